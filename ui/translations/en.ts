<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="en">
  <context>
    <name>BackupFiles</name>
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
  </context>
  <context>
    <name>Deleting</name>
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
  </context>
  <context>
    <name>Dialogs</name>
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
      <source>The saved match is damaged. %n sound round(s) could be kept.</source>
      <translation>
        <numerusform>The saved match is damaged. %n sound round could be kept.</numerusform>
        <numerusform>The saved match is damaged. %n sound rounds could be kept.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>RecordExchange</name>
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
      <source>Nothing is deleted. What you delete can be brought back for %n day(s).</source>
      <translation>
        <numerusform>Nothing is deleted. What you delete can be brought back for %n day.</numerusform>
        <numerusform>Nothing is deleted. What you delete can be brought back for %n days.</numerusform>
      </translation>
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
    <message numerus="yes">
      <source>%n game(s)</source>
      <translation>
        <numerusform>%n game</numerusform>
        <numerusform>%n games</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SavedMatchesWindow</name>
    <message numerus="yes">
      <source>Delete the selected matches; you can bring them back for %n day(s) (Delete)</source>
      <translation>
        <numerusform>Delete the selected matches; you can bring them back for %n day (Delete)</numerusform>
        <numerusform>Delete the selected matches; you can bring them back for %n days (Delete)</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SettingsFiles</name>
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
      <source>You have captured %n of it</source>
      <translation>
        <numerusform>You have captured %n of it</numerusform>
        <numerusform>You have captured %n of it</numerusform>
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
      <source>%n other move(s) are just as good.</source>
      <translation>
        <numerusform>%n other move are just as good.</numerusform>
        <numerusform>%n other moves are just as good.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n other move(s) are about as good.</source>
      <translation>
        <numerusform>%n other move are about as good.</numerusform>
        <numerusform>%n other moves are about as good.</numerusform>
      </translation>
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
    <message numerus="yes">
      <source>%n point(s)</source>
      <translation>
        <numerusform>%n point</numerusform>
        <numerusform>%n points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>That adds %n point(s) at once.</source>
      <translation>
        <numerusform>That adds %n point at once.</numerusform>
        <numerusform>That adds %n points at once.</numerusform>
      </translation>
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
  </context>
  <context>
    <name>deals</name>
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
    <name>reading</name>
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
  </context>
  <context>
    <name>saved_matches</name>
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
      <source>You took {taken} with {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>You took {taken} with {card} {when}: %n point, and you won by {lead}.</numerusform>
        <numerusform>You took {taken} with {card} {when}: %n points, and you won by {lead}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You paired {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>You paired {card} {when}: %n point, and you won by {lead}.</numerusform>
        <numerusform>You paired {card} {when}: %n points, and you won by {lead}.</numerusform>
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
      <source>You played {0} to the {2} trick, which {3} won with %n point(s); {1} was better.</source>
      <translation>
        <numerusform>You played {0} to the {2} trick, which {3} won with %n point; {1} was better.</numerusform>
        <numerusform>You played {0} to the {2} trick, which {3} won with %n points; {1} was better.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick with %n point(s); the others counted {1} of {2}.</source>
      <translation>
        <numerusform>You won the {0} trick with %n point; the others counted {1} of {2}.</numerusform>
        <numerusform>You won the {0} trick with %n points; the others counted {1} of {2}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick with %n point(s); your side counted {1} of {2}.</source>
      <translation>
        <numerusform>You won the {0} trick with %n point; your side counted {1} of {2}.</numerusform>
        <numerusform>You won the {0} trick with %n points; your side counted {1} of {2}.</numerusform>
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
      <source>How long you think about a move, pauses left out; measured in %n round(s).</source>
      <translation>
        <numerusform>How long you think about a move, pauses left out; measured in %n round.</numerusform>
        <numerusform>How long you think about a move, pauses left out; measured in %n rounds.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Not known for %n older game(s).</source>
      <translation>
        <numerusform>Not known for %n older game.</numerusform>
        <numerusform>Not known for %n older games.</numerusform>
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
      <source>{0} score %n ball(s)</source>
      <translation>
        <numerusform>{0} score %n ball</numerusform>
        <numerusform>{0} score %n balls</numerusform>
      </translation>
    </message>
  </context>
</TS>