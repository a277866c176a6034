# Il tavolo del comitato, e la pagina che dice che cosa conserva il circolo.

web-steward-desk = Tavolo del comitato
web-steward-written = quel che fai qui resta scritto
web-steward-done = Fatto: { $what }.
web-steward-link = Questo link si vede una volta sola. Non darlo a nessun altro:
web-steward-loading = Un attimo…
web-steward-undo = Annulla
web-steward-undo-why = Perché si annulla?
web-steward-undone = annullato da { $name }, { $when }
web-steward-leave = Lascia stare
web-steward-acts = Che cosa si può fare
web-steward-search = Cerca
web-steward-show = Mostra
web-steward-nothing = Non si trova nulla.
web-steward-why = Il motivo, in una frase
web-steward-why-read = Serve. Lo legge chi è coinvolto.
web-steward-why-log = Serve. Resta nel registro.
web-steward-preview = Leggeranno:
web-steward-sure = Ne ho la certezza. Non si può annullare.

web-steward-matches = Partite
web-steward-people = Persone
web-steward-notices = Avvisi
web-steward-tournaments = Tornei
web-steward-rules = La casa
web-steward-log = Registro
web-steward-log-about = non se ne può togliere nulla
web-steward-log-none = Non è ancora stato fatto nulla.
web-steward-earlier = Prima di questi
web-steward-when = Quando
web-steward-who = Chi
web-steward-what = Che cosa
web-steward-why-head = Perché

web-steward-search-matches = Tavolo, giocatore, gioco o link
web-steward-show-need = Serve una mano
web-steward-show-running = In corso
web-steward-show-over = Finite
web-steward-quiet = Tutto tranquillo: nessuna partita ha bisogno di una mano.
web-steward-need-reported = chiede aiuto
web-steward-need-time = il tempo è finito
web-steward-need-quiet = { $days ->
    [one] ferma da un giorno
   *[other] ferma da { $days } giorni
}
web-steward-need-rules = non va avanti
web-steward-match = { $game }, riga { $line }, { $status ->
    [open] aspetta gente
    [playing] si gioca
   *[over] è finita
}.
web-steward-waiting = Si aspetta { $names }; ultima mossa: { $when }.
web-steward-watch = Guardala
web-steward-seat = Posto
web-steward-plays = Chi
web-steward-clock = Orologio
web-steward-clock-in = riserva { $hours } h
web-steward-clock-out = il tempo è finito
web-steward-stand-in = al suo posto gioca { $bot }
web-steward-free = libero
web-steward-rules-see = Le regole di questa partita non ci sono più. Vedi
web-steward-whose = Posto
web-steward-to = A chi, con il nome dell'account
web-steward-to-bot = vuoto: un bot del tavolo
web-steward-hours = Ore
web-steward-line = Indietro alla riga
web-steward-winner = Chi vince
web-steward-level = Nessuno: tutti alla pari
web-steward-do-hand-over = Dai il posto ad altri
web-steward-do-move-back = Torna indietro
web-steward-do-more-time = Altro tempo
web-steward-do-judge = Giudica
web-steward-do-close = Chiudi
web-steward-now-hand-over = Dai il posto
web-steward-now-move-back = Torna indietro
web-steward-now-more-time = Dai tempo
web-steward-now-judge = Giudica
web-steward-now-close = Chiudi
web-steward-about-hand-over = Lo leggono tutti al tavolo. Non per questo vedi carte coperte. Si può annullare finché si gioca.
web-steward-about-move-back = Lo leggono tutti al tavolo. Si può annullare finché lì nessuno risponde.
web-steward-about-more-time = Va nella riserva di quel posto. Si può annullare finché si gioca.
web-steward-about-judge = Conta per la classifica. Si può annullare, ma intanto tutti hanno visto quel che era coperto.
web-steward-about-close = Non vince nessuno. Si può annullare, ma intanto tutti hanno visto quel che era coperto.

