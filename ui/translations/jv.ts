<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="jv">
  <context>
    <name>AlbumSheet</name>
    <message>
      <source>Album of cards</source>
      <translation>Album kertu</translation>
    </message>
    <message>
      <source>Collect all ten cards in this row to unlock this card back</source>
      <translation>Klumpukna sepuluh kertu kabeh ing larik iki supaya oleh geger kertu</translation>
    </message>
    <message>
      <source>Card back {0}: in use. Press to use the normal one</source>
      <translation>Geger kertu {0}: lagi dienggo. Penceten kanggo nganggo sing lumrah</translation>
    </message>
    <message>
      <source>Card back {0}: yours. Press to use it</source>
      <translation>Geger kertu {0}: duweke sampeyan. Penceten kanggo nganggo</translation>
    </message>
  </context>
  <context>
    <name>BackupFiles</name>
    <message>
      <source>Back up everything</source>
      <translation>Cadhangna kabeh</translation>
    </message>
    <message>
      <source>Save settings, matches and statistics in one file.</source>
      <translation>Simpen setelan, tandhing lan statistik dadi sak berkas.</translation>
    </message>
    <message>
      <source>&amp;Back up...</source>
      <translation>&amp;Cadhangna...</translation>
    </message>
    <message>
      <source>Restore everything</source>
      <translation>Pulihna kabeh</translation>
    </message>
    <message>
      <source>See what a backup contains, and restore it if you like. What you have now is kept as another backup.</source>
      <translation>Bali menyang cadhangan, sawise dideleng isine. Sing saiki uga disimpen dadi cadhangan.</translation>
    </message>
    <message>
      <source>&amp;Restore...</source>
      <translation>&amp;Pulihna...</translation>
    </message>
    <message>
      <source>Backups ({0});;All files (*)</source>
      <translation>Cadhangan ({0});;Kabeh berkas (*)</translation>
    </message>
    <message>
      <source>No backup was made: {0}. Try another folder.</source>
      <translation>Cadhangane ora digawe: {0}. Cobanen folder liyane.</translation>
    </message>
    <message>
      <source>Backed up to {0}: {1}.</source>
      <translation>Wis dicadhangake menyang {0}: {1}.</translation>
    </message>
    <message>
      <source>Your statistics can't be read, so they are not in the backup.</source>
      <translation>Statistik sampeyan ora bisa diwaca, dadi ora katut ing cadhangan.</translation>
    </message>
    <message>
      <source>Nothing was restored: another copy of Thothit may be using the same folder. Close that copy and try again.</source>
      <translation>Ora ana sing dipulihake: bokmenawa Thothit liyane lagi nganggo folder sing padha. Tutupen dhisik banjur cobanen maneh.</translation>
    </message>
    <message>
      <source>Nothing was restored: {0}</source>
      <translation>Ora ana sing dipulihake: {0}</translation>
    </message>
    <message>
      <source>This replaces your settings, matches and statistics. What you have now is kept as a backup.</source>
      <translation>Iki ngganti setelan, tandhing lan statistik sampeyan. Sing sampeyan duwe saiki disimpen dadi cadhangan.</translation>
    </message>
    <message>
      <source>Made on {0} with Thothit Desktop {1}</source>
      <translation>Digawe {0} nganggo Thothit Desktop {1}</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>&amp;Pulihna</translation>
    </message>
    <message numerus="yes">
      <source>%n saved match(es)</source>
      <translation>
        <numerusform>%n tandhing simpenan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted match(es)</source>
      <translation>
        <numerusform>%n tandhing sing dibusak</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln round(s) in the statistics</source>
      <translation>
        <numerusform>%Ln ronde ing statistik</numerusform>
      </translation>
    </message>
    <message>
      <source>your settings</source>
      <translation>setelan sampeyan</translation>
    </message>
    <message>
      <source>no settings</source>
      <translation>tanpa setelan</translation>
    </message>
    <message>
      <source>Restored. What you had before is kept in {0}</source>
      <translation>Wis dipulihake. Sing sadurunge disimpen ing {0}</translation>
    </message>
  </context>
  <context>
    <name>BestRounds</name>
    <message>
      <source>Best rounds</source>
      <translation>Ronde paling apik</translation>
    </message>
    <message>
      <source>Repl&amp;ay</source>
      <translation>Puter m&amp;aneh</translation>
    </message>
    <message>
      <source>Replay the selected round (Enter)</source>
      <translation>Puter maneh ronde sing dipilih (Enter)</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Tanggal</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Dolanan</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Poin</translation>
    </message>
    <message>
      <source>Ahead</source>
      <translation>Selisih</translation>
    </message>
    <message>
      <source>Opponents</source>
      <translation>Mungsuh</translation>
    </message>
  </context>
  <context>
    <name>CalendarCloth</name>
    <message>
      <source>Calendar</source>
      <translation>Tanggalan</translation>
    </message>
  </context>
  <context>
    <name>CallBar</name>
    <message>
      <source>Calls</source>
      <translation>Seruan</translation>
    </message>
  </context>
  <context>
    <name>CallKeys</name>
    <message>
      <source>N</source>
      <translation>N</translation>
    </message>
  </context>
  <context>
    <name>CardNames</name>
    <message>
      <source>Old Thousand</source>
      <translation>Sewu Tuwa</translation>
    </message>
    <message>
      <source>Red Flower</source>
      <translation>Kembang Abang</translation>
    </message>
    <message>
      <source>White Flower</source>
      <translation>Kembang Putih</translation>
    </message>
    <message>
      <source>{0} of Coins</source>
      <translation>{0} Koin</translation>
    </message>
    <message>
      <source>{0} of Strings</source>
      <translation>{0} Tali</translation>
    </message>
    <message>
      <source>{0} of Myriads</source>
      <translation>{0} Leksa</translation>
    </message>
    <message>
      <source>{0} of Spades</source>
      <translation>{0} sekop</translation>
    </message>
    <message>
      <source>{0} of Hearts</source>
      <translation>{0} ati</translation>
    </message>
    <message>
      <source>{0} of Diamonds</source>
      <translation>{0} wajik</translation>
    </message>
    <message>
      <source>{0} of Clubs</source>
      <translation>{0} kriting</translation>
    </message>
    <message>
      <source>Ace</source>
      <translation>As</translation>
    </message>
    <message>
      <source>10</source>
      <translation>10</translation>
    </message>
    <message>
      <source>Jack</source>
      <translation>Jack</translation>
    </message>
    <message>
      <source>Queen</source>
      <translation>Ratu</translation>
    </message>
    <message>
      <source>King</source>
      <translation>Raja</translation>
    </message>
    <message>
      <source>rank {0}</source>
      <translation>angka {0}</translation>
    </message>
    <message>
      <source>stamped</source>
      <translation>dicap</translation>
    </message>
  </context>
  <context>
    <name>CardPopup</name>
    <message>
      <source>Rules of {0}</source>
      <translation>Aturan {0}</translation>
    </message>
    <message>
      <source>About ceki cards</source>
      <translation>Bab kertu ceki</translation>
    </message>
  </context>
  <context>
    <name>CardTree</name>
    <message>
      <source>The table</source>
      <translation>Meja</translation>
    </message>
    <message>
      <source>Actions</source>
      <translation>Sing bisa dilakoni</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Terusna</translation>
    </message>
    <message>
      <source>Turn up a stock card</source>
      <translation>Bukak stok</translation>
    </message>
    <message>
      <source>Put the card back</source>
      <translation>Balekna kertune</translation>
    </message>
  </context>
  <context>
    <name>CekiWindow</name>
    <message>
      <source>Ceki cards</source>
      <translation>Kertu ceki</translation>
    </message>
  </context>
  <context>
    <name>CommandFinder</name>
    <message>
      <source>Type a command or a setting</source>
      <translation>Ketiken prentah utawa setelan</translation>
    </message>
    <message>
      <source>Find a command</source>
      <translation>Goleki prentah</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Prentah</translation>
    </message>
    <message>
      <source>on</source>
      <translation>urip</translation>
    </message>
    <message>
      <source>You can't do this now.</source>
      <translation>Saiki iki ora bisa ditindakake.</translation>
    </message>
    <message>
      <source>No command or setting contains these words.</source>
      <translation>Ora ana prentah utawa setelan sing nganggo tembung iku.</translation>
    </message>
  </context>
  <context>
    <name>Countdown</name>
    <message>
      <source>Time left to answer</source>
      <translation>Wektu sing isih kari kanggo mangsuli</translation>
    </message>
    <message>
      <source>Seconds left to answer</source>
      <translation>Detik sing isih kari kanggo mangsuli</translation>
    </message>
  </context>
  <context>
    <name>CountsPanel</name>
    <message>
      <source>Unseen and captured cards</source>
      <translation>Kertu sing durung katon lan sing wis ditangkep</translation>
    </message>
  </context>
  <context>
    <name>CoursePage</name>
    <message>
      <source>Expected result after each step</source>
      <translation>Kira-kira asile sawise saben langkah</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Langkah</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Sing kedadeyan</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Owahe</translation>
    </message>
    <message>
      <source>Expected</source>
      <translation>Kira-kira</translation>
    </message>
  </context>
  <context>
    <name>DealSheet</name>
    <message>
      <source>You</source>
      <translation>Sampeyan</translation>
    </message>
    <message>
      <source>The master, in your seat</source>
      <translation>Empu, ing kursi sampeyan</translation>
    </message>
  </context>
  <context>
    <name>DealsWindow</name>
    <message>
      <source>The deal on the table</source>
      <translation>Bagean ing meja</translation>
    </message>
    <message>
      <source>Deal of the day</source>
      <translation>Bagean dina iki</translation>
    </message>
    <message>
      <source>Deal by number</source>
      <translation>Bagean miturut nomer</translation>
    </message>
    <message>
      <source>The computer players stopped with an error: {0}. Your results are kept. Try again.</source>
      <translation>Pemain komputer mandheg amarga kaluputan: {0}. Asil sampeyan tetep disimpen. Cobanen maneh.</translation>
    </message>
    <message>
      <source>Partner and &amp;opponents:</source>
      <translation>Kanca &amp;lan mungsuh:</translation>
    </message>
    <message>
      <source>&amp;Opponents:</source>
      <translation>&amp;Mungsuh:</translation>
    </message>
    <message>
      <source>As set up: {0}</source>
      <translation>Kaya sing disetel: {0}</translation>
    </message>
    <message>
      <source>You can't replay this round: its match is no longer among your saved matches.</source>
      <translation>Ronde iki ora bisa diputer maneh: tandhinge wis ora ana ing tandhing simpenan.</translation>
    </message>
    <message>
      <source>Finish the round first: this deal is on the table.</source>
      <translation>Rampungna rondene dhisik: bagean iki lagi ana ing meja.</translation>
    </message>
    <message>
      <source>This game is pure luck, so the same seat always gets the same result.</source>
      <translation>Dolanan iki mung begja, dadi kursi sing padha mesthi oleh asil sing padha.</translation>
    </message>
    <message>
      <source>Each level has played only one round, so any difference may be just luck.</source>
      <translation>Saben tingkat lagi main sak ronde, dadi bisa uga begja sing nemtokake.</translation>
    </message>
    <message>
      <source>Deals</source>
      <translation>Bagean</translation>
    </message>
    <message>
      <source>&amp;Game:</source>
      <translation>&amp;Dolanan:</translation>
    </message>
    <message>
      <source>&amp;Number:</source>
      <translation>&amp;Nomer:</translation>
    </message>
    <message>
      <source>Your &amp;seat:</source>
      <translation>&amp;Kursi:</translation>
    </message>
    <message>
      <source>Results of this deal</source>
      <translation>Asil bagean iki</translation>
    </message>
    <message>
      <source>Each level plays this deal once in your seat; the other players stay the same</source>
      <translation>Saben tingkat main bagean iki sepisan ing kursi sampeyan, karo pemain liya sing padha</translation>
    </message>
    <message>
      <source>Let &amp;computer players try</source>
      <translation>Ben pemain kom&amp;puter nyoba</translation>
    </message>
    <message>
      <source>Progress of the computer players</source>
      <translation>Wis tekan ngendi anggone pemain komputer main</translation>
    </message>
    <message>
      <source>S&amp;top</source>
      <translation>Mand&amp;heg</translation>
    </message>
    <message>
      <source>Replay your selected round</source>
      <translation>Puter maneh ronde sampeyan sing dipilih</translation>
    </message>
    <message>
      <source>Repl&amp;ay…</source>
      <translation>Puter man&amp;eh…</translation>
    </message>
    <message>
      <source>Play cards that you enter yourself, such as those of a real table</source>
      <translation>Main nganggo kertu sing sampeyan lebokake dhewe, kayata saka meja tenan</translation>
    </message>
    <message>
      <source>&amp;Enter a deal…</source>
      <translation>&amp;Lebokake bagean…</translation>
    </message>
    <message>
      <source>Begin a match with this deal; the match on the table is kept</source>
      <translation>Wiwitana tandhing nganggo bagean iki; tandhing ing meja tetep disimpen</translation>
    </message>
    <message>
      <source>&amp;Play this deal</source>
      <translation>&amp;Main bagean iki</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
  </context>
  <context>
    <name>DecisionMarks</name>
    <message>
      <source>Your decisions</source>
      <translation>Putusan sampeyan</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} saka {1}</translation>
    </message>
  </context>
  <context>
    <name>DecisionsPage</name>
    <message>
      <source>Your decisions</source>
      <translation>Putusan sampeyan</translation>
    </message>
    <message>
      <source>Show on the &amp;table</source>
      <translation>Tuduhna ing &amp;meja</translation>
    </message>
    <message>
      <source>Show the position before this move (Enter)</source>
      <translation>Tuduhna kahanan sadurunge langkah iki (Enter)</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Langkah</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>Dilakoni</translation>
    </message>
    <message>
      <source>Best</source>
      <translation>Paling apik</translation>
    </message>
    <message>
      <source>Cost ({0})</source>
      <translation>Rugi ({0})</translation>
    </message>
    <message>
      <source>Grade</source>
      <translation>Biji</translation>
    </message>
  </context>
  <context>
    <name>Deleting</name>
    <message>
      <source>This match can't be deleted. It is still saved.</source>
      <translation>Tandhing iki ora bisa dibusak. Tandhinge isih kasimpen.</translation>
    </message>
    <message>
      <source>“{0}” deleted</source>
      <translation>“{0}” wis dibusak</translation>
    </message>
    <message numerus="yes">
      <source>%n match(es) deleted</source>
      <translation>
        <numerusform>%n tandhing wis dibusak</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %n match(es) permanently?</source>
      <translation>
        <numerusform>Busak %n tandhing kanggo salawase?</numerusform>
      </translation>
    </message>
    <message>
      <source>You can't undo this.</source>
      <translation>Iki ora bisa diwurungake.</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Busak</translation>
    </message>
    <message>
      <source>This match can't be restored.</source>
      <translation>Tandhing iki ora bisa dibalekake.</translation>
    </message>
  </context>
  <context>
    <name>Dialogs</name>
    <message>
      <source>Deal by number</source>
      <translation>Bagean miturut nomer</translation>
    </message>
    <message>
      <source>Deal number, from 0 to {0}:</source>
      <translation>Nomer bagean, saka 0 nganti {0}:</translation>
    </message>
    <message>
      <source>Open a match</source>
      <translation>Bukak tandhing</translation>
    </message>
    <message>
      <source>Save the match</source>
      <translation>Simpen tandhing</translation>
    </message>
    <message>
      <source>Matches ({0});;All files (*)</source>
      <translation>Tandhing ({0});;Kabeh berkas (*)</translation>
    </message>
    <message numerus="yes">
      <source>You can recover %n round(s) from before the error.</source>
      <translation>
        <numerusform>Sampeyan bisa nylametake %n ronde sadurunge kaluputan iku.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Recover %n round(s)</source>
      <translation>
        <numerusform>Slametna %n ronde</numerusform>
      </translation>
    </message>
    <message>
      <source>&lt;p&gt;Thothit of Java, its relatives and other card games, against computer players who see only what you would see in their seat.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It uses Qt {0} and Qt for Python, which are under the LGPL&amp;nbsp;3. An installed program has all licences in its folder &lt;i&gt;licences&lt;/i&gt;.&lt;/p&gt;</source>
      <translation>&lt;p&gt;Thothit saka Jawa, sadulur-sadulure, lan dolanan kertu liyane, nglawan pemain komputer sing mung weruh apa sing bakal sampeyan deleng ing kursine.&lt;/p&gt;&lt;p&gt;Piranti lunak bebas nganggo lisensi MIT. Program iki nganggo Qt {0} lan Qt for Python, sing lisensine LGPL&amp;nbsp;3. Program sing wis dipasang nyimpen kabeh lisensi ing folder &lt;i&gt;licences&lt;/i&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Situs web</translation>
    </message>
    <message>
      <source>New versions</source>
      <translation>Versi anyar</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Laporna masalah</translation>
    </message>
    <message>
      <source>Your matches and settings are kept in {0}</source>
      <translation>Tandhing lan setelan sampeyan disimpen ing {0}</translation>
    </message>
    <message>
      <source>About Thothit Desktop</source>
      <translation>Babagan Thothit Desktop</translation>
    </message>
  </context>
  <context>
    <name>DrillPane</name>
    <message>
      <source>Next position (Right or Page Down)</source>
      <translation>Posisi sabanjure (Tengen utawa Page Down)</translation>
    </message>
    <message>
      <source>{0} of {1} right</source>
      <translation>{0} saka {1} bener</translation>
    </message>
    <message>
      <source>Right.</source>
      <translation>Bener.</translation>
    </message>
    <message>
      <source>Not this time.</source>
      <translation>Saiki durung.</translation>
    </message>
    <message>
      <source>Best: {0}. The other answer costs {1}.</source>
      <translation>Paling apik: {0}. Wangsulan liyane ngrugekake {1}.</translation>
    </message>
  </context>
  <context>
    <name>EnterDealWindow</name>
    <message>
      <source>Cards to deal</source>
      <translation>Kertu kanggo dibagi</translation>
    </message>
    <message numerus="yes">
      <source>With %n house rule(s)</source>
      <translation>
        <numerusform>Nganggo %n aturan omah</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0}, %n left</source>
      <translation>
        <numerusform>{0}, turah %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Enter a deal</source>
      <translation>Lebokake bagean</translation>
    </message>
    <message>
      <source>&amp;Game:</source>
      <translation>&amp;Dolanan:</translation>
    </message>
    <message>
      <source>P&amp;layers:</source>
      <translation>P&amp;emain:</translation>
    </message>
    <message>
      <source>Your &amp;seat:</source>
      <translation>&amp;Kursi:</translation>
    </message>
    <message>
      <source>Deal the &amp;missing cards at random</source>
      <translation>Bagekna kertu sing k&amp;urang kanthi acak</translation>
    </message>
    <message>
      <source>The program deals the cards that you leave out, without showing them here</source>
      <translation>Program mbagi kertu sing ora sampeyan lebokake, tanpa nuduhake ing kene</translation>
    </message>
    <message>
      <source>Take back the last change</source>
      <translation>Batalake owah-owahan pungkasan</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Batalake</translation>
    </message>
    <message>
      <source>Enter cards from the copied text: a line for each row, or one line for the chosen row</source>
      <translation>Lebokake kertu saka teks sing disalin: saben larik kertu sak larik teks, utawa sak larik kanggo larik sing dipilih</translation>
    </message>
    <message>
      <source>P&amp;aste</source>
      <translation>&amp;Tempel</translation>
    </message>
    <message>
      <source>Take out all cards</source>
      <translation>Tokake kabeh kertu</translation>
    </message>
    <message>
      <source>&amp;Clear</source>
      <translation>K&amp;osongake</translation>
    </message>
    <message>
      <source>Begin a match with this deal; the match on the table is kept</source>
      <translation>Wiwitana tandhing nganggo bagean iki; tandhing ing meja tetep disimpen</translation>
    </message>
    <message>
      <source>&amp;Play this deal</source>
      <translation>&amp;Main bagean iki</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
  </context>
  <context>
    <name>ExampleCourse</name>
    <message>
      <source>Your turn</source>
      <translation>Giliran sampeyan</translation>
    </message>
    <message>
      <source>{0}'s turn</source>
      <translation>Giliran {0}</translation>
    </message>
  </context>
  <context>
    <name>ExamplePane</name>
    <message>
      <source>Try another move: yours is legal, but this example shows a different one.</source>
      <translation>Cobanen langkah liya: langkah sampeyan kena, nanging conto iki nuduhake sing beda.</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} saka {1}</translation>
    </message>
    <message>
      <source>Back to the &amp;rules</source>
      <translation>Bali menyang &amp;aturan</translation>
    </message>
    <message>
      <source>&amp;Again</source>
      <translation>&amp;Baleni</translation>
    </message>
    <message>
      <source>Previous step (Left or Page Up)</source>
      <translation>Langkah sadurunge (Panah kiwa utawa Page Up)</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>M&amp;undur</translation>
    </message>
    <message>
      <source>Next step (Right or Page Down)</source>
      <translation>Langkah sabanjure (Panah tengen utawa Page Down)</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>T&amp;erus</translation>
    </message>
    <message>
      <source>Close the rules and play this game</source>
      <translation>Tutup aturan lan mainna dolanan iki</translation>
    </message>
    <message>
      <source>&amp;Play now</source>
      <translation>&amp;Main saiki</translation>
    </message>
  </context>
  <context>
    <name>FavouriteButton</name>
    <message>
      <source>{0} is a favourite</source>
      <translation>{0} kalebu favorit</translation>
    </message>
    <message>
      <source>List this game first (F)</source>
      <translation>Pasang dolanan iki paling ndhuwur (F)</translation>
    </message>
  </context>
  <context>
    <name>FingerprintWindow</name>
    <message>
      <source>You chose this deal, so its cards could be known in advance. The fingerprint only shows that nobody has changed them.</source>
      <translation>Bagean iki sampeyan pilih dhewe, mula kertune bisa wae wis dingerteni luwih dhisik. Sidik drijine mung mbuktekake yen ora ana sing ngowahi.</translation>
    </message>
    <message>
      <source>This What if round has no fingerprint, because its cards were already known.</source>
      <translation>Ronde Umpama iki ora ana sidik drijine, amarga kertune wis dingerteni.</translation>
    </message>
    <message>
      <source>This round has no fingerprint: none was saved when the cards were dealt.</source>
      <translation>Ronde iki ora ana sidik drijine: ora disimpen nalika kertune dibagi.</translation>
    </message>
    <message>
      <source>The fingerprint doesn't fit the cards: this match was changed after its cards were dealt.</source>
      <translation>Sidik drijine ora cocog karo kertune: tandhing iki diowahi sawise kertune dibagi.</translation>
    </message>
    <message>
      <source>The program computed this before it dealt the first card. Write it down, or its first {0} digits, and you can check after the round that no card was changed.</source>
      <translation>Program ngetung iki sadurunge mbagi kertu kapisan. Catheten, utawa {0} digit kapisane wae, dadi sawise ronde bisa dipriksa yen ora ana kertu sing diowahi.</translation>
    </message>
    <message>
      <source>The round is over. The line below lists every card as it was dealt. Its SHA-256 is the fingerprint: compare it with what you wrote down.</source>
      <translation>Ronde wis rampung. Larikan ing ngisor ngemot kabeh kertu kaya nalika dibagi. SHA-256-e yaiku sidik drijine: cocogna karo sing sampeyan cathet.</translation>
    </message>
    <message>
      <source>Is the deal honest?</source>
      <translation>Apa bagean iki jujur?</translation>
    </message>
    <message>
      <source>&amp;Round:</source>
      <translation>&amp;Ronde:</translation>
    </message>
    <message>
      <source>Fingerprint</source>
      <translation>Sidik driji</translation>
    </message>
    <message>
      <source>Cards and nonce (random number)</source>
      <translation>Kertu lan nonce (angka acak)</translation>
    </message>
    <message>
      <source>After the round, all its cards and the nonce, a random number, appear here.</source>
      <translation>Sawise ronde, kabeh kertune lan nonce, yaiku angka acak, katon ing kene.</translation>
    </message>
    <message>
      <source>&amp;Copy fingerprint</source>
      <translation>&amp;Salin sidik driji</translation>
    </message>
    <message>
      <source>Copy cards and &amp;nonce</source>
      <translation>Salin kertu lan &amp;nonce</translation>
    </message>
    <message>
      <source>Copy the line whose SHA-256 is the fingerprint</source>
      <translation>Salin larikan sing SHA-256-e dadi sidik driji</translation>
    </message>
    <message>
      <source>&amp;Look at all hands…</source>
      <translation>&amp;Deleng kabeh kertu tangan…</translation>
    </message>
    <message>
      <source>Replay the round with all hands face up</source>
      <translation>Puter maneh ronde iki kanthi kabeh kertu tangan mlumah</translation>
    </message>
    <message>
      <source>&amp;Show the first digits below the table</source>
      <translation>&amp;Tuduhna digit kapisan ing ngisor meja</translation>
    </message>
    <message>
      <source>Shown in the status line before the first card is dealt</source>
      <translation>Katon ing larik status sadurunge kertu kapisan dibagi</translation>
    </message>
    <message>
      <source>&amp;What does it prove?</source>
      <translation>&amp;Apa sing dibuktekake?</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
  </context>
  <context>
    <name>HelpWindow</name>
    <message>
      <source>Is the deal honest?</source>
      <translation>Apa bagean iki jujur?</translation>
    </message>
    <message>
      <source>How the others play</source>
      <translation>Carane pemain liya main</translation>
    </message>
    <message>
      <source>This page is missing.</source>
      <translation>Kaca iki ora ana.</translation>
    </message>
    <message>
      <source>&amp;Page:</source>
      <translation>&amp;Kaca:</translation>
    </message>
  </context>
  <context>
    <name>HelpWindows</name>
    <message>
      <source>&amp;Rules of {0}</source>
      <translation>&amp;Aturan {0}</translation>
    </message>
  </context>
  <context>
    <name>Hints</name>
    <message>
      <source>Thinking…</source>
      <translation>Lagi mikir…</translation>
    </message>
  </context>
  <context>
    <name>HomePage</name>
    <message>
      <source>Home</source>
      <translation>Omah</translation>
    </message>
    <message>
      <source>Finish a deal of the day to colour its square on the cloth.</source>
      <translation>Rampungna bagean dina iki supaya kothake ing jarik ana wernane.</translation>
    </message>
    <message>
      <source>Your album: {0} of 30 cards. Win a round with an identical pair to add its card. A full row of ten unlocks a new card back.</source>
      <translation>Album sampeyan: {0} saka 30 kertu. Menangna ronde nganggo pasangan kembar supaya kertune mlebu album. Sak larik jangkep isi sepuluh menehi geger kertu.</translation>
    </message>
    <message>
      <source>Today's deal of {0}</source>
      <translation>Bagean {0} dina iki</translation>
    </message>
    <message>
      <source>Play it again</source>
      <translation>Mainna maneh</translation>
    </message>
    <message>
      <source>Play today's deal</source>
      <translation>Mainna bagean dina iki</translation>
    </message>
    <message>
      <source>That day's deal of {0}</source>
      <translation>Bagean {0} dina iku</translation>
    </message>
    <message>
      <source>Play this deal</source>
      <translation>Mainna bagean iki</translation>
    </message>
    <message>
      <source>{0}. You are playing it now.</source>
      <translation>{0}. Iki sing lagi sampeyan mainake.</translation>
    </message>
    <message>
      <source>{0}. Everyone who plays it by these rules gets the same cards.</source>
      <translation>{0}. Kabeh wong sing ngemainake nganggo aturan iki oleh kertu sing padha.</translation>
    </message>
    <message>
      <source>playing…</source>
      <translation>lagi main…</translation>
    </message>
    <message>
      <source>{0}. {1}</source>
      <translation>{0}. {1}</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Terusna</translation>
    </message>
  </context>
  <context>
    <name>HouseRules</name>
    <message>
      <source>Published rules</source>
      <translation>Manut sumbere</translation>
    </message>
    <message>
      <source>Your own</source>
      <translation>Gaweyan dhewe</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Aturan omah</translation>
    </message>
    <message>
      <source>The house rules “{0}” are chosen.</source>
      <translation>Aturan omah “{0}” wis dipilih.</translation>
    </message>
    <message>
      <source>The shared house rules are chosen.</source>
      <translation>Aturan omah kiriman wis dipilih.</translation>
    </message>
    <message>
      <source>Hide the rules</source>
      <translation>Dhelikna aturan</translation>
    </message>
    <message>
      <source>Show all rules</source>
      <translation>Tuduhna kabeh aturan</translation>
    </message>
    <message>
      <source>As the published rules.</source>
      <translation>Padha karo aturan terbitan.</translation>
    </message>
    <message>
      <source>The published rules. Where they say nothing, the choice is ours.</source>
      <translation>Aturan sing wis diterbitake. Yen sumbere ora nyebut, kita sing milih.</translation>
    </message>
    <message>
      <source>Set the rules below to match the way you play at home.</source>
      <translation>Pilihen aturan ing ngisor iki kaya sing lumrah ing omah sampeyan.</translation>
    </message>
    <message>
      <source>default</source>
      <translation>gawan</translation>
    </message>
    <message>
      <source>Source: {0}</source>
      <translation>Sumber: {0}</translation>
    </message>
  </context>
  <context>
    <name>KeysWindow</name>
    <message>
      <source>Keys</source>
      <translation>Tombol</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
  </context>
  <context>
    <name>KowahKeys</name>
    <message>
      <source>W</source>
      <translation>W</translation>
    </message>
    <message>
      <source>K</source>
      <translation>K</translation>
    </message>
    <message>
      <source>M</source>
      <translation>M</translation>
    </message>
    <message>
      <source>H</source>
      <translation>H</translation>
    </message>
    <message>
      <source>J</source>
      <translation>J</translation>
    </message>
  </context>
  <context>
    <name>LearnOffer</name>
    <message>
      <source>Learn this ({0})</source>
      <translation>Sinau iki ({0})</translation>
    </message>
  </context>
  <context>
    <name>LearnerActions</name>
    <message>
      <source>Cards</source>
      <translation>Kertu</translation>
    </message>
  </context>
  <context>
    <name>LessonActions</name>
    <message>
      <source>Back to the &amp;match</source>
      <translation>Bali menyang tandhin&amp;g</translation>
    </message>
    <message>
      <source>Back to the &amp;welcome</source>
      <translation>Bali menyang sambuta&amp;n</translation>
    </message>
  </context>
  <context>
    <name>LessonList</name>
    <message>
      <source>Lessons</source>
      <translation>Wulangan</translation>
    </message>
    <message>
      <source>Play a few cards and see what they do. Your match waits, and nothing here counts.</source>
      <translation>Tokna sawetara kertu lan delengen apa gunane. Tandhing sampeyan ngenteni; ing kene ora ana sing dietung.</translation>
    </message>
    <message>
      <source>Drills: one rule at a time</source>
      <translation>Soal gladhen: aturan siji-siji</translation>
    </message>
  </context>
  <context>
    <name>LessonRow</name>
    <message numerus="yes">
      <source>%n minute(s)</source>
      <translation>
        <numerusform>%n menit</numerusform>
      </translation>
    </message>
    <message>
      <source>Step {0} of {1}</source>
      <translation>Langkah {0} saka {1}</translation>
    </message>
    <message>
      <source>✓ Done</source>
      <translation>✓ Rampung</translation>
    </message>
    <message>
      <source>Not started</source>
      <translation>Durung diwiwiti</translation>
    </message>
  </context>
  <context>
    <name>LessonsPage</name>
    <message>
      <source>All &amp;lessons</source>
      <translation>&amp;Kabeh wulangan</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Wulangan</translation>
    </message>
    <message>
      <source>Choose another drill: this one can't be read.</source>
      <translation>Pilihen soal gladhen liyane: sing iki ora bisa diwaca.</translation>
    </message>
    <message>
      <source>Choose another lesson: this one can't be read.</source>
      <translation>Pilihen wulangan liya: sing iki ora bisa diwaca.</translation>
    </message>
    <message>
      <source>&amp;Next lesson</source>
      <translation>Wulangan &amp;sabanjure</translation>
    </message>
    <message>
      <source>Pla&amp;y</source>
      <translation>M&amp;ain</translation>
    </message>
  </context>
  <context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
      <source>About %1</source>
      <translation>Babagan %1</translation>
    </message>
    <message>
      <source>Preferences...</source>
      <translation>Setelan...</translation>
    </message>
    <message>
      <source>Services</source>
      <translation>Layanan</translation>
    </message>
    <message>
      <source>Hide %1</source>
      <translation>Dhelikna %1</translation>
    </message>
    <message>
      <source>Hide Others</source>
      <translation>Dhelikna liyane</translation>
    </message>
    <message>
      <source>Show All</source>
      <translation>Tuduhna kabeh</translation>
    </message>
    <message>
      <source>Quit %1</source>
      <translation>Metu saka %1</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>Your data folder can't be used, so nothing you play now is saved. Check the folder, then start Thothit again.</source>
      <translation>Folder data sampeyan ora bisa dienggo, mula sing sampeyan mainake saiki ora disimpen. Priksanen folder iku, banjur bukaken Thothit maneh.</translation>
    </message>
    <message>
      <source>Some of Thothit's files can't be used. They are kept, and Thothit goes on with new ones.</source>
      <translation>Ana berkase Thothit sing ora bisa dienggo. Berkas iku tetep disimpen, lan Thothit nganggo sing anyar.</translation>
    </message>
    <message>
      <source>Your last match can't be read. Its file is kept, and you can go on with another match.</source>
      <translation>Tandhing pungkasan sampeyan ora bisa diwaca. Berkase tetep disimpen, lan sampeyan bisa terus nganggo tandhing liyane.</translation>
    </message>
    <message numerus="yes">
      <source>Your last match is damaged. %n round(s) could be recovered.</source>
      <translation>
        <numerusform>Tandhing pungkasan sampeyan rusak. %n ronde bisa dislametake.</numerusform>
      </translation>
    </message>
    <message>
      <source>This match can't be opened.</source>
      <translation>Tandhing iki ora bisa dibukak.</translation>
    </message>
    <message>
      <source>{0}: what if</source>
      <translation>{0}: umpama</translation>
    </message>
    <message>
      <source>This match has an unknown computer player. A regular plays instead.</source>
      <translation>Tandhing iki ana pemain komputer sing ora dikenal. Gilirane dimainake langganan.</translation>
    </message>
    <message>
      <source>Thothit</source>
      <translation>Thothit</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Dolanan</translation>
    </message>
    <message>
      <source>Sh&amp;are</source>
      <translation>Bagek&amp;na</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>&amp;Main</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Tampilan</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Pitulung</translation>
    </message>
    <message>
      <source>Home &amp;page</source>
      <translation>&amp;Omah</translation>
    </message>
    <message>
      <source>Today's deal, the calendar and the album of cards</source>
      <translation>Bagean dina iki, tanggalan, lan album kertu</translation>
    </message>
    <message>
      <source>Ctrl+Home</source>
      <translation>Ctrl+Home</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>Do&amp;lanan anyar…</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Anyar</translation>
    </message>
    <message>
      <source>Choose a game and begin a new match</source>
      <translation>Pilihen dolanan lan wiwitana tandhing anyar</translation>
    </message>
    <message>
      <source>Ctrl+N</source>
      <translation>Ctrl+N</translation>
    </message>
    <message>
      <source>Re&amp;match</source>
      <translation>Main maneh sing &amp;padha</translation>
    </message>
    <message>
      <source>Begin a new match of this game, with the same players and rules</source>
      <translation>Wiwitana tandhing anyar dolanan iki, pemain lan aturane padha</translation>
    </message>
    <message>
      <source>Ctrl+Shift+N</source>
      <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
      <source>Next &amp;round</source>
      <translation>&amp;Ronde sabanjure</translation>
    </message>
    <message>
      <source>Go on to the next round</source>
      <translation>Terus menyang ronde sabanjure</translation>
    </message>
    <message>
      <source>Ctrl+Return</source>
      <translation>Ctrl+Return</translation>
    </message>
    <message>
      <source>Re&amp;start this deal</source>
      <translation>&amp;Baleni bagean iki</translation>
    </message>
    <message>
      <source>Play the same cards again from the first turn</source>
      <translation>Mainna maneh kertu sing padha, wiwit giliran kapisan</translation>
    </message>
    <message>
      <source>Ctrl+R</source>
      <translation>Ctrl+R</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Wurungake</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Wurungake</translation>
    </message>
    <message>
      <source>Take back your last decision, and what came after it</source>
      <translation>Wurungake putusan pungkasan sampeyan, uga apa sing kelakon sawise iku</translation>
    </message>
    <message>
      <source>Ctrl+Z</source>
      <translation>Ctrl+Z</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Balenana</translation>
    </message>
    <message>
      <source>Bring back the moves you have undone</source>
      <translation>Balekna langkah sing wis sampeyan wurungake</translation>
    </message>
    <message>
      <source>Ctrl+Shift+Z</source>
      <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <translation>&amp;Pituduh</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>Pituduh</translation>
    </message>
    <message>
      <source>Show the coach's move and the reason. Press again for other moves, and a third time to hide them.</source>
      <translation>Tuduhna langkahe pelatih lan sababe. Penceten maneh kanggo langkah liya, kaping telune kanggo ndhelikake.</translation>
    </message>
    <message>
      <source>Ctrl+H</source>
      <translation>Ctrl+H</translation>
    </message>
    <message>
      <source>Dea&amp;l of the day</source>
      <translation>Bagean &amp;dina iki</translation>
    </message>
    <message>
      <source>Play today's deal of this game, the same for everyone</source>
      <translation>Mainna bagean dina iki, sing padha kanggo kabeh wong</translation>
    </message>
    <message>
      <source>Ctrl+Shift+D</source>
      <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
      <source>D&amp;eals…</source>
      <translation>Ba&amp;gean…</translation>
    </message>
    <message>
      <source>Play today's deal or any other, from any seat, and compare your results</source>
      <translation>Mainna bagean dina iki utawa liyane, saka kursi endi wae, lan bandhingna asile</translation>
    </message>
    <message>
      <source>Ctrl+L</source>
      <translation>Ctrl+L</translation>
    </message>
    <message>
      <source>&amp;Deal by number…</source>
      <translation>Bagean miturut &amp;nomer…</translation>
    </message>
    <message>
      <source>Start a match with a deal number of your choice</source>
      <translation>Wiwitana tandhing nganggo nomer bagean pilihan sampeyan</translation>
    </message>
    <message>
      <source>Ctrl+D</source>
      <translation>Ctrl+D</translation>
    </message>
    <message>
      <source>E&amp;nter a deal…</source>
      <translation>Lebokake &amp;bagean…</translation>
    </message>
    <message>
      <source>Play cards that you enter yourself, such as those of a real table</source>
      <translation>Main nganggo kertu sing sampeyan lebokake dhewe, kayata saka meja tenan</translation>
    </message>
    <message>
      <source>Ctrl+Shift+L</source>
      <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
      <source>&amp;Back to the previous match</source>
      <translation>&amp;Bali menyang tandhing sadurunge</translation>
    </message>
    <message>
      <source>Go back to the match you played before this one</source>
      <translation>Bali menyang tandhing sing sampeyan lakoni sadurunge iki</translation>
    </message>
    <message>
      <source>Repla&amp;y…</source>
      <translation>Puter &amp;maneh…</translation>
    </message>
    <message>
      <source>Watch the rounds of this match again, move by move</source>
      <translation>Deleng maneh ronde-ronde tandhing iki, langkah mbaka langkah</translation>
    </message>
    <message>
      <source>Ctrl+Shift+R</source>
      <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
      <source>Re&amp;view…</source>
      <translation>&amp;Tinjauan…</translation>
    </message>
    <message>
      <source>See what your decisions in the last round cost you, and what was luck</source>
      <translation>Deleng pira rugine putusan sampeyan ing ronde pungkasan, lan endi sing mung begja</translation>
    </message>
    <message>
      <source>Ctrl+Shift+V</source>
      <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
      <source>Bac&amp;k to the match</source>
      <translation>Bali menyang tandh&amp;ing</translation>
    </message>
    <message>
      <source>Leave this What if and go back to your match</source>
      <translation>Tinggalen Umpama iki lan baliya menyang tandhing sampeyan</translation>
    </message>
    <message>
      <source>Ctrl+B</source>
      <translation>Ctrl+B</translation>
    </message>
    <message>
      <source>Saved &amp;matches…</source>
      <translation>Tandhing &amp;simpenan…</translation>
    </message>
    <message>
      <source>All your matches: continue, watch, rename, delete or export them</source>
      <translation>Kabeh tandhing sampeyan: nerusake, ndeleng, ganti jeneng, mbusak, utawa ngekspor</translation>
    </message>
    <message>
      <source>Ctrl+Shift+O</source>
      <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>Bu&amp;kak…</translation>
    </message>
    <message>
      <source>Open a match from a file and play on</source>
      <translation>Bukak tandhing saka berkas lan terusna main</translation>
    </message>
    <message>
      <source>Ctrl+O</source>
      <translation>Ctrl+O</translation>
    </message>
    <message>
      <source>&amp;Save as…</source>
      <translation>Simpen min&amp;angka…</translation>
    </message>
    <message>
      <source>Save this match to a file</source>
      <translation>Simpen tandhing iki dadi berkas</translation>
    </message>
    <message>
      <source>Ctrl+Shift+S</source>
      <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
      <source>&amp;Copy match</source>
      <translation>&amp;Salin tandhing</translation>
    </message>
    <message>
      <source>Copy this match as text to paste elsewhere</source>
      <translation>Salin tandhing iki dadi teks, kanggo ditempel ing panggonan liya</translation>
    </message>
    <message>
      <source>Ctrl+C</source>
      <translation>Ctrl+C</translation>
    </message>
    <message>
      <source>Copy deal &amp;number</source>
      <translation>Salin &amp;nomer bagean</translation>
    </message>
    <message>
      <source>Copy the number of this deal</source>
      <translation>Salin nomere bagean iki</translation>
    </message>
    <message>
      <source>Ctrl+Shift+C</source>
      <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
      <source>Sett&amp;ings…</source>
      <translation>Set&amp;elan…</translation>
    </message>
    <message>
      <source>All settings in one window, with backup and restore</source>
      <translation>Kabeh setelan ing sak jendhela; uga nyadhangake lan mulihake</translation>
    </message>
    <message>
      <source>Ctrl+,</source>
      <translation>Ctrl+,</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>&amp;Tempel</translation>
    </message>
    <message>
      <source>Open a match or house rules you have copied, or play the deal whose number you have copied</source>
      <translation>Bukak tandhing utawa aturan omah sing sampeyan salin, utawa main bagean sing nomere sampeyan salin</translation>
    </message>
    <message>
      <source>Ctrl+V</source>
      <translation>Ctrl+V</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>Met&amp;u</translation>
    </message>
    <message>
      <source>Quit; your match is saved</source>
      <translation>Metu; tandhing sampeyan disimpen</translation>
    </message>
    <message>
      <source>Ctrl+Q</source>
      <translation>Ctrl+Q</translation>
    </message>
    <message>
      <source>&amp;Pause</source>
      <translation>&amp;Ngaso</translation>
    </message>
    <message>
      <source>Freeze the table</source>
      <translation>Mandhegna meja</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>&amp;Automatic turns</source>
      <translation>Giliran &amp;otomatis</translation>
    </message>
    <message>
      <source>Take your turns for you, in games without decisions</source>
      <translation>Ing dolanan tanpa putusan, giliran sampeyan mlaku dhewe</translation>
    </message>
    <message>
      <source>A</source>
      <translation>O</translation>
    </message>
    <message>
      <source>&amp;Last play</source>
      <translation>&amp;Langkah mau</translation>
    </message>
    <message>
      <source>Show the last play again; hold the key to keep it in view</source>
      <translation>Tuduhna maneh langkah pungkasan; penceten terus supaya tetep katon</translation>
    </message>
    <message>
      <source>L</source>
      <translation>L</translation>
    </message>
    <message>
      <source>Stan&amp;dings</source>
      <translation>&amp;Klasemen</translation>
    </message>
    <message>
      <source>Show how the match stands, round by round</source>
      <translation>Tuduhna kahanan tandhing, ronde mbaka ronde</translation>
    </message>
    <message>
      <source>T</source>
      <translation>T</translation>
    </message>
    <message>
      <source>Score s&amp;heet</source>
      <translation>Lembar &amp;skor</translation>
    </message>
    <message>
      <source>Show the score of the finished round</source>
      <translation>Tuduhna skor ronde sing wis rampung</translation>
    </message>
    <message>
      <source>S</source>
      <translation>S</translation>
    </message>
    <message>
      <source>Stat&amp;istics…</source>
      <translation>Statist&amp;ik…</translation>
    </message>
    <message>
      <source>Show figures and charts of all rounds you have played</source>
      <translation>Tuduhna angka lan grafik kabeh ronde sing wis sampeyan lakoni</translation>
    </message>
    <message>
      <source>Ctrl+T</source>
      <translation>Ctrl+T</translation>
    </message>
    <message>
      <source>&amp;Captures</source>
      <translation>&amp;Tangkepan</translation>
    </message>
    <message>
      <source>Look at your capture pile; press again for the next face-up one</source>
      <translation>Deleng tumpukan tangkepan sampeyan; penceten maneh kanggo tumpukan mlumah sabanjure</translation>
    </message>
    <message>
      <source>C</source>
      <translation>C</translation>
    </message>
    <message>
      <source>Use &amp;ceki cards</source>
      <translation>Nganggo kertu &amp;ceki</translation>
    </message>
    <message>
      <source>Play with ceki cards</source>
      <translation>Main nganggo kertu ceki</translation>
    </message>
    <message>
      <source>F3</source>
      <translation>F3</translation>
    </message>
    <message>
      <source>Use &amp;Western cards</source>
      <translation>Nganggo &amp;kertu Barat</translation>
    </message>
    <message>
      <source>Play with Western cards</source>
      <translation>Main nganggo kertu Barat</translation>
    </message>
    <message>
      <source>F4</source>
      <translation>F4</translation>
    </message>
    <message>
      <source>Use Western cards (clubs and spades swa&amp;pped)</source>
      <translation>Nganggo kertu Barat (kriting lan sekop diijol&amp;ake)</translation>
    </message>
    <message>
      <source>Play with Western cards as CatsAtCards does: clubs for myriads, spades for honours</source>
      <translation>Main nganggo kertu Barat kaya ing CatsAtCards: kriting kanggo leksa, sekop kanggo kertu kurmat</translation>
    </message>
    <message>
      <source>F5</source>
      <translation>F5</translation>
    </message>
    <message>
      <source>Switch car&amp;d style</source>
      <translation>&amp;Ganti gaya kertu</translation>
    </message>
    <message>
      <source>Switch between ceki and Western cards</source>
      <translation>Ganti antarane kertu ceki lan kertu Barat</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>Corner &amp;index</source>
      <translation>Tandha &amp;pojok</translation>
    </message>
    <message>
      <source>Show digits and suit signs on the ceki cards</source>
      <translation>Tuduhna angka lan tandha jinis ing kertu ceki</translation>
    </message>
    <message>
      <source>I</source>
      <translation>I</translation>
    </message>
    <message>
      <source>&amp;Four-colour suits</source>
      <translation>Jinis kertu &amp;patang warna</translation>
    </message>
    <message>
      <source>Show blue diamonds and green clubs on Western cards</source>
      <translation>Tuduhna wajik biru lan kriting ijo ing kertu Barat</translation>
    </message>
    <message>
      <source>F9</source>
      <translation>F9</translation>
    </message>
    <message>
      <source>Play &amp;sounds</source>
      <translation>Unekna &amp;swara</translation>
    </message>
    <message>
      <source>Hear the cards, the calls and the end of a round</source>
      <translation>Rungokna swara kertu, seruan lan pungkasane ronde</translation>
    </message>
    <message>
      <source>Ctrl+Shift+M</source>
      <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
      <source>&amp;Louder</source>
      <translation>Luwih &amp;banter</translation>
    </message>
    <message>
      <source>Play sounds louder</source>
      <translation>Swarane luwih banter</translation>
    </message>
    <message>
      <source>Ctrl+Shift+Up</source>
      <translation>Ctrl+Shift+Up</translation>
    </message>
    <message>
      <source>&amp;Quieter</source>
      <translation>Luwih &amp;lirih</translation>
    </message>
    <message>
      <source>Play sounds more quietly</source>
      <translation>Swarane luwih lirih</translation>
    </message>
    <message>
      <source>Ctrl+Shift+Down</source>
      <translation>Ctrl+Shift+Down</translation>
    </message>
    <message>
      <source>&amp;Moves</source>
      <translation>&amp;Langkah</translation>
    </message>
    <message>
      <source>List the moves of the round beside the table</source>
      <translation>Dhaptar langkah ronde iki ing sisihe meja</translation>
    </message>
    <message>
      <source>Ctrl+M</source>
      <translation>Ctrl+M</translation>
    </message>
    <message>
      <source>&amp;Full screen</source>
      <translation>La&amp;yar kebak</translation>
    </message>
    <message>
      <source>Fill the whole screen</source>
      <translation>Nganggo layar sakabehe</translation>
    </message>
    <message>
      <source>F11</source>
      <translation>F11</translation>
    </message>
    <message>
      <source>Animation &amp;off</source>
      <translation>Tanpa &amp;animasi</translation>
    </message>
    <message>
      <source>Cards appear in their places at once</source>
      <translation>Kertu langsung tekan panggonane</translation>
    </message>
    <message>
      <source>Ctrl+0</source>
      <translation>Ctrl+0</translation>
    </message>
    <message>
      <source>Animation &amp;fast</source>
      <translation>Animasi &amp;cepet</translation>
    </message>
    <message>
      <source>Ctrl+1</source>
      <translation>Ctrl+1</translation>
    </message>
    <message>
      <source>Animation &amp;normal</source>
      <translation>Animasi &amp;lumrah</translation>
    </message>
    <message>
      <source>Ctrl+2</source>
      <translation>Ctrl+2</translation>
    </message>
    <message>
      <source>Animation &amp;slow</source>
      <translation>Animasi al&amp;on</translation>
    </message>
    <message>
      <source>Ctrl+3</source>
      <translation>Ctrl+3</translation>
    </message>
    <message>
      <source>&amp;Rules of Thothit</source>
      <translation>&amp;Aturan Thothit</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Aturan</translation>
    </message>
    <message>
      <source>The rules on one page, with pictures</source>
      <translation>Aturan ing sak kaca, nganggo gambar</translation>
    </message>
    <message>
      <source>F1</source>
      <translation>F1</translation>
    </message>
    <message>
      <source>Ho&amp;use rules of this match</source>
      <translation>Aturan &amp;omah tandhing iki</translation>
    </message>
    <message>
      <source>The rules of this match that differ from the published ones</source>
      <translation>Aturan tandhing iki sing beda karo aturan terbitan</translation>
    </message>
    <message>
      <source>&amp;Lessons…</source>
      <translation>&amp;Wulangan…</translation>
    </message>
    <message>
      <source>Learn the games at the table, in a few minutes each</source>
      <translation>Sinau dolanan ing meja, mung sawetara menit saben dolanan</translation>
    </message>
    <message>
      <source>Ctrl+F1</source>
      <translation>Ctrl+F1</translation>
    </message>
    <message>
      <source>&amp;Drills…</source>
      <translation>Soal gla&amp;dhen…</translation>
    </message>
    <message>
      <source>Practise one rule at a time, a minute each</source>
      <translation>Gladhi aturan siji-siji, saben siji sak menit</translation>
    </message>
    <message>
      <source>Learn &amp;this rule</source>
      <translation>&amp;Sinau aturan iki</translation>
    </message>
    <message>
      <source>Open the lesson on the rule that stopped your move</source>
      <translation>Bukak wulangan bab aturan sing nolak langkah sampeyan</translation>
    </message>
    <message>
      <source>Shift+F1</source>
      <translation>Shift+F1</translation>
    </message>
    <message>
      <source>&amp;Ceki cards</source>
      <translation>Kertu &amp;ceki</translation>
    </message>
    <message>
      <source>All 30 cards, with their names and meanings</source>
      <translation>Kertu telung puluh kabeh, karo jeneng lan tegese</translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation>&amp;Tombol</translation>
    </message>
    <message>
      <source>All keyboard shortcuts at a glance</source>
      <translation>Kabeh tombol ing sak kaca</translation>
    </message>
    <message>
      <source>F2</source>
      <translation>F2</translation>
    </message>
    <message>
      <source>&amp;Find a command…</source>
      <translation>&amp;Goleki prentah…</translation>
    </message>
    <message>
      <source>Find…</source>
      <translation>Goleki…</translation>
    </message>
    <message>
      <source>Find any command or setting, and use it</source>
      <translation>Goleki prentah utawa setelan apa wae, banjur enggonen</translation>
    </message>
    <message>
      <source>Ctrl+K</source>
      <translation>Ctrl+K</translation>
    </message>
    <message>
      <source>Is the deal &amp;honest?</source>
      <translation>Apa bagean iki &amp;jujur?</translation>
    </message>
    <message>
      <source>The fingerprint of this deal, and how to check that no card was changed</source>
      <translation>Sidik driji bagean iki, lan carane mriksa yen ora ana kertu sing diowahi</translation>
    </message>
    <message>
      <source>How the &amp;others play</source>
      <translation>Carane pemain &amp;liya main</translation>
    </message>
    <message>
      <source>What the computer players see, remember and do</source>
      <translation>Apa sing dideleng, dieling-eling lan ditindakake pemain komputer</translation>
    </message>
    <message>
      <source>Report a &amp;problem...</source>
      <translation>Lapurna &amp;masalah...</translation>
    </message>
    <message>
      <source>Thothit on the &amp;web</source>
      <translation>Thothit &amp;ing web</translation>
    </message>
    <message>
      <source>Open the website in your browser: new versions, rules and news</source>
      <translation>Bukak situs web ing peramban: versi anyar, aturan, lan kabar</translation>
    </message>
    <message>
      <source>&amp;About Thothit Desktop</source>
      <translation>&amp;Babagan Thothit Desktop</translation>
    </message>
  </context>
  <context>
    <name>MatchActions</name>
    <message>
      <source>These house rules can't be used.</source>
      <translation>Aturan omah iki ora bisa dienggo.</translation>
    </message>
    <message>
      <source>Restart this deal? Your progress in this round will be lost.</source>
      <translation>Baleni bagean iki? Lakune ronde iki nganti saiki bakal ilang.</translation>
    </message>
    <message>
      <source>Play this deal again? Its result will be removed and the new one marked “with help”.</source>
      <translation>Mainna maneh bagean iki? Asile bakal dibusak, lan asil sing anyar ditandhani “nganggo pitulung”.</translation>
    </message>
    <message>
      <source>Restart this deal? In fair play, that counts as giving up, and your statistics show the match as given up.</source>
      <translation>Baleni bagean iki? Ing main adil, iki kaetung nyerah, lan statistik sampeyan nyathet tandhing iki minangka nyerah.</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Baleni</translation>
    </message>
    <message>
      <source>Choose another place: the match can't be saved there.</source>
      <translation>Pilihen panggonan liya: tandhinge ora bisa disimpen ing kono.</translation>
    </message>
    <message>
      <source>Saved as {0}</source>
      <translation>Disimpen dadi {0}</translation>
    </message>
    <message>
      <source>Match copied</source>
      <translation>Tandhinge wis disalin</translation>
    </message>
    <message>
      <source>This deal has no number to copy</source>
      <translation>Bagean iki ora ana nomere sing bisa disalin</translation>
    </message>
    <message>
      <source>Deal number {0} copied</source>
      <translation>Nomer bagean {0} wis disalin</translation>
    </message>
    <message>
      <source>Copy a match, a deal number or house rules first: the pasted text is none of these.</source>
      <translation>Salinen dhisik tandhing, nomer bagean, utawa aturan omah: teks sing ditempel dudu salah sijine.</translation>
    </message>
    <message>
      <source>Playing deal {0}. Your previous match is saved.</source>
      <translation>Saiki main bagean {0}. Tandhing sadurunge wis kasimpen.</translation>
    </message>
    <message>
      <source>The pasted match is open. Your previous match is saved.</source>
      <translation>Tandhing sing ditempel wis dibukak. Tandhing sadurunge wis kasimpen.</translation>
    </message>
  </context>
  <context>
    <name>MatchSheet</name>
    <message>
      <source>Continue</source>
      <translation>Terusna</translation>
    </message>
    <message>
      <source>New game…</source>
      <translation>Dolanan anyar…</translation>
    </message>
  </context>
  <context>
    <name>MatchStore</name>
    <message>
      <source>There is no previous match to go back to.</source>
      <translation>Sampeyan durung main tandhing liyane sadurunge iki.</translation>
    </message>
  </context>
  <context>
    <name>MatchingKeys</name>
    <message>
      <source>M</source>
      <translation>C</translation>
    </message>
  </context>
  <context>
    <name>MovesDock</name>
    <message>
      <source>Moves</source>
      <translation>Langkah</translation>
    </message>
  </context>
  <context>
    <name>MovesModel</name>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>{0} so far</source>
      <translation>nganti saiki {0}</translation>
    </message>
    <message>
      <source>taken back</source>
      <translation>diwurungake</translation>
    </message>
  </context>
  <context>
    <name>MovesPanel</name>
    <message>
      <source>Round</source>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Moves in this round</source>
      <translation>Langkah-langkah ronde iki</translation>
    </message>
    <message>
      <source>&amp;Notation</source>
      <translation>&amp;Notasi</translation>
    </message>
    <message>
      <source>Show moves in the short notation of match files</source>
      <translation>Tuduhna langkah nganggo notasi cekak ing berkas tandhing</translation>
    </message>
    <message>
      <source>&amp;Show this position</source>
      <translation>&amp;Tuduhna kahanan iki</translation>
    </message>
    <message>
      <source>&amp;Copy the list</source>
      <translation>&amp;Salin dhaptar</translation>
    </message>
  </context>
  <context>
    <name>NewGame</name>
    <message>
      <source>F</source>
      <translation>F</translation>
    </message>
    <message numerus="yes">
      <source>{0} of %n game(s)</source>
      <translation>
        <numerusform>{0} saka %n dolanan</numerusform>
      </translation>
    </message>
    <message>
      <source>None found. Esc: all games</source>
      <translation>Ora ana. Esc: kabeh</translation>
    </message>
    <message>
      <source>{0} · a round takes {1} · {2}</source>
      <translation>{0} · sak ronde {1} · {2}</translation>
    </message>
    <message>
      <source>Who plays</source>
      <translation>Sapa sing main</translation>
    </message>
    <message>
      <source>Who plays against you</source>
      <translation>Sapa mungsuh sampeyan</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Gladhen</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Main adil</translation>
    </message>
    <message>
      <source>You can't undo past a newly revealed card, and hints count as help. Restarting a deal counts as giving up: the match is marked “given up” and counts as played with help.</source>
      <translation>Langkah ora bisa diwurungake yen wis katon kertu anyar, lan pituduh kaetung pitulung. Mbaleni bagean kaetung nyerah: tandhinge ditandhani “nyerah” lan kaetung nganggo pitulung.</translation>
    </message>
    <message>
      <source>Undo as often as you like, all the way back to the deal.</source>
      <translation>Wurungake sakarepe, bali nganti tekan nalika kertu dibagi.</translation>
    </message>
    <message>
      <source>How it differs from {0}</source>
      <translation>Bedane karo {0}</translation>
    </message>
    <message>
      <source>At a glance</source>
      <translation>Ringkesan</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Dolanan anyar</translation>
    </message>
    <message>
      <source>Search games</source>
      <translation>Goleki dolanan</translation>
    </message>
    <message>
      <source>Find a game or place (Ctrl+F)</source>
      <translation>Goleki dolanan utawa papan (Ctrl+F)</translation>
    </message>
    <message>
      <source>hint</source>
      <translation>hint</translation>
    </message>
    <message>
      <source>Map of the games</source>
      <translation>Peta dolanan</translation>
    </message>
    <message>
      <source>title</source>
      <translation>title</translation>
    </message>
    <message>
      <source>lead</source>
      <translation>lead</translation>
    </message>
    <message>
      <source>figures</source>
      <translation>figures</translation>
    </message>
    <message>
      <source>rule</source>
      <translation>rule</translation>
    </message>
    <message>
      <source>section</source>
      <translation>section</translation>
    </message>
    <message>
      <source>&amp;Number of players</source>
      <translation>&amp;Cacahe pemain</translation>
    </message>
    <message>
      <source>&amp;Match</source>
      <translation>&amp;Tandhing</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>W&amp;urungake</translation>
    </message>
    <message>
      <source>&amp;House rules</source>
      <translation>Aturan &amp;omah</translation>
    </message>
    <message>
      <source>F: favourite   Enter: play   F1: rules</source>
      <translation>F: favorit   Enter: main   F1: aturan</translation>
    </message>
    <message>
      <source>&amp;Rules</source>
      <translation>&amp;Aturan</translation>
    </message>
    <message>
      <source>Read the rules of this game</source>
      <translation>Waca aturan dolanan iki</translation>
    </message>
    <message>
      <source>button</source>
      <translation>button</translation>
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation>&amp;Batal</translation>
    </message>
    <message>
      <source>Return to the match on the table</source>
      <translation>Bali menyang tandhing ing meja</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>&amp;Main</translation>
    </message>
    <message>
      <source>Begin a new match</source>
      <translation>Wiwitana tandhing anyar</translation>
    </message>
  </context>
  <context>
    <name>OpenHands</name>
    <message>
      <source>Hands</source>
      <translation>Kertu tangan</translation>
    </message>
  </context>
  <context>
    <name>Opponents</name>
    <message>
      <source>One by one…</source>
      <translation>Siji-siji…</translation>
    </message>
    <message>
      <source>{0}. This game is pure luck, so there are no levels.</source>
      <translation>{0}. Dolanan iki mung begja, dadi ora ana tingkate.</translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>Kabeh</translation>
    </message>
    <message>
      <source>{0}, your partner</source>
      <translation>{0}, kanca sampeyan</translation>
    </message>
  </context>
  <context>
    <name>PauseReasons</name>
    <message>
      <source>Paused. Press P to continue</source>
      <translation>Lagi ngaso. Penceten P kanggo nerusake</translation>
    </message>
  </context>
  <context>
    <name>Piles</name>
    <message>
      <source>Press C for the next one. Press Esc or click to close.</source>
      <translation>Penceten C kanggo sabanjure. Penceten Esc utawa klik kanggo nutup.</translation>
    </message>
    <message>
      <source>Press C or Esc, or click, to close.</source>
      <translation>Penceten C utawa Esc, utawa klik, kanggo nutup.</translation>
    </message>
  </context>
  <context>
    <name>PlaceMap</name>
    <message numerus="yes">
      <source>{0}: %n game(s)</source>
      <translation>
        <numerusform>{0}: %n dolanan</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PlayActions</name>
    <message>
      <source>Players</source>
      <translation>Pemain</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>File</source>
      <translation>Berkas</translation>
    </message>
    <message>
      <source>File Folder</source>
      <translation>Folder</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Folder</translation>
    </message>
    <message>
      <source>Drive</source>
      <translation>Drive</translation>
    </message>
    <message>
      <source>Alias</source>
      <translation>Alias</translation>
    </message>
    <message>
      <source>Shortcut</source>
      <translation>Trabasan</translation>
    </message>
    <message>
      <source>Unknown</source>
      <translation>Ora dingerteni</translation>
    </message>
  </context>
  <context>
    <name>QAbstractSpinBox</name>
    <message>
      <source>&amp;Select All</source>
      <translation>&amp;Pilih kabeh</translation>
    </message>
    <message>
      <source>&amp;Step up</source>
      <translation>M&amp;unggahna</translation>
    </message>
    <message>
      <source>Step &amp;down</source>
      <translation>Me&amp;dhunna</translation>
    </message>
  </context>
  <context>
    <name>QAccessibleActionInterface</name>
    <message>
      <source>Press</source>
      <translation>Pencet</translation>
    </message>
    <message>
      <source>Increase</source>
      <translation>Undhakna</translation>
    </message>
    <message>
      <source>Decrease</source>
      <translation>Kurangana</translation>
    </message>
    <message>
      <source>ShowMenu</source>
      <translation>Tuduhna menu</translation>
    </message>
    <message>
      <source>SetFocus</source>
      <translation>Alihna fokus</translation>
    </message>
    <message>
      <source>Toggle</source>
      <translation>Ganti</translation>
    </message>
    <message>
      <source>Scroll Left</source>
      <translation>Gulung ngiwa</translation>
    </message>
    <message>
      <source>Scroll Right</source>
      <translation>Gulung nengen</translation>
    </message>
    <message>
      <source>Scroll Up</source>
      <translation>Gulung munggah</translation>
    </message>
    <message>
      <source>Scroll Down</source>
      <translation>Gulung mudhun</translation>
    </message>
    <message>
      <source>Previous Page</source>
      <translation>Kaca sadurunge</translation>
    </message>
    <message>
      <source>Next Page</source>
      <translation>Kaca sabanjure</translation>
    </message>
    <message>
      <source>Triggers the action</source>
      <translation>Nglakokake prentah</translation>
    </message>
    <message>
      <source>Increase the value</source>
      <translation>Ngundhakake nilai</translation>
    </message>
    <message>
      <source>Decrease the value</source>
      <translation>Ngurangi nilai</translation>
    </message>
    <message>
      <source>Shows the menu</source>
      <translation>Nuduhake menu</translation>
    </message>
    <message>
      <source>Sets the focus</source>
      <translation>Ngalihake fokus</translation>
    </message>
    <message>
      <source>Toggles the state</source>
      <translation>Ngganti kahanan</translation>
    </message>
    <message>
      <source>Scrolls to the left</source>
      <translation>Nggulung ngiwa</translation>
    </message>
    <message>
      <source>Scrolls to the right</source>
      <translation>Nggulung nengen</translation>
    </message>
    <message>
      <source>Scrolls up</source>
      <translation>Nggulung munggah</translation>
    </message>
    <message>
      <source>Scrolls down</source>
      <translation>Nggulung mudhun</translation>
    </message>
    <message>
      <source>Goes back a page</source>
      <translation>Bali sakaca</translation>
    </message>
    <message>
      <source>Goes to the next page</source>
      <translation>Menyang kaca sabanjure</translation>
    </message>
  </context>
  <context>
    <name>QCocoaMenuBar</name>
    <message>
      <source>Edit</source>
      <translation>Sunting</translation>
    </message>
  </context>
  <context>
    <name>QCocoaMenuItem</name>
    <message>
      <source>Cut</source>
      <translation>Kethok</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Salin</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Tempel</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Pilih kabeh</translation>
    </message>
  </context>
  <context>
    <name>QCocoaTheme</name>
    <message>
      <source>Don't Save</source>
      <translation>Aja disimpen</translation>
    </message>
  </context>
  <context>
    <name>QComboBox</name>
    <message>
      <source>Open the combo box selection popup</source>
      <translation>Bukak dhaptar pilihan</translation>
    </message>
  </context>
  <context>
    <name>QDialog</name>
    <message>
      <source>What's This?</source>
      <translation>Apa iki?</translation>
    </message>
  </context>
  <context>
    <name>QDialogButtonBox</name>
    <message>
      <source>OK</source>
      <translation>OK</translation>
    </message>
  </context>
  <context>
    <name>QDockWidget</name>
    <message>
      <source>Float</source>
      <translation>Uculna</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
    <message>
      <source>Undocks and re-attaches the dock widget</source>
      <translation>Nguculake panel lan masang maneh</translation>
    </message>
    <message>
      <source>Closes the dock widget</source>
      <translation>Nutup panel</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>Back</source>
      <translation>Bali</translation>
    </message>
    <message>
      <source>Go back</source>
      <translation>Bali</translation>
    </message>
    <message>
      <source>Alt+Left</source>
      <translation>Alt+Left</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Maju</translation>
    </message>
    <message>
      <source>Go forward</source>
      <translation>Maju</translation>
    </message>
    <message>
      <source>Alt+Right</source>
      <translation>Alt+Right</translation>
    </message>
    <message>
      <source>Parent Directory</source>
      <translation>Folder induk</translation>
    </message>
    <message>
      <source>Go to the parent directory</source>
      <translation>Menyang folder induk</translation>
    </message>
    <message>
      <source>Alt+Up</source>
      <translation>Alt+Up</translation>
    </message>
    <message>
      <source>Create New Folder</source>
      <translation>Gawe folder anyar</translation>
    </message>
    <message>
      <source>Create a New Folder</source>
      <translation>Gawe folder anyar</translation>
    </message>
    <message>
      <source>New Folder</source>
      <translation>Folder anyar</translation>
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation>Folder &amp;anyar</translation>
    </message>
    <message>
      <source>List View</source>
      <translation>Tampilan dhaptar</translation>
    </message>
    <message>
      <source>Change to list view mode</source>
      <translation>Tuduhna minangka dhaptar</translation>
    </message>
    <message>
      <source>Detail View</source>
      <translation>Tampilan rinci</translation>
    </message>
    <message>
      <source>Change to detail view mode</source>
      <translation>Tuduhna rincian</translation>
    </message>
    <message>
      <source>Sidebar</source>
      <translation>Bilah pinggir</translation>
    </message>
    <message>
      <source>List of places and bookmarks</source>
      <translation>Dhaptar panggonan lan tetenger</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Berkas</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>&amp;Jinis berkas:</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>Je&amp;neng berkas:</translation>
    </message>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Goleki ing:</translation>
    </message>
    <message>
      <source>Directory:</source>
      <translation>Folder:</translation>
    </message>
    <message>
      <source>Directories</source>
      <translation>Folder</translation>
    </message>
    <message>
      <source>Find Directory</source>
      <translation>Goleki folder</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Bukak</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <translation>&amp;Bukak</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Simpen</translation>
    </message>
    <message>
      <source>Save As</source>
      <translation>Simpen dadi</translation>
    </message>
    <message>
      <source>&amp;Choose</source>
      <translation>&amp;Pilih</translation>
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation>&amp;Ganti jeneng</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Busak</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Busak</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Buwang</translation>
    </message>
    <message>
      <source>Show </source>
      <translation>Tuduhna </translation>
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation>Tuduhna berkas sing &amp;didhelikake</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Kabeh berkas (*)</translation>
    </message>
    <message>
      <source>All Files (*)</source>
      <translation>Kabeh berkas (*)</translation>
    </message>
    <message>
      <source>Recent Places</source>
      <translation>Panggonan pungkasan</translation>
    </message>
    <message>
      <source>Are you sure you want to delete '%1'?</source>
      <translation>Yakin arep mbusak '%1'?</translation>
    </message>
    <message>
      <source>'%1' is write protected.
Do you want to delete it anyway?</source>
      <translation>'%1' ora kena ditulisi.
Tetep dibusak?</translation>
    </message>
    <message>
      <source>Could not delete directory.</source>
      <translation>Folder ora bisa dibusak.</translation>
    </message>
    <message>
      <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
      <translation>%1
Folder ora ketemu.
Priksanen apa jenenge wis bener.</translation>
    </message>
    <message>
      <source>%1
File not found.
Please verify the correct file name was given.</source>
      <translation>%1
Berkas ora ketemu.
Priksanen apa jenenge wis bener.</translation>
    </message>
    <message>
      <source>%1 already exists.
Do you want to replace it?</source>
      <translation>%1 wis ana.
Diganti karo sing anyar?</translation>
    </message>
  </context>
  <context>
    <name>QFileSystemModel</name>
    <message>
      <source>Name</source>
      <translation>Jeneng</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Ukuran</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Jinis</translation>
    </message>
    <message>
      <source>Type</source>
      <translation>Jinis</translation>
    </message>
    <message>
      <source>Date Modified</source>
      <translation>Tanggal diowahi</translation>
    </message>
    <message>
      <source>My Computer</source>
      <translation>Komputerku</translation>
    </message>
    <message>
      <source>Computer</source>
      <translation>Komputer</translation>
    </message>
  </context>
  <context>
    <name>QGnomeTheme</name>
    <message>
      <source>&amp;OK</source>
      <translation>&amp;OK</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Simpen</translation>
    </message>
    <message>
      <source>&amp;Cancel</source>
      <translation>&amp;Batal</translation>
    </message>
    <message>
      <source>&amp;Close</source>
      <translation>&amp;Tutup</translation>
    </message>
    <message>
      <source>Close without Saving</source>
      <translation>Tutup tanpa nyimpen</translation>
    </message>
  </context>
  <context>
    <name>QInputDialog</name>
    <message>
      <source>Enter a value:</source>
      <translation>Lebokna nilai:</translation>
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Wurungna</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Balenana</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>&amp;Kethok</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Salin</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>&amp;Tempel</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Busak</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Pilih kabeh</translation>
    </message>
  </context>
  <context>
    <name>QMessageBox</name>
    <message>
      <source>Show Details...</source>
      <translation>Tuduhna rincian...</translation>
    </message>
    <message>
      <source>Hide Details...</source>
      <translation>Dhelikna rincian...</translation>
    </message>
  </context>
  <context>
    <name>QPlatformTheme</name>
    <message>
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Simpen</translation>
    </message>
    <message>
      <source>Save All</source>
      <translation>Simpen kabeh</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Bukak</translation>
    </message>
    <message>
      <source>&amp;Yes</source>
      <translation>&amp;Iya</translation>
    </message>
    <message>
      <source>Yes to &amp;All</source>
      <translation>Iya &amp;kabeh</translation>
    </message>
    <message>
      <source>&amp;No</source>
      <translation>&amp;Ora</translation>
    </message>
    <message>
      <source>N&amp;o to All</source>
      <translation>O&amp;ra kabeh</translation>
    </message>
    <message>
      <source>Abort</source>
      <translation>Wurung</translation>
    </message>
    <message>
      <source>Retry</source>
      <translation>Coba maneh</translation>
    </message>
    <message>
      <source>Ignore</source>
      <translation>Jarna</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Batal</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Buwang</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Pitulung</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Trapna</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Balekna</translation>
    </message>
    <message>
      <source>Restore Defaults</source>
      <translation>Balekna kaya wiwitan</translation>
    </message>
  </context>
  <context>
    <name>QProgressBar</name>
    <message>
      <source>%p%</source>
      <translation>%p%</translation>
    </message>
  </context>
  <context>
    <name>QProgressDialog</name>
    <message>
      <source>Cancel</source>
      <translation>Batal</translation>
    </message>
  </context>
  <context>
    <name>QScrollBar</name>
    <message>
      <source>Scroll here</source>
      <translation>Gulung mrene</translation>
    </message>
    <message>
      <source>Left edge</source>
      <translation>Pinggir kiwa</translation>
    </message>
    <message>
      <source>Top</source>
      <translation>Ndhuwur</translation>
    </message>
    <message>
      <source>Right edge</source>
      <translation>Pinggir tengen</translation>
    </message>
    <message>
      <source>Bottom</source>
      <translation>Ngisor</translation>
    </message>
    <message>
      <source>Page left</source>
      <translation>Sakaca ngiwa</translation>
    </message>
    <message>
      <source>Page up</source>
      <translation>Sakaca munggah</translation>
    </message>
    <message>
      <source>Page right</source>
      <translation>Sakaca nengen</translation>
    </message>
    <message>
      <source>Page down</source>
      <translation>Sakaca mudhun</translation>
    </message>
    <message>
      <source>Scroll left</source>
      <translation>Gulung ngiwa</translation>
    </message>
    <message>
      <source>Scroll up</source>
      <translation>Gulung munggah</translation>
    </message>
    <message>
      <source>Scroll right</source>
      <translation>Gulung nengen</translation>
    </message>
    <message>
      <source>Scroll down</source>
      <translation>Gulung mudhun</translation>
    </message>
  </context>
  <context>
    <name>QShortcut</name>
    <message>
      <source>Ctrl</source>
      <translation>Ctrl</translation>
    </message>
    <message>
      <source>Shift</source>
      <translation>Shift</translation>
    </message>
    <message>
      <source>Alt</source>
      <translation>Alt</translation>
    </message>
    <message>
      <source>Meta</source>
      <translation>Meta</translation>
    </message>
    <message>
      <source>Num</source>
      <translation>Num</translation>
    </message>
    <message>
      <source>+</source>
      <translation>+</translation>
    </message>
    <message>
      <source>F%1</source>
      <translation>F%1</translation>
    </message>
    <message>
      <source>Esc</source>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Tab</source>
      <translation>Tab</translation>
    </message>
    <message>
      <source>Backtab</source>
      <translation>Backtab</translation>
    </message>
    <message>
      <source>Backspace</source>
      <translation>Backspace</translation>
    </message>
    <message>
      <source>Return</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Ins</source>
      <translation>Ins</translation>
    </message>
    <message>
      <source>Del</source>
      <translation>Del</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>Print</translation>
    </message>
    <message>
      <source>Home</source>
      <translation>Home</translation>
    </message>
    <message>
      <source>End</source>
      <translation>End</translation>
    </message>
    <message>
      <source>PgUp</source>
      <translation>PgUp</translation>
    </message>
    <message>
      <source>PgDown</source>
      <translation>PgDn</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Spasi</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>Kiwa</translation>
    </message>
    <message>
      <source>Right</source>
      <translation>Tengen</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Munggah</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Mudhun</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
  </context>
  <context>
    <name>QTabBar</name>
    <message>
      <source>Scroll Left</source>
      <translation>Gulung ngiwa</translation>
    </message>
    <message>
      <source>Scroll Right</source>
      <translation>Gulung nengen</translation>
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Wurungna</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Balenana</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>&amp;Kethok</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Salin</translation>
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation>Salin alamat pran&amp;ala</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>&amp;Tempel</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Busak</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Pilih kabeh</translation>
    </message>
  </context>
  <context>
    <name>ReadingActions</name>
    <message>
      <source>Read out my hand</source>
      <translation>Wacanen kertu tanganku</translation>
    </message>
    <message>
      <source>Read out pool and stock</source>
      <translation>Wacanen blumbang lan stok</translation>
    </message>
    <message>
      <source>Read out the trick</source>
      <translation>Wacanen trik</translation>
    </message>
    <message>
      <source>Read out the scores</source>
      <translation>Wacanen skor</translation>
    </message>
    <message>
      <source>Read out the last plays</source>
      <translation>Wacanen langkah pungkasan</translation>
    </message>
    <message>
      <source>Read out whose turn it is</source>
      <translation>Wacanen gilirane sapa</translation>
    </message>
    <message>
      <source>{0}. {1}</source>
      <translation>{0}. {1}</translation>
    </message>
    <message>
      <source>Nothing has been played yet</source>
      <translation>Durung ana kertu sing ditokake</translation>
    </message>
  </context>
  <context>
    <name>RecordExchange</name>
    <message>
      <source>Export the match</source>
      <translation>Ekspor tandhing</translation>
    </message>
    <message>
      <source>Saved as {0}</source>
      <translation>Disimpen dadi {0}</translation>
    </message>
    <message>
      <source>Choose another place: the match can't be saved there.</source>
      <translation>Pilihen panggonan liya: tandhinge ora bisa disimpen ing kono.</translation>
    </message>
    <message>
      <source>Import a match</source>
      <translation>Impor tandhing</translation>
    </message>
    <message>
      <source>Matches ({0});;All files (*)</source>
      <translation>Tandhing ({0});;Kabeh berkas (*)</translation>
    </message>
    <message>
      <source>The match can't be added to your saved matches.</source>
      <translation>Tandhinge ora bisa ditambahake menyang tandhing simpenan.</translation>
    </message>
    <message>
      <source>Match copied</source>
      <translation>Tandhinge wis disalin</translation>
    </message>
    <message>
      <source>The match can't be copied.</source>
      <translation>Tandhinge ora bisa disalin.</translation>
    </message>
    <message>
      <source>This deal has no number to copy</source>
      <translation>Bagean iki ora ana nomere sing bisa disalin</translation>
    </message>
    <message>
      <source>Deal number {0} copied</source>
      <translation>Nomer bagean {0} wis disalin</translation>
    </message>
    <message>
      <source>Copy a match or a deal number first: the pasted text is neither.</source>
      <translation>Salinen dhisik tandhing utawa nomer bagean: teks sing ditempel dudu loro-lorone.</translation>
    </message>
    <message>
      <source>This match can't be opened.</source>
      <translation>Tandhing iki ora bisa dibukak.</translation>
    </message>
    <message numerus="yes">
      <source>You can recover %n round(s) from before the error.</source>
      <translation>
        <numerusform>Sampeyan bisa nylametake %n ronde sadurunge kaluputan iku.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Recover %n round(s)</source>
      <translation>
        <numerusform>Slametna %n ronde</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReplayActions</name>
    <message>
      <source>The fingerprint of round {0} doesn't fit its cards.</source>
      <translation>Sidik driji ronde {0} ora cocog karo kertune.</translation>
    </message>
    <message>
      <source>This match was changed after the cards were dealt. You can play on.</source>
      <translation>Tandhing iki diowahi sawise kertune dibagi. Sampeyan bisa terus main.</translation>
    </message>
  </context>
  <context>
    <name>ReplayWindow</name>
    <message>
      <source>{0}. The cards are dealt.</source>
      <translation>{0}. Kertune dibagi.</translation>
    </message>
    <message>
      <source>Replay of {0}</source>
      <translation>Puter maneh {0}</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Langkah</translation>
    </message>
    <message>
      <source>This round: {0}</source>
      <translation>Ronde iki: {0}</translation>
    </message>
    <message>
      <source>Play on from this move, as practice. Your match waits.</source>
      <translation>Terusna main wiwit langkah iki, kanggo gladhen. Tandhing sampeyan ngenteni.</translation>
    </message>
    <message>
      <source>Restore this match first. Then you can play on from here.</source>
      <translation>Balekna tandhing iki dhisik. Banjur sampeyan bisa nerusake saka kene.</translation>
    </message>
    <message>
      <source>No player has a choice at this point</source>
      <translation>Ing kene ora ana pemain sing bisa milih</translation>
    </message>
    <message>
      <source>Finish the round first: in fair play, What if works only after that.</source>
      <translation>Rampungna dhisik rondene: ing main adil, Umpama lagi bisa sawise iku.</translation>
    </message>
    <message>
      <source>Choose one of your own moves: until the round is over, What if works only on those.</source>
      <translation>Pilihen langkah sampeyan dhewe: sadurunge ronde rampung, Umpama mung bisa ing kono.</translation>
    </message>
    <message>
      <source>What if {0} ({1})</source>
      <translation>Umpama {0} ({1})</translation>
    </message>
    <message>
      <source>{0}, from move {1}</source>
      <translation>{0}, wiwit langkah {1}</translation>
    </message>
    <message>
      <source>not finished</source>
      <translation>durung rampung</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>wis rampung</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Puter maneh</translation>
    </message>
    <message>
      <source>Previous round (Page Up)</source>
      <translation>Ronde sadurunge (Page Up)</translation>
    </message>
    <message>
      <source>Previous round</source>
      <translation>Ronde sadurunge</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Next round (Page Down)</source>
      <translation>Ronde sabanjure (Page Down)</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Ronde sabanjure</translation>
    </message>
    <message>
      <source>Choose whose view to show</source>
      <translation>Pilihen saka kursine sapa sampeyan ndeleng</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Sing ndeleng</translation>
    </message>
    <message>
      <source>Hands</source>
      <translation>Kertu tangan</translation>
    </message>
    <message>
      <source>What if</source>
      <translation>Umpama</translation>
    </message>
    <message>
      <source>Your What if rounds. Press Enter or double-click to show one.</source>
      <translation>Ronde Umpama sampeyan. Penceten Enter utawa klik ping pindho kanggo nuduhake.</translation>
    </message>
    <message>
      <source>Your What if rounds</source>
      <translation>Ronde Umpama sampeyan</translation>
    </message>
    <message>
      <source>Delete the selected What if round; Undo brings it back (Delete)</source>
      <translation>Busak ronde Umpama sing dipilih; Wurungake kanggo mbalekake (Delete)</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Busak</translation>
    </message>
    <message>
      <source>Bring back the What if round you deleted last (Ctrl+Z)</source>
      <translation>Balekna sing pungkasan sampeyan busak (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Wurungake</translation>
    </message>
    <message>
      <source>Go to the deal (Home)</source>
      <translation>Menyang wiwitan, nalika kertu dibagi (Home)</translation>
    </message>
    <message>
      <source>First</source>
      <translation>Wiwitan</translation>
    </message>
    <message>
      <source>One move back (Left)</source>
      <translation>Mundur sak langkah (Panah kiwa)</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Mundur</translation>
    </message>
    <message>
      <source>Play or pause (Space)</source>
      <translation>Puter utawa ngaso (Spasi)</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Puter</translation>
    </message>
    <message>
      <source>One move forward (Right)</source>
      <translation>Maju sak langkah (Panah tengen)</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Maju</translation>
    </message>
    <message>
      <source>Go to the end of the round (End)</source>
      <translation>Menyang pungkasane ronde (End)</translation>
    </message>
    <message>
      <source>Last</source>
      <translation>Pungkasan</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Langkah</translation>
    </message>
    <message>
      <source>Speed (+ and -)</source>
      <translation>Kacepetan (+ lan -)</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Kacepetan</translation>
    </message>
    <message>
      <source>Re&amp;view…</source>
      <translation>&amp;Tinjauan…</translation>
    </message>
    <message>
      <source>See what the decisions of this round cost, and what was luck</source>
      <translation>Deleng pira rugine putusan ing ronde iki, lan endi sing mung begja</translation>
    </message>
    <message>
      <source>Play on from &amp;here</source>
      <translation>Terusna main saka &amp;kene</translation>
    </message>
    <message>
      <source>&amp;Close</source>
      <translation>T&amp;utup</translation>
    </message>
    <message>
      <source>Close the replay (Esc)</source>
      <translation>Tutup puter maneh (Esc)</translation>
    </message>
  </context>
  <context>
    <name>ReportBox</name>
    <message>
      <source>&amp;Copy report</source>
      <translation>&amp;Salin lapuran</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Wis disalin</translation>
    </message>
    <message>
      <source>&amp;Website</source>
      <translation>Situs &amp;web</translation>
    </message>
    <message>
      <source>Open the page for reports in your browser</source>
      <translation>Bukak kaca laporan ing peramban</translation>
    </message>
  </context>
  <context>
    <name>Reporter</name>
    <message>
      <source>Thothit can't open any more files: too many are open on this computer.</source>
      <translation>Thothit ora bisa mbukak berkas maneh: ing komputer iki kakehan berkas sing kabukak.</translation>
    </message>
    <message>
      <source>You can play on. Close other programs, or start Thothit again.</source>
      <translation>Sampeyan bisa terus main. Tutupen program liyane, utawa bukaken Thothit maneh.</translation>
    </message>
    <message>
      <source>Something went wrong. Your match is saved, and you can play on.</source>
      <translation>Ana sing ora beres. Tandhing sampeyan wis disimpen, lan sampeyan bisa terus main.</translation>
    </message>
    <message>
      <source>To report the error, copy the report: it says what happened and contains your match.</source>
      <translation>Kanggo nglapurake kaluputan iki, salinen lapurane: isine apa sing kedadeyan lan tandhing sampeyan.</translation>
    </message>
    <message>
      <source>Thothit was updated or removed while it was running.</source>
      <translation>Thothit dianyari utawa dibuwang nalika isih mlaku.</translation>
    </message>
    <message>
      <source>Your match is saved. Close Thothit and start it again.</source>
      <translation>Tandhing sampeyan wis disimpen. Tutupen Thothit banjur bukaken maneh.</translation>
    </message>
    <message>
      <source>Copy the report, and add what you did and what happened. It contains the versions of Thothit and your system, the end of the log, and this match, but none of your folder names.</source>
      <translation>Salinen lapuran iki, banjur tambahana apa sing sampeyan tindakake lan apa sing kedadeyan. Isine versi Thothit lan sistem, pungkasane log, lan tandhing iki, nanging ora ana jeneng folder sampeyan.</translation>
    </message>
    <message>
      <source>The whole log is in {0}</source>
      <translation>Log sakabehe ana ing {0}</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Lapurna masalah</translation>
    </message>
  </context>
  <context>
    <name>ResultRow</name>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
  </context>
  <context>
    <name>ResumeProgress</name>
    <message numerus="yes">
      <source>Replaying %n round(s)…</source>
      <translation>
        <numerusform>Muter maneh %n ronde…</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReviewWindow</name>
    <message>
      <source>All de&amp;cisions</source>
      <translation>Kabeh &amp;putusan</translation>
    </message>
    <message>
      <source>Result and &amp;luck</source>
      <translation>Asil lan &amp;begja</translation>
    </message>
    <message>
      <source>Review of {0}</source>
      <translation>Tinjauan {0}</translation>
    </message>
    <message>
      <source>No round of this match is over yet.</source>
      <translation>Durung ana ronde sing rampung ing tandhing iki.</translation>
    </message>
    <message>
      <source>The coach is going through the round…</source>
      <translation>Pelatih lagi mriksa ronde iki…</translation>
    </message>
    <message>
      <source>&amp;Stop</source>
      <translation>&amp;Mandheg</translation>
    </message>
    <message>
      <source>You stopped the review.</source>
      <translation>Sampeyan wis mandhegake tinjauan.</translation>
    </message>
    <message>
      <source>&amp;Start again</source>
      <translation>M&amp;iwiti maneh</translation>
    </message>
    <message>
      <source>The coach couldn't review this round: {0}</source>
      <translation>Pelatih ora bisa ninjau ronde iki: {0}</translation>
    </message>
    <message>
      <source>{0} ({1} of {2})</source>
      <translation>{0} ({1} saka {2})</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Tinjauan</translation>
    </message>
    <message>
      <source>&amp;Round:</source>
      <translation>&amp;Ronde:</translation>
    </message>
    <message>
      <source>Moves reviewed</source>
      <translation>Langkah sing ditinjau</translation>
    </message>
    <message>
      <source>%v of %m moves</source>
      <translation>%v saka %m langkah</translation>
    </message>
    <message>
      <source>&amp;What if</source>
      <translation>&amp;Umpama</translation>
    </message>
    <message>
      <source>Play on from the position before this move, with the same cards, as practice. Your match waits.</source>
      <translation>Terusna saka sadurunge langkah iki nganggo kertu sing padha, kanggo gladhen. Tandhing sampeyan ngenteni.</translation>
    </message>
    <message>
      <source>Previous mistake (Left)</source>
      <translation>Kaluputan sadurunge (Panah kiwa)</translation>
    </message>
    <message>
      <source>Previous mistake</source>
      <translation>Kaluputan sadurunge</translation>
    </message>
    <message>
      <source>Next mistake (Right)</source>
      <translation>Kaluputan sabanjure (Panah tengen)</translation>
    </message>
    <message>
      <source>Next mistake</source>
      <translation>Kaluputan sabanjure</translation>
    </message>
    <message>
      <source>“Others' turns” includes their cards and their mistakes. “Stock cards” are the ones this player drew or turned up.</source>
      <translation>“Giliran liyane” uga ngetung kertu lan kaluputane pemain liya. “Kertu stok” yaiku kertu sing ditarik utawa dibukak pemain iki.</translation>
    </message>
    <message>
      <source>&amp;Details</source>
      <translation>Rin&amp;cian</translation>
    </message>
    <message>
      <source>See what each decision cost, what was luck, and what hindsight shows</source>
      <translation>Deleng rugine saben putusan, endi sing begja, lan apa sing katon sawise</translation>
    </message>
    <message>
      <source>&amp;All cards</source>
      <translation>Kabeh k&amp;ertu</translation>
    </message>
    <message>
      <source>Show every player's hand at this moment</source>
      <translation>Tuduhna kertu tangane kabeh pemain ing wektu iki</translation>
    </message>
    <message>
      <source>&amp;Close</source>
      <translation>&amp;Tutup</translation>
    </message>
    <message>
      <source>Close the review (Esc)</source>
      <translation>Tutup tinjauan (Esc)</translation>
    </message>
  </context>
  <context>
    <name>RoundEnd</name>
    <message>
      <source>The match is over. Play on without a limit?</source>
      <translation>Tandhinge wis rampung. Terus main tanpa wates?</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Terusna</translation>
    </message>
    <message>
      <source>Back &amp;to the match</source>
      <translation>Bali menyang &amp;tandhing</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Bali</translation>
    </message>
    <message>
      <source>Ne&amp;w match</source>
      <translation>Tandhing &amp;anyar</translation>
    </message>
    <message>
      <source>New match</source>
      <translation>Tandhing anyar</translation>
    </message>
    <message>
      <source>&amp;Continue without a limit</source>
      <translation>T&amp;erusna tanpa wates</translation>
    </message>
    <message>
      <source>Next &amp;round</source>
      <translation>&amp;Ronde sabanjure</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Ronde sabanjure</translation>
    </message>
  </context>
  <context>
    <name>RulesMenu</name>
    <message>
      <source>&amp;Keep or share</source>
      <translation>&amp;Simpen utawa kirim</translation>
    </message>
    <message>
      <source>&amp;Keep under a name…</source>
      <translation>&amp;Simpen nganggo jeneng…</translation>
    </message>
    <message>
      <source>&amp;Rename…</source>
      <translation>&amp;Ganti jeneng…</translation>
    </message>
    <message>
      <source>&amp;Delete…</source>
      <translation>&amp;Busak…</translation>
    </message>
    <message>
      <source>&amp;Copy as text</source>
      <translation>Salin dadi &amp;teks</translation>
    </message>
    <message>
      <source>&amp;Save to a file…</source>
      <translation>Simpen dadi b&amp;erkas…</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>Te&amp;mpel</translation>
    </message>
    <message>
      <source>&amp;Open a file…</source>
      <translation>Bukak ber&amp;kas…</translation>
    </message>
    <message>
      <source>House rules need a name to be kept.</source>
      <translation>Aturan omah kudu ana jenenge supaya bisa disimpen.</translation>
    </message>
    <message>
      <source>You already have house rules called “{0}”. Replace them?</source>
      <translation>Sampeyan wis duwe aturan omah sing jenenge “{0}”. Diganti?</translation>
    </message>
    <message>
      <source>Replace</source>
      <translation>Ganti</translation>
    </message>
    <message>
      <source>Your house rules “{0}” are kept.</source>
      <translation>Aturan omah sampeyan “{0}” wis disimpen.</translation>
    </message>
    <message>
      <source>Delete your house rules “{0}”?</source>
      <translation>Busak aturan omah sampeyan “{0}”?</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Busak</translation>
    </message>
    <message>
      <source>Your house rules “{0}” are deleted. Their rules stay chosen until you choose others.</source>
      <translation>Aturan omah sampeyan “{0}” wis dibusak. Aturane tetep dipilih nganti sampeyan milih liyane.</translation>
    </message>
    <message>
      <source>House rules copied. Another person can paste this line into New game.</source>
      <translation>Aturan omah wis disalin. Wong liya bisa nempel larik iki ing Dolanan anyar.</translation>
    </message>
    <message>
      <source>house rules</source>
      <translation>aturan omah</translation>
    </message>
    <message>
      <source>Save house rules</source>
      <translation>Simpen aturan omah</translation>
    </message>
    <message>
      <source>Choose another place: the house rules can't be saved there.</source>
      <translation>Pilihen panggonan liya: aturan omahe ora bisa disimpen ing kono.</translation>
    </message>
    <message>
      <source>Saved as {0}</source>
      <translation>Disimpen dadi {0}</translation>
    </message>
    <message>
      <source>Open house rules</source>
      <translation>Bukak aturan omah</translation>
    </message>
    <message>
      <source>These house rules can't be opened.</source>
      <translation>Aturan omah iki ora bisa dibukak.</translation>
    </message>
    <message>
      <source>These house rules can't be used.</source>
      <translation>Aturan omah iki ora bisa dienggo.</translation>
    </message>
    <message>
      <source>House rules ({0});;All files (*)</source>
      <translation>Aturan omah ({0});;Kabeh berkas (*)</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Aturan omah</translation>
    </message>
    <message>
      <source>Name of these house rules:</source>
      <translation>Jenenge aturan omah iki:</translation>
    </message>
  </context>
  <context>
    <name>RulesWindow</name>
    <message>
      <source>Rules of {0}</source>
      <translation>Aturan {0}</translation>
    </message>
    <message>
      <source>&amp;Game:</source>
      <translation>&amp;Dolanan:</translation>
    </message>
    <message>
      <source>Play through an &amp;example</source>
      <translation>Mainna &amp;conto iki</translation>
    </message>
  </context>
  <context>
    <name>SafeMode</name>
    <message>
      <source>Safe mode</source>
      <translation>Mode aman</translation>
    </message>
    <message>
      <source>Thothit didn't start the last two times. Start it in safe mode?</source>
      <translation>Wis kaping pindho iki Thothit ora bisa diwiwiti. Wiwiti nganggo mode aman?</translation>
    </message>
    <message>
      <source>Safe mode uses default settings and starts a new match. Your own settings stay as they are, and your last match is kept among your saved matches.</source>
      <translation>Mode aman nganggo setelan gawan lan miwiti tandhing anyar. Setelan sampeyan tetep kaya saiki, lan tandhing pungkasan sampeyan ana ing tandhing simpenan.</translation>
    </message>
    <message>
      <source>Start in &amp;safe mode</source>
      <translation>Wiwiti mode &amp;aman</translation>
    </message>
    <message>
      <source>Start as &amp;usual</source>
      <translation>Wiwiti kaya &amp;lumrahe</translation>
    </message>
    <message>
      <source>Thothit is in safe mode.</source>
      <translation>Thothit lagi nganggo mode aman.</translation>
    </message>
    <message>
      <source>It uses default settings, and it won't keep your changes to them. Your last match is among your saved matches. To play as usual, close Thothit and start it again.</source>
      <translation>Setelane gawan, lan sing sampeyan owahi ora disimpen. Tandhing pungkasan sampeyan ana ing tandhing simpenan. Supaya bisa main kaya lumrahe, tutupen Thothit lan bukaken maneh.</translation>
    </message>
  </context>
  <context>
    <name>SaveNotices</name>
    <message>
      <source>Saving works again: your match is saved.</source>
      <translation>Tandhing sampeyan wis kasimpen maneh.</translation>
    </message>
    <message>
      <source>Your last moves aren't saved. Close anyway?</source>
      <translation>Langkah pungkasan sampeyan durung kasimpen. Tetep ditutup?</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
    <message>
      <source>The match can't be saved: {0}. You can play on; the program keeps trying.</source>
      <translation>Tandhinge ora bisa disimpen: {0}. Sampeyan bisa terus main; program bakal nyoba terus.</translation>
    </message>
    <message>
      <source>Your settings can't be saved, because {0} can't be written. They apply as long as the program is open, and it keeps trying to save them.</source>
      <translation>Setelan sampeyan ora bisa disimpen, amarga {0} ora bisa ditulis. Setelan iku tetep dienggo nganti sampeyan nutup program, sing bakal nyoba terus nyimpen.</translation>
    </message>
  </context>
  <context>
    <name>SavedMatchActions</name>
    <message>
      <source>You can't replay this round: its match is no longer among your saved matches.</source>
      <translation>Ronde iki ora bisa diputer maneh: tandhinge wis ora ana ing tandhing simpenan.</translation>
    </message>
  </context>
  <context>
    <name>SavedMatchBoxes</name>
    <message>
      <source>Rename</source>
      <translation>Ganti jeneng</translation>
    </message>
    <message>
      <source>Name of this match (leave it empty for the game's name):</source>
      <translation>Jeneng tandhing iki (yen suwung, jeneng dolanane sing dienggo):</translation>
    </message>
  </context>
  <context>
    <name>SavedMatchList</name>
    <message>
      <source>Nothing found. Change the words or the choices above.</source>
      <translation>Ora ana sing ketemu. Owahana tembung utawa pilihan ing ndhuwur.</translation>
    </message>
    <message numerus="yes">
      <source>There are no deleted matches. You can restore a match for %n day(s) after you delete it.</source>
      <translation>
        <numerusform>Ora ana tandhing sing dibusak. Tandhing sing sampeyan busak isih bisa dibalekake nganti %n dina.</numerusform>
      </translation>
    </message>
    <message>
      <source>No saved matches yet. Every match you play is kept here.</source>
      <translation>Durung ana tandhing simpenan. Saben tandhing sing sampeyan lakoni disimpen ing kene.</translation>
    </message>
    <message numerus="yes">
      <source>%n match(es) still to load</source>
      <translation>
        <numerusform>%n tandhing isih kudu diwaca</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} of %n match(es)</source>
      <translation>
        <numerusform>{0} saka %n tandhing</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>kept for %n day(s)</source>
      <translation>
        <numerusform>disimpen nganti %n dina</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation>{0}, {1}</translation>
    </message>
    <message numerus="yes">
      <source>%n match(es)</source>
      <translation>
        <numerusform>%n tandhing</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SavedMatchesWindow</name>
    <message>
      <source>&amp;Restore</source>
      <translation>&amp;Balekna</translation>
    </message>
    <message>
      <source>Restore the selected matches (Enter)</source>
      <translation>Balekna tandhing sing dipilih (Enter)</translation>
    </message>
    <message>
      <source>&amp;Resume</source>
      <translation>&amp;Terusna</translation>
    </message>
    <message>
      <source>&amp;To the table</source>
      <translation>Menyang &amp;meja</translation>
    </message>
    <message>
      <source>Continue this match where you left it</source>
      <translation>Terusna tandhing iki saka panggonan sampeyan mandheg</translation>
    </message>
    <message>
      <source>&amp;Delete permanently…</source>
      <translation>Busak &amp;salawase…</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>B&amp;usak</translation>
    </message>
    <message>
      <source>Delete the selected matches permanently (Delete)</source>
      <translation>Busak tandhing sing dipilih kanggo salawase (Delete)</translation>
    </message>
    <message numerus="yes">
      <source>Delete the selected matches; you can restore them for %n day(s) (Delete)</source>
      <translation>
        <numerusform>Busak tandhing sing dipilih; isih bisa dibalekake nganti %n dina (Delete)</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation>Bali menyang dhaptar</translation>
    </message>
    <message>
      <source>Close the sheet (Esc)</source>
      <translation>Tutup lembar (Esc)</translation>
    </message>
    <message>
      <source>This match can't be renamed. It keeps its old name.</source>
      <translation>Tandhing iki ora bisa diganti jenenge. Jenenge sing lawas tetep dienggo.</translation>
    </message>
    <message>
      <source>Saved matches</source>
      <translation>Tandhing simpenan</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Goleki</translation>
    </message>
    <message>
      <source>Show only matches that contain these words, such as a name, game, player or result (Ctrl+F)</source>
      <translation>Tuduhna mung tandhing sing nganggo tembung iki: jeneng, dolanan, pemain, asil (Ctrl+F)</translation>
    </message>
    <message>
      <source>Which matches</source>
      <translation>Tandhing endi</translation>
    </message>
    <message>
      <source>All matches</source>
      <translation>Kabeh tandhing</translation>
    </message>
    <message>
      <source>Unfinished</source>
      <translation>Durung rampung</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Wis rampung</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Dibusak</translation>
    </message>
    <message>
      <source>Which game</source>
      <translation>Dolanan endi</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>Kabeh dolanan</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Wurungake</translation>
    </message>
    <message>
      <source>Restore what you deleted last (Ctrl+Z)</source>
      <translation>Balekna sing pungkasan sampeyan busak (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Export…</source>
      <translation>&amp;Ekspor…</translation>
    </message>
    <message>
      <source>Save this match to a file you can share</source>
      <translation>Simpen tandhing iki dadi berkas sing bisa sampeyan bagekake</translation>
    </message>
    <message>
      <source>&amp;Import…</source>
      <translation>&amp;Impor…</translation>
    </message>
    <message>
      <source>Add a match from a file to your saved matches</source>
      <translation>Tambahna tandhing saka berkas menyang tandhing simpenan</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Terusna</translation>
    </message>
    <message>
      <source>Continue this match where you left it (Enter)</source>
      <translation>Terusna tandhing iki saka panggonan sampeyan mandheg (Enter)</translation>
    </message>
    <message>
      <source>&amp;Standings</source>
      <translation>&amp;Klasemen</translation>
    </message>
    <message>
      <source>Show this match round by round</source>
      <translation>Tuduhna tandhing iki ronde mbaka ronde</translation>
    </message>
    <message>
      <source>Repla&amp;y</source>
      <translation>Puter m&amp;aneh</translation>
    </message>
    <message>
      <source>Watch this match again, move by move (Ctrl+Shift+R)</source>
      <translation>Deleng maneh tandhing iki, langkah mbaka langkah (Ctrl+Shift+R)</translation>
    </message>
    <message>
      <source>Re&amp;view…</source>
      <translation>Ti&amp;njauan…</translation>
    </message>
    <message>
      <source>See what your decisions cost you, and what was luck (Ctrl+Shift+V)</source>
      <translation>Deleng pira rugine putusan sampeyan, lan endi sing mung begja (Ctrl+Shift+V)</translation>
    </message>
    <message>
      <source>Re&amp;name…</source>
      <translation>&amp;Ganti jeneng…</translation>
    </message>
    <message>
      <source>Give this match a name of your own (F2)</source>
      <translation>Wenehana jeneng dhewe kanggo tandhing iki (F2)</translation>
    </message>
    <message>
      <source>Delete the selected matches; you can still restore them (Delete)</source>
      <translation>Pindhahna menyang tandhing sing dibusak; isih bisa dibalekake (Delete)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
    <message>
      <source>Go back to the table (Esc)</source>
      <translation>Bali menyang meja (Esc)</translation>
    </message>
  </context>
  <context>
    <name>ScoreColumns</name>
    <message>
      <source>Can't win</source>
      <translation>Ora bisa menang</translation>
    </message>
  </context>
  <context>
    <name>ScoreSheet</name>
    <message>
      <source>Standings</source>
      <translation>Klasemen</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>Pungkasan</translation>
    </message>
    <message>
      <source>Look at the table</source>
      <translation>Deleng meja</translation>
    </message>
    <message>
      <source>Continue without a limit</source>
      <translation>Terusna tanpa wates</translation>
    </message>
    <message>
      <source>Back to the match</source>
      <translation>Bali menyang tandhing</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Ronde sabanjure</translation>
    </message>
    <message>
      <source>This round</source>
      <translation>Ronde iki</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
    <message>
      <source>Score sheet</source>
      <translation>Lembar skor</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Liyane</translation>
    </message>
    <message>
      <source>Standings, replay, other deals and games</source>
      <translation>Klasemen, puter maneh, bagean lan dolanan liya</translation>
    </message>
    <message>
      <source>Review…</source>
      <translation>Tinjauan…</translation>
    </message>
    <message>
      <source>See what your decisions cost, and what was luck</source>
      <translation>Deleng pira rugine putusan sampeyan, lan endi sing mung begja</translation>
    </message>
    <message>
      <source>Close the sheet and look at the table (Esc)</source>
      <translation>Tutup lembar lan deleng meja (Esc)</translation>
    </message>
    <message>
      <source>Go on to the next round (Enter)</source>
      <translation>Terus menyang ronde sabanjure (Enter)</translation>
    </message>
    <message>
      <source>Rematch</source>
      <translation>Tandhing maneh</translation>
    </message>
    <message>
      <source>Begin a new match of this game with the same players and rules (Enter)</source>
      <translation>Wiwitana tandhing anyar dolanan iki, pemain lan aturane padha (Enter)</translation>
    </message>
  </context>
  <context>
    <name>SettingsAction</name>
    <message>
      <source>Settings</source>
      <translation>Setelan</translation>
    </message>
  </context>
  <context>
    <name>SettingsFiles</name>
    <message>
      <source>Export settings</source>
      <translation>Ekspor setelan</translation>
    </message>
    <message>
      <source>Save all settings to a text file.</source>
      <translation>Simpen kabeh setelan dadi berkas teks.</translation>
    </message>
    <message>
      <source>E&amp;xport...</source>
      <translation>E&amp;kspor...</translation>
    </message>
    <message>
      <source>Import settings</source>
      <translation>Impor setelan</translation>
    </message>
    <message>
      <source>See what exported settings would change, then load them.</source>
      <translation>Jupuken setelan saka berkas ekspor, sawise dideleng apa sing bakal owah.</translation>
    </message>
    <message>
      <source>&amp;Import...</source>
      <translation>&amp;Impor...</translation>
    </message>
    <message>
      <source>Settings ({0});;All files (*)</source>
      <translation>Setelan ({0});;Kabeh berkas (*)</translation>
    </message>
    <message>
      <source>Your settings can't be exported: {0}. Try another folder.</source>
      <translation>Setelan sampeyan ora bisa diekspor: {0}. Cobanen folder liyane.</translation>
    </message>
    <message>
      <source>Exported to {0}</source>
      <translation>Diekspor menyang {0}</translation>
    </message>
    <message>
      <source>This is not a settings file.</source>
      <translation>Iki dudu berkas setelan.</translation>
    </message>
    <message>
      <source>Nothing has changed. {0} can't be imported: {1}</source>
      <translation>Ora ana sing owah. {0} ora bisa diimpor: {1}</translation>
    </message>
    <message>
      <source>Skipped: {0}</source>
      <translation>Diliwati: {0}</translation>
    </message>
    <message>
      <source>Unknown settings: {0}</source>
      <translation>Setelan sing ora dikenal: {0}</translation>
    </message>
    <message>
      <source>{0} changes nothing in your settings.</source>
      <translation>{0} ora ngowahi setelan sampeyan.</translation>
    </message>
    <message>
      <source>{0}: {1} → {2}</source>
      <translation>{0}: {1} → {2}</translation>
    </message>
    <message numerus="yes">
      <source>%n setting(s) changed. You can undo this.</source>
      <translation>
        <numerusform>%n setelan wis diowahi. Isih bisa diwurungake.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n setting(s) will change:</source>
      <translation>
        <numerusform>%n setelan bakal owah:</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <translation>&amp;Impor</translation>
    </message>
  </context>
  <context>
    <name>SettingsWindow</name>
    <message>
      <source>No setting contains these words.</source>
      <translation>Ora ana setelan sing nganggo tembung iku.</translation>
    </message>
    <message>
      <source>Undone.</source>
      <translation>Wis diwurungake.</translation>
    </message>
    <message>
      <source>This page has its default settings again. Undo brings yours back.</source>
      <translation>Kaca iki wis bali menyang setelan gawan. Wurungake kanggo mbalekake setelan sampeyan.</translation>
    </message>
    <message>
      <source>All settings are back to their defaults. Undo brings yours back.</source>
      <translation>Kabeh setelan wis bali menyang gawane. Wurungake kanggo mbalekake setelan sampeyan.</translation>
    </message>
    <message>
      <source>Reset all settings? Your matches and statistics stay as they are.</source>
      <translation>Balekna kabeh setelan kaya wiwitane? Tandhing lan statistik sampeyan tetep ana.</translation>
    </message>
    <message>
      <source>Reset everything</source>
      <translation>Balekna kabeh</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Setelan</translation>
    </message>
    <message>
      <source>Search all settings</source>
      <translation>Goleki ing kabeh setelan</translation>
    </message>
    <message>
      <source>Show only settings with these words (Ctrl+F)</source>
      <translation>Tuduhna mung setelan sing nganggo tembung iki (Ctrl+F)</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Kaca</translation>
    </message>
    <message>
      <source>Undo the last change in this window (Ctrl+Z)</source>
      <translation>Wurungake owahan pungkasan ing jendhela iki (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Wurungake</translation>
    </message>
    <message>
      <source>Reset this &amp;page</source>
      <translation>&amp;Balekna kaca iki</translation>
    </message>
    <message>
      <source>Reset &amp;everything...</source>
      <translation>Balekna k&amp;abeh...</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
  </context>
  <context>
    <name>SoundActions</name>
    <message>
      <source>Sounds are off</source>
      <translation>Swarane mati</translation>
    </message>
    <message>
      <source>Volume: {0}%</source>
      <translation>Bantere: {0}%</translation>
    </message>
    <message>
      <source>Volume: {0}%, but the sound server doesn't answer</source>
      <translation>Bantere: {0}%, nanging server swarane ora mangsuli</translation>
    </message>
    <message>
      <source>Volume: {0}%, but no sound device was found</source>
      <translation>Bantere: {0}%, nanging piranti swarane ora ketemu</translation>
    </message>
  </context>
  <context>
    <name>StandingsPage</name>
    <message>
      <source>Total</source>
      <translation>Total</translation>
    </message>
  </context>
  <context>
    <name>StatisticsWindow</name>
    <message>
      <source>Figures</source>
      <translation>Angka</translation>
    </message>
    <message>
      <source>&amp;More figures</source>
      <translation>&amp;Angka liyane</translation>
    </message>
    <message>
      <source>Calls</source>
      <translation>Seruan</translation>
    </message>
    <message>
      <source>Points ahead, round by round</source>
      <translation>Selisih poin, ronde mbaka ronde</translation>
    </message>
    <message>
      <source>How often each score came up</source>
      <translation>Saben skor metu ping pira</translation>
    </message>
    <message>
      <source>Average points ahead, by game</source>
      <translation>Rata-rata selisih poin, miturut dolanan</translation>
    </message>
    <message>
      <source>&amp;Figures</source>
      <translation>&amp;Angka</translation>
    </message>
    <message>
      <source>Round by roun&amp;d</source>
      <translation>Ronde mbaka r&amp;onde</translation>
    </message>
    <message>
      <source>&amp;Scores</source>
      <translation>&amp;Skor</translation>
    </message>
    <message>
      <source>B&amp;y game</source>
      <translation>M&amp;iturut dolanan</translation>
    </message>
    <message>
      <source>B&amp;est rounds</source>
      <translation>Ronde paling apik&amp;e</translation>
    </message>
    <message>
      <source>&amp;Calls</source>
      <translation>Ser&amp;uan</translation>
    </message>
    <message>
      <source>Your statistics can't be read: {0}. Your matches are not affected. Close Thothit and try again.</source>
      <translation>Statistik sampeyan ora bisa diwaca: {0}. Tandhing sampeyan ora kena apa-apa. Tutupen Thothit banjur cobanen maneh.</translation>
    </message>
    <message>
      <source>No round fits these choices. Choose others.</source>
      <translation>Ora ana ronde sing cocog karo pilihan iki. Pilihen liyane.</translation>
    </message>
    <message>
      <source>No rounds yet. Every round you finish is counted here.</source>
      <translation>Durung ana ronde. Saben ronde sing sampeyan rampungake dietung ing kene.</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Angka</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Nilai</translation>
    </message>
    <message>
      <source>What it means</source>
      <translation>Tegese</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Ahead</source>
      <translation>Selisih</translation>
    </message>
    <message>
      <source>Average of the last {0}</source>
      <translation>Rata-rata {0} pungkasan</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Poin</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Dolanan</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Menang</translation>
    </message>
    <message>
      <source>Call</source>
      <translation>Seruan</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Kelakon</translation>
    </message>
    <message>
      <source>Lost</source>
      <translation>Gagal</translation>
    </message>
    <message>
      <source>Older rounds whose calls are unknown: {0}</source>
      <translation>Ronde lawas sing seruane ora dingerteni: {0}</translation>
    </message>
    <message>
      <source>Your statistics can't be changed and stay as they are: {0}</source>
      <translation>Statistik sampeyan ora bisa diowahi lan tetep kaya saiki: {0}</translation>
    </message>
    <message>
      <source>Save the rounds as a table</source>
      <translation>Simpen ronde-ronde dadi tabel</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <translation>Tabel (*.csv)</translation>
    </message>
    <message>
      <source>The table can't be saved: {0}. Try another folder.</source>
      <translation>Tabele ora bisa disimpen: {0}. Cobanen folder liyane.</translation>
    </message>
    <message>
      <source>Save the chart as a picture</source>
      <translation>Simpen grafik dadi gambar</translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <translation>Gambar (*.png)</translation>
    </message>
    <message>
      <source>The picture can't be saved there. Try another folder.</source>
      <translation>Gambare ora bisa disimpen ing kono. Cobanen folder liyane.</translation>
    </message>
    <message>
      <source>Statistics</source>
      <translation>Statistik</translation>
    </message>
    <message>
      <source>&amp;Game:</source>
      <translation>&amp;Dolanan:</translation>
    </message>
    <message>
      <source>Count only the rounds of one game</source>
      <translation>Etungen ronde saka dolanan siji wae</translation>
    </message>
    <message>
      <source>&amp;Opponents:</source>
      <translation>&amp;Mungsuh:</translation>
    </message>
    <message>
      <source>Count only rounds against these opponents</source>
      <translation>Etungen mung ronde nglawan mungsuh iki</translation>
    </message>
    <message>
      <source>&amp;Rules:</source>
      <translation>A&amp;turan:</translation>
    </message>
    <message>
      <source>Count only rounds with these rules</source>
      <translation>Etungen mung ronde nganggo aturan iki</translation>
    </message>
    <message>
      <source>P&amp;lay:</source>
      <translation>Ca&amp;ra main:</translation>
    </message>
    <message>
      <source>Count only rounds in fair play or in practice, with or without help</source>
      <translation>Etungen mung ronde main adil, gladhen, nganggo utawa tanpa pitulung</translation>
    </message>
    <message>
      <source>Save &amp;table...</source>
      <translation>Simpen ta&amp;bel...</translation>
    </message>
    <message>
      <source>Save &amp;picture...</source>
      <translation>Simpen &amp;gambar...</translation>
    </message>
    <message>
      <source>&amp;Start from zero</source>
      <translation>Wiwiti saka &amp;nol</translation>
    </message>
    <message>
      <source>Bring &amp;back</source>
      <translation>Ba&amp;lekna</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Deal {0} · {1}</source>
      <translation>Bagean {0} · {1}</translation>
    </message>
    <message>
      <source>Fingerprint {0}</source>
      <translation>Sidik driji {0}</translation>
    </message>
    <message>
      <source>Write it down to check after the round that no card was changed</source>
      <translation>Catheten, dadi sawise ronde bisa dipriksa yen ora ana kertu sing diowahi</translation>
    </message>
    <message>
      <source>The fingerprint doesn't match the cards</source>
      <translation>Sidik drijine ora cocog karo kertune</translation>
    </message>
    <message>
      <source>This match was changed after its cards were dealt</source>
      <translation>Tandhing iki diowahi sawise kertune dibagi</translation>
    </message>
    <message>
      <source>fair play</source>
      <translation>main adil</translation>
    </message>
    <message>
      <source>What if: practice that doesn't count</source>
      <translation>umpama: gladhen sing ora dietung</translation>
    </message>
    <message numerus="yes">
      <source>helped %n time(s)</source>
      <translation>
        <numerusform>ditulungi ping %n</numerusform>
      </translation>
    </message>
    <message>
      <source>given up</source>
      <translation>nyerah</translation>
    </message>
  </context>
  <context>
    <name>StatusMessages</name>
    <message>
      <source>Click or press any key to continue</source>
      <translation>Klik utawa penceten tombol endi wae kanggo nerusake</translation>
    </message>
    <message>
      <source>Press Enter for a new match or S for the score sheet</source>
      <translation>Penceten Enter kanggo tandhing anyar, S kanggo lembar skor</translation>
    </message>
    <message>
      <source>Press Enter to go on or S for the score sheet</source>
      <translation>Penceten Enter kanggo nerusake, S kanggo lembar skor</translation>
    </message>
    <message>
      <source>No round has begun</source>
      <translation>Durung ana ronde sing diwiwiti</translation>
    </message>
    <message>
      <source>{0}'s computer player had an error, so a simpler one plays on.</source>
      <translation>Pemain komputere {0} ana kaluputane, mula pemain sing luwih prasaja nerusake.</translation>
    </message>
    <message>
      <source>{0}. {1}</source>
      <translation>{0}. {1}</translation>
    </message>
  </context>
  <context>
    <name>Table</name>
    <message>
      <source>can't win</source>
      <translation>ora bisa menang</translation>
    </message>
    <message>
      <source>sits out</source>
      <translation>leren</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>Level: {0}</source>
      <translation>Tingkat: {0}</translation>
    </message>
    <message>
      <source>deals this round</source>
      <translation>mbagi kertu ing ronde iki</translation>
    </message>
    <message>
      <source>dealer</source>
      <translation>mbagi</translation>
    </message>
    <message>
      <source>Click the table or press Space or Enter to take your turn.</source>
      <translation>Klik meja utawa penceten Spasi utawa Enter kanggo nglakoni giliran sampeyan.</translation>
    </message>
    <message>
      <source>plays first</source>
      <translation>main dhisik dhewe</translation>
    </message>
    <message>
      <source>plays second and arranges the pool</source>
      <translation>main kapindho lan nata blumbang</translation>
    </message>
    <message>
      <source>deals and plays last</source>
      <translation>mbagi kertu lan main pungkasan</translation>
    </message>
    <message>
      <source>{0}: Laki</source>
      <translation>{0}: Laki</translation>
    </message>
    <message>
      <source>no king</source>
      <translation>tanpa raja</translation>
    </message>
    <message numerus="yes">
      <source>%n card(s)</source>
      <translation>
        <numerusform>%n kertu</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}: {1}, wins</source>
      <translation>{0}: {1}, menang</translation>
    </message>
    <message>
      <source>{0}: {1}, tied</source>
      <translation>{0}: {1}, seri</translation>
    </message>
    <message>
      <source>a triple</source>
      <translation>telu padha</translation>
    </message>
    <message>
      <source>Click the table or press Space or Enter to draw the cards.</source>
      <translation>Klik meja utawa penceten Spasi utawa Enter kanggo narik kertu.</translation>
    </message>
    <message>
      <source>{0}: the last card</source>
      <translation>{0}: kertu pungkasan</translation>
    </message>
    <message>
      <source>{0}: the last match</source>
      <translation>{0}: cocogan pungkasan</translation>
    </message>
    <message>
      <source>{0}: nobody matches</source>
      <translation>{0}: ora ana sing nyocogake</translation>
    </message>
    <message>
      <source>{0}: the fewest cards</source>
      <translation>{0}: kertu paling sithik</translation>
    </message>
    <message>
      <source>any card of rank {0}</source>
      <translation>kertu endi wae sing angkane {0}</translation>
    </message>
    <message>
      <source>The stock is empty: nobody wins</source>
      <translation>Stoke entek: ora ana sing menang</translation>
    </message>
    <message>
      <source>{0}: Kowah</source>
      <translation>{0}: Kowah</translation>
    </message>
    <message>
      <source>A black card of rank 1: nobody scores</source>
      <translation>Kertu ireng angka 1: ora ana sing oleh poin</translation>
    </message>
    <message>
      <source>You win</source>
      <translation>Sampeyan menang</translation>
    </message>
    <message>
      <source>{0} wins</source>
      <translation>{0} menang</translation>
    </message>
    <message>
      <source>checki</source>
      <translation>checki</translation>
    </message>
    <message>
      <source>{0} took</source>
      <translation>{0} njupuk</translation>
    </message>
    <message>
      <source>{0}: waits for {1}</source>
      <translation>{0}: ngenteni {1}</translation>
    </message>
    <message>
      <source>Card table</source>
      <translation>Meja kertu</translation>
    </message>
    <message>
      <source>last trick {0}</source>
      <translation>trik pungkasan {0}</translation>
    </message>
    <message>
      <source>Jodhi {0}</source>
      <translation>Jodhi {0}</translation>
    </message>
    <message>
      <source>their Jodhi {0}</source>
      <translation>Jodhine mungsuh {0}</translation>
    </message>
    <message>
      <source>Double</source>
      <translation>Double</translation>
    </message>
    <message>
      <source>Khanaak</source>
      <translation>Khanaak</translation>
    </message>
    <message>
      <source>trumpman</source>
      <translation>calon panemtu truf</translation>
    </message>
    <message>
      <source>plays after the dealer; chooses trump if nobody bids</source>
      <translation>main sawise sing mbagi; milih truf yen ora ana sing nawa</translation>
    </message>
    <message>
      <source>{0} was shown as the trump card and hasn't been played yet</source>
      <translation>{0} wis dituduhake dadi kertu truf lan durung ditokake</translation>
    </message>
    <message>
      <source>{0} was shown as the trump card and has been played</source>
      <translation>{0} wis dituduhake dadi kertu truf lan wis ditokake</translation>
    </message>
    <message>
      <source>trump</source>
      <translation>truf</translation>
    </message>
    <message>
      <source>side A</source>
      <translation>pihak A</translation>
    </message>
    <message>
      <source>side B</source>
      <translation>pihak B</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Sampeyan</translation>
    </message>
    <message>
      <source>Opponent</source>
      <translation>Mungsuh</translation>
    </message>
    <message>
      <source>We</source>
      <translation>Kene</translation>
    </message>
    <message>
      <source>They</source>
      <translation>Kana</translation>
    </message>
    <message>
      <source>no trump</source>
      <translation>tanpa truf</translation>
    </message>
    <message>
      <source>trump ?</source>
      <translation>truf ?</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>liwat</translation>
    </message>
    <message>
      <source>bids {0}</source>
      <translation>nawa {0}</translation>
    </message>
    <message>
      <source>bid {0}</source>
      <translation>nawa {0}</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>liwat</translation>
    </message>
    <message>
      <source>The bidding</source>
      <translation>Tawaran</translation>
    </message>
    <message>
      <source>Thunee</source>
      <translation>Thunee</translation>
    </message>
    <message>
      <source>Royals</source>
      <translation>Royals</translation>
    </message>
    <message>
      <source>Blind Thunee</source>
      <translation>Blind Thunee</translation>
    </message>
    <message>
      <source>Blind Royals</source>
      <translation>Blind Royals</translation>
    </message>
    <message>
      <source>Trips</source>
      <translation>Trips</translation>
    </message>
    <message>
      <source>Moenie</source>
      <translation>Moenie</translation>
    </message>
    <message numerus="yes">
      <source>%n ball(s)</source>
      <translation>
        <numerusform>%n bal</numerusform>
      </translation>
    </message>
    <message>
      <source>The sixes show only the balls above {0}. A lead of {1} wins the match.</source>
      <translation>Kertu nem mung nuduhake bal sing luwih saka {0}. Kacek {1} menang tandhing.</translation>
    </message>
    <message>
      <source>no tricks</source>
      <translation>tanpa trik</translation>
    </message>
    <message numerus="yes">
      <source>%n trick(s)</source>
      <translation>
        <numerusform>%n trik</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} · Jodhi {1}</source>
      <translation>{0} · Jodhi {1}</translation>
    </message>
    <message>
      <source>plays {0}</source>
      <translation>main {0}</translation>
    </message>
    <message>
      <source>against {0}</source>
      <translation>nglawan {0}</translation>
    </message>
    <message>
      <source>trump maker</source>
      <translation>panemtu truf</translation>
    </message>
    <message>
      <source>counting side</source>
      <translation>pihak sing ngetung</translation>
    </message>
    <message>
      <source>counts from {0}</source>
      <translation>ngetung wiwit {0}</translation>
    </message>
    <message>
      <source>{0} won</source>
      <translation>{0} menang</translation>
    </message>
    <message>
      <source>{0} led</source>
      <translation>{0} mbukak</translation>
    </message>
  </context>
  <context>
    <name>ThuneeKeys</name>
    <message>
      <source>F</source>
      <translation>F</translation>
    </message>
    <message>
      <source>J</source>
      <translation>J</translation>
    </message>
    <message>
      <source>H</source>
      <translation>H</translation>
    </message>
    <message>
      <source>G</source>
      <translation>G</translation>
    </message>
    <message>
      <source>U</source>
      <translation>U</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>B</source>
      <translation>B</translation>
    </message>
    <message>
      <source>Y</source>
      <translation>Y</translation>
    </message>
    <message>
      <source>V</source>
      <translation>V</translation>
    </message>
    <message>
      <source>M</source>
      <translation>M</translation>
    </message>
    <message>
      <source>E</source>
      <translation>E</translation>
    </message>
    <message>
      <source>X</source>
      <translation>X</translation>
    </message>
    <message>
      <source>K</source>
      <translation>K</translation>
    </message>
    <message>
      <source>O</source>
      <translation>O</translation>
    </message>
  </context>
  <context>
    <name>ThuneePage</name>
    <message>
      <source>Total</source>
      <translation>Total</translation>
    </message>
  </context>
  <context>
    <name>Tile</name>
    <message>
      <source>{0}, {1}</source>
      <translation>{0}, {1}</translation>
    </message>
    <message>
      <source>luck {0} out of 10</source>
      <translation>begja {0} saka 10</translation>
    </message>
    <message>
      <source>{0} {1}, {2}: {3}.</source>
      <translation>{0} {1}, {2}: {3}.</translation>
    </message>
    <message>
      <source>{0} On the map: {1}.</source>
      <translation>{0} Ing peta: {1}.</translation>
    </message>
  </context>
  <context>
    <name>ToolButtons</name>
    <message>
      <source>Toolbar</source>
      <translation>Bilah piranti</translation>
    </message>
  </context>
  <context>
    <name>Transport</name>
    <message>
      <source>{0} ×</source>
      <translation>{0} ×</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} saka {1}</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Ngaso</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Puter</translation>
    </message>
  </context>
  <context>
    <name>UndoActions</name>
    <message>
      <source>You took back {0}.</source>
      <translation>Sampeyan murungake {0}.</translation>
    </message>
    <message>
      <source>You chose {0} again.</source>
      <translation>Sampeyan milih {0} maneh.</translation>
    </message>
    <message>
      <source>You can't undo this in fair play: you have seen a new card since.</source>
      <translation>Ing main adil iki ora bisa diwurungake: sawise iku sampeyan wis weruh kertu anyar.</translation>
    </message>
  </context>
  <context>
    <name>Viewpoint</name>
    <message>
      <source>This round is still in play, so you see only what you saw at the table.</source>
      <translation>Ronde iki isih mlaku, dadi sampeyan mung ndeleng apa sing katon ing meja.</translation>
    </message>
    <message>
      <source>All hands open</source>
      <translation>Kabeh kertu tangan mlumah</translation>
    </message>
    <message>
      <source>As you saw it</source>
      <translation>Saka kursi sampeyan</translation>
    </message>
    <message>
      <source>As {0} saw it</source>
      <translation>Saka kursine {0}</translation>
    </message>
  </context>
  <context>
    <name>WelcomePage</name>
    <message>
      <source>Learn in two minutes</source>
      <translation>Sinau rong menit</translation>
    </message>
    <message>
      <source>Skip</source>
      <translation>Liwati</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Main</translation>
    </message>
    <message>
      <source>More lessons</source>
      <translation>Wulangan liyane</translation>
    </message>
  </context>
  <context>
    <name>argparse</name>
    <message>
      <source>usage: </source>
      <translation>cara nganggo: </translation>
    </message>
    <message>
      <source>options</source>
      <translation>pilihan</translation>
    </message>
    <message>
      <source>positional arguments</source>
      <translation>argumen miturut panggonan</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation>tuduhna pitulung iki lan metu</translation>
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation>argumen %(argument_name)s: %(message)s</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <translation>kudu ana siji nilene</translation>
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation>nilene paling akeh siji</translation>
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation>nilai %r ora prelu</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation>%(value)r ora dikenal (pilihen saka %(choices)s)</translation>
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation>ora kena bebarengan karo argumen %s</translation>
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation>iki kudu diwenehake: %s</translation>
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation>argumen ora dikenal: %s</translation>
    </message>
  </context>
  <context>
    <name>arguments</name>
    <message>
      <source>Thothit and other card games against computer players.</source>
      <translation>Thothit lan dolanan kertu liyane nglawan pemain komputer.</translation>
    </message>
    <message>
      <source>open this game record instead of your last match, and play on from its last position</source>
      <translation>bukak cathetan dolanan iki, dudu tandhing sampeyan sing pungkasan, lan terusna main saka kahanan pungkasane</translation>
    </message>
    <message>
      <source>start a new match of this game: {0}</source>
      <translation>miwiti tandhing anyar dolanan iki: {0}</translation>
    </message>
    <message>
      <source>number of players, including you</source>
      <translation>cacahe pemain, kalebu sampeyan</translation>
    </message>
    <message>
      <source>length of the match: N rounds, rotation (one full rotation) or free (up to {0} rounds)</source>
      <translation>dawane tandhing: N ronde, rotation (sak puteran jangkep) utawa free (nganti {0} ronde)</translation>
    </message>
    <message>
      <source>play by this house rule; can be given more than once (a wrong name shows the list)</source>
      <translation>main nganggo aturan omah iki; kena diwenehake luwih saka sepisan (jeneng sing luput nuduhake dhaptare)</translation>
    </message>
    <message>
      <source>number of the match and of its first deal; the same number gives the same cards</source>
      <translation>nomer tandhing lan bagean kapisane; nomer sing padha menehi kertu sing padha</translation>
    </message>
    <message>
      <source>let computer players take all seats, and save nothing</source>
      <translation>pemain komputer sing main ing kabeh kursi, ora ana sing disimpen</translation>
    </message>
    <message>
      <source>quit after N rounds</source>
      <translation>metu sawise N ronde</translation>
    </message>
    <message>
      <source>speed of the animations, for this run only: {0}</source>
      <translation>kacepetan animasi, mung sepisan iki: {0}</translation>
    </message>
    <message>
      <source>level of the computer players, for this run only: {0}</source>
      <translation>tingkate pemain komputer, mung sepisan iki: {0}</translation>
    </message>
    <message>
      <source>card style, for this run only: {0}</source>
      <translation>gaya kertu, mung sepisan iki: {0}</translation>
    </message>
    <message>
      <source>language, for this run only: {0}</source>
      <translation>basa, mung sepisan iki: {0}</translation>
    </message>
    <message>
      <source>save a picture of the window to FILE (.png, .jpg or .jpeg) and quit</source>
      <translation>simpenen gambar jendhela menyang FILE (.png, .jpg utawa .jpeg) lan metu</translation>
    </message>
    <message>
      <source>when to take the picture: deal (the cards are dealt), choice (a player has a choice to make; the default) or sheet (the round is scored)</source>
      <translation>kapan gambare dijupuk: deal (kertu wis dibagi), choice (ana pemain sing kudu milih; iki gawane) utawa sheet (ronde wis dietung)</translation>
    </message>
    <message>
      <source>write start-up and frame times to FILE on exit</source>
      <translation>tulisen wektu wiwitan lan wektu gambar menyang FILE nalika metu</translation>
    </message>
    <message>
      <source>keep matches and settings in DIR</source>
      <translation>simpenen tandhing lan setelan ing DIR</translation>
    </message>
    <message>
      <source>start with default settings and a new match; your settings stay as they are, and your last match is kept among the saved matches</source>
      <translation>miwiti nganggo setelan gawan lan tandhing anyar; setelan sampeyan tetep kaya saiki, lan tandhing sampeyan sing pungkasan ana ing tandhing simpenan</translation>
    </message>
    <message>
      <source>check that this program is complete and works on this machine, and quit; your matches and settings aren't touched</source>
      <translation>priksanen apa program iki jangkep lan mlaku ing mesin iki, banjur metu; tandhing lan setelan sampeyan ora didemek</translation>
    </message>
    <message>
      <source>show the version of this program and quit</source>
      <translation>tuduhna versi program iki lan metu</translation>
    </message>
    <message>
      <source>use --self-test without anything else: it plays in a directory of its own</source>
      <translation>nganggoa --self-test tanpa liyane: maine ing folder dhewe</translation>
    </message>
    <message>
      <source>--{0} must be one of {1}, not {2}</source>
      <translation>--{0} kudu salah siji saka {1}, dudu {2}</translation>
    </message>
    <message>
      <source>give either FILE or options for a new match: a record has its own game, players, rules and deal</source>
      <translation>wenehana FILE utawa pilihan kanggo tandhing anyar: cathetan wis ngemot dolanan, pemain, aturan lan bageane</translation>
    </message>
    <message>
      <source>--{0} {1}: the directory doesn't exist</source>
      <translation>--{0} {1}: folder iku ora ana</translation>
    </message>
    <message>
      <source>--{0} {1}: this is a directory; name a file</source>
      <translation>--{0} {1}: iki folder; sebutna berkas</translation>
    </message>
    <message>
      <source>--screenshot {0}: the name must end in one of {1}</source>
      <translation>--screenshot {0}: buntute jeneng kudu salah siji saka {1}</translation>
    </message>
    <message>
      <source>the file name is empty</source>
      <translation>jeneng berkase kosong</translation>
    </message>
  </context>
  <context>
    <name>backup</name>
    <message>
      <source>{0} can't be written: {1}</source>
      <translation>{0} ora bisa ditulis: {1}</translation>
    </message>
    <message>
      <source>The settings in this backup are damaged. Try another backup.</source>
      <translation>Setelan ing cadhangan iki rusak. Cobanen cadhangan liyane.</translation>
    </message>
    <message>
      <source>{0} is not a Thothit backup.</source>
      <translation>{0} dudu cadhangan Thothit.</translation>
    </message>
    <message>
      <source>{0} is damaged. Try another backup.</source>
      <translation>{0} rusak. Cobanen cadhangan liyane.</translation>
    </message>
    <message>
      <source>{0} is from a newer version of Thothit. Update Thothit first.</source>
      <translation>{0} saka versi Thothit sing luwih anyar. Anyarana Thothit dhisik.</translation>
    </message>
    <message>
      <source>{0} can't be found.</source>
      <translation>{0} ora ketemu.</translation>
    </message>
    <message>
      <source>The statistics in this backup are damaged. Try another backup.</source>
      <translation>Statistik ing cadhangan iki rusak. Cobanen cadhangan liyane.</translation>
    </message>
    <message>
      <source>The statistics in this backup are from a newer version of Thothit. Update Thothit first.</source>
      <translation>Statistik ing cadhangan iki saka versi Thothit sing luwih anyar. Anyarana Thothit dhisik.</translation>
    </message>
    <message>
      <source>The backup can't be unpacked: {0}</source>
      <translation>Cadhangane ora bisa dibukak isine: {0}</translation>
    </message>
    <message>
      <source>The restore stopped halfway: {0}. To finish it, close Thothit and start it again.</source>
      <translation>Anggone mulihake mandheg ing tengah dalan: {0}. Supaya rampung, tutupen Thothit banjur bukaken maneh.</translation>
    </message>
  </context>
  <context>
    <name>calls</name>
    <message>
      <source>Thunee</source>
      <translation>Thunee</translation>
    </message>
    <message>
      <source>Royals</source>
      <translation>Royals</translation>
    </message>
    <message>
      <source>Blind Thunee</source>
      <translation>Blind Thunee</translation>
    </message>
    <message>
      <source>Blind Royals</source>
      <translation>Blind Royals</translation>
    </message>
    <message>
      <source>Trips</source>
      <translation>Trips</translation>
    </message>
    <message>
      <source>Moenie</source>
      <translation>Moenie</translation>
    </message>
    <message>
      <source>Double</source>
      <translation>Double</translation>
    </message>
    <message>
      <source>Khanaak</source>
      <translation>Khanaak</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Liwat</translation>
    </message>
    <message>
      <source>{0} stays in the pool, where anyone may capture it.</source>
      <translation>{0} tetep ing blumbang, lan sapa wae oleh nangkep.</translation>
    </message>
    <message>
      <source>Capture nothing</source>
      <translation>Ora nangkep</translation>
    </message>
    <message>
      <source>Let it go</source>
      <translation>Jarna wae</translation>
    </message>
    <message>
      <source>Match {0}</source>
      <translation>Cocogna {0}</translation>
    </message>
    <message>
      <source>It wins the round.</source>
      <translation>Kertu iki nggawe menang ronde.</translation>
    </message>
    <message>
      <source>Then you keep your other card and call {0}.</source>
      <translation>Banjur sampeyan nyimpen kertu sijine lan nyeru {0}.</translation>
    </message>
    <message>
      <source>Then you throw out a card.</source>
      <translation>Banjur sampeyan nguncalake kertu siji.</translation>
    </message>
    <message>
      <source>Not now</source>
      <translation>Ora saiki</translation>
    </message>
    <message>
      <source>Then you discard a card.</source>
      <translation>Banjur sampeyan mbuwang kertu.</translation>
    </message>
    <message>
      <source>You lay down one coin.</source>
      <translation>Sampeyan nyelehake koin siji.</translation>
    </message>
    <message>
      <source>You lay down two coins.</source>
      <translation>Sampeyan nyelehake koin loro.</translation>
    </message>
    <message>
      <source>Available after your own discard, if your hand lacks one card of five triplets.</source>
      <translation>Bisa sawise buwangan sampeyan dhewe, yen kertu tangan sampeyan kurang kertu siji saka telu padha ping lima.</translation>
    </message>
    <message>
      <source>Available after your own discard, if your hand lacks one card of three pairs.</source>
      <translation>Bisa sawise buwangan sampeyan dhewe, yen kertu tangan sampeyan kurang kertu siji saka telung pasangan.</translation>
    </message>
    <message>
      <source>Draw the top card of the stock.</source>
      <translation>Narik kertu paling ndhuwur saka stok.</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>Tarik</translation>
    </message>
    <message>
      <source>Claim {0}</source>
      <translation>Klaim {0}</translation>
    </message>
    <message>
      <source>Nothing has been discarded yet.</source>
      <translation>Durung ana kertu sing dibuwang.</translation>
    </message>
    <message>
      <source>Take</source>
      <translation>Jupuk</translation>
    </message>
    <message>
      <source>Take {0} and win</source>
      <translation>Jupuk {0} lan menang</translation>
    </message>
    <message>
      <source>Take {0}</source>
      <translation>Jupuk {0}</translation>
    </message>
    <message>
      <source>Checki: {0}</source>
      <translation>Checki: {0}</translation>
    </message>
    <message>
      <source>You lay the pair face up.</source>
      <translation>Sampeyan nyelehake pasangan iku mlumah.</translation>
    </message>
    <message>
      <source>You wait for {0}.</source>
      <translation>Sampeyan ngenteni {0}.</translation>
    </message>
    <message>
      <source>You hold all four copies of {0}, so no card is left that could win.</source>
      <translation>Papat-papate {0} ana ing tangan sampeyan, dadi ora ana kertu sing bisa menang nganggo iku.</translation>
    </message>
    <message>
      <source>Change to {0}</source>
      <translation>Ganti {0}</translation>
    </message>
    <message>
      <source>Call {0}</source>
      <translation>Seru {0}</translation>
    </message>
    <message>
      <source>Call</source>
      <translation>Seru</translation>
    </message>
    <message>
      <source>Available when your hand is ready: an identical pair and two triplets.</source>
      <translation>Kena dienggo yen kertu tangan wis siap: pasangan kembar siji lan telu padha ping loro.</translation>
    </message>
    <message>
      <source>Checki</source>
      <translation>Checki</translation>
    </message>
    <message>
      <source>Spades</source>
      <translation>Sekop</translation>
    </message>
    <message>
      <source>Hearts</source>
      <translation>Ati</translation>
    </message>
    <message>
      <source>Diamonds</source>
      <translation>Wajik</translation>
    </message>
    <message>
      <source>Clubs</source>
      <translation>Kriting</translation>
    </message>
    <message>
      <source>You lead, and the suit of your first card is trump. Win every trick yourself to score 4 balls.</source>
      <translation>Sampeyan mbukak trik, lan jinis kertu kapisan sampeyan dadi truf. Menangna kabeh trik dhewekan supaya oleh 4 bal.</translation>
    </message>
    <message>
      <source>Thunee with the ranks reversed: Q K 10 A 9 J.</source>
      <translation>Thunee nganggo urutan kertu dibalik, Q K 10 A 9 J.</translation>
    </message>
    <message>
      <source>Thunee for 8 balls: you don't see your last two cards until you have won four tricks.</source>
      <translation>Thunee kanggo 8 bal: rong kertu pungkasan ora sampeyan deleng nganti menang patang trik.</translation>
    </message>
    <message>
      <source>Royals for 8 balls: you don't see your last two cards until you have won four tricks.</source>
      <translation>Royals kanggo 8 bal: rong kertu pungkasan ora sampeyan deleng nganti menang patang trik.</translation>
    </message>
    <message>
      <source>Your three equal cards win the first three tricks. Win the last one with the card you are still dealt to score 3 balls. Otherwise your opponents score.</source>
      <translation>Kertu telu sampeyan sing padha menangake trik telu kapisan. Menangna trik pungkasan nganggo kertu sing isih arep dibagi supaya oleh 3 bal. Yen ora, mungsuh sing oleh bal.</translation>
    </message>
    <message>
      <source>You lead, and there is no trump. Win all four tricks yourself with your four cards of one suit to score 4 balls.</source>
      <translation>Sampeyan sing mbukak, lan ora ana truf. Menangna trik papat iku dhewe nganggo kertu papat sing jinise padha supaya oleh 4 bal.</translation>
    </message>
    <message>
      <source>My last card</source>
      <translation>Kertu pungkasanku</translation>
    </message>
    <message>
      <source>The last card you are dealt decides trump. You haven't seen it yet.</source>
      <translation>Kertu pungkasan sing dibagi kanggo sampeyan nemtokake truf. Sampeyan durung ndeleng.</translation>
    </message>
    <message>
      <source>New deal</source>
      <translation>Bagi maneh</translation>
    </message>
    <message>
      <source>The same dealer deals again, and nobody scores.</source>
      <translation>Sing mbagi tetep, mbagi maneh, lan ora ana sing oleh skor.</translation>
    </message>
    <message>
      <source>Promise to win the last trick yourself, for 2 balls. If you fail, your opponents get 4.</source>
      <translation>Janji menangake trik pungkasan dhewe. 2 bal; yen ora kelakon, mungsuh oleh 4.</translation>
    </message>
    <message>
      <source>Promise to win the last trick yourself, with your side's Jodhis plus 10 worth more than your opponents' cards and Jodhis, for 3 balls (6 if you are the counting side). If you fail, your opponents get 4.</source>
      <translation>Janji menangake trik pungkasan dhewe, lan Jodhi pihak sampeyan ditambah 10 ngungkuli kertu lan Jodhine mungsuh. 3 bal (6 yen pihak sampeyan sing ngetung); yen ora kelakon, mungsuh oleh 4.</translation>
    </message>
    <message>
      <source>Thunee for 6 balls: you don't see your last two cards until you have won four tricks.</source>
      <translation>Thunee kanggo 6 bal: rong kertu pungkasan ora sampeyan deleng nganti menang patang trik.</translation>
    </message>
    <message>
      <source>Royals for 6 balls: you don't see your last two cards until you have won four tricks.</source>
      <translation>Royals kanggo 6 bal: rong kertu pungkasan ora sampeyan deleng nganti menang patang trik.</translation>
    </message>
    <message>
      <source>Promise to win the last trick yourself, with your side's Jodhis plus 10 worth more than your opponents' cards, Jodhis and bid points, for 3 balls (6 if you are the counting side). If you fail, your opponents get 4.</source>
      <translation>Janji menang trik pungkasan dhewe, lan Jodhi pihak sampeyan ditambah 10 ngungkuli kertu, Jodhi, lan poin tawarane mungsuh. 3 bal (6 yen pihak sampeyan sing ngetung); yen ora kelakon, mungsuh oleh 4.</translation>
    </message>
    <message>
      <source>Promise to win the last trick yourself, with your side's Jodhis plus 10 worth more than your opponents' cards, for 3 balls (6 if you are the counting side). If you fail, your opponents get 4.</source>
      <translation>Janji menang trik pungkasan dhewe, lan Jodhi pihak sampeyan ditambah 10 ngungkuli kertune mungsuh. 3 bal (6 yen pihak sampeyan sing ngetung); yen ora kelakon, mungsuh oleh 4.</translation>
    </message>
    <message>
      <source>Promise to win the last trick yourself, for 4 balls. If you fail, your opponents get 4.</source>
      <translation>Janji menang trik pungkasan dhewe. 4 bal; yen ora kelakon, mungsuh oleh 4.</translation>
    </message>
    <message>
      <source>The rest is ours: play it out</source>
      <translation>Turahane duweke dhewe: rampungna</translation>
    </message>
    <message>
      <source>Your side wins every trick left, whatever anyone plays. The cards are played for you.</source>
      <translation>Pihak sampeyan menangake kabeh trik sing turah, kertu apa wae sing ditokake. Kertune ditokake kanggo sampeyan.</translation>
    </message>
    <message>
      <source>The rest is theirs: play it out</source>
      <translation>Turahane duweke mungsuh: rampungna</translation>
    </message>
    <message>
      <source>Your opponents win every trick left, whatever anyone plays. The cards are played for you.</source>
      <translation>Mungsuh menangake kabeh trik sing turah, kertu apa wae sing ditokake. Kertune ditokake kanggo sampeyan.</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>Terusna</translation>
    </message>
    <message>
      <source>Hold back</source>
      <translation>Tahan dhisik</translation>
    </message>
    <message>
      <source>No call</source>
      <translation>Tanpa seruan</translation>
    </message>
    <message>
      <source>Jodhi in {0}, {1}</source>
      <translation>Jodhi {0}, {1}</translation>
    </message>
    <message>
      <source>King and queen of one suit. The jack adds 10 points, and the trump suit adds 20. Everyone else hears only the points.</source>
      <translation>Raja lan ratu sak jinis; jack nambah 10 poin, lan truf 20. Liyane mung krungu poine.</translation>
    </message>
    <message>
      <source>King and queen of one suit. The jack adds 10 points if it is already face up, and the trump suit adds 20.</source>
      <translation>Raja lan ratu sak jinis. Jack nambah 10 poin yen wis mlumah, lan jinis truf nambah 20.</translation>
    </message>
    <message>
      <source>If nobody bids higher, you choose trump and your opponents get {0} points.</source>
      <translation>Yen ora ana sing nawa luwih dhuwur, sampeyan milih truf lan pihak liyane oleh {0} poin.</translation>
    </message>
  </context>
  <context>
    <name>captions</name>
    <message>
      <source>completes a combination</source>
      <translation>njangkepi kombinasi</translation>
    </message>
    <message>
      <source>+{0} {1}</source>
      <translation>+{0} {1}</translation>
    </message>
    <message>
      <source>stamped pair</source>
      <translation>pasangan dicap</translation>
    </message>
    <message>
      <source>pair</source>
      <translation>pasangan</translation>
    </message>
    <message>
      <source>stamped</source>
      <translation>dicap</translation>
    </message>
    <message>
      <source>completes a set</source>
      <translation>njangkepi set</translation>
    </message>
  </context>
  <context>
    <name>cards</name>
    <message>
      <source>{0} in {1}, with {2}</source>
      <translation>{0} ing {1}, karo {2}</translation>
    </message>
    <message>
      <source>{0} in {1}, a run from {2} to {3}</source>
      <translation>{0} ing {1}, urutan saka {2} nganti {3}</translation>
    </message>
    <message>
      <source>{0} alone</source>
      <translation>{0} dhewekan</translation>
    </message>
    <message>
      <source>Points when captured: {0}</source>
      <translation>Poine yen ditangkep: {0}</translation>
    </message>
    <message>
      <source>No card of the same rank in your hand</source>
      <translation>Ora ana kertu sing padha angkane ing tangan sampeyan</translation>
    </message>
    <message>
      <source>Same rank in your hand: {0}</source>
      <translation>Padha angkane ing tangan sampeyan: {0}</translation>
    </message>
    <message>
      <source>No card of the same rank in the pool</source>
      <translation>Ora ana kertu sing padha angkane ing blumbang</translation>
    </message>
    <message>
      <source>Same rank in the pool: {0}</source>
      <translation>Padha angkane ing blumbang: {0}</translation>
    </message>
    <message>
      <source>one</source>
      <translation>siji</translation>
    </message>
    <message>
      <source>two</source>
      <translation>loro</translation>
    </message>
    <message>
      <source>three</source>
      <translation>telu</translation>
    </message>
    <message>
      <source>four</source>
      <translation>papat</translation>
    </message>
    <message>
      <source>{0} for {1}</source>
      <translation>{0} kanggo {1}</translation>
    </message>
    <message numerus="yes">
      <source>Copies you have captured: %n</source>
      <translation>
        <numerusform>Lembar sing wis sampeyan tangkep: %n</numerusform>
      </translation>
    </message>
    <message>
      <source>A card captures only an identical card.</source>
      <translation>Kertu mung nangkep kembarane.</translation>
    </message>
    <message>
      <source>First turn: a card captures only an identical card.</source>
      <translation>Giliran kapisan: kertu mung nangkep kembarane.</translation>
    </message>
    <message>
      <source>A card captures two cards of the same rank if you like.</source>
      <translation>Kertu nangkep kertu loro sing padha angkane yen sampeyan gelem.</translation>
    </message>
    <message>
      <source>The turned-up card captures a card of the same rank if it can.</source>
      <translation>Kertu sing dibukak nangkep kertu sing padha angkane yen bisa.</translation>
    </message>
    <message>
      <source>A card captures one card of the same rank if it can.</source>
      <translation>Kertu nangkep siji kertu sing padha angkane yen bisa.</translation>
    </message>
    <message>
      <source>Every card that you have captured counts; combinations count more.</source>
      <translation>Saben kertu sing sampeyan tangkep dietung; kombinasi dietung luwih akeh.</translation>
    </message>
    <message>
      <source>Identical cards that you have captured score together.</source>
      <translation>Kertu kembar sing wis sampeyan tangkep dietung bareng.</translation>
    </message>
    <message>
      <source>You capture every same-rank pair in the pool.</source>
      <translation>Sampeyan nangkep saben pasangan sing padha angkane ing blumbang.</translation>
    </message>
    <message>
      <source>The other one is still out: in a hand or in the stock</source>
      <translation>Kembarane durung katon: ing tangane pemain utawa ing stok</translation>
    </message>
    <message>
      <source>The other one is gone: nobody can match this card</source>
      <translation>Kembarane wis metu: kertu iki ora bisa dicocogake sapa-sapa</translation>
    </message>
    <message>
      <source>You hold both</source>
      <translation>Loro-lorone sampeyan cekel</translation>
    </message>
    <message>
      <source>Both are gone</source>
      <translation>Loro-lorone wis metu</translation>
    </message>
    <message>
      <source>Only the identical card matches.</source>
      <translation>Sing cocog mung kembarane.</translation>
    </message>
    <message>
      <source>A face-down card</source>
      <translation>Kertu mengkurep</translation>
    </message>
    <message>
      <source>Can capture now: {0}</source>
      <translation>Saiki bisa nangkep: {0}</translation>
    </message>
    <message>
      <source>Unseen: {0} of {1} cards of the same rank</source>
      <translation>Durung katon: {0} saka {1} kertu sing padha angkane</translation>
    </message>
    <message>
      <source>You're waiting for this card</source>
      <translation>Kertu iki sing sampeyan enteni</translation>
    </message>
    <message>
      <source>In your hand: {0} of {1} copies</source>
      <translation>Ing tangan sampeyan: {0} saka {1} lembar</translation>
    </message>
    <message>
      <source>Unseen: {0} of {1} copies</source>
      <translation>Durung katon: {0} saka {1} lembar</translation>
    </message>
    <message>
      <source>Unseen cards of rank {0}: {1}</source>
      <translation>Kertu angka {0} sing durung katon: {1}</translation>
    </message>
    <message>
      <source>Three pairs win, each of one rank; one of them must be identical.</source>
      <translation>Telung pasangan sing menang, siji-sijine sak angka; salah siji kudu kembar.</translation>
    </message>
    <message>
      <source>Five triplets win, each of one rank; one of them must be identical.</source>
      <translation>Telu padha ping lima sing menang, siji-sijine sak angka; salah siji kudu kembar.</translation>
    </message>
    <message>
      <source>A ready hand has an identical pair and two triplets, each with three cards of the same rank.</source>
      <translation>Kertu tangan siap yen ana pasangan kembar siji lan telu padha ping loro, siji-sijine padha angkane.</translation>
    </message>
    <message>
      <source>Worth {0} points to the side that wins the trick</source>
      <translation>Ajine {0} poin kanggo pihak sing menang trik</translation>
    </message>
    <message>
      <source>It's a trump</source>
      <translation>Iki truf</translation>
    </message>
    <message>
      <source>Follow suit if you can. If you can't, you may play a trump or another suit.</source>
      <translation>Manut jinis yen bisa. Yen ora bisa, sampeyan oleh ngetokake truf utawa jinis liya.</translation>
    </message>
  </context>
  <context>
    <name>catalogue</name>
    <message>
      <source>French, {0}</source>
      <translation>Prancis, {0}</translation>
    </message>
    <message>
      <source>Pool</source>
      <translation>Blumbang</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Stok</translation>
    </message>
    <message>
      <source>Family</source>
      <translation>Kulawarga</translation>
    </message>
    <message>
      <source>Hand</source>
      <translation>Kertu tangan</translation>
    </message>
    <message>
      <source>Packs of 60 cards</source>
      <translation>Set kertu isi 60</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Kertu</translation>
    </message>
    <message>
      <source>The child captures any card it can.</source>
      <translation>Bocah nangkep kertu apa wae sing bisa.</translation>
    </message>
    <message>
      <source>The neighbour captures points when it can and forgets face-down piles.</source>
      <translation>Tangga nangkep poin yen bisa lan lali marang tumpukan sing mengkurep.</translation>
    </message>
    <message>
      <source>The regular captures what is worth most right now and remembers every capture.</source>
      <translation>Langganan nangkep sing paling akeh ajine saiki lan eling saben tangkepan.</translation>
    </message>
    <message>
      <source>The old hand thinks ahead a little and remembers the latest captures.</source>
      <translation>Sesepuh mikir rada adoh lan eling tangkepan sing pungkasan.</translation>
    </message>
    <message>
      <source>The master thinks ahead as far as it helps.</source>
      <translation>Empu mikir adoh sasuwene isih ana gunane.</translation>
    </message>
    <message>
      <source>the player after the dealer; then the next player deals</source>
      <translation>pemain sawise sing mbagi; banjur pemain sabanjure sing mbagi</translation>
    </message>
    <message>
      <source>the player after the dealer; then the winner deals</source>
      <translation>pemain sawise sing mbagi; banjur sing menang mbagi</translation>
    </message>
    <message numerus="yes">
      <source>%n card(s)</source>
      <translation>
        <numerusform>%n kertu</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} to {1}</source>
      <translation>{0} nganti {1}</translation>
    </message>
    <message>
      <source>{0} players</source>
      <translation>{0} pemain</translation>
    </message>
    <message numerus="yes">
      <source>about %n minute(s)</source>
      <translation>
        <numerusform>watara %n menit</numerusform>
      </translation>
    </message>
    <message>
      <source>mostly skill</source>
      <translation>meh katrampilan kabeh</translation>
    </message>
    <message>
      <source>more skill than luck</source>
      <translation>katrampilan ngungkuli begja</translation>
    </message>
    <message>
      <source>half luck, half skill</source>
      <translation>separo begja, separo katrampilan</translation>
    </message>
    <message>
      <source>a little more luck than skill</source>
      <translation>begja rada ngungkuli katrampilan</translation>
    </message>
    <message>
      <source>more luck than skill</source>
      <translation>begja ngungkuli katrampilan</translation>
    </message>
    <message>
      <source>mostly luck</source>
      <translation>meh begja kabeh</translation>
    </message>
    <message>
      <source>pure luck</source>
      <translation>mung begja</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ora ana</translation>
    </message>
  </context>
  <context>
    <name>ceki</name>
    <message>
      <source>This page is missing.</source>
      <translation>Kaca iki ora ana.</translation>
    </message>
    <message>
      <source>The honours</source>
      <translation>Kertu kurmat</translation>
    </message>
    <message>
      <source>Three cards without a suit. All have rank 1.</source>
      <translation>Telung kertu tanpa jinis. Kabeh angkane 1.</translation>
    </message>
    <message>
      <source>Coins</source>
      <translation>Koin</translation>
    </message>
    <message>
      <source>Their names show what players saw in them, from slippers to drums.</source>
      <translation>Jenenge nyritakake apa sing disawang para pemain ing gambare, saka slop nganti kendhang.</translation>
    </message>
    <message>
      <source>Strings</source>
      <translation>Tali</translation>
    </message>
    <message>
      <source>Strings of coins, seen as lances, mountains and torches.</source>
      <translation>Rentengan koin, sing katon kaya tumbak, gunung lan obor.</translation>
    </message>
    <message>
      <source>Myriads</source>
      <translation>Leksa</translation>
    </message>
    <message>
      <source>Ten thousands: figures with a Chinese numeral, which is why many players call them the Chinese cards.</source>
      <translation>Puluhan ewu: gambar wong nganggo angka Cina, mula akeh pemain ngarani kertu Cina.</translation>
    </message>
    <message>
      <source>Ceki cards</source>
      <translation>Kertu ceki</translation>
    </message>
    <message>
      <source>Thirty narrow cards in black and red: three suits and three honours. A pack has two copies of each.</source>
      <translation>Telung puluh kertu ciyut ireng lan abang: telung jinis lan telung kertu kurmat. Sak set kertu isine loro-loro.</translation>
    </message>
    <message>
      <source>The black block at each end shows the rank: a bitten corner is 1, a side tab 2, a spike 3, a tab in the middle 4, two notches 5, two slits 6, three saw teeth 7, one notch 8, one slit 9. {OT} has none of these marks.</source>
      <translation>Blok ireng ing saben pucuk nuduhake angkane: pojok krowak 1, tonjolan pinggir 2, eri 3, tonjolan tengah 4, rong kowakan 5, rong celah 6, telung untu graji 7, sak kowakan 8, sak celah 9. {OT} ora nduwe tandha kaya ngono.</translation>
    </message>
    <message>
      <source>{OT}, {RF} and {S9} have a red stamp.</source>
      <translation>{OT}, {RF} lan {S9} nganggo cap abang.</translation>
    </message>
    <message>
      <source>Surakarta</source>
      <translation>Surakarta</translation>
    </message>
    <message>
      <source>Yogyakarta</source>
      <translation>Yogyakarta</translation>
    </message>
    <message>
      <source>Java, 1876</source>
      <translation>Jawa, 1876</translation>
    </message>
    <message>
      <source>Malaya</source>
      <translation>Malaya</translation>
    </message>
    <message>
      <source>Padang</source>
      <translation>Padang</translation>
    </message>
    <message>
      <source>Badung, Bali</source>
      <translation>Badung, Bali</translation>
    </message>
    <message>
      <source>Sources</source>
      <translation>Sumber</translation>
    </message>
    <message>
      <source>Names and meanings: Porges, &lt;i&gt;Ways to Play&lt;/i&gt; (games.porg.es), the page on ceki cards, with names collected in Surakarta and Yogyakarta in 1941, in Java in 1876, in Malaysia and Singapore, in Padang in 2013, and in Badung. The Javanese script shows the names of 1876. The designs were drawn for this program.</source>
      <translation>Jeneng lan teges: Porges, &lt;i&gt;Ways to Play&lt;/i&gt; (games.porg.es), kaca bab kertu ceki, kanthi jeneng-jeneng sing diklumpukake ing Surakarta lan Yogyakarta taun 1941, ing Jawa taun 1876, ing Malaysia lan Singapura, ing Padang taun 2013, lan ing Badung. Aksara Jawa kanggo nulis jeneng-jeneng taun 1876. Gambar kertune digawe kanggo program iki.</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message>
      <source>can't write the output: {0}</source>
      <translation>asile ora bisa ditulis: {0}</translation>
    </message>
    <message>
      <source>{0} (see {1} --help)</source>
      <translation>{0} (deloken {1} --help)</translation>
    </message>
    <message>
      <source>Deal, check and play card games of Java and beyond, without a window.</source>
      <translation>Bagi, priksa lan mainake dolanan kertu saka Jawa lan liyane, tanpa jendhela.</translation>
    </message>
    <message>
      <source>show the version of this program and quit</source>
      <translation>tuduhna versi program iki lan metu</translation>
    </message>
    <message>
      <source>language to answer in: {0}</source>
      <translation>basane wangsulan: {0}</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>prentah</translation>
    </message>
    <message>
      <source>list the games with their players, options and defaults</source>
      <translation>dhaptar dolanan karo cacahe pemain, pilihan lan gawane</translation>
    </message>
    <message>
      <source>print JSON</source>
      <translation>tulisen JSON</translation>
    </message>
    <message>
      <source>deal one round and print it as a game record</source>
      <translation>bagien sak ronde lan tulisen minangka cathetan dolanan</translation>
    </message>
    <message>
      <source>id of a game (`thothit games` lists them)</source>
      <translation>id dolanan (dhaptare: `thothit games`)</translation>
    </message>
    <message>
      <source>number of players</source>
      <translation>cacahe pemain</translation>
    </message>
    <message>
      <source>number of the deal; the same number gives the same cards (default: random)</source>
      <translation>nomer bagean; nomer sing padha menehi kertu sing padha (gawan: acak)</translation>
    </message>
    <message>
      <source>check the moves of a record and print the points</source>
      <translation>priksanen langkah-langkahe cathetan lan tulisen poine</translation>
    </message>
    <message>
      <source>file with one record, or one per line; - is standard input</source>
      <translation>berkas isi cathetan siji, utawa siji saben larik; - iku asupan standar</translation>
    </message>
    <message>
      <source>print JSON, one line per record</source>
      <translation>tulisen JSON, salarik saben cathetan</translation>
    </message>
    <message>
      <source>list the legal moves in the last position of a record</source>
      <translation>dhaptar langkah sing kena ing kahanan pungkasane cathetan</translation>
    </message>
    <message>
      <source>file with one record; - is standard input</source>
      <translation>berkas isi cathetan siji; - iku asupan standar</translation>
    </message>
    <message>
      <source>players: {0}</source>
      <translation>pemain: {0}</translation>
    </message>
    <message>
      <source>match: {0}</source>
      <translation>tandhing: {0}</translation>
    </message>
    <message>
      <source>preset {0}: {1} ({2})</source>
      <translation>paket aturan {0}: {1} ({2})</translation>
    </message>
    <message>
      <source>{0} (default)</source>
      <translation>{0} (gawan)</translation>
    </message>
    <message>
      <source>unfinished</source>
      <translation>durung rampung</translation>
    </message>
    <message>
      <source>round {0}: {1}; {2}</source>
      <translation>ronde {0}: {1}; {2}</translation>
    </message>
    <message>
      <source>won by nobody</source>
      <translation>ora ana sing menang</translation>
    </message>
    <message>
      <source>won by {0}</source>
      <translation>dimenangake {0}</translation>
    </message>
    <message>
      <source> and </source>
      <translation> lan </translation>
    </message>
    <message>
      <source>play rounds of all games and look for errors</source>
      <translation>lakonana ronde kabeh dolanan lan golekana kaluputan</translation>
    </message>
    <message>
      <source>number of rounds (default 1000)</source>
      <translation>cacahe ronde (gawan 1000)</translation>
    </message>
    <message>
      <source>random seed; another number gives other rounds (default 0)</source>
      <translation>wiji acak; nomer liya menehi ronde liya (gawan 0)</translation>
    </message>
    <message>
      <source>number of processes; auto uses all processors (default 1)</source>
      <translation>cacahe proses; auto nganggo kabeh prosesor (gawan 1)</translation>
    </message>
    <message>
      <source>error found: {1} (rounds played: {0}; the record is above)</source>
      <translation>ana kaluputan: {1} (ronde sing wis dimainake: {0}; cathetane ing dhuwur)</translation>
    </message>
    <message>
      <source>rounds played: {0}, no errors</source>
      <translation>ronde sing dimainake: {0}, tanpa kaluputan</translation>
    </message>
    <message>
      <source>expected a whole number, 0 or more, not {0}</source>
      <translation>kudu wilangan wutuh, 0 utawa luwih, dudu {0}</translation>
    </message>
    <message>
      <source>{0} is too long; use at most {1} digits</source>
      <translation>{0} kedawan; paling akeh {1} angka</translation>
    </message>
    <message>
      <source>expected 1 or more, not 0</source>
      <translation>kudu 1 utawa luwih, dudu 0</translation>
    </message>
    <message>
      <source>play by this house rule; can be given more than once</source>
      <translation>main nganggo aturan omah iki; kena diwenehake luwih saka sepisan</translation>
    </message>
    <message>
      <source>--option needs NAME=VALUE, each NAME only once, not {0}</source>
      <translation>--option mbutuhake NAME=VALUE, saben NAME mung sepisan, dudu {0}</translation>
    </message>
    <message>
      <source>not UTF-8 text</source>
      <translation>dudu teks UTF-8</translation>
    </message>
    <message>
      <source>more than one record found; expected only one</source>
      <translation>isine luwih saka cathetan siji; kudu mung siji</translation>
    </message>
    <message>
      <source>standard input</source>
      <translation>asupan standar</translation>
    </message>
    <message>
      <source>{0}: line {1}: {2}</source>
      <translation>{0}: larik {1}: {2}</translation>
    </message>
    <message>
      <source>closed</source>
      <translation>ditutup</translation>
    </message>
    <message>
      <source>the file name is empty</source>
      <translation>jeneng berkase kosong</translation>
    </message>
    <message>
      <source>no record found</source>
      <translation>ora ana cathetan ing njerone</translation>
    </message>
    <message>
      <source>too large for a game record</source>
      <translation>kegedhen kanggo cathetan dolanan</translation>
    </message>
    <message>
      <source>print the move of a computer player in the last position of a record</source>
      <translation>tulisen langkahe pemain komputer ing kahanan pungkasane cathetan</translation>
    </message>
    <message>
      <source>player that chooses the move (default expert)</source>
      <translation>pemain sing milih langkah (gawan expert)</translation>
    </message>
    <message>
      <source>random seed; with --playouts, the same seed always gives the same answer</source>
      <translation>wiji acak; bareng --playouts wangsulane tansah padha</translation>
    </message>
    <message>
      <source>record {0}: the last round is over, so there is no move to choose</source>
      <translation>cathetan {0}: ronde pungkasane wis rampung, dadi ora ana langkah sing kena dipilih</translation>
    </message>
    <message>
      <source>record {0}: the next move is a random draw, so there is no move to choose</source>
      <translation>cathetan {0}: langkah sabanjure diundhi, dadi ora ana langkah sing kena dipilih</translation>
    </message>
    <message>
      <source>each player's own limit per decision</source>
      <translation>saben pemain nganggo watese dhewe kanggo saben putusan</translation>
    </message>
    <message>
      <source>{0} ms per decision</source>
      <translation>{0} md saben putusan</translation>
    </message>
    <message>
      <source>{0} playouts per decision</source>
      <translation>{0} simulasi saben putusan</translation>
    </message>
    <message>
      <source>{0} deals x {1} rotations, {2} rounds, {3}</source>
      <translation>{0} bagean x {1} puteran, {2} ronde, {3}</translation>
    </message>
    <message>
      <source>points</source>
      <translation>poin</translation>
    </message>
    <message>
      <source>margin</source>
      <translation>selisih</translation>
    </message>
    <message>
      <source>without luck</source>
      <translation>tanpa begja</translation>
    </message>
    <message>
      <source>wins %</source>
      <translation>menang %</translation>
    </message>
    <message>
      <source>decisions, ms:</source>
      <translation>putusan, md:</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ora ana</translation>
    </message>
    <message>
      <source>± is half the width of a 95% interval. All rotations of a deal count as one observation.</source>
      <translation>± iku separo selang 95 %. Kabeh puterane siji bagean dietung dadi siji pangamatan.</translation>
    </message>
    <message>
      <source>without luck: the margin minus the effect of the stock's order, which is 0 on average.</source>
      <translation>tanpa begja: selisih dikurangi pengaruhe urutaning stok, sing rata-ratane 0.</translation>
    </message>
    <message>
      <source>let computer players play each other</source>
      <translation>pemain komputer lawan-lawanan</translation>
    </message>
    <message>
      <source>a player for each seat: {0}; or {1}, the --against program</source>
      <translation>pemain siji kanggo saben kursi: {0}; utawa {1}, program saka --against</translation>
    </message>
    <message>
      <source>program that answers records as `thothit move -` does</source>
      <translation>program sing mangsuli cathetan kaya `thothit move -`</translation>
    </message>
    <message>
      <source>seconds that the --against program has for each move (default 60)</source>
      <translation>pirang detik program saka --against kanggo sak langkah (gawan 60)</translation>
    </message>
    <message>
      <source>number of deals (default {0}), or the maximum with --until (default {1})</source>
      <translation>cacahe bagean (gawan {0}), utawa paling akeh nganggo --until (gawan {1})</translation>
    </message>
    <message>
      <source>stop as soon as every margin is known to within W points, but play at least {0} deals</source>
      <translation>mandheg yen saben selisih wis dingerteni nganti W poin, nanging mainake paling sithik {0} bagean</translation>
    </message>
    <message>
      <source>number of the first deal (default 0)</source>
      <translation>nomer bagean kapisan (gawan 0)</translation>
    </message>
    <message>
      <source>also show the margins without the luck of the stock</source>
      <translation>tuduhna uga selisih tanpa begjane stok</translation>
    </message>
    <message>
      <source>play on the workers of this Dask scheduler (needs the extra `cluster`)</source>
      <translation>main ing worker saka panjadwal Dask iki (mbutuhake tambahan `cluster`)</translation>
    </message>
    <message>
      <source>write the results as {0}; without FILE, or with -, print them instead of the table</source>
      <translation>tulisen asile minangka {0}; tanpa FILE, utawa nganggo -, asile ditulis minangka gantining tabel</translation>
    </message>
    <message>
      <source>write the record of every round to FILE, one per line</source>
      <translation>tulisen cathetan saben ronde menyang FILE, siji saben larik</translation>
    </message>
    <message>
      <source>show progress, even without a terminal</source>
      <translation>tuduhna wis tekan ngendi, sanajan tanpa terminal</translation>
    </message>
    <message>
      <source>time per decision, in milliseconds</source>
      <translation>wektu saben putusan, milidetik</translation>
    </message>
    <message>
      <source>playouts per decision (default: each player's own number)</source>
      <translation>simulasi saben putusan (gawan: cacahe saben pemain dhewe)</translation>
    </message>
    <message>
      <source>expected a number of points above 0, not {0}</source>
      <translation>kudu cacahe poin sing luwih saka 0, dudu {0}</translation>
    </message>
    <message>
      <source>name a file for --json or --csv: they can't both be printed</source>
      <translation>sebutna berkas kanggo --json utawa --csv: loro-lorone ora bisa ditulis bareng</translation>
    </message>
    <message>
      <source>{0}; the results so far are kept (deals: {1})</source>
      <translation>{0}; asil tekan saiki disimpen (bagean: {1})</translation>
    </message>
    <message>
      <source>use --against COMMAND together with a seat called {0}</source>
      <translation>nganggoa --against COMMAND bareng kursi sing jenenge {0}</translation>
    </message>
    <message>
      <source>--scheduler needs more packages: pip install 'thothit-desktop[cluster]'</source>
      <translation>--scheduler mbutuhake paket liyane: pip install 'thothit-desktop[cluster]'</translation>
    </message>
    <message>
      <source>check that no card of a round was changed during play</source>
      <translation>priksanen yen ora ana kertu sing diowahi nalika ronde dimainake</translation>
    </message>
    <message>
      <source>the fingerprint you noted before the first card, at least its first {0} digits</source>
      <translation>sidik driji sing sampeyan cathet sadurunge kertu kapisan, paling sithik {0} angka kapisane</translation>
    </message>
    <message>
      <source>{0} is not a fingerprint; use only the digits 0-9 and a-f</source>
      <translation>{0} dudu sidik driji; mung nganggoa angka 0-9 lan a-f</translation>
    </message>
    <message>
      <source>expected {2} to {3} digits, but {0} has {1}</source>
      <translation>kudu {2} nganti {3} angka, nanging {0} isine {1}</translation>
    </message>
    <message>
      <source>round {0}: the fingerprint doesn't match the cards</source>
      <translation>ronde {0}: sidik drijine ora cocog karo kertune</translation>
    </message>
    <message>
      <source>no round has a fingerprint</source>
      <translation>ora ana ronde sing nduwe sidik driji</translation>
    </message>
    <message>
      <source>round {0}: no fingerprint</source>
      <translation>ronde {0}: tanpa sidik driji</translation>
    </message>
    <message>
      <source>round {0}: {1} matches the cards</source>
      <translation>ronde {0}: {1} cocog karo kertune</translation>
    </message>
    <message>
      <source>The fingerprints match the cards. To prove that the cards were fixed before play, give the fingerprint you noted before the first card (--fingerprint).</source>
      <translation>Sidik drijine cocog karo kertune. Kanggo mbuktekake yen kertune wis tetep sadurunge dimainake, wenehana sidik driji sing sampeyan cathet sadurunge kertu kapisan (--fingerprint).</translation>
    </message>
    <message>
      <source>no round has the fingerprint {0}</source>
      <translation>ora ana ronde sing sidik drijine {0}</translation>
    </message>
    <message>
      <source>The cards of round {0} were already fixed when you noted its fingerprint.</source>
      <translation>Kertu ronde {0} wis tetep nalika sampeyan nyathet sidik drijine.</translation>
    </message>
  </context>
  <context>
    <name>coach</name>
    <message>
      <source>The best move.</source>
      <translation>Langkah sing paling apik.</translation>
    </message>
    <message>
      <source>As good as the best move.</source>
      <translation>Padha apike karo langkah sing paling apik.</translation>
    </message>
    <message>
      <source>About as good as the best move.</source>
      <translation>Meh padha apike karo langkah sing paling apik.</translation>
    </message>
    <message>
      <source>Costs {0}.</source>
      <translation>Rugi {0}.</translation>
    </message>
    <message>
      <source>You have only one move: {0}.</source>
      <translation>Langkah sampeyan mung siji: {0}.</translation>
    </message>
    <message>
      <source>{0} is just as good.</source>
      <translation>{0} padha apike.</translation>
    </message>
    <message numerus="yes">
      <source>Just as good: %n other move(s).</source>
      <translation>
        <numerusform>Ana %n langkah liya sing padha apike.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} is about as good.</source>
      <translation>{0} meh padha apike.</translation>
    </message>
    <message numerus="yes">
      <source>About as good: %n other move(s).</source>
      <translation>
        <numerusform>Ana %n langkah liya sing meh padha apike.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}: just as good.</source>
      <translation>{0}: padha apike.</translation>
    </message>
    <message>
      <source>{0}: about as good.</source>
      <translation>{0}: meh padha apike.</translation>
    </message>
    <message>
      <source>{0} costs {1}.</source>
      <translation>{0}: rugi {1}.</translation>
    </message>
    <message>
      <source>{2} is better: {0} costs {1}. To play your move anyway, choose it again.</source>
      <translation>{2} luwih apik: {0} ngrugekake {1}. Pilihen maneh yen tetep arep dilakoni.</translation>
    </message>
    <message>
      <source>You know where every card is, so this is worked out to the end.</source>
      <translation>Sampeyan ngerti panggonane kabeh kertu, dadi iki dietung nganti rampung.</translation>
    </message>
    <message>
      <source>Best: {0}.</source>
      <translation>Paling apik: {0}.</translation>
    </message>
    <message>
      <source>Unseen</source>
      <translation>Durung katon</translation>
    </message>
    <message>
      <source>{0}/{1}</source>
      <translation>{0}/{1}</translation>
    </message>
    <message>
      <source>less than a point</source>
      <translation>kurang saka sak poin</translation>
    </message>
    <message numerus="yes">
      <source>about %n point(s)</source>
      <translation>
        <numerusform>watara %n poin</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} captures {1}</source>
      <translation>{0} nangkep {1}</translation>
    </message>
    <message>
      <source>The figures are your points in this round minus the others' average.</source>
      <translation>Poine yaiku poin sampeyan ing ronde iki dibandhingake rata-ratane pemain liya.</translation>
    </message>
    <message numerus="yes">
      <source>This adds %n point(s) right away.</source>
      <translation>
        <numerusform>Iki langsung nambah %n poin.</numerusform>
      </translation>
    </message>
    <message>
      <source>You keep {1} from {0}, who has already captured a copy.</source>
      <translation>{1} ora sida ditangkep {0}, sing wis nangkep kembarane.</translation>
    </message>
    <message>
      <source>This completes {0}.</source>
      <translation>Iki njangkepi {0}.</translation>
    </message>
    <message>
      <source>You collect {0}: then you still need {1}.</source>
      <translation>Sampeyan nglumpukake {0}: banjur isih butuh {1}.</translation>
    </message>
    <message>
      <source>{0} needs {1} for {2}.</source>
      <translation>{0} butuh {1} kanggo {2}.</translation>
    </message>
    <message>
      <source>Three identical cards at once: {0}, {1} points.</source>
      <translation>Kertu kembar telu sak liwatan: {0}, {1} poin.</translation>
    </message>
    <message>
      <source>This would be your first {0}. Copies not captured yet: {1}.</source>
      <translation>{0} sampeyan sing kapisan. Sing durung ditangkep: {1}.</translation>
    </message>
    <message>
      <source>That makes {0} × {1}. Copies not captured yet: {2}.</source>
      <translation>Dadi {0} × {1}. Sing durung ditangkep: {2}.</translation>
    </message>
    <message>
      <source>The pool has no other card of its rank: nobody can capture it yet.</source>
      <translation>Ing blumbang ora ana kertu liyane sing padha angkane: durung ana sing bisa nangkep.</translation>
    </message>
    <message>
      <source>Cards of its rank then in the pool: {0}. Anyone may capture two of them.</source>
      <translation>Kertu sing padha angkane banjur ing blumbang: {0}. Sapa wae oleh nangkep loro.</translation>
    </message>
    <message>
      <source>No unseen card has the same rank.</source>
      <translation>Kertu sing durung katon ora ana sing padha angkane.</translation>
    </message>
    <message>
      <source>Unseen cards of the same rank: {1} of {0}.</source>
      <translation>Kertu durung katon sing padha angkane: {1} saka {0}.</translation>
    </message>
    <message>
      <source>Chance to win: about {0}.</source>
      <translation>Kamungkinan menang: watara {0}.</translation>
    </message>
    <message>
      <source>about {0} chance to win</source>
      <translation>kamungkinan menang watara {0}</translation>
    </message>
    <message>
      <source>Throw out {0}</source>
      <translation>Uncalna {0}</translation>
    </message>
    <message>
      <source>Keep {0}</source>
      <translation>Simpenen {0}</translation>
    </message>
    <message>
      <source>The other {0} is gone: nobody can match it.</source>
      <translation>{0} sijine wis metu: ora ana sing bisa nyocogake.</translation>
    </message>
    <message>
      <source>You hold both {0}: only you can match it.</source>
      <translation>{0} loro-lorone sampeyan cekel: mung sampeyan sing bisa nyocogake.</translation>
    </message>
    <message>
      <source>The other {0} is one of {1} unseen cards; opponents hold {2} of them.</source>
      <translation>{0} sijine ana ing antarane kertu {1} sing durung katon; {2} dicekel mungsuh.</translation>
    </message>
    <message numerus="yes">
      <source>Risk: {0} has %n card(s) left, and may match what you throw out.</source>
      <translation>
        <numerusform>Bebaya: kertune {0} kari %n, lan bisa uga cocog karo sing sampeyan uncalake.</numerusform>
      </translation>
    </message>
    <message>
      <source>It wins the round.</source>
      <translation>Iku menang ronde.</translation>
    </message>
    <message numerus="yes">
      <source>Then you have %n card(s) left.</source>
      <translation>
        <numerusform>Banjur kertune sampeyan kari %n.</numerusform>
      </translation>
    </message>
    <message>
      <source>% chance to win</source>
      <translation>% kamungkinan menang</translation>
    </message>
    <message>
      <source>0 means an even chance: {0} for each of {1} players. A lost round ends that much below 0.</source>
      <translation>0 tegese kamungkinane padha, {0} kanggo saben pemain saka {1}. Ronde sing kalah pungkasane samono ing sangisore 0.</translation>
    </message>
    <message>
      <source>In the middle</source>
      <translation>Ing tengah</translation>
    </message>
    <message>
      <source>{0}%</source>
      <translation>{0}%</translation>
    </message>
    <message>
      <source>Discard {0}</source>
      <translation>Buwang {0}</translation>
    </message>
    <message>
      <source>{0} wins the round.</source>
      <translation>{0} nggawe menang ronde iki.</translation>
    </message>
    <message>
      <source>Useful cards in your hand: {1} with {0}, {2} without it.</source>
      <translation>Kertu sing migunani ing tangan sampeyan: {1} nganggo {0}, {2} tanpa kertu iku.</translation>
    </message>
    <message>
      <source>Risk: {0} may be waiting for {1}.</source>
      <translation>Nanging {0} bisa uga ngenteni {1}.</translation>
    </message>
    <message>
      <source>Discards</source>
      <translation>Kertu buwangan</translation>
    </message>
    <message>
      <source>You then wait for {0}: {1} of {2} unseen cards.</source>
      <translation>Banjur sampeyan ngenteni {0}: {1} saka {2} kertu sing durung katon.</translation>
    </message>
    <message>
      <source>Unseen cards that make your hand ready: {1} of {0}.</source>
      <translation>Kertu durung katon sing ndadekake kertu tangan siap: {1} saka {0}.</translation>
    </message>
    <message>
      <source>Unseen cards that improve your hand: {1} of {0}. Those that make it ready: {2}.</source>
      <translation>Kertu durung katon sing ngapikake kertu tangan: {1} saka {0}. Sing ndadekake siap: {2}.</translation>
    </message>
    <message>
      <source>Unseen cards that improve your hand: {1} of {0}.</source>
      <translation>Kertu durung katon sing ngapikake kertu tangan: {1} saka {0}.</translation>
    </message>
    <message>
      <source>Cards you lack before you can call: {0}. Unseen cards that help: {1} of {2}.</source>
      <translation>Kertu sing kurang sadurunge bisa seru: {0}. Kertu durung katon sing nulungi: {1} saka {2}.</translation>
    </message>
    <message>
      <source>Cards you lack before you can call: {0}, and no {3} yet. Unseen cards that help: {1} of {2}.</source>
      <translation>Kertu sing kurang sadurunge bisa seru: {0}, lan durung ana {3}. Kertu durung katon sing nulungi: {1} saka {2}.</translation>
    </message>
    <message>
      <source>about {0} balls</source>
      <translation>watara {0} bal</translation>
    </message>
    <message>
      <source>{0} as trump</source>
      <translation>{0} dadi truf</translation>
    </message>
    <message>
      <source>An opponent is winning the trick ({0} points).</source>
      <translation>Mungsuh lagi menang trik iki ({0} poin).</translation>
    </message>
    <message>
      <source>No unseen trumps are left.</source>
      <translation>Wis ora ana truf sing durung katon.</translation>
    </message>
    <message numerus="yes">
      <source>%n unseen trump(s) left.</source>
      <translation>
        <numerusform>Isih ana %n truf sing durung katon.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You hold %n card(s) of {0}.</source>
      <translation>
        <numerusform>Sampeyan nyekel %n kertu {0}.</numerusform>
      </translation>
    </message>
    <message>
      <source>balls</source>
      <translation>bal</translation>
    </message>
    <message>
      <source>The other side's balls count against yours.</source>
      <translation>Bal pihak mungsuh ngurangi bal sampeyan.</translation>
    </message>
    <message>
      <source>A result is your side's balls minus the other side's.</source>
      <translation>Asil iku bal pihak sampeyan dikurangi bal pihak liyane.</translation>
    </message>
    <message>
      <source>{0} (trumps)</source>
      <translation>{0} (truf)</translation>
    </message>
    <message>
      <source>In {0}% of the deals tried, an opponent still to play can beat your card (trick: {1} points).</source>
      <translation>Ing {0}% bagean sing dicoba, mungsuh sing durung giliran bisa ngungkuli ({1} poin).</translation>
    </message>
    <message>
      <source>In {0}% of the deals tried, no opponent still to play can beat your card (trick: {1} points).</source>
      <translation>Ing {0}% bagean sing dicoba, ora ana mungsuh sing durung giliran bisa ngungkuli ({1} poin).</translation>
    </message>
    <message>
      <source>No opponent still to play can beat your card (trick: {0} points).</source>
      <translation>Ora ana mungsuh sing durung giliran bisa ngungkuli ({0} poin).</translation>
    </message>
    <message>
      <source>An opponent still to play can beat your card (trick: {0} points).</source>
      <translation>Ana mungsuh sing durung giliran bisa ngungkuli ({0} poin).</translation>
    </message>
    <message>
      <source>Your partner {0} keeps the trick with {1} in {2}% of the deals tried</source>
      <translation>Kanca sampeyan {0} tetep menang trik nganggo {1} ing {2}% bagean sing dicoba</translation>
    </message>
    <message>
      <source>Your partner {0} keeps the trick with {1}</source>
      <translation>Kanca sampeyan {0} tetep menang trik nganggo {1}</translation>
    </message>
    <message>
      <source>An opponent can still beat {1}, played by your partner {0}</source>
      <translation>Mungsuh isih bisa ngungkuli {1}, sing ditokake kanca sampeyan {0}</translation>
    </message>
    <message>
      <source>{0} ({1} points).</source>
      <translation>{0} ({1} poin).</translation>
    </message>
    <message>
      <source>Your side scores in {0}% of the deals tried.</source>
      <translation>Pihak sampeyan oleh bal ing {0}% bagean sing dicoba.</translation>
    </message>
    <message>
      <source>If nobody makes a mistake, your side scores.</source>
      <translation>Yen ora ana sing kleru, pihak sampeyan oleh bal.</translation>
    </message>
    <message>
      <source>If nobody makes a mistake, the other side scores.</source>
      <translation>Yen ora ana sing kleru, pihak liyane oleh bal.</translation>
    </message>
  </context>
  <context>
    <name>deals</name>
    <message>
      <source>The pool</source>
      <translation>Blumbang</translation>
    </message>
    <message>
      <source>The stock</source>
      <translation>Stok</translation>
    </message>
    <message numerus="yes">
      <source>%n too many</source>
      <translation>
        <numerusform>keluwihan %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n shuffled</source>
      <translation>
        <numerusform>%n dikocok</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n missing</source>
      <translation>
        <numerusform>kurang %n</numerusform>
      </translation>
    </message>
    <message>
      <source>complete</source>
      <translation>jangkep</translation>
    </message>
    <message numerus="yes">
      <source>The program deals the %n missing card(s) at random.</source>
      <translation>
        <numerusform>Program mbagi %n kertu sing kurang kanthi acak.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) missing. Click a card, or type its short name and press Enter.</source>
      <translation>
        <numerusform>Kurang %n kertu. Klik kertu, utawa ketik jeneng cendhake banjur pencet Enter.</numerusform>
      </translation>
    </message>
    <message>
      <source>The deal is complete.</source>
      <translation>Bagean wis jangkep.</translation>
    </message>
    <message>
      <source>Take out one {0}: the deal has it {1} times, but the game has only {2} ({3}).</source>
      <translation>Tokake siji {0}: bagean isi {1} lembar, mangka dolanan mung duwe {2} ({3}).</translation>
    </message>
    <message>
      <source>{0} is in the deal twice: {1} and {2} both have it.</source>
      <translation>{0} ana pindho ing bagean: {1} lan {2} padha nyekel.</translation>
    </message>
    <message>
      <source>{0} is in the deal twice: you have both.</source>
      <translation>{0} ana pindho ing bagean: loro-lorone ana sampeyan.</translation>
    </message>
    <message>
      <source>{0} is in the deal twice: {1} has both.</source>
      <translation>{0} ana pindho ing bagean: loro-lorone ana {1}.</translation>
    </message>
    <message numerus="yes">
      <source>You have %n card(s) too many: click a card to take it out.</source>
      <translation>
        <numerusform>Sampeyan keluwihan %n kertu: klik kertu kanggo nokake.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} has %n card(s) too many: click a card to take it out.</source>
      <translation>
        <numerusform>{0} keluwihan %n kertu: klik kertu kanggo nokake.</numerusform>
      </translation>
    </message>
    <message>
      <source>the pool</source>
      <translation>blumbang</translation>
    </message>
    <message>
      <source>the stock</source>
      <translation>stok</translation>
    </message>
    <message>
      <source>Choose another deal: this is a play-off round, which can't be played by itself.</source>
      <translation>Pilihen bagean liya: iki babak tambahan, sing ora bisa dimainake dhewe.</translation>
    </message>
    <message>
      <source>Today's deal, the same for everyone with these rules.</source>
      <translation>Bagean dina iki, padha kanggo kabeh wong sing main nganggo aturan iki.</translation>
    </message>
    <message numerus="yes">
      <source>%n player(s)</source>
      <translation>
        <numerusform>%n pemain</numerusform>
      </translation>
    </message>
    <message>
      <source>deal {0}</source>
      <translation>bagean {0}</translation>
    </message>
    <message numerus="yes">
      <source>%n house rule(s)</source>
      <translation>
        <numerusform>%n aturan omah</numerusform>
      </translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} saka {1}</translation>
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation>{0}, {1}</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Sampeyan</translation>
    </message>
    <message>
      <source>Computer, {0}</source>
      <translation>Komputer, {0}</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Iya</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Ora</translation>
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation>d MMM yyyy</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Pemain</translation>
    </message>
    <message>
      <source>Seat</source>
      <translation>Kursi</translation>
    </message>
    <message>
      <source>Partner and opponents</source>
      <translation>Kanca lan mungsuh</translation>
    </message>
    <message>
      <source>Opponents</source>
      <translation>Mungsuh</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Poin</translation>
    </message>
    <message>
      <source>Ahead</source>
      <translation>Selisih</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Pitulung</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Tanggal</translation>
    </message>
    <message>
      <source>You haven't finished this deal yet.</source>
      <translation>Sampeyan durung tau ngrampungake bagean iki.</translation>
    </message>
    <message numerus="yes">
      <source>You have finished this deal %n time(s).</source>
      <translation>
        <numerusform>Sampeyan wis ngrampungake bagean iki ping %n.</numerusform>
      </translation>
    </message>
    <message>
      <source>Your best result: {0} ahead.</source>
      <translation>Asil sampeyan sing paling apik: unggul {0}.</translation>
    </message>
    <message>
      <source>Your best result: {0} behind.</source>
      <translation>Asil sampeyan sing paling apik: kalah {0}.</translation>
    </message>
    <message>
      <source>Your best result: tied for the lead.</source>
      <translation>Asil sampeyan sing paling apik: seri karo sing unggul.</translation>
    </message>
    <message>
      <source>Think ahead</source>
      <translation>Mikir luwih adoh</translation>
    </message>
    <message>
      <source>As raja, don't just capture what is worth most right now: with this hand a master-level player scores 40 points more than a regular-level one.</source>
      <translation>Yen dadi raja, aja mung nangkep sing paling gedhe ajine saiki: nganggo kertu tangan iki, empu oleh 40 poin luwih akeh tinimbang langganan.</translation>
    </message>
    <message>
      <source>The right pair first</source>
      <translation>Pasangan sing bener dhisik</translation>
    </message>
    <message>
      <source>After two regulars have played, the unyik can start with a pair of ones or a pair of fives. Starting with the fives leaves the master 20 points better off.</source>
      <translation>Sawise langganan loro main, unyik bisa miwiti nganggo pasangan angka siji utawa pasangan angka lima. Yen lima dhisik, pungkasane empu 20 poin luwih apik.</translation>
    </message>
    <message>
      <source>Last and best</source>
      <translation>Pungkasan nanging paling apik</translation>
    </message>
    <message>
      <source>The unyik plays last and still does best: on average, regulars end 60 points ahead in this seat. Try to beat the unyik from the raja's seat.</source>
      <translation>Unyik main paling pungkasan, nanging tetep paling bathi: rata-rata langganan unggul 60 poin ing kursi iki. Cobanen ngalahake saka kursine raja.</translation>
    </message>
    <message>
      <source>Which pair to break</source>
      <translation>Pasangan endi sing dipecah</translation>
    </message>
    <message>
      <source>The raja holds two identical pairs, twos and fives, and neither captures on the first turn. For the master, playing a five first is worth 20 points more than playing a two.</source>
      <translation>Raja nyekel pasangan angka loro kembar lan pasangan angka lima kembar, lan loro-lorone ora bisa nangkep ing giliran kapisan. Miturut empu, ngetokake lima dhisik luwih untung 20 poin tinimbang loro.</translation>
    </message>
    <message>
      <source>What the others leave you</source>
      <translation>Turahane pemain liya</translation>
    </message>
    <message>
      <source>A round has only a few points, and here many of them depend on how you play: a master-level player does 3 points better than a regular-level one.</source>
      <translation>Sak ronde mung ana sethithik poin, lan ing kene akeh sing gumantung carane sampeyan main: pungkasane empu 3 poin luwih apik tinimbang langganan.</translation>
    </message>
    <message>
      <source>A capture every turn</source>
      <translation>Nangkep ing saben giliran</translation>
    </message>
    <message>
      <source>In this seat a regular-level player captures with every one of the seven cards.</source>
      <translation>Ing kursi iki langganan nangkep nganggo pitung kertu kabeh.</translation>
    </message>
    <message>
      <source>Still a choice</source>
      <translation>Isih kudu milih</translation>
    </message>
    <message>
      <source>You must capture whenever you can, but the choice of card still matters: a master-level player does 1 point better than a regular-level one.</source>
      <translation>Sampeyan kudu nangkep yen bisa, nanging kertu endi sing dipilih tetep wigati: pungkasane empu 1 poin luwih apik tinimbang langganan.</translation>
    </message>
    <message>
      <source>One pair of several</source>
      <translation>Milih siji saka sawetara pasangan</translation>
    </message>
    <message>
      <source>The patih can start with any of several pairs, and the choice matters: for the master, the ones are worth 35 points more than the nines that a regular captures.</source>
      <translation>Patih bisa miwiti nganggo salah siji saka sawetara pasangan, lan pilihane wigati: miturut empu, angka siji luwih untung 35 poin tinimbang angka sanga sing ditangkep langganan.</translation>
    </message>
    <message>
      <source>The patih's fourteen</source>
      <translation>Kertu patih patbelas</translation>
    </message>
    <message>
      <source>With this hand regulars end at least 110 points ahead in the patih's seat, though the raja plays first. Can you hold the patih back from there?</source>
      <translation>Kanthi kertu tangan iki, langganan ing kursine patih unggul paling ora 110 poin, sanajan raja main luwih dhisik. Apa sampeyan bisa ngalangi patih saka kursine raja?</translation>
    </message>
    <message>
      <source>Three by three</source>
      <translation>Telu-telu</translation>
    </message>
    <message>
      <source>Cards come three at a time, and here the best of them go to the last seat: on average, regulars end 70 points ahead there. Play first, and see how close you can come.</source>
      <translation>Kertu teka telu-telu, lan ing kene sing paling apik tiba ing kursi pungkasan: rata-rata langganan ing kono unggul 70 poin. Maina saka kursi kapisan, lan delengen sepira cedhake anggon sampeyan ngoyak.</translation>
    </message>
    <message>
      <source>A sweep</source>
      <translation>Resik kabeh</translation>
    </message>
    <message>
      <source>A hand of 20 strong cards: in the raja's seat, regulars end at least 45 points ahead. Can you do as well from another seat?</source>
      <translation>Rong puluh kertu sing kuwat: ing kursine raja, langganan unggul paling ora 45 poin. Apa sampeyan bisa saka kursi liya?</translation>
    </message>
    <message>
      <source>The race for one card</source>
      <translation>Balapan ngoyak sak kertu</translation>
    </message>
    <message>
      <source>Both players wait for the cards they need. A master-level player counts the unseen ones and does 1 point better than a regular-level one.</source>
      <translation>Pemain loro ngenteni kertu sing dibutuhake. Empu ngetung sing durung katon, lan pungkasane 1 poin luwih apik tinimbang langganan.</translation>
    </message>
    <message>
      <source>A hand for Thunee</source>
      <translation>Kertu tangan kanggo Thunee</translation>
    </message>
    <message>
      <source>Three jacks and two nines: with this hand a regular-level player calls Thunee every time.</source>
      <translation>Jack telu lan angka sanga loro: nganggo kertu tangan iki, langganan mesthi nyeru Thunee.</translation>
    </message>
    <message>
      <source>Bid or pass</source>
      <translation>Nawa utawa liwat</translation>
    </message>
    <message>
      <source>The dealer's first four cards are just good enough for a bid. By bidding 10, the master does 3 balls better than by passing.</source>
      <translation>Patang kertu kapisane sing mbagi pas cukup apik kanggo nawa. Yen empu nawa 10, pungkasane 3 bal luwih apik tinimbang yen liwat.</translation>
    </message>
  </context>
  <context>
    <name>differences</name>
    <message>
      <source>Players</source>
      <translation>Pemain</translation>
    </message>
    <message>
      <source>Decisions</source>
      <translation>Putusan</translation>
    </message>
    <message>
      <source>Direction</source>
      <translation>Arah</translation>
    </message>
    <message>
      <source>Who starts</source>
      <translation>Sing miwiti</translation>
    </message>
    <message>
      <source>A match</source>
      <translation>Sak tandhing</translation>
    </message>
    <message>
      <source>clockwise</source>
      <translation>manut jarum jam</translation>
    </message>
    <message>
      <source>counter-clockwise</source>
      <translation>mbalik jarum jam</translation>
    </message>
  </context>
  <context>
    <name>drills</name>
    <message>
      <source>Thothit: identical cards</source>
      <translation>Thothit: kertu kembar</translation>
    </message>
    <message>
      <source>One of your cards can capture an identical one. Capture it, or make another move?</source>
      <translation>Salah siji kertu sampeyan bisa nangkep kembarane. Tangkep, utawa milih langkah liya?</translation>
    </message>
    <message>
      <source>Two identical cards in your capture pile score 10 points, or 20 if they are red-stamped. Two different cards of the same rank score nothing together.</source>
      <translation>Kertu kembar loro ing tumpukan tangkepan sampeyan regane 10 poin, utawa 20 yen dicap abang. Kertu loro sing beda nanging angkane padha ora ana regane minangka pasangan.</translation>
    </message>
    <message>
      <source>Thothit: red stamps</source>
      <translation>Thothit: cap abang</translation>
    </message>
    <message>
      <source>You can capture with a red-stamped card, or capture one. Do it now, or make another move?</source>
      <translation>Sampeyan bisa nangkep nganggo kertu sing dicap abang, utawa nangkep kertu sing dicap abang. Saiki, utawa milih langkah liya?</translation>
    </message>
    <message>
      <source>Each red-stamped card scores 10 points even alone, and an identical pair of them 20. Other cards score only in identical pairs.</source>
      <translation>Saben kertu sing dicap abang regane 10 poin sanajan ijen, lan sak pasang kembar 20. Kertu liyane mung ana regane yen pasangan kembar.</translation>
    </message>
    <message>
      <source>Sampèn: match or wait</source>
      <translation>Sampèn: nyocogake apa ngenteni</translation>
    </message>
    <message>
      <source>You hold the identical card. Match it, or let it go?</source>
      <translation>Sampeyan nyekel kembarane. Dicocogake, apa diliwati?</translation>
    </message>
    <message>
      <source>A match takes two cards from your hand, but with the card you throw out an opponent may go on. Early in the round, match. When few stock cards are left, such a chain may leave an opponent with fewer cards than you: then it may be better to let go.</source>
      <translation>Nyocogake nyuda kertu sampeyan loro, nanging mungsuh bisa uga nerusake nganggo kertu sing sampeyan uncalake. Ing wiwitan ronde, cocogna. Yen stok kari sithik, rante kaya ngono bisa nggawe kertune mungsuh luwih sithik tinimbang sampeyan: mula kadhang luwih becik diliwati.</translation>
    </message>
    <message>
      <source>Kowah: checki</source>
      <translation>Kowah: checki</translation>
    </message>
    <message>
      <source>Your hand is ready. Declare checki, or keep it to yourself?</source>
      <translation>Kertu tangan sampeyan wis siyap. Kandhakna checki, utawa meneng dhisik?</translation>
    </message>
    <message>
      <source>Without checki you can't win. Once you declare, a pair lies face up, you may claim the card you need from any opponent, and your hand must stay ready.</source>
      <translation>Tanpa checki sampeyan ora bisa menang. Sawise dikandhakake, sak pasang mlumah, sampeyan oleh klaim kertu sing dibutuhake saka mungsuh endi wae, lan kertu tangan kudu tetep siyap.</translation>
    </message>
    <message>
      <source>Tantanan: tan nokang</source>
      <translation>Tantanan: tan nokang</translation>
    </message>
    <message>
      <source>Your hand lacks one card, and has no bak. Call tan nokang, or not yet?</source>
      <translation>Kertu tangan sampeyan kurang kertu siji, lan ora duwe bak. Seru tan nokang, utawa durung?</translation>
    </message>
    <message>
      <source>Count the designs that win. With three cards of the same rank any of them may be the single one: call. If only one design wins, first look for a bak, with which a whole rank wins.</source>
      <translation>Etungen gambar sing nggawe menang. Yen ana kertu telu sing padha angkane, endi wae bisa dadi kertu ijen: serua. Yen mung sak gambar sing nggawe menang, golekana bak dhisik; yen duwe bak sak angka wutuh nggawe menang.</translation>
    </message>
    <message>
      <source>Thunee: Jodhi</source>
      <translation>Thunee: Jodhi</translation>
    </message>
    <message>
      <source>You hold a king and queen of one suit. Announce the Jodhi now, or go on without it?</source>
      <translation>Sampeyan nyekel raja lan ratu sak jinis. Umumna Jodhi saiki, utawa terus tanpa iku?</translation>
    </message>
    <message>
      <source>You may announce a Jodhi only right after your side has won its first or third trick, before the next lead. It counts 20, or 40 in trump, and 10 more with the jack.</source>
      <translation>Sampeyan oleh ngumumake Jodhi mung pas sawise pihak sampeyan menang trik kapisan utawa katelune, sadurunge trik sabanjure dibukak. Regane 20, utawa 40 ing truf, lan 10 maneh yen karo jack.</translation>
    </message>
    <message>
      <source>Thunee: Double</source>
      <translation>Thunee: Double</translation>
    </message>
    <message>
      <source>This is the last trick, and your side has won all the others. Call Double, or just play your card?</source>
      <translation>Iki trik pungkasan, lan pihak sampeyan wis menang kabeh trik liyane. Serukna Double, utawa ngetokake kertu wae?</translation>
    </message>
    <message>
      <source>With Double you promise to win the last trick yourself, for 2 balls. If anyone else wins it, even your partner, your opponents get 4.</source>
      <translation>Nganggo Double sampeyan janji menang trik pungkasan dhewe, kanggo 2 bal. Yen pemain liya sing menang, sanajan kanca dhewe, mungsuh oleh 4.</translation>
    </message>
    <message>
      <source>Thunee: Khanaak</source>
      <translation>Thunee: Khanaak</translation>
    </message>
    <message>
      <source>This is the last trick, and your side has announced a Jodhi. Call Khanaak, or just play your card?</source>
      <translation>Iki trik pungkasan, lan pihak sampeyan wis ngumumake Jodhi. Serukna Khanaak, utawa ngetokake kertu wae?</translation>
    </message>
    <message>
      <source>With Khanaak you promise to win the last trick yourself, and your side's Jodhis plus 10 must be more than your opponents' cards and Jodhis. If you fail, your opponents get 4 balls.</source>
      <translation>Nganggo Khanaak sampeyan janji menang trik pungkasan dhewe, lan Jodhi pihak sampeyan ditambah 10 kudu ngungkuli kertu lan Jodhine mungsuh. Yen ora kelakon, mungsuh oleh 4 bal.</translation>
    </message>
    <message>
      <source>Thunee: trump by the last card</source>
      <translation>Thunee: truf saka kertu pungkasan</translation>
    </message>
    <message>
      <source>You choose trump. Choose one of your four cards, or leave trump to the last card you are dealt?</source>
      <translation>Sampeyan nemtokake truf. Pilih salah siji saka kertu papat, utawa pasrahna truf marang kertu pungkasan sing dibagi kanggo sampeyan?</translation>
    </message>
    <message>
      <source>The last card is one you haven't seen: its suit may be one in which you hold nothing else. That's a house rule.</source>
      <translation>Kertu pungkasan durung sampeyan deleng: bisa uga sampeyan ora duwe kertu liya ing jinise. Iki aturan omah.</translation>
    </message>
    <message>
      <source>Thunee: a lower trump</source>
      <translation>Thunee: truf sing luwih cendhek</translation>
    </message>
    <message>
      <source>You can't follow suit, and a trump is winning the trick. Play a lower trump, or something else?</source>
      <translation>Sampeyan ora bisa manut jinis, lan ana truf sing lagi menang trik. Tokna truf sing luwih cendhek, utawa liyane?</translation>
    </message>
    <message>
      <source>A trump lower than one in the trick can't win it. By some house rules you may play it only if you hold nothing but trumps.</source>
      <translation>Truf sing luwih cendhek tinimbang truf ing trik ora bisa menang. Miturut sawenehing aturan omah sampeyan oleh ngetokake mung yen mung duwe truf.</translation>
    </message>
    <message>
      <source>Points in tricks: your side {0}, your opponents {1}.</source>
      <translation>Poin ing trik: pihak sampeyan {0}, mungsuh {1}.</translation>
    </message>
    <message>
      <source>Jodhis: your side {0}, your opponents {1}.</source>
      <translation>Jodhi: pihak sampeyan {0}, mungsuh {1}.</translation>
    </message>
    <message>
      <source>Not seen yet: {0}.</source>
      <translation>Durung katon: {0}.</translation>
    </message>
  </context>
  <context>
    <name>example</name>
    <message>
      <source>Click cards and buttons, or use the arrow keys, Enter and the letters on the buttons.</source>
      <translation>Klik kertu lan tombol, utawa enggonen tombol panah, Enter lan aksara ing tombol.</translation>
    </message>
    <message>
      <source>Click Next to see how the round ended.</source>
      <translation>Klik Terus kanggo ndeleng pungkasane ronde.</translation>
    </message>
    <message>
      <source>Click Next to see what the capture piles are worth.</source>
      <translation>Klik Terus kanggo ndeleng ajine tumpukan tangkepan.</translation>
    </message>
    <message>
      <source>What the capture piles are worth</source>
      <translation>Ajine tumpukan tangkepan</translation>
    </message>
    <message>
      <source>{0}: {1}, but can't win</source>
      <translation>{0}: {1}, nanging ora bisa menang</translation>
    </message>
    <message>
      <source>{0}: {1}, and wins</source>
      <translation>{0}: {1}, lan menang</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
  </context>
  <context>
    <name>faults</name>
    <message>
      <source>the round is over</source>
      <translation>ronde wis rampung</translation>
    </message>
    <message>
      <source>it is another seat's turn</source>
      <translation>saiki giliran kursi liya</translation>
    </message>
    <message>
      <source>this is not a move of this game</source>
      <translation>iki dudu langkah dolanan iki</translation>
    </message>
    <message>
      <source>{0} is not in the hand</source>
      <translation>{0} ora ana ing kertu tangan</translation>
    </message>
    <message>
      <source>the next stock card must be turned up first</source>
      <translation>kertu stok sabanjure kudu dibukak dhisik</translation>
    </message>
    <message>
      <source>another question must be answered first</source>
      <translation>pitakonan liya kudu diwangsuli dhisik</translation>
    </message>
    <message>
      <source>it is too late for that</source>
      <translation>wis kasep kanggo iku</translation>
    </message>
    <message>
      <source>no stock card is turned up</source>
      <translation>ora ana kertu stok sing dibukak</translation>
    </message>
    <message>
      <source>the turned-up card is {1}, not {0}</source>
      <translation>kertu sing dibukak iku {1}, dudu {0}</translation>
    </message>
    <message>
      <source>{0}, the card turned up, must be played first</source>
      <translation>{0}, kertu sing dibukak, kudu dimainake dhisik</translation>
    </message>
    <message>
      <source>{0} must capture a card ({rest})</source>
      <translation>{0} kudu nangkep kertu ({rest})</translation>
    </message>
    <message>
      <source>a card that captures must be played from the hand</source>
      <translation>kertu tangan sing bisa nangkep kudu dimainake</translation>
    </message>
    <message>
      <source>{0} and {1} have different ranks</source>
      <translation>{0} lan {1} angkane beda</translation>
    </message>
    <message>
      <source>{0} is not in the pool</source>
      <translation>{0} ora ana ing blumbang</translation>
    </message>
    <message>
      <source>{0} captures exactly two cards of its rank, named in the order of their codes, or none</source>
      <translation>{0} nangkep kertu loro sing padha angkane, ditulis miturut urutan kodhene, utawa ora babar pisan</translation>
    </message>
    <message>
      <source>{0} captures only an identical card</source>
      <translation>{0} mung nangkep kembarane</translation>
    </message>
    <message>
      <source>on a first turn {0} captures only an identical card</source>
      <translation>ing giliran kapisan {0} mung nangkep kembarane</translation>
    </message>
    <message>
      <source>{0} is part of a pair, and a single card must be captured first ({rest})</source>
      <translation>{0} iku saka pasangan, lan kertu ijen kudu ditangkep dhisik ({rest})</translation>
    </message>
    <message>
      <source>{0} is identical to the card played, and a different card must be captured first ({rest})</source>
      <translation>{0} iku kembarane, lan kertu liya kudu ditangkep dhisik ({rest})</translation>
    </message>
    <message>
      <source>the turned-up cards are {2} and {3}, not {0} and {1}</source>
      <translation>kertu sing dibukak iku {2} lan {3}, dudu {0} lan {1}</translation>
    </message>
    <message>
      <source>Laki must be drawn first</source>
      <translation>Laki kudu ditarik dhisik</translation>
    </message>
    <message>
      <source>there is no tie for Laki to decide</source>
      <translation>ora ana seri sing kudu ditemtokake Laki</translation>
    </message>
    <message>
      <source>in Laki each tied seat, and no other, draws three cards</source>
      <translation>ing Laki saben kursi sing seri narik telung kertu, liyane ora</translation>
    </message>
    <message>
      <source>{0} cannot be drawn now</source>
      <translation>{0} ora bisa ditarik saiki</translation>
    </message>
    <message>
      <source>a card must be drawn or taken first</source>
      <translation>kertu kudu ditarik utawa dijupuk dhisik</translation>
    </message>
    <message>
      <source>a card must be discarded first</source>
      <translation>kertu kudu dibuwang dhisik</translation>
    </message>
    <message>
      <source>the pair shown has been broken, so another pair must be shown first</source>
      <translation>pasangan sing dituduhake pecah, lan pasangan liya kudu dituduhake dhisik</translation>
    </message>
    <message>
      <source>it is not possible to pass now</source>
      <translation>ora ana sing bisa diliwati</translation>
    </message>
    <message>
      <source>no card has been discarded yet</source>
      <translation>durung ana kertu sing dibuwang</translation>
    </message>
    <message>
      <source>if {0} is taken, no card can be discarded</source>
      <translation>sawise njupuk {0}, ora ana kertu sing kena dibuwang</translation>
    </message>
    <message>
      <source>after checki, {0} may be taken only to win</source>
      <translation>sawise checki, {0} mung kena dijupuk kanggo menang</translation>
    </message>
    <message>
      <source>{0} was just taken, so no copy of it can be discarded</source>
      <translation>{0} lagi wae dijupuk, lan lembar sing kembar ora kena dibuwang</translation>
    </message>
    <message>
      <source>after checki, the card just drawn, {1}, must be discarded, not {0}</source>
      <translation>sawise checki, kertu sing lagi ditarik, {1}, kudu dibuwang, dudu {0}</translation>
    </message>
    <message>
      <source>without {0} the declared hand is not ready</source>
      <translation>tanpa {0} kertu tangan sing wis dipratelakake ora siap</translation>
    </message>
    <message>
      <source>there are not two copies of {0} in the hand</source>
      <translation>ora ana {0} loro ing kertu tangan</translation>
    </message>
    <message>
      <source>without the pair of {0}, the hand does not make two triplets</source>
      <translation>tanpa pasangan {0}, kertu tangan ora dadi telu padha ping loro</translation>
    </message>
    <message>
      <source>checki needs a ready hand, right after the deal or after the seat's own discard</source>
      <translation>checki butuh kertu tangan siap, langsung sawise dibagi utawa sawise mbuwang dhewe</translation>
    </message>
    <message>
      <source>checki has already been declared, with the pair of {0}</source>
      <translation>checki wis dipratelakake, nganggo pasangan {0}</translation>
    </message>
    <message>
      <source>there is no card that this seat can claim</source>
      <translation>ora ana kertu sing kena diklaim kursi iki</translation>
    </message>
    <message>
      <source>a ready hand must be declared at once</source>
      <translation>kertu tangan sing siap kudu langsung dipratelakake</translation>
    </message>
    <message>
      <source>a seat calls right after its own discard, with a hand that waits for a card</source>
      <translation>kursi seru sauwise buwangane dhewe, nganggo kertu tangan sing ngenteni kertu</translation>
    </message>
    <message>
      <source>this call has already been made</source>
      <translation>seruan iki wis diseru</translation>
    </message>
    <message>
      <source>this hand is called otherwise</source>
      <translation>kertu tangan iki seruane liya</translation>
    </message>
    <message>
      <source>without {0} the hand no longer agrees with its call</source>
      <translation>tanpa {0} kertu tangan ora cocog maneh karo seruane</translation>
    </message>
    <message>
      <source>the move names a seat that does not exist</source>
      <translation>langkah iku nyebut kursi sing ora ana</translation>
    </message>
    <message>
      <source>a move must name its seat if it is out of turn, and only then</source>
      <translation>langkah kudu nyebut kursine yen ing sanjabane giliran, lan mung nalika iku</translation>
    </message>
    <message>
      <source>it is too early for that</source>
      <translation>durung wayahe kanggo iku</translation>
    </message>
    <message>
      <source>the house rules do not allow this</source>
      <translation>aturan omah ora ngolehake iki</translation>
    </message>
    <message>
      <source>{0} does not follow the suit of {1}</source>
      <translation>{0} ora manut jinise {1}</translation>
    </message>
    <message>
      <source>{0} is a lower trump than {1}</source>
      <translation>{0} truf sing luwih cendhek tinimbang {1}</translation>
    </message>
    <message>
      <source>bids are 10, 20 and so on to 100, and 104</source>
      <translation>tawaran iku 10, 20 lan sateruse nganti 100, banjur 104</translation>
    </message>
    <message>
      <source>a bid must be higher than the last one</source>
      <translation>tawaran kudu luwih dhuwur tinimbang sing pungkasan</translation>
    </message>
    <message>
      <source>104 can be bid only after 100</source>
      <translation>104 mung kena ditawa sawise 100</translation>
    </message>
    <message>
      <source>bid the next ten or pass: bids go up ten at a time</source>
      <translation>nawaa sepuluh sabanjure utawa liwat: tawaran munggah sepuluh-sepuluh</translation>
    </message>
    <message>
      <source>call Thunee once all cards are dealt</source>
      <translation>nyerua Thunee sawise kabeh kertu dibagi</translation>
    </message>
    <message>
      <source>choose a card of the hand: after a bid the last card is not trump</source>
      <translation>pilihen kertu tangan: sawise ana tawaran kertu pungkasan ora bisa dadi truf</translation>
    </message>
    <message>
      <source>Thunee and Royals cannot be called with six cards of one suit</source>
      <translation>Thunee lan Royals ora kena diseru nganggo nem kertu jinise padha</translation>
    </message>
    <message>
      <source>lead the three equal cards of Trips first</source>
      <translation>bukaken dhisik kertu telu Trips sing padha</translation>
    </message>
    <message>
      <source>Moenie needs four cards of one suit with its jack</source>
      <translation>Moenie merlokake kertu papat sak jinis karo jacke</translation>
    </message>
    <message>
      <source>the Jodhi with {0} has already been announced</source>
      <translation>Jodhi nganggo {0} wis diumumake</translation>
    </message>
    <message>
      <source>the hand does not hold {0} and the queen of its suit</source>
      <translation>kertu tangan ora isi {0} lan ratune</translation>
    </message>
    <message>
      <source>during Thunee no other call is allowed</source>
      <translation>sasuwene Thunee ora kena nyeru liyane</translation>
    </message>
    <message>
      <source>this can be called only in the last trick</source>
      <translation>iki mung kena diseru ing trik pungkasan</translation>
    </message>
    <message>
      <source>Double or Khanaak has already been called in this round</source>
      <translation>Double utawa Khanaak wis diseru ing ronde iki</translation>
    </message>
    <message>
      <source>the side has lost a trick</source>
      <translation>pihak iku wis kalah sak trik</translation>
    </message>
    <message>
      <source>play a card: so near the target Double cannot be called</source>
      <translation>tokna kertu: wis cedhak target, Double ora kena diseru</translation>
    </message>
    <message>
      <source>the side has not announced a Jodhi</source>
      <translation>pihak iku durung ngumumake Jodhi</translation>
    </message>
    <message>
      <source>play a card: without a bid the counting side cannot call Khanaak</source>
      <translation>tokna kertu: tanpa tawaran pihak sing ngetung ora kena nyeru Khanaak</translation>
    </message>
    <message>
      <source>the side has not lost a trick</source>
      <translation>pihak iku durung kalah sak trik wae</translation>
    </message>
    <message>
      <source>no card is open to be matched</source>
      <translation>ora ana kertu mlumah sing bisa dicocogake</translation>
    </message>
    <message>
      <source>there is no card in the hand that is identical to {0}, the open card</source>
      <translation>ing tangan ora ana kembarane {0}, kertu sing mlumah</translation>
    </message>
    <message>
      <source>only a player who has matched the open card throws one out</source>
      <translation>mung pemain sing nyocogake kertu mlumah sing nguncalake kertu</translation>
    </message>
    <message>
      <source>all cards but one are thrown out only after satu</source>
      <translation>kabeh kertu kajaba siji lagi diuncalake sawise satu</translation>
    </message>
    <message>
      <source>a card must be thrown out first</source>
      <translation>kertu siji kudu diuncalake dhisik</translation>
    </message>
    <message>
      <source>all cards but one must be thrown out first</source>
      <translation>kabeh kertu kajaba siji kudu diuncalake dhisik</translation>
    </message>
    <message>
      <source>{0} needs {1} players, not {2}</source>
      <translation>{0} butuh {1} pemain, dudu {2}</translation>
    </message>
    <message>
      <source>{0} has no option {1} (it has {2})</source>
      <translation>{0} ora nduwe pilihan {1} (anane {2})</translation>
    </message>
    <message>
      <source>in {1}, {0} must be {2}, not {3}</source>
      <translation>{0} saka {1} kudu {2}, dudu {3}</translation>
    </message>
    <message>
      <source>no game is called {0}; `thothit games` lists all</source>
      <translation>ora ana dolanan sing jenenge {0}; `thothit games` nyebutake kabeh</translation>
    </message>
    <message>
      <source>all players play every round of {0}</source>
      <translation>kabeh pemain main ing saben ronde {0}</translation>
    </message>
    <message>
      <source>--match must be {0} for {1}, not {2}</source>
      <translation>--match kudu {0} kanggo {1}, dudu {2}</translation>
    </message>
    <message>
      <source>{0} or {1}</source>
      <translation>{0} utawa {1}</translation>
    </message>
    <message>
      <source>not a saved match: its format is not {0}</source>
      <translation>dudu tandhing sing disimpen: formate dudu {0}</translation>
    </message>
    <message>
      <source>version must be a number from 1 to {1}, not {0}</source>
      <translation>version kudu angka saka 1 nganti {1}, dudu {0}</translation>
    </message>
    <message>
      <source>version {0} is newer than version {1}, the newest known here</source>
      <translation>versi {0} luwih anyar tinimbang versi {1}, sing paling anyar sing dikenal ing kene</translation>
    </message>
    <message>
      <source>not a saved match, or damaged: {0} (column {1})</source>
      <translation>dudu tandhing sing disimpen, utawa rusak: {0} (kolom {1})</translation>
    </message>
    <message>
      <source>not a saved match, or damaged: {0} (line {2}, column {1})</source>
      <translation>dudu tandhing sing disimpen, utawa rusak: {0} (larik {2}, kolom {1})</translation>
    </message>
    <message>
      <source>Expecting value</source>
      <translation>kudune ana nilai</translation>
    </message>
    <message>
      <source>Expecting ',' delimiter</source>
      <translation>kudune ana tandha ','</translation>
    </message>
    <message>
      <source>Expecting ':' delimiter</source>
      <translation>kudune ana tandha ':'</translation>
    </message>
    <message>
      <source>Expecting property name enclosed in double quotes</source>
      <translation>kudune ana jeneng ing tandha petik loro</translation>
    </message>
    <message>
      <source>Extra data</source>
      <translation>ana teks sing turah</translation>
    </message>
    <message>
      <source>Invalid control character at</source>
      <translation>karakter kendhali ora sah</translation>
    </message>
    <message>
      <source>Unterminated string starting at</source>
      <translation>teks sing ora ditutup, wiwit ing</translation>
    </message>
    <message>
      <source>not a saved match: nested too deeply</source>
      <translation>dudu tandhing sing disimpen: tumpuk-tumpukane kejeron</translation>
    </message>
    <message>
      <source>not a saved match: a number is too long</source>
      <translation>dudu tandhing sing disimpen: ana angka sing kedawan</translation>
    </message>
    <message>
      <source>not a saved match: too many lists and objects</source>
      <translation>dudu tandhing sing disimpen: dhaptar lan objeke kakehan</translation>
    </message>
    <message>
      <source>the key {0} appears twice in one object</source>
      <translation>kunci {0} ana kaping pindho ing sak objek</translation>
    </message>
    <message>
      <source>it must be an object, not {0}</source>
      <translation>isine kudu objek, dudu {0}</translation>
    </message>
    <message>
      <source>unknown key {0}</source>
      <translation>kunci {0} ora dikenal</translation>
    </message>
    <message>
      <source>{0} is missing</source>
      <translation>{0} ora ana</translation>
    </message>
    <message>
      <source>{0} must be {2}, not {1}</source>
      <translation>{0} kudu {2}, dudu {1}</translation>
    </message>
    <message>
      <source>{0} must have {2} entries, not {1}</source>
      <translation>{0} kudu isi {2} iji, dudu {1}</translation>
    </message>
    <message>
      <source>an object</source>
      <translation>objek</translation>
    </message>
    <message>
      <source>a list</source>
      <translation>dhaptar</translation>
    </message>
    <message>
      <source>a text</source>
      <translation>teks</translation>
    </message>
    <message>
      <source>a list of texts</source>
      <translation>dhaptar teks</translation>
    </message>
    <message>
      <source>a list of lists of texts</source>
      <translation>dhaptar isi dhaptar teks</translation>
    </message>
    <message>
      <source>a whole number</source>
      <translation>wilangan wutuh</translation>
    </message>
    <message>
      <source>a list of whole numbers</source>
      <translation>dhaptar wilangan wutuh</translation>
    </message>
    <message>
      <source>a list of {0} whole numbers</source>
      <translation>dhaptar {0} wilangan wutuh</translation>
    </message>
    <message>
      <source>true or false</source>
      <translation>true utawa false</translation>
    </message>
    <message>
      <source>{0} hexadecimal digits</source>
      <translation>{0} digit heksadesimal</translation>
    </message>
    <message>
      <source>"free", "rotation" or a number of rounds</source>
      <translation>"free", "rotation" utawa cacahe ronde</translation>
    </message>
    <message>
      <source>a list of names of up to {0} characters</source>
      <translation>dhaptar jeneng paling akeh {0} karakter</translation>
    </message>
    <message>
      <source>a time such as 2026-11-22T13:55:09Z</source>
      <translation>wektu kaya 2026-11-22T13:55:09Z</translation>
    </message>
    <message>
      <source>a text of 1 to {0} characters</source>
      <translation>teks 1 nganti {0} karakter</translation>
    </message>
    <message>
      <source>a whole number from 0 to {0}</source>
      <translation>wilangan wutuh saka 0 nganti {0}</translation>
    </message>
    <message>
      <source>some of the seats 0 to {0} in ascending order</source>
      <translation>sawetara kursi saka 0 nganti {0}, urut munggah</translation>
    </message>
    <message>
      <source>a seat from 0 to {0}</source>
      <translation>kursi saka 0 nganti {0}</translation>
    </message>
    <message>
      <source>the seats that play, {0}</source>
      <translation>kursi sing main, {0}</translation>
    </message>
    <message>
      <source>a round from 0 to {0}</source>
      <translation>ronde saka 0 nganti {0}</translation>
    </message>
    <message>
      <source>rounds is empty</source>
      <translation>rounds kosong</translation>
    </message>
    <message>
      <source>it has {0} rounds, more than {1}</source>
      <translation>ana {0} ronde, luwih saka {1}</translation>
    </message>
    <message>
      <source>it has {0} variations, more than {1}</source>
      <translation>ana {0} variasi, luwih saka {1}</translation>
    </message>
    <message>
      <source>points is missing</source>
      <translation>points ora ana</translation>
    </message>
    <message>
      <source>an unfinished round cannot have points</source>
      <translation>ronde sing durung rampung ora kena duwe poin</translation>
    </message>
    <message>
      <source>round {0}</source>
      <translation>ronde {0}</translation>
    </message>
    <message>
      <source>variation {0}</source>
      <translation>variasi {0}</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>{0}, move {1}: {2}</source>
      <translation>{0}, langkah {1}: {2}</translation>
    </message>
    <message>
      <source>layout: {0}</source>
      <translation>layout: {0}</translation>
    </message>
    <message>
      <source>only the last round may be unfinished</source>
      <translation>mung ronde pungkasan sing kena durung rampung</translation>
    </message>
    <message>
      <source>the match ends after round {0}</source>
      <translation>tandhing rampung sawise ronde {0}</translation>
    </message>
    <message>
      <source>the seats {1} must play it, not {0}</source>
      <translation>sing kudu main kursi {1}, dudu {0}</translation>
    </message>
    <message>
      <source>the points must be {1}, not {0}</source>
      <translation>poine kudu {1}, dudu {0}</translation>
    </message>
    <message>
      <source>the round ends here, but it is not marked as finished</source>
      <translation>ronde rampung ing kene, nanging durung ditandhani rampung</translation>
    </message>
    <message>
      <source>there is no such move, but the round is marked as finished</source>
      <translation>langkah iki ora ana, kamangka ronde ditandhani rampung</translation>
    </message>
    <message>
      <source>{0} is not a move</source>
      <translation>{0} dudu langkah</translation>
    </message>
    <message>
      <source>no card is called {0}</source>
      <translation>ora ana kertu sing jenenge {0}</translation>
    </message>
    <message>
      <source>there are {0} hands for {1} players</source>
      <translation>ana {0} kertu tangan kanggo {1} pemain</translation>
    </message>
    <message>
      <source>there are {0} hands, but this game has none</source>
      <translation>ana {0} kertu tangan, kamangka dolanan iki ora nganggo</translation>
    </message>
    <message>
      <source>the hand of seat {0} must have {2} cards, not {1}</source>
      <translation>kertu tangan kursi {0} kudu {2}, dudu {1}</translation>
    </message>
    <message>
      <source>the pool must have {1} cards, not {0}</source>
      <translation>blumbang kudu isi {1} kertu, dudu {0}</translation>
    </message>
    <message>
      <source>the stock must have {1} cards, not {0}</source>
      <translation>stok kudu isi {1} kertu, dudu {0}</translation>
    </message>
    <message>
      <source>{0} is not a card of this game</source>
      <translation>{0} dudu kertu dolanan iki</translation>
    </message>
    <message>
      <source>{0} appears {1} times in the deal, but the game has {2}</source>
      <translation>{0} ana kaping {1} ing bagean, kamangka dolanan iki duwe {2}</translation>
    </message>
    <message>
      <source>the deal must have {1} cards, not {0}</source>
      <translation>bagean kudu isi {1} kertu, dudu {0}</translation>
    </message>
    <message>
      <source>The copied text is too long.</source>
      <translation>Teks sing disalin kedawan.</translation>
    </message>
    <message>
      <source>Copy some cards first, such as {0}.</source>
      <translation>Salinen dhisik sawetara kertu, kayata {0}.</translation>
    </message>
    <message>
      <source>{0} is not a card of this game. Write cards like {1}.</source>
      <translation>{0} dudu kertu dolanan iki. Tulisen kertu kaya {1}.</translation>
    </message>
    <message>
      <source>The copied text has {0} lines, but this deal has only {1} rows.</source>
      <translation>Teks sing disalin isi {0} larik, mangka bagean iki mung duwe {1} larik kertu.</translation>
    </message>
  </context>
  <context>
    <name>fishing</name>
    <message>
      <source>{0}: {1} a card</source>
      <translation>{0}: {1} saben kertu</translation>
    </message>
    <message>
      <source>other cards: their rank</source>
      <translation>kertu liya: angkane</translation>
    </message>
    <message>
      <source>Click cards, or choose them with the arrow keys and Enter.</source>
      <translation>Klik kertu, utawa pilihen nganggo tombol panah lan Enter.</translation>
    </message>
    <message>
      <source>Your turn: turn up a card</source>
      <translation>Giliran sampeyan: bukaken kertu</translation>
    </message>
    <message>
      <source>Your turn: choose two cards to capture with {0}, or none</source>
      <translation>Giliran sampeyan: piliha kertu loro sing arep ditangkep nganggo {0}, utawa ora babar pisan</translation>
    </message>
    <message>
      <source>Your turn: choose a card to capture with {0}</source>
      <translation>Giliran sampeyan: pilihen kertu sing ditangkep nganggo {0}</translation>
    </message>
    <message>
      <source>Breaks a pair and can't win this round</source>
      <translation>Mecah pasangan lan ora bisa menang ronde iki</translation>
    </message>
    <message>
      <source>{who}: ayam! Three identical cards at once, {points} points</source>
      <translation>{who}: ayam! Kertu kembar telu sak liwatan, {points} poin</translation>
    </message>
    <message>
      <source>{who}: kandang! Three identical cards with the stock card, {points} points</source>
      <translation>{who}: kandang! Kertu kembar telu nganggo kertu stok, {points} poin</translation>
    </message>
    <message>
      <source>On your first turn, a card captures only an identical card.</source>
      <translation>Ing giliran kapisan sampeyan, kertu mung nangkep kembarane.</translation>
    </message>
    <message>
      <source>If you capture {0}, you break a pair while a single card, {1}, is available, and you can't win this round. Click again to capture it anyway.</source>
      <translation>Yen nangkep {0}, sampeyan mecah pasangan kamangka ana kertu ijen, {1}, lan sampeyan ora bisa menang ronde iki. Klik maneh yen tetep arep nangkep.</translation>
    </message>
    <message>
      <source>Play a card from your hand: no stock card is turned up.</source>
      <translation>Tokna kertu saka tangan sampeyan: durung ana kertu stok sing dibukak.</translation>
    </message>
    <message>
      <source>Use {1}, the card turned up, not {0}.</source>
      <translation>Enggonen {1}, kertu sing dibukak, dudu {0}.</translation>
    </message>
    <message>
      <source>First choose a card to capture with {0}, the card turned up.</source>
      <translation>Pilihen dhisik kertu sing arep ditangkep nganggo {0}, kertu sing dibukak.</translation>
    </message>
    <message>
      <source>Choose {rest}: {0} must capture a card.</source>
      <translation>Pilihen {rest}: {0} kudu nangkep kertu.</translation>
    </message>
    <message>
      <source>Play a card that captures: you have at least one.</source>
      <translation>Tokna kertu sing bisa nangkep: sampeyan duwe paling ora siji.</translation>
    </message>
    <message>
      <source>{0} captures only cards of its own rank, so it can't capture {1}.</source>
      <translation>{0} mung nangkep kertu sing padha angkane, dadi dudu {1}.</translation>
    </message>
    <message>
      <source>{0} captures exactly two cards of its rank: choose two, or capture nothing.</source>
      <translation>{0} nangkep kertu loro sing padha angkane: piliha loro, utawa ora nangkep.</translation>
    </message>
    <message>
      <source>Choose a card that is in the pool: {0} isn't.</source>
      <translation>Pilihen kertu sing ana ing blumbang: {0} ora ana.</translation>
    </message>
    <message>
      <source>On your first turn, {0} captures only an identical card.</source>
      <translation>Ing giliran kapisan sampeyan, {0} mung nangkep kembarane.</translation>
    </message>
    <message>
      <source>First capture the single card, {rest}: {0} is part of a pair.</source>
      <translation>Tangkepen dhisik kertu ijen, {rest}: {0} iku saka pasangan.</translation>
    </message>
    <message>
      <source>First capture {rest}: the identical card has to wait.</source>
      <translation>Tangkepen dhisik {rest}: kembarane kudu ngenteni.</translation>
    </message>
    <message>
      <source>{0} captures only an identical card.</source>
      <translation>{0} mung nangkep kembarane.</translation>
    </message>
    <message>
      <source>Drawing for seats: each player takes the seat whose card is identical to the one they drew</source>
      <translation>Undhian kursi: saben pemain lungguh ing panggonane kertu sing kembar karo kertune</translation>
    </message>
    <message>
      <source>Two cards each; add the ranks and keep the last digit: {drawn}. The highest is raja and plays first: {starter}</source>
      <translation>Saben pemain rong kertu; angkane dijumlah lan sing dietung angka pungkasan: {drawn}. Sing paling dhuwur dadi raja lan main dhisik: {starter}</translation>
    </message>
    <message>
      <source>Two cards each; add the ranks: {drawn}. The highest is raja and plays first: {starter}. The lowest is unyik and deals: {dealer}</source>
      <translation>Kertu loro saben pemain; gunggungen angkane: {drawn}. Sing paling gedhe dadi raja lan main dhisik: {starter}. Sing paling cilik dadi unyik lan mbagi: {dealer}</translation>
    </message>
    <message>
      <source>Rank drawn: {rank}. Count seats from {drawer}: the first player is {starter}</source>
      <translation>Angka sing ditarik: {rank}. Kursine dietung wiwit saka {drawer}, sing main dhisik {starter}</translation>
    </message>
    <message>
      <source>Rank drawn by the unyik: {rank}. Count seats from the raja: the next raja is {starter}</source>
      <translation>Angka sing ditarik unyik: {rank}. Kursine dietung wiwit saka raja, raja sabanjure {starter}</translation>
    </message>
    <message>
      <source>The patih, {second}, puts each rank in its place in the pool</source>
      <translation>Patih nyelehake saben angka ing panggonane ing blumbang: {second}</translation>
    </message>
    <message>
      <source>The last stock card is face up beside the stock; only the patih, {second}, looks at the one before it</source>
      <translation>Kertu stok pungkasan mlumah ing sandhinge stok; mung patih, {second}, sing ndeleng kertu sadurunge</translation>
    </message>
    <message>
      <source>Only the unyik, {dealer}, looks at the last stock card</source>
      <translation>Mung unyik, {dealer}, sing ndeleng kertu stok pungkasan</translation>
    </message>
    <message>
      <source>Dealer (unyik): {dealer}. First player (raja): {starter}</source>
      <translation>Sing mbagi (unyik): {dealer}. Sing main dhisik (raja): {starter}</translation>
    </message>
    <message>
      <source>First to turn up a stock card: {starter}</source>
      <translation>Sing mbukak kertu stok dhisik: {starter}</translation>
    </message>
    <message>
      <source>Each player draws a card: {drawn}. The highest begins: {starter}</source>
      <translation>Saben pemain narik kertu siji: {drawn}. Sing paling dhuwur miwiti: {starter}</translation>
    </message>
    <message>
      <source>Three cards each. First player: {starter}</source>
      <translation>Saben pemain kertu telu. Pemain kapisan: {starter}</translation>
    </message>
    <message>
      <source>raja</source>
      <translation>raja</translation>
    </message>
    <message>
      <source>patih</source>
      <translation>patih</translation>
    </message>
    <message>
      <source>unyik</source>
      <translation>unyik</translation>
    </message>
    <message>
      <source>A card captures</source>
      <translation>Kertu nangkep</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Poin</translation>
    </message>
    <message>
      <source>The regular captures what is worth most right now and remembers a few captures.</source>
      <translation>Langganan nangkep sing paling akeh ajine saiki lan eling sawetara tangkepan.</translation>
    </message>
    <message>
      <source>the raja, chosen by drawing cards and, in later rounds, by counting seats</source>
      <translation>raja, ditemtokake kanthi narik kertu, ing ronde sabanjure kanthi ngetung kursi</translation>
    </message>
    <message>
      <source>the player with the highest sum of two cards; then the last in each round deals</source>
      <translation>pemain sing gunggung kertu lorone paling gedhe; sawise iku sing keri dhewe ing saben ronde mbagi</translation>
    </message>
    <message>
      <source>the player who draws the highest card; in later rounds, the one with fewest points</source>
      <translation>pemain sing narik kertu paling dhuwur; ing ronde sabanjure, sing poine paling sithik</translation>
    </message>
    <message>
      <source>a player chosen by drawing a card and counting seats; in later rounds, the winner</source>
      <translation>pemain sing ditemtokake kanthi narik kertu lan ngetung kursi, ing ronde sabanjure sing menang</translation>
    </message>
    <message>
      <source>only an identical card</source>
      <translation>mung kembarane</translation>
    </message>
    <message>
      <source>two cards of the same rank, or none</source>
      <translation>kertu loro sing padha angkane, utawa ora babar pisan</translation>
    </message>
    <message>
      <source>one card of the same rank</source>
      <translation>siji kertu sing padha angkane</translation>
    </message>
    <message>
      <source>black: {0}</source>
      <translation>ireng: {0}</translation>
    </message>
    <message>
      <source>red-stamped: {0}</source>
      <translation>cap abang: {0}</translation>
    </message>
    <message>
      <source>three identical at once with a hand card ({0}): {1}</source>
      <translation>kertu kembar telu sak liwatan nganggo kertu tangan ({0}): {1}</translation>
    </message>
    <message>
      <source>with the stock card ({0}): {1}</source>
      <translation>nganggo kertu stok ({0}): {1}</translation>
    </message>
    <message>
      <source>rank {0}: {1}</source>
      <translation>angka {0}: {1}</translation>
    </message>
    <message>
      <source>one card {0}</source>
      <translation>sak kertu {0}</translation>
    </message>
    <message>
      <source>pair {0}</source>
      <translation>pasangan {0}</translation>
    </message>
    <message>
      <source>three {0}</source>
      <translation>kembar telu {0}</translation>
    </message>
    <message>
      <source>four {0}</source>
      <translation>kembar papat {0}</translation>
    </message>
  </context>
  <context>
    <name>games</name>
    <message>
      <source>Thothit</source>
      <translation>Thothit</translation>
    </message>
    <message>
      <source>The game as played in Surakarta: capture identical pairs and red-stamped cards from the pool.</source>
      <translation>Dolanan saka Surakarta: nangkep pasangan kembar lan kertu cap abang saka blumbang.</translation>
    </message>
    <message>
      <source>First turn</source>
      <translation>Giliran kapisan</translation>
    </message>
    <message>
      <source>On each player's first turn, a card captures only an identical card.</source>
      <translation>Ing giliran kapisan saben pemain, kertu mung nangkep kembarane.</translation>
    </message>
    <message>
      <source>A card captures any card of the same rank, on the first turn too.</source>
      <translation>Kertu nangkep kertu endi wae sing padha angkane, uga ing giliran kapisan.</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: Thothit</source>
      <translation>Porges, Ways to Play: Thothit</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: Thothit Kuna</source>
      <translation>Porges, Ways to Play: Thothit Kuna</translation>
    </message>
    <message>
      <source>Capture piles</source>
      <translation>Tumpukan tangkepan</translation>
    </message>
    <message>
      <source>Capture piles are face up: you may look through any of them.</source>
      <translation>Tumpukan tangkepan mlumah: sampeyan oleh ndeleng tumpukan endi wae.</translation>
    </message>
    <message>
      <source>Capture piles are face down: you have to remember who captured what.</source>
      <translation>Tumpukan tangkepan mengkurep: sampeyan kudu eling sapa nangkep apa.</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: the Chinese game</source>
      <translation>Porges, Ways to Play: dolanan Cina</translation>
    </message>
    <message>
      <source>Pairs in the pool</source>
      <translation>Pasangan ing blumbang</translation>
    </message>
    <message>
      <source>You may capture any card of the same rank.</source>
      <translation>Sampeyan oleh nangkep kertu endi wae sing padha angkane.</translation>
    </message>
    <message>
      <source>You can't break a pair in the pool while a single card of that rank is available.</source>
      <translation>Sampeyan ora oleh mecah pasangan ing blumbang sasuwene ana kertu ijen sing padha angkane.</translation>
    </message>
    <message>
      <source>If you break a pair in the pool while a single card of that rank is available, you can't win the round.</source>
      <translation>Yen sampeyan mecah pasangan ing blumbang kamangka ana kertu ijen sing padha angkane, sampeyan ora bisa menang ronde iku.</translation>
    </message>
    <message>
      <source>You must capture a different card of the same rank before an identical one.</source>
      <translation>Sampeyan kudu nangkep kertu liya sing padha angkane sadurunge kembarane.</translation>
    </message>
    <message>
      <source>Denexa Games: Totit</source>
      <translation>Denexa Games: Totit</translation>
    </message>
    <message>
      <source>CatsAtCards: Totit</source>
      <translation>CatsAtCards: Totit</translation>
    </message>
    <message>
      <source>When you must capture</source>
      <translation>Kapan kudu nangkep</translation>
    </message>
    <message>
      <source>You may play any card from your hand; it captures if it can.</source>
      <translation>Sampeyan oleh ngetokake kertu tangan endi wae; yen bisa, kertu iku nangkep.</translation>
    </message>
    <message>
      <source>If any of your cards can capture, you must play one that does.</source>
      <translation>Yen ana kertu sampeyan sing bisa nangkep, sampeyan kudu ngetokake salah sijine.</translation>
    </message>
    <message>
      <source>our choice: the sources don't say</source>
      <translation>pilihan kita: sumbere ora nyebut</translation>
    </message>
    <message>
      <source>Face-up piles</source>
      <translation>Tumpukan mlumah</translation>
    </message>
    <message>
      <source>Nothing to remember: you may look through every capture pile.</source>
      <translation>Ora perlu ngelingi: sampeyan oleh ndeleng kabeh tumpukan tangkepan.</translation>
    </message>
    <message>
      <source>Single cards first</source>
      <translation>Kertu ijen dhisik</translation>
    </message>
    <message>
      <source>As in Totit (Denexa), you can't break a pair while a single card of its rank is in the pool.</source>
      <translation>Kaya ing Totit (Denexa), sampeyan ora oleh mecah pasangan sasuwene ana kertu ijen sing padha angkane ing blumbang.</translation>
    </message>
    <message>
      <source>Chinese Thothit</source>
      <translation>Thothit Cina</translation>
    </message>
    <message>
      <source>Capture piles are face up. If you break a pair while a single card is available, you can't win.</source>
      <translation>Tumpukan tangkepan mlumah. Yen mecah pasangan kamangka ana kertu ijen, sampeyan ora bisa menang.</translation>
    </message>
    <message>
      <source>Without the penalty</source>
      <translation>Tanpa paukuman</translation>
    </message>
    <message>
      <source>Capture piles are face up, and you may break any pair.</source>
      <translation>Tumpukan tangkepan mlumah, nanging sampeyan oleh mecah pasangan endi wae.</translation>
    </message>
    <message>
      <source>Sackson's Thothit</source>
      <translation>Thothit Sackson</translation>
    </message>
    <message>
      <source>No stock and no stamps: play out your hand and score a point for each identical pair.</source>
      <translation>Tanpa stok lan tanpa cap: tokna kabeh kertu tangan, saben pasangan kembar oleh sak poin.</translation>
    </message>
    <message>
      <source>Scoring</source>
      <translation>Etungan</translation>
    </message>
    <message>
      <source>Each identical pair scores 1 point.</source>
      <translation>Saben pasangan kembar oleh 1 poin.</translation>
    </message>
    <message>
      <source>An identical pair scores 10 points, a red-stamped pair 20, and one red-stamped card 10.</source>
      <translation>Pasangan kembar oleh 10 poin, pasangan cap abang 20, lan sak kertu cap abang 10.</translation>
    </message>
    <message>
      <source>Sackson, Card Games Around the World</source>
      <translation>Sackson, Card Games Around the World</translation>
    </message>
    <message>
      <source>Bonus pairs</source>
      <translation>Pasangan bonus</translation>
    </message>
    <message>
      <source>An identical pair of nines scores 3 points, and an identical pair of ones 2.</source>
      <translation>Pasangan kembar angka sanga oleh 3 poin, lan pasangan kembar angka siji 2.</translation>
    </message>
    <message>
      <source>Identical pairs of nines and ones score more.</source>
      <translation>Pasangan kembar angka sanga lan angka siji oleh poin luwih akeh.</translation>
    </message>
    <message>
      <source>Red stamps</source>
      <translation>Cap abang</translation>
    </message>
    <message>
      <source>Scoring as in Thothit, with points for red-stamped cards.</source>
      <translation>Etungane kaya Thothit: kertu cap abang oleh poin.</translation>
    </message>
    <message>
      <source>For two</source>
      <translation>Kanggo wong loro</translation>
    </message>
    <message>
      <source>Eleven cards each.</source>
      <translation>Saben pemain sewelas kertu.</translation>
    </message>
    <message>
      <source>Totit (Denexa)</source>
      <translation>Totit (Denexa)</translation>
    </message>
    <message>
      <source>If you can capture, you must, and you capture single cards before you break a pair.</source>
      <translation>Yen bisa nangkep, kudu nangkep, lan kertu ijen ditangkep dhisik sadurunge mecah pasangan.</translation>
    </message>
    <message>
      <source>Free choice of card</source>
      <translation>Bebas milih kertu</translation>
    </message>
    <message>
      <source>You may play any card from your hand, even one that captures nothing.</source>
      <translation>Sampeyan oleh ngetokake kertu tangan endi wae, uga sing ora nangkep apa-apa.</translation>
    </message>
    <message>
      <source>Totit (CatsAtCards)</source>
      <translation>Totit (CatsAtCards)</translation>
    </message>
    <message>
      <source>The identical card has to wait: first capture a different card of the same rank.</source>
      <translation>Kembarane kudu ngenteni: tangkepen dhisik kertu liya sing padha angkane.</translation>
    </message>
    <message>
      <source>Enthit</source>
      <translation>Enthit</translation>
    </message>
    <message>
      <source>Two packs, and fourteen cards for each player: four copies of a card score far more than two pairs.</source>
      <translation>Rong set kertu lan saben pemain patbelas kertu: kertu kembar papat ajine adoh ngungkuli rong pasangan.</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: Enthit</source>
      <translation>Porges, Ways to Play: Enthit</translation>
    </message>
    <message>
      <source>Cards in the pool</source>
      <translation>Kertu ing blumbang</translation>
    </message>
    <message>
      <source>The pool starts with 12 cards for each player, and the whole stock is played.</source>
      <translation>Blumbang diwiwiti nganggo rolas kertu kanggo saben pemain, lan kabeh stok dimainake.</translation>
    </message>
    <message>
      <source>The pool starts with 12 cards in all, and 24 stock cards are never turned up.</source>
      <translation>Blumbang diwiwiti mung nganggo rolas kertu, lan 24 kertu stok ora tau dibukak.</translation>
    </message>
    <message>
      <source>our reading: the source says twelve, which we take to mean twelve each</source>
      <translation>tegese miturut kita: sumbere nyebut rolas, lan ditegesi rolas saben pemain</translation>
    </message>
    <message>
      <source>Twelve in all</source>
      <translation>Rolas wae</translation>
    </message>
    <message>
      <source>The other reading of the source: a pool of only twelve cards.</source>
      <translation>Tegese liya saka sumbere: blumbang mung isi rolas kertu.</translation>
    </message>
    <message>
      <source>Pèi</source>
      <translation>Pèi</translation>
    </message>
    <message>
      <source>Two packs, like Enthit, but every card counts, and some combinations count far more. The last stock card is known.</source>
      <translation>Rong set, kaya Enthit, nanging saben kertu dietung, lan kombinasi dietung adoh luwih akeh. Kertu stok pungkasan dingerteni.</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: Pèi</source>
      <translation>Porges, Ways to Play: Pèi</translation>
    </message>
    <message>
      <source>Last stock cards</source>
      <translation>Kertu stok pungkasan</translation>
    </message>
    <message>
      <source>The last stock card is face up, and the patih alone looks at the one before it.</source>
      <translation>Kertu stok pungkasan mlumah, lan mung patih sing ndeleng kertu sadurunge.</translation>
    </message>
    <message>
      <source>Only the unyik looks at the last stock card.</source>
      <translation>Mung unyik sing ndeleng kertu stok pungkasan.</translation>
    </message>
    <message>
      <source>Combinations</source>
      <translation>Kombinasi</translation>
    </message>
    <message>
      <source>A card counts 13 in a bunci, 12 in pang kéyang, 11 in pang picis and 10 in macan.</source>
      <translation>Kertu siji dietung 13 ing bunci, 12 ing pang kéyang, 11 ing pang picis, lan 10 ing macan.</translation>
    </message>
    <message>
      <source>A card counts 30 in a bunci, 20 in a pang and 10 in macan.</source>
      <translation>Kertu siji dietung 30 ing bunci, 20 ing pang, lan 10 ing macan.</translation>
    </message>
    <message>
      <source>Further copies</source>
      <translation>Lembar tambahan</translation>
    </message>
    <message>
      <source>In a complete combination, every copy of its cards counts.</source>
      <translation>Ing kombinasi sing jangkep, saben lembar kertune dietung.</translation>
    </message>
    <message>
      <source>A combination counts one card of each kind; further copies count their rank.</source>
      <translation>Kombinasi ngetung kertu siji saka saben gambar; lembar tambahan dietung miturut angkane.</translation>
    </message>
    <message>
      <source>Magelang</source>
      <translation>Magelang</translation>
    </message>
    <message>
      <source>The two pang count 20 a card, the two bunci 30.</source>
      <translation>Pang loro dietung 20 saben kertu, bunci loro 30.</translation>
    </message>
    <message>
      <source>The Chinese game</source>
      <translation>Dolanan Cina</translation>
    </message>
    <message>
      <source>Only the unyik looks at the last card. A combination counts one card of each kind.</source>
      <translation>Mung unyik sing ndeleng kertu pungkasan. Kombinasi ngetung kertu siji saka saben gambar.</translation>
    </message>
    <message>
      <source>Cholek Tiga</source>
      <translation>Cholek Tiga</translation>
    </message>
    <message>
      <source>The Peranakan game of threes: a card captures two others, and hands are refilled with three cards.</source>
      <translation>Dolanan sarwa telu wong Peranakan: kertu siji nangkep loro liyane, lan kertu tangan diisi maneh telu-telu.</translation>
    </message>
    <message>
      <source>Bonuses for three and four</source>
      <translation>Bonus kanggo telu lan papat</translation>
    </message>
    <message>
      <source>Three identical cards captured at once score 5 points with a hand card and 10 with the stock card; three red-stamped copies score 10 more points, and four 20 more.</source>
      <translation>Kertu kembar telu sing ditangkep sak liwatan oleh 5 poin nganggo kertu tangan lan 10 nganggo kertu stok; kertu cap abang kembar telu oleh 10 poin maneh, lan papat 20 maneh.</translation>
    </message>
    <message>
      <source>Only the table of copies counts.</source>
      <translation>Mung tabel cacahe lembar sing dietung.</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: Cholek Tiga</source>
      <translation>Porges, Ways to Play: Cholek Tiga</translation>
    </message>
    <message>
      <source>Without bonuses</source>
      <translation>Tanpa bonus</translation>
    </message>
    <message>
      <source>No ayam, kandang or ang pow: only the table of copies counts.</source>
      <translation>Tanpa ayam, kandang, utawa ang pow: mung tabel cacahe lembar sing dietung.</translation>
    </message>
    <message>
      <source>Three cards each, and ten hands in a round.</source>
      <translation>Saben pemain kertu telu, lan njupuk ping sepuluh ing saronde.</translation>
    </message>
    <message>
      <source>Thothit Kuna</source>
      <translation>Thothit Kuna</translation>
    </message>
    <message>
      <source>The old game: one pack and twenty cards for each player, and points for three or four copies.</source>
      <translation>Dolanan lawas: saben pemain sak set lan rong puluh kertu, lan poin kanggo kertu kembar telu utawa papat.</translation>
    </message>
    <message>
      <source>For six</source>
      <translation>Kanggo wong enem</translation>
    </message>
    <message>
      <source>Six packs: 360 cards, 120 of them in the pool.</source>
      <translation>Nem set: 360 kertu, sing 120 ing blumbang.</translation>
    </message>
    <message>
      <source>Thothit Yogyakarta</source>
      <translation>Thothit Yogyakarta</translation>
    </message>
    <message>
      <source>Pure luck and no cards in hand: turn up the stock card by card and see who wins.</source>
      <translation>Mung begja, tanpa kertu tangan: bukaken stok siji mbaka siji lan delengen sapa sing menang.</translation>
    </message>
    <message>
      <source>Face-down piles</source>
      <translation>Tumpukan mengkurep</translation>
    </message>
    <message>
      <source>You don't know who has won until the end.</source>
      <translation>Sapa sing menang lagi dingerteni ing pungkasan.</translation>
    </message>
    <message>
      <source>Thit-Thit-Dulit</source>
      <translation>Thit-Thit-Dulit</translation>
    </message>
    <message>
      <source>Pure luck, for two: a card captures only an identical card.</source>
      <translation>Mung begja, kanggo wong loro: kertu mung nangkep kembarane.</translation>
    </message>
    <message>
      <source>Kings</source>
      <translation>Kings</translation>
    </message>
    <message>
      <source>A game from New Guinea with French cards: turn up two, capture every pair, and win the four kings.</source>
      <translation>Dolanan saka Pulo Papua nganggo kertu Prancis: bukaken loro, tangkepen saben pasangan, lan menangna raja papat.</translation>
    </message>
    <message>
      <source>Triples in Laki</source>
      <translation>Telu padha ing Laki</translation>
    </message>
    <message>
      <source>Three of a kind beats any sum. Aces are highest, then queens, jacks, tens, and so on down to twos.</source>
      <translation>Telu padha ngalahake gunggung apa wae. Paling dhuwur as, banjur ratu, jack, sepuluh, lan sateruse mudhun nganti loro.</translation>
    </message>
    <message>
      <source>Only the sum counts.</source>
      <translation>Mung gunggunge sing dietung.</translation>
    </message>
    <message>
      <source>our choice: the source names Laki but doesn't explain it</source>
      <translation>pilihan kita: sumbere nyebut Laki nanging ora nerangake</translation>
    </message>
    <message>
      <source>In a tie, three of a kind beats any sum.</source>
      <translation>Yen seri, telu padha ngalahake gunggung apa wae.</translation>
    </message>
    <message>
      <source>Kowah</source>
      <translation>Kowah</translation>
    </message>
    <message>
      <source>A rummy game with 120 ceki cards: draw, discard, declare checki and wait for the card that wins.</source>
      <translation>Remi nganggo 120 kertu ceki: narik, mbuwang, mratelakake checki lan ngenteni kertu sing nggawe menang.</translation>
    </message>
    <message>
      <source>Waiting pairs</source>
      <translation>Pasangan sing ngenteni</translation>
    </message>
    <message>
      <source>With two pairs and another card, all of one rank, a third copy of either pair wins.</source>
      <translation>Yen ana rong pasangan lan kertu ijen sing padha angkane, lembar katelu saka pasangan endi wae nggawe menang.</translation>
    </message>
    <message>
      <source>You win only with a third copy of the card you showed as a pair.</source>
      <translation>Sing nggawe menang mung lembar katelu saka pasangan sing sampeyan tuduhake.</translation>
    </message>
    <message>
      <source>our choice: the source doesn't say</source>
      <translation>pilihan kita: sumbere ora nyebut</translation>
    </message>
    <message>
      <source>Your hand after checki</source>
      <translation>Kertu tangan sampeyan sawise checki</translation>
    </message>
    <message>
      <source>After checki you may still change your hand, as long as it stays ready.</source>
      <translation>Sawise checki sampeyan isih oleh ngowahi kertu tangan, anggere tetep siap.</translation>
    </message>
    <message>
      <source>After checki you must discard every card you draw that doesn't win.</source>
      <translation>Sawise checki sampeyan kudu mbuwang saben kertu tarikan sing ora nggawe menang.</translation>
    </message>
    <message>
      <source>Claims</source>
      <translation>Klaim</translation>
    </message>
    <message>
      <source>You may claim only a card that wins.</source>
      <translation>Sampeyan mung oleh ngeklaim kertu sing nggawe menang.</translation>
    </message>
    <message>
      <source>After checki you may also claim a third copy that doesn't win; then you discard.</source>
      <translation>Sawise checki sampeyan uga oleh ngeklaim lembar katelu sing ora nggawe menang; banjur sampeyan mbuwang kertu.</translation>
    </message>
    <message>
      <source>our reading: the source can be read another way</source>
      <translation>tegese miturut kita: sumbere bisa ditegesi liya</translation>
    </message>
    <message>
      <source>Denexa Games: Kowah</source>
      <translation>Denexa Games: Kowah</translation>
    </message>
    <message>
      <source>Declaring checki</source>
      <translation>Mratelakake checki</translation>
    </message>
    <message>
      <source>With a ready hand, you may declare checki now or later.</source>
      <translation>Yen kertu tangan wis siap, sampeyan oleh mratelakake checki saiki utawa mengko.</translation>
    </message>
    <message>
      <source>With a ready hand, you must declare checki at once.</source>
      <translation>Yen kertu tangan wis siap, sampeyan kudu langsung mratelakake checki.</translation>
    </message>
    <message>
      <source>The match</source>
      <translation>Tandhing</translation>
    </message>
    <message>
      <source>The first player to win a round wins the match.</source>
      <translation>Sing dhisik menang sak ronde menang tandhing.</translation>
    </message>
    <message>
      <source>The first player to win three rounds wins the match.</source>
      <translation>Sing dhisik menang telung ronde menang tandhing.</translation>
    </message>
    <message>
      <source>The first player to win five rounds wins the match.</source>
      <translation>Sing dhisik menang limang ronde menang tandhing.</translation>
    </message>
    <message>
      <source>The first player to win ten rounds wins the match.</source>
      <translation>Sing dhisik menang sepuluh ronde menang tandhing.</translation>
    </message>
    <message>
      <source>Strict checki</source>
      <translation>Checki kenceng</translation>
    </message>
    <message>
      <source>After checki your hand is frozen, and only a third copy of the pair you showed wins.</source>
      <translation>Sawise checki kertu tangan ora kena diowahi, lan sing nggawe menang mung lembar katelu saka pasangan sing sampeyan tuduhake.</translation>
    </message>
    <message>
      <source>A short match</source>
      <translation>Tandhing cekak</translation>
    </message>
    <message>
      <source>Win three rounds to win the match.</source>
      <translation>Menang telung ronde wis menang tandhing.</translation>
    </message>
    <message>
      <source>Balik Satu</source>
      <translation>Balik Satu</translation>
    </message>
    <message>
      <source>A Peranakan rummy game: collect five sets of three, call tan or ceki, and turn a card for luck.</source>
      <translation>Dolanan remi Peranakan: nglumpukake telu padha ping lima, nyeru tan utawa ceki, lan mbukak kertu siji kanggo begja.</translation>
    </message>
    <message>
      <source>Number of cards</source>
      <translation>Cacahe kertu</translation>
    </message>
    <message>
      <source>Four packs for six players, and half a pack less for each player fewer.</source>
      <translation>Patang set kanggo pemain nem, lan kurang setengah set saben kurang pemain siji.</translation>
    </message>
    <message>
      <source>Two and a half packs for two players, three for three or four, three and a half for more.</source>
      <translation>Rong set setengah kanggo pemain loro, telu kanggo telu utawa papat, telu setengah kanggo luwih akeh.</translation>
    </message>
    <message>
      <source>The Babas</source>
      <translation>The Babas</translation>
    </message>
    <message>
      <source>Pwee: Gateway to Old School Games</source>
      <translation>Pwee: Gateway to Old School Games</translation>
    </message>
    <message>
      <source>Cards turned after a win</source>
      <translation>Kertu sing dibukak sawise menang</translation>
    </message>
    <message>
      <source>The winner turns one stock card. It counts its value and may make a set a mata.</source>
      <translation>Sing menang mbukak kertu stok siji. Regane dietung, lan kertu iku bisa dadekake telu padha mata.</translation>
    </message>
    <message>
      <source>The winner turns 15 stock cards to make sets mata. The score is 1, and 1 for each mata.</source>
      <translation>Sing menang mbukak 15 kertu stok kanggo dadekake telu padha mata. Etungane 1, lan 1 saben mata.</translation>
    </message>
    <message>
      <source>A turned black card of rank 1</source>
      <translation>Kertu ireng angka 1 sing dibukak</translation>
    </message>
    <message>
      <source>A turned black card of rank 1 counts 1 like any other.</source>
      <translation>Kertu ireng angka 1 sing dibukak regane 1 kaya liyane.</translation>
    </message>
    <message>
      <source>If the turned card is a black card of rank 1, nobody scores, and the same dealer deals again.</source>
      <translation>Yen kertu sing dibukak ireng lan angkane 1, ora ana sing oleh poin, lan sing mbagi tetep.</translation>
    </message>
    <message>
      <source>Bonus for ceki</source>
      <translation>Bonus kanggo ceki</translation>
    </message>
    <message>
      <source>A win on ceki adds 1 point with another player's card, 2 with your own.</source>
      <translation>Menang nganggo ceki nambah 1 poin yen kertune pemain liya, 2 yen kertune dhewe.</translation>
    </message>
    <message>
      <source>A win on ceki adds 5 points with another player's card, 10 with your own.</source>
      <translation>Menang nganggo ceki nambah 5 poin yen kertune pemain liya, 10 yen kertune dhewe.</translation>
    </message>
    <message>
      <source>A win on ceki adds 10 points with another player's card, 20 with your own.</source>
      <translation>Menang nganggo ceki nambah 10 poin yen kertune pemain liya, 20 yen kertune dhewe.</translation>
    </message>
    <message>
      <source>The first player with 50 points wins the match.</source>
      <translation>Pemain sing dhisik tekan 50 poin menang tandhing.</translation>
    </message>
    <message>
      <source>The first player with 100 points wins the match.</source>
      <translation>Pemain sing dhisik tekan 100 poin menang tandhing.</translation>
    </message>
    <message>
      <source>The first player with 200 points wins the match.</source>
      <translation>Pemain sing dhisik tekan 200 poin menang tandhing.</translation>
    </message>
    <message>
      <source>Balik lima belas</source>
      <translation>Balik lima belas</translation>
    </message>
    <message>
      <source>The winner turns 15 cards instead of one.</source>
      <translation>Sing menang mbukak 15 kertu, ora siji.</translation>
    </message>
    <message>
      <source>Gonggong</source>
      <translation>Gonggong</translation>
    </message>
    <message>
      <source>A rummy game from Surakarta: collect five sets of three, one of them identical, and lay down coins as you call.</source>
      <translation>Dolanan remi saka Surakarta: nglumpukake telu padha ping lima, salah siji kembar, lan nyelehake koin.</translation>
    </message>
    <message>
      <source>The top stock card is turned and counts its value.</source>
      <translation>Kertu stok sing paling ndhuwur dibukak, lan regane dietung.</translation>
    </message>
    <message>
      <source>Fourteen stock cards are turned; with the hand, each bak that they make counts.</source>
      <translation>Kertu stok patbelas dibukak; bebarengan karo kertu tangan, saben bak sing dadi dietung.</translation>
    </message>
    <message>
      <source>Javaanse Kaartspelen</source>
      <translation>Javaanse Kaartspelen</translation>
    </message>
    <message>
      <source>Fourteen cards</source>
      <translation>Kertu patbelas</translation>
    </message>
    <message>
      <source>The winner turns 14 cards instead of one.</source>
      <translation>Sing menang mbukak 14 kertu, ora siji.</translation>
    </message>
    <message>
      <source>Tantanan</source>
      <translation>Tantanan</translation>
    </message>
    <message>
      <source>A short rummy game with one pack: collect three pairs of a rank, one of them identical.</source>
      <translation>Dolanan remi cekak nganggo sak set: nglumpukake telung pasangan sak angka, salah siji kembar.</translation>
    </message>
    <message>
      <source>50 points win the match.</source>
      <translation>50 poin menang tandhing.</translation>
    </message>
    <message>
      <source>Thunee</source>
      <translation>Thunee</translation>
    </message>
    <message>
      <source>Durban's trick-taking game for two sides: jacks and nines are high, and you bid to choose trump.</source>
      <translation>Dolanan trik saka Durban kanggo rong pihak: jack lan sanga paling dhuwur, lan sampeyan nawa kanggo milih truf.</translation>
    </message>
    <message>
      <source>Set of rules</source>
      <translation>Kumpulan aturan</translation>
    </message>
    <message>
      <source>The rules as CatsAtCards describes them.</source>
      <translation>Aturan kaya sing diterangake CatsAtCards.</translation>
    </message>
    <message>
      <source>Thunee as Durban plays it, by the fullest published rules: bids go up ten at a time, Thunee needs six cards, losing the last trick costs 10 points, and a failed bid costs two balls.</source>
      <translation>Thunee kaya sing didolani ing Durban, miturut aturan paling pepak sing tau diterbitake: tawaran munggah sepuluh-sepuluh, Thunee butuh nem kertu, kalah trik pungkasan ngilangake 10 poin, lan tawaran sing gagal regane rong bal.</translation>
    </message>
    <message>
      <source>Thunee as Durban plays it, without the calls of six players.</source>
      <translation>Thunee kaya sing didolanake ing Durban, tanpa seruan pemain nem.</translation>
    </message>
    <message>
      <source>What most players in Durban expect: losing the last trick can cost 10 points, and a failed bid costs two balls.</source>
      <translation>Sing lumrahe dienggo pemain ing Durban: kalah trik pungkasan bisa ngrugekake 10 poin, lan tawaran sing gagal ngrugekake rong bal.</translation>
    </message>
    <message>
      <source>CatsAtCards: Thunee</source>
      <translation>CatsAtCards: Thunee</translation>
    </message>
    <message>
      <source>pagat.com: Thunee</source>
      <translation>pagat.com: Thunee</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Tawaran</translation>
    </message>
    <message>
      <source>A bid may be any number of tens above the last one.</source>
      <translation>Tawaran oleh pirang puluh wae sadhuwure tawaran pungkasan.</translation>
    </message>
    <message>
      <source>A bid must be exactly ten above the last one.</source>
      <translation>Tawaran kudu pas sepuluh sadhuwure tawaran pungkasan.</translation>
    </message>
    <message>
      <source>The last trick</source>
      <translation>Trik pungkasan</translation>
    </message>
    <message>
      <source>The counting side gets 10 points more if it wins the last trick.</source>
      <translation>Pihak sing ngetung oleh 10 poin maneh yen menang trik pungkasan.</translation>
    </message>
    <message>
      <source>The counting side gets 10 points more if it wins the last trick, and loses 10 if it doesn't.</source>
      <translation>Pihak sing ngetung oleh 10 poin maneh yen menang trik pungkasan, lan kelangan 10 yen ora.</translation>
    </message>
    <message>
      <source>other published rules</source>
      <translation>aturan liya sing wis diterbitake</translation>
    </message>
    <message>
      <source>A bid that fails</source>
      <translation>Tawaran sing gagal</translation>
    </message>
    <message>
      <source>The side that wins the round scores one ball.</source>
      <translation>Pihak sing menang ronde oleh sak bal.</translation>
    </message>
    <message>
      <source>If the side that won the bidding loses the count, the opponents score two balls.</source>
      <translation>Yen pihak sing menang tawaran kalah ing etungan, mungsuh oleh rong bal.</translation>
    </message>
    <message>
      <source>Low trumps</source>
      <translation>Truf cendhek</translation>
    </message>
    <message>
      <source>If you can't follow suit, you may play any card.</source>
      <translation>Yen ora bisa manut jinis, sampeyan oleh ngetokake kertu apa wae.</translation>
    </message>
    <message>
      <source>If you can't follow suit, you may not play a trump lower than one already in the trick unless you have only trumps.</source>
      <translation>Yen ora bisa manut jinis, sampeyan ora oleh ngetokake truf sing luwih cendhek tinimbang truf ing trik, kajaba mung duwe truf.</translation>
    </message>
    <message>
      <source>The last card as trump</source>
      <translation>Kertu pungkasan dadi truf</translation>
    </message>
    <message>
      <source>The trump maker chooses trump from the cards dealt first.</source>
      <translation>Panemtu truf milih truf saka kertu sing dibagi dhisik.</translation>
    </message>
    <message>
      <source>The trump maker may also choose the last card they'll be dealt, without seeing it.</source>
      <translation>Panemtu truf uga oleh milih, tanpa dideleng, kertu pungkasan sing bakal dibagi kanggo dheweke.</translation>
    </message>
    <message>
      <source>If nobody has bid, the trump maker may also choose, unseen, the last card that they'll be dealt.</source>
      <translation>Yen ora ana sing nawa, penentu truf uga oleh milih, tanpa dideleng, kertu pungkasan sing bakal dibagi kanggo dheweke.</translation>
    </message>
    <message>
      <source>No trumps on the counting side</source>
      <translation>Pihak sing ngetung tanpa truf</translation>
    </message>
    <message>
      <source>If the counting side has no trumps, its first player may ask for a new deal.</source>
      <translation>Yen pihak sing ngetung ora duwe truf, pemaine sing kapisan oleh njaluk bagi maneh.</translation>
    </message>
    <message>
      <source>If the counting side has no trumps, or the opponents of Thunee have none of its suit, the cards are dealt again.</source>
      <translation>Yen pihak sing ngetung ora duwe truf, utawa mungsuhe Thunee ora duwe kertu sak jinis, kertu dibagi maneh.</translation>
    </message>
    <message>
      <source>Announcing Jodhis</source>
      <translation>Ngumumake Jodhi</translation>
    </message>
    <message>
      <source>You may announce a Jodhi after your side's first and third tricks.</source>
      <translation>Sampeyan oleh ngumumake Jodhi sawise trik kapisan lan katelu pihak sampeyan.</translation>
    </message>
    <message>
      <source>You may announce a Jodhi after any trick that your side wins, except the last.</source>
      <translation>Sampeyan oleh ngumumake Jodhi sawise trik endi wae sing dimenangake pihak sampeyan, kajaba sing pungkasan.</translation>
    </message>
    <message>
      <source>rule sheets that players use</source>
      <translation>lembar aturan sing dienggo para pemain</translation>
    </message>
    <message>
      <source>Calling Thunee</source>
      <translation>Nyeru Thunee</translation>
    </message>
    <message>
      <source>You may call Thunee during the bidding, or once all cards are dealt.</source>
      <translation>Sampeyan oleh nyeru Thunee nalika nawa, utawa sawise kabeh kertu dibagi.</translation>
    </message>
    <message>
      <source>You may call Thunee only once all cards are dealt.</source>
      <translation>Sampeyan oleh nyeru Thunee mung sawise kabeh kertu dibagi.</translation>
    </message>
    <message>
      <source>First to call Thunee</source>
      <translation>Sing nyeru Thunee dhisik</translation>
    </message>
    <message>
      <source>The trump maker may call first, then the others in turn.</source>
      <translation>Penentu truf oleh nyeru dhisik, banjur liyane miturut giliran.</translation>
    </message>
    <message>
      <source>The trump maker may call first, then the partner, then the opponents.</source>
      <translation>Penentu truf oleh nyeru dhisik, banjur kancane, banjur mungsuh.</translation>
    </message>
    <message>
      <source>Partner catch</source>
      <translation>Kecekel kanca (partner catch)</translation>
    </message>
    <message>
      <source>If your own partner wins a trick of your Thunee, the opponents score eight balls.</source>
      <translation>Yen kanca sampeyan dhewe menang trike Thunee sampeyan, mungsuh oleh wolung bal.</translation>
    </message>
    <message>
      <source>If your own partner wins a trick of your Thunee, the opponents score six balls.</source>
      <translation>Yen kanca sampeyan dhewe menang trike Thunee sampeyan, mungsuh oleh nem bal.</translation>
    </message>
    <message>
      <source>If your own partner wins a trick of your Thunee, the opponents score four balls, as for any lost Thunee.</source>
      <translation>Yen kanca sampeyan dhewe menang trike Thunee sampeyan, mungsuh oleh patang bal, kaya saben Thunee sing kalah.</translation>
    </message>
    <message>
      <source>Royals</source>
      <translation>Royals</translation>
    </message>
    <message>
      <source>You may call Thunee only with the usual order of the cards.</source>
      <translation>Sampeyan mung oleh nyeru Thunee nganggo urutan kertu lumrah.</translation>
    </message>
    <message>
      <source>After the deal you may also call Royals: Thunee with the order of the cards reversed.</source>
      <translation>Sawise kertu dibagi sampeyan uga oleh nyeru Royals: Thunee nganggo urutan kertu dibalik.</translation>
    </message>
    <message>
      <source>one other source</source>
      <translation>siji sumber liya</translation>
    </message>
    <message>
      <source>Blind calls</source>
      <translation>Seruan wuta</translation>
    </message>
    <message>
      <source>If you call Thunee, you see all your cards before you play.</source>
      <translation>Yen nyeru Thunee, sampeyan ndeleng kabeh kertu sadurunge main.</translation>
    </message>
    <message>
      <source>Until trump is chosen you may call Thunee blind, without seeing your last two cards.</source>
      <translation>Nganti truf dipilih sampeyan oleh nyeru Thunee wuta, tanpa ndeleng rong kertu pungkasan.</translation>
    </message>
    <message>
      <source>During the bidding you may call Thunee blind, without seeing your last two cards, for eight balls.</source>
      <translation>Nalika nawa sampeyan oleh nyeru Thunee wuta, tanpa ndeleng rong kertu pungkasan, kanggo wolung bal.</translation>
    </message>
    <message>
      <source>Balls for a blind call</source>
      <translation>Bal kanggo seruan wuta</translation>
    </message>
    <message>
      <source>A blind call is worth eight balls, made or lost.</source>
      <translation>Seruan wuta regane wolung bal, kasil utawa gagal.</translation>
    </message>
    <message>
      <source>A blind call is worth six balls, made or lost.</source>
      <translation>Seruan wuta regane nem bal, kasil utawa gagal.</translation>
    </message>
    <message>
      <source>Calls with six players</source>
      <translation>Seruan pemain nem</translation>
    </message>
    <message>
      <source>Six players make the same calls as four.</source>
      <translation>Pemain nem nyeru kaya pemain papat.</translation>
    </message>
    <message>
      <source>Six players may also call Trips, with three equal cards, and Moenie, with four of one suit and its jack.</source>
      <translation>Pemain nem uga oleh nyeru Trips, nganggo kertu telu sing padha, lan Moenie, nganggo kertu papat sing jinise padha kalebu jack-e.</translation>
    </message>
    <message>
      <source>Trips lost to a partner</source>
      <translation>Trips kalah dening kanca</translation>
    </message>
    <message>
      <source>If your own partner wins the last trick of your Trips, the opponents score three balls.</source>
      <translation>Yen kanca sampeyan dhewe menang trik pungkasan Trips sampeyan, mungsuh oleh telung bal.</translation>
    </message>
    <message>
      <source>If your own partner wins the last trick of your Trips, the opponents score six balls.</source>
      <translation>Yen kanca sampeyan dhewe menang trik pungkasan Trips sampeyan, mungsuh oleh nem bal.</translation>
    </message>
    <message>
      <source>Balls for a Double</source>
      <translation>Bal kanggo Double</translation>
    </message>
    <message>
      <source>A Double scores two balls.</source>
      <translation>Double oleh rong bal.</translation>
    </message>
    <message>
      <source>A Double scores two balls, or four if the counting side calls it against a bid.</source>
      <translation>Double oleh rong bal, utawa papat yen diseru pihak sing ngetung nglawan tawaran.</translation>
    </message>
    <message>
      <source>Making a Khanaak</source>
      <translation>Kasil nganggo Khanaak</translation>
    </message>
    <message>
      <source>The 10 for the last trick and your Jodhis must be more than the opponents' cards and Jodhis.</source>
      <translation>Jodhi sampeyan ditambah 10 kudu ngungkuli poin kertu lan Jodhine mungsuh.</translation>
    </message>
    <message>
      <source>The 10 for the last trick and your Jodhis must be more than the opponents' cards and Jodhis, and the bid too if they are the counting side. The counting side can call Khanaak only against a bid.</source>
      <translation>Jodhi sampeyan ditambah 10 kudu ngungkuli poin kertu, Jodhi, lan tawaran sing diitung kanggo mungsuh. Pihak sing ngetung butuh tawaran supaya bisa nyeru Khanaak.</translation>
    </message>
    <message>
      <source>The 10 for the last trick and your Jodhis must be more than the opponents' cards alone.</source>
      <translation>Jodhi sampeyan ditambah 10 mung kudu ngungkuli poin kertune mungsuh.</translation>
    </message>
    <message>
      <source>Two to clear</source>
      <translation>Kudu kacek loro</translation>
    </message>
    <message>
      <source>The first side with enough balls wins the match.</source>
      <translation>Pihak sing dhisik cukup bale menang tandhing.</translation>
    </message>
    <message>
      <source>To win the match, a side also needs a lead of two balls.</source>
      <translation>Kanggo menang tandhing, sak pihak uga kudu unggul rong bal.</translation>
    </message>
    <message>
      <source>No doubles on 11</source>
      <translation>Tanpa Double ing 11</translation>
    </message>
    <message>
      <source>You may call Double at any score.</source>
      <translation>Sampeyan oleh nyeru Double ing skor pira wae.</translation>
    </message>
    <message>
      <source>You can't call Double while either side is one ball short of winning the match.</source>
      <translation>Sampeyan ora oleh nyeru Double yen ana pihak sing kurang sak bal kanggo menang tandhing.</translation>
    </message>
    <message>
      <source>You can't call Double while your own side is one ball short of winning the match.</source>
      <translation>Sampeyan ora oleh nyeru Double yen pihak sampeyan dhewe kurang sak bal kanggo menang tandhing.</translation>
    </message>
    <message>
      <source>You can't call Double while a side has 11 balls or more.</source>
      <translation>Sampeyan ora oleh nyeru Double yen ana pihak sing duwe 11 bal utawa luwih.</translation>
    </message>
    <message>
      <source>Twelve balls win the match.</source>
      <translation>Rolas bal menang tandhing.</translation>
    </message>
    <message>
      <source>Thirteen balls win the match.</source>
      <translation>Telulas bal menang tandhing.</translation>
    </message>
    <message>
      <source>The match after a Khanaak</source>
      <translation>Tandhing sawise Khanaak</translation>
    </message>
    <message>
      <source>A Khanaak doesn't change the number of balls that win the match.</source>
      <translation>Khanaak ora ngowahi cacahe bal sing menang tandhing.</translation>
    </message>
    <message>
      <source>Once somebody has called Khanaak, thirteen balls win the match.</source>
      <translation>Yen wis ana sing nyeru Khanaak, telulas bal menang tandhing.</translation>
    </message>
    <message>
      <source>The next dealer</source>
      <translation>Sing mbagi sabanjure</translation>
    </message>
    <message>
      <source>The dealer deals again as long as the dealer's side is behind.</source>
      <translation>Sing mbagi mbagi maneh sasuwene pihake kalah skore.</translation>
    </message>
    <message>
      <source>The dealer deals again until the dealer's side wins a round.</source>
      <translation>Sing mbagi mbagi maneh nganti pihake menang sak ronde.</translation>
    </message>
    <message>
      <source>With two players</source>
      <translation>Dolanan wong loro</translation>
    </message>
    <message>
      <source>You are dealt six cards, and six more once these are played.</source>
      <translation>Sampeyan oleh kertu nem, lan nem maneh yen kabeh wis ditokake.</translation>
    </message>
    <message>
      <source>After the first trick you play face up, from cards laid on six that nobody has seen.</source>
      <translation>Sawise trik kapisan kertu sampeyan mlumah, ing ndhuwure kertu nem sing durung diweruhi sapa wae.</translation>
    </message>
    <message>
      <source>Durban</source>
      <translation>Durban</translation>
    </message>
    <message>
      <source>Sampèn</source>
      <translation>Sampèn</translation>
    </message>
    <message>
      <source>Match the open card with its identical card and throw out another. Win by matching with your last card.</source>
      <translation>Cocogna kertu sing mlumah karo kembarane lan uncalna kertu liyane. Sampeyan menang yen kertu pungkasan cocog.</translation>
    </message>
    <message>
      <source>The hands</source>
      <translation>Kertu tangan</translation>
    </message>
    <message>
      <source>The fewer players there are, the more cards each has: 15, 15, 13, 11 or 9 for two to six.</source>
      <translation>Saya sithik pemaine, saya akeh kertune: 15, 15, 13, 11, utawa 9 kanggo pemain loro nganti enem.</translation>
    </message>
    <message>
      <source>With five or six players, each has five cards.</source>
      <translation>Yen pemaine lima utawa enem, saben pemain oleh kertu lima.</translation>
    </message>
    <message>
      <source>Sid Sackson</source>
      <translation>Sid Sackson</translation>
    </message>
    <message>
      <source>As in Java</source>
      <translation>Kaya ing Jawa</translation>
    </message>
    <message>
      <source>Five players with five cards each.</source>
      <translation>Pemain lima, saben pemain kertune lima.</translation>
    </message>
    <message>
      <source>Thothit Banyuwangi</source>
      <translation>Thothit Banyuwangi</translation>
    </message>
    <message>
      <source>Match the open card, throw out another, and call satu with your last card: if nobody matches the next one, you win.</source>
      <translation>Cocogna kertu sing mlumah, uncalna kertu liyane, lan nyerua satu yen kertune kari siji: yen kertu sabanjure ora ana sing nyocogake, sampeyan menang.</translation>
    </message>
    <message>
      <source>The call</source>
      <translation>Seruan</translation>
    </message>
    <message>
      <source>A player with one card left calls satu, as in Banyuwangi.</source>
      <translation>Pemain sing kertune kari siji nyeru satu, kaya ing Banyuwangi.</translation>
    </message>
    <message>
      <source>A player with one card left calls niji, as in Sèmbrèh.</source>
      <translation>Pemain sing kertune kari siji nyeru niji, kaya ing Sèmbrèh.</translation>
    </message>
    <message>
      <source>Sèmbrèh</source>
      <translation>Sèmbrèh</translation>
    </message>
    <message>
      <source>The same game as in Central and East Java, with five players.</source>
      <translation>Dolanan sing padha ing Jawa Tengah lan Jawa Wetan, kanggo pemain lima.</translation>
    </message>
    <message>
      <source>Melaka and Singapore</source>
      <translation>Melaka lan Singapura</translation>
    </message>
    <message>
      <source>Java</source>
      <translation>Jawa</translation>
    </message>
    <message>
      <source>Yogyakarta</source>
      <translation>Yogyakarta</translation>
    </message>
    <message>
      <source>Surakarta</source>
      <translation>Surakarta</translation>
    </message>
    <message>
      <source>Banyuwangi</source>
      <translation>Banyuwangi</translation>
    </message>
    <message>
      <source>New Guinea</source>
      <translation>Papua</translation>
    </message>
    <message>
      <source>From books</source>
      <translation>Saka buku</translation>
    </message>
  </context>
  <context>
    <name>home</name>
    <message>
      <source>dddd, d MMMM</source>
      <translation>dddd, d MMMM</translation>
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>d MMMM</source>
      <translation>d MMMM</translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) ahead</source>
      <translation>
        <numerusform>unggul %n poin</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) behind</source>
      <translation>
        <numerusform>kalah %n poin</numerusform>
      </translation>
    </message>
    <message>
      <source>tied with the best</source>
      <translation>seri karo sing paling apik</translation>
    </message>
    <message>
      <source>a tie</source>
      <translation>seri</translation>
    </message>
    <message>
      <source>a win</source>
      <translation>menang</translation>
    </message>
    <message>
      <source>a loss</source>
      <translation>kalah</translation>
    </message>
    <message>
      <source>still to come</source>
      <translation>durung teka</translation>
    </message>
    <message>
      <source>not played</source>
      <translation>durung dimainake</translation>
    </message>
    <message>
      <source>played, {0}</source>
      <translation>wis dimainake, {0}</translation>
    </message>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message numerus="yes">
      <source>%n point(s)</source>
      <translation>
        <numerusform>%n poin</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}, {1} ahead</source>
      <translation>{0}, unggul {1}</translation>
    </message>
    <message>
      <source>{0}, {1} behind</source>
      <translation>{0}, kalah {1}</translation>
    </message>
    <message>
      <source>{0}, tied with the best</source>
      <translation>{0}, seri karo sing paling apik</translation>
    </message>
    <message>
      <source>{0}: in your album</source>
      <translation>{0}: wis ana ing album sampeyan</translation>
    </message>
    <message>
      <source>{0}: not in your album yet</source>
      <translation>{0}: durung ana ing album sampeyan</translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
  </context>
  <context>
    <name>keys</name>
    <message>
      <source>Capture nothing (Cholek Tiga)</source>
      <translation>Ora nangkep (Cholek Tiga)</translation>
    </message>
    <message>
      <source>Match the open card</source>
      <translation>Cocogna kertu sing mlumah</translation>
    </message>
    <message>
      <source>Let it go</source>
      <translation>Liwati</translation>
    </message>
    <message>
      <source>Ctrl+Left, Right</source>
      <translation>Ctrl+Panah kiwa, tengen</translation>
    </message>
    <message>
      <source>Move a hand card</source>
      <translation>Ngalihake kertu tangan</translation>
    </message>
    <message>
      <source>Draw; take the discard</source>
      <translation>Tarik; jupuk buwangan</translation>
    </message>
    <message>
      <source>Checki, or another call</source>
      <translation>Checki, utawa seruan liyane</translation>
    </message>
    <message>
      <source>Claim a card</source>
      <translation>Ngeklaim kertu</translation>
    </message>
    <message>
      <source>Not now; let it go</source>
      <translation>Ora saiki; jarna wae</translation>
    </message>
    <message>
      <source>Any key</source>
      <translation>Tombol endi wae</translation>
    </message>
    <message>
      <source>Clear away the full trick</source>
      <translation>Singkirna trik sing wis jangkep</translation>
    </message>
    <message>
      <source>Bid 10 to 90, 100, 104</source>
      <translation>Nawa 10 – 90, 100, 104</translation>
    </message>
    <message>
      <source>Thunee, Royals, Blind Thunee, Blind Royals</source>
      <translation>Thunee, Royals, Blind Thunee, Blind Royals</translation>
    </message>
    <message>
      <source>Announce a Jodhi in spades, hearts, diamonds or clubs</source>
      <translation>Ngumumake Jodhi sekop, ati, wajik utawa kriting</translation>
    </message>
    <message>
      <source>Double, Khanaak</source>
      <translation>Double, Khanaak</translation>
    </message>
    <message>
      <source>Trips, Moenie (six players)</source>
      <translation>Trips, Moenie (pemain nem)</translation>
    </message>
    <message>
      <source>Ask for a new deal; choose the last card as trump</source>
      <translation>Bagi maneh; kertu pungkasan dadi truf</translation>
    </message>
    <message>
      <source>Pass; hold back</source>
      <translation>Liwat; tahan dhisik</translation>
    </message>
    <message>
      <source>Play out a round whose last tricks all go to one side</source>
      <translation>Rampungna ronde sing trik turahane mesthi duweke pihak siji</translation>
    </message>
    <message>
      <source>More keys</source>
      <translation>Tombol liyane</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>Ing meja</translation>
    </message>
    <message>
      <source>Left, Right</source>
      <translation>Panah kiwa, tengen</translation>
    </message>
    <message>
      <source>Choose a hand card; choose what to capture</source>
      <translation>Milih kertu tangan; milih sing arep ditangkep</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Play the card; capture; go on to the next round</source>
      <translation>Ngetokake kertu; nangkep; terus menyang ronde sabanjure</translation>
    </message>
    <message>
      <source>Escape</source>
      <translation>Escape</translation>
    </message>
    <message>
      <source>Put the card back; close the score sheet or a pile; leave full screen</source>
      <translation>Mbalekake kertu; nutup lembar skor utawa tumpukan; metu saka layar kebak</translation>
    </message>
    <message>
      <source>Menu, Shift+F10</source>
      <translation>Menu, Shift+F10</translation>
    </message>
    <message>
      <source>Explain the card in the frame; a right-click does the same</source>
      <translation>Katrangan luwih akeh bab kertu ing pigura; klik tengen uga bisa</translation>
    </message>
    <message>
      <source>F10</source>
      <translation>F10</translation>
    </message>
    <message>
      <source>Open the menus</source>
      <translation>Mbukak menu</translation>
    </message>
    <message>
      <source>Touch</source>
      <translation>Driji</translation>
    </message>
    <message>
      <source>The first tap shows what a card would do, the second plays it; hold for more</source>
      <translation>Ketukan kapisan nuduhake akibate kertu, kapindho ngetokake; tahanen kanggo katrangan</translation>
    </message>
    <message>
      <source>Skip the animation</source>
      <translation>Ngliwati animasi</translation>
    </message>
  </context>
  <context>
    <name>kings</name>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>Cards captured: {0}. A game of Laki breaks the tie.</source>
      <translation>Kertu sing kecekel: {0}. Laki sing nemtokake.</translation>
    </message>
    <message>
      <source>Cards captured: {0}.</source>
      <translation>Kertu sing ditangkep: {0}.</translation>
    </message>
    <message>
      <source>A tie: draw three cards each for Laki</source>
      <translation>Seri: saben pemain sing seri narik telung kertu kanggo Laki</translation>
    </message>
    <message>
      <source>A tie. A game of Laki decides between {0}</source>
      <translation>Seri. Laki sing nemtokake antarane {0}</translation>
    </message>
    <message>
      <source>Your turn: turn up two cards</source>
      <translation>Giliran sampeyan: bukaken rong kertu</translation>
    </message>
    <message>
      <source>Turn up {2} and {3}, the next two stock cards, not {0} and {1}.</source>
      <translation>Bukaken {2} lan {3}, kertu stok sabanjure, dudu {0} lan {1}.</translation>
    </message>
    <message>
      <source>Draw three cards for each tied player first: a game of Laki breaks the tie.</source>
      <translation>Tarik dhisik telung kertu kanggo saben pemain sing seri: Laki sing nemtokake.</translation>
    </message>
    <message>
      <source>Play on: there's no tie for Laki to break.</source>
      <translation>Terusna: ora ana seri sing kudu ditemtokake Laki.</translation>
    </message>
    <message>
      <source>Draw three cards for each tied player, and for nobody else.</source>
      <translation>Tariken telung kertu kanggo saben pemain sing seri, liyane ora.</translation>
    </message>
    <message>
      <source>Draw other cards for Laki: {0} isn't available now.</source>
      <translation>Tariken kertu liya kanggo Laki: {0} saiki ora ana.</translation>
    </message>
    <message>
      <source>Laki (nearest to nine wins): {drawn}</source>
      <translation>Laki, sing paling cedhak karo sanga menang: {drawn}</translation>
    </message>
    <message>
      <source>King {0}, free play</source>
      <translation>Raja {0}, main bebas</translation>
    </message>
    <message>
      <source>King {0} of {1}</source>
      <translation>Raja {0} saka {1}</translation>
    </message>
    <message>
      <source>King {0}</source>
      <translation>Raja {0}</translation>
    </message>
    <message>
      <source>The cards captured in each round, then the kings won so far</source>
      <translation>Kertu saben ronde, banjur raja sing wis dimenangake nganti saiki</translation>
    </message>
    <message numerus="yes">
      <source>%n king(s)</source>
      <translation>
        <numerusform>%n raja</numerusform>
      </translation>
    </message>
    <message>
      <source>The winner of each round gets a king. After {0} rounds, the player with the most kings wins the match.</source>
      <translation>Sing menang saben ronde oleh raja siji. Sawise {0} ronde, sing rajane paling akeh menang tandhing.</translation>
    </message>
    <message>
      <source>{0} wins the king</source>
      <translation>{0} menang raja</translation>
    </message>
    <message>
      <source>You win the king</source>
      <translation>Sampeyan menang raja</translation>
    </message>
    <message>
      <source>a triple</source>
      <translation>telu padha</translation>
    </message>
    <message>
      <source>its own, not a fishing game</source>
      <translation>kulawarga dhewe, dudu dolanan mancing</translation>
    </message>
    <message>
      <source>French, 52</source>
      <translation>Prancis, 52</translation>
    </message>
  </context>
  <context>
    <name>kowah</name>
    <message>
      <source>The winning hand: {0}</source>
      <translation>Kertu tangan sing menang: {0}</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>{card}, drawn from the stock, completed the hand.</source>
      <translation>{card}, ditarik saka stok, njangkepi kertu tangan.</translation>
    </message>
    <message>
      <source>{card}, drawn by {who} and claimed, completed the hand.</source>
      <translation>{card}, ditarik dening {who} lan diklaim, njangkepi kertu tangan.</translation>
    </message>
    <message>
      <source>Triplet</source>
      <translation>Telu padha</translation>
    </message>
    <message>
      <source>{who} draws {card} and shows it</source>
      <translation>{who} narik {card} lan nuduhake</translation>
    </message>
    <message>
      <source>{who} has a complete hand</source>
      <translation>Kertu tangane {who} wis jangkep</translation>
    </message>
    <message>
      <source>You draw {card} and show it</source>
      <translation>Sampeyan narik {card} lan nuduhake</translation>
    </message>
    <message>
      <source>Your hand is complete</source>
      <translation>Kertu tangan sampeyan wis jangkep</translation>
    </message>
    <message>
      <source>Draw and show: {card}</source>
      <translation>Tarik lan tuduhna: {card}</translation>
    </message>
    <message>
      <source>The hand is complete</source>
      <translation>Kertu tangane wis jangkep</translation>
    </message>
    <message>
      <source>Time's up: you didn't claim {0}</source>
      <translation>Wektune entek: sampeyan ora ngeklaim {0}</translation>
    </message>
    <message>
      <source>Nobody wins: the stock ran out</source>
      <translation>Ora ana sing menang: stoke entek</translation>
    </message>
    <message>
      <source>{0} wins the round</source>
      <translation>{0} menang ronde iki</translation>
    </message>
    <message>
      <source>You win the round</source>
      <translation>Sampeyan menang ronde iki</translation>
    </message>
    <message>
      <source>{0} drew {1}. Claim it to win the round?</source>
      <translation>{0} narik {1}. Diklaim supaya menang ronde iki?</translation>
    </message>
    <message>
      <source>You drew {0}: discard a card</source>
      <translation>Sampeyan narik {0}: buwangen kertu siji</translation>
    </message>
    <message>
      <source>Your turn: discard a card</source>
      <translation>Giliran sampeyan: buwangen kertu siji</translation>
    </message>
    <message>
      <source>Your turn: draw, or take {0}</source>
      <translation>Giliran sampeyan: narika, utawa jupuken {0}</translation>
    </message>
    <message>
      <source>Your turn: draw a card</source>
      <translation>Giliran sampeyan: tariken kertu</translation>
    </message>
    <message>
      <source>rummy: you draw and discard cards</source>
      <translation>remi: sampeyan narik lan mbuwang kertu</translation>
    </message>
    <message>
      <source>The child keeps cards that look the same.</source>
      <translation>Bocah nyimpen kertu sing padha rupane.</translation>
    </message>
    <message>
      <source>The regular also takes discards that fit.</source>
      <translation>Langganan uga njupuk buwangan sing cocog.</translation>
    </message>
    <message>
      <source>The master works out the chances of every hand.</source>
      <translation>Empu ngetung kamungkinane saben kertu tangan.</translation>
    </message>
    <message>
      <source>Checki</source>
      <translation>Checki</translation>
    </message>
    <message>
      <source>the pair shown</source>
      <translation>pasangan sing dituduhake</translation>
    </message>
    <message>
      <source>This round</source>
      <translation>Ronde iki</translation>
    </message>
    <message>
      <source>Rounds won, of {0}</source>
      <translation>Ronde menang, saka {0}</translation>
    </message>
    <message>
      <source>The stock ran out, and nobody claimed the last discard.</source>
      <translation>Stoke entek, lan ora ana sing ngeklaim buwangan pungkasan.</translation>
    </message>
    <message>
      <source>{card}, discarded by {who} and taken in turn, completed the hand.</source>
      <translation>{card}, dibuwang dening {who} lan dijupuk ing gilirane, njangkepi kertu tangan.</translation>
    </message>
    <message>
      <source>{card}, discarded by {who} and claimed, completed the hand.</source>
      <translation>{card}, dibuwang dening {who} lan diklaim, njangkepi kertu tangan.</translation>
    </message>
    <message>
      <source>{who} declares checki with {card}</source>
      <translation>{who} mratelakake checki nganggo {card}</translation>
    </message>
    <message>
      <source>You declare checki with {card}</source>
      <translation>Sampeyan mratelakake checki nganggo {card}</translation>
    </message>
    <message>
      <source>Checki with {card}</source>
      <translation>Checki nganggo {card}</translation>
    </message>
    <message>
      <source>First draw a card, or take the top of the discard pile.</source>
      <translation>Tariken kertu dhisik, utawa jupuken sing paling ndhuwur saka tumpukan buwangan.</translation>
    </message>
    <message>
      <source>First discard a card.</source>
      <translation>Buwangen kertu dhisik.</translation>
    </message>
    <message>
      <source>Show another pair first: your discard broke the pair you showed.</source>
      <translation>Tuduhna pasangan liya dhisik: buwangan sampeyan mecah pasangan sing wis dituduhake.</translation>
    </message>
    <message>
      <source>Play on: there's nothing for you to turn down now.</source>
      <translation>Terusna: saiki ora ana sing kena diliwati.</translation>
    </message>
    <message>
      <source>Draw from the stock: nobody has discarded yet.</source>
      <translation>Narika saka stok: durung ana buwangan.</translation>
    </message>
    <message>
      <source>Draw from the stock: your hand is frozen, and {0} doesn't win.</source>
      <translation>Narika saka stok: kertu tangan sampeyan ora kena diowahi, lan {0} ora nggawe menang.</translation>
    </message>
    <message>
      <source>Draw from the stock: if you take {0}, you can't discard any card.</source>
      <translation>Narika saka stok: yen njupuk {0}, ora ana kertu sing kena dibuwang.</translation>
    </message>
    <message>
      <source>Discard another card: you have just taken {0}.</source>
      <translation>Buwangen kertu liya: sampeyan mentas njupuk {0}.</translation>
    </message>
    <message>
      <source>Discard {1}, the card you just drew: your hand is frozen.</source>
      <translation>Buwangen {1}, kertu sing mentas sampeyan tarik: kertu tangan ora kena diowahi.</translation>
    </message>
    <message>
      <source>Discard another card: without {0} your hand isn't ready, and you can't take checki back.</source>
      <translation>Buwangen kertu liya: tanpa {0} kertu tangan sampeyan ora siap, lan checki ora bisa dibatalake.</translation>
    </message>
    <message>
      <source>Choose an identical pair for checki: you don't have two of {0}.</source>
      <translation>Pilihen pasangan kembar kanggo checki: sampeyan ora duwe {0} loro.</translation>
    </message>
    <message>
      <source>Collect two triplets first: checki needs them besides the pair of {0}.</source>
      <translation>Klumpukna dhisik telu padha ping loro: saliyane pasangan {0}, checki butuh iku.</translation>
    </message>
    <message>
      <source>Play on: you have already declared checki with {0}.</source>
      <translation>Terusna: sampeyan wis mratelakake checki nganggo {0}.</translation>
    </message>
    <message>
      <source>Get your hand ready first. Then declare checki right after the deal or after your own discard.</source>
      <translation>Siapna dhisik kertu tangan. Banjur pratelakna checki langsung sawise dibagi utawa sawise buwangan sampeyan dhewe.</translation>
    </message>
    <message>
      <source>Declare checki now: the house rules don't let you wait with a ready hand.</source>
      <translation>Pratelakna checki saiki: miturut aturan omah, kertu tangan sing siap ora kena ditundha.</translation>
    </message>
    <message>
      <source>Play on: there's no card for you to claim.</source>
      <translation>Terusna: ora ana kertu sing kena sampeyan klaim.</translation>
    </message>
    <message>
      <source>Choose another seat: nobody sits in this one.</source>
      <translation>Pilihen kursi liya: kursi iki kosong.</translation>
    </message>
    <message>
      <source>Wait for your turn: only a player who is asked may answer out of turn.</source>
      <translation>Entenana giliran sampeyan: sing oleh mangsuli sanjabane giliran mung pemain sing ditakoni.</translation>
    </message>
    <message>
      <source>Each player has eight cards; the rest are the stock. Dealer: {dealer}. First player: {starter}</source>
      <translation>Saben pemain duwe wolung kertu; turahane dadi stok. Sing mbagi: {dealer}. Pemain kapisan: {starter}</translation>
    </message>
    <message>
      <source>Round {0}, first to {1}</source>
      <translation>Ronde {0}, dhisik-dhisikan {1}</translation>
    </message>
    <message>
      <source>1 point for each round won, then the rounds won so far</source>
      <translation>1 poin saben menang ronde, banjur cacahe ronde sing dimenangake nganti saiki</translation>
    </message>
    <message numerus="yes">
      <source>first to win %n round(s)</source>
      <translation>
        <numerusform>dhisik-dhisikan menang %n ronde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first player to win %n round(s) wins the match.</source>
      <translation>
        <numerusform>Sing dhisik menang %n ronde menang tandhing.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} wins the round with {1}</source>
      <translation>{0} menang ronde iki nganggo {1}</translation>
    </message>
    <message>
      <source>You win the round with {1}</source>
      <translation>Sampeyan menang ronde iki nganggo {1}</translation>
    </message>
    <message>
      <source>{0} has to show another pair</source>
      <translation>{0} kudu nuduhake pasangan liya</translation>
    </message>
    <message>
      <source>Your turn: take {0} and win, or draw</source>
      <translation>Giliran sampeyan: jupuken {0} lan menanga, utawa narika</translation>
    </message>
    <message>
      <source>{1} would be your third copy but wouldn't win. Claim it?</source>
      <translation>{1} bakal dadi lembar katelu sampeyan, nanging ora nggawe menang. Diklaim?</translation>
    </message>
    <message>
      <source>{0} discarded {1}. Claim it to win the round?</source>
      <translation>{0} mbuwang {1}. Diklaim supaya menang ronde iki?</translation>
    </message>
    <message>
      <source>Your discard broke the pair. Show another one: {0}</source>
      <translation>Buwangan sampeyan mecah pasangan. Tuduhna liyane: {0}</translation>
    </message>
    <message>
      <source>Declare checki? You hold all four copies of {0}, so no card can win</source>
      <translation>Pratelakna checki? Papat-papate {0} ana ing tangan sampeyan, dadi ora ana kertu sing nggawe menang</translation>
    </message>
    <message>
      <source>Declare checki? You would wait for {0}</source>
      <translation>Pratelakna checki? Sampeyan bakal ngenteni {0}</translation>
    </message>
    <message>
      <source>Declare checki? A third copy of the pair you show will win: {0}</source>
      <translation>Pratelakna checki? Sing nggawe menang lembar katelu saka pasangan sing dituduhake: {0}</translation>
    </message>
    <message>
      <source>The neighbour keeps pairs and triplets and draws from the stock.</source>
      <translation>Tangga nyimpen pasangan lan telu padha, lan narik saka stok.</translation>
    </message>
    <message>
      <source>The old hand also watches the pairs that opponents have declared.</source>
      <translation>Sesepuh uga ngawasi pasangan sing dipratelakake mungsuh.</translation>
    </message>
    <message>
      <source>Pair and winning card</source>
      <translation>Pasangan lan kertu sing nggawe menang</translation>
    </message>
  </context>
  <context>
    <name>lessons</name>
    <message>
      <source>The cards and their ranks</source>
      <translation>Kertu lan angkane</translation>
    </message>
    <message>
      <source>Suits, honours, identical cards and red stamps, and which card captures which.</source>
      <translation>Jinis, kertu kurmat, kertu kembar lan cap abang, lan kertu endi nangkep kertu endi.</translation>
    </message>
    <message>
      <source>A turn of Thothit</source>
      <translation>Sak giliran Thothit</translation>
    </message>
    <message>
      <source>First a card from your hand, then one from the stock. And what's different on the first turn.</source>
      <translation>Dhisik sak kertu saka tangan, banjur sak kertu saka stok. Lan apa sing beda ing giliran kapisan.</translation>
    </message>
    <message>
      <source>What scores: pairs and red stamps</source>
      <translation>Sing oleh poin: pasangan lan cap abang</translation>
    </message>
    <message>
      <source>Which card to capture when you have a choice.</source>
      <translation>Kertu endi sing ditangkep yen bisa milih.</translation>
    </message>
    <message>
      <source>Pairs in the pool</source>
      <translation>Pasangan ing blumbang</translation>
    </message>
    <message>
      <source>The rules that protect pairs, game by game.</source>
      <translation>Aturan sing ngayomi pasangan, dolanan mbaka dolanan.</translation>
    </message>
    <message>
      <source>Two cards or none</source>
      <translation>Kertu loro utawa ora babar pisan</translation>
    </message>
    <message>
      <source>In Cholek Tiga you choose which two cards to capture, or decline.</source>
      <translation>Ing Cholek Tiga sampeyan milih loro kertu sing ditangkep, utawa ora nangkep.</translation>
    </message>
    <message>
      <source>Welcome to Thothit</source>
      <translation>Sugeng rawuh ing Thothit</translation>
    </message>
    <message>
      <source>Try your first captures with two fives and a seven.</source>
      <translation>Jajalen nangkep sing kapisan nganggo angka lima loro lan angka pitu siji.</translation>
    </message>
    <message>
      <source>Sampèn and Thothit Banyuwangi: match and throw out</source>
      <translation>Sampèn lan Thothit Banyuwangi: nyocogake lan nguncalake</translation>
    </message>
    <message>
      <source>Match the open card, throw out the right one, and keep the right last card.</source>
      <translation>Cocogna kertu sing mlumah, uncalna kertu sing bener, lan simpenen kertu pungkasan sing bener.</translation>
    </message>
    <message>
      <source>Kowah: checki and claims</source>
      <translation>Kowah: checki lan klaim</translation>
    </message>
    <message>
      <source>Build a ready hand, declare checki, and claim the card that wins.</source>
      <translation>Gawenen kertu tangan sing siap, pratelakna checki, lan klaimen kertu sing nggawe menang.</translation>
    </message>
    <message>
      <source>Balik Satu: tan and ceki</source>
      <translation>Balik Satu: tan lan ceki</translation>
    </message>
    <message>
      <source>Collect triplets and a mata, call, and win with a card from the stock.</source>
      <translation>Nglumpukake telu padha lan mata, seru, lan menang nganggo kertu saka stok.</translation>
    </message>
    <message>
      <source>Thunee: bidding, trump and calls</source>
      <translation>Thunee: tawaran, truf lan seruan</translation>
    </message>
    <message>
      <source>Bid for trump, follow suit, announce a Jodhi and call Double.</source>
      <translation>Nawa kanggo milih truf, manut jinis, ngumumake Jodhi lan nyeru Double.</translation>
    </message>
    <message>
      <source>Thunee for six: Trips and Moenie</source>
      <translation>Thunee wong nem: Trips lan Moenie</translation>
    </message>
    <message>
      <source>Call Trips with three equal cards, Moenie with four of one suit.</source>
      <translation>Nyeru Trips nganggo kertu telu sing padha, lan Moenie nganggo kertu papat sing jinise padha.</translation>
    </message>
  </context>
  <context>
    <name>levels</name>
    <message>
      <source>Matches your strength: goes a level up or down between rounds, as you do well or badly.</source>
      <translation>Ngimbangi kapinteran sampeyan: munggah utawa mudhun sak tingkat ing antarane ronde, manut apik orane anggone sampeyan main.</translation>
    </message>
    <message>
      <source>my strength</source>
      <translation>ngimbangi aku</translation>
    </message>
    <message>
      <source>{0} now plays at a higher level: {1}.</source>
      <translation>{0} saiki main ing tingkat luwih dhuwur: {1}.</translation>
    </message>
    <message>
      <source>{0} now plays at a lower level: {1}.</source>
      <translation>{0} saiki main ing tingkat luwih endhek: {1}.</translation>
    </message>
    <message>
      <source>{0} now play at a higher level: {1}.</source>
      <translation>{0} saiki main ing tingkat luwih dhuwur: {1}.</translation>
    </message>
    <message>
      <source>{0} now play at a lower level: {1}.</source>
      <translation>{0} saiki main ing tingkat luwih endhek: {1}.</translation>
    </message>
  </context>
  <context>
    <name>mata</name>
    <message>
      <source>The hand was complete as dealt.</source>
      <translation>Kertu tangane wis genep sauwise dibagi.</translation>
    </message>
    <message>
      <source>The stock ran out before anybody won.</source>
      <translation>Stok entek sadurunge ana sing menang.</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>Call</source>
      <translation>Seruan</translation>
    </message>
    <message>
      <source>Pair</source>
      <translation>Pasangan</translation>
    </message>
    <message>
      <source>Turned up</source>
      <translation>Dibukak</translation>
    </message>
    <message>
      <source>You have won: turn up a card of the stock</source>
      <translation>Sampeyan menang: bukaken kertu stok</translation>
    </message>
    <message>
      <source>{0} has won and turns up a card</source>
      <translation>{0} menang lan mbukak kertu</translation>
    </message>
    <message>
      <source>You have a {2} now. Change from {3} to {0}? You would wait for {1}</source>
      <translation>Saiki sampeyan duwe {2}. Ganti saka {3} dadi {0}? Sampeyan bakal ngenteni {1}</translation>
    </message>
    <message>
      <source>Call {0}? You would wait for {1}</source>
      <translation>Seru {0}? Sampeyan bakal ngenteni {1}</translation>
    </message>
    <message>
      <source>{who} calls {call}</source>
      <translation>{who} nyeru {call}</translation>
    </message>
    <message>
      <source>{who} turns up {card}</source>
      <translation>{who} mbukak {card}</translation>
    </message>
    <message>
      <source>{who} makes a {mata} with {card}</source>
      <translation>{who} nggawe {mata} nganggo {card}</translation>
    </message>
    <message>
      <source>You call {call}</source>
      <translation>Sampeyan nyeru {call}</translation>
    </message>
    <message>
      <source>You turn up {card}</source>
      <translation>Sampeyan mbukak {card}</translation>
    </message>
    <message>
      <source>You make a {mata} with {card}</source>
      <translation>Sampeyan nggawe {mata} nganggo {card}</translation>
    </message>
    <message>
      <source>Call: {call}</source>
      <translation>Seruan: {call}</translation>
    </message>
    <message>
      <source>Turn up: {card}</source>
      <translation>Bukak: {card}</translation>
    </message>
    <message>
      <source>A {mata} with {card}</source>
      <translation>{mata} nganggo {card}</translation>
    </message>
    <message>
      <source>Click the stock to turn up a card.</source>
      <translation>Klik stok kanggo mbukak kertu.</translation>
    </message>
    <message>
      <source>The cards that aren't dealt are the stock. Dealer: {dealer}. First player, with a card more: {starter}</source>
      <translation>Kertu sing ora dibagi dadi stok. Sing mbagi: {dealer}. Pemain kapisan, kertune luwih siji: {starter}</translation>
    </message>
    <message>
      <source>Nobody scores: a black card of rank 1 was turned up</source>
      <translation>Ora ana sing oleh poin: kertu ireng angka 1 dibukak</translation>
    </message>
    <message>
      <source>The win</source>
      <translation>Menang</translation>
    </message>
    <message>
      <source>Ayam: an opponent drew the card for ceki</source>
      <translation>Ayam: mungsuh narik kertu kanggo ceki</translation>
    </message>
    <message>
      <source>Kandang: the winner drew the card for ceki</source>
      <translation>Kandang: sing menang narik kertu kanggo ceki</translation>
    </message>
    <message>
      <source>{0} with a card turned up</source>
      <translation>{0} nganggo kertu sing dibukak</translation>
    </message>
    <message>
      <source>The card turned up</source>
      <translation>Kertu sing dibukak</translation>
    </message>
    <message>
      <source>Won as dealt: double</source>
      <translation>Menang sauwise dibagi: tikel loro</translation>
    </message>
    <message>
      <source>A black card of rank 1: no score</source>
      <translation>Kertu ireng angka 1: tanpa poin</translation>
    </message>
    <message>
      <source>You begin: discard a card</source>
      <translation>Sampeyan miwiti: buwangen kertu siji</translation>
    </message>
    <message>
      <source>The neighbour keeps cards of one rank and draws from the stock.</source>
      <translation>Tangga nyimpen kertu sak angka lan narik saka stok.</translation>
    </message>
    <message>
      <source>The old hand also counts the cards that are gone.</source>
      <translation>Sesepuh uga ngetung kertu sing wis metu.</translation>
    </message>
    <message>
      <source>Call right after your own discard, when your hand lacks one card to win: not now.</source>
      <translation>Serua sauwise buwangan sampeyan dhewe, yen kertu tangan kurang kertu siji kanggo menang: saiki durung bisa.</translation>
    </message>
    <message>
      <source>Play on: you have already made your call.</source>
      <translation>Terusna main: sampeyan wis seru.</translation>
    </message>
    <message>
      <source>Make the other call: your hand doesn't allow this one.</source>
      <translation>Seruna liyane: kertu tangan sampeyan ora nglilani sing iki.</translation>
    </message>
    <message>
      <source>Discard another card: without {0} your hand doesn't wait for a card any more.</source>
      <translation>Buwangen kertu liyane: tanpa {0} kertu tangan sampeyan ora ngenteni kertu maneh.</translation>
    </message>
  </context>
  <context>
    <name>match</name>
    <message>
      <source>Play-off round between {0}</source>
      <translation>Babak tambahan antarane {0}</translation>
    </message>
    <message>
      <source>Round {0}, first to {1} points</source>
      <translation>Ronde {0}, dhisik-dhisikan {1} poin</translation>
    </message>
    <message>
      <source>Round {0}, free play</source>
      <translation>Ronde {0}, main bebas</translation>
    </message>
    <message>
      <source>Full rotation: round {0} of {1}</source>
      <translation>Sak puteran: ronde {0} saka {1}</translation>
    </message>
    <message>
      <source>Round {0} of {1}</source>
      <translation>Ronde {0} saka {1}</translation>
    </message>
    <message>
      <source>Play-off round</source>
      <translation>Babak tambahan</translation>
    </message>
    <message>
      <source>Round {0}</source>
      <translation>Ronde {0}</translation>
    </message>
    <message>
      <source>The points scored in each round, then the total</source>
      <translation>Poin saben ronde, banjur totale</translation>
    </message>
    <message>
      <source>Free rounds</source>
      <translation>Ronde bebas</translation>
    </message>
    <message>
      <source>One full rotation</source>
      <translation>Sak puteran jangkep</translation>
    </message>
    <message numerus="yes">
      <source>%n round(s)</source>
      <translation>
        <numerusform>%n ronde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>first to %n point(s)</source>
      <translation>
        <numerusform>dhisik-dhisikan %n poin</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first to reach %n point(s) wins the match.</source>
      <translation>
        <numerusform>Sing dhisik tekan %n poin menang tandhing.</numerusform>
      </translation>
    </message>
    <message>
      <source>Play as many rounds as you like. The points add up, and the highest total leads.</source>
      <translation>Mainna pirang ronde wae sakarepe. Poine dijumlah, lan total sing paling dhuwur unggul.</translation>
    </message>
    <message>
      <source>Each player deals once. The highest total wins; tied players play on among themselves.</source>
      <translation>Saben pemain mbagi sapisan. Total paling dhuwur menang; pemain sing seri nerusake main dhewe.</translation>
    </message>
    <message numerus="yes">
      <source>The highest total after %n round(s) wins.</source>
      <translation>
        <numerusform>Total paling dhuwur sawise %n ronde menang.</numerusform>
      </translation>
    </message>
    <message>
      <source>It contains every player's hand</source>
      <translation>Isine kertu tangane kabeh pemain</translation>
    </message>
    <message>
      <source>It contains every player's hand, which counts as help in fair play</source>
      <translation>Isine kertu tangane kabeh pemain; ing main adil iki kaetung pitulung</translation>
    </message>
  </context>
  <context>
    <name>match end</name>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>You gave up a round.</source>
      <translation>Sampeyan nyerah ing sak ronde.</translation>
    </message>
    <message numerus="yes">
      <source>You were helped %n time(s).</source>
      <translation>
        <numerusform>Sampeyan ditulungi ping %n.</numerusform>
      </translation>
    </message>
    <message>
      <source>Played in fair play.</source>
      <translation>Dilakoni kanthi main adil.</translation>
    </message>
    <message>
      <source>{0}: {1} gained {2}, the most in the match.</source>
      <translation>{0}: {1} oleh {2}, paling akeh ing tandhing iki.</translation>
    </message>
    <message>
      <source>{0} led from start to finish.</source>
      <translation>{0} unggul wiwit wiwitan nganti pungkasan.</translation>
    </message>
    <message>
      <source>{0} took the lead at the very end.</source>
      <translation>{0} lagi bisa unggul ing pungkasan banget.</translation>
    </message>
    <message numerus="yes">
      <source>The lead changed %n time(s).</source>
      <translation>
        <numerusform>Sing unggul gantian ping %n.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>matching</name>
    <message>
      <source>What won the round</source>
      <translation>Sing nggawe menang ronde</translation>
    </message>
    <message>
      <source>{0}: does anybody match it?</source>
      <translation>{0}: ana sing nyocogake?</translation>
    </message>
    <message>
      <source>You hold the other {0}. Match it?</source>
      <translation>Sampeyan nyekel {0} sijine. Dicocogake?</translation>
    </message>
    <message>
      <source>You have matched: throw out a card</source>
      <translation>Sampeyan wis nyocogake: uncalna kertu siji</translation>
    </message>
    <message>
      <source>{0} throws out a card</source>
      <translation>{0} nguncalake kertu siji</translation>
    </message>
    <message>
      <source>Choose the one card you keep; the others are thrown out</source>
      <translation>Pilihen kertu siji sing disimpen; liyane diuncalake</translation>
    </message>
    <message>
      <source>{0} keeps one card</source>
      <translation>{0} nyimpen kertu siji</translation>
    </message>
    <message>
      <source>You turn up a card</source>
      <translation>Sampeyan mbukak kertu</translation>
    </message>
    <message>
      <source>{0} turns up a card</source>
      <translation>{0} mbukak kertu</translation>
    </message>
    <message>
      <source>{who} turns up {card}</source>
      <translation>{who} mbukak {card}</translation>
    </message>
    <message>
      <source>{who} matches {card}</source>
      <translation>{who} nyocogake {card}</translation>
    </message>
    <message>
      <source>{who} throws out {card}</source>
      <translation>{who} nguncalake {card}</translation>
    </message>
    <message>
      <source>{who} lays away {all}</source>
      <translation>{who} nyingkirake {all}</translation>
    </message>
    <message>
      <source>{who} has one card left and calls {call}</source>
      <translation>Kertune {who} kari siji, lan nyeru {call}</translation>
    </message>
    <message>
      <source>{who} keeps one card and throws out {all}</source>
      <translation>{who} nyimpen kertu siji lan nguncalake {all}</translation>
    </message>
    <message>
      <source>You turn up {card}</source>
      <translation>Sampeyan mbukak {card}</translation>
    </message>
    <message>
      <source>You match {card}</source>
      <translation>Sampeyan nyocogake {card}</translation>
    </message>
    <message>
      <source>You throw out {card}</source>
      <translation>Sampeyan nguncalake {card}</translation>
    </message>
    <message>
      <source>You lay away {all}</source>
      <translation>Sampeyan nyingkirake {all}</translation>
    </message>
    <message>
      <source>You have one card left and call {call}</source>
      <translation>Kertune sampeyan kari siji, lan sampeyan nyeru {call}</translation>
    </message>
    <message>
      <source>You keep one card and throw out {all}</source>
      <translation>Sampeyan nyimpen kertu siji lan nguncalake {all}</translation>
    </message>
    <message>
      <source>Stock: {card}</source>
      <translation>Stok: {card}</translation>
    </message>
    <message>
      <source>Match: {card}</source>
      <translation>Cocog: {card}</translation>
    </message>
    <message>
      <source>Thrown out: {card}</source>
      <translation>Diuncalake: {card}</translation>
    </message>
    <message>
      <source>Pairs: {all}</source>
      <translation>Pasangan: {all}</translation>
    </message>
    <message>
      <source>One card left</source>
      <translation>Kertune kari siji</translation>
    </message>
    <message>
      <source>Thrown out: {all}</source>
      <translation>Diuncalake: {all}</translation>
    </message>
    <message>
      <source>Time's up: you didn't match {0}</source>
      <translation>Wektune entek: sampeyan ora nyocogake {0}</translation>
    </message>
    <message>
      <source>Wait for the next open card: there's none to match now.</source>
      <translation>Entenana kertu mlumah sabanjure: saiki ora ana sing bisa dicocogake.</translation>
    </message>
    <message>
      <source>Wait for another card: you don't hold the other {0}.</source>
      <translation>Entenana kertu liyane: sampeyan ora nyekel {0} sijine.</translation>
    </message>
    <message>
      <source>Turn up {1}, the next stock card, not {0}.</source>
      <translation>Bukaken {1}, kertu stok sabanjure, dudu {0}.</translation>
    </message>
    <message>
      <source>Wait for a match: you throw out a card only after you have matched one.</source>
      <translation>Entenana dhisik: sampeyan lagi nguncalake kertu yen wis nyocogake.</translation>
    </message>
    <message>
      <source>Play on: you choose a card to keep only when a player has one card left.</source>
      <translation>Terusna: milih kertu sing disimpen mung yen ana pemain sing kertune kari siji.</translation>
    </message>
    <message>
      <source>First throw out a card from your hand.</source>
      <translation>Uncalna dhisik kertu siji saka tangan.</translation>
    </message>
    <message>
      <source>First choose the one card you keep.</source>
      <translation>Pilihen dhisik kertu siji sing disimpen.</translation>
    </message>
    <message>
      <source>Play on: there's nothing for you to turn down now.</source>
      <translation>Terusna: saiki ora ana sing perlu ditolak.</translation>
    </message>
    <message>
      <source>Wait for your turn: only a player who is asked may answer out of turn.</source>
      <translation>Entenana giliran sampeyan: mung pemain sing ditakoni sing oleh mangsuli ing njaban giliran.</translation>
    </message>
    <message>
      <source>It's too late to match: the next card is about to come.</source>
      <translation>Wis kasep yen arep nyocogake: kertu sabanjure enggal dibukak.</translation>
    </message>
    <message>
      <source>Dealer: {dealer}. The cards that are left are the stock</source>
      <translation>Sing mbagi: {dealer}. Turahane kertu dadi stok</translation>
    </message>
    <message>
      <source>Everybody lays away identical pairs</source>
      <translation>Kabeh nyingkirake pasangan kembar</translation>
    </message>
    <message>
      <source>Round {0}, first to win {1}</source>
      <translation>Ronde {0}, sing dhisik menang ping {1}</translation>
    </message>
    <message>
      <source>1 point for each round won, then the rounds won so far</source>
      <translation>1 poin saben menang sak ronde, banjur cacahe ronde sing wis dimenangake</translation>
    </message>
    <message numerus="yes">
      <source>first to win %n round(s)</source>
      <translation>
        <numerusform>sing dhisik menang %n ronde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first player to win %n round(s) wins the match.</source>
      <translation>
        <numerusform>Pemain kapisan sing menang %n ronde menang tandhing.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} gets rid of the last card and wins</source>
      <translation>Kertune {0} entek, lan menang</translation>
    </message>
    <message>
      <source>You get rid of your last card and win</source>
      <translation>Kertune sampeyan entek, lan sampeyan menang</translation>
    </message>
    <message>
      <source>{0} matches the last open card and wins</source>
      <translation>{0} nyocogake kertu mlumah pungkasan lan menang</translation>
    </message>
    <message>
      <source>You match the last open card and win</source>
      <translation>Sampeyan nyocogake kertu mlumah pungkasan lan menang</translation>
    </message>
    <message>
      <source>Nobody matches the last open card: {0} wins</source>
      <translation>Ora ana sing nyocogake kertu mlumah pungkasan: {0} menang</translation>
    </message>
    <message>
      <source>Nobody matches the last open card: you win</source>
      <translation>Ora ana sing nyocogake kertu mlumah pungkasan: sampeyan menang</translation>
    </message>
    <message>
      <source>{0} has the fewest cards and wins</source>
      <translation>Kertune {0} paling sithik, lan menang</translation>
    </message>
    <message>
      <source>You have the fewest cards and win</source>
      <translation>Kertune sampeyan paling sithik, lan sampeyan menang</translation>
    </message>
    <message>
      <source>{0} tie with the fewest cards</source>
      <translation>{0} seri, kertune paling sithik</translation>
    </message>
    <message>
      <source>Last card</source>
      <translation>Kertu pungkasan</translation>
    </message>
    <message>
      <source>Last match</source>
      <translation>Cocogan pungkasan</translation>
    </message>
    <message>
      <source>Fewest cards</source>
      <translation>Kertu paling sithik</translation>
    </message>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>Cards left: {0}.</source>
      <translation>Kertu kari: {0}.</translation>
    </message>
    <message>
      <source>matching: you get rid of cards by playing identical ones</source>
      <translation>nyocogake: kertu dientekake kanthi mainake kembarane</translation>
    </message>
    <message>
      <source>The child overlooks cards that players throw out.</source>
      <translation>Bocah ora nggatekake kertu sing diuncalake pemain.</translation>
    </message>
    <message>
      <source>The neighbour overlooks them too, but remembers which cards are gone.</source>
      <translation>Tangga uga ora nggatekake, nanging eling kertu endi sing wis metu.</translation>
    </message>
    <message>
      <source>The regular matches whatever it can, and uses its pairs.</source>
      <translation>Langganan nyocogake apa wae sing bisa, lan nggunakake pasangane.</translation>
    </message>
    <message>
      <source>The old hand plays every choice out in thought.</source>
      <translation>Sesepuh mainake saben pilihan nganti rampung ing pikirane.</translation>
    </message>
    <message>
      <source>The master also works out where cards are that nobody has matched.</source>
      <translation>Empu uga ngira-ira ana ngendi kertu sing ora dicocogake sapa-sapa.</translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message>
      <source>you</source>
      <translation>sampeyan</translation>
    </message>
    <message>
      <source>{0} is playing</source>
      <translation>{0} lagi main</translation>
    </message>
    <message>
      <source>Your turn: play a card</source>
      <translation>Giliran sampeyan: tokna kertu</translation>
    </message>
    <message>
      <source>Your turn: choose what to capture</source>
      <translation>Giliran sampeyan: pilihen sing ditangkep</translation>
    </message>
    <message>
      <source>Your turn: draw a card</source>
      <translation>Giliran sampeyan: tariken kertu</translation>
    </message>
    <message>
      <source>Your turn</source>
      <translation>Giliran sampeyan</translation>
    </message>
    <message>
      <source>You can claim a card</source>
      <translation>Sampeyan bisa ngeklaim kertu</translation>
    </message>
    <message>
      <source>Your turn: turn up a card</source>
      <translation>Giliran sampeyan: bukaken kertu</translation>
    </message>
    <message>
      <source>{who}: {card} captures {rest}</source>
      <translation>{who}: {card} nangkep {rest}</translation>
    </message>
    <message>
      <source>{who}: {card} stays in the pool</source>
      <translation>{who}: {card} tetep ing blumbang</translation>
    </message>
    <message>
      <source>{who}: the stock card is {card}</source>
      <translation>{who}: kertu stoke {card}</translation>
    </message>
    <message>
      <source>{who}: the stock cards are {all}</source>
      <translation>{who}: kertu stoke {all}</translation>
    </message>
    <message>
      <source>{who} plays {card}</source>
      <translation>{who} ngetokake {card}</translation>
    </message>
    <message>
      <source>{who} draws a card</source>
      <translation>{who} narik kertu</translation>
    </message>
    <message>
      <source>{who} takes {card}</source>
      <translation>{who} njupuk {card}</translation>
    </message>
    <message>
      <source>{who} discards {card}</source>
      <translation>{who} mbuwang {card}</translation>
    </message>
    <message>
      <source>{who} claims {card}</source>
      <translation>{who} ngeklaim {card}</translation>
    </message>
    <message>
      <source>{who} passes</source>
      <translation>{who} liwat</translation>
    </message>
    <message>
      <source>You play {card}</source>
      <translation>Sampeyan ngetokake {card}</translation>
    </message>
    <message>
      <source>You draw {card}</source>
      <translation>Sampeyan narik {card}</translation>
    </message>
    <message>
      <source>You take {card}</source>
      <translation>Sampeyan njupuk {card}</translation>
    </message>
    <message>
      <source>You discard {card}</source>
      <translation>Sampeyan mbuwang {card}</translation>
    </message>
    <message>
      <source>You claim {card}</source>
      <translation>Sampeyan ngeklaim {card}</translation>
    </message>
    <message>
      <source>You pass</source>
      <translation>Sampeyan liwat</translation>
    </message>
    <message>
      <source>If you make this move, you can't win this round. Choose it again to play it anyway.</source>
      <translation>Nganggo langkah iki sampeyan ora bisa menang ronde iki. Pilihen maneh yen tetep arep dilakoni.</translation>
    </message>
    <message>
      <source>Time's up.</source>
      <translation>Wektune entek.</translation>
    </message>
    <message>
      <source>The round is over.</source>
      <translation>Rondene wis rampung.</translation>
    </message>
    <message>
      <source>Wait for your turn: another player is still to move.</source>
      <translation>Entenana giliran sampeyan: saiki isih gilirane pemain liya.</translation>
    </message>
    <message>
      <source>Choose a card from your hand: {0} isn't in it.</source>
      <translation>Pilihen kertu saka tangan sampeyan: {0} ora ana ing kono.</translation>
    </message>
    <message>
      <source>First click a card in your hand, then the card to capture.</source>
      <translation>Klik kertu ing tangan sampeyan dhisik, banjur kertu sing arep ditangkep.</translation>
    </message>
    <message>
      <source>Choose another move: this game doesn't have that one.</source>
      <translation>Pilihen langkah liya: ing dolanan iki ora ana langkah kaya iku.</translation>
    </message>
    <message>
      <source>Click the stock: you don't choose cards in this game.</source>
      <translation>Klik stoke: ing dolanan iki sampeyan ora milih kertu.</translation>
    </message>
    <message>
      <source>Answer the question first.</source>
      <translation>Wangsulana pitakonane dhisik.</translation>
    </message>
    <message>
      <source>It's too late for that: play has moved on.</source>
      <translation>Wis kasep: dolanane wis mlaku terus.</translation>
    </message>
    <message>
      <source>Each player draws a card: {drawn}. The highest deals: {dealer}</source>
      <translation>Saben pemain narik kertu siji: {drawn}. Sing paling dhuwur mbagi: {dealer}</translation>
    </message>
    <message>
      <source>Arranging the pool by rank</source>
      <translation>Blumbang ditata miturut angka</translation>
    </message>
    <message>
      <source>Dealer: {dealer}. First player: {starter}</source>
      <translation>Sing mbagi: {dealer}. Pemain kapisan: {starter}</translation>
    </message>
    <message>
      <source>Play-off round between {playing}. First player: {starter}</source>
      <translation>Babak tambahan antarane {playing}. Pemain kapisan: {starter}</translation>
    </message>
    <message>
      <source>dealer</source>
      <translation>mbagi</translation>
    </message>
    <message>
      <source>starts</source>
      <translation>miwiti</translation>
    </message>
    <message>
      <source>{0} wins the round</source>
      <translation>{0} menang ronde iki</translation>
    </message>
    <message>
      <source>You win the round</source>
      <translation>Sampeyan menang ronde iki</translation>
    </message>
    <message>
      <source>{0} tie for the round</source>
      <translation>{0} seri ing ronde iki</translation>
    </message>
    <message>
      <source>Nobody wins the round</source>
      <translation>Ora ana sing menang ronde iki</translation>
    </message>
    <message>
      <source>{0} wins the match</source>
      <translation>{0} menang tandhing</translation>
    </message>
    <message>
      <source>You win the match</source>
      <translation>Sampeyan menang tandhing</translation>
    </message>
    <message>
      <source>{0} share first place</source>
      <translation>{0} seri ing tandhing iki</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Sampeyan</translation>
    </message>
    <message>
      <source>Not yet checked by a native speaker: {0}.</source>
      <translation>Durung dipriksa panutur asli: {0}.</translation>
    </message>
    <message>
      <source>child</source>
      <translation>bocah</translation>
    </message>
    <message>
      <source>neighbour</source>
      <translation>tangga</translation>
    </message>
    <message>
      <source>regular</source>
      <translation>langganan</translation>
    </message>
    <message>
      <source>old hand</source>
      <translation>sesepuh</translation>
    </message>
    <message>
      <source>master</source>
      <translation>empu</translation>
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation>{0}, {1}</translation>
    </message>
    <message>
      <source>{0} or {1}</source>
      <translation>{0} utawa {1}</translation>
    </message>
    <message>
      <source>Choose two cards to capture with {0}. Esc, or a click on {0}, cancels.</source>
      <translation>Piliha kertu loro sing arep ditangkep nganggo {0}. Esc, utawa klik {0}, kanggo batal.</translation>
    </message>
    <message>
      <source>Choose what to capture with {0}. Esc, or a click on {0}, cancels.</source>
      <translation>Pilihen sing ditangkep nganggo {0}. Esc, utawa klik {0}, kanggo batal.</translation>
    </message>
    <message>
      <source>Click {0} again to play it. Press Esc or click elsewhere to cancel.</source>
      <translation>Klik {0} maneh kanggo ngetokake. Penceten Esc utawa klik panggonan liya kanggo batal.</translation>
    </message>
    <message>
      <source>“{0}”</source>
      <translation>“{0}”</translation>
    </message>
    <message>
      <source>your last decision</source>
      <translation>putusan pungkasan sampeyan</translation>
    </message>
  </context>
  <context>
    <name>moves</name>
    <message>
      <source>{card} captures {rest}</source>
      <translation>{card} nangkep {rest}</translation>
    </message>
    <message>
      <source>{card} stays</source>
      <translation>{card} tetep</translation>
    </message>
    <message>
      <source>Draw: {all}</source>
      <translation>Tarik: {all}</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>Tarik</translation>
    </message>
    <message>
      <source>Take: {card}</source>
      <translation>Jupuk: {card}</translation>
    </message>
    <message>
      <source>Discard: {card}</source>
      <translation>Buwang: {card}</translation>
    </message>
    <message>
      <source>Claim: {card}</source>
      <translation>Klaim: {card}</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Liwat</translation>
    </message>
    <message>
      <source>Stock: {0}</source>
      <translation>Stok: {0}</translation>
    </message>
    <message>
      <source>The deal. Dealer: {0}</source>
      <translation>Kertu dibagi. Sing mbagi: {0}</translation>
    </message>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>The score: {0}</source>
      <translation>Skor: {0}</translation>
    </message>
  </context>
  <context>
    <name>numbers</name>
    <message>
      <source>first</source>
      <translation>kapisan</translation>
    </message>
    <message>
      <source>second</source>
      <translation>kaping pindho</translation>
    </message>
    <message>
      <source>third</source>
      <translation>kaping telu</translation>
    </message>
    <message>
      <source>fourth</source>
      <translation>kaping papat</translation>
    </message>
    <message>
      <source>fifth</source>
      <translation>kaping lima</translation>
    </message>
    <message>
      <source>sixth</source>
      <translation>kaping enem</translation>
    </message>
    <message>
      <source>seventh</source>
      <translation>kaping pitu</translation>
    </message>
    <message>
      <source>eighth</source>
      <translation>kaping wolu</translation>
    </message>
    <message>
      <source>ninth</source>
      <translation>kaping sanga</translation>
    </message>
    <message>
      <source>tenth</source>
      <translation>kaping sepuluh</translation>
    </message>
    <message>
      <source>eleventh</source>
      <translation>kaping sewelas</translation>
    </message>
    <message>
      <source>twelfth</source>
      <translation>kaping rolas</translation>
    </message>
    <message>
      <source>{0}st</source>
      <translation>kaping {0}</translation>
    </message>
    <message>
      <source>{0}nd</source>
      <translation>kaping {0}</translation>
    </message>
    <message>
      <source>{0}rd</source>
      <translation>kaping {0}</translation>
    </message>
    <message>
      <source>{0}th</source>
      <translation>kaping {0}</translation>
    </message>
  </context>
  <context>
    <name>pasted</name>
    <message>
      <source>The copied text is too long.</source>
      <translation>Teks sing disalin kedawan.</translation>
    </message>
    <message>
      <source>No text has been copied.</source>
      <translation>Ora ana teks sing disalin.</translation>
    </message>
    <message>
      <source>The copied text begins with {0}.</source>
      <translation>Teks sing disalin diwiwiti karo {0}.</translation>
    </message>
    <message>
      <source>Deal numbers go from 0 to {0}.</source>
      <translation>Nomer bagean saka 0 nganti {0}.</translation>
    </message>
    <message>
      <source>Type a deal number from 0 to {0}.</source>
      <translation>Ketiken nomer bagean saka 0 nganti {0}.</translation>
    </message>
    <message>
      <source>Type a deal number from 0 to {1}. {0} is not a number.</source>
      <translation>Ketiken nomer bagean saka 0 nganti {1}. {0} dudu angka.</translation>
    </message>
  </context>
  <context>
    <name>piles</name>
    <message>
      <source>&amp;Capture piles</source>
      <translation>&amp;Tumpukan tangkepan</translation>
    </message>
    <message>
      <source>Look at your own pile; press again for the next face-up pile</source>
      <translation>Deleng tumpukan sampeyan dhewe; penceten maneh kanggo tumpukan mlumah sabanjure</translation>
    </message>
    <message>
      <source>Cards in your pile: {0}.</source>
      <translation>Kertu ing tumpukan sampeyan: {0}.</translation>
    </message>
    <message>
      <source>Cards in {0}'s pile: {1}.</source>
      <translation>Kertu ing tumpukane {0}: {1}.</translation>
    </message>
    <message>
      <source>Points so far: {0}.</source>
      <translation>Poin nganti saiki: {0}.</translation>
    </message>
    <message>
      <source>Your pile is face down, and you chose in the settings not to look at it.</source>
      <translation>Tumpukan sampeyan mengkurep, lan ing setelan sampeyan milih ora ndeleng.</translation>
    </message>
    <message>
      <source>{0}'s pile is face down: you have to remember what's in it.</source>
      <translation>Tumpukane {0} mengkurep: sampeyan kudu ngeling-eling isine.</translation>
    </message>
    <message>
      <source>Cards &amp;laid away</source>
      <translation>Kertu sing di&amp;singkirake</translation>
    </message>
    <message>
      <source>Look at the cards a player has laid away; press again for the next player</source>
      <translation>Deleng kertu sing disingkirake pemain; pencet maneh kanggo pemain sabanjure</translation>
    </message>
    <message>
      <source>Cards that you have laid away: {0}.</source>
      <translation>Kertu sing sampeyan singkirake: {0}.</translation>
    </message>
    <message>
      <source>Cards that {1} has laid away: {0}.</source>
      <translation>Kertu sing disingkirake {1}: {0}.</translation>
    </message>
    <message>
      <source>{0} has laid no cards away.</source>
      <translation>{0} ora nyingkirake kertu.</translation>
    </message>
    <message>
      <source>Nobody has laid cards away yet.</source>
      <translation>Durung ana sing nyingkirake kertu.</translation>
    </message>
    <message>
      <source>Known &amp;cards</source>
      <translation>Ker&amp;tu sing dingerteni</translation>
    </message>
    <message>
      <source>Look at the cards everybody knows in a player's hand; press again for the next player</source>
      <translation>Deleng kertu tangane pemain sing wis dingerteni kabeh pemain; penceten maneh kanggo pemain sabanjure</translation>
    </message>
    <message>
      <source>Cards in your hand that everybody knows: {0} (taken, shown or declared).</source>
      <translation>Kertu ing tangan sampeyan sing wis dingerteni kabeh pemain: {0} (dijupuk, dituduhake utawa dipratelakake).</translation>
    </message>
    <message>
      <source>Cards in {1}'s hand that everybody knows: {0} (taken, shown or declared).</source>
      <translation>Kertu ing tangane {1} sing wis dingerteni kabeh pemain: {0} (dijupuk, dituduhake utawa dipratelakake).</translation>
    </message>
    <message>
      <source>None of the cards in {0}'s hand are known to everybody.</source>
      <translation>Ora ana kertu ing tangane {0} sing dingerteni.</translation>
    </message>
    <message>
      <source>No hand has cards that everybody knows: no player has taken, shown or declared any.</source>
      <translation>Ora ana kertu tangan sing dingerteni kabeh pemain: durung ana sing njupuk, nuduhake utawa mratelakake kertu.</translation>
    </message>
    <message>
      <source>Last &amp;trick</source>
      <translation>&amp;Trik pungkasan</translation>
    </message>
    <message>
      <source>Look at the last trick</source>
      <translation>Deleng trik pungkasan</translation>
    </message>
    <message>
      <source>The last trick, led by {0} and won by {1}: {2} points.</source>
      <translation>Trik pungkasan, dibukak {0} lan dimenangake {1}: {2} poin.</translation>
    </message>
    <message>
      <source>You can look only at the last trick.</source>
      <translation>Sampeyan mung bisa ndeleng trik pungkasan.</translation>
    </message>
    <message>
      <source>Nobody has won a trick yet.</source>
      <translation>Durung ana sing menang trik.</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>Pool from 1 to 9</source>
      <translation>Blumbang 1 nganti 9</translation>
    </message>
    <message>
      <source>Arrange the pool by rank instead of in the traditional square</source>
      <translation>Tata blumbang miturut angka, ora nganggo kothak tradhisional</translation>
    </message>
    <message>
      <source>Let me look at my capture pile</source>
      <translation>Oleh ndeleng tumpukan tangkepanku</translation>
    </message>
    <message>
      <source>For convenience: at a real table you can't look through a face-down pile</source>
      <translation>Mung kanggo nggampangake: ing meja temenan sampeyan ora oleh ndeleng tumpukan sing mengkurep</translation>
    </message>
    <message>
      <source>{0} seconds</source>
      <translation>{0} detik</translation>
    </message>
    <message>
      <source>If you don't match a card within {0} seconds, you let it go</source>
      <translation>Yen sampeyan ora nyocogake kertu sajrone {0} detik, kertu iku liwat</translation>
    </message>
    <message>
      <source>No hurry</source>
      <translation>Ora kesusu</translation>
    </message>
    <message>
      <source>The game waits until you match a card or let it go</source>
      <translation>Dolanan ngenteni nganti sampeyan nyocogake kertu utawa ngliwatake</translation>
    </message>
    <message>
      <source>Time for matches</source>
      <translation>Wektu kanggo nyocogake</translation>
    </message>
    <message>
      <source>If you don't claim a card within {0} seconds, you let it go</source>
      <translation>Yen ora ngeklaim kertu sasuwene {0} detik, kertu iku dijarake</translation>
    </message>
    <message>
      <source>The game waits until you claim a card or let it go</source>
      <translation>Dolanane ngenteni nganti sampeyan ngeklaim kertu utawa njarake</translation>
    </message>
    <message>
      <source>Time for claims</source>
      <translation>Wektu klaim</translation>
    </message>
    <message>
      <source>Hand order</source>
      <translation>Urutan kertu tangan</translation>
    </message>
    <message>
      <source>Hand by rank</source>
      <translation>Miturut angka</translation>
    </message>
    <message>
      <source>Sort your hand by rank</source>
      <translation>Urutna kertu tangan miturut angka</translation>
    </message>
    <message>
      <source>Hand by sets</source>
      <translation>Miturut set</translation>
    </message>
    <message>
      <source>Sort your hand by sets that are nearly complete</source>
      <translation>Urutna kertu tangan miturut set sing meh jangkep</translation>
    </message>
    <message>
      <source>For {0} seconds</source>
      <translation>Suwene {0} detik</translation>
    </message>
    <message>
      <source>A full trick stays for {0} seconds, or until you click or press a key</source>
      <translation>Trik sing jangkep tetep katon {0} detik, utawa nganti sampeyan ngeklik utawa mencet tombol</translation>
    </message>
    <message>
      <source>Until a click</source>
      <translation>Nganti diklik</translation>
    </message>
    <message>
      <source>A full trick stays until you click or press a key</source>
      <translation>Trik sing jangkep tetep katon nganti sampeyan ngeklik utawa mencet tombol</translation>
    </message>
    <message>
      <source>For 1 second</source>
      <translation>Suwene 1 detik</translation>
    </message>
    <message>
      <source>A full trick stays for one second, or until you click or press a key</source>
      <translation>Trik sing jangkep tetep katon sak detik, utawa nganti sampeyan ngeklik utawa mencet tombol</translation>
    </message>
    <message>
      <source>Full tricks</source>
      <translation>Trik jangkep</translation>
    </message>
    <message>
      <source>Card values</source>
      <translation>Ajine kertu</translation>
    </message>
    <message>
      <source>Show the order of the cards and their points</source>
      <translation>Tuduhna urutan kertu lan poine</translation>
    </message>
  </context>
  <context>
    <name>reading</name>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message numerus="yes">
      <source>Your hand, %n card(s)</source>
      <translation>
        <numerusform>Kertu tangan sampeyan, %n kertu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Face-up cards of {0}, %n card(s)</source>
      <translation>
        <numerusform>Kertu mlumahe {0}, %n kertu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In the middle, %n card(s), the newest first</source>
      <translation>
        <numerusform>Ing tengah, %n kertu, sing paling anyar dhisik</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Discards, %n card(s), the newest first</source>
      <translation>
        <numerusform>Kertu buwangan, %n kertu, sing anyar dhisik</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Pool, %n card(s)</source>
      <translation>
        <numerusform>Blumbang, %n kertu</numerusform>
      </translation>
    </message>
    <message>
      <source>turned up: {0}</source>
      <translation>dibukak: {0}</translation>
    </message>
    <message>
      <source>Face up in front of the players</source>
      <translation>Mlumah ing ngarepe pemain</translation>
    </message>
    <message>
      <source>No cards face up in front of the players</source>
      <translation>Ora ana kertu sing mlumah ing ngarepe pemain</translation>
    </message>
    <message numerus="yes">
      <source>Stock, %n card(s)</source>
      <translation>
        <numerusform>Stok, %n kertu</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}; the last: {1}</source>
      <translation>{0}; sing pungkasan: {1}</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Pemain</translation>
    </message>
    <message numerus="yes">
      <source>%n choice(s)</source>
      <translation>
        <numerusform>%n pilihan</numerusform>
      </translation>
    </message>
    <message>
      <source>can't be captured now</source>
      <translation>saiki ora bisa ditangkep</translation>
    </message>
    <message>
      <source>then you can't win this round</source>
      <translation>yen ngono, sampeyan ora bisa menang ronde iki</translation>
    </message>
    <message>
      <source>can't be played now</source>
      <translation>saiki ora bisa ditokake</translation>
    </message>
    <message>
      <source>captures {0}</source>
      <translation>nangkep {0}</translation>
    </message>
    <message>
      <source> or </source>
      <translation> utawa </translation>
    </message>
    <message>
      <source>face down</source>
      <translation>mengkurep</translation>
    </message>
    <message>
      <source>total {0}</source>
      <translation>total {0}</translation>
    </message>
    <message>
      <source>this round {0}</source>
      <translation>ronde iki {0}</translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) in hand</source>
      <translation>
        <numerusform>%n kertu ing tangan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) face down</source>
      <translation>
        <numerusform>%n kertu mengkurep</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) won</source>
      <translation>
        <numerusform>%n kertu dimenangake</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} saka {1}</translation>
    </message>
  </context>
  <context>
    <name>review</name>
    <message>
      <source>You captured {1} with {0}</source>
      <translation>Sampeyan nangkep {1} nganggo {0}</translation>
    </message>
    <message>
      <source>You played {0}</source>
      <translation>Sampeyan ngetokake {0}</translation>
    </message>
    <message>
      <source>You said {0}</source>
      <translation>Sampeyan kandha {0}</translation>
    </message>
    <message>
      <source>that cost less than a point</source>
      <translation>rugine kurang saka sak poin</translation>
    </message>
    <message numerus="yes">
      <source>that cost about %n point(s)</source>
      <translation>
        <numerusform>rugine watara %n poin</numerusform>
      </translation>
    </message>
    <message>
      <source>points</source>
      <translation>poin</translation>
    </message>
    <message>
      <source>A result is a player's points in this round minus the other players' average.</source>
      <translation>Asil yaiku poin ronde iki dikurangi rata-ratane pemain liya.</translation>
    </message>
    <message>
      <source>You left {0} in the pool</source>
      <translation>Sampeyan ninggal {0} ing blumbang</translation>
    </message>
    <message>
      <source>You put {0} in the pool</source>
      <translation>Sampeyan nyelehake {0} ing blumbang</translation>
    </message>
    <message>
      <source>that lowered your chance of winning by {0}</source>
      <translation>kamungkinan sampeyan menang mudhun {0}</translation>
    </message>
    <message>
      <source>You threw out {0}</source>
      <translation>Sampeyan nguncalake {0}</translation>
    </message>
    <message>
      <source>You kept {0}</source>
      <translation>Sampeyan nyimpen {0}</translation>
    </message>
    <message>
      <source>You matched {0}</source>
      <translation>Sampeyan nyocogake {0}</translation>
    </message>
    <message>
      <source>You didn't match {0}</source>
      <translation>Sampeyan ora nyocogake {0}</translation>
    </message>
    <message>
      <source>Best</source>
      <translation>Paling apik</translation>
    </message>
    <message>
      <source>Good</source>
      <translation>Apik</translation>
    </message>
    <message>
      <source>Inaccuracy</source>
      <translation>Kurang trep</translation>
    </message>
    <message>
      <source>Mistake</source>
      <translation>Kliru</translation>
    </message>
    <message>
      <source>Blunder</source>
      <translation>Kliru banget</translation>
    </message>
    <message>
      <source>There was nothing to decide in this round.</source>
      <translation>Ing ronde iki ora ana sing kudu diputusake.</translation>
    </message>
    <message numerus="yes">
      <source>Your %n decision(s) cost nothing.</source>
      <translation>
        <numerusform>%n putusan sampeyan ora rugi apa-apa.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0}'s %n decision(s) cost nothing.</source>
      <translation>
        <numerusform>%n putusane {0} ora rugi apa-apa.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Compared with the best moves, your %n decision(s) cost {0}.</source>
      <translation>
        <numerusform>Dibandhingake langkah paling apik, %n putusan sampeyan rugi {0}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Compared with the best moves, {1}'s %n decision(s) cost {0}.</source>
      <translation>
        <numerusform>Dibandhingake langkah paling apik, %n putusane {1} rugi {0}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} Luck and the other players' moves: {1}.</source>
      <translation>{0} Begja lan langkahe pemain liya: {1}.</translation>
    </message>
    <message>
      <source>deal {0}</source>
      <translation>bagean {0}</translation>
    </message>
    <message>
      <source>stock cards {0}</source>
      <translation>kertu stok {0}</translation>
    </message>
    <message>
      <source>others' turns {0}</source>
      <translation>giliran liyane {0}</translation>
    </message>
    <message>
      <source>decisions {0}</source>
      <translation>putusan {0}</translation>
    </message>
    <message>
      <source>Result: {0} = {1}. Everything except the decisions is luck.</source>
      <translation>Asil: {0} = {1}. Kabeh saliyane putusan iku begja.</translation>
    </message>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>{0} ± {1}</source>
      <translation>{0} ± {1}</translation>
    </message>
    <message>
      <source>± shows how far off a number may be: the coach tries only some of the possible deals.</source>
      <translation>± nuduhake sepira melesete angka: pelatih mung njajal sebagean bagean sing bisa kelakon.</translation>
    </message>
    <message>
      <source>{0}: the best move.</source>
      <translation>{0}: langkah paling apik.</translation>
    </message>
    <message>
      <source>{0}: about as good as the best move, {1}.</source>
      <translation>{0}: meh padha apike karo langkah paling apik, {1}.</translation>
    </message>
    <message>
      <source>{0}: cost {1} {2}. Better: {3}.</source>
      <translation>{0}: rugi {1} {2}. Luwih apik: {3}.</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>{0}. That was the best move.</source>
      <translation>{0}. Iku langkah sing paling apik.</translation>
    </message>
    <message>
      <source>{0}. That was about as good as the best move.</source>
      <translation>{0}. Iku meh padha apike karo langkah sing paling apik.</translation>
    </message>
    <message>
      <source>{0}; {1}.</source>
      <translation>{0}; {1}.</translation>
    </message>
    <message>
      <source>Better next time: {0}.</source>
      <translation>Liya wektu luwih apik: {0}.</translation>
    </message>
    <message>
      <source>Better: {0}.</source>
      <translation>Luwih apik: {0}.</translation>
    </message>
    <message>
      <source>Best: {0}.</source>
      <translation>Paling apik: {0}.</translation>
    </message>
    <message>
      <source>With all cards face up and no further mistakes by anyone, {0} (move {1}) leads to {2}. These moves would have led to {3}: {4}.</source>
      <translation>Yen kabeh kertu mlumah lan ora ana sing kleru maneh, {0} (langkah {1}) asile {2}. Langkah-langkah iki asile {3}: {4}.</translation>
    </message>
    <message>
      <source>The actual result was better, because the other players didn't play their best.</source>
      <translation>Asil sanyatane luwih apik, amarga pemain liya ora main sing paling apik.</translation>
    </message>
    <message>
      <source>Even in hindsight, with all cards face up, no move is certain to have made the result worse.</source>
      <translation>Sanajan dideleng sawise kedadeyan, lan kabeh kertu mlumah, ora ana langkah sing mesthi gawe asile luwih ala.</translation>
    </message>
    <message>
      <source>Given what {2} could know at the time, the move cost {0} {1}.</source>
      <translation>Miturut sing bisa dingerteni {2} nalika semana, rugine {0} {1}.</translation>
    </message>
    <message>
      <source>Given what {0} could know at the time, it was about as good as the best move.</source>
      <translation>Miturut sing bisa dingerteni {0} nalika semana, iki meh padha apike karo langkah paling apik.</translation>
    </message>
    <message>
      <source>Given what {0} could know at the time, it was the best move: bad luck, not a mistake.</source>
      <translation>Miturut sing bisa dingerteni {0} nalika semana, iki langkah paling apik: apes, dudu kaluputan.</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Bagean</translation>
    </message>
    <message>
      <source>Stock cards</source>
      <translation>Kertu stok</translation>
    </message>
    <message>
      <source>Others' turns</source>
      <translation>Giliran liyane</translation>
    </message>
    <message>
      <source>Decisions</source>
      <translation>Putusan</translation>
    </message>
    <message>
      <source>You drew from the stock</source>
      <translation>Sampeyan narik saka stok</translation>
    </message>
    <message>
      <source>You took {0} from the discards</source>
      <translation>Sampeyan njupuk {0} saka tumpukan buwangan</translation>
    </message>
    <message>
      <source>You discarded {0}</source>
      <translation>Sampeyan mbuwang {0}</translation>
    </message>
    <message>
      <source>You declared checki with {0}</source>
      <translation>Sampeyan mratelakake checki nganggo {0}</translation>
    </message>
    <message>
      <source>You claimed {0}</source>
      <translation>Sampeyan ngeklaim {0}</translation>
    </message>
    <message>
      <source>You didn't claim {0}</source>
      <translation>Sampeyan ora ngeklaim {0}</translation>
    </message>
    <message>
      <source>You didn't declare checki</source>
      <translation>Sampeyan ora mratelakake checki</translation>
    </message>
    <message>
      <source>You didn't call {0}</source>
      <translation>Sampeyan ora nyeru {0}</translation>
    </message>
    <message>
      <source>You called {0}</source>
      <translation>Sampeyan nyeru {0}</translation>
    </message>
    <message>
      <source>You chose {0} as trump</source>
      <translation>Sampeyan milih {0} dadi truf</translation>
    </message>
    <message>
      <source>You bid {0}</source>
      <translation>Sampeyan nawa {0}</translation>
    </message>
    <message>
      <source>You announced a Jodhi in {0}</source>
      <translation>Sampeyan ngumumake Jodhi {0}</translation>
    </message>
    <message>
      <source>You didn't announce your Jodhi</source>
      <translation>Sampeyan ora ngumumake Jodhi sampeyan</translation>
    </message>
    <message>
      <source>You passed</source>
      <translation>Sampeyan liwat</translation>
    </message>
    <message>
      <source>that cost about {0} balls</source>
      <translation>rugine watara {0} bal</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>Show this part</source>
      <translation>Tuduhna bagean iki</translation>
    </message>
    <message>
      <source>Hide this part</source>
      <translation>Dhelikna bagean iki</translation>
    </message>
    <message>
      <source>The page with these rules is missing. Install Thothit again to get it back.</source>
      <translation>Kaca aturan iki ora ana. Pasangen Thothit maneh supaya bali.</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Aturan omah</translation>
    </message>
    <message>
      <source>Play through an example</source>
      <translation>Mainna conto</translation>
    </message>
    <message>
      <source>The example for this game can't be read. Install Thothit again to repair it.</source>
      <translation>Conto dolanan iki ora bisa diwaca. Pasangen Thothit maneh supaya bener.</translation>
    </message>
    <message>
      <source>players</source>
      <translation>pemain</translation>
    </message>
    <message>
      <source>cards</source>
      <translation>kertu</translation>
    </message>
    <message>
      <source>in the hand</source>
      <translation>ing tangan</translation>
    </message>
    <message>
      <source>in the pool</source>
      <translation>ing blumbang</translation>
    </message>
    <message>
      <source>in the stock</source>
      <translation>ing stok</translation>
    </message>
    <message>
      <source>minutes a round</source>
      <translation>menit saben ronde</translation>
    </message>
    <message>
      <source>House rules of this match</source>
      <translation>Aturan omah tandhing iki</translation>
    </message>
    <message>
      <source>You play by the published rules.</source>
      <translation>Sampeyan main nganggo aturan terbitan.</translation>
    </message>
    <message>
      <source>Published rule: {0}</source>
      <translation>Aturan terbitan: {0}</translation>
    </message>
    <message>
      <source>Sources of the house rules:</source>
      <translation>Sumber aturan omah:</translation>
    </message>
    <message>
      <source>The other games:</source>
      <translation>Dolanan liyane:</translation>
    </message>
  </context>
  <context>
    <name>rules_line</name>
    <message>
      <source>There are no house rules in this text.</source>
      <translation>Ora ana aturan omah ing teks iki.</translation>
    </message>
    <message>
      <source>The line is too long: house rules need at most {0} characters.</source>
      <translation>Larike kedawan: aturan omah paling akeh {0} karakter.</translation>
    </message>
    <message>
      <source>The line has characters that are not text.</source>
      <translation>Larik kuwi ana karakter sing dudu teks.</translation>
    </message>
    <message>
      <source>The line doesn't say which game its rules are for.</source>
      <translation>Larik kuwi ora nyebut aturane kanggo dolanan apa.</translation>
    </message>
    <message>
      <source>There is no game called {0}, so its house rules can't be used.</source>
      <translation>Ora ana dolanan sing jenenge {0}, mula aturan omahe ora bisa dienggo.</translation>
    </message>
    <message>
      <source>{0} (not a rule of {1})</source>
      <translation>{0} (dudu aturane {1})</translation>
    </message>
    <message>
      <source>{0} (they contradict each other)</source>
      <translation>{0} (padha tabrakan)</translation>
    </message>
    <message>
      <source>These rules are chosen, except {0}.</source>
      <translation>Aturan iki dipilih, kejaba {0}.</translation>
    </message>
  </context>
  <context>
    <name>saved_matches</name>
    <message>
      <source>This file can't be read</source>
      <translation>Berkas iki ora bisa diwaca</translation>
    </message>
    <message>
      <source>On the table</source>
      <translation>Ana ing meja</translation>
    </message>
    <message>
      <source>d MMM yyyy, HH:mm</source>
      <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>{0}, move {1}</source>
      <translation>{0}, langkah {1}</translation>
    </message>
    <message>
      <source>Round {0}</source>
      <translation>Ronde {0}</translation>
    </message>
    <message>
      <source>Play-off round</source>
      <translation>Babak tambahan</translation>
    </message>
    <message>
      <source>Round {0} of {1}</source>
      <translation>Ronde {0} saka {1}</translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) played, {0}</source>
      <translation>
        <numerusform>%n ronde dilakoni, {0}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) played</source>
      <translation>
        <numerusform>%n ronde dilakoni</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} of %n round(s) played</source>
      <translation>
        <numerusform>{0} saka %n ronde dilakoni</numerusform>
      </translation>
    </message>
    <message>
      <source>Nobody won</source>
      <translation>Ora ana sing menang</translation>
    </message>
    <message>
      <source>You won</source>
      <translation>Sampeyan menang</translation>
    </message>
    <message>
      <source>{0} won</source>
      <translation>{0} menang</translation>
    </message>
    <message>
      <source>{0} tied</source>
      <translation>{0} seri</translation>
    </message>
    <message numerus="yes">
      <source>helped %n time(s)</source>
      <translation>
        <numerusform>ditulungi ping %n</numerusform>
      </translation>
    </message>
    <message>
      <source>given up</source>
      <translation>nyerah</translation>
    </message>
    <message>
      <source>{0}
This file can't be read: {1}</source>
      <translation>{0}
Berkas iki ora bisa diwaca: {1}</translation>
    </message>
    <message>
      <source>Deal {0}</source>
      <translation>Bagean {0}</translation>
    </message>
    <message>
      <source>Started {0}</source>
      <translation>Diwiwiti {0}</translation>
    </message>
  </context>
  <context>
    <name>saves</name>
    <message>
      <source>{0} (it can't be renamed: {1})</source>
      <translation>{0} (ora bisa diganti jenenge: {1})</translation>
    </message>
    <message>
      <source>{0} (kept as {1})</source>
      <translation>{0} (disimpen dadi {1})</translation>
    </message>
    <message>
      <source>{0}: not a file</source>
      <translation>{0}: dudu berkas</translation>
    </message>
    <message>
      <source>{0}: too large for a match</source>
      <translation>{0}: kegedhen kanggo tandhing</translation>
    </message>
    <message>
      <source>{0}: the file is empty</source>
      <translation>{0}: berkase kosong</translation>
    </message>
    <message>
      <source>{0}: not a text file</source>
      <translation>{0}: dudu berkas teks</translation>
    </message>
    <message>
      <source>{0} (it stays among the saved matches)</source>
      <translation>{0} (tetep ana ing tandhing simpenan)</translation>
    </message>
  </context>
  <context>
    <name>score</name>
    <message>
      <source>Other cards</source>
      <translation>Kertu liyane</translation>
    </message>
    <message>
      <source>{0} × {1}</source>
      <translation>{0} × {1}</translation>
    </message>
    <message>
      <source>their rank</source>
      <translation>angkane</translation>
    </message>
    <message>
      <source>{0} a card</source>
      <translation>{0} saben kertu</translation>
    </message>
    <message>
      <source>{0} reached {1}: patang atusan</source>
      <translation>{0} tekan {1}: patang atusan</translation>
    </message>
    <message>
      <source>{0} reached {1}: belahan</source>
      <translation>{0} tekan {1}: belahan</translation>
    </message>
    <message>
      <source>{0} is last (kete) and reached {1}: té lumrah</source>
      <translation>{0} keri dhewe (kete) lan tekan {1}: té lumrah</translation>
    </message>
    <message>
      <source>{0} is last (kete) and stayed below {1}: té mati</source>
      <translation>{0} keri dhewe (kete) lan ora tekan {1}: té mati</translation>
    </message>
    <message>
      <source>Three at once with a hand card: ayam</source>
      <translation>Telu sak liwatan nganggo kertu tangan: ayam</translation>
    </message>
    <message>
      <source>Three at once with the stock card: kandang</source>
      <translation>Telu sak liwatan nganggo kertu stok: kandang</translation>
    </message>
    <message>
      <source>Singles</source>
      <translation>Ijen</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Pasangan</translation>
    </message>
    <message>
      <source>Threes</source>
      <translation>Kembar telu</translation>
    </message>
    <message>
      <source>Fours</source>
      <translation>Kembar papat</translation>
    </message>
    <message>
      <source>singles</source>
      <translation>Ijen</translation>
    </message>
    <message>
      <source>pairs</source>
      <translation>Pasangan</translation>
    </message>
    <message>
      <source>threes</source>
      <translation>Kembar telu</translation>
    </message>
    <message>
      <source>fours</source>
      <translation>Kembar papat</translation>
    </message>
    <message>
      <source>Red {0}</source>
      <translation>{0} abang</translation>
    </message>
    <message>
      <source>Black {0}</source>
      <translation>{0} ireng</translation>
    </message>
    <message>
      <source>{0} of nines</source>
      <translation>{0} angka sanga</translation>
    </message>
    <message>
      <source>{0} of ones</source>
      <translation>{0} angka siji</translation>
    </message>
    <message>
      <source>Identical {0}</source>
      <translation>{0} kembar</translation>
    </message>
    <message>
      <source>{0}: {1} each</source>
      <translation>{0}: siji-sijine {1}</translation>
    </message>
    <message>
      <source>{0} each: {1} for the set
and {2} for each red card</source>
      <translation>siji-sijine {0}: {1} kanggo set
lan {2} kanggo saben kertu abang</translation>
    </message>
    <message>
      <source>{0}: {1} of {2} points.</source>
      <translation>{0}: {1} saka {2} poin.</translation>
    </message>
    <message>
      <source>{0} (broke the pair of {1} while a single card was available)</source>
      <translation>{0} (mecah pasangan {1} kamangka ana kertu ijen)</translation>
    </message>
    <message>
      <source>Everyone has broken a pair, so nobody wins.</source>
      <translation>Kabeh wis mecah pasangan, dadi ora ana sing menang.</translation>
    </message>
    <message>
      <source>The best of the other players wins.</source>
      <translation>Sing paling apik saka pemain liyane sing menang.</translation>
    </message>
    <message>
      <source>Can't win this round: {0}. {1}</source>
      <translation>Ora bisa menang ronde iki: {0}. {1}</translation>
    </message>
    <message>
      <source>Captured pairs</source>
      <translation>Pasangan tangkepan</translation>
    </message>
    <message>
      <source>Wins the king</source>
      <translation>Menang raja</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Kertu</translation>
    </message>
    <message>
      <source>Kings so far</source>
      <translation>Raja nganti saiki</translation>
    </message>
    <message>
      <source>Laki for the king</source>
      <translation>Laki kanggo raja</translation>
    </message>
    <message>
      <source>Laki for the match</source>
      <translation>Laki kanggo tandhing</translation>
    </message>
    <message>
      <source>drawn again</source>
      <translation>ditarik maneh</translation>
    </message>
    <message>
      <source>nearest to nine wins</source>
      <translation>sing paling cedhak karo sanga menang</translation>
    </message>
    <message>
      <source>King</source>
      <translation>Raja</translation>
    </message>
    <message>
      <source>decided by Laki</source>
      <translation>ditemtokake Laki</translation>
    </message>
    <message>
      <source>most cards win it</source>
      <translation>sing kertune paling akeh menang</translation>
    </message>
    <message>
      <source>{0} each</source>
      <translation>siji-sijine {0}</translation>
    </message>
    <message>
      <source>worth nothing</source>
      <translation>ora ana ajine</translation>
    </message>
    <message>
      <source>Winner</source>
      <translation>Menang</translation>
    </message>
    <message>
      <source>This round</source>
      <translation>Ronde iki</translation>
    </message>
    <message>
      <source>After round {0}</source>
      <translation>Sawise ronde {0}</translation>
    </message>
    <message>
      <source>Tied: {0}. A play-off round decides</source>
      <translation>Seri: {0}. Babak tambahan sing nemtokake</translation>
    </message>
    <message>
      <source>Sitting out: {0}</source>
      <translation>Leren: {0}</translation>
    </message>
    <message numerus="yes">
      <source>{0} (%n time(s))</source>
      <translation>
        <numerusform>{0} (ping %n)</numerusform>
      </translation>
    </message>
    <message>
      <source>can't win</source>
      <translation>ora bisa menang</translation>
    </message>
    <message>
      <source>wins the match</source>
      <translation>menang tandhing</translation>
    </message>
    <message>
      <source>{0}: {1}. {2}: {3}.</source>
      <translation>{0}: {1}. {2}: {3}.</translation>
    </message>
    <message>
      <source>{0} = {1}</source>
      <translation>{0} = {1}</translation>
    </message>
    <message>
      <source>{0}, wins</source>
      <translation>{0}, menang</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>{0}: {1} ({2})</source>
      <translation>{0}: {1} ({2})</translation>
    </message>
  </context>
  <context>
    <name>seats</name>
    <message>
      <source>&amp;All match my strength</source>
      <translation>&amp;Kabeh ngimbangi aku</translation>
    </message>
    <message>
      <source>Match my strength</source>
      <translation>Ngimbangi aku</translation>
    </message>
  </context>
  <context>
    <name>sentences</name>
    <message>
      <source>You broke the pair of {card} {when} and could no longer win.</source>
      <translation>Sampeyan mecah pasangan {card} {when} lan ora bisa menang maneh.</translation>
    </message>
    <message>
      <source>You didn't capture {card} {when}; {who} did.</source>
      <translation>Sampeyan ora nangkep {card} {when}; sing nangkep {who}.</translation>
    </message>
    <message>
      <source>You didn't capture the {copy} {card} {when}; {who} did.</source>
      <translation>Sampeyan ora nangkep {card} sing {copy} {when}; sing nangkep {who}.</translation>
    </message>
    <message>
      <source>You put {card} in the pool {when}; {who} captured it.</source>
      <translation>Sampeyan nyelehake {card} ing blumbang {when}; ditangkep {who}.</translation>
    </message>
    <message>
      <source>You put the red-stamped {card} in the pool {when}; {who} captured it.</source>
      <translation>Sampeyan nyelehake {card} sing cap abang ing blumbang {when}; ditangkep {who}.</translation>
    </message>
    <message numerus="yes">
      <source>You captured {taken} with {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>Sampeyan nangkep {taken} nganggo {card} {when}: %n poin, lan sampeyan menang kacek {lead}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You captured a pair of {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>Sampeyan nangkep pasangan {card} {when}: %n poin, lan sampeyan menang kacek {lead}.</numerusform>
      </translation>
    </message>
    <message>
      <source>on your {0} turn</source>
      <translation>ing giliran sampeyan sing {0}</translation>
    </message>
    <message>
      <source>You didn't match {0}; matching it would have been better.</source>
      <translation>Sampeyan ora nyocogake {0}; luwih becik dicocogake.</translation>
    </message>
    <message>
      <source>You kept {0}; {1} could still have been matched.</source>
      <translation>Sampeyan nyimpen {0}; {1} isih bisa cocog.</translation>
    </message>
    <message>
      <source>{who} matched {card}, which you threw out.</source>
      <translation>{who} nyocogake {card}, sing sampeyan uncalake.</translation>
    </message>
    <message>
      <source>{who} won by matching {card}, which you threw out.</source>
      <translation>{who} menang merga nyocogake {card}, sing sampeyan uncalake.</translation>
    </message>
    <message>
      <source>You threw out {0}; {1} would have been better.</source>
      <translation>Sampeyan nguncalake {0}; luwih becik {1}.</translation>
    </message>
    <message>
      <source>Your last card, {0}, was a match.</source>
      <translation>Kertu pungkasan sampeyan, {0}, cocog.</translation>
    </message>
    <message>
      <source>The last open card, {0}, was identical to the one you kept.</source>
      <translation>Kertu mlumah pungkasan, {0}, kembarane kertu sing sampeyan simpen.</translation>
    </message>
    <message>
      <source>You had one card left, and nobody matched the last open card.</source>
      <translation>Kertune sampeyan kari siji, lan ora ana sing nyocogake kertu mlumah pungkasan.</translation>
    </message>
    <message>
      <source>Your {turn} discard was {card}; discarding {best} would have been better.</source>
      <translation>Buwangan sampeyan sing {turn} yaiku {card}; luwih apik mbuwang {best}.</translation>
    </message>
    <message>
      <source>You took {0} on your {1} turn; drawing would have been better.</source>
      <translation>Sampeyan njupuk {0} ing giliran sing {1}; luwih apik narik.</translation>
    </message>
    <message>
      <source>You didn't take {0} on your {1} turn; taking it would have been better.</source>
      <translation>Sampeyan ora njupuk {0} ing giliran sing {1}; luwih apik dijupuk.</translation>
    </message>
    <message>
      <source>You didn't claim {0}, which would have won the round.</source>
      <translation>Sampeyan ora ngeklaim {0}, kamangka kertu iku nggawe sampeyan menang.</translation>
    </message>
    <message>
      <source>You could have called {0} after your {1} discard, but you waited.</source>
      <translation>Sampeyan bisa nyeru {0} sawise buwangan {1}, nanging sampeyan ngenteni.</translation>
    </message>
    <message numerus="yes">
      <source>You called after your {0} discard and won %n discard(s) later.</source>
      <translation>
        <numerusform>Sampeyan seru sawise buwangan {0} lan menang %n buwangan sabanjure.</numerusform>
      </translation>
    </message>
    <message>
      <source>You called after your {0} discard and won before your next one.</source>
      <translation>Sampeyan seru sawise buwangan {0} lan menang sadurunge buwangan sabanjure.</translation>
    </message>
    <message>
      <source>{who} took your {turn} discard, {card}.</source>
      <translation>{who} njupuk buwangan sampeyan sing {turn}, {card}.</translation>
    </message>
    <message>
      <source>{who} won with your {turn} discard, {card}.</source>
      <translation>{who} menang nganggo buwangan sampeyan sing {turn}, {card}.</translation>
    </message>
    <message>
      <source>You declared checki too early, {0}.</source>
      <translation>Sampeyan kesusu mratelakake checki, {0}.</translation>
    </message>
    <message>
      <source>You could have declared checki {0}, but you waited.</source>
      <translation>Sampeyan bisa mratelakake checki {0}, nanging sampeyan ngenteni.</translation>
    </message>
    <message>
      <source>You didn't claim {0}; claiming it would have been better.</source>
      <translation>Sampeyan ora ngeklaim {0}; luwih apik diklaim.</translation>
    </message>
    <message numerus="yes">
      <source>You declared checki {0} and won %n turn(s) later.</source>
      <translation>
        <numerusform>Sampeyan mratelakake checki {0} lan menang %n giliran sabanjure.</numerusform>
      </translation>
    </message>
    <message>
      <source>You declared checki {0} and won on your next turn.</source>
      <translation>Sampeyan mratelakake checki {0} lan menang ing giliran sampeyan sabanjure.</translation>
    </message>
    <message>
      <source>You declared checki {0} and won before your next turn.</source>
      <translation>Sampeyan mratelakake checki {0} lan menang sadurunge giliran sampeyan sabanjure.</translation>
    </message>
    <message>
      <source>right after the deal</source>
      <translation>langsung sawise dibagi</translation>
    </message>
    <message>
      <source>after your {0} discard</source>
      <translation>sawise buwangan sampeyan sing {0}</translation>
    </message>
    <message>
      <source>You made {0} trump; {1} would have been better.</source>
      <translation>Sampeyan milih {0} dadi truf; {1} luwih apik.</translation>
    </message>
    <message>
      <source>Your bid of {0} was too high; passing would have been better.</source>
      <translation>Tawaran sampeyan {0} kedhuwuren; luwih apik liwat.</translation>
    </message>
    <message>
      <source>Your bid of {0} was too high; {1} would have been enough.</source>
      <translation>Tawaran sampeyan {0} kedhuwuren; {1} wis cukup.</translation>
    </message>
    <message>
      <source>You passed; a bid of {0} would have been better.</source>
      <translation>Sampeyan liwat; tawaran {0} luwih apik.</translation>
    </message>
    <message>
      <source>You didn't announce your Jodhi in {0} after the {1} trick.</source>
      <translation>Sampeyan ora ngumumake Jodhi {0} sawise trik sing {1}.</translation>
    </message>
    <message>
      <source>You played {0} to the {2} trick; {1} would have been better.</source>
      <translation>Sampeyan ngetokake {0} ing trik sing {2}; {1} luwih apik.</translation>
    </message>
    <message numerus="yes">
      <source>You played {0} to the {2} trick, and {3} won its %n point(s); {1} would have been better.</source>
      <translation>
        <numerusform>Sampeyan ngetokake {0} ing trik sing {2}, sing dimenangake {3} kanthi %n poin; {1} luwih apik.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick, worth %n point(s); your opponents counted {1} and needed {2}.</source>
      <translation>
        <numerusform>Sampeyan menang trik sing {0} kanthi %n poin; etungane mungsuh {1}, kamangka butuhe {2}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick, worth %n point(s); your side counted {1} and needed {2}.</source>
      <translation>
        <numerusform>Sampeyan menang trik sing {0} kanthi %n poin; etungane pihak sampeyan {1}, butuhe {2}.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>settings</name>
    <message>
      <source>The game's own</source>
      <translation>Manut dolanane</translation>
    </message>
    <message>
      <source>Red</source>
      <translation>Abang</translation>
    </message>
    <message>
      <source>Blue</source>
      <translation>Biru</translation>
    </message>
    <message>
      <source>Parang (blades)</source>
      <translation>Parang (bathik)</translation>
    </message>
    <message>
      <source>Mega mendung (clouds)</source>
      <translation>Mega mendung (bathik)</translation>
    </message>
    <message>
      <source>Truntum (stars)</source>
      <translation>Truntum (lintang)</translation>
    </message>
    <message>
      <source>Udan liris (drizzle)</source>
      <translation>Udan liris (grimis)</translation>
    </message>
    <message>
      <source>Sidomukti (prosperity)</source>
      <translation>Sidamukti (kamulyan)</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Jeneng sampeyan</translation>
    </message>
    <message>
      <source>Your name at the table and in saved matches. If you leave it empty, you appear as You.</source>
      <translation>Jeneng sampeyan ing meja lan ing tandhing simpenan. Yen suwung, sampeyan disebut Sampeyan.</translation>
    </message>
    <message>
      <source>Your figure</source>
      <translation>Gambar sampeyan</translation>
    </message>
    <message>
      <source>The figure on your name panel at the table.</source>
      <translation>Gambar ing papan jeneng sampeyan ing meja.</translation>
    </message>
    <message>
      <source>Headcloth</source>
      <translation>Iket</translation>
    </message>
    <message>
      <source>Bun with a flower</source>
      <translation>Gelung nganggo kembang</translation>
    </message>
    <message>
      <source>Pointed headcloth</source>
      <translation>Udheng lancip</translation>
    </message>
    <message>
      <source>Cap and moustache</source>
      <translation>Kopyah lan brengos</translation>
    </message>
    <message>
      <source>Veil</source>
      <translation>Kudhung</translation>
    </message>
    <message>
      <source>Straw hat</source>
      <translation>Caping</translation>
    </message>
    <message>
      <source>Horned headdress</source>
      <translation>Irah-irahan sungu</translation>
    </message>
    <message>
      <source>Crown</source>
      <translation>Makutha</translation>
    </message>
    <message>
      <source>Knot of hair</source>
      <translation>Gelung</translation>
    </message>
    <message>
      <source>Beard</source>
      <translation>Jenggot</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Basa</translation>
    </message>
    <message>
      <source>The language of windows, rules and lessons. {0}</source>
      <translation>Basane jendhela, aturan lan wulangan. {0}</translation>
    </message>
    <message>
      <source>Same as the system</source>
      <translation>Manut sistem</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Rupa</translation>
    </message>
    <message>
      <source>Light windows and a table by day, dark windows and a table by night, or black and white with bright marks and thick lines.</source>
      <translation>Jendhela padhang karo meja awan, jendhela peteng karo meja bengi, utawa ireng putih nganggo tandha padhang lan garis kandel.</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Padhang</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Peteng</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Kontras dhuwur</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Kertu</translation>
    </message>
    <message>
      <source>The card style in all games except those played with French cards.</source>
      <translation>Gaya kertu, ing kabeh dolanan kajaba sing nganggo kertu Prancis.</translation>
    </message>
    <message>
      <source>Ceki</source>
      <translation>Ceki</translation>
    </message>
    <message>
      <source>Western</source>
      <translation>Barat</translation>
    </message>
    <message>
      <source>Western (CatsAtCards)</source>
      <translation>Barat (CatsAtCards)</translation>
    </message>
    <message>
      <source>Four-colour suits</source>
      <translation>Jinis kertu patang warna</translation>
    </message>
    <message>
      <source>Blue diamonds and green clubs on Western cards.</source>
      <translation>Wajik biru lan kriting ijo ing kertu Barat.</translation>
    </message>
    <message>
      <source>Backs</source>
      <translation>Geger</translation>
    </message>
    <message>
      <source>A colour or a batik pattern for the backs of the cards.</source>
      <translation>Werna utawa motif bathik kanggo geger kertu.</translation>
    </message>
    <message>
      <source>Corner index</source>
      <translation>Tandha pojok</translation>
    </message>
    <message>
      <source>Show the rank and suit of ceki cards in a corner.</source>
      <translation>Tuduhna angka lan jinise kertu ceki ing pojok.</translation>
    </message>
    <message>
      <source>Mat</source>
      <translation>Lemek</translation>
    </message>
    <message>
      <source>What the cards lie on.</source>
      <translation>Lemeke kertu ing meja.</translation>
    </message>
    <message>
      <source>Plaited pandan</source>
      <translation>Klasa pandhan</translation>
    </message>
    <message>
      <source>Green</source>
      <translation>Ijo</translation>
    </message>
    <message>
      <source>Brown batik</source>
      <translation>Bathik soga</translation>
    </message>
    <message>
      <source>Dark blue</source>
      <translation>Biru tuwa</translation>
    </message>
    <message>
      <source>List of moves</source>
      <translation>Dhaptar langkah</translation>
    </message>
    <message>
      <source>List the moves of the round beside the table.</source>
      <translation>Dhaptar langkah ronde iki ing sisihe meja.</translation>
    </message>
    <message>
      <source>Toolbar</source>
      <translation>Bilah piranti</translation>
    </message>
    <message>
      <source>Four buttons beside the menus: undo, hint, new game, find.</source>
      <translation>Papat tombol ing sandhinge menu: wurungake, pituduh, dolanan anyar, goleki.</translation>
    </message>
    <message>
      <source>Status line</source>
      <translation>Larik status</translation>
    </message>
    <message>
      <source>A line below the table with the card you point at, the deal's number and its fingerprint.</source>
      <translation>Larik ing ngisor meja isine kertu sing ditunjuk, nomer bagean, lan sidik drijine.</translation>
    </message>
    <message>
      <source>Text on the table</source>
      <translation>Tulisan ing meja</translation>
    </message>
    <message>
      <source>The size of names, points and messages on the table.</source>
      <translation>Ukuran jeneng, poin lan pesen ing meja.</translation>
    </message>
    <message>
      <source>100 %</source>
      <translation>100 %</translation>
    </message>
    <message>
      <source>125 %</source>
      <translation>125 %</translation>
    </message>
    <message>
      <source>150 %</source>
      <translation>150 %</translation>
    </message>
    <message>
      <source>175 %</source>
      <translation>175 %</translation>
    </message>
    <message>
      <source>200 %</source>
      <translation>200 %</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Kacepetan</translation>
    </message>
    <message>
      <source>How fast cards move, and how long you see each move.</source>
      <translation>Sepira cepete kertu mlaku, lan sepira suwene saben langkah katon.</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Mati</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Cepet</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Lumrah</translation>
    </message>
    <message>
      <source>Slow</source>
      <translation>Alon</translation>
    </message>
    <message>
      <source>Pace of computer players</source>
      <translation>Mikire pemain komputer</translation>
    </message>
    <message>
      <source>How long computer players seem to think before they play.</source>
      <translation>Sepira suwene pemain komputer katon mikir sadurunge main.</translation>
    </message>
    <message>
      <source>Brisk</source>
      <translation>Rikat</translation>
    </message>
    <message>
      <source>Usual</source>
      <translation>Lumrah</translation>
    </message>
    <message>
      <source>Leisurely</source>
      <translation>Sranta</translation>
    </message>
    <message>
      <source>Reduced motion</source>
      <translation>Gerak sethithik</translation>
    </message>
    <message>
      <source>At any speed, cards fade from place to place instead of flying.</source>
      <translation>Kertu ilang lan katon alon-alon saka panggonan siji menyang liyane, ora mabur, ing kacepetan apa wae.</translation>
    </message>
    <message>
      <source>Faces and words</source>
      <translation>Pasuryan lan tembung</translation>
    </message>
    <message>
      <source>Players smile or wince at what everybody can see, and sometimes say something.</source>
      <translation>Para pemain mesem utawa mringis amarga apa sing dideleng kabeh, lan sok-sok ngucap satembung.</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Swara</translation>
    </message>
    <message>
      <source>Hear cards, captures, calls and the end of a round.</source>
      <translation>Rungokna kertu, tangkepan, seruan lan pungkasane ronde.</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Bantere</translation>
    </message>
    <message>
      <source>How loud sounds are: {0}%.</source>
      <translation>Sepira bantere swara: {0}%.</translation>
    </message>
    <message>
      <source>Play the only legal move</source>
      <translation>Lakokna langkah siji-sijine</translation>
    </message>
    <message>
      <source>If only one move is legal, Thothit plays it for you after a moment.</source>
      <translation>Yen langkah sing kena mung siji, langkah iku mlaku dhewe sawise sedhela.</translation>
    </message>
    <message>
      <source>Warn of costly captures</source>
      <translation>Elingna tangkepan sing ngrugekake</translation>
    </message>
    <message>
      <source>Ask again before a capture that keeps you from winning the round.</source>
      <translation>Takon maneh sadurunge tangkepan sing ndadekake sampeyan ora bisa menang ronde iki.</translation>
    </message>
    <message>
      <source>Ask before a restart</source>
      <translation>Takon sadurunge mbaleni</translation>
    </message>
    <message>
      <source>Ask before you restart a deal. In fair play, Thothit always asks.</source>
      <translation>Takon sadurunge sampeyan mbaleni bagean. Ing main adil, Thothit mesthi takon.</translation>
    </message>
    <message>
      <source>Count unseen cards</source>
      <translation>Etungen kertu sing durung katon</translation>
    </message>
    <message>
      <source>A table beside the cards counts those you haven't seen yet.</source>
      <translation>Tabel ing sisihe kertu ngetung kertu sing durung sampeyan deleng.</translation>
    </message>
    <message>
      <source>Remember captured cards</source>
      <translation>Elingen kertu tangkepan</translation>
    </message>
    <message>
      <source>A chart beside the cards shows which cards are gone, and who has them.</source>
      <translation>Tabel ing sisihe kertu nuduhake endi sing wis ora ana, lan sapa sing nduwe.</translation>
    </message>
    <message>
      <source>Warn of weak moves</source>
      <translation>Elingna langkah ringkih</translation>
    </message>
    <message>
      <source>Ask again before a move that costs more points than this. In Thunee, 5 points are half a ball; in Kowah, about a 10% chance of winning. In fair play, warnings and tables of cards count as help.</source>
      <translation>Takon maneh sadurunge langkah sing ngrugekake poin luwih saka iki. Ing Thunee, 5 poin iku separo bal; ing Kowah, kamungkinan menang kurang luwih 10 %. Ing main adil, pangeling lan tabel kertu kaetung pitulung.</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Ora tau</translation>
    </message>
    <message>
      <source>More than 2 points</source>
      <translation>Luwih saka 2 poin</translation>
    </message>
    <message>
      <source>More than 5 points</source>
      <translation>Luwih saka 5 poin</translation>
    </message>
    <message>
      <source>More than 10 points</source>
      <translation>Luwih saka 10 poin</translation>
    </message>
    <message>
      <source>Opponents</source>
      <translation>Mungsuh</translation>
    </message>
    <message>
      <source>Who plays against you in a game you haven't set up yet.</source>
      <translation>Sapa mungsuh sampeyan ing dolanan sing durung tau sampeyan setel.</translation>
    </message>
    <message>
      <source>match my strength</source>
      <translation>ngimbangi aku</translation>
    </message>
    <message>
      <source>Match length</source>
      <translation>Dawane tandhing</translation>
    </message>
    <message>
      <source>How long a match is in a game you haven't set up yet, if that game offers this length.</source>
      <translation>Dawane tandhing ing dolanan sing durung tau sampeyan setel, yen dolanane nyedhiyani dawa iku.</translation>
    </message>
    <message>
      <source>The game's usual length</source>
      <translation>Dawane lumrahe dolanan</translation>
    </message>
    <message>
      <source>Free rounds</source>
      <translation>Ronde bebas</translation>
    </message>
    <message>
      <source>One full rotation</source>
      <translation>Sak puteran jangkep</translation>
    </message>
    <message>
      <source>3 rounds</source>
      <translation>3 ronde</translation>
    </message>
    <message>
      <source>6 rounds</source>
      <translation>6 ronde</translation>
    </message>
    <message>
      <source>9 rounds</source>
      <translation>9 ronde</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Main adil</translation>
    </message>
    <message>
      <source>A game you haven't set up yet begins in fair play: you can't undo past a newly revealed card.</source>
      <translation>Dolanan sing durung tau sampeyan setel diwiwiti main adil: langkah ora bisa diwurungake yen wis katon kertu anyar.</translation>
    </message>
    <message numerus="yes">
      <source>{0} and %n other game(s)</source>
      <translation>
        <numerusform>{0} lan %n dolanan liyane</numerusform>
      </translation>
    </message>
    <message>
      <source>For {0}.</source>
      <translation>Kanggo {0}.</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Sampeyan</translation>
    </message>
    <message>
      <source>Cards and table</source>
      <translation>Kertu lan meja</translation>
    </message>
    <message>
      <source>Motion and sound</source>
      <translation>Gerak lan swara</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Main</translation>
    </message>
    <message>
      <source>New games</source>
      <translation>Dolanan anyar</translation>
    </message>
    <message>
      <source>Backup and files</source>
      <translation>Cadhangan lan berkas</translation>
    </message>
    <message>
      <source>{0}%</source>
      <translation>{0}%</translation>
    </message>
    <message>
      <source>(empty)</source>
      <translation>(suwung)</translation>
    </message>
    <message>
      <source>on</source>
      <translation>urip</translation>
    </message>
    <message>
      <source>off</source>
      <translation>mati</translation>
    </message>
    <message>
      <source>This is not a settings file.</source>
      <translation>Iki dudu berkas setelan.</translation>
    </message>
    <message>
      <source>The file is from a newer version of Thothit. Update Thothit first.</source>
      <translation>Berkas iki saka versi Thothit sing luwih anyar. Anyarana Thothit dhisik.</translation>
    </message>
    <message>
      <source>{0} can't be {1}.</source>
      <translation>{0} ora bisa diisi {1}.</translation>
    </message>
    <message>
      <source>{0}: too large for a settings file</source>
      <translation>{0}: kegedhen kanggo berkas setelan</translation>
    </message>
    <message>
      <source>{0}: it has a value that Thothit never writes</source>
      <translation>{0}: ana nilai sing ora tau ditulis Thothit</translation>
    </message>
    <message>
      <source>{0}: not a settings file</source>
      <translation>{0}: dudu berkas setelan</translation>
    </message>
  </context>
  <context>
    <name>standings</name>
    <message>
      <source>round</source>
      <translation>ronde</translation>
    </message>
    <message>
      <source>total</source>
      <translation>total</translation>
    </message>
    <message>
      <source>{0}; a dot marks the winner of the round</source>
      <translation>{0}; titik nandhani sing menang ronde</translation>
    </message>
    <message>
      <source>Rounds 1 to {0}</source>
      <translation>Ronde 1 nganti {0}</translation>
    </message>
    <message>
      <source>No round has ended yet</source>
      <translation>Durung ana ronde sing rampung</translation>
    </message>
    <message>
      <source>Nobody leads yet</source>
      <translation>Durung ana sing unggul</translation>
    </message>
    <message>
      <source>You lead</source>
      <translation>Sampeyan unggul</translation>
    </message>
    <message>
      <source>{0} leads</source>
      <translation>{0} unggul</translation>
    </message>
    <message>
      <source>{0} lead</source>
      <translation>{0} unggul</translation>
    </message>
    <message>
      <source>Both sides are tied</source>
      <translation>Pihak loro-lorone seri</translation>
    </message>
    <message>
      <source>{0} share the lead</source>
      <translation>{0} padha unggule</translation>
    </message>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>{0} {1}, total {2}</source>
      <translation>{0} {1}, total {2}</translation>
    </message>
    <message>
      <source>{0} ({1})</source>
      <translation>{0} ({1})</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>Total: {0}</source>
      <translation>Total: {0}</translation>
    </message>
  </context>
  <context>
    <name>startup</name>
    <message>
      <source>QT_SCALE_FACTOR must be a number from {0} to {1}, not {2}</source>
      <translation>QT_SCALE_FACTOR kudu wilangan saka {0} nganti {1}, dudu {2}</translation>
    </message>
    <message>
      <source>Qt can't open a window with QT_QPA_PLATFORM={0}; unset it and try again</source>
      <translation>Qt ora bisa mbukak jendhela nganggo QT_QPA_PLATFORM={0}; busaken banjur cobanen maneh</translation>
    </message>
    <message>
      <source>Qt can't open a window on this display</source>
      <translation>Qt ora bisa mbukak jendhela ing layar iki</translation>
    </message>
    <message>
      <source>{0}: not a folder</source>
      <translation>{0}: dudu folder</translation>
    </message>
    <message>
      <source>{0}: not a file</source>
      <translation>{0}: dudu berkas</translation>
    </message>
    <message>
      <source>{0}: it belongs to another user</source>
      <translation>{0}: iki duweke panganggo liya</translation>
    </message>
    <message>
      <source>choose another --data-dir: the name {0} can't be written in the system's character set</source>
      <translation>pilihen --data-dir liyane: jeneng {0} ora bisa ditulis nganggo aksara sistem iki</translation>
    </message>
    <message>
      <source>Thothit is already running but doesn't answer; end it, then try again</source>
      <translation>Thothit wis mlaku nanging ora mangsuli; patenana, banjur cobanen maneh</translation>
    </message>
    <message>
      <source>Thothit is already running (process {0}) but doesn't answer; end it, then try again</source>
      <translation>Thothit wis mlaku (proses {0}) nanging ora mangsuli; patenana, banjur cobanen maneh</translation>
    </message>
    <message>
      <source>Thothit is already running; close it first, or give this one its own --data-dir</source>
      <translation>Thothit wis mlaku; tutupen dhisik, utawa wenehana --data-dir dhewe</translation>
    </message>
    <message>
      <source>{0}: the picture can't be saved</source>
      <translation>{0}: gambare ora bisa disimpen</translation>
    </message>
    <message>
      <source>the Wayland display {0} doesn't answer</source>
      <translation>layar Wayland {0} ora mangsuli</translation>
    </message>
    <message>
      <source>there is no display to open a window on; on a machine without a screen, start Thothit with: {0}</source>
      <translation>ora ana layar kanggo mbukak jendhela; ing mesin tanpa layar, lakokna nganggo: {0}</translation>
    </message>
    <message>
      <source>the display {0} doesn't answer</source>
      <translation>layar {0} ora mangsuli</translation>
    </message>
    <message>
      <source>this system is too old: the program needs Windows 10 version 1903 or later</source>
      <translation>sistem iki kelawasen: program mbutuhake Windows 10 versi 1903 utawa sing luwih anyar</translation>
    </message>
    <message>
      <source>this system is too old: it has {0}, but the program needs glibc {1}</source>
      <translation>sistem iki kelawasen: anane {0}, program mbutuhake glibc {1}</translation>
    </message>
    <message>
      <source>this system is too old: its {0} has no {1}, which the program needs</source>
      <translation>sistem iki kelawasen: {0} ora nduwe {1} sing dibutuhake program</translation>
    </message>
    <message>
      <source>the libraries of this system don't fit the program: none of them has {0}</source>
      <translation>pustaka sistem iki ora cocog karo program: ora ana sing nduwe {0}</translation>
    </message>
    <message>
      <source>install Thothit again: it is not complete ({0})</source>
      <translation>pasangen Thothit maneh: programe ora jangkep ({0})</translation>
    </message>
    <message>
      <source>Qt can't be loaded: {0}</source>
      <translation>Qt ora bisa dimuat: {0}</translation>
    </message>
    <message>
      <source>install Thothit again: it is not complete ({0} is missing)</source>
      <translation>pasangen Thothit maneh: programe ora jangkep, {0} ora ana</translation>
    </message>
    <message>
      <source>this system lacks {0}; install what is missing with: {1}</source>
      <translation>sistem iki ora duwe {0}; pasang sing kurang nganggo: {1}</translation>
    </message>
    <message>
      <source>this system lacks {0}; install what is missing with your package manager</source>
      <translation>sistem iki ora duwe {0}; pasang sing kurang nganggo pangurus paket sampeyan</translation>
    </message>
    <message>
      <source>another C library</source>
      <translation>pustaka C liya</translation>
    </message>
  </context>
  <context>
    <name>statistics</name>
    <message>
      <source>Rounds in which this was your last call. Made if you won the round.</source>
      <translation>Ronde sing seruan pungkasane iki. Kasil yen sampeyan menang ronde.</translation>
    </message>
    <message>
      <source>d MMM yyyy, HH:mm</source>
      <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
      <source>One round says nothing yet. Play a few more.</source>
      <translation>Sak ronde durung mratelakake apa-apa. Mainna sawetara maneh.</translation>
    </message>
    <message>
      <source>There is nothing to decide here, so your average is pure luck.</source>
      <translation>Ing kene ora ana sing kudu diputusake, dadi rata-rata sampeyan mung begja.</translation>
    </message>
    <message>
      <source>So far it may all be luck: your average is {0}, give or take {1}.</source>
      <translation>Nganti saiki bisa uga mung begja: rata-rata sampeyan {0}, kurang luwihe {1}.</translation>
    </message>
    <message>
      <source>You play better than your opponents: on average, you're {0} points ahead, give or take {1}.</source>
      <translation>Sampeyan main luwih apik tinimbang mungsuh: rata-rata unggul {0} poin, kurang luwihe {1}.</translation>
    </message>
    <message>
      <source>Your opponents play better than you: on average, they're {0} points ahead, give or take {1}.</source>
      <translation>Mungsuh main luwih apik tinimbang sampeyan: rata-rata unggul {0} poin, kurang luwihe {1}.</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Rounds you have finished.</source>
      <translation>Ronde sing wis sampeyan rampungake.</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Menang</translation>
    </message>
    <message>
      <source>{0} ({1})</source>
      <translation>{0} ({1})</translation>
    </message>
    <message>
      <source>Rounds you won. In the percentage, a tie counts as half a win.</source>
      <translation>Ronde sing sampeyan menangake. Ing persentase, seri dietung setengah kamenangan.</translation>
    </message>
    <message>
      <source>Tied</source>
      <translation>Seri</translation>
    </message>
    <message>
      <source>Rounds in which you tied for the win.</source>
      <translation>Ronde sing sampeyan seri, dadi menang bareng.</translation>
    </message>
    <message>
      <source>Points per round</source>
      <translation>Poin saben ronde</translation>
    </message>
    <message>
      <source>The average score of your side.</source>
      <translation>Rata-rata poin pihak sampeyan.</translation>
    </message>
    <message>
      <source>Best round</source>
      <translation>Ronde paling apik</translation>
    </message>
    <message>
      <source>The most points your side has scored in a round.</source>
      <translation>Poin paling akeh sing tau dioleh pihak sampeyan ing sak ronde.</translation>
    </message>
    <message>
      <source>Longest winning streak</source>
      <translation>Menang runtut paling akeh</translation>
    </message>
    <message>
      <source>The most rounds you have won in a row. A tie ends the streak.</source>
      <translation>Ronde paling akeh sing sampeyan menangake runtut. Seri medhot runtutan.</translation>
    </message>
    <message>
      <source>Winning streak now</source>
      <translation>Menang runtut saiki</translation>
    </message>
    <message>
      <source>How many rounds in a row you have won up to now. A tie ends the streak.</source>
      <translation>Cacahe ronde pungkasan sing sampeyan menangake runtut. Seri medhot runtutan.</translation>
    </message>
    <message>
      <source>Longest losing streak</source>
      <translation>Kalah runtut paling akeh</translation>
    </message>
    <message>
      <source>The most rounds in a row that you neither won nor tied.</source>
      <translation>Ronde runtut paling akeh tanpa menang lan tanpa seri.</translation>
    </message>
    <message>
      <source>Points ahead</source>
      <translation>Selisih poin</translation>
    </message>
    <message>
      <source>Your points minus those of the best other side, on average.</source>
      <translation>Rata-rata poin sampeyan dikurangi poine pihak liya sing paling apik.</translation>
    </message>
    <message>
      <source>Margin of error</source>
      <translation>Kacek paling akeh</translation>
    </message>
    <message>
      <source>We can be 95% sure that your true average is no further than this from the result shown.</source>
      <translation>Rata-rata sampeyan sing sanyatane kaceke ora luwih saka iki, kanthi kapesthen 95 %.</translation>
    </message>
    <message>
      <source>Luck in a round</source>
      <translation>Begja saben ronde</translation>
    </message>
    <message>
      <source>How far the result of a round usually is from your average (the standard deviation).</source>
      <translation>Lumrahe sepira adohe sak ronde saka rata-rata sampeyan (simpangan baku).</translation>
    </message>
    <message>
      <source>Rounds needed</source>
      <translation>Ronde supaya yakin</translation>
    </message>
    <message>
      <source>Rounds needed before we can be 95% sure that an average like yours isn't luck.</source>
      <translation>Cacahe ronde nganti rata-rata kaya duweke sampeyan 95 % mesthi dudu begja.</translation>
    </message>
    <message>
      <source>Time per move</source>
      <translation>Wektu saben langkah</translation>
    </message>
    <message numerus="yes">
      <source>How long you think about a move, not counting pauses; from %n round(s).</source>
      <translation>
        <numerusform>Sepira suwene sampeyan mikir langkah, tanpa wektu ngaso; diukur ing %n ronde.</numerusform>
      </translation>
    </message>
    <message>
      <source>With help</source>
      <translation>Nganggo pitulung</translation>
    </message>
    <message>
      <source>Rounds from matches in which you had help: for example, you took back a move or restarted a fair deal.</source>
      <translation>Ronde saka tandhing sing nganggo pitulung: upamane ana langkah diwurungake utawa bagean adil dibaleni.</translation>
    </message>
    <message numerus="yes">
      <source>Unknown for %n older match(es).</source>
      <translation>
        <numerusform>Ora dingerteni ing %n tandhing lawas.</numerusform>
      </translation>
    </message>
    <message>
      <source>Matches started</source>
      <translation>Tandhing diwiwiti</translation>
    </message>
    <message>
      <source>Matches in which you made at least one move.</source>
      <translation>Tandhing sing paling ora wis ana langkah sampeyan siji.</translation>
    </message>
    <message>
      <source>Matches finished</source>
      <translation>Tandhing rampung</translation>
    </message>
    <message>
      <source>Matches played to the end, and free matches without an unfinished round.</source>
      <translation>Tandhing sing dilakoni nganti rampung, lan tandhing bebas sing ora ana ronde isih mlaku.</translation>
    </message>
    <message>
      <source>Matches given up</source>
      <translation>Tandhing sing nyerah</translation>
    </message>
    <message>
      <source>Fair matches in which you restarted a deal.</source>
      <translation>Tandhing adil sing bageane ana sing sampeyan baleni.</translation>
    </message>
    <message>
      <source>{0}, reached</source>
      <translation>{0}, wis tekan</translation>
    </message>
    <message>
      <source>more than {0}</source>
      <translation>luwih saka {0}</translation>
    </message>
    <message>
      <source>{0} s</source>
      <translation>{0} dtk</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>Kabeh dolanan</translation>
    </message>
    <message>
      <source>At least one {0}</source>
      <translation>Paling ora siji {0}</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Kabeh</translation>
    </message>
    <message>
      <source>Default rules</source>
      <translation>Aturan gawan</translation>
    </message>
    <message>
      <source>With house rules</source>
      <translation>Nganggo aturan omah</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Main adil</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Gladhen</translation>
    </message>
    <message>
      <source>Without help</source>
      <translation>Tanpa pitulung</translation>
    </message>
    <message>
      <source>Deals played again</source>
      <translation>Bagean sing dibaleni</translation>
    </message>
    <message>
      <source>Rounds whose cards you already knew; they don't count anywhere else</source>
      <translation>Ronde sing kertune wis sampeyan ngerteni; ora dietung ing panggonan liya</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>Made if you won every trick yourself.</source>
      <translation>Kelakon yen sampeyan dhewe menangake kabeh trik.</translation>
    </message>
    <message>
      <source>Made if you won the last trick yourself.</source>
      <translation>Kelakon yen sampeyan dhewe menangake trik pungkasan.</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Tawaran</translation>
    </message>
    <message>
      <source>Rounds in which you bid highest and chose trump. Made if your side scored. Rounds that another call decided are left out.</source>
      <translation>Ronde sing tawarane paling dhuwur saka sampeyan lan trufe sampeyan sing nemtokake. Kelakon yen pihak sampeyan oleh bal. Ronde sing diputus dening seruan liya ora diitung.</translation>
    </message>
    <message>
      <source>Made if you won the last trick yourself and had enough points.</source>
      <translation>Kelakon yen sampeyan dhewe menangake trik pungkasan lan poine cukup.</translation>
    </message>
    <message>
      <source>Jodhis</source>
      <translation>Jodhi</translation>
    </message>
    <message>
      <source>Jodhis you announced. Made if your side scored in that round.</source>
      <translation>Jodhi sing sampeyan umumake. Kelakon yen pihak sampeyan oleh bal ing ronde kuwi.</translation>
    </message>
  </context>
  <context>
    <name>thunee</name>
    <message>
      <source>Total ({0} needed)</source>
      <translation>Total (butuhe {0})</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>Etungan</translation>
    </message>
    <message>
      <source>the sixes show only the balls above {0}</source>
      <translation>kertu nem nuduhake bal sadhuwure {0}</translation>
    </message>
    <message>
      <source>balls, {0} needed with a lead of {1}</source>
      <translation>bal, kudu {0} lan kacek {1}</translation>
    </message>
    <message>
      <source>balls, {0} needed</source>
      <translation>bal, kudu {0}</translation>
    </message>
    <message>
      <source>Trump, from the first card: {0}</source>
      <translation>Truf, miturut kertu kapisan: {0}</translation>
    </message>
    <message>
      <source>Trump: {0}, chosen by {1} for a bid of {2}</source>
      <translation>Truf: {0}, dipilih {1} nganggo tawaran {2}</translation>
    </message>
    <message>
      <source>Trump: {0}, chosen by {1} without a bid</source>
      <translation>Truf: {0}, dipilih {1} tanpa tawaran</translation>
    </message>
    <message>
      <source>Thunee</source>
      <translation>Thunee</translation>
    </message>
    <message>
      <source>Royals</source>
      <translation>Royals</translation>
    </message>
    <message>
      <source>Blind Thunee</source>
      <translation>Blind Thunee</translation>
    </message>
    <message>
      <source>Blind Royals</source>
      <translation>Blind Royals</translation>
    </message>
    <message>
      <source>Trips</source>
      <translation>Trips</translation>
    </message>
    <message>
      <source>Moenie</source>
      <translation>Moenie</translation>
    </message>
    <message>
      <source>{call}, called by {who}: every trick won, so the caller's side scores {balls} balls.</source>
      <translation>{call}, diseru dening {who}: menang kabeh trik, dadi {balls} bal.</translation>
    </message>
    <message>
      <source>{call}, called by {who}: {winner} won a trick, so the opponents score {balls} balls.</source>
      <translation>{call}, diseru dening {who}: {winner} menang sak trik, dadi pihak liyane oleh {balls} bal.</translation>
    </message>
    <message>
      <source>{call}, called by {who}: {winner}, the partner, won a trick, so the opponents score {balls} balls.</source>
      <translation>{call}, diseru dening {who}: {winner} saka pihak sing padha menang sak trik, dadi pihak liyane oleh {balls} bal.</translation>
    </message>
    <message>
      <source>Count: {total}, and {needed} needed. The counting side scores 1 ball.</source>
      <translation>Etungan: {total}, butuhe {needed}. Pihak sing ngetung oleh 1 bal.</translation>
    </message>
    <message>
      <source>Count: {total}, and {needed} needed. The bid failed, so the counting side scores {balls} balls.</source>
      <translation>Etungan: {total}, butuhe {needed}. Tawarane gagal, dadi pihak sing ngetung oleh {balls} bal.</translation>
    </message>
    <message>
      <source>Count: {total}, {short} short of {needed}. The trump maker's side scores 1 ball.</source>
      <translation>Etungan: {total}, kurang {short} saka {needed}. Pihake panemtu truf oleh 1 bal.</translation>
    </message>
    <message>
      <source>Double, called by {who}: last trick won, so the caller's side scores {balls} balls.</source>
      <translation>Double, diseru dening {who}: menang trik pungkasan, dadi {balls} bal.</translation>
    </message>
    <message>
      <source>Double, called by {who}: {winner} won the last trick, so the opponents score {balls} balls.</source>
      <translation>Double, diseru dening {who}: {winner} menang trik pungkasan, dadi pihak liyane oleh {balls} bal.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}: last trick won with enough points, so the caller's side scores {balls} balls.</source>
      <translation>Khanaak, diseru dening {who}: menang trik pungkasan lan poine cukup, dadi {balls} bal.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}: not enough points, so the opponents score {balls} balls.</source>
      <translation>Khanaak, diseru dening {who}: poine ora cukup, dadi pihak liyane oleh {balls} bal.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}: {winner} won the last trick, so the opponents score {balls} balls.</source>
      <translation>Khanaak, diseru dening {who}: {winner} menang trik pungkasan, dadi pihak liyane oleh {balls} bal.</translation>
    </message>
    <message>
      <source>New deal: the counting side had no trumps. Nobody scores.</source>
      <translation>Bagi maneh: pihak sing ngetung ora duwe truf. Ora ana sing oleh skor.</translation>
    </message>
    <message>
      <source>New deal: the opponents of {0} had no card of the suit led. Nobody scores.</source>
      <translation>Bagi maneh: mungsuhe {0} ora duwe kertu sak jinis karo kertu pambuka. Ora ana sing oleh skor.</translation>
    </message>
    <message>
      <source>New deal, asked for by {0}: the first cards were worth 10 points or less. Nobody scores.</source>
      <translation>Bagi maneh dijaluk {0}: kertu kapisane isi 10 poin utawa kurang. Ora ana sing oleh skor.</translation>
    </message>
    <message>
      <source>New deal, asked for by {0}: the counting side had no trumps. Nobody scores.</source>
      <translation>Bagi maneh dijaluk {0}: pihak sing ngetung ora duwe truf. Ora ana sing oleh skor.</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>against the call</source>
      <translation>nglawan seruan</translation>
    </message>
    <message>
      <source>chose trump</source>
      <translation>milih truf</translation>
    </message>
    <message>
      <source>counting side</source>
      <translation>pihak sing ngetung</translation>
    </message>
    <message>
      <source>Cards in tricks won</source>
      <translation>Kertu ing trik sing dimenangake</translation>
    </message>
    <message>
      <source>The last trick</source>
      <translation>Trik pungkasan</translation>
    </message>
    <message>
      <source>The bid</source>
      <translation>Tawaran</translation>
    </message>
    <message>
      <source>Own Jodhis</source>
      <translation>Jodhi dhewe</translation>
    </message>
    <message>
      <source>The others' Jodhis</source>
      <translation>Jodhine mungsuh</translation>
    </message>
    <message>
      <source>The count of {0}</source>
      <translation>Etungane {0}</translation>
    </message>
    <message>
      <source>{0} up</source>
      <translation>{0} munggah</translation>
    </message>
    <message>
      <source>{0} out</source>
      <translation>{0} utang</translation>
    </message>
    <message>
      <source>{0}, from {1}</source>
      <translation>{0}, wiwit saka {1}</translation>
    </message>
    <message>
      <source>{0} needed</source>
      <translation>butuhe {0}</translation>
    </message>
    <message>
      <source>For the last trick</source>
      <translation>Kanggo trik pungkasan</translation>
    </message>
    <message>
      <source>The others' cards</source>
      <translation>Kertune mungsuh</translation>
    </message>
    <message>
      <source>Khanaak by {0}</source>
      <translation>Khanaak saka {0}</translation>
    </message>
    <message>
      <source>more than 0 needed</source>
      <translation>butuhe luwih saka 0</translation>
    </message>
    <message>
      <source>{0} of {1} tricks</source>
      <translation>{0} saka {1} trik</translation>
    </message>
    <message>
      <source>won</source>
      <translation>menang</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>kalah</translation>
    </message>
    <message>
      <source>by {0}</source>
      <translation>saka {0}</translation>
    </message>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>Trick {0}, {1}: {2} ({3})</source>
      <translation>Trik {0}, {1}: {2} ({3})</translation>
    </message>
    <message>
      <source>Total: {0}, {1}</source>
      <translation>Total: {0}, {1}</translation>
    </message>
    <message>
      <source>Winner</source>
      <translation>Menang</translation>
    </message>
    <message>
      <source>wins the match</source>
      <translation>menang tandhing</translation>
    </message>
    <message>
      <source>Balls in this round: {0}. Balls in the match: {1}.</source>
      <translation>Bal ronde iki: {0}. Bal tandhing: {1}.</translation>
    </message>
    <message>
      <source>Your turn: bid more than {0}, or pass</source>
      <translation>Giliran sampeyan: nawa luwih saka {0}, utawa liwat</translation>
    </message>
    <message>
      <source>Your turn: bid or pass</source>
      <translation>Giliran sampeyan: nawa utawa liwat</translation>
    </message>
    <message>
      <source>Three equal cards: call Trips?</source>
      <translation>Kertu telu padha: nyeru Trips?</translation>
    </message>
    <message>
      <source>The bidding is over. Make a blind call?</source>
      <translation>Nawane wis rampung. Apa sampeyan nyeru wuta?</translation>
    </message>
    <message>
      <source>Choose trump: lay one of your cards face down</source>
      <translation>Pilihen truf: selehna salah siji kertu sampeyan mengkurep</translation>
    </message>
    <message>
      <source>All cards are dealt. Make a call?</source>
      <translation>Kabeh kertu wis dibagi. Apa sampeyan nyeru?</translation>
    </message>
    <message>
      <source>You won the trick. Announce a Jodhi?</source>
      <translation>Sampeyan menang trik. Ngumumake Jodhi?</translation>
    </message>
    <message>
      <source>Your side won the trick. Announce a Jodhi?</source>
      <translation>Pihak sampeyan menang trik. Ngumumake Jodhi?</translation>
    </message>
    <message>
      <source>Begin each hand with the {0} cards dealt before the bidding.</source>
      <translation>Saben tangan diwiwiti nganggo {0} kertu sing dibagi sadurunge tawaran.</translation>
    </message>
    <message>
      <source>{who} bids {points}</source>
      <translation>{who} nawa {points}</translation>
    </message>
    <message>
      <source>{who} lays the trump card face down</source>
      <translation>{who} nyelehake kertu truf mengkurep</translation>
    </message>
    <message>
      <source>{who}: trump is {suit}</source>
      <translation>{who}: trufe {suit}</translation>
    </message>
    <message>
      <source>{who} asks for a new deal</source>
      <translation>{who} njaluk bagi maneh</translation>
    </message>
    <message>
      <source>One side has no trumps: the cards are dealt again</source>
      <translation>Ana pihak sing ora duwe truf: kertu dibagi maneh</translation>
    </message>
    <message>
      <source>{who}: Thunee!</source>
      <translation>{who}: Thunee!</translation>
    </message>
    <message>
      <source>{who}: Royals!</source>
      <translation>{who}: Royals!</translation>
    </message>
    <message>
      <source>{who}: Blind Thunee!</source>
      <translation>{who}: Blind Thunee!</translation>
    </message>
    <message>
      <source>{who}: Blind Royals!</source>
      <translation>{who}: Blind Royals!</translation>
    </message>
    <message>
      <source>{who}: Trips!</source>
      <translation>{who}: Trips!</translation>
    </message>
    <message>
      <source>{who}: Moenie!</source>
      <translation>{who}: Moenie!</translation>
    </message>
    <message>
      <source>{who} wins the trick, {points} points</source>
      <translation>{who} menang trik, {points} poin</translation>
    </message>
    <message>
      <source>The remaining cards are dealt</source>
      <translation>Kertu turahane dibagi</translation>
    </message>
    <message>
      <source>{who} lays the rest of the hand face up</source>
      <translation>{who} nyelehake turahan kertu ing tangane mlumah</translation>
    </message>
    <message>
      <source>{who} turns up {card}</source>
      <translation>{who} mlumahake {card}</translation>
    </message>
    <message>
      <source>{who} announces a Jodhi: {points} points</source>
      <translation>{who} ngumumake Jodhi: {points} poin</translation>
    </message>
    <message>
      <source>{who}: Double!</source>
      <translation>{who}: Double!</translation>
    </message>
    <message>
      <source>{who}: Khanaak!</source>
      <translation>{who}: Khanaak!</translation>
    </message>
    <message>
      <source>You bid {points}</source>
      <translation>Sampeyan nawa {points}</translation>
    </message>
    <message>
      <source>You lay the trump card face down</source>
      <translation>Sampeyan nyelehake kertu truf mengkurep</translation>
    </message>
    <message>
      <source>You ask for a new deal</source>
      <translation>Sampeyan njaluk bagi maneh</translation>
    </message>
    <message>
      <source>You win the trick, {points} points</source>
      <translation>Sampeyan menang trik, {points} poin</translation>
    </message>
    <message>
      <source>You lay the rest of your hand face up</source>
      <translation>Sampeyan nyelehake turahan kertu ing tangan sampeyan mlumah</translation>
    </message>
    <message>
      <source>You turn up {card}</source>
      <translation>Sampeyan mlumahake {card}</translation>
    </message>
    <message>
      <source>You announce a Jodhi: {points} points</source>
      <translation>Sampeyan ngumumake Jodhi: {points} poin</translation>
    </message>
    <message>
      <source>Bid: {points}</source>
      <translation>Tawaran: {points}</translation>
    </message>
    <message>
      <source>Trump, face down: {card}</source>
      <translation>Truf, mengkurep: {card}</translation>
    </message>
    <message>
      <source>Trump, face down</source>
      <translation>Truf, mengkurep</translation>
    </message>
    <message>
      <source>Trump is {suit}</source>
      <translation>Trufe {suit}</translation>
    </message>
    <message>
      <source>Asks for a new deal</source>
      <translation>Njaluk bagi maneh</translation>
    </message>
    <message>
      <source>One side has no trumps: a new deal</source>
      <translation>Ana pihak sing ora duwe truf: bagi maneh</translation>
    </message>
    <message>
      <source>Thunee!</source>
      <translation>Thunee!</translation>
    </message>
    <message>
      <source>Royals!</source>
      <translation>Royals!</translation>
    </message>
    <message>
      <source>Blind Thunee!</source>
      <translation>Blind Thunee!</translation>
    </message>
    <message>
      <source>Blind Royals!</source>
      <translation>Blind Royals!</translation>
    </message>
    <message>
      <source>Trips!</source>
      <translation>Trips!</translation>
    </message>
    <message>
      <source>Moenie!</source>
      <translation>Moenie!</translation>
    </message>
    <message>
      <source>Wins the trick: {points} points</source>
      <translation>Menang trik: {points} poin</translation>
    </message>
    <message>
      <source>Face up: {all}</source>
      <translation>Diselehake mlumah: {all}</translation>
    </message>
    <message>
      <source>Turned up: {card}</source>
      <translation>Diplumahake: {card}</translation>
    </message>
    <message>
      <source>Jodhi: {points}</source>
      <translation>Jodhi: {points}</translation>
    </message>
    <message>
      <source>Double!</source>
      <translation>Double!</translation>
    </message>
    <message>
      <source>Khanaak!</source>
      <translation>Khanaak!</translation>
    </message>
    <message>
      <source>Finish the bidding and calls first: it's too early for that.</source>
      <translation>Rampungna dhisik tawaran lan seruan: isih durung wektune.</translation>
    </message>
    <message>
      <source>Choose something else: the house rules of this match don't allow that.</source>
      <translation>Pilihen liyane: aturan omah tandhing iki ora ngolehake.</translation>
    </message>
    <message>
      <source>Follow suit while you can: {1} was led.</source>
      <translation>Manuta jinise sasuwene bisa: trike dibukak nganggo {1}.</translation>
    </message>
    <message>
      <source>Play a higher trump or another suit: {0} is a lower trump than {1}.</source>
      <translation>Tokna truf sing luwih dhuwur utawa jinis liya: {0} truf sing luwih cendhek tinimbang {1}.</translation>
    </message>
    <message>
      <source>Bid 10, 20 and so on up to 100, or 104 after a bid of 100.</source>
      <translation>Nawaa 10, 20 lan sateruse nganti 100, utawa 104 sawise tawaran 100.</translation>
    </message>
    <message>
      <source>Bid more than the last bid, or pass.</source>
      <translation>Nawaa luwih dhuwur tinimbang tawaran pungkasan, utawa liwat.</translation>
    </message>
    <message>
      <source>Choose another bid: 104 is allowed only after a bid of 100.</source>
      <translation>Pilihen tawaran liya: 104 mung kena sawise tawaran 100.</translation>
    </message>
    <message>
      <source>Bid the next ten, or pass: bids go up ten at a time.</source>
      <translation>Nawaa sepuluh sabanjure, utawa liwat: tawaran munggah sepuluh-sepuluh.</translation>
    </message>
    <message>
      <source>Wait until all cards are dealt, then call Thunee.</source>
      <translation>Entenana nganti kabeh kertu dibagi, banjur nyerua Thunee.</translation>
    </message>
    <message>
      <source>Choose one of your cards: after a bid, your last card can't be trump.</source>
      <translation>Pilihen salah siji kertu sampeyan: sawise ana tawaran, kertu pungkasan ora bisa dadi truf.</translation>
    </message>
    <message>
      <source>Pass: you can't call Thunee or Royals with six cards of one suit.</source>
      <translation>Liwata wae: ora kena nyeru Thunee utawa Royals yen duwe nem kertu jinise padha.</translation>
    </message>
    <message>
      <source>Lead one of your three equal cards: your last card waits.</source>
      <translation>Mbukaka nganggo salah siji saka kertu telu sing padha: kertu pungkasan sampeyan ngenteni.</translation>
    </message>
    <message>
      <source>Pass or make another call: Moenie needs four cards of one suit with its jack.</source>
      <translation>Liwati utawa nyerua liyane: Moenie butuh kertu papat sing jinise padha karo jack-e.</translation>
    </message>
    <message>
      <source>Choose another Jodhi: the one with {0} has already been announced.</source>
      <translation>Pilihen Jodhi liya: Jodhi nganggo {0} wis diumumake.</translation>
    </message>
    <message>
      <source>Announce a king and queen of one suit: you don't have {0} and the queen of that suit.</source>
      <translation>Umumna raja lan ratu sak jinis: sampeyan ora duwe {0} lan ratune.</translation>
    </message>
    <message>
      <source>Play a card: during Thunee no other call is allowed.</source>
      <translation>Tokna kertu: sasuwene Thunee ora kena nyeru liyane.</translation>
    </message>
    <message>
      <source>Wait for the last trick: this call is allowed only then.</source>
      <translation>Entenana trik pungkasan: seruan iki mung kena nalika iku.</translation>
    </message>
    <message>
      <source>Play a card: Double or Khanaak has already been called in this round.</source>
      <translation>Tokna kertu: Double utawa Khanaak wis diseru ing ronde iki.</translation>
    </message>
    <message>
      <source>Play a card: for Double your side must have won every trick so far.</source>
      <translation>Tokna kertu: kanggo Double pihak sampeyan kudu menang kabeh trik nganti saiki.</translation>
    </message>
    <message>
      <source>Play a card: so close to the end of the match, Double is not allowed.</source>
      <translation>Tokna kertu: wis cedhak pungkasane tandhing, Double ora kena diseru.</translation>
    </message>
    <message>
      <source>Play a card: for Khanaak your side must have announced a Jodhi.</source>
      <translation>Tokna kertu: kanggo Khanaak pihak sampeyan kudu wis ngumumake Jodhi.</translation>
    </message>
    <message>
      <source>Play a card: without a bid, the counting side can't call Khanaak.</source>
      <translation>Tokna kertu: tanpa tawaran, pihak sing ngetung ora kena nyeru Khanaak.</translation>
    </message>
    <message>
      <source>Play a card: for Khanaak your side must have lost a trick.</source>
      <translation>Tokna kertu: kanggo Khanaak pihak sampeyan kudu wis kalah sak trik.</translation>
    </message>
    <message>
      <source>Cards are dealt face up until a black jack appears. The player who gets it deals: {dealer}</source>
      <translation>Kertu dibagi mlumah nganti metu jack ireng. Pemain sing oleh kertu iku sing mbagi: {dealer}</translation>
    </message>
    <message>
      <source>The first cards are dealt, and players bid to choose trump. Dealer: {dealer}. Trumpman: {starter}</source>
      <translation>Kertu kapisan dibagi, lan para pemain nawa kanggo milih truf. Sing mbagi: {dealer}. Calon panemtu truf (trumpman): {starter}</translation>
    </message>
    <message>
      <source>Round {0}, first to {1} balls with a lead of {2}</source>
      <translation>Ronde {0}, nganti {1} bal lan kacek {2}</translation>
    </message>
    <message>
      <source>Round {0}, first to {1} balls</source>
      <translation>Ronde {0}, nganti {1} bal</translation>
    </message>
    <message>
      <source>dealt again</source>
      <translation>dibagi maneh</translation>
    </message>
    <message>
      <source>Thunee: {0}</source>
      <translation>Thunee: {0}</translation>
    </message>
    <message>
      <source>Royals: {0}</source>
      <translation>Royals: {0}</translation>
    </message>
    <message>
      <source>Blind Thunee: {0}</source>
      <translation>Blind Thunee: {0}</translation>
    </message>
    <message>
      <source>Blind Royals: {0}</source>
      <translation>Blind Royals: {0}</translation>
    </message>
    <message>
      <source>Trips: {0}</source>
      <translation>Trips: {0}</translation>
    </message>
    <message>
      <source>Moenie: {0}</source>
      <translation>Moenie: {0}</translation>
    </message>
    <message>
      <source>{0} by {1}</source>
      <translation>{0}, saka {1}</translation>
    </message>
    <message>
      <source>bid {0}</source>
      <translation>tawaran {0}</translation>
    </message>
    <message>
      <source>Double: {0}</source>
      <translation>Double: {0}</translation>
    </message>
    <message>
      <source>Khanaak: {0}</source>
      <translation>Khanaak: {0}</translation>
    </message>
    <message>
      <source>The balls scored in each round, then in the match so far</source>
      <translation>Bal saben ronde, banjur bal tandhing nganti saiki</translation>
    </message>
    <message>
      <source>first to {0} balls with a lead of {1}</source>
      <translation>dhisik-dhisikan {0} bal lan kacek {1}</translation>
    </message>
    <message numerus="yes">
      <source>first to %n ball(s)</source>
      <translation>
        <numerusform>dhisik-dhisikan %n bal</numerusform>
      </translation>
    </message>
    <message>
      <source>The first side with at least {0} balls and a lead of {1} wins the match.</source>
      <translation>Pihak sing dhisik duwe paling ora {0} bal lan kacek {1} menang tandhing.</translation>
    </message>
    <message numerus="yes">
      <source>The first side to reach %n ball(s) wins the match.</source>
      <translation>
        <numerusform>Pihak sing dhisik tekan %n bal menang tandhing.</numerusform>
      </translation>
    </message>
    <message>
      <source>Balls</source>
      <translation>Bal</translation>
    </message>
    <message>
      <source>New deal by the same dealer</source>
      <translation>Dibagi maneh: sing mbagi tetep</translation>
    </message>
    <message numerus="yes">
      <source>{0} scores %n ball(s)</source>
      <translation>
        <numerusform>{0} oleh %n bal</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You score %n ball(s)</source>
      <translation>
        <numerusform>Sampeyan oleh %n bal</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} score %n ball(s)</source>
      <translation>
        <numerusform>{0} oleh %n bal</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} win the match, {1} to {2}</source>
      <translation>{0} menang tandhing, {1} lawan {2}</translation>
    </message>
    <message>
      <source>You win the match, {1} to {2}</source>
      <translation>Sampeyan menang tandhing, {1} lawan {2}</translation>
    </message>
    <message>
      <source>{0} wins the match, {1} to {2}</source>
      <translation>{0} menang tandhing, {1} lawan {2}</translation>
    </message>
    <message>
      <source>{0} is thinking about a bid</source>
      <translation>{0} lagi mikir tawaran</translation>
    </message>
    <message>
      <source>{0} is thinking about a call</source>
      <translation>{0} lagi mikir seruan</translation>
    </message>
    <message>
      <source>{0} is choosing trump</source>
      <translation>{0} lagi milih truf</translation>
    </message>
    <message>
      <source>Lead one of your three equal cards: it wins the trick</source>
      <translation>Mbukaka nganggo salah siji saka kertu telu sing padha: kertu iku menangake trik</translation>
    </message>
    <message>
      <source>Lead a card: its suit becomes trump</source>
      <translation>Bukaken trik: jinise kertu iku dadi truf</translation>
    </message>
    <message>
      <source>Double</source>
      <translation>Double</translation>
    </message>
    <message>
      <source>Khanaak</source>
      <translation>Khanaak</translation>
    </message>
    <message>
      <source>The last trick: play your card, or call {0} first</source>
      <translation>Trik pungkasan: tokna kertu, utawa serunen {0} dhisik</translation>
    </message>
    <message>
      <source>Your turn: lead a card</source>
      <translation>Giliran sampeyan: bukaken trik</translation>
    </message>
    <message>
      <source>You have no trumps. Ask for a new deal?</source>
      <translation>Sampeyan ora duwe truf. Njaluk dibagi maneh?</translation>
    </message>
    <message>
      <source>Your side has no trumps. Ask for a new deal?</source>
      <translation>Pihak sampeyan ora duwe truf. Njaluk bagi maneh?</translation>
    </message>
    <message>
      <source>Your first cards are worth only {0} points. Ask for a new deal?</source>
      <translation>Kertu kapisan sampeyan mung isi {0} poin. Njaluk bagi maneh?</translation>
    </message>
    <message>
      <source>a trick-taking game for two sides</source>
      <translation>dolanan trik kanggo rong pihak</translation>
    </message>
    <message>
      <source>French, 24: nine to ace</source>
      <translation>Prancis, 24: sanga nganti as</translation>
    </message>
    <message>
      <source>The child plays any legal card and never bids.</source>
      <translation>Bocah ngetokake kertu apa wae sing kena, lan ora tau nawa.</translation>
    </message>
    <message>
      <source>The neighbour wins every trick it can.</source>
      <translation>Tangga menang saben trik sing bisa.</translation>
    </message>
    <message>
      <source>The regular remembers the cards played and saves its trumps.</source>
      <translation>Langganan eling kertu sing wis metu lan ngirit trufe.</translation>
    </message>
    <message>
      <source>The old hand thinks ahead a little but forgets which players couldn't follow suit.</source>
      <translation>Sesepuh mikir rada adoh nanging lali pemain endi sing ora bisa manut jinis.</translation>
    </message>
    <message>
      <source>the player after the trump maker; the side that is behind deals</source>
      <translation>pemain sawise panemtu truf; pihak sing kalah skore mbagi</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>Here!</source>
      <translation>Ing kene!</translation>
    </message>
    <message>
      <source>Watch out!</source>
      <translation>Sing ngati-ati!</translation>
    </message>
    <message>
      <source>Not yet</source>
      <translation>Durung wayahe</translation>
    </message>
    <message>
      <source>Oh, wonderful!</source>
      <translation>Wah, apik tenan!</translation>
    </message>
    <message>
      <source>A stroke of luck!</source>
      <translation>Begja tenan!</translation>
    </message>
    <message>
      <source>A perfect match!</source>
      <translation>Pas banget!</translation>
    </message>
    <message>
      <source>Not bad</source>
      <translation>Cukup apik</translation>
    </message>
    <message>
      <source>Oh well</source>
      <translation>Ya wis ben</translation>
    </message>
    <message>
      <source>Ouch!</source>
      <translation>Lara rasane!</translation>
    </message>
    <message>
      <source>Thank you</source>
      <translation>Ngaturake panuwun</translation>
    </message>
    <message>
      <source>Excuse me</source>
      <translation>Nyuwun pangapunten</translation>
    </message>
    <message>
      <source>How can that be?</source>
      <translation>Kok bisa ngono!</translation>
    </message>
    <message>
      <source>I've won!</source>
      <translation>Aku menang!</translation>
    </message>
    <message>
      <source>All right, I'm in</source>
      <translation>Iya, aku melu</translation>
    </message>
    <message>
      <source>Well, no</source>
      <translation>Ah, ora wae</translation>
    </message>
    <message>
      <source>Come on, all of you!</source>
      <translation>Ayo, kabeh maju!</translation>
    </message>
    <message>
      <source>Lovely!</source>
      <translation>Apik banget!</translation>
    </message>
    <message>
      <source>Oh yes!</source>
      <translation>Lha, ngono!</translation>
    </message>
    <message>
      <source>Poor you</source>
      <translation>Mesakake sampeyan</translation>
    </message>
    <message>
      <source>No way!</source>
      <translation>Emoh!</translation>
    </message>
    <message>
      <source>Wow!</source>
      <translation>Wah!</translation>
    </message>
    <message>
      <source>Oh no!</source>
      <translation>Adhuh, cilaka!</translation>
    </message>
    <message>
      <source>Nice</source>
      <translation>Apik</translation>
    </message>
    <message>
      <source>Dear me</source>
      <translation>Oalah</translation>
    </message>
    <message>
      <source>Well played, all</source>
      <translation>Kabeh wis main apik</translation>
    </message>
  </context>
</TS>