<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="id">
  <context>
    <name>AlbumSheet</name>
    <message>
      <source>Album of cards</source>
      <translation>Album kartu</translation>
    </message>
    <message>
      <source>A card back for all ten cards of this row</source>
      <translation>Satu punggung kartu untuk kesepuluh kartu baris ini</translation>
    </message>
    <message>
      <source>Card back {0}: in use. Press for the usual back</source>
      <translation>Punggung kartu {0}: dipakai. Tekan untuk punggung yang biasa</translation>
    </message>
    <message>
      <source>Card back {0}: yours. Press to use it</source>
      <translation>Punggung kartu {0}: milik Anda. Tekan untuk memakainya</translation>
    </message>
  </context>
  <context>
    <name>BackupFiles</name>
    <message>
      <source>Back up everything</source>
      <translation>Cadangkan semuanya</translation>
    </message>
    <message>
      <source>Write settings, saved matches and statistics to one file.</source>
      <translation>Tulis pengaturan, pertandingan tersimpan, dan statistik ke satu berkas.</translation>
    </message>
    <message>
      <source>&amp;Back up...</source>
      <translation>&amp;Cadangkan...</translation>
    </message>
    <message>
      <source>Restore everything</source>
      <translation>Pulihkan semuanya</translation>
    </message>
    <message>
      <source>Go back to a backup, after a look at it. What you have now is kept.</source>
      <translation>Kembali ke cadangan, setelah isinya dilihat dulu. Yang ada sekarang tetap disimpan.</translation>
    </message>
    <message>
      <source>&amp;Restore...</source>
      <translation>&amp;Pulihkan...</translation>
    </message>
    <message>
      <source>Backups ({0});;All files (*)</source>
      <translation>Cadangan ({0});;Semua berkas (*)</translation>
    </message>
    <message>
      <source>Backed up to {0}: {1}.</source>
      <translation>Dicadangkan ke {0}: {1}.</translation>
    </message>
    <message>
      <source>The statistics cannot be read and are not in it.</source>
      <translation>Statistik tidak dapat dibaca dan tidak ikut dicadangkan.</translation>
    </message>
    <message>
      <source>Nothing can be restored: another program may be using the same folder.</source>
      <translation>Tidak ada yang dapat dipulihkan: mungkin program lain sedang memakai folder yang sama.</translation>
    </message>
    <message>
      <source>This takes the place of your settings, matches and statistics. What you have now is kept as a backup.</source>
      <translation>Ini menggantikan pengaturan, pertandingan, dan statistik Anda. Yang ada sekarang disimpan sebagai cadangan.</translation>
    </message>
    <message>
      <source>Made on {0} with Thothit Desktop {1}</source>
      <translation>Dibuat pada {0} dengan Thothit Desktop {1}</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>&amp;Pulihkan</translation>
    </message>
    <message numerus="yes">
      <source>%n saved game(s)</source>
      <translation>
        <numerusform>%n permainan tersimpan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted game(s)</source>
      <translation>
        <numerusform>%n permainan terhapus</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln round(s) in the statistics</source>
      <translation>
        <numerusform>%Ln ronde dalam statistik</numerusform>
      </translation>
    </message>
    <message>
      <source>your settings</source>
      <translation>pengaturan Anda</translation>
    </message>
    <message>
      <source>no settings</source>
      <translation>tanpa pengaturan</translation>
    </message>
    <message>
      <source>Nothing was restored: {0}</source>
      <translation>Tidak ada yang dipulihkan: {0}</translation>
    </message>
    <message>
      <source>Restored. What you had before is in {0}</source>
      <translation>Sudah dipulihkan. Yang ada sebelumnya tersimpan di {0}</translation>
    </message>
  </context>
  <context>
    <name>BestRounds</name>
    <message>
      <source>Best rounds</source>
      <translation>Ronde terbaik</translation>
    </message>
    <message>
      <source>&amp;Look at it again</source>
      <translation>L&amp;ihat lagi</translation>
    </message>
    <message>
      <source>Replay the selected round (Enter)</source>
      <translation>Putar ulang ronde yang dipilih (Enter)</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Tanggal</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Permainan</translation>
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
      <translation>Lawan</translation>
    </message>
  </context>
  <context>
    <name>CalendarCloth</name>
    <message>
      <source>Calendar</source>
      <translation>Kalender</translation>
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
      <translation>Seribu Tua</translation>
    </message>
    <message>
      <source>Red Flower</source>
      <translation>Bunga Merah</translation>
    </message>
    <message>
      <source>White Flower</source>
      <translation>Bunga Putih</translation>
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
      <translation>{0} Laksa</translation>
    </message>
    <message>
      <source>{0} of Spades</source>
      <translation>{0} Sekop</translation>
    </message>
    <message>
      <source>{0} of Hearts</source>
      <translation>{0} Hati</translation>
    </message>
    <message>
      <source>{0} of Diamonds</source>
      <translation>{0} Wajik</translation>
    </message>
    <message>
      <source>{0} of Clubs</source>
      <translation>{0} Keriting</translation>
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
      <translation>bercap</translation>
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
      <translation>Tentang kartu ceki</translation>
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
      <translation>Tindakan</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Lanjut</translation>
    </message>
    <message>
      <source>Turn the stock</source>
      <translation>Buka stok</translation>
    </message>
    <message>
      <source>Take the card back</source>
      <translation>Ambil kembali kartunya</translation>
    </message>
  </context>
  <context>
    <name>CekiWindow</name>
    <message>
      <source>Ceki cards</source>
      <translation>Kartu ceki</translation>
    </message>
  </context>
  <context>
    <name>CommandFinder</name>
    <message>
      <source>Type a command or a setting</source>
      <translation>Ketik perintah atau pengaturan</translation>
    </message>
    <message>
      <source>Find a command</source>
      <translation>Cari perintah</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Perintah</translation>
    </message>
    <message>
      <source>on</source>
      <translation>aktif</translation>
    </message>
    <message>
      <source>This cannot be done now.</source>
      <translation>Ini tidak bisa dilakukan sekarang.</translation>
    </message>
    <message>
      <source>No command has these words.</source>
      <translation>Tidak ada perintah dengan kata-kata ini.</translation>
    </message>
  </context>
  <context>
    <name>Countdown</name>
    <message>
      <source>Time left to answer</source>
      <translation>Sisa waktu untuk menjawab</translation>
    </message>
    <message>
      <source>Seconds left to answer</source>
      <translation>Sisa detik untuk menjawab</translation>
    </message>
  </context>
  <context>
    <name>CountsPanel</name>
    <message>
      <source>Cards out and captured</source>
      <translation>Kartu tersisa dan tertangkap</translation>
    </message>
  </context>
  <context>
    <name>CoursePage</name>
    <message>
      <source>What the round promised, step by step</source>
      <translation>Perkiraan hasil ronde ini, langkah demi langkah</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Langkah</translation>
    </message>
    <message>
      <source>What happened</source>
      <translation>Yang terjadi</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Perubahan</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>Menjadi</translation>
    </message>
  </context>
  <context>
    <name>DealSheet</name>
    <message>
      <source>You</source>
      <translation>Anda</translation>
    </message>
    <message>
      <source>The master, in your seat</source>
      <translation>Empu, di kursi Anda</translation>
    </message>
  </context>
  <context>
    <name>DealsWindow</name>
    <message>
      <source>The deal on the table</source>
      <translation>Pembagian di meja</translation>
    </message>
    <message>
      <source>Deal of the day</source>
      <translation>Pembagian hari ini</translation>
    </message>
    <message>
      <source>Deal by number</source>
      <translation>Pembagian menurut nomor</translation>
    </message>
    <message>
      <source>The computers could not go on: {0}</source>
      <translation>Komputer tidak dapat melanjutkan: {0}</translation>
    </message>
    <message>
      <source>Partner and &amp;others:</source>
      <translation>Rekan dan &amp;lainnya:</translation>
    </message>
    <message>
      <source>&amp;Others:</source>
      <translation>Pemain &amp;lain:</translation>
    </message>
    <message>
      <source>As set up: {0}</source>
      <translation>Sesuai pengaturan: {0}</translation>
    </message>
    <message>
      <source>The match of this round is not among your saved games any more.</source>
      <translation>Pertandingan dari ronde ini tidak ada lagi di antara permainan tersimpan Anda.</translation>
    </message>
    <message>
      <source>This deal is on the table. Finish the round before you play it again.</source>
      <translation>Pembagian ini ada di meja. Selesaikan rondenya sebelum memainkannya lagi.</translation>
    </message>
    <message>
      <source>Nobody decides anything in this game, so it comes out as it comes.</source>
      <translation>Dalam permainan ini tidak ada yang perlu diputuskan, jadi hasilnya datang begitu saja.</translation>
    </message>
    <message>
      <source>One round each is a sample of one: luck can turn it round.</source>
      <translation>Satu ronde untuk tiap tingkat baru satu contoh: keberuntungan bisa membalikkannya.</translation>
    </message>
    <message>
      <source>Deals</source>
      <translation>Daftar pembagian</translation>
    </message>
    <message>
      <source>&amp;Game:</source>
      <translation>&amp;Permainan:</translation>
    </message>
    <message>
      <source>&amp;Number:</source>
      <translation>&amp;Nomor:</translation>
    </message>
    <message>
      <source>Your &amp;seat:</source>
      <translation>&amp;Kursi Anda:</translation>
    </message>
    <message>
      <source>Tries of this deal</source>
      <translation>Percobaan pada pembagian ini</translation>
    </message>
    <message>
      <source>Each level plays this deal once at your seat, against the same others</source>
      <translation>Setiap tingkat memainkan pembagian ini sekali di kursi Anda, melawan pemain lain yang sama</translation>
    </message>
    <message>
      <source>Let the &amp;computers play</source>
      <translation>Biarkan komp&amp;uter bermain</translation>
    </message>
    <message>
      <source>How much the computers have played</source>
      <translation>Sejauh mana komputer sudah bermain</translation>
    </message>
    <message>
      <source>S&amp;top</source>
      <translation>&amp;Hentikan</translation>
    </message>
    <message>
      <source>Replay the selected round of yours</source>
      <translation>Putar ulang ronde Anda yang dipilih</translation>
    </message>
    <message>
      <source>Look at it &amp;again…</source>
      <translation>L&amp;ihat lagi…</translation>
    </message>
    <message>
      <source>Begin a match with this deal; the match on the table is kept</source>
      <translation>Mulai pertandingan dengan pembagian ini; pertandingan di meja tetap disimpan</translation>
    </message>
    <message>
      <source>&amp;Play this deal</source>
      <translation>&amp;Mainkan pembagian ini</translation>
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
      <translation>Keputusan Anda</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} dari {1}</translation>
    </message>
  </context>
  <context>
    <name>DecisionsPage</name>
    <message>
      <source>Your decisions</source>
      <translation>Keputusan Anda</translation>
    </message>
    <message>
      <source>Show on the &amp;table</source>
      <translation>Tunjukkan di &amp;meja</translation>
    </message>
    <message>
      <source>Show the position before this move (Enter)</source>
      <translation>Tampilkan posisi sebelum langkah ini (Enter)</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Langkah</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>Dimainkan</translation>
    </message>
    <message>
      <source>Best</source>
      <translation>Terbaik</translation>
    </message>
    <message>
      <source>Given away ({0})</source>
      <translation>Rugi ({0})</translation>
    </message>
    <message>
      <source>Grade</source>
      <translation>Nilai</translation>
    </message>
  </context>
  <context>
    <name>Deleting</name>
    <message>
      <source>This match cannot be deleted.</source>
      <translation>Pertandingan ini tidak dapat dihapus.</translation>
    </message>
    <message>
      <source>“{0}” is deleted</source>
      <translation>“{0}” dihapus</translation>
    </message>
    <message numerus="yes">
      <source>%n game(s) deleted</source>
      <translation>
        <numerusform>%n permainan dihapus</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %n game(s) for good?</source>
      <translation>
        <numerusform>Hapus %n permainan untuk selamanya?</numerusform>
      </translation>
    </message>
    <message>
      <source>This cannot be undone.</source>
      <translation>Ini tidak dapat diurungkan.</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Hapus</translation>
    </message>
    <message>
      <source>This match cannot be brought back.</source>
      <translation>Pertandingan ini tidak dapat dikembalikan.</translation>
    </message>
  </context>
  <context>
    <name>Dialogs</name>
    <message>
      <source>Deal by number</source>
      <translation>Pembagian menurut nomor</translation>
    </message>
    <message>
      <source>Number of the deal:</source>
      <translation>Nomor pembagian:</translation>
    </message>
    <message>
      <source>Open a game record</source>
      <translation>Buka catatan permainan</translation>
    </message>
    <message>
      <source>Save the match</source>
      <translation>Simpan pertandingan</translation>
    </message>
    <message>
      <source>Game records ({0});;All files (*)</source>
      <translation>Catatan permainan ({0});;Semua berkas (*)</translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) before the fault can be opened.</source>
      <translation>
        <numerusform>%n ronde sebelum kesalahan itu dapat dibuka.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Open %n round(s)</source>
      <translation>
        <numerusform>Buka %n ronde</numerusform>
      </translation>
    </message>
    <message>
      <source>&lt;p&gt;Thothit of Java, its relatives and other card games, against computer players. They see what a player at their seat would see, and nothing more.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It uses Qt {0} and Qt for Python, which are under the LGPL&amp;nbsp;3.&lt;/p&gt;</source>
      <translation>&lt;p&gt;Thothit dari Jawa, kerabatnya, dan permainan kartu lain, melawan pemain komputer. Mereka melihat apa yang dilihat seorang pemain di kursi mereka, dan tidak lebih.&lt;/p&gt;&lt;p&gt;Perangkat lunak bebas di bawah lisensi MIT. Program ini memakai Qt {0} dan Qt for Python, yang berlisensi LGPL&amp;nbsp;3.&lt;/p&gt;</translation>
    </message>
    <message>
      <source>Your matches and settings are kept in {0}</source>
      <translation>Pertandingan dan pengaturan Anda disimpan di {0}</translation>
    </message>
    <message>
      <source>About Thothit Desktop</source>
      <translation>Tentang Thothit Desktop</translation>
    </message>
  </context>
  <context>
    <name>ExampleCourse</name>
    <message>
      <source>Your turn</source>
      <translation>Giliran Anda</translation>
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
      <translation>Langkah itu boleh, tetapi contoh ini menunjukkan langkah lain.</translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} dari {1}</translation>
    </message>
    <message>
      <source>Back to the &amp;rules</source>
      <translation>Kembali ke &amp;aturan</translation>
    </message>
    <message>
      <source>&amp;Again</source>
      <translation>&amp;Ulangi</translation>
    </message>
    <message>
      <source>Previous step (Left or Page Up)</source>
      <translation>Langkah sebelumnya (Kiri atau Page Up)</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Kembali</translation>
    </message>
    <message>
      <source>Next step (Right or Page Down)</source>
      <translation>Langkah berikutnya (Kanan atau Page Down)</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>&amp;Lanjut</translation>
    </message>
    <message>
      <source>Close the rules and play this game</source>
      <translation>Tutup aturan dan mainkan permainan ini</translation>
    </message>
    <message>
      <source>&amp;Play now</source>
      <translation>&amp;Main sekarang</translation>
    </message>
  </context>
  <context>
    <name>FavouriteButton</name>
    <message>
      <source>{0} is a favourite</source>
      <translation>{0} termasuk favorit</translation>
    </message>
    <message>
      <source>List this game first (F)</source>
      <translation>Tampilkan permainan ini paling awal (F)</translation>
    </message>
  </context>
  <context>
    <name>FingerprintWindow</name>
    <message>
      <source>You chose this deal, so its cards could be known beforehand. The fingerprint shows no more than that they were not changed.</source>
      <translation>Pembagian ini pilihan Anda sendiri, jadi kartunya bisa diketahui sebelumnya. Sidik jarinya hanya menunjukkan bahwa kartunya tidak diubah.</translation>
    </message>
    <message>
      <source>You are trying another course of a round whose cards were known: it has no fingerprint.</source>
      <translation>Anda sedang mencoba jalan lain dari ronde yang kartunya sudah diketahui: tidak ada sidik jarinya.</translation>
    </message>
    <message>
      <source>This round has no fingerprint: none was noted when it was dealt.</source>
      <translation>Ronde ini tidak punya sidik jari: tidak ada yang dicatat saat kartunya dibagikan.</translation>
    </message>
    <message>
      <source>The fingerprint does not fit the cards: the record of this match was changed.</source>
      <translation>Sidik jari tidak cocok dengan kartunya: catatan pertandingan ini telah diubah.</translation>
    </message>
    <message>
      <source>This was computed before the first card was dealt. Note it, or its first {0} digits, and you can check after the round that no card was changed.</source>
      <translation>Ini dihitung sebelum kartu pertama dibagikan. Catatlah, atau {0} digit pertamanya saja, lalu seusai ronde Anda dapat memeriksa bahwa tidak ada kartu yang diubah.</translation>
    </message>
    <message>
      <source>The round is over. The line below holds every card as it was dealt. Its SHA-256 is the fingerprint: compare that with what you noted.</source>
      <translation>Ronde sudah selesai. Baris di bawah memuat setiap kartu seperti saat dibagikan. SHA-256-nya adalah sidik jari itu: bandingkan dengan catatan Anda.</translation>
    </message>
    <message>
      <source>Is the deal honest?</source>
      <translation>Apakah pembagiannya jujur?</translation>
    </message>
    <message>
      <source>&amp;Round:</source>
      <translation>&amp;Ronde:</translation>
    </message>
    <message>
      <source>Fingerprint</source>
      <translation>Sidik jari</translation>
    </message>
    <message>
      <source>Cards and nonce</source>
      <translation>Kartu dan nonce</translation>
    </message>
    <message>
      <source>All cards and the random number beside them are shown here when the round has ended.</source>
      <translation>Semua kartu dan angka acak yang menyertainya ditampilkan di sini setelah ronde berakhir.</translation>
    </message>
    <message>
      <source>&amp;Copy fingerprint</source>
      <translation>&amp;Salin sidik jari</translation>
    </message>
    <message>
      <source>Copy cards and &amp;nonce</source>
      <translation>Salin kartu dan &amp;nonce</translation>
    </message>
    <message>
      <source>Copy the line whose SHA-256 is the fingerprint</source>
      <translation>Salin baris yang SHA-256-nya adalah sidik jari</translation>
    </message>
    <message>
      <source>&amp;Look at all hands…</source>
      <translation>&amp;Lihat semua kartu tangan…</translation>
    </message>
    <message>
      <source>Go through the round with every hand open</source>
      <translation>Telusuri ronde ini dengan semua kartu tangan terbuka</translation>
    </message>
    <message>
      <source>&amp;Show the first digits below the table</source>
      <translation>&amp;Tampilkan digit pertama di bawah meja</translation>
    </message>
    <message>
      <source>In the status line, before the first card is dealt</source>
      <translation>Di baris status, sebelum kartu pertama dibagikan</translation>
    </message>
    <message>
      <source>&amp;What does it prove?</source>
      <translation>&amp;Apa yang dibuktikannya?</translation>
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
      <translation>Apakah pembagiannya jujur?</translation>
    </message>
    <message>
      <source>How the others play</source>
      <translation>Cara pemain lain bermain</translation>
    </message>
    <message>
      <source>This page is missing.</source>
      <translation>Halaman ini tidak ada.</translation>
    </message>
    <message>
      <source>&amp;Page:</source>
      <translation>&amp;Halaman:</translation>
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
      <translation>Berpikir…</translation>
    </message>
  </context>
  <context>
    <name>HomePage</name>
    <message>
      <source>Home</source>
      <translation>Beranda</translation>
    </message>
    <message>
      <source>Each deal of the day that you finish dyes its square of the cloth.</source>
      <translation>Setiap pembagian hari ini yang Anda selesaikan mewarnai petaknya pada kain.</translation>
    </message>
    <message>
      <source>Your album: {0} of 30 cards. A card comes in when you win a round with a pair of it; ten in a row bring a card back.</source>
      <translation>Album Anda: {0} dari 30 kartu. Sebuah kartu masuk bila Anda memenangkan ronde dengan sepasang kartu itu; sepuluh sebaris memberi satu punggung kartu.</translation>
    </message>
    <message>
      <source>Today’s deal of {0}</source>
      <translation>Pembagian {0} hari ini</translation>
    </message>
    <message>
      <source>Play it again</source>
      <translation>Mainkan lagi</translation>
    </message>
    <message>
      <source>Play today’s deal</source>
      <translation>Mainkan pembagian hari ini</translation>
    </message>
    <message>
      <source>That day’s deal of {0}</source>
      <translation>Pembagian {0} hari itu</translation>
    </message>
    <message>
      <source>Play this deal</source>
      <translation>Mainkan pembagian ini</translation>
    </message>
    <message>
      <source>{0}. You are playing it now.</source>
      <translation>{0}. Anda sedang memainkannya.</translation>
    </message>
    <message>
      <source>{0}. Everybody who plays by these rules gets these cards today.</source>
      <translation>{0}. Hari ini semua yang bermain dengan aturan ini mendapat kartu ini.</translation>
    </message>
    <message>
      <source>playing…</source>
      <translation>sedang bermain…</translation>
    </message>
    <message>
      <source>{0}. {1}</source>
      <translation>{0}. {1}</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Lanjutkan</translation>
    </message>
  </context>
  <context>
    <name>HouseRules</name>
    <message>
      <source>As the sources say</source>
      <translation>Menurut sumbernya</translation>
    </message>
    <message>
      <source>Your own</source>
      <translation>Pilihan sendiri</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Aturan rumah</translation>
    </message>
    <message>
      <source>Hide the rules</source>
      <translation>Sembunyikan aturan</translation>
    </message>
    <message>
      <source>Show all rules</source>
      <translation>Semua aturan</translation>
    </message>
    <message>
      <source>Every rule as its source gives it, or as we read it where the sources say nothing.</source>
      <translation>Setiap aturan menurut sumbernya, atau menurut tafsiran kami kalau sumbernya tidak menyebutkannya.</translation>
    </message>
    <message>
      <source>Choose the rules below as you play them at home.</source>
      <translation>Pilih aturan di bawah sesuai kebiasaan di rumah Anda.</translation>
    </message>
    <message>
      <source>default</source>
      <translation>bawaan</translation>
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
      <translation>Tombol pintas</translation>
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
      <translation>A</translation>
    </message>
    <message>
      <source>M</source>
      <translation>K</translation>
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
      <translation>Pelajari ini ({0})</translation>
    </message>
  </context>
  <context>
    <name>LearnerActions</name>
    <message>
      <source>Cards</source>
      <translation>Kartu</translation>
    </message>
  </context>
  <context>
    <name>LessonActions</name>
    <message>
      <source>Back to the &amp;match</source>
      <translation>Kembali ke pertan&amp;dingan</translation>
    </message>
    <message>
      <source>Back to the &amp;welcome</source>
      <translation>Kembali ke sambuta&amp;n</translation>
    </message>
  </context>
  <context>
    <name>LessonList</name>
    <message>
      <source>Lessons</source>
      <translation>Pelajaran</translation>
    </message>
    <message>
      <source>Play a few cards and be told what they do. Your match waits; nothing here counts.</source>
      <translation>Mainkan beberapa kartu dan simak penjelasannya. Pertandingan Anda menunggu; di sini tidak ada yang dihitung.</translation>
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
      <translation>Langkah {0} dari {1}</translation>
    </message>
    <message>
      <source>✓ Done</source>
      <translation>✓ Selesai</translation>
    </message>
    <message>
      <source>Not begun</source>
      <translation>Belum dimulai</translation>
    </message>
  </context>
  <context>
    <name>LessonsPage</name>
    <message>
      <source>All &amp;lessons</source>
      <translation>&amp;Semua pelajaran</translation>
    </message>
    <message>
      <source>This lesson cannot be read.</source>
      <translation>Pelajaran ini tidak dapat dibaca.</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Pelajaran</translation>
    </message>
    <message>
      <source>&amp;Next lesson</source>
      <translation>Pelajaran be&amp;rikut</translation>
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
      <translation>Tentang %1</translation>
    </message>
    <message>
      <source>Preferences...</source>
      <translation>Pengaturan...</translation>
    </message>
    <message>
      <source>Services</source>
      <translation>Layanan</translation>
    </message>
    <message>
      <source>Hide %1</source>
      <translation>Sembunyikan %1</translation>
    </message>
    <message>
      <source>Hide Others</source>
      <translation>Sembunyikan lainnya</translation>
    </message>
    <message>
      <source>Show All</source>
      <translation>Tampilkan semua</translation>
    </message>
    <message>
      <source>Quit %1</source>
      <translation>Keluar dari %1</translation>
    </message>
  </context>
  <context>
    <name>MainWindow</name>
    <message>
      <source>Your data folder cannot be used, so nothing that you play now is kept.</source>
      <translation>Folder data Anda tidak dapat dipakai, jadi yang Anda mainkan sekarang tidak disimpan.</translation>
    </message>
    <message>
      <source>Some files could not be used. They are kept, and new ones take their place.</source>
      <translation>Beberapa berkas tidak dapat dipakai. Berkas itu tetap disimpan, dan yang baru menggantikannya.</translation>
    </message>
    <message>
      <source>The saved match could not be read, so a new one has begun.</source>
      <translation>Pertandingan tersimpan tidak dapat dibaca, jadi yang baru dimulai.</translation>
    </message>
    <message numerus="yes">
      <source>The saved match is damaged. %n sound round(s) could be kept.</source>
      <translation>
        <numerusform>Pertandingan tersimpan itu rusak. %n ronde yang utuh dapat dipertahankan.</numerusform>
      </translation>
    </message>
    <message>
      <source>This record cannot be opened.</source>
      <translation>Catatan ini tidak dapat dibuka.</translation>
    </message>
    <message>
      <source>{0}: what if</source>
      <translation>{0}: andaikata</translation>
    </message>
    <message>
      <source>This match names an unknown computer player; a regular plays instead.</source>
      <translation>Pertandingan ini menyebut pemain komputer yang tidak dikenal; seorang langganan bermain sebagai gantinya.</translation>
    </message>
    <message>
      <source>Thothit</source>
      <translation>Thothit</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Permainan</translation>
    </message>
    <message>
      <source>Sh&amp;are</source>
      <translation>Bag&amp;ikan</translation>
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
      <translation>&amp;Bantuan</translation>
    </message>
    <message>
      <source>Home &amp;page</source>
      <translation>Beran&amp;da</translation>
    </message>
    <message>
      <source>Today’s deal, the calendar and the album of cards</source>
      <translation>Pembagian hari ini, kalender, dan album kartu</translation>
    </message>
    <message>
      <source>Ctrl+Home</source>
      <translation>Ctrl+Home</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>&amp;Permainan baru…</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Baru</translation>
    </message>
    <message>
      <source>Choose a game and begin a new match</source>
      <translation>Pilih permainan dan mulai pertandingan baru</translation>
    </message>
    <message>
      <source>Ctrl+N</source>
      <translation>Ctrl+N</translation>
    </message>
    <message>
      <source>Play the sa&amp;me again</source>
      <translation>&amp;Main lagi yang sama</translation>
    </message>
    <message>
      <source>Begin a new match of this game, with the same players and rules</source>
      <translation>Mulai pertandingan baru dari permainan ini, dengan pemain dan aturan yang sama</translation>
    </message>
    <message>
      <source>Ctrl+Shift+N</source>
      <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
      <source>Next &amp;round</source>
      <translation>&amp;Ronde berikut</translation>
    </message>
    <message>
      <source>Go on to the next round</source>
      <translation>Lanjut ke ronde berikutnya</translation>
    </message>
    <message>
      <source>Ctrl+Return</source>
      <translation>Ctrl+Return</translation>
    </message>
    <message>
      <source>Re&amp;start this deal</source>
      <translation>Mulai &amp;lagi pembagian ini</translation>
    </message>
    <message>
      <source>Play the same cards again from the first turn</source>
      <translation>Mainkan kartu yang sama lagi dari giliran pertama</translation>
    </message>
    <message>
      <source>Ctrl+R</source>
      <translation>Ctrl+R</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Urungkan</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Urungkan</translation>
    </message>
    <message>
      <source>Take back your last decision, and what came after it</source>
      <translation>Tarik kembali keputusan terakhir Anda dan yang terjadi sesudahnya</translation>
    </message>
    <message>
      <source>Ctrl+Z</source>
      <translation>Ctrl+Z</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>U&amp;langi</translation>
    </message>
    <message>
      <source>Make the moves again that you have taken back</source>
      <translation>Lakukan lagi langkah yang telah Anda urungkan</translation>
    </message>
    <message>
      <source>Ctrl+Shift+Z</source>
      <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <translation>&amp;Petunjuk</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>Petunjuk</translation>
    </message>
    <message>
      <source>Show the coach's move and why. Press again for other moves, a third time to hide.</source>
      <translation>Tampilkan langkah pelatih dan alasannya. Tekan lagi untuk langkah lain, ketiga kalinya untuk menyembunyikan.</translation>
    </message>
    <message>
      <source>Ctrl+H</source>
      <translation>Ctrl+H</translation>
    </message>
    <message>
      <source>Dea&amp;l of the day</source>
      <translation>Pembagian &amp;hari ini</translation>
    </message>
    <message>
      <source>Play today's deal of this game, which is the same for everybody</source>
      <translation>Mainkan pembagian hari ini untuk permainan ini, yang sama bagi semua orang</translation>
    </message>
    <message>
      <source>Ctrl+Shift+D</source>
      <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
      <source>D&amp;eals…</source>
      <translation>Daftar pemba&amp;gian…</translation>
    </message>
    <message>
      <source>Play today's deal or any other, from any seat, and compare your tries</source>
      <translation>Mainkan pembagian hari ini atau yang lain, dari kursi mana pun, dan bandingkan hasil Anda</translation>
    </message>
    <message>
      <source>Ctrl+L</source>
      <translation>Ctrl+L</translation>
    </message>
    <message>
      <source>&amp;Deal by number…</source>
      <translation>Pembagian menurut &amp;nomor…</translation>
    </message>
    <message>
      <source>Begin a match with a deal of your choice</source>
      <translation>Mulai pertandingan dengan pembagian pilihan Anda</translation>
    </message>
    <message>
      <source>Ctrl+D</source>
      <translation>Ctrl+D</translation>
    </message>
    <message>
      <source>Back to the match &amp;before</source>
      <translation>Kembali ke pertandingan &amp;sebelumnya</translation>
    </message>
    <message>
      <source>Return to the match that you left for this one</source>
      <translation>Kembali ke pertandingan yang Anda tinggalkan untuk yang ini</translation>
    </message>
    <message>
      <source>Repla&amp;y…</source>
      <translation>Putar &amp;ulang…</translation>
    </message>
    <message>
      <source>Look at the rounds of this match again, move by move</source>
      <translation>Lihat lagi ronde-ronde pertandingan ini, langkah demi langkah</translation>
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
      <translation>Lihat kerugian akibat keputusan Anda di ronde terakhir, dan mana yang karena keberuntungan</translation>
    </message>
    <message>
      <source>Ctrl+Shift+V</source>
      <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
      <source>Bac&amp;k to the match</source>
      <translation>&amp;Kembali ke pertandingan</translation>
    </message>
    <message>
      <source>Leave what you only try, and go on with your match</source>
      <translation>Tinggalkan percobaan ini, dan lanjutkan pertandingan Anda</translation>
    </message>
    <message>
      <source>Ctrl+B</source>
      <translation>Ctrl+B</translation>
    </message>
    <message>
      <source>Saved &amp;games…</source>
      <translation>P&amp;ermainan tersimpan…</translation>
    </message>
    <message>
      <source>All your matches: play on, look at them, rename, delete, export</source>
      <translation>Semua pertandingan Anda: lanjutkan, lihat, ganti nama, hapus, ekspor</translation>
    </message>
    <message>
      <source>Ctrl+Shift+O</source>
      <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>&amp;Buka…</translation>
    </message>
    <message>
      <source>Open a game record and play on from there</source>
      <translation>Buka catatan permainan dan lanjutkan dari sana</translation>
    </message>
    <message>
      <source>Ctrl+O</source>
      <translation>Ctrl+O</translation>
    </message>
    <message>
      <source>&amp;Save as…</source>
      <translation>Simpan se&amp;bagai…</translation>
    </message>
    <message>
      <source>Save this match as a game record</source>
      <translation>Simpan pertandingan ini sebagai catatan permainan</translation>
    </message>
    <message>
      <source>Ctrl+Shift+S</source>
      <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
      <source>&amp;Copy match</source>
      <translation>&amp;Salin pertandingan</translation>
    </message>
    <message>
      <source>Copy the game record of this match as text</source>
      <translation>Salin catatan permainan dari pertandingan ini sebagai teks</translation>
    </message>
    <message>
      <source>Ctrl+C</source>
      <translation>Ctrl+C</translation>
    </message>
    <message>
      <source>Copy deal &amp;number</source>
      <translation>Salin &amp;nomor pembagian</translation>
    </message>
    <message>
      <source>Copy the number of this deal</source>
      <translation>Salin nomor pembagian ini</translation>
    </message>
    <message>
      <source>Ctrl+Shift+C</source>
      <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
      <source>Sett&amp;ings…</source>
      <translation>Pengatura&amp;n…</translation>
    </message>
    <message>
      <source>Everything that can be set, in one window; back up and restore</source>
      <translation>Semua yang dapat diatur, dalam satu jendela; cadangkan dan pulihkan</translation>
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
      <translation>Buka catatan permainan yang disalin, atau mainkan pembagian dari nomor yang disalin</translation>
    </message>
    <message>
      <source>Ctrl+V</source>
      <translation>Ctrl+V</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>Kelu&amp;ar</translation>
    </message>
    <message>
      <source>Quit; your match is saved</source>
      <translation>Keluar; pertandingan Anda disimpan</translation>
    </message>
    <message>
      <source>Ctrl+Q</source>
      <translation>Ctrl+Q</translation>
    </message>
    <message>
      <source>&amp;Pause</source>
      <translation>&amp;Jeda</translation>
    </message>
    <message>
      <source>Freeze the table</source>
      <translation>Hentikan meja sejenak</translation>
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
      <translation>Dalam permainan tanpa keputusan, giliran Anda dijalankan otomatis</translation>
    </message>
    <message>
      <source>A</source>
      <translation>O</translation>
    </message>
    <message>
      <source>&amp;Last play</source>
      <translation>&amp;Langkah tadi</translation>
    </message>
    <message>
      <source>Show the last play again; hold the key to keep it in view</source>
      <translation>Tampilkan lagi langkah terakhir; tahan tombolnya agar tetap terlihat</translation>
    </message>
    <message>
      <source>L</source>
      <translation>L</translation>
    </message>
    <message>
      <source>Stan&amp;dings</source>
      <translation>Kl&amp;asemen</translation>
    </message>
    <message>
      <source>Show how the match stands, round by round</source>
      <translation>Tampilkan kedudukan pertandingan, ronde demi ronde</translation>
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
      <translation>Tampilkan skor ronde yang sudah selesai</translation>
    </message>
    <message>
      <source>S</source>
      <translation>S</translation>
    </message>
    <message>
      <source>Stat&amp;istics…</source>
      <translation>Stat&amp;istik…</translation>
    </message>
    <message>
      <source>Show figures and charts of all rounds you have played</source>
      <translation>Tampilkan angka dan bagan dari semua ronde yang pernah Anda mainkan</translation>
    </message>
    <message>
      <source>Ctrl+T</source>
      <translation>Ctrl+T</translation>
    </message>
    <message>
      <source>&amp;Captures</source>
      <translation>&amp;Tangkapan</translation>
    </message>
    <message>
      <source>Look at your own pile; press again for the next open one</source>
      <translation>Lihat tumpukan Anda sendiri; tekan lagi untuk tumpukan terbuka berikutnya</translation>
    </message>
    <message>
      <source>C</source>
      <translation>C</translation>
    </message>
    <message>
      <source>Use &amp;ceki cards</source>
      <translation>Pakai kartu &amp;ceki</translation>
    </message>
    <message>
      <source>Play with ceki cards</source>
      <translation>Main dengan kartu ceki</translation>
    </message>
    <message>
      <source>F3</source>
      <translation>F3</translation>
    </message>
    <message>
      <source>Use &amp;Western cards</source>
      <translation>Pakai kartu &amp;Barat</translation>
    </message>
    <message>
      <source>Play with Western cards</source>
      <translation>Main dengan kartu Barat</translation>
    </message>
    <message>
      <source>F4</source>
      <translation>F4</translation>
    </message>
    <message>
      <source>Use Western cards (clubs and spades swa&amp;pped)</source>
      <translation>Pakai kartu Barat (keriting dan sekop di&amp;tukar)</translation>
    </message>
    <message>
      <source>Play with Western cards as CatsAtCards does: clubs for myriads, spades for honours</source>
      <translation>Main dengan kartu Barat menurut CatsAtCards: keriting untuk laksa, sekop untuk kartu kehormatan</translation>
    </message>
    <message>
      <source>F5</source>
      <translation>F5</translation>
    </message>
    <message>
      <source>Switch &amp;deck</source>
      <translation>&amp;Ganti set kartu</translation>
    </message>
    <message>
      <source>Switch between ceki and Western cards</source>
      <translation>Beralih antara kartu ceki dan kartu Barat</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>Corner &amp;index</source>
      <translation>&amp;Indeks sudut</translation>
    </message>
    <message>
      <source>Show digits and suit signs on the ceki cards</source>
      <translation>Tampilkan angka dan tanda jenis pada kartu ceki</translation>
    </message>
    <message>
      <source>I</source>
      <translation>I</translation>
    </message>
    <message>
      <source>Play &amp;sounds</source>
      <translation>&amp;Bunyikan suara</translation>
    </message>
    <message>
      <source>Hear the cards, the calls and the end of a round</source>
      <translation>Perdengarkan kartu, seruan, dan akhir ronde</translation>
    </message>
    <message>
      <source>Ctrl+Shift+M</source>
      <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
      <source>&amp;Louder</source>
      <translation>&amp;Lebih keras</translation>
    </message>
    <message>
      <source>Play sounds louder</source>
      <translation>Bunyikan suara lebih keras</translation>
    </message>
    <message>
      <source>Ctrl+Shift+Up</source>
      <translation>Ctrl+Shift+Up</translation>
    </message>
    <message>
      <source>&amp;Quieter</source>
      <translation>Lebih &amp;pelan</translation>
    </message>
    <message>
      <source>Play sounds more quietly</source>
      <translation>Bunyikan suara lebih pelan</translation>
    </message>
    <message>
      <source>Ctrl+Shift+Down</source>
      <translation>Ctrl+Shift+Down</translation>
    </message>
    <message>
      <source>&amp;Moves</source>
      <translation>Daftar &amp;langkah</translation>
    </message>
    <message>
      <source>List the moves of the round beside the table</source>
      <translation>Tampilkan daftar langkah ronde ini di samping meja</translation>
    </message>
    <message>
      <source>Ctrl+M</source>
      <translation>Ctrl+M</translation>
    </message>
    <message>
      <source>&amp;Full screen</source>
      <translation>La&amp;yar penuh</translation>
    </message>
    <message>
      <source>Fill the whole screen</source>
      <translation>Isi seluruh layar</translation>
    </message>
    <message>
      <source>F11</source>
      <translation>F11</translation>
    </message>
    <message>
      <source>Animation &amp;off</source>
      <translation>Animasi &amp;mati</translation>
    </message>
    <message>
      <source>Cards appear in their places at once</source>
      <translation>Kartu langsung muncul di tempatnya</translation>
    </message>
    <message>
      <source>Ctrl+0</source>
      <translation>Ctrl+0</translation>
    </message>
    <message>
      <source>Animation &amp;fast</source>
      <translation>Animasi &amp;cepat</translation>
    </message>
    <message>
      <source>Ctrl+1</source>
      <translation>Ctrl+1</translation>
    </message>
    <message>
      <source>Animation &amp;normal</source>
      <translation>Animasi &amp;normal</translation>
    </message>
    <message>
      <source>Ctrl+2</source>
      <translation>Ctrl+2</translation>
    </message>
    <message>
      <source>Animation &amp;slow</source>
      <translation>Animasi &amp;lambat</translation>
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
      <translation>Aturan dalam satu halaman, bergambar</translation>
    </message>
    <message>
      <source>F1</source>
      <translation>F1</translation>
    </message>
    <message>
      <source>&amp;Lessons…</source>
      <translation>&amp;Pelajaran…</translation>
    </message>
    <message>
      <source>Learn the games at the table, in a few minutes each</source>
      <translation>Pelajari permainannya langsung di meja, masing-masing beberapa menit</translation>
    </message>
    <message>
      <source>Ctrl+F1</source>
      <translation>Ctrl+F1</translation>
    </message>
    <message>
      <source>Learn &amp;this rule</source>
      <translation>Pelajari aturan &amp;ini</translation>
    </message>
    <message>
      <source>Open the lesson on the rule that refused your move</source>
      <translation>Buka pelajaran tentang aturan yang menolak langkah Anda</translation>
    </message>
    <message>
      <source>Shift+F1</source>
      <translation>Shift+F1</translation>
    </message>
    <message>
      <source>&amp;Ceki cards</source>
      <translation>Kartu &amp;ceki</translation>
    </message>
    <message>
      <source>All thirty cards, with their names and what these mean</source>
      <translation>Ketiga puluh kartu, dengan nama-namanya dan artinya</translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation>&amp;Tombol pintas</translation>
    </message>
    <message>
      <source>All keys at a glance</source>
      <translation>Lihat semua tombol pintas sekaligus</translation>
    </message>
    <message>
      <source>F2</source>
      <translation>F2</translation>
    </message>
    <message>
      <source>&amp;Find a command…</source>
      <translation>Cari p&amp;erintah…</translation>
    </message>
    <message>
      <source>Find…</source>
      <translation>Cari…</translation>
    </message>
    <message>
      <source>Find any command or setting, and use it</source>
      <translation>Cari perintah atau pengaturan apa pun, lalu gunakan</translation>
    </message>
    <message>
      <source>Ctrl+K</source>
      <translation>Ctrl+K</translation>
    </message>
    <message>
      <source>Is the deal &amp;honest?</source>
      <translation>Apakah pembagiannya &amp;jujur?</translation>
    </message>
    <message>
      <source>The number that binds the cards of this deal, and how to check it</source>
      <translation>Bilangan yang mengikat kartu pembagian ini, dan cara memeriksanya</translation>
    </message>
    <message>
      <source>How the &amp;others play</source>
      <translation>Cara pemain &amp;lain bermain</translation>
    </message>
    <message>
      <source>What the computer players see, remember and do</source>
      <translation>Apa yang dilihat, diingat, dan dilakukan pemain komputer</translation>
    </message>
    <message>
      <source>Report a &amp;problem...</source>
      <translation>Laporkan &amp;masalah...</translation>
    </message>
    <message>
      <source>&amp;About Thothit Desktop</source>
      <translation>Tentan&amp;g Thothit Desktop</translation>
    </message>
  </context>
  <context>
    <name>MatchActions</name>
    <message>
      <source>Restart this deal? Your progress in this round will be lost.</source>
      <translation>Mulai lagi pembagian ini? Kemajuan Anda di ronde ini akan hilang.</translation>
    </message>
    <message>
      <source>Restart this deal? Its result is withdrawn, and the next one marked as played with help.</source>
      <translation>Mulai lagi pembagian ini? Hasilnya ditarik, dan hasil berikutnya ditandai sebagai dimainkan dengan bantuan.</translation>
    </message>
    <message>
      <source>Restart this deal? In fair play, that counts as giving up.</source>
      <translation>Mulai lagi pembagian ini? Dalam permainan adil, itu dihitung sebagai menyerah.</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Mulai lagi</translation>
    </message>
    <message>
      <source>The match cannot be saved there.</source>
      <translation>Pertandingan tidak dapat disimpan di sana.</translation>
    </message>
    <message>
      <source>Saved as {0}</source>
      <translation>Disimpan sebagai {0}</translation>
    </message>
    <message>
      <source>The match is copied</source>
      <translation>Pertandingan disalin</translation>
    </message>
    <message>
      <source>This deal has no number</source>
      <translation>Pembagian ini tidak bernomor</translation>
    </message>
    <message>
      <source>Deal {0} is copied</source>
      <translation>Pembagian {0} disalin</translation>
    </message>
    <message>
      <source>The pasted text is neither a game record nor the number of a deal.</source>
      <translation>Teks yang ditempel bukan catatan permainan dan bukan nomor pembagian.</translation>
    </message>
    <message>
      <source>Deal {0}. The match before it is kept.</source>
      <translation>Pembagian {0}. Pertandingan sebelumnya tetap disimpan.</translation>
    </message>
    <message>
      <source>The pasted match. The match before it is kept.</source>
      <translation>Pertandingan yang ditempel. Pertandingan sebelumnya tetap disimpan.</translation>
    </message>
  </context>
  <context>
    <name>MatchSheet</name>
    <message>
      <source>Continue</source>
      <translation>Lanjutkan</translation>
    </message>
    <message>
      <source>New game…</source>
      <translation>Permainan baru…</translation>
    </message>
  </context>
  <context>
    <name>MatchStore</name>
    <message>
      <source>There is no match before this one yet.</source>
      <translation>Belum ada pertandingan sebelum yang ini.</translation>
    </message>
  </context>
  <context>
    <name>MovesDock</name>
    <message>
      <source>Moves</source>
      <translation>Daftar langkah</translation>
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
      <translation>{0} sejauh ini</translation>
    </message>
    <message>
      <source>taken back</source>
      <translation>diurungkan</translation>
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
      <translation>Langkah-langkah ronde ini</translation>
    </message>
    <message>
      <source>As in &amp;records</source>
      <translation>Seperti dalam &amp;catatan</translation>
    </message>
    <message>
      <source>Show moves as game records have them</source>
      <translation>Tampilkan langkah seperti dalam catatan permainan</translation>
    </message>
    <message>
      <source>&amp;Show this position</source>
      <translation>&amp;Tampilkan posisi ini</translation>
    </message>
    <message>
      <source>&amp;Copy the list</source>
      <translation>&amp;Salin daftar</translation>
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
      <translation>{0} · satu ronde {1} · {2}</translation>
    </message>
    <message>
      <source>{0} · a hand takes {1} · {2}</source>
      <translation>{0} · satu babak {1} · {2}</translation>
    </message>
    <message>
      <source>Who plays</source>
      <translation>Para pemain</translation>
    </message>
    <message>
      <source>Who plays against you</source>
      <translation>Lawan Anda</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Latihan</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Permainan adil</translation>
    </message>
    <message>
      <source>Undo stops at any card you have newly seen. Restarting a deal counts as giving up.</source>
      <translation>Urungkan berhenti pada kartu yang baru Anda lihat. Memulai lagi pembagian dihitung sebagai menyerah.</translation>
    </message>
    <message>
      <source>Undo as often as you like, down to the deal.</source>
      <translation>Urungkan sesering yang Anda mau, sampai ke pembagian kartu.</translation>
    </message>
    <message>
      <source>Differs from {0} in</source>
      <translation>Bedanya dari {0}</translation>
    </message>
    <message>
      <source>At a glance</source>
      <translation>Sekilas</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Permainan baru</translation>
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
      <translation>&amp;Jumlah pemain</translation>
    </message>
    <message>
      <source>&amp;Match</source>
      <translation>&amp;Pertandingan</translation>
    </message>
    <message>
      <source>hint</source>
      <translation>hint</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Urungkan</translation>
    </message>
    <message>
      <source>&amp;House rules</source>
      <translation>&amp;Aturan rumah</translation>
    </message>
    <message>
      <source>F: favourite   Enter: play   F1: rules</source>
      <translation>F: favorit   Enter: main   F1: aturan</translation>
    </message>
    <message>
      <source>&amp;Rules</source>
      <translation>Atu&amp;ran</translation>
    </message>
    <message>
      <source>Read the rules of this game</source>
      <translation>Baca aturan permainan ini</translation>
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
      <translation>Kembali ke pertandingan di meja</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>&amp;Main</translation>
    </message>
    <message>
      <source>Begin a new match</source>
      <translation>Mulai pertandingan baru</translation>
    </message>
  </context>
  <context>
    <name>OpenHands</name>
    <message>
      <source>Hands</source>
      <translation>Kartu tangan</translation>
    </message>
  </context>
  <context>
    <name>Opponents</name>
    <message>
      <source>Each…</source>
      <translation>Masing-masing…</translation>
    </message>
    <message>
      <source>{0}. This game is pure luck, so there are no levels.</source>
      <translation>{0}. Permainan ini murni keberuntungan, jadi tidak ada tingkatan.</translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>All of them</source>
      <translation>Semuanya</translation>
    </message>
    <message>
      <source>{0}, your partner</source>
      <translation>{0}, rekan Anda</translation>
    </message>
  </context>
  <context>
    <name>PauseReasons</name>
    <message>
      <source>Paused. Press P to continue</source>
      <translation>Dijeda. Tekan P untuk melanjutkan</translation>
    </message>
  </context>
  <context>
    <name>Piles</name>
    <message>
      <source>C shows the next. Escape or a click closes it.</source>
      <translation>C menampilkan yang berikutnya. Escape atau klik menutupnya.</translation>
    </message>
    <message>
      <source>C, Escape or a click closes it.</source>
      <translation>C, Escape, atau klik menutupnya.</translation>
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
      <translation>Diska</translation>
    </message>
    <message>
      <source>Alias</source>
      <translation>Alias</translation>
    </message>
    <message>
      <source>Shortcut</source>
      <translation>Pintasan</translation>
    </message>
    <message>
      <source>Unknown</source>
      <translation>Tak dikenal</translation>
    </message>
  </context>
  <context>
    <name>QAbstractSpinBox</name>
    <message>
      <source>&amp;Select All</source>
      <translation>&amp;Pilih semua</translation>
    </message>
    <message>
      <source>&amp;Step up</source>
      <translation>&amp;Naikkan</translation>
    </message>
    <message>
      <source>Step &amp;down</source>
      <translation>&amp;Turunkan</translation>
    </message>
  </context>
  <context>
    <name>QAccessibleActionInterface</name>
    <message>
      <source>Press</source>
      <translation>Tekan</translation>
    </message>
    <message>
      <source>Increase</source>
      <translation>Naikkan</translation>
    </message>
    <message>
      <source>Decrease</source>
      <translation>Turunkan</translation>
    </message>
    <message>
      <source>ShowMenu</source>
      <translation>Tampilkan menu</translation>
    </message>
    <message>
      <source>SetFocus</source>
      <translation>Pindahkan fokus</translation>
    </message>
    <message>
      <source>Toggle</source>
      <translation>Alihkan</translation>
    </message>
    <message>
      <source>Scroll Left</source>
      <translation>Gulir ke kiri</translation>
    </message>
    <message>
      <source>Scroll Right</source>
      <translation>Gulir ke kanan</translation>
    </message>
    <message>
      <source>Scroll Up</source>
      <translation>Gulir ke atas</translation>
    </message>
    <message>
      <source>Scroll Down</source>
      <translation>Gulir ke bawah</translation>
    </message>
    <message>
      <source>Previous Page</source>
      <translation>Halaman sebelumnya</translation>
    </message>
    <message>
      <source>Next Page</source>
      <translation>Halaman berikutnya</translation>
    </message>
    <message>
      <source>Triggers the action</source>
      <translation>Menjalankan perintah</translation>
    </message>
    <message>
      <source>Increase the value</source>
      <translation>Menaikkan nilai</translation>
    </message>
    <message>
      <source>Decrease the value</source>
      <translation>Menurunkan nilai</translation>
    </message>
    <message>
      <source>Shows the menu</source>
      <translation>Menampilkan menu</translation>
    </message>
    <message>
      <source>Sets the focus</source>
      <translation>Memindahkan fokus</translation>
    </message>
    <message>
      <source>Toggles the state</source>
      <translation>Mengalihkan keadaan</translation>
    </message>
    <message>
      <source>Scrolls to the left</source>
      <translation>Menggulir ke kiri</translation>
    </message>
    <message>
      <source>Scrolls to the right</source>
      <translation>Menggulir ke kanan</translation>
    </message>
    <message>
      <source>Scrolls up</source>
      <translation>Menggulir ke atas</translation>
    </message>
    <message>
      <source>Scrolls down</source>
      <translation>Menggulir ke bawah</translation>
    </message>
    <message>
      <source>Goes back a page</source>
      <translation>Kembali satu halaman</translation>
    </message>
    <message>
      <source>Goes to the next page</source>
      <translation>Ke halaman berikutnya</translation>
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
      <translation>Potong</translation>
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
      <translation>Pilih semua</translation>
    </message>
  </context>
  <context>
    <name>QCocoaTheme</name>
    <message>
      <source>Don't Save</source>
      <translation>Jangan simpan</translation>
    </message>
  </context>
  <context>
    <name>QComboBox</name>
    <message>
      <source>Open the combo box selection popup</source>
      <translation>Buka daftar pilihan</translation>
    </message>
  </context>
  <context>
    <name>QDialog</name>
    <message>
      <source>What's This?</source>
      <translation>Apa ini?</translation>
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
      <translation>Lepas</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
    <message>
      <source>Undocks and re-attaches the dock widget</source>
      <translation>Melepas panel dan menempelkannya kembali</translation>
    </message>
    <message>
      <source>Closes the dock widget</source>
      <translation>Menutup panel</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>Back</source>
      <translation>Kembali</translation>
    </message>
    <message>
      <source>Go back</source>
      <translation>Kembali</translation>
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
      <translation>Ke folder induk</translation>
    </message>
    <message>
      <source>Alt+Up</source>
      <translation>Alt+Up</translation>
    </message>
    <message>
      <source>Create New Folder</source>
      <translation>Buat folder baru</translation>
    </message>
    <message>
      <source>Create a New Folder</source>
      <translation>Buat folder baru</translation>
    </message>
    <message>
      <source>New Folder</source>
      <translation>Folder baru</translation>
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation>Folder &amp;baru</translation>
    </message>
    <message>
      <source>List View</source>
      <translation>Tampilan daftar</translation>
    </message>
    <message>
      <source>Change to list view mode</source>
      <translation>Tampilkan sebagai daftar</translation>
    </message>
    <message>
      <source>Detail View</source>
      <translation>Tampilan rinci</translation>
    </message>
    <message>
      <source>Change to detail view mode</source>
      <translation>Tampilkan rincian</translation>
    </message>
    <message>
      <source>Sidebar</source>
      <translation>Bilah samping</translation>
    </message>
    <message>
      <source>List of places and bookmarks</source>
      <translation>Daftar tempat dan penanda</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Berkas</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>&amp;Jenis berkas:</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>&amp;Nama berkas:</translation>
    </message>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Cari di:</translation>
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
      <translation>Cari folder</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Buka</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <translation>&amp;Buka</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Simpan</translation>
    </message>
    <message>
      <source>Save As</source>
      <translation>Simpan sebagai</translation>
    </message>
    <message>
      <source>&amp;Choose</source>
      <translation>&amp;Pilih</translation>
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation>&amp;Ganti nama</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Hapus</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Hapus</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Buang</translation>
    </message>
    <message>
      <source>Show </source>
      <translation>Tampilkan </translation>
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation>Tampilkan berkas ter&amp;sembunyi</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Semua berkas (*)</translation>
    </message>
    <message>
      <source>All Files (*)</source>
      <translation>Semua berkas (*)</translation>
    </message>
    <message>
      <source>Recent Places</source>
      <translation>Tempat terakhir</translation>
    </message>
    <message>
      <source>Are you sure you want to delete '%1'?</source>
      <translation>Yakin ingin menghapus '%1'?</translation>
    </message>
    <message>
      <source>'%1' is write protected.
