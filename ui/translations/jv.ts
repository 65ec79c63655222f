<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="jv">
  <context>
    <name>AlbumSheet</name>
    <message>
      <source>Album of cards</source>
      <translation>Album kertu</translation>
    </message>
    <message>
      <source>A card back for all ten cards of this row</source>
      <translation>Geger kertu kanggo kertu sepuluh ing baris iki</translation>
    </message>
    <message>
      <source>Card back {0}: in use. Press for the usual back</source>
      <translation>Geger kertu {0}: dianggo. Pencet kanggo geger sing lumrah</translation>
    </message>
    <message>
      <source>Card back {0}: yours. Press to use it</source>
      <translation>Geger kertu {0}: duweke sampeyan. Pencet kanggo nganggo</translation>
    </message>
  </context>
  <context>
    <name>BackupFiles</name>
    <message>
      <source>Back up everything</source>
      <translation>Cadhangna kabeh</translation>
    </message>
    <message>
      <source>Write settings, saved matches and statistics to one file.</source>
      <translation>Tulis setelan, tandhing sing disimpen lan statistik dadi sak berkas.</translation>
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
      <source>Go back to a backup, after a look at it. What you have now is kept.</source>
      <translation>Bali menyang cadhangan, sawise dideleng dhisik. Sing saiki tetep disimpen.</translation>
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
      <source>Backed up to {0}: {1}.</source>
      <translation>Wis dicadhangake menyang {0}: {1}.</translation>
    </message>
    <message>
      <source>The statistics cannot be read and are not in it.</source>
      <translation>Statistike ora bisa diwaca, dadi ora katut ing kono.</translation>
    </message>
    <message>
      <source>Nothing can be restored: another program may be using the same folder.</source>
      <translation>Ora ana sing bisa dipulihake: bokmenawa program liya lagi nganggo folder sing padha.</translation>
    </message>
    <message>
      <source>This takes the place of your settings, matches and statistics. What you have now is kept as a backup.</source>
      <translation>Iki ngganti setelan, tandhing lan statistik sampeyan. Sing saiki disimpen dadi cadhangan.</translation>
    </message>
    <message>
      <source>Made on {0} with Thothit Desktop {1}</source>
      <translation>Digawe {0} nganggo Thothit Desktop {1}</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>&amp;Balekna</translation>
    </message>
    <message numerus="yes">
      <source>%n saved game(s)</source>
      <translation>
        <numerusform>%n dolanan simpenan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted game(s)</source>
      <translation>
        <numerusform>%n dolanan sing dibusak</numerusform>
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
      <source>Nothing was restored: {0}</source>
      <translation>Ora ana sing dipulihake: {0}</translation>
    </message>
    <message>
      <source>Restored. What you had before is in {0}</source>
      <translation>Wis dipulihake. Sing sadurunge ana ing {0}</translation>
    </message>
  </context>
  <context>
    <name>BestRounds</name>
    <message>
      <source>Best rounds</source>
      <translation>Ronde paling apik</translation>
    </message>
    <message>
      <source>&amp;Look at it again</source>
      <translation>&amp;Deleng maneh</translation>
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
      <source>Steps</source>
      <translation>Langkah</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Terusna</translation>
    </message>
    <message>
      <source>Turn the stock</source>
      <translation>Bukak stok</translation>
    </message>
    <message>
      <source>Take the card back</source>
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
      <translation>Ketik prentah utawa setelan</translation>
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
      <source>This cannot be done now.</source>
      <translation>Iki ora bisa ditindakake saiki.</translation>
    </message>
    <message>
      <source>No command has these words.</source>
      <translation>Ora ana prentah sing nganggo tembung iku.</translation>
    </message>
  </context>
  <context>
    <name>Countdown</name>
    <message>
      <source>Time left to answer</source>
      <translation>Wektu turahan kanggo mangsuli</translation>
    </message>
    <message>
      <source>Seconds left to answer</source>
      <translation>Detik turahan kanggo mangsuli</translation>
    </message>
  </context>
  <context>
    <name>CountsPanel</name>
    <message>
      <source>Cards out and captured</source>
      <translation>Kertu isih ana lan ditangkep</translation>
    </message>
  </context>
  <context>
    <name>CoursePage</name>
    <message>
      <source>What the round promised, step by step</source>
      <translation>Pangarep-arep ronde iki, langkah mbaka langkah</translation>
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
      <source>Then</source>
      <translation>Banjur</translation>
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
      <source>The computers could not go on: {0}</source>
      <translation>Komputere ora bisa nerusake: {0}</translation>
    </message>
    <message>
      <source>Partner and &amp;others:</source>
      <translation>Kanca lan &amp;liyane:</translation>
    </message>
    <message>
      <source>&amp;Others:</source>
      <translation>&amp;Liyane:</translation>
    </message>
    <message>
      <source>As set up: {0}</source>
      <translation>Kaya sing disetel: {0}</translation>
    </message>
    <message>
      <source>The match of this round is not among your saved games any more.</source>
      <translation>Tandhing saka ronde iki wis ora ana ing dolanan simpenan.</translation>
    </message>
    <message>
      <source>This deal is on the table. Finish the round before you play it again.</source>
      <translation>Bagean iki lagi ana ing meja. Rampungna rondene sadurunge main maneh.</translation>
    </message>
    <message>
      <source>Nobody decides anything in this game, so it comes out as it comes.</source>
      <translation>Ing dolanan iki ora ana sing kudu diputusake, dadi asile sakarepe kertu.</translation>
    </message>
    <message>
      <source>One round each is a sample of one: luck can turn it round.</source>
      <translation>Saben tingkat mung main sak ronde, dadi contone lagi siji: kabegjan bisa mbalikake asile.</translation>
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
      <translation>&amp;Kursi sampeyan:</translation>
    </message>
    <message>
      <source>Tries of this deal</source>
      <translation>Asil nyoba bagean iki</translation>
    </message>
    <message>
      <source>Each level plays this deal once at your seat, against the same others</source>
      <translation>Saben tingkat main bagean iki sepisan ing kursi sampeyan, nglawan mungsuh sing padha</translation>
    </message>
    <message>
      <source>Let the &amp;computers play</source>
      <translation>Ben kom&amp;puter sing main</translation>
    </message>
    <message>
      <source>How much the computers have played</source>
      <translation>Wis tekan ngendi anggone komputer main</translation>
    </message>
    <message>
      <source>S&amp;top</source>
      <translation>Mand&amp;heg</translation>
    </message>
    <message>
      <source>Replay the selected round of yours</source>
      <translation>Puter maneh ronde sampeyan sing dipilih</translation>
    </message>
    <message>
      <source>Look at it &amp;again…</source>
      <translation>Deleng man&amp;eh…</translation>
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
      <translation>Keputusan sampeyan</translation>
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
      <source>Given away ({0})</source>
      <translation>Ilang ({0})</translation>
    </message>
    <message>
      <source>Grade</source>
      <translation>Biji</translation>
    </message>
  </context>
  <context>
    <name>Deleting</name>
    <message>
      <source>This match cannot be deleted.</source>
      <translation>Tandhing iki ora bisa dibusak.</translation>
    </message>
    <message>
      <source>“{0}” is deleted</source>
      <translation>“{0}” wis dibusak</translation>
    </message>
    <message numerus="yes">
      <source>%n game(s) deleted</source>
      <translation>
        <numerusform>%n dolanan dibusak</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %n game(s) for good?</source>
      <translation>
        <numerusform>Busak %n dolanan kanggo salawase?</numerusform>
      </translation>
    </message>
    <message>
      <source>This cannot be undone.</source>
      <translation>Iki ora bisa diwurungake.</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Busak</translation>
    </message>
    <message>
      <source>This match cannot be brought back.</source>
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
      <source>Number of the deal:</source>
      <translation>Nomer bagean:</translation>
    </message>
    <message>
      <source>Open a game record</source>
      <translation>Bukak cathetan dolanan</translation>
    </message>
    <message>
      <source>Save the match</source>
      <translation>Simpen tandhing</translation>
    </message>
    <message>
      <source>Game records ({0});;All files (*)</source>
      <translation>Cathetan dolanan ({0});;Kabeh berkas (*)</translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) before the fault can be opened.</source>
      <translation>
        <numerusform>%n ronde sadurunge panggonan sing salah isih bisa dibukak.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Open %n round(s)</source>
      <translation>
        <numerusform>Bukak %n ronde</numerusform>
      </translation>
    </message>
    <message>
      <source>&lt;p&gt;Thothit of Java, its relatives and other card games, against computer players. They see what a player at their seat would see, and nothing more.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It uses Qt {0} and Qt for Python, which are under the LGPL&amp;nbsp;3.&lt;/p&gt;</source>
      <translation>&lt;p&gt;Thothit saka Jawa, sadulur-sadulure, lan dolanan kertu liyane, nglawan pemain komputer. Pemain komputer mung weruh apa sing katon saka kursine, ora luwih.&lt;/p&gt;&lt;p&gt;Piranti lunak bebas nganggo lisensi MIT. Program iki nganggo Qt {0} lan Qt for Python, sing lisensine LGPL&amp;nbsp;3.&lt;/p&gt;</translation>
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
      <source>You could do that, but this example shows another move.</source>
      <translation>Bisa uga ngono, nanging conto iki nuduhake langkah liya.</translation>
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
      <translation>{0} klebu favorit</translation>
    </message>
    <message>
      <source>List this game first (F)</source>
      <translation>Pasang dolanan iki paling ndhuwur (F)</translation>
    </message>
  </context>
  <context>
    <name>FingerprintWindow</name>
    <message>
      <source>You chose this deal, so its cards could be known beforehand. The fingerprint shows no more than that they were not changed.</source>
      <translation>Bagean iki sampeyan pilih dhewe, mula kertune bisa wae wis dingerteni luwih dhisik. Sidik drijine mung mbuktekake yen kertune ora diowahi.</translation>
    </message>
    <message>
      <source>You are trying another course of a round whose cards were known: it has no fingerprint.</source>
      <translation>Sampeyan nyoba dalan liya ing ronde sing kertune wis dingerteni: ora ana sidik drijine.</translation>
    </message>
    <message>
      <source>This round has no fingerprint: none was noted when it was dealt.</source>
      <translation>Ronde iki ora ana sidik drijine: ora dicathet nalika kertune dibagi.</translation>
    </message>
    <message>
      <source>The fingerprint does not fit the cards: the record of this match was changed.</source>
      <translation>Sidik drijine ora cocog karo kertune: cathetan tandhing iki wis diowahi.</translation>
    </message>
    <message>
      <source>This was computed before the first card was dealt. Note it, or its first {0} digits, and you can check after the round that no card was changed.</source>
      <translation>Iki dietung sadurunge kertu kapisan dibagi. Catheten, utawa {0} aksara kapisane wae, dadi sawise ronde bisa dipriksa yen ora ana kertu sing diowahi.</translation>
    </message>
    <message>
      <source>The round is over. The line below holds every card as it was dealt. Its SHA-256 is the fingerprint: compare that with what you noted.</source>
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
      <source>Cards and nonce</source>
      <translation>Kertu lan nonce</translation>
    </message>
    <message>
      <source>All cards and the random number beside them are shown here when the round has ended.</source>
      <translation>Kabeh kertu lan nonce (angka acak ing sisihe) katon ing kene yen ronde wis rampung.</translation>
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
      <source>Go through the round with every hand open</source>
      <translation>Deleng ronde iki kanthi kabeh kertu tangan kabukak</translation>
    </message>
    <message>
      <source>&amp;Show the first digits below the table</source>
      <translation>&amp;Tuduhna digit kapisan ing ngisor meja</translation>
    </message>
    <message>
      <source>In the status line, before the first card is dealt</source>
      <translation>Ing larik status, sadurunge kertu kapisan dibagi</translation>
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
      <source>Each deal of the day that you finish dyes its square of the cloth.</source>
      <translation>Saben bagean dina iki sing sampeyan rampungake menehi werna kothake ing jarik.</translation>
    </message>
    <message>
      <source>Your album: {0} of 30 cards. A card comes in when you win a round with a pair of it; ten in a row bring a card back.</source>
      <translation>Album sampeyan: {0} saka 30 kertu. Kertu mlebu yen sampeyan menang ronde karo sakpasang kertu iku; sepuluh sakbaris menehi geger kertu.</translation>
    </message>
    <message>
      <source>Today’s deal of {0}</source>
      <translation>Bagean {0} dina iki</translation>
    </message>
    <message>
      <source>Play it again</source>
      <translation>Dolanen maneh</translation>
    </message>
    <message>
      <source>Play today’s deal</source>
      <translation>Dolanen bagean dina iki</translation>
    </message>
    <message>
      <source>That day’s deal of {0}</source>
      <translation>Bagean {0} dina iku</translation>
    </message>
    <message>
      <source>Play this deal</source>
      <translation>Dolanen bagean iki</translation>
    </message>
    <message>
      <source>{0}. You are playing it now.</source>
      <translation>{0}. Sampeyan lagi ndolani.</translation>
    </message>
    <message>
      <source>{0}. Everybody who plays by these rules gets these cards today.</source>
      <translation>{0}. Dina iki kabeh wong sing main nganggo aturan iki oleh kertu iki.</translation>
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
      <source>As the sources say</source>
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
      <source>Hide the rules</source>
      <translation>Dhelikna aturan</translation>
    </message>
    <message>
      <source>Show all rules</source>
      <translation>Tuduhna kabeh aturan</translation>
    </message>
    <message>
      <source>Every rule as its source gives it, or as we read it where the sources say nothing.</source>
      <translation>Saben aturan manut sumbere, utawa manut tafsir kita yen sumbere ora nyebut.</translation>
    </message>
    <message>
      <source>Choose the rules below as you play them at home.</source>
      <translation>Pilih aturan ing ngisor iki kaya sing lumrah ing omah sampeyan.</translation>
    </message>
    <message>
      <source>default</source>
      <translation>baku</translation>
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
      <source>Play a few cards and be told what they do. Your match waits; nothing here counts.</source>
      <translation>Tokna sawetara kertu lan sinaua apa gunane. Tandhing sampeyan ngenteni; ing kene ora ana sing dietung.</translation>
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
      <source>Not begun</source>
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
      <source>This lesson cannot be read.</source>
      <translation>Wulangan iki ora bisa diwaca.</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Wulangan</translation>
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
      <source>Your data folder cannot be used, so nothing that you play now is kept.</source>
      <translation>Folder data sampeyan ora bisa dienggo, mula dolanan saiki ora disimpen.</translation>
    </message>
    <message>
      <source>Some files could not be used. They are kept, and new ones take their place.</source>
      <translation>Ana berkas sing ora bisa dienggo. Berkas kuwi tetep disimpen, lan sing anyar nggenteni.</translation>
    </message>
    <message>
      <source>The saved match could not be read, so a new one has begun.</source>
      <translation>Tandhing sing disimpen ora bisa diwaca, mula tandhing anyar diwiwiti.</translation>
    </message>
    <message numerus="yes">
      <source>The saved match is damaged. %n sound round(s) could be kept.</source>
      <translation>
        <numerusform>Tandhing sing disimpen rusak. %n ronde sing wutuh bisa dislametake.</numerusform>
      </translation>
    </message>
    <message>
      <source>This record cannot be opened.</source>
      <translation>Cathetan iki ora bisa dibukak.</translation>
    </message>
    <message>
      <source>{0}: what if</source>
      <translation>{0}: umpama</translation>
    </message>
    <message>
      <source>This match names an unknown computer player; a regular plays instead.</source>
      <translation>Tandhing iki nyebut pemain komputer sing ora dikenal; gilirane dimainake langganan.</translation>
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
      <translation>Bagèk&amp;na</translation>
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
      <source>Today’s deal, the calendar and the album of cards</source>
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
      <source>Play the sa&amp;me again</source>
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
      <translation>Main kertu sing padha maneh wiwit giliran kapisan</translation>
    </message>
    <message>
      <source>Ctrl+R</source>
      <translation>Ctrl+R</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Wurungna</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Wurungake</translation>
    </message>
    <message>
      <source>Take back your last decision, and what came after it</source>
      <translation>Wurungna putusan pungkasan sampeyan, uga sing sawise iku</translation>
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
      <source>Make the moves again that you have taken back</source>
      <translation>Lakoni maneh langkah sing wis diwurungake</translation>
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
      <source>Show the coach's move and why. Press again for other moves, a third time to hide.</source>
      <translation>Tuduhna langkahe pelatih lan sababe. Pencet maneh kanggo langkah liya, kaping telune kanggo ndhelikake.</translation>
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
      <source>Play today's deal of this game, which is the same for everybody</source>
      <translation>Main bagean dina iki, sing padha kanggo kabeh wong</translation>
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
      <source>Play today's deal or any other, from any seat, and compare your tries</source>
      <translation>Dolanan bagean dina iki utawa liyane, saka kursi ngendi wae, lan bandhingna asile</translation>
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
      <source>Begin a match with a deal of your choice</source>
      <translation>Wiwitana tandhing nganggo bagean pilihan sampeyan</translation>
    </message>
    <message>
      <source>Ctrl+D</source>
      <translation>Ctrl+D</translation>
    </message>
    <message>
      <source>Back to the match &amp;before</source>
      <translation>Bali menyang tandhing sadurung&amp;e</translation>
    </message>
    <message>
      <source>Return to the match that you left for this one</source>
      <translation>Bali menyang tandhing sing mau sampeyan tinggal</translation>
    </message>
    <message>
      <source>Repla&amp;y…</source>
      <translation>Puter &amp;maneh…</translation>
    </message>
    <message>
      <source>Look at the rounds of this match again, move by move</source>
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
      <source>See what your decisions in the last round gave away, and what was luck</source>
      <translation>Deleng pira sing ilang merga putusan sampeyan ing ronde pungkasan, lan endi sing mung kabegjan</translation>
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
      <source>Leave what you only try, and go on with your match</source>
      <translation>Tinggalen sing mung dicoba, lan terusna tandhing sampeyan</translation>
    </message>
    <message>
      <source>Ctrl+B</source>
      <translation>Ctrl+B</translation>
    </message>
    <message>
      <source>Saved &amp;games…</source>
      <translation>Dolanan &amp;simpenan…</translation>
    </message>
    <message>
      <source>All your matches: play on, look at them, rename, delete, export</source>
      <translation>Kabeh tandhing sampeyan: nerusake, ndeleng, ganti jeneng, mbusak, ngekspor</translation>
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
      <source>Open a game record and play on from there</source>
      <translation>Bukak cathetan dolanan lan terusna saka kono</translation>
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
      <source>Save this match as a game record</source>
      <translation>Simpen tandhing iki dadi cathetan dolanan</translation>
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
      <source>Copy the game record of this match as text</source>
      <translation>Salin cathetan dolanan saka tandhing iki dadi teks</translation>
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
      <source>Everything that can be set, in one window; back up and restore</source>
      <translation>Kabeh sing bisa disetel, ing sak jendhela; uga nyadhangake lan mulihake</translation>
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
      <source>Open a copied game record, or play the deal of a copied number</source>
      <translation>Bukak cathetan dolanan sing disalin, utawa main bagean sing nomere disalin</translation>
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
      <translation>Mandhegake meja</translation>
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
      <source>In games without decisions, take your turns automatically</source>
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
      <source>Look at your own pile; press again for the next open one</source>
      <translation>Deleng tumpukan sampeyan dhewe; penceten maneh kanggo tumpukan kabukak sabanjure</translation>
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
      <translation>Nganggo kertu &amp;Kulon</translation>
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
      <translation>Nganggo kertu Kulon (kriting lan skop diijol&amp;ake)</translation>
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
      <source>Switch &amp;deck</source>
      <translation>&amp;Ganti kertu</translation>
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
      <translation>Ngebaki layar sakabehe</translation>
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
      <source>Learn &amp;this rule</source>
      <translation>&amp;Sinau aturan iki</translation>
    </message>
    <message>
      <source>Open the lesson on the rule that refused your move</source>
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
      <source>All thirty cards, with their names and what these mean</source>
      <translation>Kertu telung puluh kabeh, karo jenenge lan tegese</translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation>&amp;Tombol</translation>
    </message>
    <message>
      <source>All keys at a glance</source>
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
      <source>The number that binds the cards of this deal, and how to check it</source>
      <translation>Angka sing naleni kertu bagean iki, lan carane mriksa</translation>
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
      <source>&amp;About Thothit Desktop</source>
      <translation>&amp;Babagan Thothit Desktop</translation>
    </message>
  </context>
  <context>
    <name>MatchActions</name>
    <message>
      <source>Restart this deal? Your progress in this round will be lost.</source>
      <translation>Baleni bagean iki? Lakune ronde iki nganti saiki bakal ilang.</translation>
    </message>
    <message>
      <source>Restart this deal? Its result is withdrawn, and the next one marked as played with help.</source>
      <translation>Baleni bagean iki? Asile dibatalake, lan asil sabanjure ditandhani nganggo pitulung.</translation>
    </message>
    <message>
      <source>Restart this deal? In fair play, that counts as giving up.</source>
      <translation>Baleni bagean iki? Ing main adil, iki kaetung nyerah.</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Baleni</translation>
    </message>
    <message>
      <source>The match cannot be saved there.</source>
      <translation>Tandhinge ora bisa disimpen ing kono.</translation>
    </message>
    <message>
      <source>Saved as {0}</source>
      <translation>Disimpen dadi {0}</translation>
    </message>
    <message>
      <source>The match is copied</source>
      <translation>Tandhinge wis disalin</translation>
    </message>
    <message>
      <source>This deal has no number</source>
      <translation>Bagean iki ora ana nomere</translation>
    </message>
    <message>
      <source>Deal {0} is copied</source>
      <translation>Bagean {0} wis disalin</translation>
    </message>
    <message>
      <source>The pasted text is neither a game record nor the number of a deal.</source>
      <translation>Teks sing ditempel dudu cathetan dolanan, uga dudu nomer bagean.</translation>
    </message>
    <message>
      <source>Deal {0}. The match before it is kept.</source>
      <translation>Bagean {0}. Tandhing sadurunge disimpen.</translation>
    </message>
    <message>
      <source>The pasted match. The match before it is kept.</source>
      <translation>Tandhing sing ditempel. Tandhing sadurunge disimpen.</translation>
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
      <source>There is no match before this one yet.</source>
      <translation>Durung ana tandhing sadurunge iki.</translation>
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
      <source>Moves of the round</source>
      <translation>Langkah-langkah ronde iki</translation>
    </message>
    <message>
      <source>As in &amp;records</source>
      <translation>Kaya &amp;cathetan</translation>
    </message>
    <message>
      <source>Show moves as game records have them</source>
      <translation>Tuduhna langkah kaya ing cathetan dolanan</translation>
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
    <message>
      <source>{0} · a round takes {1} · {2}</source>
      <translation>{0} · sak ronde {1} · {2}</translation>
    </message>
    <message>
      <source>{0} · a hand takes {1} · {2}</source>
      <translation>{0} · sak babak {1} · {2}</translation>
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
      <source>Undo stops at any card you have newly seen. Restarting a deal counts as giving up.</source>
      <translation>Langkah ora bisa diwurungake yen sampeyan wis weruh kertu anyar. Mbaleni bagean kaetung nyerah.</translation>
    </message>
    <message>
      <source>Undo as often as you like, down to the deal.</source>
      <translation>Wurungna kaping pira wae, nganti tekan nalika kertu dibagi.</translation>
    </message>
    <message>
      <source>Differs from {0} in</source>
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
      <source>hint</source>
      <translation>hint</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>M&amp;urungake</translation>
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
      <source>Each…</source>
      <translation>Siji-siji…</translation>
    </message>
    <message>
      <source>{0}. This game is pure luck, so there are no levels.</source>
      <translation>{0}. Dolanan iki mung kabegjan, dadi ora ana tingkatane.</translation>
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
      <source>C shows the next. Escape or a click closes it.</source>
      <translation>C kanggo sabanjure. Escape utawa klik kanggo nutup.</translation>
    </message>
    <message>
      <source>C, Escape or a click closes it.</source>
      <translation>C, Escape utawa klik kanggo nutup.</translation>
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
      <source>The match cannot be saved there.</source>
      <translation>Tandhinge ora bisa disimpen ing kono.</translation>
    </message>
    <message>
      <source>Import a game record</source>
      <translation>Impor cathetan dolanan</translation>
    </message>
    <message>
      <source>Game records ({0});;All files (*)</source>
      <translation>Cathetan dolanan ({0});;Kabeh berkas (*)</translation>
    </message>
    <message>
      <source>The match cannot be saved.</source>
      <translation>Tandhinge ora bisa disimpen.</translation>
    </message>
    <message>
      <source>The match is copied</source>
      <translation>Tandhinge wis disalin</translation>
    </message>
    <message>
      <source>This deal has no number</source>
      <translation>Bagean iki ora ana nomere</translation>
    </message>
    <message>
      <source>Deal {0} is copied</source>
      <translation>Bagean {0} wis disalin</translation>
    </message>
    <message>
      <source>The pasted text is neither a game record nor the number of a deal.</source>
      <translation>Teks sing ditempel dudu cathetan dolanan, uga dudu nomer bagean.</translation>
    </message>
    <message>
      <source>This record cannot be opened.</source>
      <translation>Cathetan iki ora bisa dibukak.</translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) before the fault can be kept.</source>
      <translation>
        <numerusform>%n ronde sadurunge panggonan sing salah isih bisa disimpen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Keep %n round(s)</source>
      <translation>
        <numerusform>Simpen %n ronde</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReplayActions</name>
    <message>
      <source>The fingerprint of round {0} does not fit its cards.</source>
      <translation>Sidik driji ronde {0} ora cocog karo kertune.</translation>
    </message>
    <message>
      <source>The record was changed after the cards were dealt. You can play on with it.</source>
      <translation>Cathetane diowahi sawise kertu dibagi. Sampeyan tetep bisa nerusake main.</translation>
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
      <source>Try another course from this move on, as practice; your match waits</source>
      <translation>Coba dalan liya wiwit langkah iki, kanggo gladhen; tandhing sampeyan ngenteni</translation>
    </message>
    <message>
      <source>Restore the match before you play on</source>
      <translation>Balekna tandhinge dhisik sadurunge nerusake main</translation>
    </message>
    <message>
      <source>Nobody decides anything here</source>
      <translation>Ing kene ora ana sing kudu diputusake</translation>
    </message>
    <message>
      <source>In fair play you can try another course once the round is over</source>
      <translation>Ing main adil, dalan liya bisa dicoba sawise ronde rampung</translation>
    </message>
    <message>
      <source>While the round is in play, you can try again only where you have decided</source>
      <translation>Sasuwene ronde isih mlaku, sampeyan mung bisa nyoba maneh ing putusan sampeyan dhewe</translation>
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
      <source>not played to its end</source>
      <translation>durung dirampungake</translation>
    </message>
    <message>
      <source>played to its end</source>
      <translation>wis dirampungake</translation>
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
      <source>From which seat you look</source>
      <translation>Ndeleng saka kursi endi</translation>
    </message>
    <message>
      <source>Who looks</source>
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
      <source>What you have tried: Enter or a double click shows it</source>
      <translation>Sing wis sampeyan coba: Enter utawa klik ping pindho kanggo nuduhake</translation>
    </message>
    <message>
      <source>What you have tried</source>
      <translation>Sing wis sampeyan coba</translation>
    </message>
    <message>
      <source>Delete the selected one; Undo brings it back (Delete)</source>
      <translation>Busak sing dipilih; Wurungna kanggo mbalekake (Delete)</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Busak</translation>
    </message>
    <message>
      <source>Bring back what was deleted last (Ctrl+Z)</source>
      <translation>Balekna sing pungkasan dibusak (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Wurungna</translation>
    </message>
    <message>
      <source>To the deal (Home)</source>
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
      <source>One move on (Right)</source>
      <translation>Maju sak langkah (Panah tengen)</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Maju</translation>
    </message>
    <message>
      <source>To the end of the round (End)</source>
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
      <source>See what the decisions of this round gave away, and what was luck</source>
      <translation>Deleng pira sing ilang merga putusan ing ronde iki, lan endi sing mung kabegjan</translation>
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
  </context>
  <context>
    <name>Reporter</name>
    <message>
      <source>No more files can be opened: the system has no file handles left.</source>
      <translation>Ora ana berkas maneh sing bisa dibukak: sisteme wis kakehan berkas sing kabukak.</translation>
    </message>
    <message>
      <source>You can play on. Close other programs, or this one, and try again.</source>
      <translation>Sampeyan bisa terus main. Tutupen program liyane, utawa program iki, banjur cobanen maneh.</translation>
    </message>
    <message>
      <source>Something went wrong. Your match is saved, and you can play on.</source>
      <translation>Ana sing ora beres. Tandhing sampeyan wis disimpen, lan sampeyan bisa terus main.</translation>
    </message>
    <message>
      <source>To report it, copy the report; it says what happened and holds your match.</source>
      <translation>Kanggo nglapurake, salinen lapurane; isine apa sing kedadeyan lan tandhing sampeyan.</translation>
    </message>
    <message>
      <source>The program has been updated or removed while it was running.</source>
      <translation>Programe dianyari utawa dibuwang nalika isih mlaku.</translation>
    </message>
    <message>
      <source>Your match is saved. Close the program and start it again.</source>
      <translation>Tandhing sampeyan wis disimpen. Tutup programe banjur bukak maneh.</translation>
    </message>
    <message>
      <source>Copy the report, and say what you did and what happened. It holds the versions of the program and the system, the end of the log, and this match; no folders of yours.</source>
      <translation>Salinen lapuran iki, banjur critakna apa sing sampeyan tindakake lan apa sing kedadeyan. Isine versi program lan sistem, pungkasane log, lan tandhing iki; ora ana jeneng folder sampeyan.</translation>
    </message>
    <message>
      <source>The whole log is {0}</source>
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
      <translation>Kabeh &amp;keputusan</translation>
    </message>
    <message>
      <source>Course and &amp;luck</source>
      <translation>Lakune ronde lan ke&amp;begjan</translation>
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
      <source>The coach goes through the round…</source>
      <translation>Pelatih lagi mriksa ronde…</translation>
    </message>
    <message>
      <source>&amp;Stop</source>
      <translation>&amp;Mandheg</translation>
    </message>
    <message>
      <source>The review was stopped.</source>
      <translation>Tinjauane dimandhegake.</translation>
    </message>
    <message>
      <source>&amp;Start again</source>
      <translation>M&amp;iwiti maneh</translation>
    </message>
    <message>
      <source>This round cannot be reviewed: {0}</source>
      <translation>Ronde iki ora bisa ditinjau: {0}</translation>
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
      <source>Moves looked at</source>
      <translation>Langkah sing wis dideleng</translation>
    </message>
    <message>
      <source>%v of %m moves</source>
      <translation>%v saka %m langkah</translation>
    </message>
    <message>
      <source>&amp;Try it</source>
      <translation>&amp;Coba</translation>
    </message>
    <message>
      <source>Play on from before this move with the same cards, as practice</source>
      <translation>Terusna saka sadurunge langkah iki nganggo kertu sing padha, kanggo latihan</translation>
    </message>
    <message>
      <source>Previous mistake (Left)</source>
      <translation>Kesalahan sadurunge (Kiwa)</translation>
    </message>
    <message>
      <source>Previous mistake</source>
      <translation>Kesalahan sadurunge</translation>
    </message>
    <message>
      <source>Next mistake (Right)</source>
      <translation>Kesalahan sabanjure (Tengen)</translation>
    </message>
    <message>
      <source>Next mistake</source>
      <translation>Kesalahan sabanjure</translation>
    </message>
    <message>
      <source>The others’ turns hold their cards and their mistakes. Own cards are those from the stock.</source>
      <translation>Giliran pemain liya kalebu kertu lan kaluputane. Kertu dhewe yaiku kertu saka stok.</translation>
    </message>
    <message>
      <source>&amp;Details</source>
      <translation>Rin&amp;cian</translation>
    </message>
    <message>
      <source>All decisions with their figures, luck, and what hindsight adds</source>
      <translation>Kabeh keputusan karo angkane, kabegjan, lan apa sing katon sawise</translation>
    </message>
    <message>
      <source>&amp;All cards</source>
      <translation>Kabeh k&amp;ertu</translation>
    </message>
    <message>
      <source>Show every hand at this moment</source>
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
      <source>The match is over. Continue it without a limit?</source>
      <translation>Tandhinge wis rampung. Terusna tanpa wates?</translation>
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
    <message>
      <source>Next &amp;hand</source>
      <translation>Babak saban&amp;jure</translation>
    </message>
    <message>
      <source>Next hand</source>
      <translation>Babak sabanjure</translation>
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
      <source>Play an &amp;example through</source>
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
      <source>Thothit did not come up the last two times. Start in safe mode?</source>
      <translation>Kaping pindho pungkasan Thothit ora bisa kabukak. Diwiwiti nganggo mode aman?</translation>
    </message>
    <message>
      <source>Safe mode uses default settings and begins a new match. Your settings stay as they are, and your last match is kept among the saved games.</source>
      <translation>Mode aman nganggo setelan baku lan miwiti tandhing anyar. Setelan sampeyan tetep kaya saiki, lan tandhing pungkasan sampeyan ana ing dolanan simpenan.</translation>
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
      <source>This is safe mode.</source>
      <translation>Iki mode aman.</translation>
    </message>
    <message>
      <source>Settings are the default ones, and what you change in them is not kept. Your last match is among the saved games. Close the program and start it again to play as usual.</source>
      <translation>Setelane baku, lan sing sampeyan owahi ora disimpen. Tandhing pungkasan sampeyan ana ing dolanan simpenan. Tutupen programe lan bukaken maneh supaya bisa main kaya lumrahe.</translation>
    </message>
  </context>
  <context>
    <name>SaveNotices</name>
    <message>
      <source>Your match is saved again.</source>
      <translation>Tandhing sampeyan wis kasimpen maneh.</translation>
    </message>
    <message>
      <source>Your last moves are not saved. Close anyway?</source>
      <translation>Langkah pungkasan sampeyan durung kasimpen. Tetep ditutup?</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
    <message>
      <source>The match cannot be saved: {0}. You can play on; saving is tried again.</source>
      <translation>Tandhinge ora bisa disimpen: {0}. Sampeyan bisa terus main; nyimpen bakal dicoba maneh.</translation>
    </message>
    <message>
      <source>Your settings cannot be saved: {0} cannot be written. They hold until you close the program, and saving is tried again.</source>
      <translation>Setelan sampeyan ora bisa disimpen: {0} ora bisa ditulis. Setelan kuwi tetep kanggo nganti sampeyan nutup program, lan nyimpen bakal dicoba maneh.</translation>
    </message>
  </context>
  <context>
    <name>SavedMatchActions</name>
    <message>
      <source>The match of this round is not among your saved games any more.</source>
      <translation>Tandhing saka ronde iki wis ora ana ing dolanan simpenan.</translation>
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
      <source>Nothing matches your search.</source>
      <translation>Ora ana sing cocog karo sing digoleki.</translation>
    </message>
    <message numerus="yes">
      <source>Nothing is deleted. What you delete can be brought back for %n day(s).</source>
      <translation>
        <numerusform>Ora ana sing dibusak. Sing sampeyan busak isih bisa dibalekake nganti %n dina.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing is saved yet. Every match that you play is kept here.</source>
      <translation>Durung ana sing disimpen. Saben tandhing sing sampeyan lakoni disimpen ing kene.</translation>
    </message>
    <message numerus="yes">
      <source>%n game(s) left to read</source>
      <translation>
        <numerusform>%n dolanan isih kudu diwaca</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} of %n game(s)</source>
      <translation>
        <numerusform>{0} saka %n dolanan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>each can be brought back for %n day(s)</source>
      <translation>
        <numerusform>siji-sijine isih bisa dibalekake nganti %n dina</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation>{0}, {1}</translation>
    </message>
    <message numerus="yes">
      <source>%n game(s)</source>
      <translation>
        <numerusform>%n dolanan</numerusform>
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
      <source>Bring the selected matches back (Enter)</source>
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
      <source>Play on from where this match stands</source>
      <translation>Nerusake main saka kahanane tandhing iki</translation>
    </message>
    <message>
      <source>&amp;Delete for good…</source>
      <translation>Busak &amp;salawase…</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>B&amp;usak</translation>
    </message>
    <message>
      <source>Delete the selected matches so that nobody can bring them back (Delete)</source>
      <translation>Busak tandhing sing dipilih nganti ora ana sing bisa mbalekake (Delete)</translation>
    </message>
    <message numerus="yes">
      <source>Delete the selected matches; you can bring them back for %n day(s) (Delete)</source>
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
      <source>This match cannot be renamed.</source>
      <translation>Tandhing iki ora bisa diganti jenenge.</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Dolanan simpenan</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Goleki</translation>
    </message>
    <message>
      <source>Show only matches with these words: a name, a game, a player, a result (Ctrl+F)</source>
      <translation>Tuduhna mung tandhing sing nganggo tembung iki: jeneng, dolanan, pemain, asil (Ctrl+F)</translation>
    </message>
    <message>
      <source>Which matches</source>
      <translation>Tandhing sing endi</translation>
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
      <translation>Dolanan sing endi</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>Kabeh dolanan</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Wurungna</translation>
    </message>
    <message>
      <source>Bring back what was deleted last (Ctrl+Z)</source>
      <translation>Balekna sing pungkasan dibusak (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Export…</source>
      <translation>&amp;Ekspor…</translation>
    </message>
    <message>
      <source>Save this match as a file that somebody else can open</source>
      <translation>Simpen tandhing iki dadi berkas sing bisa dibukak wong liya</translation>
    </message>
    <message>
      <source>&amp;Import…</source>
      <translation>&amp;Impor…</translation>
    </message>
    <message>
      <source>Put a game record from a file on the shelf</source>
      <translation>Lebokna cathetan dolanan saka berkas</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Terusna</translation>
    </message>
    <message>
      <source>Play on from where this match stands (Enter)</source>
      <translation>Nerusake main saka kahanane tandhing iki (Enter)</translation>
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
      <source>Look at this match again, move by move (Ctrl+Shift+R)</source>
      <translation>Deleng maneh tandhing iki, langkah mbaka langkah (Ctrl+Shift+R)</translation>
    </message>
    <message>
      <source>Re&amp;view…</source>
      <translation>Ti&amp;njauan…</translation>
    </message>
    <message>
      <source>See what your decisions gave away, and what was luck (Ctrl+Shift+V)</source>
      <translation>Deleng pira sing ilang merga putusan sampeyan, lan endi sing mung kabegjan (Ctrl+Shift+V)</translation>
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
      <source>Move to the deleted matches; you can bring them back (Delete)</source>
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
      <source>Cannot win</source>
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
      <source>Next round</source>
      <translation>Ronde sabanjure</translation>
    </message>
    <message>
      <source>Next hand</source>
      <translation>Babak sabanjure</translation>
    </message>
    <message>
      <source>Back to the match</source>
      <translation>Bali menyang tandhing</translation>
    </message>
    <message>
      <source>This round</source>
      <translation>Ronde iki</translation>
    </message>
    <message>
      <source>This hand</source>
      <translation>Babak iki</translation>
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
      <translation>Klasemen, puter ulang, bagean lan dolanan liya</translation>
    </message>
    <message>
      <source>Review…</source>
      <translation>Tinjauan…</translation>
    </message>
    <message>
      <source>See what your decisions gave away, and what was luck</source>
      <translation>Deleng pira sing ilang merga putusan sampeyan, lan endi sing mung kabegjan</translation>
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
      <source>Write all settings to a file that people can read, too.</source>
      <translation>Tulis kabeh setelan ing berkas sing uga bisa diwaca manungsa.</translation>
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
      <source>Take over exported settings, after a look at what they would change.</source>
      <translation>Nganggo setelan saka berkas ekspor, sawise dideleng apa sing bakal owah.</translation>
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
      <source>The settings cannot be exported: {0}</source>
      <translation>Setelane ora bisa diekspor: {0}</translation>
    </message>
    <message>
      <source>Exported to {0}</source>
      <translation>Diekspor menyang {0}</translation>
    </message>
    <message>
      <source>This is not a file of settings.</source>
      <translation>Iki dudu berkas setelan.</translation>
    </message>
    <message>
      <source>{0} cannot be imported: {1}</source>
      <translation>{0} ora bisa diimpor: {1}</translation>
    </message>
    <message>
      <source>Passed over: {0}</source>
      <translation>Diliwati: {0}</translation>
    </message>
    <message>
      <source>Not known here: {0}</source>
      <translation>Ora dikenal ing kene: {0}</translation>
    </message>
    <message>
      <source>Nothing in {0} differs from your settings.</source>
      <translation>Isine {0} padha kabeh karo setelan sampeyan.</translation>
    </message>
    <message>
      <source>{0}: {1} → {2}</source>
      <translation>{0}: {1} → {2}</translation>
    </message>
    <message numerus="yes">
      <source>%n setting(s) changed. Undo takes that back.</source>
      <translation>
        <numerusform>%n setelan wis diowahi. Wurungna kanggo mbalekake.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n setting(s) will change:</source>
      <translation>
        <numerusform>%n setelan bakal owah:</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;Take over</source>
      <translation>&amp;Anggo</translation>
    </message>
  </context>
  <context>
    <name>SettingsWindow</name>
    <message>
      <source>No setting has these words.</source>
      <translation>Ora ana setelan sing nganggo tembung iku.</translation>
    </message>
    <message>
      <source>Taken back.</source>
      <translation>Wis diwurungake.</translation>
    </message>
    <message>
      <source>This page is as it was at first. Undo takes that back.</source>
      <translation>Kaca iki wis bali kaya wiwitane. Wurungna kanggo mbatalake.</translation>
    </message>
    <message>
      <source>All settings are as they were at first. Undo takes that back.</source>
      <translation>Kabeh setelan wis bali kaya wiwitane. Wurungna kanggo mbatalake.</translation>
    </message>
    <message>
      <source>Reset all settings? Matches and statistics stay.</source>
      <translation>Balekna kabeh setelan kaya wiwitane? Tandhing lan statistik tetep ana.</translation>
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
      <source>Take back what was changed last in this window (Ctrl+Z)</source>
      <translation>Wurungna owahan pungkasan ing jendhela iki (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Wurungna</translation>
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
      <source>Volume: {0}%, but the sound server does not answer</source>
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
      <source>Points ahead, round by round</source>
      <translation>Selisih poin, ronde mbaka ronde</translation>
    </message>
    <message>
      <source>How often which score</source>
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
      <source>The statistics cannot be read: {0}</source>
      <translation>Statistike ora bisa diwaca: {0}</translation>
    </message>
    <message>
      <source>You have played no such round.</source>
      <translation>Sampeyan durung tau main ronde kaya ngono.</translation>
    </message>
    <message>
      <source>No rounds yet. Every round you play to its end is counted here.</source>
      <translation>Durung ana ronde. Saben ronde sing dirampungake dietung ing kene.</translation>
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
      <source>What it says</source>
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
      <source>Average of {0}</source>
      <translation>Rata-rata saka {0}</translation>
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
      <source>The statistics cannot be changed: {0}</source>
      <translation>Statistike ora bisa diowahi: {0}</translation>
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
      <source>The table cannot be saved: {0}</source>
      <translation>Tabele ora bisa disimpen: {0}</translation>
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
      <source>The picture cannot be saved there.</source>
      <translation>Gambare ora bisa disimpen ing kono.</translation>
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
      <source>Count the rounds of one game only</source>
      <translation>Etungen ronde saka dolanan siji wae</translation>
    </message>
    <message>
      <source>&amp;Opponents:</source>
      <translation>&amp;Mungsuh:</translation>
    </message>
    <message>
      <source>Count rounds against these opponents only</source>
      <translation>Etungen mung ronde nglawan mungsuh iki</translation>
    </message>
    <message>
      <source>&amp;Rules:</source>
      <translation>A&amp;turan:</translation>
    </message>
    <message>
      <source>Count rounds by these rules only</source>
      <translation>Etungen mung ronde nganggo aturan iki</translation>
    </message>
    <message>
      <source>P&amp;lay:</source>
      <translation>Ca&amp;ra main:</translation>
    </message>
    <message>
      <source>Count rounds played fair, in practice, with or without help only</source>
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
      <source>Note it, and you can check after the round that no card was changed</source>
      <translation>Catheten, dadi sawise ronde bisa dipriksa yen ora ana kertu sing diowahi</translation>
    </message>
    <message>
      <source>The fingerprint does not fit the cards</source>
      <translation>Sidik drijine ora cocog karo kertune</translation>
    </message>
    <message>
      <source>The record of this match was changed</source>
      <translation>Cathetan tandhing iki wis diowahi</translation>
    </message>
    <message>
      <source>fair play</source>
      <translation>main adil</translation>
    </message>
    <message>
      <source>what if: practice that does not count</source>
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
      <source>Press Enter for a new match, S for the score sheet</source>
      <translation>Penceten Enter kanggo tandhing anyar, S kanggo lembar skor</translation>
    </message>
    <message>
      <source>Press Enter to go on, S for the score sheet</source>
      <translation>Penceten Enter kanggo nerusake, S kanggo lembar skor</translation>
    </message>
    <message>
      <source>No round has begun</source>
      <translation>Durung ana ronde sing diwiwiti</translation>
    </message>
    <message>
      <source>{0}'s player failed; a simpler one goes on.</source>
      <translation>Pemaine {0} gagal; pemain sing luwih prasaja nerusake.</translation>
    </message>
    <message>
      <source>{0}. {1}</source>
      <translation>{0}. {1}</translation>
    </message>
  </context>
  <context>
    <name>Table</name>
    <message>
      <source>cannot win</source>
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
      <source>Click the table or press Space or Enter to turn up the stock.</source>
      <translation>Klik meja utawa penceten Spasi utawa Enter kanggo mbukak stok.</translation>
    </message>
    <message>
      <source>plays first</source>
      <translation>main dhisik dhewe</translation>
    </message>
    <message>
      <source>plays second and arranges the pool</source>
      <translation>main kapindho lan nata kertu ing tengah</translation>
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
      <source>The stock is empty: nobody wins</source>
      <translation>Stoke entek: ora ana sing menang</translation>
    </message>
    <message>
      <source>{0}: Kowah</source>
      <translation>{0}: Kowah</translation>
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
      <translation>trumpman</translation>
    </message>
    <message>
      <source>plays after the dealer; chooses trump if nobody bids</source>
      <translation>main sawise sing mbagi; milih truf yen ora ana sing nawar</translation>
    </message>
    <message>
      <source>{0} was turned up for trump and is still in hand</source>
      <translation>{0} dibukak dadi truf lan isih ana ing kertu tangan</translation>
    </message>
    <message>
      <source>{0} was turned up for trump and has been played</source>
      <translation>{0} dibukak dadi truf lan wis ditokake</translation>
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
      <source>We</source>
      <translation>Kene</translation>
    </message>
    <message>
      <source>They</source>
      <translation>Kana</translation>
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
    <message numerus="yes">
      <source>%n ball(s)</source>
      <translation>
        <numerusform>%n bal</numerusform>
      </translation>
    </message>
    <message>
      <source>The sixes count from {0} balls on; a lead of {1} wins the match</source>
      <translation>Kertu nem ngetung wiwit {0} bal; kacek {1} menang tandhing</translation>
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
      <source>sets trump</source>
      <translation>nemtokake truf</translation>
    </message>
    <message>
      <source>counts</source>
      <translation>ngetung</translation>
    </message>
    <message>
      <source>counts, +{0}</source>
      <translation>ngetung, +{0}</translation>
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
  </context>
  <context>
    <name>ThuneePage</name>
    <message>
      <source>Sum</source>
      <translation>Gunggung</translation>
    </message>
  </context>
  <context>
    <name>Tile</name>
    <message>
      <source>{0}, {1}</source>
      <translation>{0}, {1}</translation>
    </message>
    <message>
      <source>luck {0} in 10</source>
      <translation>kabegjan {0} saka 10</translation>
    </message>
    <message>
      <source>{0} {1}, {2}: {3}.</source>
      <translation>{0} {1}, {2}: {3}.</translation>
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
      <source>In fair play your last decision stands: you have seen another card since.</source>
      <translation>Ing main adil, putusan pungkasan sampeyan wis tetep: sawise iku sampeyan wis weruh kertu liya.</translation>
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
      <translation>Kabeh kertu kabukak</translation>
    </message>
    <message>
      <source>As you saw it</source>
      <translation>Saka sampeyan</translation>
    </message>
    <message>
      <source>As {0} saw it</source>
      <translation>Saka {0}</translation>
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
      <source>open this game record where it stands, instead of the match that was played last</source>
      <translation>bukak cathetan dolanan iki ing posisi pungkasane, dudu tandhing sing dimainake pungkasan</translation>
    </message>
    <message>
      <source>play a new match of this game, one of {0}</source>
      <translation>lakonana tandhing anyar dolanan iki, salah siji saka {0}</translation>
    </message>
    <message>
      <source>so many play, the person and computer players together</source>
      <translation>cacahe sing main, wong lan pemain komputer bareng</translation>
    </message>
    <message>
      <source>play a match of N rounds, or of rotation (one full rotation), or free (up to {0} rounds)</source>
      <translation>lakonana tandhing N ronde, utawa rotation (sak puteran wutuh), utawa free (nganti {0} ronde)</translation>
    </message>
    <message>
      <source>play by this house rule (a wrong one is answered with a list of them); may be given repeatedly</source>
      <translation>main nganggo aturan omah iki (sing luput diwangsuli nganggo dhaptare); kena dibaleni</translation>
    </message>
    <message>
      <source>play the match and first deal of this number</source>
      <translation>lakonana tandhing lan bagean kapisan nomer iki</translation>
    </message>
    <message>
      <source>let the computer play all seats, and save nothing</source>
      <translation>komputer sing main ing kabeh kursi, ora ana sing disimpen</translation>
    </message>
    <message>
      <source>quit after N rounds</source>
      <translation>metu sawise N ronde</translation>
    </message>
    <message>
      <source>animate at this speed in this run, one of {0}</source>
      <translation>obahe sacepet iki sepisan iki, salah siji saka {0}</translation>
    </message>
    <message>
      <source>seat this kind of computer player in this run, one of {0}</source>
      <translation>lungguhna pemain komputer tingkat iki sepisan iki, salah siji saka {0}</translation>
    </message>
    <message>
      <source>show this card art in this run, one of {0}</source>
      <translation>tuduhna gambar kertu iki sepisan iki, salah siji saka {0}</translation>
    </message>
    <message>
      <source>speak this language in this run, one of {0}</source>
      <translation>nganggo basa iki sepisan iki, salah siji saka {0}</translation>
    </message>
    <message>
      <source>save a picture of the window (the name ends in .png, .jpg or .jpeg) and quit</source>
      <translation>simpenen gambar jendhela (jenenge nganggo buntut .png, .jpg utawa .jpeg) lan metu</translation>
    </message>
    <message>
      <source>take the picture at this moment: deal (cards are dealt), choice (somebody has a choice to make; the default) or sheet (the round is scored)</source>
      <translation>gambar dijupuk nalika: deal (kertu wis dibagi), choice (ana sing kudu milih; iki gawane) utawa sheet (ronde wis dietung)</translation>
    </message>
    <message>
      <source>write frame and start-up times to FILE at the end</source>
      <translation>tulisen wektu gambar lan wektu wiwitan menyang FILE ing pungkasan</translation>
    </message>
    <message>
      <source>keep the match and the settings in DIR</source>
      <translation>simpenen tandhing lan setelan ing DIR</translation>
    </message>
    <message>
      <source>start with default settings and a new match; the settings stay as they are, and the last match is kept among the saved games</source>
      <translation>wiwit nganggo setelan gawan lan tandhing anyar; setelan tetep kaya saiki, lan tandhing pungkasan disimpen ing antarane dolanan kang disimpen</translation>
    </message>
    <message>
      <source>check that this program is complete and works on this machine, and quit; touches no match and no settings</source>
      <translation>priksanen apa program iki jangkep lan mlaku ing mesin iki, banjur metu; tandhing lan setelan ora didemek</translation>
    </message>
    <message>
      <source>show the version of this program and quit</source>
      <translation>tuduhna versi program iki lan metu</translation>
    </message>
    <message>
      <source>--self-test stands alone: it plays in a directory of its own</source>
      <translation>--self-test kudu dhewekan: maine ing folder dhewe</translation>
    </message>
    <message>
      <source>--{0} is one of {1}, not {2}</source>
      <translation>--{0} iku salah siji saka {1}, dudu {2}</translation>
    </message>
    <message>
      <source>a record has its own game, players, rules and deal: give FILE or those, not both</source>
      <translation>cathetan wis ngemot dolanan, pemain, aturan lan bageane: wenehana FILE utawa kuwi, aja loro-lorone</translation>
    </message>
    <message>
      <source>--{0} {1}: there is no such directory</source>
      <translation>--{0} {1}: folder kuwi ora ana</translation>
    </message>
    <message>
      <source>--{0} {1}: this is a directory</source>
      <translation>--{0} {1}: iki folder</translation>
    </message>
    <message>
      <source>--screenshot {0}: the name ends in none of {1}</source>
      <translation>--screenshot {0}: buntute jeneng dudu salah siji saka {1}</translation>
    </message>
    <message>
      <source>the name is empty</source>
      <translation>jenenge kosong</translation>
    </message>
  </context>
  <context>
    <name>backup</name>
    <message>
      <source>{0} cannot be written: {1}</source>
      <translation>{0} ora bisa ditulis: {1}</translation>
    </message>
    <message>
      <source>The settings in this backup are damaged.</source>
      <translation>Setelan ing cadhangan iki rusak.</translation>
    </message>
    <message>
      <source>{0} is not a backup of Thothit.</source>
      <translation>{0} dudu cadhangan Thothit.</translation>
    </message>
    <message>
      <source>{0} is damaged.</source>
      <translation>{0} rusak.</translation>
    </message>
    <message>
      <source>{0} was made by a newer version of the program.</source>
      <translation>{0} digawe nganggo versi program sing luwih anyar.</translation>
    </message>
    <message>
      <source>{0} is not there.</source>
      <translation>{0} ora ana.</translation>
    </message>
    <message>
      <source>The statistics in this backup are damaged.</source>
      <translation>Statistik ing cadhangan iki rusak.</translation>
    </message>
    <message>
      <source>The statistics in this backup are of a newer version of the program.</source>
      <translation>Statistik ing cadhangan iki saka versi program sing luwih anyar.</translation>
    </message>
    <message>
      <source>There is no room to unpack it: {0}</source>
      <translation>Ora ana panggonan kanggo mbukak isine: {0}</translation>
    </message>
    <message>
      <source>The restore has stopped: {0}. Close the program and start it again to finish it.</source>
      <translation>Anggone mulihake mandheg: {0}. Tutup programe banjur bukak maneh supaya rampung.</translation>
    </message>
  </context>
  <context>
    <name>calls</name>
    <message>
      <source>Pass</source>
      <translation>Liwat</translation>
    </message>
    <message>
      <source>Let it go</source>
      <translation>Jarna wae</translation>
    </message>
    <message>
      <source>Not now</source>
      <translation>Ora saiki</translation>
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
      <source>Take {0}: it wins</source>
      <translation>Jupuk {0}: menang</translation>
    </message>
    <message>
      <source>Take {0}</source>
      <translation>Jupuk {0}</translation>
    </message>
    <message>
      <source>It wins the hand.</source>
      <translation>Kertu iki nggawe menang.</translation>
    </message>
    <message>
      <source>Checki: {0}</source>
      <translation>Checki: {0}</translation>
    </message>
    <message>
      <source>The pair is then laid open.</source>
      <translation>Pasangan iku banjur dibukak.</translation>
    </message>
    <message>
      <source>You wait for {0}.</source>
      <translation>Sampeyan ngenteni {0}.</translation>
    </message>
    <message>
      <source>No card can win with {0}: all four are in your hand.</source>
      <translation>Ora ana kertu sing bisa menang nganggo {0}: papat-papate ana ing tangan sampeyan.</translation>
    </message>
    <message>
      <source>Draw from the stock.</source>
      <translation>Narik saka stok.</translation>
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
      <source>Then you discard a card.</source>
      <translation>Banjur sampeyan mbuwang kertu.</translation>
    </message>
    <message>
      <source>Lights when your hand is ready: a pair and two triplets.</source>
      <translation>Murub yen kertu tangan sampeyan wis siap: sak pasang kembar lan telu padha ping loro.</translation>
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
      <source>Thunee</source>
      <translation>Thunee</translation>
    </message>
    <message>
      <source>You lead, and the suit of your card is trump: win every trick yourself for four balls.</source>
      <translation>Sampeyan mbukak trik, lan jinis kertu sampeyan dadi truf: menangna kabeh trik dhewekan kanggo oleh patang bal.</translation>
    </message>
    <message>
      <source>Royals</source>
      <translation>Royals</translation>
    </message>
    <message>
      <source>Thunee with the order of the cards reversed, Q K 10 A 9 J.</source>
      <translation>Thunee nganggo urutan kertu dibalik, Q K 10 A 9 J.</translation>
    </message>
    <message>
      <source>Blind Thunee</source>
      <translation>Blind Thunee</translation>
    </message>
    <message>
      <source>Thunee for eight balls: your last two cards stay unseen until you have won four tricks.</source>
      <translation>Thunee kanggo wolung bal: rong kertu pungkasan sampeyan ora katon nganti sampeyan menang patang trik.</translation>
    </message>
    <message>
      <source>Blind Royals</source>
      <translation>Blind Royals</translation>
    </message>
    <message>
      <source>Royals for eight balls: your last two cards stay unseen until you have won four tricks.</source>
      <translation>Royals kanggo wolung bal: rong kertu pungkasan sampeyan ora katon nganti sampeyan menang patang trik.</translation>
    </message>
    <message>
      <source>My last card</source>
      <translation>Kertu pungkasanku</translation>
    </message>
    <message>
      <source>Trump will be the suit of the last card you are dealt, which you have not seen yet.</source>
      <translation>Sing dadi truf jinise kertu pungkasan sing dibagi kanggo sampeyan, sing durung sampeyan deleng.</translation>
    </message>
    <message>
      <source>Deal again</source>
      <translation>Bagi maneh</translation>
    </message>
    <message>
      <source>The same dealer deals again, and nobody scores.</source>
      <translation>Sing mbagi tetep, mbagi maneh, lan ora ana sing oleh skor.</translation>
    </message>
    <message>
      <source>Double</source>
      <translation>Double</translation>
    </message>
    <message>
      <source>You say that you will win the last trick yourself: two balls, or four for the others if you do not.</source>
      <translation>Sampeyan kandha bakal menang trik pungkasan dhewe: rong bal, utawa patang bal kanggo mungsuh yen ora kelakon.</translation>
    </message>
    <message>
      <source>Khanaak</source>
      <translation>Khanaak</translation>
    </message>
    <message>
      <source>You say that you will win the last trick, and that your Jodhis plus 10 beat the card points and Jodhis of the others: three or six balls, or four for the others if not.</source>
      <translation>Sampeyan kandha bakal menang trik pungkasan, lan Jodhi sampeyan ditambah 10 ngungkuli poin kertu lan Jodhine mungsuh: telung bal utawa nem bal, utawa patang bal kanggo mungsuh yen ora kelakon.</translation>
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
      <source>If nobody bids more, you set trump, and the others count {0} more.</source>
      <translation>Yen ora ana sing nawa luwih dhuwur, sampeyan nemtokake truf, lan etungane mungsuh ditambahi {0}.</translation>
    </message>
    <message>
      <source>Jodhi in {0}, {1}</source>
      <translation>Jodhi {0}, {1}</translation>
    </message>
    <message>
      <source>Only the points are announced, not the suit.</source>
      <translation>Mung poine sing diumumake, jinise ora.</translation>
    </message>
  </context>
  <context>
    <name>captions</name>
    <message>
      <source>+{0} {1}</source>
      <translation>+{0} {1}</translation>
    </message>
    <message>
      <source>stamped twin</source>
      <translation>kembaran dicap</translation>
    </message>
    <message>
      <source>twin</source>
      <translation>kembaran</translation>
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
      <source>No card of your hand matches it</source>
      <translation>Ora ana kertu tangan sampeyan sing padha angkane</translation>
    </message>
    <message>
      <source>In your hand: {0}</source>
      <translation>Ing tangan sampeyan: {0}</translation>
    </message>
    <message>
      <source>Matches nothing in the pool</source>
      <translation>Ing blumbang ora ana sing padha angkane</translation>
    </message>
    <message>
      <source>Matches in the pool: {0}</source>
      <translation>Sing padha angkane ing blumbang: {0}</translation>
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
    <message>
      <source>Worth when captured: {0}</source>
      <translation>Ajine yen ditangkep: {0}</translation>
    </message>
    <message numerus="yes">
      <source>You have captured %n of it</source>
      <translation>
        <numerusform>Sampeyan wis nangkep %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Section 3: a card takes only its identical twin.</source>
      <translation>Bab 3: kertu mung njupuk kembarane sing persis padha.</translation>
    </message>
    <message>
      <source>Rule F3: on a first turn a card takes only its identical twin.</source>
      <translation>Aturan F3: ing giliran kapisan, kertu mung njupuk kembarane sing persis padha.</translation>
    </message>
    <message>
      <source>Rule F2: the card of the stock takes one of its rank if it can.</source>
      <translation>Aturan F2: kertu stok njupuk kertu sing padha angkane yen bisa.</translation>
    </message>
    <message>
      <source>Rule F1: a card takes one of its rank if it can.</source>
      <translation>Aturan F1: kertu njupuk kertu sing padha angkane yen bisa.</translation>
    </message>
    <message>
      <source>Section 4: identical cards that you have captured count together.</source>
      <translation>Bab 4: kertu kembar sing wis sampeyan tangkep dietung bareng.</translation>
    </message>
    <message>
      <source>Rule K3: every pair of a rank that lies there is captured.</source>
      <translation>Aturan K3: saben pasangan sing padha angkane ing kono ditangkep.</translation>
    </message>
    <message>
      <source>You are waiting for it</source>
      <translation>Iki sing sampeyan enteni</translation>
    </message>
    <message>
      <source>In your hand: {0} of {1} copies</source>
      <translation>Ing tangan sampeyan: {0} saka {1} lembar</translation>
    </message>
    <message>
      <source>Out of your sight: {0} of {1} copies</source>
      <translation>Sing ora katon: {0} saka {1} lembar</translation>
    </message>
    <message>
      <source>Rule W3: a hand is ready with an identical pair and two triplets of a rank.</source>
      <translation>Aturan W3: kertu tangan siap yen ana pasangan kembar siji lan telu padha angkane ping loro.</translation>
    </message>
    <message>
      <source>A face-down card</source>
      <translation>Kertu mengkurep</translation>
    </message>
    <message>
      <source>May take now: {0}</source>
      <translation>Saiki bisa njupuk: {0}</translation>
    </message>
    <message>
      <source>Out of your sight: {0} of the {1} of its rank</source>
      <translation>Sing ora katon: {0} saka {1} sing padha angkane</translation>
    </message>
    <message>
      <source>Counts {0} for the side that wins its trick</source>
      <translation>Dietung {0} kanggo pihak sing menang trike</translation>
    </message>
    <message>
      <source>It is a trump</source>
      <translation>Iki truf</translation>
    </message>
    <message>
      <source>Rule T10: follow suit if you can; else play any card, trumps too.</source>
      <translation>Aturan T10: manut jinis yen bisa; yen ora, tokna kertu apa wae, truf uga kena.</translation>
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
      <source>The child takes any card that fits.</source>
      <translation>Bocah njupuk kertu apa wae sing cocog.</translation>
    </message>
    <message>
      <source>The neighbour takes the points at hand and forgets what lies face down.</source>
      <translation>Tangga njupuk poin sing ana ing ngarepe lan lali marang kertu sing mengkurep.</translation>
    </message>
    <message>
      <source>The regular takes what is worth most at once and remembers every capture.</source>
      <translation>Langganan njupuk sing paling akeh ajine saiki lan eling saben tangkepan.</translation>
    </message>
    <message>
      <source>The old hand thinks ahead a little and remembers the last captures.</source>
      <translation>Sesepuh mikir rada adoh lan eling tangkepan sing pungkasan.</translation>
    </message>
    <message>
      <source>The master thinks ahead as far as that helps.</source>
      <translation>Empu mikir adoh sasuwene isih ana gunane.</translation>
    </message>
    <message>
      <source>the player after the dealer; the deal passes on</source>
      <translation>pemain sawise sing mbagi; anggone mbagi gantian</translation>
    </message>
    <message>
      <source>the player after the dealer; the winner deals</source>
      <translation>pemain sawise sing mbagi; sing menang mbagi</translation>
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
      <translation>katrampilan ngungkuli kabegjan</translation>
    </message>
    <message>
      <source>half luck, half skill</source>
      <translation>separo begja, separo trampil</translation>
    </message>
    <message>
      <source>a little more luck than skill</source>
      <translation>kabegjan rada ngungkuli katrampilan</translation>
    </message>
    <message>
      <source>more luck than skill</source>
      <translation>kabegjan ngungkuli katrampilan</translation>
    </message>
    <message>
      <source>mostly luck</source>
      <translation>meh kabegjan kabeh</translation>
    </message>
    <message>
      <source>nothing but luck</source>
      <translation>mung kabegjan</translation>
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
      <source>What the players saw in them, from slippers to drums, gave them their names.</source>
      <translation>Jenenge njupuk saka apa sing disawang para pemain ing gambare, saka slop nganti kendhang.</translation>
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
      <source>Ten thousands: figures with a Chinese numeral, and so the Chinese cards to many players.</source>
      <translation>Puluhan ewu: gambar wong nganggo angka Cina, mula akeh pemain ngarani kertu Cina.</translation>
    </message>
    <message>
      <source>Ceki cards</source>
      <translation>Kertu ceki</translation>
    </message>
    <message>
      <source>Thirty narrow cards in black and red, of three suits and three honours. A pack holds two of each.</source>
      <translation>Telung puluh kertu ciyut ireng lan abang, telung jinis lan telung kertu kurmat. Sak set kertu isine loro-loro.</translation>
    </message>
    <message>
      <source>The black block at each end tells the rank without a number: a bitten corner is 1, a side tab 2, a spike 3, a tab in the middle 4, two notches 5, two slits 6, three saw teeth 7, one notch 8, one slit 9. The {OT} has none of them.</source>
      <translation>Blok ireng ing saben pucuk nuduhake angka tanpa aksara: pojok krowak 1, tonjolan pinggir 2, eri 3, tonjolan tengah 4, rong kowakan 5, rong celah 6, telung untu graji 7, sak kowakan 8, sak celah 9. {OT} ora nduwe kabeh iku.</translation>
    </message>
    <message>
      <source>{OT}, {RF} and {S9} wear a red stamp.</source>
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
      <source>Names and meanings: Porges, &lt;i&gt;Ways to Play&lt;/i&gt; (games.porg.es), the page on ceki cards, with names collected in Surakarta and Yogyakarta in 1941, in Java in 1876, in Malaysia and Singapore, in Padang in 2013, and in Badung. The Javanese script writes the names of 1876. The faces are drawn for this program.</source>
      <translation>Jeneng lan teges: Porges, &lt;i&gt;Ways to Play&lt;/i&gt; (games.porg.es), kaca bab kertu ceki, kanthi jeneng-jeneng sing diklumpukake ing Surakarta lan Yogyakarta taun 1941, ing Jawa taun 1876, ing Malaysia lan Singapura, ing Padang taun 2013, lan ing Badung. Aksara Jawa kanggo nulis jeneng-jeneng taun 1876. Gambar kertune digawe kanggo program iki.</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message>
      <source>cannot write: {0}</source>
      <translation>ora bisa nulis: {0}</translation>
    </message>
    <message>
      <source>{0} (see {1} --help)</source>
      <translation>{0} (deloken {1} --help)</translation>
    </message>
    <message>
      <source>Card games of Java and beyond, without a window.</source>
      <translation>Dolanan kertu saka Jawa lan liyane, tanpa jendhela.</translation>
    </message>
    <message>
      <source>show the version of this program and quit</source>
      <translation>tuduhna versi program iki lan metu</translation>
    </message>
    <message>
      <source>answer in this language, one of {0}</source>
      <translation>wangsulana nganggo basa iki, salah siji saka {0}</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>prentah</translation>
    </message>
    <message>
      <source>the games, seats and options, with defaults</source>
      <translation>dolanan, kursi lan pilihan, sarta gawane</translation>
    </message>
    <message>
      <source>as JSON</source>
      <translation>minangka JSON</translation>
    </message>
    <message>
      <source>a record with one dealt round</source>
      <translation>cathetan isi sak ronde sing wis dibagi</translation>
    </message>
    <message>
      <source>a game's id</source>
      <translation>id sawijining dolanan</translation>
    </message>
    <message>
      <source>number of seats</source>
      <translation>cacahing kursi</translation>
    </message>
    <message>
      <source>number of the deal (else a random one)</source>
      <translation>nomer bagean (yen ora ana, dijupuk sakecekele)</translation>
    </message>
    <message>
      <source>check a record's moves and print its points</source>
      <translation>priksanen langkah-langkahe cathetan lan tulisen poine</translation>
    </message>
    <message>
      <source>one record, or one a line; - is standard input</source>
      <translation>cathetan siji, utawa siji saben larik; - iku asupan standar</translation>
    </message>
    <message>
      <source>as JSON, a line a record</source>
      <translation>minangka JSON, salarik saben cathetan</translation>
    </message>
    <message>
      <source>the legal moves in a record's last position</source>
      <translation>langkah sing kena ing posisi pungkasane cathetan</translation>
    </message>
    <message>
      <source>one record; - is standard input</source>
      <translation>cathetan siji; - iku asupan standar</translation>
    </message>
    <message>
      <source>seats: {0}</source>
      <translation>kursi: {0}</translation>
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
      <source>play rounds of all games, looking for faults</source>
      <translation>lakonana ronde kabeh dolanan kanggo nggoleki kaluputan</translation>
    </message>
    <message>
      <source>how many (default 1000)</source>
      <translation>pira cacahe (gawan 1000)</translation>
    </message>
    <message>
      <source>another one draws others (default 0)</source>
      <translation>nomer liya njupuk ronde liya (gawan 0)</translation>
    </message>
    <message>
      <source>processes; auto is one a processor (default 1)</source>
      <translation>cacahing proses; auto tegese siji saben prosesor (gawan 1)</translation>
    </message>
    <message>
      <source>after {0} rounds a fault: {1} (its record is above)</source>
      <translation>sawise {0} ronde ana kaluputan: {1} (cathetane ing dhuwur)</translation>
    </message>
    <message>
      <source>{0} rounds, no fault</source>
      <translation>{0} ronde, tanpa kaluputan</translation>
    </message>
    <message>
      <source>{0} is not a whole number from 0 on</source>
      <translation>{0} dudu wilangan wutuh wiwit 0</translation>
    </message>
    <message>
      <source>{0} has more than {1} digits</source>
      <translation>{0} luwih saka {1} angka</translation>
    </message>
    <message>
      <source>0 is too few</source>
      <translation>0 kesithiken</translation>
    </message>
    <message>
      <source>set an option</source>
      <translation>netepake pilihan</translation>
    </message>
    <message>
      <source>--option {0} is not one new NAME=VALUE</source>
      <translation>--option {0} dudu siji NAME=VALUE sing anyar</translation>
    </message>
    <message>
      <source>not UTF-8 text</source>
      <translation>dudu teks UTF-8</translation>
    </message>
    <message>
      <source>more than one record</source>
      <translation>luwih saka cathetan siji</translation>
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
      <source>the name of the file is empty</source>
      <translation>jeneng berkase kosong</translation>
    </message>
    <message>
      <source>no record</source>
      <translation>ora ana cathetan</translation>
    </message>
    <message>
      <source>too large for a game record</source>
      <translation>kegedhen kanggo cathetan dolanan</translation>
    </message>
    <message>
      <source>the move that a computer player makes in a record</source>
      <translation>langkah sing dijupuk pemain komputer ing cathetan</translation>
    </message>
    <message>
      <source>who chooses (default expert)</source>
      <translation>sapa sing milih (gawan expert)</translation>
    </message>
    <message>
      <source>makes the answer reproducible, with --playouts</source>
      <translation>supaya wangsulane kena dibaleni, bareng --playouts</translation>
    </message>
    <message>
      <source>record {0}: its last round is over, there is no move to choose</source>
      <translation>cathetan {0}: ronde pungkasane wis rampung, ora ana langkah sing kena dipilih</translation>
    </message>
    <message>
      <source>record {0}: its next move is drawn by luck, there is no move to choose</source>
      <translation>cathetan {0}: langkah sabanjure ditemtokake begja, ora ana langkah sing kena dipilih</translation>
    </message>
    <message>
      <source>each player's own limit for a decision</source>
      <translation>wates saben pemain dhewe saben putusan</translation>
    </message>
    <message>
      <source>{0} ms a decision</source>
      <translation>{0} md saben putusan</translation>
    </message>
    <message>
      <source>{0} playouts a decision</source>
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
      <source>less luck</source>
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
      <source>± is half of a 95 % interval, a deal in all its rotations being one observation.</source>
      <translation>± iku separo selang 95 %; siji bagean ing kabeh puterane iku siji pangamatan.</translation>
    </message>
    <message>
      <source>less luck: the margin without what the order of the stock brought, which is 0 on average.</source>
      <translation>tanpa begja: selisih tanpa apa sing digawa urutaning stok, sing rata-ratane 0.</translation>
    </message>
    <message>
      <source>computer players against each other</source>
      <translation>pemain komputer lawan-lawanan</translation>
    </message>
    <message>
      <source>a player a seat: {0}; or {1}, the program of --against</source>
      <translation>pemain siji saben kursi: {0}; utawa {1}, program saka --against</translation>
    </message>
    <message>
      <source>a program that answers records as `thothit move -` does</source>
      <translation>program sing mangsuli cathetan kaya `thothit move -`</translation>
    </message>
    <message>
      <source>seconds that program has for a move (default 60)</source>
      <translation>pirang detik program kuwi kanggo sak langkah (gawan 60)</translation>
    </message>
    <message>
      <source>how many, at most with --until (default {0})</source>
      <translation>pira cacahe; nganggo --until paling akeh (gawan {0})</translation>
    </message>
    <message>
      <source>stop once every margin is known to within W points, not before {0} deals</source>
      <translation>mandheg yen saben selisih wis kawruhan nganti W poin, ora sadurunge {0} bagean</translation>
    </message>
    <message>
      <source>number of the first deal (default 0)</source>
      <translation>nomer bagean kapisan (gawan 0)</translation>
    </message>
    <message>
      <source>margins with the luck of the stock taken out as well</source>
      <translation>uga selisih tanpa kabegjaning stok</translation>
    </message>
    <message>
      <source>play on the workers of this Dask scheduler (extra `cluster`)</source>
      <translation>main ing buruhe panjadwal Dask iki (tambahan `cluster`)</translation>
    </message>
    <message>
      <source>the results as {0}; - (the default) prints them in place of the table</source>
      <translation>asile minangka {0}; - (gawan) nulis asile minangka gantining tabel</translation>
    </message>
    <message>
      <source>write every round's record here, one a line</source>
      <translation>tulisen cathetan saben ronde ing kene, siji saben larik</translation>
    </message>
    <message>
      <source>say how far it is, even without a terminal</source>
      <translation>kandhakna wis tekan ngendi, sanajan tanpa terminal</translation>
    </message>
    <message>
      <source>milliseconds a decision</source>
      <translation>milidetik saben putusan</translation>
    </message>
    <message>
      <source>playouts a decision (default the player's own number)</source>
      <translation>simulasi saben putusan (gawan: cacahe pemain kuwi dhewe)</translation>
    </message>
    <message>
      <source>{0} is not a number of points above 0</source>
      <translation>{0} dudu cacahing poin sing luwih saka 0</translation>
    </message>
    <message>
      <source>--json and --csv cannot both be printed: name a file for one of them</source>
      <translation>--json lan --csv ora bisa ditulis bareng: sebutna berkas kanggo salah sijine</translation>
    </message>
    <message>
      <source>{0}; the {1} deals before it are kept</source>
      <translation>{0}; {1} bagean sadurunge disimpen</translation>
    </message>
    <message>
      <source>--against COMMAND needs a seat called {0}, and such a seat the command</source>
      <translation>--against COMMAND mbutuhake kursi sing jenenge {0}, lan kursi kuwi mbutuhake prentahe</translation>
    </message>
    <message>
      <source>--scheduler needs the extra: pip install 'thothit-desktop[cluster]'</source>
      <translation>--scheduler mbutuhake tambahan: pip install 'thothit-desktop[cluster]'</translation>
    </message>
    <message>
      <source>check that no card of a round was changed while it was played</source>
      <translation>priksanen yen ora ana kertu sing diijoli nalika ronde dimainake</translation>
    </message>
    <message>
      <source>the fingerprint you noted before the first card: {0} digits of it or more</source>
      <translation>sidik driji sing sampeyan cathet sadurunge kertu kapisan: {0} angkane utawa luwih</translation>
    </message>
    <message>
      <source>{0} is not a fingerprint: its digits are 0-9 and a-f</source>
      <translation>{0} dudu sidik driji: angkane 0-9 lan a-f</translation>
    </message>
    <message>
      <source>{0} has {1} digits, not {2} to {3} digits</source>
      <translation>{0} isine {1} angka, dudu {2} nganti {3} angka</translation>
    </message>
    <message>
      <source>round {0}: the fingerprint does not fit the cards</source>
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
      <source>round {0}: {1} fits</source>
      <translation>ronde {0}: {1} cocog</translation>
    </message>
    <message>
      <source>The fingerprints fit the cards. Only one that you noted before the first card (--fingerprint) proves that the cards were fixed then.</source>
      <translation>Sidik drijine cocog karo kertune. Mung sidik driji sing sampeyan cathet sadurunge kertu kapisan (--fingerprint) sing mbuktekake yen kertune wis tetep wektu kuwi.</translation>
    </message>
    <message>
      <source>no round has the fingerprint {0}</source>
      <translation>ora ana ronde sing sidik drijine {0}</translation>
    </message>
    <message>
      <source>The cards of round {0} were fixed when you noted its fingerprint.</source>
      <translation>Kertu ronde {0} wis tetep nalika sampeyan nyathet sidik drijine.</translation>
    </message>
  </context>
  <context>
    <name>coach</name>
    <message>
      <source>Expected: {0}.</source>
      <translation>Kira-kira: {0}.</translation>
    </message>
    <message>
      <source>{0} It is about as good as the best.</source>
      <translation>{0} Iki meh padha apike karo sing paling apik.</translation>
    </message>
    <message>
      <source>{0} It gives away {1}.</source>
      <translation>{0} Iki ngilangake {1}.</translation>
    </message>
    <message>
      <source>You have only this move: {0}.</source>
      <translation>Langkah sampeyan mung siji iki: {0}.</translation>
    </message>
    <message>
      <source>Best: {0} ({1} expected).</source>
      <translation>Paling apik: {0} (kira-kira {1}).</translation>
    </message>
    <message>
      <source>{0} is just as good.</source>
      <translation>{0} padha apike.</translation>
    </message>
    <message numerus="yes">
      <source>%n other move(s) are just as good.</source>
      <translation>
        <numerusform>Ana %n langkah liya sing padha apike.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} is about as good.</source>
      <translation>{0} meh padha apike.</translation>
    </message>
    <message numerus="yes">
      <source>%n other move(s) are about as good.</source>
      <translation>
        <numerusform>Ana %n langkah liya sing meh padha apike.</numerusform>
      </translation>
    </message>
    <message>
      <source>Best: {0}.</source>
      <translation>Paling apik: {0}.</translation>
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
      <source>{0} gives away {1}.</source>
      <translation>{0} ngilangake {1}.</translation>
    </message>
    <message>
      <source>{0} gives away about {1}; {2} is better. Choose it again to play it anyway.</source>
      <translation>{0} ngilangake kurang luwih {1}; luwih apik {2}. Pilihen maneh yen tetep arep dilakoni.</translation>
    </message>
    <message>
      <source>You know where every card is, so this is worked out to the end.</source>
      <translation>Sampeyan ngerti panggonane kabeh kertu, dadi iki diitung nganti rampung.</translation>
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
      <source>level with the others</source>
      <translation>imbang karo liyane</translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) ahead of the others</source>
      <translation>
        <numerusform>unggul %n poin saka liyane</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) behind the others</source>
      <translation>
        <numerusform>kalah %n poin saka liyane</numerusform>
      </translation>
    </message>
    <message>
      <source>less than a point</source>
      <translation>kurang saka sak poin</translation>
    </message>
    <message numerus="yes">
      <source>%n point(s)</source>
      <translation>
        <numerusform>%n poin</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} takes {1}</source>
      <translation>{0} njupuk {1}</translation>
    </message>
    <message numerus="yes">
      <source>That adds %n point(s) at once.</source>
      <translation>
        <numerusform>Iki langsung nambah %n poin.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} has captured {1} already, and does not get this one.</source>
      <translation>{0} wis nangkep {1}, lan ora oleh sing iki.</translation>
    </message>
    <message>
      <source>It is your first {0}; {1} more can still be had.</source>
      <translation>Iki {0} sampeyan sing kapisan; isih bisa oleh {1} maneh.</translation>
    </message>
    <message>
      <source>That makes {0} × {1}; {2} more can still be had.</source>
      <translation>Dadi {0} × {1}; isih bisa oleh {2} maneh.</translation>
    </message>
    <message>
      <source>None of the cards you cannot see matches it.</source>
      <translation>Kertu sing ora katon ora ana sing padha angkane.</translation>
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} would match it.</source>
      <translation>Saka {0} kertu sing ora katon, {1} padha angkane.</translation>
    </message>
    <message>
      <source>{0} of such hands won</source>
      <translation>menang ing {0} babak kaya ngene</translation>
    </message>
    <message>
      <source>{0} of such hands</source>
      <translation>{0} babak kaya ngene</translation>
    </message>
    <message>
      <source>Discard {0}</source>
      <translation>Buwang {0}</translation>
    </message>
    <message>
      <source>{0} wins the hand.</source>
      <translation>{0} menang babak iki.</translation>
    </message>
    <message>
      <source>With {0} {1} of your eight cards fit, without it {2}.</source>
      <translation>Nganggo {0}, {1} saka wolung kertu sampeyan cocog; tanpa kertu iku {2}.</translation>
    </message>
    <message>
      <source>But {0} may be waiting for {1}.</source>
      <translation>Nanging {0} bisa uga ngenteni {1}.</translation>
    </message>
    <message>
      <source>% chance to win</source>
      <translation>% kamungkinan menang</translation>
    </message>
    <message>
      <source>0 is an even chance, {0} for each of {1} players; a lost hand ends that much below.</source>
      <translation>0 tegese kamungkinane padha: {0} kanggo saben pemain saka {1}; babak kang kalah pungkasane samono ing sangisore.</translation>
    </message>
    <message>
      <source>Discards</source>
      <translation>Kertu buwangan</translation>
    </message>
    <message>
      <source>{0}%</source>
      <translation>{0}%</translation>
    </message>
    <message>
      <source>You then wait for {0}: {1} of the {2} cards you cannot see.</source>
      <translation>Banjur sampeyan ngenteni {0}: {1} saka {2} kertu sing ora katon.</translation>
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} make your hand ready.</source>
      <translation>Saka {0} kertu sing ora katon, {1} ndadekake kertu tangan sampeyan siap.</translation>
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} improve your hand and {2} make it ready.</source>
      <translation>Saka {0} kertu sing ora katon, {1} ngapikake kertu tangan sampeyan lan {2} ndadekake siap.</translation>
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} improve your hand.</source>
      <translation>Saka {0} kertu sing ora katon, {1} ngapikake kertu tangan sampeyan.</translation>
    </message>
    <message>
      <source>{0} balls</source>
      <translation>{0} bal</translation>
    </message>
    <message>
      <source>{0} as trump</source>
      <translation>{0} dadi truf</translation>
    </message>
    <message>
      <source>The trick goes to the others with {0} points.</source>
      <translation>Trike dadi duweke mungsuh, isi {0} poin.</translation>
    </message>
    <message>
      <source>No trump is left that you cannot see.</source>
      <translation>Wis ora ana truf sing ora katon.</translation>
    </message>
    <message numerus="yes">
      <source>%n trump(s) you cannot see.</source>
      <translation>
        <numerusform>Ana %n truf sing ora katon.</numerusform>
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
      <source>The balls of the other side count against yours.</source>
      <translation>Bal pihak mungsuh ngurangi bal sampeyan.</translation>
    </message>
    <message>
      <source>{0} (trumps)</source>
      <translation>{0} (truf)</translation>
    </message>
    <message>
      <source>In {0}% of the deals tried an opponent still to play can beat it ({1} points).</source>
      <translation>Ing {0}% bagean sing dicoba, mungsuh sabanjure bisa ngungkuli ({1} poin).</translation>
    </message>
    <message>
      <source>In {0}% of the deals tried nobody still to play beats it ({1} points).</source>
      <translation>Ing {0}% bagean sing dicoba, ora ana pemain sabanjure sing ngungkuli ({1} poin).</translation>
    </message>
    <message>
      <source>Nobody still to play can beat it ({0} points).</source>
      <translation>Ora ana pemain sabanjure sing bisa ngungkuli ({0} poin).</translation>
    </message>
    <message>
      <source>An opponent still to play can beat it ({0} points).</source>
      <translation>Ana mungsuh sabanjure sing bisa ngungkuli ({0} poin).</translation>
    </message>
    <message>
      <source>{0}, your partner, keeps the trick with {1} in {2}% of the deals tried</source>
      <translation>{0}, kanca sampeyan, tetep menang trik nganggo {1} ing {2}% bagean sing dicoba</translation>
    </message>
    <message>
      <source>{0}, your partner, keeps the trick with {1}</source>
      <translation>{0}, kanca sampeyan, tetep menang trik nganggo {1}</translation>
    </message>
    <message>
      <source>An opponent can still beat {1}, the card of your partner {0}</source>
      <translation>Mungsuh isih bisa ngungkuli {1}, kertune {0}, kanca sampeyan</translation>
    </message>
    <message>
      <source>{0} ({1} points).</source>
      <translation>{0} ({1} poin).</translation>
    </message>
    <message>
      <source>It brings your side balls in {0}% of the deals tried.</source>
      <translation>Iki menehi bal kanggo pihak sampeyan ing {0}% bagean sing dicoba.</translation>
    </message>
    <message>
      <source>If nobody makes a mistake, it brings your side balls.</source>
      <translation>Yen ora ana sing kleru, iki menehi bal kanggo pihak sampeyan.</translation>
    </message>
    <message>
      <source>If nobody makes a mistake, the balls go to the others.</source>
      <translation>Yen ora ana sing kleru, bale dadi duweke pihak mungsuh.</translation>
    </message>
  </context>
  <context>
    <name>deals</name>
    <message>
      <source>An extra hand of tied players cannot be played by itself.</source>
      <translation>Babak tambahan kanggo pemain sing seri ora bisa dimainake dhewe.</translation>
    </message>
    <message>
      <source>Today's deal, the same for everybody who plays by these rules.</source>
      <translation>Bagean dina iki, padha kanggo kabeh wong sing main nganggo aturan iki.</translation>
    </message>
    <message>
      <source>Please type the number of a deal: {0}.</source>
      <translation>Ketiken nomer bagean: {0}.</translation>
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
      <source>Who</source>
      <translation>Sapa</translation>
    </message>
    <message>
      <source>Seat</source>
      <translation>Kursi</translation>
    </message>
    <message>
      <source>Partner and others</source>
      <translation>Kanca lan liyane</translation>
    </message>
    <message>
      <source>Others</source>
      <translation>Liyane</translation>
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
      <source>You have not finished this deal yet.</source>
      <translation>Sampeyan durung tau ngrampungake bagean iki.</translation>
    </message>
    <message numerus="yes">
      <source>You have finished this deal %n time(s).</source>
      <translation>
        <numerusform>Sampeyan wis ngrampungake bagean iki ping %n.</numerusform>
      </translation>
    </message>
    <message>
      <source>At best you were {0} ahead.</source>
      <translation>Paling apik, sampeyan unggul {0}.</translation>
    </message>
    <message>
      <source>At best you were {0} behind.</source>
      <translation>Paling apik, sampeyan isih kalah {0}.</translation>
    </message>
    <message>
      <source>At best you were level with the best of the others.</source>
      <translation>Paling apik, sampeyan imbang karo mungsuh sing paling apik.</translation>
    </message>
    <message>
      <source>Think ahead</source>
      <translation>Mikir luwih adoh</translation>
    </message>
    <message>
      <source>The raja can do much better than to take what is worth most at once: the master gets 40 points more out of this hand than a regular.</source>
      <translation>Raja bisa oleh luwih akeh tinimbang mung njupuk sing paling gedhe ajine saiki: saka kertu tangan iki, empu oleh 40 poin luwih akeh tinimbang langganan.</translation>
    </message>
    <message>
      <source>The right pair first</source>
      <translation>Pasangan sing bener dhisik</translation>
    </message>
    <message>
      <source>After two regulars the unyik can begin with a pair of ones or with a pair of fives. With the fives first the master ends 20 points better.</source>
      <translation>Sawise langganan loro, unyik bisa miwiti nganggo pasangan angka siji utawa pasangan angka lima. Yen lima dhisik, pungkasane empu 20 poin luwih apik.</translation>
    </message>
    <message>
      <source>Last and best</source>
      <translation>Pungkasan nanging paling apik</translation>
    </message>
    <message>
      <source>The unyik plays last and is best off all the same: on the average regulars end 60 points ahead in this seat. Try the raja's seat against it.</source>
      <translation>Unyik main paling pungkasan, nanging malah paling bathi: rata-rata langganan unggul 60 poin ing kursi iki. Cobanen nglawan saka kursine raja.</translation>
    </message>
    <message>
      <source>Which pair to break</source>
      <translation>Pasangan endi sing dipecah</translation>
    </message>
    <message>
      <source>The raja holds two twos alike and two fives alike, and neither captures on the first turn. For the master it is worth 20 points more to lay a five first than a two.</source>
      <translation>Raja nyekel angka loro kembar lan angka lima kembar, lan loro-lorone ora bisa nangkep ing giliran kapisan. Miturut empu, nyelehake lima dhisik luwih untung 20 poin tinimbang loro.</translation>
    </message>
    <message>
      <source>What the others leave you</source>
      <translation>Turahane mungsuh</translation>
    </message>
    <message>
      <source>Few points are to be had in a round, and here many of them turn on how you play: the master ends 3 points better than a regular.</source>
      <translation>Ing sak ronde mung ana sethithik poin, lan ing kene akeh sing gumantung carane sampeyan main: pungkasane empu 3 poin luwih apik tinimbang langganan.</translation>
    </message>
    <message>
      <source>Everything matches</source>
      <translation>Kabeh padha angkane</translation>
    </message>
    <message>
      <source>Not one card is lost: a regular in this seat captures with all seven cards.</source>
      <translation>Ora ana kertu sing muspra: ing kursi iki langganan nangkep nganggo pitung kertu kabeh.</translation>
    </message>
    <message>
      <source>Still a choice</source>
      <translation>Isih kudu milih</translation>
    </message>
    <message>
      <source>You have to capture whenever you can, and still it matters with which card: the master ends 1 point better than a regular.</source>
      <translation>Sampeyan kudu nangkep yen bisa, nanging kertu endi sing dienggo tetep wigati: pungkasane empu 1 poin luwih apik tinimbang langganan.</translation>
    </message>
    <message>
      <source>One pair of several</source>
      <translation>Milih siji saka sawetara pasangan</translation>
    </message>
    <message>
      <source>The patih can begin with several pairs, and it matters which: the ones are worth 35 points more to the master than the nines that a regular takes.</source>
      <translation>Patih bisa miwiti nganggo sawetara pasangan, lan pilihane wigati: miturut empu, angka siji luwih untung 35 poin tinimbang angka sanga sing dijupuk langganan.</translation>
    </message>
    <message>
      <source>A sweep</source>
      <translation>Resik kabeh</translation>
    </message>
    <message>
      <source>Twenty cards that sweep the table: regulars end at least 45 points ahead in the raja's seat. Can you do it from another one?</source>
      <translation>Rong puluh kertu sing ngresiki meja: ing kursine raja, langganan unggul paling ora 45 poin. Apa sampeyan bisa saka kursi liya?</translation>
    </message>
    <message>
      <source>The race for one card</source>
      <translation>Balapan ngoyak sak kertu</translation>
    </message>
    <message>
      <source>Two players wait for the cards they lack. The master, who counts those that are still unseen, ends 1 point better than a regular.</source>
      <translation>Pemain loro ngenteni kertu sing kurang. Empu, sing ngetung kertu sing durung katon, pungkasane 1 poin luwih apik tinimbang langganan.</translation>
    </message>
    <message>
      <source>A hand that must be called</source>
      <translation>Kertu sing kudu diseru</translation>
    </message>
    <message>
      <source>Three jacks and two nines: on this hand a regular calls Thunee every time.</source>
      <translation>Jack telu lan angka sanga loro: nganggo kertu tangan iki, langganan mesthi nyeru Thunee.</translation>
    </message>
    <message>
      <source>Bid or pass</source>
      <translation>Nawa utawa liwat</translation>
    </message>
    <message>
      <source>The dealer's first four cards are just worth a bid. The master who bids 10 ends 3 balls better than the master who passes.</source>
      <translation>Patang kertu kapisane sing mbagi pas cukup kanggo nawa. Empu sing nawa 10 pungkasane 3 bal luwih apik tinimbang empu sing liwat.</translation>
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
    <name>example</name>
    <message>
      <source>Click cards and buttons, or use the arrow keys, Enter and the letters on the buttons.</source>
      <translation>Klik kertu lan tombol, utawa enggonen tombol panah, Enter lan aksara ing tombol.</translation>
    </message>
    <message>
      <source>Click Next to see how the hand ended.</source>
      <translation>Klik Terus kanggo ndeleng pungkasane babak.</translation>
    </message>
    <message>
      <source>Click Next to open the piles and see what they are worth.</source>
      <translation>Klik Terus kanggo mbukak tumpukan lan ndeleng ajine.</translation>
    </message>
    <message>
      <source>What the piles are worth</source>
      <translation>Ajine tumpukan</translation>
    </message>
    <message>
      <source>{0}: {1}, and cannot win</source>
      <translation>{0}: {1}, lan ora bisa menang</translation>
    </message>
    <message>
      <source>{0}: {1}, and the win</source>
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
      <source>the next stock card is still to be turned</source>
      <translation>kertu stok sabanjure isih kudu dibukak</translation>
    </message>
    <message>
      <source>the question that is asked comes first</source>
      <translation>pitakonan sing lagi diajokake kudu diwangsuli dhisik</translation>
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
      <source>the card turned up is {1}, not {0}</source>
      <translation>kertu sing dibukak iku {1}, dudu {0}</translation>
    </message>
    <message>
      <source>the card turned up, {0}, comes first</source>
      <translation>kertu sing dibukak, {0}, kudu dhisik</translation>
    </message>
    <message>
      <source>{0} must capture ({rest})</source>
      <translation>{0} kudu nangkep ({rest})</translation>
    </message>
    <message>
      <source>a hand card that captures must be played</source>
      <translation>kertu tangan sing bisa nangkep kudu dimainake</translation>
    </message>
    <message>
      <source>{1} does not match {0}</source>
      <translation>{1} ora padha angkane karo {0}</translation>
    </message>
    <message>
      <source>{0} is not in the pool</source>
      <translation>{0} ora ana ing blumbang</translation>
    </message>
    <message>
      <source>{0} captures only its identical twin</source>
      <translation>{0} mung nangkep kembarane</translation>
    </message>
    <message>
      <source>on a first turn {0} captures only its identical twin</source>
      <translation>ing giliran kapisan {0} mung nangkep kembarane</translation>
    </message>
    <message>
      <source>{0} lies there more than once, and an odd card must be taken first ({rest})</source>
      <translation>{0} ana luwih saka siji, lan kertu ganjil kudu dijupuk dhisik ({rest})</translation>
    </message>
    <message>
      <source>{0} is identical, and a different card must be taken first ({rest})</source>
      <translation>{0} iku kembar, lan kertu sing beda kudu dijupuk dhisik ({rest})</translation>
    </message>
    <message>
      <source>the cards turned up are {2} and {3}, not {0} and {1}</source>
      <translation>kertu sing dibukak iku {2} lan {3}, dudu {0} lan {1}</translation>
    </message>
    <message>
      <source>a draw of Laki is due</source>
      <translation>Laki kudu ditarik dhisik</translation>
    </message>
    <message>
      <source>no draw of Laki is due</source>
      <translation>Laki ora perlu ditarik</translation>
    </message>
    <message>
      <source>Laki is drawn by exactly the seats that are tied, each three cards</source>
      <translation>Laki ditarik mung dening kursi sing seri, saben kursi telung kertu</translation>
    </message>
    <message>
      <source>{0} cannot be drawn now</source>
      <translation>{0} ora bisa ditarik saiki</translation>
    </message>
    <message>
      <source>a card is drawn or taken first</source>
      <translation>kertu ditarik utawa dijupuk dhisik</translation>
    </message>
    <message>
      <source>a card is discarded first</source>
      <translation>kertu dibuwang dhisik</translation>
    </message>
    <message>
      <source>the pair shown is broken, and another one is shown first</source>
      <translation>pasangan sing dituduhake pecah, lan pasangan liya dituduhake dhisik</translation>
    </message>
    <message>
      <source>nothing is asked that could be passed</source>
      <translation>ora ana pitakonan sing bisa diliwati</translation>
    </message>
    <message>
      <source>no card has been discarded yet</source>
      <translation>durung ana kertu sing dibuwang</translation>
    </message>
    <message>
      <source>after taking {0} no card could be discarded</source>
      <translation>sawise njupuk {0} ora ana kertu sing kena dibuwang</translation>
    </message>
    <message>
      <source>after checki {0} may be taken only to win</source>
      <translation>sawise checki {0} mung kena dijupuk kanggo menang</translation>
    </message>
    <message>
      <source>{0} was just taken, and its design may not be discarded</source>
      <translation>{0} lagi wae dijupuk, lan kertu kembarane ora kena dibuwang</translation>
    </message>
    <message>
      <source>after checki the card just drawn, {1}, is discarded, not {0}</source>
      <translation>sawise checki kertu sing lagi ditarik, {1}, dibuwang, dudu {0}</translation>
    </message>
    <message>
      <source>without {0} the declared hand is not ready</source>
      <translation>tanpa {0} kertu tangan sing wis diratelakake ora siyap</translation>
    </message>
    <message>
      <source>{0} is not in the hand twice</source>
      <translation>{0} ora ana loro ing kertu tangan</translation>
    </message>
    <message>
      <source>the pair {0} does not leave two triplets</source>
      <translation>pasangan {0} ora nyisakake rong telu padha</translation>
    </message>
    <message>
      <source>checki is declared with a ready hand, as dealt or after an own discard</source>
      <translation>checki diratelakake karo kertu tangan siyap, nalika dibagekake utawa sawise mbuwang dhewe</translation>
    </message>
    <message>
      <source>checki is declared already, with the pair {0}</source>
      <translation>checki wis diratelakake, karo pasangan {0}</translation>
    </message>
    <message>
      <source>the seat does not wait for a card that lies open</source>
      <translation>kursi iku ora ngenteni kertu sing mbukak</translation>
    </message>
    <message>
      <source>a ready hand is declared at once</source>
      <translation>kertu tangan sing siyap langsung diratelakake</translation>
    </message>
    <message>
      <source>the move names a seat that there is not</source>
      <translation>langkah iku nyebut kursi sing ora ana</translation>
    </message>
    <message>
      <source>out of turn, and only then, a move names its seat</source>
      <translation>ing njaba giliran, lan mung nalika iku, langkah nyebut kursine</translation>
    </message>
    <message>
      <source>this is not the time for it</source>
      <translation>saiki dudu wektune</translation>
    </message>
    <message>
      <source>the options chosen do not have this call</source>
      <translation>seruan iki ora ana ing opsi sing dipilih</translation>
    </message>
    <message>
      <source>{0} does not follow {1}</source>
      <translation>{0} ora manut {1}</translation>
    </message>
    <message>
      <source>{0} is a lower trump than {1}</source>
      <translation>{0} truf sing luwih endhek tinimbang {1}</translation>
    </message>
    <message>
      <source>bids are 10, 20 and so on to 100, and 104</source>
      <translation>tawaran iku 10, 20 lan sabanjure nganti 100, banjur 104</translation>
    </message>
    <message>
      <source>a bid must be higher than the last</source>
      <translation>tawaran kudu luwih dhuwur tinimbang sing pungkasan</translation>
    </message>
    <message>
      <source>104 is bid over 100 only</source>
      <translation>104 mung ditawakake ing ndhuwure 100</translation>
    </message>
    <message>
      <source>Thunee is not called with six cards of one suit</source>
      <translation>Thunee ora diserokake karo enem kertu sak jinis</translation>
    </message>
    <message>
      <source>the Jodhi of {0} is claimed already</source>
      <translation>Jodhi {0} wis diklaim</translation>
    </message>
    <message>
      <source>the hand does not hold {0} and its queen</source>
      <translation>kertu tangan ora isi {0} lan ratune</translation>
    </message>
    <message>
      <source>there is no other call under Thunee</source>
      <translation>ing Thunee ora ana seruan liya</translation>
    </message>
    <message>
      <source>this is called in the last trick</source>
      <translation>iki diserokake ing trik pungkasan</translation>
    </message>
    <message>
      <source>there is one Double or Khanaak a hand</source>
      <translation>mung ana siji Double utawa Khanaak saben babak</translation>
    </message>
    <message>
      <source>the side has lost a trick</source>
      <translation>pihak iku wis kalah sak trik</translation>
    </message>
    <message>
      <source>no Double is called at 11 balls</source>
      <translation>Double ora diserokake nalika 11 bal</translation>
    </message>
    <message>
      <source>the side has not announced a Jodhi</source>
      <translation>pihak iku durung ngumumake Jodhi</translation>
    </message>
    <message>
      <source>the side has lost no trick</source>
      <translation>pihak iku durung kalah sak trik wae</translation>
    </message>
    <message>
      <source>{0} is played by {1} players, not {2}</source>
      <translation>{0} dimainake {1} pemain, dudu {2}</translation>
    </message>
    <message>
      <source>{0} has no option {1} (it has {2})</source>
      <translation>{0} ora nduwe pilihan {1} (anane {2})</translation>
    </message>
    <message>
      <source>{0} of {1} is {2}, not {3}</source>
      <translation>{0} saka {1} iku {2}, dudu {3}</translation>
    </message>
    <message>
      <source>no game is called {0} (there is {1})</source>
      <translation>ora ana dolanan sing jenenge {0} (anane {1})</translation>
    </message>
    <message>
      <source>every round of {0} is played by all</source>
      <translation>saben ronde {0} dimainake kabeh pemain</translation>
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
      <source>not a {0}</source>
      <translation>dudu {0}</translation>
    </message>
    <message>
      <source>version is {0}, not a number from 1 to {1}</source>
      <translation>version iku {0}, dudu angka saka 1 nganti {1}</translation>
    </message>
    <message>
      <source>version {0} is newer than version {1}, the newest known here</source>
      <translation>versi {0} luwih anyar tinimbang versi {1}, sing paling anyar sing dikenal ing kene</translation>
    </message>
    <message>
      <source>not a game record, or damaged: {0} (column {1})</source>
      <translation>dudu cathetan dolanan, utawa rusak: {0} (kolom {1})</translation>
    </message>
    <message>
      <source>not a game record, or damaged: {0} (line {2}, column {1})</source>
      <translation>dudu cathetan dolanan, utawa rusak: {0} (larik {2}, kolom {1})</translation>
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
      <source>not a record: nested too deeply</source>
      <translation>dudu cathetan: tumpuk-tumpukane kejeron</translation>
    </message>
    <message>
      <source>not a record: a number is too long</source>
      <translation>dudu cathetan: ana angka sing kedawan</translation>
    </message>
    <message>
      <source>not a record: too many lists and objects</source>
      <translation>dudu cathetan: dhaptar lan objeke kakehan</translation>
    </message>
    <message>
      <source>the key {0} stands twice in one object</source>
      <translation>kunci {0} ana kaping pindho ing siji objek</translation>
    </message>
    <message>
      <source>it is {0}, not an object</source>
      <translation>isine {0}, dudu objek</translation>
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
      <source>{0} is {1}, not {2}</source>
      <translation>{0} iku {1}, dudu {2}</translation>
    </message>
    <message>
      <source>{0} has {1} entries, not {2}</source>
      <translation>{0} isine {1} iji, dudu {2}</translation>
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
      <source>those that play, {0}</source>
      <translation>sing main, {0}</translation>
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
      <source>points of an unfinished round</source>
      <translation>points kanggo ronde sing durung rampung</translation>
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
      <source>unfinished, but not the last</source>
      <translation>durung rampung, nanging dudu sing pungkasan</translation>
    </message>
    <message>
      <source>the match ends after {0}</source>
      <translation>tandhing rampung sawise {0}</translation>
    </message>
    <message>
      <source>played by seats {0}, not {1}</source>
      <translation>dimainake kursi {0}, dudu {1}</translation>
    </message>
    <message>
      <source>points are {0}, not {1}</source>
      <translation>poine {0}, dudu {1}</translation>
    </message>
    <message>
      <source>the round ends here, but is not finished</source>
      <translation>ronde rampung ing kene, nanging durung ditandhani rampung</translation>
    </message>
    <message>
      <source>missing, but the round is finished</source>
      <translation>ora ana, mangka ronde wis rampung</translation>
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
      <source>{0} hands for {1} players</source>
      <translation>{0} kertu tangan kanggo {1} pemain</translation>
    </message>
    <message>
      <source>{0} hands for a game that has none</source>
      <translation>{0} kertu tangan kanggo dolanan sing ora nganggo</translation>
    </message>
    <message>
      <source>the hand of seat {0} has {1} cards, not {2}</source>
      <translation>kertu tangan kursi {0} ana {1}, dudu {2}</translation>
    </message>
    <message>
      <source>the pool has {0} cards, not {1}</source>
      <translation>blumbang isine {0} kertu, dudu {1}</translation>
    </message>
    <message>
      <source>the stock has {0} cards, not {1}</source>
      <translation>stok isine {0} kertu, dudu {1}</translation>
    </message>
    <message>
      <source>{0} is not a card of this game</source>
      <translation>{0} dudu kertu dolanan iki</translation>
    </message>
    <message>
      <source>{0} is dealt {1} times, not {2}</source>
      <translation>{0} dibagekake kaping {1}, dudu {2}</translation>
    </message>
    <message>
      <source>{0} cards are dealt, not {1}</source>
      <translation>{0} kertu dibagekake, dudu {1}</translation>
    </message>
  </context>
  <context>
    <name>fishing</name>
    <message>
      <source>Click cards, or choose them with the arrow keys and Enter.</source>
      <translation>Klik kertu, utawa pilih nganggo tombol panah lan Enter.</translation>
    </message>
    <message>
      <source>Your turn: turn a card</source>
      <translation>Giliran sampeyan: bukak kertu</translation>
    </message>
    <message>
      <source>Your turn: choose what to take with {0}</source>
      <translation>Giliran sampeyan: pilih sing dijupuk nganggo {0}</translation>
    </message>
    <message>
      <source>Breaks a pair and cannot win this round</source>
      <translation>Mecah pasangan lan ora bisa menang ronde iki</translation>
    </message>
    <message>
      <source>On your first turn a card captures only its identical twin.</source>
      <translation>Ing giliran kapisan sampeyan, kertu mung nangkep kembarane sing persis padha.</translation>
    </message>
    <message>
      <source>Taking {0} breaks a pair while there is an odd card, {1}: you could not win this round. Click again to take it anyway.</source>
      <translation>Njupuk {0} mecah pasangan kamangka ana kertu ganjil, {1}: sampeyan ora bakal bisa menang ronde iki. Klik maneh yen tetep arep njupuk.</translation>
    </message>
    <message>
      <source>No stock card is turned up.</source>
      <translation>Durung ana kertu stok sing dibukak.</translation>
    </message>
    <message>
      <source>The card turned up is {1}, not {0}.</source>
      <translation>Kertu sing dibukak yaiku {1}, dudu {0}.</translation>
    </message>
    <message>
      <source>First choose what to take with {0}, the card turned up.</source>
      <translation>Pilih dhisik sing arep dijupuk nganggo {0}, kertu sing dibukak.</translation>
    </message>
    <message>
      <source>{0} must capture: choose {rest}.</source>
      <translation>{0} kudu nangkep: pilih {rest}.</translation>
    </message>
    <message>
      <source>One of your cards can capture, so play one that does.</source>
      <translation>Salah siji kertu sampeyan bisa nangkep, dadi tokna kertu sing bisa.</translation>
    </message>
    <message>
      <source>{0} cannot take {1}: their ranks differ.</source>
      <translation>{0} ora bisa njupuk {1}: angkane beda.</translation>
    </message>
    <message>
      <source>{0} is not in the pool.</source>
      <translation>{0} ora ana ing blumbang.</translation>
    </message>
    <message>
      <source>On a first turn {0} may take only its identical twin.</source>
      <translation>Ing giliran kapisan, {0} mung oleh njupuk kembarane sing persis padha.</translation>
    </message>
    <message>
      <source>There is more than one {0}: take {rest} first.</source>
      <translation>Ana {0} luwih saka siji: jupuken {rest} dhisik.</translation>
    </message>
    <message>
      <source>A card that is not identical must go first: take {rest}.</source>
      <translation>Kertu sing ora kembar kudu dhisik: jupuken {rest}.</translation>
    </message>
    <message>
      <source>{0} takes only its identical twin.</source>
      <translation>{0} mung njupuk kembarane sing persis padha.</translation>
    </message>
    <message>
      <source>Drawing seats: each player sits where the twin of their card lies</source>
      <translation>Undhian kursi: saben pemain lungguh ing panggonane kembaran kertune</translation>
    </message>
    <message>
      <source>Two cards each; only the last digit counts: {drawn}. Raja: {starter}</source>
      <translation>Saben pemain rong kertu; sing dietung mung angka buri dhewe: {drawn}. Raja: {starter}</translation>
    </message>
    <message>
      <source>A {rank} is drawn and counted round, starting with {drawer}. First to play: {starter}</source>
      <translation>Angka {rank} ditarik lan dietung muter, wiwit saka {drawer}. Sing main dhisik: {starter}</translation>
    </message>
    <message>
      <source>The unyik drew a {rank} and counts round. The next raja: {starter}</source>
      <translation>Unyik narik angka {rank} lan ngetung muter. Raja sabanjure: {starter}</translation>
    </message>
    <message>
      <source>The patih arranges the pool, where every rank has its place: {second}</source>
      <translation>Patih nata blumbang, saben angka ana panggonane: {second}</translation>
    </message>
    <message>
      <source>Dealing (unyik): {dealer}. Starting (raja): {starter}</source>
      <translation>Sing mbagi (unyik): {dealer}. Sing miwiti (raja): {starter}</translation>
    </message>
    <message>
      <source>The dealer lays out the pool and deals: {dealer}. First to play: {starter}</source>
      <translation>Sing mbagi nyelehake blumbang lan mbagi: {dealer}. Sing main dhisik: {starter}</translation>
    </message>
    <message>
      <source>First to turn the stock: {starter}</source>
      <translation>Sing mbukak stok dhisik: {starter}</translation>
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
      <source>The regular takes what is worth most at once and remembers a few captures.</source>
      <translation>Langganan njupuk sing paling akeh ajine saiki lan eling sawetara tangkepan.</translation>
    </message>
    <message>
      <source>the raja, found by drawing and later by counting</source>
      <translation>raja, sing ditemokake kanthi narik kertu, sabanjure kanthi ngetung</translation>
    </message>
    <message>
      <source>the player a drawn card counts to; later the winner</source>
      <translation>pemain sing tiba etungan saka kertu sing ditarik; sabanjure sing menang</translation>
    </message>
    <message>
      <source>only its identical twin</source>
      <translation>mung kembarane sing persis padha</translation>
    </message>
    <message>
      <source>one of its rank</source>
      <translation>kertu sing padha angkane</translation>
    </message>
    <message>
      <source>black {0}</source>
      <translation>ireng: {0}</translation>
    </message>
    <message>
      <source>red-stamped {0}</source>
      <translation>cap abang: {0}</translation>
    </message>
    <message>
      <source>of rank {0}: {1}</source>
      <translation>angka {0}: {1}</translation>
    </message>
    <message>
      <source>one card {0}</source>
      <translation>sak kertu {0}</translation>
    </message>
    <message>
      <source>a pair {0}</source>
      <translation>pasangan {0}</translation>
    </message>
    <message>
      <source>three {0}</source>
      <translation>telu padha {0}</translation>
    </message>
    <message>
      <source>four {0}</source>
      <translation>papat padha {0}</translation>
    </message>
  </context>
  <context>
    <name>games</name>
    <message>
      <source>Thothit</source>
      <translation>Thothit</translation>
    </message>
    <message>
      <source>The game of Surakarta: fish the pool for pairs, and for the red-stamped cards.</source>
      <translation>Dolanan saka Surakarta: mancing pasangan ing blumbang, uga kertu sing dicap abang.</translation>
    </message>
    <message>
      <source>First turn</source>
      <translation>Giliran kapisan</translation>
    </message>
    <message>
      <source>On a player's own first turn only identical cards capture; rank matches stay in the pool.</source>
      <translation>Ing giliran kapisan saben pemain, mung kertu kembar sing nangkep; sing mung padha angkane tetep ing blumbang.</translation>
    </message>
    <message>
      <source>Cards of one rank capture each other from the first turn on.</source>
      <translation>Kertu sing padha angkane bisa nangkep wiwit giliran kapisan.</translation>
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
      <source>Captured cards</source>
      <translation>Kertu tangkepan</translation>
    </message>
    <message>
      <source>Captured cards lie face up: anyone may look through any pile.</source>
      <translation>Kertu tangkepan mlumah: sapa wae kena ndeleng tumpukan endi wae.</translation>
    </message>
    <message>
      <source>Captured cards lie face down: you have to remember what was taken.</source>
      <translation>Kertu tangkepan mengkurep: sampeyan kudu eling apa sing wis dijupuk.</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: the Chinese game</source>
      <translation>Porges, Ways to Play: dolanan Cina</translation>
    </message>
    <message>
      <source>Pairs on the table</source>
      <translation>Pasangan ing meja</translation>
    </message>
    <message>
      <source>Any card of the rank may be taken.</source>
      <translation>Kertu endi wae sing padha angkane kena dijupuk.</translation>
    </message>
    <message>
      <source>While an odd card of the rank lies there, a pair on the table may not be broken.</source>
      <translation>Yen ana kertu ganjil sing padha angkane, pasangan ing meja ora kena dipecah.</translation>
    </message>
    <message>
      <source>Whoever breaks a pair on the table while an odd card of the rank lies there cannot win the round.</source>
      <translation>Sapa sing mecah pasangan ing meja kamangka ana kertu ganjil sing padha angkane ora bisa menang ronde iku.</translation>
    </message>
    <message>
      <source>A card of the rank that is not identical must be taken before an identical one.</source>
      <translation>Kertu padha angkane sing ora kembar kudu dijupuk sadurunge sing kembar.</translation>
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
      <source>Duty to capture</source>
      <translation>Kudu nangkep</translation>
    </message>
    <message>
      <source>Any hand card may be played; it captures if it can.</source>
      <translation>Kertu tangan endi wae kena ditokake; yen bisa, kertu iku nangkep.</translation>
    </message>
    <message>
      <source>If any of your cards can capture, you must play one that does.</source>
      <translation>Yen ana kertu sampeyan sing bisa nangkep, sampeyan kudu ngetokake salah sijine.</translation>
    </message>
    <message>
      <source>ours: the sources are silent</source>
      <translation>gaweyan dhewe: sumbere ora nyebut</translation>
    </message>
    <message>
      <source>Open piles</source>
      <translation>Tumpukan kabukak</translation>
    </message>
    <message>
      <source>Nothing to remember: captured cards stay in view.</source>
      <translation>Ora perlu ngelingi: kertu tangkepan tetep katon.</translation>
    </message>
    <message>
      <source>Odd cards first</source>
      <translation>Ganjil dhisik</translation>
    </message>
    <message>
      <source>Pairs on the table are locked as in Totit.</source>
      <translation>Pasangan ing meja dikunci kaya ing Totit.</translation>
    </message>
    <message>
      <source>Chinese Thothit</source>
      <translation>Thothit Cina</translation>
    </message>
    <message>
      <source>Open piles; whoever breaks a pair on the table while an odd card lies there cannot win.</source>
      <translation>Tumpukan kabukak; sapa sing mecah pasangan ing meja kamangka ana kertu ganjil ora bisa menang.</translation>
    </message>
    <message>
      <source>Without the penalty</source>
      <translation>Tanpa paukuman</translation>
    </message>
    <message>
      <source>Open piles only; any pair may be broken.</source>
      <translation>Mung tumpukan kabukak; pasangan endi wae kena dipecah.</translation>
    </message>
    <message>
      <source>Sackson's Thothit</source>
      <translation>Thothit Sackson</translation>
    </message>
    <message>
      <source>No stock and no stamps: seven cards each, and every pair of twins counts one.</source>
      <translation>Tanpa stok lan tanpa cap: saben pemain pitung kertu, lan saben pasangan kembar dietung siji.</translation>
    </message>
    <message>
      <source>Scoring</source>
      <translation>Etungan</translation>
    </message>
    <message>
      <source>Every pair of twins counts 1.</source>
      <translation>Saben pasangan kembar dietung 1.</translation>
    </message>
    <message>
      <source>A pair counts 10, a pair of red-stamped cards 20, and a single red-stamped card 10.</source>
      <translation>Pasangan dietung 10, pasangan cap abang 20, lan siji kertu cap abang 10.</translation>
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
      <source>A pair of nines counts 3 and a pair of rank one 2.</source>
      <translation>Pasangan angka sanga dietung 3 lan pasangan angka siji 2.</translation>
    </message>
    <message>
      <source>Every pair counts 1.</source>
      <translation>Saben pasangan dietung 1.</translation>
    </message>
    <message>
      <source>Pairs of nines and of rank one count more.</source>
      <translation>Pasangan angka sanga lan angka siji dietung luwih akeh.</translation>
    </message>
    <message>
      <source>Red stamps</source>
      <translation>Cap abang</translation>
    </message>
    <message>
      <source>Scored as in Thothit: the red-stamped cards are worth points.</source>
      <translation>Etungane kaya Thothit: kertu cap abang menehi poin.</translation>
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
      <source>If you can capture, you must; pairs on the table are locked while an odd card lies there.</source>
      <translation>Yen bisa nangkep, kudu nangkep; pasangan ing meja dikunci yen ana kertu ganjil.</translation>
    </message>
    <message>
      <source>Free choice of card</source>
      <translation>Bebas milih kertu</translation>
    </message>
    <message>
      <source>Any hand card may be played, even one that captures nothing.</source>
      <translation>Kertu tangan endi wae kena ditokake, uga sing ora nangkep apa-apa.</translation>
    </message>
    <message>
      <source>Totit (CatsAtCards)</source>
      <translation>Totit (CatsAtCards)</translation>
    </message>
    <message>
      <source>The twin has to wait: a different card of the rank is taken before an identical one.</source>
      <translation>Kembaran kudu ngenteni: kertu liya sing padha angkane dijupuk sadurunge sing kembar.</translation>
    </message>
    <message>
      <source>The variant for two players, with eleven cards each.</source>
      <translation>Varian kanggo wong loro, saben pemain sewelas kertu.</translation>
    </message>
    <message>
      <source>Enthit</source>
      <translation>Enthit</translation>
    </message>
    <message>
      <source>Two packs and fourteen cards each: four of a kind are worth far more than two pairs.</source>
      <translation>Rong set kertu lan saben pemain patbelas kertu: papat padha ajine luwih gedhe, kacek adoh karo rong pasangan.</translation>
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
      <source>Twelve cards for each player lie open, so the whole stock is played.</source>
      <translation>Rolas kertu kanggo saben pemain dibukak, dadi stok entek kabeh.</translation>
    </message>
    <message>
      <source>Twelve cards lie open in all, and 24 of the stock are never turned.</source>
      <translation>Mung rolas kertu sing dibukak, lan 24 saka stok ora tau dibukak.</translation>
    </message>
    <message>
      <source>ours: the source says twelve, and we read twelve each</source>
      <translation>gaweyan dhewe: sumbere nyebut rolas, lan kita negesi saben pemain rolas</translation>
    </message>
    <message>
      <source>Twelve in all</source>
      <translation>Rolas wae</translation>
    </message>
    <message>
      <source>The source's words read the other way.</source>
      <translation>Tembunge sumber ditegesi cara liyane.</translation>
    </message>
    <message>
      <source>Thothit Kuna</source>
      <translation>Thothit Kuna</translation>
    </message>
    <message>
      <source>The old game: a pack for every player, twenty cards each, and sets of three and four count.</source>
      <translation>Dolanan lawas: saben pemain sak set kertu, rong puluh kertu tangan, lan set telu utawa papat padha dietung.</translation>
    </message>
    <message>
      <source>For six</source>
      <translation>Kanggo wong enem</translation>
    </message>
    <message>
      <source>Six packs: 360 cards, of which 120 lie open.</source>
      <translation>Nem set: 360 kertu, sing 120 dibukak.</translation>
    </message>
    <message>
      <source>Thothit Yogyakarta</source>
      <translation>Thothit Yogyakarta</translation>
    </message>
    <message>
      <source>No hands at all: turn the stock card by card and see who is lucky.</source>
      <translation>Tanpa kertu tangan: bukak stok siji mbaka siji lan delengen sapa sing begja.</translation>
    </message>
    <message>
      <source>Closed piles</source>
      <translation>Tumpukan katutup</translation>
    </message>
    <message>
      <source>You only find out at the end who has won.</source>
      <translation>Sapa sing menang lagi dingerteni ing pungkasan.</translation>
    </message>
    <message>
      <source>Thit-Thit-Dulit</source>
      <translation>Thit-Thit-Dulit</translation>
    </message>
    <message>
      <source>For two, and all luck: only a card's twin captures it.</source>
      <translation>Kanggo wong loro, lan kabeh kabegjan: mung kembarane sing bisa nangkep.</translation>
    </message>
    <message>
      <source>Kings</source>
      <translation>Kings</translation>
    </message>
    <message>
      <source>A game of New Guinea with French cards: turn two, catch every pair, and win the four kings.</source>
      <translation>Dolanan saka Pulo Papua nganggo kertu Prancis: bukak loro, tangkep saben pasangan, lan menangna raja papat.</translation>
    </message>
    <message>
      <source>Triples in Laki</source>
      <translation>Telu padha ing Laki</translation>
    </message>
    <message>
      <source>Three of a kind beat any sum, the aces highest, then queens and jacks, tens, nines down to twos.</source>
      <translation>Telu padha ngalahake gunggung apa wae; paling dhuwur as, banjur ratu lan jack, sepuluh, sanga, mudhun nganti loro.</translation>
    </message>
    <message>
      <source>Only the sum counts.</source>
      <translation>Mung gunggunge sing dietung.</translation>
    </message>
    <message>
      <source>ours: the source only names Laki</source>
      <translation>gaweyan dhewe: sumbere mung nyebut jeneng Laki</translation>
    </message>
    <message>
      <source>Three of a kind settle a tie before any sum.</source>
      <translation>Telu padha ngrampungake seri sadurunge gunggung.</translation>
    </message>
    <message>
      <source>Kowah</source>
      <translation>Kowah</translation>
    </message>
    <message>
      <source>A rummy with 120 ceki cards: draw, discard, declare checki and wait for the one card that wins.</source>
      <translation>Remi nganggo 120 kertu ceki: narik, mbuwang, mratelakake checki lan ngenteni kertu siji sing menang.</translation>
    </message>
    <message>
      <source>Waiting pairs</source>
      <translation>Pasangan sing ngenteni</translation>
    </message>
    <message>
      <source>Where two pairs are left beside an odd card, either pair waits for its third card.</source>
      <translation>Yen ana rong pasangan turah ing sisihe kertu ganjil, loro-lorone ngenteni kertu katelune.</translation>
    </message>
    <message>
      <source>Only the pair that was shown waits for its third card.</source>
      <translation>Mung pasangan sing dituduhake sing ngenteni kertu katelune.</translation>
    </message>
    <message>
      <source>ours: the source is silent</source>
      <translation>gaweyan dhewe: sumbere ora nyebut</translation>
    </message>
    <message>
      <source>The hand after checki</source>
      <translation>Kertu tangan sawise checki</translation>
    </message>
    <message>
      <source>After declaring you may still change your hand, as long as it stays ready.</source>
      <translation>Sawise checki, kertu tangan isih kena diowahi, anggere tetep siap.</translation>
    </message>
    <message>
      <source>After declaring you must discard every drawn card that does not win.</source>
      <translation>Sawise checki, saben kertu tarikan sing ora menang kudu dibuwang.</translation>
    </message>
    <message>
      <source>Claims</source>
      <translation>Klaim</translation>
    </message>
    <message>
      <source>Only the card that wins may be claimed.</source>
      <translation>Mung kertu sing menang sing kena diklaim.</translation>
    </message>
    <message>
      <source>After declaring you may also claim a third copy that does not win, and then discard.</source>
      <translation>Sawise checki, lembar katelu sing ora menang uga kena diklaim, banjur mbuwang kertu.</translation>
    </message>
    <message>
      <source>ours: the source can be read otherwise</source>
      <translation>gaweyan dhewe: sumbere bisa ditegesi liya</translation>
    </message>
    <message>
      <source>Denexa Games: Kowah</source>
      <translation>Denexa Games: Kowah</translation>
    </message>
    <message>
      <source>Declaring</source>
      <translation>Mratelakake</translation>
    </message>
    <message>
      <source>A ready hand may be declared now or later.</source>
      <translation>Kertu tangan sing siap kena dipratelakake saiki utawa mengko.</translation>
    </message>
    <message>
      <source>A ready hand must be declared at once.</source>
      <translation>Kertu tangan sing siap kudu langsung dipratelakake.</translation>
    </message>
    <message>
      <source>The match</source>
      <translation>Tandhing</translation>
    </message>
    <message>
      <source>The first player to win three hands wins the match.</source>
      <translation>Sing dhisik menang telung babak menang tandhing.</translation>
    </message>
    <message>
      <source>The first player to win five hands wins the match.</source>
      <translation>Sing dhisik menang limang babak menang tandhing.</translation>
    </message>
    <message>
      <source>The first player to win ten hands wins the match.</source>
      <translation>Sing dhisik menang sepuluh babak menang tandhing.</translation>
    </message>
    <message>
      <source>Strict checki</source>
      <translation>Checki kenceng</translation>
    </message>
    <message>
      <source>After checki the hand is frozen, and only the pair that was shown waits.</source>
      <translation>Sawise checki kertu tangan ora kena diowahi, lan mung pasangan sing dituduhake sing ngenteni.</translation>
    </message>
    <message>
      <source>A short match</source>
      <translation>Tandhing cekak</translation>
    </message>
    <message>
      <source>Three hands won are enough.</source>
      <translation>Menang telung babak wis cukup.</translation>
    </message>
    <message>
      <source>Thunee</source>
      <translation>Thunee</translation>
    </message>
    <message>
      <source>Durban's trick game, played in partnerships: jacks and nines are high, and you bid to set trump.</source>
      <translation>Dolanan trik saka Durban, main bareng kanca: jack lan sanga paling dhuwur, lan pemain nawa kanggo nemtokake truf.</translation>
    </message>
    <message>
      <source>Rules as played</source>
      <translation>Aturan sing dienggo</translation>
    </message>
    <message>
      <source>As CatsAtCards describes it.</source>
      <translation>Kaya sing dicritakake CatsAtCards.</translation>
    </message>
    <message>
      <source>What most players in Durban expect: the last trick can also lose 10, and a lost call costs two balls.</source>
      <translation>Sing lumrahe dienggo pemain ing Durban: trik pungkasan uga bisa ngilangake 10, lan seruan sing kalah regane rong bal.</translation>
    </message>
    <message>
      <source>CatsAtCards: Thunee</source>
      <translation>CatsAtCards: Thunee</translation>
    </message>
    <message>
      <source>other published rules</source>
      <translation>aturan liya sing wis diterbitake</translation>
    </message>
    <message>
      <source>The last trick</source>
      <translation>Trik pungkasan</translation>
    </message>
    <message>
      <source>The side that wins the last trick counts 10 more.</source>
      <translation>Pihak sing menang trik pungkasan ngetung 10 maneh.</translation>
    </message>
    <message>
      <source>The counting side counts 10 more if it wins the last trick, and 10 less if it loses it.</source>
      <translation>Pihak sing ngetung ditambahi 10 yen menang trik pungkasan, lan dikurangi 10 yen kalah.</translation>
    </message>
    <message>
      <source>A call that is lost</source>
      <translation>Seruan sing kalah</translation>
    </message>
    <message>
      <source>Whoever wins a hand wins one ball.</source>
      <translation>Sapa sing menang babak oleh sak bal.</translation>
    </message>
    <message>
      <source>A side that called, set trump and lost gives the others two balls.</source>
      <translation>Pihak sing nyeru, nemtokake truf, lan kalah menehi rong bal marang mungsuh.</translation>
    </message>
    <message>
      <source>Low trumps</source>
      <translation>Truf cendhek</translation>
    </message>
    <message>
      <source>If you cannot follow suit, you may play any card.</source>
      <translation>Yen ora bisa manut jinis, kena ngetokake kertu apa wae.</translation>
    </message>
    <message>
      <source>If you cannot follow suit, you may not play a lower trump than one in the trick unless you have nothing else.</source>
      <translation>Yen ora bisa manut jinis, ora kena ngetokake truf sing luwih cendhek tinimbang truf ing trik, kajaba ora ana kertu liya.</translation>
    </message>
    <message>
      <source>The last card as trump</source>
      <translation>Kertu pungkasan dadi truf</translation>
    </message>
    <message>
      <source>The setter chooses trump among the cards dealt first.</source>
      <translation>Sing nemtokake milih truf saka kertu sing dibagi dhisik.</translation>
    </message>
    <message>
      <source>The setter may also choose the last card dealt to him as trump, unseen.</source>
      <translation>Sing nemtokake uga kena milih kertu pungkasane dadi truf, tanpa dideleng.</translation>
    </message>
    <message>
      <source>Royals</source>
      <translation>Royals</translation>
    </message>
    <message>
      <source>Thunee is called in the usual order of the cards only.</source>
      <translation>Thunee mung diseru nganggo urutan kertu lumrah.</translation>
    </message>
    <message>
      <source>Royals may be called after the deal: Thunee with the order of the cards reversed.</source>
      <translation>Royals kena diseru sawise kertu dibagi: Thunee nganggo urutan kertu dibalik.</translation>
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
      <source>Thunee is called with all cards seen.</source>
      <translation>Thunee diseru sawise kabeh kertu dideleng.</translation>
    </message>
    <message>
      <source>During the bidding Thunee may be called blind, with the last two cards unseen, for eight balls.</source>
      <translation>Nalika nawa, Thunee kena diseru wuta, rong kertu pungkasan durung dideleng, kanggo wolung bal.</translation>
    </message>
    <message>
      <source>Two to clear</source>
      <translation>Kudu kacek loro</translation>
    </message>
    <message>
      <source>The first side to reach the last ball wins the match.</source>
      <translation>Pihak sing dhisik tekan bal pungkasan menang tandhing.</translation>
    </message>
    <message>
      <source>A match is won only with a lead of two balls.</source>
      <translation>Tandhing mung dimenangake yen kacek rong bal.</translation>
    </message>
    <message>
      <source>No doubles on 11</source>
      <translation>Tanpa Double ing 11</translation>
    </message>
    <message>
      <source>Double may be called at any score.</source>
      <translation>Double kena diseru ing skor pira wae.</translation>
    </message>
    <message>
      <source>Double may not be called while a side has 11 balls or more.</source>
      <translation>Double ora kena diseru yen ana pihak sing duwe 11 bal utawa luwih.</translation>
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
      <source>Traditional</source>
      <translation>Tradhisional</translation>
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
      <translation>imbang karo sing paling apik</translation>
    </message>
    <message>
      <source>a tie</source>
      <translation>imbang</translation>
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
      <translation>durung didolani</translation>
    </message>
    <message>
      <source>played, {0}</source>
      <translation>wis didolani, {0}</translation>
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
      <translation>{0}, imbang karo sing paling apik</translation>
    </message>
    <message>
      <source>{0}: won</source>
      <translation>{0}: wis dimenangake</translation>
    </message>
    <message>
      <source>{0}: not won yet</source>
      <translation>{0}: durung dimenangake</translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
  </context>
  <context>
    <name>keys</name>
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
      <source>Checki</source>
      <translation>Checki</translation>
    </message>
    <message>
      <source>Claim a card</source>
      <translation>Klaim kertu</translation>
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
      <source>Take the full trick</source>
      <translation>Jupuk trik sing wis jangkep</translation>
    </message>
    <message>
      <source>Bid 10 – 90, 100, 104</source>
      <translation>Nawa 10 – 90, 100, 104</translation>
    </message>
    <message>
      <source>Thunee, Royals, and both blind</source>
      <translation>Thunee, Royals, lan loro-lorone wuta</translation>
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
      <source>Deal again; the last card as trump</source>
      <translation>Bagi maneh; kertu pungkasan dadi truf</translation>
    </message>
    <message>
      <source>Pass; hold back</source>
      <translation>Liwat; tahan dhisik</translation>
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
      <source>Put the card back; close the score sheet or a pile; end the full screen</source>
      <translation>Mbalekake kertu; nutup lembar skor utawa tumpukan; metu saka layar kebak</translation>
    </message>
    <message>
      <source>Menu, Shift+F10</source>
      <translation>Menu, Shift+F10</translation>
    </message>
    <message>
      <source>Say more about the card in the frame; so does a right click</source>
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
      <source>A finger</source>
      <translation>Driji</translation>
    </message>
    <message>
      <source>The first tap shows what a card would do, the second plays it; hold for more</source>
      <translation>Ketukan kapisan nuduhake akibate kertu, kapindho ngetokake; tahanen kanggo katrangan</translation>
    </message>
    <message>
      <source>Skip the animation</source>
      <translation>Nglumpati animasi</translation>
    </message>
  </context>
  <context>
    <name>kings</name>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>Cards captured: {0}. Laki decides.</source>
      <translation>Kertu sing kecekel: {0}. Laki sing nemtokake.</translation>
    </message>
    <message>
      <source>Cards captured: {0}.</source>
      <translation>Kertu sing kecekel: {0}.</translation>
    </message>
    <message>
      <source>A tie: draw three cards for Laki</source>
      <translation>Seri: narik telung kertu kanggo Laki</translation>
    </message>
    <message>
      <source>A tie, settled by Laki: {0}</source>
      <translation>Seri, dirampungake nganggo Laki: {0}</translation>
    </message>
    <message>
      <source>Your turn: turn two cards</source>
      <translation>Giliran sampeyan: bukak rong kertu</translation>
    </message>
    <message>
      <source>The next stock cards are {2} and {3}, not {0} and {1}.</source>
      <translation>Kertu stok sabanjure yaiku {2} lan {3}, dudu {0} lan {1}.</translation>
    </message>
    <message>
      <source>Laki settles the tie first: three cards are drawn for each player.</source>
      <translation>Laki ngrampungake seri dhisik: saben pemain ditarikake telung kertu.</translation>
    </message>
    <message>
      <source>There is no tie for Laki to settle.</source>
      <translation>Ora ana seri sing kudu dirampungake Laki.</translation>
    </message>
    <message>
      <source>In Laki all who are tied draw three cards, and nobody else.</source>
      <translation>Ing Laki, kabeh sing seri narik telung kertu, liyane ora.</translation>
    </message>
    <message>
      <source>{0} cannot be drawn for Laki now.</source>
      <translation>{0} ora bisa ditarik kanggo Laki saiki.</translation>
    </message>
    <message>
      <source>The dealer turns four cards and takes any pairs. Dealer: {dealer}. First to turn: {starter}</source>
      <translation>Sing mbagi mbukak patang kertu lan njupuk pasangan yen ana. Sing mbagi: {dealer}. Sing mbukak dhisik: {starter}</translation>
    </message>
    <message>
      <source>Laki, nearest to nine: {drawn}</source>
      <translation>Laki, paling cedhak sanga: {drawn}</translation>
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
      <source>The cards of each round, then the kings won so far</source>
      <translation>Kertu saben ronde, banjur raja sing wis dimenangake nganti saiki</translation>
    </message>
    <message numerus="yes">
      <source>%n king(s)</source>
      <translation>
        <numerusform>%n raja</numerusform>
      </translation>
    </message>
    <message>
      <source>A king is won each round, until all {0} are won.</source>
      <translation>Saben ronde ana raja sing dimenangake, nganti {0} entek kabeh.</translation>
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
      <source>its own; not one of the fishing games</source>
      <translation>kulawarga dhewe; dudu dolanan mancing</translation>
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
      <source>Checki</source>
      <translation>Checki</translation>
    </message>
    <message>
      <source>the pair shown</source>
      <translation>pasangan sing dituduhake</translation>
    </message>
    <message>
      <source>This hand</source>
      <translation>Babak iki</translation>
    </message>
    <message>
      <source>Hands won, of {0}</source>
      <translation>Babak menang, saka {0}</translation>
    </message>
    <message>
      <source>Nobody claimed the discard after the last card of the stock.</source>
      <translation>Ora ana sing ngeklaim buwangan sawise kertu stok pungkasan.</translation>
    </message>
    <message>
      <source>{card}, drawn from the stock, completed the pair.</source>
      <translation>{card}, ditarik saka stok, njangkepi pasangane.</translation>
    </message>
    <message>
      <source>{card}, discarded by {who} and taken from the pile, completed the pair.</source>
      <translation>{card}, dibuwang dening {who} lan dijupuk saka tumpukan, njangkepi pasangane.</translation>
    </message>
    <message>
      <source>{card}, discarded by {who} and claimed, completed the pair.</source>
      <translation>{card}, dibuwang dening {who} lan diklaim, njangkepi pasangane.</translation>
    </message>
    <message>
      <source>{card}, drawn by {who} and claimed, completed the pair.</source>
      <translation>{card}, ditarik dening {who} lan diklaim, njangkepi pasangane.</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>You drew {0}: discard a card</source>
      <translation>Sampeyan narik {0}: buwang sak kertu</translation>
    </message>
    <message>
      <source>Your turn: discard a card</source>
      <translation>Giliran sampeyan: buwang sak kertu</translation>
    </message>
    <message>
      <source>{who} draws {card} and shows it</source>
      <translation>{who} narik {card} lan nuduhake</translation>
    </message>
    <message>
      <source>{who} declares checki with {card}</source>
      <translation>{who} mratelakake checki nganggo {card}</translation>
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
      <source>You declare checki with {card}</source>
      <translation>Sampeyan mratelakake checki nganggo {card}</translation>
    </message>
    <message>
      <source>Your hand is complete</source>
      <translation>Kertu tangan sampeyan wis jangkep</translation>
    </message>
    <message>
      <source>Draw, for all to see: {card}</source>
      <translation>Narik, katon kabeh wong: {card}</translation>
    </message>
    <message>
      <source>Checki with {card}</source>
      <translation>Checki nganggo {card}</translation>
    </message>
    <message>
      <source>The hand is complete</source>
      <translation>Kertu tangane wis jangkep</translation>
    </message>
    <message>
      <source>Time's up: you passed on {0}</source>
      <translation>Wektune entek: {0} sampeyan liwati</translation>
    </message>
    <message>
      <source>First draw a card, or take the top of the discard pile.</source>
      <translation>Tarik kertu dhisik, utawa jupuk sing paling ndhuwur saka tumpukan buwangan.</translation>
    </message>
    <message>
      <source>First discard a card.</source>
      <translation>Buwang kertu dhisik.</translation>
    </message>
    <message>
      <source>Show another pair first: your discard has broken the one that lay open.</source>
      <translation>Tuduhna pasangan liya dhisik: buwangan sampeyan mecah pasangan sing kabukak.</translation>
    </message>
    <message>
      <source>There is nothing to pass on now.</source>
      <translation>Saiki ora ana sing kena diliwati.</translation>
    </message>
    <message>
      <source>There is no discard to take.</source>
      <translation>Ora ana buwangan sing bisa dijupuk.</translation>
    </message>
    <message>
      <source>Your hand is frozen: you may only take {0} if it wins.</source>
      <translation>Kertu tangan sampeyan ora kena diowahi: {0} mung kena dijupuk yen menang.</translation>
    </message>
    <message>
      <source>You cannot take {0}: you would have no other card to discard.</source>
      <translation>Sampeyan ora bisa njupuk {0}: ora ana kertu liya sing kena dibuwang.</translation>
    </message>
    <message>
      <source>You have just taken {0}, so you must discard another card.</source>
      <translation>Sampeyan mentas njupuk {0}, mula kudu mbuwang kertu liya.</translation>
    </message>
    <message>
      <source>Your hand is frozen: you may only discard {1}, the card you just drew.</source>
      <translation>Kertu tangan sampeyan ora kena diowahi: sing kena dibuwang mung {1}, kertu sing mentas ditarik.</translation>
    </message>
    <message>
      <source>{0} must stay: without it your hand is not ready, and you cannot take checki back.</source>
      <translation>{0} kudu tetep: tanpa iku kertu tangan sampeyan ora siap, lan checki ora bisa dibatalake.</translation>
    </message>
    <message>
      <source>Checki needs an identical pair, and you do not hold two of {0}.</source>
      <translation>Checki butuh pasangan kembar, lan sampeyan ora nyekel {0} loro.</translation>
    </message>
    <message>
      <source>Besides the pair of {0}, your hand needs two triplets.</source>
      <translation>Kajaba pasangan {0}, kertu tangan sampeyan butuh telu padha ping loro.</translation>
    </message>
    <message>
      <source>You have declared checki already, with {0}.</source>
      <translation>Sampeyan wis mratelakake checki, nganggo {0}.</translation>
    </message>
    <message>
      <source>Checki needs a ready hand, as dealt or after your own discard.</source>
      <translation>Checki butuh kertu tangan sing siap, wiwit dibagi utawa sawise buwangan sampeyan dhewe.</translation>
    </message>
    <message>
      <source>House rule: a ready hand must be declared at once.</source>
      <translation>Aturan omah: kertu tangan sing siap kudu langsung dipratelakake.</translation>
    </message>
    <message>
      <source>There is no card for you to claim.</source>
      <translation>Ora ana kertu sing kena sampeyan klaim.</translation>
    </message>
    <message>
      <source>Nobody sits there.</source>
      <translation>Ora ana sing lungguh ing kono.</translation>
    </message>
    <message>
      <source>Only a player who is asked out of turn may answer out of turn.</source>
      <translation>Yen dudu gilirane, sing oleh mangsuli mung pemain sing ditakoni.</translation>
    </message>
    <message>
      <source>Everybody gets eight cards; the rest is the stock. Dealer: {dealer}. First to draw: {starter}</source>
      <translation>Saben pemain oleh wolung kertu; turahane dadi stok. Sing mbagi: {dealer}. Sing narik dhisik: {starter}</translation>
    </message>
    <message>
      <source>Hand {0}, first to {1}</source>
      <translation>Babak {0}, dhisik-dhisikan {1}</translation>
    </message>
    <message>
      <source>A point for each hand won, then the hands won so far</source>
      <translation>Sak poin saben menang babak, banjur cacahe babak sing dimenangake nganti saiki</translation>
    </message>
    <message numerus="yes">
      <source>first to %n hand(s)</source>
      <translation>
        <numerusform>dhisik-dhisikan %n babak</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first to win %n hand(s) wins the match.</source>
      <translation>
        <numerusform>Sing dhisik menang %n babak menang tandhing.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} wins the hand with {1}</source>
      <translation>{0} menang babak iki nganggo {1}</translation>
    </message>
    <message>
      <source>You win the hand with {1}</source>
      <translation>Sampeyan menang babak iki nganggo {1}</translation>
    </message>
    <message>
      <source>{0} wins the hand</source>
      <translation>{0} menang babak iki</translation>
    </message>
    <message>
      <source>You win the hand</source>
      <translation>Sampeyan menang babak iki</translation>
    </message>
    <message>
      <source>Nobody wins: the stock has run out</source>
      <translation>Ora ana sing menang: stoke entek</translation>
    </message>
    <message>
      <source>{0} has to show another pair</source>
      <translation>{0} kudu nuduhake pasangan liya</translation>
    </message>
    <message>
      <source>Your turn: take {0} and win, or draw</source>
      <translation>Giliran sampeyan: jupuk {0} lan menang, utawa tarik</translation>
    </message>
    <message>
      <source>Your turn: draw, or take {0}</source>
      <translation>Giliran sampeyan: tarik, utawa jupuk {0}</translation>
    </message>
    <message>
      <source>Your turn: draw a card</source>
      <translation>Giliran sampeyan: tarik kertu</translation>
    </message>
    <message>
      <source>{1} would be your third of a kind, but does not win. Claim it?</source>
      <translation>{1} bisa njangkepi telu padha, nanging ora menang. Diklaim?</translation>
    </message>
    <message>
      <source>{0} drew {1}: it wins your hand. Claim it?</source>
      <translation>{0} narik {1}: kertu iku nggawe sampeyan menang. Diklaim?</translation>
    </message>
    <message>
      <source>{0} discarded {1}: it wins your hand. Claim it?</source>
      <translation>{0} mbuwang {1}: kertu iku nggawe sampeyan menang. Diklaim?</translation>
    </message>
    <message>
      <source>Your discard broke the pair: show another, {0}</source>
      <translation>Buwangan sampeyan mecah pasangan: tuduhna liyane, {0}</translation>
    </message>
    <message>
      <source>Checki? All four of {0} are in your hand: no card can win</source>
      <translation>Checki? Papat-papate {0} ana ing tangan sampeyan: ora ana kertu sing bisa menang</translation>
    </message>
    <message>
      <source>Checki? You would wait for {0}</source>
      <translation>Checki? Sampeyan bakal ngenteni {0}</translation>
    </message>
    <message>
      <source>Checki? You would wait for the pair you show: {0}</source>
      <translation>Checki? Sampeyan bakal ngenteni pasangan sing dituduhake: {0}</translation>
    </message>
    <message>
      <source>a rummy: cards are drawn and discarded</source>
      <translation>remi: kertu ditarik lan dibuwang</translation>
    </message>
    <message>
      <source>The child keeps cards that look the same.</source>
      <translation>Bocah nyimpen kertu sing padha rupane.</translation>
    </message>
    <message>
      <source>The neighbour keeps pairs and triplets and draws from the stock.</source>
      <translation>Tangga nyimpen pasangan lan telu padha, lan narik saka stok.</translation>
    </message>
    <message>
      <source>The regular also takes from the pile what fits.</source>
      <translation>Langganan uga njupuk saka tumpukan sing cocog.</translation>
    </message>
    <message>
      <source>The old hand also watches the pairs that others have declared.</source>
      <translation>Sesepuh uga ngematake pasangan sing dipratelakake liyane.</translation>
    </message>
    <message>
      <source>The master works out the chances of every hand.</source>
      <translation>Empu ngetung kamungkinane saben kertu tangan.</translation>
    </message>
    <message>
      <source>Triplet</source>
      <translation>Telu padha</translation>
    </message>
    <message>
      <source>The waiting pair</source>
      <translation>Pasangan sing ngenteni</translation>
    </message>
  </context>
  <context>
    <name>lessons</name>
    <message>
      <source>The cards and their ranks</source>
      <translation>Kertu lan angkane</translation>
    </message>
    <message>
      <source>Suits, honours, twins and red stamps, and which card takes which.</source>
      <translation>Jinis, kertu kurmat, kembaran lan cap abang, lan kertu endi njupuk kertu endi.</translation>
    </message>
    <message>
      <source>A turn of Thothit</source>
      <translation>Sak giliran Thothit</translation>
    </message>
    <message>
      <source>A card from your hand, then one from the stock; and the first turn.</source>
      <translation>Sak kertu saka tangan, banjur sak kertu saka stok; uga giliran kapisan.</translation>
    </message>
    <message>
      <source>What counts: twins and red stamps</source>
      <translation>Sing dietung: kembaran lan cap abang</translation>
    </message>
    <message>
      <source>Why you take one card rather than another.</source>
      <translation>Sebabe njupuk kertu iki, dudu kertu iku.</translation>
    </message>
    <message>
      <source>Pairs on the table</source>
      <translation>Pasangan ing meja</translation>
    </message>
    <message>
      <source>The rules that protect pairs, game by game.</source>
      <translation>Aturan sing ngayomi pasangan, dolanan mbaka dolanan.</translation>
    </message>
    <message>
      <source>Welcome to Thothit</source>
      <translation>Sugeng rawuh ing Thothit</translation>
    </message>
    <message>
      <source>Two fives and a seven to try.</source>
      <translation>Loro angka lima lan siji angka pitu kanggo dicoba.</translation>
    </message>
    <message>
      <source>Kowah: checki and claims</source>
      <translation>Kowah: checki lan klaim</translation>
    </message>
    <message>
      <source>Build a ready hand, declare it, and claim the card that wins.</source>
      <translation>Gawe kertu tangan sing siap, pratelakna, lan klaimen kertu sing menang.</translation>
    </message>
    <message>
      <source>Thunee: bidding, trump and calls</source>
      <translation>Thunee: tawaran, truf lan seruan</translation>
    </message>
    <message>
      <source>Bid for trump, follow suit, claim a Jodhi and call Double.</source>
      <translation>Nawa truf, manut jinis, ngeklaim Jodhi lan nyeru Double.</translation>
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
      <source>{0} plays stronger from now on: {1}.</source>
      <translation>{0} wiwit saiki main luwih kuwat: {1}.</translation>
    </message>
    <message>
      <source>{0} plays less strongly from now on: {1}.</source>
      <translation>{0} wiwit saiki main kurang kuwat: {1}.</translation>
    </message>
    <message>
      <source>{0} play stronger from now on: {1}.</source>
      <translation>{0} wiwit saiki main luwih kuwat: {1}.</translation>
    </message>
    <message>
      <source>{0} play less strongly from now on: {1}.</source>
      <translation>{0} wiwit saiki main kurang kuwat: {1}.</translation>
    </message>
  </context>
  <context>
    <name>match</name>
    <message>
      <source>Extra hand between {0}</source>
      <translation>Babak tambahan antarane {0}</translation>
    </message>
    <message>
      <source>Hand {0}, to {1} points</source>
      <translation>Babak {0}, nganti {1} poin</translation>
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
      <source>Extra hand</source>
      <translation>Babak tambahan</translation>
    </message>
    <message>
      <source>Hand {0}</source>
      <translation>Babak {0}</translation>
    </message>
    <message>
      <source>Round {0}</source>
      <translation>Ronde {0}</translation>
    </message>
    <message>
      <source>The points of each round, then the total after it</source>
      <translation>Poin saben ronde, banjur total sawise ronde iku</translation>
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
      <source>Round by round with a running total, as long as you like.</source>
      <translation>Ronde mbaka ronde nganggo total mlaku, sakarepe suwene.</translation>
    </message>
    <message>
      <source>The highest total wins; tied players play on among themselves.</source>
      <translation>Total paling dhuwur menang; pemain sing seri nerusake main dhewe.</translation>
    </message>
    <message numerus="yes">
      <source>The highest total after %n round(s) wins.</source>
      <translation>
        <numerusform>Total paling dhuwur sawise %n ronde menang.</numerusform>
      </translation>
    </message>
    <message>
      <source>It holds all hands</source>
      <translation>Isine kabeh kertu tangan</translation>
    </message>
    <message>
      <source>It holds all hands, which counts as help in fair play</source>
      <translation>Isine kabeh kertu tangan; ing main adil iki kaetung pitulung</translation>
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
      <source>In fair play.</source>
      <translation>Main adil.</translation>
    </message>
    <message>
      <source>{0}: {1} gained {2}, the most in the match.</source>
      <translation>{0}: {1} oleh {2}, paling akeh ing tandhing iki.</translation>
    </message>
    <message>
      <source>{0} led from beginning to end.</source>
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
    <name>messages</name>
    <message>
      <source>{0} is playing</source>
      <translation>{0} lagi main</translation>
    </message>
    <message>
      <source>Your turn: play a card</source>
      <translation>Giliran sampeyan: tokna kertu</translation>
    </message>
    <message>
      <source>Your turn: choose what to take</source>
      <translation>Giliran sampeyan: pilih sing dijupuk</translation>
    </message>
    <message>
      <source>Your turn: draw a card</source>
      <translation>Giliran sampeyan: tarik kertu</translation>
    </message>
    <message>
      <source>Your turn</source>
      <translation>Giliran sampeyan</translation>
    </message>
    <message>
      <source>You may claim a card</source>
      <translation>Sampeyan oleh ngeklaim kertu</translation>
    </message>
    <message>
      <source>Your turn: turn a card</source>
      <translation>Giliran sampeyan: bukak kertu</translation>
    </message>
    <message>
      <source>{who}: {card} takes {rest}</source>
      <translation>{who}: {card} njupuk {rest}</translation>
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
      <source>You could not win this round. Choose it again to do it anyway.</source>
      <translation>Sampeyan ora bakal bisa menang ronde iki. Pilihen maneh yen tetep arep dilakoni.</translation>
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
      <source>It is not your turn yet.</source>
      <translation>Durung giliran sampeyan.</translation>
    </message>
    <message>
      <source>{0} is not in your hand.</source>
      <translation>{0} ora ana ing tangan sampeyan.</translation>
    </message>
    <message>
      <source>Click a card in your hand first, then the card it should take.</source>
      <translation>Klik kertu ing tangan sampeyan dhisik, banjur kertu sing arep dijupuk.</translation>
    </message>
    <message>
      <source>There is no such move in this game.</source>
      <translation>Ora ana langkah kaya ngono ing dolanan iki.</translation>
    </message>
    <message>
      <source>Turn up the stock: nobody chooses a card in this game.</source>
      <translation>Bukak stok: ing dolanan iki ora ana sing milih kertu.</translation>
    </message>
    <message>
      <source>Answer the question first.</source>
      <translation>Wangsulana pitakone dhisik.</translation>
    </message>
    <message>
      <source>Too late: the moment for that has passed.</source>
      <translation>Telat: wektune wis kliwat.</translation>
    </message>
    <message>
      <source>A card each: {drawn}. The highest deals: {dealer}</source>
      <translation>Saben pemain sak kertu: {drawn}. Sing paling dhuwur mbagi: {dealer}</translation>
    </message>
    <message>
      <source>The open cards are arranged by rank</source>
      <translation>Kertu sing dibukak ditata miturut angka</translation>
    </message>
    <message>
      <source>Dealer: {dealer}. First to play: {starter}</source>
      <translation>Sing mbagi: {dealer}. Sing main dhisik: {starter}</translation>
    </message>
    <message>
      <source>Extra hand between {playing}. First to play: {starter}</source>
      <translation>Babak tambahan antarane {playing}. Sing main dhisik: {starter}</translation>
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
      <source>{0} tie for the match</source>
      <translation>{0} seri ing tandhing iki</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Sampeyan</translation>
    </message>
    <message>
      <source>Waiting for a native reader: {0}.</source>
      <translation>Isih ngenteni diwaca panutur asli: {0}.</translation>
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
      <source>Choose what to take with {0} (Esc or a click on it cancels)</source>
      <translation>Pilih sing dijupuk nganggo {0} (Esc utawa klik kertune kanggo batal)</translation>
    </message>
    <message>
      <source>Click {0} again to play it; Esc or a click elsewhere puts it back</source>
      <translation>Klik {0} maneh kanggo ngetokake; Esc utawa klik panggonan liya kanggo mbalekake</translation>
    </message>
    <message>
      <source>“{0}”</source>
      <translation>“{0}”</translation>
    </message>
    <message>
      <source>your last decision</source>
      <translation>putusan pungkasan sampeyan</translation>
    </message>
    <message>
      <source>you</source>
      <translation>sampeyan</translation>
    </message>
  </context>
  <context>
    <name>moves</name>
    <message>
      <source>{card} takes {rest}</source>
      <translation>{card} njupuk {rest}</translation>
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
      <source>the text is too long</source>
      <translation>tekse kedawan</translation>
    </message>
    <message>
      <source>there is no text to paste</source>
      <translation>ora ana teks sing bisa ditempel</translation>
    </message>
    <message>
      <source>it begins with {0}</source>
      <translation>tekse diwiwiti nganggo {0}</translation>
    </message>
    <message>
      <source>there is no number</source>
      <translation>ora ana angka</translation>
    </message>
    <message>
      <source>{0} is not a number</source>
      <translation>{0} dudu angka</translation>
    </message>
    <message>
      <source>deals have numbers up to {0}</source>
      <translation>nomer bagean paling gedhe {0}</translation>
    </message>
  </context>
  <context>
    <name>piles</name>
    <message>
      <source>&amp;Captures</source>
      <translation>&amp;Tangkepan</translation>
    </message>
    <message>
      <source>Look at your own pile; press again for the next open one</source>
      <translation>Deleng tumpukan sampeyan dhewe; penceten maneh kanggo tumpukan kabukak sabanjure</translation>
    </message>
    <message>
      <source>Cards in your pile: {0}.</source>
      <translation>Kertu ing tumpukan sampeyan: {0}.</translation>
    </message>
    <message>
      <source>Cards in the pile of {0}: {1}.</source>
      <translation>Kertu ing tumpukane {0}: {1}.</translation>
    </message>
    <message>
      <source>Points so far: {0}.</source>
      <translation>Poin nganti saiki: {0}.</translation>
    </message>
    <message>
      <source>Your pile lies face down, and you chose not to look at it.</source>
      <translation>Tumpukan sampeyan mengkurep, lan sampeyan milih ora ndeleng.</translation>
    </message>
    <message>
      <source>The pile of {0} lies face down: you have to remember it.</source>
      <translation>Tumpukane {0} mengkurep: sampeyan kudu ngeling-eling.</translation>
    </message>
    <message>
      <source>Known &amp;cards</source>
      <translation>Ker&amp;tu dingerteni</translation>
    </message>
    <message>
      <source>Look at the cards everybody knows in a hand; press again for the next hand</source>
      <translation>Deleng kertu tangan sing wis dingerteni kabeh pemain; penceten maneh kanggo pemain sabanjure</translation>
    </message>
    <message>
      <source>Cards in your hand that everybody knows: {0} (taken, shown or declared).</source>
      <translation>Kertu ing tangan sampeyan sing wis dingerteni kabeh pemain: {0} (dijupuk, dituduhake utawa dipratelakake).</translation>
    </message>
    <message>
      <source>Cards in the hand of {1} that everybody knows: {0} (taken, shown or declared).</source>
      <translation>Kertu ing tangane {1} sing wis dingerteni kabeh pemain: {0} (dijupuk, dituduhake utawa dipratelakake).</translation>
    </message>
    <message>
      <source>Nobody knows any card in the hand of {0}.</source>
      <translation>Ora ana kertu ing tangane {0} sing dingerteni.</translation>
    </message>
    <message>
      <source>No card in any hand is known: none has been taken, shown or declared.</source>
      <translation>Ora ana kertu tangan sing dingerteni: durung ana sing dijupuk, dituduhake utawa dipratelakake.</translation>
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
      <source>Only the last trick may be looked at.</source>
      <translation>Mung trik pungkasan sing kena dideleng.</translation>
    </message>
    <message>
      <source>No trick has been played yet.</source>
      <translation>Durung ana trik sing dilakoni.</translation>
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
      <source>Let me look at my captures</source>
      <translation>Entuk ndeleng tangkepanku</translation>
    </message>
    <message>
      <source>A convenience: at a real table nobody may look through a pile</source>
      <translation>Mung kanggo nggampangake: ing meja temenan ora ana sing kena ndeleng isine tumpukan</translation>
    </message>
    <message>
      <source>{0} seconds</source>
      <translation>{0} detik</translation>
    </message>
    <message>
      <source>If you do not claim a card within {0} seconds, you let it go</source>
      <translation>Yen ora ngeklaim kertu sasuwene {0} detik, kertu iku sampeyan jarna</translation>
    </message>
    <message>
      <source>No hurry</source>
      <translation>Ora kesusu</translation>
    </message>
    <message>
      <source>A claim waits until you answer</source>
      <translation>Klaim ngenteni nganti sampeyan mangsuli</translation>
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
      <source>Sort your hand by what is nearly complete</source>
      <translation>Urutna kertu tangan miturut sing meh jangkep</translation>
    </message>
    <message>
      <source>For {0} seconds</source>
      <translation>Suwene {0} detik</translation>
    </message>
    <message>
      <source>A full trick stays for {0} seconds, or until a click or a key</source>
      <translation>Trik sing jangkep tetep katon {0} detik, utawa nganti diklik utawa ana tombol dipencet</translation>
    </message>
    <message>
      <source>Until a click</source>
      <translation>Nganti diklik</translation>
    </message>
    <message>
      <source>A full trick stays until a click or a key</source>
      <translation>Trik sing jangkep tetep katon nganti diklik utawa ana tombol dipencet</translation>
    </message>
    <message>
      <source>For 1 second</source>
      <translation>Suwene 1 detik</translation>
    </message>
    <message>
      <source>A full trick stays for one second, or until a click or a key</source>
      <translation>Trik sing jangkep tetep katon sak detik, utawa nganti diklik utawa ana tombol dipencet</translation>
    </message>
    <message>
      <source>Full tricks</source>
      <translation>Trik jangkep</translation>
    </message>
    <message>
      <source>Card values</source>
      <translation>Aji kertu</translation>
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
      <source>Discards, %n card(s), the last one first</source>
      <translation>
        <numerusform>Kertu buwangan, %n kertu, sing pungkasan dhisik</numerusform>
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
      <source>Open before the players</source>
      <translation>Kabukak ing ngarepe pemain</translation>
    </message>
    <message>
      <source>No card lies open before a player</source>
      <translation>Ora ana kertu sing kabukak ing ngarepe pemain</translation>
    </message>
    <message numerus="yes">
      <source>Stock, %n card(s)</source>
      <translation>
        <numerusform>Stok, %n kertu</numerusform>
      </translation>
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
      <source>may not be taken now</source>
      <translation>saiki ora kena dijupuk</translation>
    </message>
    <message>
      <source>you could not win this round</source>
      <translation>sampeyan ora bakal bisa menang ronde iki</translation>
    </message>
    <message>
      <source>cannot be played now</source>
      <translation>saiki ora kena ditokake</translation>
    </message>
    <message>
      <source>takes {0}</source>
      <translation>njupuk {0}</translation>
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
      <source>%n card(s) in the hand</source>
      <translation>
        <numerusform>%n kertu tangan</numerusform>
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
      <source>You took {1} with {0}</source>
      <translation>Sampeyan njupuk {1} nganggo {0}</translation>
    </message>
    <message>
      <source>You played {0}</source>
      <translation>Sampeyan ngetokake {0}</translation>
    </message>
    <message>
      <source>You said {0}</source>
      <translation>Sampeyan ngomong {0}</translation>
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
      <source>The result is counted against the average of the others.</source>
      <translation>Asil diitung saka rata-rata pemain liya.</translation>
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
      <source>You didn’t claim {0}</source>
      <translation>Sampeyan ora ngeklaim {0}</translation>
    </message>
    <message>
      <source>You didn’t declare checki</source>
      <translation>Sampeyan ora mratelakake checki</translation>
    </message>
    <message>
      <source>that lowered your chance to win by {0}</source>
      <translation>kemungkinan sampeyan menang mudhun {0}</translation>
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
      <source>Nothing was given away in %n decision(s).</source>
      <translation>
        <numerusform>Ora ana sing ilang ing %n putusan.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You gave away {0} in %n decision(s).</source>
      <translation>
        <numerusform>Sampeyan kelangan {0} ing %n putusan.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{1} gave away {0} in %n decision(s).</source>
      <translation>
        <numerusform>{1} kelangan {0} ing %n putusan.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} The cards and the other players brought {1}.</source>
      <translation>{0} Kertu lan pemain liya menehi {1}.</translation>
    </message>
    <message>
      <source>deal {0}</source>
      <translation>bagean {0}</translation>
    </message>
    <message>
      <source>own cards {0}</source>
      <translation>kertu dhewe {0}</translation>
    </message>
    <message>
      <source>others’ turns {0}</source>
      <translation>giliran liyane {0}</translation>
    </message>
    <message>
      <source>own decisions {0}</source>
      <translation>putusan dhewe {0}</translation>
    </message>
    <message>
      <source>Result {0} = {1}. Everything except the decisions counts as luck.</source>
      <translation>Asil {0} = {1}. Kabeh saliyane putusan dhewe diitung kabegjan.</translation>
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
      <source>± is how far a figure may be off: the coach tries some of the possible deals, not all.</source>
      <translation>± nuduhake sepira melesete angka: pelatih njajal sebagean bagean kang bisa kelakon, ora kabeh.</translation>
    </message>
    <message>
      <source>{0}: the best move.</source>
      <translation>{0}: langkah paling apik.</translation>
    </message>
    <message>
      <source>{0}: about as good as the best move. Best: {1}.</source>
      <translation>{0}: meh padha apike karo langkah paling apik. Paling apik: {1}.</translation>
    </message>
    <message>
      <source>{0}: gave away {1} {2}. Best: {3}.</source>
      <translation>{0}: kelangan {1} {2}. Paling apik: {3}.</translation>
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
      <source>Better: {0}.</source>
      <translation>Luwih apik: {0}.</translation>
    </message>
    <message>
      <source>Best: {0}.</source>
      <translation>Paling apik: {0}.</translation>
    </message>
    <message>
      <source>With all cards open and no further mistakes by anyone, {0} (move {1}) leads to {2}. This would have led to {3}: {4}.</source>
      <translation>Yen kabeh kertu dibukak lan ora ana sing kleru maneh, {0} (langkah {1}) asile {2}. Sing iki asile {3}: {4}.</translation>
    </message>
    <message>
      <source>The result was better: the others did not play their best.</source>
      <translation>Asile luwih apik: pemain liya ora main sing paling apik.</translation>
    </message>
    <message>
      <source>In hindsight, even with all cards open, no move is known for sure to have made the result worse.</source>
      <translation>Sawise kedadeyan, sanajan kabeh kertu dibukak, ora ana langkah sing mesthi gawe asile luwih ala.</translation>
    </message>
    <message>
      <source>By what could be known then, it gave away {0} {1}.</source>
      <translation>Miturut sing bisa dingerteni nalika semana, iki kelangan {0} {1}.</translation>
    </message>
    <message>
      <source>By what could be known then, it was the best move: bad luck, no mistake.</source>
      <translation>Miturut sing bisa dingerteni nalika semana, iki langkah paling apik: mung apes, dudu kliru.</translation>
    </message>
    <message>
      <source>By what could be known then, it was about as good as the best.</source>
      <translation>Miturut sing bisa dingerteni nalika semana, iki meh padha apike karo sing paling apik.</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Bagean</translation>
    </message>
    <message>
      <source>Own cards</source>
      <translation>Kertu dhewe</translation>
    </message>
    <message>
      <source>Others’ turns</source>
      <translation>Giliran liyane</translation>
    </message>
    <message>
      <source>Own decisions</source>
      <translation>Putusan dhewe</translation>
    </message>
    <message>
      <source>You laid {0} as trump</source>
      <translation>Sampeyan nyelehake {0} minangka truf</translation>
    </message>
    <message>
      <source>You bid {0}</source>
      <translation>Sampeyan nawa {0}</translation>
    </message>
    <message>
      <source>You announced the Jodhi of {0}</source>
      <translation>Sampeyan ngumumake Jodhi {0}</translation>
    </message>
    <message>
      <source>You didn’t announce your Jodhi</source>
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
      <source>The page with these rules is missing.</source>
      <translation>Kaca aturan iki ora ana.</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Aturan omah</translation>
    </message>
    <message>
      <source>Play an example through</source>
      <translation>Mainna conto</translation>
    </message>
    <message>
      <source>The example for this game cannot be read.</source>
      <translation>Conto dolanan iki ora bisa diwaca.</translation>
    </message>
    <message>
      <source>minutes a hand</source>
      <translation>menit saben babak</translation>
    </message>
    <message>
      <source>minutes a round</source>
      <translation>menit saben ronde</translation>
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
      <source>The other games:</source>
      <translation>Dolanan liyane:</translation>
    </message>
  </context>
  <context>
    <name>saved_matches</name>
    <message>
      <source>This file cannot be read</source>
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
      <source>Hand {0}</source>
      <translation>Babak {0}</translation>
    </message>
    <message>
      <source>Round {0}</source>
      <translation>Ronde {0}</translation>
    </message>
    <message>
      <source>Extra hand</source>
      <translation>Babak tambahan</translation>
    </message>
    <message>
      <source>Round {0} of {1}</source>
      <translation>Ronde {0} saka {1}</translation>
    </message>
    <message numerus="yes">
      <source>%n hand(s) played, {0}</source>
      <translation>
        <numerusform>%n babak dilakoni, {0}</numerusform>
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
This file cannot be read: {1}</source>
      <translation>{0}