web-steward-reports = Segnalazioni
web-steward-report = { $by } su { $about }
web-steward-table = Il tavolo
web-steward-do-settle = Vista
web-steward-about-settle = Chi ha segnalato non ne viene avvisato. Si può annullare.
web-steward-search-people = Un nome, anche di un ospite
web-steward-is-account = ha un account
web-steward-is-guest = ospite
web-steward-is-steward = nel comitato
web-steward-is-banned = non può entrare
web-steward-person = Qui dal { $since }; { $running ->
    [0] non siede a nessun tavolo
    [one] siede a un tavolo
   *[other] siede a { $running } tavoli
}.
web-steward-seen = L'ultima volta: { $day }.
web-steward-page = La sua pagina
web-steward-banned = Non può entrare: «{ $why }»
web-steward-hands-off = Nel comitato nessuno tocca gli altri. Può farlo chi gestisce il server: wardroom admin steward.
web-steward-sits = Siede a:
web-steward-name = Nuovo nome
web-steward-do-rename = Cambia nome
web-steward-do-reset-link = Nuova password
web-steward-do-ban = Non far entrare
web-steward-do-forget = Dimentica
web-steward-about-rename = Il nome cambia anche ai tavoli in cui siede. Si può annullare finché non ne sceglie un altro.
web-steward-about-reset-link = Ricevi un link che vale una volta, entro un giorno. Si può annullare finché non è stato usato.
web-steward-about-ban = Viene fatto uscire ovunque e al suo posto giocano i bot. Si può annullare.
web-steward-about-forget = Nome, account, parole, recapiti e classifica spariscono; le partite restano, senza il nome.

web-steward-outbox = In uscita
web-steward-outbox-waiting = in attesa
web-steward-outbox-sending = in viaggio
web-steward-outbox-sent = spediti questa settimana
web-steward-outbox-failed = abbandonati questa settimana
web-steward-late = Qualcosa doveva partire e aspetta dal { $since }: il server gira, e raggiunge internet?
web-steward-no-mail = Questa casa non ha un server di posta: niente lettere.
web-steward-ways = Recapiti che non funzionano
web-steward-ways-none = Tutti i recapiti funzionano.
web-steward-way-push = un dispositivo
web-steward-way-mail = un indirizzo di posta
web-steward-way-hook = un webhook
web-steward-way-failing = si ritenta
web-steward-way-refused = rifiutato
web-steward-way-gone = non c'è più
web-steward-way-private = porta in una rete privata
web-steward-way-since = dal { $since }; { $lost ->
    [0] nessun messaggio perso
    [one] un messaggio perso
   *[other] { $lost } messaggi persi
}.
web-steward-do-try-way = Riprova
web-steward-do-drop-way = Dimenticalo
web-steward-about-try-way = Quel che aspetta parte adesso.
web-steward-about-drop-way = Va perso anche quel che doveva passare di lì. Il recapito può tornare a darlo chi lo ha.

web-steward-tournament-entry = Iscrizioni aperte.
web-steward-tournament-playing = Turno { $round } di { $rounds }.
web-steward-tournament-over = Finito.
web-steward-tournament-closed = Annullato.
web-steward-watch-tournament = La sua pagina
web-steward-whose-place = Il posto di
web-steward-to-account = A chi, con il nome dell'account
web-steward-do-substitute = Sostituisci
web-steward-do-extend-round = Turno più lungo
web-steward-do-close-tournament = Annulla il torneo
web-steward-about-substitute = Posto e punti restano all'iscrizione. Si può annullare finché si gioca il torneo.
web-steward-about-extend-round = Si può annullare finché il turno finisce allora.
web-steward-about-close-tournament = Le partite si possono finire, ma qui non contano. Si può annullare.

web-steward-rules-wait = Regole che non ci sono più
web-steward-rules-none = Tutte le partite hanno le regole con cui sono cominciate.
web-steward-release = Queste regole le ha servite per ultima la versione { $release }.
web-steward-no-release = Non è noto quale versione servisse queste regole.
web-steward-at-line = riga { $line }
web-steward-do-upgrade = Prosegui con le regole di qui
web-steward-about-upgrade = La partita si rigioca con le regole installate; se non torna, non cambia nulla. I giocatori ne sono avvisati.
web-steward-clearing = Fare ordine
web-steward-clearing-about = Lo stabilisce il circolo, al terminale: wardroom admin keep.
web-steward-cleared = Fatto l'ultima volta { $when }.
web-steward-privacy = Che cosa dice la pagina sulla privacy