Do you want to delete it anyway?</source>
      <translation>'%1' dilindungi dari penulisan.
Tetap hapus?</translation>
    </message>
    <message>
      <source>Could not delete directory.</source>
      <translation>Folder tidak dapat dihapus.</translation>
    </message>
    <message>
      <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
      <translation>%1
Folder tidak ditemukan.
Periksa apakah namanya benar.</translation>
    </message>
    <message>
      <source>%1
File not found.
Please verify the correct file name was given.</source>
      <translation>%1
Berkas tidak ditemukan.
Periksa apakah namanya benar.</translation>
    </message>
    <message>
      <source>%1 already exists.
Do you want to replace it?</source>
      <translation>%1 sudah ada.
Ganti dengan yang baru?</translation>
    </message>
  </context>
  <context>
    <name>QFileSystemModel</name>
    <message>
      <source>Name</source>
      <translation>Nama</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Ukuran</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Jenis</translation>
    </message>
    <message>
      <source>Type</source>
      <translation>Jenis</translation>
    </message>
    <message>
      <source>Date Modified</source>
      <translation>Tanggal diubah</translation>
    </message>
    <message>
      <source>My Computer</source>
      <translation>Komputer saya</translation>
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
      <translation>&amp;Simpan</translation>
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
      <translation>Tutup tanpa menyimpan</translation>
    </message>
  </context>
  <context>
    <name>QInputDialog</name>
    <message>
      <source>Enter a value:</source>
      <translation>Masukkan nilai:</translation>
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Urungkan</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>Ul&amp;angi</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>&amp;Potong</translation>
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
      <translation>Hapus</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Pilih semua</translation>
    </message>
  </context>
  <context>
    <name>QMessageBox</name>
    <message>
      <source>Show Details...</source>
      <translation>Tampilkan rincian...</translation>
    </message>
    <message>
      <source>Hide Details...</source>
      <translation>Sembunyikan rincian...</translation>
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
      <translation>Simpan</translation>
    </message>
    <message>
      <source>Save All</source>
      <translation>Simpan semua</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Buka</translation>
    </message>
    <message>
      <source>&amp;Yes</source>
      <translation>&amp;Ya</translation>
    </message>
    <message>
      <source>Yes to &amp;All</source>
      <translation>Ya untuk &amp;semua</translation>
    </message>
    <message>
      <source>&amp;No</source>
      <translation>&amp;Tidak</translation>
    </message>
    <message>
      <source>N&amp;o to All</source>
      <translation>Ti&amp;dak untuk semua</translation>
    </message>
    <message>
      <source>Abort</source>
      <translation>Hentikan</translation>
    </message>
    <message>
      <source>Retry</source>
      <translation>Coba lagi</translation>
    </message>
    <message>
      <source>Ignore</source>
      <translation>Abaikan</translation>
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
      <translation>Buang</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>Bantuan</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Terapkan</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Setel ulang</translation>
    </message>
    <message>
      <source>Restore Defaults</source>
      <translation>Kembalikan ke semula</translation>
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
      <translation>Gulir ke sini</translation>
    </message>
    <message>
      <source>Left edge</source>
      <translation>Tepi kiri</translation>
    </message>
    <message>
      <source>Top</source>
      <translation>Atas</translation>
    </message>
    <message>
      <source>Right edge</source>
      <translation>Tepi kanan</translation>
    </message>
    <message>
      <source>Bottom</source>
      <translation>Bawah</translation>
    </message>
    <message>
      <source>Page left</source>
      <translation>Sehalaman ke kiri</translation>
    </message>
    <message>
      <source>Page up</source>
      <translation>Sehalaman ke atas</translation>
    </message>
    <message>
      <source>Page right</source>
      <translation>Sehalaman ke kanan</translation>
    </message>
    <message>
      <source>Page down</source>
      <translation>Sehalaman ke bawah</translation>
    </message>
    <message>
      <source>Scroll left</source>
      <translation>Gulir ke kiri</translation>
    </message>
    <message>
      <source>Scroll up</source>
      <translation>Gulir ke atas</translation>
    </message>
    <message>
      <source>Scroll right</source>
      <translation>Gulir ke kanan</translation>
    </message>
    <message>
      <source>Scroll down</source>
      <translation>Gulir ke bawah</translation>
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
      <translation>Kiri</translation>
    </message>
    <message>
      <source>Right</source>
      <translation>Kanan</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Atas</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Bawah</translation>
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
      <translation>Geser ke kiri</translation>
    </message>
    <message>
      <source>Scroll Right</source>
      <translation>Geser ke kanan</translation>
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Urungkan</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>Ul&amp;angi</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>&amp;Potong</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Salin</translation>
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation>Salin alamat tau&amp;tan</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>&amp;Tempel</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Hapus</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>Pilih semua</translation>
    </message>
  </context>
  <context>
    <name>ReadingActions</name>
    <message>
      <source>Read out my hand</source>
      <translation>Bacakan kartu tangan saya</translation>
    </message>
    <message>
      <source>Read out pool and stock</source>
      <translation>Bacakan kolam dan stok</translation>
    </message>
    <message>
      <source>Read out the trick</source>
      <translation>Bacakan trik</translation>
    </message>
    <message>
      <source>Read out the scores</source>
      <translation>Bacakan skor</translation>
    </message>
    <message>
      <source>Read out the last plays</source>
      <translation>Bacakan langkah terakhir</translation>
    </message>
    <message>
      <source>Read out whose turn it is</source>
      <translation>Bacakan giliran siapa</translation>
    </message>
    <message>
      <source>{0}. {1}</source>
      <translation>{0}. {1}</translation>
    </message>
    <message>
      <source>Nothing has been played yet</source>
      <translation>Belum ada yang dimainkan</translation>
    </message>
  </context>
  <context>
    <name>RecordExchange</name>
    <message>
      <source>Export the match</source>
      <translation>Ekspor pertandingan</translation>
    </message>
    <message>
      <source>Saved as {0}</source>
      <translation>Disimpan sebagai {0}</translation>
    </message>
    <message>
      <source>The match cannot be saved there.</source>
      <translation>Pertandingan tidak dapat disimpan di sana.</translation>
    </message>
    <message>
      <source>Import a game record</source>
      <translation>Impor catatan permainan</translation>
    </message>
    <message>
      <source>Game records ({0});;All files (*)</source>
      <translation>Catatan permainan ({0});;Semua berkas (*)</translation>
    </message>
    <message>
      <source>The match cannot be saved.</source>
      <translation>Pertandingan tidak dapat disimpan.</translation>
    </message>
    <message>
      <source>The match is copied</source>
      <translation>Pertandingan disalin</translation>
    </message>
    <message>
      <source>This deal has no number</source>
      <translation>Pembagian ini tidak bernomor</translation>
    </message>
    <message>
      <source>Deal {0} is copied</source>
      <translation>Pembagian {0} disalin</translation>
    </message>
    <message>
      <source>The pasted text is neither a game record nor the number of a deal.</source>
      <translation>Teks yang ditempel bukan catatan permainan dan bukan nomor pembagian.</translation>
    </message>
    <message>
      <source>This record cannot be opened.</source>
      <translation>Catatan ini tidak dapat dibuka.</translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) before the fault can be kept.</source>
      <translation>
        <numerusform>%n ronde sebelum kesalahan itu dapat dipertahankan.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Keep %n round(s)</source>
      <translation>
        <numerusform>Pertahankan %n ronde</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReplayActions</name>
    <message>
      <source>The fingerprint of round {0} does not fit its cards.</source>
      <translation>Sidik jari ronde {0} tidak cocok dengan kartunya.</translation>
    </message>
    <message>
      <source>The record was changed after the cards were dealt. You can play on with it.</source>
      <translation>Catatannya diubah setelah kartu dibagikan. Anda tetap dapat melanjutkannya.</translation>
    </message>
  </context>
  <context>
    <name>ReplayWindow</name>
    <message>
      <source>{0}. The cards are dealt.</source>
      <translation>{0}. Kartu dibagikan.</translation>
    </message>
    <message>
      <source>Replay of {0}</source>
      <translation>Putar ulang {0}</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Langkah</translation>
    </message>
    <message>
      <source>This round: {0}</source>
      <translation>Ronde ini: {0}</translation>
    </message>
    <message>
      <source>Try another course from this move on, as practice; your match waits</source>
      <translation>Coba jalan lain mulai langkah ini, sebagai latihan; pertandingan Anda menunggu</translation>
    </message>
    <message>
      <source>Restore the match before you play on</source>
      <translation>Pulihkan dulu pertandingannya sebelum melanjutkan</translation>
    </message>
    <message>
      <source>Nobody decides anything here</source>
      <translation>Di sini tidak ada yang perlu diputuskan</translation>
    </message>
    <message>
      <source>In fair play you can try another course once the round is over</source>
      <translation>Dalam permainan adil Anda dapat mencoba jalan lain setelah ronde selesai</translation>
    </message>
    <message>
      <source>While the round is in play, you can try again only where you have decided</source>
      <translation>Selama ronde masih berjalan, Anda hanya dapat mencoba lagi di tempat Anda sudah memutuskan</translation>
    </message>
    <message>
      <source>What if {0} ({1})</source>
      <translation>Andaikata {0} ({1})</translation>
    </message>
    <message>
      <source>{0}, from move {1}</source>
      <translation>{0}, mulai langkah {1}</translation>
    </message>
    <message>
      <source>not played to its end</source>
      <translation>tidak dimainkan sampai selesai</translation>
    </message>
    <message>
      <source>played to its end</source>
      <translation>dimainkan sampai selesai</translation>
    </message>
    <message>
      <source>Replay</source>
      <translation>Putar ulang</translation>
    </message>
    <message>
      <source>Previous round (Page Up)</source>
      <translation>Ronde sebelumnya (Page Up)</translation>
    </message>
    <message>
      <source>Previous round</source>
      <translation>Ronde sebelumnya</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Next round (Page Down)</source>
      <translation>Ronde berikutnya (Page Down)</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Ronde berikut</translation>
    </message>
    <message>
      <source>From which seat you look</source>
      <translation>Dari kursi mana Anda melihat</translation>
    </message>
    <message>
      <source>Who looks</source>
      <translation>Siapa melihat</translation>
    </message>
    <message>
      <source>Hands</source>
      <translation>Kartu tangan</translation>
    </message>
    <message>
      <source>What if</source>
      <translation>Andaikata</translation>
    </message>
    <message>
      <source>What you have tried: Enter or a double click shows it</source>
      <translation>Yang sudah Anda coba: Enter atau klik ganda menampilkannya</translation>
    </message>
    <message>
      <source>What you have tried</source>
      <translation>Yang sudah Anda coba</translation>
    </message>
    <message>
      <source>Delete the selected one; Undo brings it back (Delete)</source>
      <translation>Hapus yang dipilih; Urungkan mengembalikannya (Delete)</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Hapus</translation>
    </message>
    <message>
      <source>Bring back what was deleted last (Ctrl+Z)</source>
      <translation>Kembalikan yang terakhir dihapus (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Urungkan</translation>
    </message>
    <message>
      <source>To the deal (Home)</source>
      <translation>Ke pembagian kartu (Home)</translation>
    </message>
    <message>
      <source>First</source>
      <translation>Awal</translation>
    </message>
    <message>
      <source>One move back (Left)</source>
      <translation>Mundur satu langkah (Kiri)</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Mundur</translation>
    </message>
    <message>
      <source>Play or pause (Space)</source>
      <translation>Putar atau jeda (Spasi)</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Putar</translation>
    </message>
    <message>
      <source>One move on (Right)</source>
      <translation>Maju satu langkah (Kanan)</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Maju</translation>
    </message>
    <message>
      <source>To the end of the round (End)</source>
      <translation>Ke akhir ronde (End)</translation>
    </message>
    <message>
      <source>Last</source>
      <translation>Akhir</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Langkah</translation>
    </message>
    <message>
      <source>Speed (+ and -)</source>
      <translation>Kecepatan (+ dan -)</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Kecepatan</translation>
    </message>
    <message>
      <source>Re&amp;view…</source>
      <translation>&amp;Tinjauan…</translation>
    </message>
    <message>
      <source>See what the decisions of this round gave away, and what was luck</source>
      <translation>Lihat kerugian akibat keputusan di ronde ini, dan mana yang karena keberuntungan</translation>
    </message>
    <message>
      <source>Play on from &amp;here</source>
      <translation>&amp;Lanjutkan dari sini</translation>
    </message>
    <message>
      <source>&amp;Close</source>
      <translation>Tutu&amp;p</translation>
    </message>
    <message>
      <source>Close the replay (Esc)</source>
      <translation>Tutup putar ulang (Esc)</translation>
    </message>
  </context>
  <context>
    <name>ReportBox</name>
    <message>
      <source>&amp;Copy report</source>
      <translation>&amp;Salin laporan</translation>
    </message>
    <message>
      <source>Copied</source>
      <translation>Tersalin</translation>
    </message>
  </context>
  <context>
    <name>Reporter</name>
    <message>
      <source>No more files can be opened: the system has no file handles left.</source>
      <translation>Tidak ada berkas lagi yang dapat dibuka: sistem kehabisan pegangan berkas.</translation>
    </message>
    <message>
      <source>You can play on. Close other programs, or this one, and try again.</source>
      <translation>Anda dapat terus bermain. Tutup program lain, atau program ini, lalu coba lagi.</translation>
    </message>
    <message>
      <source>Something went wrong. Your match is saved, and you can play on.</source>
      <translation>Ada yang tidak beres. Pertandingan Anda tersimpan, dan Anda dapat terus bermain.</translation>
    </message>
    <message>
      <source>To report it, copy the report; it says what happened and holds your match.</source>
      <translation>Untuk melaporkannya, salin laporannya; isinya apa yang terjadi dan pertandingan Anda.</translation>
    </message>
    <message>
      <source>The program has been updated or removed while it was running.</source>
      <translation>Program telah diperbarui atau dihapus selagi berjalan.</translation>
    </message>
    <message>
      <source>Your match is saved. Close the program and start it again.</source>
      <translation>Pertandingan Anda tersimpan. Tutup program ini lalu jalankan lagi.</translation>
    </message>
    <message>
      <source>Copy the report, and say what you did and what happened. It holds the versions of the program and the system, the end of the log, and this match; no folders of yours.</source>
      <translation>Salin laporan ini, lalu ceritakan apa yang Anda lakukan dan apa yang terjadi. Isinya versi program dan sistem, akhir log, dan pertandingan ini; tidak ada nama folder Anda.</translation>
    </message>
    <message>
      <source>The whole log is {0}</source>
      <translation>Seluruh log ada di {0}</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Laporkan masalah</translation>
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
        <numerusform>Memutar ulang %n ronde…</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReviewWindow</name>
    <message>
      <source>All de&amp;cisions</source>
      <translation>Semua &amp;keputusan</translation>
    </message>
    <message>
      <source>Course and &amp;luck</source>
      <translation>Jalannya ronde dan ke&amp;beruntungan</translation>
    </message>
    <message>
      <source>Review of {0}</source>
      <translation>Tinjauan {0}</translation>
    </message>
    <message>
      <source>No round of this match is over yet.</source>
      <translation>Belum ada ronde pertandingan ini yang selesai.</translation>
    </message>
    <message>
      <source>The coach goes through the round…</source>
      <translation>Pelatih sedang menelusuri ronde ini…</translation>
    </message>
    <message>
      <source>&amp;Stop</source>
      <translation>&amp;Hentikan</translation>
    </message>
    <message>
      <source>The review was stopped.</source>
      <translation>Tinjauan dihentikan.</translation>
    </message>
    <message>
      <source>&amp;Start again</source>
      <translation>&amp;Mulai lagi</translation>
    </message>
    <message>
      <source>This round cannot be reviewed: {0}</source>
      <translation>Ronde ini tidak dapat ditinjau: {0}</translation>
    </message>
    <message>
      <source>{0} ({1} of {2})</source>
      <translation>{0} ({1} dari {2})</translation>
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
      <translation>Langkah diperiksa</translation>
    </message>
    <message>
      <source>%v of %m moves</source>
      <translation>%v dari %m langkah</translation>
    </message>
    <message>
      <source>&amp;Try it</source>
      <translation>&amp;Coba</translation>
    </message>
    <message>
      <source>Play on from before this move with the same cards, as practice</source>
      <translation>Teruskan dari sebelum langkah ini dengan kartu yang sama, sebagai latihan</translation>
    </message>
    <message>
      <source>Previous mistake (Left)</source>
      <translation>Kesalahan sebelumnya (Kiri)</translation>
    </message>
    <message>
      <source>Previous mistake</source>
      <translation>Kesalahan sebelumnya</translation>
    </message>
    <message>
      <source>Next mistake (Right)</source>
      <translation>Kesalahan berikutnya (Kanan)</translation>
    </message>
    <message>
      <source>Next mistake</source>
      <translation>Kesalahan berikutnya</translation>
    </message>
    <message>
      <source>The others’ turns hold their cards and their mistakes. Own cards are those from the stock.</source>
      <translation>“Giliran pemain lain” mencakup kartu dan kesalahan mereka. Kartu sendiri adalah kartu dari stok.</translation>
    </message>
    <message>
      <source>&amp;Details</source>
      <translation>Rin&amp;cian</translation>
    </message>
    <message>
      <source>All decisions with their figures, luck, and what hindsight adds</source>
      <translation>Semua keputusan dengan angkanya, keberuntungan, dan tinjauan ke belakang</translation>
    </message>
    <message>
      <source>&amp;All cards</source>
      <translation>&amp;Semua kartu</translation>
    </message>
    <message>
      <source>Show every hand at this moment</source>
      <translation>Tunjukkan kartu tangan semua pemain pada saat ini</translation>
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
      <translation>Pertandingan selesai. Lanjutkan tanpa batas?</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Lanjutkan</translation>
    </message>
    <message>
      <source>Back &amp;to the match</source>
      <translation>Kembali ke pe&amp;rtandingan</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Kembali</translation>
    </message>
    <message>
      <source>Ne&amp;w match</source>
      <translation>Pertandingan ba&amp;ru</translation>
    </message>
    <message>
      <source>New match</source>
      <translation>Pertandingan baru</translation>
    </message>
    <message>
      <source>&amp;Continue without a limit</source>
      <translation>Lan&amp;jutkan tanpa batas</translation>
    </message>
    <message>
      <source>Next &amp;round</source>
      <translation>&amp;Ronde berikut</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Ronde berikut</translation>
    </message>
    <message>
      <source>Next &amp;hand</source>
      <translation>Babak be&amp;rikut</translation>
    </message>
    <message>
      <source>Next hand</source>
      <translation>Babak berikut</translation>
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
      <translation>&amp;Permainan:</translation>
    </message>
    <message>
      <source>Play an &amp;example through</source>
      <translation>Mainkan &amp;contoh</translation>
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
      <translation>Dua kali terakhir Thothit gagal dibuka. Mulai dalam mode aman?</translation>
    </message>
    <message>
      <source>Safe mode uses default settings and begins a new match. Your settings stay as they are, and your last match is kept among the saved games.</source>
      <translation>Mode aman memakai pengaturan bawaan dan memulai pertandingan baru. Pengaturan Anda tidak berubah, dan pertandingan terakhir Anda disimpan di antara permainan tersimpan.</translation>
    </message>
    <message>
      <source>Start in &amp;safe mode</source>
      <translation>Mulai dalam mode &amp;aman</translation>
    </message>
    <message>
      <source>Start as &amp;usual</source>
      <translation>Mulai seperti &amp;biasa</translation>
    </message>
    <message>
      <source>This is safe mode.</source>
      <translation>Ini mode aman.</translation>
    </message>
    <message>
      <source>Settings are the default ones, and what you change in them is not kept. Your last match is among the saved games. Close the program and start it again to play as usual.</source>
      <translation>Pengaturan yang dipakai adalah bawaan, dan perubahannya tidak disimpan. Pertandingan terakhir Anda ada di antara permainan tersimpan. Tutup program ini lalu jalankan lagi untuk bermain seperti biasa.</translation>
    </message>
  </context>
  <context>
    <name>SaveNotices</name>
    <message>
      <source>Your match is saved again.</source>
      <translation>Pertandingan Anda sudah tersimpan lagi.</translation>
    </message>
    <message>
      <source>Your last moves are not saved. Close anyway?</source>
      <translation>Langkah-langkah terakhir Anda belum tersimpan. Tetap tutup?</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
    <message>
      <source>The match cannot be saved: {0}. You can play on; saving is tried again.</source>
      <translation>Pertandingan tidak dapat disimpan: {0}. Anda dapat terus bermain; penyimpanan akan dicoba lagi.</translation>
    </message>
    <message>
      <source>Your settings cannot be saved: {0} cannot be written. They hold until you close the program, and saving is tried again.</source>
      <translation>Pengaturan Anda tidak dapat disimpan: {0} tidak dapat ditulis. Pengaturan itu berlaku sampai Anda menutup program, dan penyimpanan akan dicoba lagi.</translation>
    </message>
  </context>
  <context>
    <name>SavedMatchActions</name>
    <message>
      <source>The match of this round is not among your saved games any more.</source>
      <translation>Pertandingan dari ronde ini tidak ada lagi di antara permainan tersimpan Anda.</translation>
    </message>
  </context>
  <context>
    <name>SavedMatchBoxes</name>
    <message>
      <source>Rename</source>
      <translation>Ganti nama</translation>
    </message>
    <message>
      <source>Name of this match (leave it empty for the game's name):</source>
      <translation>Nama pertandingan ini (kosongkan untuk memakai nama permainannya):</translation>
    </message>
  </context>
  <context>
    <name>SavedMatchList</name>
    <message>
      <source>Nothing matches your search.</source>
      <translation>Tidak ada yang cocok dengan pencarian Anda.</translation>
    </message>
    <message numerus="yes">
      <source>Nothing is deleted. What you delete can be brought back for %n day(s).</source>
      <translation>
        <numerusform>Tidak ada yang terhapus. Yang Anda hapus dapat dikembalikan selama %n hari.</numerusform>
      </translation>
    </message>
    <message>
      <source>Nothing is saved yet. Every match that you play is kept here.</source>
      <translation>Belum ada yang tersimpan. Setiap pertandingan yang Anda mainkan disimpan di sini.</translation>
    </message>
    <message numerus="yes">
      <source>%n game(s) left to read</source>
      <translation>
        <numerusform>%n permainan belum dibaca</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} of %n game(s)</source>
      <translation>
        <numerusform>{0} dari %n permainan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>each can be brought back for %n day(s)</source>
      <translation>
        <numerusform>masing-masing dapat dikembalikan selama %n hari</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation>{0}, {1}</translation>
    </message>
    <message numerus="yes">
      <source>%n game(s)</source>
      <translation>
        <numerusform>%n permainan</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SavedMatchesWindow</name>
    <message>
      <source>&amp;Restore</source>
      <translation>&amp;Pulihkan</translation>
    </message>
    <message>
      <source>Bring the selected matches back (Enter)</source>
      <translation>Kembalikan pertandingan yang dipilih (Enter)</translation>
    </message>
    <message>
      <source>&amp;Resume</source>
      <translation>&amp;Lanjutkan</translation>
    </message>
    <message>
      <source>&amp;To the table</source>
      <translation>Ke &amp;meja</translation>
    </message>
    <message>
      <source>Play on from where this match stands</source>
      <translation>Lanjutkan dari posisi terakhir pertandingan ini</translation>
    </message>
    <message>
      <source>&amp;Delete for good…</source>
      <translation>&amp;Hapus selamanya…</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Hapus</translation>
    </message>
    <message>
      <source>Delete the selected matches so that nobody can bring them back (Delete)</source>
      <translation>Hapus pertandingan yang dipilih sehingga tidak dapat dikembalikan lagi (Delete)</translation>
    </message>
    <message numerus="yes">
      <source>Delete the selected matches; you can bring them back for %n day(s) (Delete)</source>
      <translation>
        <numerusform>Hapus pertandingan yang dipilih; Anda dapat mengembalikannya selama %n hari (Delete)</numerusform>
      </translation>
    </message>
    <message>
      <source>Back to the list</source>
      <translation>Kembali ke daftar</translation>
    </message>
    <message>
      <source>Close the sheet (Esc)</source>
      <translation>Tutup lembar skor (Esc)</translation>
    </message>
    <message>
      <source>This match cannot be renamed.</source>
      <translation>Nama pertandingan ini tidak dapat diganti.</translation>
    </message>
    <message>
      <source>Saved games</source>
      <translation>Permainan tersimpan</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Cari</translation>
    </message>
    <message>
      <source>Show only matches with these words: a name, a game, a player, a result (Ctrl+F)</source>
      <translation>Tampilkan hanya pertandingan dengan kata-kata ini: nama, permainan, pemain, hasil (Ctrl+F)</translation>
    </message>
    <message>
      <source>Which matches</source>
      <translation>Pertandingan mana</translation>
    </message>
    <message>
      <source>All matches</source>
      <translation>Semua pertandingan</translation>
    </message>
    <message>
      <source>Unfinished</source>
      <translation>Belum selesai</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Selesai</translation>
    </message>
    <message>
      <source>Deleted</source>
      <translation>Dihapus</translation>
    </message>
    <message>
      <source>Which game</source>
      <translation>Permainan mana</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>Semua permainan</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>U&amp;rungkan</translation>
    </message>
    <message>
      <source>Bring back what was deleted last (Ctrl+Z)</source>
      <translation>Kembalikan yang terakhir dihapus (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Export…</source>
      <translation>&amp;Ekspor…</translation>
    </message>
    <message>
      <source>Save this match as a file that somebody else can open</source>
      <translation>Simpan pertandingan ini sebagai berkas yang dapat dibuka orang lain</translation>
    </message>
    <message>
      <source>&amp;Import…</source>
      <translation>&amp;Impor…</translation>
    </message>
    <message>
      <source>Put a game record from a file on the shelf</source>
      <translation>Masukkan catatan permainan dari berkas ke permainan tersimpan</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Lanjutkan</translation>
    </message>
    <message>
      <source>Play on from where this match stands (Enter)</source>
      <translation>Lanjutkan dari posisi terakhir pertandingan ini (Enter)</translation>
    </message>
    <message>
      <source>&amp;Standings</source>
      <translation>&amp;Klasemen</translation>
    </message>
    <message>
      <source>Show this match round by round</source>
      <translation>Tampilkan pertandingan ini ronde demi ronde</translation>
    </message>
    <message>
      <source>Repla&amp;y</source>
      <translation>Putar &amp;ulang</translation>
    </message>
    <message>
      <source>Look at this match again, move by move (Ctrl+Shift+R)</source>
      <translation>Lihat lagi pertandingan ini, langkah demi langkah (Ctrl+Shift+R)</translation>
    </message>
    <message>
      <source>Re&amp;view…</source>
      <translation>&amp;Tinjauan…</translation>
    </message>
    <message>
      <source>See what your decisions gave away, and what was luck (Ctrl+Shift+V)</source>
      <translation>Lihat kerugian akibat keputusan Anda, dan mana yang karena keberuntungan (Ctrl+Shift+V)</translation>
    </message>
    <message>
      <source>Re&amp;name…</source>
      <translation>&amp;Ganti nama…</translation>
    </message>
    <message>
      <source>Give this match a name of your own (F2)</source>
      <translation>Beri pertandingan ini nama pilihan Anda (F2)</translation>
    </message>
    <message>
      <source>Move to the deleted matches; you can bring them back (Delete)</source>
      <translation>Pindahkan ke pertandingan yang dihapus; Anda dapat mengembalikannya (Delete)</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
    <message>
      <source>Go back to the table (Esc)</source>
      <translation>Kembali ke meja (Esc)</translation>
    </message>
  </context>
  <context>
    <name>ScoreColumns</name>
    <message>
      <source>Cannot win</source>
      <translation>Tidak bisa menang</translation>
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
      <translation>Akhir</translation>
    </message>
    <message>
      <source>Look at the table</source>
      <translation>Lihat meja</translation>
    </message>
    <message>
      <source>Continue without a limit</source>
      <translation>Lanjutkan tanpa batas</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Ronde berikut</translation>
    </message>
    <message>
      <source>Next hand</source>
      <translation>Babak berikut</translation>
    </message>
    <message>
      <source>Back to the match</source>
      <translation>Kembali ke pertandingan</translation>
    </message>
    <message>
      <source>This round</source>
      <translation>Ronde ini</translation>
    </message>
    <message>
      <source>This hand</source>
      <translation>Babak ini</translation>
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
      <translation>Lainnya</translation>
    </message>
    <message>
      <source>Standings, replay, other deals and games</source>
      <translation>Klasemen, putar ulang, pembagian dan permainan lain</translation>
    </message>
    <message>
      <source>Review…</source>
      <translation>Tinjauan…</translation>
    </message>
    <message>
      <source>See what your decisions gave away, and what was luck</source>
      <translation>Lihat kerugian akibat keputusan Anda, dan mana yang karena keberuntungan</translation>
    </message>
    <message>
      <source>Close the sheet and look at the table (Esc)</source>
      <translation>Tutup lembar skor dan lihat meja (Esc)</translation>
    </message>
    <message>
      <source>Go on to the next round (Enter)</source>
      <translation>Lanjut ke ronde berikutnya (Enter)</translation>
    </message>
    <message>
      <source>Rematch</source>
      <translation>Main lagi</translation>
    </message>
    <message>
      <source>Begin a new match of this game with the same players and rules (Enter)</source>
      <translation>Mulai pertandingan baru dari permainan ini dengan pemain dan aturan yang sama (Enter)</translation>
    </message>
  </context>
  <context>
    <name>SettingsAction</name>
    <message>
      <source>Settings</source>
      <translation>Pengaturan</translation>
    </message>
  </context>
  <context>
    <name>SettingsFiles</name>
    <message>
      <source>Export settings</source>
      <translation>Ekspor pengaturan</translation>
    </message>
    <message>
      <source>Write all settings to a file that people can read, too.</source>
      <translation>Tulis semua pengaturan ke berkas yang juga dapat dibaca orang.</translation>
    </message>
    <message>
      <source>E&amp;xport...</source>
      <translation>&amp;Ekspor...</translation>
    </message>
    <message>
      <source>Import settings</source>
      <translation>Impor pengaturan</translation>
    </message>
    <message>
      <source>Take over exported settings, after a look at what they would change.</source>
      <translation>Terapkan pengaturan yang diekspor, setelah melihat apa yang akan berubah.</translation>
    </message>
    <message>
      <source>&amp;Import...</source>
      <translation>&amp;Impor...</translation>
    </message>
    <message>
      <source>Settings ({0});;All files (*)</source>
      <translation>Pengaturan ({0});;Semua berkas (*)</translation>
    </message>
    <message>
      <source>The settings cannot be exported: {0}</source>
      <translation>Pengaturan tidak dapat diekspor: {0}</translation>
    </message>
    <message>
      <source>Exported to {0}</source>
      <translation>Diekspor ke {0}</translation>
    </message>
    <message>
      <source>This is not a file of settings.</source>
      <translation>Ini bukan berkas pengaturan.</translation>
    </message>
    <message>
      <source>{0} cannot be imported: {1}</source>
      <translation>{0} tidak dapat diimpor: {1}</translation>
    </message>
    <message>
      <source>Passed over: {0}</source>
      <translation>Dilewati: {0}</translation>
    </message>
    <message>
      <source>Not known here: {0}</source>
      <translation>Tidak dikenal di sini: {0}</translation>
    </message>
    <message>
      <source>Nothing in {0} differs from your settings.</source>
      <translation>Tidak ada isi {0} yang berbeda dari pengaturan Anda.</translation>
    </message>
    <message>
      <source>{0}: {1} → {2}</source>
      <translation>{0}: {1} → {2}</translation>
    </message>
    <message numerus="yes">
      <source>%n setting(s) changed. Undo takes that back.</source>
      <translation>
        <numerusform>%n pengaturan diubah. Urungkan membatalkannya.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n setting(s) will change:</source>
      <translation>
        <numerusform>%n pengaturan akan berubah:</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;Take over</source>
      <translation>&amp;Terapkan</translation>
    </message>
  </context>
  <context>
    <name>SettingsWindow</name>
    <message>
      <source>No setting has these words.</source>
      <translation>Tidak ada pengaturan dengan kata-kata ini.</translation>
    </message>
    <message>
      <source>Taken back.</source>
      <translation>Diurungkan.</translation>
    </message>
    <message>
      <source>This page is as it was at first. Undo takes that back.</source>
      <translation>Halaman ini kembali seperti semula. Urungkan membatalkannya.</translation>
    </message>
    <message>
      <source>All settings are as they were at first. Undo takes that back.</source>
      <translation>Semua pengaturan kembali seperti semula. Urungkan membatalkannya.</translation>
    </message>
    <message>
      <source>Reset all settings? Matches and statistics stay.</source>
      <translation>Setel ulang semua pengaturan? Pertandingan dan statistik tetap ada.</translation>
    </message>
    <message>
      <source>Reset everything</source>
      <translation>Setel ulang semua</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Pengaturan</translation>
    </message>
    <message>
      <source>Search all settings</source>
      <translation>Cari di semua pengaturan</translation>
    </message>
    <message>
      <source>Show only settings with these words (Ctrl+F)</source>
      <translation>Tampilkan hanya pengaturan dengan kata-kata ini (Ctrl+F)</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Halaman</translation>
    </message>
    <message>
      <source>Take back what was changed last in this window (Ctrl+Z)</source>
      <translation>Urungkan perubahan terakhir di jendela ini (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Urungkan</translation>
    </message>
    <message>
      <source>Reset this &amp;page</source>
      <translation>Setel ulang &amp;halaman ini</translation>
    </message>
    <message>
      <source>Reset &amp;everything...</source>
      <translation>Setel ulang &amp;semua...</translation>
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
      <translation>Suara dimatikan</translation>
    </message>
    <message>
      <source>Volume: {0}%</source>
      <translation>Volume: {0}%</translation>
    </message>
    <message>
      <source>Volume: {0}%, but the sound server does not answer</source>
      <translation>Volume: {0}%, tetapi server suara tidak menjawab</translation>
    </message>
    <message>
      <source>Volume: {0}%, but no sound device was found</source>
      <translation>Volume: {0}%, tetapi tidak ada perangkat suara</translation>
    </message>
  </context>
  <context>
    <name>StandingsPage</name>
    <message>
      <source>Total</source>
      <translation>Jumlah</translation>
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
      <translation>&amp;Angka lainnya</translation>
    </message>
    <message>
      <source>Points ahead, round by round</source>
      <translation>Selisih poin, ronde demi ronde</translation>
    </message>
    <message>
      <source>How often which score</source>
      <translation>Seberapa sering tiap skor muncul</translation>
    </message>
    <message>
      <source>Average points ahead, by game</source>
      <translation>Rata-rata selisih poin, per permainan</translation>
    </message>
    <message>
      <source>&amp;Figures</source>
      <translation>&amp;Angka</translation>
    </message>
    <message>
      <source>Round by roun&amp;d</source>
      <translation>Ronde demi ron&amp;de</translation>
    </message>
    <message>
      <source>&amp;Scores</source>
      <translation>&amp;Skor</translation>
    </message>
    <message>
      <source>B&amp;y game</source>
      <translation>&amp;Per permainan</translation>
    </message>
    <message>
      <source>B&amp;est rounds</source>
      <translation>Ronde ter&amp;baik</translation>
    </message>
    <message>
      <source>The statistics cannot be read: {0}</source>
      <translation>Statistik tidak dapat dibaca: {0}</translation>
    </message>
    <message>
      <source>You have played no such round.</source>
      <translation>Anda belum pernah memainkan ronde seperti itu.</translation>
    </message>
    <message>
      <source>No rounds yet. Every round you play to its end is counted here.</source>
      <translation>Belum ada ronde. Setiap ronde yang Anda mainkan sampai selesai dihitung di sini.</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Besaran</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Nilai</translation>
    </message>
    <message>
      <source>What it says</source>
      <translation>Artinya</translation>
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
      <translation>Rata-rata {0}</translation>
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
      <translation>Permainan</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Menang</translation>
    </message>
    <message>
      <source>The statistics cannot be changed: {0}</source>
      <translation>Statistik tidak dapat diubah: {0}</translation>
    </message>
    <message>
      <source>Save the rounds as a table</source>
      <translation>Simpan ronde-ronde sebagai tabel</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <translation>Tabel (*.csv)</translation>
    </message>
    <message>
      <source>The table cannot be saved: {0}</source>
      <translation>Tabel tidak dapat disimpan: {0}</translation>
    </message>
    <message>
      <source>Save the chart as a picture</source>
      <translation>Simpan bagan sebagai gambar</translation>
    </message>
    <message>
      <source>Pictures (*.png)</source>
      <translation>Gambar (*.png)</translation>
    </message>
    <message>
      <source>The picture cannot be saved there.</source>
      <translation>Gambar tidak dapat disimpan di sana.</translation>
    </message>
    <message>
      <source>Statistics</source>
      <translation>Statistik</translation>
    </message>
    <message>
      <source>&amp;Game:</source>
      <translation>Per&amp;mainan:</translation>
    </message>
    <message>
      <source>Count the rounds of one game only</source>
      <translation>Hitung ronde dari satu permainan saja</translation>
    </message>
    <message>
      <source>&amp;Opponents:</source>
      <translation>&amp;Lawan:</translation>
    </message>
    <message>
      <source>Count rounds against these opponents only</source>
      <translation>Hitung ronde melawan lawan-lawan ini saja</translation>
    </message>
    <message>
      <source>&amp;Rules:</source>
      <translation>At&amp;uran:</translation>
    </message>
    <message>
      <source>Count rounds by these rules only</source>
      <translation>Hitung ronde dengan aturan ini saja</translation>
    </message>
    <message>
      <source>P&amp;lay:</source>
      <translation>&amp;Cara main:</translation>
    </message>
    <message>
      <source>Count rounds played fair, in practice, with or without help only</source>
      <translation>Hitung hanya ronde permainan adil, latihan, dengan bantuan, atau tanpa bantuan</translation>
    </message>
    <message>
      <source>Save &amp;table...</source>
      <translation>Simpan &amp;tabel...</translation>
    </message>
    <message>
      <source>Save &amp;picture...</source>
      <translation>Simpan &amp;gambar...</translation>
    </message>
    <message>
      <source>&amp;Start from zero</source>
      <translation>Mulai dari &amp;nol</translation>
    </message>
    <message>
      <source>Bring &amp;back</source>
      <translation>&amp;Kembalikan</translation>
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
      <translation>Pembagian {0} · {1}</translation>
    </message>
    <message>
      <source>Fingerprint {0}</source>
      <translation>Sidik jari {0}</translation>
    </message>
    <message>
      <source>Note it, and you can check after the round that no card was changed</source>
      <translation>Catatlah, lalu seusai ronde Anda dapat memeriksa bahwa tidak ada kartu yang diubah</translation>
    </message>
    <message>
      <source>The fingerprint does not fit the cards</source>
      <translation>Sidik jari tidak cocok dengan kartunya</translation>
    </message>
    <message>
      <source>The record of this match was changed</source>
      <translation>Catatan pertandingan ini telah diubah</translation>
    </message>
    <message>
      <source>fair play</source>
      <translation>permainan adil</translation>
    </message>
    <message>
      <source>what if: practice that does not count</source>
      <translation>andaikata: latihan yang tidak dihitung</translation>
    </message>
    <message numerus="yes">
      <source>helped %n time(s)</source>
      <translation>
        <numerusform>%n kali dibantu</numerusform>
      </translation>
    </message>
    <message>
      <source>given up</source>
      <translation>menyerah</translation>
    </message>
  </context>
  <context>
    <name>StatusMessages</name>
    <message>
      <source>Click or press any key to continue</source>
      <translation>Klik atau tekan tombol apa saja untuk melanjutkan</translation>
    </message>
    <message>
      <source>Press Enter for a new match, S for the score sheet</source>
      <translation>Tekan Enter untuk pertandingan baru, S untuk lembar skor</translation>
    </message>
    <message>
      <source>Press Enter to go on, S for the score sheet</source>
      <translation>Tekan Enter untuk melanjutkan, S untuk lembar skor</translation>
    </message>
    <message>
      <source>No round has begun</source>
      <translation>Belum ada ronde yang dimulai</translation>
    </message>
    <message>
      <source>{0}'s player failed; a simpler one goes on.</source>
      <translation>Pemain komputer {0} gagal; yang lebih sederhana meneruskan.</translation>
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
      <translation>tak bisa menang</translation>
    </message>
    <message>
      <source>sits out</source>
      <translation>tidak ikut</translation>
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
      <translation>membagi kartu pada ronde ini</translation>
    </message>
    <message>
      <source>dealer</source>
      <translation>pembagi</translation>
    </message>
    <message>
      <source>Click the table or press Space or Enter to turn up the stock.</source>
      <translation>Klik meja atau tekan Spasi atau Enter untuk membuka kartu stok.</translation>
    </message>
    <message>
      <source>plays first</source>
      <translation>bermain pertama</translation>
    </message>
    <message>
      <source>plays second and arranges the pool</source>
      <translation>bermain kedua dan menata kartu di tengah</translation>
    </message>
    <message>
      <source>deals and plays last</source>
      <translation>membagi kartu dan bermain terakhir</translation>
    </message>
    <message>
      <source>{0}: Laki</source>
      <translation>{0}: Laki</translation>
    </message>
    <message>
      <source>no king</source>
      <translation>0 raja</translation>
    </message>
    <message numerus="yes">
      <source>%n card(s)</source>
      <translation>
        <numerusform>%n kartu</numerusform>
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
      <translation>tiga serangkai</translation>
    </message>
    <message>
      <source>Click the table or press Space or Enter to draw the cards.</source>
      <translation>Klik meja atau tekan Spasi atau Enter untuk menarik kartu.</translation>
    </message>
    <message>
      <source>The stock is empty: nobody wins</source>
      <translation>Stok sudah habis: tidak ada pemenang</translation>
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
      <translation>{0} mengambil</translation>
    </message>
    <message>
      <source>Card table</source>
      <translation>Meja kartu</translation>
    </message>
    <message>
      <source>last trick {0}</source>
      <translation>trik terakhir {0}</translation>
    </message>
    <message>
      <source>Jodhi {0}</source>
      <translation>Jodhi {0}</translation>
    </message>
    <message>
      <source>their Jodhi {0}</source>
      <translation>Jodhi lawan {0}</translation>
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
      <translation>penentu truf</translation>
    </message>
    <message>
      <source>plays after the dealer; chooses trump if nobody bids</source>
      <translation>bermain setelah pembagi; memilih truf jika tidak ada yang menawar</translation>
    </message>
    <message>
      <source>{0} was turned up for trump and is still in hand</source>
      <translation>{0} dibuka sebagai truf dan masih di tangan</translation>
    </message>
    <message>
      <source>{0} was turned up for trump and has been played</source>
      <translation>{0} dibuka sebagai truf dan sudah dimainkan</translation>
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
      <translation>Kami</translation>
    </message>
    <message>
      <source>They</source>
      <translation>Mereka</translation>
    </message>
    <message>
      <source>trump ?</source>
      <translation>truf ?</translation>
    </message>
    <message>
      <source>passes</source>
      <translation>lewat</translation>
    </message>
    <message>
      <source>bids {0}</source>
      <translation>menawar {0}</translation>
    </message>
    <message>
      <source>bid {0}</source>
      <translation>menawar {0}</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>lewat</translation>
    </message>
    <message>
      <source>The bidding</source>
      <translation>Tawar-menawar</translation>
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
        <numerusform>%n bola</numerusform>
      </translation>
    </message>
    <message>
      <source>The sixes count from {0} balls on; a lead of {1} wins the match</source>
      <translation>Kartu enam menghitung mulai {0} bola; selisih {1} memenangkan pertandingan</translation>
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
      <translation>bermain {0}</translation>
    </message>
    <message>
      <source>against {0}</source>
      <translation>melawan {0}</translation>
    </message>
    <message>
      <source>sets trump</source>
      <translation>menentukan truf</translation>
    </message>
    <message>
      <source>counts</source>
      <translation>menghitung</translation>
    </message>
    <message>
      <source>counts, +{0}</source>
      <translation>menghitung, +{0}</translation>
    </message>
    <message>
      <source>{0} won</source>
      <translation>{0} menang</translation>
    </message>
    <message>
      <source>{0} led</source>
      <translation>{0} membuka</translation>
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
      <translation>Jumlah</translation>
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
      <translation>keberuntungan {0} dari 10</translation>
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
      <translation>Bilah alat</translation>
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
      <translation>{0} dari {1}</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Jeda</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Putar</translation>
    </message>
  </context>
  <context>
    <name>UndoActions</name>
    <message>
      <source>You took back {0}.</source>
      <translation>Anda mengurungkan {0}.</translation>
    </message>
    <message>
      <source>You chose {0} again.</source>
      <translation>Anda memilih {0} lagi.</translation>
    </message>
    <message>
      <source>In fair play your last decision stands: you have seen another card since.</source>
      <translation>Dalam permainan adil keputusan terakhir Anda tetap berlaku: sejak itu Anda sudah melihat kartu lain.</translation>
    </message>
  </context>
  <context>
    <name>Viewpoint</name>
    <message>
      <source>This round is still in play, so you see only what you saw at the table.</source>
      <translation>Ronde ini masih berjalan, jadi Anda hanya melihat apa yang Anda lihat di meja.</translation>
    </message>
    <message>
      <source>All hands open</source>
      <translation>Semua kartu terbuka</translation>
    </message>
    <message>
      <source>As you saw it</source>
      <translation>Pandangan Anda</translation>
    </message>
    <message>
      <source>As {0} saw it</source>
      <translation>Pandangan {0}</translation>
    </message>
  </context>
  <context>
    <name>WelcomePage</name>
    <message>
      <source>Learn in two minutes</source>
      <translation>Belajar dua menit</translation>
    </message>
    <message>
      <source>Skip</source>
      <translation>Lewati</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Main</translation>
    </message>
    <message>
      <source>More lessons</source>
      <translation>Pelajaran lain</translation>
    </message>
  </context>
  <context>
    <name>argparse</name>
    <message>
      <source>usage: </source>
      <translation>pemakaian: </translation>
    </message>
    <message>
      <source>options</source>
      <translation>pilihan</translation>
    </message>
    <message>
      <source>positional arguments</source>
      <translation>argumen menurut tempat</translation>
    </message>
    <message>
      <source>show this help message and exit</source>
      <translation>tampilkan bantuan ini dan keluar</translation>
    </message>
    <message>
      <source>argument %(argument_name)s: %(message)s</source>
      <translation>argumen %(argument_name)s: %(message)s</translation>
    </message>
    <message>
      <source>expected one argument</source>
      <translation>perlu satu nilai</translation>
    </message>
    <message>
      <source>expected at most one argument</source>
      <translation>paling banyak satu nilai</translation>
    </message>
    <message>
      <source>ignored explicit argument %r</source>
      <translation>nilai %r tidak diperlukan</translation>
    </message>
    <message>
      <source>invalid choice: %(value)r (choose from %(choices)s)</source>
      <translation>%(value)r tidak dikenal (pilih dari %(choices)s)</translation>
    </message>
    <message>
      <source>not allowed with argument %s</source>
      <translation>tidak boleh bersama argumen %s</translation>
    </message>
    <message>
      <source>the following arguments are required: %s</source>
      <translation>yang berikut ini harus diberikan: %s</translation>
    </message>
    <message>
      <source>unrecognized arguments: %s</source>
      <translation>argumen tidak dikenal: %s</translation>
    </message>
  </context>
  <context>
    <name>arguments</name>
    <message>
      <source>Thothit and other card games against computer players.</source>
      <translation>Thothit dan permainan kartu lain melawan pemain komputer.</translation>
    </message>
    <message>
      <source>open this game record where it stands, instead of the match that was played last</source>
      <translation>buka catatan permainan ini di posisi terakhirnya, bukan pertandingan yang terakhir dimainkan</translation>
    </message>
    <message>
      <source>play a new match of this game, one of {0}</source>
      <translation>mainkan pertandingan baru permainan ini, salah satu dari {0}</translation>
    </message>
    <message>
      <source>so many play, the person and computer players together</source>
      <translation>sekian yang bermain, orang dan pemain komputer bersama-sama</translation>
    </message>
    <message>
      <source>play a match of N rounds, or of rotation (one full rotation), or free (up to {0} rounds)</source>
      <translation>mainkan pertandingan N ronde, atau rotation (satu putaran penuh), atau free (sampai {0} ronde)</translation>
    </message>
    <message>
      <source>play by this house rule (a wrong one is answered with a list of them); may be given repeatedly</source>
      <translation>bermain dengan aturan rumah ini (yang salah dijawab dengan daftarnya); boleh diulang</translation>
    </message>
    <message>
      <source>play the match and first deal of this number</source>
      <translation>mainkan pertandingan dan pembagian pertama bernomor ini</translation>
    </message>
    <message>
      <source>let the computer play all seats, and save nothing</source>
      <translation>biarkan komputer memainkan semua kursi, dan tidak menyimpan apa pun</translation>
    </message>
    <message>
      <source>quit after N rounds</source>
      <translation>keluar setelah N ronde</translation>
    </message>
    <message>
      <source>animate at this speed in this run, one of {0}</source>
      <translation>gerakan secepat ini kali ini, salah satu dari {0}</translation>
    </message>
    <message>
      <source>seat this kind of computer player in this run, one of {0}</source>
      <translation>dudukkan pemain komputer tingkat ini kali ini, salah satu dari {0}</translation>
    </message>
    <message>
      <source>show this card art in this run, one of {0}</source>
      <translation>tampilkan gambar kartu ini kali ini, salah satu dari {0}</translation>
    </message>
    <message>
      <source>speak this language in this run, one of {0}</source>
      <translation>gunakan bahasa ini kali ini, salah satu dari {0}</translation>
    </message>
    <message>
      <source>save a picture of the window (the name ends in .png, .jpg or .jpeg) and quit</source>
      <translation>simpan gambar jendela (namanya berakhiran .png, .jpg, atau .jpeg) dan keluar</translation>
    </message>
    <message>
      <source>take the picture at this moment: deal (cards are dealt), choice (somebody has a choice to make; the default) or sheet (the round is scored)</source>
      <translation>ambil gambar pada saat ini: deal (kartu telah dibagikan), choice (ada yang harus memilih; ini bawaannya), atau sheet (ronde telah dihitung)</translation>
    </message>
    <message>
      <source>write frame and start-up times to FILE at the end</source>
      <translation>tulis waktu gambar dan waktu mulai ke FILE pada akhirnya</translation>
    </message>
    <message>
      <source>keep the match and the settings in DIR</source>
      <translation>simpan pertandingan dan pengaturan di DIR</translation>
    </message>
    <message>
      <source>start with default settings and a new match; the settings stay as they are, and the last match is kept among the saved games</source>
      <translation>mulai dengan pengaturan bawaan dan pertandingan baru; pengaturan tetap seperti adanya, dan pertandingan terakhir disimpan di antara permainan tersimpan</translation>
    </message>
    <message>
      <source>check that this program is complete and works on this machine, and quit; touches no match and no settings</source>
      <translation>periksa apakah program ini lengkap dan bekerja di mesin ini, lalu keluar; pertandingan dan pengaturan tidak disentuh</translation>
    </message>
    <message>
      <source>show the version of this program and quit</source>
      <translation>tampilkan versi program ini dan keluar</translation>
    </message>
    <message>
      <source>--self-test stands alone: it plays in a directory of its own</source>
      <translation>--self-test berdiri sendiri: ia bermain di foldernya sendiri</translation>
    </message>
    <message>
      <source>--{0} is one of {1}, not {2}</source>
      <translation>--{0} adalah salah satu dari {1}, bukan {2}</translation>
    </message>
    <message>
      <source>a record has its own game, players, rules and deal: give FILE or those, not both</source>
      <translation>catatan sudah memuat permainan, pemain, aturan, dan pembagiannya: berikan FILE atau yang itu, jangan keduanya</translation>
    </message>
    <message>
      <source>--{0} {1}: there is no such directory</source>
      <translation>--{0} {1}: folder itu tidak ada</translation>
    </message>
    <message>
      <source>--{0} {1}: this is a directory</source>
      <translation>--{0} {1}: ini sebuah folder</translation>
    </message>
    <message>
      <source>--screenshot {0}: the name ends in none of {1}</source>
      <translation>--screenshot {0}: namanya tidak berakhiran salah satu dari {1}</translation>
    </message>
    <message>
      <source>the name is empty</source>
      <translation>namanya kosong</translation>
    </message>
  </context>
  <context>
    <name>backup</name>
    <message>
      <source>{0} cannot be written: {1}</source>
      <translation>{0} tidak dapat ditulis: {1}</translation>
    </message>
    <message>
      <source>The settings in this backup are damaged.</source>
      <translation>Pengaturan dalam cadangan ini rusak.</translation>
    </message>
    <message>
      <source>{0} is not a backup of Thothit.</source>
      <translation>{0} bukan cadangan Thothit.</translation>
    </message>
    <message>
      <source>{0} is damaged.</source>
      <translation>{0} rusak.</translation>
    </message>
    <message>
      <source>{0} was made by a newer version of the program.</source>
      <translation>{0} dibuat oleh versi program yang lebih baru.</translation>
    </message>
    <message>
      <source>{0} is not there.</source>
      <translation>{0} tidak ada.</translation>
    </message>
    <message>
      <source>The statistics in this backup are damaged.</source>
      <translation>Statistik dalam cadangan ini rusak.</translation>
    </message>
    <message>
      <source>The statistics in this backup are of a newer version of the program.</source>
      <translation>Statistik dalam cadangan ini berasal dari versi program yang lebih baru.</translation>
    </message>
    <message>
      <source>There is no room to unpack it: {0}</source>
      <translation>Tidak ada ruang untuk mengekstraknya: {0}</translation>
    </message>
    <message>
      <source>The restore has stopped: {0}. Close the program and start it again to finish it.</source>
      <translation>Pemulihan terhenti: {0}. Tutup program ini lalu jalankan lagi untuk menyelesaikannya.</translation>
    </message>
  </context>
  <context>
    <name>calls</name>
    <message>
      <source>Pass</source>
      <translation>Lewat</translation>
    </message>
    <message>
      <source>Let it go</source>
      <translation>Biarkan</translation>
    </message>
    <message>
      <source>Not now</source>
      <translation>Nanti dulu</translation>
    </message>
    <message>
      <source>Nothing has been discarded yet.</source>
      <translation>Belum ada kartu yang dibuang.</translation>
    </message>
    <message>
      <source>Take</source>
      <translation>Ambil</translation>
    </message>
    <message>
      <source>Take {0}: it wins</source>
      <translation>Ambil {0}: menang</translation>
    </message>
    <message>
      <source>Take {0}</source>
      <translation>Ambil {0}</translation>
    </message>
    <message>
      <source>It wins the hand.</source>
      <translation>Dengan kartu ini Anda memenangkan babak.</translation>
    </message>
    <message>
      <source>Checki: {0}</source>
      <translation>Checki: {0}</translation>
    </message>
    <message>
      <source>The pair is then laid open.</source>
      <translation>Pasangan itu lalu diletakkan terbuka.</translation>
    </message>
    <message>
      <source>You wait for {0}.</source>
      <translation>Anda menunggu {0}.</translation>
    </message>
    <message>
      <source>No card can win with {0}: all four are in your hand.</source>
      <translation>Tidak ada kartu yang bisa menang dengan {0}: keempatnya ada di tangan Anda.</translation>
    </message>
    <message>
      <source>Draw from the stock.</source>
      <translation>Tarik kartu dari stok.</translation>
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
      <translation>Setelah itu Anda membuang satu kartu.</translation>
    </message>
    <message>
      <source>Lights when your hand is ready: a pair and two triplets.</source>
      <translation>Menyala bila kartu tangan Anda siap: satu pasangan dan dua buah tiga serangkai.</translation>
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
      <translation>Hati</translation>
    </message>
    <message>
      <source>Diamonds</source>
      <translation>Wajik</translation>
    </message>
    <message>
      <source>Clubs</source>
      <translation>Keriting</translation>
    </message>
    <message>
      <source>Thunee</source>
      <translation>Thunee</translation>
    </message>
    <message>
      <source>You lead, and the suit of your card is trump: win every trick yourself for four balls.</source>
      <translation>Anda membuka trik, dan jenis kartu Anda menjadi truf: menangkan sendiri semua trik untuk empat bola.</translation>
    </message>
    <message>
      <source>Royals</source>
      <translation>Royals</translation>
    </message>
    <message>
      <source>Thunee with the order of the cards reversed, Q K 10 A 9 J.</source>
      <translation>Thunee dengan urutan kartu terbalik, Q K 10 A 9 J.</translation>
    </message>
    <message>
      <source>Blind Thunee</source>
      <translation>Blind Thunee</translation>
    </message>
    <message>
      <source>Thunee for eight balls: your last two cards stay unseen until you have won four tricks.</source>
      <translation>Thunee untuk delapan bola: dua kartu terakhir Anda tidak dilihat sampai Anda memenangkan empat trik.</translation>
    </message>
    <message>
      <source>Blind Royals</source>
      <translation>Blind Royals</translation>
    </message>
    <message>
      <source>Royals for eight balls: your last two cards stay unseen until you have won four tricks.</source>
      <translation>Royals untuk delapan bola: dua kartu terakhir Anda tidak dilihat sampai Anda memenangkan empat trik.</translation>
    </message>
    <message>
      <source>My last card</source>
      <translation>Kartu terakhir</translation>
    </message>
    <message>
      <source>Trump will be the suit of the last card you are dealt, which you have not seen yet.</source>
      <translation>Truf akan mengikuti jenis kartu terakhir yang dibagikan kepada Anda, yang belum Anda lihat.</translation>
    </message>
    <message>
      <source>Deal again</source>
      <translation>Bagi ulang</translation>
    </message>
    <message>
      <source>The same dealer deals again, and nobody scores.</source>
      <translation>Pembagi yang sama membagi lagi, dan tidak ada yang mendapat skor.</translation>
    </message>
    <message>
      <source>Double</source>
      <translation>Double</translation>
    </message>
    <message>
      <source>You say that you will win the last trick yourself: two balls, or four for the others if you do not.</source>
      <translation>Anda menyatakan akan memenangkan sendiri trik terakhir: dua bola, atau empat bagi lawan jika gagal.</translation>
    </message>
    <message>
      <source>Khanaak</source>
      <translation>Khanaak</translation>
    </message>
    <message>
      <source>You say that you will win the last trick, and that your Jodhis plus 10 beat the card points and Jodhis of the others: three or six balls, or four for the others if not.</source>
      <translation>Anda menyatakan akan memenangkan trik terakhir, dan bahwa Jodhi Anda ditambah 10 mengalahkan poin kartu dan Jodhi lawan: tiga atau enam bola, atau empat bagi lawan jika gagal.</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>Lanjut</translation>
    </message>
    <message>
      <source>Hold back</source>
      <translation>Tahan dulu</translation>
    </message>
    <message>
      <source>No call</source>
      <translation>Tanpa seruan</translation>
    </message>
    <message>
      <source>If nobody bids more, you set trump, and the others count {0} more.</source>
      <translation>Jika tidak ada yang menawar lebih tinggi, Anda menentukan truf, dan hitungan lawan bertambah {0}.</translation>
    </message>
    <message>
      <source>Jodhi in {0}, {1}</source>
      <translation>Jodhi {0}, {1}</translation>
    </message>
    <message>
      <source>Only the points are announced, not the suit.</source>
      <translation>Hanya poinnya yang diumumkan, bukan jenisnya.</translation>
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
      <translation>kembaran bercap</translation>
    </message>
    <message>
      <source>twin</source>
      <translation>kembaran</translation>
    </message>
    <message>
      <source>stamped</source>
      <translation>bercap</translation>
    </message>
    <message>
      <source>completes a set</source>
      <translation>melengkapi set</translation>
    </message>
  </context>
  <context>
    <name>cards</name>
    <message>
      <source>No card of your hand matches it</source>
      <translation>Tidak ada kartu tangan Anda yang seangka dengannya</translation>
    </message>
    <message>
      <source>In your hand: {0}</source>
      <translation>Di tangan Anda: {0}</translation>
    </message>
    <message>
      <source>Matches nothing in the pool</source>
      <translation>Tidak ada yang seangka di kolam</translation>
    </message>
    <message>
      <source>Matches in the pool: {0}</source>
      <translation>Seangka di kolam: {0}</translation>
    </message>
    <message>
      <source>one</source>
      <translation>satu</translation>
    </message>
    <message>
      <source>two</source>
      <translation>dua</translation>
    </message>
    <message>
      <source>three</source>
      <translation>tiga</translation>
    </message>
    <message>
      <source>four</source>
      <translation>empat</translation>
    </message>
    <message>
      <source>{0} for {1}</source>
      <translation>{0} untuk {1}</translation>
    </message>
    <message>
      <source>Worth when captured: {0}</source>
      <translation>Nilai bila tertangkap: {0}</translation>
    </message>
    <message numerus="yes">
      <source>You have captured %n of it</source>
      <translation>
        <numerusform>Sudah Anda tangkap %n lembar</numerusform>
      </translation>
    </message>
    <message>
      <source>Section 3: a card takes only its identical twin.</source>
      <translation>Bagian 3: kartu hanya menangkap kembarannya.</translation>
    </message>
    <message>
      <source>Rule F3: on a first turn a card takes only its identical twin.</source>
      <translation>Aturan F3: pada giliran pertama kartu hanya menangkap kembarannya.</translation>
    </message>
    <message>
      <source>Rule F2: the card of the stock takes one of its rank if it can.</source>
      <translation>Aturan F2: kartu stok menangkap satu kartu seangka bila bisa.</translation>
    </message>
    <message>
      <source>Rule F1: a card takes one of its rank if it can.</source>
      <translation>Aturan F1: kartu menangkap satu kartu seangka bila bisa.</translation>
    </message>
    <message>
      <source>Section 4: identical cards that you have captured count together.</source>
      <translation>Bagian 4: kartu kembar yang Anda tangkap dihitung bersama.</translation>
    </message>
    <message>
      <source>Rule K3: every pair of a rank that lies there is captured.</source>
      <translation>Aturan K3: setiap pasangan seangka yang terletak di sana ditangkap.</translation>
    </message>
    <message>
      <source>You are waiting for it</source>
      <translation>Anda menunggunya</translation>
    </message>
    <message>
      <source>In your hand: {0} of {1} copies</source>
      <translation>Di tangan Anda: {0} dari {1} lembar</translation>
    </message>
    <message>
      <source>Out of your sight: {0} of {1} copies</source>
      <translation>Tak terlihat oleh Anda: {0} dari {1} lembar</translation>
    </message>
    <message>
      <source>Rule W3: a hand is ready with an identical pair and two triplets of a rank.</source>
      <translation>Aturan W3: kartu tangan siap bila ada satu pasangan kembar dan dua buah tiga serangkai seangka.</translation>
    </message>
    <message>
      <source>A face-down card</source>
      <translation>Kartu tertutup</translation>
    </message>
    <message>
      <source>May take now: {0}</source>
      <translation>Kini dapat menangkap: {0}</translation>
    </message>
    <message>
      <source>Out of your sight: {0} of the {1} of its rank</source>
      <translation>Tak terlihat oleh Anda: {0} dari {1} yang seangka</translation>
    </message>
    <message>
      <source>Counts {0} for the side that wins its trick</source>
      <translation>Bernilai {0} bagi pihak yang memenangkan triknya</translation>
    </message>
    <message>
      <source>It is a trump</source>
      <translation>Kartu ini truf</translation>
    </message>
    <message>
      <source>Rule T10: follow suit if you can; else play any card, trumps too.</source>
      <translation>Aturan T10: ikuti jenisnya bila bisa; kalau tidak, mainkan kartu apa saja, truf juga boleh.</translation>
    </message>
  </context>
  <context>
    <name>catalogue</name>
    <message>
      <source>French, {0}</source>
      <translation>Remi, {0}</translation>
    </message>
    <message>
      <source>Pool</source>
      <translation>Kolam</translation>
    </message>
    <message>
      <source>Stock</source>
      <translation>Stok</translation>
    </message>
    <message>
      <source>Family</source>
      <translation>Keluarga</translation>
    </message>
    <message>
      <source>Hand</source>
      <translation>Kartu tangan</translation>
    </message>
    <message>
      <source>Packs of 60 cards</source>
      <translation>Set berisi 60 kartu</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Kartu</translation>
    </message>
    <message>
      <source>The child takes any card that fits.</source>
      <translation>Anak menangkap kartu apa saja yang cocok.</translation>
    </message>
    <message>
      <source>The neighbour takes the points at hand and forgets what lies face down.</source>
      <translation>Tetangga mengambil poin yang ada di depan mata dan melupakan yang tertutup.</translation>
    </message>
    <message>
      <source>The regular takes what is worth most at once and remembers every capture.</source>
      <translation>Langganan mengambil yang paling bernilai saat itu dan mengingat semua tangkapan.</translation>
    </message>
    <message>
      <source>The old hand thinks ahead a little and remembers the last captures.</source>
      <translation>Sesepuh berpikir sedikit ke depan dan mengingat tangkapan-tangkapan terakhir.</translation>
    </message>
    <message>
      <source>The master thinks ahead as far as that helps.</source>
      <translation>Empu berpikir ke depan sejauh itu berguna.</translation>
    </message>
    <message>
      <source>the player after the dealer; the deal passes on</source>
      <translation>pemain setelah pembagi; tugas membagi berpindah</translation>
    </message>
    <message>
      <source>the player after the dealer; the winner deals</source>
      <translation>pemain setelah pembagi; pemenang membagi</translation>
    </message>
    <message numerus="yes">
      <source>%n card(s)</source>
      <translation>
        <numerusform>%n kartu</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} to {1}</source>
      <translation>{0} sampai {1}</translation>
    </message>
    <message>
      <source>{0} players</source>
      <translation>{0} pemain</translation>
    </message>
    <message numerus="yes">
      <source>about %n minute(s)</source>
      <translation>
        <numerusform>sekitar %n menit</numerusform>
      </translation>
    </message>
    <message>
      <source>mostly skill</source>
      <translation>terutama keterampilan</translation>
    </message>
    <message>
      <source>more skill than luck</source>
      <translation>lebih banyak keterampilan</translation>
    </message>
    <message>
      <source>half luck, half skill</source>
      <translation>separuh keberuntungan</translation>
    </message>
    <message>
      <source>a little more luck than skill</source>
      <translation>keberuntungan sedikit lebih besar</translation>
    </message>
    <message>
      <source>more luck than skill</source>
      <translation>lebih banyak keberuntungan</translation>
    </message>
    <message>
      <source>mostly luck</source>
      <translation>terutama keberuntungan</translation>
    </message>
    <message>
      <source>nothing but luck</source>
      <translation>murni keberuntungan</translation>
    </message>
    <message>
      <source>none</source>
      <translation>tidak ada</translation>
    </message>
  </context>
  <context>
    <name>ceki</name>
    <message>
      <source>This page is missing.</source>
      <translation>Halaman ini tidak ada.</translation>
    </message>
    <message>
      <source>The honours</source>
      <translation>Kartu kehormatan</translation>
    </message>
    <message>
      <source>Three cards without a suit. All have rank 1.</source>
      <translation>Tiga kartu tanpa jenis. Semuanya berangka 1.</translation>
    </message>
    <message>
      <source>Coins</source>
      <translation>Koin</translation>
    </message>
    <message>
      <source>What the players saw in them, from slippers to drums, gave them their names.</source>
      <translation>Namanya berasal dari apa yang dilihat para pemain pada gambarnya, dari kasut sampai tambur.</translation>
    </message>
    <message>
      <source>Strings</source>
      <translation>Tali</translation>
    </message>
    <message>
      <source>Strings of coins, seen as lances, mountains and torches.</source>
      <translation>Untaian koin, yang dilihat sebagai tombak, gunung, dan obor.</translation>
    </message>
    <message>
      <source>Myriads</source>
      <translation>Laksa</translation>
    </message>
    <message>
      <source>Ten thousands: figures with a Chinese numeral, and so the Chinese cards to many players.</source>
      <translation>Puluhan ribu: tokoh dengan angka Tionghoa, sehingga banyak pemain menyebutnya kartu Cina.</translation>
    </message>
    <message>
      <source>Ceki cards</source>
      <translation>Kartu ceki</translation>
    </message>
    <message>
      <source>Thirty narrow cards in black and red, of three suits and three honours. A pack holds two of each.</source>
      <translation>Tiga puluh kartu sempit berwarna hitam dan merah, dengan tiga jenis dan tiga kartu kehormatan. Satu set berisi dua lembar dari tiap kartu.</translation>
    </message>
    <message>
      <source>The black block at each end tells the rank without a number: a bitten corner is 1, a side tab 2, a spike 3, a tab in the middle 4, two notches 5, two slits 6, three saw teeth 7, one notch 8, one slit 9. The {OT} has none of them.</source>
      <translation>Balok hitam di kedua ujung menunjukkan angka kartu tanpa tulisan: sudut tergigit berarti 1, lidah di tepi 2, duri 3, lidah di tengah 4, dua takik 5, dua celah 6, tiga gigi gergaji 7, satu takik 8, satu celah 9. {OT} tidak punya satu pun.</translation>
    </message>
    <message>
      <source>{OT}, {RF} and {S9} wear a red stamp.</source>
      <translation>{OT}, {RF}, dan {S9} bercap merah.</translation>
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
      <translation>Nama dan artinya: Porges, &lt;i&gt;Ways to Play&lt;/i&gt; (games.porg.es), halaman tentang kartu ceki, dengan nama-nama yang dikumpulkan di Surakarta dan Yogyakarta pada 1941, di Jawa pada 1876, di Malaysia dan Singapura, di Padang pada 2013, dan di Badung. Aksara Jawa menuliskan nama-nama dari tahun 1876. Gambar kartunya dibuat untuk program ini.</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message>
      <source>cannot write: {0}</source>
      <translation>tidak dapat menulis: {0}</translation>
    </message>
    <message>
      <source>{0} (see {1} --help)</source>
      <translation>{0} (lihat {1} --help)</translation>
    </message>
    <message>
      <source>Card games of Java and beyond, without a window.</source>
      <translation>Permainan kartu dari Jawa dan sekitarnya, tanpa jendela.</translation>
    </message>
    <message>
      <source>show the version of this program and quit</source>
      <translation>tampilkan versi program ini dan keluar</translation>
    </message>
    <message>
      <source>answer in this language, one of {0}</source>
      <translation>jawab dalam bahasa ini, salah satu dari {0}</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>perintah</translation>
    </message>
    <message>
      <source>the games, seats and options, with defaults</source>
      <translation>permainan, kursi, dan pilihan, dengan nilai bawaannya</translation>
    </message>
    <message>
      <source>as JSON</source>
      <translation>sebagai JSON</translation>
    </message>
    <message>
      <source>a record with one dealt round</source>
      <translation>catatan dengan satu ronde yang telah dibagikan</translation>
    </message>
    <message>
      <source>a game's id</source>
      <translation>id sebuah permainan</translation>
    </message>
    <message>
      <source>number of seats</source>
      <translation>jumlah kursi</translation>
    </message>
    <message>
      <source>number of the deal (else a random one)</source>
      <translation>nomor pembagian (jika tidak ada, diambil acak)</translation>
    </message>
    <message>
      <source>check a record's moves and print its points</source>
      <translation>periksa langkah-langkah sebuah catatan dan cetak poinnya</translation>
    </message>
    <message>
      <source>one record, or one a line; - is standard input</source>
      <translation>satu catatan, atau satu per baris; - adalah masukan standar</translation>
    </message>
    <message>
      <source>as JSON, a line a record</source>
      <translation>sebagai JSON, satu baris per catatan</translation>
    </message>
    <message>
      <source>the legal moves in a record's last position</source>
      <translation>langkah yang boleh diambil di posisi terakhir sebuah catatan</translation>
    </message>
    <message>
      <source>one record; - is standard input</source>
      <translation>satu catatan; - adalah masukan standar</translation>
    </message>
    <message>
      <source>seats: {0}</source>
      <translation>kursi: {0}</translation>
    </message>
    <message>
      <source>match: {0}</source>
      <translation>pertandingan: {0}</translation>
    </message>
    <message>
      <source>preset {0}: {1} ({2})</source>
      <translation>paket aturan {0}: {1} ({2})</translation>
    </message>
    <message>
      <source>{0} (default)</source>
      <translation>{0} (bawaan)</translation>
    </message>
    <message>
      <source>unfinished</source>
      <translation>belum selesai</translation>
    </message>
    <message>
      <source>round {0}: {1}; {2}</source>
      <translation>ronde {0}: {1}; {2}</translation>
    </message>
    <message>
      <source>won by nobody</source>
      <translation>tidak ada yang menang</translation>
    </message>
    <message>
      <source>won by {0}</source>
      <translation>dimenangkan {0}</translation>
    </message>
    <message>
      <source> and </source>
      <translation> dan </translation>
    </message>
    <message>
      <source>play rounds of all games, looking for faults</source>
      <translation>mainkan ronde semua permainan untuk mencari kesalahan</translation>
    </message>
    <message>
      <source>how many (default 1000)</source>
      <translation>berapa banyak (bawaan 1000)</translation>
    </message>
    <message>
      <source>another one draws others (default 0)</source>
      <translation>nomor lain mengambil ronde lain (bawaan 0)</translation>
    </message>
    <message>
      <source>processes; auto is one a processor (default 1)</source>
      <translation>jumlah proses; auto berarti satu per prosesor (bawaan 1)</translation>
    </message>
    <message>
      <source>after {0} rounds a fault: {1} (its record is above)</source>
      <translation>setelah {0} ronde ada kesalahan: {1} (catatannya di atas)</translation>
    </message>
    <message>
      <source>{0} rounds, no fault</source>
      <translation>{0} ronde, tanpa kesalahan</translation>
    </message>
    <message>
      <source>{0} is not a whole number from 0 on</source>
      <translation>{0} bukan bilangan bulat mulai 0</translation>
    </message>
    <message>
      <source>{0} has more than {1} digits</source>
      <translation>{0} lebih dari {1} angka</translation>
    </message>
    <message>
      <source>0 is too few</source>
      <translation>0 terlalu sedikit</translation>
    </message>
    <message>
      <source>set an option</source>
      <translation>tetapkan sebuah pilihan</translation>
    </message>
    <message>
      <source>--option {0} is not one new NAME=VALUE</source>
      <translation>--option {0} bukan satu NAME=VALUE yang baru</translation>
    </message>
    <message>
      <source>not UTF-8 text</source>
      <translation>bukan teks UTF-8</translation>
    </message>
    <message>
      <source>more than one record</source>
      <translation>lebih dari satu catatan</translation>
    </message>
    <message>
      <source>standard input</source>
      <translation>masukan standar</translation>
    </message>
    <message>
      <source>{0}: line {1}: {2}</source>
      <translation>{0}: baris {1}: {2}</translation>
    </message>
    <message>
      <source>closed</source>
      <translation>tertutup</translation>
    </message>
    <message>
      <source>the name of the file is empty</source>
      <translation>nama berkasnya kosong</translation>
    </message>
    <message>
      <source>no record</source>
      <translation>tidak ada catatan</translation>
    </message>
    <message>
      <source>too large for a game record</source>
      <translation>terlalu besar untuk catatan permainan</translation>
    </message>
    <message>
      <source>the move that a computer player makes in a record</source>
      <translation>langkah yang diambil pemain komputer dalam sebuah catatan</translation>
    </message>
    <message>
      <source>who chooses (default expert)</source>
      <translation>siapa yang memilih (bawaan expert)</translation>
    </message>
    <message>
      <source>makes the answer reproducible, with --playouts</source>
      <translation>membuat jawaban dapat diulang, bersama --playouts</translation>
    </message>
    <message>
      <source>record {0}: its last round is over, there is no move to choose</source>
      <translation>catatan {0}: ronde terakhirnya sudah selesai, tidak ada langkah untuk dipilih</translation>
    </message>
    <message>
      <source>record {0}: its next move is drawn by luck, there is no move to choose</source>
      <translation>catatan {0}: langkah berikutnya ditentukan nasib, tidak ada langkah untuk dipilih</translation>
    </message>
    <message>
      <source>each player's own limit for a decision</source>
      <translation>batas masing-masing pemain per keputusan</translation>
    </message>
    <message>
      <source>{0} ms a decision</source>
      <translation>{0} md per keputusan</translation>
    </message>
    <message>
      <source>{0} playouts a decision</source>
      <translation>{0} simulasi per keputusan</translation>
    </message>
    <message>
      <source>{0} deals x {1} rotations, {2} rounds, {3}</source>
      <translation>{0} pembagian x {1} putaran, {2} ronde, {3}</translation>
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
      <translation>tanpa nasib</translation>
    </message>
    <message>
      <source>wins %</source>
      <translation>menang %</translation>
    </message>
    <message>
      <source>decisions, ms:</source>
      <translation>keputusan, md:</translation>
    </message>
    <message>
      <source>none</source>
      <translation>tidak ada</translation>
    </message>
    <message>
      <source>± is half of a 95 % interval, a deal in all its rotations being one observation.</source>
      <translation>± adalah setengah selang 95 %; satu pembagian dalam semua putarannya adalah satu pengamatan.</translation>
    </message>
    <message>
      <source>less luck: the margin without what the order of the stock brought, which is 0 on average.</source>
      <translation>tanpa nasib: selisih tanpa yang dibawa urutan stok, yang rata-ratanya 0.</translation>
    </message>
    <message>
      <source>computer players against each other</source>
      <translation>pemain komputer saling melawan</translation>
    </message>
    <message>
      <source>a player a seat: {0}; or {1}, the program of --against</source>
      <translation>satu pemain per kursi: {0}; atau {1}, program dari --against</translation>
    </message>
    <message>
      <source>a program that answers records as `thothit move -` does</source>
      <translation>program yang menjawab catatan seperti `thothit move -`</translation>
    </message>
    <message>
      <source>seconds that program has for a move (default 60)</source>
      <translation>detik yang dimiliki program itu untuk satu langkah (bawaan 60)</translation>
    </message>
    <message>
      <source>how many, at most with --until (default {0})</source>
      <translation>berapa banyak; dengan --until paling banyak (bawaan {0})</translation>
    </message>
    <message>
      <source>stop once every margin is known to within W points, not before {0} deals</source>
      <translation>berhenti begitu setiap selisih diketahui sampai W poin, tidak sebelum {0} pembagian</translation>
    </message>
    <message>
      <source>number of the first deal (default 0)</source>
      <translation>nomor pembagian pertama (bawaan 0)</translation>
    </message>
    <message>
      <source>margins with the luck of the stock taken out as well</source>
      <translation>juga selisih tanpa keberuntungan stok</translation>
    </message>
    <message>
      <source>play on the workers of this Dask scheduler (extra `cluster`)</source>
      <translation>bermain di pekerja penjadwal Dask ini (tambahan `cluster`)</translation>
    </message>
    <message>
      <source>the results as {0}; - (the default) prints them in place of the table</source>
      <translation>hasil sebagai {0}; - (bawaan) mencetaknya sebagai ganti tabel</translation>
    </message>
    <message>
      <source>write every round's record here, one a line</source>
      <translation>tulis catatan setiap ronde ke sini, satu per baris</translation>
    </message>
    <message>
      <source>say how far it is, even without a terminal</source>
      <translation>katakan sudah sampai mana, juga tanpa terminal</translation>
    </message>
    <message>
      <source>milliseconds a decision</source>
      <translation>milidetik per keputusan</translation>
    </message>
    <message>
      <source>playouts a decision (default the player's own number)</source>
      <translation>simulasi per keputusan (bawaan: jumlah milik pemain itu)</translation>
    </message>
    <message>
      <source>{0} is not a number of points above 0</source>
      <translation>{0} bukan jumlah poin di atas 0</translation>
    </message>
    <message>
      <source>--json and --csv cannot both be printed: name a file for one of them</source>
      <translation>--json dan --csv tidak dapat dicetak bersama: sebutkan berkas untuk salah satunya</translation>
    </message>
    <message>
      <source>{0}; the {1} deals before it are kept</source>
      <translation>{0}; {1} pembagian sebelumnya disimpan</translation>
    </message>
    <message>
      <source>--against COMMAND needs a seat called {0}, and such a seat the command</source>
      <translation>--against COMMAND memerlukan kursi bernama {0}, dan kursi itu memerlukan perintahnya</translation>
    </message>
    <message>
      <source>--scheduler needs the extra: pip install 'thothit-desktop[cluster]'</source>
      <translation>--scheduler memerlukan tambahan: pip install 'thothit-desktop[cluster]'</translation>
    </message>
    <message>
      <source>check that no card of a round was changed while it was played</source>
      <translation>periksa bahwa tidak ada kartu yang ditukar selama sebuah ronde dimainkan</translation>
    </message>
    <message>
      <source>the fingerprint you noted before the first card: {0} digits of it or more</source>
      <translation>sidik jari yang Anda catat sebelum kartu pertama: {0} angkanya atau lebih</translation>
    </message>
    <message>
      <source>{0} is not a fingerprint: its digits are 0-9 and a-f</source>
      <translation>{0} bukan sidik jari: angkanya 0-9 dan a-f</translation>
    </message>
    <message>
      <source>{0} has {1} digits, not {2} to {3} digits</source>
      <translation>{0} terdiri dari {1} angka, bukan {2} sampai {3} angka</translation>
    </message>
    <message>
      <source>round {0}: the fingerprint does not fit the cards</source>
      <translation>ronde {0}: sidik jarinya tidak cocok dengan kartunya</translation>
    </message>
    <message>
      <source>no round has a fingerprint</source>
      <translation>tidak ada ronde yang punya sidik jari</translation>
    </message>
    <message>
      <source>round {0}: no fingerprint</source>
      <translation>ronde {0}: tanpa sidik jari</translation>
    </message>
    <message>
      <source>round {0}: {1} fits</source>
      <translation>ronde {0}: {1} cocok</translation>
    </message>
    <message>
      <source>The fingerprints fit the cards. Only one that you noted before the first card (--fingerprint) proves that the cards were fixed then.</source>
      <translation>Sidik jarinya cocok dengan kartunya. Hanya sidik jari yang Anda catat sebelum kartu pertama (--fingerprint) yang membuktikan bahwa kartunya sudah tetap waktu itu.</translation>
    </message>
    <message>
      <source>no round has the fingerprint {0}</source>
      <translation>tidak ada ronde dengan sidik jari {0}</translation>
    </message>
    <message>
      <source>The cards of round {0} were fixed when you noted its fingerprint.</source>
      <translation>Kartu ronde {0} sudah tetap ketika Anda mencatat sidik jarinya.</translation>
    </message>
  </context>
  <context>
    <name>coach</name>
    <message>
      <source>Expected: {0}.</source>
      <translation>Perkiraan: {0}.</translation>
    </message>
    <message>
      <source>{0} It is about as good as the best.</source>
      <translation>{0} Kira-kira sebaik yang terbaik.</translation>
    </message>
    <message>
      <source>{0} It gives away {1}.</source>
      <translation>{0} Rugi {1}.</translation>
    </message>
    <message>
      <source>You have only this move: {0}.</source>
      <translation>Anda hanya punya langkah ini: {0}.</translation>
    </message>
    <message>
      <source>Best: {0} ({1} expected).</source>
      <translation>Terbaik: {0} (perkiraan: {1}).</translation>
    </message>
    <message>
      <source>{0} is just as good.</source>
      <translation>{0} sama baiknya.</translation>
    </message>
    <message numerus="yes">
      <source>%n other move(s) are just as good.</source>
      <translation>
        <numerusform>%n langkah lain sama baiknya.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} is about as good.</source>
      <translation>{0} kira-kira sama baiknya.</translation>
    </message>
    <message numerus="yes">
      <source>%n other move(s) are about as good.</source>
      <translation>
        <numerusform>%n langkah lain kira-kira sama baiknya.</numerusform>
      </translation>
    </message>
    <message>
      <source>Best: {0}.</source>
      <translation>Terbaik: {0}.</translation>
    </message>
    <message>
      <source>{0}: just as good.</source>
      <translation>{0}: sama baiknya.</translation>
    </message>
    <message>
      <source>{0}: about as good.</source>
      <translation>{0}: kira-kira sama baiknya.</translation>
    </message>
    <message>
      <source>{0} gives away {1}.</source>
      <translation>{0}: rugi {1}.</translation>
    </message>
    <message>
      <source>{0} gives away about {1}; {2} is better. Choose it again to play it anyway.</source>
      <translation>{0} merugikan sekitar {1}; {2} lebih baik. Pilih lagi untuk tetap memainkannya.</translation>
    </message>
    <message>
      <source>You know where every card is, so this is worked out to the end.</source>
      <translation>Anda tahu letak semua kartu, jadi ini dihitung sampai akhir.</translation>
    </message>
    <message>
      <source>Unseen</source>
      <translation>Tak terlihat</translation>
    </message>
    <message>
      <source>{0}/{1}</source>
      <translation>{0}/{1}</translation>
    </message>
    <message>
      <source>level with the others</source>
      <translation>imbang dengan yang lain</translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) ahead of the others</source>
      <translation>
        <numerusform>unggul %n poin dari yang lain</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n point(s) behind the others</source>
      <translation>
        <numerusform>tertinggal %n poin dari yang lain</numerusform>
      </translation>
    </message>
    <message>
      <source>less than a point</source>
      <translation>kurang dari satu poin</translation>
    </message>
    <message numerus="yes">
      <source>%n point(s)</source>
      <translation>
        <numerusform>%n poin</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} takes {1}</source>
      <translation>{0} menangkap {1}</translation>
    </message>
    <message numerus="yes">
      <source>That adds %n point(s) at once.</source>
      <translation>
        <numerusform>Itu langsung menambah %n poin.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} has captured {1} already, and does not get this one.</source>
      <translation>{0} sudah menangkap {1}, dan tidak mendapat yang ini.</translation>
    </message>
    <message>
      <source>It is your first {0}; {1} more can still be had.</source>
      <translation>Ini {0} pertama Anda; {1} lagi masih bisa didapat.</translation>
    </message>
    <message>
      <source>That makes {0} × {1}; {2} more can still be had.</source>
      <translation>Jadi {0} × {1}; {2} lagi masih bisa didapat.</translation>
    </message>
    <message>
      <source>None of the cards you cannot see matches it.</source>
      <translation>Tidak ada kartu tak terlihat yang seangka dengannya.</translation>
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} would match it.</source>
      <translation>Dari {0} kartu yang tidak Anda lihat, {1} seangka dengannya.</translation>
    </message>
    <message>
      <source>{0} of such hands won</source>
      <translation>menang di {0} babak seperti ini</translation>
    </message>
    <message>
      <source>{0} of such hands</source>
      <translation>{0} babak seperti ini</translation>
    </message>
    <message>
      <source>Discard {0}</source>
      <translation>Buang {0}</translation>
    </message>
    <message>
      <source>{0} wins the hand.</source>
      <translation>{0} memenangkan babak.</translation>
    </message>
    <message>
      <source>With {0} {1} of your eight cards fit, without it {2}.</source>
      <translation>Dengan {0}, {1} dari delapan kartu Anda cocok; tanpanya {2}.</translation>
    </message>
    <message>
      <source>But {0} may be waiting for {1}.</source>
      <translation>Tetapi {0} mungkin menunggu {1}.</translation>
    </message>
    <message>
      <source>% chance to win</source>
      <translation>% peluang menang</translation>
    </message>
    <message>
      <source>0 is an even chance, {0} for each of {1} players; a lost hand ends that much below.</source>
      <translation>0 berarti peluang seimbang, {0} untuk masing-masing dari {1} pemain; babak yang kalah berakhir sebesar itu di bawahnya.</translation>
    </message>
    <message>
      <source>Discards</source>
      <translation>Kartu buangan</translation>
    </message>
    <message>
      <source>{0}%</source>
      <translation>{0}%</translation>
    </message>
    <message>
      <source>You then wait for {0}: {1} of the {2} cards you cannot see.</source>
      <translation>Anda lalu menunggu {0}: {1} dari {2} kartu yang tidak Anda lihat.</translation>
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} make your hand ready.</source>
      <translation>Dari {0} kartu yang tidak Anda lihat, {1} membuat kartu tangan Anda siap.</translation>
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} improve your hand and {2} make it ready.</source>
      <translation>Dari {0} kartu yang tidak Anda lihat, {1} memperbaiki kartu tangan Anda dan {2} membuatnya siap.</translation>
    </message>
    <message>
      <source>Of {0} cards you cannot see, {1} improve your hand.</source>
      <translation>Dari {0} kartu yang tidak Anda lihat, {1} memperbaiki kartu tangan Anda.</translation>
    </message>
    <message>
      <source>{0} balls</source>
      <translation>{0} bola</translation>
    </message>
    <message>
      <source>{0} as trump</source>
      <translation>{0} sebagai truf</translation>
    </message>
    <message>
      <source>The trick goes to the others with {0} points.</source>
      <translation>Trik ini jatuh ke lawan dengan {0} poin.</translation>
    </message>
    <message>
      <source>No trump is left that you cannot see.</source>
      <translation>Tidak ada lagi truf yang tidak Anda lihat.</translation>
    </message>
    <message numerus="yes">
      <source>%n trump(s) you cannot see.</source>
      <translation>
        <numerusform>Ada %n truf yang tidak Anda lihat.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You hold %n card(s) of {0}.</source>
      <translation>
        <numerusform>Anda memegang %n kartu {0}.</numerusform>
      </translation>
    </message>
    <message>
      <source>balls</source>
      <translation>bola</translation>
    </message>
    <message>
      <source>The balls of the other side count against yours.</source>
      <translation>Bola pihak lawan mengurangi bola Anda.</translation>
    </message>
    <message>
      <source>{0} (trumps)</source>
      <translation>{0} (truf)</translation>
    </message>
    <message>
      <source>In {0}% of the deals tried an opponent still to play can beat it ({1} points).</source>
      <translation>Dalam {0}% pembagian yang dicoba, lawan sesudahnya bisa mengalahkannya ({1} poin).</translation>
    </message>
    <message>
      <source>In {0}% of the deals tried nobody still to play beats it ({1} points).</source>
      <translation>Dalam {0}% pembagian yang dicoba, tidak ada pemain sesudahnya yang mengalahkannya ({1} poin).</translation>
    </message>
    <message>
      <source>Nobody still to play can beat it ({0} points).</source>
      <translation>Tidak ada pemain sesudahnya yang dapat mengalahkannya ({0} poin).</translation>
    </message>
    <message>
      <source>An opponent still to play can beat it ({0} points).</source>
      <translation>Seorang lawan sesudahnya dapat mengalahkannya ({0} poin).</translation>
    </message>
    <message>
      <source>{0}, your partner, keeps the trick with {1} in {2}% of the deals tried</source>
      <translation>{0}, rekan Anda, mempertahankan trik dengan {1} dalam {2}% pembagian yang dicoba</translation>
    </message>
    <message>
      <source>{0}, your partner, keeps the trick with {1}</source>
      <translation>{0}, rekan Anda, mempertahankan trik dengan {1}</translation>
    </message>
    <message>
      <source>An opponent can still beat {1}, the card of your partner {0}</source>
      <translation>Seorang lawan masih dapat mengalahkan {1}, kartu {0}, rekan Anda</translation>
    </message>
    <message>
      <source>{0} ({1} points).</source>
      <translation>{0} ({1} poin).</translation>
    </message>
    <message>
      <source>It brings your side balls in {0}% of the deals tried.</source>
      <translation>Langkah ini memberi pihak Anda bola dalam {0}% pembagian yang dicoba.</translation>
    </message>
    <message>
      <source>If nobody makes a mistake, it brings your side balls.</source>
      <translation>Jika tidak ada yang keliru, langkah ini memberi pihak Anda bola.</translation>
    </message>
    <message>
      <source>If nobody makes a mistake, the balls go to the others.</source>
      <translation>Jika tidak ada yang keliru, bolanya menjadi milik pihak lawan.</translation>
    </message>
  </context>
  <context>
    <name>deals</name>
    <message>
      <source>An extra hand of tied players cannot be played by itself.</source>
      <translation>Babak tambahan antara pemain yang seri tidak dapat dimainkan tersendiri.</translation>
    </message>
    <message>
      <source>Today's deal, the same for everybody who plays by these rules.</source>
      <translation>Pembagian hari ini, sama bagi semua yang bermain dengan aturan ini.</translation>
    </message>
    <message>
      <source>Please type the number of a deal: {0}.</source>
      <translation>Ketik nomor pembagian: {0}.</translation>
    </message>
    <message numerus="yes">
      <source>%n player(s)</source>
      <translation>
        <numerusform>%n pemain</numerusform>
      </translation>
    </message>
    <message>
      <source>deal {0}</source>
      <translation>pembagian {0}</translation>
    </message>
    <message numerus="yes">
      <source>%n house rule(s)</source>
      <translation>
        <numerusform>%n aturan rumah</numerusform>
      </translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} dari {1}</translation>
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation>{0}, {1}</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Anda</translation>
    </message>
    <message>
      <source>Computer, {0}</source>
      <translation>Komputer, {0}</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>Ya</translation>
    </message>
    <message>
      <source>No</source>
      <translation>Tidak</translation>
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation>d MMM yyyy</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>Pemain</translation>
    </message>
    <message>
      <source>Seat</source>
      <translation>Kursi</translation>
    </message>
    <message>
      <source>Partner and others</source>
      <translation>Rekan dan lainnya</translation>
    </message>
    <message>
      <source>Others</source>
      <translation>Pemain lain</translation>
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
      <translation>Bantuan</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Tanggal</translation>
    </message>
    <message>
      <source>You have not finished this deal yet.</source>
      <translation>Anda belum menyelesaikan pembagian ini.</translation>
    </message>
    <message numerus="yes">
      <source>You have finished this deal %n time(s).</source>
      <translation>
        <numerusform>Anda sudah menyelesaikan pembagian ini %n kali.</numerusform>
      </translation>
    </message>
    <message>
      <source>At best you were {0} ahead.</source>
      <translation>Paling baik Anda unggul {0}.</translation>
    </message>
    <message>
      <source>At best you were {0} behind.</source>
      <translation>Paling baik Anda tertinggal {0}.</translation>
    </message>
    <message>
      <source>At best you were level with the best of the others.</source>
      <translation>Paling baik Anda seri dengan yang terbaik di antara pemain lain.</translation>
    </message>
    <message>
      <source>Think ahead</source>
      <translation>Berpikir ke depan</translation>
    </message>
    <message>
      <source>The raja can do much better than to take what is worth most at once: the master gets 40 points more out of this hand than a regular.</source>
      <translation>Raja bisa jauh lebih baik daripada sekadar mengambil yang paling bernilai saat itu: dari kartu ini empu mendapat 40 poin lebih banyak daripada langganan.</translation>
    </message>
    <message>
      <source>The right pair first</source>
      <translation>Pasangan yang tepat dulu</translation>
    </message>
    <message>
      <source>After two regulars the unyik can begin with a pair of ones or with a pair of fives. With the fives first the master ends 20 points better.</source>
      <translation>Setelah dua langganan, unyik bisa mulai dengan pasangan angka satu atau pasangan angka lima. Dengan angka lima dulu, empu berakhir 20 poin lebih baik.</translation>
    </message>
    <message>
      <source>Last and best</source>
      <translation>Terakhir tetapi terbaik</translation>
    </message>
    <message>
      <source>The unyik plays last and is best off all the same: on the average regulars end 60 points ahead in this seat. Try the raja's seat against it.</source>
      <translation>Unyik bermain terakhir tetapi justru paling diuntungkan: rata-rata langganan berakhir unggul 60 poin di kursi ini. Cobalah kursi raja melawannya.</translation>
    </message>
    <message>
      <source>Which pair to break</source>
      <translation>Pasangan mana yang dipecah</translation>
    </message>
    <message>
      <source>The raja holds two twos alike and two fives alike, and neither captures on the first turn. For the master it is worth 20 points more to lay a five first than a two.</source>
      <translation>Raja memegang dua kartu angka dua yang kembar dan dua kartu angka lima yang kembar, dan tak satu pun menangkap pada giliran pertama. Bagi empu, meletakkan angka lima lebih dulu bernilai 20 poin lebih daripada angka dua.</translation>
    </message>
    <message>
      <source>What the others leave you</source>
      <translation>Sisa dari pemain lain</translation>
    </message>
    <message>
      <source>Few points are to be had in a round, and here many of them turn on how you play: the master ends 3 points better than a regular.</source>
      <translation>Hanya sedikit poin yang bisa didapat dalam satu ronde, dan di sini banyak di antaranya bergantung pada cara Anda bermain: empu berakhir 3 poin lebih baik daripada langganan.</translation>
    </message>
    <message>
      <source>Everything matches</source>
      <translation>Semuanya seangka</translation>
    </message>
    <message>
      <source>Not one card is lost: a regular in this seat captures with all seven cards.</source>
      <translation>Tidak satu kartu pun terbuang: langganan di kursi ini menangkap dengan ketujuh kartunya.</translation>
    </message>
    <message>
      <source>Still a choice</source>
      <translation>Tetap ada pilihan</translation>
    </message>
    <message>
      <source>You have to capture whenever you can, and still it matters with which card: the master ends 1 point better than a regular.</source>
      <translation>Anda wajib menangkap setiap kali bisa, tetapi dengan kartu mana tetap berpengaruh: empu berakhir 1 poin lebih baik daripada langganan.</translation>
    </message>
    <message>
      <source>One pair of several</source>
      <translation>Satu dari beberapa pasangan</translation>
    </message>
    <message>
      <source>The patih can begin with several pairs, and it matters which: the ones are worth 35 points more to the master than the nines that a regular takes.</source>
      <translation>Patih bisa mulai dengan beberapa pasangan, dan pilihannya berpengaruh: bagi empu, pasangan angka satu bernilai 35 poin lebih daripada angka sembilan yang diambil langganan.</translation>
    </message>
    <message>
      <source>A sweep</source>
      <translation>Sapu bersih</translation>
    </message>
    <message>
      <source>Twenty cards that sweep the table: regulars end at least 45 points ahead in the raja's seat. Can you do it from another one?</source>
      <translation>Dua puluh kartu yang menyapu meja: langganan berakhir unggul sedikitnya 45 poin di kursi raja. Bisakah Anda melakukannya dari kursi lain?</translation>
    </message>
    <message>
      <source>The race for one card</source>
      <translation>Berebut satu kartu</translation>
    </message>
    <message>
      <source>Two players wait for the cards they lack. The master, who counts those that are still unseen, ends 1 point better than a regular.</source>
      <translation>Dua pemain menunggu kartu yang kurang. Empu, yang menghitung kartu yang belum terlihat, berakhir 1 poin lebih baik daripada langganan.</translation>
    </message>
    <message>
      <source>A hand that must be called</source>
      <translation>Kartu yang harus diserukan</translation>
    </message>
    <message>
      <source>Three jacks and two nines: on this hand a regular calls Thunee every time.</source>
      <translation>Tiga jack dan dua sembilan: dengan kartu ini langganan selalu menyerukan Thunee.</translation>
    </message>
    <message>
      <source>Bid or pass</source>
      <translation>Menawar atau lewat</translation>
    </message>
    <message>
      <source>The dealer's first four cards are just worth a bid. The master who bids 10 ends 3 balls better than the master who passes.</source>
      <translation>Empat kartu pertama pembagi pas-pasan untuk sebuah tawaran. Empu yang menawar 10 berakhir 3 bola lebih baik daripada empu yang lewat.</translation>
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
      <translation>Keputusan</translation>
    </message>
    <message>
      <source>Direction</source>
      <translation>Arah</translation>
    </message>
    <message>
      <source>Who starts</source>
      <translation>Yang memulai</translation>
    </message>
    <message>
      <source>A match</source>
      <translation>Pertandingan</translation>
    </message>
    <message>
      <source>clockwise</source>
      <translation>searah jarum jam</translation>
    </message>
    <message>
      <source>counter-clockwise</source>
      <translation>berlawanan arah jarum jam</translation>
    </message>
  </context>
  <context>
    <name>example</name>
    <message>
      <source>Click cards and buttons, or use the arrow keys, Enter and the letters on the buttons.</source>
      <translation>Klik kartu dan tombol, atau pakai tombol panah, Enter, dan huruf pada tombol.</translation>
    </message>
    <message>
      <source>Click Next to see how the hand ended.</source>
      <translation>Klik Lanjut untuk melihat akhir babak ini.</translation>
    </message>
    <message>
      <source>Click Next to open the piles and see what they are worth.</source>
      <translation>Klik Lanjut untuk membuka tumpukan dan melihat nilainya.</translation>
    </message>
    <message>
      <source>What the piles are worth</source>
      <translation>Nilai tumpukan-tumpukan itu</translation>
    </message>
    <message>
      <source>{0}: {1}, and cannot win</source>
      <translation>{0}: {1}, dan tidak bisa menang</translation>
    </message>
    <message>
      <source>{0}: {1}, and the win</source>
      <translation>{0}: {1}, dan menang</translation>
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
      <translation>ronde sudah selesai</translation>
    </message>
    <message>
      <source>it is another seat's turn</source>
      <translation>sekarang giliran kursi lain</translation>
    </message>
    <message>
      <source>this is not a move of this game</source>
      <translation>ini bukan langkah permainan ini</translation>
    </message>
    <message>
      <source>{0} is not in the hand</source>
      <translation>{0} tidak ada di kartu tangan</translation>
    </message>
    <message>
      <source>the next stock card is still to be turned</source>
      <translation>kartu stok berikutnya masih harus dibuka</translation>
    </message>
    <message>
      <source>the question that is asked comes first</source>
      <translation>pertanyaan yang diajukan harus dijawab dulu</translation>
    </message>
    <message>
      <source>it is too late for that</source>
      <translation>sudah terlambat untuk itu</translation>
    </message>
    <message>
      <source>no stock card is turned up</source>
      <translation>tidak ada kartu stok yang dibuka</translation>
    </message>
    <message>
      <source>the card turned up is {1}, not {0}</source>
      <translation>kartu yang dibuka adalah {1}, bukan {0}</translation>
    </message>
    <message>
      <source>the card turned up, {0}, comes first</source>
      <translation>kartu yang dibuka, {0}, didahulukan</translation>
    </message>
    <message>
      <source>{0} must capture ({rest})</source>
      <translation>{0} harus menangkap ({rest})</translation>
    </message>
    <message>
      <source>a hand card that captures must be played</source>
      <translation>kartu tangan yang menangkap harus dimainkan</translation>
    </message>
    <message>
      <source>{1} does not match {0}</source>
      <translation>{1} tidak seangka dengan {0}</translation>
    </message>
    <message>
      <source>{0} is not in the pool</source>
      <translation>{0} tidak ada di kolam</translation>
    </message>
    <message>
      <source>{0} captures only its identical twin</source>
      <translation>{0} hanya menangkap kembarannya</translation>
    </message>
    <message>
      <source>on a first turn {0} captures only its identical twin</source>
      <translation>pada giliran pertama {0} hanya menangkap kembarannya</translation>
    </message>
    <message>
      <source>{0} lies there more than once, and an odd card must be taken first ({rest})</source>
      <translation>{0} ada lebih dari satu, dan kartu ganjil harus diambil dulu ({rest})</translation>
    </message>
    <message>
      <source>{0} is identical, and a different card must be taken first ({rest})</source>
      <translation>{0} kembar, dan kartu yang berbeda harus diambil dulu ({rest})</translation>
    </message>
    <message>
      <source>the cards turned up are {2} and {3}, not {0} and {1}</source>
      <translation>kartu yang dibuka adalah {2} dan {3}, bukan {0} dan {1}</translation>
    </message>
    <message>
      <source>a draw of Laki is due</source>
      <translation>Laki harus ditarik dulu</translation>
    </message>
    <message>
      <source>no draw of Laki is due</source>
      <translation>Laki tidak perlu ditarik</translation>
    </message>
    <message>
      <source>Laki is drawn by exactly the seats that are tied, each three cards</source>
      <translation>Laki ditarik tepat oleh kursi yang seri, masing-masing tiga kartu</translation>
    </message>
    <message>
      <source>{0} cannot be drawn now</source>
      <translation>{0} tidak bisa ditarik sekarang</translation>
    </message>
    <message>
      <source>a card is drawn or taken first</source>
      <translation>kartu ditarik atau diambil dulu</translation>
    </message>
    <message>
      <source>a card is discarded first</source>
      <translation>kartu dibuang dulu</translation>
    </message>
    <message>
      <source>the pair shown is broken, and another one is shown first</source>
      <translation>pasangan yang ditunjukkan pecah, dan pasangan lain ditunjukkan dulu</translation>
    </message>
    <message>
      <source>nothing is asked that could be passed</source>
      <translation>tidak ada pertanyaan yang bisa dilewatkan</translation>
    </message>
    <message>
      <source>no card has been discarded yet</source>
      <translation>belum ada kartu yang dibuang</translation>
    </message>
    <message>
      <source>after taking {0} no card could be discarded</source>
      <translation>setelah mengambil {0} tidak ada kartu yang boleh dibuang</translation>
    </message>
    <message>
      <source>after checki {0} may be taken only to win</source>
      <translation>setelah checki {0} hanya boleh diambil untuk menang</translation>
    </message>
    <message>
      <source>{0} was just taken, and its design may not be discarded</source>
      <translation>{0} baru diambil, dan kartu kembarannya tidak boleh dibuang</translation>
    </message>
    <message>
      <source>after checki the card just drawn, {1}, is discarded, not {0}</source>
      <translation>setelah checki kartu yang baru ditarik, {1}, dibuang, bukan {0}</translation>
    </message>
    <message>
      <source>without {0} the declared hand is not ready</source>
      <translation>tanpa {0} kartu tangan yang dinyatakan tidak siap</translation>
    </message>
    <message>
      <source>{0} is not in the hand twice</source>
      <translation>{0} tidak ada dua kali di kartu tangan</translation>
    </message>
    <message>
      <source>the pair {0} does not leave two triplets</source>
      <translation>pasangan {0} tidak menyisakan dua tiga serangkai</translation>
    </message>
    <message>
      <source>checki is declared with a ready hand, as dealt or after an own discard</source>
      <translation>checki dinyatakan dengan kartu tangan siap, saat dibagikan atau setelah membuang sendiri</translation>
    </message>
    <message>
      <source>checki is declared already, with the pair {0}</source>
      <translation>checki sudah dinyatakan, dengan pasangan {0}</translation>
    </message>
    <message>
      <source>the seat does not wait for a card that lies open</source>
      <translation>kursi itu tidak menunggu kartu yang terbuka</translation>
    </message>
    <message>
      <source>a ready hand is declared at once</source>
      <translation>kartu tangan yang siap langsung dinyatakan</translation>
    </message>
    <message>
      <source>the move names a seat that there is not</source>
      <translation>langkah itu menyebut kursi yang tidak ada</translation>
    </message>
    <message>
      <source>out of turn, and only then, a move names its seat</source>
      <translation>di luar giliran, dan hanya saat itu, langkah menyebut kursinya</translation>
    </message>
    <message>
      <source>this is not the time for it</source>
      <translation>sekarang bukan waktunya</translation>
    </message>
    <message>
      <source>the options chosen do not have this call</source>
      <translation>seruan ini tidak ada dalam opsi yang dipilih</translation>
    </message>
    <message>
      <source>{0} does not follow {1}</source>
      <translation>{0} tidak mengikuti {1}</translation>
    </message>
    <message>
      <source>{0} is a lower trump than {1}</source>
      <translation>{0} truf yang lebih rendah daripada {1}</translation>
    </message>
    <message>
      <source>bids are 10, 20 and so on to 100, and 104</source>
      <translation>tawaran adalah 10, 20 dan seterusnya sampai 100, lalu 104</translation>
    </message>
    <message>
      <source>a bid must be higher than the last</source>
      <translation>tawaran harus lebih tinggi daripada yang terakhir</translation>
    </message>
    <message>
      <source>104 is bid over 100 only</source>
      <translation>104 hanya ditawarkan di atas 100</translation>
    </message>
    <message>
      <source>Thunee is not called with six cards of one suit</source>
      <translation>Thunee tidak diserukan dengan enam kartu satu jenis</translation>
    </message>
    <message>
      <source>the Jodhi of {0} is claimed already</source>
      <translation>Jodhi {0} sudah diklaim</translation>
    </message>
    <message>
      <source>the hand does not hold {0} and its queen</source>
      <translation>kartu tangan tidak berisi {0} dan ratunya</translation>
    </message>
    <message>
      <source>there is no other call under Thunee</source>
      <translation>dalam Thunee tidak ada seruan lain</translation>
    </message>
    <message>
      <source>this is called in the last trick</source>
      <translation>ini diserukan di trik terakhir</translation>
    </message>
    <message>
      <source>there is one Double or Khanaak a hand</source>
      <translation>hanya ada satu Double atau Khanaak per babak</translation>
    </message>
    <message>
      <source>the side has lost a trick</source>
      <translation>pihak itu sudah kalah satu trik</translation>
    </message>
    <message>
      <source>no Double is called at 11 balls</source>
      <translation>Double tidak diserukan pada 11 bola</translation>
    </message>
    <message>
      <source>the side has not announced a Jodhi</source>
      <translation>pihak itu belum mengumumkan Jodhi</translation>
    </message>
    <message>
      <source>the side has lost no trick</source>
      <translation>pihak itu belum kalah satu trik pun</translation>
    </message>
    <message>
      <source>{0} is played by {1} players, not {2}</source>
      <translation>{0} dimainkan oleh {1} pemain, bukan {2}</translation>
    </message>
    <message>
      <source>{0} has no option {1} (it has {2})</source>
      <translation>{0} tidak punya pilihan {1} (adanya {2})</translation>
    </message>
    <message>
      <source>{0} of {1} is {2}, not {3}</source>
      <translation>{0} dari {1} adalah {2}, bukan {3}</translation>
    </message>
    <message>
      <source>no game is called {0} (there is {1})</source>
      <translation>tidak ada permainan bernama {0} (adanya {1})</translation>
    </message>
    <message>
      <source>every round of {0} is played by all</source>
      <translation>setiap ronde {0} dimainkan oleh semua pemain</translation>
    </message>
    <message>
      <source>--match must be {0} for {1}, not {2}</source>
      <translation>--match harus {0} untuk {1}, bukan {2}</translation>
    </message>
    <message>
      <source>{0} or {1}</source>
      <translation>{0} atau {1}</translation>
    </message>
    <message>
      <source>not a {0}</source>
      <translation>bukan {0}</translation>
    </message>
    <message>
      <source>version is {0}, not a number from 1 to {1}</source>
      <translation>version adalah {0}, bukan angka dari 1 sampai {1}</translation>
    </message>
    <message>
      <source>version {0} is newer than version {1}, the newest known here</source>
      <translation>versi {0} lebih baru daripada versi {1}, yang terbaru yang dikenal di sini</translation>
    </message>
    <message>
      <source>not a game record, or damaged: {0} (column {1})</source>
      <translation>bukan catatan permainan, atau rusak: {0} (kolom {1})</translation>
    </message>
    <message>
      <source>not a game record, or damaged: {0} (line {2}, column {1})</source>
      <translation>bukan catatan permainan, atau rusak: {0} (baris {2}, kolom {1})</translation>
    </message>
    <message>
      <source>Expecting value</source>
      <translation>diharapkan sebuah nilai</translation>
    </message>
    <message>
      <source>Expecting ',' delimiter</source>
      <translation>diharapkan tanda ','</translation>
    </message>
    <message>
      <source>Expecting ':' delimiter</source>
      <translation>diharapkan tanda ':'</translation>
    </message>
    <message>
      <source>Expecting property name enclosed in double quotes</source>
      <translation>diharapkan nama dalam tanda petik ganda</translation>
    </message>
    <message>
      <source>Extra data</source>
      <translation>ada teks berlebih</translation>
    </message>
    <message>
      <source>Invalid control character at</source>
      <translation>karakter kendali tidak sah</translation>
    </message>
    <message>
      <source>Unterminated string starting at</source>
      <translation>teks yang tidak ditutup, mulai di</translation>
    </message>
    <message>
      <source>not a record: nested too deeply</source>
      <translation>bukan catatan: tersarang terlalu dalam</translation>
    </message>
    <message>
      <source>not a record: a number is too long</source>
      <translation>bukan catatan: ada angka yang terlalu panjang</translation>
    </message>
    <message>
      <source>not a record: too many lists and objects</source>
      <translation>bukan catatan: terlalu banyak daftar dan objek</translation>
    </message>
    <message>
      <source>the key {0} stands twice in one object</source>
      <translation>kunci {0} ada dua kali dalam satu objek</translation>
    </message>
    <message>
      <source>it is {0}, not an object</source>
      <translation>isinya {0}, bukan objek</translation>
    </message>
    <message>
      <source>unknown key {0}</source>
      <translation>kunci {0} tidak dikenal</translation>
    </message>
    <message>
      <source>{0} is missing</source>
      <translation>{0} tidak ada</translation>
    </message>
    <message>
      <source>{0} is {1}, not {2}</source>
      <translation>{0} adalah {1}, bukan {2}</translation>
    </message>
    <message>
      <source>{0} has {1} entries, not {2}</source>
      <translation>{0} berisi {1} butir, bukan {2}</translation>
    </message>
    <message>
      <source>an object</source>
      <translation>objek</translation>
    </message>
    <message>
      <source>a list</source>
      <translation>daftar</translation>
    </message>
    <message>
      <source>a text</source>
      <translation>teks</translation>
    </message>
    <message>
      <source>a list of texts</source>
      <translation>daftar teks</translation>
    </message>
    <message>
      <source>a list of lists of texts</source>
      <translation>daftar berisi daftar teks</translation>
    </message>
    <message>
      <source>a whole number</source>
      <translation>bilangan bulat</translation>
    </message>
    <message>
      <source>a list of whole numbers</source>
      <translation>daftar bilangan bulat</translation>
    </message>
    <message>
      <source>a list of {0} whole numbers</source>
      <translation>daftar {0} bilangan bulat</translation>
    </message>
    <message>
      <source>true or false</source>
      <translation>true atau false</translation>
    </message>
    <message>
      <source>{0} hexadecimal digits</source>
      <translation>{0} digit heksadesimal</translation>
    </message>
    <message>
      <source>"free", "rotation" or a number of rounds</source>
      <translation>"free", "rotation" atau banyaknya ronde</translation>
    </message>
    <message>
      <source>a list of names of up to {0} characters</source>
      <translation>daftar nama paling banyak {0} karakter</translation>
    </message>
    <message>
      <source>a time such as 2026-11-22T13:55:09Z</source>
      <translation>waktu seperti 2026-11-22T13:55:09Z</translation>
    </message>
    <message>
      <source>a text of 1 to {0} characters</source>
      <translation>teks 1 sampai {0} karakter</translation>
    </message>
    <message>
      <source>a whole number from 0 to {0}</source>
      <translation>bilangan bulat dari 0 sampai {0}</translation>
    </message>
    <message>
      <source>some of the seats 0 to {0} in ascending order</source>
      <translation>beberapa kursi dari 0 sampai {0}, urut naik</translation>
    </message>
    <message>
      <source>a seat from 0 to {0}</source>
      <translation>kursi dari 0 sampai {0}</translation>
    </message>
    <message>
      <source>those that play, {0}</source>
      <translation>yang bermain, {0}</translation>
    </message>
    <message>
      <source>a round from 0 to {0}</source>
      <translation>ronde dari 0 sampai {0}</translation>
    </message>
    <message>
      <source>rounds is empty</source>
      <translation>rounds kosong</translation>
    </message>
    <message>
      <source>it has {0} rounds, more than {1}</source>
      <translation>ada {0} ronde, lebih dari {1}</translation>
    </message>
    <message>
      <source>it has {0} variations, more than {1}</source>
      <translation>ada {0} variasi, lebih dari {1}</translation>
    </message>
    <message>
      <source>points is missing</source>
      <translation>points tidak ada</translation>
    </message>
    <message>
      <source>points of an unfinished round</source>
      <translation>points untuk ronde yang belum selesai</translation>
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
      <translation>belum selesai, padahal bukan yang terakhir</translation>
    </message>
    <message>
      <source>the match ends after {0}</source>
      <translation>pertandingan berakhir setelah {0}</translation>
    </message>
    <message>
      <source>played by seats {0}, not {1}</source>
      <translation>dimainkan oleh kursi {0}, bukan {1}</translation>
    </message>
    <message>
      <source>points are {0}, not {1}</source>
      <translation>poinnya {0}, bukan {1}</translation>
    </message>
    <message>
      <source>the round ends here, but is not finished</source>
      <translation>ronde berakhir di sini, tetapi belum ditandai selesai</translation>
    </message>
    <message>
      <source>missing, but the round is finished</source>
      <translation>tidak ada, padahal ronde sudah selesai</translation>
    </message>
    <message>
      <source>{0} is not a move</source>
      <translation>{0} bukan langkah</translation>
    </message>
    <message>
      <source>no card is called {0}</source>
      <translation>tidak ada kartu bernama {0}</translation>
    </message>
    <message>
      <source>{0} hands for {1} players</source>
      <translation>{0} kartu tangan untuk {1} pemain</translation>
    </message>
    <message>
      <source>{0} hands for a game that has none</source>
      <translation>{0} kartu tangan untuk permainan yang tidak memakainya</translation>
    </message>
    <message>
      <source>the hand of seat {0} has {1} cards, not {2}</source>
      <translation>kartu tangan kursi {0} ada {1}, bukan {2}</translation>
    </message>
    <message>
      <source>the pool has {0} cards, not {1}</source>
      <translation>kolam berisi {0} kartu, bukan {1}</translation>
    </message>
    <message>
      <source>the stock has {0} cards, not {1}</source>
      <translation>stok berisi {0} kartu, bukan {1}</translation>
    </message>
    <message>
      <source>{0} is not a card of this game</source>
      <translation>{0} bukan kartu permainan ini</translation>
    </message>
    <message>
      <source>{0} is dealt {1} times, not {2}</source>
      <translation>{0} dibagikan {1} kali, bukan {2}</translation>
    </message>
    <message>
      <source>{0} cards are dealt, not {1}</source>
      <translation>{0} kartu dibagikan, bukan {1}</translation>
    </message>
  </context>
  <context>
    <name>fishing</name>
    <message>
      <source>Click cards, or choose them with the arrow keys and Enter.</source>
      <translation>Klik kartu, atau pilih dengan tombol panah dan Enter.</translation>
    </message>
    <message>
      <source>Your turn: turn a card</source>
      <translation>Giliran Anda: buka satu kartu</translation>
    </message>
    <message>
      <source>Your turn: choose what to take with {0}</source>
      <translation>Giliran Anda: pilih tangkapan untuk {0}</translation>
    </message>
    <message>
      <source>Breaks a pair and cannot win this round</source>
      <translation>Memecah pasangan dan tidak bisa memenangkan ronde ini</translation>
    </message>
    <message>
      <source>On your first turn a card captures only its identical twin.</source>
      <translation>Pada giliran pertama Anda, kartu hanya menangkap kembarannya.</translation>
    </message>
    <message>
      <source>Taking {0} breaks a pair while there is an odd card, {1}: you could not win this round. Click again to take it anyway.</source>
      <translation>Menangkap {0} memecah pasangan selagi ada kartu ganjil, {1}: Anda tidak akan bisa memenangkan ronde ini. Klik lagi untuk tetap menangkapnya.</translation>
    </message>
    <message>
      <source>No stock card is turned up.</source>
      <translation>Tidak ada kartu stok yang dibuka.</translation>
    </message>
    <message>
      <source>The card turned up is {1}, not {0}.</source>
      <translation>Kartu yang dibuka adalah {1}, bukan {0}.</translation>
    </message>
    <message>
      <source>First choose what to take with {0}, the card turned up.</source>
      <translation>Pilih dulu tangkapan untuk {0}, kartu yang dibuka.</translation>
    </message>
    <message>
      <source>{0} must capture: choose {rest}.</source>
      <translation>{0} harus menangkap: pilih {rest}.</translation>
    </message>
    <message>
      <source>One of your cards can capture, so play one that does.</source>
      <translation>Ada kartu Anda yang bisa menangkap, jadi mainkan kartu itu.</translation>
    </message>
    <message>
      <source>{0} cannot take {1}: their ranks differ.</source>
      <translation>{0} tidak bisa menangkap {1}: angkanya berbeda.</translation>
    </message>
    <message>
      <source>{0} is not in the pool.</source>
      <translation>{0} tidak ada di kolam.</translation>
    </message>
    <message>
      <source>On a first turn {0} may take only its identical twin.</source>
      <translation>Pada giliran pertama {0} hanya boleh menangkap kembarannya.</translation>
    </message>
    <message>
      <source>There is more than one {0}: take {rest} first.</source>
      <translation>Ada lebih dari satu {0}: tangkap dulu {rest}.</translation>
    </message>
    <message>
      <source>A card that is not identical must go first: take {rest}.</source>
      <translation>Kartu yang tidak kembar harus lebih dulu: tangkap {rest}.</translation>
    </message>
    <message>
      <source>{0} takes only its identical twin.</source>
      <translation>{0} hanya menangkap kembarannya.</translation>
    </message>
    <message>
      <source>Drawing seats: each player sits where the twin of their card lies</source>
      <translation>Undian kursi: setiap pemain duduk di tempat kembaran kartunya</translation>
    </message>
    <message>
      <source>Two cards each; only the last digit counts: {drawn}. Raja: {starter}</source>
      <translation>Masing-masing dua kartu; hanya digit terakhir yang dihitung: {drawn}. Raja: {starter}</translation>
    </message>
    <message>
      <source>A {rank} is drawn and counted round, starting with {drawer}. First to play: {starter}</source>
      <translation>Kartu berangka {rank} ditarik dan dihitung berkeliling, mulai dari {drawer}. Yang pertama bermain: {starter}</translation>
    </message>
    <message>
      <source>The unyik drew a {rank} and counts round. The next raja: {starter}</source>
      <translation>Unyik menarik kartu berangka {rank} dan menghitung berkeliling. Raja berikutnya: {starter}</translation>
    </message>
    <message>
      <source>The patih arranges the pool, where every rank has its place: {second}</source>
      <translation>Patih menata kolam, setiap angka punya tempatnya: {second}</translation>
    </message>
    <message>
      <source>Dealing (unyik): {dealer}. Starting (raja): {starter}</source>
      <translation>Membagi (unyik): {dealer}. Memulai (raja): {starter}</translation>
    </message>
    <message>
      <source>The dealer lays out the pool and deals: {dealer}. First to play: {starter}</source>
      <translation>Pembagi menata kolam dan membagi kartu: {dealer}. Yang pertama bermain: {starter}</translation>
    </message>
    <message>
      <source>First to turn the stock: {starter}</source>
      <translation>Yang pertama membuka stok: {starter}</translation>
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
      <translation>Kartu menangkap</translation>
    </message>
    <message>
      <source>Points</source>
      <translation>Poin</translation>
    </message>
    <message>
      <source>The regular takes what is worth most at once and remembers a few captures.</source>
      <translation>Langganan mengambil yang paling bernilai saat itu dan mengingat sedikit tangkapan.</translation>
    </message>
    <message>
      <source>the raja, found by drawing and later by counting</source>
      <translation>raja, ditentukan dengan menarik kartu dan selanjutnya dengan menghitung</translation>
    </message>
    <message>
      <source>the player a drawn card counts to; later the winner</source>
      <translation>pemain yang ditunjuk hitungan kartu yang ditarik; selanjutnya pemenang</translation>
    </message>
    <message>
      <source>only its identical twin</source>
      <translation>hanya kembarannya</translation>
    </message>
    <message>
      <source>one of its rank</source>
      <translation>satu kartu seangka</translation>
    </message>
    <message>
      <source>black {0}</source>
      <translation>hitam {0}</translation>
    </message>
    <message>
      <source>red-stamped {0}</source>
      <translation>bercap merah {0}</translation>
    </message>
    <message>
      <source>of rank {0}: {1}</source>
      <translation>angka {0}: {1}</translation>
    </message>
    <message>
      <source>one card {0}</source>
      <translation>satu kartu {0}</translation>
    </message>
    <message>
      <source>a pair {0}</source>
      <translation>sepasang {0}</translation>
    </message>
    <message>
      <source>three {0}</source>
      <translation>tiga kartu {0}</translation>
    </message>
    <message>
      <source>four {0}</source>
      <translation>empat kartu {0}</translation>
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
      <translation>Permainan dari Surakarta: pancing pasangan dan kartu bercap merah dari kolam.</translation>
    </message>
    <message>
      <source>First turn</source>
      <translation>Giliran pertama</translation>
    </message>
    <message>
      <source>On a player's own first turn only identical cards capture; rank matches stay in the pool.</source>
      <translation>Pada giliran pertama setiap pemain, hanya kartu kembar yang menangkap; kartu seangka tinggal di kolam.</translation>
    </message>
    <message>
      <source>Cards of one rank capture each other from the first turn on.</source>
      <translation>Kartu seangka saling menangkap sejak giliran pertama.</translation>
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
      <translation>Kartu tangkapan</translation>
    </message>
    <message>
      <source>Captured cards lie face up: anyone may look through any pile.</source>
      <translation>Kartu tangkapan terbuka: siapa pun boleh melihat isi tumpukan mana pun.</translation>
    </message>
    <message>
      <source>Captured cards lie face down: you have to remember what was taken.</source>
      <translation>Kartu tangkapan tertutup: Anda harus mengingat apa yang sudah diambil.</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: the Chinese game</source>
      <translation>Porges, Ways to Play: permainan Tionghoa</translation>
    </message>
    <message>
      <source>Pairs on the table</source>
      <translation>Pasangan di meja</translation>
    </message>
    <message>
      <source>Any card of the rank may be taken.</source>
      <translation>Kartu mana pun yang seangka boleh ditangkap.</translation>
    </message>
    <message>
      <source>While an odd card of the rank lies there, a pair on the table may not be broken.</source>
      <translation>Selama ada kartu ganjil seangka, pasangan di meja tidak boleh dipecah.</translation>
    </message>
    <message>
      <source>Whoever breaks a pair on the table while an odd card of the rank lies there cannot win the round.</source>
      <translation>Siapa yang memecah pasangan di meja selagi ada kartu ganjil seangka tidak bisa memenangkan ronde.</translation>
    </message>
    <message>
      <source>A card of the rank that is not identical must be taken before an identical one.</source>
      <translation>Kartu seangka yang tidak kembar harus ditangkap sebelum yang kembar.</translation>
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
      <translation>Wajib menangkap</translation>
    </message>
    <message>
      <source>Any hand card may be played; it captures if it can.</source>
      <translation>Kartu tangan mana pun boleh dimainkan; kartu itu menangkap bila bisa.</translation>
    </message>
    <message>
      <source>If any of your cards can capture, you must play one that does.</source>
      <translation>Jika ada kartu Anda yang bisa menangkap, Anda harus memainkan salah satunya.</translation>
    </message>
    <message>
      <source>ours: the sources are silent</source>
      <translation>tafsiran kami: sumber tidak menyebutkannya</translation>
    </message>
    <message>
      <source>Open piles</source>
      <translation>Tumpukan terbuka</translation>
    </message>
    <message>
      <source>Nothing to remember: captured cards stay in view.</source>
      <translation>Tidak perlu mengingat: kartu tangkapan tetap terlihat.</translation>
    </message>
    <message>
      <source>Odd cards first</source>
      <translation>Kartu ganjil dulu</translation>
    </message>
    <message>
      <source>Pairs on the table are locked as in Totit.</source>
      <translation>Pasangan di meja terkunci seperti dalam Totit.</translation>
    </message>
    <message>
      <source>Chinese Thothit</source>
      <translation>Thothit Tionghoa</translation>
    </message>
    <message>
      <source>Open piles; whoever breaks a pair on the table while an odd card lies there cannot win.</source>
      <translation>Tumpukan terbuka; siapa yang memecah pasangan di meja selagi ada kartu ganjil tidak bisa menang.</translation>
    </message>
    <message>
      <source>Without the penalty</source>
      <translation>Tanpa hukuman</translation>
    </message>
    <message>
      <source>Open piles only; any pair may be broken.</source>
      <translation>Hanya tumpukan terbuka; pasangan mana pun boleh dipecah.</translation>
    </message>
    <message>
      <source>Sackson's Thothit</source>
      <translation>Thothit Sackson</translation>
    </message>
    <message>
      <source>No stock and no stamps: seven cards each, and every pair of twins counts one.</source>
      <translation>Tanpa stok dan tanpa cap: tujuh kartu per pemain, dan setiap pasangan kembar bernilai satu.</translation>
    </message>
    <message>
      <source>Scoring</source>
      <translation>Penilaian</translation>
    </message>
    <message>
      <source>Every pair of twins counts 1.</source>
      <translation>Setiap pasangan kembar bernilai 1.</translation>
    </message>
    <message>
      <source>A pair counts 10, a pair of red-stamped cards 20, and a single red-stamped card 10.</source>
      <translation>Satu pasangan bernilai 10, satu pasangan bercap merah 20, dan satu kartu bercap merah 10.</translation>
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
      <translation>Pasangan angka sembilan bernilai 3 dan pasangan angka satu bernilai 2.</translation>
    </message>
    <message>
      <source>Every pair counts 1.</source>
      <translation>Setiap pasangan bernilai 1.</translation>
    </message>
    <message>
      <source>Pairs of nines and of rank one count more.</source>
      <translation>Pasangan angka sembilan dan angka satu bernilai lebih.</translation>
    </message>
    <message>
      <source>Red stamps</source>
      <translation>Cap merah</translation>
    </message>
    <message>
      <source>Scored as in Thothit: the red-stamped cards are worth points.</source>
      <translation>Dinilai seperti Thothit: kartu bercap merah menghasilkan poin.</translation>
    </message>
    <message>
      <source>For two</source>
      <translation>Untuk berdua</translation>
    </message>
    <message>
      <source>Eleven cards each.</source>
      <translation>Sebelas kartu per pemain.</translation>
    </message>
    <message>
      <source>Totit (Denexa)</source>
      <translation>Totit (Denexa)</translation>
    </message>
    <message>
      <source>If you can capture, you must; pairs on the table are locked while an odd card lies there.</source>
      <translation>Jika bisa menangkap, Anda wajib menangkap; pasangan di meja terkunci selama ada kartu ganjil.</translation>
    </message>
    <message>
      <source>Free choice of card</source>
      <translation>Bebas memilih kartu</translation>
    </message>
    <message>
      <source>Any hand card may be played, even one that captures nothing.</source>
      <translation>Kartu tangan mana pun boleh dimainkan, juga yang tidak menangkap apa-apa.</translation>
    </message>
    <message>
      <source>Totit (CatsAtCards)</source>
      <translation>Totit (CatsAtCards)</translation>
    </message>
    <message>
      <source>The twin has to wait: a different card of the rank is taken before an identical one.</source>
      <translation>Kembaran harus menunggu: kartu seangka yang berbeda ditangkap sebelum yang kembar.</translation>
    </message>
    <message>
      <source>The variant for two players, with eleven cards each.</source>
      <translation>Varian untuk dua pemain, dengan sebelas kartu per pemain.</translation>
    </message>
    <message>
      <source>Enthit</source>
      <translation>Enthit</translation>
    </message>
    <message>
      <source>Two packs and fourteen cards each: four of a kind are worth far more than two pairs.</source>
      <translation>Dua set dan empat belas kartu per pemain: empat serangkai jauh lebih bernilai daripada dua pasangan.</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: Enthit</source>
      <translation>Porges, Ways to Play: Enthit</translation>
    </message>
    <message>
      <source>Cards in the pool</source>
      <translation>Kartu di kolam</translation>
    </message>
    <message>
      <source>Twelve cards for each player lie open, so the whole stock is played.</source>
      <translation>Dua belas kartu terbuka untuk setiap pemain, jadi seluruh stok dimainkan.</translation>
    </message>
    <message>
      <source>Twelve cards lie open in all, and 24 of the stock are never turned.</source>
      <translation>Seluruhnya dua belas kartu terbuka, dan 24 kartu stok tidak pernah dibuka.</translation>
    </message>
    <message>
      <source>ours: the source says twelve, and we read twelve each</source>
      <translation>tafsiran kami: sumber menyebut dua belas, kami baca dua belas per pemain</translation>
    </message>
    <message>
      <source>Twelve in all</source>
      <translation>Seluruhnya dua belas</translation>
    </message>
    <message>
      <source>The source's words read the other way.</source>
      <translation>Kata-kata sumbernya menurut tafsiran yang lain.</translation>
    </message>
    <message>
      <source>Thothit Kuna</source>
      <translation>Thothit Kuna</translation>
    </message>
    <message>
      <source>The old game: a pack for every player, twenty cards each, and sets of three and four count.</source>
      <translation>Permainan lama: satu set kartu untuk setiap pemain, dua puluh kartu per pemain, dan tiga serta empat serangkai dihitung.</translation>
    </message>
    <message>
      <source>For six</source>
      <translation>Untuk berenam</translation>
    </message>
    <message>
      <source>Six packs: 360 cards, of which 120 lie open.</source>
      <translation>Enam set: 360 kartu, 120 di antaranya terbuka.</translation>
    </message>
    <message>
      <source>Thothit Yogyakarta</source>
      <translation>Thothit Yogyakarta</translation>
    </message>
    <message>
      <source>No hands at all: turn the stock card by card and see who is lucky.</source>
      <translation>Sama sekali tanpa kartu tangan: buka stok satu per satu dan lihat siapa yang beruntung.</translation>
    </message>
    <message>
      <source>Closed piles</source>
      <translation>Tumpukan tertutup</translation>
    </message>
    <message>
      <source>You only find out at the end who has won.</source>
      <translation>Baru di akhir Anda tahu siapa yang menang.</translation>
    </message>
    <message>
      <source>Thit-Thit-Dulit</source>
      <translation>Thit-Thit-Dulit</translation>
    </message>
    <message>
      <source>For two, and all luck: only a card's twin captures it.</source>
      <translation>Untuk berdua, murni keberuntungan: kartu hanya ditangkap kembarannya.</translation>
    </message>
    <message>
      <source>Kings</source>
      <translation>Kings</translation>
    </message>
    <message>
      <source>A game of New Guinea with French cards: turn two, catch every pair, and win the four kings.</source>
      <translation>Permainan dari Nugini dengan kartu remi: buka dua kartu, tangkap setiap pasangan, dan menangkan keempat raja.</translation>
    </message>
    <message>
      <source>Triples in Laki</source>
      <translation>Tiga serangkai dalam Laki</translation>
    </message>
    <message>
      <source>Three of a kind beat any sum, the aces highest, then queens and jacks, tens, nines down to twos.</source>
      <translation>Tiga serangkai mengalahkan jumlah berapa pun: as tertinggi, lalu ratu dan jack, sepuluh, sembilan, terus sampai dua.</translation>
    </message>
    <message>
      <source>Only the sum counts.</source>
      <translation>Hanya jumlahnya yang dihitung.</translation>
    </message>
    <message>
      <source>ours: the source only names Laki</source>
      <translation>tafsiran kami: sumber hanya menyebut nama Laki</translation>
    </message>
    <message>
      <source>Three of a kind settle a tie before any sum.</source>
      <translation>Bila seri, tiga serangkai lebih menentukan daripada jumlah berapa pun.</translation>
    </message>
    <message>
      <source>Kowah</source>
      <translation>Kowah</translation>
    </message>
    <message>
      <source>A rummy with 120 ceki cards: draw, discard, declare checki and wait for the one card that wins.</source>
      <translation>Sejenis remi dengan 120 kartu ceki: tarik, buang, nyatakan checki, dan tunggu satu kartu yang memenangkan babak.</translation>
    </message>
    <message>
      <source>Waiting pairs</source>
      <translation>Pasangan yang menunggu</translation>
    </message>
    <message>
      <source>Where two pairs are left beside an odd card, either pair waits for its third card.</source>
      <translation>Jika tersisa dua pasangan di samping satu kartu ganjil, keduanya menunggu kartu ketiganya.</translation>
    </message>
    <message>
      <source>Only the pair that was shown waits for its third card.</source>
      <translation>Hanya pasangan yang ditunjukkan yang menunggu kartu ketiganya.</translation>
    </message>
    <message>
      <source>ours: the source is silent</source>
      <translation>tafsiran kami: sumber tidak menyebutkannya</translation>
    </message>
    <message>
      <source>The hand after checki</source>
      <translation>Kartu tangan setelah checki</translation>
    </message>
    <message>
      <source>After declaring you may still change your hand, as long as it stays ready.</source>
      <translation>Setelah menyatakan, Anda masih boleh mengubah kartu tangan asalkan tetap siap.</translation>
    </message>
    <message>
      <source>After declaring you must discard every drawn card that does not win.</source>
      <translation>Setelah menyatakan, Anda harus membuang setiap kartu tarikan yang tidak menang.</translation>
    </message>
    <message>
      <source>Claims</source>
      <translation>Klaim</translation>
    </message>
    <message>
      <source>Only the card that wins may be claimed.</source>
      <translation>Hanya kartu yang memenangkan babak yang boleh diklaim.</translation>
    </message>
    <message>
      <source>After declaring you may also claim a third copy that does not win, and then discard.</source>
      <translation>Setelah menyatakan, Anda juga boleh mengklaim lembar ketiga yang tidak menang, lalu membuang satu kartu.</translation>
    </message>
    <message>
      <source>ours: the source can be read otherwise</source>
      <translation>tafsiran kami: sumber bisa juga dibaca lain</translation>
    </message>
    <message>
      <source>Denexa Games: Kowah</source>
      <translation>Denexa Games: Kowah</translation>
    </message>
    <message>
      <source>Declaring</source>
      <translation>Menyatakan</translation>
    </message>
    <message>
      <source>A ready hand may be declared now or later.</source>
      <translation>Kartu tangan yang siap boleh dinyatakan sekarang atau nanti.</translation>
    </message>
    <message>
      <source>A ready hand must be declared at once.</source>
      <translation>Kartu tangan yang siap harus segera dinyatakan.</translation>
    </message>
    <message>
      <source>The match</source>
      <translation>Pertandingan</translation>
    </message>
    <message>
      <source>The first player to win three hands wins the match.</source>
      <translation>Pemain pertama yang memenangkan tiga babak memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>The first player to win five hands wins the match.</source>
      <translation>Pemain pertama yang memenangkan lima babak memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>The first player to win ten hands wins the match.</source>
      <translation>Pemain pertama yang memenangkan sepuluh babak memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>Strict checki</source>
      <translation>Checki ketat</translation>
    </message>
    <message>
      <source>After checki the hand is frozen, and only the pair that was shown waits.</source>
      <translation>Setelah checki kartu tangan terkunci, dan hanya pasangan yang ditunjukkan yang menunggu.</translation>
    </message>
    <message>
      <source>A short match</source>
      <translation>Pertandingan pendek</translation>
    </message>
    <message>
      <source>Three hands won are enough.</source>
      <translation>Cukup memenangkan tiga babak.</translation>
    </message>
    <message>
      <source>Thunee</source>
      <translation>Thunee</translation>
    </message>
    <message>
      <source>Durban's trick game, played in partnerships: jacks and nines are high, and you bid to set trump.</source>
      <translation>Permainan trik dari Durban, dimainkan berpasangan: jack dan sembilan paling tinggi, dan Anda menawar untuk menentukan truf.</translation>
    </message>
    <message>
      <source>Rules as played</source>
      <translation>Aturan yang dipakai</translation>
    </message>
    <message>
      <source>As CatsAtCards describes it.</source>
      <translation>Seperti yang diuraikan CatsAtCards.</translation>
    </message>
    <message>
      <source>What most players in Durban expect: the last trick can also lose 10, and a lost call costs two balls.</source>
      <translation>Yang lazim bagi kebanyakan pemain di Durban: trik terakhir juga bisa mengurangi 10, dan tawaran yang kalah merugikan dua bola.</translation>
    </message>
    <message>
      <source>CatsAtCards: Thunee</source>
      <translation>CatsAtCards: Thunee</translation>
    </message>
    <message>
      <source>other published rules</source>
      <translation>aturan terbitan lain</translation>
    </message>
    <message>
      <source>The last trick</source>
      <translation>Trik terakhir</translation>
    </message>
    <message>
      <source>The side that wins the last trick counts 10 more.</source>
      <translation>Pihak yang memenangkan trik terakhir mendapat tambahan 10 dalam hitungan.</translation>
    </message>
    <message>
      <source>The counting side counts 10 more if it wins the last trick, and 10 less if it loses it.</source>
      <translation>Hitungan pihak penghitung bertambah 10 jika memenangkan trik terakhir, dan berkurang 10 jika kalah.</translation>
    </message>
    <message>
      <source>A call that is lost</source>
      <translation>Tawaran yang kalah</translation>
    </message>
    <message>
      <source>Whoever wins a hand wins one ball.</source>
      <translation>Siapa yang memenangkan babak mendapat satu bola.</translation>
    </message>
    <message>
      <source>A side that called, set trump and lost gives the others two balls.</source>
      <translation>Pihak yang menawar, menentukan truf, dan kalah memberi lawan dua bola.</translation>
    </message>
    <message>
      <source>Low trumps</source>
      <translation>Truf rendah</translation>
    </message>
    <message>
      <source>If you cannot follow suit, you may play any card.</source>
      <translation>Jika tidak bisa mengikuti jenis, Anda boleh memainkan kartu apa saja.</translation>
    </message>
    <message>
      <source>If you cannot follow suit, you may not play a lower trump than one in the trick unless you have nothing else.</source>
      <translation>Jika tidak bisa mengikuti jenis, Anda tidak boleh memainkan truf yang lebih rendah daripada truf dalam trik itu, kecuali tidak punya yang lain.</translation>
    </message>
    <message>
      <source>The last card as trump</source>
      <translation>Kartu terakhir sebagai truf</translation>
    </message>
    <message>
      <source>The setter chooses trump among the cards dealt first.</source>
      <translation>Penentu memilih truf di antara kartu yang dibagikan lebih dulu.</translation>
    </message>
    <message>
      <source>The setter may also choose the last card dealt to him as trump, unseen.</source>
      <translation>Penentu juga boleh memilih kartu terakhir yang dibagikan kepadanya sebagai truf, tanpa dilihat.</translation>
    </message>
    <message>
      <source>Royals</source>
      <translation>Royals</translation>
    </message>
    <message>
      <source>Thunee is called in the usual order of the cards only.</source>
      <translation>Thunee hanya diserukan dengan urutan kartu yang biasa.</translation>
    </message>
    <message>
      <source>Royals may be called after the deal: Thunee with the order of the cards reversed.</source>
      <translation>Royals boleh diserukan setelah pembagian: Thunee dengan urutan kartu terbalik.</translation>
    </message>
    <message>
      <source>one other source</source>
      <translation>satu sumber lain</translation>
    </message>
    <message>
      <source>Blind calls</source>
      <translation>Seruan buta (blind)</translation>
    </message>
    <message>
      <source>Thunee is called with all cards seen.</source>
      <translation>Thunee diserukan dengan semua kartu terlihat.</translation>
    </message>
    <message>
      <source>During the bidding Thunee may be called blind, with the last two cards unseen, for eight balls.</source>
      <translation>Selama tawar-menawar Thunee boleh diserukan buta, dengan dua kartu terakhir tidak dilihat, untuk delapan bola.</translation>
    </message>
    <message>
      <source>Two to clear</source>
      <translation>Selisih dua</translation>
    </message>
    <message>
      <source>The first side to reach the last ball wins the match.</source>
      <translation>Pihak pertama yang mencapai bola terakhir memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>A match is won only with a lead of two balls.</source>
      <translation>Pertandingan hanya dimenangkan dengan selisih dua bola.</translation>
    </message>
    <message>
      <source>No doubles on 11</source>
      <translation>Tanpa Double pada 11</translation>
    </message>
    <message>
      <source>Double may be called at any score.</source>
      <translation>Double boleh diserukan pada skor berapa pun.</translation>
    </message>
    <message>
      <source>Double may not be called while a side has 11 balls or more.</source>
      <translation>Double tidak boleh diserukan selama satu pihak punya 11 bola atau lebih.</translation>
    </message>
    <message>
      <source>Twelve balls win the match.</source>
      <translation>Dua belas bola memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>Thirteen balls win the match.</source>
      <translation>Tiga belas bola memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>Traditional</source>
      <translation>Tradisional</translation>
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
        <numerusform>tertinggal %n poin</numerusform>
      </translation>
    </message>
    <message>
      <source>tied with the best</source>
      <translation>seri dengan yang terbaik</translation>
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
      <translation>belum tiba</translation>
    </message>
    <message>
      <source>not played</source>
      <translation>belum dimainkan</translation>
    </message>
    <message>
      <source>played, {0}</source>
      <translation>dimainkan, {0}</translation>
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
      <translation>{0}, tertinggal {1}</translation>
    </message>
    <message>
      <source>{0}, tied with the best</source>
      <translation>{0}, seri dengan yang terbaik</translation>
    </message>
    <message>
      <source>{0}: won</source>
      <translation>{0}: dimenangkan</translation>
    </message>
    <message>
      <source>{0}: not won yet</source>
      <translation>{0}: belum dimenangkan</translation>
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
      <translation>Ctrl+Kiri, Kanan</translation>
    </message>
    <message>
      <source>Move a hand card</source>
      <translation>Geser kartu tangan</translation>
    </message>
    <message>
      <source>Draw; take the discard</source>
      <translation>Tarik; ambil kartu buangan</translation>
    </message>
    <message>
      <source>Checki</source>
      <translation>Checki</translation>
    </message>
    <message>
      <source>Claim a card</source>
      <translation>Klaim kartu</translation>
    </message>
    <message>
      <source>Not now; let it go</source>
      <translation>Nanti dulu; biarkan</translation>
    </message>
    <message>
      <source>Any key</source>
      <translation>Tombol apa saja</translation>
    </message>
    <message>
      <source>Take the full trick</source>
      <translation>Ambil trik yang penuh</translation>
    </message>
    <message>
      <source>Bid 10 – 90, 100, 104</source>
      <translation>Menawar 10 – 90, 100, 104</translation>
    </message>
    <message>
      <source>Thunee, Royals, and both blind</source>
      <translation>Thunee, Royals, dan keduanya secara buta</translation>
    </message>
    <message>
      <source>Announce a Jodhi in spades, hearts, diamonds or clubs</source>
      <translation>Umumkan Jodhi sekop, hati, wajik, atau keriting</translation>
    </message>
    <message>
      <source>Double, Khanaak</source>
      <translation>Double, Khanaak</translation>
    </message>
    <message>
      <source>Deal again; the last card as trump</source>
      <translation>Bagi ulang; kartu terakhir sebagai truf</translation>
    </message>
    <message>
      <source>Pass; hold back</source>
      <translation>Lewat; tahan dulu</translation>
    </message>
    <message>
      <source>More keys</source>
      <translation>Tombol lainnya</translation>
    </message>
    <message>
      <source>At the table</source>
      <translation>Di meja</translation>
    </message>
    <message>
      <source>Left, Right</source>
      <translation>Kiri, Kanan</translation>
    </message>
    <message>
      <source>Choose a hand card; choose what to capture</source>
      <translation>Pilih kartu tangan; pilih yang ditangkap</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Enter</translation>
    </message>
    <message>
      <source>Play the card; capture; go on to the next round</source>
      <translation>Mainkan kartu; tangkap; lanjut ke ronde berikutnya</translation>
    </message>
    <message>
      <source>Escape</source>
      <translation>Escape</translation>
    </message>
    <message>
      <source>Put the card back; close the score sheet or a pile; end the full screen</source>
      <translation>Kembalikan kartu; tutup lembar skor atau tumpukan; akhiri layar penuh</translation>
    </message>
    <message>
      <source>Menu, Shift+F10</source>
      <translation>Menu, Shift+F10</translation>
    </message>
    <message>
      <source>Say more about the card in the frame; so does a right click</source>
      <translation>Keterangan lebih lanjut tentang kartu dalam bingkai; klik kanan juga bisa</translation>
    </message>
    <message>
      <source>F10</source>
      <translation>F10</translation>
    </message>
    <message>
      <source>Open the menus</source>
      <translation>Buka menu</translation>
    </message>
    <message>
      <source>A finger</source>
      <translation>Jari</translation>
    </message>
    <message>
      <source>The first tap shows what a card would do, the second plays it; hold for more</source>
      <translation>Ketukan pertama menunjukkan akibat kartu, ketukan kedua memainkannya; tahan untuk keterangan</translation>
    </message>
    <message>
      <source>Skip the animation</source>
      <translation>Lewati animasi</translation>
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
      <translation>Kartu tangkapan: {0}. Laki yang menentukan.</translation>
    </message>
    <message>
      <source>Cards captured: {0}.</source>
      <translation>Kartu tangkapan: {0}.</translation>
    </message>
    <message>
      <source>A tie: draw three cards for Laki</source>
      <translation>Seri: tarik tiga kartu untuk Laki</translation>
    </message>
    <message>
      <source>A tie, settled by Laki: {0}</source>
      <translation>Seri, ditentukan dengan Laki: {0}</translation>
    </message>
    <message>
      <source>Your turn: turn two cards</source>
      <translation>Giliran Anda: buka dua kartu</translation>
    </message>
    <message>
      <source>The next stock cards are {2} and {3}, not {0} and {1}.</source>
      <translation>Kartu stok berikutnya {2} dan {3}, bukan {0} dan {1}.</translation>
    </message>
    <message>
      <source>Laki settles the tie first: three cards are drawn for each player.</source>
      <translation>Laki menentukan pemenang seri dulu: tiga kartu ditarik untuk setiap pemain.</translation>
    </message>
    <message>
      <source>There is no tie for Laki to settle.</source>
      <translation>Tidak ada seri yang perlu ditentukan dengan Laki.</translation>
    </message>
    <message>
      <source>In Laki all who are tied draw three cards, and nobody else.</source>
      <translation>Dalam Laki semua yang seri menarik tiga kartu, dan hanya mereka.</translation>
    </message>
    <message>
      <source>{0} cannot be drawn for Laki now.</source>
      <translation>{0} tidak dapat ditarik untuk Laki sekarang.</translation>
    </message>
    <message>
      <source>The dealer turns four cards and takes any pairs. Dealer: {dealer}. First to turn: {starter}</source>
      <translation>Pembagi membuka empat kartu dan mengambil pasangan yang ada. Pembagi: {dealer}. Yang pertama membuka: {starter}</translation>
    </message>
    <message>
      <source>Laki, nearest to nine: {drawn}</source>
      <translation>Laki, paling dekat ke sembilan: {drawn}</translation>
    </message>
    <message>
      <source>King {0}, free play</source>
      <translation>Raja {0}, main bebas</translation>
    </message>
    <message>
      <source>King {0} of {1}</source>
      <translation>Raja {0} dari {1}</translation>
    </message>
    <message>
      <source>King {0}</source>
      <translation>Raja {0}</translation>
    </message>
    <message>
      <source>The cards of each round, then the kings won so far</source>
      <translation>Kartu setiap ronde, lalu raja yang dimenangkan sejauh ini</translation>
    </message>
    <message numerus="yes">
      <source>%n king(s)</source>
      <translation>
        <numerusform>%n raja</numerusform>
      </translation>
    </message>
    <message>
      <source>A king is won each round, until all {0} are won.</source>
      <translation>Setiap ronde satu raja dimenangkan, sampai semua {0} habis.</translation>
    </message>
    <message>
      <source>{0} wins the king</source>
      <translation>{0} memenangkan raja</translation>
    </message>
    <message>
      <source>You win the king</source>
      <translation>Anda memenangkan raja</translation>
    </message>
    <message>
      <source>a triple</source>
      <translation>tiga serangkai</translation>
    </message>
    <message>
      <source>its own; not one of the fishing games</source>
      <translation>tersendiri; bukan permainan memancing</translation>
    </message>
    <message>
      <source>French, 52</source>
      <translation>Remi, 52</translation>
    </message>
  </context>
  <context>
    <name>kowah</name>
    <message>
      <source>The winning hand: {0}</source>
      <translation>Kartu tangan pemenang: {0}</translation>
    </message>
    <message>
      <source>Checki</source>
      <translation>Checki</translation>
    </message>
    <message>
      <source>the pair shown</source>
      <translation>pasangan yang ditunjukkan</translation>
    </message>
    <message>
      <source>This hand</source>
      <translation>Babak ini</translation>
    </message>
    <message>
      <source>Hands won, of {0}</source>
      <translation>Kemenangan, dari {0}</translation>
    </message>
    <message>
      <source>Nobody claimed the discard after the last card of the stock.</source>
      <translation>Tidak ada yang mengklaim kartu buangan setelah kartu stok terakhir.</translation>
    </message>
    <message>
      <source>{card}, drawn from the stock, completed the pair.</source>
      <translation>{card}, ditarik dari stok, melengkapi pasangan itu.</translation>
    </message>
    <message>
      <source>{card}, discarded by {who} and taken from the pile, completed the pair.</source>
      <translation>{card}, dibuang oleh {who} dan diambil dari tumpukan, melengkapi pasangan itu.</translation>
    </message>
    <message>
      <source>{card}, discarded by {who} and claimed, completed the pair.</source>
      <translation>{card}, dibuang oleh {who} dan diklaim, melengkapi pasangan itu.</translation>
    </message>
    <message>
      <source>{card}, drawn by {who} and claimed, completed the pair.</source>
      <translation>{card}, ditarik oleh {who} dan diklaim, melengkapi pasangan itu.</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>You drew {0}: discard a card</source>
      <translation>Anda menarik {0}: buang satu kartu</translation>
    </message>
    <message>
      <source>Your turn: discard a card</source>
      <translation>Giliran Anda: buang satu kartu</translation>
    </message>
    <message>
      <source>{who} draws {card} and shows it</source>
      <translation>{who} menarik {card} dan menunjukkannya</translation>
    </message>
    <message>
      <source>{who} declares checki with {card}</source>
      <translation>{who} menyatakan checki dengan {card}</translation>
    </message>
    <message>
      <source>{who} has a complete hand</source>
      <translation>Kartu tangan {who} lengkap</translation>
    </message>
    <message>
      <source>You draw {card} and show it</source>
      <translation>Anda menarik {card} dan menunjukkannya</translation>
    </message>
    <message>
      <source>You declare checki with {card}</source>
      <translation>Anda menyatakan checki dengan {card}</translation>
    </message>
    <message>
      <source>Your hand is complete</source>
      <translation>Kartu tangan Anda lengkap</translation>
    </message>
    <message>
      <source>Draw, for all to see: {card}</source>
      <translation>Tarik, terbuka untuk semua: {card}</translation>
    </message>
    <message>
      <source>Checki with {card}</source>
      <translation>Checki dengan {card}</translation>
    </message>
    <message>
      <source>The hand is complete</source>
      <translation>Kartu tangan lengkap</translation>
    </message>
    <message>
      <source>Time's up: you passed on {0}</source>
      <translation>Waktu habis: Anda melewatkan {0}</translation>
    </message>
    <message>
      <source>First draw a card, or take the top of the discard pile.</source>
      <translation>Tarik kartu dulu, atau ambil kartu teratas tumpukan buangan.</translation>
    </message>
    <message>
      <source>First discard a card.</source>
      <translation>Buang satu kartu dulu.</translation>
    </message>
    <message>
      <source>Show another pair first: your discard has broken the one that lay open.</source>
      <translation>Tunjukkan pasangan lain dulu: buangan Anda memecah pasangan yang terbuka.</translation>
    </message>
    <message>
      <source>There is nothing to pass on now.</source>
      <translation>Sekarang tidak ada yang bisa dilewatkan.</translation>
    </message>
    <message>
      <source>There is no discard to take.</source>
      <translation>Tidak ada kartu buangan untuk diambil.</translation>
    </message>
    <message>
      <source>Your hand is frozen: you may only take {0} if it wins.</source>
      <translation>Kartu tangan Anda terkunci: Anda hanya boleh mengambil {0} jika menang.</translation>
    </message>
    <message>
      <source>You cannot take {0}: you would have no other card to discard.</source>
      <translation>Anda tidak bisa mengambil {0}: tidak ada kartu lain yang bisa Anda buang.</translation>
    </message>
    <message>
      <source>You have just taken {0}, so you must discard another card.</source>
      <translation>Anda baru mengambil {0}, jadi Anda harus membuang kartu lain.</translation>
    </message>
    <message>
      <source>Your hand is frozen: you may only discard {1}, the card you just drew.</source>
      <translation>Kartu tangan Anda terkunci: Anda hanya boleh membuang {1}, kartu yang baru Anda tarik.</translation>
    </message>
    <message>
      <source>{0} must stay: without it your hand is not ready, and you cannot take checki back.</source>
      <translation>{0} harus tetap: tanpanya kartu tangan Anda tidak siap, dan checki tidak bisa ditarik kembali.</translation>
    </message>
    <message>
      <source>Checki needs an identical pair, and you do not hold two of {0}.</source>
      <translation>Checki memerlukan pasangan kembar, dan Anda tidak memegang dua {0}.</translation>
    </message>
    <message>
      <source>Besides the pair of {0}, your hand needs two triplets.</source>
      <translation>Selain pasangan {0}, kartu tangan Anda memerlukan dua buah tiga serangkai.</translation>
    </message>
    <message>
      <source>You have declared checki already, with {0}.</source>
      <translation>Anda sudah menyatakan checki, dengan {0}.</translation>
    </message>
    <message>
      <source>Checki needs a ready hand, as dealt or after your own discard.</source>
      <translation>Checki memerlukan kartu tangan yang siap, sejak dibagikan atau setelah buangan Anda sendiri.</translation>
    </message>
    <message>
      <source>House rule: a ready hand must be declared at once.</source>
      <translation>Aturan rumah: kartu tangan yang siap harus segera dinyatakan.</translation>
    </message>
    <message>
      <source>There is no card for you to claim.</source>
      <translation>Tidak ada kartu untuk Anda klaim.</translation>
    </message>
    <message>
      <source>Nobody sits there.</source>
      <translation>Tidak ada yang duduk di sana.</translation>
    </message>
    <message>
      <source>Only a player who is asked out of turn may answer out of turn.</source>
      <translation>Hanya pemain yang ditanya di luar giliran yang boleh menjawab di luar giliran.</translation>
    </message>
    <message>
      <source>Everybody gets eight cards; the rest is the stock. Dealer: {dealer}. First to draw: {starter}</source>
      <translation>Semua mendapat delapan kartu; sisanya stok. Pembagi: {dealer}. Yang pertama menarik: {starter}</translation>
    </message>
    <message>
      <source>Hand {0}, first to {1}</source>
      <translation>Babak {0}, sampai {1} kemenangan</translation>
    </message>
    <message>
      <source>A point for each hand won, then the hands won so far</source>
      <translation>Satu poin per babak yang dimenangkan, lalu jumlah kemenangan sejauh ini</translation>
    </message>
    <message numerus="yes">
      <source>first to %n hand(s)</source>
      <translation>
        <numerusform>sampai %n kemenangan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first to win %n hand(s) wins the match.</source>
      <translation>
        <numerusform>Yang pertama memenangkan %n babak memenangkan pertandingan.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} wins the hand with {1}</source>
      <translation>{0} memenangkan babak dengan {1}</translation>
    </message>
    <message>
      <source>You win the hand with {1}</source>
      <translation>Anda memenangkan babak dengan {1}</translation>
    </message>
    <message>
      <source>{0} wins the hand</source>
      <translation>{0} memenangkan babak</translation>
    </message>
    <message>
      <source>You win the hand</source>
      <translation>Anda memenangkan babak</translation>
    </message>
    <message>
      <source>Nobody wins: the stock has run out</source>
      <translation>Tidak ada pemenang: stok sudah habis</translation>
    </message>
    <message>
      <source>{0} has to show another pair</source>
      <translation>{0} harus menunjukkan pasangan lain</translation>
    </message>
    <message>
      <source>Your turn: take {0} and win, or draw</source>
      <translation>Giliran Anda: ambil {0} dan menang, atau tarik</translation>
    </message>
    <message>
      <source>Your turn: draw, or take {0}</source>
      <translation>Giliran Anda: tarik, atau ambil {0}</translation>
    </message>
    <message>
      <source>Your turn: draw a card</source>
      <translation>Giliran Anda: tarik satu kartu</translation>
    </message>
    <message>
      <source>{1} would be your third of a kind, but does not win. Claim it?</source>
      <translation>{1} akan melengkapi tiga serangkai Anda, tetapi tidak menang. Klaim?</translation>
    </message>
    <message>
      <source>{0} drew {1}: it wins your hand. Claim it?</source>
      <translation>{0} menarik {1}: dengan itu Anda menang. Klaim?</translation>
    </message>
    <message>
      <source>{0} discarded {1}: it wins your hand. Claim it?</source>
      <translation>{0} membuang {1}: dengan itu Anda menang. Klaim?</translation>
    </message>
    <message>
      <source>Your discard broke the pair: show another, {0}</source>
      <translation>Buangan Anda memecah pasangan itu: tunjukkan yang lain, {0}</translation>
    </message>
    <message>
      <source>Checki? All four of {0} are in your hand: no card can win</source>
      <translation>Checki? Keempat lembar {0} ada di tangan Anda: tidak ada kartu yang bisa menang</translation>
    </message>
    <message>
      <source>Checki? You would wait for {0}</source>
      <translation>Checki? Anda akan menunggu {0}</translation>
    </message>
    <message>
      <source>Checki? You would wait for the pair you show: {0}</source>
      <translation>Checki? Anda akan menunggu pasangan yang Anda tunjukkan: {0}</translation>
    </message>
    <message>
      <source>a rummy: cards are drawn and discarded</source>
      <translation>sejenis remi: kartu ditarik dan dibuang</translation>
    </message>
    <message>
      <source>The child keeps cards that look the same.</source>
      <translation>Anak menyimpan kartu yang tampak sama.</translation>
    </message>
    <message>
      <source>The neighbour keeps pairs and triplets and draws from the stock.</source>
      <translation>Tetangga menyimpan pasangan dan tiga serangkai, dan menarik dari stok.</translation>
    </message>
    <message>
      <source>The regular also takes from the pile what fits.</source>
      <translation>Langganan juga mengambil dari tumpukan buangan apa yang cocok.</translation>
    </message>
    <message>
      <source>The old hand also watches the pairs that others have declared.</source>
      <translation>Sesepuh juga memperhatikan pasangan yang dinyatakan pemain lain.</translation>
    </message>
    <message>
      <source>The master works out the chances of every hand.</source>
      <translation>Empu menghitung peluang setiap kartu tangan.</translation>
    </message>
    <message>
      <source>Triplet</source>
      <translation>Tiga serangkai</translation>
    </message>
    <message>
      <source>The waiting pair</source>
      <translation>Pasangan yang menunggu</translation>
    </message>
  </context>
  <context>
    <name>lessons</name>
    <message>
      <source>The cards and their ranks</source>
      <translation>Kartu dan angkanya</translation>
    </message>
    <message>
      <source>Suits, honours, twins and red stamps, and which card takes which.</source>
      <translation>Jenis, kartu kehormatan, kembaran, dan cap merah, serta kartu mana menangkap kartu mana.</translation>
    </message>
    <message>
      <source>A turn of Thothit</source>
      <translation>Satu giliran Thothit</translation>
    </message>
    <message>
      <source>A card from your hand, then one from the stock; and the first turn.</source>
      <translation>Satu kartu dari tangan, lalu satu dari stok; dan giliran pertama.</translation>
    </message>
    <message>
      <source>What counts: twins and red stamps</source>
      <translation>Yang dihitung: kembaran dan cap merah</translation>
    </message>
    <message>
      <source>Why you take one card rather than another.</source>
      <translation>Mengapa Anda menangkap kartu yang ini dan bukan yang itu.</translation>
    </message>
    <message>
      <source>Pairs on the table</source>
      <translation>Pasangan di meja</translation>
    </message>
    <message>
      <source>The rules that protect pairs, game by game.</source>
      <translation>Aturan yang melindungi pasangan, permainan demi permainan.</translation>
    </message>
    <message>
      <source>Welcome to Thothit</source>
      <translation>Selamat datang di Thothit</translation>
    </message>
    <message>
      <source>Two fives and a seven to try.</source>
      <translation>Dua kartu lima dan satu kartu tujuh untuk dicoba.</translation>
    </message>
    <message>
      <source>Kowah: checki and claims</source>
      <translation>Kowah: checki dan klaim</translation>
    </message>
    <message>
      <source>Build a ready hand, declare it, and claim the card that wins.</source>
      <translation>Susun kartu tangan yang siap, nyatakan, dan klaim kartu yang memenangkan babak.</translation>
    </message>
    <message>
      <source>Thunee: bidding, trump and calls</source>
      <translation>Thunee: tawaran, truf, dan seruan</translation>
    </message>
    <message>
      <source>Bid for trump, follow suit, claim a Jodhi and call Double.</source>
      <translation>Menawar truf, mengikuti jenis, mengklaim Jodhi, dan menyerukan Double.</translation>
    </message>
  </context>
  <context>
    <name>levels</name>
    <message>
      <source>Matches your strength: goes a level up or down between rounds, as you do well or badly.</source>
      <translation>Setara dengan Anda: antar-ronde naik atau turun satu tingkat, sesuai baik buruknya permainan Anda.</translation>
    </message>
    <message>
      <source>my strength</source>
      <translation>setara saya</translation>
    </message>
    <message>
      <source>{0} plays stronger from now on: {1}.</source>
      <translation>Mulai sekarang {0} bermain lebih kuat: {1}.</translation>
    </message>
    <message>
      <source>{0} plays less strongly from now on: {1}.</source>
      <translation>Mulai sekarang {0} bermain lebih lemah: {1}.</translation>
    </message>
    <message>
      <source>{0} play stronger from now on: {1}.</source>
      <translation>Mulai sekarang {0} bermain lebih kuat: {1}.</translation>
    </message>
    <message>
      <source>{0} play less strongly from now on: {1}.</source>
      <translation>Mulai sekarang {0} bermain lebih lemah: {1}.</translation>
    </message>
  </context>
  <context>
    <name>match</name>
    <message>
      <source>Extra hand between {0}</source>
      <translation>Babak tambahan antara {0}</translation>
    </message>
    <message>
      <source>Hand {0}, to {1} points</source>
      <translation>Babak {0}, sampai {1} poin</translation>
    </message>
    <message>
      <source>Round {0}, free play</source>
      <translation>Ronde {0}, main bebas</translation>
    </message>
    <message>
      <source>Full rotation: round {0} of {1}</source>
      <translation>Putaran penuh: ronde {0} dari {1}</translation>
    </message>
    <message>
      <source>Round {0} of {1}</source>
      <translation>Ronde {0} dari {1}</translation>
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
      <translation>Poin setiap ronde, lalu jumlah sesudahnya</translation>
    </message>
    <message>
      <source>Free rounds</source>
      <translation>Ronde bebas</translation>
    </message>
    <message>
      <source>One full rotation</source>
      <translation>Satu putaran penuh</translation>
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
        <numerusform>sampai %n poin</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first to reach %n point(s) wins the match.</source>
      <translation>
        <numerusform>Yang pertama mencapai %n poin memenangkan pertandingan.</numerusform>
      </translation>
    </message>
    <message>
      <source>Round by round with a running total, as long as you like.</source>
      <translation>Ronde demi ronde dengan skor yang terus dijumlahkan, selama Anda mau.</translation>
    </message>
    <message>
      <source>The highest total wins; tied players play on among themselves.</source>
      <translation>Jumlah tertinggi menang; pemain yang seri bermain lagi di antara mereka.</translation>
    </message>
    <message numerus="yes">
      <source>The highest total after %n round(s) wins.</source>
      <translation>
        <numerusform>Jumlah tertinggi setelah %n ronde menang.</numerusform>
      </translation>
    </message>
    <message>
      <source>It holds all hands</source>
      <translation>Isinya semua kartu tangan</translation>
    </message>
    <message>
      <source>It holds all hands, which counts as help in fair play</source>
      <translation>Isinya semua kartu tangan; dalam permainan adil ini dihitung sebagai bantuan</translation>
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
      <translation>Anda menyerah pada satu ronde.</translation>
    </message>
    <message numerus="yes">
      <source>You were helped %n time(s).</source>
      <translation>
        <numerusform>Anda dibantu %n kali.</numerusform>
      </translation>
    </message>
    <message>
      <source>In fair play.</source>
      <translation>Dalam permainan adil.</translation>
    </message>
    <message>
      <source>{0}: {1} gained {2}, the most in the match.</source>
      <translation>{0}: {1} mendapat {2}, terbanyak dalam pertandingan ini.</translation>
    </message>
    <message>
      <source>{0} led from beginning to end.</source>
      <translation>{0} memimpin dari awal sampai akhir.</translation>
    </message>
    <message>
      <source>{0} took the lead at the very end.</source>
      <translation>{0} baru memimpin di saat terakhir.</translation>
    </message>
    <message numerus="yes">
      <source>The lead changed %n time(s).</source>
      <translation>
        <numerusform>Pimpinan berganti %n kali.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message>
      <source>{0} is playing</source>
      <translation>{0} sedang bermain</translation>
    </message>
    <message>
      <source>Your turn: play a card</source>
      <translation>Giliran Anda: mainkan satu kartu</translation>
    </message>
    <message>
      <source>Your turn: choose what to take</source>
      <translation>Giliran Anda: pilih yang ditangkap</translation>
    </message>
    <message>
      <source>Your turn: draw a card</source>
      <translation>Giliran Anda: tarik satu kartu</translation>
    </message>
    <message>
      <source>Your turn</source>
      <translation>Giliran Anda</translation>
    </message>
    <message>
      <source>You may claim a card</source>
      <translation>Anda boleh mengklaim kartu</translation>
    </message>
    <message>
      <source>Your turn: turn a card</source>
      <translation>Giliran Anda: buka satu kartu</translation>
    </message>
    <message>
      <source>{who}: {card} takes {rest}</source>
      <translation>{who}: {card} menangkap {rest}</translation>
    </message>
    <message>
      <source>{who}: {card} stays in the pool</source>
      <translation>{who}: {card} tinggal di kolam</translation>
    </message>
    <message>
      <source>{who}: the stock card is {card}</source>
      <translation>{who}: kartu stoknya {card}</translation>
    </message>
    <message>
      <source>{who}: the stock cards are {all}</source>
      <translation>{who}: kartu stoknya {all}</translation>
    </message>
    <message>
      <source>{who} plays {card}</source>
      <translation>{who} memainkan {card}</translation>
    </message>
    <message>
      <source>{who} draws a card</source>
      <translation>{who} menarik kartu</translation>
    </message>
    <message>
      <source>{who} takes {card}</source>
      <translation>{who} mengambil {card}</translation>
    </message>
    <message>
      <source>{who} discards {card}</source>
      <translation>{who} membuang {card}</translation>
    </message>
    <message>
      <source>{who} claims {card}</source>
      <translation>{who} mengklaim {card}</translation>
    </message>
    <message>
      <source>{who} passes</source>
      <translation>{who} lewat</translation>
    </message>
    <message>
      <source>You play {card}</source>
      <translation>Anda memainkan {card}</translation>
    </message>
    <message>
      <source>You draw {card}</source>
      <translation>Anda menarik {card}</translation>
    </message>
    <message>
      <source>You take {card}</source>
      <translation>Anda mengambil {card}</translation>
    </message>
    <message>
      <source>You discard {card}</source>
      <translation>Anda membuang {card}</translation>
    </message>
    <message>
      <source>You claim {card}</source>
      <translation>Anda mengklaim {card}</translation>
    </message>
    <message>
      <source>You pass</source>
      <translation>Anda lewat</translation>
    </message>
    <message>
      <source>You could not win this round. Choose it again to do it anyway.</source>
      <translation>Anda tidak akan bisa memenangkan ronde ini. Pilih lagi untuk tetap melakukannya.</translation>
    </message>
    <message>
      <source>Time's up.</source>
      <translation>Waktu habis.</translation>
    </message>
    <message>
      <source>The round is over.</source>
      <translation>Ronde sudah selesai.</translation>
    </message>
    <message>
      <source>It is not your turn yet.</source>
      <translation>Belum giliran Anda.</translation>
    </message>
    <message>
      <source>{0} is not in your hand.</source>
      <translation>{0} tidak ada di tangan Anda.</translation>
    </message>
    <message>
      <source>Click a card in your hand first, then the card it should take.</source>
      <translation>Klik dulu kartu di tangan Anda, lalu kartu yang hendak ditangkapnya.</translation>
    </message>
    <message>
      <source>There is no such move in this game.</source>
      <translation>Tidak ada langkah seperti itu dalam permainan ini.</translation>
    </message>
    <message>
      <source>Turn up the stock: nobody chooses a card in this game.</source>
      <translation>Buka stok: dalam permainan ini tidak ada yang memilih kartu.</translation>
    </message>
    <message>
      <source>Answer the question first.</source>
      <translation>Jawab dulu pertanyaannya.</translation>
    </message>
    <message>
      <source>Too late: the moment for that has passed.</source>
      <translation>Terlambat: saatnya sudah lewat.</translation>
    </message>
    <message>
      <source>A card each: {drawn}. The highest deals: {dealer}</source>
      <translation>Masing-masing satu kartu: {drawn}. Yang tertinggi membagi: {dealer}</translation>
    </message>
    <message>
      <source>The open cards are arranged by rank</source>
      <translation>Kartu terbuka ditata menurut angka</translation>
    </message>
    <message>
      <source>Dealer: {dealer}. First to play: {starter}</source>
      <translation>Pembagi: {dealer}. Yang pertama bermain: {starter}</translation>
    </message>
    <message>
      <source>Extra hand between {playing}. First to play: {starter}</source>
      <translation>Babak tambahan antara {playing}. Yang pertama bermain: {starter}</translation>
    </message>
    <message>
      <source>dealer</source>
      <translation>pembagi</translation>
    </message>
    <message>
      <source>starts</source>
      <translation>memulai</translation>
    </message>
    <message>
      <source>{0} wins the round</source>
      <translation>{0} memenangkan ronde</translation>
    </message>
    <message>
      <source>You win the round</source>
      <translation>Anda memenangkan ronde</translation>
    </message>
    <message>
      <source>{0} tie for the round</source>
      <translation>{0} seri pada ronde ini</translation>
    </message>
    <message>
      <source>Nobody wins the round</source>
      <translation>Ronde tanpa pemenang</translation>
    </message>
    <message>
      <source>{0} wins the match</source>
      <translation>{0} memenangkan pertandingan</translation>
    </message>
    <message>
      <source>You win the match</source>
      <translation>Anda memenangkan pertandingan</translation>
    </message>
    <message>
      <source>{0} tie for the match</source>
      <translation>{0} seri pada pertandingan ini</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Anda</translation>
    </message>
    <message>
      <source>Waiting for a native reader: {0}.</source>
      <translation>Belum diperiksa penutur asli: {0}.</translation>
    </message>
    <message>
      <source>child</source>
      <translation>anak</translation>
    </message>
    <message>
      <source>neighbour</source>
      <translation>tetangga</translation>
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
      <translation>{0} atau {1}</translation>
    </message>
    <message>
      <source>Choose what to take with {0} (Esc or a click on it cancels)</source>
      <translation>Pilih tangkapan untuk {0} (batal: Esc atau klik lagi kartu itu)</translation>
    </message>
    <message>
      <source>Click {0} again to play it; Esc or a click elsewhere puts it back</source>
      <translation>Klik {0} lagi untuk memainkannya; Esc atau klik di tempat lain mengembalikannya</translation>
    </message>
    <message>
      <source>“{0}”</source>
      <translation>“{0}”</translation>
    </message>
    <message>
      <source>your last decision</source>
      <translation>keputusan terakhir Anda</translation>
    </message>
    <message>
      <source>you</source>
      <translation>Anda</translation>
    </message>
  </context>
  <context>
    <name>moves</name>
    <message>
      <source>{card} takes {rest}</source>
      <translation>{card} menangkap {rest}</translation>
    </message>
    <message>
      <source>{card} stays</source>
      <translation>{card} tinggal</translation>
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
      <translation>Ambil: {card}</translation>
    </message>
    <message>
      <source>Discard: {card}</source>
      <translation>Buang: {card}</translation>
    </message>
    <message>
      <source>Claim: {card}</source>
      <translation>Klaim: {card}</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Lewat</translation>
    </message>
    <message>
      <source>Stock: {0}</source>
      <translation>Stok: {0}</translation>
    </message>
    <message>
      <source>The deal. Dealer: {0}</source>
      <translation>Pembagian. Pembagi: {0}</translation>
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
      <translation>pertama</translation>
    </message>
    <message>
      <source>second</source>
      <translation>kedua</translation>
    </message>
    <message>
      <source>third</source>
      <translation>ketiga</translation>
    </message>
    <message>
      <source>fourth</source>
      <translation>keempat</translation>
    </message>
    <message>
      <source>fifth</source>
      <translation>kelima</translation>
    </message>
    <message>
      <source>sixth</source>
      <translation>keenam</translation>
    </message>
    <message>
      <source>seventh</source>
      <translation>ketujuh</translation>
    </message>
    <message>
      <source>eighth</source>
      <translation>kedelapan</translation>
    </message>
    <message>
      <source>ninth</source>
      <translation>kesembilan</translation>
    </message>
    <message>
      <source>tenth</source>
      <translation>kesepuluh</translation>
    </message>
    <message>
      <source>eleventh</source>
      <translation>kesebelas</translation>
    </message>
    <message>
      <source>twelfth</source>
      <translation>kedua belas</translation>
    </message>
    <message>
      <source>{0}st</source>
      <translation>ke-{0}</translation>
    </message>
    <message>
      <source>{0}nd</source>
      <translation>ke-{0}</translation>
    </message>
    <message>
      <source>{0}rd</source>
      <translation>ke-{0}</translation>
    </message>
    <message>
      <source>{0}th</source>
      <translation>ke-{0}</translation>
    </message>
  </context>
  <context>
    <name>pasted</name>
    <message>
      <source>the text is too long</source>
      <translation>teksnya terlalu panjang</translation>
    </message>
    <message>
      <source>there is no text to paste</source>
      <translation>tidak ada teks untuk ditempel</translation>
    </message>
    <message>
      <source>it begins with {0}</source>
      <translation>teksnya diawali dengan {0}</translation>
    </message>
    <message>
      <source>there is no number</source>
      <translation>tidak ada angka</translation>
    </message>
    <message>
      <source>{0} is not a number</source>
      <translation>{0} bukan angka</translation>
    </message>
    <message>
      <source>deals have numbers up to {0}</source>
      <translation>nomor pembagian paling besar {0}</translation>
    </message>
  </context>
  <context>
    <name>piles</name>
    <message>
      <source>&amp;Captures</source>
      <translation>&amp;Tangkapan</translation>
    </message>
    <message>
      <source>Look at your own pile; press again for the next open one</source>
      <translation>Lihat tumpukan Anda sendiri; tekan lagi untuk tumpukan terbuka berikutnya</translation>
    </message>
    <message>
      <source>Cards in your pile: {0}.</source>
      <translation>Kartu di tumpukan Anda: {0}.</translation>
    </message>
    <message>
      <source>Cards in the pile of {0}: {1}.</source>
      <translation>Kartu di tumpukan {0}: {1}.</translation>
    </message>
    <message>
      <source>Points so far: {0}.</source>
      <translation>Poin sejauh ini: {0}.</translation>
    </message>
    <message>
      <source>Your pile lies face down, and you chose not to look at it.</source>
      <translation>Tumpukan Anda tertutup, dan Anda memilih tidak melihatnya.</translation>
    </message>
    <message>
      <source>The pile of {0} lies face down: you have to remember it.</source>
      <translation>Tumpukan {0} tertutup: Anda harus mengingatnya.</translation>
    </message>
    <message>
      <source>Known &amp;cards</source>
      <translation>&amp;Kartu diketahui</translation>
    </message>
    <message>
      <source>Look at the cards everybody knows in a hand; press again for the next hand</source>
      <translation>Lihat kartu yang diketahui semua pemain di satu tangan; tekan lagi untuk tangan berikutnya</translation>
    </message>
    <message>
      <source>Cards in your hand that everybody knows: {0} (taken, shown or declared).</source>
      <translation>Kartu di tangan Anda yang diketahui semua: {0} (diambil, ditunjukkan, atau dinyatakan).</translation>
    </message>
    <message>
      <source>Cards in the hand of {1} that everybody knows: {0} (taken, shown or declared).</source>
      <translation>Kartu di tangan {1} yang diketahui semua: {0} (diambil, ditunjukkan, atau dinyatakan).</translation>
    </message>
    <message>
      <source>Nobody knows any card in the hand of {0}.</source>
      <translation>Tidak ada kartu yang diketahui di tangan {0}.</translation>
    </message>
    <message>
      <source>No card in any hand is known: none has been taken, shown or declared.</source>
      <translation>Tidak ada kartu yang diketahui di tangan mana pun: belum ada yang diambil, ditunjukkan, atau dinyatakan.</translation>
    </message>
    <message>
      <source>Last &amp;trick</source>
      <translation>T&amp;rik terakhir</translation>
    </message>
    <message>
      <source>Look at the last trick</source>
      <translation>Lihat trik terakhir</translation>
    </message>
    <message>
      <source>The last trick, led by {0} and won by {1}: {2} points.</source>
      <translation>Trik terakhir, dibuka oleh {0} dan dimenangkan oleh {1}: {2} poin.</translation>
    </message>
    <message>
      <source>Only the last trick may be looked at.</source>
      <translation>Hanya trik terakhir yang boleh dilihat.</translation>
    </message>
    <message>
      <source>No trick has been played yet.</source>
      <translation>Belum ada trik yang dimainkan.</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>Pool from 1 to 9</source>
      <translation>Kolam 1 sampai 9</translation>
    </message>
    <message>
      <source>Arrange the pool by rank instead of in the traditional square</source>
      <translation>Tata kolam menurut angka, bukan dalam persegi tradisional</translation>
    </message>
    <message>
      <source>Let me look at my captures</source>
      <translation>Boleh lihat tangkapan saya</translation>
    </message>
    <message>
      <source>A convenience: at a real table nobody may look through a pile</source>
      <translation>Sekadar kemudahan: di meja sungguhan tidak seorang pun boleh melihat isi tumpukan</translation>
    </message>
    <message>
      <source>{0} seconds</source>
      <translation>{0} detik</translation>
    </message>
    <message>
      <source>If you do not claim a card within {0} seconds, you let it go</source>
      <translation>Jika Anda tidak mengklaim kartu dalam {0} detik, kartu itu dibiarkan</translation>
    </message>
    <message>
      <source>No hurry</source>
      <translation>Tanpa batas</translation>
    </message>
    <message>
      <source>A claim waits until you answer</source>
      <translation>Klaim menunggu sampai Anda menjawab</translation>
    </message>
    <message>
      <source>Time for claims</source>
      <translation>Waktu klaim</translation>
    </message>
    <message>
      <source>Hand order</source>
      <translation>Urutan kartu tangan</translation>
    </message>
    <message>
      <source>Hand by rank</source>
      <translation>Kartu menurut angka</translation>
    </message>
    <message>
      <source>Sort your hand by rank</source>
      <translation>Urutkan kartu tangan Anda menurut angka</translation>
    </message>
    <message>
      <source>Hand by sets</source>
      <translation>Kartu menurut set</translation>
    </message>
    <message>
      <source>Sort your hand by what is nearly complete</source>
      <translation>Urutkan kartu tangan Anda menurut yang hampir lengkap</translation>
    </message>
    <message>
      <source>For {0} seconds</source>
      <translation>Selama {0} detik</translation>
    </message>
    <message>
      <source>A full trick stays for {0} seconds, or until a click or a key</source>
      <translation>Trik penuh tetap terlihat {0} detik, atau sampai ada klik atau tombol ditekan</translation>
    </message>
    <message>
      <source>Until a click</source>
      <translation>Sampai diklik</translation>
    </message>
    <message>
      <source>A full trick stays until a click or a key</source>
      <translation>Trik penuh tetap terlihat sampai ada klik atau tombol ditekan</translation>
    </message>
    <message>
      <source>For 1 second</source>
      <translation>Selama 1 detik</translation>
    </message>
    <message>
      <source>A full trick stays for one second, or until a click or a key</source>
      <translation>Trik penuh tetap terlihat satu detik, atau sampai ada klik atau tombol ditekan</translation>
    </message>
    <message>
      <source>Full tricks</source>
      <translation>Trik penuh</translation>
    </message>
    <message>
      <source>Card values</source>
      <translation>Nilai kartu</translation>
    </message>
    <message>
      <source>Show the order of the cards and their points</source>
      <translation>Tampilkan urutan kartu dan poinnya</translation>
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
        <numerusform>Kartu tangan Anda, %n kartu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Discards, %n card(s), the last one first</source>
      <translation>
        <numerusform>Kartu buangan, %n kartu, yang terakhir lebih dulu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Pool, %n card(s)</source>
      <translation>
        <numerusform>Kolam, %n kartu</numerusform>
      </translation>
    </message>
    <message>
      <source>turned up: {0}</source>
      <translation>dibuka: {0}</translation>
    </message>
    <message>
      <source>Open before the players</source>
      <translation>Terbuka di depan para pemain</translation>
    </message>
    <message>
      <source>No card lies open before a player</source>
      <translation>Tidak ada kartu terbuka di depan pemain</translation>
    </message>
    <message numerus="yes">
      <source>Stock, %n card(s)</source>
      <translation>
        <numerusform>Stok, %n kartu</numerusform>
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
      <translation>tidak boleh diambil sekarang</translation>
    </message>
    <message>
      <source>you could not win this round</source>
      <translation>Anda tidak akan bisa memenangkan ronde ini</translation>
    </message>
    <message>
      <source>cannot be played now</source>
      <translation>tidak bisa dimainkan sekarang</translation>
    </message>
    <message>
      <source>takes {0}</source>
      <translation>menangkap {0}</translation>
    </message>
    <message>
      <source> or </source>
      <translation> atau </translation>
    </message>
    <message>
      <source>face down</source>
      <translation>tertutup</translation>
    </message>
    <message>
      <source>total {0}</source>
      <translation>jumlah {0}</translation>
    </message>
    <message>
      <source>this round {0}</source>
      <translation>ronde ini {0}</translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) in the hand</source>
      <translation>
        <numerusform>%n kartu di tangan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) won</source>
      <translation>
        <numerusform>%n kartu dimenangkan</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} of {1}</source>
      <translation>{0} dari {1}</translation>
    </message>
  </context>
  <context>
    <name>review</name>
    <message>
      <source>You took {1} with {0}</source>
      <translation>Anda mengambil {1} dengan {0}</translation>
    </message>
    <message>
      <source>You played {0}</source>
      <translation>Anda memainkan {0}</translation>
    </message>
    <message>
      <source>You said {0}</source>
      <translation>Anda mengatakan {0}</translation>
    </message>
    <message>
      <source>that cost less than a point</source>
      <translation>ruginya kurang dari satu poin</translation>
    </message>
    <message numerus="yes">
      <source>that cost about %n point(s)</source>
      <translation>
        <numerusform>ruginya sekitar %n poin</numerusform>
      </translation>
    </message>
    <message>
      <source>points</source>
      <translation>poin</translation>
    </message>
    <message>
      <source>The result is counted against the average of the others.</source>
      <translation>Hasil dihitung terhadap rata-rata pemain lain.</translation>
    </message>
    <message>
      <source>You left {0} in the pool</source>
      <translation>Anda membiarkan {0} di kolam</translation>
    </message>
    <message>
      <source>You put {0} in the pool</source>
      <translation>Anda menaruh {0} di kolam</translation>
    </message>
    <message>
      <source>You drew from the stock</source>
      <translation>Anda menarik dari stok</translation>
    </message>
    <message>
      <source>You took {0} from the discards</source>
      <translation>Anda mengambil {0} dari tumpukan buangan</translation>
    </message>
    <message>
      <source>You discarded {0}</source>
      <translation>Anda membuang {0}</translation>
    </message>
    <message>
      <source>You declared checki with {0}</source>
      <translation>Anda menyatakan checki dengan {0}</translation>
    </message>
    <message>
      <source>You claimed {0}</source>
      <translation>Anda mengklaim {0}</translation>
    </message>
    <message>
      <source>You didn’t claim {0}</source>
      <translation>Anda tidak mengklaim {0}</translation>
    </message>
    <message>
      <source>You didn’t declare checki</source>
      <translation>Anda tidak menyatakan checki</translation>
    </message>
    <message>
      <source>that lowered your chance to win by {0}</source>
      <translation>peluang menang Anda turun {0}</translation>
    </message>
    <message>
      <source>Best</source>
      <translation>Terbaik</translation>
    </message>
    <message>
      <source>Good</source>
      <translation>Baik</translation>
    </message>
    <message>
      <source>Inaccuracy</source>
      <translation>Kurang tepat</translation>
    </message>
    <message>
      <source>Mistake</source>
      <translation>Kesalahan</translation>
    </message>
    <message>
      <source>Blunder</source>
      <translation>Blunder</translation>
    </message>
    <message>
      <source>There was nothing to decide in this round.</source>
      <translation>Tidak ada yang perlu diputuskan di ronde ini.</translation>
    </message>
    <message numerus="yes">
      <source>Nothing was given away in %n decision(s).</source>
      <translation>
        <numerusform>Tidak ada kerugian dalam %n keputusan.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You gave away {0} in %n decision(s).</source>
      <translation>
        <numerusform>Anda rugi {0} dalam %n keputusan.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{1} gave away {0} in %n decision(s).</source>
      <translation>
        <numerusform>{1} rugi {0} dalam %n keputusan.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} The cards and the other players brought {1}.</source>
      <translation>{0} Kartu dan pemain lain menyumbang {1}.</translation>
    </message>
    <message>
      <source>deal {0}</source>
      <translation>pembagian {0}</translation>
    </message>
    <message>
      <source>own cards {0}</source>
      <translation>kartu sendiri {0}</translation>
    </message>
    <message>
      <source>others’ turns {0}</source>
      <translation>pemain lain {0}</translation>
    </message>
    <message>
      <source>own decisions {0}</source>
      <translation>keputusan sendiri {0}</translation>
    </message>
    <message>
      <source>Result {0} = {1}. Everything except the decisions counts as luck.</source>
      <translation>Hasil {0} = {1}. Semua selain keputusan sendiri dihitung sebagai keberuntungan.</translation>
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
      <translation>± menunjukkan seberapa jauh angka bisa meleset: pelatih mencoba sebagian pembagian yang mungkin, tidak semuanya.</translation>
    </message>
    <message>
      <source>{0}: the best move.</source>
      <translation>{0}: langkah terbaik.</translation>
    </message>
    <message>
      <source>{0}: about as good as the best move. Best: {1}.</source>
      <translation>{0}: kira-kira sebaik langkah terbaik. Terbaik: {1}.</translation>
    </message>
    <message>
      <source>{0}: gave away {1} {2}. Best: {3}.</source>
      <translation>{0}: rugi {1} {2}. Terbaik: {3}.</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>{0}. That was the best move.</source>
      <translation>{0}. Itu langkah terbaik.</translation>
    </message>
    <message>
      <source>{0}. That was about as good as the best move.</source>
      <translation>{0}. Itu kira-kira sebaik langkah terbaik.</translation>
    </message>
    <message>
      <source>{0}; {1}.</source>
      <translation>{0}; {1}.</translation>
    </message>
    <message>
      <source>Better: {0}.</source>
      <translation>Lebih baik: {0}.</translation>
    </message>
    <message>
      <source>Best: {0}.</source>
      <translation>Terbaik: {0}.</translation>
    </message>
    <message>
      <source>With all cards open and no further mistakes by anyone, {0} (move {1}) leads to {2}. This would have led to {3}: {4}.</source>
      <translation>Dengan semua kartu terbuka dan tanpa kesalahan lagi dari siapa pun, {0} (langkah {1}) membawa hasil {2}. Yang ini akan membawa hasil {3}: {4}.</translation>
    </message>
    <message>
      <source>The result was better: the others did not play their best.</source>
      <translation>Hasilnya lebih baik: pemain lain tidak bermain sebaik mungkin.</translation>
    </message>
    <message>
      <source>In hindsight, even with all cards open, no move is known for sure to have made the result worse.</source>
      <translation>Dilihat kembali, dengan semua kartu terbuka pun tidak ada langkah yang pasti memperburuk hasil.</translation>
    </message>
    <message>
      <source>By what could be known then, it gave away {0} {1}.</source>
      <translation>Menurut yang bisa diketahui saat itu, ruginya {0} {1}.</translation>
    </message>
    <message>
      <source>By what could be known then, it was the best move: bad luck, no mistake.</source>
      <translation>Menurut yang bisa diketahui saat itu, inilah langkah terbaik: nasib buruk, bukan kesalahan.</translation>
    </message>
    <message>
      <source>By what could be known then, it was about as good as the best.</source>
      <translation>Menurut yang bisa diketahui saat itu, langkah ini kira-kira sebaik yang terbaik.</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Pembagian</translation>
    </message>
    <message>
      <source>Own cards</source>
      <translation>Kartu sendiri</translation>
    </message>
    <message>
      <source>Others’ turns</source>
      <translation>Pemain lain</translation>
    </message>
    <message>
      <source>Own decisions</source>
      <translation>Keputusan sendiri</translation>
    </message>
    <message>
      <source>You laid {0} as trump</source>
      <translation>Anda meletakkan {0} sebagai truf</translation>
    </message>
    <message>
      <source>You bid {0}</source>
      <translation>Anda menawar {0}</translation>
    </message>
    <message>
      <source>You announced the Jodhi of {0}</source>
      <translation>Anda mengumumkan Jodhi {0}</translation>
    </message>
    <message>
      <source>You didn’t announce your Jodhi</source>
      <translation>Anda tidak mengumumkan Jodhi Anda</translation>
    </message>
    <message>
      <source>You passed</source>
      <translation>Anda lewat</translation>
    </message>
    <message>
      <source>that cost about {0} balls</source>
      <translation>ruginya sekitar {0} bola</translation>
    </message>
  </context>
  <context>
    <name>rules</name>
    <message>
      <source>The page with these rules is missing.</source>
      <translation>Halaman aturan ini tidak ada.</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Aturan rumah</translation>
    </message>
    <message>
      <source>Play an example through</source>
      <translation>Mainkan contoh</translation>
    </message>
    <message>
      <source>The example for this game cannot be read.</source>
      <translation>Contoh untuk permainan ini tidak dapat dibaca.</translation>
    </message>
    <message>
      <source>minutes a hand</source>
      <translation>menit per babak</translation>
    </message>
    <message>
      <source>minutes a round</source>
      <translation>menit per ronde</translation>
    </message>
    <message>
      <source>players</source>
      <translation>pemain</translation>
    </message>
    <message>
      <source>cards</source>
      <translation>kartu</translation>
    </message>
    <message>
      <source>in the hand</source>
      <translation>di tangan</translation>
    </message>
    <message>
      <source>in the pool</source>
      <translation>di kolam</translation>
    </message>
    <message>
      <source>in the stock</source>
      <translation>di stok</translation>
    </message>
    <message>
      <source>The other games:</source>
      <translation>Permainan lain:</translation>
    </message>
  </context>
  <context>
    <name>saved_matches</name>
    <message>
      <source>This file cannot be read</source>
      <translation>Berkas ini tidak dapat dibaca</translation>
    </message>
    <message>
      <source>On the table</source>
      <translation>Di meja</translation>
    </message>
    <message>
      <source>d MMM yyyy, HH:mm</source>
      <translation>d MMM yyyy, HH.mm</translation>
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
      <translation>Ronde {0} dari {1}</translation>
    </message>
    <message numerus="yes">
      <source>%n hand(s) played, {0}</source>
      <translation>
        <numerusform>%n babak dimainkan, {0}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) played</source>
      <translation>
        <numerusform>%n ronde dimainkan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} of %n round(s) played</source>
      <translation>
        <numerusform>{0} dari %n ronde dimainkan</numerusform>
      </translation>
    </message>
    <message>
      <source>Nobody won</source>
      <translation>Tidak ada pemenang</translation>
    </message>
    <message>
      <source>You won</source>
      <translation>Anda menang</translation>
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
        <numerusform>%n kali dibantu</numerusform>
      </translation>
    </message>
    <message>
      <source>given up</source>
      <translation>menyerah</translation>
    </message>
    <message>
      <source>{0}