Berkas iki ora bisa diwaca: {1}</translation>
    </message>
    <message>
      <source>Deal {0}</source>
      <translation>Bagean {0}</translation>
    </message>
    <message>
      <source>Begun {0}</source>
      <translation>Diwiwiti {0}</translation>
    </message>
  </context>
  <context>
    <name>saves</name>
    <message>
      <source>{0} (not set aside: {1})</source>
      <translation>{0} (ora disingkirake: {1})</translation>
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
      <source>{0}: too large for a game record</source>
      <translation>{0}: kegedhen kanggo cathetan dolanan</translation>
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
      <translation>{0} (tetep ana ing antarane dolanan kang disimpen)</translation>
    </message>
  </context>
  <context>
    <name>score</name>
    <message>
      <source>Loose cards</source>
      <translation>Kertu lepas</translation>
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
      <translation>Telu padha</translation>
    </message>
    <message>
      <source>Fours</source>
      <translation>Papat padha</translation>
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
      <translation>Telu padha</translation>
    </message>
    <message>
      <source>fours</source>
      <translation>Papat padha</translation>
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
      <source>{0} of rank one</source>
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
      <source>{0} (broke the pair of {1} while an odd card lay there)</source>
      <translation>{0} (mecah pasangan {1} kamangka ana kertu ganjil)</translation>
    </message>
    <message>
      <source>All are barred, so nobody wins.</source>
      <translation>Kabeh ora kena menang, dadi ora ana sing menang.</translation>
    </message>
    <message>
      <source>The best of the others wins.</source>
      <translation>Sing paling apik saka liyane sing menang.</translation>
    </message>
    <message>
      <source>Barred from winning: {0}. {1}</source>
      <translation>Ora kena menang: {0}. {1}</translation>
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
      <translation>paling cedhak sanga menang</translation>
    </message>
    <message>
      <source>King</source>
      <translation>Raja</translation>
    </message>
    <message>
      <source>won by Laki</source>
      <translation>dimenangake Laki</translation>
    </message>
    <message>
      <source>most cards win it</source>
      <translation>kertu paling akeh menang</translation>
    </message>
    <message>
      <source>{0} each</source>
      <translation>siji-sijine {0}</translation>
    </message>
    <message>
      <source>worth nothing</source>
      <translation>tanpa aji</translation>
    </message>
    <message>
      <source>{0} × {1}</source>
      <translation>{0} × {1}</translation>
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
      <source>Tied: {0}. An extra hand decides</source>
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
      <source>cannot win</source>
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
      <source>You broke the pair of {card} {when} and couldn’t win any more.</source>
      <translation>Sampeyan mecah pasangan {card} {when} lan ora bisa menang maneh.</translation>
    </message>
    <message>
      <source>You let {card} go {when}; {who} took it.</source>
      <translation>Sampeyan nguculake {card} {when}; dijupuk {who}.</translation>
    </message>
    <message>
      <source>You let the {copy} {card} go {when}; {who} took it.</source>
      <translation>Sampeyan nguculake {card} sing {copy} {when}; dijupuk {who}.</translation>
    </message>
    <message>
      <source>You put {card} in the pool {when}; {who} took it.</source>
      <translation>Sampeyan nyelehake {card} ing blumbang {when}; dijupuk {who}.</translation>
    </message>
    <message>
      <source>You gave the stamped {card} away {when}; {who} took it.</source>
      <translation>Sampeyan nguculake {card} sing ana cape {when}; dijupuk {who}.</translation>
    </message>
    <message numerus="yes">
      <source>You took {taken} with {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>Sampeyan njupuk {taken} nganggo {card} {when}: %n poin, lan sampeyan menang kacek {lead}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You paired {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>Sampeyan masangake {card} {when}: %n poin, lan sampeyan menang kacek {lead}.</numerusform>
      </translation>
    </message>
    <message>
      <source>at your {0} card</source>
      <translation>ing kertu sampeyan sing {0}</translation>
    </message>
    <message>
      <source>on your {0} turn</source>
      <translation>ing giliran sampeyan sing {0}</translation>
    </message>
    <message>
      <source>You took {0} on your {1} turn; drawing was better.</source>
      <translation>Sampeyan njupuk {0} ing giliran sing {1}; luwih apik narik.</translation>
    </message>
    <message>
      <source>You left {0} lying on your {1} turn; taking it was better.</source>
      <translation>Sampeyan ninggal {0} ing giliran sing {1}; luwih apik dijupuk.</translation>
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
      <source>Your {turn} discard was {card}; {best} was the card to throw away.</source>
      <translation>Buwangan sampeyan sing {turn} yaiku {card}; sing becike dibuwang {best}.</translation>
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
      <source>You let {0} go; claiming it was better.</source>
      <translation>Sampeyan nguculake {0}; luwih apik diklaim.</translation>
    </message>
    <message>
      <source>You let {0} go, and it would have won the hand.</source>
      <translation>Sampeyan nguculake {0}, kamangka kertu iku nggawe sampeyan menang.</translation>
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
      <source>You made {0} trump; {1} was better.</source>
      <translation>Sampeyan milih {0} dadi truf; {1} luwih apik.</translation>
    </message>
    <message>
      <source>Your bid of {0} was too high; passing was better.</source>
      <translation>Tawaran sampeyan {0} kedhuwuren; luwih apik liwat.</translation>
    </message>
    <message>
      <source>Your bid of {0} was too high; {1} was enough.</source>
      <translation>Tawaran sampeyan {0} kedhuwuren; {1} wis cukup.</translation>
    </message>
    <message>
      <source>You passed; a bid of {0} was better.</source>
      <translation>Sampeyan liwat; tawaran {0} luwih apik.</translation>
    </message>
    <message>
      <source>You kept your Jodhi of {0} to yourself after the {1} trick.</source>
      <translation>Sampeyan ora ngumumake Jodhi {0} sawise trik sing {1}.</translation>
    </message>
    <message>
      <source>You played {0} to the {2} trick; {1} was better.</source>
      <translation>Sampeyan ngetokake {0} ing trik sing {2}; {1} luwih apik.</translation>
    </message>
    <message numerus="yes">
      <source>You played {0} to the {2} trick, which {3} won with %n point(s); {1} was better.</source>
      <translation>
        <numerusform>Sampeyan ngetokake {0} ing trik sing {2}, sing dimenangake {3} kanthi %n poin; {1} luwih apik.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick with %n point(s); the others counted {1} of {2}.</source>
      <translation>
        <numerusform>Sampeyan menang trik sing {0} kanthi %n poin; etungane mungsuh {1} saka {2}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick with %n point(s); your side counted {1} of {2}.</source>
      <translation>
        <numerusform>Sampeyan menang trik sing {0} kanthi %n poin; etungane pihak sampeyan {1} saka {2}.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>settings</name>
    <message>
      <source>As is usual</source>
      <translation>Kaya lumrahe</translation>
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
      <source>What you are called at the table and in saved games. Empty: You.</source>
      <translation>Jeneng sampeyan ing meja lan ing dolanan simpenan. Yen suwung: Sampeyan.</translation>
    </message>
    <message>
      <source>Your figure</source>
      <translation>Gambar sampeyan</translation>
    </message>
    <message>
      <source>What stands on your plate at the table.</source>
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
      <source>What windows, rules and lessons are written in. {0}</source>
      <translation>Basane jendhela, aturan lan wulangan. {0}</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Manut sistem</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Rupa</translation>
    </message>
    <message>
      <source>Light or dark windows, and the table by day or by night; or black and white with bright marks and thick lines.</source>
      <translation>Jendhela padhang utawa peteng, lan meja awan utawa bengi; utawa ireng putih nganggo tandha padhang lan garis kandel.</translation>
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
      <source>The faces of the cards, in games that are not played with French cards.</source>
      <translation>Gambare kertu, ing dolanan sing ora nganggo kertu Prancis.</translation>
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
      <source>Backs</source>
      <translation>Geger</translation>
    </message>
    <message>
      <source>The colour or the batik cloth of the cards' backs.</source>
      <translation>Werna utawa bathik ing geger kertu.</translation>
    </message>
    <message>
      <source>Corner index</source>
      <translation>Tandha pojok</translation>
    </message>
    <message>
      <source>Ceki cards say in a corner what they are.</source>
      <translation>Kertu ceki nganggo tandha ing pojok.</translation>
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
      <source>The moves of the round stand in words beside the table.</source>
      <translation>Langkah ronde iki ditulis ing sisihe meja.</translation>
    </message>
    <message>
      <source>Toolbar</source>
      <translation>Bilah piranti</translation>
    </message>
    <message>
      <source>Four buttons beside the menus: undo, hint, new game, find.</source>
      <translation>Papat tombol ing sandhinge menu: wurung, pitedah, dolanan anyar, golek.</translation>
    </message>
    <message>
      <source>Status line</source>
      <translation>Larik status</translation>
    </message>
    <message>
      <source>A line below the table with the card you point at, the deal's number and its fingerprint.</source>
      <translation>Sak larik ing ngisor meja isine kertu sing ditunjuk, nomer bagean, lan sidik drijine.</translation>
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
      <source>How fast cards move, and how long they rest.</source>
      <translation>Sepira cepete kertu mlaku, lan sepira suwene kertu leren.</translation>
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
      <source>Pace of the others</source>
      <translation>Mikire pemain liya</translation>
    </message>
    <message>
      <source>How long other players seem to think before they play.</source>
      <translation>Sepira suwene pemain liya katon mikir sadurunge main.</translation>
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
      <source>Cards fade from place to place instead of flying, at any speed.</source>
      <translation>Kertu ilang lan katon alon-alon saka panggonan siji menyang liyane, ora mabur, ing kacepetan apa wae.</translation>
    </message>
    <message>
      <source>Faces and words</source>
      <translation>Pasuryan lan tembung</translation>
    </message>
    <message>
      <source>Players smile or wince at what everybody sees, and sometimes say a word.</source>
      <translation>Para pemain mesem utawa mringis marga saka apa sing didelok kabeh, lan kadhang ngucap satembung.</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Swara</translation>
    </message>
    <message>
      <source>Cards, captures, calls and the end of a round are heard.</source>
      <translation>Swara kertu, tangkepan, seruan lan pungkasane ronde keprungu.</translation>
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
      <source>Play the only card</source>
      <translation>Tokna kertu siji-sijine</translation>
    </message>
    <message>
      <source>Where the rules leave you one move only, it is made after a moment.</source>
      <translation>Yen miturut aturan langkah sampeyan mung kari siji, langkah iku mlaku dhewe sawise sedhela.</translation>
    </message>
    <message>
      <source>Warn of costly captures</source>
      <translation>Elingna tangkepan rugi</translation>
    </message>
    <message>
      <source>A capture that keeps you from winning must be chosen twice.</source>
      <translation>Tangkepan sing ndadekake sampeyan ora bisa menang kudu dipilih ping pindho.</translation>
    </message>
    <message>
      <source>Ask before a restart</source>
      <translation>Takon sadurunge mbaleni</translation>
    </message>
    <message>
      <source>Restarting a deal asks first. In fair play it always does.</source>
      <translation>Sadurunge mbaleni bagean ditakoni dhisik. Ing main adil mesthi ditakoni.</translation>
    </message>
    <message>
      <source>Count unseen cards</source>
      <translation>Etungen sing durung katon</translation>
    </message>
    <message>
      <source>A table beside the cards counts those you have not seen. In fair play it counts as help.</source>
      <translation>Tabel ing sisihe kertu ngetung kertu sing durung sampeyan deleng. Ing main adil iki kaetung pitulung.</translation>
    </message>
    <message>
      <source>Remember captured cards</source>
      <translation>Elingen kertu tangkepan</translation>
    </message>
    <message>
      <source>A table beside the cards tells which are gone, and who has them. In fair play it counts as help.</source>
      <translation>Tabel ing sisihe kertu nuduhake endi sing wis ora ana, lan sapa sing nduwe. Ing main adil iki kaetung pitulung.</translation>
    </message>
    <message>
      <source>Warn of weak moves</source>
      <translation>Elingna langkah ringkih</translation>
    </message>
    <message>
      <source>A move that gives away more points than this must be chosen twice. Five points stand for half a ball, or five hands in a hundred. In fair play it counts as help.</source>
      <translation>Langkah sing ngilangake poin luwih saka iki kudu dipilih ping pindho. Limang poin padha karo separo bal, utawa limang babak saka satus. Ing main adil iki kaetung pitulung.</translation>
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
      <source>Who plays against you in a game that you have not set up yet.</source>
      <translation>Sapa mungsuh sampeyan ing dolanan sing durung tau sampeyan setel.</translation>
    </message>
    <message>
      <source>match my strength</source>
      <translation>ngimbangi aku</translation>
    </message>
    <message>
      <source>Length of a match</source>
      <translation>Dawane tandhing</translation>
    </message>
    <message>
      <source>In a game that you have not set up yet, where it knows this length.</source>
      <translation>Ing dolanan sing durung tau sampeyan setel, yen ana pilihan dawa iku.</translation>
    </message>
    <message>
      <source>As is usual in the game</source>
      <translation>Kaya lumrahe dolanan</translation>
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
      <source>A game that you have not set up yet begins in fair play: what you decided stands once you have seen another card.</source>
      <translation>Dolanan sing durung tau sampeyan setel diwiwiti main adil: putusan sampeyan wis tetep yen sampeyan wis weruh kertu liya.</translation>
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
      <source>This is not a file of settings.</source>
      <translation>Iki dudu berkas setelan.</translation>
    </message>
    <message>
      <source>These settings are of a newer version of the program.</source>
      <translation>Setelan iki saka versi program sing luwih anyar.</translation>
    </message>
    <message>
      <source>{0} cannot be {1}.</source>
      <translation>{0} ora bisa diisi {1}.</translation>
    </message>
    <message>
      <source>{0}: too large for settings</source>
      <translation>{0}: kegedhen kanggo setelan</translation>
    </message>
    <message>
      <source>{0}: it has a value that this program does not write</source>
      <translation>{0}: ana nilai sing ora ditulis program iki</translation>
    </message>
    <message>
      <source>{0}: these are no settings</source>
      <translation>{0}: iki dudu setelan</translation>
    </message>
  </context>
  <context>
    <name>standings</name>
    <message>
      <source>{0}; a dot marks who won the hand</source>
      <translation>{0}; titik nandhani sing menang babak</translation>
    </message>
    <message>
      <source>{0}; a dot marks who won the round</source>
      <translation>{0}; titik nandhani sing menang ronde</translation>
    </message>
    <message>
      <source>round</source>
      <translation>ronde</translation>
    </message>
    <message>
      <source>hand</source>
      <translation>babak</translation>
    </message>
    <message>
      <source>total</source>
      <translation>total</translation>
    </message>
    <message>
      <source>Hands 1 to {0}</source>
      <translation>Babak 1 nganti {0}</translation>
    </message>
    <message>
      <source>Rounds 1 to {0}</source>
      <translation>Ronde 1 nganti {0}</translation>
    </message>
    <message>
      <source>No hand has ended yet</source>
      <translation>Durung ana babak sing rampung</translation>
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
      <source>{0} {1}, in all {2}</source>
      <translation>{0} {1}, kabeh {2}</translation>
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
      <source>QT_SCALE_FACTOR is a number from {0} to {1}, not {2}</source>
      <translation>QT_SCALE_FACTOR iku wilangan saka {0} nganti {1}, dudu {2}</translation>
    </message>
    <message>
      <source>Qt cannot open a window with QT_QPA_PLATFORM={0}</source>
      <translation>Qt ora bisa mbukak jendhela nganggo QT_QPA_PLATFORM={0}</translation>
    </message>
    <message>
      <source>Qt cannot open a window on this display</source>
      <translation>Qt ora bisa mbukak jendhela ing layar iki</translation>
    </message>
    <message>
      <source>{0}: not a directory</source>
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
      <source>{0}: the name is not in the system's character set; choose another --data-dir</source>
      <translation>{0}: jenenge ora bisa ditulis nganggo aksara sistem iki; pilihen --data-dir liyane</translation>
    </message>
    <message>
      <source>Thothit is already running and does not answer; end it first</source>
      <translation>Thothit wis mlaku lan ora mangsuli; pateni dhisik</translation>
    </message>
    <message>
      <source>Thothit is already running (process {0}) and does not answer; end it first</source>
      <translation>Thothit wis mlaku (proses {0}) lan ora mangsuli; pateni dhisik</translation>
    </message>
    <message>
      <source>Thothit is already running; close it first, or give this one its own --data-dir</source>
      <translation>Thothit wis mlaku; tutupen dhisik, utawa wenehana --data-dir dhewe</translation>
    </message>
    <message>
      <source>{0}: the picture cannot be written</source>
      <translation>{0}: gambare ora bisa ditulis</translation>
    </message>
    <message>
      <source>the Wayland display {0} does not answer</source>
      <translation>layar Wayland {0} ora mangsuli</translation>
    </message>
    <message>
      <source>there is no display to open a window on; on a machine without a screen, start it with: {0}</source>
      <translation>ora ana layar kanggo mbukak jendhela; ing mesin tanpa layar, lakokna nganggo: {0}</translation>
    </message>
    <message>
      <source>the display {0} does not answer</source>
      <translation>layar {0} ora mangsuli</translation>
    </message>
    <message>
      <source>this system is too old: the program needs Windows 10 version 1903 or later</source>
      <translation>sistem iki kelawasen: program mbutuhake Windows 10 versi 1903 utawa sing luwih anyar</translation>
    </message>
    <message>
      <source>this system is too old: it has {0}, the program needs glibc {1}</source>
      <translation>sistem iki kelawasen: anane {0}, program mbutuhake glibc {1}</translation>
    </message>
    <message>
      <source>this system is too old: its {0} has no {1}, which the program needs</source>
      <translation>sistem iki kelawasen: {0} ora nduwe {1} sing dibutuhake program</translation>
    </message>
    <message>
      <source>the libraries of this system do not fit the program: none of them has {0}</source>
      <translation>pustaka sistem iki ora cocog karo program: ora ana sing nduwe {0}</translation>
    </message>
    <message>
      <source>this program is not complete; install it again ({0})</source>
      <translation>program iki ora jangkep; pasangen maneh ({0})</translation>
    </message>
    <message>
      <source>Qt cannot be loaded: {0}</source>
      <translation>Qt ora bisa dimuat: {0}</translation>
    </message>
    <message>
      <source>this program is not complete, {0} is missing; install it again</source>
      <translation>program iki ora jangkep, {0} ora ana; pasangen maneh</translation>
    </message>
    <message>
      <source>the system library {0} is missing; install it with: {1}</source>
      <translation>pustaka sistem {0} ora ana; pasangen nganggo: {1}</translation>
    </message>
    <message>
      <source>the system library {0} is missing; install the package that brings it</source>
      <translation>pustaka sistem {0} ora ana; pasangen paket sing ngemot</translation>
    </message>
    <message>
      <source>another C library</source>
      <translation>pustaka C liya</translation>
    </message>
  </context>
  <context>
    <name>statistics</name>
    <message>
      <source>d MMM yyyy, HH:mm</source>
      <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
      <source>One round, which tells nothing yet.</source>
      <translation>Lagi sak ronde, durung mratelakake apa-apa.</translation>
    </message>
    <message>
      <source>Nobody decides anything in this game: your average is luck alone.</source>
      <translation>Ing dolanan iki ora ana sing kudu diputusake: rata-rata sampeyan mung kabegjan.</translation>
    </message>
    <message>
      <source>So far luck decides: your average is {0}, give or take {1}.</source>
      <translation>Nganti saiki isih kabegjan sing nemtokake: rata-rata sampeyan {0}, kurang luwihe {1}.</translation>
    </message>
    <message>
      <source>You play better than they do: {0} points ahead, give or take {1}.</source>
      <translation>Sampeyan main luwih apik tinimbang mungsuh: unggul {0} poin, kurang luwihe {1}.</translation>
    </message>
    <message>
      <source>They play better than you do: {0} points ahead, give or take {1}.</source>
      <translation>Mungsuh main luwih apik tinimbang sampeyan: unggul {0} poin, kurang luwihe {1}.</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Rounds that you have played to their end.</source>
      <translation>Ronde sing wis sampeyan lakoni nganti rampung.</translation>
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
      <translation>Ronde sing sampeyan menang. Ing persentase, seri diitung setengah kamenangan.</translation>
    </message>
    <message>
      <source>Shared</source>
      <translation>Bareng</translation>
    </message>
    <message>
      <source>Rounds that you won together with another side.</source>
      <translation>Ronde sing sampeyan menangake bareng pihak liya.</translation>
    </message>
    <message>
      <source>Points a round</source>
      <translation>Poin saben ronde</translation>
    </message>
    <message>
      <source>What your side scores in a round on average.</source>
      <translation>Rata-rata poin pihak sampeyan ing sak ronde.</translation>
    </message>
    <message>
      <source>Best round</source>
      <translation>Ronde paling apik</translation>
    </message>
    <message>
      <source>The most points that your side scored in a round.</source>
      <translation>Poin paling akeh sing tau dioleh pihak sampeyan ing sak ronde.</translation>
    </message>
    <message>
      <source>Most won in a row</source>
      <translation>Menang runtut paling akeh</translation>
    </message>
    <message>
      <source>The longest row of rounds that you won alone, one after the other.</source>
      <translation>Runtutan paling dawa ronde sing sampeyan menangake dhewe.</translation>
    </message>
    <message>
      <source>Won in a row now</source>
      <translation>Menang runtut saiki</translation>
    </message>
    <message>
      <source>The rounds that you have won alone since the last one you did not.</source>
      <translation>Ronde sing sampeyan menangake dhewe wiwit ronde pungkasan sing ora sampeyan menangake.</translation>
    </message>
    <message>
      <source>Most lost in a row</source>
      <translation>Kalah runtut paling akeh</translation>
    </message>
    <message>
      <source>The longest row of rounds that another side won, one after the other.</source>
      <translation>Runtutan paling dawa ronde sing dimenangake pihak liya.</translation>
    </message>
    <message>
      <source>Points ahead</source>
      <translation>Selisih poin</translation>
    </message>
    <message>
      <source>Your points less those of the best other side, on average.</source>
      <translation>Rata-rata poin sampeyan dikurangi poine pihak liya sing paling apik.</translation>
    </message>
    <message>
      <source>Known to within</source>
      <translation>Kacek paling akeh</translation>
    </message>
    <message>
      <source>Your true average is this close, 95 times of 100.</source>
      <translation>Rata-rata sampeyan sing sanyatane kaceke ora luwih saka iki, kaping 95 saka 100.</translation>
    </message>
    <message>
      <source>Luck of a round</source>
      <translation>Kabegjan saben ronde</translation>
    </message>
    <message>
      <source>How far a round's result lies from your average: its standard deviation.</source>
      <translation>Sepira adohe asil sak ronde saka rata-rata sampeyan: simpangan baku (standar deviasi).</translation>
    </message>
    <message>
      <source>Rounds to be sure</source>
      <translation>Ronde supaya yakin</translation>
    </message>
    <message>
      <source>Rounds needed before an average like yours is 95 % certain not to be luck.</source>
      <translation>Cacahing ronde nganti rata-rata kaya duweke sampeyan 95 % mesthi dudu kabegjan.</translation>
    </message>
    <message>
      <source>Time a move</source>
      <translation>Wektu saben langkah</translation>
    </message>
    <message numerus="yes">
      <source>How long you think about a move, pauses left out; measured in %n round(s).</source>
      <translation>
        <numerusform>Sepira suwene sampeyan mikir langkah, tanpa wektu ngaso; diukur ing %n ronde.</numerusform>
      </translation>
    </message>
    <message>
      <source>With help</source>
      <translation>Nganggo pitulung</translation>
    </message>
    <message>
      <source>Rounds of matches in which you took a move back, or began a fair round again.</source>
      <translation>Ronde saka tandhing sing ana langkah diwurungake, utawa ronde adil dibaleni.</translation>
    </message>
    <message numerus="yes">
      <source>Not known for %n older game(s).</source>
      <translation>
        <numerusform>Ora dingerteni ing %n dolanan lawas.</numerusform>
      </translation>
    </message>
    <message>
      <source>Matches begun</source>
      <translation>Tandhing diwiwiti</translation>
    </message>
    <message>
      <source>Matches in which you have made a move.</source>
      <translation>Tandhing sing wis ana langkah sampeyan.</translation>
    </message>
    <message>
      <source>Matches finished</source>
      <translation>Tandhing rampung</translation>
    </message>
    <message>
      <source>Played to their end; a free match, where no round is left open.</source>
      <translation>Dilakoni nganti rampung; tandhing bebas, yen ora ana ronde sing isih mlaku.</translation>
    </message>
    <message>
      <source>Matches given up</source>
      <translation>Tandhing sing nyerah</translation>
    </message>
    <message>
      <source>Fair matches of which you began a round again.</source>
      <translation>Tandhing adil sing rondene ana sing sampeyan baleni.</translation>
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
      <source>With one at least: {0}</source>
      <translation>Paling ora siji: {0}</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Kabeh</translation>
    </message>
    <message>
      <source>Default rules</source>
      <translation>Aturan baku</translation>
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
      <source>Rounds whose cards you knew; they count nowhere else</source>
      <translation>Ronde sing kertune wis sampeyan ngerteni; ora dietung ing panggonan liya</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
  </context>
  <context>
    <name>thunee</name>
    <message>
      <source>The sum, of {0} needed</source>
      <translation>Gunggung, butuhe {0}</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>Etungan</translation>
    </message>
    <message>
      <source>the sixes count from {0}</source>
      <translation>kertu nem ngetung wiwit {0}</translation>
    </message>
    <message>
      <source>balls, {0} needed and {1} ahead</source>
      <translation>bal, kudu {0} lan kacek {1}</translation>
    </message>
    <message>
      <source>balls, {0} needed</source>
      <translation>bal, kudu {0}</translation>
    </message>
    <message>
      <source>Trump by the first card: {0}</source>
      <translation>Truf miturut kertu kapisan: {0}</translation>
    </message>
    <message>
      <source>Trump: {0}, set by {1} at a call of {2}</source>
      <translation>Truf: {0}, ditemtokake {1} nganggo seruan {2}</translation>
    </message>
    <message>
      <source>Trump: {0}, set by {1} without a call</source>
      <translation>Truf: {0}, ditemtokake {1} tanpa seruan</translation>
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
      <source>{call}, called by {who}, and every trick won: {balls} balls.</source>
      <translation>{call}, diseru dening {who}, lan menang kabeh trik: {balls} bal.</translation>
    </message>
    <message>
      <source>{call}, called by {who}, and a trick lost to {winner}: {balls} balls for the others.</source>
      <translation>{call}, diseru dening {who}, lan ana trik kalah karo {winner}: {balls} bal kanggo mungsuh.</translation>
    </message>
    <message>
      <source>{call}, called by {who}, and a trick won by {winner}, the partner: {balls} balls for the others.</source>
      <translation>{call}, diseru dening {who}, lan ana trik dimenangake {winner}, kancane: {balls} bal kanggo mungsuh.</translation>
    </message>
    <message>
      <source>{total}, and {needed} were needed: a ball for the counting side.</source>
      <translation>{total}, kamangka butuhe {needed}: sak bal kanggo pihak sing ngetung.</translation>
    </message>
    <message>
      <source>{total}, and {needed} were needed. The call is lost: {balls} balls for the counting side.</source>
      <translation>{total}, kamangka butuhe {needed}. Seruane kalah: {balls} bal kanggo pihak sing ngetung.</translation>
    </message>
    <message>
      <source>{total}, {short} short of {needed}: a ball for the side that set trump.</source>
      <translation>{total}, kurang {short} saka {needed}: sak bal kanggo pihak sing nemtokake truf.</translation>
    </message>
    <message>
      <source>Double, called by {who}, and the last trick won: {balls} balls.</source>
      <translation>Double, diseru dening {who}, lan trik pungkasan menang: {balls} bal.</translation>
    </message>
    <message>
      <source>Double, called by {who}, and the last trick lost to {winner}: {balls} balls for the others.</source>
      <translation>Double, diseru dening {who}, lan trik pungkasan kalah karo {winner}: {balls} bal kanggo mungsuh.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}, and the last trick won with more than enough: {balls} balls.</source>
      <translation>Khanaak, diseru dening {who}, lan trik pungkasan menang turah-turah: {balls} bal.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}, and not enough: {balls} balls for the others.</source>
      <translation>Khanaak, diseru dening {who}, lan ora cukup: {balls} bal kanggo mungsuh.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}, and the last trick lost to {winner}: {balls} balls for the others.</source>
      <translation>Khanaak, diseru dening {who}, lan trik pungkasan kalah karo {winner}: {balls} bal kanggo mungsuh.</translation>
    </message>
    <message>
      <source>Asked for by {0}, with 10 points or less in the first cards. Nobody scores.</source>
      <translation>Dijaluk dening {0}, sebab kertu kapisane isi 10 poin utawa kurang. Ora ana sing oleh skor.</translation>
    </message>
    <message>
      <source>Asked for by {0}: the counting side had no trump. Nobody scores.</source>
      <translation>Dijaluk dening {0}: pihak sing ngetung ora duwe truf. Ora ana sing oleh skor.</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>against it</source>
      <translation>nglawan</translation>
    </message>
    <message>
      <source>set trump</source>
      <translation>nemtokake truf</translation>
    </message>
    <message>
      <source>counted</source>
      <translation>ngetung</translation>
    </message>
    <message>
      <source>Cards in its tricks</source>
      <translation>Kertu ing trike</translation>
    </message>
    <message>
      <source>The last trick</source>
      <translation>Trik pungkasan</translation>
    </message>
    <message>
      <source>The call</source>
      <translation>Seruan</translation>
    </message>
    <message>
      <source>Own Jodhi</source>
      <translation>Jodhi dhewe</translation>
    </message>
    <message>
      <source>Jodhi of the others</source>
      <translation>Jodhine mungsuh</translation>
    </message>
    <message>
      <source>The count of {0}</source>
      <translation>Etungane {0}</translation>
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
      <source>Cards of the others</source>
      <translation>Kertune mungsuh</translation>
    </message>
    <message>
      <source>Khanaak of {0}</source>
      <translation>Khanaak saka {0}</translation>
    </message>
    <message>
      <source>more than 0</source>
      <translation>luwih saka 0</translation>
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
      <source>Sum: {0}, {1}</source>
      <translation>Gunggung: {0}, {1}</translation>
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
      <source>Balls of this hand: {0}. Balls in all: {1}.</source>
      <translation>Bal babak iki: {0}. Bal kabeh: {1}.</translation>
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
      <source>Set trump: choose one of your cards</source>
      <translation>Temtokna truf: pilih salah siji kertu sampeyan</translation>
    </message>
    <message>
      <source>All cards are dealt: do you call?</source>
      <translation>Kabeh kertu wis dibagi: apa sampeyan nyeru?</translation>
    </message>
    <message>
      <source>Your side won the trick: announce a Jodhi?</source>
      <translation>Pihak sampeyan menang trik: ngumumake Jodhi?</translation>
    </message>
    <message>
      <source>{who} bids {points}</source>
      <translation>{who} nawa {points}</translation>
    </message>
    <message>
      <source>{who} lays trump face down</source>
      <translation>{who} nyelehake truf mengkurep</translation>
    </message>
    <message>
      <source>{who}: trump is {suit}</source>
      <translation>{who}: trufe {suit}</translation>
    </message>
    <message>
      <source>{who} wants a new deal</source>
      <translation>{who} njaluk bagi maneh</translation>
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
      <source>{who} wins the trick, {points} points</source>
      <translation>{who} menang trik, {points} poin</translation>
    </message>
    <message>
      <source>The rest is dealt</source>
      <translation>Turahane dibagi</translation>
    </message>
    <message>
      <source>{who} announces a Jodhi, {points}</source>
      <translation>{who} ngumumake Jodhi, {points}</translation>
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
      <source>You lay trump face down</source>
      <translation>Sampeyan nyelehake truf mengkurep</translation>
    </message>
    <message>
      <source>You want a new deal</source>
      <translation>Sampeyan njaluk bagi maneh</translation>
    </message>
    <message>
      <source>You win the trick, {points} points</source>
      <translation>Sampeyan menang trik, {points} poin</translation>
    </message>
    <message>
      <source>You announce a Jodhi, {points}</source>
      <translation>Sampeyan ngumumake Jodhi, {points}</translation>
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
      <source>Wants a new deal</source>
      <translation>Njaluk bagi maneh</translation>
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
      <source>Wins the trick: {points} points</source>
      <translation>Menang trik: {points} poin</translation>
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
      <source>You cannot do that now.</source>
      <translation>Iku ora bisa dilakoni saiki.</translation>
    </message>
    <message>
      <source>The house rules of this match do not allow it.</source>
      <translation>Ora kena miturut aturan omah tandhing iki.</translation>
    </message>
    <message>
      <source>{1} was led: follow its suit while you can.</source>
      <translation>Trike dibukak nganggo {1}: manuta jinise sasuwene isih bisa.</translation>
    </message>
    <message>
      <source>{0} is a lower trump than {1}, and you have other cards.</source>
      <translation>{0} truf sing luwih cendhek tinimbang {1}, lan sampeyan isih duwe kertu liya.</translation>
    </message>
    <message>
      <source>Bids are 10, 20 and so on to 100, and 104 over 100.</source>
      <translation>Tawarane 10, 20 lan sateruse nganti 100, lan 104 kanggo ngungkuli 100.</translation>
    </message>
    <message>
      <source>A bid must be higher than the last one.</source>
      <translation>Tawaran kudu luwih dhuwur tinimbang sing pungkasan.</translation>
    </message>
    <message>
      <source>104 may only be bid over 100.</source>
      <translation>104 mung kena kanggo ngungkuli tawaran 100.</translation>
    </message>
    <message>
      <source>You may not call Thunee with six cards of one suit.</source>
      <translation>Ora kena nyeru Thunee yen duwe nem kertu jinise padha.</translation>
    </message>
    <message>
      <source>The Jodhi with {0} has been claimed already.</source>
      <translation>Jodhi nganggo {0} wis diklaim.</translation>
    </message>
    <message>
      <source>You do not hold {0} together with its queen.</source>
      <translation>Sampeyan ora nyekel {0} bareng karo ratune.</translation>
    </message>
    <message>
      <source>During Thunee nothing else may be called.</source>
      <translation>Sasuwene Thunee ora kena nyeru liyane.</translation>
    </message>
    <message>
      <source>You may only call this in the last trick.</source>
      <translation>Iki mung kena diseru ing trik pungkasan.</translation>
    </message>
    <message>
      <source>Double or Khanaak has been called in this hand already.</source>
      <translation>Double utawa Khanaak wis diseru ing babak iki.</translation>
    </message>
    <message>
      <source>Double needs all tricks so far, and your side has lost one.</source>
      <translation>Double butuh menang kabeh trik nganti saiki, kamangka pihak sampeyan wis kalah siji.</translation>
    </message>
    <message>
      <source>A side has 11 balls or more, so Double may not be called.</source>
      <translation>Ana pihak sing duwe 11 bal utawa luwih, dadi Double ora kena diseru.</translation>
    </message>
    <message>
      <source>Khanaak needs a Jodhi that your side has claimed.</source>
      <translation>Khanaak butuh Jodhi sing wis diklaim pihak sampeyan.</translation>
    </message>
    <message>
      <source>Your side has won every trick, and Khanaak needs a lost one.</source>
      <translation>Pihak sampeyan menang kabeh trik, kamangka Khanaak butuh trik sing kalah.</translation>
    </message>
    <message>
      <source>Cards are dealt face up until a black jack comes. Whoever gets it deals: {dealer}</source>
      <translation>Kertu dibagi mlumah nganti metu jack ireng. Sing oleh kertu iku sing mbagi: {dealer}</translation>
    </message>
    <message>
      <source>The first cards are dealt, and players bid to set trump. Dealer: {dealer}. Trumpman: {starter}</source>
      <translation>Kertu kapisan dibagi, lan para pemain nawa kanggo nemtokake truf. Sing mbagi: {dealer}. Trumpman: {starter}</translation>
    </message>
    <message>
      <source>Hand {0}, to {1} balls and {2} ahead</source>
      <translation>Babak {0}, nganti {1} bal lan kacek {2}</translation>
    </message>
    <message>
      <source>Hand {0}, to {1} balls</source>
      <translation>Babak {0}, nganti {1} bal</translation>
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
      <source>{0} by {1}</source>
      <translation>{0}, saka {1}</translation>
    </message>
    <message>
      <source>call {0}</source>
      <translation>seruan {0}</translation>
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
      <source>The balls of each hand, then those of the match so far</source>
      <translation>Bal saben babak, banjur bal tandhing nganti saiki</translation>
    </message>
    <message>
      <source>first to {0} balls and {1} ahead</source>
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
      <source>A redeal: the same dealer deals again</source>
      <translation>Dibagi maneh: sing mbagi tetep</translation>
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
      <source>{0} is thinking about a bid</source>
      <translation>{0} lagi mikir tawaran</translation>
    </message>
    <message>
      <source>{0} is setting trump</source>
      <translation>{0} lagi nemtokake truf</translation>
    </message>
    <message>
      <source>{0} is thinking about a call</source>
      <translation>{0} lagi mikir seruan</translation>
    </message>
    <message>
      <source>Lead a card: its suit becomes trump</source>
      <translation>Bukak trik: jinise kertu dadi truf</translation>
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
      <translation>Giliran sampeyan: bukak trik</translation>
    </message>
    <message>
      <source>Your side has no trump: deal again?</source>
      <translation>Pihak sampeyan ora duwe truf: bagi maneh?</translation>
    </message>
    <message>
      <source>Only {0} in your first cards: deal again?</source>
      <translation>Kertu kapisan sampeyan mung isi {0}: bagi maneh?</translation>
    </message>
    <message>
      <source>a trick game for two sides</source>
      <translation>dolanan trik kanggo rong pihak</translation>
    </message>
    <message>
      <source>French, 24: nine to ace</source>
      <translation>Prancis, 24: sanga nganti as</translation>
    </message>
    <message>
      <source>The child plays any card it may and never bids.</source>
      <translation>Bocah ngetokake kertu apa wae sing kena, lan ora tau nawa.</translation>
    </message>
    <message>
      <source>The neighbour takes every trick it can.</source>
      <translation>Tangga njupuk saben trik sing bisa.</translation>
    </message>
    <message>
      <source>The regular knows which cards have gone and saves its trumps.</source>
      <translation>Langganan ngerti kertu endi sing wis metu lan ngirit trufe.</translation>
    </message>
    <message>
      <source>The old hand thinks ahead a little but forgets who could not follow suit.</source>
      <translation>Sesepuh mikir rada adoh nanging lali sapa sing ora bisa manut jinis.</translation>
    </message>
    <message>
      <source>the player after the setter of trump; the side that is behind deals</source>
      <translation>pemain sawise sing nemtokake truf; pihak sing kalah skore mbagi</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>Watch out!</source>
      <translation>Sing ngati-ati!</translation>
    </message>
    <message>
      <source>Not yet</source>
      <translation>Isih durung</translation>
    </message>
    <message>
      <source>Oh, wonderful!</source>
      <translation>Wah, apik tenan!</translation>
    </message>
    <message>
      <source>A stroke of luck!</source>
      <translation>Pinuju begja!</translation>
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
      <source>How can that be!</source>
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
      <translation>Ya, ora</translation>
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
      <translation>Mesakake kowe</translation>
    </message>
    <message>
      <source>No way!</source>
      <translation>Ora bisa!</translation>
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