<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="id">
  <context>
    <name>AlbumSheet</name>
    <message>
      <source>Album of cards</source>
      <translation>Album kartu</translation>
    </message>
    <message>
      <source>Collect all ten cards in this row to unlock this card back</source>
      <translation>Kumpulkan kesepuluh kartu baris ini untuk mendapat satu punggung kartu</translation>
    </message>
    <message>
      <source>Card back {0}: in use. Press to use the normal one</source>
      <translation>Punggung kartu {0}: dipakai. Tekan untuk memakai yang biasa</translation>
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
      <source>Save settings, matches and statistics in one file.</source>
      <translation>Simpan pengaturan, pertandingan, dan statistik dalam satu berkas.</translation>
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
      <source>See what a backup contains, and restore it if you like. What you have now is kept as another backup.</source>
      <translation>Kembali ke cadangan, setelah melihat isinya. Yang ada sekarang juga disimpan sebagai cadangan.</translation>
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
      <source>No backup was made: {0}. Try another folder.</source>
      <translation>Cadangan tidak dibuat: {0}. Coba folder lain.</translation>
    </message>
    <message>
      <source>Backed up to {0}: {1}.</source>
      <translation>Dicadangkan ke {0}: {1}.</translation>
    </message>
    <message>
      <source>Your statistics can't be read, so they are not in the backup.</source>
      <translation>Statistik Anda tidak bisa dibaca, jadi tidak ikut dicadangkan.</translation>
    </message>
    <message>
      <source>Nothing was restored: another copy of Thothit may be using the same folder. Close that copy and try again.</source>
      <translation>Tidak ada yang dipulihkan: mungkin Thothit lain sedang memakai folder yang sama. Tutup program itu lalu coba lagi.</translation>
    </message>
    <message>
      <source>Nothing was restored: {0}</source>
      <translation>Tidak ada yang dipulihkan: {0}</translation>
    </message>
    <message>
      <source>This replaces your settings, matches and statistics. What you have now is kept as a backup.</source>
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
      <source>%n saved match(es)</source>
      <translation>
        <numerusform>%n pertandingan tersimpan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n deleted match(es)</source>
      <translation>
        <numerusform>%n pertandingan terhapus</numerusform>
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
      <source>Restored. What you had before is kept in {0}</source>
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
      <source>Repl&amp;ay</source>
      <translation>Putar &amp;ulang</translation>
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
      <source>Actions</source>
      <translation>Tindakan</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Lanjut</translation>
    </message>
    <message>
      <source>Turn up a stock card</source>
      <translation>Buka stok</translation>
    </message>
    <message>
      <source>Put the card back</source>
      <translation>Kembalikan kartunya</translation>
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
      <source>You can't do this now.</source>
      <translation>Anda tidak bisa melakukannya sekarang.</translation>
    </message>
    <message>
      <source>No command or setting contains these words.</source>
      <translation>Tidak ada perintah atau pengaturan dengan kata-kata ini.</translation>
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
      <source>Unseen and captured cards</source>
      <translation>Kartu yang belum terlihat dan yang tertangkap</translation>
    </message>
  </context>
  <context>
    <name>CoursePage</name>
    <message>
      <source>Expected result after each step</source>
      <translation>Perkiraan hasil setelah setiap langkah</translation>
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
      <source>Expected</source>
      <translation>Perkiraan</translation>
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
      <source>The computer players stopped with an error: {0}. Your results are kept. Try again.</source>
      <translation>Pemain komputer berhenti karena kesalahan: {0}. Hasil Anda tetap disimpan. Coba lagi.</translation>
    </message>
    <message>
      <source>Partner and &amp;opponents:</source>
      <translation>Rekan dan &amp;lawan:</translation>
    </message>
    <message>
      <source>&amp;Opponents:</source>
      <translation>&amp;Lawan:</translation>
    </message>
    <message>
      <source>As set up: {0}</source>
      <translation>Sesuai pengaturan: {0}</translation>
    </message>
    <message>
      <source>You can't replay this round: its match is no longer among your saved matches.</source>
      <translation>Ronde ini tidak bisa diputar ulang: pertandingannya tidak ada lagi di antara pertandingan tersimpan Anda.</translation>
    </message>
    <message>
      <source>Finish the round first: this deal is on the table.</source>
      <translation>Selesaikan rondenya dulu: pembagian ini ada di meja.</translation>
    </message>
    <message>
      <source>This game is pure luck, so the same seat always gets the same result.</source>
      <translation>Permainan ini murni keberuntungan, jadi kursi yang sama selalu mendapat hasil yang sama.</translation>
    </message>
    <message>
      <source>Each level has played only one round, so any difference may be just luck.</source>
      <translation>Setiap tingkat baru memainkan satu ronde, jadi mungkin keberuntungan yang menentukan.</translation>
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
      <source>Results of this deal</source>
      <translation>Hasil pembagian ini</translation>
    </message>
    <message>
      <source>Each level plays this deal once in your seat; the other players stay the same</source>
      <translation>Setiap tingkat memainkan pembagian ini sekali di kursi Anda, dengan pemain lain yang sama</translation>
    </message>
    <message>
      <source>Let &amp;computer players try</source>
      <translation>Biarkan pemain komp&amp;uter mencoba</translation>
    </message>
    <message>
      <source>Progress of the computer players</source>
      <translation>Kemajuan pemain komputer</translation>
    </message>
    <message>
      <source>S&amp;top</source>
      <translation>&amp;Hentikan</translation>
    </message>
    <message>
      <source>Replay your selected round</source>
      <translation>Putar ulang ronde Anda yang dipilih</translation>
    </message>
    <message>
      <source>Repl&amp;ay…</source>
      <translation>Putar &amp;ulang…</translation>
    </message>
    <message>
      <source>Play cards that you enter yourself, such as those of a real table</source>
      <translation>Mainkan kartu yang Anda masukkan sendiri, misalnya dari meja sungguhan</translation>
    </message>
    <message>
      <source>&amp;Enter a deal…</source>
      <translation>Ma&amp;sukkan pembagian…</translation>
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
      <source>Cost ({0})</source>
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
      <source>This match can't be deleted. It is still saved.</source>
      <translation>Pertandingan ini tidak bisa dihapus. Pertandingan itu masih tersimpan.</translation>
    </message>
    <message>
      <source>“{0}” deleted</source>
      <translation>“{0}” dihapus</translation>
    </message>
    <message numerus="yes">
      <source>%n match(es) deleted</source>
      <translation>
        <numerusform>%n pertandingan dihapus</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %n match(es) permanently?</source>
      <translation>
        <numerusform>Hapus %n pertandingan untuk selamanya?</numerusform>
      </translation>
    </message>
    <message>
      <source>You can't undo this.</source>
      <translation>Anda tidak bisa mengurungkannya.</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Hapus</translation>
    </message>
    <message>
      <source>This match can't be restored.</source>
      <translation>Pertandingan ini tidak bisa dipulihkan.</translation>
    </message>
  </context>
  <context>
    <name>Dialogs</name>
    <message>
      <source>Deal by number</source>
      <translation>Pembagian menurut nomor</translation>
    </message>
    <message>
      <source>Deal number, from 0 to {0}:</source>
      <translation>Nomor pembagian, dari 0 sampai {0}:</translation>
    </message>
    <message>
      <source>Open a match</source>
      <translation>Buka pertandingan</translation>
    </message>
    <message>
      <source>Save the match</source>
      <translation>Simpan pertandingan</translation>
    </message>
    <message>
      <source>Matches ({0});;All files (*)</source>
      <translation>Pertandingan ({0});;Semua berkas (*)</translation>
    </message>
    <message numerus="yes">
      <source>You can recover %n round(s) from before the error.</source>
      <translation>
        <numerusform>Anda bisa menyelamatkan %n ronde dari sebelum kesalahan itu.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Recover %n round(s)</source>
      <translation>
        <numerusform>Selamatkan %n ronde</numerusform>
      </translation>
    </message>
    <message>
      <source>&lt;p&gt;Thothit of Java, its relatives and other card games, against computer players who see only what you would see in their seat.&lt;/p&gt;&lt;p&gt;Free software under the MIT licence. It uses Qt {0} and Qt for Python, which are under the LGPL&amp;nbsp;3. An installed program has all licences in its folder &lt;i&gt;licences&lt;/i&gt;.&lt;/p&gt;</source>
      <translation>&lt;p&gt;Thothit dari Jawa, kerabatnya, dan permainan kartu lain, melawan pemain komputer yang hanya melihat apa yang akan Anda lihat di kursi mereka.&lt;/p&gt;&lt;p&gt;Perangkat lunak bebas di bawah lisensi MIT. Program ini memakai Qt {0} dan Qt for Python, yang berlisensi LGPL&amp;nbsp;3. Program yang terpasang menyimpan semua lisensi di foldernya &lt;i&gt;licences&lt;/i&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
      <source>Website</source>
      <translation>Situs web</translation>
    </message>
    <message>
      <source>New versions</source>
      <translation>Versi baru</translation>
    </message>
    <message>
      <source>Report a problem</source>
      <translation>Laporkan masalah</translation>
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
    <name>DrillPane</name>
    <message>
      <source>Next position (Right or Page Down)</source>
      <translation>Posisi berikutnya (Kanan atau Page Down)</translation>
    </message>
    <message>
      <source>{0} of {1} right</source>
      <translation>{0} dari {1} benar</translation>
    </message>
    <message>
      <source>Right.</source>
      <translation>Benar.</translation>
    </message>
    <message>
      <source>Not this time.</source>
      <translation>Kali ini tidak.</translation>
    </message>
    <message>
      <source>Best: {0}. The other answer costs {1}.</source>
      <translation>Terbaik: {0}. Jawaban lainnya merugikan {1}.</translation>
    </message>
  </context>
  <context>
    <name>EnterDealWindow</name>
    <message>
      <source>Cards to deal</source>
      <translation>Kartu untuk dibagikan</translation>
    </message>
    <message numerus="yes">
      <source>With %n house rule(s)</source>
      <translation>
        <numerusform>Dengan %n aturan rumah</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0}, %n left</source>
      <translation>
        <numerusform>{0}, sisa %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Enter a deal</source>
      <translation>Masukkan pembagian</translation>
    </message>
    <message>
      <source>&amp;Game:</source>
      <translation>&amp;Permainan:</translation>
    </message>
    <message>
      <source>P&amp;layers:</source>
      <translation>P&amp;emain:</translation>
    </message>
    <message>
      <source>Your &amp;seat:</source>
      <translation>&amp;Kursi Anda:</translation>
    </message>
    <message>
      <source>Deal the &amp;missing cards at random</source>
      <translation>Bagikan kartu yang k&amp;urang secara acak</translation>
    </message>
    <message>
      <source>The program deals the cards that you leave out, without showing them here</source>
      <translation>Program membagikan kartu yang tidak Anda masukkan, tanpa menampilkannya di sini</translation>
    </message>
    <message>
      <source>Take back the last change</source>
      <translation>Batalkan perubahan terakhir</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Batalkan</translation>
    </message>
    <message>
      <source>Enter cards from the copied text: a line for each row, or one line for the chosen row</source>
      <translation>Masukkan kartu dari teks yang disalin: satu baris teks per baris kartu, atau satu baris untuk baris yang dipilih</translation>
    </message>
    <message>
      <source>P&amp;aste</source>
      <translation>&amp;Tempel</translation>
    </message>
    <message>
      <source>Take out all cards</source>
      <translation>Keluarkan semua kartu</translation>
    </message>
    <message>
      <source>&amp;Clear</source>
      <translation>K&amp;osongkan</translation>
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
      <source>Try another move: yours is legal, but this example shows a different one.</source>
      <translation>Coba langkah lain: langkah Anda sah, tetapi contoh ini menunjukkan langkah yang berbeda.</translation>
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
      <source>You chose this deal, so its cards could be known in advance. The fingerprint only shows that nobody has changed them.</source>
      <translation>Pembagian ini pilihan Anda sendiri, jadi kartunya bisa diketahui sebelumnya. Sidik jarinya hanya menunjukkan bahwa tidak ada yang mengubahnya.</translation>
    </message>
    <message>
      <source>This What if round has no fingerprint, because its cards were already known.</source>
      <translation>Ronde Andaikata ini tidak punya sidik jari, karena kartunya sudah diketahui.</translation>
    </message>
    <message>
      <source>This round has no fingerprint: none was saved when the cards were dealt.</source>
      <translation>Ronde ini tidak punya sidik jari: tidak ada yang disimpan saat kartunya dibagikan.</translation>
    </message>
    <message>
      <source>The fingerprint doesn't fit the cards: this match was changed after its cards were dealt.</source>
      <translation>Sidik jari tidak cocok dengan kartunya: pertandingan ini diubah setelah kartunya dibagikan.</translation>
    </message>
    <message>
      <source>The program computed this before it dealt the first card. Write it down, or its first {0} digits, and you can check after the round that no card was changed.</source>
      <translation>Program menghitung ini sebelum membagikan kartu pertama. Catatlah, atau {0} digit pertamanya saja, lalu setelah ronde Anda bisa memeriksa bahwa tidak ada kartu yang diubah.</translation>
    </message>
    <message>
      <source>The round is over. The line below lists every card as it was dealt. Its SHA-256 is the fingerprint: compare it with what you wrote down.</source>
      <translation>Ronde sudah selesai. Baris di bawah memuat setiap kartu seperti saat dibagikan. SHA-256 baris itu adalah sidik jarinya: bandingkan dengan catatan Anda.</translation>
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
      <source>Cards and nonce (random number)</source>
      <translation>Kartu dan nonce (bilangan acak)</translation>
    </message>
    <message>
      <source>After the round, all its cards and the nonce, a random number, appear here.</source>
      <translation>Setelah ronde, semua kartunya dan nonce, sebuah bilangan acak, muncul di sini.</translation>
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
      <source>Replay the round with all hands face up</source>
      <translation>Putar ulang ronde ini dengan semua kartu tangan terbuka</translation>
    </message>
    <message>
      <source>&amp;Show the first digits below the table</source>
      <translation>&amp;Tampilkan digit pertama di bawah meja</translation>
    </message>
    <message>
      <source>Shown in the status line before the first card is dealt</source>
      <translation>Tampil di baris status sebelum kartu pertama dibagikan</translation>
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
      <source>Finish a deal of the day to colour its square on the cloth.</source>
      <translation>Selesaikan pembagian hari ini untuk mewarnai petaknya pada kain.</translation>
    </message>
    <message>
      <source>Your album: {0} of 30 cards. Win a round with an identical pair to add its card. A full row of ten unlocks a new card back.</source>
      <translation>Album Anda: {0} dari 30 kartu. Menangkan ronde dengan pasangan kembar untuk menambahkan kartunya. Satu baris penuh, sepuluh kartu, memberi Anda satu punggung kartu.</translation>
    </message>
    <message>
      <source>Today's deal of {0}</source>
      <translation>Pembagian {0} hari ini</translation>
    </message>
    <message>
      <source>Play it again</source>
      <translation>Mainkan lagi</translation>
    </message>
    <message>
      <source>Play today's deal</source>
      <translation>Mainkan pembagian hari ini</translation>
    </message>
    <message>
      <source>That day's deal of {0}</source>
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
      <source>{0}. Everyone who plays it by these rules gets the same cards.</source>
      <translation>{0}. Semua yang memainkannya dengan aturan ini mendapat kartu yang sama.</translation>
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
      <source>Published rules</source>
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
      <source>The house rules “{0}” are chosen.</source>
      <translation>Aturan rumah “{0}” dipilih.</translation>
    </message>
    <message>
      <source>The shared house rules are chosen.</source>
      <translation>Aturan rumah yang dibagikan dipilih.</translation>
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
      <source>As the published rules.</source>
      <translation>Sama dengan aturan terbitan.</translation>
    </message>
    <message>
      <source>The published rules. Where they say nothing, the choice is ours.</source>
      <translation>Aturan menurut sumbernya. Hal yang tidak disebut sumber, kami yang memutuskan.</translation>
    </message>
    <message>
      <source>Set the rules below to match the way you play at home.</source>
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
      <source>Play a few cards and see what they do. Your match waits, and nothing here counts.</source>
      <translation>Mainkan beberapa kartu dan simak penjelasannya. Pertandingan Anda menunggu; di sini tidak ada yang dihitung.</translation>
    </message>
    <message>
      <source>Drills: one rule at a time</source>
      <translation>Soal latihan: satu aturan setiap kali</translation>
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
      <source>Not started</source>
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
      <source>Lessons</source>
      <translation>Pelajaran</translation>
    </message>
    <message>
      <source>Choose another drill: this one can't be read.</source>
      <translation>Pilih soal latihan lain: yang ini tidak bisa dibaca.</translation>
    </message>
    <message>
      <source>Choose another lesson: this one can't be read.</source>
      <translation>Pilih pelajaran lain: yang ini tidak bisa dibaca.</translation>
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
      <source>Your data folder can't be used, so nothing you play now is saved. Check the folder, then start Thothit again.</source>
      <translation>Folder data Anda tidak bisa dipakai, jadi yang Anda mainkan sekarang tidak disimpan. Periksa folder itu, lalu jalankan Thothit lagi.</translation>
    </message>
    <message>
      <source>Some of Thothit's files can't be used. They are kept, and Thothit goes on with new ones.</source>
      <translation>Beberapa berkas Thothit tidak bisa dipakai. Berkas itu tetap disimpan, dan Thothit memakai yang baru.</translation>
    </message>
    <message>
      <source>Your last match can't be read. Its file is kept, and you can go on with another match.</source>
      <translation>Pertandingan terakhir Anda tidak bisa dibaca. Berkasnya tetap disimpan, dan Anda bisa bermain di pertandingan lain.</translation>
    </message>
    <message numerus="yes">
      <source>Your last match is damaged. %n round(s) could be recovered.</source>
      <translation>
        <numerusform>Pertandingan terakhir Anda rusak. %n ronde bisa diselamatkan.</numerusform>
      </translation>
    </message>
    <message>
      <source>This match can't be opened.</source>
      <translation>Pertandingan ini tidak bisa dibuka.</translation>
    </message>
    <message>
      <source>{0}: what if</source>
      <translation>{0}: andaikata</translation>
    </message>
    <message>
      <source>This match has an unknown computer player. A regular plays instead.</source>
      <translation>Pertandingan ini berisi pemain komputer yang tidak dikenal. Seorang langganan bermain sebagai gantinya.</translation>
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
      <source>Today's deal, the calendar and the album of cards</source>
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
      <source>Re&amp;match</source>
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
      <source>Bring back the moves you have undone</source>
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
      <source>Show the coach's move and the reason. Press again for other moves, and a third time to hide them.</source>
      <translation>Tampilkan langkah pelatih dan alasannya. Tekan lagi untuk langkah lain, dan sekali lagi untuk menyembunyikannya.</translation>
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
      <source>Play today's deal of this game, the same for everyone</source>
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
      <source>Play today's deal or any other, from any seat, and compare your results</source>
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
      <source>Start a match with a deal number of your choice</source>
      <translation>Mulai pertandingan dengan nomor pembagian pilihan Anda</translation>
    </message>
    <message>
      <source>Ctrl+D</source>
      <translation>Ctrl+D</translation>
    </message>
    <message>
      <source>E&amp;nter a deal…</source>
      <translation>Masukkan &amp;pembagian…</translation>
    </message>
    <message>
      <source>Play cards that you enter yourself, such as those of a real table</source>
      <translation>Mainkan kartu yang Anda masukkan sendiri, misalnya dari meja sungguhan</translation>
    </message>
    <message>
      <source>Ctrl+Shift+L</source>
      <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
      <source>&amp;Back to the previous match</source>
      <translation>Kem&amp;bali ke pertandingan sebelumnya</translation>
    </message>
    <message>
      <source>Go back to the match you played before this one</source>
      <translation>Kembali ke pertandingan yang Anda mainkan sebelum ini</translation>
    </message>
    <message>
      <source>Repla&amp;y…</source>
      <translation>Putar &amp;ulang…</translation>
    </message>
    <message>
      <source>Watch the rounds of this match again, move by move</source>
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
      <source>See what your decisions in the last round cost you, and what was luck</source>
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
      <source>Leave this What if and go back to your match</source>
      <translation>Tinggalkan Andaikata ini dan kembali ke pertandingan Anda</translation>
    </message>
    <message>
      <source>Ctrl+B</source>
      <translation>Ctrl+B</translation>
    </message>
    <message>
      <source>Saved &amp;matches…</source>
      <translation>P&amp;ertandingan tersimpan…</translation>
    </message>
    <message>
      <source>All your matches: continue, watch, rename, delete or export them</source>
      <translation>Semua pertandingan Anda: lanjutkan, lihat, ganti nama, hapus, atau ekspor</translation>
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
      <source>Open a match from a file and play on</source>
      <translation>Buka pertandingan dari berkas dan lanjutkan bermain</translation>
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
      <source>Save this match to a file</source>
      <translation>Simpan pertandingan ini ke berkas</translation>
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
      <source>Copy this match as text to paste elsewhere</source>
      <translation>Salin pertandingan ini sebagai teks, untuk ditempel di tempat lain</translation>
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
      <source>All settings in one window, with backup and restore</source>
      <translation>Semua pengaturan dalam satu jendela, juga pencadangan dan pemulihan</translation>
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
      <translation>Buka pertandingan atau aturan rumah yang Anda salin, atau mainkan pembagian yang nomornya Anda salin</translation>
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
      <translation>Hentikan permainan sejenak</translation>
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
      <source>Look at your capture pile; press again for the next face-up one</source>
      <translation>Lihat tumpukan tangkapan Anda; tekan lagi untuk tumpukan terbuka berikutnya</translation>
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
      <source>Switch car&amp;d style</source>
      <translation>&amp;Ganti gaya kartu</translation>
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
      <source>&amp;Four-colour suits</source>
      <translation>Jenis kartu &amp;empat warna</translation>
    </message>
    <message>
      <source>Show blue diamonds and green clubs on Western cards</source>
      <translation>Tampilkan wajik biru dan keriting hijau pada kartu Barat</translation>
    </message>
    <message>
      <source>F9</source>
      <translation>F9</translation>
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
      <source>Ho&amp;use rules of this match</source>
      <translation>Aturan r&amp;umah pertandingan ini</translation>
    </message>
    <message>
      <source>The rules of this match that differ from the published ones</source>
      <translation>Aturan pertandingan ini yang berbeda dari aturan terbitan</translation>
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
      <source>&amp;Drills…</source>
      <translation>&amp;Soal latihan…</translation>
    </message>
    <message>
      <source>Practise one rule at a time, a minute each</source>
      <translation>Latih satu aturan setiap kali, masing-masing satu menit</translation>
    </message>
    <message>
      <source>Learn &amp;this rule</source>
      <translation>Pelajari aturan &amp;ini</translation>
    </message>
    <message>
      <source>Open the lesson on the rule that stopped your move</source>
      <translation>Buka pelajaran tentang aturan yang tidak mengizinkan langkah Anda</translation>
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
      <source>All 30 cards, with their names and meanings</source>
      <translation>Ketiga puluh kartu, dengan nama dan artinya</translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation>&amp;Tombol pintas</translation>
    </message>
    <message>
      <source>All keyboard shortcuts at a glance</source>
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
      <source>The fingerprint of this deal, and how to check that no card was changed</source>
      <translation>Sidik jari pembagian ini, dan cara memeriksa bahwa tidak ada kartu yang diubah</translation>
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
      <source>Thothit on the &amp;web</source>
      <translation>Thothit &amp;di web</translation>
    </message>
    <message>
      <source>Open the website in your browser: new versions, rules and news</source>
      <translation>Buka situs web di peramban Anda: versi baru, aturan, dan kabar</translation>
    </message>
    <message>
      <source>&amp;About Thothit Desktop</source>
      <translation>Tentan&amp;g Thothit Desktop</translation>
    </message>
  </context>
  <context>
    <name>MatchActions</name>
    <message>
      <source>These house rules can't be used.</source>
      <translation>Aturan rumah ini tidak dapat dipakai.</translation>
    </message>
    <message>
      <source>Restart this deal? Your progress in this round will be lost.</source>
      <translation>Mulai lagi pembagian ini? Kemajuan Anda di ronde ini akan hilang.</translation>
    </message>
    <message>
      <source>Play this deal again? Its result will be removed and the new one marked “with help”.</source>
      <translation>Mainkan lagi pembagian ini? Hasilnya akan dihapus, dan hasil yang baru ditandai “dengan bantuan”.</translation>
    </message>
    <message>
      <source>Restart this deal? In fair play, that counts as giving up, and your statistics show the match as given up.</source>
      <translation>Mulai lagi pembagian ini? Dalam permainan adil, itu dihitung sebagai menyerah, dan statistik Anda menandai pertandingan ini “menyerah”.</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Mulai lagi</translation>
    </message>
    <message>
      <source>Choose another place: the match can't be saved there.</source>
      <translation>Pilih tempat lain: pertandingan tidak bisa disimpan di sana.</translation>
    </message>
    <message>
      <source>Saved as {0}</source>
      <translation>Disimpan sebagai {0}</translation>
    </message>
    <message>
      <source>Match copied</source>
      <translation>Pertandingan disalin</translation>
    </message>
    <message>
      <source>This deal has no number to copy</source>
      <translation>Pembagian ini tidak punya nomor untuk disalin</translation>
    </message>
    <message>
      <source>Deal number {0} copied</source>
      <translation>Nomor pembagian {0} disalin</translation>
    </message>
    <message>
      <source>Copy a match, a deal number or house rules first: the pasted text is none of these.</source>
      <translation>Salin dulu pertandingan, nomor pembagian, atau aturan rumah: teks yang ditempel bukan salah satunya.</translation>
    </message>
    <message>
      <source>Playing deal {0}. Your previous match is saved.</source>
      <translation>Memainkan pembagian {0}. Pertandingan sebelumnya tersimpan.</translation>
    </message>
    <message>
      <source>The pasted match is open. Your previous match is saved.</source>
      <translation>Pertandingan yang ditempel sudah dibuka. Pertandingan sebelumnya tersimpan.</translation>
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
      <source>There is no previous match to go back to.</source>
      <translation>Anda belum memainkan pertandingan lain sebelum yang ini.</translation>
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
      <source>Moves in this round</source>
      <translation>Langkah-langkah ronde ini</translation>
    </message>
    <message>
      <source>&amp;Notation</source>
      <translation>&amp;Notasi</translation>
    </message>
    <message>
      <source>Show moves in the short notation of match files</source>
      <translation>Tampilkan langkah dalam notasi ringkas berkas pertandingan</translation>
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
    <message numerus="yes">
      <source>{0} of %n game(s)</source>
      <translation>
        <numerusform>{0} dari %n permainan</numerusform>
      </translation>
    </message>
    <message>
      <source>None found. Esc: all games</source>
      <translation>Tidak ada. Esc: semua</translation>
    </message>
    <message>
      <source>{0} · a round takes {1} · {2}</source>
      <translation>{0} · satu ronde {1} · {2}</translation>
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
      <source>You can't undo past a newly revealed card, and hints count as help. Restarting a deal counts as giving up: the match is marked “given up” and counts as played with help.</source>
      <translation>Setelah kartu baru terlihat, langkah sebelumnya tidak bisa diurungkan, dan petunjuk dihitung sebagai bantuan. Memulai lagi pembagian dihitung sebagai menyerah: pertandingan ditandai “menyerah” dan dihitung dengan bantuan.</translation>
    </message>
    <message>
      <source>Undo as often as you like, all the way back to the deal.</source>
      <translation>Urungkan sesering yang Anda mau, sampai ke pembagian kartu.</translation>
    </message>
    <message>
      <source>How it differs from {0}</source>
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
      <source>Search games</source>
      <translation>Cari permainan</translation>
    </message>
    <message>
      <source>Find a game or place (Ctrl+F)</source>
      <translation>Cari permainan atau tempat (Ctrl+F)</translation>
    </message>
    <message>
      <source>hint</source>
      <translation>hint</translation>
    </message>
    <message>
      <source>Map of the games</source>
      <translation>Peta permainan</translation>
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
      <source>One by one…</source>
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
      <source>Press C for the next one. Press Esc or click to close.</source>
      <translation>Tekan C untuk yang berikutnya. Tekan Esc atau klik untuk menutup.</translation>
    </message>
    <message>
      <source>Press C or Esc, or click, to close.</source>
      <translation>Tekan C atau Esc, atau klik, untuk menutup.</translation>
    </message>
  </context>
  <context>
    <name>PlaceMap</name>
    <message numerus="yes">
      <source>{0}: %n game(s)</source>
      <translation>
        <numerusform>{0}: %n permainan</numerusform>
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
      <source>Choose another place: the match can't be saved there.</source>
      <translation>Pilih tempat lain: pertandingan tidak bisa disimpan di sana.</translation>
    </message>
    <message>
      <source>Import a match</source>
      <translation>Impor pertandingan</translation>
    </message>
    <message>
      <source>Matches ({0});;All files (*)</source>
      <translation>Pertandingan ({0});;Semua berkas (*)</translation>
    </message>
    <message>
      <source>The match can't be added to your saved matches.</source>
      <translation>Pertandingan tidak bisa ditambahkan ke pertandingan tersimpan Anda.</translation>
    </message>
    <message>
      <source>Match copied</source>
      <translation>Pertandingan disalin</translation>
    </message>
    <message>
      <source>The match can't be copied.</source>
      <translation>Pertandingan tidak bisa disalin.</translation>
    </message>
    <message>
      <source>This deal has no number to copy</source>
      <translation>Pembagian ini tidak punya nomor untuk disalin</translation>
    </message>
    <message>
      <source>Deal number {0} copied</source>
      <translation>Nomor pembagian {0} disalin</translation>
    </message>
    <message>
      <source>Copy a match or a deal number first: the pasted text is neither.</source>
      <translation>Salin dulu pertandingan atau nomor pembagian: teks yang ditempel bukan keduanya.</translation>
    </message>
    <message>
      <source>This match can't be opened.</source>
      <translation>Pertandingan ini tidak bisa dibuka.</translation>
    </message>
    <message numerus="yes">
      <source>You can recover %n round(s) from before the error.</source>
      <translation>
        <numerusform>Anda bisa menyelamatkan %n ronde dari sebelum kesalahan itu.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Recover %n round(s)</source>
      <translation>
        <numerusform>Selamatkan %n ronde</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReplayActions</name>
    <message>
      <source>The fingerprint of round {0} doesn't fit its cards.</source>
      <translation>Sidik jari ronde {0} tidak cocok dengan kartunya.</translation>
    </message>
    <message>
      <source>This match was changed after the cards were dealt. You can play on.</source>
      <translation>Pertandingan ini diubah setelah kartunya dibagikan. Anda bisa terus bermain.</translation>
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
      <source>Play on from this move, as practice. Your match waits.</source>
      <translation>Lanjutkan dari langkah ini, sebagai latihan. Pertandingan Anda menunggu.</translation>
    </message>
    <message>
      <source>Restore this match first. Then you can play on from here.</source>
      <translation>Pulihkan dulu pertandingan ini. Lalu Anda bisa melanjutkan dari sini.</translation>
    </message>
    <message>
      <source>No player has a choice at this point</source>
      <translation>Di sini tidak ada pemain yang bisa memilih</translation>
    </message>
    <message>
      <source>Finish the round first: in fair play, What if works only after that.</source>
      <translation>Selesaikan dulu rondenya: dalam permainan adil, Andaikata baru bisa dipakai setelah itu.</translation>
    </message>
    <message>
      <source>Choose one of your own moves: until the round is over, What if works only on those.</source>
      <translation>Pilih langkah Anda sendiri: sebelum ronde selesai, Andaikata hanya bisa dipakai di sana.</translation>
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
      <source>not finished</source>
      <translation>belum selesai</translation>
    </message>
    <message>
      <source>finished</source>
      <translation>selesai</translation>
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
      <source>Choose whose view to show</source>
      <translation>Pilih dari pandangan siapa Anda melihat ronde ini</translation>
    </message>
    <message>
      <source>View</source>
      <translation>Pandangan</translation>
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
      <source>Your What if rounds. Press Enter or double-click to show one.</source>
      <translation>Ronde Andaikata Anda. Tekan Enter atau klik ganda untuk menampilkannya.</translation>
    </message>
    <message>
      <source>Your What if rounds</source>
      <translation>Ronde Andaikata Anda</translation>
    </message>
    <message>
      <source>Delete the selected What if round; Undo brings it back (Delete)</source>
      <translation>Hapus ronde Andaikata yang dipilih; Urungkan mengembalikannya (Delete)</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Hapus</translation>
    </message>
    <message>
      <source>Bring back the What if round you deleted last (Ctrl+Z)</source>
      <translation>Kembalikan yang terakhir Anda hapus (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Urungkan</translation>
    </message>
    <message>
      <source>Go to the deal (Home)</source>
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
      <source>One move forward (Right)</source>
      <translation>Maju satu langkah (Kanan)</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>Maju</translation>
    </message>
    <message>
      <source>Go to the end of the round (End)</source>
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
      <source>See what the decisions of this round cost, and what was luck</source>
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
    <message>
      <source>&amp;Website</source>
      <translation>Situs &amp;web</translation>
    </message>
    <message>
      <source>Open the page for reports in your browser</source>
      <translation>Buka halaman laporan di peramban Anda</translation>
    </message>
  </context>
  <context>
    <name>Reporter</name>
    <message>
      <source>Thothit can't open any more files: too many are open on this computer.</source>
      <translation>Thothit tidak bisa membuka berkas lagi: terlalu banyak berkas terbuka di komputer ini.</translation>
    </message>
    <message>
      <source>You can play on. Close other programs, or start Thothit again.</source>
      <translation>Anda bisa terus bermain. Tutup program lain, atau jalankan Thothit lagi.</translation>
    </message>
    <message>
      <source>Something went wrong. Your match is saved, and you can play on.</source>
      <translation>Ada yang tidak beres. Pertandingan Anda tersimpan, dan Anda bisa terus bermain.</translation>
    </message>
    <message>
      <source>To report the error, copy the report: it says what happened and contains your match.</source>
      <translation>Untuk melaporkan kesalahan ini, salin laporannya: laporan itu memuat apa yang terjadi dan pertandingan Anda.</translation>
    </message>
    <message>
      <source>Thothit was updated or removed while it was running.</source>
      <translation>Thothit diperbarui atau dihapus selagi berjalan.</translation>
    </message>
    <message>
      <source>Your match is saved. Close Thothit and start it again.</source>
      <translation>Pertandingan Anda tersimpan. Tutup Thothit lalu jalankan lagi.</translation>
    </message>
    <message>
      <source>Copy the report, and add what you did and what happened. It contains the versions of Thothit and your system, the end of the log, and this match, but none of your folder names.</source>
      <translation>Salin laporan ini, lalu tambahkan apa yang Anda lakukan dan apa yang terjadi. Laporan ini memuat versi Thothit dan sistem Anda, akhir log, dan pertandingan ini, tetapi bukan nama folder Anda.</translation>
    </message>
    <message>
      <source>The whole log is in {0}</source>
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
      <source>Result and &amp;luck</source>
      <translation>Hasil dan ke&amp;beruntungan</translation>
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
      <source>The coach is going through the round…</source>
      <translation>Pelatih sedang menelusuri ronde ini…</translation>
    </message>
    <message>
      <source>&amp;Stop</source>
      <translation>&amp;Hentikan</translation>
    </message>
    <message>
      <source>You stopped the review.</source>
      <translation>Anda menghentikan tinjauan.</translation>
    </message>
    <message>
      <source>&amp;Start again</source>
      <translation>&amp;Mulai lagi</translation>
    </message>
    <message>
      <source>The coach couldn't review this round: {0}</source>
      <translation>Pelatih tidak bisa meninjau ronde ini: {0}</translation>
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
      <source>Moves reviewed</source>
      <translation>Langkah yang ditinjau</translation>
    </message>
    <message>
      <source>%v of %m moves</source>
      <translation>%v dari %m langkah</translation>
    </message>
    <message>
      <source>&amp;What if</source>
      <translation>&amp;Andaikata</translation>
    </message>
    <message>
      <source>Play on from the position before this move, with the same cards, as practice. Your match waits.</source>
      <translation>Lanjutkan dari sebelum langkah ini dengan kartu yang sama, sebagai latihan. Pertandingan Anda menunggu.</translation>
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
      <source>“Others' turns” includes their cards and their mistakes. “Stock cards” are the ones this player drew or turned up.</source>
      <translation>“Pemain lain” mencakup kartu dan kesalahan mereka. “Kartu stok” adalah kartu yang ditarik atau dibuka pemain ini.</translation>
    </message>
    <message>
      <source>&amp;Details</source>
      <translation>Rin&amp;cian</translation>
    </message>
    <message>
      <source>See what each decision cost, what was luck, and what hindsight shows</source>
      <translation>Lihat kerugian setiap keputusan, mana yang keberuntungan, dan apa yang terlihat kemudian</translation>
    </message>
    <message>
      <source>&amp;All cards</source>
      <translation>&amp;Semua kartu</translation>
    </message>
    <message>
      <source>Show every player's hand at this moment</source>
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
      <source>The match is over. Play on without a limit?</source>
      <translation>Pertandingan selesai. Terus bermain tanpa batas?</translation>
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
  </context>
  <context>
    <name>RulesMenu</name>
    <message>
      <source>&amp;Keep or share</source>
      <translation>&amp;Simpan atau bagikan</translation>
    </message>
    <message>
      <source>&amp;Keep under a name…</source>
      <translation>&amp;Simpan dengan nama…</translation>
    </message>
    <message>
      <source>&amp;Rename…</source>
      <translation>&amp;Ganti nama…</translation>
    </message>
    <message>
      <source>&amp;Delete…</source>
      <translation>&amp;Hapus…</translation>
    </message>
    <message>
      <source>&amp;Copy as text</source>
      <translation>Salin sebagai &amp;teks</translation>
    </message>
    <message>
      <source>&amp;Save to a file…</source>
      <translation>Simpan ke &amp;berkas…</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>Te&amp;mpel</translation>
    </message>
    <message>
      <source>&amp;Open a file…</source>
      <translation>Buka ber&amp;kas…</translation>
    </message>
    <message>
      <source>House rules need a name to be kept.</source>
      <translation>Aturan rumah perlu nama supaya dapat disimpan.</translation>
    </message>
    <message>
      <source>You already have house rules called “{0}”. Replace them?</source>
      <translation>Anda sudah punya aturan rumah bernama “{0}”. Ganti?</translation>
    </message>
    <message>
      <source>Replace</source>
      <translation>Ganti</translation>
    </message>
    <message>
      <source>Your house rules “{0}” are kept.</source>
      <translation>Aturan rumah Anda “{0}” disimpan.</translation>
    </message>
    <message>
      <source>Delete your house rules “{0}”?</source>
      <translation>Hapus aturan rumah Anda “{0}”?</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Hapus</translation>
    </message>
    <message>
      <source>Your house rules “{0}” are deleted. Their rules stay chosen until you choose others.</source>
      <translation>Aturan rumah Anda “{0}” dihapus. Aturannya tetap dipilih sampai Anda memilih yang lain.</translation>
    </message>
    <message>
      <source>House rules copied. Another person can paste this line into New game.</source>
      <translation>Aturan rumah disalin. Orang lain dapat menempelkan baris ini di Permainan baru.</translation>
    </message>
    <message>
      <source>house rules</source>
      <translation>aturan rumah</translation>
    </message>
    <message>
      <source>Save house rules</source>
      <translation>Simpan aturan rumah</translation>
    </message>
    <message>
      <source>Choose another place: the house rules can't be saved there.</source>
      <translation>Pilih tempat lain: aturan rumah tidak dapat disimpan di sana.</translation>
    </message>
    <message>
      <source>Saved as {0}</source>
      <translation>Disimpan sebagai {0}</translation>
    </message>
    <message>
      <source>Open house rules</source>
      <translation>Buka aturan rumah</translation>
    </message>
    <message>
      <source>These house rules can't be opened.</source>
      <translation>Aturan rumah ini tidak dapat dibuka.</translation>
    </message>
    <message>
      <source>These house rules can't be used.</source>
      <translation>Aturan rumah ini tidak dapat dipakai.</translation>
    </message>
    <message>
      <source>House rules ({0});;All files (*)</source>
      <translation>Aturan rumah ({0});;Semua berkas (*)</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Aturan rumah</translation>
    </message>
    <message>
      <source>Name of these house rules:</source>
      <translation>Nama aturan rumah ini:</translation>
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
      <source>Play through an &amp;example</source>
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
      <source>Thothit didn't start the last two times. Start it in safe mode?</source>
      <translation>Dua kali terakhir Thothit gagal dibuka. Mulai dalam mode aman?</translation>
    </message>
    <message>
      <source>Safe mode uses default settings and starts a new match. Your own settings stay as they are, and your last match is kept among your saved matches.</source>
      <translation>Mode aman memakai pengaturan bawaan dan memulai pertandingan baru. Pengaturan Anda tidak berubah, dan pertandingan terakhir Anda disimpan di antara pertandingan tersimpan.</translation>
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
      <source>Thothit is in safe mode.</source>
      <translation>Thothit berjalan dalam mode aman.</translation>
    </message>
    <message>
      <source>It uses default settings, and it won't keep your changes to them. Your last match is among your saved matches. To play as usual, close Thothit and start it again.</source>
      <translation>Thothit memakai pengaturan bawaan, dan perubahan Anda tidak disimpan. Pertandingan terakhir Anda ada di antara pertandingan tersimpan. Untuk bermain seperti biasa, tutup Thothit lalu jalankan lagi.</translation>
    </message>
  </context>
  <context>
    <name>SaveNotices</name>
    <message>
      <source>Saving works again: your match is saved.</source>
      <translation>Pertandingan Anda sudah tersimpan lagi.</translation>
    </message>
    <message>
      <source>Your last moves aren't saved. Close anyway?</source>
      <translation>Langkah-langkah terakhir Anda belum tersimpan. Tetap tutup?</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Tutup</translation>
    </message>
    <message>
      <source>The match can't be saved: {0}. You can play on; the program keeps trying.</source>
      <translation>Pertandingan tidak bisa disimpan: {0}. Anda bisa terus bermain; program akan terus mencoba.</translation>
    </message>
    <message>
      <source>Your settings can't be saved, because {0} can't be written. They apply as long as the program is open, and it keeps trying to save them.</source>
      <translation>Pengaturan Anda tidak bisa disimpan, karena {0} tidak bisa ditulis. Pengaturan itu berlaku sampai Anda menutup program, yang akan terus mencoba menyimpannya.</translation>
    </message>
  </context>
  <context>
    <name>SavedMatchActions</name>
    <message>
      <source>You can't replay this round: its match is no longer among your saved matches.</source>
      <translation>Ronde ini tidak bisa diputar ulang: pertandingannya tidak ada lagi di antara pertandingan tersimpan Anda.</translation>
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
      <source>Nothing found. Change the words or the choices above.</source>
      <translation>Tidak ada yang ditemukan. Ubah kata-kata atau pilihan di atas.</translation>
    </message>
    <message numerus="yes">
      <source>There are no deleted matches. You can restore a match for %n day(s) after you delete it.</source>
      <translation>
        <numerusform>Tidak ada pertandingan yang dihapus. Anda bisa memulihkan pertandingan selama %n hari setelah dihapus.</numerusform>
      </translation>
    </message>
    <message>
      <source>No saved matches yet. Every match you play is kept here.</source>
      <translation>Belum ada pertandingan tersimpan. Setiap pertandingan yang Anda mainkan disimpan di sini.</translation>
    </message>
    <message numerus="yes">
      <source>%n match(es) still to load</source>
      <translation>
        <numerusform>%n pertandingan belum dibaca</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} of %n match(es)</source>
      <translation>
        <numerusform>{0} dari %n pertandingan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>kept for %n day(s)</source>
      <translation>
        <numerusform>disimpan selama %n hari</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}, {1}</source>
      <translation>{0}, {1}</translation>
    </message>
    <message numerus="yes">
      <source>%n match(es)</source>
      <translation>
        <numerusform>%n pertandingan</numerusform>
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
      <source>Restore the selected matches (Enter)</source>
      <translation>Pulihkan pertandingan yang dipilih (Enter)</translation>
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
      <source>Continue this match where you left it</source>
      <translation>Lanjutkan pertandingan ini dari tempat Anda meninggalkannya</translation>
    </message>
    <message>
      <source>&amp;Delete permanently…</source>
      <translation>&amp;Hapus selamanya…</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Hapus</translation>
    </message>
    <message>
      <source>Delete the selected matches permanently (Delete)</source>
      <translation>Hapus pertandingan yang dipilih selamanya (Delete)</translation>
    </message>
    <message numerus="yes">
      <source>Delete the selected matches; you can restore them for %n day(s) (Delete)</source>
      <translation>
        <numerusform>Hapus pertandingan yang dipilih; Anda bisa memulihkannya selama %n hari (Delete)</numerusform>
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
      <source>This match can't be renamed. It keeps its old name.</source>
      <translation>Nama pertandingan ini tidak bisa diganti. Nama lamanya tetap dipakai.</translation>
    </message>
    <message>
      <source>Saved matches</source>
      <translation>Pertandingan tersimpan</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Cari</translation>
    </message>
    <message>
      <source>Show only matches that contain these words, such as a name, game, player or result (Ctrl+F)</source>
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
      <source>Restore what you deleted last (Ctrl+Z)</source>
      <translation>Pulihkan yang terakhir Anda hapus (Ctrl+Z)</translation>
    </message>
    <message>
      <source>&amp;Export…</source>
      <translation>&amp;Ekspor…</translation>
    </message>
    <message>
      <source>Save this match to a file you can share</source>
      <translation>Simpan pertandingan ini ke berkas yang bisa Anda bagikan</translation>
    </message>
    <message>
      <source>&amp;Import…</source>
      <translation>&amp;Impor…</translation>
    </message>
    <message>
      <source>Add a match from a file to your saved matches</source>
      <translation>Tambahkan pertandingan dari berkas ke pertandingan tersimpan Anda</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Lanjutkan</translation>
    </message>
    <message>
      <source>Continue this match where you left it (Enter)</source>
      <translation>Lanjutkan pertandingan ini dari tempat Anda meninggalkannya (Enter)</translation>
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
      <source>Watch this match again, move by move (Ctrl+Shift+R)</source>
      <translation>Lihat lagi pertandingan ini, langkah demi langkah (Ctrl+Shift+R)</translation>
    </message>
    <message>
      <source>Re&amp;view…</source>
      <translation>&amp;Tinjauan…</translation>
    </message>
    <message>
      <source>See what your decisions cost you, and what was luck (Ctrl+Shift+V)</source>
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
      <source>Delete the selected matches; you can still restore them (Delete)</source>
      <translation>Pindahkan ke pertandingan yang dihapus; Anda bisa memulihkannya (Delete)</translation>
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
      <source>Can't win</source>
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
      <source>Back to the match</source>
      <translation>Kembali ke pertandingan</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Ronde berikut</translation>
    </message>
    <message>
      <source>This round</source>
      <translation>Ronde ini</translation>
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
      <source>See what your decisions cost, and what was luck</source>
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
      <source>Save all settings to a text file.</source>
      <translation>Simpan semua pengaturan ke berkas teks.</translation>
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
      <source>See what exported settings would change, then load them.</source>
      <translation>Muat pengaturan yang diekspor, setelah melihat apa yang akan berubah.</translation>
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
      <source>Your settings can't be exported: {0}. Try another folder.</source>
      <translation>Pengaturan Anda tidak bisa diekspor: {0}. Coba folder lain.</translation>
    </message>
    <message>
      <source>Exported to {0}</source>
      <translation>Diekspor ke {0}</translation>
    </message>
    <message>
      <source>This is not a settings file.</source>
      <translation>Ini bukan berkas pengaturan.</translation>
    </message>
    <message>
      <source>Nothing has changed. {0} can't be imported: {1}</source>
      <translation>Tidak ada yang berubah. {0} tidak bisa diimpor: {1}</translation>
    </message>
    <message>
      <source>Skipped: {0}</source>
      <translation>Dilewati: {0}</translation>
    </message>
    <message>
      <source>Unknown settings: {0}</source>
      <translation>Pengaturan yang tidak dikenal: {0}</translation>
    </message>
    <message>
      <source>{0} changes nothing in your settings.</source>
      <translation>{0} tidak mengubah pengaturan Anda.</translation>
    </message>
    <message>
      <source>{0}: {1} → {2}</source>
      <translation>{0}: {1} → {2}</translation>
    </message>
    <message numerus="yes">
      <source>%n setting(s) changed. You can undo this.</source>
      <translation>
        <numerusform>%n pengaturan diubah. Anda bisa mengurungkannya.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n setting(s) will change:</source>
      <translation>
        <numerusform>%n pengaturan akan berubah:</numerusform>
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
      <translation>Tidak ada pengaturan dengan kata-kata ini.</translation>
    </message>
    <message>
      <source>Undone.</source>
      <translation>Diurungkan.</translation>
    </message>
    <message>
      <source>This page has its default settings again. Undo brings yours back.</source>
      <translation>Halaman ini kembali ke pengaturan bawaan. Urungkan mengembalikan pengaturan Anda.</translation>
    </message>
    <message>
      <source>All settings are back to their defaults. Undo brings yours back.</source>
      <translation>Semua pengaturan kembali ke bawaan. Urungkan mengembalikan pengaturan Anda.</translation>
    </message>
    <message>
      <source>Reset all settings? Your matches and statistics stay as they are.</source>
      <translation>Setel ulang semua pengaturan? Pertandingan dan statistik Anda tetap ada.</translation>
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
      <source>Undo the last change in this window (Ctrl+Z)</source>
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
      <source>Volume: {0}%, but the sound server doesn't answer</source>
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
      <source>Calls</source>
      <translation>Seruan</translation>
    </message>
    <message>
      <source>Points ahead, round by round</source>
      <translation>Selisih poin, ronde demi ronde</translation>
    </message>
    <message>
      <source>How often each score came up</source>
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
      <source>&amp;Calls</source>
      <translation>S&amp;eruan</translation>
    </message>
    <message>
      <source>Your statistics can't be read: {0}. Your matches are not affected. Close Thothit and try again.</source>
      <translation>Statistik Anda tidak bisa dibaca: {0}. Pertandingan Anda tidak terpengaruh. Tutup Thothit lalu coba lagi.</translation>
    </message>
    <message>
      <source>No round fits these choices. Choose others.</source>
      <translation>Tidak ada ronde yang sesuai dengan pilihan ini. Pilih yang lain.</translation>
    </message>
    <message>
      <source>No rounds yet. Every round you finish is counted here.</source>
      <translation>Belum ada ronde. Setiap ronde yang Anda selesaikan dihitung di sini.</translation>
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
      <source>What it means</source>
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
      <source>Average of the last {0}</source>
      <translation>Rata-rata {0} terakhir</translation>
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
      <source>Call</source>
      <translation>Seruan</translation>
    </message>
    <message>
      <source>Made</source>
      <translation>Berhasil</translation>
    </message>
    <message>
      <source>Lost</source>
      <translation>Gagal</translation>
    </message>
    <message>
      <source>Older rounds whose calls are unknown: {0}</source>
      <translation>Ronde lama yang seruannya tidak diketahui: {0}</translation>
    </message>
    <message>
      <source>Your statistics can't be changed and stay as they are: {0}</source>
      <translation>Statistik Anda tidak bisa diubah dan tetap seperti adanya: {0}</translation>
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
      <source>The table can't be saved: {0}. Try another folder.</source>
      <translation>Tabel tidak bisa disimpan: {0}. Coba folder lain.</translation>
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
      <source>The picture can't be saved there. Try another folder.</source>
      <translation>Gambar tidak bisa disimpan di sana. Coba folder lain.</translation>
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
      <source>Count only the rounds of one game</source>
      <translation>Hitung ronde dari satu permainan saja</translation>
    </message>
    <message>
      <source>&amp;Opponents:</source>
      <translation>&amp;Lawan:</translation>
    </message>
    <message>
      <source>Count only rounds against these opponents</source>
      <translation>Hitung ronde melawan lawan-lawan ini saja</translation>
    </message>
    <message>
      <source>&amp;Rules:</source>
      <translation>At&amp;uran:</translation>
    </message>
    <message>
      <source>Count only rounds with these rules</source>
      <translation>Hitung ronde dengan aturan ini saja</translation>
    </message>
    <message>
      <source>P&amp;lay:</source>
      <translation>&amp;Cara main:</translation>
    </message>
    <message>
      <source>Count only rounds in fair play or in practice, with or without help</source>
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
      <source>Write it down to check after the round that no card was changed</source>
      <translation>Catatlah, lalu setelah ronde Anda bisa memeriksa bahwa tidak ada kartu yang diubah</translation>
    </message>
    <message>
      <source>The fingerprint doesn't match the cards</source>
      <translation>Sidik jari tidak cocok dengan kartunya</translation>
    </message>
    <message>
      <source>This match was changed after its cards were dealt</source>
      <translation>Pertandingan ini diubah setelah kartunya dibagikan</translation>
    </message>
    <message>
      <source>fair play</source>
      <translation>permainan adil</translation>
    </message>
    <message>
      <source>What if: practice that doesn't count</source>
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
      <source>Press Enter for a new match or S for the score sheet</source>
      <translation>Tekan Enter untuk pertandingan baru, S untuk lembar skor</translation>
    </message>
    <message>
      <source>Press Enter to go on or S for the score sheet</source>
      <translation>Tekan Enter untuk melanjutkan, S untuk lembar skor</translation>
    </message>
    <message>
      <source>No round has begun</source>
      <translation>Belum ada ronde yang dimulai</translation>
    </message>
    <message>
      <source>{0}'s computer player had an error, so a simpler one plays on.</source>
      <translation>Pemain komputer {0} mengalami kesalahan, jadi yang lebih sederhana meneruskan.</translation>
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
      <source>Click the table or press Space or Enter to take your turn.</source>
      <translation>Klik meja atau tekan Spasi atau Enter untuk menjalankan giliran Anda.</translation>
    </message>
    <message>
      <source>plays first</source>
      <translation>bermain pertama</translation>
    </message>
    <message>
      <source>plays second and arranges the pool</source>
      <translation>bermain kedua dan menyusun kolam</translation>
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
      <source>{0}: the last card</source>
      <translation>{0}: kartu terakhir</translation>
    </message>
    <message>
      <source>{0}: the last match</source>
      <translation>{0}: cocokan terakhir</translation>
    </message>
    <message>
      <source>{0}: nobody matches</source>
      <translation>{0}: tidak ada yang mencocokkan</translation>
    </message>
    <message>
      <source>{0}: the fewest cards</source>
      <translation>{0}: kartu paling sedikit</translation>
    </message>
    <message>
      <source>any card of rank {0}</source>
      <translation>kartu mana pun berangka {0}</translation>
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
      <source>A black card of rank 1: nobody scores</source>
      <translation>Kartu hitam berangka 1: tidak ada yang mendapat poin</translation>
    </message>
    <message>
      <source>You win</source>
      <translation>Anda menang</translation>
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
      <translation>{0} mengambil</translation>
    </message>
    <message>
      <source>{0}: waits for {1}</source>
      <translation>{0}: menunggu {1}</translation>
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
      <translation>calon penentu truf</translation>
    </message>
    <message>
      <source>plays after the dealer; chooses trump if nobody bids</source>
      <translation>bermain setelah pembagi; memilih truf kalau tidak ada yang menawar</translation>
    </message>
    <message>
      <source>{0} was shown as the trump card and hasn't been played yet</source>
      <translation>{0} ditunjukkan sebagai kartu truf dan belum dimainkan</translation>
    </message>
    <message>
      <source>{0} was shown as the trump card and has been played</source>
      <translation>{0} ditunjukkan sebagai kartu truf dan sudah dimainkan</translation>
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
      <translation>Anda</translation>
    </message>
    <message>
      <source>Opponent</source>
      <translation>Lawan</translation>
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
      <source>no trump</source>
      <translation>tanpa truf</translation>
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
        <numerusform>%n bola</numerusform>
      </translation>
    </message>
    <message>
      <source>The sixes show only the balls above {0}. A lead of {1} wins the match.</source>
      <translation>Kartu 6 hanya menunjukkan bola di atas {0}. Selisih {1} memenangkan pertandingan.</translation>
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
      <source>trump maker</source>
      <translation>penentu truf</translation>
    </message>
    <message>
      <source>counting side</source>
      <translation>pihak penghitung</translation>
    </message>
    <message>
      <source>counts from {0}</source>
      <translation>menghitung dari {0}</translation>
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
      <source>luck {0} out of 10</source>
      <translation>keberuntungan {0} dari 10</translation>
    </message>
    <message>
      <source>{0} {1}, {2}: {3}.</source>
      <translation>{0} {1}, {2}: {3}.</translation>
    </message>
    <message>
      <source>{0} On the map: {1}.</source>
      <translation>{0} Di peta: {1}.</translation>
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
      <source>You can't undo this in fair play: you have seen a new card since.</source>
      <translation>Dalam permainan adil ini tidak bisa diurungkan: sejak itu Anda sudah melihat kartu baru.</translation>
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
      <source>open this game record instead of your last match, and play on from its last position</source>
      <translation>buka catatan permainan ini, bukan pertandingan terakhir Anda, dan lanjutkan dari posisi terakhirnya</translation>
    </message>
    <message>
      <source>start a new match of this game: {0}</source>
      <translation>mulai pertandingan baru permainan ini: {0}</translation>
    </message>
    <message>
      <source>number of players, including you</source>
      <translation>jumlah pemain, termasuk Anda</translation>
    </message>
    <message>
      <source>length of the match: N rounds, rotation (one full rotation) or free (up to {0} rounds)</source>
      <translation>panjang pertandingan: N ronde, rotation (satu putaran penuh), atau free (sampai {0} ronde)</translation>
    </message>
    <message>
      <source>play by this house rule; can be given more than once (a wrong name shows the list)</source>
      <translation>bermain dengan aturan rumah ini; boleh diberikan lebih dari sekali (nama yang salah menampilkan daftarnya)</translation>
    </message>
    <message>
      <source>number of the match and of its first deal; the same number gives the same cards</source>
      <translation>nomor pertandingan dan pembagian pertamanya; nomor yang sama memberi kartu yang sama</translation>
    </message>
    <message>
      <source>let computer players take all seats, and save nothing</source>
      <translation>biarkan pemain komputer mengisi semua kursi, dan tidak menyimpan apa pun</translation>
    </message>
    <message>
      <source>quit after N rounds</source>
      <translation>keluar setelah N ronde</translation>
    </message>
    <message>
      <source>speed of the animations, for this run only: {0}</source>
      <translation>kecepatan animasi, hanya untuk kali ini: {0}</translation>
    </message>
    <message>
      <source>level of the computer players, for this run only: {0}</source>
      <translation>tingkat pemain komputer, hanya untuk kali ini: {0}</translation>
    </message>
    <message>
      <source>card style, for this run only: {0}</source>
      <translation>gaya kartu, hanya untuk kali ini: {0}</translation>
    </message>
    <message>
      <source>language, for this run only: {0}</source>
      <translation>bahasa, hanya untuk kali ini: {0}</translation>
    </message>
    <message>
      <source>save a picture of the window to FILE (.png, .jpg or .jpeg) and quit</source>
      <translation>simpan gambar jendela ke FILE (.png, .jpg, atau .jpeg) dan keluar</translation>
    </message>
    <message>
      <source>when to take the picture: deal (the cards are dealt), choice (a player has a choice to make; the default) or sheet (the round is scored)</source>
      <translation>kapan gambarnya diambil: deal (kartu telah dibagikan), choice (seorang pemain harus memilih; ini bawaannya), atau sheet (ronde telah dihitung)</translation>
    </message>
    <message>
      <source>write start-up and frame times to FILE on exit</source>
      <translation>tulis lama program mulai dan lama setiap bingkai ke FILE saat keluar</translation>
    </message>
    <message>
      <source>keep matches and settings in DIR</source>
      <translation>simpan pertandingan dan pengaturan di DIR</translation>
    </message>
    <message>
      <source>start with default settings and a new match; your settings stay as they are, and your last match is kept among the saved matches</source>
      <translation>mulai dengan pengaturan bawaan dan pertandingan baru; pengaturan Anda tetap seperti adanya, dan pertandingan terakhir Anda disimpan di antara pertandingan tersimpan</translation>
    </message>
    <message>
      <source>check that this program is complete and works on this machine, and quit; your matches and settings aren't touched</source>
      <translation>periksa apakah program ini lengkap dan bekerja di mesin ini, lalu keluar; pertandingan dan pengaturan Anda tidak disentuh</translation>
    </message>
    <message>
      <source>show the version of this program and quit</source>
      <translation>tampilkan versi program ini dan keluar</translation>
    </message>
    <message>
      <source>use --self-test without anything else: it plays in a directory of its own</source>
      <translation>gunakan --self-test tanpa pilihan lain: program lalu bermain di foldernya sendiri</translation>
    </message>
    <message>
      <source>--{0} must be one of {1}, not {2}</source>
      <translation>--{0} harus salah satu dari {1}, bukan {2}</translation>
    </message>
    <message>
      <source>give either FILE or options for a new match: a record has its own game, players, rules and deal</source>
      <translation>berikan FILE atau pilihan untuk pertandingan baru: catatan sudah memuat permainan, pemain, aturan, dan pembagiannya</translation>
    </message>
    <message>
      <source>--{0} {1}: the directory doesn't exist</source>
      <translation>--{0} {1}: folder itu tidak ada</translation>
    </message>
    <message>
      <source>--{0} {1}: this is a directory; name a file</source>
      <translation>--{0} {1}: ini sebuah folder; sebutkan sebuah berkas</translation>
    </message>
    <message>
      <source>--screenshot {0}: the name must end in one of {1}</source>
      <translation>--screenshot {0}: namanya harus berakhiran salah satu dari {1}</translation>
    </message>
    <message>
      <source>the file name is empty</source>
      <translation>nama berkasnya kosong</translation>
    </message>
  </context>
  <context>
    <name>backup</name>
    <message>
      <source>{0} can't be written: {1}</source>
      <translation>{0} tidak bisa ditulis: {1}</translation>
    </message>
    <message>
      <source>The settings in this backup are damaged. Try another backup.</source>
      <translation>Pengaturan dalam cadangan ini rusak. Coba cadangan lain.</translation>
    </message>
    <message>
      <source>{0} is not a Thothit backup.</source>
      <translation>{0} bukan cadangan Thothit.</translation>
    </message>
    <message>
      <source>{0} is damaged. Try another backup.</source>
      <translation>{0} rusak. Coba cadangan lain.</translation>
    </message>
    <message>
      <source>{0} is from a newer version of Thothit. Update Thothit first.</source>
      <translation>{0} berasal dari versi Thothit yang lebih baru. Perbarui Thothit dulu.</translation>
    </message>
    <message>
      <source>{0} can't be found.</source>
      <translation>{0} tidak ditemukan.</translation>
    </message>
    <message>
      <source>The statistics in this backup are damaged. Try another backup.</source>
      <translation>Statistik dalam cadangan ini rusak. Coba cadangan lain.</translation>
    </message>
    <message>
      <source>The statistics in this backup are from a newer version of Thothit. Update Thothit first.</source>
      <translation>Statistik dalam cadangan ini berasal dari versi Thothit yang lebih baru. Perbarui Thothit dulu.</translation>
    </message>
    <message>
      <source>The backup can't be unpacked: {0}</source>
      <translation>Cadangan tidak bisa diekstrak: {0}</translation>
    </message>
    <message>
      <source>The restore stopped halfway: {0}. To finish it, close Thothit and start it again.</source>
      <translation>Pemulihan terhenti di tengah jalan: {0}. Untuk menyelesaikannya, tutup Thothit lalu jalankan lagi.</translation>
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
      <translation>Lewat</translation>
    </message>
    <message>
      <source>{0} stays in the pool, where anyone may capture it.</source>
      <translation>{0} tetap di kolam, dan siapa pun boleh menangkapnya.</translation>
    </message>
    <message>
      <source>Capture nothing</source>
      <translation>Jangan tangkap</translation>
    </message>
    <message>
      <source>Let it go</source>
      <translation>Biarkan</translation>
    </message>
    <message>
      <source>Match {0}</source>
      <translation>Cocokkan {0}</translation>
    </message>
    <message>
      <source>It wins the round.</source>
      <translation>Dengan kartu ini Anda memenangkan ronde.</translation>
    </message>
    <message>
      <source>Then you keep your other card and call {0}.</source>
      <translation>Lalu Anda menyimpan kartu satunya dan berseru {0}.</translation>
    </message>
    <message>
      <source>Then you throw out a card.</source>
      <translation>Lalu Anda melempar satu kartu.</translation>
    </message>
    <message>
      <source>Not now</source>
      <translation>Nanti dulu</translation>
    </message>
    <message>
      <source>Then you discard a card.</source>
      <translation>Setelah itu Anda membuang satu kartu.</translation>
    </message>
    <message>
      <source>You lay down one coin.</source>
      <translation>Anda meletakkan satu koin.</translation>
    </message>
    <message>
      <source>You lay down two coins.</source>
      <translation>Anda meletakkan dua koin.</translation>
    </message>
    <message>
      <source>Available after your own discard, if your hand lacks one card of five triplets.</source>
      <translation>Tersedia setelah buangan Anda sendiri, kalau kartu tangan Anda kurang satu kartu dari lima kali tiga serangkai.</translation>
    </message>
    <message>
      <source>Available after your own discard, if your hand lacks one card of three pairs.</source>
      <translation>Tersedia setelah buangan Anda sendiri, kalau kartu tangan Anda kurang satu kartu dari tiga pasangan.</translation>
    </message>
    <message>
      <source>Draw the top card of the stock.</source>
      <translation>Tarik kartu teratas stok.</translation>
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
      <translation>Belum ada kartu yang dibuang.</translation>
    </message>
    <message>
      <source>Take</source>
      <translation>Ambil</translation>
    </message>
    <message>
      <source>Take {0} and win</source>
      <translation>Ambil {0} dan menang</translation>
    </message>
    <message>
      <source>Take {0}</source>
      <translation>Ambil {0}</translation>
    </message>
    <message>
      <source>Checki: {0}</source>
      <translation>Checki: {0}</translation>
    </message>
    <message>
      <source>You lay the pair face up.</source>
      <translation>Anda meletakkan pasangan itu terbuka.</translation>
    </message>
    <message>
      <source>You wait for {0}.</source>
      <translation>Anda menunggu {0}.</translation>
    </message>
    <message>
      <source>You hold all four copies of {0}, so no card is left that could win.</source>
      <translation>Anda memegang keempat lembar {0}, jadi tidak ada kartu yang bisa menang dengannya.</translation>
    </message>
    <message>
      <source>Change to {0}</source>
      <translation>Ganti ke {0}</translation>
    </message>
    <message>
      <source>Call {0}</source>
      <translation>Serukan {0}</translation>
    </message>
    <message>
      <source>Call</source>
      <translation>Berseru</translation>
    </message>
    <message>
      <source>Available when your hand is ready: an identical pair and two triplets.</source>
      <translation>Tersedia kalau kartu tangan Anda siap: satu pasangan kembar dan dua kali tiga serangkai.</translation>
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
      <source>You lead, and the suit of your first card is trump. Win every trick yourself to score 4 balls.</source>
      <translation>Anda membuka trik, dan jenis kartu pertama Anda menjadi truf. Menangkan sendiri semua trik untuk mendapat 4 bola.</translation>
    </message>
    <message>
      <source>Thunee with the ranks reversed: Q K 10 A 9 J.</source>
      <translation>Thunee dengan urutan kartu terbalik, Q K 10 A 9 J.</translation>
    </message>
    <message>
      <source>Thunee for 8 balls: you don't see your last two cards until you have won four tricks.</source>
      <translation>Thunee untuk 8 bola: Anda tidak melihat dua kartu terakhir sampai Anda memenangkan empat trik.</translation>
    </message>
    <message>
      <source>Royals for 8 balls: you don't see your last two cards until you have won four tricks.</source>
      <translation>Royals untuk 8 bola: Anda tidak melihat dua kartu terakhir sampai Anda memenangkan empat trik.</translation>
    </message>
    <message>
      <source>Your three equal cards win the first three tricks. Win the last one with the card you are still dealt to score 3 balls. Otherwise your opponents score.</source>
      <translation>Tiga kartu Anda yang sama memenangkan tiga trik pertama. Menangkan trik terakhir dengan kartu yang masih akan dibagikan untuk mendapat 3 bola. Kalau tidak, lawan yang mendapat bola.</translation>
    </message>
    <message>
      <source>You lead, and there is no trump. Win all four tricks yourself with your four cards of one suit to score 4 balls.</source>
      <translation>Anda yang membuka, dan tidak ada truf. Menangkan keempat trik sendiri dengan empat kartu satu jenis untuk mendapat 4 bola.</translation>
    </message>
    <message>
      <source>My last card</source>
      <translation>Kartu terakhir</translation>
    </message>
    <message>
      <source>The last card you are dealt decides trump. You haven't seen it yet.</source>
      <translation>Kartu terakhir yang dibagikan kepada Anda menentukan truf. Anda belum melihatnya.</translation>
    </message>
    <message>
      <source>New deal</source>
      <translation>Bagi ulang</translation>
    </message>
    <message>
      <source>The same dealer deals again, and nobody scores.</source>
      <translation>Pembagi yang sama membagi lagi, dan tidak ada yang mendapat skor.</translation>
    </message>
    <message>
      <source>Promise to win the last trick yourself, for 2 balls. If you fail, your opponents get 4.</source>
      <translation>Anda berjanji memenangkan sendiri trik terakhir. 2 bola; kalau gagal, pihak lawan mendapat 4.</translation>
    </message>
    <message>
      <source>Promise to win the last trick yourself, with your side's Jodhis plus 10 worth more than your opponents' cards and Jodhis, for 3 balls (6 if you are the counting side). If you fail, your opponents get 4.</source>
      <translation>Anda berjanji memenangkan sendiri trik terakhir, dan Jodhi pihak Anda ditambah 10 lebih dari kartu dan Jodhi pihak lawan. 3 bola (6 kalau Anda pihak penghitung); kalau gagal, pihak lawan mendapat 4.</translation>
    </message>
    <message>
      <source>Thunee for 6 balls: you don't see your last two cards until you have won four tricks.</source>
      <translation>Thunee untuk 6 bola: Anda tidak melihat dua kartu terakhir sampai Anda memenangkan empat trik.</translation>
    </message>
    <message>
      <source>Royals for 6 balls: you don't see your last two cards until you have won four tricks.</source>
      <translation>Royals untuk 6 bola: Anda tidak melihat dua kartu terakhir sampai Anda memenangkan empat trik.</translation>
    </message>
    <message>
      <source>Promise to win the last trick yourself, with your side's Jodhis plus 10 worth more than your opponents' cards, Jodhis and bid points, for 3 balls (6 if you are the counting side). If you fail, your opponents get 4.</source>
      <translation>Berjanji memenangkan sendiri trik terakhir, dengan Jodhi pihak Anda ditambah 10 bernilai lebih daripada kartu, Jodhi, dan poin tawaran lawan. 3 bola (6 jika Anda pihak penghitung); jika gagal, lawan mendapat 4.</translation>
    </message>
    <message>
      <source>Promise to win the last trick yourself, with your side's Jodhis plus 10 worth more than your opponents' cards, for 3 balls (6 if you are the counting side). If you fail, your opponents get 4.</source>
      <translation>Berjanji memenangkan sendiri trik terakhir, dengan Jodhi pihak Anda ditambah 10 bernilai lebih daripada kartu lawan. 3 bola (6 jika Anda pihak penghitung); jika gagal, lawan mendapat 4.</translation>
    </message>
    <message>
      <source>Promise to win the last trick yourself, for 4 balls. If you fail, your opponents get 4.</source>
      <translation>Berjanji memenangkan sendiri trik terakhir. 4 bola; jika gagal, lawan mendapat 4.</translation>
    </message>
    <message>
      <source>The rest is ours: play it out</source>
      <translation>Sisanya milik kita: selesaikan</translation>
    </message>
    <message>
      <source>Your side wins every trick left, whatever anyone plays. The cards are played for you.</source>
      <translation>Pihak Anda memenangkan semua trik yang tersisa, kartu apa pun yang dimainkan. Kartu-kartunya dimainkan untuk Anda.</translation>
    </message>
    <message>
      <source>The rest is theirs: play it out</source>
      <translation>Sisanya milik lawan: selesaikan</translation>
    </message>
    <message>
      <source>Your opponents win every trick left, whatever anyone plays. The cards are played for you.</source>
      <translation>Lawan memenangkan semua trik yang tersisa, kartu apa pun yang dimainkan. Kartu-kartunya dimainkan untuk Anda.</translation>
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
      <source>Jodhi in {0}, {1}</source>
      <translation>Jodhi {0}, {1}</translation>
    </message>
    <message>
      <source>King and queen of one suit. The jack adds 10 points, and the trump suit adds 20. Everyone else hears only the points.</source>
      <translation>Raja dan ratu dari satu jenis; jack menambah 10 poin, dan truf 20. Pemain lain hanya mendengar poinnya.</translation>
    </message>
    <message>
      <source>King and queen of one suit. The jack adds 10 points if it is already face up, and the trump suit adds 20.</source>
      <translation>Raja dan ratu satu jenis. Jack menambah 10 poin kalau sudah terbuka, dan jenis truf menambah 20.</translation>
    </message>
    <message>
      <source>If nobody bids higher, you choose trump and your opponents get {0} points.</source>
      <translation>Jika tidak ada yang menawar lebih tinggi, Anda memilih truf dan pihak lain mendapat {0} poin.</translation>
    </message>
  </context>
  <context>
    <name>captions</name>
    <message>
      <source>completes a combination</source>
      <translation>melengkapi kombinasi</translation>
    </message>
    <message>
      <source>+{0} {1}</source>
      <translation>+{0} {1}</translation>
    </message>
    <message>
      <source>stamped pair</source>
      <translation>pasangan bercap</translation>
    </message>
    <message>
      <source>pair</source>
      <translation>pasangan</translation>
    </message>
    <message>
      <source>stamped</source>
      <translation>bercap</translation>
    </message>
    <message>
      <source>completes a set</source>
      <translation>kelompok lengkap</translation>
    </message>
  </context>
  <context>
    <name>cards</name>
    <message>
      <source>{0} in {1}, with {2}</source>
      <translation>{0} dalam {1}, dengan {2}</translation>
    </message>
    <message>
      <source>{0} in {1}, a run from {2} to {3}</source>
      <translation>{0} dalam {1}, urutan dari {2} sampai {3}</translation>
    </message>
    <message>
      <source>{0} alone</source>
      <translation>{0} sendirian</translation>
    </message>
    <message>
      <source>Points when captured: {0}</source>
      <translation>Poin kalau tertangkap: {0}</translation>
    </message>
    <message>
      <source>No card of the same rank in your hand</source>
      <translation>Tidak ada kartu dengan angka ini di tangan Anda</translation>
    </message>
    <message>
      <source>Same rank in your hand: {0}</source>
      <translation>Angka yang sama di tangan Anda: {0}</translation>
    </message>
    <message>
      <source>No card of the same rank in the pool</source>
      <translation>Tidak ada kartu dengan angka ini di kolam</translation>
    </message>
    <message>
      <source>Same rank in the pool: {0}</source>
      <translation>Angka yang sama di kolam: {0}</translation>
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
    <message numerus="yes">
      <source>Copies you have captured: %n</source>
      <translation>
        <numerusform>Lembar yang sudah Anda tangkap: %n</numerusform>
      </translation>
    </message>
    <message>
      <source>A card captures only an identical card.</source>
      <translation>Kartu hanya menangkap kartu yang kembar.</translation>
    </message>
    <message>
      <source>First turn: a card captures only an identical card.</source>
      <translation>Giliran pertama: kartu hanya menangkap kartu yang kembar.</translation>
    </message>
    <message>
      <source>A card captures two cards of the same rank if you like.</source>
      <translation>Kartu menangkap dua kartu yang angkanya sama kalau Anda mau.</translation>
    </message>
    <message>
      <source>The turned-up card captures a card of the same rank if it can.</source>
      <translation>Kartu yang dibuka menangkap satu kartu dengan angka yang sama kalau bisa.</translation>
    </message>
    <message>
      <source>A card captures one card of the same rank if it can.</source>
      <translation>Kartu menangkap satu kartu dengan angka yang sama kalau bisa.</translation>
    </message>
    <message>
      <source>Every card that you have captured counts; combinations count more.</source>
      <translation>Setiap kartu yang Anda tangkap dihitung; kombinasi dihitung lebih banyak.</translation>
    </message>
    <message>
      <source>Identical cards that you have captured score together.</source>
      <translation>Kartu kembar yang sudah Anda tangkap dinilai bersama.</translation>
    </message>
    <message>
      <source>You capture every same-rank pair in the pool.</source>
      <translation>Anda menangkap setiap pasangan dengan angka yang sama di kolam.</translation>
    </message>
    <message>
      <source>The other one is still out: in a hand or in the stock</source>
      <translation>Kembarannya belum terlihat: di tangan pemain atau di stok</translation>
    </message>
    <message>
      <source>The other one is gone: nobody can match this card</source>
      <translation>Kembarannya sudah keluar: kartu ini tidak bisa dicocokkan siapa pun</translation>
    </message>
    <message>
      <source>You hold both</source>
      <translation>Anda memegang kedua lembarnya</translation>
    </message>
    <message>
      <source>Both are gone</source>
      <translation>Kedua lembarnya sudah keluar</translation>
    </message>
    <message>
      <source>Only the identical card matches.</source>
      <translation>Hanya kartu kembarnya yang cocok.</translation>
    </message>
    <message>
      <source>A face-down card</source>
      <translation>Kartu tertutup</translation>
    </message>
    <message>
      <source>Can capture now: {0}</source>
      <translation>Sekarang bisa menangkap: {0}</translation>
    </message>
    <message>
      <source>Unseen: {0} of {1} cards of the same rank</source>
      <translation>Belum terlihat: {0} dari {1} kartu dengan angka ini</translation>
    </message>
    <message>
      <source>You're waiting for this card</source>
      <translation>Anda menunggu kartu ini</translation>
    </message>
    <message>
      <source>In your hand: {0} of {1} copies</source>
      <translation>Di tangan Anda: {0} dari {1} lembar</translation>
    </message>
    <message>
      <source>Unseen: {0} of {1} copies</source>
      <translation>Belum terlihat: {0} dari {1} lembar</translation>
    </message>
    <message>
      <source>Unseen cards of rank {0}: {1}</source>
      <translation>Kartu berangka {0} yang belum terlihat: {1}</translation>
    </message>
    <message>
      <source>Three pairs win, each of one rank; one of them must be identical.</source>
      <translation>Tiga pasangan menang, masing-masing satu angka; salah satunya harus kembar.</translation>
    </message>
    <message>
      <source>Five triplets win, each of one rank; one of them must be identical.</source>
      <translation>Lima kali tiga serangkai menang, masing-masing satu angka; salah satunya harus kembar.</translation>
    </message>
    <message>
      <source>A ready hand has an identical pair and two triplets, each with three cards of the same rank.</source>
      <translation>Kartu tangan siap kalau ada satu pasangan kembar dan dua kali tiga serangkai, masing-masing dengan angka yang sama.</translation>
    </message>
    <message>
      <source>Worth {0} points to the side that wins the trick</source>
      <translation>Bernilai {0} poin bagi pihak yang memenangkan trik</translation>
    </message>
    <message>
      <source>It's a trump</source>
      <translation>Kartu ini truf</translation>
    </message>
    <message>
      <source>Follow suit if you can. If you can't, you may play a trump or another suit.</source>
      <translation>Ikuti jenisnya kalau bisa. Kalau tidak bisa, Anda boleh memainkan truf atau jenis lain.</translation>
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
      <source>The child captures any card it can.</source>
      <translation>Anak menangkap kartu apa saja yang bisa.</translation>
    </message>
    <message>
      <source>The neighbour captures points when it can and forgets face-down piles.</source>
      <translation>Tetangga menangkap poin kalau bisa dan melupakan tumpukan tertutup.</translation>
    </message>
    <message>
      <source>The regular captures what is worth most right now and remembers every capture.</source>
      <translation>Langganan menangkap yang paling bernilai saat itu dan mengingat semua tangkapan.</translation>
    </message>
    <message>
      <source>The old hand thinks ahead a little and remembers the latest captures.</source>
      <translation>Sesepuh berpikir sedikit ke depan dan mengingat tangkapan-tangkapan terakhir.</translation>
    </message>
    <message>
      <source>The master thinks ahead as far as it helps.</source>
      <translation>Empu berpikir ke depan sejauh ada gunanya.</translation>
    </message>
    <message>
      <source>the player after the dealer; then the next player deals</source>
      <translation>pemain setelah pembagi; lalu pemain berikutnya membagi</translation>
    </message>
    <message>
      <source>the player after the dealer; then the winner deals</source>
      <translation>pemain setelah pembagi; lalu pemenang membagi</translation>
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
      <source>pure luck</source>
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
      <source>Their names show what players saw in them, from slippers to drums.</source>
      <translation>Namanya menceritakan apa yang dilihat para pemain pada gambarnya, dari kasut sampai tambur.</translation>
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
      <source>Ten thousands: figures with a Chinese numeral, which is why many players call them the Chinese cards.</source>
      <translation>Puluhan ribu: tokoh dengan angka Tionghoa, sehingga banyak pemain menyebutnya kartu Cina.</translation>
    </message>
    <message>
      <source>Ceki cards</source>
      <translation>Kartu ceki</translation>
    </message>
    <message>
      <source>Thirty narrow cards in black and red: three suits and three honours. A pack has two copies of each.</source>
      <translation>Tiga puluh kartu sempit berwarna hitam dan merah: tiga jenis dan tiga kartu kehormatan. Satu set berisi dua lembar dari tiap kartu.</translation>
    </message>
    <message>
      <source>The black block at each end shows the rank: a bitten corner is 1, a side tab 2, a spike 3, a tab in the middle 4, two notches 5, two slits 6, three saw teeth 7, one notch 8, one slit 9. {OT} has none of these marks.</source>
      <translation>Bidang hitam di kedua ujung menunjukkan angka kartu: gigitan sudut berarti 1, lidah tepi 2, duri 3, lidah tengah 4, dua takik 5, dua celah 6, tiga gigi gergaji 7, satu takik 8, satu celah 9. {OT} tidak punya tanda seperti itu.</translation>
    </message>
    <message>
      <source>{OT}, {RF} and {S9} have a red stamp.</source>
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
      <source>Names and meanings: Porges, &lt;i&gt;Ways to Play&lt;/i&gt; (games.porg.es), the page on ceki cards, with names collected in Surakarta and Yogyakarta in 1941, in Java in 1876, in Malaysia and Singapore, in Padang in 2013, and in Badung. The Javanese script shows the names of 1876. The designs were drawn for this program.</source>
      <translation>Nama dan artinya: Porges, &lt;i&gt;Ways to Play&lt;/i&gt; (games.porg.es), halaman tentang kartu ceki, dengan nama-nama yang dikumpulkan di Surakarta dan Yogyakarta pada 1941, di Jawa pada 1876, di Malaysia dan Singapura, di Padang pada 2013, dan di Badung. Aksara Jawa menuliskan nama-nama dari tahun 1876. Gambar kartunya dibuat untuk program ini.</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message>
      <source>can't write the output: {0}</source>
      <translation>keluaran tidak bisa ditulis: {0}</translation>
    </message>
    <message>
      <source>{0} (see {1} --help)</source>
      <translation>{0} (lihat {1} --help)</translation>
    </message>
    <message>
      <source>Deal, check and play card games of Java and beyond, without a window.</source>
      <translation>Bagikan, periksa, dan mainkan permainan kartu dari Jawa dan sekitarnya, tanpa jendela.</translation>
    </message>
    <message>
      <source>show the version of this program and quit</source>
      <translation>tampilkan versi program ini dan keluar</translation>
    </message>
    <message>
      <source>language to answer in: {0}</source>
      <translation>bahasa jawaban: {0}</translation>
    </message>
    <message>
      <source>commands</source>
      <translation>perintah</translation>
    </message>
    <message>
      <source>list the games with their players, options and defaults</source>
      <translation>daftar permainan dengan jumlah pemain, pilihan, dan nilai bawaannya</translation>
    </message>
    <message>
      <source>print JSON</source>
      <translation>cetak JSON</translation>
    </message>
    <message>
      <source>deal one round and print it as a game record</source>
      <translation>bagikan satu ronde dan cetak sebagai catatan permainan</translation>
    </message>
    <message>
      <source>id of a game (`thothit games` lists them)</source>
      <translation>id permainan (daftarnya: `thothit games`)</translation>
    </message>
    <message>
      <source>number of players</source>
      <translation>jumlah pemain</translation>
    </message>
    <message>
      <source>number of the deal; the same number gives the same cards (default: random)</source>
      <translation>nomor pembagian; nomor yang sama memberi kartu yang sama (bawaan: acak)</translation>
    </message>
    <message>
      <source>check the moves of a record and print the points</source>
      <translation>periksa langkah-langkah sebuah catatan dan cetak poinnya</translation>
    </message>
    <message>
      <source>file with one record, or one per line; - is standard input</source>
      <translation>berkas berisi satu catatan, atau satu per baris; - adalah masukan standar</translation>
    </message>
    <message>
      <source>print JSON, one line per record</source>
      <translation>cetak JSON, satu baris per catatan</translation>
    </message>
    <message>
      <source>list the legal moves in the last position of a record</source>
      <translation>daftar langkah yang sah di posisi terakhir sebuah catatan</translation>
    </message>
    <message>
      <source>file with one record; - is standard input</source>
      <translation>berkas berisi satu catatan; - adalah masukan standar</translation>
    </message>
    <message>
      <source>players: {0}</source>
      <translation>pemain: {0}</translation>
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
      <source>play rounds of all games and look for errors</source>
      <translation>mainkan ronde semua permainan dan cari kesalahan</translation>
    </message>
    <message>
      <source>number of rounds (default 1000)</source>
      <translation>jumlah ronde (bawaan 1000)</translation>
    </message>
    <message>
      <source>random seed; another number gives other rounds (default 0)</source>
      <translation>bibit acak; nomor lain memberi ronde lain (bawaan 0)</translation>
    </message>
    <message>
      <source>number of processes; auto uses all processors (default 1)</source>
      <translation>jumlah proses; auto memakai semua prosesor (bawaan 1)</translation>
    </message>
    <message>
      <source>error found: {1} (rounds played: {0}; the record is above)</source>
      <translation>ditemukan kesalahan: {1} (ronde yang dimainkan: {0}; catatannya di atas)</translation>
    </message>
    <message>
      <source>rounds played: {0}, no errors</source>
      <translation>ronde yang dimainkan: {0}, tanpa kesalahan</translation>
    </message>
    <message>
      <source>expected a whole number, 0 or more, not {0}</source>
      <translation>perlu bilangan bulat, 0 atau lebih, bukan {0}</translation>
    </message>
    <message>
      <source>{0} is too long; use at most {1} digits</source>
      <translation>{0} terlalu panjang; paling banyak {1} digit</translation>
    </message>
    <message>
      <source>expected 1 or more, not 0</source>
      <translation>perlu 1 atau lebih, bukan 0</translation>
    </message>
    <message>
      <source>play by this house rule; can be given more than once</source>
      <translation>bermain dengan aturan rumah ini; boleh diberikan lebih dari sekali</translation>
    </message>
    <message>
      <source>--option needs NAME=VALUE, each NAME only once, not {0}</source>
      <translation>--option memerlukan NAME=VALUE, setiap NAME hanya sekali, bukan {0}</translation>
    </message>
    <message>
      <source>not UTF-8 text</source>
      <translation>bukan teks UTF-8</translation>
    </message>
    <message>
      <source>more than one record found; expected only one</source>
      <translation>isinya lebih dari satu catatan; perlu hanya satu</translation>
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
      <source>the file name is empty</source>
      <translation>nama berkasnya kosong</translation>
    </message>
    <message>
      <source>no record found</source>
      <translation>tidak ada catatan di dalamnya</translation>
    </message>
    <message>
      <source>too large for a game record</source>
      <translation>terlalu besar untuk catatan permainan</translation>
    </message>
    <message>
      <source>print the move of a computer player in the last position of a record</source>
      <translation>cetak langkah pemain komputer di posisi terakhir sebuah catatan</translation>
    </message>
    <message>
      <source>player that chooses the move (default expert)</source>
      <translation>pemain yang memilih langkah (bawaan expert)</translation>
    </message>
    <message>
      <source>random seed; with --playouts, the same seed always gives the same answer</source>
      <translation>bibit acak; bersama --playouts jawabannya selalu sama</translation>
    </message>
    <message>
      <source>record {0}: the last round is over, so there is no move to choose</source>
      <translation>catatan {0}: ronde terakhirnya sudah selesai, jadi tidak ada langkah untuk dipilih</translation>
    </message>
    <message>
      <source>record {0}: the next move is a random draw, so there is no move to choose</source>
      <translation>catatan {0}: langkah berikutnya diundi, jadi tidak ada langkah untuk dipilih</translation>
    </message>
    <message>
      <source>each player's own limit per decision</source>
      <translation>batas masing-masing pemain per keputusan</translation>
    </message>
    <message>
      <source>{0} ms per decision</source>
      <translation>{0} md per keputusan</translation>
    </message>
    <message>
      <source>{0} playouts per decision</source>
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
      <source>without luck</source>
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
      <source>± is half the width of a 95% interval. All rotations of a deal count as one observation.</source>
      <translation>± adalah setengah selang 95 %. Semua putaran satu pembagian dihitung sebagai satu pengamatan.</translation>
    </message>
    <message>
      <source>without luck: the margin minus the effect of the stock's order, which is 0 on average.</source>
      <translation>tanpa nasib: selisih dikurangi pengaruh urutan stok, yang rata-ratanya 0.</translation>
    </message>
    <message>
      <source>let computer players play each other</source>
      <translation>biarkan pemain komputer saling melawan</translation>
    </message>
    <message>
      <source>a player for each seat: {0}; or {1}, the --against program</source>
      <translation>satu pemain untuk setiap kursi: {0}; atau {1}, program dari --against</translation>
    </message>
    <message>
      <source>program that answers records as `thothit move -` does</source>
      <translation>program yang menjawab catatan seperti `thothit move -`</translation>
    </message>
    <message>
      <source>seconds that the --against program has for each move (default 60)</source>
      <translation>detik yang dimiliki program dari --against untuk satu langkah (bawaan 60)</translation>
    </message>
    <message>
      <source>number of deals (default {0}), or the maximum with --until (default {1})</source>
      <translation>jumlah pembagian (bawaan {0}), atau paling banyak dengan --until (bawaan {1})</translation>
    </message>
    <message>
      <source>stop as soon as every margin is known to within W points, but play at least {0} deals</source>
      <translation>berhenti begitu setiap selisih diketahui sampai W poin, tetapi mainkan paling sedikit {0} pembagian</translation>
    </message>
    <message>
      <source>number of the first deal (default 0)</source>
      <translation>nomor pembagian pertama (bawaan 0)</translation>
    </message>
    <message>
      <source>also show the margins without the luck of the stock</source>
      <translation>tampilkan juga selisih tanpa keberuntungan stok</translation>
    </message>
    <message>
      <source>play on the workers of this Dask scheduler (needs the extra `cluster`)</source>
      <translation>bermain di pekerja penjadwal Dask ini (memerlukan tambahan `cluster`)</translation>
    </message>
    <message>
      <source>write the results as {0}; without FILE, or with -, print them instead of the table</source>
      <translation>tulis hasil sebagai {0}; tanpa FILE, atau dengan -, cetak hasilnya sebagai ganti tabel</translation>
    </message>
    <message>
      <source>write the record of every round to FILE, one per line</source>
      <translation>tulis catatan setiap ronde ke FILE, satu per baris</translation>
    </message>
    <message>
      <source>show progress, even without a terminal</source>
      <translation>tampilkan kemajuan, juga tanpa terminal</translation>
    </message>
    <message>
      <source>time per decision, in milliseconds</source>
      <translation>waktu per keputusan, dalam milidetik</translation>
    </message>
    <message>
      <source>playouts per decision (default: each player's own number)</source>
      <translation>simulasi per keputusan (bawaan: jumlah milik setiap pemain)</translation>
    </message>
    <message>
      <source>expected a number of points above 0, not {0}</source>
      <translation>perlu jumlah poin di atas 0, bukan {0}</translation>
    </message>
    <message>
      <source>name a file for --json or --csv: they can't both be printed</source>
      <translation>sebutkan berkas untuk --json atau --csv: keduanya tidak bisa dicetak bersama</translation>
    </message>
    <message>
      <source>{0}; the results so far are kept (deals: {1})</source>
      <translation>{0}; hasil sejauh ini disimpan (pembagian: {1})</translation>
    </message>
    <message>
      <source>use --against COMMAND together with a seat called {0}</source>
      <translation>gunakan --against COMMAND bersama kursi bernama {0}</translation>
    </message>
    <message>
      <source>--scheduler needs more packages: pip install 'thothit-desktop[cluster]'</source>
      <translation>--scheduler memerlukan paket lain: pip install 'thothit-desktop[cluster]'</translation>
    </message>
    <message>
      <source>check that no card of a round was changed during play</source>
      <translation>periksa bahwa tidak ada kartu yang diubah selama sebuah ronde dimainkan</translation>
    </message>
    <message>
      <source>the fingerprint you noted before the first card, at least its first {0} digits</source>
      <translation>sidik jari yang Anda catat sebelum kartu pertama, paling sedikit {0} digit pertamanya</translation>
    </message>
    <message>
      <source>{0} is not a fingerprint; use only the digits 0-9 and a-f</source>
      <translation>{0} bukan sidik jari; gunakan hanya digit 0-9 dan a-f</translation>
    </message>
    <message>
      <source>expected {2} to {3} digits, but {0} has {1}</source>
      <translation>perlu {2} sampai {3} digit, tetapi {0} terdiri dari {1}</translation>
    </message>
    <message>
      <source>round {0}: the fingerprint doesn't match the cards</source>
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
      <source>round {0}: {1} matches the cards</source>
      <translation>ronde {0}: {1} cocok dengan kartunya</translation>
    </message>
    <message>
      <source>The fingerprints match the cards. To prove that the cards were fixed before play, give the fingerprint you noted before the first card (--fingerprint).</source>
      <translation>Sidik jarinya cocok dengan kartunya. Untuk membuktikan bahwa kartunya sudah tetap sebelum dimainkan, berikan sidik jari yang Anda catat sebelum kartu pertama (--fingerprint).</translation>
    </message>
    <message>
      <source>no round has the fingerprint {0}</source>
      <translation>tidak ada ronde dengan sidik jari {0}</translation>
    </message>
    <message>
      <source>The cards of round {0} were already fixed when you noted its fingerprint.</source>
      <translation>Kartu ronde {0} sudah tetap ketika Anda mencatat sidik jarinya.</translation>
    </message>
  </context>
  <context>
    <name>coach</name>
    <message>
      <source>The best move.</source>
      <translation>Langkah terbaik.</translation>
    </message>
    <message>
      <source>As good as the best move.</source>
      <translation>Sama baiknya dengan langkah terbaik.</translation>
    </message>
    <message>
      <source>About as good as the best move.</source>
      <translation>Kira-kira sebaik langkah terbaik.</translation>
    </message>
    <message>
      <source>Costs {0}.</source>
      <translation>Rugi {0}.</translation>
    </message>
    <message>
      <source>You have only one move: {0}.</source>
      <translation>Anda hanya punya satu langkah: {0}.</translation>
    </message>
    <message>
      <source>{0} is just as good.</source>
      <translation>{0} sama baiknya.</translation>
    </message>
    <message numerus="yes">
      <source>Just as good: %n other move(s).</source>
      <translation>
        <numerusform>%n langkah lain sama baiknya.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} is about as good.</source>
      <translation>{0} kira-kira sama baiknya.</translation>
    </message>
    <message numerus="yes">
      <source>About as good: %n other move(s).</source>
      <translation>
        <numerusform>%n langkah lain kira-kira sama baiknya.</numerusform>
      </translation>
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
      <source>{0} costs {1}.</source>
      <translation>{0}: rugi {1}.</translation>
    </message>
    <message>
      <source>{2} is better: {0} costs {1}. To play your move anyway, choose it again.</source>
      <translation>{2} lebih baik: dengan {0} Anda rugi {1}. Pilih lagi untuk tetap memainkannya.</translation>
    </message>
    <message>
      <source>You know where every card is, so this is worked out to the end.</source>
      <translation>Anda tahu letak semua kartu, jadi ini dihitung sampai akhir.</translation>
    </message>
    <message>
      <source>Best: {0}.</source>
      <translation>Terbaik: {0}.</translation>
    </message>
    <message>
      <source>Unseen</source>
      <translation>Belum terlihat</translation>
    </message>
    <message>
      <source>{0}/{1}</source>
      <translation>{0}/{1}</translation>
    </message>
    <message>
      <source>less than a point</source>
      <translation>kurang dari satu poin</translation>
    </message>
    <message numerus="yes">
      <source>about %n point(s)</source>
      <translation>
        <numerusform>sekitar %n poin</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} captures {1}</source>
      <translation>{0} menangkap {1}</translation>
    </message>
    <message>
      <source>The figures are your points in this round minus the others' average.</source>
      <translation>Poinnya adalah poin Anda di ronde ini dibanding rata-rata pemain lain.</translation>
    </message>
    <message numerus="yes">
      <source>This adds %n point(s) right away.</source>
      <translation>
        <numerusform>Ini langsung menambah %n poin.</numerusform>
      </translation>
    </message>
    <message>
      <source>You keep {1} from {0}, who has already captured a copy.</source>
      <translation>Anda mencegah {0}, yang sudah menangkap {1}, mendapatkannya lagi.</translation>
    </message>
    <message>
      <source>This completes {0}.</source>
      <translation>Ini melengkapi {0}.</translation>
    </message>
    <message>
      <source>You collect {0}: then you still need {1}.</source>
      <translation>Anda mengumpulkan {0}: lalu masih perlu {1}.</translation>
    </message>
    <message>
      <source>{0} needs {1} for {2}.</source>
      <translation>{0} memerlukan {1} untuk {2}.</translation>
    </message>
    <message>
      <source>Three identical cards at once: {0}, {1} points.</source>
      <translation>Tiga kartu kembar sekaligus: {0}, {1} poin.</translation>
    </message>
    <message>
      <source>This would be your first {0}. Copies not captured yet: {1}.</source>
      <translation>{0} pertama Anda. Belum ditangkap: {1}.</translation>
    </message>
    <message>
      <source>That makes {0} × {1}. Copies not captured yet: {2}.</source>
      <translation>Jadi {0} × {1}. Belum ditangkap: {2}.</translation>
    </message>
    <message>
      <source>The pool has no other card of its rank: nobody can capture it yet.</source>
      <translation>Di kolam tidak ada kartu lain dengan angkanya: belum ada yang bisa menangkapnya.</translation>
    </message>
    <message>
      <source>Cards of its rank then in the pool: {0}. Anyone may capture two of them.</source>
      <translation>Kartu dengan angkanya lalu di kolam: {0}. Siapa pun boleh menangkap dua di antaranya.</translation>
    </message>
    <message>
      <source>No unseen card has the same rank.</source>
      <translation>Tidak ada kartu yang belum terlihat dengan angka itu.</translation>
    </message>
    <message>
      <source>Unseen cards of the same rank: {1} of {0}.</source>
      <translation>Kartu dengan angka itu yang belum terlihat: {1} dari {0}.</translation>
    </message>
    <message>
      <source>Chance to win: about {0}.</source>
      <translation>Peluang menang: sekitar {0}.</translation>
    </message>
    <message>
      <source>about {0} chance to win</source>
      <translation>sekitar {0} peluang menang</translation>
    </message>
    <message>
      <source>Throw out {0}</source>
      <translation>Lempar {0}</translation>
    </message>
    <message>
      <source>Keep {0}</source>
      <translation>Simpan {0}</translation>
    </message>
    <message>
      <source>The other {0} is gone: nobody can match it.</source>
      <translation>{0} satunya sudah keluar: tidak ada yang bisa mencocokkannya.</translation>
    </message>
    <message>
      <source>You hold both {0}: only you can match it.</source>
      <translation>Kedua lembar {0} ada di tangan Anda: hanya Anda yang bisa mencocokkannya.</translation>
    </message>
    <message>
      <source>The other {0} is one of {1} unseen cards; opponents hold {2} of them.</source>
      <translation>{0} satunya ada di antara {1} kartu yang belum terlihat; {2} di antaranya dipegang lawan.</translation>
    </message>
    <message numerus="yes">
      <source>Risk: {0} has %n card(s) left, and may match what you throw out.</source>
      <translation>
        <numerusform>Risiko: kartu {0} tinggal %n, dan mungkin cocok dengan yang Anda lempar.</numerusform>
      </translation>
    </message>
    <message>
      <source>It wins the round.</source>
      <translation>Itu memenangkan ronde.</translation>
    </message>
    <message numerus="yes">
      <source>Then you have %n card(s) left.</source>
      <translation>
        <numerusform>Lalu kartu Anda tinggal %n.</numerusform>
      </translation>
    </message>
    <message>
      <source>% chance to win</source>
      <translation>% peluang menang</translation>
    </message>
    <message>
      <source>0 means an even chance: {0} for each of {1} players. A lost round ends that much below 0.</source>
      <translation>0 berarti peluang seimbang, {0} untuk masing-masing dari {1} pemain. Ronde yang kalah berakhir sebesar itu di bawah 0.</translation>
    </message>
    <message>
      <source>In the middle</source>
      <translation>Di tengah</translation>
    </message>
    <message>
      <source>{0}%</source>
      <translation>{0}%</translation>
    </message>
    <message>
      <source>Discard {0}</source>
      <translation>Buang {0}</translation>
    </message>
    <message>
      <source>{0} wins the round.</source>
      <translation>{0} memenangkan ronde.</translation>
    </message>
    <message>
      <source>Useful cards in your hand: {1} with {0}, {2} without it.</source>
      <translation>Kartu berguna di tangan Anda: {1} dengan {0}, {2} tanpanya.</translation>
    </message>
    <message>
      <source>Risk: {0} may be waiting for {1}.</source>
      <translation>Tetapi {0} mungkin menunggu {1}.</translation>
    </message>
    <message>
      <source>Discards</source>
      <translation>Kartu buangan</translation>
    </message>
    <message>
      <source>You then wait for {0}: {1} of {2} unseen cards.</source>
      <translation>Anda lalu menunggu {0}: {1} dari {2} kartu yang belum terlihat.</translation>
    </message>
    <message>
      <source>Unseen cards that make your hand ready: {1} of {0}.</source>
      <translation>Kartu yang belum terlihat dan membuat kartu tangan Anda siap: {1} dari {0}.</translation>
    </message>
    <message>
      <source>Unseen cards that improve your hand: {1} of {0}. Those that make it ready: {2}.</source>
      <translation>Kartu yang belum terlihat dan memperbaiki kartu tangan Anda: {1} dari {0}. Yang membuatnya siap: {2}.</translation>
    </message>
    <message>
      <source>Unseen cards that improve your hand: {1} of {0}.</source>
      <translation>Kartu yang belum terlihat dan memperbaiki kartu tangan Anda: {1} dari {0}.</translation>
    </message>
    <message>
      <source>Cards you lack before you can call: {0}. Unseen cards that help: {1} of {2}.</source>
      <translation>Kartu yang kurang sebelum Anda bisa berseru: {0}. Kartu belum terlihat yang membantu: {1} dari {2}.</translation>
    </message>
    <message>
      <source>Cards you lack before you can call: {0}, and no {3} yet. Unseen cards that help: {1} of {2}.</source>
      <translation>Kartu yang kurang sebelum Anda bisa berseru: {0}, dan belum ada {3}. Kartu belum terlihat yang membantu: {1} dari {2}.</translation>
    </message>
    <message>
      <source>about {0} balls</source>
      <translation>sekitar {0} bola</translation>
    </message>
    <message>
      <source>{0} as trump</source>
      <translation>{0} sebagai truf</translation>
    </message>
    <message>
      <source>An opponent is winning the trick ({0} points).</source>
      <translation>Seorang lawan sedang memenangkan trik ({0} poin).</translation>
    </message>
    <message>
      <source>No unseen trumps are left.</source>
      <translation>Tidak ada lagi truf yang belum terlihat.</translation>
    </message>
    <message numerus="yes">
      <source>%n unseen trump(s) left.</source>
      <translation>
        <numerusform>Masih ada %n truf yang belum terlihat.</numerusform>
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
      <source>The other side's balls count against yours.</source>
      <translation>Bola pihak lawan mengurangi bola Anda.</translation>
    </message>
    <message>
      <source>A result is your side's balls minus the other side's.</source>
      <translation>Hasil adalah bola pihak Anda dikurangi bola pihak lawan.</translation>
    </message>
    <message>
      <source>{0} (trumps)</source>
      <translation>{0} (truf)</translation>
    </message>
    <message>
      <source>In {0}% of the deals tried, an opponent still to play can beat your card (trick: {1} points).</source>
      <translation>Dalam {0}% pembagian yang dicoba, lawan yang belum bermain bisa mengalahkannya ({1} poin).</translation>
    </message>
    <message>
      <source>In {0}% of the deals tried, no opponent still to play can beat your card (trick: {1} points).</source>
      <translation>Dalam {0}% pembagian yang dicoba, tidak satu pun lawan yang belum bermain bisa mengalahkannya ({1} poin).</translation>
    </message>
    <message>
      <source>No opponent still to play can beat your card (trick: {0} points).</source>
      <translation>Tidak satu pun lawan yang belum bermain bisa mengalahkannya ({0} poin).</translation>
    </message>
    <message>
      <source>An opponent still to play can beat your card (trick: {0} points).</source>
      <translation>Seorang lawan yang belum bermain bisa mengalahkannya ({0} poin).</translation>
    </message>
    <message>
      <source>Your partner {0} keeps the trick with {1} in {2}% of the deals tried</source>
      <translation>Rekan Anda {0} mempertahankan trik dengan {1} dalam {2}% pembagian yang dicoba</translation>
    </message>
    <message>
      <source>Your partner {0} keeps the trick with {1}</source>
      <translation>Rekan Anda {0} mempertahankan trik dengan {1}</translation>
    </message>
    <message>
      <source>An opponent can still beat {1}, played by your partner {0}</source>
      <translation>Seorang lawan masih bisa mengalahkan {1}, yang dimainkan rekan Anda {0}</translation>
    </message>
    <message>
      <source>{0} ({1} points).</source>
      <translation>{0} ({1} poin).</translation>
    </message>
    <message>
      <source>Your side scores in {0}% of the deals tried.</source>
      <translation>Pihak Anda mendapat bola dalam {0}% pembagian yang dicoba.</translation>
    </message>
    <message>
      <source>If nobody makes a mistake, your side scores.</source>
      <translation>Kalau tidak ada yang keliru, pihak Anda mendapat bola.</translation>
    </message>
    <message>
      <source>If nobody makes a mistake, the other side scores.</source>
      <translation>Kalau tidak ada yang keliru, pihak lawan mendapat bola.</translation>
    </message>
  </context>
  <context>
    <name>deals</name>
    <message>
      <source>The pool</source>
      <translation>Kolam</translation>
    </message>
    <message>
      <source>The stock</source>
      <translation>Stok</translation>
    </message>
    <message numerus="yes">
      <source>%n too many</source>
      <translation>
        <numerusform>kelebihan %n</numerusform>
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
      <translation>lengkap</translation>
    </message>
    <message numerus="yes">
      <source>The program deals the %n missing card(s) at random.</source>
      <translation>
        <numerusform>Program membagikan %n kartu yang kurang secara acak.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) missing. Click a card, or type its short name and press Enter.</source>
      <translation>
        <numerusform>Kurang %n kartu. Klik kartu, atau ketik nama pendeknya lalu tekan Enter.</numerusform>
      </translation>
    </message>
    <message>
      <source>The deal is complete.</source>
      <translation>Pembagian lengkap.</translation>
    </message>
    <message>
      <source>Take out one {0}: the deal has it {1} times, but the game has only {2} ({3}).</source>
      <translation>Keluarkan satu {0}: pembagian berisi {1} lembar, padahal permainan hanya punya {2} ({3}).</translation>
    </message>
    <message>
      <source>{0} is in the deal twice: {1} and {2} both have it.</source>
      <translation>{0} ada dua kali dalam pembagian: {1} dan {2} sama-sama memegangnya.</translation>
    </message>
    <message>
      <source>{0} is in the deal twice: you have both.</source>
      <translation>{0} ada dua kali dalam pembagian: dua-duanya pada Anda.</translation>
    </message>
    <message>
      <source>{0} is in the deal twice: {1} has both.</source>
      <translation>{0} ada dua kali dalam pembagian: dua-duanya pada {1}.</translation>
    </message>
    <message numerus="yes">
      <source>You have %n card(s) too many: click a card to take it out.</source>
      <translation>
        <numerusform>Anda kelebihan %n kartu: klik kartu untuk mengeluarkannya.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0} has %n card(s) too many: click a card to take it out.</source>
      <translation>
        <numerusform>{0} kelebihan %n kartu: klik kartu untuk mengeluarkannya.</numerusform>
      </translation>
    </message>
    <message>
      <source>the pool</source>
      <translation>kolam</translation>
    </message>
    <message>
      <source>the stock</source>
      <translation>stok</translation>
    </message>
    <message>
      <source>Choose another deal: this is a play-off round, which can't be played by itself.</source>
      <translation>Pilih pembagian lain: ini babak tambahan, yang tidak bisa dimainkan tersendiri.</translation>
    </message>
    <message>
      <source>Today's deal, the same for everyone with these rules.</source>
      <translation>Pembagian hari ini, sama bagi semua yang bermain dengan aturan ini.</translation>
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
      <source>Player</source>
      <translation>Pemain</translation>
    </message>
    <message>
      <source>Seat</source>
      <translation>Kursi</translation>
    </message>
    <message>
      <source>Partner and opponents</source>
      <translation>Rekan dan lawan</translation>
    </message>
    <message>
      <source>Opponents</source>
      <translation>Lawan</translation>
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
      <source>You haven't finished this deal yet.</source>
      <translation>Anda belum menyelesaikan pembagian ini.</translation>
    </message>
    <message numerus="yes">
      <source>You have finished this deal %n time(s).</source>
      <translation>
        <numerusform>Anda sudah menyelesaikan pembagian ini %n kali.</numerusform>
      </translation>
    </message>
    <message>
      <source>Your best result: {0} ahead.</source>
      <translation>Hasil terbaik Anda: unggul {0}.</translation>
    </message>
    <message>
      <source>Your best result: {0} behind.</source>
      <translation>Hasil terbaik Anda: tertinggal {0}.</translation>
    </message>
    <message>
      <source>Your best result: tied for the lead.</source>
      <translation>Hasil terbaik Anda: seri di tempat teratas.</translation>
    </message>
    <message>
      <source>Think ahead</source>
      <translation>Berpikir ke depan</translation>
    </message>
    <message>
      <source>As raja, don't just capture what is worth most right now: with this hand a master-level player scores 40 points more than a regular-level one.</source>
      <translation>Sebagai raja, jangan sekadar menangkap yang paling bernilai saat itu: dengan kartu ini empu mendapat 40 poin lebih banyak daripada langganan.</translation>
    </message>
    <message>
      <source>The right pair first</source>
      <translation>Pasangan yang tepat dulu</translation>
    </message>
    <message>
      <source>After two regulars have played, the unyik can start with a pair of ones or a pair of fives. Starting with the fives leaves the master 20 points better off.</source>
      <translation>Setelah dua langganan bermain, unyik bisa mulai dengan pasangan angka satu atau pasangan angka lima. Dengan angka lima dulu, empu berakhir 20 poin lebih baik.</translation>
    </message>
    <message>
      <source>Last and best</source>
      <translation>Terakhir tetapi terbaik</translation>
    </message>
    <message>
      <source>The unyik plays last and still does best: on average, regulars end 60 points ahead in this seat. Try to beat the unyik from the raja's seat.</source>
      <translation>Unyik bermain terakhir tetapi tetap paling diuntungkan: rata-rata langganan berakhir unggul 60 poin di kursi ini. Coba kalahkan dari kursi raja.</translation>
    </message>
    <message>
      <source>Which pair to break</source>
      <translation>Pasangan mana yang dipecah</translation>
    </message>
    <message>
      <source>The raja holds two identical pairs, twos and fives, and neither captures on the first turn. For the master, playing a five first is worth 20 points more than playing a two.</source>
      <translation>Raja memegang sepasang kartu dua yang kembar dan sepasang kartu lima yang kembar, dan tak satu pun menangkap pada giliran pertama. Bagi empu, memainkan angka lima lebih dulu bernilai 20 poin lebih daripada angka dua.</translation>
    </message>
    <message>
      <source>What the others leave you</source>
      <translation>Sisa dari pemain lain</translation>
    </message>
    <message>
      <source>A round has only a few points, and here many of them depend on how you play: a master-level player does 3 points better than a regular-level one.</source>
      <translation>Satu ronde hanya punya sedikit poin, dan di sini banyak di antaranya bergantung pada cara Anda bermain: empu berakhir 3 poin lebih baik daripada langganan.</translation>
    </message>
    <message>
      <source>A capture every turn</source>
      <translation>Menangkap di setiap giliran</translation>
    </message>
    <message>
      <source>In this seat a regular-level player captures with every one of the seven cards.</source>
      <translation>Langganan di kursi ini menangkap dengan ketujuh kartunya.</translation>
    </message>
    <message>
      <source>Still a choice</source>
      <translation>Tetap ada pilihan</translation>
    </message>
    <message>
      <source>You must capture whenever you can, but the choice of card still matters: a master-level player does 1 point better than a regular-level one.</source>
      <translation>Anda wajib menangkap setiap kali bisa, tetapi pilihan kartunya tetap berpengaruh: empu berakhir 1 poin lebih baik daripada langganan.</translation>
    </message>
    <message>
      <source>One pair of several</source>
      <translation>Satu dari beberapa pasangan</translation>
    </message>
    <message>
      <source>The patih can start with any of several pairs, and the choice matters: for the master, the ones are worth 35 points more than the nines that a regular captures.</source>
      <translation>Patih bisa mulai dengan salah satu dari beberapa pasangan, dan pilihannya berpengaruh: bagi empu, pasangan angka satu bernilai 35 poin lebih daripada angka sembilan yang ditangkap langganan.</translation>
    </message>
    <message>
      <source>The patih's fourteen</source>
      <translation>Empat belas kartu patih</translation>
    </message>
    <message>
      <source>With this hand regulars end at least 110 points ahead in the patih's seat, though the raja plays first. Can you hold the patih back from there?</source>
      <translation>Dengan kartu tangan ini, langganan berakhir unggul sedikitnya 110 poin di kursi patih, meskipun raja bermain lebih dulu. Bisakah Anda menahan patih dari kursi raja?</translation>
    </message>
    <message>
      <source>Three by three</source>
      <translation>Tiga demi tiga</translation>
    </message>
    <message>
      <source>Cards come three at a time, and here the best of them go to the last seat: on average, regulars end 70 points ahead there. Play first, and see how close you can come.</source>
      <translation>Kartu datang tiga demi tiga, dan di sini yang terbaik jatuh ke kursi terakhir: rata-rata langganan di sana berakhir unggul 70 poin. Bermainlah dari kursi pertama, dan lihat seberapa dekat Anda bisa mengejar.</translation>
    </message>
    <message>
      <source>A sweep</source>
      <translation>Sapu bersih</translation>
    </message>
    <message>
      <source>A hand of 20 strong cards: in the raja's seat, regulars end at least 45 points ahead. Can you do as well from another seat?</source>
      <translation>Dua puluh kartu tangan yang kuat: di kursi raja, langganan berakhir unggul sedikitnya 45 poin. Bisakah Anda melakukannya dari kursi lain?</translation>
    </message>
    <message>
      <source>The race for one card</source>
      <translation>Berebut satu kartu</translation>
    </message>
    <message>
      <source>Both players wait for the cards they need. A master-level player counts the unseen ones and does 1 point better than a regular-level one.</source>
      <translation>Kedua pemain menunggu kartu yang diperlukan. Empu menghitung yang belum terlihat dan berakhir 1 poin lebih baik daripada langganan.</translation>
    </message>
    <message>
      <source>A hand for Thunee</source>
      <translation>Kartu untuk Thunee</translation>
    </message>
    <message>
      <source>Three jacks and two nines: with this hand a regular-level player calls Thunee every time.</source>
      <translation>Tiga jack dan dua sembilan: dengan kartu ini langganan selalu menyerukan Thunee.</translation>
    </message>
    <message>
      <source>Bid or pass</source>
      <translation>Menawar atau lewat</translation>
    </message>
    <message>
      <source>The dealer's first four cards are just good enough for a bid. By bidding 10, the master does 3 balls better than by passing.</source>
      <translation>Empat kartu pertama pembagi cukup baik untuk sebuah tawaran. Kalau empu menawar 10, hasilnya 3 bola lebih baik daripada kalau lewat.</translation>
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
    <name>drills</name>
    <message>
      <source>Thothit: identical cards</source>
      <translation>Thothit: kartu kembar</translation>
    </message>
    <message>
      <source>One of your cards can capture an identical one. Capture it, or make another move?</source>
      <translation>Salah satu kartu Anda bisa menangkap kembarannya. Tangkap, atau pilih langkah lain?</translation>
    </message>
    <message>
      <source>Two identical cards in your capture pile score 10 points, or 20 if they are red-stamped. Two different cards of the same rank score nothing together.</source>
      <translation>Dua kartu kembar dalam tumpukan tangkapan Anda bernilai 10 poin, atau 20 kalau bercap merah. Dua kartu berbeda dengan angka yang sama tidak bernilai sebagai pasangan.</translation>
    </message>
    <message>
      <source>Thothit: red stamps</source>
      <translation>Thothit: cap merah</translation>
    </message>
    <message>
      <source>You can capture with a red-stamped card, or capture one. Do it now, or make another move?</source>
      <translation>Anda bisa menangkap dengan kartu bercap merah, atau menangkap kartu bercap merah. Lakukan sekarang, atau pilih langkah lain?</translation>
    </message>
    <message>
      <source>Each red-stamped card scores 10 points even alone, and an identical pair of them 20. Other cards score only in identical pairs.</source>
      <translation>Setiap kartu bercap merah bernilai 10 poin walau sendirian, dan sepasang kembar 20. Kartu lain hanya bernilai sebagai pasangan kembar.</translation>
    </message>
    <message>
      <source>Sampèn: match or wait</source>
      <translation>Sampèn: cocokkan atau tunggu</translation>
    </message>
    <message>
      <source>You hold the identical card. Match it, or let it go?</source>
      <translation>Anda memegang kembarannya. Cocokkan, atau lepaskan?</translation>
    </message>
    <message>
      <source>A match takes two cards from your hand, but with the card you throw out an opponent may go on. Early in the round, match. When few stock cards are left, such a chain may leave an opponent with fewer cards than you: then it may be better to let go.</source>
      <translation>Cocokan mengurangi kartu Anda dua lembar, tetapi lawan mungkin melanjutkan dengan kartu yang Anda lempar. Di awal ronde, cocokkan. Kalau stok tinggal sedikit, rangkaian seperti itu bisa membuat kartu lawan lebih sedikit daripada kartu Anda: maka kadang lebih baik melepaskan.</translation>
    </message>
    <message>
      <source>Kowah: checki</source>
      <translation>Kowah: checki</translation>
    </message>
    <message>
      <source>Your hand is ready. Declare checki, or keep it to yourself?</source>
      <translation>Kartu tangan Anda sudah siap. Nyatakan checki, atau diam dulu?</translation>
    </message>
    <message>
      <source>Without checki you can't win. Once you declare, a pair lies face up, you may claim the card you need from any opponent, and your hand must stay ready.</source>
      <translation>Tanpa checki Anda tidak bisa menang. Setelah menyatakannya, satu pasangan terbuka, Anda boleh klaim kartu yang dibutuhkan dari lawan mana pun, dan kartu tangan harus tetap siap.</translation>
    </message>
    <message>
      <source>Tantanan: tan nokang</source>
      <translation>Tantanan: tan nokang</translation>
    </message>
    <message>
      <source>Your hand lacks one card, and has no bak. Call tan nokang, or not yet?</source>
      <translation>Kartu tangan Anda kurang satu kartu, dan tidak punya bak. Serukan tan nokang, atau belum?</translation>
    </message>
    <message>
      <source>Count the designs that win. With three cards of the same rank any of them may be the single one: call. If only one design wins, first look for a bak, with which a whole rank wins.</source>
      <translation>Hitung gambar yang menang. Dengan tiga kartu berangka sama, yang mana pun bisa menjadi kartu tunggal: berserulah. Kalau hanya satu gambar yang menang, cari dulu sebuah bak; dengan bak satu angka penuh menang.</translation>
    </message>
    <message>
      <source>Thunee: Jodhi</source>
      <translation>Thunee: Jodhi</translation>
    </message>
    <message>
      <source>You hold a king and queen of one suit. Announce the Jodhi now, or go on without it?</source>
      <translation>Anda memegang raja dan ratu satu jenis. Umumkan Jodhi sekarang, atau lanjut tanpa itu?</translation>
    </message>
    <message>
      <source>You may announce a Jodhi only right after your side has won its first or third trick, before the next lead. It counts 20, or 40 in trump, and 10 more with the jack.</source>
      <translation>Anda boleh mengumumkan Jodhi hanya tepat setelah pihak Anda memenangkan trik pertama atau ketiganya, sebelum trik berikutnya dibuka. Nilainya 20, atau 40 dalam truf, dan 10 lagi dengan jack.</translation>
    </message>
    <message>
      <source>Thunee: Double</source>
      <translation>Thunee: Double</translation>
    </message>
    <message>
      <source>This is the last trick, and your side has won all the others. Call Double, or just play your card?</source>
      <translation>Ini trik terakhir, dan pihak Anda memenangkan semua trik lainnya. Serukan Double, atau mainkan kartu saja?</translation>
    </message>
    <message>
      <source>With Double you promise to win the last trick yourself, for 2 balls. If anyone else wins it, even your partner, your opponents get 4.</source>
      <translation>Dengan Double Anda berjanji memenangkan sendiri trik terakhir, untuk 2 bola. Kalau pemain lain yang menang, bahkan rekan Anda, lawan mendapat 4.</translation>
    </message>
    <message>
      <source>Thunee: Khanaak</source>
      <translation>Thunee: Khanaak</translation>
    </message>
    <message>
      <source>This is the last trick, and your side has announced a Jodhi. Call Khanaak, or just play your card?</source>
      <translation>Ini trik terakhir, dan pihak Anda sudah mengumumkan Jodhi. Serukan Khanaak, atau mainkan kartu saja?</translation>
    </message>
    <message>
      <source>With Khanaak you promise to win the last trick yourself, and your side's Jodhis plus 10 must be more than your opponents' cards and Jodhis. If you fail, your opponents get 4 balls.</source>
      <translation>Dengan Khanaak Anda berjanji memenangkan sendiri trik terakhir, dan Jodhi pihak Anda ditambah 10 harus lebih dari kartu dan Jodhi lawan. Kalau gagal, lawan mendapat 4 bola.</translation>
    </message>
    <message>
      <source>Thunee: trump by the last card</source>
      <translation>Thunee: truf dari kartu terakhir</translation>
    </message>
    <message>
      <source>You choose trump. Choose one of your four cards, or leave trump to the last card you are dealt?</source>
      <translation>Anda menentukan truf. Pilih salah satu dari empat kartu Anda, atau serahkan truf pada kartu terakhir yang dibagikan kepada Anda?</translation>
    </message>
    <message>
      <source>The last card is one you haven't seen: its suit may be one in which you hold nothing else. That's a house rule.</source>
      <translation>Kartu terakhir belum Anda lihat: mungkin Anda tidak punya kartu lain dalam jenisnya. Ini aturan rumah.</translation>
    </message>
    <message>
      <source>Thunee: a lower trump</source>
      <translation>Thunee: truf yang lebih rendah</translation>
    </message>
    <message>
      <source>You can't follow suit, and a trump is winning the trick. Play a lower trump, or something else?</source>
      <translation>Anda tidak bisa mengikuti jenis, dan sebuah truf sedang memenangkan trik. Mainkan truf yang lebih rendah, atau yang lain?</translation>
    </message>
    <message>
      <source>A trump lower than one in the trick can't win it. By some house rules you may play it only if you hold nothing but trumps.</source>
      <translation>Truf yang lebih rendah daripada truf dalam trik tidak bisa menang. Menurut sebagian aturan rumah Anda boleh memainkannya hanya kalau Anda hanya punya truf.</translation>
    </message>
    <message>
      <source>Points in tricks: your side {0}, your opponents {1}.</source>
      <translation>Poin dalam trik: pihak Anda {0}, lawan {1}.</translation>
    </message>
    <message>
      <source>Jodhis: your side {0}, your opponents {1}.</source>
      <translation>Jodhi: pihak Anda {0}, lawan {1}.</translation>
    </message>
    <message>
      <source>Not seen yet: {0}.</source>
      <translation>Belum terlihat: {0}.</translation>
    </message>
  </context>
  <context>
    <name>example</name>
    <message>
      <source>Click cards and buttons, or use the arrow keys, Enter and the letters on the buttons.</source>
      <translation>Klik kartu dan tombol, atau pakai tombol panah, Enter, dan huruf pada tombol.</translation>
    </message>
    <message>
      <source>Click Next to see how the round ended.</source>
      <translation>Klik Lanjut untuk melihat akhir ronde ini.</translation>
    </message>
    <message>
      <source>Click Next to see what the capture piles are worth.</source>
      <translation>Klik Lanjut untuk melihat nilai tumpukan tangkapan.</translation>
    </message>
    <message>
      <source>What the capture piles are worth</source>
      <translation>Nilai tumpukan tangkapan</translation>
    </message>
    <message>
      <source>{0}: {1}, but can't win</source>
      <translation>{0}: {1}, tetapi tidak bisa menang</translation>
    </message>
    <message>
      <source>{0}: {1}, and wins</source>
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
      <source>the next stock card must be turned up first</source>
      <translation>kartu stok berikutnya harus dibuka dulu</translation>
    </message>
    <message>
      <source>another question must be answered first</source>
      <translation>pertanyaan lain harus dijawab dulu</translation>
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
      <source>the turned-up card is {1}, not {0}</source>
      <translation>kartu yang dibuka adalah {1}, bukan {0}</translation>
    </message>
    <message>
      <source>{0}, the card turned up, must be played first</source>
      <translation>{0}, kartu yang dibuka, harus dimainkan dulu</translation>
    </message>
    <message>
      <source>{0} must capture a card ({rest})</source>
      <translation>{0} harus menangkap satu kartu ({rest})</translation>
    </message>
    <message>
      <source>a card that captures must be played from the hand</source>
      <translation>kartu tangan yang menangkap harus dimainkan</translation>
    </message>
    <message>
      <source>{0} and {1} have different ranks</source>
      <translation>angka {0} dan {1} tidak sama</translation>
    </message>
    <message>
      <source>{0} is not in the pool</source>
      <translation>{0} tidak ada di kolam</translation>
    </message>
    <message>
      <source>{0} captures exactly two cards of its rank, named in the order of their codes, or none</source>
      <translation>{0} menangkap tepat dua kartu dengan angkanya, ditulis menurut urutan kodenya, atau tidak sama sekali</translation>
    </message>
    <message>
      <source>{0} captures only an identical card</source>
      <translation>{0} hanya menangkap kartu yang kembar</translation>
    </message>
    <message>
      <source>on a first turn {0} captures only an identical card</source>
      <translation>pada giliran pertama {0} hanya menangkap kartu yang kembar</translation>
    </message>
    <message>
      <source>{0} is part of a pair, and a single card must be captured first ({rest})</source>
      <translation>{0} bagian dari pasangan, dan kartu tunggal harus ditangkap dulu ({rest})</translation>
    </message>
    <message>
      <source>{0} is identical to the card played, and a different card must be captured first ({rest})</source>
      <translation>{0} kembar, dan kartu yang berbeda harus ditangkap dulu ({rest})</translation>
    </message>
    <message>
      <source>the turned-up cards are {2} and {3}, not {0} and {1}</source>
      <translation>kartu yang dibuka adalah {2} dan {3}, bukan {0} dan {1}</translation>
    </message>
    <message>
      <source>Laki must be drawn first</source>
      <translation>Laki harus ditarik dulu</translation>
    </message>
    <message>
      <source>there is no tie for Laki to decide</source>
      <translation>tidak ada seri yang perlu ditentukan dengan Laki</translation>
    </message>
    <message>
      <source>in Laki each tied seat, and no other, draws three cards</source>
      <translation>dalam Laki setiap kursi yang seri, dan hanya kursi itu, menarik tiga kartu</translation>
    </message>
    <message>
      <source>{0} cannot be drawn now</source>
      <translation>{0} tidak bisa ditarik sekarang</translation>
    </message>
    <message>
      <source>a card must be drawn or taken first</source>
      <translation>kartu harus ditarik atau diambil dulu</translation>
    </message>
    <message>
      <source>a card must be discarded first</source>
      <translation>kartu harus dibuang dulu</translation>
    </message>
    <message>
      <source>the pair shown has been broken, so another pair must be shown first</source>
      <translation>pasangan yang ditunjukkan pecah, dan pasangan lain harus ditunjukkan dulu</translation>
    </message>
    <message>
      <source>it is not possible to pass now</source>
      <translation>tidak ada yang bisa dilewatkan</translation>
    </message>
    <message>
      <source>no card has been discarded yet</source>
      <translation>belum ada kartu yang dibuang</translation>
    </message>
    <message>
      <source>if {0} is taken, no card can be discarded</source>
      <translation>setelah mengambil {0}, tidak ada kartu yang boleh dibuang</translation>
    </message>
    <message>
      <source>after checki, {0} may be taken only to win</source>
      <translation>setelah checki, {0} hanya boleh diambil untuk menang</translation>
    </message>
    <message>
      <source>{0} was just taken, so no copy of it can be discarded</source>
      <translation>{0} baru diambil, dan tidak satu lembar pun boleh dibuang</translation>
    </message>
    <message>
      <source>after checki, the card just drawn, {1}, must be discarded, not {0}</source>
      <translation>setelah checki, kartu yang baru ditarik, {1}, harus dibuang, bukan {0}</translation>
    </message>
    <message>
      <source>without {0} the declared hand is not ready</source>
      <translation>tanpa {0} kartu tangan yang dinyatakan tidak siap</translation>
    </message>
    <message>
      <source>there are not two copies of {0} in the hand</source>
      <translation>tidak ada dua lembar {0} di kartu tangan</translation>
    </message>
    <message>
      <source>without the pair of {0}, the hand does not make two triplets</source>
      <translation>tanpa pasangan {0}, kartu tangan tidak membentuk dua kali tiga serangkai</translation>
    </message>
    <message>
      <source>checki needs a ready hand, right after the deal or after the seat's own discard</source>
      <translation>checki memerlukan kartu tangan siap, langsung setelah pembagian atau setelah membuang sendiri</translation>
    </message>
    <message>
      <source>checki has already been declared, with the pair of {0}</source>
      <translation>checki sudah dinyatakan, dengan pasangan {0}</translation>
    </message>
    <message>
      <source>there is no card that this seat can claim</source>
      <translation>tidak ada kartu yang bisa diklaim kursi ini</translation>
    </message>
    <message>
      <source>a ready hand must be declared at once</source>
      <translation>kartu tangan yang siap harus langsung dinyatakan</translation>
    </message>
    <message>
      <source>a seat calls right after its own discard, with a hand that waits for a card</source>
      <translation>sebuah kursi berseru tepat setelah buangannya sendiri, dengan kartu tangan yang menunggu satu kartu</translation>
    </message>
    <message>
      <source>this call has already been made</source>
      <translation>seruan ini sudah dibuat</translation>
    </message>
    <message>
      <source>this hand is called otherwise</source>
      <translation>kartu tangan ini punya seruan lain</translation>
    </message>
    <message>
      <source>without {0} the hand no longer agrees with its call</source>
      <translation>tanpa {0} kartu tangan tidak lagi sesuai dengan seruannya</translation>
    </message>
    <message>
      <source>the move names a seat that does not exist</source>
      <translation>langkah itu menyebut kursi yang tidak ada</translation>
    </message>
    <message>
      <source>a move must name its seat if it is out of turn, and only then</source>
      <translation>langkah harus menyebut kursinya kalau di luar giliran, dan hanya saat itu</translation>
    </message>
    <message>
      <source>it is too early for that</source>
      <translation>masih terlalu dini untuk itu</translation>
    </message>
    <message>
      <source>the house rules do not allow this</source>
      <translation>aturan rumah tidak mengizinkan ini</translation>
    </message>
    <message>
      <source>{0} does not follow the suit of {1}</source>
      <translation>{0} tidak mengikuti jenis {1}</translation>
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
      <source>a bid must be higher than the last one</source>
      <translation>tawaran harus lebih tinggi daripada yang terakhir</translation>
    </message>
    <message>
      <source>104 can be bid only after 100</source>
      <translation>104 hanya boleh ditawarkan setelah 100</translation>
    </message>
    <message>
      <source>bid the next ten or pass: bids go up ten at a time</source>
      <translation>tawar sepuluh berikutnya atau lewat: tawaran naik sepuluh demi sepuluh</translation>
    </message>
    <message>
      <source>call Thunee once all cards are dealt</source>
      <translation>serukan Thunee setelah semua kartu dibagikan</translation>
    </message>
    <message>
      <source>choose a card of the hand: after a bid the last card is not trump</source>
      <translation>pilih kartu tangan: setelah ada tawaran kartu terakhir tidak bisa menjadi truf</translation>
    </message>
    <message>
      <source>Thunee and Royals cannot be called with six cards of one suit</source>
      <translation>Thunee dan Royals tidak boleh diserukan dengan enam kartu satu jenis</translation>
    </message>
    <message>
      <source>lead the three equal cards of Trips first</source>
      <translation>buka dulu ketiga kartu Trips yang sama</translation>
    </message>
    <message>
      <source>Moenie needs four cards of one suit with its jack</source>
      <translation>Moenie memerlukan empat kartu satu jenis beserta jacknya</translation>
    </message>
    <message>
      <source>the Jodhi with {0} has already been announced</source>
      <translation>Jodhi dengan {0} sudah diumumkan</translation>
    </message>
    <message>
      <source>the hand does not hold {0} and the queen of its suit</source>
      <translation>kartu tangan tidak berisi {0} dan ratunya</translation>
    </message>
    <message>
      <source>during Thunee no other call is allowed</source>
      <translation>selama Thunee tidak boleh ada seruan lain</translation>
    </message>
    <message>
      <source>this can be called only in the last trick</source>
      <translation>ini hanya boleh diserukan di trik terakhir</translation>
    </message>
    <message>
      <source>Double or Khanaak has already been called in this round</source>
      <translation>Double atau Khanaak sudah diserukan dalam ronde ini</translation>
    </message>
    <message>
      <source>the side has lost a trick</source>
      <translation>pihak itu sudah kalah satu trik</translation>
    </message>
    <message>
      <source>play a card: so near the target Double cannot be called</source>
      <translation>mainkan kartu: sedekat ini dengan target Double tidak boleh diserukan</translation>
    </message>
    <message>
      <source>the side has not announced a Jodhi</source>
      <translation>pihak itu belum mengumumkan Jodhi</translation>
    </message>
    <message>
      <source>play a card: without a bid the counting side cannot call Khanaak</source>
      <translation>mainkan kartu: tanpa tawaran pihak penghitung tidak boleh menyerukan Khanaak</translation>
    </message>
    <message>
      <source>the side has not lost a trick</source>
      <translation>pihak itu belum kalah satu trik pun</translation>
    </message>
    <message>
      <source>no card is open to be matched</source>
      <translation>tidak ada kartu terbuka yang bisa dicocokkan</translation>
    </message>
    <message>
      <source>there is no card in the hand that is identical to {0}, the open card</source>
      <translation>di tangan tidak ada kembaran {0}, kartu terbuka</translation>
    </message>
    <message>
      <source>only a player who has matched the open card throws one out</source>
      <translation>hanya pemain yang mencocokkan kartu terbuka yang melempar kartu</translation>
    </message>
    <message>
      <source>all cards but one are thrown out only after satu</source>
      <translation>semua kartu kecuali satu baru dilempar setelah satu</translation>
    </message>
    <message>
      <source>a card must be thrown out first</source>
      <translation>satu kartu harus dilempar dulu</translation>
    </message>
    <message>
      <source>all cards but one must be thrown out first</source>
      <translation>semua kartu kecuali satu harus dilempar dulu</translation>
    </message>
    <message>
      <source>{0} needs {1} players, not {2}</source>
      <translation>{0} memerlukan {1} pemain, bukan {2}</translation>
    </message>
    <message>
      <source>{0} has no option {1} (it has {2})</source>
      <translation>{0} tidak punya pilihan {1} (adanya {2})</translation>
    </message>
    <message>
      <source>in {1}, {0} must be {2}, not {3}</source>
      <translation>{0} dari {1} harus {2}, bukan {3}</translation>
    </message>
    <message>
      <source>no game is called {0}; `thothit games` lists all</source>
      <translation>tidak ada permainan bernama {0}; `thothit games` menyebut semuanya</translation>
    </message>
    <message>
      <source>all players play every round of {0}</source>
      <translation>semua pemain memainkan setiap ronde {0}</translation>
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
      <source>not a saved match: its format is not {0}</source>
      <translation>bukan pertandingan tersimpan: formatnya bukan {0}</translation>
    </message>
    <message>
      <source>version must be a number from 1 to {1}, not {0}</source>
      <translation>version harus bilangan dari 1 sampai {1}, bukan {0}</translation>
    </message>
    <message>
      <source>version {0} is newer than version {1}, the newest known here</source>
      <translation>versi {0} lebih baru daripada versi {1}, yang terbaru yang dikenal di sini</translation>
    </message>
    <message>
      <source>not a saved match, or damaged: {0} (column {1})</source>
      <translation>bukan pertandingan tersimpan, atau rusak: {0} (kolom {1})</translation>
    </message>
    <message>
      <source>not a saved match, or damaged: {0} (line {2}, column {1})</source>
      <translation>bukan pertandingan tersimpan, atau rusak: {0} (baris {2}, kolom {1})</translation>
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
      <source>not a saved match: nested too deeply</source>
      <translation>bukan pertandingan tersimpan: tersarang terlalu dalam</translation>
    </message>
    <message>
      <source>not a saved match: a number is too long</source>
      <translation>bukan pertandingan tersimpan: ada angka yang terlalu panjang</translation>
    </message>
    <message>
      <source>not a saved match: too many lists and objects</source>
      <translation>bukan pertandingan tersimpan: terlalu banyak daftar dan objek</translation>
    </message>
    <message>
      <source>the key {0} appears twice in one object</source>
      <translation>kunci {0} muncul dua kali dalam satu objek</translation>
    </message>
    <message>
      <source>it must be an object, not {0}</source>
      <translation>isinya harus objek, bukan {0}</translation>
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
      <source>{0} must be {2}, not {1}</source>
      <translation>{0} harus {2}, bukan {1}</translation>
    </message>
    <message>
      <source>{0} must have {2} entries, not {1}</source>
      <translation>{0} harus berisi {2} butir, bukan {1}</translation>
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
      <source>the seats that play, {0}</source>
      <translation>kursi yang bermain, {0}</translation>
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
      <source>an unfinished round cannot have points</source>
      <translation>ronde yang belum selesai tidak boleh punya poin</translation>
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
      <translation>hanya ronde terakhir yang boleh belum selesai</translation>
    </message>
    <message>
      <source>the match ends after round {0}</source>
      <translation>pertandingan berakhir setelah ronde {0}</translation>
    </message>
    <message>
      <source>the seats {1} must play it, not {0}</source>
      <translation>yang harus memainkannya kursi {1}, bukan {0}</translation>
    </message>
    <message>
      <source>the points must be {1}, not {0}</source>
      <translation>poinnya harus {1}, bukan {0}</translation>
    </message>
    <message>
      <source>the round ends here, but it is not marked as finished</source>
      <translation>ronde berakhir di sini, tetapi belum ditandai selesai</translation>
    </message>
    <message>
      <source>there is no such move, but the round is marked as finished</source>
      <translation>langkah ini tidak ada, padahal ronde ditandai selesai</translation>
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
      <source>there are {0} hands for {1} players</source>
      <translation>ada {0} kartu tangan untuk {1} pemain</translation>
    </message>
    <message>
      <source>there are {0} hands, but this game has none</source>
      <translation>ada {0} kartu tangan, padahal permainan ini tidak memakainya</translation>
    </message>
    <message>
      <source>the hand of seat {0} must have {2} cards, not {1}</source>
      <translation>kartu tangan kursi {0} harus {2}, bukan {1}</translation>
    </message>
    <message>
      <source>the pool must have {1} cards, not {0}</source>
      <translation>kolam harus berisi {1} kartu, bukan {0}</translation>
    </message>
    <message>
      <source>the stock must have {1} cards, not {0}</source>
      <translation>stok harus berisi {1} kartu, bukan {0}</translation>
    </message>
    <message>
      <source>{0} is not a card of this game</source>
      <translation>{0} bukan kartu permainan ini</translation>
    </message>
    <message>
      <source>{0} appears {1} times in the deal, but the game has {2}</source>
      <translation>{0} muncul {1} kali dalam pembagian, padahal permainan ini punya {2}</translation>
    </message>
    <message>
      <source>the deal must have {1} cards, not {0}</source>
      <translation>pembagian harus berisi {1} kartu, bukan {0}</translation>
    </message>
    <message>
      <source>The copied text is too long.</source>
      <translation>Teks yang disalin terlalu panjang.</translation>
    </message>
    <message>
      <source>Copy some cards first, such as {0}.</source>
      <translation>Salin dulu beberapa kartu, misalnya {0}.</translation>
    </message>
    <message>
      <source>{0} is not a card of this game. Write cards like {1}.</source>
      <translation>{0} bukan kartu permainan ini. Tulis kartu seperti {1}.</translation>
    </message>
    <message>
      <source>The copied text has {0} lines, but this deal has only {1} rows.</source>
      <translation>Teks yang disalin berisi {0} baris, padahal pembagian ini hanya punya {1} baris kartu.</translation>
    </message>
  </context>
  <context>
    <name>fishing</name>
    <message>
      <source>{0}: {1} a card</source>
      <translation>{0}: {1} per kartu</translation>
    </message>
    <message>
      <source>other cards: their rank</source>
      <translation>kartu lain: angkanya</translation>
    </message>
    <message>
      <source>Click cards, or choose them with the arrow keys and Enter.</source>
      <translation>Klik kartu, atau pilih dengan tombol panah dan Enter.</translation>
    </message>
    <message>
      <source>Your turn: turn up a card</source>
      <translation>Giliran Anda: buka satu kartu</translation>
    </message>
    <message>
      <source>Your turn: choose two cards to capture with {0}, or none</source>
      <translation>Giliran Anda: pilih dua kartu untuk ditangkap dengan {0}, atau tidak sama sekali</translation>
    </message>
    <message>
      <source>Your turn: choose a card to capture with {0}</source>
      <translation>Giliran Anda: pilih kartu yang ditangkap dengan {0}</translation>
    </message>
    <message>
      <source>Breaks a pair and can't win this round</source>
      <translation>Memecah pasangan dan tidak bisa memenangkan ronde ini</translation>
    </message>
    <message>
      <source>{who}: ayam! Three identical cards at once, {points} points</source>
      <translation>{who}: ayam! Tiga kartu kembar sekaligus, {points} poin</translation>
    </message>
    <message>
      <source>{who}: kandang! Three identical cards with the stock card, {points} points</source>
      <translation>{who}: kandang! Tiga kartu kembar dengan kartu stok, {points} poin</translation>
    </message>
    <message>
      <source>On your first turn, a card captures only an identical card.</source>
      <translation>Pada giliran pertama Anda, kartu hanya menangkap kartu yang kembar.</translation>
    </message>
    <message>
      <source>If you capture {0}, you break a pair while a single card, {1}, is available, and you can't win this round. Click again to capture it anyway.</source>
      <translation>Kalau menangkap {0}, Anda memecah pasangan selagi ada kartu tunggal, {1}, dan Anda tidak bisa memenangkan ronde ini. Klik lagi untuk tetap menangkapnya.</translation>
    </message>
    <message>
      <source>Play a card from your hand: no stock card is turned up.</source>
      <translation>Mainkan kartu dari tangan Anda: tidak ada kartu stok yang dibuka.</translation>
    </message>
    <message>
      <source>Use {1}, the card turned up, not {0}.</source>
      <translation>Pakai {1}, kartu yang dibuka, bukan {0}.</translation>
    </message>
    <message>
      <source>First choose a card to capture with {0}, the card turned up.</source>
      <translation>Pilih dulu kartu yang ditangkap dengan {0}, kartu yang dibuka.</translation>
    </message>
    <message>
      <source>Choose {rest}: {0} must capture a card.</source>
      <translation>Pilih {rest}: {0} harus menangkap satu kartu.</translation>
    </message>
    <message>
      <source>Play a card that captures: you have at least one.</source>
      <translation>Mainkan kartu yang menangkap: Anda punya setidaknya satu.</translation>
    </message>
    <message>
      <source>{0} captures only cards of its own rank, so it can't capture {1}.</source>
      <translation>{0} hanya menangkap kartu dengan angka yang sama, jadi bukan {1}.</translation>
    </message>
    <message>
      <source>{0} captures exactly two cards of its rank: choose two, or capture nothing.</source>
      <translation>{0} menangkap tepat dua kartu dengan angkanya: pilih dua, atau jangan tangkap.</translation>
    </message>
    <message>
      <source>Choose a card that is in the pool: {0} isn't.</source>
      <translation>Pilih kartu yang ada di kolam: {0} tidak ada.</translation>
    </message>
    <message>
      <source>On your first turn, {0} captures only an identical card.</source>
      <translation>Pada giliran pertama Anda, {0} hanya menangkap kartu yang kembar.</translation>
    </message>
    <message>
      <source>First capture the single card, {rest}: {0} is part of a pair.</source>
      <translation>Tangkap dulu kartu tunggalnya, {rest}: {0} bagian dari pasangan.</translation>
    </message>
    <message>
      <source>First capture {rest}: the identical card has to wait.</source>
      <translation>Tangkap dulu {rest}: kartu yang kembar harus menunggu.</translation>
    </message>
    <message>
      <source>{0} captures only an identical card.</source>
      <translation>{0} hanya menangkap kartu yang kembar.</translation>
    </message>
    <message>
      <source>Drawing for seats: each player takes the seat whose card is identical to the one they drew</source>
      <translation>Undian kursi: setiap pemain duduk di tempat kartu yang kembar dengan kartunya</translation>
    </message>
    <message>
      <source>Two cards each; add the ranks and keep the last digit: {drawn}. The highest is raja and plays first: {starter}</source>
      <translation>Masing-masing dua kartu; jumlahkan angkanya dan ambil digit terakhir: {drawn}. Yang tertinggi menjadi raja dan bermain pertama: {starter}</translation>
    </message>
    <message>
      <source>Two cards each; add the ranks: {drawn}. The highest is raja and plays first: {starter}. The lowest is unyik and deals: {dealer}</source>
      <translation>Dua kartu masing-masing; jumlahkan angkanya: {drawn}. Yang tertinggi menjadi raja dan bermain pertama: {starter}. Yang terendah menjadi unyik dan membagi: {dealer}</translation>
    </message>
    <message>
      <source>Rank drawn: {rank}. Count seats from {drawer}: the first player is {starter}</source>
      <translation>Angka yang ditarik: {rank}. Dihitung per kursi mulai dari {drawer}, pemain pertama adalah {starter}</translation>
    </message>
    <message>
      <source>Rank drawn by the unyik: {rank}. Count seats from the raja: the next raja is {starter}</source>
      <translation>Angka yang ditarik unyik: {rank}. Dihitung per kursi mulai dari raja, raja berikutnya adalah {starter}</translation>
    </message>
    <message>
      <source>The patih, {second}, puts each rank in its place in the pool</source>
      <translation>Patih menyusun kolam menurut angka: {second}</translation>
    </message>
    <message>
      <source>The last stock card is face up beside the stock; only the patih, {second}, looks at the one before it</source>
      <translation>Kartu stok terakhir terbuka di samping stok; hanya patih, {second}, yang melihat kartu sebelumnya</translation>
    </message>
    <message>
      <source>Only the unyik, {dealer}, looks at the last stock card</source>
      <translation>Hanya unyik, {dealer}, yang melihat kartu stok terakhir</translation>
    </message>
    <message>
      <source>Dealer (unyik): {dealer}. First player (raja): {starter}</source>
      <translation>Pembagi (unyik): {dealer}. Pemain pertama (raja): {starter}</translation>
    </message>
    <message>
      <source>First to turn up a stock card: {starter}</source>
      <translation>Yang pertama membuka kartu stok: {starter}</translation>
    </message>
    <message>
      <source>Each player draws a card: {drawn}. The highest begins: {starter}</source>
      <translation>Setiap pemain menarik satu kartu: {drawn}. Yang tertinggi mulai: {starter}</translation>
    </message>
    <message>
      <source>Three cards each. First player: {starter}</source>
      <translation>Masing-masing tiga kartu. Pemain pertama: {starter}</translation>
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
      <source>The regular captures what is worth most right now and remembers a few captures.</source>
      <translation>Langganan menangkap yang paling bernilai saat itu dan mengingat beberapa tangkapan.</translation>
    </message>
    <message>
      <source>the raja, chosen by drawing cards and, in later rounds, by counting seats</source>
      <translation>raja, ditentukan dengan menarik kartu, pada ronde berikutnya dengan menghitung kursi</translation>
    </message>
    <message>
      <source>the player with the highest sum of two cards; then the last in each round deals</source>
      <translation>pemain dengan jumlah dua kartu tertinggi; sesudah itu yang terakhir dalam setiap ronde membagi</translation>
    </message>
    <message>
      <source>the player who draws the highest card; in later rounds, the one with fewest points</source>
      <translation>pemain yang menarik kartu tertinggi; pada ronde berikutnya, yang poinnya paling sedikit</translation>
    </message>
    <message>
      <source>a player chosen by drawing a card and counting seats; in later rounds, the winner</source>
      <translation>pemain yang ditentukan dengan menarik kartu dan menghitung kursi, pada ronde berikutnya pemenangnya</translation>
    </message>
    <message>
      <source>only an identical card</source>
      <translation>hanya kartu yang kembar</translation>
    </message>
    <message>
      <source>two cards of the same rank, or none</source>
      <translation>dua kartu dengan angka yang sama, atau tidak sama sekali</translation>
    </message>
    <message>
      <source>one card of the same rank</source>
      <translation>satu kartu dengan angka yang sama</translation>
    </message>
    <message>
      <source>black: {0}</source>
      <translation>hitam: {0}</translation>
    </message>
    <message>
      <source>red-stamped: {0}</source>
      <translation>bercap merah: {0}</translation>
    </message>
    <message>
      <source>three identical at once with a hand card ({0}): {1}</source>
      <translation>tiga kartu kembar sekaligus dengan kartu tangan ({0}): {1}</translation>
    </message>
    <message>
      <source>with the stock card ({0}): {1}</source>
      <translation>dengan kartu stok ({0}): {1}</translation>
    </message>
    <message>
      <source>rank {0}: {1}</source>
      <translation>angka {0}: {1}</translation>
    </message>
    <message>
      <source>one card {0}</source>
      <translation>satu kartu {0}</translation>
    </message>
    <message>
      <source>pair {0}</source>
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
      <source>The game as played in Surakarta: capture identical pairs and red-stamped cards from the pool.</source>
      <translation>Permainan dari Surakarta: tangkap pasangan kembar dan kartu bercap merah dari kolam.</translation>
    </message>
    <message>
      <source>First turn</source>
      <translation>Giliran pertama</translation>
    </message>
    <message>
      <source>On each player's first turn, a card captures only an identical card.</source>
      <translation>Pada giliran pertama setiap pemain, kartu hanya menangkap kartu yang kembar.</translation>
    </message>
    <message>
      <source>A card captures any card of the same rank, on the first turn too.</source>
      <translation>Kartu menangkap kartu mana pun dengan angka yang sama, juga pada giliran pertama.</translation>
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
      <translation>Tumpukan tangkapan</translation>
    </message>
    <message>
      <source>Capture piles are face up: you may look through any of them.</source>
      <translation>Tumpukan tangkapan terbuka: Anda boleh melihat isi tumpukan mana pun.</translation>
    </message>
    <message>
      <source>Capture piles are face down: you have to remember who captured what.</source>
      <translation>Tumpukan tangkapan tertutup: Anda harus mengingat siapa menangkap apa.</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: the Chinese game</source>
      <translation>Porges, Ways to Play: permainan Tionghoa</translation>
    </message>
    <message>
      <source>Pairs in the pool</source>
      <translation>Pasangan di kolam</translation>
    </message>
    <message>
      <source>You may capture any card of the same rank.</source>
      <translation>Anda boleh menangkap kartu mana pun dengan angka yang sama.</translation>
    </message>
    <message>
      <source>You can't break a pair in the pool while a single card of that rank is available.</source>
      <translation>Anda tidak boleh memecah pasangan di kolam selama ada kartu tunggal dengan angka itu.</translation>
    </message>
    <message>
      <source>If you break a pair in the pool while a single card of that rank is available, you can't win the round.</source>
      <translation>Kalau Anda memecah pasangan di kolam selagi ada kartu tunggal dengan angka itu, Anda tidak bisa memenangkan ronde.</translation>
    </message>
    <message>
      <source>You must capture a different card of the same rank before an identical one.</source>
      <translation>Anda harus menangkap kartu lain dengan angka yang sama sebelum yang kembar.</translation>
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
      <translation>Kapan wajib menangkap</translation>
    </message>
    <message>
      <source>You may play any card from your hand; it captures if it can.</source>
      <translation>Anda boleh memainkan kartu tangan mana pun; kartu itu menangkap kalau bisa.</translation>
    </message>
    <message>
      <source>If any of your cards can capture, you must play one that does.</source>
      <translation>Kalau ada kartu Anda yang bisa menangkap, Anda harus memainkan kartu yang menangkap.</translation>
    </message>
    <message>
      <source>our choice: the sources don't say</source>
      <translation>pilihan kami: sumber tidak menyebutkannya</translation>
    </message>
    <message>
      <source>Face-up piles</source>
      <translation>Tumpukan terbuka</translation>
    </message>
    <message>
      <source>Nothing to remember: you may look through every capture pile.</source>
      <translation>Tidak perlu mengingat: Anda boleh melihat isi setiap tumpukan tangkapan.</translation>
    </message>
    <message>
      <source>Single cards first</source>
      <translation>Kartu tunggal dulu</translation>
    </message>
    <message>
      <source>As in Totit (Denexa), you can't break a pair while a single card of its rank is in the pool.</source>
      <translation>Seperti dalam Totit (Denexa), Anda tidak boleh memecah pasangan selama di kolam ada kartu tunggal dengan angka itu.</translation>
    </message>
    <message>
      <source>Chinese Thothit</source>
      <translation>Thothit Tionghoa</translation>
    </message>
    <message>
      <source>Capture piles are face up. If you break a pair while a single card is available, you can't win.</source>
      <translation>Tumpukan tangkapan terbuka. Memecah pasangan selagi ada kartu tunggal berarti tidak bisa menang.</translation>
    </message>
    <message>
      <source>Without the penalty</source>
      <translation>Tanpa hukuman</translation>
    </message>
    <message>
      <source>Capture piles are face up, and you may break any pair.</source>
      <translation>Tumpukan tangkapan terbuka, tetapi Anda boleh memecah pasangan mana pun.</translation>
    </message>
    <message>
      <source>Sackson's Thothit</source>
      <translation>Thothit Sackson</translation>
    </message>
    <message>
      <source>No stock and no stamps: play out your hand and score a point for each identical pair.</source>
      <translation>Tanpa stok dan cap: mainkan semua kartu tangan, satu poin untuk setiap pasangan kembar.</translation>
    </message>
    <message>
      <source>Scoring</source>
      <translation>Skor</translation>
    </message>
    <message>
      <source>Each identical pair scores 1 point.</source>
      <translation>Setiap pasangan kembar bernilai 1 poin.</translation>
    </message>
    <message>
      <source>An identical pair scores 10 points, a red-stamped pair 20, and one red-stamped card 10.</source>
      <translation>Satu pasangan kembar bernilai 10 poin, pasangan bercap merah 20, dan satu kartu bercap merah 10.</translation>
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
      <translation>Pasangan kembar angka sembilan bernilai 3 poin, dan pasangan kembar angka satu 2.</translation>
    </message>
    <message>
      <source>Identical pairs of nines and ones score more.</source>
      <translation>Pasangan kembar angka sembilan dan angka satu bernilai lebih.</translation>
    </message>
    <message>
      <source>Red stamps</source>
      <translation>Cap merah</translation>
    </message>
    <message>
      <source>Scoring as in Thothit, with points for red-stamped cards.</source>
      <translation>Skor seperti dalam Thothit, dengan poin untuk kartu bercap merah.</translation>
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
      <source>If you can capture, you must, and you capture single cards before you break a pair.</source>
      <translation>Kalau bisa menangkap, Anda harus menangkap: kartu tunggal dulu, baru kartu pasangan.</translation>
    </message>
    <message>
      <source>Free choice of card</source>
      <translation>Bebas memilih kartu</translation>
    </message>
    <message>
      <source>You may play any card from your hand, even one that captures nothing.</source>
      <translation>Anda boleh memainkan kartu tangan mana pun, juga yang tidak menangkap apa-apa.</translation>
    </message>
    <message>
      <source>Totit (CatsAtCards)</source>
      <translation>Totit (CatsAtCards)</translation>
    </message>
    <message>
      <source>The identical card has to wait: first capture a different card of the same rank.</source>
      <translation>Kartu yang kembar harus menunggu: tangkap dulu kartu lain dengan angka yang sama.</translation>
    </message>
    <message>
      <source>Enthit</source>
      <translation>Enthit</translation>
    </message>
    <message>
      <source>Two packs, and fourteen cards for each player: four copies of a card score far more than two pairs.</source>
      <translation>Dua set, empat belas kartu per pemain: empat lembar segambar jauh lebih bernilai daripada dua pasangan.</translation>
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
      <source>The pool starts with 12 cards for each player, and the whole stock is played.</source>
      <translation>Kolam mulai dengan dua belas kartu untuk setiap pemain, dan seluruh stok dimainkan.</translation>
    </message>
    <message>
      <source>The pool starts with 12 cards in all, and 24 stock cards are never turned up.</source>
      <translation>Kolam mulai dengan seluruhnya dua belas kartu, dan 24 kartu stok tidak pernah dibuka.</translation>
    </message>
    <message>
      <source>our reading: the source says twelve, which we take to mean twelve each</source>
      <translation>tafsiran kami: sumber menyebut dua belas, dan kami membacanya dua belas per pemain</translation>
    </message>
    <message>
      <source>Twelve in all</source>
      <translation>Seluruhnya dua belas</translation>
    </message>
    <message>
      <source>The other reading of the source: a pool of only twelve cards.</source>
      <translation>Cara lain membaca sumbernya: kolam hanya berisi dua belas kartu.</translation>
    </message>
    <message>
      <source>Pèi</source>
      <translation>Pèi</translation>
    </message>
    <message>
      <source>Two packs, like Enthit, but every card counts, and some combinations count far more. The last stock card is known.</source>
      <translation>Dua set, seperti Enthit, tetapi setiap kartu dihitung, dan kombinasi dihitung jauh lebih banyak. Kartu stok terakhir diketahui.</translation>
    </message>
    <message>
      <source>Porges, Ways to Play: Pèi</source>
      <translation>Porges, Ways to Play: Pèi</translation>
    </message>
    <message>
      <source>Last stock cards</source>
      <translation>Kartu stok terakhir</translation>
    </message>
    <message>
      <source>The last stock card is face up, and the patih alone looks at the one before it.</source>
      <translation>Kartu stok terakhir terbuka, dan hanya patih yang melihat kartu sebelumnya.</translation>
    </message>
    <message>
      <source>Only the unyik looks at the last stock card.</source>
      <translation>Hanya unyik yang melihat kartu stok terakhir.</translation>
    </message>
    <message>
      <source>Combinations</source>
      <translation>Kombinasi</translation>
    </message>
    <message>
      <source>A card counts 13 in a bunci, 12 in pang kéyang, 11 in pang picis and 10 in macan.</source>
      <translation>Satu kartu dihitung 13 dalam bunci, 12 dalam pang kéyang, 11 dalam pang picis, dan 10 dalam macan.</translation>
    </message>
    <message>
      <source>A card counts 30 in a bunci, 20 in a pang and 10 in macan.</source>
      <translation>Satu kartu dihitung 30 dalam bunci, 20 dalam pang, dan 10 dalam macan.</translation>
    </message>
    <message>
      <source>Further copies</source>
      <translation>Lembar tambahan</translation>
    </message>
    <message>
      <source>In a complete combination, every copy of its cards counts.</source>
      <translation>Dalam kombinasi yang lengkap, setiap lembar kartunya dihitung.</translation>
    </message>
    <message>
      <source>A combination counts one card of each kind; further copies count their rank.</source>
      <translation>Kombinasi menghitung satu kartu dari setiap gambar; lembar tambahan dihitung menurut angkanya.</translation>
    </message>
    <message>
      <source>Magelang</source>
      <translation>Magelang</translation>
    </message>
    <message>
      <source>The two pang count 20 a card, the two bunci 30.</source>
      <translation>Kedua pang dihitung 20 per kartu, kedua bunci 30.</translation>
    </message>
    <message>
      <source>The Chinese game</source>
      <translation>Permainan Tionghoa</translation>
    </message>
    <message>
      <source>Only the unyik looks at the last card. A combination counts one card of each kind.</source>
      <translation>Hanya unyik yang melihat kartu terakhir. Kombinasi menghitung satu kartu dari setiap gambar.</translation>
    </message>
    <message>
      <source>Cholek Tiga</source>
      <translation>Cholek Tiga</translation>
    </message>
    <message>
      <source>The Peranakan game of threes: a card captures two others, and hands are refilled with three cards.</source>
      <translation>Permainan serba tiga kaum Peranakan: satu kartu menangkap dua kartu lain, dan kartu tangan diisi lagi tiga-tiga.</translation>
    </message>
    <message>
      <source>Bonuses for three and four</source>
      <translation>Bonus untuk tiga dan empat</translation>
    </message>
    <message>
      <source>Three identical cards captured at once score 5 points with a hand card and 10 with the stock card; three red-stamped copies score 10 more points, and four 20 more.</source>
      <translation>Tiga kartu kembar yang ditangkap sekaligus memberi 5 poin dengan kartu tangan dan 10 dengan kartu stok; tiga kartu bercap merah yang kembar memberi 10 poin lagi, dan empat 20 lagi.</translation>
    </message>
    <message>
      <source>Only the table of copies counts.</source>
      <translation>Hanya tabel banyaknya lembar yang dihitung.</translation>
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
      <translation>Tanpa ayam, kandang, atau ang pow: hanya tabel banyaknya lembar yang dihitung.</translation>
    </message>
    <message>
      <source>Three cards each, and ten hands in a round.</source>
      <translation>Masing-masing tiga kartu, dan sepuluh kali pengambilan dalam satu ronde.</translation>
    </message>
    <message>
      <source>Thothit Kuna</source>
      <translation>Thothit Kuna</translation>
    </message>
    <message>
      <source>The old game: one pack and twenty cards for each player, and points for three or four copies.</source>
      <translation>Permainan lama: satu set dan dua puluh kartu per pemain, poin untuk tiga atau empat lembar segambar.</translation>
    </message>
    <message>
      <source>For six</source>
      <translation>Untuk berenam</translation>
    </message>
    <message>
      <source>Six packs: 360 cards, 120 of them in the pool.</source>
      <translation>Enam set: 360 kartu, 120 di antaranya di kolam.</translation>
    </message>
    <message>
      <source>Thothit Yogyakarta</source>
      <translation>Thothit Yogyakarta</translation>
    </message>
    <message>
      <source>Pure luck and no cards in hand: turn up the stock card by card and see who wins.</source>
      <translation>Murni keberuntungan, tanpa kartu tangan: buka stok satu per satu dan lihat siapa yang menang.</translation>
    </message>
    <message>
      <source>Face-down piles</source>
      <translation>Tumpukan tertutup</translation>
    </message>
    <message>
      <source>You don't know who has won until the end.</source>
      <translation>Baru di akhir Anda tahu siapa yang menang.</translation>
    </message>
    <message>
      <source>Thit-Thit-Dulit</source>
      <translation>Thit-Thit-Dulit</translation>
    </message>
    <message>
      <source>Pure luck, for two: a card captures only an identical card.</source>
      <translation>Murni keberuntungan, untuk berdua: kartu hanya menangkap kartu yang kembar.</translation>
    </message>
    <message>
      <source>Kings</source>
      <translation>Kings</translation>
    </message>
    <message>
      <source>A game from New Guinea with French cards: turn up two, capture every pair, and win the four kings.</source>
      <translation>Permainan Nugini dengan kartu remi: buka dua kartu, tangkap pasangan, menangkan empat raja.</translation>
    </message>
    <message>
      <source>Triples in Laki</source>
      <translation>Tiga serangkai dalam Laki</translation>
    </message>
    <message>
      <source>Three of a kind beats any sum. Aces are highest, then queens, jacks, tens, and so on down to twos.</source>
      <translation>Tiga serangkai mengalahkan jumlah berapa pun. Yang tertinggi as, lalu ratu, jack, sepuluh, dan seterusnya sampai dua.</translation>
    </message>
    <message>
      <source>Only the sum counts.</source>
      <translation>Hanya jumlahnya yang dihitung.</translation>
    </message>
    <message>
      <source>our choice: the source names Laki but doesn't explain it</source>
      <translation>pilihan kami: sumber menyebut Laki tetapi tidak menjelaskannya</translation>
    </message>
    <message>
      <source>In a tie, three of a kind beats any sum.</source>
      <translation>Kalau seri, tiga serangkai mengalahkan jumlah berapa pun.</translation>
    </message>
    <message>
      <source>Kowah</source>
      <translation>Kowah</translation>
    </message>
    <message>
      <source>A rummy game with 120 ceki cards: draw, discard, declare checki and wait for the card that wins.</source>
      <translation>Sejenis remi dengan 120 kartu ceki: tarik, buang, nyatakan checki, dan tunggu kartu yang menang.</translation>
    </message>
    <message>
      <source>Waiting pairs</source>
      <translation>Pasangan yang menunggu</translation>
    </message>
    <message>
      <source>With two pairs and another card, all of one rank, a third copy of either pair wins.</source>
      <translation>Dengan dua pasangan dan satu kartu tunggal dengan angka yang sama, lembar ketiga dari pasangan mana pun menang.</translation>
    </message>
    <message>
      <source>You win only with a third copy of the card you showed as a pair.</source>
      <translation>Hanya lembar ketiga dari pasangan yang Anda tunjukkan yang menang.</translation>
    </message>
    <message>
      <source>our choice: the source doesn't say</source>
      <translation>pilihan kami: sumber tidak menyebutkannya</translation>
    </message>
    <message>
      <source>Your hand after checki</source>
      <translation>Kartu tangan Anda setelah checki</translation>
    </message>
    <message>
      <source>After checki you may still change your hand, as long as it stays ready.</source>
      <translation>Setelah checki Anda masih boleh mengubah kartu tangan asalkan tetap siap.</translation>
    </message>
    <message>
      <source>After checki you must discard every card you draw that doesn't win.</source>
      <translation>Setelah checki Anda harus membuang setiap kartu tarikan yang tidak menang.</translation>
    </message>
    <message>
      <source>Claims</source>
      <translation>Klaim</translation>
    </message>
    <message>
      <source>You may claim only a card that wins.</source>
      <translation>Anda hanya boleh mengklaim kartu yang menang.</translation>
    </message>
    <message>
      <source>After checki you may also claim a third copy that doesn't win; then you discard.</source>
      <translation>Setelah checki Anda juga boleh mengklaim lembar ketiga yang tidak menang; lalu Anda membuang satu kartu.</translation>
    </message>
    <message>
      <source>our reading: the source can be read another way</source>
      <translation>tafsiran kami: sumber bisa juga dibaca lain</translation>
    </message>
    <message>
      <source>Denexa Games: Kowah</source>
      <translation>Denexa Games: Kowah</translation>
    </message>
    <message>
      <source>Declaring checki</source>
      <translation>Menyatakan checki</translation>
    </message>
    <message>
      <source>With a ready hand, you may declare checki now or later.</source>
      <translation>Dengan kartu tangan yang siap, Anda boleh menyatakan checki sekarang atau nanti.</translation>
    </message>
    <message>
      <source>With a ready hand, you must declare checki at once.</source>
      <translation>Dengan kartu tangan yang siap, Anda harus segera menyatakan checki.</translation>
    </message>
    <message>
      <source>The match</source>
      <translation>Pertandingan</translation>
    </message>
    <message>
      <source>The first player to win a round wins the match.</source>
      <translation>Pemain pertama yang memenangkan satu ronde memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>The first player to win three rounds wins the match.</source>
      <translation>Pemain pertama yang memenangkan tiga ronde memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>The first player to win five rounds wins the match.</source>
      <translation>Pemain pertama yang memenangkan lima ronde memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>The first player to win ten rounds wins the match.</source>
      <translation>Pemain pertama yang memenangkan sepuluh ronde memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>Strict checki</source>
      <translation>Checki ketat</translation>
    </message>
    <message>
      <source>After checki your hand is frozen, and only a third copy of the pair you showed wins.</source>
      <translation>Setelah checki kartu tangan Anda terkunci, dan hanya lembar ketiga dari pasangan yang Anda tunjukkan yang menang.</translation>
    </message>
    <message>
      <source>A short match</source>
      <translation>Pertandingan pendek</translation>
    </message>
    <message>
      <source>Win three rounds to win the match.</source>
      <translation>Menangkan tiga ronde untuk memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>Balik Satu</source>
      <translation>Balik Satu</translation>
    </message>
    <message>
      <source>A Peranakan rummy game: collect five sets of three, call tan or ceki, and turn a card for luck.</source>
      <translation>Permainan remi Peranakan: kumpulkan lima kali tiga serangkai, serukan tan atau ceki, dan buka satu kartu untuk peruntungan.</translation>
    </message>
    <message>
      <source>Number of cards</source>
      <translation>Jumlah kartu</translation>
    </message>
    <message>
      <source>Four packs for six players, and half a pack less for each player fewer.</source>
      <translation>Empat set untuk enam pemain, dan setengah set lebih sedikit untuk setiap pemain yang kurang.</translation>
    </message>
    <message>
      <source>Two and a half packs for two players, three for three or four, three and a half for more.</source>
      <translation>Dua setengah set untuk dua pemain, tiga untuk tiga atau empat, tiga setengah untuk lebih banyak.</translation>
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
      <translation>Kartu yang dibuka setelah menang</translation>
    </message>
    <message>
      <source>The winner turns one stock card. It counts its value and may make a set a mata.</source>
      <translation>Pemenang membuka satu kartu stok. Nilainya dihitung, dan kartu itu bisa menjadikan tiga serangkai mata.</translation>
    </message>
    <message>
      <source>The winner turns 15 stock cards to make sets mata. The score is 1, and 1 for each mata.</source>
      <translation>Pemenang membuka 15 kartu stok untuk menjadikan tiga serangkai mata. Skornya 1, dan 1 untuk setiap mata.</translation>
    </message>
    <message>
      <source>A turned black card of rank 1</source>
      <translation>Kartu hitam berangka 1 yang dibuka</translation>
    </message>
    <message>
      <source>A turned black card of rank 1 counts 1 like any other.</source>
      <translation>Kartu hitam berangka 1 yang dibuka bernilai 1, seperti yang lain.</translation>
    </message>
    <message>
      <source>If the turned card is a black card of rank 1, nobody scores, and the same dealer deals again.</source>
      <translation>Kalau kartu yang dibuka hitam dan berangka 1, tidak ada yang mendapat poin, dan pembagi yang sama membagi lagi.</translation>
    </message>
    <message>
      <source>Bonus for ceki</source>
      <translation>Bonus untuk ceki</translation>
    </message>
    <message>
      <source>A win on ceki adds 1 point with another player's card, 2 with your own.</source>
      <translation>Menang dengan ceki menambah 1 poin dengan kartu pemain lain, 2 dengan kartu sendiri.</translation>
    </message>
    <message>
      <source>A win on ceki adds 5 points with another player's card, 10 with your own.</source>
      <translation>Menang dengan ceki menambah 5 poin dengan kartu pemain lain, 10 dengan kartu sendiri.</translation>
    </message>
    <message>
      <source>A win on ceki adds 10 points with another player's card, 20 with your own.</source>
      <translation>Menang dengan ceki menambah 10 poin dengan kartu pemain lain, 20 dengan kartu sendiri.</translation>
    </message>
    <message>
      <source>The first player with 50 points wins the match.</source>
      <translation>Pemain pertama yang mencapai 50 poin memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>The first player with 100 points wins the match.</source>
      <translation>Pemain pertama yang mencapai 100 poin memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>The first player with 200 points wins the match.</source>
      <translation>Pemain pertama yang mencapai 200 poin memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>Balik lima belas</source>
      <translation>Balik lima belas</translation>
    </message>
    <message>
      <source>The winner turns 15 cards instead of one.</source>
      <translation>Pemenang membuka 15 kartu, bukan satu.</translation>
    </message>
    <message>
      <source>Gonggong</source>
      <translation>Gonggong</translation>
    </message>
    <message>
      <source>A rummy game from Surakarta: collect five sets of three, one of them identical, and lay down coins as you call.</source>
      <translation>Permainan remi dari Surakarta: kumpulkan lima kali tiga serangkai, salah satunya kembar, dan letakkan koin.</translation>
    </message>
    <message>
      <source>The top stock card is turned and counts its value.</source>
      <translation>Kartu teratas stok dibuka, dan nilainya dihitung.</translation>
    </message>
    <message>
      <source>Fourteen stock cards are turned; with the hand, each bak that they make counts.</source>
      <translation>Empat belas kartu stok dibuka; bersama kartu tangan, setiap bak yang terbentuk dihitung.</translation>
    </message>
    <message>
      <source>Javaanse Kaartspelen</source>
      <translation>Javaanse Kaartspelen</translation>
    </message>
    <message>
      <source>Fourteen cards</source>
      <translation>Empat belas kartu</translation>
    </message>
    <message>
      <source>The winner turns 14 cards instead of one.</source>
      <translation>Pemenang membuka 14 kartu, bukan satu.</translation>
    </message>
    <message>
      <source>Tantanan</source>
      <translation>Tantanan</translation>
    </message>
    <message>
      <source>A short rummy game with one pack: collect three pairs of a rank, one of them identical.</source>
      <translation>Permainan remi singkat dengan satu set: kumpulkan tiga pasangan satu angka, salah satunya kembar.</translation>
    </message>
    <message>
      <source>50 points win the match.</source>
      <translation>50 poin memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>Thunee</source>
      <translation>Thunee</translation>
    </message>
    <message>
      <source>Durban's trick-taking game for two sides: jacks and nines are high, and you bid to choose trump.</source>
      <translation>Permainan trik Durban untuk dua pihak: jack dan sembilan tinggi, dan truf dipilih lewat tawaran.</translation>
    </message>
    <message>
      <source>Set of rules</source>
      <translation>Kumpulan aturan</translation>
    </message>
    <message>
      <source>The rules as CatsAtCards describes them.</source>
      <translation>Aturan seperti yang diuraikan CatsAtCards.</translation>
    </message>
    <message>
      <source>Thunee as Durban plays it, by the fullest published rules: bids go up ten at a time, Thunee needs six cards, losing the last trick costs 10 points, and a failed bid costs two balls.</source>
      <translation>Thunee seperti dimainkan di Durban, menurut aturan terlengkap yang pernah diterbitkan: tawaran naik sepuluh demi sepuluh, Thunee perlu enam kartu, kalah di trik terakhir mengurangi 10 poin, dan tawaran yang gagal merugikan dua bola.</translation>
    </message>
    <message>
      <source>Thunee as Durban plays it, without the calls of six players.</source>
      <translation>Thunee seperti dimainkan di Durban, tanpa seruan enam pemain.</translation>
    </message>
    <message>
      <source>What most players in Durban expect: losing the last trick can cost 10 points, and a failed bid costs two balls.</source>
      <translation>Yang lazim bagi kebanyakan pemain di Durban: trik terakhir juga bisa mengurangi 10 poin, dan tawaran yang gagal memberi pihak lawan dua bola.</translation>
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
      <translation>Tawaran boleh berapa puluh pun di atas tawaran terakhir.</translation>
    </message>
    <message>
      <source>A bid must be exactly ten above the last one.</source>
      <translation>Tawaran harus tepat sepuluh di atas tawaran terakhir.</translation>
    </message>
    <message>
      <source>The last trick</source>
      <translation>Trik terakhir</translation>
    </message>
    <message>
      <source>The counting side gets 10 points more if it wins the last trick.</source>
      <translation>Pihak penghitung mendapat tambahan 10 poin kalau memenangkan trik terakhir.</translation>
    </message>
    <message>
      <source>The counting side gets 10 points more if it wins the last trick, and loses 10 if it doesn't.</source>
      <translation>Pihak penghitung mendapat tambahan 10 poin kalau memenangkan trik terakhir, dan kehilangan 10 kalau tidak.</translation>
    </message>
    <message>
      <source>other published rules</source>
      <translation>aturan terbitan lain</translation>
    </message>
    <message>
      <source>A bid that fails</source>
      <translation>Tawaran yang gagal</translation>
    </message>
    <message>
      <source>The side that wins the round scores one ball.</source>
      <translation>Pihak yang memenangkan ronde mendapat satu bola.</translation>
    </message>
    <message>
      <source>If the side that won the bidding loses the count, the opponents score two balls.</source>
      <translation>Kalau pihak yang memenangkan tawar-menawar kalah dalam hitungan, pihak lawan mendapat dua bola.</translation>
    </message>
    <message>
      <source>Low trumps</source>
      <translation>Truf rendah</translation>
    </message>
    <message>
      <source>If you can't follow suit, you may play any card.</source>
      <translation>Kalau tidak bisa mengikuti jenis, Anda boleh memainkan kartu apa saja.</translation>
    </message>
    <message>
      <source>If you can't follow suit, you may not play a trump lower than one already in the trick unless you have only trumps.</source>
      <translation>Kalau tidak bisa mengikuti jenis, Anda tidak boleh memainkan truf yang lebih rendah daripada truf dalam trik itu, kecuali hanya punya truf.</translation>
    </message>
    <message>
      <source>The last card as trump</source>
      <translation>Kartu terakhir sebagai truf</translation>
    </message>
    <message>
      <source>The trump maker chooses trump from the cards dealt first.</source>
      <translation>Penentu truf memilih truf dari kartu yang dibagikan lebih dulu.</translation>
    </message>
    <message>
      <source>The trump maker may also choose the last card they'll be dealt, without seeing it.</source>
      <translation>Penentu truf juga boleh memilih, tanpa melihatnya, kartu terakhir yang akan dibagikan kepadanya.</translation>
    </message>
    <message>
      <source>If nobody has bid, the trump maker may also choose, unseen, the last card that they'll be dealt.</source>
      <translation>Jika tidak ada yang menawar, penentu truf juga boleh memilih, tanpa melihatnya, kartu terakhir yang akan dibagikan kepadanya.</translation>
    </message>
    <message>
      <source>No trumps on the counting side</source>
      <translation>Pihak penghitung tanpa truf</translation>
    </message>
    <message>
      <source>If the counting side has no trumps, its first player may ask for a new deal.</source>
      <translation>Jika pihak penghitung tidak punya truf, pemain pertamanya boleh minta bagi ulang.</translation>
    </message>
    <message>
      <source>If the counting side has no trumps, or the opponents of Thunee have none of its suit, the cards are dealt again.</source>
      <translation>Jika pihak penghitung tidak punya truf, atau lawan Thunee tidak punya kartu sejenisnya, kartu dibagikan ulang.</translation>
    </message>
    <message>
      <source>Announcing Jodhis</source>
      <translation>Mengumumkan Jodhi</translation>
    </message>
    <message>
      <source>You may announce a Jodhi after your side's first and third tricks.</source>
      <translation>Anda boleh mengumumkan Jodhi setelah trik pertama dan ketiga pihak Anda.</translation>
    </message>
    <message>
      <source>You may announce a Jodhi after any trick that your side wins, except the last.</source>
      <translation>Anda boleh mengumumkan Jodhi setelah trik mana pun yang dimenangkan pihak Anda, kecuali yang terakhir.</translation>
    </message>
    <message>
      <source>rule sheets that players use</source>
      <translation>lembar aturan yang dipakai para pemain</translation>
    </message>
    <message>
      <source>Calling Thunee</source>
      <translation>Menyerukan Thunee</translation>
    </message>
    <message>
      <source>You may call Thunee during the bidding, or once all cards are dealt.</source>
      <translation>Anda boleh menyerukan Thunee selama penawaran, atau setelah semua kartu dibagikan.</translation>
    </message>
    <message>
      <source>You may call Thunee only once all cards are dealt.</source>
      <translation>Anda boleh menyerukan Thunee hanya setelah semua kartu dibagikan.</translation>
    </message>
    <message>
      <source>First to call Thunee</source>
      <translation>Yang lebih dulu menyerukan Thunee</translation>
    </message>
    <message>
      <source>The trump maker may call first, then the others in turn.</source>
      <translation>Penentu truf boleh berseru lebih dulu, lalu pemain lain menurut giliran.</translation>
    </message>
    <message>
      <source>The trump maker may call first, then the partner, then the opponents.</source>
      <translation>Penentu truf boleh berseru lebih dulu, lalu rekannya, lalu lawan.</translation>
    </message>
    <message>
      <source>Partner catch</source>
      <translation>Tertangkap rekan (partner catch)</translation>
    </message>
    <message>
      <source>If your own partner wins a trick of your Thunee, the opponents score eight balls.</source>
      <translation>Jika rekan Anda sendiri memenangkan trik Thunee Anda, lawan mendapat delapan bola.</translation>
    </message>
    <message>
      <source>If your own partner wins a trick of your Thunee, the opponents score six balls.</source>
      <translation>Jika rekan Anda sendiri memenangkan trik Thunee Anda, lawan mendapat enam bola.</translation>
    </message>
    <message>
      <source>If your own partner wins a trick of your Thunee, the opponents score four balls, as for any lost Thunee.</source>
      <translation>Jika rekan Anda sendiri memenangkan trik Thunee Anda, lawan mendapat empat bola, seperti untuk setiap Thunee yang kalah.</translation>
    </message>
    <message>
      <source>Royals</source>
      <translation>Royals</translation>
    </message>
    <message>
      <source>You may call Thunee only with the usual order of the cards.</source>
      <translation>Anda hanya boleh menyerukan Thunee dengan urutan kartu yang biasa.</translation>
    </message>
    <message>
      <source>After the deal you may also call Royals: Thunee with the order of the cards reversed.</source>
      <translation>Setelah pembagian Anda juga boleh menyerukan Royals: Thunee dengan urutan kartu terbalik.</translation>
    </message>
    <message>
      <source>one other source</source>
      <translation>satu sumber lain</translation>
    </message>
    <message>
      <source>Blind calls</source>
      <translation>Seruan Blind (buta)</translation>
    </message>
    <message>
      <source>If you call Thunee, you see all your cards before you play.</source>
      <translation>Kalau menyerukan Thunee, Anda melihat semua kartu Anda sebelum bermain.</translation>
    </message>
    <message>
      <source>Until trump is chosen you may call Thunee blind, without seeing your last two cards.</source>
      <translation>Sampai truf dipilih Anda boleh menyerukan Thunee buta, tanpa melihat dua kartu terakhir Anda.</translation>
    </message>
    <message>
      <source>During the bidding you may call Thunee blind, without seeing your last two cards, for eight balls.</source>
      <translation>Selama tawar-menawar Anda boleh menyerukan Blind Thunee, tanpa melihat dua kartu terakhir Anda, untuk delapan bola.</translation>
    </message>
    <message>
      <source>Balls for a blind call</source>
      <translation>Bola untuk seruan buta</translation>
    </message>
    <message>
      <source>A blind call is worth eight balls, made or lost.</source>
      <translation>Seruan buta bernilai delapan bola, berhasil ataupun gagal.</translation>
    </message>
    <message>
      <source>A blind call is worth six balls, made or lost.</source>
      <translation>Seruan buta bernilai enam bola, berhasil ataupun gagal.</translation>
    </message>
    <message>
      <source>Calls with six players</source>
      <translation>Seruan enam pemain</translation>
    </message>
    <message>
      <source>Six players make the same calls as four.</source>
      <translation>Enam pemain membuat seruan yang sama dengan empat pemain.</translation>
    </message>
    <message>
      <source>Six players may also call Trips, with three equal cards, and Moenie, with four of one suit and its jack.</source>
      <translation>Enam pemain juga boleh menyerukan Trips, dengan tiga kartu yang sama, dan Moenie, dengan empat kartu satu jenis termasuk jack-nya.</translation>
    </message>
    <message>
      <source>Trips lost to a partner</source>
      <translation>Trips kalah oleh rekan</translation>
    </message>
    <message>
      <source>If your own partner wins the last trick of your Trips, the opponents score three balls.</source>
      <translation>Kalau rekan Anda sendiri memenangkan trik terakhir Trips Anda, pihak lawan mendapat tiga bola.</translation>
    </message>
    <message>
      <source>If your own partner wins the last trick of your Trips, the opponents score six balls.</source>
      <translation>Kalau rekan Anda sendiri memenangkan trik terakhir Trips Anda, pihak lawan mendapat enam bola.</translation>
    </message>
    <message>
      <source>Balls for a Double</source>
      <translation>Bola untuk Double</translation>
    </message>
    <message>
      <source>A Double scores two balls.</source>
      <translation>Double mendapat dua bola.</translation>
    </message>
    <message>
      <source>A Double scores two balls, or four if the counting side calls it against a bid.</source>
      <translation>Double mendapat dua bola, atau empat jika diserukan pihak penghitung melawan tawaran.</translation>
    </message>
    <message>
      <source>Making a Khanaak</source>
      <translation>Berhasil dengan Khanaak</translation>
    </message>
    <message>
      <source>The 10 for the last trick and your Jodhis must be more than the opponents' cards and Jodhis.</source>
      <translation>Jodhi Anda ditambah 10 harus melebihi poin kartu dan Jodhi lawan.</translation>
    </message>
    <message>
      <source>The 10 for the last trick and your Jodhis must be more than the opponents' cards and Jodhis, and the bid too if they are the counting side. The counting side can call Khanaak only against a bid.</source>
      <translation>Jodhi Anda ditambah 10 harus melebihi poin kartu, Jodhi, dan tawaran yang dihitung untuk lawan. Pihak penghitung perlu tawaran untuk menyerukan Khanaak.</translation>
    </message>
    <message>
      <source>The 10 for the last trick and your Jodhis must be more than the opponents' cards alone.</source>
      <translation>Jodhi Anda ditambah 10 cukup melebihi poin kartu lawan saja.</translation>
    </message>
    <message>
      <source>Two to clear</source>
      <translation>Selisih dua</translation>
    </message>
    <message>
      <source>The first side with enough balls wins the match.</source>
      <translation>Pihak pertama yang bolanya cukup memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>To win the match, a side also needs a lead of two balls.</source>
      <translation>Untuk memenangkan pertandingan, satu pihak juga perlu unggul dua bola.</translation>
    </message>
    <message>
      <source>No doubles on 11</source>
      <translation>Tanpa Double pada 11 bola</translation>
    </message>
    <message>
      <source>You may call Double at any score.</source>
      <translation>Anda boleh menyerukan Double pada skor berapa pun.</translation>
    </message>
    <message>
      <source>You can't call Double while either side is one ball short of winning the match.</source>
      <translation>Anda tidak boleh menyerukan Double selama salah satu pihak kurang satu bola untuk memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>You can't call Double while your own side is one ball short of winning the match.</source>
      <translation>Anda tidak boleh menyerukan Double selama pihak Anda sendiri kurang satu bola untuk memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>You can't call Double while a side has 11 balls or more.</source>
      <translation>Anda tidak boleh menyerukan Double selama satu pihak punya 11 bola atau lebih.</translation>
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
      <source>The match after a Khanaak</source>
      <translation>Pertandingan setelah Khanaak</translation>
    </message>
    <message>
      <source>A Khanaak doesn't change the number of balls that win the match.</source>
      <translation>Khanaak tidak mengubah jumlah bola yang memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>Once somebody has called Khanaak, thirteen balls win the match.</source>
      <translation>Begitu ada yang menyerukan Khanaak, tiga belas bola memenangkan pertandingan.</translation>
    </message>
    <message>
      <source>The next dealer</source>
      <translation>Pembagi berikutnya</translation>
    </message>
    <message>
      <source>The dealer deals again as long as the dealer's side is behind.</source>
      <translation>Pembagi membagi lagi selama pihaknya tertinggal.</translation>
    </message>
    <message>
      <source>The dealer deals again until the dealer's side wins a round.</source>
      <translation>Pembagi membagi lagi sampai pihaknya memenangkan satu ronde.</translation>
    </message>
    <message>
      <source>With two players</source>
      <translation>Bermain berdua</translation>
    </message>
    <message>
      <source>You are dealt six cards, and six more once these are played.</source>
      <translation>Anda mendapat enam kartu, dan enam lagi setelah semuanya dimainkan.</translation>
    </message>
    <message>
      <source>After the first trick you play face up, from cards laid on six that nobody has seen.</source>
      <translation>Setelah trik pertama, kartu di tangan Anda terbuka, di atas enam kartu yang belum dilihat siapa pun.</translation>
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
      <translation>Cocokkan kartu terbuka dengan kembarannya dan lempar kartu lain. Menanglah dengan mencocokkan kartu terakhir Anda.</translation>
    </message>
    <message>
      <source>The hands</source>
      <translation>Kartu tangan</translation>
    </message>
    <message>
      <source>The fewer players there are, the more cards each has: 15, 15, 13, 11 or 9 for two to six.</source>
      <translation>Makin sedikit pemain, makin banyak kartunya: 15, 15, 13, 11, atau 9 untuk dua sampai enam pemain.</translation>
    </message>
    <message>
      <source>With five or six players, each has five cards.</source>
      <translation>Dengan lima atau enam pemain, masing-masing mendapat lima kartu.</translation>
    </message>
    <message>
      <source>Sid Sackson</source>
      <translation>Sid Sackson</translation>
    </message>
    <message>
      <source>As in Java</source>
      <translation>Seperti di Jawa</translation>
    </message>
    <message>
      <source>Five players with five cards each.</source>
      <translation>Lima pemain dengan masing-masing lima kartu.</translation>
    </message>
    <message>
      <source>Thothit Banyuwangi</source>
      <translation>Thothit Banyuwangi</translation>
    </message>
    <message>
      <source>Match the open card, throw out another, and call satu with your last card: if nobody matches the next one, you win.</source>
      <translation>Cocokkan kartu terbuka, lempar kartu lain, dan berserulah satu dengan kartu terakhir Anda: kalau tidak ada yang mencocokkan kartu berikutnya, Anda menang.</translation>
    </message>
    <message>
      <source>The call</source>
      <translation>Seruan</translation>
    </message>
    <message>
      <source>A player with one card left calls satu, as in Banyuwangi.</source>
      <translation>Pemain yang tinggal memegang satu kartu berseru satu, seperti di Banyuwangi.</translation>
    </message>
    <message>
      <source>A player with one card left calls niji, as in Sèmbrèh.</source>
      <translation>Pemain yang tinggal memegang satu kartu berseru niji, seperti dalam Sèmbrèh.</translation>
    </message>
    <message>
      <source>Sèmbrèh</source>
      <translation>Sèmbrèh</translation>
    </message>
    <message>
      <source>The same game as in Central and East Java, with five players.</source>
      <translation>Permainan yang sama di Jawa Tengah dan Jawa Timur, untuk lima pemain.</translation>
    </message>
    <message>
      <source>Melaka and Singapore</source>
      <translation>Melaka dan Singapura</translation>
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
      <translation>Nugini</translation>
    </message>
    <message>
      <source>From books</source>
      <translation>Dari buku</translation>
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
      <source>{0}: in your album</source>
      <translation>{0}: ada di album Anda</translation>
    </message>
    <message>
      <source>{0}: not in your album yet</source>
      <translation>{0}: belum ada di album Anda</translation>
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
      <translation>Jangan tangkap (Cholek Tiga)</translation>
    </message>
    <message>
      <source>Match the open card</source>
      <translation>Cocokkan kartu terbuka</translation>
    </message>
    <message>
      <source>Let it go</source>
      <translation>Lepaskan</translation>
    </message>
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
      <source>Checki, or another call</source>
      <translation>Checki, atau seruan lain</translation>
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
      <source>Clear away the full trick</source>
      <translation>Singkirkan trik yang penuh</translation>
    </message>
    <message>
      <source>Bid 10 to 90, 100, 104</source>
      <translation>Menawar 10 – 90, 100, 104</translation>
    </message>
    <message>
      <source>Thunee, Royals, Blind Thunee, Blind Royals</source>
      <translation>Thunee, Royals, Blind Thunee, Blind Royals</translation>
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
      <source>Trips, Moenie (six players)</source>
      <translation>Trips, Moenie (enam pemain)</translation>
    </message>
    <message>
      <source>Ask for a new deal; choose the last card as trump</source>
      <translation>Bagi ulang; kartu terakhir sebagai truf</translation>
    </message>
    <message>
      <source>Pass; hold back</source>
      <translation>Lewat; tahan dulu</translation>
    </message>
    <message>
      <source>Play out a round whose last tricks all go to one side</source>
      <translation>Selesaikan ronde yang trik sisanya pasti milik satu pihak</translation>
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
      <source>Put the card back; close the score sheet or a pile; leave full screen</source>
      <translation>Kembalikan kartu; tutup lembar skor atau tumpukan; akhiri layar penuh</translation>
    </message>
    <message>
      <source>Menu, Shift+F10</source>
      <translation>Menu, Shift+F10</translation>
    </message>
    <message>
      <source>Explain the card in the frame; a right-click does the same</source>
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
      <source>Touch</source>
      <translation>Sentuhan</translation>
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
      <source>Cards captured: {0}. A game of Laki breaks the tie.</source>
      <translation>Kartu tangkapan: {0}. Laki yang menentukan.</translation>
    </message>
    <message>
      <source>Cards captured: {0}.</source>
      <translation>Kartu tangkapan: {0}.</translation>
    </message>
    <message>
      <source>A tie: draw three cards each for Laki</source>
      <translation>Seri: tarik masing-masing tiga kartu untuk Laki</translation>
    </message>
    <message>
      <source>A tie. A game of Laki decides between {0}</source>
      <translation>Seri. Laki menentukan antara {0}</translation>
    </message>
    <message>
      <source>Your turn: turn up two cards</source>
      <translation>Giliran Anda: buka dua kartu</translation>
    </message>
    <message>
      <source>Turn up {2} and {3}, the next two stock cards, not {0} and {1}.</source>
      <translation>Buka {2} dan {3}, kartu stok berikutnya, bukan {0} dan {1}.</translation>
    </message>
    <message>
      <source>Draw three cards for each tied player first: a game of Laki breaks the tie.</source>
      <translation>Tarik dulu tiga kartu untuk setiap pemain yang seri: Laki yang menentukan.</translation>
    </message>
    <message>
      <source>Play on: there's no tie for Laki to break.</source>
      <translation>Lanjutkan: tidak ada seri yang perlu ditentukan dengan Laki.</translation>
    </message>
    <message>
      <source>Draw three cards for each tied player, and for nobody else.</source>
      <translation>Tarik tiga kartu untuk setiap pemain yang seri, dan hanya untuk mereka.</translation>
    </message>
    <message>
      <source>Draw other cards for Laki: {0} isn't available now.</source>
      <translation>Tarik kartu lain untuk Laki: {0} tidak tersedia sekarang.</translation>
    </message>
    <message>
      <source>Laki (nearest to nine wins): {drawn}</source>
      <translation>Laki, yang terdekat ke sembilan menang: {drawn}</translation>
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
      <source>The cards captured in each round, then the kings won so far</source>
      <translation>Kartu setiap ronde, lalu raja yang dimenangkan sejauh ini</translation>
    </message>
    <message numerus="yes">
      <source>%n king(s)</source>
      <translation>
        <numerusform>%n raja</numerusform>
      </translation>
    </message>
    <message>
      <source>The winner of each round gets a king. After {0} rounds, the player with the most kings wins the match.</source>
      <translation>Pemenang setiap ronde mendapat satu raja. Setelah {0} ronde, pemain dengan raja terbanyak memenangkan pertandingan.</translation>
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
      <source>its own, not a fishing game</source>
      <translation>tersendiri, bukan permainan memancing</translation>
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
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>{card}, drawn from the stock, completed the hand.</source>
      <translation>{card}, ditarik dari stok, melengkapi kartu tangan.</translation>
    </message>
    <message>
      <source>{card}, drawn by {who} and claimed, completed the hand.</source>
      <translation>{card}, ditarik oleh {who} dan diklaim, melengkapi kartu tangan.</translation>
    </message>
    <message>
      <source>Triplet</source>
      <translation>Tiga serangkai</translation>
    </message>
    <message>
      <source>{who} draws {card} and shows it</source>
      <translation>{who} menarik {card} dan menunjukkannya</translation>
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
      <source>Your hand is complete</source>
      <translation>Kartu tangan Anda lengkap</translation>
    </message>
    <message>
      <source>Draw and show: {card}</source>
      <translation>Tarik dan tunjukkan: {card}</translation>
    </message>
    <message>
      <source>The hand is complete</source>
      <translation>Kartu tangan lengkap</translation>
    </message>
    <message>
      <source>Time's up: you didn't claim {0}</source>
      <translation>Waktu habis: Anda tidak mengklaim {0}</translation>
    </message>
    <message>
      <source>Nobody wins: the stock ran out</source>
      <translation>Tidak ada pemenang: stok habis</translation>
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
      <source>{0} drew {1}. Claim it to win the round?</source>
      <translation>{0} menarik {1}. Klaim untuk memenangkan ronde?</translation>
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
      <source>Your turn: draw, or take {0}</source>
      <translation>Giliran Anda: tarik, atau ambil {0}</translation>
    </message>
    <message>
      <source>Your turn: draw a card</source>
      <translation>Giliran Anda: tarik satu kartu</translation>
    </message>
    <message>
      <source>rummy: you draw and discard cards</source>
      <translation>remi: Anda menarik dan membuang kartu</translation>
    </message>
    <message>
      <source>The child keeps cards that look the same.</source>
      <translation>Anak menyimpan kartu yang tampak sama.</translation>
    </message>
    <message>
      <source>The regular also takes discards that fit.</source>
      <translation>Langganan juga mengambil kartu buangan yang cocok.</translation>
    </message>
    <message>
      <source>The master works out the chances of every hand.</source>
      <translation>Empu menghitung peluang setiap kartu tangan.</translation>
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
      <source>This round</source>
      <translation>Ronde ini</translation>
    </message>
    <message>
      <source>Rounds won, of {0}</source>
      <translation>Ronde dimenangkan, dari {0}</translation>
    </message>
    <message>
      <source>The stock ran out, and nobody claimed the last discard.</source>
      <translation>Stok habis, dan tidak ada yang mengklaim kartu buangan terakhir.</translation>
    </message>
    <message>
      <source>{card}, discarded by {who} and taken in turn, completed the hand.</source>
      <translation>{card}, dibuang oleh {who} dan diambil pada gilirannya, melengkapi kartu tangan.</translation>
    </message>
    <message>
      <source>{card}, discarded by {who} and claimed, completed the hand.</source>
      <translation>{card}, dibuang oleh {who} dan diklaim, melengkapi kartu tangan.</translation>
    </message>
    <message>
      <source>{who} declares checki with {card}</source>
      <translation>{who} menyatakan checki dengan {card}</translation>
    </message>
    <message>
      <source>You declare checki with {card}</source>
      <translation>Anda menyatakan checki dengan {card}</translation>
    </message>
    <message>
      <source>Checki with {card}</source>
      <translation>Checki dengan {card}</translation>
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
      <source>Show another pair first: your discard broke the pair you showed.</source>
      <translation>Tunjukkan pasangan lain dulu: buangan Anda memecah pasangan yang sudah Anda tunjukkan.</translation>
    </message>
    <message>
      <source>Play on: there's nothing for you to turn down now.</source>
      <translation>Lanjutkan: sekarang tidak ada yang bisa dilewatkan.</translation>
    </message>
    <message>
      <source>Draw from the stock: nobody has discarded yet.</source>
      <translation>Tarik dari stok: belum ada kartu buangan.</translation>
    </message>
    <message>
      <source>Draw from the stock: your hand is frozen, and {0} doesn't win.</source>
      <translation>Tarik dari stok: kartu tangan Anda terkunci, dan {0} tidak menang.</translation>
    </message>
    <message>
      <source>Draw from the stock: if you take {0}, you can't discard any card.</source>
      <translation>Tarik dari stok: kalau mengambil {0}, Anda tidak bisa membuang kartu apa pun.</translation>
    </message>
    <message>
      <source>Discard another card: you have just taken {0}.</source>
      <translation>Buang kartu lain: Anda baru saja mengambil {0}.</translation>
    </message>
    <message>
      <source>Discard {1}, the card you just drew: your hand is frozen.</source>
      <translation>Buang {1}, kartu yang baru Anda tarik: kartu tangan Anda terkunci.</translation>
    </message>
    <message>
      <source>Discard another card: without {0} your hand isn't ready, and you can't take checki back.</source>
      <translation>Buang kartu lain: tanpa {0} kartu tangan Anda tidak siap, dan checki tidak bisa ditarik kembali.</translation>
    </message>
    <message>
      <source>Choose an identical pair for checki: you don't have two of {0}.</source>
      <translation>Pilih pasangan kembar untuk checki: Anda tidak punya dua {0}.</translation>
    </message>
    <message>
      <source>Collect two triplets first: checki needs them besides the pair of {0}.</source>
      <translation>Kumpulkan dulu dua kali tiga serangkai: checki memerlukannya selain pasangan {0}.</translation>
    </message>
    <message>
      <source>Play on: you have already declared checki with {0}.</source>
      <translation>Lanjutkan: Anda sudah menyatakan checki dengan {0}.</translation>
    </message>
    <message>
      <source>Get your hand ready first. Then declare checki right after the deal or after your own discard.</source>
      <translation>Siapkan dulu kartu tangan Anda. Lalu nyatakan checki langsung setelah pembagian atau setelah buangan Anda sendiri.</translation>
    </message>
    <message>
      <source>Declare checki now: the house rules don't let you wait with a ready hand.</source>
      <translation>Nyatakan checki sekarang: aturan rumah tidak membolehkan Anda menunggu dengan kartu tangan yang siap.</translation>
    </message>
    <message>
      <source>Play on: there's no card for you to claim.</source>
      <translation>Lanjutkan: tidak ada kartu untuk Anda klaim.</translation>
    </message>
    <message>
      <source>Choose another seat: nobody sits in this one.</source>
      <translation>Pilih kursi lain: kursi ini kosong.</translation>
    </message>
    <message>
      <source>Wait for your turn: only a player who is asked may answer out of turn.</source>
      <translation>Tunggu giliran Anda: hanya pemain yang ditanya boleh menjawab di luar giliran.</translation>
    </message>
    <message>
      <source>Each player has eight cards; the rest are the stock. Dealer: {dealer}. First player: {starter}</source>
      <translation>Setiap pemain punya delapan kartu; sisanya stok. Pembagi: {dealer}. Pemain pertama: {starter}</translation>
    </message>
    <message>
      <source>Round {0}, first to {1}</source>
      <translation>Ronde {0}, sampai {1} kemenangan</translation>
    </message>
    <message>
      <source>1 point for each round won, then the rounds won so far</source>
      <translation>1 poin per ronde yang dimenangkan, lalu jumlah kemenangan sejauh ini</translation>
    </message>
    <message numerus="yes">
      <source>first to win %n round(s)</source>
      <translation>
        <numerusform>sampai %n kemenangan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first player to win %n round(s) wins the match.</source>
      <translation>
        <numerusform>Pemain pertama yang memenangkan %n ronde memenangkan pertandingan.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} wins the round with {1}</source>
      <translation>{0} memenangkan ronde dengan {1}</translation>
    </message>
    <message>
      <source>You win the round with {1}</source>
      <translation>Anda memenangkan ronde dengan {1}</translation>
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
      <source>{1} would be your third copy but wouldn't win. Claim it?</source>
      <translation>{1} akan menjadi lembar ketiga Anda, tetapi tidak menang. Klaim?</translation>
    </message>
    <message>
      <source>{0} discarded {1}. Claim it to win the round?</source>
      <translation>{0} membuang {1}. Klaim untuk memenangkan ronde?</translation>
    </message>
    <message>
      <source>Your discard broke the pair. Show another one: {0}</source>
      <translation>Buangan Anda memecah pasangan itu. Tunjukkan yang lain: {0}</translation>
    </message>
    <message>
      <source>Declare checki? You hold all four copies of {0}, so no card can win</source>
      <translation>Nyatakan checki? Anda memegang keempat lembar {0}, jadi tidak ada kartu yang bisa menang</translation>
    </message>
    <message>
      <source>Declare checki? You would wait for {0}</source>
      <translation>Nyatakan checki? Anda akan menunggu {0}</translation>
    </message>
    <message>
      <source>Declare checki? A third copy of the pair you show will win: {0}</source>
      <translation>Nyatakan checki? Lembar ketiga dari pasangan yang Anda tunjukkan akan menang: {0}</translation>
    </message>
    <message>
      <source>The neighbour keeps pairs and triplets and draws from the stock.</source>
      <translation>Tetangga menyimpan pasangan dan tiga serangkai, dan menarik dari stok.</translation>
    </message>
    <message>
      <source>The old hand also watches the pairs that opponents have declared.</source>
      <translation>Sesepuh juga memperhatikan pasangan yang dinyatakan lawan.</translation>
    </message>
    <message>
      <source>Pair and winning card</source>
      <translation>Pasangan dan kartu yang menang</translation>
    </message>
  </context>
  <context>
    <name>lessons</name>
    <message>
      <source>The cards and their ranks</source>
      <translation>Kartu dan angkanya</translation>
    </message>
    <message>
      <source>Suits, honours, identical cards and red stamps, and which card captures which.</source>
      <translation>Jenis, kartu kehormatan, kartu kembar, dan cap merah, serta kartu mana menangkap kartu mana.</translation>
    </message>
    <message>
      <source>A turn of Thothit</source>
      <translation>Satu giliran Thothit</translation>
    </message>
    <message>
      <source>First a card from your hand, then one from the stock. And what's different on the first turn.</source>
      <translation>Pertama satu kartu dari tangan, lalu satu dari stok. Dan apa yang berbeda pada giliran pertama.</translation>
    </message>
    <message>
      <source>What scores: pairs and red stamps</source>
      <translation>Yang bernilai: pasangan dan cap merah</translation>
    </message>
    <message>
      <source>Which card to capture when you have a choice.</source>
      <translation>Kartu mana yang ditangkap kalau ada pilihan.</translation>
    </message>
    <message>
      <source>Pairs in the pool</source>
      <translation>Pasangan di kolam</translation>
    </message>
    <message>
      <source>The rules that protect pairs, game by game.</source>
      <translation>Aturan yang melindungi pasangan, permainan demi permainan.</translation>
    </message>
    <message>
      <source>Two cards or none</source>
      <translation>Dua kartu atau tidak sama sekali</translation>
    </message>
    <message>
      <source>In Cholek Tiga you choose which two cards to capture, or decline.</source>
      <translation>Dalam Cholek Tiga Anda memilih dua kartu mana yang ditangkap, atau tidak menangkap.</translation>
    </message>
    <message>
      <source>Welcome to Thothit</source>
      <translation>Selamat datang di Thothit</translation>
    </message>
    <message>
      <source>Try your first captures with two fives and a seven.</source>
      <translation>Coba tangkapan pertama Anda dengan dua kartu lima dan satu kartu tujuh.</translation>
    </message>
    <message>
      <source>Sampèn and Thothit Banyuwangi: match and throw out</source>
      <translation>Sampèn dan Thothit Banyuwangi: mencocokkan dan melempar</translation>
    </message>
    <message>
      <source>Match the open card, throw out the right one, and keep the right last card.</source>
      <translation>Cocokkan kartu terbuka, lempar kartu yang tepat, dan simpan kartu terakhir yang tepat.</translation>
    </message>
    <message>
      <source>Kowah: checki and claims</source>
      <translation>Kowah: checki dan klaim</translation>
    </message>
    <message>
      <source>Build a ready hand, declare checki, and claim the card that wins.</source>
      <translation>Susun kartu tangan yang siap, nyatakan checki, dan klaim kartu yang menang.</translation>
    </message>
    <message>
      <source>Balik Satu: tan and ceki</source>
      <translation>Balik Satu: tan dan ceki</translation>
    </message>
    <message>
      <source>Collect triplets and a mata, call, and win with a card from the stock.</source>
      <translation>Kumpulkan tiga serangkai dan sebuah mata, berserulah, dan menangkan ronde dengan kartu dari stok.</translation>
    </message>
    <message>
      <source>Thunee: bidding, trump and calls</source>
      <translation>Thunee: tawaran, truf, dan seruan</translation>
    </message>
    <message>
      <source>Bid for trump, follow suit, announce a Jodhi and call Double.</source>
      <translation>Menawar truf, mengikuti jenis, mengumumkan Jodhi, dan menyerukan Double.</translation>
    </message>
    <message>
      <source>Thunee for six: Trips and Moenie</source>
      <translation>Thunee berenam: Trips dan Moenie</translation>
    </message>
    <message>
      <source>Call Trips with three equal cards, Moenie with four of one suit.</source>
      <translation>Serukan Trips dengan tiga kartu yang sama, dan Moenie dengan empat kartu satu jenis.</translation>
    </message>
  </context>
  <context>
    <name>levels</name>
    <message>
      <source>Matches your strength: goes a level up or down between rounds, as you do well or badly.</source>
      <translation>Setara dengan Anda: di antara ronde naik atau turun satu tingkat, sesuai baik buruknya permainan Anda.</translation>
    </message>
    <message>
      <source>my strength</source>
      <translation>setara saya</translation>
    </message>
    <message>
      <source>{0} now plays at a higher level: {1}.</source>
      <translation>{0} sekarang bermain di tingkat lebih tinggi: {1}.</translation>
    </message>
    <message>
      <source>{0} now plays at a lower level: {1}.</source>
      <translation>{0} sekarang bermain di tingkat lebih rendah: {1}.</translation>
    </message>
    <message>
      <source>{0} now play at a higher level: {1}.</source>
      <translation>{0} sekarang bermain di tingkat lebih tinggi: {1}.</translation>
    </message>
    <message>
      <source>{0} now play at a lower level: {1}.</source>
      <translation>{0} sekarang bermain di tingkat lebih rendah: {1}.</translation>
    </message>
  </context>
  <context>
    <name>mata</name>
    <message>
      <source>The hand was complete as dealt.</source>
      <translation>Kartu tangannya sudah lengkap sejak dibagikan.</translation>
    </message>
    <message>
      <source>The stock ran out before anybody won.</source>
      <translation>Stok habis sebelum ada yang menang.</translation>
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
      <translation>Dibuka</translation>
    </message>
    <message>
      <source>You have won: turn up a card of the stock</source>
      <translation>Anda menang: buka kartu stok</translation>
    </message>
    <message>
      <source>{0} has won and turns up a card</source>
      <translation>{0} menang dan membuka kartu</translation>
    </message>
    <message>
      <source>You have a {2} now. Change from {3} to {0}? You would wait for {1}</source>
      <translation>Sekarang Anda punya {2}. Ganti dari {3} ke {0}? Anda akan menunggu {1}</translation>
    </message>
    <message>
      <source>Call {0}? You would wait for {1}</source>
      <translation>Serukan {0}? Anda akan menunggu {1}</translation>
    </message>
    <message>
      <source>{who} calls {call}</source>
      <translation>{who} menyerukan {call}</translation>
    </message>
    <message>
      <source>{who} turns up {card}</source>
      <translation>{who} membuka {card}</translation>
    </message>
    <message>
      <source>{who} makes a {mata} with {card}</source>
      <translation>{who} membuat {mata} dengan {card}</translation>
    </message>
    <message>
      <source>You call {call}</source>
      <translation>Anda menyerukan {call}</translation>
    </message>
    <message>
      <source>You turn up {card}</source>
      <translation>Anda membuka {card}</translation>
    </message>
    <message>
      <source>You make a {mata} with {card}</source>
      <translation>Anda membuat {mata} dengan {card}</translation>
    </message>
    <message>
      <source>Call: {call}</source>
      <translation>Seruan: {call}</translation>
    </message>
    <message>
      <source>Turn up: {card}</source>
      <translation>Buka: {card}</translation>
    </message>
    <message>
      <source>A {mata} with {card}</source>
      <translation>{mata} dengan {card}</translation>
    </message>
    <message>
      <source>Click the stock to turn up a card.</source>
      <translation>Klik stok untuk membuka kartu.</translation>
    </message>
    <message>
      <source>The cards that aren't dealt are the stock. Dealer: {dealer}. First player, with a card more: {starter}</source>
      <translation>Kartu yang tidak dibagikan menjadi stok. Pembagi: {dealer}. Pemain pertama, dengan satu kartu lebih: {starter}</translation>
    </message>
    <message>
      <source>Nobody scores: a black card of rank 1 was turned up</source>
      <translation>Tidak ada yang mendapat poin: kartu hitam berangka 1 dibuka</translation>
    </message>
    <message>
      <source>The win</source>
      <translation>Kemenangan</translation>
    </message>
    <message>
      <source>Ayam: an opponent drew the card for ceki</source>
      <translation>Ayam: lawan menarik kartu untuk ceki</translation>
    </message>
    <message>
      <source>Kandang: the winner drew the card for ceki</source>
      <translation>Kandang: pemenang menarik kartu untuk ceki</translation>
    </message>
    <message>
      <source>{0} with a card turned up</source>
      <translation>{0} dengan kartu yang dibuka</translation>
    </message>
    <message>
      <source>The card turned up</source>
      <translation>Kartu yang dibuka</translation>
    </message>
    <message>
      <source>Won as dealt: double</source>
      <translation>Menang sejak dibagikan: dua kali</translation>
    </message>
    <message>
      <source>A black card of rank 1: no score</source>
      <translation>Kartu hitam berangka 1: tanpa poin</translation>
    </message>
    <message>
      <source>You begin: discard a card</source>
      <translation>Anda mulai: buang satu kartu</translation>
    </message>
    <message>
      <source>The neighbour keeps cards of one rank and draws from the stock.</source>
      <translation>Tetangga menyimpan kartu satu angka dan menarik dari stok.</translation>
    </message>
    <message>
      <source>The old hand also counts the cards that are gone.</source>
      <translation>Sesepuh juga menghitung kartu yang sudah keluar.</translation>
    </message>
    <message>
      <source>Call right after your own discard, when your hand lacks one card to win: not now.</source>
      <translation>Berserulah tepat setelah buangan Anda sendiri, kalau kartu tangan Anda kurang satu kartu untuk menang: sekarang belum bisa.</translation>
    </message>
    <message>
      <source>Play on: you have already made your call.</source>
      <translation>Teruskan bermain: Anda sudah berseru.</translation>
    </message>
    <message>
      <source>Make the other call: your hand doesn't allow this one.</source>
      <translation>Buat seruan yang lain: kartu tangan Anda tidak mengizinkan yang ini.</translation>
    </message>
    <message>
      <source>Discard another card: without {0} your hand doesn't wait for a card any more.</source>
      <translation>Buang kartu lain: tanpa {0} kartu tangan Anda tidak menunggu kartu lagi.</translation>
    </message>
  </context>
  <context>
    <name>match</name>
    <message>
      <source>Play-off round between {0}</source>
      <translation>Babak tambahan antara {0}</translation>
    </message>
    <message>
      <source>Round {0}, first to {1} points</source>
      <translation>Ronde {0}, sampai {1} poin</translation>
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
      <source>Play-off round</source>
      <translation>Babak tambahan</translation>
    </message>
    <message>
      <source>Round {0}</source>
      <translation>Ronde {0}</translation>
    </message>
    <message>
      <source>The points scored in each round, then the total</source>
      <translation>Poin setiap ronde, lalu jumlahnya</translation>
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
      <source>Play as many rounds as you like. The points add up, and the highest total leads.</source>
      <translation>Mainkan ronde sebanyak yang Anda mau. Poinnya dijumlahkan, dan jumlah tertinggi memimpin.</translation>
    </message>
    <message>
      <source>Each player deals once. The highest total wins; tied players play on among themselves.</source>
      <translation>Setiap pemain membagi sekali. Jumlah tertinggi menang; pemain yang seri bermain lagi di antara mereka.</translation>
    </message>
    <message numerus="yes">
      <source>The highest total after %n round(s) wins.</source>
      <translation>
        <numerusform>Jumlah tertinggi setelah %n ronde menang.</numerusform>
      </translation>
    </message>
    <message>
      <source>It contains every player's hand</source>
      <translation>Isinya kartu tangan semua pemain</translation>
    </message>
    <message>
      <source>It contains every player's hand, which counts as help in fair play</source>
      <translation>Isinya kartu tangan semua pemain; dalam permainan adil ini dihitung sebagai bantuan</translation>
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
      <source>Played in fair play.</source>
      <translation>Dimainkan dalam permainan adil.</translation>
    </message>
    <message>
      <source>{0}: {1} gained {2}, the most in the match.</source>
      <translation>{0}: {1} mendapat {2}, terbanyak dalam pertandingan ini.</translation>
    </message>
    <message>
      <source>{0} led from start to finish.</source>
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
    <name>matching</name>
    <message>
      <source>What won the round</source>
      <translation>Yang memenangkan ronde</translation>
    </message>
    <message>
      <source>{0}: does anybody match it?</source>
      <translation>{0}: ada yang mencocokkan?</translation>
    </message>
    <message>
      <source>You hold the other {0}. Match it?</source>
      <translation>Anda memegang {0} yang satunya. Cocokkan?</translation>
    </message>
    <message>
      <source>You have matched: throw out a card</source>
      <translation>Anda sudah mencocokkan: lempar satu kartu</translation>
    </message>
    <message>
      <source>{0} throws out a card</source>
      <translation>{0} melempar satu kartu</translation>
    </message>
    <message>
      <source>Choose the one card you keep; the others are thrown out</source>
      <translation>Pilih satu kartu yang Anda simpan; yang lain dilempar</translation>
    </message>
    <message>
      <source>{0} keeps one card</source>
      <translation>{0} menyimpan satu kartu</translation>
    </message>
    <message>
      <source>You turn up a card</source>
      <translation>Anda membuka kartu</translation>
    </message>
    <message>
      <source>{0} turns up a card</source>
      <translation>{0} membuka kartu</translation>
    </message>
    <message>
      <source>{who} turns up {card}</source>
      <translation>{who} membuka {card}</translation>
    </message>
    <message>
      <source>{who} matches {card}</source>
      <translation>{who} mencocokkan {card}</translation>
    </message>
    <message>
      <source>{who} throws out {card}</source>
      <translation>{who} melempar {card}</translation>
    </message>
    <message>
      <source>{who} lays away {all}</source>
      <translation>{who} menyisihkan {all}</translation>
    </message>
    <message>
      <source>{who} has one card left and calls {call}</source>
      <translation>Kartu {who} tinggal satu, dan ia berseru {call}</translation>
    </message>
    <message>
      <source>{who} keeps one card and throws out {all}</source>
      <translation>{who} menyimpan satu kartu dan melempar {all}</translation>
    </message>
    <message>
      <source>You turn up {card}</source>
      <translation>Anda membuka {card}</translation>
    </message>
    <message>
      <source>You match {card}</source>
      <translation>Anda mencocokkan {card}</translation>
    </message>
    <message>
      <source>You throw out {card}</source>
      <translation>Anda melempar {card}</translation>
    </message>
    <message>
      <source>You lay away {all}</source>
      <translation>Anda menyisihkan {all}</translation>
    </message>
    <message>
      <source>You have one card left and call {call}</source>
      <translation>Kartu Anda tinggal satu, dan Anda berseru {call}</translation>
    </message>
    <message>
      <source>You keep one card and throw out {all}</source>
      <translation>Anda menyimpan satu kartu dan melempar {all}</translation>
    </message>
    <message>
      <source>Stock: {card}</source>
      <translation>Stok: {card}</translation>
    </message>
    <message>
      <source>Match: {card}</source>
      <translation>Cocok: {card}</translation>
    </message>
    <message>
      <source>Thrown out: {card}</source>
      <translation>Dilempar: {card}</translation>
    </message>
    <message>
      <source>Pairs: {all}</source>
      <translation>Pasangan: {all}</translation>
    </message>
    <message>
      <source>One card left</source>
      <translation>Tinggal satu kartu</translation>
    </message>
    <message>
      <source>Thrown out: {all}</source>
      <translation>Dilempar: {all}</translation>
    </message>
    <message>
      <source>Time's up: you didn't match {0}</source>
      <translation>Waktu habis: Anda tidak mencocokkan {0}</translation>
    </message>
    <message>
      <source>Wait for the next open card: there's none to match now.</source>
      <translation>Tunggu kartu terbuka berikutnya: sekarang tidak ada yang bisa dicocokkan.</translation>
    </message>
    <message>
      <source>Wait for another card: you don't hold the other {0}.</source>
      <translation>Tunggu kartu lain: Anda tidak memegang {0} yang satunya.</translation>
    </message>
    <message>
      <source>Turn up {1}, the next stock card, not {0}.</source>
      <translation>Buka {1}, kartu stok berikutnya, bukan {0}.</translation>
    </message>
    <message>
      <source>Wait for a match: you throw out a card only after you have matched one.</source>
      <translation>Tunggu cocokan: Anda melempar kartu hanya setelah mencocokkan.</translation>
    </message>
    <message>
      <source>Play on: you choose a card to keep only when a player has one card left.</source>
      <translation>Teruskan bermain: Anda memilih kartu yang disimpan hanya kalau seorang pemain tinggal memegang satu kartu.</translation>
    </message>
    <message>
      <source>First throw out a card from your hand.</source>
      <translation>Lempar dulu satu kartu dari tangan Anda.</translation>
    </message>
    <message>
      <source>First choose the one card you keep.</source>
      <translation>Pilih dulu satu kartu yang Anda simpan.</translation>
    </message>
    <message>
      <source>Play on: there's nothing for you to turn down now.</source>
      <translation>Teruskan bermain: sekarang tidak ada yang perlu Anda tolak.</translation>
    </message>
    <message>
      <source>Wait for your turn: only a player who is asked may answer out of turn.</source>
      <translation>Tunggu giliran Anda: hanya pemain yang ditanya yang boleh menjawab di luar giliran.</translation>
    </message>
    <message>
      <source>It's too late to match: the next card is about to come.</source>
      <translation>Sudah terlambat untuk mencocokkan: kartu berikutnya segera dibuka.</translation>
    </message>
    <message>
      <source>Dealer: {dealer}. The cards that are left are the stock</source>
      <translation>Pembagi: {dealer}. Kartu yang tersisa menjadi stok</translation>
    </message>
    <message>
      <source>Everybody lays away identical pairs</source>
      <translation>Semua menyisihkan pasangan kembar</translation>
    </message>
    <message>
      <source>Round {0}, first to win {1}</source>
      <translation>Ronde {0}, yang lebih dulu menang {1} kali</translation>
    </message>
    <message>
      <source>1 point for each round won, then the rounds won so far</source>
      <translation>1 poin untuk setiap ronde yang dimenangkan, lalu jumlah ronde yang dimenangkan sejauh ini</translation>
    </message>
    <message numerus="yes">
      <source>first to win %n round(s)</source>
      <translation>
        <numerusform>yang lebih dulu memenangkan %n ronde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The first player to win %n round(s) wins the match.</source>
      <translation>
        <numerusform>Pemain pertama yang memenangkan %n ronde memenangkan pertandingan.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} gets rid of the last card and wins</source>
      <translation>Kartu terakhir {0} habis, dan ia menang</translation>
    </message>
    <message>
      <source>You get rid of your last card and win</source>
      <translation>Kartu terakhir Anda habis, dan Anda menang</translation>
    </message>
    <message>
      <source>{0} matches the last open card and wins</source>
      <translation>{0} mencocokkan kartu terbuka terakhir dan menang</translation>
    </message>
    <message>
      <source>You match the last open card and win</source>
      <translation>Anda mencocokkan kartu terbuka terakhir dan menang</translation>
    </message>
    <message>
      <source>Nobody matches the last open card: {0} wins</source>
      <translation>Tidak ada yang mencocokkan kartu terbuka terakhir: {0} menang</translation>
    </message>
    <message>
      <source>Nobody matches the last open card: you win</source>
      <translation>Tidak ada yang mencocokkan kartu terbuka terakhir: Anda menang</translation>
    </message>
    <message>
      <source>{0} has the fewest cards and wins</source>
      <translation>Kartu {0} paling sedikit, dan ia menang</translation>
    </message>
    <message>
      <source>You have the fewest cards and win</source>
      <translation>Kartu Anda paling sedikit, dan Anda menang</translation>
    </message>
    <message>
      <source>{0} tie with the fewest cards</source>
      <translation>{0} seri dengan kartu paling sedikit</translation>
    </message>
    <message>
      <source>Last card</source>
      <translation>Kartu terakhir</translation>
    </message>
    <message>
      <source>Last match</source>
      <translation>Cocokan terakhir</translation>
    </message>
    <message>
      <source>Fewest cards</source>
      <translation>Kartu paling sedikit</translation>
    </message>
    <message>
      <source>{0} {1}</source>
      <translation>{0} {1}</translation>
    </message>
    <message>
      <source>Cards left: {0}.</source>
      <translation>Sisa kartu: {0}.</translation>
    </message>
    <message>
      <source>matching: you get rid of cards by playing identical ones</source>
      <translation>mencocokkan: kartu dihabiskan dengan memainkan kembarannya</translation>
    </message>
    <message>
      <source>The child overlooks cards that players throw out.</source>
      <translation>Anak tidak memperhatikan kartu yang dilempar pemain.</translation>
    </message>
    <message>
      <source>The neighbour overlooks them too, but remembers which cards are gone.</source>
      <translation>Tetangga juga tidak memperhatikannya, tetapi ingat kartu mana yang sudah keluar.</translation>
    </message>
    <message>
      <source>The regular matches whatever it can, and uses its pairs.</source>
      <translation>Langganan mencocokkan apa pun yang bisa, dan memanfaatkan pasangannya.</translation>
    </message>
    <message>
      <source>The old hand plays every choice out in thought.</source>
      <translation>Sesepuh memainkan setiap pilihan sampai selesai di dalam pikirannya.</translation>
    </message>
    <message>
      <source>The master also works out where cards are that nobody has matched.</source>
      <translation>Empu juga memperkirakan di mana kartu yang tidak dicocokkan siapa pun.</translation>
    </message>
  </context>
  <context>
    <name>messages</name>
    <message>
      <source>you</source>
      <translation>Anda</translation>
    </message>
    <message>
      <source>{0} is playing</source>
      <translation>{0} sedang bermain</translation>
    </message>
    <message>
      <source>Your turn: play a card</source>
      <translation>Giliran Anda: mainkan satu kartu</translation>
    </message>
    <message>
      <source>Your turn: choose what to capture</source>
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
      <source>You can claim a card</source>
      <translation>Anda bisa mengklaim kartu</translation>
    </message>
    <message>
      <source>Your turn: turn up a card</source>
      <translation>Giliran Anda: buka satu kartu</translation>
    </message>
    <message>
      <source>{who}: {card} captures {rest}</source>
      <translation>{who}: {card} menangkap {rest}</translation>
    </message>
    <message>
      <source>{who}: {card} stays in the pool</source>
      <translation>{who}: {card} tetap di kolam</translation>
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
      <source>If you make this move, you can't win this round. Choose it again to play it anyway.</source>
      <translation>Dengan langkah ini Anda tidak bisa memenangkan ronde ini. Pilih lagi untuk tetap memainkannya.</translation>
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
      <source>Wait for your turn: another player is still to move.</source>
      <translation>Tunggu giliran Anda: sekarang giliran pemain lain.</translation>
    </message>
    <message>
      <source>Choose a card from your hand: {0} isn't in it.</source>
      <translation>Pilih kartu dari tangan Anda: {0} tidak ada di tangan Anda.</translation>
    </message>
    <message>
      <source>First click a card in your hand, then the card to capture.</source>
      <translation>Klik dulu kartu di tangan Anda, lalu kartu yang hendak ditangkap.</translation>
    </message>
    <message>
      <source>Choose another move: this game doesn't have that one.</source>
      <translation>Pilih langkah lain: permainan ini tidak mengenal langkah itu.</translation>
    </message>
    <message>
      <source>Click the stock: you don't choose cards in this game.</source>
      <translation>Klik stok: dalam permainan ini Anda tidak memilih kartu.</translation>
    </message>
    <message>
      <source>Answer the question first.</source>
      <translation>Jawab dulu pertanyaannya.</translation>
    </message>
    <message>
      <source>It's too late for that: play has moved on.</source>
      <translation>Sudah terlambat untuk itu: permainan sudah berlanjut.</translation>
    </message>
    <message>
      <source>Each player draws a card: {drawn}. The highest deals: {dealer}</source>
      <translation>Setiap pemain menarik satu kartu: {drawn}. Yang tertinggi membagi: {dealer}</translation>
    </message>
    <message>
      <source>Arranging the pool by rank</source>
      <translation>Kolam disusun menurut angka</translation>
    </message>
    <message>
      <source>Dealer: {dealer}. First player: {starter}</source>
      <translation>Pembagi: {dealer}. Pemain pertama: {starter}</translation>
    </message>
    <message>
      <source>Play-off round between {playing}. First player: {starter}</source>
      <translation>Babak tambahan antara {playing}. Pemain pertama: {starter}</translation>
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
      <source>{0} share first place</source>
      <translation>{0} seri pada pertandingan ini</translation>
    </message>
    <message>
      <source>You</source>
      <translation>Anda</translation>
    </message>
    <message>
      <source>Not yet checked by a native speaker: {0}.</source>
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
      <source>Choose two cards to capture with {0}. Esc, or a click on {0}, cancels.</source>
      <translation>Pilih dua kartu untuk ditangkap dengan {0}. Esc, atau klik pada {0}, membatalkan.</translation>
    </message>
    <message>
      <source>Choose what to capture with {0}. Esc, or a click on {0}, cancels.</source>
      <translation>Pilih yang ditangkap dengan {0}. Esc, atau klik pada {0}, membatalkan.</translation>
    </message>
    <message>
      <source>Click {0} again to play it. Press Esc or click elsewhere to cancel.</source>
      <translation>Klik {0} lagi untuk memainkannya. Tekan Esc atau klik di tempat lain untuk membatalkan.</translation>
    </message>
    <message>
      <source>“{0}”</source>
      <translation>“{0}”</translation>
    </message>
    <message>
      <source>your last decision</source>
      <translation>keputusan terakhir Anda</translation>
    </message>
  </context>
  <context>
    <name>moves</name>
    <message>
      <source>{card} captures {rest}</source>
      <translation>{card} menangkap {rest}</translation>
    </message>
    <message>
      <source>{card} stays</source>
      <translation>{card} ke kolam</translation>
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
      <source>The copied text is too long.</source>
      <translation>Teks yang disalin terlalu panjang.</translation>
    </message>
    <message>
      <source>No text has been copied.</source>
      <translation>Tidak ada teks yang disalin.</translation>
    </message>
    <message>
      <source>The copied text begins with {0}.</source>
      <translation>Teks yang disalin diawali dengan {0}.</translation>
    </message>
    <message>
      <source>Deal numbers go from 0 to {0}.</source>
      <translation>Nomor pembagian dari 0 sampai {0}.</translation>
    </message>
    <message>
      <source>Type a deal number from 0 to {0}.</source>
      <translation>Ketik nomor pembagian dari 0 sampai {0}.</translation>
    </message>
    <message>
      <source>Type a deal number from 0 to {1}. {0} is not a number.</source>
      <translation>Ketik nomor pembagian dari 0 sampai {1}. {0} bukan angka.</translation>
    </message>
  </context>
  <context>
    <name>piles</name>
    <message>
      <source>&amp;Capture piles</source>
      <translation>&amp;Tumpukan tangkapan</translation>
    </message>
    <message>
      <source>Look at your own pile; press again for the next face-up pile</source>
      <translation>Lihat tumpukan Anda sendiri; tekan lagi untuk tumpukan terbuka berikutnya</translation>
    </message>
    <message>
      <source>Cards in your pile: {0}.</source>
      <translation>Kartu di tumpukan Anda: {0}.</translation>
    </message>
    <message>
      <source>Cards in {0}'s pile: {1}.</source>
      <translation>Kartu di tumpukan {0}: {1}.</translation>
    </message>
    <message>
      <source>Points so far: {0}.</source>
      <translation>Poin sejauh ini: {0}.</translation>
    </message>
    <message>
      <source>Your pile is face down, and you chose in the settings not to look at it.</source>
      <translation>Tumpukan Anda tertutup, dan di pengaturan Anda memilih tidak melihatnya.</translation>
    </message>
    <message>
      <source>{0}'s pile is face down: you have to remember what's in it.</source>
      <translation>Tumpukan {0} tertutup: Anda harus mengingat isinya.</translation>
    </message>
    <message>
      <source>Cards &amp;laid away</source>
      <translation>Kartu yang di&amp;sisihkan</translation>
    </message>
    <message>
      <source>Look at the cards a player has laid away; press again for the next player</source>
      <translation>Lihat kartu yang disisihkan seorang pemain; tekan lagi untuk pemain berikutnya</translation>
    </message>
    <message>
      <source>Cards that you have laid away: {0}.</source>
      <translation>Kartu yang Anda sisihkan: {0}.</translation>
    </message>
    <message>
      <source>Cards that {1} has laid away: {0}.</source>
      <translation>Kartu yang disisihkan {1}: {0}.</translation>
    </message>
    <message>
      <source>{0} has laid no cards away.</source>
      <translation>{0} tidak menyisihkan kartu.</translation>
    </message>
    <message>
      <source>Nobody has laid cards away yet.</source>
      <translation>Belum ada yang menyisihkan kartu.</translation>
    </message>
    <message>
      <source>Known &amp;cards</source>
      <translation>&amp;Kartu yang diketahui</translation>
    </message>
    <message>
      <source>Look at the cards everybody knows in a player's hand; press again for the next player</source>
      <translation>Lihat kartu di tangan seorang pemain yang diketahui semua; tekan lagi untuk pemain berikutnya</translation>
    </message>
    <message>
      <source>Cards in your hand that everybody knows: {0} (taken, shown or declared).</source>
      <translation>Kartu di tangan Anda yang diketahui semua: {0} (diambil, ditunjukkan, atau dinyatakan).</translation>
    </message>
    <message>
      <source>Cards in {1}'s hand that everybody knows: {0} (taken, shown or declared).</source>
      <translation>Kartu di tangan {1} yang diketahui semua: {0} (diambil, ditunjukkan, atau dinyatakan).</translation>
    </message>
    <message>
      <source>None of the cards in {0}'s hand are known to everybody.</source>
      <translation>Tidak ada kartu yang diketahui di tangan {0}.</translation>
    </message>
    <message>
      <source>No hand has cards that everybody knows: no player has taken, shown or declared any.</source>
      <translation>Tidak ada kartu tangan yang diketahui semua: belum ada pemain yang mengambil, menunjukkan, atau menyatakan kartu.</translation>
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
      <source>You can look only at the last trick.</source>
      <translation>Anda hanya bisa melihat trik terakhir.</translation>
    </message>
    <message>
      <source>Nobody has won a trick yet.</source>
      <translation>Belum ada yang memenangkan trik.</translation>
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
      <translation>Susun kolam menurut angka, bukan dalam persegi tradisional</translation>
    </message>
    <message>
      <source>Let me look at my capture pile</source>
      <translation>Boleh lihat tumpukan tangkapan saya</translation>
    </message>
    <message>
      <source>For convenience: at a real table you can't look through a face-down pile</source>
      <translation>Sekadar kemudahan: di meja sungguhan Anda tidak boleh melihat isi tumpukan tertutup</translation>
    </message>
    <message>
      <source>{0} seconds</source>
      <translation>{0} detik</translation>
    </message>
    <message>
      <source>If you don't match a card within {0} seconds, you let it go</source>
      <translation>Kalau Anda tidak mencocokkan kartu dalam {0} detik, kartu itu Anda lepaskan</translation>
    </message>
    <message>
      <source>No hurry</source>
      <translation>Tanpa batas</translation>
    </message>
    <message>
      <source>The game waits until you match a card or let it go</source>
      <translation>Permainan menunggu sampai Anda mencocokkan kartu atau melepaskannya</translation>
    </message>
    <message>
      <source>Time for matches</source>
      <translation>Waktu untuk mencocokkan</translation>
    </message>
    <message>
      <source>If you don't claim a card within {0} seconds, you let it go</source>
      <translation>Kalau Anda tidak mengklaim kartu dalam {0} detik, kartu itu dibiarkan</translation>
    </message>
    <message>
      <source>The game waits until you claim a card or let it go</source>
      <translation>Permainan menunggu sampai Anda mengklaim kartu atau membiarkannya</translation>
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
      <translation>Kartu menurut kelompok</translation>
    </message>
    <message>
      <source>Sort your hand by sets that are nearly complete</source>
      <translation>Urutkan kartu tangan Anda menurut kelompok yang hampir lengkap</translation>
    </message>
    <message>
      <source>For {0} seconds</source>
      <translation>Selama {0} detik</translation>
    </message>
    <message>
      <source>A full trick stays for {0} seconds, or until you click or press a key</source>
      <translation>Trik penuh tetap terlihat {0} detik, atau sampai Anda mengeklik atau menekan tombol</translation>
    </message>
    <message>
      <source>Until a click</source>
      <translation>Sampai diklik</translation>
    </message>
    <message>
      <source>A full trick stays until you click or press a key</source>
      <translation>Trik penuh tetap terlihat sampai Anda mengeklik atau menekan tombol</translation>
    </message>
    <message>
      <source>For 1 second</source>
      <translation>Selama 1 detik</translation>
    </message>
    <message>
      <source>A full trick stays for one second, or until you click or press a key</source>
      <translation>Trik penuh tetap terlihat satu detik, atau sampai Anda mengeklik atau menekan tombol</translation>
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
      <source>Face-up cards of {0}, %n card(s)</source>
      <translation>
        <numerusform>Kartu terbuka {0}, %n kartu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In the middle, %n card(s), the newest first</source>
      <translation>
        <numerusform>Di tengah, %n kartu, yang terbaru lebih dulu</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Discards, %n card(s), the newest first</source>
      <translation>
        <numerusform>Kartu buangan, %n kartu, yang terbaru lebih dulu</numerusform>
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
      <source>Face up in front of the players</source>
      <translation>Terbuka di depan para pemain</translation>
    </message>
    <message>
      <source>No cards face up in front of the players</source>
      <translation>Tidak ada kartu terbuka di depan para pemain</translation>
    </message>
    <message numerus="yes">
      <source>Stock, %n card(s)</source>
      <translation>
        <numerusform>Stok, %n kartu</numerusform>
      </translation>
    </message>
    <message>
      <source>{0}; the last: {1}</source>
      <translation>{0}; yang terakhir: {1}</translation>
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
      <translation>tidak bisa ditangkap sekarang</translation>
    </message>
    <message>
      <source>then you can't win this round</source>
      <translation>lalu Anda tidak bisa memenangkan ronde ini</translation>
    </message>
    <message>
      <source>can't be played now</source>
      <translation>tidak bisa dimainkan sekarang</translation>
    </message>
    <message>
      <source>captures {0}</source>
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
      <source>%n card(s) in hand</source>
      <translation>
        <numerusform>%n kartu di tangan</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) face down</source>
      <translation>
        <numerusform>%n kartu tertutup</numerusform>
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
      <source>You captured {1} with {0}</source>
      <translation>Anda menangkap {1} dengan {0}</translation>
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
      <source>A result is a player's points in this round minus the other players' average.</source>
      <translation>Hasil adalah poin ronde ini dikurangi rata-rata pemain lain.</translation>
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
      <source>that lowered your chance of winning by {0}</source>
      <translation>peluang menang Anda turun {0}</translation>
    </message>
    <message>
      <source>You threw out {0}</source>
      <translation>Anda melempar {0}</translation>
    </message>
    <message>
      <source>You kept {0}</source>
      <translation>Anda menyimpan {0}</translation>
    </message>
    <message>
      <source>You matched {0}</source>
      <translation>Anda mencocokkan {0}</translation>
    </message>
    <message>
      <source>You didn't match {0}</source>
      <translation>Anda tidak mencocokkan {0}</translation>
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
      <source>Your %n decision(s) cost nothing.</source>
      <translation>
        <numerusform>%n keputusan Anda tidak merugikan sama sekali.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{0}'s %n decision(s) cost nothing.</source>
      <translation>
        <numerusform>%n keputusan {0} tidak merugikan sama sekali.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Compared with the best moves, your %n decision(s) cost {0}.</source>
      <translation>
        <numerusform>Dibandingkan langkah terbaik, Anda rugi {0} dalam %n keputusan.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Compared with the best moves, {1}'s %n decision(s) cost {0}.</source>
      <translation>
        <numerusform>Dibandingkan langkah terbaik, {1} rugi {0} dalam %n keputusan.</numerusform>
      </translation>
    </message>
    <message>
      <source>{0} Luck and the other players' moves: {1}.</source>
      <translation>{0} Keberuntungan dan langkah pemain lain: {1}.</translation>
    </message>
    <message>
      <source>deal {0}</source>
      <translation>pembagian {0}</translation>
    </message>
    <message>
      <source>stock cards {0}</source>
      <translation>kartu stok {0}</translation>
    </message>
    <message>
      <source>others' turns {0}</source>
      <translation>pemain lain {0}</translation>
    </message>
    <message>
      <source>decisions {0}</source>
      <translation>keputusan {0}</translation>
    </message>
    <message>
      <source>Result: {0} = {1}. Everything except the decisions is luck.</source>
      <translation>Hasil: {0} = {1}. Semua selain keputusan adalah keberuntungan.</translation>
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
      <translation>± menunjukkan seberapa jauh angka bisa meleset: pelatih hanya mencoba sebagian pembagian yang mungkin.</translation>
    </message>
    <message>
      <source>{0}: the best move.</source>
      <translation>{0}: langkah terbaik.</translation>
    </message>
    <message>
      <source>{0}: about as good as the best move, {1}.</source>
      <translation>{0}: kira-kira sebaik langkah terbaik, {1}.</translation>
    </message>
    <message>
      <source>{0}: cost {1} {2}. Better: {3}.</source>
      <translation>{0}: rugi {1} {2}. Lebih baik: {3}.</translation>
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
      <source>Better next time: {0}.</source>
      <translation>Lain kali lebih baik: {0}.</translation>
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
      <source>With all cards face up and no further mistakes by anyone, {0} (move {1}) leads to {2}. These moves would have led to {3}: {4}.</source>
      <translation>Dengan semua kartu terbuka dan tanpa kesalahan lagi dari siapa pun, {0} (langkah {1}) menghasilkan {2}. Langkah-langkah ini akan menghasilkan {3}: {4}.</translation>
    </message>
    <message>
      <source>The actual result was better, because the other players didn't play their best.</source>
      <translation>Hasil sebenarnya lebih baik, karena pemain lain tidak bermain sebaik mungkin.</translation>
    </message>
    <message>
      <source>Even in hindsight, with all cards face up, no move is certain to have made the result worse.</source>
      <translation>Dilihat kembali, dengan semua kartu terbuka pun, tidak ada langkah yang pasti memperburuk hasil.</translation>
    </message>
    <message>
      <source>Given what {2} could know at the time, the move cost {0} {1}.</source>
      <translation>Menurut yang bisa diketahui {2} saat itu, ruginya {0} {1}.</translation>
    </message>
    <message>
      <source>Given what {0} could know at the time, it was about as good as the best move.</source>
      <translation>Menurut yang bisa diketahui {0} saat itu, langkah ini kira-kira sebaik langkah terbaik.</translation>
    </message>
    <message>
      <source>Given what {0} could know at the time, it was the best move: bad luck, not a mistake.</source>
      <translation>Menurut yang bisa diketahui {0} saat itu, inilah langkah terbaik: nasib buruk, bukan kesalahan.</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Pembagian</translation>
    </message>
    <message>
      <source>Stock cards</source>
      <translation>Kartu stok</translation>
    </message>
    <message>
      <source>Others' turns</source>
      <translation>Pemain lain</translation>
    </message>
    <message>
      <source>Decisions</source>
      <translation>Keputusan</translation>
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
      <source>You didn't claim {0}</source>
      <translation>Anda tidak mengklaim {0}</translation>
    </message>
    <message>
      <source>You didn't declare checki</source>
      <translation>Anda tidak menyatakan checki</translation>
    </message>
    <message>
      <source>You didn't call {0}</source>
      <translation>Anda tidak menyerukan {0}</translation>
    </message>
    <message>
      <source>You called {0}</source>
      <translation>Anda menyerukan {0}</translation>
    </message>
    <message>
      <source>You chose {0} as trump</source>
      <translation>Anda memilih {0} sebagai truf</translation>
    </message>
    <message>
      <source>You bid {0}</source>
      <translation>Anda menawar {0}</translation>
    </message>
    <message>
      <source>You announced a Jodhi in {0}</source>
      <translation>Anda mengumumkan Jodhi {0}</translation>
    </message>
    <message>
      <source>You didn't announce your Jodhi</source>
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
      <source>Show this part</source>
      <translation>Tampilkan bagian ini</translation>
    </message>
    <message>
      <source>Hide this part</source>
      <translation>Sembunyikan bagian ini</translation>
    </message>
    <message>
      <source>The page with these rules is missing. Install Thothit again to get it back.</source>
      <translation>Halaman aturan ini tidak ada. Pasang kembali Thothit untuk mendapatkannya.</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>Aturan rumah</translation>
    </message>
    <message>
      <source>Play through an example</source>
      <translation>Mainkan contoh</translation>
    </message>
    <message>
      <source>The example for this game can't be read. Install Thothit again to repair it.</source>
      <translation>Contoh untuk permainan ini tidak bisa dibaca. Pasang kembali Thothit untuk memperbaikinya.</translation>
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
      <source>minutes a round</source>
      <translation>menit per ronde</translation>
    </message>
    <message>
      <source>House rules of this match</source>
      <translation>Aturan rumah pertandingan ini</translation>
    </message>
    <message>
      <source>You play by the published rules.</source>
      <translation>Anda bermain dengan aturan terbitan.</translation>
    </message>
    <message>
      <source>Published rule: {0}</source>
      <translation>Aturan terbitan: {0}</translation>
    </message>
    <message>
      <source>Sources of the house rules:</source>
      <translation>Sumber aturan rumah:</translation>
    </message>
    <message>
      <source>The other games:</source>
      <translation>Permainan lain:</translation>
    </message>
  </context>
  <context>
    <name>rules_line</name>
    <message>
      <source>There are no house rules in this text.</source>
      <translation>Tidak ada aturan rumah dalam teks ini.</translation>
    </message>
    <message>
      <source>The line is too long: house rules need at most {0} characters.</source>
      <translation>Barisnya terlalu panjang: aturan rumah paling banyak {0} karakter.</translation>
    </message>
    <message>
      <source>The line has characters that are not text.</source>
      <translation>Baris itu berisi karakter yang bukan teks.</translation>
    </message>
    <message>
      <source>The line doesn't say which game its rules are for.</source>
      <translation>Baris itu tidak menyebut untuk permainan apa aturannya.</translation>
    </message>
    <message>
      <source>There is no game called {0}, so its house rules can't be used.</source>
      <translation>Tidak ada permainan bernama {0}, jadi aturan rumahnya tidak dapat dipakai.</translation>
    </message>
    <message>
      <source>{0} (not a rule of {1})</source>
      <translation>{0} (bukan aturan {1})</translation>
    </message>
    <message>
      <source>{0} (they contradict each other)</source>
      <translation>{0} (saling bertentangan)</translation>
    </message>
    <message>
      <source>These rules are chosen, except {0}.</source>
      <translation>Aturan ini dipilih, kecuali {0}.</translation>
    </message>
  </context>
  <context>
    <name>saved_matches</name>
    <message>
      <source>This file can't be read</source>
      <translation>Berkas ini tidak bisa dibaca</translation>
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
      <source>Round {0}</source>
      <translation>Ronde {0}</translation>
    </message>
    <message>
      <source>Play-off round</source>
      <translation>Babak tambahan</translation>
    </message>
    <message>
      <source>Round {0} of {1}</source>
      <translation>Ronde {0} dari {1}</translation>
    </message>
    <message numerus="yes">
      <source>%n round(s) played, {0}</source>
      <translation>
        <numerusform>%n ronde dimainkan, {0}</numerusform>
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
This file can't be read: {1}</source>
      <translation>{0}