This file cannot be read: {1}</source>
      <translation>{0}
Berkas ini tidak dapat dibaca: {1}</translation>
    </message>
    <message>
      <source>Deal {0}</source>
      <translation>Pembagian {0}</translation>
    </message>
    <message>
      <source>Begun {0}</source>
      <translation>Dimulai {0}</translation>
    </message>
  </context>
  <context>
    <name>saves</name>
    <message>
      <source>{0} (not set aside: {1})</source>
      <translation>{0} (tidak disisihkan: {1})</translation>
    </message>
    <message>
      <source>{0} (kept as {1})</source>
      <translation>{0} (disimpan sebagai {1})</translation>
    </message>
    <message>
      <source>{0}: not a file</source>
      <translation>{0}: bukan berkas</translation>
    </message>
    <message>
      <source>{0}: too large for a game record</source>
      <translation>{0}: terlalu besar untuk catatan permainan</translation>
    </message>
    <message>
      <source>{0}: the file is empty</source>
      <translation>{0}: berkas kosong</translation>
    </message>
    <message>
      <source>{0}: not a text file</source>
      <translation>{0}: bukan berkas teks</translation>
    </message>
    <message>
      <source>{0} (it stays among the saved matches)</source>
      <translation>{0} (tetap ada di antara permainan tersimpan)</translation>
    </message>
  </context>
  <context>
    <name>score</name>
    <message>
      <source>Loose cards</source>
      <translation>Kartu lepas</translation>
    </message>
    <message>
      <source>Singles</source>
      <translation>Tunggal</translation>
    </message>
    <message>
      <source>Pairs</source>
      <translation>Pasangan</translation>
    </message>
    <message>
      <source>Threes</source>
      <translation>Tiga serangkai</translation>
    </message>
    <message>
      <source>Fours</source>
      <translation>Empat serangkai</translation>
    </message>
    <message>
      <source>singles</source>
      <translation>Tunggal</translation>
    </message>
    <message>
      <source>pairs</source>
      <translation>Pasangan</translation>
    </message>
    <message>
      <source>threes</source>
      <translation>Tiga serangkai</translation>
    </message>
    <message>
      <source>fours</source>
      <translation>Empat serangkai</translation>
    </message>
    <message>
      <source>Red {0}</source>
      <translation>{0} merah</translation>
    </message>
    <message>
      <source>Black {0}</source>
      <translation>{0} hitam</translation>
    </message>
    <message>
      <source>{0} of nines</source>
      <translation>{0} angka sembilan</translation>
    </message>
    <message>
      <source>{0} of rank one</source>
      <translation>{0} angka satu</translation>
    </message>
    <message>
      <source>Identical {0}</source>
      <translation>{0} kembar</translation>
    </message>
    <message>
      <source>{0}: {1} each</source>
      <translation>{0}: masing-masing {1}</translation>
    </message>
    <message>
      <source>{0} each: {1} for the set