web-privacy = Privacy
web-privacy-about = Che cosa conserva di te questa casa, per quanto, e chi lo vede.
web-privacy-names = Tu
web-privacy-names-about = Il nome che ti dai, e il giorno in cui sei passato di qui l'ultima volta. Con un account anche una password, conservata in modo che nessuno possa leggerla, la lingua e gli orari che hai scelto, e i tuoi appunti, che vedi solo tu. { $guests ->
    [0] Gli ospiti si conservano per sempre.
   *[other] Gli ospiti che non passano da { $guests } giorni e non siedono in nessuna partita vengono dimenticati.
}
web-privacy-matches = Partite
web-privacy-matches-about = I tuoi posti e le tue risposte, risultati e classifica. La pagina di chi ha un account la vedono tutti. Le partite di soli ospiti si eliminano { $matches ->
    [0] mai
   *[other] { $matches } giorni dopo la fine
}, i tavoli mai cominciati { $tables ->
    [0] mai
   *[other] dopo { $tables } giorni
}. Restano le partite di chi ha un account, quelle classificate, quelle dei tornei e quelle su cui qualcuno ha preso un appunto.
web-privacy-talk = Quel che si dice
web-privacy-talk-about = Quel che si dice a un tavolo lo leggono tutti quelli che ci sono. A partita finita si elimina { $talk ->
    [0] mai
   *[other] dopo { $talk } giorni
}.
web-privacy-notices = Dove ti si avvisa
web-privacy-notices-about = Se vuoi avvisi: il tuo indirizzo di posta, il tuo webhook e i recapiti dei tuoi dispositivi, finché non li togli o non ci sono più. Non li vede nessun altro, nemmeno il comitato. Un avviso si elimina quando è spedito, e dopo una settimana anche il fatto che è partito.
web-privacy-reports = Segnalazioni
web-privacy-reports-about = Quel che qualcuno segnala al comitato lo legge solo il comitato, e si elimina { $reports ->
    [0] mai
   *[other] { $reports } giorni dopo l'arrivo, una volta vista
}.
web-privacy-deeds = Quel che fa il comitato
web-privacy-deeds-about = Ogni atto del comitato resta scritto con il suo motivo, per sempre, e chi gioca lo legge al tavolo. Il comitato non vede carte coperte, né password, né indirizzi.
web-privacy-addresses = Da dove arrivi
web-privacy-addresses-about = L'indirizzo della tua connessione resta in memoria per un po', perché nessuno sommerga la casa. Non è nel database; può stare nel registro della macchina, se chi la gestisce lo ha acceso.
web-privacy-cookies = Cookie
web-privacy-cookies-about = Uno che dice chi sei, per un anno, e uno che dice che su questo dispositivo hai già fatto l'accesso. Niente che ti segua in giro.
web-privacy-elsewhere = Altrove
web-privacy-elsewhere-about = Questa pagina non carica nulla da altrove. Una notifica viaggia cifrata attraverso chi produce il tuo browser, che viene a sapere che c'è e quando. Una copia di sicurezza contiene quel che c'era quel giorno.
web-privacy-yours = Che cosa puoi fare
web-privacy-yours-about = Dalla pagina del tuo account puoi portarti via in un file tutto quel che si conserva di te, e farti dimenticare. Quel che hanno scritto gli altri resta loro; nelle partite da allora sei «un giocatore che se n'è andato».

## Al tavolo

web-noted-by = { $by ->
    [house] La casa
   *[steward] { $name } del comitato
}
web-noted-withdrawn = { web-noted-by } ha sgomberato questo tavolo. «{ $why }»
web-noted-closed = { web-noted-by } ha chiuso la partita; non vince nessuno. «{ $why }»
web-noted-judged = { $winners ->
    [none] { web-noted-by } ha giudicato la partita: tutti alla pari. «{ $why }»
    [one] { web-noted-by } ha giudicato la partita: vince { $names }. «{ $why }»
   *[some] { web-noted-by } ha giudicato la partita: vincono { $names }. «{ $why }»
}
web-noted-reopened = { web-noted-by } fa riprendere la partita. Nel frattempo quel che era coperto si vedeva, e da qui cadono altri dadi. «{ $why }»
web-noted-moved-back = { web-noted-by } ha riportato indietro la partita, dalla riga { $was } alla riga { $line }. Da qui cadono altri dadi. «{ $why }»
web-noted-restored = { web-noted-by } ha rimesso la partita dov'era, alla riga { $line }. «{ $why }»
web-noted-handed-over = { $after ->
    [bot] { web-noted-by } fa giocare un bot al posto di { $before }, che può tornare quando vuole. «{ $why }»
   *[person] { web-noted-by } ha dato il posto di { $before } a { $follower }. «{ $why }» Per { $follower } non fa classifica.
}
web-noted-given-back = { web-noted-by } ha ridato il posto a { $follower }. «{ $why }»
web-noted-more-time = { web-noted-by } ha dato a { $before } { $hours ->
    [one] un'ora
   *[other] { $hours } ore
} in più. «{ $why }»
web-noted-less-time = { web-noted-by } ha ripreso a { $before } { $hours ->
    [one] un'ora
   *[other] { $hours } ore
}. «{ $why }»
