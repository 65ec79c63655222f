<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="en">
  <context>
    <name>BackMenu</name>
    <message>
      <source>Card &amp;back</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>BackupFiles</name>
    <message>
      <source>Back up everything</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write settings, saved matches and statistics to one file.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Back up...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restore everything</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go back to a backup, after a look at it. What you have now is kept.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Restore...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backups ({0});;All files (*)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backed up to {0}: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The statistics cannot be read and are not in it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing can be restored: another program may be using the same folder.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This takes the place of your settings, matches and statistics. What you have now is kept as a backup.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Made on {0} with Thothit Desktop {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n saved game(s)</source>
      <translation>
        <numerusform>%n saved game</numerusform>
        <numerusform>%n saved games</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted game(s)</source>
      <translation>
        <numerusform>%n deleted game</numerusform>
        <numerusform>%n deleted games</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln round(s) in the statistics</source>
      <translation>
        <numerusform>%Ln round in the statistics</numerusform>
        <numerusform>%Ln rounds in the statistics</numerusform>
      </translation>
    </message>
    <message>
      <source>your settings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no settings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing was restored: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restored. What you had before is in {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>BestRounds</name>
    <message>
      <source>Best rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Look at it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replay the selected round (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Date</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ahead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Opponents</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>CallBar</name>
    <message>
      <source>Calls</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>CallKeys</name>
    <message>
      <source>N</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>CardNames</name>
    <message>
      <source>Old Thousand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Red Flower</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>White Flower</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of Coins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of Strings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of Myriads</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of Spades</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of Hearts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of Diamonds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of Clubs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Jack</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Queen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>King</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rank {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stamped</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>CardPopup</name>
    <message>
      <source>Rules of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>About ceki cards</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>CardTree</name>
    <message>
      <source>The table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Steps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn the stock</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the card back</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>CekiWindow</name>
    <message>
      <source>Ceki cards</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Clipboard</name>
    <message>
      <source>The match is copied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This deal has no number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal {0} is copied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This deal has no fingerprint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The deal’s fingerprint is copied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The pasted text is neither a game record nor the number of a deal.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal {0}. The match before it is kept.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The pasted match. The match before it is kept.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>CommandFinder</name>
    <message>
      <source>Type a command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find a command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Commands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This cannot be done now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No command has these words.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Countdown</name>
    <message>
      <source>Time left to answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seconds left to answer</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>CountsPanel</name>
    <message>
      <source>Cards out and captured</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>CoursePage</name>
    <message>
      <source>What the round promised, step by step</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What happened</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>DealsWindow</name>
    <message>
      <source>The deal on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal of the day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal by number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The computers could not go on: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partner and &amp;others:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Others:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As set up: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The match of this round is not among your saved games any more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This deal is on the table. Finish the round before you play it again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody decides anything in this game, so it comes out as it comes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One round each is a sample of one: luck can turn it round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Game:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Number:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your &amp;seat:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tries of this deal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Each level plays this deal once at your seat, against the same others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let the &amp;computers play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How much the computers have played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>S&amp;top</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replay the selected round of yours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at it &amp;again…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begin a match with this deal; the match on the table is kept</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Play this deal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>DecisionsPage</name>
    <message>
      <source>Your decisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Look…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show the position before this move (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Play again from here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play on from before this move with the same cards, as practice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Best</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Given away ({0})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Grade</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Deleting</name>
    <message>
      <source>This match cannot be deleted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{0}” is deleted</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n game(s) deleted</source>
      <translation>
        <numerusform>%n game deleted</numerusform>
        <numerusform>%n games deleted</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %n game(s) for good?</source>
      <translation>
        <numerusform>Delete %n game for good?</numerusform>
        <numerusform>Delete %n games for good?</numerusform>
      </translation>
    </message>
    <message>
      <source>This cannot be undone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This match cannot be brought back.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Dialogs</name>
    <message>
      <source>Deal by number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Number of the deal:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a game record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game records ({0});;All files (*)</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n round(s) before the fault can be opened.</source>
      <translation>
        <numerusform>%n round before the fault can be opened.</numerusform>
        <numerusform>%n rounds before the fault can be opened.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Open %n round(s)</source>
      <translation>
        <numerusform>Open %n round</numerusform>
        <numerusform>Open %n rounds</numerusform>
      </translation>
    </message>
    <message>
      <source>&lt;p&gt;Thothit of Java, its relatives and other card games, against computer players. They see what a player at their seat would see, and nothing more.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It uses Qt {0} and Qt for Python, which are under the LGPL&amp;nbsp;3.&lt;/p&gt;</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your matches and settings are kept in {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>About Thothit Desktop</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ExampleCourse</name>
    <message>
      <source>Your turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}'s turn</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ExamplePane</name>
    <message>
      <source>You could do that, but this example shows another move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back to the &amp;rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Previous step (Left or Page Up)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next step (Right or Page Down)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Next</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close the rules and play this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Play now</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>FavouriteButton</name>
    <message>
      <source>{0} is a favourite</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>List this game first (F)</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>FingerprintWindow</name>
    <message>
      <source>You chose this deal, so its cards could be known beforehand. The fingerprint shows no more than that they were not changed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are trying another course of a round whose cards were known: it has no fingerprint.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This round has no fingerprint: none was noted when it was dealt.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The fingerprint does not fit the cards: the record of this match was changed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This was computed before the first card was dealt. Note it, or its first {0} digits, and you can check after the round that no card was changed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The round is over. The line below holds every card as it was dealt. Its SHA-256 is the fingerprint: compare that with what you noted.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal’s fingerprint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Round:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fingerprint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards and nonce</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All cards and the random number beside them are shown here when the round has ended.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Copy fingerprint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy cards and &amp;nonce</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy the line whose SHA-256 is the fingerprint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Look at all hands…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go through the round with every hand open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Is the deal honest?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>HelpWindow</name>
    <message>
      <source>Is the deal honest?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How the others play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This page is missing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Page:</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Hints</name>
    <message>
      <source>Thinking…</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>HonestyEntries</name>
    <message>
      <source>The fingerprint of round {0} does not fit its cards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The record was changed after the cards were dealt. You can play on with it.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>HouseRules</name>
    <message>
      <source>As the sources say</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide the rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show all rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every rule as its source gives it, or as we read it where the sources say nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose the rules below as you play them at home.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>default</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Source: {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>KeysWindow</name>
    <message>
      <source>Keys</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>KowahKeys</name>
    <message>
      <source>W</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>K</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>M</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>H</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>J</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>LanguageMenu</name>
    <message>
      <source>Langua&amp;ge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As the &amp;system</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This translation waits for a native reader.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>LearnOffer</name>
    <message>
      <source>Learn this ({0})</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>LearnerEntries</name>
    <message>
      <source>Count &amp;unseen cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A table beside the cards counts them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remember &amp;captured cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A table beside the cards tells which are gone, and who has them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Warn of weak moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Never</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More than &amp;2 points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More than &amp;5 points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More than &amp;10 points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>LessonList</name>
    <message>
      <source>Lessons</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play a few cards and be told what they do. Your match waits; nothing here counts.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>LessonRow</name>
    <message numerus="yes">
      <source>%n minute(s)</source>
      <translation>
        <numerusform>%n minute</numerusform>
        <numerusform>%n minutes</numerusform>
      </translation>
    </message>
    <message>
      <source>Step {0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>✓ Done</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not begun</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>LessonsWindow</name>
    <message>
      <source>All &amp;lessons</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This lesson cannot be read.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lessons</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Next lesson</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Play</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
      <source>About %1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Preferences...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Services</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide %1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide Others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Quit %1</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>The saved match could not be read, so a new one has begun.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>The saved match is damaged. %n sound round(s) could be kept.</source>
      <translation>
        <numerusform>The saved match is damaged. %n sound round could be kept.</numerusform>
        <numerusform>The saved match is damaged. %n sound rounds could be kept.</numerusform>
      </translation>
    </message>
    <message>
      <source>This record cannot be opened.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: what if</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Rules of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This match names an unknown computer player; a regular plays instead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thothit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Speed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>S&amp;ound</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Seats</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;View</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Learner's help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Appearance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Toolbar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a game and begin a new match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+N</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play the sa&amp;me again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begin a new match of this game, with the same players and rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+N</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next &amp;round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on to the next round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Return</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Re&amp;start this deal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play the same cards again from the first turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+R</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take back your last decision, and what came after it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Z</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Make the moves again that you have taken back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+Z</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Hint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show what the coach would play, and why; once more takes it away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+H</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dea&amp;l of the day</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play today's deal of this game, which is the same for everybody</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+D</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>D&amp;eals…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play a deal again from any seat, compare your tries, and study chosen deals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+L</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Deal by number…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begin a match with a deal of your choice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+D</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back to the match &amp;before</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return to the match that you left for this one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Repla&amp;y…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at the rounds of this match again, move by move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+R</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Re&amp;view…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>See what your decisions in the last round gave away, and what was luck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+V</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bac&amp;k to the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leave what you only try, and go on with your match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+B</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved &amp;games…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All your matches: play on, look at them, rename, delete, export</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+O</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a game record and play on from there</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+O</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save this match as a game record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+S</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Copy match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy the game record of this match as text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+C</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy deal &amp;number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy the number of this deal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+C</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy deal’s &amp;fingerprint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy the whole fingerprint of this deal, to check later that no card was changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Settings…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything that can be set, in one window; back up and restore</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+,</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a copied game record, or play the deal of a copied number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+V</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Quit; your match is saved</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Q</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Freeze the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>P</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Automatic turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In games without decisions, take your turns automatically</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Last play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show the last play again; hold the key to keep it in view</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>L</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stan&amp;dings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show how the match stands, round by round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>T</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Score s&amp;heet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show the score of the finished round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>S</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stat&amp;istics…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show figures and charts of all rounds you have played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+T</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Captures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at your own pile; press again for the next open one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Ceki cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play with ceki cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F3</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Western cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play with Western cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F4</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Western cards (clubs and spades swa&amp;pped)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play with Western cards as CatsAtCards does: clubs for myriads, spades for honours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F5</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Switch &amp;deck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Switch between ceki and Western cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>D</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corner &amp;index</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show digits and suit signs on the ceki cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play &amp;sounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hear the cards, the calls and the end of a round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+M</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Louder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play sounds louder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+Up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Quieter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play sounds more quietly</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+Shift+Down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>List the moves of the round beside the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+M</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Full screen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fill the whole screen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F11</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Animation &amp;off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards appear in their places at once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Animation &amp;fast</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Animation &amp;normal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Animation &amp;slow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+3</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As the &amp;system</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Light</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Dark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;High contrast</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Rules of Thothit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rules on one page, with pictures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Lessons…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Learn the games at the table, in a few minutes each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+F1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Learn &amp;this rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the lesson on the rule that refused your move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+F1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All thirty cards, with their names and what these mean</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All keys at a glance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F2</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Find a command…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search all menus, and do what you find</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ctrl+K</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal’s fin&amp;gerprint…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What binds the cards of this round; after it, all cards and how to check them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Is the deal &amp;honest?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the deal’s fingerprint proves, and how to check it yourself</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How the &amp;others play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the computer players see, remember and do</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Report a &amp;problem...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;About Thothit Desktop</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>MatchControl</name>
    <message>
      <source>There is no match before this one yet.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>MatchMenu</name>
    <message>
      <source>Restart this deal? Your progress in this round will be lost.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restart this deal? Its result is withdrawn, and the next one marked as played with help.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restart this deal? In fair play, that counts as giving up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The match cannot be saved there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved as {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>MovesDock</name>
    <message>
      <source>Moves</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>MovesModel</name>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>taken back</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>MovesPanel</name>
    <message>
      <source>Round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moves of the round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As in &amp;records</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show moves as game records have them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Show this position</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Copy the list</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>NewGame</name>
    <message>
      <source>F</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} · a round takes {1} · {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} · a hand takes {1} · {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who plays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who plays against you</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Practice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fair play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo stops at any card you have newly seen. Restarting a deal counts as giving up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undo as often as you like, down to the deal.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Differs from {0} in</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At a glance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>title</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>figures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rule</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>section</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Number of players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;House rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F: favourite   Enter: play   F1: rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read the rules of this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>button</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return to the match on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begin a new match</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>OpenHands</name>
    <message>
      <source>Hands</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Opponents</name>
    <message>
      <source>{0}. There is nothing to decide in this game, so all players are alike.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, your partner</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All match my strength</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Panels</name>
    <message>
      <source>C shows the next. Escape or a click closes it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C, Escape or a click closes it.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Pauses</name>
    <message>
      <source>Paused. Press P to continue</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>File</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>File Folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drive</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alias</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shortcut</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unknown</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QAbstractSpinBox</name>
    <message>
      <source>&amp;Select All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Step up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Step &amp;down</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QAccessibleActionInterface</name>
    <message>
      <source>Press</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Increase</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Decrease</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ShowMenu</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>SetFocus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Toggle</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scroll Left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scroll Right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scroll Up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scroll Down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Previous Page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next Page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Triggers the action</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Increase the value</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Decrease the value</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shows the menu</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sets the focus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Toggles the state</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scrolls to the left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scrolls to the right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scrolls up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scrolls down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goes back a page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Goes to the next page</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QCocoaMenuBar</name>
    <message>
      <source>Edit</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QCocoaMenuItem</name>
    <message>
      <source>Cut</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paste</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select All</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QCocoaTheme</name>
    <message>
      <source>Don't Save</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QComboBox</name>
    <message>
      <source>Open the combo box selection popup</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QDialog</name>
    <message>
      <source>What's This?</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QDialogButtonBox</name>
    <message>
      <source>OK</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QDockWidget</name>
    <message>
      <source>Float</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Undocks and re-attaches the dock widget</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Closes the dock widget</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alt+Left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Forward</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go forward</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alt+Right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Parent Directory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go to the parent directory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alt+Up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Create New Folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Create a New Folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New Folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>List View</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change to list view mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Detail View</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change to detail view mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sidebar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>List of places and bookmarks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Files</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Look in:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Directory:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Directories</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Find Directory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Save</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save As</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Choose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remove</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All files (*)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All Files (*)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Recent Places</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Are you sure you want to delete '%1'?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>'%1' is write protected.
Do you want to delete it anyway?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Could not delete directory.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>%1
File not found.
Please verify the correct file name was given.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>%1 already exists.
Do you want to replace it?</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QFileSystemModel</name>
    <message>
      <source>Name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Date Modified</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>My Computer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Computer</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QGnomeTheme</name>
    <message>
      <source>&amp;OK</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Save</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close without Saving</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QInputDialog</name>
    <message>
      <source>Enter a value:</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select All</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QMessageBox</name>
    <message>
      <source>Show Details...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hide Details...</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QPlatformTheme</name>
    <message>
      <source>OK</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Yes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Yes to &amp;All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;No</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>N&amp;o to All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Abort</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Retry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ignore</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Discard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Apply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reset</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restore Defaults</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QProgressBar</name>
    <message>
      <source>%p%</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QProgressDialog</name>
    <message>
      <source>Cancel</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QScrollBar</name>
    <message>
      <source>Scroll here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Left edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Top</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Right edge</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bottom</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Page down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scroll left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scroll up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scroll right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scroll down</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QShortcut</name>
    <message>
      <source>Ctrl</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Alt</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Meta</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Num</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>+</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F%1</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Esc</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tab</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backtab</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backspace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Return</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Del</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Print</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Home</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>End</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>PgUp</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>PgDown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Space</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Menu</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <source>Scroll Left</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scroll Right</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select All</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ReadingEntries</name>
    <message>
      <source>Read &amp;out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>My &amp;hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+H</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Pool and stock</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+P</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+T</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Scores</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+S</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Last plays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+L</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Whose turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shift+W</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}. {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing has been played yet</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>RecordExchange</name>
    <message>
      <source>Export the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The match cannot be saved there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved as {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Import a game record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game records ({0});;All files (*)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The match cannot be saved.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The match is copied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This deal has no number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal {0} is copied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The pasted text is neither a game record nor the number of a deal.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This record cannot be opened.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n round(s) before the fault can be kept.</source>
      <translation>
        <numerusform>%n round before the fault can be kept.</numerusform>
        <numerusform>%n rounds before the fault can be kept.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Keep %n round(s)</source>
      <translation>
        <numerusform>Keep %n round</numerusform>
        <numerusform>Keep %n rounds</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReplayWindow</name>
    <message>
      <source>{0}. The cards are dealt.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replay of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This round: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Try another course from this move on, as practice; your match waits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restore the match before you play on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody decides anything here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In fair play you can try another course once the round is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>While the round is in play, you can try again only where you have decided</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What if {0} ({1})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, from move {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not played to its end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>played to its end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replay</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Previous round (Page Up)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Previous round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next round (Page Down)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>From which seat you look</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who looks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What if</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What you have tried: Enter or a double click shows it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What you have tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete the selected one; Undo brings it back (Delete)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring back what was deleted last (Ctrl+Z)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the deal (Home)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One move back (Left)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play or pause (Space)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One move on (Right)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To the end of the round (End)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Speed (+ and -)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Speed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Re&amp;view…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>See what the decisions of this round gave away, and what was luck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play on from &amp;here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close the replay (Esc)</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ReportBox</name>
    <message>
      <source>&amp;Copy report</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copied</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ReportEntry</name>
    <message>
      <source>Copy the report, and say what you did and what happened. It holds the versions of the program and the system, the end of the log, and this match; no folders of yours.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The whole log is {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Report a problem</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Reporter</name>
    <message>
      <source>No more files can be opened: the system has no file handles left.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You can play on. Close other programs, or this one, and try again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Something went wrong. Your match is saved, and you can play on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>To report it, copy the report; it says what happened and holds your match.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The program has been updated or removed while it was running.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your match is saved. Close the program and start it again.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ResumeProgress</name>
    <message numerus="yes">
      <source>Replaying %n round(s)…</source>
      <translation>
        <numerusform>Replaying %n round…</numerusform>
        <numerusform>Replaying %n rounds…</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReviewWindow</name>
    <message>
      <source>What &amp;mattered</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All &amp;decisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>C&amp;ourse and luck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Review of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No round of this match is over yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The coach goes through the round…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Stop</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The review was stopped.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Start again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This round cannot be reviewed: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Review</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Round:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Moves looked at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>%v of %m moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The others’ turns hold their cards and their mistakes. Own cards are those from the stock.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;All cards…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go through the round with every hand open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Fingerprint…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All cards as they were dealt, the stock too, and how to check that none was changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close the review (Esc)</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>RoundEnd</name>
    <message>
      <source>The match is over. Continue it without a limit?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Continue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back &amp;to the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ne&amp;w match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Continue without a limit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next &amp;round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next &amp;hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next hand</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>RulesWindow</name>
    <message>
      <source>Rules of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Game:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play an &amp;example through</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>SafeMode</name>
    <message>
      <source>Safe mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thothit did not come up the last two times. Start in safe mode?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Safe mode uses default settings and begins a new match. Your settings stay as they are, and your last match is kept among the saved games.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start in &amp;safe mode</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start as &amp;usual</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is safe mode.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settings are the default ones, and what you change in them is not kept. Your last match is among the saved games. Close the program and start it again to play as usual.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>SaveNotices</name>
    <message>
      <source>Your match is saved again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your last moves are not saved. Close anyway?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The match cannot be saved: {0}. You can play on; saving is tried again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your settings cannot be saved: {0} cannot be written. They hold until you close the program, and saving is tried again.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ScoreColumns</name>
    <message>
      <source>Cannot win</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ScoreSheet</name>
    <message>
      <source>Next round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Next hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back to the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Standings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The score sheet of the round (S)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The match so far, round by round (T)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Score sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The match so far, round by round (S)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How the match has ended</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This deal again…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play the same cards again, from your seat or another one (Ctrl+L)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replay…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at this round again, move by move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Review…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>See what your decisions gave away, and what was luck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fingerprint…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All cards of this round, and how to check that none was changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close the sheet and look at the table (Esc)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Continue without a limit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Keep the totals and go on, round after round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go on to the next round (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New match…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a game and begin a new match (Ctrl+N)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rematch</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begin a new match of this game with the same players and rules (Enter)</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>SettingsFiles</name>
    <message>
      <source>Export settings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write all settings to a file that people can read, too.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>E&amp;xport...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Import settings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take over exported settings, after a look at what they would change.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Import...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settings ({0});;All files (*)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The settings cannot be exported: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Exported to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is not a file of settings.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cannot be imported: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Passed over: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not known here: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing in {0} differs from your settings.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} → {2}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n setting(s) changed. Undo takes that back.</source>
      <translation>
        <numerusform>%n setting changed. Undo takes that back.</numerusform>
        <numerusform>%n settings changed. Undo takes that back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n setting(s) will change:</source>
      <translation>
        <numerusform>%n setting will change:</numerusform>
        <numerusform>%n settings will change:</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;Take over</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>SettingsWindow</name>
    <message>
      <source>No setting has these words.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Taken back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This page is as it was at first. Undo takes that back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All settings are as they were at first. Undo takes that back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reset all settings? Matches and statistics stay.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reset everything</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Settings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search all settings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show only settings with these words (Ctrl+F)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pages</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take back what was changed last in this window (Ctrl+Z)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reset this &amp;page</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reset &amp;everything...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ShelfBoxes</name>
    <message>
      <source>Rename</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name of this match (leave it empty for the game's name):</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ShelfList</name>
    <message>
      <source>Nothing matches your search.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Nothing is deleted. What you delete can be brought back for %n day(s).</source>
      <translation>
        <numerusform>Nothing is deleted. What you delete can be brought back for %n day.</numerusform>
        <numerusform>Nothing is deleted. What you delete can be brought back for %n days.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing is saved yet. Every match that you play is kept here.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n game(s) left to read</source>
      <translation>
        <numerusform>%n game left to read</numerusform>
        <numerusform>%n games left to read</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} of %n game(s)</source>
      <translation>
        <numerusform>{0} of %n game</numerusform>
        <numerusform>{0} of %n games</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>each can be brought back for %n day(s)</source>
      <translation>
        <numerusform>each can be brought back for %n day</numerusform>
        <numerusform>each can be brought back for %n days</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n game(s)</source>
      <translation>
        <numerusform>%n game</numerusform>
        <numerusform>%n games</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ShelfWindow</name>
    <message>
      <source>&amp;Restore</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring the selected matches back (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Resume</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;To the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play on from where this match stands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Delete for good…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete the selected matches so that nobody can bring them back (Delete)</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Delete the selected matches; you can bring them back for %n day(s) (Delete)</source>
      <translation>
        <numerusform>Delete the selected matches; you can bring them back for %n day (Delete)</numerusform>
        <numerusform>Delete the selected matches; you can bring them back for %n days (Delete)</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close the sheet (Esc)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This match cannot be renamed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Saved games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show only matches with these words: a name, a game, a player, a result (Ctrl+F)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which matches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All matches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unfinished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Finished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deleted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring back what was deleted last (Ctrl+Z)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Export…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save this match as a file that somebody else can open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Import…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put a game record from a file on the shelf</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Resume</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play on from where this match stands (Enter)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Standings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show this match round by round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Repla&amp;y</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at this match again, move by move (Ctrl+Shift+R)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Re&amp;view…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>See what your decisions gave away, and what was luck (Ctrl+Shift+V)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Re&amp;name…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give this match a name of your own (F2)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move to the deleted matches; you can bring them back (Delete)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go back to the table (Esc)</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>SoundMenu</name>
    <message>
      <source>Sounds are off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Volume: {0}%</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Volume: {0}%, but the sound server does not answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Volume: {0}%, but no sound device was found</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>StandingsPage</name>
    <message>
      <source>Total</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>StatisticsAccess</name>
    <message>
      <source>The match of this round is not among your saved games any more.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>StatisticsWindow</name>
    <message>
      <source>Figures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points ahead, round by round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How often which score</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Average points ahead, by game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Figures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round by roun&amp;d</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Scores</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B&amp;y game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B&amp;est rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The statistics cannot be read: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have played no such round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No rounds yet. Every round you play to its end is counted here.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Figure</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Value</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What it says</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ahead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Average of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The statistics cannot be changed: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the rounds as a table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The table cannot be saved: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save the chart as a picture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The picture cannot be saved there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Statistics</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Game:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count the rounds of one game only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Opponents:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count rounds against these opponents only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Rules:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count rounds by these rules only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>P&amp;lay:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count rounds played fair, in practice, with or without help only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save &amp;table...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save &amp;picture...</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Start from zero</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bring &amp;back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Deal {0} · {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fingerprint {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Note it, and you can check after the round that no card was changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The fingerprint does not fit the cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The record of this match was changed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fair play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>what if: practice that does not count</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>helped %n time(s)</source>
      <translation>
        <numerusform>helped %n time</numerusform>
        <numerusform>helped %n times</numerusform>
      </translation>
    </message>
    <message>
      <source>given up</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>StatusMessages</name>
    <message>
      <source>Click or press any key to continue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Press Enter for a new match, S for the score sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Press Enter to go on, S for the score sheet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No round has begun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}'s player failed; a simpler one goes on.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Table</name>
    <message>
      <source>cannot win</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sits out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>dealer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click the table or press Space or Enter to turn up the stock.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no king</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n card(s)</source>
      <translation>
        <numerusform>%n card</numerusform>
        <numerusform>%n cards</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}, wins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}, tied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a triple</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click the table or press Space or Enter to draw the cards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: Kowah</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>checki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} took</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Card table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>trumpman</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} was turned up for trump and is still in hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} was turned up for trump and has been played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>trump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>side A</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>side B</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>We</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>trump ?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>passes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bids {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bid {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Jodhi {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Khanaak</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pass</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The bidding</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Royals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind Thunee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind Royals</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n ball(s)</source>
      <translation>
        <numerusform>%n ball</numerusform>
        <numerusform>%n balls</numerusform>
      </translation>
    </message>
    <message>
      <source>no tricks</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n trick(s)</source>
      <translation>
        <numerusform>%n trick</numerusform>
        <numerusform>%n tricks</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} · Jodhi {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>plays {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>against {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>sets trump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>counts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>counts, +{0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} led</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>TellingCard</name>
    <message>
      <source>Look…</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show the position before this move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play again from here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play on from before this move with the same cards, as practice</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>TellingPage</name>
    <message>
      <source>{0} {1}, move {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In hindsight</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No decision gave away much.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>TextSizeMenu</name>
    <message>
      <source>Te&amp;xt size</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}%</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ThuneeKeys</name>
    <message>
      <source>F</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>J</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>H</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>G</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>U</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>R</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>B</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Y</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>E</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>X</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>K</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ThuneePage</name>
    <message>
      <source>Sum</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>balls, {0} needed</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Tile</name>
    <message>
      <source>{0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>luck {0} in 10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1}, {2}: {3}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ToolBarLook</name>
    <message>
      <source>&amp;Toolbar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show the buttons below the menus</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Transport</name>
    <message>
      <source>{0} ×</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pause</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>UndoMenu</name>
    <message>
      <source>You took back {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You chose {0} again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In fair play your last decision stands: you have seen another card since.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>Viewpoint</name>
    <message>
      <source>This round is still in play, so you see only what you saw at the table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All hands open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As you saw it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As {0} saw it</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>WelcomeCard</name>
    <message>
      <source>Welcome to Thothit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A click skips what moves.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Learn in two minutes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play the first lesson</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put this card away</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Skip the ceremony</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begin with the first turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A card game of old Java. Your card takes one of its rank from the table; pairs of the same picture and cards with a red stamp count.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>argparse</name>
    <message>
      <source>usage: </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>options</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>positional arguments</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>expected one argument</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>arguments</name>
    <message>
      <source>Thothit and other card games against computer players.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>open this game record where it stands, instead of the match that was played last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>play a new match of this game, one of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>so many play, the person and computer players together</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>play a match of N rounds, or of rotation (one full rotation), or free (up to {0} rounds)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>play by this house rule (a wrong one is answered with a list of them); may be given repeatedly</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>play the match and first deal of this number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>let the computer play all seats, and save nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>quit after N rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>animate at this speed in this run, one of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>seat this kind of computer player in this run, one of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>show this card art in this run, one of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>speak this language in this run, one of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>save a picture of the window (the name ends in .png, .jpg or .jpeg) and quit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>take the picture at this moment: deal (cards are dealt), choice (somebody has a choice to make; the default) or sheet (the round is scored)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write frame and start-up times to FILE at the end</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>keep the match and the settings in DIR</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>start with default settings and a new match; the settings stay as they are, and the last match is kept among the saved games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>check that this program is complete and works on this machine, and quit; touches no match and no settings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>show the version of this program and quit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--self-test stands alone: it plays in a directory of its own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--{0} is one of {1}, not {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a record has its own game, players, rules and deal: give FILE or those, not both</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--{0} {1}: there is no such directory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--{0} {1}: this is a directory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--screenshot {0}: the name ends in none of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the name is empty</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>backup</name>
    <message>
      <source>{0} cannot be written: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The settings in this backup are damaged.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a backup of Thothit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is damaged.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} was made by a newer version of the program.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The statistics in this backup are damaged.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The statistics in this backup are of a newer version of the program.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no room to unpack it: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The restore has stopped: {0}. Close the program and start it again to finish it.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>calls</name>
    <message>
      <source>Pass</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let it go</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw from the stock.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Claim {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It wins the hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Then you discard a card.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lights when your hand is ready: a pair and two triplets.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing has been discarded yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take {0}: it wins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checki: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The pair is then laid open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You wait for {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No card can win with {0}: all four are in your hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Spades</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hearts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Diamonds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Clubs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You lead, and the suit of your card is trump: win every trick yourself for four balls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Royals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee with the order of the cards reversed, Q K 10 A 9 J.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind Thunee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee for eight balls: your last two cards stay unseen until you have won four tricks.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind Royals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Royals for eight balls: your last two cards stay unseen until you have won four tricks.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>My last card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trump will be the suit of the last card you are dealt, which you have not seen yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The same dealer deals again, and nobody scores.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You say that you will win the last trick yourself: two balls, or four for the others if you do not.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Khanaak</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You say that you will win the last trick, and that your Jodhis plus 10 beat the card points and Jodhis of the others: three or six balls, or four for the others if not.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hold back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No call</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If nobody bids more, you set trump, and the others count {0} more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Jodhi in {0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the points are announced, not the suit.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>captions</name>
    <message>
      <source>+{0} {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stamped twin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>twin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stamped</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>completes a set</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>cards</name>
    <message>
      <source>No card of your hand matches it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In your hand: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Matches nothing in the pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Matches in the pool: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>two</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>three</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>four</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} for {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Worth when captured: {0}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>You have captured %n of it</source>
      <translation>
        <numerusform>You have captured %n of it</numerusform>
        <numerusform>You have captured %n of it</numerusform>
      </translation>
    </message>
    <message>
      <source>Section 3: a card takes only its identical twin.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rule F3: on a first turn a card takes only its identical twin.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rule F2: the card of the stock takes one of its rank if it can.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rule F1: a card takes one of its rank if it can.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Section 4: identical cards that you have captured count together.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rule K3: every pair of a rank that lies there is captured.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You are waiting for it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In your hand: {0} of {1} copies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Out of your sight: {0} of {1} copies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rule W3: a hand is ready with an identical pair and two triplets of a rank.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A face-down card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May take now: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Out of your sight: {0} of the {1} of its rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Counts {0} for the side that wins its trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is a trump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rule T10: follow suit if you can; else play any card, trumps too.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>catalogue</name>
    <message>
      <source>{0} to {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} players</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>about %n minute(s)</source>
      <translation>
        <numerusform>about %n minute</numerusform>
        <numerusform>about %n minutes</numerusform>
      </translation>
    </message>
    <message>
      <source>mostly skill</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more skill than luck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>half luck, half skill</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a little more luck than skill</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more luck than skill</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>mostly luck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing but luck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The child takes any card that fits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The neighbour takes the points at hand and forgets what lies face down.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The regular takes what is worth most at once and remembers every capture.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The old hand thinks ahead a little and remembers the last captures.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The master thinks ahead as far as that helps.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the player after the dealer; the deal passes on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the player after the dealer; the winner deals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stock</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Packs of 60 cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Family</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n card(s)</source>
      <translation>
        <numerusform>%n card</numerusform>
        <numerusform>%n cards</numerusform>
      </translation>
    </message>
    <message>
      <source>French, {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>ceki</name>
    <message>
      <source>This page is missing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The honours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three cards without a suit. All have rank 1.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Coins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the players saw in them, from slippers to drums, gave them their names.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strings of coins, seen as lances, mountains and torches.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Myriads</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ten thousands: figures with a Chinese numeral, and so the Chinese cards to many players.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ceki cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thirty narrow cards in black and red, of three suits and three honours. A pack holds two of each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The black block at each end tells the rank without a number: a bitten corner is 1, a side tab 2, a spike 3, a tab in the middle 4, two notches 5, two slits 6, three saw teeth 7, one notch 8, one slit 9. The {OT} has none of them.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{OT}, {RF} and {S9} wear a red stamp.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Surakarta</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Yogyakarta</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Java, 1876</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Malaya</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Padang</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Badung, Bali</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sources</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Names and meanings: Porges, &lt;i&gt;Ways to Play&lt;/i&gt; (games.porg.es), the page on ceki cards, with names collected in Surakarta and Yogyakarta in 1941, in Java in 1876, in Malaysia and Singapore, in Padang in 2013, and in Badung. The Javanese script writes the names of 1876. The faces are drawn for this program.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>cli</name>
    <message>
      <source>cannot write: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} (see {1} --help)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Card games of Java and beyond, without a window.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>show the version of this program and quit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>answer in this language, one of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>commands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the games, seats and options, with defaults</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as JSON</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a record with one dealt round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a game's id</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>number of seats</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>number of the deal (else a random one)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>check a record's moves and print its points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one record, or one a line; - is standard input</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>as JSON, a line a record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the legal moves in a record's last position</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one record; - is standard input</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>seats: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>match: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>preset {0}: {1} ({2})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} (default)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unfinished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>round {0}: {1}; {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>won by nobody</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>won by {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> and </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>play rounds of all games, looking for faults</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>how many (default 1000)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>another one draws others (default 0)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>processes; auto is one a processor (default 1)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>after {0} rounds a fault: {1} (its record is above)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} rounds, no fault</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a whole number from 0 on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has more than {1} digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>0 is too few</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>set an option</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--option {0} is not one new NAME=VALUE</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not UTF-8 text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more than one record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>standard input</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: line {1}: {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>closed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the name of the file is empty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>too large for a game record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the move that a computer player makes in a record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>who chooses (default expert)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>makes the answer reproducible, with --playouts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>record {0}: its last round is over, there is no move to choose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>record {0}: its next move is drawn by luck, there is no move to choose</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>each player's own limit for a decision</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} ms a decision</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} playouts a decision</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} deals x {1} rotations, {2} rounds, {3}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>margin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>less luck</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wins %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>decisions, ms:</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>± is half of a 95 % interval, a deal in all its rotations being one observation.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>less luck: the margin without what the order of the stock brought, which is 0 on average.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>computer players against each other</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a player a seat: {0}; or {1}, the program of --against</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a program that answers records as `thothit move -` does</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>seconds that program has for a move (default 60)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>how many, at most with --until (default {0})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>stop once every margin is known to within W points, not before {0} deals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>number of the first deal (default 0)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>margins with the luck of the stock taken out as well</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>play on the workers of this Dask scheduler (extra `cluster`)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the results as {0}; - (the default) prints them in place of the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>write every round's record here, one a line</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>say how far it is, even without a terminal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>milliseconds a decision</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>playouts a decision (default the player's own number)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a number of points above 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--json and --csv cannot both be printed: name a file for one of them</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}; the {1} deals before it are kept</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--against COMMAND needs a seat called {0}, and such a seat the command</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--scheduler needs the extra: pip install 'thothit-desktop[cluster]'</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>check that no card of a round was changed while it was played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the fingerprint you noted before the first card: {0} digits of it or more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a fingerprint: its digits are 0-9 and a-f</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has {1} digits, not {2} to {3} digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>round {0}: the fingerprint does not fit the cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no round has a fingerprint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>round {0}: no fingerprint</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>round {0}: {1} fits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The fingerprints fit the cards. Only one that you noted before the first card (--fingerprint) proves that the cards were fixed then.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no round has the fingerprint {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The cards of round {0} were fixed when you noted its fingerprint.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>coach</name>
    <message>
      <source>level with the others</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n point(s) ahead of the others</source>
      <translation>
        <numerusform>%n point ahead of the others</numerusform>
        <numerusform>%n points ahead of the others</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) behind the others</source>
      <translation>
        <numerusform>%n point behind the others</numerusform>
        <numerusform>%n points behind the others</numerusform>
      </translation>
    </message>
    <message>
      <source>less than a point</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n point(s)</source>
      <translation>
        <numerusform>%n point</numerusform>
        <numerusform>%n points</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} takes {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Expected: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} It is about as good as the best.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} It gives away {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have only this move: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Best: {0} ({1} expected).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is just as good.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n other move(s) are just as good.</source>
      <translation>
        <numerusform>%n other move are just as good.</numerusform>
        <numerusform>%n other moves are just as good.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} is about as good.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n other move(s) are about as good.</source>
      <translation>
        <numerusform>%n other move are about as good.</numerusform>
        <numerusform>%n other moves are about as good.</numerusform>
      </translation>
    </message>
    <message>
      <source>Best: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: just as good.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: about as good.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} gives away {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} gives away about {1}; {2} is better. Choose it again to play it anyway.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You know where every card is, so this is worked out to the end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unseen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}/{1}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>That adds %n point(s) at once.</source>
      <translation>
        <numerusform>That adds %n point at once.</numerusform>
        <numerusform>That adds %n points at once.</numerusform>
      </translation>
    </message>
    <message>
      <source>It is your first {0}; {1} more can still be had.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>That makes {0} × {1}; {2} more can still be had.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has captured {1} already, and does not get this one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>None of the cards you cannot see matches it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} would match it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in {0}% of the deals tried another player took it before your next turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}; {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of such hands won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of such hands</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}%</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Discard {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>% chance to win</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>0 is an even chance, {0} for each of {1} players; a lost hand ends that much below.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} wins the hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You then wait for {0}: {1} of the {2} cards you cannot see.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} make your hand ready.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} improve your hand and {2} make it ready.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} improve your hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With {0} {1} of your eight cards fit, without it {2}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>But {0} may be waiting for {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Discards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} balls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} as trump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>balls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The balls of the other side count against yours.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In {0}% of the deals tried an opponent still to play can beat it ({1} points).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In {0}% of the deals tried nobody still to play beats it ({1} points).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody still to play can beat it ({0} points).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An opponent still to play can beat it ({0} points).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, your partner, keeps the trick with {1} in {2}% of the deals tried</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, your partner, keeps the trick with {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>An opponent can still beat {1}, the card of your partner {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} ({1} points).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The trick goes to the others with {0} points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No trump is left that you cannot see.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n trump(s) you cannot see.</source>
      <translation>
        <numerusform>%n trump you cannot see.</numerusform>
        <numerusform>%n trumps you cannot see.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You hold %n card(s) of {0}.</source>
      <translation>
        <numerusform>You hold %n card of {0}.</numerusform>
        <numerusform>You hold %n cards of {0}.</numerusform>
      </translation>
    </message>
    <message>
      <source>It brings your side balls in {0}% of the deals tried.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If nobody makes a mistake, it brings your side balls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If nobody makes a mistake, the balls go to the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} (trumps)</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>deals</name>
    <message>
      <source>An extra hand of tied players cannot be played by itself.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Today's deal, the same for everybody who plays by these rules.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Please type the number of a deal: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n player(s)</source>
      <translation>
        <numerusform>%n player</numerusform>
        <numerusform>%n players</numerusform>
      </translation>
    </message>
    <message>
      <source>deal {0}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n house rule(s)</source>
      <translation>
        <numerusform>%n house rule</numerusform>
        <numerusform>%n house rules</numerusform>
      </translation>
    </message>
    <message>
      <source>, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Computer, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Yes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Partner and others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ahead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Date</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have not finished this deal yet.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>You have finished this deal %n time(s).</source>
      <translation>
        <numerusform>You have finished this deal %n time.</numerusform>
        <numerusform>You have finished this deal %n times.</numerusform>
      </translation>
    </message>
    <message>
      <source>At best you were {0} ahead.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At best you were {0} behind.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At best you were level with the best of the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Think ahead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The raja can do much better than to take what is worth most at once: the master gets 40 points more out of this hand than a regular.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The right pair first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After two regulars the unyik can begin with a pair of ones or with a pair of fives. With the fives first the master ends 20 points better.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last and best</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The unyik plays last and is best off all the same: on the average regulars end 60 points ahead in this seat. Try the raja's seat against it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Which pair to break</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The raja holds two twos alike and two fives alike, and neither captures on the first turn. For the master it is worth 20 points more to lay a five first than a two.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the others leave you</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Few points are to be had in a round, and here many of them turn on how you play: the master ends 3 points better than a regular.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everything matches</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not one card is lost: a regular in this seat captures with all seven cards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Still a choice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have to capture whenever you can, and still it matters with which card: the master ends 1 point better than a regular.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One pair of several</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The patih can begin with several pairs, and it matters which: the ones are worth 35 points more to the master than the nines that a regular takes.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A sweep</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Twenty cards that sweep the table: regulars end at least 45 points ahead in the raja's seat. Can you do it from another one?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The race for one card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two players wait for the cards they lack. The master, who counts those that are still unseen, ends 1 point better than a regular.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A hand that must be called</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three jacks and two nines: on this hand a regular calls Thunee every time.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid or pass</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dealer's first four cards are just worth a bid. The master who bids 10 ends 3 balls better than the master who passes.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>differences</name>
    <message>
      <source>Players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Decisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Direction</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who starts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>clockwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>counter-clockwise</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>example</name>
    <message>
      <source>Click Next to open the piles and see what they are worth.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the piles are worth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}, and cannot win</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}, and the win</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click cards and buttons, or use the arrow keys, Enter and the letters on the buttons.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click Next to see how the hand ended.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>faults</name>
    <message>
      <source>the round is over</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is another seat's turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is not a move of this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not in the hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the next stock card is still to be turned</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the question that is asked comes first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is too late for that</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no stock card is turned up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the card turned up is {1}, not {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the card turned up, {0}, comes first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} must capture ({rest})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a hand card that captures must be played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{1} does not match {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not in the pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} captures only its identical twin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on a first turn {0} captures only its identical twin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lies there more than once, and an odd card must be taken first ({rest})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is identical, and a different card must be taken first ({rest})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the cards turned up are {2} and {3}, not {0} and {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a draw of Laki is due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no draw of Laki is due</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Laki is drawn by exactly the seats that are tied, each three cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cannot be drawn now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a card is drawn or taken first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a card is discarded first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the pair shown is broken, and another one is shown first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nothing is asked that could be passed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no card has been discarded yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>after taking {0} no card could be discarded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>after checki {0} may be taken only to win</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} was just taken, and its design may not be discarded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>after checki the card just drawn, {1}, is discarded, not {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>without {0} the declared hand is not ready</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not in the hand twice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the pair {0} does not leave two triplets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>checki is declared with a ready hand, as dealt or after an own discard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>checki is declared already, with the pair {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the seat does not wait for a card that lies open</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a ready hand is declared at once</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the move names a seat that there is not</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>out of turn, and only then, a move names its seat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is not the time for it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the options chosen do not have this call</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} does not follow {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is a lower trump than {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>bids are 10, 20 and so on to 100, and 104</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a bid must be higher than the last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>104 is bid over 100 only</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee is not called with six cards of one suit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the Jodhi of {0} is claimed already</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the hand does not hold {0} and its queen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no other call under Thunee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this is called in the last trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is one Double or Khanaak a hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the side has lost a trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no Double is called at 11 balls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the side has not announced a Jodhi</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the side has lost no trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is played by {1} players, not {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has no option {1} (it has {2})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} is {2}, not {3}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no game is called {0} (there is {1})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>every round of {0} is played by all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>--match must be {0} for {1}, not {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} or {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not a {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>version is {0}, not a number from 1 to {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>version {0} is newer than version {1}, the newest known here</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not a game record, or damaged: {0} (column {1})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not a game record, or damaged: {0} (line {2}, column {1})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Expecting value</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Expecting ',' delimiter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Expecting ':' delimiter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Expecting property name enclosed in double quotes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Extra data</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Invalid control character at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Unterminated string starting at</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not a record: nested too deeply</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not a record: a number is too long</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>not a record: too many lists and objects</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the key {0} stands twice in one object</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it is {0}, not an object</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unknown key {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is {1}, not {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has {1} entries, not {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>an object</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a list</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a text</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a list of texts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a list of lists of texts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a whole number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a list of whole numbers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a list of {0} whole numbers</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>true or false</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} hexadecimal digits</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>"free", "rotation" or a number of rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a list of names of up to {0} characters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a time such as 2026-11-22T13:55:09Z</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a text of 1 to {0} characters</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a whole number from 0 to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>some of the seats 0 to {0} in ascending order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a seat from 0 to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>those that play, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a round from 0 to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>rounds is empty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it has {0} rounds, more than {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it has {0} variations, more than {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points is missing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points of an unfinished round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>round {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>variation {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, move {1}: {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>layout: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unfinished, but not the last</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the match ends after {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>played by seats {0}, not {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points are {0}, not {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the round ends here, but is not finished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>missing, but the round is finished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a move</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>no card is called {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} hands for {1} players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} hands for a game that has none</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the hand of seat {0} has {1} cards, not {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the pool has {0} cards, not {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the stock has {0} cards, not {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a card of this game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is dealt {1} times, not {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cards are dealt, not {1}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>fishing</name>
    <message>
      <source>A card captures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>only its identical twin</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one of its rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>black {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>red-stamped {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>of rank {0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one card {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a pair {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>three {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>four {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The regular takes what is worth most at once and remembers a few captures.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the raja, found by drawing and later by counting</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the player a drawn card counts to; later the winner</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click cards, or choose them with the arrow keys and Enter.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: turn a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: choose what to take with {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On your first turn a card captures only its identical twin.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Taking {0} breaks a pair while there is an odd card, {1}: you could not win this round. Click again to take it anyway.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Breaks a pair and cannot win this round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No stock card is turned up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The card turned up is {1}, not {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First choose what to take with {0}, the card turned up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} must capture: choose {rest}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One of your cards can capture, so play one that does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cannot take {1}: their ranks differ.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not in the pool.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On a first turn {0} may take only its identical twin.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is more than one {0}: take {rest} first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A card that is not identical must go first: take {rest}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} takes only its identical twin.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drawing seats: each player sits where the twin of their card lies</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two cards each; only the last digit counts: {drawn}. Raja: {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A {rank} is drawn and counted round, starting with {drawer}. First to play: {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The unyik drew a {rank} and counts round. The next raja: {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The patih arranges the pool, where every rank has its place: {second}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dealing (unyik): {dealer}. Starting (raja): {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dealer lays out the pool and deals: {dealer}. First to play: {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First to turn the stock: {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>raja</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>patih</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>unyik</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>games</name>
    <message>
      <source>Thothit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The game of Surakarta: fish the pool for pairs, and for the red-stamped cards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On a player's own first turn only identical cards capture; rank matches stay in the pool.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards of one rank capture each other from the first turn on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Porges, Ways to Play: Thothit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Porges, Ways to Play: Thothit Kuna</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Captured cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Captured cards lie face up: anyone may look through any pile.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Captured cards lie face down: you have to remember what was taken.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Porges, Ways to Play: the Chinese game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pairs on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any card of the rank may be taken.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>While an odd card of the rank lies there, a pair on the table may not be broken.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whoever breaks a pair on the table while an odd card of the rank lies there cannot win the round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A card of the rank that is not identical must be taken before an identical one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Denexa Games: Totit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CatsAtCards: Totit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Duty to capture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any hand card may be played; it captures if it can.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If any of your cards can capture, you must play one that does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ours: the sources are silent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open piles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing to remember: captured cards stay in view.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Odd cards first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pairs on the table are locked as in Totit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Chinese Thothit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open piles; whoever breaks a pair on the table while an odd card lies there cannot win.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Without the penalty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open piles only; any pair may be broken.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sackson's Thothit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No stock and no stamps: seven cards each, and every pair of twins counts one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scoring</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every pair of twins counts 1.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A pair counts 10, a pair of red-stamped cards 20, and a single red-stamped card 10.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sackson, Card Games Around the World</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bonus pairs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A pair of nines counts 3 and a pair of rank one 2.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every pair counts 1.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pairs of nines and of rank one count more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Red stamps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Scored as in Thothit: the red-stamped cards are worth points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For two</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Eleven cards each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Totit (Denexa)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If you can capture, you must; pairs on the table are locked while an odd card lies there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Free choice of card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any hand card may be played, even one that captures nothing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Totit (CatsAtCards)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The twin has to wait: a different card of the rank is taken before an identical one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The variant for two players, with eleven cards each.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enthit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two packs and fourteen cards each: four of a kind are worth far more than two pairs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Porges, Ways to Play: Enthit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards in the pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Twelve cards for each player lie open, so the whole stock is played.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Twelve cards lie open in all, and 24 of the stock are never turned.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ours: the source says twelve, and we read twelve each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Twelve in all</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The source's words read the other way.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thothit Kuna</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The old game: a pack for every player, twenty cards each, and sets of three and four count.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For six</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Six packs: 360 cards, of which 120 lie open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thothit Yogyakarta</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No hands at all: turn the stock card by card and see who is lucky.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Closed piles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You only find out at the end who has won.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thit-Thit-Dulit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For two, and all luck: only a card's twin captures it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kings</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A game of New Guinea with French cards: turn two, catch every pair, and win the four kings.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Triples in Laki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three of a kind beat any sum, the aces highest, then queens and jacks, tens, nines down to twos.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the sum counts.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ours: the source only names Laki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three of a kind settle a tie before any sum.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kowah</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A rummy with 120 ceki cards: draw, discard, declare checki and wait for the one card that wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting pairs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where two pairs are left beside an odd card, either pair waits for its third card.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the pair that was shown waits for its third card.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ours: the source is silent</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hand after checki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After declaring you may still change your hand, as long as it stays ready.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After declaring you must discard every drawn card that does not win.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Claims</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the card that wins may be claimed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After declaring you may also claim a third copy that does not win, and then discard.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>ours: the source can be read otherwise</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Denexa Games: Kowah</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Declaring</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A ready hand may be declared now or later.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A ready hand must be declared at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first player to win three hands wins the match.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first player to win five hands wins the match.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first player to win ten hands wins the match.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Strict checki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After checki the hand is frozen, and only the pair that was shown waits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A short match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three hands won are enough.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Durban's trick game, played in partnerships: jacks and nines are high, and you bid to set trump.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rules as played</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As CatsAtCards describes it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What most players in Durban expect: the last trick can also lose 10, and a lost call costs two balls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CatsAtCards: Thunee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>other published rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The side that wins the last trick counts 10 more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The counting side counts 10 more if it wins the last trick, and 10 less if it loses it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A call that is lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Whoever wins a hand wins one ball.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A side that called, set trump and lost gives the others two balls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Low trumps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If you cannot follow suit, you may play any card.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If you cannot follow suit, you may not play a lower trump than one in the trick unless you have nothing else.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last card as trump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The setter chooses trump among the cards dealt first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The setter may also choose the last card dealt to him as trump, unseen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Royals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee is called in the usual order of the cards only.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Royals may be called after the deal: Thunee with the order of the cards reversed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>one other source</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind calls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee is called with all cards seen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>During the bidding Thunee may be called blind, with the last two cards unseen, for eight balls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two to clear</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first side to reach the last ball wins the match.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A match is won only with a lead of two balls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No doubles on 11</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double may be called at any score.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double may not be called while a side has 11 balls or more.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Twelve balls win the match.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thirteen balls win the match.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Traditional</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>keys</name>
    <message>
      <source>Ctrl+Left, Right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move a hand card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw; take the discard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Claim a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Not now; let it go</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Any key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the full trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid 10 – 90, 100, 104</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee, Royals, and both blind</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Announce a Jodhi in spades, hearts, diamonds or clubs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double, Khanaak</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal again; the last card as trump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pass; hold back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>At the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Left, Right</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a hand card; choose what to capture</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Enter</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play the card; capture; go on to the next round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Escape</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put the card back; close the score sheet or a pile; end the full screen</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Menu, Shift+F10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Say more about the card in the frame; so does a right click</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>F10</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the menus</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A finger</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first tap shows what a card would do, the second plays it; hold for more</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Skip the animation</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>kings</name>
    <message>
      <source>its own; not one of the fishing games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French, 52</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>King {0}, free play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>King {0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>King {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The cards of each round, then the kings won so far</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n king(s)</source>
      <translation>
        <numerusform>%n king</numerusform>
        <numerusform>%n kings</numerusform>
      </translation>
    </message>
    <message>
      <source>A king is won each round, until all {0} are won.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A tie: draw three cards for Laki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A tie, settled by Laki: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: turn two cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The next stock cards are {2} and {3}, not {0} and {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Laki settles the tie first: three cards are drawn for each player.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no tie for Laki to settle.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In Laki all who are tied draw three cards, and nobody else.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cannot be drawn for Laki now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The dealer turns four cards and takes any pairs. Dealer: {dealer}. First to turn: {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Laki, nearest to nine: {drawn}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>a triple</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} wins the king</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You win the king</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>kowah</name>
    <message>
      <source>a rummy: cards are drawn and discarded</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The child keeps cards that look the same.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The neighbour keeps pairs and triplets and draws from the stock.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The regular also takes from the pile what fits.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The old hand also watches the pairs that others have declared.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The master works out the chances of every hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The winning hand: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand {0}, first to {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A point for each hand won, then the hands won so far</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>first to %n hand(s)</source>
      <translation>
        <numerusform>first to %n hand</numerusform>
        <numerusform>first to %n hands</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first to win %n hand(s) wins the match.</source>
      <translation>
        <numerusform>The first to win %n hand wins the match.</numerusform>
        <numerusform>The first to win %n hands wins the match.</numerusform>
      </translation>
    </message>
    <message>
      <source>You drew {0}: discard a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: discard a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} has to show another pair</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: take {0} and win, or draw</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: draw, or take {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: draw a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{1} would be your third of a kind, but does not win. Claim it?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} drew {1}: it wins your hand. Claim it?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} discarded {1}: it wins your hand. Claim it?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your discard broke the pair: show another, {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checki? All four of {0} are in your hand: no card can win</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checki? You would wait for {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checki? You would wait for the pair you show: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Time's up: you passed on {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} draws {card} and shows it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} declares checki with {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} has a complete hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You draw {card} and show it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You declare checki with {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your hand is complete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw, for all to see: {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checki with {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The hand is complete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First draw a card, or take the top of the discard pile.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>First discard a card.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show another pair first: your discard has broken the one that lay open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is nothing to pass on now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no discard to take.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your hand is frozen: you may only take {0} if it wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You cannot take {0}: you would have no other card to discard.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have just taken {0}, so you must discard another card.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your hand is frozen: you may only discard {1}, the card you just drew.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} must stay: without it your hand is not ready, and you cannot take checki back.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checki needs an identical pair, and you do not hold two of {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Besides the pair of {0}, your hand needs two triplets.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You have declared checki already, with {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checki needs a ready hand, as dealt or after your own discard.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rule: a ready hand must be declared at once.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no card for you to claim.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody sits there.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only a player who is asked out of turn may answer out of turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Everybody gets eight cards; the rest is the stock. Dealer: {dealer}. First to draw: {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} wins the hand with {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You win the hand with {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} wins the hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You win the hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody wins: the stock has run out</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Checki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the pair shown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hands won, of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody claimed the discard after the last card of the stock.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card}, drawn from the stock, completed the pair.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card}, discarded by {who} and taken from the pile, completed the pair.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card}, discarded by {who} and claimed, completed the pair.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card}, drawn by {who} and claimed, completed the pair.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Triplet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The waiting pair</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>lessons</name>
    <message>
      <source>The cards and their ranks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Suits, honours, twins and red stamps, and which card takes which.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A turn of Thothit</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A card from your hand, then one from the stock; and the first turn.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What counts: twins and red stamps</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Why you take one card rather than another.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pairs on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rules that protect pairs, game by game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kowah: checki and claims</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Build a ready hand, declare it, and claim the card that wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee: bidding, trump and calls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid for trump, follow suit, claim a Jodhi and call Double.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>levels</name>
    <message>
      <source>my strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Matches your strength: goes a level up or down between rounds, as you do well or badly.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} plays stronger from now on: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} plays less strongly from now on: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} play stronger from now on: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} play less strongly from now on: {1}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>match</name>
    <message>
      <source>Extra hand between {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand {0}, to {1} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {0}, free play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Full rotation: round {0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Extra hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The points of each round, then the total after it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Free rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One full rotation</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n round(s)</source>
      <translation>
        <numerusform>%n round</numerusform>
        <numerusform>%n rounds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>first to %n point(s)</source>
      <translation>
        <numerusform>first to %n point</numerusform>
        <numerusform>first to %n points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first to reach %n point(s) wins the match.</source>
      <translation>
        <numerusform>The first to reach %n point wins the match.</numerusform>
        <numerusform>The first to reach %n points wins the match.</numerusform>
      </translation>
    </message>
    <message>
      <source>Round by round with a running total, as long as you like.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The highest total wins; tied players play on among themselves.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>The highest total after %n round(s) wins.</source>
      <translation>
        <numerusform>The highest total after %n round wins.</numerusform>
        <numerusform>The highest total after %n rounds wins.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>match end</name>
    <message>
      <source>{0} {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You gave up a round.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>You were helped %n time(s).</source>
      <translation>
        <numerusform>You were helped %n time.</numerusform>
        <numerusform>You were helped %n times.</numerusform>
      </translation>
    </message>
    <message>
      <source>In fair play.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} gained {2}, the most in the match.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} led from beginning to end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} took the lead at the very end.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>The lead changed %n time(s).</source>
      <translation>
        <numerusform>The lead changed %n time.</numerusform>
        <numerusform>The lead changed %n times.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message>
      <source>You</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Waiting for a native reader: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} or {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} wins the round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You win the round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} tie for the round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody wins the round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} wins the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You win the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} tie for the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>you</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The round is over.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>It is not your turn yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not in your hand.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click a card in your hand first, then the card it should take.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no such move in this game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Turn up the stock: nobody chooses a card in this game.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Answer the question first.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Too late: the moment for that has passed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A card each: {drawn}. The highest deals: {dealer}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The open cards are arranged by rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dealer: {dealer}. First to play: {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Extra hand between {playing}. First to play: {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>dealer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>starts</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>child</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>neighbour</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>regular</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>old hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>master</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is playing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: play a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: choose what to take</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: draw a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You may claim a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: turn a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You could not win this round. Choose it again to do it anyway.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Time's up.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose what to take with {0} (Esc or a click on it cancels)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Click {0} again to play it; Esc or a click elsewhere puts it back</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{0}”</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>your last decision</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: {card} takes {rest}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: {card} stays in the pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: the stock card is {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: the stock cards are {all}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} plays {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} draws a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} takes {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} discards {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} claims {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} passes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You play {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You draw {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You take {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You discard {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You claim {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You pass</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>moves</name>
    <message>
      <source>The deal. Dealer: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The score: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} takes {rest}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{card} stays</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw: {all}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take: {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Discard: {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Claim: {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pass</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stock: {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>pasted</name>
    <message>
      <source>there is no text to paste</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the text is too long</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>it begins with {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is not a number</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>deals have numbers up to {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>piles</name>
    <message>
      <source>Cards in your hand that everybody knows: {0} (taken, shown or declared).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards in the hand of {1} that everybody knows: {0} (taken, shown or declared).</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Known &amp;cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at the cards everybody knows in a hand; press again for the next hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody knows any card in the hand of {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No card in any hand is known: none has been taken, shown or declared.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards in your pile: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards in the pile of {0}: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points so far: {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Captures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at your own pile; press again for the next open one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your pile lies face down, and you chose not to look at it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The pile of {0} lies face down: you have to remember it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last trick, led by {0} and won by {1}: {2} points.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Last &amp;trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Look at the last trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only the last trick may be looked at.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No trick has been played yet.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>Pool from &amp;1 to 9</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Arrange the pool by rank instead of in the traditional square</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Let me look at my capt&amp;ures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A convenience: at a real table nobody may look through a pile</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;{0} seconds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>If you do not claim a card within {0} seconds, you let it go</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;No hurry</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A claim waits until you answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ti&amp;me for claims</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Hand order</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand by &amp;rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sort your hand by rank</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand by &amp;sets</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sort your hand by what is nearly complete</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For &amp;{0} seconds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A full trick stays for {0} seconds, or until a click or a key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Until a &amp;click</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A full trick stays until a click or a key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For &amp;1 second</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A full trick stays for one second, or until a click or a key</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Full tricks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Card &amp;values</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show the order of the cards and their points</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>reading</name>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Your hand, %n card(s)</source>
      <translation>
        <numerusform>Your hand, %n card</numerusform>
        <numerusform>Your hand, %n cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Discards, %n card(s), the last one first</source>
      <translation>
        <numerusform>Discards, %n card, the last one first</numerusform>
        <numerusform>Discards, %n cards, the last one first</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Pool, %n card(s)</source>
      <translation>
        <numerusform>Pool, %n card</numerusform>
        <numerusform>Pool, %n cards</numerusform>
      </translation>
    </message>
    <message>
      <source>turned up: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open before the players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No card lies open before a player</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Stock, %n card(s)</source>
      <translation>
        <numerusform>Stock, %n card</numerusform>
        <numerusform>Stock, %n cards</numerusform>
      </translation>
    </message>
    <message>
      <source>Players</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n choice(s)</source>
      <translation>
        <numerusform>%n choice</numerusform>
        <numerusform>%n choices</numerusform>
      </translation>
    </message>
    <message>
      <source>may not be taken now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>you could not win this round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cannot be played now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>takes {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source> or </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>face down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>total {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this round {0}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n card(s) in the hand</source>
      <translation>
        <numerusform>%n card in the hand</numerusform>
        <numerusform>%n cards in the hand</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) won</source>
      <translation>
        <numerusform>%n card won</numerusform>
        <numerusform>%n cards won</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>review</name>
    <message>
      <source>Best</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Good</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Inaccuracy</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mistake</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blunder</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There was nothing to decide in this round.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Nothing was given away in %n decision(s).</source>
      <translation>
        <numerusform>Nothing was given away in %n decision.</numerusform>
        <numerusform>Nothing was given away in %n decisions.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You gave away {0} in %n decision(s).</source>
      <translation>
        <numerusform>You gave away {0} in %n decision.</numerusform>
        <numerusform>You gave away {0} in %n decisions.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{1} gave away {0} in %n decision(s).</source>
      <translation>
        <numerusform>{1} gave away {0} in %n decision.</numerusform>
        <numerusform>{1} gave away {0} in %n decisions.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} The cards and the other players brought {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>deal {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>own cards {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>others’ turns {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>own decisions {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Result {0} = {1}. Everything except the decisions counts as luck.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result is counted against the average of the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} ± {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>± is how far a figure may be off: the coach tries some of the possible deals, not all.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: the best move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: about as good as the best move. Best: {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: gave away {1} {2}. Best: {3}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With all cards open and no further mistakes by anyone, {0} (move {1}) leads to {2}. This would have led to {3}: {4}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The result was better: the others did not play their best.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In hindsight, even with all cards open, no move is known for sure to have made the result worse.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By what could be known then, it gave away {0} {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By what could be known then, it was the best move: bad luck, no mistake.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>By what could be known then, it was about as good as the best.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Others’ turns</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own decisions</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>points</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>The page with these rules is missing.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>House rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play an example through</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The example for this game cannot be read.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>minutes a hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>minutes a round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>players</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in the hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in the pool</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>in the stock</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The other games:</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>saves</name>
    <message>
      <source>{0}: not a file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: too large for a game record</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: the file is empty</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: not a text file</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} (it stays among the saved matches)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} (not set aside: {1})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} (kept as {1})</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>score</name>
    <message>
      <source>Loose cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Singles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pairs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Threes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>singles</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>pairs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>threes</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>fours</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Red {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Black {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of nines</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of rank one</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Identical {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} each: {1} for the set
and {2} for each red card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} (broke the pair of {1} while an odd card lay there)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All are barred, so nobody wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The best of the others wins.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Barred from winning: {0}. {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Captured pairs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wins the king</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Kings so far</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Laki for the king</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Laki for the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>drawn again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>nearest to nine wins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>King</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>won by Laki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>most cards win it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} each</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>worth nothing</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} × {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Winner</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After round {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tied: {0}. An extra hand decides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sitting out: {0}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{0} (%n time(s))</source>
      <translation>
        <numerusform>{0} (%n time)</numerusform>
        <numerusform>{0} (%n times)</numerusform>
      </translation>
    </message>
    <message>
      <source>cannot win</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wins the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}. {2}: {3}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} = {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, wins</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1} ({2})</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>seats</name>
    <message>
      <source>&amp;All match my strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Match my strength</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>settings</name>
    <message>
      <source>As is usual</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Red</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Parang (blades)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mega mendung (clouds)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your name</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What you are called at the table and in saved games. Empty: You.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your figure</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What stands on your plate at the table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Headcloth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bun with a flower</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pointed headcloth</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cap and moustache</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Veil</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Straw hat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Horned headdress</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Crown</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Knot of hair</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Beard</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Language</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What windows, rules and lessons are written in. {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As the system</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The faces of the cards, in games that are not played with French cards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ceki</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Western</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Western (CatsAtCards)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The colour or the batik cloth of the cards' backs.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Corner index</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ceki cards say in a corner what they are.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Mat</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What the cards lie on.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plaited pandan</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Green</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brown batik</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dark blue</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>List of moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The moves of the round stand in words beside the table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Toolbar</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Buttons for the most frequent commands stand below the menus.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Text on the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The size of names, points and messages on the table.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>100 %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>125 %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>150 %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>175 %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>200 %</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Speed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How fast cards move, and how long they rest.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fast</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Normal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Slow</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pace of the others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How long other players seem to think before they play.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Brisk</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Usual</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Leisurely</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reduced motion</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards fade from place to place instead of flying, at any speed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards, captures, calls and the end of a round are heard.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Volume</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How loud sounds are: {0}%.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play the only card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Where the rules leave you one move only, it is made after a moment.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Warn of costly captures</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A capture that keeps you from winning must be chosen twice.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ask before a restart</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Restarting a deal asks first. In fair play it always does.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Count unseen cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A table beside the cards counts those you have not seen. In fair play it counts as help.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Remember captured cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A table beside the cards tells which are gone, and who has them. In fair play it counts as help.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Warn of weak moves</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A move that gives away more points than this must be chosen twice. Five points stand for half a ball, or five hands in a hundred. In fair play it counts as help.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Never</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More than 2 points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More than 5 points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>More than 10 points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Appearance</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Light or dark windows, and the table by day or by night; or black and white with bright marks and thick lines.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Light</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dark</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>High contrast</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Opponents</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Who plays against you in a game that you have not set up yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>match my strength</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Length of a match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>In a game that you have not set up yet, where it knows this length.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As is usual in the game</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Free rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One full rotation</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>3 rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>6 rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>9 rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fair play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A game that you have not set up yet begins in fair play: what you decided stands once you have seen another card.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{0} and %n other game(s)</source>
      <translation>
        <numerusform>{0} and %n other game</numerusform>
        <numerusform>{0} and %n other games</numerusform>
      </translation>
    </message>
    <message>
      <source>For {0}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards and table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Motion and sound</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Theme</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>New games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Backup and files</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}%</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>(empty)</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>on</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>off</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is not a file of settings.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>These settings are of a newer version of the program.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} cannot be {1}.</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>shelf</name>
    <message>
      <source>This file cannot be read</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>On the table</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>d MMM yyyy, HH:mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>, </source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, move {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Extra hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Round {0} of {1}</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>%n hand(s) played, {0}</source>
      <translation>
        <numerusform>%n hand played, {0}</numerusform>
        <numerusform>%n hands played, {0}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) played</source>
      <translation>
        <numerusform>%n round played</numerusform>
        <numerusform>%n rounds played</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} of %n round(s) played</source>
      <translation>
        <numerusform>{0} of %n round played</numerusform>
        <numerusform>{0} of %n rounds played</numerusform>
      </translation>
    </message>
    <message>
      <source>Nobody won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} tied</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>helped %n time(s)</source>
      <translation>
        <numerusform>helped %n time</numerusform>
        <numerusform>helped %n times</numerusform>
      </translation>
    </message>
    <message>
      <source>given up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}
This file cannot be read: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deal {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Begun {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>standings</name>
    <message>
      <source>{0}; a dot marks who won the hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}; a dot marks who won the round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>hand</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>total</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hands 1 to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounds 1 to {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No hand has ended yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No round has ended yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody leads yet</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You lead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} leads</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} lead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Both sides are tied</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} share the lead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1}, in all {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} ({1})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Total: {0}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>startup</name>
    <message>
      <source>QT_SCALE_FACTOR is a number from {0} to {1}, not {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Qt cannot open a window with QT_QPA_PLATFORM={0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Qt cannot open a window on this display</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: not a directory</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: the name is not in the system's character set; choose another --data-dir</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: not a file; move it away, and the program makes its own</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: it belongs to another user; choose another --data-dir</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thothit is already running and does not answer; end it first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thothit is already running (process {0}) and does not answer; end it first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thothit is already running; close it first, or give this one its own --data-dir</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: the picture cannot be written</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the Wayland display {0} does not answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>there is no display to open a window on; on a machine without a screen, start it with: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the display {0} does not answer</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this system is too old: the program needs Windows 10 version 1903 or later</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this system is too old: it has {0}, the program needs glibc {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this system is too old: its {0} has no {1}, which the program needs</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the libraries of this system do not fit the program: none of them has {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this program is not complete; install it again ({0})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Qt cannot be loaded: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>this program is not complete, {0} is missing; install it again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the system library {0} is missing; install it with: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the system library {0} is missing; install the package that brings it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>another C library</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>statistics</name>
    <message>
      <source>d MMM yyyy, HH:mm</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>One round, which tells nothing yet.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nobody decides anything in this game: your average is luck alone.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>So far luck decides: your average is {0}, give or take {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You play better than they do: {0} points ahead, give or take {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>They play better than you do: {0} points ahead, give or take {1}.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounds</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounds that you have played to their end.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} ({1})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounds you won; in the share a shared round counts half.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shared</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounds that you won together with another side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points a round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What your side scores in a round on average.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Best round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The most points that your side scored in a round.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most won in a row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The longest row of rounds that you won alone, one after the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Won in a row now</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rounds that you have won alone since the last one you did not.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Most lost in a row</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The longest row of rounds that another side won, one after the other.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Points ahead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your points less those of the best other side, on average.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Known to within</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your true average is this close, 95 times of 100.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Luck of a round</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How far a round's result lies from your average: its standard deviation.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounds to be sure</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>After so many rounds an average like yours is more than luck, 95 times of 100.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Time a move</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>How long you think about a move, pauses left out; measured in %n round(s).</source>
      <translation>
        <numerusform>How long you think about a move, pauses left out; measured in %n round.</numerusform>
        <numerusform>How long you think about a move, pauses left out; measured in %n rounds.</numerusform>
      </translation>
    </message>
    <message>
      <source>With help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounds of matches in which you took a move back, or began a fair round again.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>Not known for %n older game(s).</source>
      <translation>
        <numerusform>Not known for %n older game.</numerusform>
        <numerusform>Not known for %n older games.</numerusform>
      </translation>
    </message>
    <message>
      <source>Matches begun</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Matches in which you have made a move.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Matches finished</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Played to their end; a free match, where no round is left open.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Matches given up</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fair matches of which you began a round again.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}, reached</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more than {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} s</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All games</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With one at least: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Default rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>With house rules</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fair play</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Practice</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Without help</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Deals played again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rounds whose cards you knew; they count nowhere else</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
  </context>
  <context>
    <name>thunee</name>
    <message>
      <source>a trick game for two sides</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>French, 24: nine to ace</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The child plays any card it may and never bids.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The neighbour takes every trick it can.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The regular knows which cards have gone and saves its trumps.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The old hand thinks ahead a little but forgets who could not follow suit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>the player after the setter of trump; the side that is behind deals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The sum, of {0} needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The count</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand {0}, to {1} balls and {2} ahead</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hand {0}, to {1} balls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>dealt again</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Royals: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind Thunee: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind Royals: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} by {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>call {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Khanaak: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The balls of each hand, then those of the match so far</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>first to %n ball(s)</source>
      <translation>
        <numerusform>first to %n ball</numerusform>
        <numerusform>first to %n balls</numerusform>
      </translation>
    </message>
    <message>
      <source>The first side with at least {0} balls and a lead of {1} wins the match.</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>The first side to reach %n ball(s) wins the match.</source>
      <translation>
        <numerusform>The first side to reach %n ball wins the match.</numerusform>
        <numerusform>The first side to reach %n balls wins the match.</numerusform>
      </translation>
    </message>
    <message>
      <source>Balls</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: bid more than {0}, or pass</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: bid or pass</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set trump: choose one of your cards</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All cards are dealt: do you call?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your side won the trick: announce a Jodhi?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is thinking about a bid</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is setting trump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is thinking about a call</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Lead a card: its suit becomes trump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Khanaak</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last trick: play your card, or call {0} first</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your turn: lead a card</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your side has no trump: deal again?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Only {0} in your first cards: deal again?</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} bids {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} lays trump face down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: trump is {suit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} wants a new deal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: Thunee!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: Royals!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: Blind Thunee!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: Blind Royals!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} wins the trick, {points} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The rest is dealt</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who} announces a Jodhi, {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: Double!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{who}: Khanaak!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You bid {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You lay trump face down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You want a new deal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You win the trick, {points} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You announce a Jodhi, {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bid: {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trump, face down: {card}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trump, face down</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trump is {suit}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wants a new deal</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Royals!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind Thunee!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind Royals!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Wins the trick: {points} points</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Jodhi: {points}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Khanaak!</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You cannot do that now.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The house rules of this match do not allow it.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{1} was led: follow its suit while you can.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} is a lower trump than {1}, and you have other cards.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Bids are 10, 20 and so on to 100, and 104 over 100.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A bid must be higher than the last one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>104 may only be bid over 100.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You may not call Thunee with six cards of one suit.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The Jodhi with {0} has been claimed already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You do not hold {0} together with its queen.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>During Thunee nothing else may be called.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>You may only call this in the last trick.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double or Khanaak has been called in this hand already.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double needs all tricks so far, and your side has lost one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A side has 11 balls or more, so Double may not be called.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Khanaak needs a Jodhi that your side has claimed.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Your side has won every trick, and Khanaak needs a lost one.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards are dealt face up until a black jack comes. Whoever gets it deals: {dealer}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The first cards are dealt, and players bid to set trump. Dealer: {dealer}. Trumpman: {starter}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A redeal: the same dealer deals again</source>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{0} score %n ball(s)</source>
      <translation>
        <numerusform>{0} score %n ball</numerusform>
        <numerusform>{0} score %n balls</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} win the match, {1} to {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trump by the first card: {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trump: {0}, set by {1} at a call of {2}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trump: {0}, set by {1} without a call</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Thunee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Royals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind Thunee</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Blind Royals</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{call}, called by {who}, and every trick won: {balls} balls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{call}, called by {who}, and a trick lost to {winner}: {balls} balls for the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{call}, called by {who}, and a trick won by {winner}, the partner: {balls} balls for the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{total}, and {needed} were needed: a ball for the counting side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{total}, and {needed} were needed. The call is lost: {balls} balls for the counting side.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{total}, {short} short of {needed}: a ball for the side that set trump.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double, called by {who}, and the last trick won: {balls} balls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Double, called by {who}, and the last trick lost to {winner}: {balls} balls for the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Khanaak, called by {who}, and the last trick won with more than enough: {balls} balls.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Khanaak, called by {who}, and not enough: {balls} balls for the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Khanaak, called by {who}, and the last trick lost to {winner}: {balls} balls for the others.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Asked for by {0}, with 10 points or less in the first cards. Nobody scores.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Asked for by {0}: the counting side had no trump. Nobody scores.</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>against it</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>set trump</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>counted</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards in its tricks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The last trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The call</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Own Jodhi</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Jodhi of the others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The count of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} needed</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>For the last trick</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cards of the others</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Khanaak of {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>more than 0</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} of {1} tricks</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>won</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>lost</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>by {0}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{0} {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Trick {0}, {1}: {2} ({3})</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sum: {0}, {1}</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Winner</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>wins the match</source>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Balls of this hand: {0}. Balls in all: {1}.</source>
      <translation type="unfinished" />
    </message>
  </context>
</TS>