and {2} for each red card</source>
      <translation>masing-masing {0}: {1} untuk set
dan {2} untuk tiap kartu merah</translation>
    </message>
    <message>
      <source>{0}: {1} of {2} points.</source>
      <translation>{0}: {1} dari {2} poin.</translation>
    </message>
    <message>
      <source>{0} (broke the pair of {1} while an odd card lay there)</source>
      <translation>{0} (memecah pasangan {1} selagi ada kartu ganjil)</translation>
    </message>
    <message>
      <source>All are barred, so nobody wins.</source>
      <translation>Semua terhalang, jadi tidak ada pemenang.</translation>
    </message>
    <message>
      <source>The best of the others wins.</source>
      <translation>Yang terbaik di antara yang lain menang.</translation>
    </message>
    <message>
      <source>Barred from winning: {0}. {1}</source>
      <translation>Tidak bisa menang: {0}. {1}</translation>
    </message>
    <message>
      <source>Captured pairs</source>
      <translation>Pasangan tertangkap</translation>
    </message>
    <message>
      <source>Wins the king</source>
      <translation>Memenangkan raja</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Kartu</translation>
    </message>
    <message>
      <source>Kings so far</source>
      <translation>Raja sejauh ini</translation>
    </message>
    <message>
      <source>Laki for the king</source>
      <translation>Laki untuk raja</translation>
    </message>
    <message>
      <source>Laki for the match</source>
      <translation>Laki untuk pertandingan</translation>
    </message>
    <message>
      <source>drawn again</source>
      <translation>ditarik lagi</translation>
    </message>
    <message>
      <source>nearest to nine wins</source>
      <translation>terdekat ke sembilan menang</translation>
    </message>
    <message>
      <source>King</source>
      <translation>Raja</translation>
    </message>
    <message>
      <source>won by Laki</source>
      <translation>dimenangkan dengan Laki</translation>
    </message>
    <message>
      <source>most cards win it</source>
      <translation>kartu terbanyak menang</translation>
    </message>
    <message>
      <source>{0} each</source>
      <translation>masing-masing {0}</translation>
    </message>
    <message>
      <source>worth nothing</source>
      <translation>tidak bernilai</translation>
    </message>
    <message>
      <source>{0} × {1}</source>
      <translation>{0} × {1}</translation>
    </message>
    <message>
      <source>Winner</source>
      <translation>Pemenang</translation>
    </message>
    <message>
      <source>This round</source>
      <translation>Ronde ini</translation>
    </message>
    <message>
      <source>After round {0}</source>
      <translation>Setelah ronde {0}</translation>
    </message>
    <message>
      <source>Tied: {0}. An extra hand decides</source>
      <translation>Seri: {0}. Babak tambahan menentukan</translation>
    </message>
    <message>
      <source>Sitting out: {0}</source>
      <translation>Tidak ikut: {0}</translation>
    </message>
    <message numerus="yes">
      <source>{0} (%n time(s))</source>
      <translation>
        <numerusform>{0} (%n kali)</numerusform>
      </translation>
    </message>
    <message>
      <source>cannot win</source>
      <translation>tidak bisa menang</translation>
    </message>
    <message>
      <source>wins the match</source>
      <translation>memenangkan pertandingan</translation>
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
      <translation>&amp;Semua setara saya</translation>
    </message>
    <message>
      <source>Match my strength</source>
      <translation>Setara saya</translation>
    </message>
  </context>
  <context>
    <name>sentences</name>
    <message>
      <source>You broke the pair of {card} {when} and couldn’t win any more.</source>
      <translation>Anda memecah pasangan {card} {when} dan tidak bisa menang lagi.</translation>
    </message>
    <message>
      <source>You let {card} go {when}; {who} took it.</source>
      <translation>Anda melepas {card} {when}; {who} mengambilnya.</translation>
    </message>
    <message>
      <source>You let the {copy} {card} go {when}; {who} took it.</source>
      <translation>Anda melepas {card} {copy} {when}; {who} mengambilnya.</translation>
    </message>
    <message>
      <source>You put {card} in the pool {when}; {who} took it.</source>
      <translation>Anda menaruh {card} di kolam {when}; {who} mengambilnya.</translation>
    </message>
    <message>
      <source>You gave the stamped {card} away {when}; {who} took it.</source>
      <translation>Anda melepas {card} yang bercap {when}; {who} mengambilnya.</translation>
    </message>
    <message numerus="yes">
      <source>You took {taken} with {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>Anda mengambil {taken} dengan {card} {when}: %n poin, dan Anda menang dengan selisih {lead}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You paired {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>Anda memasangkan {card} {when}: %n poin, dan Anda menang dengan selisih {lead}.</numerusform>
      </translation>
    </message>
    <message>
      <source>at your {0} card</source>
      <translation>pada kartu {0} Anda</translation>
    </message>
    <message>
      <source>on your {0} turn</source>
      <translation>pada giliran {0} Anda</translation>
    </message>
    <message>
      <source>You took {0} on your {1} turn; drawing was better.</source>
      <translation>Anda mengambil {0} pada giliran {1} Anda; lebih baik menarik.</translation>
    </message>
    <message>
      <source>You left {0} lying on your {1} turn; taking it was better.</source>
      <translation>Anda membiarkan {0} pada giliran {1} Anda; lebih baik diambil.</translation>
    </message>
    <message>
      <source>{who} took your {turn} discard, {card}.</source>
      <translation>{who} mengambil buangan {turn} Anda, {card}.</translation>
    </message>
    <message>
      <source>{who} won with your {turn} discard, {card}.</source>
      <translation>{who} menang dengan buangan {turn} Anda, {card}.</translation>
    </message>
    <message>
      <source>Your {turn} discard was {card}; {best} was the card to throw away.</source>
      <translation>Buangan {turn} Anda adalah {card}; yang sebaiknya dibuang {best}.</translation>
    </message>
    <message>
      <source>You declared checki too early, {0}.</source>
      <translation>Anda terlalu dini menyatakan checki, {0}.</translation>
    </message>
    <message>
      <source>You could have declared checki {0}, but you waited.</source>
      <translation>Anda bisa menyatakan checki {0}, tetapi Anda menunggu.</translation>
    </message>
    <message>
      <source>You let {0} go; claiming it was better.</source>
      <translation>Anda melepas {0}; lebih baik diklaim.</translation>
    </message>
    <message>
      <source>You let {0} go, and it would have won the hand.</source>
      <translation>Anda melepas {0}, padahal dengan itu Anda menang.</translation>
    </message>
    <message numerus="yes">
      <source>You declared checki {0} and won %n turn(s) later.</source>
      <translation>
        <numerusform>Anda menyatakan checki {0} dan menang %n giliran kemudian.</numerusform>
      </translation>
    </message>
    <message>
      <source>You declared checki {0} and won on your next turn.</source>
      <translation>Anda menyatakan checki {0} dan menang pada giliran Anda berikutnya.</translation>
    </message>
    <message>
      <source>You declared checki {0} and won before your next turn.</source>
      <translation>Anda menyatakan checki {0} dan menang sebelum giliran Anda berikutnya.</translation>
    </message>
    <message>
      <source>right after the deal</source>
      <translation>langsung setelah pembagian</translation>
    </message>
    <message>
      <source>after your {0} discard</source>
      <translation>setelah buangan {0} Anda</translation>
    </message>
    <message>
      <source>You made {0} trump; {1} was better.</source>
      <translation>Anda memilih {0} sebagai truf; {1} lebih baik.</translation>
    </message>
    <message>
      <source>Your bid of {0} was too high; passing was better.</source>
      <translation>Tawaran Anda {0} terlalu tinggi; lebih baik lewat.</translation>
    </message>
    <message>
      <source>Your bid of {0} was too high; {1} was enough.</source>
      <translation>Tawaran Anda {0} terlalu tinggi; {1} sudah cukup.</translation>
    </message>
    <message>
      <source>You passed; a bid of {0} was better.</source>
      <translation>Anda lewat; tawaran {0} lebih baik.</translation>
    </message>
    <message>
      <source>You kept your Jodhi of {0} to yourself after the {1} trick.</source>
      <translation>Anda tidak mengumumkan Jodhi {0} setelah trik {1}.</translation>
    </message>
    <message>
      <source>You played {0} to the {2} trick; {1} was better.</source>
      <translation>Anda memainkan {0} di trik {2}; {1} lebih baik.</translation>
    </message>
    <message numerus="yes">
      <source>You played {0} to the {2} trick, which {3} won with %n point(s); {1} was better.</source>
      <translation>
        <numerusform>Anda memainkan {0} di trik {2}, yang dimenangkan {3} dengan %n poin; {1} lebih baik.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick with %n point(s); the others counted {1} of {2}.</source>
      <translation>
        <numerusform>Anda memenangkan trik {0} dengan %n poin; lawan menghitung {1} dari {2}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick with %n point(s); your side counted {1} of {2}.</source>
      <translation>
        <numerusform>Anda memenangkan trik {0} dengan %n poin; pihak Anda menghitung {1} dari {2}.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>settings</name>
    <message>
      <source>As is usual</source>
      <translation>Seperti lazimnya</translation>
    </message>
    <message>
      <source>Red</source>
      <translation>Merah</translation>
    </message>
    <message>
      <source>Blue</source>
      <translation>Biru</translation>
    </message>
    <message>
      <source>Parang (blades)</source>
      <translation>Parang</translation>
    </message>
    <message>
      <source>Mega mendung (clouds)</source>
      <translation>Mega mendung (awan)</translation>
    </message>
    <message>
      <source>Truntum (stars)</source>
      <translation>Truntum (bintang)</translation>
    </message>
    <message>
      <source>Udan liris (drizzle)</source>
      <translation>Udan liris (gerimis)</translation>
    </message>
    <message>
      <source>Sidomukti (prosperity)</source>
      <translation>Sidomukti (kemakmuran)</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Nama Anda</translation>
    </message>
    <message>
      <source>What you are called at the table and in saved games. Empty: You.</source>
      <translation>Nama Anda di meja dan dalam permainan tersimpan. Kosong: Anda.</translation>
    </message>
    <message>
      <source>Your figure</source>
      <translation>Sosok Anda</translation>
    </message>
    <message>
      <source>What stands on your plate at the table.</source>
      <translation>Sosok pada papan nama Anda di meja.</translation>
    </message>
    <message>
      <source>Headcloth</source>
      <translation>Ikat kepala</translation>
    </message>
    <message>
      <source>Bun with a flower</source>
      <translation>Sanggul berbunga</translation>
    </message>
    <message>
      <source>Pointed headcloth</source>
      <translation>Ikat kepala runcing</translation>
    </message>
    <message>
      <source>Cap and moustache</source>
      <translation>Peci dan kumis</translation>
    </message>
    <message>
      <source>Veil</source>
      <translation>Kerudung</translation>
    </message>
    <message>
      <source>Straw hat</source>
      <translation>Caping</translation>
    </message>
    <message>
      <source>Horned headdress</source>
      <translation>Hiasan kepala bertanduk</translation>
    </message>
    <message>
      <source>Crown</source>
      <translation>Mahkota</translation>
    </message>
    <message>
      <source>Knot of hair</source>
      <translation>Gelung rambut</translation>
    </message>
    <message>
      <source>Beard</source>
      <translation>Janggut</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Bahasa</translation>
    </message>
    <message>
      <source>What windows, rules and lessons are written in. {0}</source>
      <translation>Bahasa jendela, aturan, dan pelajaran. {0}</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Ikuti sistem</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Penampilan</translation>
    </message>
    <message>
      <source>Light or dark windows, and the table by day or by night; or black and white with bright marks and thick lines.</source>
      <translation>Jendela terang atau gelap, dan meja siang atau malam; atau hitam putih dengan tanda cerah dan garis tebal.</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Terang</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Gelap</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Kontras tinggi</translation>
    </message>
    <message>
      <source>Cards</source>
      <translation>Kartu</translation>
    </message>
    <message>
      <source>The faces of the cards, in games that are not played with French cards.</source>
      <translation>Muka kartu, dalam permainan yang tidak memakai kartu remi.</translation>
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
      <translation>Punggung kartu</translation>
    </message>
    <message>
      <source>The colour or the batik cloth of the cards' backs.</source>
      <translation>Warna atau kain batik pada punggung kartu.</translation>
    </message>
    <message>
      <source>Corner index</source>
      <translation>Indeks sudut</translation>
    </message>
    <message>
      <source>Ceki cards say in a corner what they are.</source>
      <translation>Kartu ceki menunjukkan angka dan jenisnya di sudut.</translation>
    </message>
    <message>
      <source>Mat</source>
      <translation>Alas</translation>
    </message>
    <message>
      <source>What the cards lie on.</source>
      <translation>Tempat kartu diletakkan.</translation>
    </message>
    <message>
      <source>Plaited pandan</source>
      <translation>Anyaman pandan</translation>
    </message>
    <message>
      <source>Green</source>
      <translation>Hijau</translation>
    </message>
    <message>
      <source>Brown batik</source>
      <translation>Batik cokelat</translation>
    </message>
    <message>
      <source>Dark blue</source>
      <translation>Biru tua</translation>
    </message>
    <message>
      <source>List of moves</source>
      <translation>Daftar langkah</translation>
    </message>
    <message>
      <source>The moves of the round stand in words beside the table.</source>
      <translation>Langkah-langkah ronde tertulis di samping meja.</translation>
    </message>
    <message>
      <source>Toolbar</source>
      <translation>Bilah alat</translation>
    </message>
    <message>
      <source>Four buttons beside the menus: undo, hint, new game, find.</source>
      <translation>Empat tombol di samping menu: urungkan, petunjuk, permainan baru, cari.</translation>
    </message>
    <message>
      <source>Status line</source>
      <translation>Baris status</translation>
    </message>
    <message>
      <source>A line below the table with the card you point at, the deal's number and its fingerprint.</source>
      <translation>Sebaris di bawah meja dengan kartu yang Anda tunjuk, nomor pembagian, dan sidik jarinya.</translation>
    </message>
    <message>
      <source>Text on the table</source>
      <translation>Teks di meja</translation>
    </message>
    <message>
      <source>The size of names, points and messages on the table.</source>
      <translation>Ukuran nama, poin, dan pesan di meja.</translation>
    </message>
    <message>
      <source>100 %</source>
      <translation>100%</translation>
    </message>
    <message>
      <source>125 %</source>
      <translation>125%</translation>
    </message>
    <message>
      <source>150 %</source>
      <translation>150%</translation>
    </message>
    <message>
      <source>175 %</source>
      <translation>175%</translation>
    </message>
    <message>
      <source>200 %</source>
      <translation>200%</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Kecepatan</translation>
    </message>
    <message>
      <source>How fast cards move, and how long they rest.</source>
      <translation>Seberapa cepat kartu bergerak, dan berapa lama kartu diam.</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>Mati</translation>
    </message>
    <message>
      <source>Fast</source>
      <translation>Cepat</translation>
    </message>
    <message>
      <source>Normal</source>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Slow</source>
      <translation>Lambat</translation>
    </message>
    <message>
      <source>Pace of the others</source>
      <translation>Tempo pemain lain</translation>
    </message>
    <message>
      <source>How long other players seem to think before they play.</source>
      <translation>Berapa lama pemain lain seolah-olah berpikir sebelum bermain.</translation>
    </message>
    <message>
      <source>Brisk</source>
      <translation>Sigap</translation>
    </message>
    <message>
      <source>Usual</source>
      <translation>Biasa</translation>
    </message>
    <message>
      <source>Leisurely</source>
      <translation>Santai</translation>
    </message>
    <message>
      <source>Reduced motion</source>
      <translation>Kurangi gerakan</translation>
    </message>
    <message>
      <source>Cards fade from place to place instead of flying, at any speed.</source>
      <translation>Kartu memudar dari satu tempat ke tempat lain, tidak melayang, pada kecepatan berapa pun.</translation>
    </message>
    <message>
      <source>Faces and words</source>
      <translation>Wajah dan kata-kata</translation>
    </message>
    <message>
      <source>Players smile or wince at what everybody sees, and sometimes say a word.</source>
      <translation>Para pemain tersenyum atau meringis atas apa yang dilihat semua orang, dan kadang mengucapkan sepatah kata.</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Suara</translation>
    </message>
    <message>
      <source>Cards, captures, calls and the end of a round are heard.</source>
      <translation>Kartu, tangkapan, seruan, dan akhir ronde diperdengarkan.</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Volume</translation>
    </message>
    <message>
      <source>How loud sounds are: {0}%.</source>
      <translation>Seberapa keras suaranya: {0}%.</translation>
    </message>
    <message>
      <source>Play the only card</source>
      <translation>Mainkan satu-satunya kartu</translation>
    </message>
    <message>
      <source>Where the rules leave you one move only, it is made after a moment.</source>
      <translation>Jika aturan hanya menyisakan satu langkah, langkah itu dilakukan setelah sesaat.</translation>
    </message>
    <message>
      <source>Warn of costly captures</source>
      <translation>Peringatkan tangkapan yang merugikan</translation>
    </message>
    <message>
      <source>A capture that keeps you from winning must be chosen twice.</source>
      <translation>Tangkapan yang membuat Anda tidak bisa menang harus dipilih dua kali.</translation>
    </message>
    <message>
      <source>Ask before a restart</source>
      <translation>Tanyakan sebelum memulai lagi</translation>
    </message>
    <message>
      <source>Restarting a deal asks first. In fair play it always does.</source>
      <translation>Anda ditanya dulu sebelum pembagian dimulai lagi. Dalam permainan adil selalu begitu.</translation>
    </message>
    <message>
      <source>Count unseen cards</source>
      <translation>Hitung kartu tak terlihat</translation>
    </message>
    <message>
      <source>A table beside the cards counts those you have not seen. In fair play it counts as help.</source>
      <translation>Tabel di samping kartu menghitung yang belum Anda lihat. Dalam permainan adil ini dihitung sebagai bantuan.</translation>
    </message>
    <message>
      <source>Remember captured cards</source>
      <translation>Ingat kartu tertangkap</translation>
    </message>
    <message>
      <source>A table beside the cards tells which are gone, and who has them. In fair play it counts as help.</source>
      <translation>Tabel di samping kartu menunjukkan mana yang sudah keluar dan siapa yang memilikinya. Dalam permainan adil ini dihitung sebagai bantuan.</translation>
    </message>
    <message>
      <source>Warn of weak moves</source>
      <translation>Peringatkan langkah lemah</translation>
    </message>
    <message>
      <source>A move that gives away more points than this must be chosen twice. Five points stand for half a ball, or five hands in a hundred. In fair play it counts as help.</source>
      <translation>Langkah yang merugikan lebih dari poin ini harus dipilih dua kali. Lima poin setara dengan setengah bola, atau lima dari seratus babak. Dalam permainan adil ini dihitung sebagai bantuan.</translation>
    </message>
    <message>
      <source>Never</source>
      <translation>Tidak pernah</translation>
    </message>
    <message>
      <source>More than 2 points</source>
      <translation>Lebih dari 2 poin</translation>
    </message>
    <message>
      <source>More than 5 points</source>
      <translation>Lebih dari 5 poin</translation>
    </message>
    <message>
      <source>More than 10 points</source>
      <translation>Lebih dari 10 poin</translation>
    </message>
    <message>
      <source>Opponents</source>
      <translation>Lawan</translation>
    </message>
    <message>
      <source>Who plays against you in a game that you have not set up yet.</source>
      <translation>Siapa yang melawan Anda dalam permainan yang belum Anda atur.</translation>
    </message>
    <message>
      <source>match my strength</source>
      <translation>setara saya</translation>
    </message>
    <message>
      <source>Length of a match</source>
      <translation>Lama pertandingan</translation>
    </message>
    <message>
      <source>In a game that you have not set up yet, where it knows this length.</source>
      <translation>Untuk permainan yang belum Anda atur, bila lama ini tersedia di sana.</translation>
    </message>
    <message>
      <source>As is usual in the game</source>
      <translation>Sesuai kebiasaan permainannya</translation>
    </message>
    <message>
      <source>Free rounds</source>
      <translation>Ronde bebas</translation>
    </message>
    <message>
      <source>One full rotation</source>
      <translation>Satu putaran penuh</translation>
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
      <translation>Permainan adil</translation>
    </message>
    <message>
      <source>A game that you have not set up yet begins in fair play: what you decided stands once you have seen another card.</source>
      <translation>Permainan yang belum Anda atur dimulai sebagai permainan adil: keputusan Anda tidak dapat ditarik lagi begitu Anda melihat kartu lain.</translation>
    </message>
    <message numerus="yes">
      <source>{0} and %n other game(s)</source>
      <translation>
        <numerusform>{0} dan %n permainan lain</numerusform>
      </translation>
    </message>
    <message>
      <source>For {0}.</source>
      <translation>Untuk {0}.</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Anda</translation>
    </message>
    <message>
      <source>Cards and table</source>
      <translation>Kartu dan meja</translation>
    </message>
    <message>
      <source>Motion and sound</source>
      <translation>Gerakan dan suara</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Main</translation>
    </message>
    <message>
      <source>New games</source>
      <translation>Permainan baru</translation>
    </message>
    <message>
      <source>Backup and files</source>
      <translation>Cadangan dan berkas</translation>
    </message>
    <message>
      <source>{0}%</source>
      <translation>{0}%</translation>
    </message>
    <message>
      <source>(empty)</source>
      <translation>(kosong)</translation>
    </message>
    <message>
      <source>on</source>
      <translation>aktif</translation>
    </message>
    <message>
      <source>off</source>
      <translation>nonaktif</translation>
    </message>
    <message>
      <source>This is not a file of settings.</source>
      <translation>Ini bukan berkas pengaturan.</translation>
    </message>
    <message>
      <source>These settings are of a newer version of the program.</source>
      <translation>Pengaturan ini berasal dari versi program yang lebih baru.</translation>
    </message>
    <message>
      <source>{0} cannot be {1}.</source>
      <translation>{0} tidak bisa bernilai {1}.</translation>
    </message>
    <message>
      <source>{0}: too large for settings</source>
      <translation>{0}: terlalu besar untuk pengaturan</translation>
    </message>
    <message>
      <source>{0}: it has a value that this program does not write</source>
      <translation>{0}: ada nilai yang tidak ditulis oleh program ini</translation>
    </message>
    <message>
      <source>{0}: these are no settings</source>
      <translation>{0}: ini bukan pengaturan</translation>
    </message>
  </context>
  <context>
    <name>standings</name>
    <message>
      <source>{0}; a dot marks who won the hand</source>
      <translation>{0}; titik menandai pemenang babak</translation>
    </message>
    <message>
      <source>{0}; a dot marks who won the round</source>
      <translation>{0}; titik menandai pemenang ronde</translation>
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
      <translation>jumlah</translation>
    </message>
    <message>
      <source>Hands 1 to {0}</source>
      <translation>Babak 1 sampai {0}</translation>
    </message>
    <message>
      <source>Rounds 1 to {0}</source>
      <translation>Ronde 1 sampai {0}</translation>
    </message>
    <message>
      <source>No hand has ended yet</source>
      <translation>Belum ada babak yang selesai</translation>
    </message>
    <message>
      <source>No round has ended yet</source>
      <translation>Belum ada ronde yang selesai</translation>
    </message>
    <message>
      <source>Nobody leads yet</source>
      <translation>Belum ada yang memimpin</translation>
    </message>
    <message>
      <source>You lead</source>
      <translation>Anda memimpin</translation>
    </message>
    <message>
      <source>{0} leads</source>
      <translation>{0} memimpin</translation>
    </message>
    <message>
      <source>{0} lead</source>
      <translation>{0} memimpin</translation>
    </message>
    <message>
      <source>Both sides are tied</source>
      <translation>Kedua pihak seri</translation>
    </message>
    <message>
      <source>{0} share the lead</source>
      <translation>{0} sama-sama memimpin</translation>
    </message>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>{0} {1}, in all {2}</source>
      <translation>{0} {1}, seluruhnya {2}</translation>
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
      <translation>Jumlah: {0}</translation>
    </message>
  </context>
  <context>
    <name>startup</name>
    <message>
      <source>QT_SCALE_FACTOR is a number from {0} to {1}, not {2}</source>
      <translation>QT_SCALE_FACTOR adalah bilangan dari {0} sampai {1}, bukan {2}</translation>
    </message>
    <message>
      <source>Qt cannot open a window with QT_QPA_PLATFORM={0}</source>
      <translation>Qt tidak dapat membuka jendela dengan QT_QPA_PLATFORM={0}</translation>
    </message>
    <message>
      <source>Qt cannot open a window on this display</source>
      <translation>Qt tidak dapat membuka jendela di layar ini</translation>
    </message>
    <message>
      <source>{0}: not a directory</source>
      <translation>{0}: bukan folder</translation>
    </message>
    <message>
      <source>{0}: not a file</source>
      <translation>{0}: bukan berkas</translation>
    </message>
    <message>
      <source>{0}: it belongs to another user</source>
      <translation>{0}: ini milik pengguna lain</translation>
    </message>
    <message>
      <source>{0}: the name is not in the system's character set; choose another --data-dir</source>
      <translation>{0}: namanya tidak dapat ditulis dengan huruf sistem ini; pilih --data-dir lain</translation>
    </message>
    <message>
      <source>Thothit is already running and does not answer; end it first</source>
      <translation>Thothit sudah berjalan dan tidak menjawab; akhiri dahulu</translation>
    </message>
    <message>
      <source>Thothit is already running (process {0}) and does not answer; end it first</source>
      <translation>Thothit sudah berjalan (proses {0}) dan tidak menjawab; akhiri dahulu</translation>
    </message>
    <message>
      <source>Thothit is already running; close it first, or give this one its own --data-dir</source>
      <translation>Thothit sudah berjalan; tutup dahulu, atau beri yang ini --data-dir sendiri</translation>
    </message>
    <message>
      <source>{0}: the picture cannot be written</source>
      <translation>{0}: gambarnya tidak dapat ditulis</translation>
    </message>
    <message>
      <source>the Wayland display {0} does not answer</source>
      <translation>layar Wayland {0} tidak menjawab</translation>
    </message>
    <message>
      <source>there is no display to open a window on; on a machine without a screen, start it with: {0}</source>
      <translation>tidak ada layar untuk membuka jendela; di mesin tanpa layar, jalankan dengan: {0}</translation>
    </message>
    <message>
      <source>the display {0} does not answer</source>
      <translation>layar {0} tidak menjawab</translation>
    </message>
    <message>
      <source>this system is too old: the program needs Windows 10 version 1903 or later</source>
      <translation>sistem ini terlalu lama: program memerlukan Windows 10 versi 1903 atau yang lebih baru</translation>
    </message>
    <message>
      <source>this system is too old: it has {0}, the program needs glibc {1}</source>
      <translation>sistem ini terlalu lama: adanya {0}, program memerlukan glibc {1}</translation>
    </message>
    <message>
      <source>this system is too old: its {0} has no {1}, which the program needs</source>
      <translation>sistem ini terlalu lama: {0} tidak punya {1} yang diperlukan program</translation>
    </message>
    <message>
      <source>the libraries of this system do not fit the program: none of them has {0}</source>
      <translation>pustaka sistem ini tidak cocok dengan program: tidak ada yang punya {0}</translation>
    </message>
    <message>
      <source>this program is not complete; install it again ({0})</source>
      <translation>program ini tidak lengkap; pasang kembali ({0})</translation>
    </message>
    <message>
      <source>Qt cannot be loaded: {0}</source>
      <translation>Qt tidak dapat dimuat: {0}</translation>
    </message>
    <message>
      <source>this program is not complete, {0} is missing; install it again</source>
      <translation>program ini tidak lengkap, {0} tidak ada; pasang kembali</translation>
    </message>
    <message>
      <source>the system library {0} is missing; install it with: {1}</source>
      <translation>pustaka sistem {0} tidak ada; pasang dengan: {1}</translation>
    </message>
    <message>
      <source>the system library {0} is missing; install the package that brings it</source>
      <translation>pustaka sistem {0} tidak ada; pasang paket yang memuatnya</translation>
    </message>
    <message>
      <source>another C library</source>
      <translation>pustaka C lain</translation>
    </message>
  </context>
  <context>
    <name>statistics</name>
    <message>
      <source>d MMM yyyy, HH:mm</source>
      <translation>d MMM yyyy, HH.mm</translation>
    </message>
    <message>
      <source>One round, which tells nothing yet.</source>
      <translation>Satu ronde, yang belum menunjukkan apa-apa.</translation>
    </message>
    <message>
      <source>Nobody decides anything in this game: your average is luck alone.</source>
      <translation>Dalam permainan ini tidak ada yang perlu diputuskan: rata-rata Anda semata-mata keberuntungan.</translation>
    </message>
    <message>
      <source>So far luck decides: your average is {0}, give or take {1}.</source>
      <translation>Sejauh ini keberuntungan yang menentukan: rata-rata Anda {0}, plus-minus {1}.</translation>
    </message>
    <message>
      <source>You play better than they do: {0} points ahead, give or take {1}.</source>
      <translation>Anda bermain lebih baik daripada mereka: unggul {0} poin, plus-minus {1}.</translation>
    </message>
    <message>
      <source>They play better than you do: {0} points ahead, give or take {1}.</source>
      <translation>Mereka bermain lebih baik daripada Anda: unggul {0} poin, plus-minus {1}.</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Rounds that you have played to their end.</source>
      <translation>Ronde yang Anda mainkan sampai selesai.</translation>
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
      <translation>Ronde yang Anda menangkan. Dalam persentase, seri dihitung setengah kemenangan.</translation>
    </message>
    <message>
      <source>Shared</source>
      <translation>Menang bersama</translation>
    </message>
    <message>
      <source>Rounds that you won together with another side.</source>
      <translation>Ronde yang Anda menangkan bersama pihak lain.</translation>
    </message>
    <message>
      <source>Points a round</source>
      <translation>Poin per ronde</translation>
    </message>
    <message>
      <source>What your side scores in a round on average.</source>
      <translation>Rata-rata skor pihak Anda dalam satu ronde.</translation>
    </message>
    <message>
      <source>Best round</source>
      <translation>Ronde terbaik</translation>
    </message>
    <message>
      <source>The most points that your side scored in a round.</source>
      <translation>Poin terbanyak yang dicetak pihak Anda dalam satu ronde.</translation>
    </message>
    <message>
      <source>Most won in a row</source>
      <translation>Menang beruntun terbanyak</translation>
    </message>
    <message>
      <source>The longest row of rounds that you won alone, one after the other.</source>
      <translation>Deretan terpanjang ronde yang Anda menangkan sendiri, berturut-turut.</translation>
    </message>
    <message>
      <source>Won in a row now</source>
      <translation>Menang beruntun kini</translation>
    </message>
    <message>
      <source>The rounds that you have won alone since the last one you did not.</source>
      <translation>Ronde yang Anda menangkan sendiri sejak terakhir kali tidak menang.</translation>
    </message>
    <message>
      <source>Most lost in a row</source>
      <translation>Kalah beruntun terbanyak</translation>
    </message>
    <message>
      <source>The longest row of rounds that another side won, one after the other.</source>
      <translation>Deretan terpanjang ronde yang dimenangkan pihak lain, berturut-turut.</translation>
    </message>
    <message>
      <source>Points ahead</source>
      <translation>Selisih poin</translation>
    </message>
    <message>
      <source>Your points less those of the best other side, on average.</source>
      <translation>Poin Anda dikurangi poin pihak lain yang terbaik, rata-rata.</translation>
    </message>
    <message>
      <source>Known to within</source>
      <translation>Ketelitian</translation>
    </message>
    <message>
      <source>Your true average is this close, 95 times of 100.</source>
      <translation>Jarak terjauh ke rata-rata Anda yang sebenarnya, 95 dari 100 kali.</translation>
    </message>
    <message>
      <source>Luck of a round</source>
      <translation>Keberuntungan per ronde</translation>
    </message>
    <message>
      <source>How far a round's result lies from your average: its standard deviation.</source>
      <translation>Seberapa jauh hasil satu ronde dari rata-rata Anda: simpangan bakunya.</translation>
    </message>
    <message>
      <source>Rounds to be sure</source>
      <translation>Ronde yang diperlukan</translation>
    </message>
    <message>
      <source>Rounds needed before an average like yours is 95 % certain not to be luck.</source>
      <translation>Jumlah ronde sampai rata-rata seperti milik Anda 95 % pasti bukan keberuntungan.</translation>
    </message>
    <message>
      <source>Time a move</source>
      <translation>Waktu per langkah</translation>
    </message>
    <message numerus="yes">
      <source>How long you think about a move, pauses left out; measured in %n round(s).</source>
      <translation>
        <numerusform>Berapa lama Anda memikirkan satu langkah, tanpa jeda; diukur dalam %n ronde.</numerusform>
      </translation>
    </message>
    <message>
      <source>With help</source>
      <translation>Dengan bantuan</translation>
    </message>
    <message>
      <source>Rounds of matches in which you took a move back, or began a fair round again.</source>
      <translation>Ronde pertandingan dengan langkah yang diurungkan atau ronde adil yang diulang.</translation>
    </message>
    <message numerus="yes">
      <source>Not known for %n older game(s).</source>
      <translation>
        <numerusform>Tidak diketahui untuk %n permainan lama.</numerusform>
      </translation>
    </message>
    <message>
      <source>Matches begun</source>
      <translation>Pertandingan dimulai</translation>
    </message>
    <message>
      <source>Matches in which you have made a move.</source>
      <translation>Pertandingan yang sudah Anda mainkan sedikitnya satu langkah.</translation>
    </message>
    <message>
      <source>Matches finished</source>
      <translation>Pertandingan selesai</translation>
    </message>
    <message>
      <source>Played to their end; a free match, where no round is left open.</source>
      <translation>Dimainkan sampai selesai; untuk pertandingan bebas, bila tidak ada ronde yang tertinggal.</translation>
    </message>
    <message>
      <source>Matches given up</source>
      <translation>Menyerah</translation>
    </message>
    <message>
      <source>Fair matches of which you began a round again.</source>
      <translation>Pertandingan adil yang salah satu rondenya Anda mulai lagi.</translation>
    </message>
    <message>
      <source>{0}, reached</source>
      <translation>{0}, tercapai</translation>
    </message>
    <message>
      <source>more than {0}</source>
      <translation>lebih dari {0}</translation>
    </message>
    <message>
      <source>{0} s</source>
      <translation>{0} dtk</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>Semua permainan</translation>
    </message>
    <message>
      <source>With one at least: {0}</source>
      <translation>Dengan sedikitnya satu: {0}</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Semua</translation>
    </message>
    <message>
      <source>Default rules</source>
      <translation>Aturan bawaan</translation>
    </message>
    <message>
      <source>With house rules</source>
      <translation>Dengan aturan rumah</translation>
    </message>
    <message>
      <source>Fair play</source>
      <translation>Permainan adil</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Latihan</translation>
    </message>
    <message>
      <source>Without help</source>
      <translation>Tanpa bantuan</translation>
    </message>
    <message>
      <source>Deals played again</source>
      <translation>Pembagian yang diulang</translation>
    </message>
    <message>
      <source>Rounds whose cards you knew; they count nowhere else</source>
      <translation>Ronde yang kartunya sudah Anda ketahui; tidak dihitung di tempat lain</translation>
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
      <translation>Jumlahnya, dari {0} yang diperlukan</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>Hitungan</translation>
    </message>
    <message>
      <source>the sixes count from {0}</source>
      <translation>kartu enam menghitung mulai {0}</translation>
    </message>
    <message>
      <source>balls, {0} needed and {1} ahead</source>
      <translation>bola, perlu {0} dan selisih {1}</translation>
    </message>
    <message>
      <source>balls, {0} needed</source>
      <translation>bola, perlu {0}</translation>
    </message>
    <message>
      <source>Trump by the first card: {0}</source>
      <translation>Truf menurut kartu pertama: {0}</translation>
    </message>
    <message>
      <source>Trump: {0}, set by {1} at a call of {2}</source>
      <translation>Truf: {0}, ditentukan oleh {1} dengan tawaran {2}</translation>
    </message>
    <message>
      <source>Trump: {0}, set by {1} without a call</source>
      <translation>Truf: {0}, ditentukan oleh {1} tanpa tawaran</translation>
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
      <translation>{call}, diserukan oleh {who}, dan semua trik dimenangkan: {balls} bola.</translation>
    </message>
    <message>
      <source>{call}, called by {who}, and a trick lost to {winner}: {balls} balls for the others.</source>
      <translation>{call}, diserukan oleh {who}, dan satu trik jatuh ke {winner}: {balls} bola bagi lawan.</translation>
    </message>
    <message>
      <source>{call}, called by {who}, and a trick won by {winner}, the partner: {balls} balls for the others.</source>
      <translation>{call}, diserukan oleh {who}, dan satu trik dimenangkan oleh {winner}, rekannya: {balls} bola bagi lawan.</translation>
    </message>
    <message>
      <source>{total}, and {needed} were needed: a ball for the counting side.</source>
      <translation>{total}, dan yang diperlukan {needed}: satu bola bagi pihak penghitung.</translation>
    </message>
    <message>
      <source>{total}, and {needed} were needed. The call is lost: {balls} balls for the counting side.</source>
      <translation>{total}, dan yang diperlukan {needed}. Tawarannya kalah: {balls} bola bagi pihak penghitung.</translation>
    </message>
    <message>
      <source>{total}, {short} short of {needed}: a ball for the side that set trump.</source>
      <translation>{total}, kurang {short} dari {needed}: satu bola bagi pihak penentu truf.</translation>
    </message>
    <message>
      <source>Double, called by {who}, and the last trick won: {balls} balls.</source>
      <translation>Double, diserukan oleh {who}, dan trik terakhir dimenangkan: {balls} bola.</translation>
    </message>
    <message>
      <source>Double, called by {who}, and the last trick lost to {winner}: {balls} balls for the others.</source>
      <translation>Double, diserukan oleh {who}, dan trik terakhir jatuh ke {winner}: {balls} bola bagi lawan.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}, and the last trick won with more than enough: {balls} balls.</source>
      <translation>Khanaak, diserukan oleh {who}, dan trik terakhir dimenangkan dengan lebih dari cukup: {balls} bola.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}, and not enough: {balls} balls for the others.</source>
      <translation>Khanaak, diserukan oleh {who}, tetapi tidak cukup: {balls} bola bagi lawan.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}, and the last trick lost to {winner}: {balls} balls for the others.</source>
      <translation>Khanaak, diserukan oleh {who}, tetapi trik terakhir jatuh ke {winner}: {balls} bola bagi lawan.</translation>
    </message>
    <message>
      <source>Asked for by {0}, with 10 points or less in the first cards. Nobody scores.</source>
      <translation>Diminta oleh {0}, dengan 10 poin atau kurang di kartu pertama. Tidak ada yang mendapat skor.</translation>
    </message>
    <message>
      <source>Asked for by {0}: the counting side had no trump. Nobody scores.</source>
      <translation>Diminta oleh {0}: pihak penghitung tidak punya truf. Tidak ada yang mendapat skor.</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>against it</source>
      <translation>melawannya</translation>
    </message>
    <message>
      <source>set trump</source>
      <translation>menentukan truf</translation>
    </message>
    <message>
      <source>counted</source>
      <translation>menghitung</translation>
    </message>
    <message>
      <source>Cards in its tricks</source>
      <translation>Kartu dalam triknya</translation>
    </message>
    <message>
      <source>The last trick</source>
      <translation>Trik terakhir</translation>
    </message>
    <message>
      <source>The call</source>
      <translation>Tawaran</translation>
    </message>
    <message>
      <source>Own Jodhi</source>
      <translation>Jodhi sendiri</translation>
    </message>
    <message>
      <source>Jodhi of the others</source>
      <translation>Jodhi lawan</translation>
    </message>
    <message>
      <source>The count of {0}</source>
      <translation>Hitungan {0}</translation>
    </message>
    <message>
      <source>{0} needed</source>
      <translation>perlu {0}</translation>
    </message>
    <message>
      <source>For the last trick</source>
      <translation>Untuk trik terakhir</translation>
    </message>
    <message>
      <source>Cards of the others</source>
      <translation>Kartu lawan</translation>
    </message>
    <message>
      <source>Khanaak of {0}</source>
      <translation>Khanaak {0}</translation>
    </message>
    <message>
      <source>more than 0</source>
      <translation>lebih dari 0</translation>
    </message>
    <message>
      <source>{0} of {1} tricks</source>
      <translation>{0} dari {1} trik</translation>
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
      <translation>oleh {0}</translation>
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
      <translation>Jumlah: {0}, {1}</translation>
    </message>
    <message>
      <source>Winner</source>
      <translation>Pemenang</translation>
    </message>
    <message>
      <source>wins the match</source>
      <translation>memenangkan pertandingan</translation>
    </message>
    <message>
      <source>Balls of this hand: {0}. Balls in all: {1}.</source>
      <translation>Bola babak ini: {0}. Bola seluruhnya: {1}.</translation>
    </message>
    <message>
      <source>Your turn: bid more than {0}, or pass</source>
      <translation>Giliran Anda: tawar lebih dari {0}, atau lewat</translation>
    </message>
    <message>
      <source>Your turn: bid or pass</source>
      <translation>Giliran Anda: menawar atau lewat</translation>
    </message>
    <message>
      <source>Set trump: choose one of your cards</source>
      <translation>Tentukan truf: pilih salah satu kartu Anda</translation>
    </message>
    <message>
      <source>All cards are dealt: do you call?</source>
      <translation>Semua kartu sudah dibagi: ada seruan?</translation>
    </message>
    <message>
      <source>Your side won the trick: announce a Jodhi?</source>
      <translation>Pihak Anda memenangkan trik: umumkan Jodhi?</translation>
    </message>
    <message>
      <source>{who} bids {points}</source>
      <translation>{who} menawar {points}</translation>
    </message>
    <message>
      <source>{who} lays trump face down</source>
      <translation>{who} meletakkan truf tertutup</translation>
    </message>
    <message>
      <source>{who}: trump is {suit}</source>
      <translation>{who}: trufnya {suit}</translation>
    </message>
    <message>
      <source>{who} wants a new deal</source>
      <translation>{who} minta bagi ulang</translation>
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
      <translation>{who} memenangkan trik, {points} poin</translation>
    </message>
    <message>
      <source>The rest is dealt</source>
      <translation>Sisa kartu dibagikan</translation>
    </message>
    <message>
      <source>{who} announces a Jodhi, {points}</source>
      <translation>{who} mengumumkan Jodhi, {points}</translation>
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
      <translation>Anda menawar {points}</translation>
    </message>
    <message>
      <source>You lay trump face down</source>
      <translation>Anda meletakkan truf tertutup</translation>
    </message>
    <message>
      <source>You want a new deal</source>
      <translation>Anda minta bagi ulang</translation>
    </message>
    <message>
      <source>You win the trick, {points} points</source>
      <translation>Anda memenangkan trik, {points} poin</translation>
    </message>
    <message>
      <source>You announce a Jodhi, {points}</source>
      <translation>Anda mengumumkan Jodhi, {points}</translation>
    </message>
    <message>
      <source>Bid: {points}</source>
      <translation>Tawaran: {points}</translation>
    </message>
    <message>
      <source>Trump, face down: {card}</source>
      <translation>Truf, tertutup: {card}</translation>
    </message>
    <message>
      <source>Trump, face down</source>
      <translation>Truf, tertutup</translation>
    </message>
    <message>
      <source>Trump is {suit}</source>
      <translation>Trufnya {suit}</translation>
    </message>
    <message>
      <source>Wants a new deal</source>
      <translation>Minta bagi ulang</translation>
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
      <translation>Memenangkan trik: {points} poin</translation>
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
      <translation>Anda tidak bisa melakukannya sekarang.</translation>
    </message>
    <message>
      <source>The house rules of this match do not allow it.</source>
      <translation>Aturan rumah pertandingan ini tidak mengizinkannya.</translation>
    </message>
    <message>
      <source>{1} was led: follow its suit while you can.</source>
      <translation>Trik dibuka dengan {1}: ikuti jenisnya selama bisa.</translation>
    </message>
    <message>
      <source>{0} is a lower trump than {1}, and you have other cards.</source>
      <translation>{0} adalah truf yang lebih rendah daripada {1}, dan Anda punya kartu lain.</translation>
    </message>
    <message>
      <source>Bids are 10, 20 and so on to 100, and 104 over 100.</source>
      <translation>Tawaran adalah 10, 20, dan seterusnya sampai 100, dan 104 di atas tawaran 100.</translation>
    </message>
    <message>
      <source>A bid must be higher than the last one.</source>
      <translation>Tawaran harus lebih tinggi daripada yang terakhir.</translation>
    </message>
    <message>
      <source>104 may only be bid over 100.</source>
      <translation>104 hanya boleh ditawarkan di atas tawaran 100.</translation>
    </message>
    <message>
      <source>You may not call Thunee with six cards of one suit.</source>
      <translation>Anda tidak boleh menyerukan Thunee dengan enam kartu sejenis.</translation>
    </message>
    <message>
      <source>The Jodhi with {0} has been claimed already.</source>
      <translation>Jodhi dengan {0} sudah diklaim.</translation>
    </message>
    <message>
      <source>You do not hold {0} together with its queen.</source>
      <translation>Anda tidak memegang {0} bersama ratunya.</translation>
    </message>
    <message>
      <source>During Thunee nothing else may be called.</source>
      <translation>Selama Thunee tidak boleh ada seruan lain.</translation>
    </message>
    <message>
      <source>You may only call this in the last trick.</source>
      <translation>Ini hanya boleh diserukan pada trik terakhir.</translation>
    </message>
    <message>
      <source>Double or Khanaak has been called in this hand already.</source>
      <translation>Double atau Khanaak sudah diserukan dalam babak ini.</translation>
    </message>
    <message>
      <source>Double needs all tricks so far, and your side has lost one.</source>
      <translation>Double memerlukan semua trik sejauh ini, dan pihak Anda sudah kalah satu.</translation>
    </message>
    <message>
      <source>A side has 11 balls or more, so Double may not be called.</source>
      <translation>Satu pihak punya 11 bola atau lebih, jadi Double tidak boleh diserukan.</translation>
    </message>
    <message>
      <source>Khanaak needs a Jodhi that your side has claimed.</source>
      <translation>Khanaak memerlukan Jodhi yang sudah diklaim pihak Anda.</translation>
    </message>
    <message>
      <source>Your side has won every trick, and Khanaak needs a lost one.</source>
      <translation>Pihak Anda memenangkan semua trik, padahal Khanaak memerlukan satu kekalahan.</translation>
    </message>
    <message>
      <source>Cards are dealt face up until a black jack comes. Whoever gets it deals: {dealer}</source>
      <translation>Kartu dibagikan terbuka sampai keluar jack hitam. Siapa yang mendapatkannya membagi: {dealer}</translation>
    </message>
    <message>
      <source>The first cards are dealt, and players bid to set trump. Dealer: {dealer}. Trumpman: {starter}</source>
      <translation>Kartu pertama dibagikan, dan pemain menawar untuk menentukan truf. Pembagi: {dealer}. Penentu truf (trumpman): {starter}</translation>
    </message>
    <message>
      <source>Hand {0}, to {1} balls and {2} ahead</source>
      <translation>Babak {0}, sampai {1} bola dan selisih {2}</translation>
    </message>
    <message>
      <source>Hand {0}, to {1} balls</source>
      <translation>Babak {0}, sampai {1} bola</translation>
    </message>
    <message>
      <source>dealt again</source>
      <translation>dibagi ulang</translation>
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
      <translation>{0} oleh {1}</translation>
    </message>
    <message>
      <source>call {0}</source>
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
      <source>The balls of each hand, then those of the match so far</source>
      <translation>Bola setiap babak, lalu bola pertandingan sejauh ini</translation>
    </message>
    <message>
      <source>first to {0} balls and {1} ahead</source>
      <translation>sampai {0} bola dan selisih {1}</translation>
    </message>
    <message numerus="yes">
      <source>first to %n ball(s)</source>
      <translation>
        <numerusform>sampai %n bola</numerusform>
      </translation>
    </message>
    <message>
      <source>The first side with at least {0} balls and a lead of {1} wins the match.</source>
      <translation>Pihak pertama dengan sedikitnya {0} bola dan selisih {1} memenangkan pertandingan.</translation>
    </message>
    <message numerus="yes">
      <source>The first side to reach %n ball(s) wins the match.</source>
      <translation>
        <numerusform>Pihak pertama yang mencapai %n bola memenangkan pertandingan.</numerusform>
      </translation>
    </message>
    <message>
      <source>Balls</source>
      <translation>Bola</translation>
    </message>
    <message>
      <source>A redeal: the same dealer deals again</source>
      <translation>Bagi ulang: pembagi yang sama membagi lagi</translation>
    </message>
    <message numerus="yes">
      <source>{0} score %n ball(s)</source>
      <translation>
        <numerusform>{0} mendapat %n bola</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} win the match, {1} to {2}</source>
      <translation>{0} memenangkan pertandingan, {1} lawan {2}</translation>
    </message>
    <message>
      <source>{0} is thinking about a bid</source>
      <translation>{0} sedang mempertimbangkan tawaran</translation>
    </message>
    <message>
      <source>{0} is setting trump</source>
      <translation>{0} sedang menentukan truf</translation>
    </message>
    <message>
      <source>{0} is thinking about a call</source>
      <translation>{0} sedang mempertimbangkan seruan</translation>
    </message>
    <message>
      <source>Lead a card: its suit becomes trump</source>
      <translation>Buka trik: jenis kartu Anda menjadi truf</translation>
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
      <translation>Trik terakhir: mainkan kartu Anda, atau serukan {0} dulu</translation>
    </message>
    <message>
      <source>Your turn: lead a card</source>
      <translation>Giliran Anda: buka trik</translation>
    </message>
    <message>
      <source>Your side has no trump: deal again?</source>
      <translation>Pihak Anda tidak punya truf: bagi ulang?</translation>
    </message>
    <message>
      <source>Only {0} in your first cards: deal again?</source>
      <translation>Hanya {0} poin di kartu pertama Anda: bagi ulang?</translation>
    </message>
    <message>
      <source>a trick game for two sides</source>
      <translation>permainan trik untuk dua pihak</translation>
    </message>
    <message>
      <source>French, 24: nine to ace</source>
      <translation>Remi, 24: sembilan sampai as</translation>
    </message>
    <message>
      <source>The child plays any card it may and never bids.</source>
      <translation>Anak memainkan kartu apa saja yang boleh dan tidak pernah menawar.</translation>
    </message>
    <message>
      <source>The neighbour takes every trick it can.</source>
      <translation>Tetangga mengambil setiap trik yang bisa diambil.</translation>
    </message>
    <message>
      <source>The regular knows which cards have gone and saves its trumps.</source>
      <translation>Langganan tahu kartu mana yang sudah keluar dan menghemat trufnya.</translation>
    </message>
    <message>
      <source>The old hand thinks ahead a little but forgets who could not follow suit.</source>
      <translation>Sesepuh berpikir sedikit ke depan tetapi lupa siapa yang tidak bisa mengikuti jenis.</translation>
    </message>
    <message>
      <source>the player after the setter of trump; the side that is behind deals</source>
      <translation>pemain setelah penentu truf; pihak yang tertinggal membagi</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>Watch out!</source>
      <translation>Hati-hati!</translation>
    </message>
    <message>
      <source>Not yet</source>
      <translation>Belum</translation>
    </message>
    <message>
      <source>Oh, wonderful!</source>
      <translation>Wah, bagus sekali!</translation>
    </message>
    <message>
      <source>A stroke of luck!</source>
      <translation>Sedang beruntung!</translation>
    </message>
    <message>
      <source>A perfect match!</source>
      <translation>Pas benar!</translation>
    </message>
    <message>
      <source>Not bad</source>
      <translation>Cukup bagus</translation>
    </message>
    <message>
      <source>Oh well</source>
      <translation>Ya sudahlah</translation>
    </message>
    <message>
      <source>Ouch!</source>
      <translation>Aduh!</translation>
    </message>
    <message>
      <source>Thank you</source>
      <translation>Terima kasih</translation>
    </message>
    <message>
      <source>Excuse me</source>
      <translation>Permisi</translation>
    </message>
    <message>
      <source>How can that be!</source>
      <translation>Kok bisa begitu!</translation>
    </message>
    <message>
      <source>I've won!</source>
      <translation>Saya menang!</translation>
    </message>
    <message>
      <source>All right, I'm in</source>
      <translation>Baik, saya ikut</translation>
    </message>
    <message>
      <source>Well, no</source>
      <translation>Ya, tidak</translation>
    </message>
    <message>
      <source>Come on, all of you!</source>
      <translation>Ayo, kalian semua!</translation>
    </message>
    <message>
      <source>Lovely!</source>
      <translation>Bagus sekali!</translation>
    </message>
    <message>
      <source>Oh yes!</source>
      <translation>Nah, begitu!</translation>
    </message>
    <message>
      <source>Poor you</source>
      <translation>Kasihan kamu</translation>
    </message>
    <message>
      <source>No way!</source>
      <translation>Tidak mungkin!</translation>
    </message>
    <message>
      <source>Wow!</source>
      <translation>Wah!</translation>
    </message>
    <message>
      <source>Oh no!</source>
      <translation>Aduh, tidak!</translation>
    </message>
    <message>
      <source>Nice</source>
      <translation>Bagus</translation>
    </message>
    <message>
      <source>Dear me</source>
      <translation>Astaga</translation>
    </message>
    <message>
      <source>Well played, all</source>
      <translation>Permainan yang bagus, semua</translation>
    </message>
  </context>
</TS>