Berkas ini tidak bisa dibaca: {1}</translation>
    </message>
    <message>
      <source>Deal {0}</source>
      <translation>Pembagian {0}</translation>
    </message>
    <message>
      <source>Started {0}</source>
      <translation>Dimulai {0}</translation>
    </message>
  </context>
  <context>
    <name>saves</name>
    <message>
      <source>{0} (it can't be renamed: {1})</source>
      <translation>{0} (tidak bisa diganti namanya: {1})</translation>
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
      <source>{0}: too large for a match</source>
      <translation>{0}: terlalu besar untuk pertandingan</translation>
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
      <translation>{0} (tetap ada di antara pertandingan tersimpan)</translation>
    </message>
  </context>
  <context>
    <name>score</name>
    <message>
      <source>Other cards</source>
      <translation>Kartu lainnya</translation>
    </message>
    <message>
      <source>{0} × {1}</source>
      <translation>{0} × {1}</translation>
    </message>
    <message>
      <source>their rank</source>
      <translation>angkanya</translation>
    </message>
    <message>
      <source>{0} a card</source>
      <translation>{0} per kartu</translation>
    </message>
    <message>
      <source>{0} reached {1}: patang atusan</source>
      <translation>{0} mencapai {1}: patang atusan</translation>
    </message>
    <message>
      <source>{0} reached {1}: belahan</source>
      <translation>{0} mencapai {1}: belahan</translation>
    </message>
    <message>
      <source>{0} is last (kete) and reached {1}: té lumrah</source>
      <translation>{0} terakhir (kete) dan mencapai {1}: té lumrah</translation>
    </message>
    <message>
      <source>{0} is last (kete) and stayed below {1}: té mati</source>
      <translation>{0} terakhir (kete) dan tidak mencapai {1}: té mati</translation>
    </message>
    <message>
      <source>Three at once with a hand card: ayam</source>
      <translation>Tiga sekaligus dengan kartu tangan: ayam</translation>
    </message>
    <message>
      <source>Three at once with the stock card: kandang</source>
      <translation>Tiga sekaligus dengan kartu stok: kandang</translation>
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
      <translation>Tiga lembar</translation>
    </message>
    <message>
      <source>Fours</source>
      <translation>Empat lembar</translation>
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
      <translation>Tiga lembar</translation>
    </message>
    <message>
      <source>fours</source>
      <translation>Empat lembar</translation>
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
      <source>{0} of ones</source>
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
      <translation>masing-masing {0}: {1} untuk kelompoknya
dan {2} untuk tiap kartu merah</translation>
    </message>
    <message>
      <source>{0}: {1} of {2} points.</source>
      <translation>{0}: {1} dari {2} poin.</translation>
    </message>
    <message>
      <source>{0} (broke the pair of {1} while a single card was available)</source>
      <translation>{0} (memecah pasangan {1} selagi ada kartu tunggal)</translation>
    </message>
    <message>
      <source>Everyone has broken a pair, so nobody wins.</source>
      <translation>Semua sudah memecah pasangan, jadi tidak ada pemenang.</translation>
    </message>
    <message>
      <source>The best of the other players wins.</source>
      <translation>Yang terbaik di antara pemain lain menang.</translation>
    </message>
    <message>
      <source>Can't win this round: {0}. {1}</source>
      <translation>Tidak bisa memenangkan ronde ini: {0}. {1}</translation>
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
      <source>decided by Laki</source>
      <translation>ditentukan dengan Laki</translation>
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
      <source>Tied: {0}. A play-off round decides</source>
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
      <source>can't win</source>
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
      <source>You broke the pair of {card} {when} and could no longer win.</source>
      <translation>Anda memecah pasangan {card} {when} dan tidak bisa menang lagi.</translation>
    </message>
    <message>
      <source>You didn't capture {card} {when}; {who} did.</source>
      <translation>Anda tidak menangkap {card} {when}; {who} yang menangkapnya.</translation>
    </message>
    <message>
      <source>You didn't capture the {copy} {card} {when}; {who} did.</source>
      <translation>Anda tidak menangkap {card} {copy} {when}; {who} yang menangkapnya.</translation>
    </message>
    <message>
      <source>You put {card} in the pool {when}; {who} captured it.</source>
      <translation>Anda menaruh {card} di kolam {when}; {who} menangkapnya.</translation>
    </message>
    <message>
      <source>You put the red-stamped {card} in the pool {when}; {who} captured it.</source>
      <translation>Anda menaruh {card} yang bercap merah di kolam {when}; {who} menangkapnya.</translation>
    </message>
    <message numerus="yes">
      <source>You captured {taken} with {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>Anda menangkap {taken} dengan {card} {when}: %n poin, dan Anda menang dengan selisih {lead}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You captured a pair of {card} {when}: %n point(s), and you won by {lead}.</source>
      <translation>
        <numerusform>Anda menangkap sepasang {card} {when}: %n poin, dan Anda menang dengan selisih {lead}.</numerusform>
      </translation>
    </message>
    <message>
      <source>on your {0} turn</source>
      <translation>pada giliran {0} Anda</translation>
    </message>
    <message>
      <source>You didn't match {0}; matching it would have been better.</source>
      <translation>Anda tidak mencocokkan {0}; mencocokkannya lebih baik.</translation>
    </message>
    <message>
      <source>You kept {0}; {1} could still have been matched.</source>
      <translation>Anda menyimpan {0}; {1} masih bisa cocok.</translation>
    </message>
    <message>
      <source>{who} matched {card}, which you threw out.</source>
      <translation>{who} mencocokkan {card}, yang Anda lempar.</translation>
    </message>
    <message>
      <source>{who} won by matching {card}, which you threw out.</source>
      <translation>{who} menang dengan mencocokkan {card}, yang Anda lempar.</translation>
    </message>
    <message>
      <source>You threw out {0}; {1} would have been better.</source>
      <translation>Anda melempar {0}; {1} lebih baik.</translation>
    </message>
    <message>
      <source>Your last card, {0}, was a match.</source>
      <translation>Kartu terakhir Anda, {0}, cocok.</translation>
    </message>
    <message>
      <source>The last open card, {0}, was identical to the one you kept.</source>
      <translation>Kartu terbuka terakhir, {0}, kembar dengan kartu yang Anda simpan.</translation>
    </message>
    <message>
      <source>You had one card left, and nobody matched the last open card.</source>
      <translation>Kartu Anda tinggal satu, dan tidak ada yang mencocokkan kartu terbuka terakhir.</translation>
    </message>
    <message>
      <source>Your {turn} discard was {card}; discarding {best} would have been better.</source>
      <translation>Buangan {turn} Anda adalah {card}; lebih baik membuang {best}.</translation>
    </message>
    <message>
      <source>You took {0} on your {1} turn; drawing would have been better.</source>
      <translation>Anda mengambil {0} pada giliran {1} Anda; lebih baik menarik.</translation>
    </message>
    <message>
      <source>You didn't take {0} on your {1} turn; taking it would have been better.</source>
      <translation>Anda tidak mengambil {0} pada giliran {1} Anda; lebih baik diambil.</translation>
    </message>
    <message>
      <source>You didn't claim {0}, which would have won the round.</source>
      <translation>Anda tidak mengklaim {0}, padahal dengan itu Anda menang.</translation>
    </message>
    <message>
      <source>You could have called {0} after your {1} discard, but you waited.</source>
      <translation>Anda bisa menyerukan {0} setelah buangan {1} Anda, tetapi Anda menunggu.</translation>
    </message>
    <message numerus="yes">
      <source>You called after your {0} discard and won %n discard(s) later.</source>
      <translation>
        <numerusform>Anda berseru setelah buangan {0} Anda dan menang %n buangan kemudian.</numerusform>
      </translation>
    </message>
    <message>
      <source>You called after your {0} discard and won before your next one.</source>
      <translation>Anda berseru setelah buangan {0} Anda dan menang sebelum buangan berikutnya.</translation>
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
      <source>You declared checki too early, {0}.</source>
      <translation>Anda terlalu dini menyatakan checki, {0}.</translation>
    </message>
    <message>
      <source>You could have declared checki {0}, but you waited.</source>
      <translation>Anda bisa menyatakan checki {0}, tetapi Anda menunggu.</translation>
    </message>
    <message>
      <source>You didn't claim {0}; claiming it would have been better.</source>
      <translation>Anda tidak mengklaim {0}; lebih baik diklaim.</translation>
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
      <source>You made {0} trump; {1} would have been better.</source>
      <translation>Anda memilih {0} sebagai truf; {1} lebih baik.</translation>
    </message>
    <message>
      <source>Your bid of {0} was too high; passing would have been better.</source>
      <translation>Tawaran Anda {0} terlalu tinggi; lebih baik lewat.</translation>
    </message>
    <message>
      <source>Your bid of {0} was too high; {1} would have been enough.</source>
      <translation>Tawaran Anda {0} terlalu tinggi; {1} sudah cukup.</translation>
    </message>
    <message>
      <source>You passed; a bid of {0} would have been better.</source>
      <translation>Anda lewat; tawaran {0} lebih baik.</translation>
    </message>
    <message>
      <source>You didn't announce your Jodhi in {0} after the {1} trick.</source>
      <translation>Anda tidak mengumumkan Jodhi {0} setelah trik {1}.</translation>
    </message>
    <message>
      <source>You played {0} to the {2} trick; {1} would have been better.</source>
      <translation>Anda memainkan {0} di trik {2}; {1} lebih baik.</translation>
    </message>
    <message numerus="yes">
      <source>You played {0} to the {2} trick, and {3} won its %n point(s); {1} would have been better.</source>
      <translation>
        <numerusform>Anda memainkan {0} di trik {2}, yang dimenangkan {3} dengan %n poin; {1} lebih baik.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick, worth %n point(s); your opponents counted {1} and needed {2}.</source>
      <translation>
        <numerusform>Anda memenangkan trik {0} dengan %n poin; hitungan lawan {1}, dan mereka perlu {2}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You won the {0} trick, worth %n point(s); your side counted {1} and needed {2}.</source>
      <translation>
        <numerusform>Anda memenangkan trik {0} dengan %n poin; hitungan pihak Anda {1}, dan Anda perlu {2}.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>settings</name>
    <message>
      <source>The game's own</source>
      <translation>Sesuai permainannya</translation>
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
      <source>Your name at the table and in saved matches. If you leave it empty, you appear as You.</source>
      <translation>Nama Anda di meja dan dalam pertandingan tersimpan. Kalau dikosongkan, nama Anda menjadi “Anda”.</translation>
    </message>
    <message>
      <source>Your figure</source>
      <translation>Sosok Anda</translation>
    </message>
    <message>
      <source>The figure on your name panel at the table.</source>
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
      <source>The language of windows, rules and lessons. {0}</source>
      <translation>Bahasa jendela, aturan, dan pelajaran. {0}</translation>
    </message>
    <message>
      <source>Same as the system</source>
      <translation>Ikuti sistem</translation>
    </message>
    <message>
      <source>Appearance</source>
      <translation>Penampilan</translation>
    </message>
    <message>
      <source>Light windows and a table by day, dark windows and a table by night, or black and white with bright marks and thick lines.</source>
      <translation>Jendela terang dengan meja siang, jendela gelap dengan meja malam, atau hitam putih dengan tanda cerah dan garis tebal.</translation>
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
      <source>The card style in all games except those played with French cards.</source>
      <translation>Gaya kartu, dalam semua permainan kecuali yang memakai kartu remi.</translation>
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
      <translation>Jenis kartu empat warna</translation>
    </message>
    <message>
      <source>Blue diamonds and green clubs on Western cards.</source>
      <translation>Wajik biru dan keriting hijau pada kartu Barat.</translation>
    </message>
    <message>
      <source>Backs</source>
      <translation>Punggung kartu</translation>
    </message>
    <message>
      <source>A colour or a batik pattern for the backs of the cards.</source>
      <translation>Warna atau motif batik untuk punggung kartu.</translation>
    </message>
    <message>
      <source>Corner index</source>
      <translation>Indeks sudut</translation>
    </message>
    <message>
      <source>Show the rank and suit of ceki cards in a corner.</source>
      <translation>Tampilkan angka dan jenis kartu ceki di sudut.</translation>
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
      <source>List the moves of the round beside the table.</source>
      <translation>Tampilkan daftar langkah ronde ini di samping meja.</translation>
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
      <source>How fast cards move, and how long you see each move.</source>
      <translation>Seberapa cepat kartu bergerak, dan berapa lama Anda melihat setiap langkah.</translation>
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
      <source>Pace of computer players</source>
      <translation>Tempo pemain komputer</translation>
    </message>
    <message>
      <source>How long computer players seem to think before they play.</source>
      <translation>Berapa lama pemain komputer seolah-olah berpikir sebelum bermain.</translation>
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
      <source>At any speed, cards fade from place to place instead of flying.</source>
      <translation>Kartu memudar dari satu tempat ke tempat lain, tidak melayang, pada kecepatan berapa pun.</translation>
    </message>
    <message>
      <source>Faces and words</source>
      <translation>Wajah dan kata-kata</translation>
    </message>
    <message>
      <source>Players smile or wince at what everybody can see, and sometimes say something.</source>
      <translation>Para pemain tersenyum atau meringis atas apa yang dilihat semua orang, dan kadang mengucapkan sepatah kata.</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Suara</translation>
    </message>
    <message>
      <source>Hear cards, captures, calls and the end of a round.</source>
      <translation>Dengarkan kartu, tangkapan, seruan, dan akhir ronde.</translation>
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
      <source>Play the only legal move</source>
      <translation>Mainkan satu-satunya langkah sah</translation>
    </message>
    <message>
      <source>If only one move is legal, Thothit plays it for you after a moment.</source>
      <translation>Kalau hanya satu langkah yang sah, langkah itu dimainkan untuk Anda setelah sesaat.</translation>
    </message>
    <message>
      <source>Warn of costly captures</source>
      <translation>Peringatkan tangkapan yang merugikan</translation>
    </message>
    <message>
      <source>Ask again before a capture that keeps you from winning the round.</source>
      <translation>Tanyakan lagi sebelum tangkapan yang membuat Anda tidak bisa memenangkan ronde.</translation>
    </message>
    <message>
      <source>Ask before a restart</source>
      <translation>Tanyakan sebelum memulai lagi</translation>
    </message>
    <message>
      <source>Ask before you restart a deal. In fair play, Thothit always asks.</source>
      <translation>Tanyakan sebelum Anda memulai lagi sebuah pembagian. Dalam permainan adil, Thothit selalu bertanya.</translation>
    </message>
    <message>
      <source>Count unseen cards</source>
      <translation>Hitung kartu yang belum terlihat</translation>
    </message>
    <message>
      <source>A table beside the cards counts those you haven't seen yet.</source>
      <translation>Tabel di samping kartu menghitung kartu yang belum Anda lihat.</translation>
    </message>
    <message>
      <source>Remember captured cards</source>
      <translation>Ingat kartu tertangkap</translation>
    </message>
    <message>
      <source>A chart beside the cards shows which cards are gone, and who has them.</source>
      <translation>Tabel di samping kartu menunjukkan mana yang sudah keluar dan siapa yang memilikinya.</translation>
    </message>
    <message>
      <source>Warn of weak moves</source>
      <translation>Peringatkan langkah lemah</translation>
    </message>
    <message>
      <source>Ask again before a move that costs more points than this. In Thunee, 5 points are half a ball; in Kowah, about a 10% chance of winning. In fair play, warnings and tables of cards count as help.</source>
      <translation>Tanyakan lagi sebelum langkah yang merugikan Anda lebih dari jumlah poin ini. Dalam Thunee, 5 poin berarti setengah bola; dalam Kowah, peluang menang sekitar 10 %. Dalam permainan adil, peringatan dan tabel kartu dihitung sebagai bantuan.</translation>
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
      <source>Who plays against you in a game you haven't set up yet.</source>
      <translation>Siapa yang melawan Anda dalam permainan yang belum Anda atur.</translation>
    </message>
    <message>
      <source>match my strength</source>
      <translation>setara saya</translation>
    </message>
    <message>
      <source>Match length</source>
      <translation>Panjang pertandingan</translation>
    </message>
    <message>
      <source>How long a match is in a game you haven't set up yet, if that game offers this length.</source>
      <translation>Panjang pertandingan untuk permainan yang belum Anda atur, kalau permainan itu menawarkannya.</translation>
    </message>
    <message>
      <source>The game's usual length</source>
      <translation>Panjang yang lazim di permainannya</translation>
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
      <source>A game you haven't set up yet begins in fair play: you can't undo past a newly revealed card.</source>
      <translation>Permainan yang belum Anda atur dimulai sebagai permainan adil: setelah kartu baru terlihat, langkah sebelumnya tidak bisa diurungkan.</translation>
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
      <source>This is not a settings file.</source>
      <translation>Ini bukan berkas pengaturan.</translation>
    </message>
    <message>
      <source>The file is from a newer version of Thothit. Update Thothit first.</source>
      <translation>Berkas ini berasal dari versi Thothit yang lebih baru. Perbarui Thothit dulu.</translation>
    </message>
    <message>
      <source>{0} can't be {1}.</source>
      <translation>{0} tidak bisa bernilai {1}.</translation>
    </message>
    <message>
      <source>{0}: too large for a settings file</source>
      <translation>{0}: terlalu besar untuk berkas pengaturan</translation>
    </message>
    <message>
      <source>{0}: it has a value that Thothit never writes</source>
      <translation>{0}: ada nilai yang tidak pernah ditulis oleh Thothit</translation>
    </message>
    <message>
      <source>{0}: not a settings file</source>
      <translation>{0}: bukan berkas pengaturan</translation>
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
      <translation>jumlah</translation>
    </message>
    <message>
      <source>{0}; a dot marks the winner of the round</source>
      <translation>{0}; titik menandai pemenang ronde</translation>
    </message>
    <message>
      <source>Rounds 1 to {0}</source>
      <translation>Ronde 1 sampai {0}</translation>
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
      <source>{0} {1}, total {2}</source>
      <translation>{0} {1}, jumlah {2}</translation>
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
      <source>QT_SCALE_FACTOR must be a number from {0} to {1}, not {2}</source>
      <translation>QT_SCALE_FACTOR harus bilangan dari {0} sampai {1}, bukan {2}</translation>
    </message>
    <message>
      <source>Qt can't open a window with QT_QPA_PLATFORM={0}; unset it and try again</source>
      <translation>Qt tidak bisa membuka jendela dengan QT_QPA_PLATFORM={0}; hapus variabel itu lalu coba lagi</translation>
    </message>
    <message>
      <source>Qt can't open a window on this display</source>
      <translation>Qt tidak bisa membuka jendela di layar ini</translation>
    </message>
    <message>
      <source>{0}: not a folder</source>
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
      <source>choose another --data-dir: the name {0} can't be written in the system's character set</source>
      <translation>pilih --data-dir lain: nama {0} tidak bisa ditulis dengan huruf sistem ini</translation>
    </message>
    <message>
      <source>Thothit is already running but doesn't answer; end it, then try again</source>
      <translation>Thothit sudah berjalan tetapi tidak menjawab; akhiri, lalu coba lagi</translation>
    </message>
    <message>
      <source>Thothit is already running (process {0}) but doesn't answer; end it, then try again</source>
      <translation>Thothit sudah berjalan (proses {0}) tetapi tidak menjawab; akhiri, lalu coba lagi</translation>
    </message>
    <message>
      <source>Thothit is already running; close it first, or give this one its own --data-dir</source>
      <translation>Thothit sudah berjalan; tutup dulu, atau beri yang ini --data-dir sendiri</translation>
    </message>
    <message>
      <source>{0}: the picture can't be saved</source>
      <translation>{0}: gambarnya tidak bisa disimpan</translation>
    </message>
    <message>
      <source>the Wayland display {0} doesn't answer</source>
      <translation>layar Wayland {0} tidak menjawab</translation>
    </message>
    <message>
      <source>there is no display to open a window on; on a machine without a screen, start Thothit with: {0}</source>
      <translation>tidak ada layar untuk membuka jendela; di mesin tanpa layar, jalankan dengan: {0}</translation>
    </message>
    <message>
      <source>the display {0} doesn't answer</source>
      <translation>layar {0} tidak menjawab</translation>
    </message>
    <message>
      <source>this system is too old: the program needs Windows 10 version 1903 or later</source>
      <translation>sistem ini terlalu tua: program memerlukan Windows 10 versi 1903 atau yang lebih baru</translation>
    </message>
    <message>
      <source>this system is too old: it has {0}, but the program needs glibc {1}</source>
      <translation>sistem ini terlalu tua: adanya {0}, program memerlukan glibc {1}</translation>
    </message>
    <message>
      <source>this system is too old: its {0} has no {1}, which the program needs</source>
      <translation>sistem ini terlalu tua: {0} tidak punya {1} yang diperlukan program</translation>
    </message>
    <message>
      <source>the libraries of this system don't fit the program: none of them has {0}</source>
      <translation>pustaka sistem ini tidak cocok dengan program: tidak ada yang punya {0}</translation>
    </message>
    <message>
      <source>install Thothit again: it is not complete ({0})</source>
      <translation>pasang kembali Thothit: programnya tidak lengkap ({0})</translation>
    </message>
    <message>
      <source>Qt can't be loaded: {0}</source>
      <translation>Qt tidak bisa dimuat: {0}</translation>
    </message>
    <message>
      <source>install Thothit again: it is not complete ({0} is missing)</source>
      <translation>pasang kembali Thothit: programnya tidak lengkap, {0} tidak ada</translation>
    </message>
    <message>
      <source>this system lacks {0}; install what is missing with: {1}</source>
      <translation>sistem ini tidak memiliki {0}; pasang yang kurang dengan: {1}</translation>
    </message>
    <message>
      <source>this system lacks {0}; install what is missing with your package manager</source>
      <translation>sistem ini tidak memiliki {0}; pasang yang kurang dengan pengelola paket Anda</translation>
    </message>
    <message>
      <source>another C library</source>
      <translation>pustaka C lain</translation>
    </message>
  </context>
  <context>
    <name>statistics</name>
    <message>
      <source>Rounds in which this was your last call. Made if you won the round.</source>
      <translation>Ronde yang seruan terakhir Anda ini. Berhasil kalau Anda memenangkan ronde.</translation>
    </message>
    <message>
      <source>d MMM yyyy, HH:mm</source>
      <translation>d MMM yyyy, HH.mm</translation>
    </message>
    <message>
      <source>One round says nothing yet. Play a few more.</source>
      <translation>Satu ronde belum menunjukkan apa-apa. Mainkan beberapa lagi.</translation>
    </message>
    <message>
      <source>There is nothing to decide here, so your average is pure luck.</source>
      <translation>Di sini tidak ada yang perlu diputuskan, jadi rata-rata Anda semata-mata keberuntungan.</translation>
    </message>
    <message>
      <source>So far it may all be luck: your average is {0}, give or take {1}.</source>
      <translation>Sejauh ini mungkin hanya keberuntungan: rata-rata Anda {0}, plus-minus {1}.</translation>
    </message>
    <message>
      <source>You play better than your opponents: on average, you're {0} points ahead, give or take {1}.</source>
      <translation>Anda bermain lebih baik daripada lawan: rata-rata unggul {0} poin, plus-minus {1}.</translation>
    </message>
    <message>
      <source>Your opponents play better than you: on average, they're {0} points ahead, give or take {1}.</source>
      <translation>Lawan Anda bermain lebih baik daripada Anda: rata-rata unggul {0} poin, plus-minus {1}.</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Rounds you have finished.</source>
      <translation>Ronde yang sudah Anda selesaikan.</translation>
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
      <source>Tied</source>
      <translation>Seri</translation>
    </message>
    <message>
      <source>Rounds in which you tied for the win.</source>
      <translation>Ronde yang Anda menangkan bersama pemain lain karena seri.</translation>
    </message>
    <message>
      <source>Points per round</source>
      <translation>Poin per ronde</translation>
    </message>
    <message>
      <source>The average score of your side.</source>
      <translation>Rata-rata skor pihak Anda.</translation>
    </message>
    <message>
      <source>Best round</source>
      <translation>Ronde terbaik</translation>
    </message>
    <message>
      <source>The most points your side has scored in a round.</source>
      <translation>Poin terbanyak yang didapat pihak Anda dalam satu ronde.</translation>
    </message>
    <message>
      <source>Longest winning streak</source>
      <translation>Menang beruntun terbanyak</translation>
    </message>
    <message>
      <source>The most rounds you have won in a row. A tie ends the streak.</source>
      <translation>Ronde terbanyak yang Anda menangkan berturut-turut. Seri memutus deretan itu.</translation>
    </message>
    <message>
      <source>Winning streak now</source>
      <translation>Menang beruntun kini</translation>
    </message>
    <message>
      <source>How many rounds in a row you have won up to now. A tie ends the streak.</source>
      <translation>Jumlah ronde terakhir yang Anda menangkan berturut-turut. Seri memutus deretan itu.</translation>
    </message>
    <message>
      <source>Longest losing streak</source>
      <translation>Kalah beruntun terbanyak</translation>
    </message>
    <message>
      <source>The most rounds in a row that you neither won nor tied.</source>
      <translation>Ronde berturut-turut terbanyak tanpa menang dan tanpa seri.</translation>
    </message>
    <message>
      <source>Points ahead</source>
      <translation>Selisih poin</translation>
    </message>
    <message>
      <source>Your points minus those of the best other side, on average.</source>
      <translation>Poin Anda dikurangi poin pihak lain yang terbaik, rata-rata.</translation>
    </message>
    <message>
      <source>Margin of error</source>
      <translation>Batas kesalahan</translation>
    </message>
    <message>
      <source>We can be 95% sure that your true average is no further than this from the result shown.</source>
      <translation>Jarak terjauh ke rata-rata Anda yang sebenarnya, dengan kepastian 95 %.</translation>
    </message>
    <message>
      <source>Luck in a round</source>
      <translation>Keberuntungan per ronde</translation>
    </message>
    <message>
      <source>How far the result of a round usually is from your average (the standard deviation).</source>
      <translation>Seberapa jauh biasanya satu ronde dari rata-rata Anda (simpangan baku).</translation>
    </message>
    <message>
      <source>Rounds needed</source>
      <translation>Ronde yang diperlukan</translation>
    </message>
    <message>
      <source>Rounds needed before we can be 95% sure that an average like yours isn't luck.</source>
      <translation>Jumlah ronde sampai rata-rata seperti milik Anda 95 % pasti bukan keberuntungan.</translation>
    </message>
    <message>
      <source>Time per move</source>
      <translation>Waktu per langkah</translation>
    </message>
    <message numerus="yes">
      <source>How long you think about a move, not counting pauses; from %n round(s).</source>
      <translation>
        <numerusform>Berapa lama Anda memikirkan satu langkah, tanpa jeda; diukur dalam %n ronde.</numerusform>
      </translation>
    </message>
    <message>
      <source>With help</source>
      <translation>Dengan bantuan</translation>
    </message>
    <message>
      <source>Rounds from matches in which you had help: for example, you took back a move or restarted a fair deal.</source>
      <translation>Ronde pertandingan yang Anda mainkan dengan bantuan: misalnya mengurungkan langkah, atau memulai lagi pembagian dalam permainan adil.</translation>
    </message>
    <message numerus="yes">
      <source>Unknown for %n older match(es).</source>
      <translation>
        <numerusform>Tidak diketahui untuk %n pertandingan lama.</numerusform>
      </translation>
    </message>
    <message>
      <source>Matches started</source>
      <translation>Pertandingan dimulai</translation>
    </message>
    <message>
      <source>Matches in which you made at least one move.</source>
      <translation>Pertandingan yang sudah Anda mainkan sedikitnya satu langkah.</translation>
    </message>
    <message>
      <source>Matches finished</source>
      <translation>Pertandingan selesai</translation>
    </message>
    <message>
      <source>Matches played to the end, and free matches without an unfinished round.</source>
      <translation>Pertandingan yang dimainkan sampai selesai, dan pertandingan bebas yang semua rondenya selesai.</translation>
    </message>
    <message>
      <source>Matches given up</source>
      <translation>Menyerah</translation>
    </message>
    <message>
      <source>Fair matches in which you restarted a deal.</source>
      <translation>Pertandingan adil yang pembagiannya pernah Anda mulai lagi.</translation>
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
      <source>At least one {0}</source>
      <translation>Sedikitnya satu {0}</translation>
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
      <source>Rounds whose cards you already knew; they don't count anywhere else</source>
      <translation>Ronde yang kartunya sudah Anda ketahui; tidak dihitung di tempat lain</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>Made if you won every trick yourself.</source>
      <translation>Berhasil jika Anda sendiri memenangkan semua trik.</translation>
    </message>
    <message>
      <source>Made if you won the last trick yourself.</source>
      <translation>Berhasil jika Anda sendiri memenangkan trik terakhir.</translation>
    </message>
    <message>
      <source>Bids</source>
      <translation>Tawaran</translation>
    </message>
    <message>
      <source>Rounds in which you bid highest and chose trump. Made if your side scored. Rounds that another call decided are left out.</source>
      <translation>Ronde yang tawarannya tertinggi dari Anda dan trufnya Anda tentukan. Berhasil jika pihak Anda mendapat bola. Ronde yang diputuskan oleh seruan lain tidak dihitung.</translation>
    </message>
    <message>
      <source>Made if you won the last trick yourself and had enough points.</source>
      <translation>Berhasil jika Anda sendiri memenangkan trik terakhir dan poinnya cukup.</translation>
    </message>
    <message>
      <source>Jodhis</source>
      <translation>Jodhi</translation>
    </message>
    <message>
      <source>Jodhis you announced. Made if your side scored in that round.</source>
      <translation>Jodhi yang Anda umumkan. Berhasil jika pihak Anda mendapat bola di ronde itu.</translation>
    </message>
  </context>
  <context>
    <name>thunee</name>
    <message>
      <source>Total ({0} needed)</source>
      <translation>Jumlah (perlu {0})</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>Hitungan</translation>
    </message>
    <message>
      <source>the sixes show only the balls above {0}</source>
      <translation>kartu 6 menunjukkan bola di atas {0}</translation>
    </message>
    <message>
      <source>balls, {0} needed with a lead of {1}</source>
      <translation>bola, perlu {0} dengan selisih {1}</translation>
    </message>
    <message>
      <source>balls, {0} needed</source>
      <translation>bola, perlu {0}</translation>
    </message>
    <message>
      <source>Trump, from the first card: {0}</source>
      <translation>Truf, menurut kartu pertama: {0}</translation>
    </message>
    <message>
      <source>Trump: {0}, chosen by {1} for a bid of {2}</source>
      <translation>Truf: {0}, dipilih oleh {1} dengan tawaran {2}</translation>
    </message>
    <message>
      <source>Trump: {0}, chosen by {1} without a bid</source>
      <translation>Truf: {0}, dipilih oleh {1} tanpa tawaran</translation>
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
      <translation>{call}, diserukan oleh {who}: semua trik dimenangkan, jadi {balls} bola.</translation>
    </message>
    <message>
      <source>{call}, called by {who}: {winner} won a trick, so the opponents score {balls} balls.</source>
      <translation>{call}, diserukan oleh {who}: {winner} memenangkan satu trik, jadi pihak lain mendapat {balls} bola.</translation>
    </message>
    <message>
      <source>{call}, called by {who}: {winner}, the partner, won a trick, so the opponents score {balls} balls.</source>
      <translation>{call}, diserukan oleh {who}: {winner} dari pihak yang sama memenangkan satu trik, jadi pihak lain mendapat {balls} bola.</translation>
    </message>
    <message>
      <source>Count: {total}, and {needed} needed. The counting side scores 1 ball.</source>
      <translation>Hitungan: {total}, perlu {needed}. Pihak penghitung mendapat 1 bola.</translation>
    </message>
    <message>
      <source>Count: {total}, and {needed} needed. The bid failed, so the counting side scores {balls} balls.</source>
      <translation>Hitungan: {total}, perlu {needed}. Tawarannya gagal, jadi pihak penghitung mendapat {balls} bola.</translation>
    </message>
    <message>
      <source>Count: {total}, {short} short of {needed}. The trump maker's side scores 1 ball.</source>
      <translation>Hitungan: {total}, kurang {short} dari {needed}. Pihak penentu truf mendapat 1 bola.</translation>
    </message>
    <message>
      <source>Double, called by {who}: last trick won, so the caller's side scores {balls} balls.</source>
      <translation>Double, diserukan oleh {who}: trik terakhir dimenangkan, jadi {balls} bola.</translation>
    </message>
    <message>
      <source>Double, called by {who}: {winner} won the last trick, so the opponents score {balls} balls.</source>
      <translation>Double, diserukan oleh {who}: {winner} memenangkan trik terakhir, jadi pihak lain mendapat {balls} bola.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}: last trick won with enough points, so the caller's side scores {balls} balls.</source>
      <translation>Khanaak, diserukan oleh {who}: trik terakhir dimenangkan dengan poin yang cukup, jadi {balls} bola.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}: not enough points, so the opponents score {balls} balls.</source>
      <translation>Khanaak, diserukan oleh {who}: poinnya tidak cukup, jadi pihak lain mendapat {balls} bola.</translation>
    </message>
    <message>
      <source>Khanaak, called by {who}: {winner} won the last trick, so the opponents score {balls} balls.</source>
      <translation>Khanaak, diserukan oleh {who}: {winner} memenangkan trik terakhir, jadi pihak lain mendapat {balls} bola.</translation>
    </message>
    <message>
      <source>New deal: the counting side had no trumps. Nobody scores.</source>
      <translation>Bagi ulang: pihak penghitung tidak punya truf. Tidak ada yang mendapat skor.</translation>
    </message>
    <message>
      <source>New deal: the opponents of {0} had no card of the suit led. Nobody scores.</source>
      <translation>Bagi ulang: lawan {0} tidak punya kartu sejenis kartu pembuka. Tidak ada yang mendapat skor.</translation>
    </message>
    <message>
      <source>New deal, asked for by {0}: the first cards were worth 10 points or less. Nobody scores.</source>
      <translation>Bagi ulang diminta oleh {0}: kartu pertama bernilai 10 poin atau kurang. Tidak ada yang mendapat skor.</translation>
    </message>
    <message>
      <source>New deal, asked for by {0}: the counting side had no trumps. Nobody scores.</source>
      <translation>Bagi ulang diminta oleh {0}: pihak penghitung tidak punya truf. Tidak ada yang mendapat skor.</translation>
    </message>
    <message>
      <source>{0}: {1}</source>
      <translation>{0}: {1}</translation>
    </message>
    <message>
      <source>against the call</source>
      <translation>melawan seruan</translation>
    </message>
    <message>
      <source>chose trump</source>
      <translation>memilih truf</translation>
    </message>
    <message>
      <source>counting side</source>
      <translation>pihak penghitung</translation>
    </message>
    <message>
      <source>Cards in tricks won</source>
      <translation>Kartu dalam trik yang dimenangkan</translation>
    </message>
    <message>
      <source>The last trick</source>
      <translation>Trik terakhir</translation>
    </message>
    <message>
      <source>The bid</source>
      <translation>Tawaran</translation>
    </message>
    <message>
      <source>Own Jodhis</source>
      <translation>Jodhi sendiri</translation>
    </message>
    <message>
      <source>The others' Jodhis</source>
      <translation>Jodhi lawan</translation>
    </message>
    <message>
      <source>The count of {0}</source>
      <translation>Hitungan {0}</translation>
    </message>
    <message>
      <source>{0} up</source>
      <translation>{0} naik</translation>
    </message>
    <message>
      <source>{0} out</source>
      <translation>{0} utang</translation>
    </message>
    <message>
      <source>{0}, from {1}</source>
      <translation>{0}, mulai dari {1}</translation>
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
      <source>The others' cards</source>
      <translation>Kartu lawan</translation>
    </message>
    <message>
      <source>Khanaak by {0}</source>
      <translation>Khanaak {0}</translation>
    </message>
    <message>
      <source>more than 0 needed</source>
      <translation>perlu lebih dari 0</translation>
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
      <source>Total: {0}, {1}</source>
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
      <source>Balls in this round: {0}. Balls in the match: {1}.</source>
      <translation>Bola ronde ini: {0}. Bola pertandingan: {1}.</translation>
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
      <source>Three equal cards: call Trips?</source>
      <translation>Tiga kartu sama: Trips?</translation>
    </message>
    <message>
      <source>The bidding is over. Make a blind call?</source>
      <translation>Penawaran selesai. Ada seruan buta?</translation>
    </message>
    <message>
      <source>Choose trump: lay one of your cards face down</source>
      <translation>Pilih truf: letakkan salah satu kartu Anda tertutup</translation>
    </message>
    <message>
      <source>All cards are dealt. Make a call?</source>
      <translation>Semua kartu sudah dibagi. Ada seruan?</translation>
    </message>
    <message>
      <source>You won the trick. Announce a Jodhi?</source>
      <translation>Anda memenangkan trik. Umumkan Jodhi?</translation>
    </message>
    <message>
      <source>Your side won the trick. Announce a Jodhi?</source>
      <translation>Pihak Anda memenangkan trik. Umumkan Jodhi?</translation>
    </message>
    <message>
      <source>Begin each hand with the {0} cards dealt before the bidding.</source>
      <translation>Mulai setiap tangan dengan {0} kartu yang dibagikan sebelum penawaran.</translation>
    </message>
    <message>
      <source>{who} bids {points}</source>
      <translation>{who} menawar {points}</translation>
    </message>
    <message>
      <source>{who} lays the trump card face down</source>
      <translation>{who} meletakkan kartu truf tertutup</translation>
    </message>
    <message>
      <source>{who}: trump is {suit}</source>
      <translation>{who}: trufnya {suit}</translation>
    </message>
    <message>
      <source>{who} asks for a new deal</source>
      <translation>{who} minta bagi ulang</translation>
    </message>
    <message>
      <source>One side has no trumps: the cards are dealt again</source>
      <translation>Satu pihak tidak punya truf: kartu dibagikan ulang</translation>
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
      <translation>{who} memenangkan trik, {points} poin</translation>
    </message>
    <message>
      <source>The remaining cards are dealt</source>
      <translation>Sisa kartu dibagikan</translation>
    </message>
    <message>
      <source>{who} lays the rest of the hand face up</source>
      <translation>{who} meletakkan sisa kartu di tangannya terbuka</translation>
    </message>
    <message>
      <source>{who} turns up {card}</source>
      <translation>{who} membuka {card}</translation>
    </message>
    <message>
      <source>{who} announces a Jodhi: {points} points</source>
      <translation>{who} mengumumkan Jodhi: {points} poin</translation>
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
      <source>You lay the trump card face down</source>
      <translation>Anda meletakkan kartu truf tertutup</translation>
    </message>
    <message>
      <source>You ask for a new deal</source>
      <translation>Anda minta bagi ulang</translation>
    </message>
    <message>
      <source>You win the trick, {points} points</source>
      <translation>Anda memenangkan trik, {points} poin</translation>
    </message>
    <message>
      <source>You lay the rest of your hand face up</source>
      <translation>Anda meletakkan sisa kartu di tangan Anda terbuka</translation>
    </message>
    <message>
      <source>You turn up {card}</source>
      <translation>Anda membuka {card}</translation>
    </message>
    <message>
      <source>You announce a Jodhi: {points} points</source>
      <translation>Anda mengumumkan Jodhi: {points} poin</translation>
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
      <source>Asks for a new deal</source>
      <translation>Minta bagi ulang</translation>
    </message>
    <message>
      <source>One side has no trumps: a new deal</source>
      <translation>Satu pihak tidak punya truf: bagi ulang</translation>
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
      <translation>Memenangkan trik: {points} poin</translation>
    </message>
    <message>
      <source>Face up: {all}</source>
      <translation>Diletakkan terbuka: {all}</translation>
    </message>
    <message>
      <source>Turned up: {card}</source>
      <translation>Dibuka: {card}</translation>
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
      <translation>Selesaikan dulu tawaran dan seruan: masih terlalu dini untuk itu.</translation>
    </message>
    <message>
      <source>Choose something else: the house rules of this match don't allow that.</source>
      <translation>Pilih yang lain: aturan rumah pertandingan ini tidak mengizinkannya.</translation>
    </message>
    <message>
      <source>Follow suit while you can: {1} was led.</source>
      <translation>Ikuti jenisnya selama bisa: trik dibuka dengan {1}.</translation>
    </message>
    <message>
      <source>Play a higher trump or another suit: {0} is a lower trump than {1}.</source>
      <translation>Mainkan truf yang lebih tinggi atau jenis lain: {0} truf yang lebih rendah daripada {1}.</translation>
    </message>
    <message>
      <source>Bid 10, 20 and so on up to 100, or 104 after a bid of 100.</source>
      <translation>Tawar 10, 20, dan seterusnya sampai 100, atau 104 setelah tawaran 100.</translation>
    </message>
    <message>
      <source>Bid more than the last bid, or pass.</source>
      <translation>Tawar lebih tinggi daripada tawaran terakhir, atau lewat.</translation>
    </message>
    <message>
      <source>Choose another bid: 104 is allowed only after a bid of 100.</source>
      <translation>Pilih tawaran lain: 104 hanya boleh setelah tawaran 100.</translation>
    </message>
    <message>
      <source>Bid the next ten, or pass: bids go up ten at a time.</source>
      <translation>Tawar sepuluh berikutnya, atau lewat: tawaran naik sepuluh demi sepuluh.</translation>
    </message>
    <message>
      <source>Wait until all cards are dealt, then call Thunee.</source>
      <translation>Tunggu sampai semua kartu dibagikan, lalu serukan Thunee.</translation>
    </message>
    <message>
      <source>Choose one of your cards: after a bid, your last card can't be trump.</source>
      <translation>Pilih salah satu kartu Anda: setelah ada tawaran, kartu terakhir Anda tidak bisa menjadi truf.</translation>
    </message>
    <message>
      <source>Pass: you can't call Thunee or Royals with six cards of one suit.</source>
      <translation>Lewat saja: Anda tidak boleh menyerukan Thunee atau Royals dengan enam kartu satu jenis.</translation>
    </message>
    <message>
      <source>Lead one of your three equal cards: your last card waits.</source>
      <translation>Buka dengan salah satu dari tiga kartu yang sama: kartu terakhir Anda menunggu.</translation>
    </message>
    <message>
      <source>Pass or make another call: Moenie needs four cards of one suit with its jack.</source>
      <translation>Lewati atau buat seruan lain: Moenie perlu empat kartu satu jenis dengan jack-nya.</translation>
    </message>
    <message>
      <source>Choose another Jodhi: the one with {0} has already been announced.</source>
      <translation>Pilih Jodhi lain: Jodhi dengan {0} sudah diumumkan.</translation>
    </message>
    <message>
      <source>Announce a king and queen of one suit: you don't have {0} and the queen of that suit.</source>
      <translation>Umumkan raja dan ratu satu jenis: Anda tidak punya {0} beserta ratunya.</translation>
    </message>
    <message>
      <source>Play a card: during Thunee no other call is allowed.</source>
      <translation>Mainkan kartu: selama Thunee tidak boleh ada seruan lain.</translation>
    </message>
    <message>
      <source>Wait for the last trick: this call is allowed only then.</source>
      <translation>Tunggu trik terakhir: seruan ini hanya boleh saat itu.</translation>
    </message>
    <message>
      <source>Play a card: Double or Khanaak has already been called in this round.</source>
      <translation>Mainkan kartu: Double atau Khanaak sudah diserukan dalam ronde ini.</translation>
    </message>
    <message>
      <source>Play a card: for Double your side must have won every trick so far.</source>
      <translation>Mainkan kartu: untuk Double pihak Anda harus memenangkan semua trik sejauh ini.</translation>
    </message>
    <message>
      <source>Play a card: so close to the end of the match, Double is not allowed.</source>
      <translation>Mainkan kartu: sedekat ini dengan akhir pertandingan, Double tidak boleh diserukan.</translation>
    </message>
    <message>
      <source>Play a card: for Khanaak your side must have announced a Jodhi.</source>
      <translation>Mainkan kartu: untuk Khanaak pihak Anda harus sudah mengumumkan Jodhi.</translation>
    </message>
    <message>
      <source>Play a card: without a bid, the counting side can't call Khanaak.</source>
      <translation>Mainkan kartu: tanpa tawaran, pihak penghitung tidak boleh menyerukan Khanaak.</translation>
    </message>
    <message>
      <source>Play a card: for Khanaak your side must have lost a trick.</source>
      <translation>Mainkan kartu: untuk Khanaak pihak Anda harus sudah kalah satu trik.</translation>
    </message>
    <message>
      <source>Cards are dealt face up until a black jack appears. The player who gets it deals: {dealer}</source>
      <translation>Kartu dibagikan terbuka sampai muncul jack hitam. Pemain yang mendapatnya menjadi pembagi: {dealer}</translation>
    </message>
    <message>
      <source>The first cards are dealt, and players bid to choose trump. Dealer: {dealer}. Trumpman: {starter}</source>
      <translation>Kartu pertama dibagikan, dan pemain menawar untuk memilih truf. Pembagi: {dealer}. Calon penentu truf: {starter}</translation>
    </message>
    <message>
      <source>Round {0}, first to {1} balls with a lead of {2}</source>
      <translation>Ronde {0}, sampai {1} bola dengan selisih {2}</translation>
    </message>
    <message>
      <source>Round {0}, first to {1} balls</source>
      <translation>Ronde {0}, sampai {1} bola</translation>
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
      <source>Trips: {0}</source>
      <translation>Trips: {0}</translation>
    </message>
    <message>
      <source>Moenie: {0}</source>
      <translation>Moenie: {0}</translation>
    </message>
    <message>
      <source>{0} by {1}</source>
      <translation>{0} oleh {1}</translation>
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
      <translation>Bola setiap ronde, lalu bola pertandingan sejauh ini</translation>
    </message>
    <message>
      <source>first to {0} balls with a lead of {1}</source>
      <translation>sampai {0} bola dengan selisih {1}</translation>
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
      <source>New deal by the same dealer</source>
      <translation>Bagi ulang oleh pembagi yang sama</translation>
    </message>
    <message numerus="yes">
      <source>{0} scores %n ball(s)</source>
      <translation>
        <numerusform>{0} mendapat %n bola</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>You score %n ball(s)</source>
      <translation>
        <numerusform>Anda mendapat %n bola</numerusform>
      </translation>
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
      <source>You win the match, {1} to {2}</source>
      <translation>Anda memenangkan pertandingan, {1} lawan {2}</translation>
    </message>
    <message>
      <source>{0} wins the match, {1} to {2}</source>
      <translation>{0} memenangkan pertandingan, {1} lawan {2}</translation>
    </message>
    <message>
      <source>{0} is thinking about a bid</source>
      <translation>{0} sedang mempertimbangkan tawaran</translation>
    </message>
    <message>
      <source>{0} is thinking about a call</source>
      <translation>{0} sedang mempertimbangkan seruan</translation>
    </message>
    <message>
      <source>{0} is choosing trump</source>
      <translation>{0} sedang memilih truf</translation>
    </message>
    <message>
      <source>Lead one of your three equal cards: it wins the trick</source>
      <translation>Buka dengan salah satu dari tiga kartu yang sama: kartu itu memenangkan trik</translation>
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
      <translation>Trik terakhir: mainkan kartu Anda, atau serukan {0} lebih dulu</translation>
    </message>
    <message>
      <source>Your turn: lead a card</source>
      <translation>Giliran Anda: buka trik</translation>
    </message>
    <message>
      <source>You have no trumps. Ask for a new deal?</source>
      <translation>Anda tidak punya truf. Minta pembagian ulang?</translation>
    </message>
    <message>
      <source>Your side has no trumps. Ask for a new deal?</source>
      <translation>Pihak Anda tidak punya truf. Minta bagi ulang?</translation>
    </message>
    <message>
      <source>Your first cards are worth only {0} points. Ask for a new deal?</source>
      <translation>Kartu pertama Anda hanya bernilai {0} poin. Minta bagi ulang?</translation>
    </message>
    <message>
      <source>a trick-taking game for two sides</source>
      <translation>permainan trik untuk dua pihak</translation>
    </message>
    <message>
      <source>French, 24: nine to ace</source>
      <translation>Remi, 24: sembilan sampai as</translation>
    </message>
    <message>
      <source>The child plays any legal card and never bids.</source>
      <translation>Anak memainkan kartu apa saja yang boleh dan tidak pernah menawar.</translation>
    </message>
    <message>
      <source>The neighbour wins every trick it can.</source>
      <translation>Tetangga memenangkan setiap trik yang bisa dimenangkan.</translation>
    </message>
    <message>
      <source>The regular remembers the cards played and saves its trumps.</source>
      <translation>Langganan mengingat kartu yang sudah dimainkan dan menghemat trufnya.</translation>
    </message>
    <message>
      <source>The old hand thinks ahead a little but forgets which players couldn't follow suit.</source>
      <translation>Sesepuh berpikir sedikit ke depan tetapi lupa pemain mana yang tidak bisa mengikuti jenis.</translation>
    </message>
    <message>
      <source>the player after the trump maker; the side that is behind deals</source>
      <translation>pemain setelah penentu truf; pihak yang tertinggal membagi</translation>
    </message>
  </context>
  <context>
    <name>words</name>
    <message>
      <source>Here!</source>
      <translation>Di sini!</translation>
    </message>
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
      <source>How can that be?</source>
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