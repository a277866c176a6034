# Ciò che dice la cartella che si gioca senza server. I messaggi che ha anche la pagina prendono qui il loro posto.

# --- al posto di ciò che la pagina dice con un server ---
web-offline = La casa in questo browser non risponde. La si riavvia; nulla va perduto.
web-error-unreachable = La casa in questo browser non ha risposto. Riprova; se continua a tacere, ricarica la pagina.
web-error-status = Non è stato possibile leggere un file di questa cartella ({ $status }).
error-server-error = Qualcosa è andato storto nella casa. Nulla è perduto: riprova.
error-store-trouble = In questo momento il browser non conserva nulla. Nulla è cambiato.
error-rules-not-its-own = La partita è cominciata con la versione { $found } delle regole, e qui c’è la versione { $known }. Non si continua con regole che non sono le sue: finiscila con un’edizione che le ha.
web-drawer = Diario
web-own-bot = { $name }: automa di questa casa
web-account = Questo browser
web-pick-computer-about = si comincia subito, in questo browser
web-pick-friends = Prepara tu il tavolo
web-pick-friends-about = più giocatori a uno schermo, opzioni, posti
web-new-full = La partita comincia subito.
web-tables-quiet-about = Qui trovi le partite che hai cominciato. Restano in questo browser.
web-fair-about = Nessuno ha scelto questi dadi: né la casa né un giocatore. Ecco la prova, e i conti li fa il tuo browser.
web-fair-commitment-about = Prima del primo tiro la casa in questo browser ha estratto un segreto e ne ha conservato l’impronta (BLAKE2b). Da allora non ha potuto cambiare idea.
web-fair-contributions-about = Dopo la promessa la pagina ha estratto un testo per te, mostrandone prima l’impronta e poi il testo. Così la casa non ha potuto scegliere il proprio in base al tuo. I bot aggiungono il numero del loro posto.

# --- mentre arriva la casa ---
web-alone-stage-download = Si scarica la casa
web-alone-stage-python = Python si sta svegliando
web-alone-stage-rules = Si aprono i regolamenti
web-alone-stage-ready = La casa è pronta
web-alone-bytes = { $loaded } di { $total } MB
web-alone-meanwhile = Tutto ciò che si legge è già qui. Quel che cominci adesso parte appena la casa è pronta.

# --- che cosa non va ---
web-alone-again = Riprova
web-alone-take = Gioca qui
web-alone-keep = Che cosa resta qui
web-alone-read = Ho capito
web-alone-trouble-no-wasm = Questo browser non può far girare i giochi
web-alone-trouble-no-wasm-about = Le regole sono un programma che ha bisogno di WebAssembly, e questo browser non ce l’ha o lo tiene spento. Tutto ciò che si legge è comunque qui. Per giocare usa un altro browser, o lascia che un altro computer faccia da server.
web-alone-trouble-no-workers = Questo browser non fa entrare la casa
web-alone-trouble-no-workers-about = La casa ha bisogno di un worker, un programma accanto alla pagina, e questo browser lo vieta. Tutto ciò che si legge è comunque qui. Per giocare consenti i worker, usa un altro browser, o lascia che un altro computer faccia da server.
web-alone-trouble-broken-download = Un file non è arrivato
web-alone-trouble-broken-download-about = Non è stato possibile scaricare { $file }{ $status ->
    [0] {""}
   *[other] {" "}(stato { $status })
}. Ciò che è arrivato resta; riprovando si scarica il resto.
web-alone-trouble-wrong-type = Il sito consegna male un file
web-alone-trouble-wrong-type-about = { $file } è arrivato come «{ $found }», mentre dovrebbe arrivare come «{ $wanted }». Chi gestisce il sito può correggerlo.
web-alone-trouble-held-elsewhere = Wardroom è aperto in un’altra scheda
web-alone-trouble-held-elsewhere-about = Una sola casa serve un browser, perché nessuna partita sia scritta due volte. Continua nell’altra scheda, o gioca qui: tutto ti segue, e l’altra scheda si ferma.
web-alone-trouble-taken-over = Hai continuato in un’altra scheda
web-alone-trouble-taken-over-about = La casa adesso è là, con tutte le partite. Puoi richiamarla qui; nulla va perduto.
web-alone-trouble-crashed = La casa si è fermata
web-alone-trouble-crashed-about = Qualcosa si è rotto in questo browser. Ogni mossa fatta è conservata: riavvia e continua da dove eri.
web-alone-trouble-storage-refused = Questo browser non conserva nulla per questa pagina: quando la chiudi, le partite vanno perdute. Porta con te il file di una partita dal suo menu.
web-alone-trouble-storage-full = La memoria di questo browser è piena, e l’ultima mossa non è stata conservata. Porta con te il file della partita dal suo menu, poi fai spazio.
web-alone-trouble-storage-gone = Questo browser ha cancellato ciò che conservava per questa pagina. La partita che stai giocando si può ancora salvare: porta con te il suo file dal menu, poi ricarica la pagina e riapri il file.
web-alone-trouble-no-file = In questo momento non è stato possibile preparare il file di questa partita.

# --- questo browser ---
web-alone-line = Giochi solo in questo browser; nulla viene inviato altrove. Un server aggiungerebbe gli amici con un link, i tavoli aperti, i tornei e gli avvisi quando tocca a te.
web-alone-more = Di più
web-alone-here = Questo browser
web-alone-here-about = Nessuno deve conoscerti: il tuo nome e le tue partite restano qui.
web-alone-kept = Che cosa si conserva
web-alone-kept-about = Ogni mossa viene scritta in questo browser prima di valere. Nulla ne esce, e nessun altro browser ne sa niente.
web-alone-used = Qui occupa { $size } MB, programma compreso.
web-alone-safe = Il browser ha promesso di non cancellarlo da sé.
web-alone-unsafe = Se lo spazio scarseggia, il browser può cancellarlo da sé.
web-alone-safe-unknown = Il browser non dice se può cancellarlo da sé.
web-alone-ask = Chiedigli di conservare tutto
web-alone-files = La garanzia migliore è il file della partita, dal menu di ogni tavolo: si riapre qui o altrove.
web-alone-offline = Senza rete
web-alone-whole = È tutto qui: d’ora in poi puoi giocare anche senza rete.
web-alone-not-whole = Non è ancora tutto qui. Quando lo sarà, potrai giocare senza rete.
web-alone-server = Che cosa aggiungerebbe un server
web-alone-adds = Gli amici con un link, i tavoli aperti, gli account, i tornei, le classifiche, gli orologi, i mazzi con le tue carte, e gli avvisi quando tocca a te. I giochi, i bot e i file delle partite sono gli stessi.
web-alone-how = Qualsiasi computer con Python 3.11 può farlo. Tra i sorgenti di Wardroom, chiama
