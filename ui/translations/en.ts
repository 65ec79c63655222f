<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="en">
  <context>
    <name>BackupFiles</name>
    <message numerus="yes">
      <source>%n saved match(es)</source>
      <translation>
        <numerusform>%n saved match</numerusform>
        <numerusform>%n saved matches</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted match(es)</source>
      <translation>
        <numerusform>%n deleted match</numerusform>
        <numerusform>%n deleted matches</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln round(s) in the statistics</source>
      <translation>
        <numerusform>%Ln round in the statistics</numerusform>
        <numerusform>%Ln rounds in the statistics</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Deleting</name>
    <message numerus="yes">
      <source>%n match(es) deleted</source>
      <translation>
        <numerusform>%n match deleted</numerusform>
        <numerusform>%n matches deleted</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %n match(es) permanently?</source>
      <translation>
        <numerusform>Delete %n match permanently?</numerusform>
        <numerusform>Delete %n matches permanently?</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Dialogs</name>
    <message numerus="yes">
      <source>You can recover %n round(s) from before the error.</source>
      <translation>
        <numerusform>You can recover %n round from before the error.</numerusform>
        <numerusform>You can recover %n rounds from before the error.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Recover %n round(s)</source>
      <translation>
        <numerusform>Recover %n round</numerusform>
        <numerusform>Recover %n rounds</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>EnterDealWindow</name>
    <message numerus="yes">
      <source>With %n house rule(s)</source>
      <translation>
        <numerusform>With %n house rule</numerusform>
        <numerusform>With %n house rules</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0}, %n left</source>
      <translation>
        <numerusform>{0}, %n left</numerusform>
        <numerusform>{0}, %n left</numerusform>
      </translation>
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
  </context>
  <context>
    <name>MainWindow</name>
    <message numerus="yes">
      <source>Your last match is damaged. %n round(s) could be recovered.</source>
      <translation>
        <numerusform>Your last match is damaged. %n round could be recovered.</numerusform>
        <numerusform>Your last match is damaged. %n rounds could be recovered.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>NewGame</name>
    <message numerus="yes">
      <source>{0} of %n game(s)</source>
      <translation>
        <numerusform>{0} of %n game</numerusform>
        <numerusform>{0} of %n games</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PlaceMap</name>
    <message numerus="yes">
      <source>{0}: %n game(s)</source>
      <translation>
        <numerusform>{0}: %n game</numerusform>
        <numerusform>{0}: %n games</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>RecordExchange</name>
    <message numerus="yes">
      <source>You can recover %n round(s) from before the error.</source>
      <translation>
        <numerusform>You can recover %n round from before the error.</numerusform>
        <numerusform>You can recover %n rounds from before the error.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Recover %n round(s)</source>
      <translation>
        <numerusform>Recover %n round</numerusform>
        <numerusform>Recover %n rounds</numerusform>
      </translation>
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
    <name>SavedMatchList</name>
    <message numerus="yes">
      <source>There are no deleted matches. You can restore a match for %n day(s) after you delete it.</source>
      <translation>
        <numerusform>There are no deleted matches. You can restore a match for %n day after you delete it.</numerusform>
        <numerusform>There are no deleted matches. You can restore a match for %n days after you delete it.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n match(es) still to load</source>
      <translation>
        <numerusform>%n match still to load</numerusform>
        <numerusform>%n matches still to load</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} of %n match(es)</source>
      <translation>
        <numerusform>{0} of %n match</numerusform>
        <numerusform>{0} of %n matches</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>kept for %n day(s)</source>
      <translation>
        <numerusform>kept for %n day</numerusform>
        <numerusform>kept for %n days</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n match(es)</source>
      <translation>
        <numerusform>%n match</numerusform>
        <numerusform>%n matches</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SavedMatchesWindow</name>
    <message numerus="yes">
      <source>Delete the selected matches; you can restore them for %n day(s) (Delete)</source>
      <translation>
        <numerusform>Delete the selected matches; you can restore them for %n day (Delete)</numerusform>
        <numerusform>Delete the selected matches; you can restore them for %n days (Delete)</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SettingsFiles</name>
    <message numerus="yes">
      <source>%n setting(s) changed. You can undo this.</source>
      <translation>
        <numerusform>%n setting changed. You can undo this.</numerusform>
        <numerusform>%n settings changed. You can undo this.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n setting(s) will change:</source>
      <translation>
        <numerusform>%n setting will change:</numerusform>
        <numerusform>%n settings will change:</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message numerus="yes">
      <source>helped %n time(s)</source>
      <translation>
        <numerusform>helped %n time</numerusform>
        <numerusform>helped %n times</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Table</name>
    <message numerus="yes">
      <source>%n card(s)</source>
      <translation>
        <numerusform>%n card</numerusform>
        <numerusform>%n cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n ball(s)</source>
      <translation>
        <numerusform>%n ball</numerusform>
        <numerusform>%n balls</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n trick(s)</source>
      <translation>
        <numerusform>%n trick</numerusform>
        <numerusform>%n tricks</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>cards</name>
    <message numerus="yes">
      <source>Copies you have captured: %n</source>
      <translation>
        <numerusform>Copies you have captured: %n</numerusform>
        <numerusform>Copies you have captured: %n</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>catalogue</name>
    <message numerus="yes">
      <source>%n card(s)</source>
      <translation>
        <numerusform>%n card</numerusform>
        <numerusform>%n cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n minute(s)</source>
      <translation>
        <numerusform>about %n minute</numerusform>
        <numerusform>about %n minutes</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>coach</name>
    <message numerus="yes">
      <source>Just as good: %n other move(s).</source>
      <translation>
        <numerusform>Just as good: %n other move.</numerusform>
        <numerusform>Just as good: %n other moves.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>About as good: %n other move(s).</source>
      <translation>
        <numerusform>About as good: %n other move.</numerusform>
        <numerusform>About as good: %n other moves.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>about %n point(s)</source>
      <translation>
        <numerusform>about %n point</numerusform>
        <numerusform>about %n points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This adds %n point(s) right away.</source>
      <translation>
        <numerusform>This adds %n point right away.</numerusform>
        <numerusform>This adds %n points right away.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Risk: {0} has %n card(s) left, and may match what you throw out.</source>
      <translation>
        <numerusform>Risk: {0} has %n card left, and may match what you throw out.</numerusform>
        <numerusform>Risk: {0} has %n cards left, and may match what you throw out.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Then you have %n card(s) left.</source>
      <translation>
        <numerusform>Then you have %n card left.</numerusform>
        <numerusform>Then you have %n cards left.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unseen trump(s) left.</source>
      <translation>
        <numerusform>%n unseen trump left.</numerusform>
        <numerusform>%n unseen trumps left.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You hold %n card(s) of {0}.</source>
      <translation>
        <numerusform>You hold %n card of {0}.</numerusform>
        <numerusform>You hold %n cards of {0}.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>deals</name>
    <message numerus="yes">
      <source>%n too many</source>
      <translation>
        <numerusform>%n too many</numerusform>
        <numerusform>%n too many</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n shuffled</source>
      <translation>
        <numerusform>%n shuffled</numerusform>
        <numerusform>%n shuffled</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n missing</source>
      <translation>
        <numerusform>%n missing</numerusform>
        <numerusform>%n missing</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The program deals the %n missing card(s) at random.</source>
      <translation>
        <numerusform>The program deals the %n missing card at random.</numerusform>
        <numerusform>The program deals the %n missing cards at random.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) missing. Click a card, or type its short name and press Enter.</source>
      <translation>
        <numerusform>%n card missing. Click a card, or type its short name and press Enter.</numerusform>
        <numerusform>%n cards missing. Click a card, or type its short name and press Enter.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You have %n card(s) too many: click a card to take it out.</source>
      <translation>
        <numerusform>You have %n card too many: click a card to take it out.</numerusform>
        <numerusform>You have %n cards too many: click a card to take it out.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} has %n card(s) too many: click a card to take it out.</source>
      <translation>
        <numerusform>{0} has %n card too many: click a card to take it out.</numerusform>
        <numerusform>{0} has %n cards too many: click a card to take it out.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n player(s)</source>
      <translation>
        <numerusform>%n player</numerusform>
        <numerusform>%n players</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n house rule(s)</source>
      <translation>
        <numerusform>%n house rule</numerusform>
        <numerusform>%n house rules</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You have finished this deal %n time(s).</source>
      <translation>
        <numerusform>You have finished this deal %n time.</numerusform>
        <numerusform>You have finished this deal %n times.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>home</name>
    <message numerus="yes">
      <source>%n point(s) ahead</source>
      <translation>
        <numerusform>%n point ahead</numerusform>
        <numerusform>%n points ahead</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) behind</source>
      <translation>
        <numerusform>%n point behind</numerusform>
        <numerusform>%n points behind</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s)</source>
      <translation>
        <numerusform>%n point</numerusform>
        <numerusform>%n points</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>kings</name>
    <message numerus="yes">
      <source>%n king(s)</source>
      <translation>
        <numerusform>%n king</numerusform>
        <numerusform>%n kings</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>kowah</name>
    <message numerus="yes">
      <source>first to win %n round(s)</source>
      <translation>
        <numerusform>first to win %n round</numerusform>
        <numerusform>first to win %n rounds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first player to win %n round(s) wins the match.</source>
      <translation>
        <numerusform>The first player to win %n round wins the match.</numerusform>
        <numerusform>The first player to win %n rounds wins the match.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>match</name>
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
    <message numerus="yes">
      <source>You were helped %n time(s).</source>
      <translation>
        <numerusform>You were helped %n time.</numerusform>
        <numerusform>You were helped %n times.</numerusform>
      </translation>
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
    <name>matching</name>
    <message numerus="yes">
      <source>first to win %n round(s)</source>
      <translation>
        <numerusform>first to win %n round</numerusform>
        <numerusform>first to win %n rounds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first player to win %n round(s) wins the match.</source>
      <translation>
        <numerusform>The first player to win %n round wins the match.</numerusform>
        <numerusform>The first player to win %n rounds wins the match.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>reading</name>
    <message numerus="yes">
      <source>Your hand, %n card(s)</source>
      <translation>
        <numerusform>Your hand, %n card</numerusform>
        <numerusform>Your hand, %n cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Face-up cards of {0}, %n card(s)</source>
      <translation>
        <numerusform>Face-up cards of {0}, %n card</numerusform>
        <numerusform>Face-up cards of {0}, %n cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In the middle, %n card(s), the newest first</source>
      <translation>
        <numerusform>In the middle, %n card, the newest first</numerusform>
        <numerusform>In the middle, %n cards, the newest first</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Discards, %n card(s), the newest first</source>
      <translation>
        <numerusform>Discards, %n card, the newest first</numerusform>
        <numerusform>Discards, %n cards, the newest first</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Pool, %n card(s)</source>
      <translation>
        <numerusform>Pool, %n card</numerusform>
        <numerusform>Pool, %n cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Stock, %n card(s)</source>
      <translation>
        <numerusform>Stock, %n card</numerusform>
        <numerusform>Stock, %n cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n choice(s)</source>
      <translation>
        <numerusform>%n choice</numerusform>
        <numerusform>%n choices</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) in hand</source>
      <translation>
        <numerusform>%n card in hand</numerusform>
        <numerusform>%n cards in hand</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) face down</source>
      <translation>
        <numerusform>%n card face down</numerusform>
        <numerusform>%n cards face down</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) won</source>
      <translation>
        <numerusform>%n card won</numerusform>
        <numerusform>%n cards won</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>review</name>
    <message numerus="yes">
      <source>that cost about %n point(s)</source>
      <translation>
        <numerusform>that cost about %n point</numerusform>
        <numerusform>that cost about %n points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Your %n decision(s) cost nothing.</source>
      <translation>
        <numerusform>Your %n decision cost nothing.</numerusform>
        <numerusform>Your %n decisions cost nothing.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0}'s %n decision(s) cost nothing.</source>
      <translation>
        <numerusform>{0}'s %n decision cost nothing.</numerusform>
        <numerusform>{0}'s %n decisions cost nothing.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Compared with the best moves, your %n decision(s) cost {0}.</source>
      <translation>
        <numerusform>Compared with the best moves, your %n decision cost {0}.</numerusform>
        <numerusform>Compared with the best moves, your %n decisions cost {0}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Compared with the best moves, {1}'s %n decision(s) cost {0}.</source>
      <translation>
        <numerusform>Compared with the best moves, {1}'s %n decision cost {0}.</numerusform>
        <numerusform>Compared with the best moves, {1}'s %n decisions cost {0}.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>saved_matches</name>
    <message numerus="yes">
      <source>%n round(s) played, {0}</source>
      <translation>
        <numerusform>%n round played, {0}</numerusform>
        <numerusform>%n rounds played, {0}</numerusform>
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
    <message numerus="yes">
      <source>helped %n time(s)</source>
      <translation>
        <numerusform>helped %n time</numerusform>
        <numerusform>helped %n times</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>score</name>
    <message numerus="yes">
      <source>{0} (%n time(s))</source>
      <translation>
        <numerusform>{0} (%n time)</numerusform>
        <numerusform>{0} (%n times)</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>sentences</name>
    <message numerus="yes">
      <source>You captured {taken} with {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>You captured {taken} with {card} {when}: %n point, and you won by {lead}.</numerusform>
        <numerusform>You captured {taken} with {card} {when}: %n points, and you won by {lead}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You captured a pair of {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>You captured a pair of {card} {when}: %n point, and you won by {lead}.</numerusform>
        <numerusform>You captured a pair of {card} {when}: %n points, and you won by {lead}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You called after your {0} discard and won %n discard(s) later.</source>
      <translation>
        <numerusform>You called after your {0} discard and won %n discard later.</numerusform>
        <numerusform>You called after your {0} discard and won %n discards later.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You declared checki {0} and won %n turn(s) later.</source>
      <translation>
        <numerusform>You declared checki {0} and won %n turn later.</numerusform>
        <numerusform>You declared checki {0} and won %n turns later.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You played {0} to the {2} trick, and {3} won its %n point(s); {1} would have been better.</source>
      <translation>
        <numerusform>You played {0} to the {2} trick, and {3} won its %n point; {1} would have been better.</numerusform>
        <numerusform>You played {0} to the {2} trick, and {3} won its %n points; {1} would have been better.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick, worth %n point(s); your opponents counted {1} and needed {2}.</source>
      <translation>
        <numerusform>You won the {0} trick, worth %n point; your opponents counted {1} and needed {2}.</numerusform>
        <numerusform>You won the {0} trick, worth %n points; your opponents counted {1} and needed {2}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick, worth %n point(s); your side counted {1} and needed {2}.</source>
      <translation>
        <numerusform>You won the {0} trick, worth %n point; your side counted {1} and needed {2}.</numerusform>
        <numerusform>You won the {0} trick, worth %n points; your side counted {1} and needed {2}.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>settings</name>
    <message numerus="yes">
      <source>{0} and %n other game(s)</source>
      <translation>
        <numerusform>{0} and %n other game</numerusform>
        <numerusform>{0} and %n other games</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>statistics</name>
    <message numerus="yes">
      <source>How long you think about a move, not counting pauses; from %n round(s).</source>
      <translation>
        <numerusform>How long you think about a move, not counting pauses; from %n round.</numerusform>
        <numerusform>How long you think about a move, not counting pauses; from %n rounds.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Unknown for %n older match(es).</source>
      <translation>
        <numerusform>Unknown for %n older match.</numerusform>
        <numerusform>Unknown for %n older matches.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>thunee</name>
    <message numerus="yes">
      <source>first to %n ball(s)</source>
      <translation>
        <numerusform>first to %n ball</numerusform>
        <numerusform>first to %n balls</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first side to reach %n ball(s) wins the match.</source>
      <translation>
        <numerusform>The first side to reach %n ball wins the match.</numerusform>
        <numerusform>The first side to reach %n balls wins the match.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} scores %n ball(s)</source>
      <translation>
        <numerusform>{0} scores %n ball</numerusform>
        <numerusform>{0} scores %n balls</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You score %n ball(s)</source>
      <translation>
        <numerusform>You score %n ball</numerusform>
        <numerusform>You score %n balls</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} score %n ball(s)</source>
      <translation>
        <numerusform>{0} score %n ball</numerusform>
        <numerusform>{0} score %n balls</numerusform>
      </translation>
    </message>
  </context>
</TS>