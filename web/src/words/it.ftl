# Ciò che dice la pagina web, oltre alle parole che ha in comune con il terminale.

## Dappertutto

web-skip = Vai al contenuto
web-skip-prompt = Vai alla domanda
web-menu = Menu
web-nav-play = Gioca
web-nav-tables = Tavoli
web-nav-stewards = Comitato
web-nav-privacy = Privacy
web-nav-waiting = { $count ->
    [one] uno aspetta te
   *[other] { $count } aspettano te
}
web-nav-learn = Impara
web-language = Lingua
web-night = Carta notturna
web-loading = Un momento…
web-again = Riprova
web-close = Chiudi
web-copy = Copia
web-copied = Copiato
web-search = Cerca
web-leave = Lascia il tavolo
web-more = Altro
web-your-turn = Tocca a te.
web-you-are-asked = Ti si chiede qualcosa.
web-your-name = Il tuo nome
web-footer = Giochi di mare a un solo tavolo
web-credits = Riconoscimenti
web-credits-about = Di che cosa è fatto Wardroom, e di chi è il lavoro.
web-credits-games = I giochi
web-credits-games-about = I giochi appartengono ai loro autori ed editori. Wardroom segue le loro regole e dice tutto con parole sue.
web-credits-drawings = I disegni
web-credits-drawings-about = Navi, carte nautiche, incisioni, sigilli e segni sono nostri, disegnati per Wardroom; le coste seguono Natural Earth, che è di pubblico dominio.
web-credits-icons = Le icone
web-credits-icons-about = Da game-icons.net, di { $authors }; usate secondo la licenza Creative Commons BY 3.0, con le coordinate arrotondate.
web-credits-type = I caratteri
web-credits-code = Il codice
web-credits-code-about = Wardroom è software libero con licenza MIT. Poggia su Python, Litestar, msgspec, SQLAlchemy, OpenSkill, Segno, Fluent e Svelte: grazie.

web-rule = Regola { $rule }
web-rule-more = Nel registro
web-rule-unknown = Il registro non ha parole per questa regola.
web-rules = Regole

web-lost-title = Soltanto mare aperto
web-lost = Non c’è nulla a { $path }. Forse l’indirizzo è sbagliato, o il tavolo non c’è più.
web-lost-home = Torna allo scaffale
web-lost-tables = Tutti i tavoli
web-lost-table-title = Questo tavolo non c’è
web-lost-table = Non c’è nessun tavolo a { $path }. Forse è stato chiuso, o l’indirizzo non è completo.
web-taken-title = Il posto è occupato
web-taken = La partita «{ $title }» è cominciata, e al posto di questo link siede qualcun altro. Puoi guardare.
web-taken-watch = Guarda

web-error-unreachable = Il server non risponde. Controlla la connessione e riprova.
web-error-status = Il server ha risposto con un errore ({ $status }).
web-error-page-failed = La pagina ha un guasto: { $error }
web-error-no-clipboard = Il browser non permette di copiare: seleziona l’indirizzo e copialo tu.
web-error-no-story = Quel che è successo nel frattempo ora non si può mostrare: lo racconta il diario.
web-error-other = Non è possibile ({ $key }).

## I giochi

web-game-kaiser = I Pirati del Kaiser
    .tag = Corsari del 1914
    .facts = 1–4 giocatori · 60–90 min
    .pick = Carte, dadi colorati e una mano da nascondere
web-game-cannoni = Cannoni in batteria!
    .tag = Bordate a vela
    .facts = 2 parti · 45–120 min
    .pick = Vento, vele e bordate
web-game-nassau = I Pirati di Nassau
    .tag = Costruisci, arma, salpa
    .facts = 3–5 giocatori · 90–150 min
    .pick = Capitani, ciurme e bottino
web-game-modern = Modern Naval Battles
    .tag = Missili e portaerei
    .facts = 2–6 giocatori · 1–2 h
    .pick = Squadre navali di oggi
web-game-marauders = Mercanti e predoni
    .tag = Commercia, caccia, saccheggia
    .facts = 2–4 giocatori · 2–3 h
    .pick = Una vita nei Caraibi
web-game-skirmish = Schermaglia
    .tag = Cannoni e un dado
    .facts = 2–4 giocatori · 10 min
    .pick = Il gioco più piccolo della casa
web-game-other = Da un altro scaffale
web-game-players = { $most ->
    [one] 1 giocatore
   *[other] { $span } giocatori
}
web-game-trouble = Non tutto quello che dice questo gioco si può leggere: { $why }
web-own-table = Il tavolo di { $game }
web-pick-rules = Leggi le regole
web-pick-rules-about = tutte quante, in breve

web-plate-ready = pronto
web-plate-coming = in cantiere
web-plate-waiting = { $count ->
    [one] 1 tavolo in attesa
   *[other] { $count } tavoli in attesa
}

## Prima pagina

web-home-title = Giochi di mare
web-home-shelf = Lo scaffale
web-home-first = scegli un gioco
web-home-second = scegli la compagnia. Si gioca.
web-pick-computer = Contro il computer
web-pick-computer-about = si comincia subito, senza iscriversi
web-pick-level = Il computer gioca da
web-quick-against = Tu contro { $bots }
web-quick-alone = Solitario
web-quick-change = Cambia
web-quick-opponents = Avversari
web-quick-none = nessuno: solitario
web-quick-rank = L'avversario { $number } gioca da
web-pick-opening = Si prepara il tavolo…
web-pick-friends = Con gli amici
web-pick-friends-about = con un link, o sullo stesso schermo
web-pick-learn = Impara giocando
web-pick-learn-about = dieci minuti con un istruttore
web-pick-coming = Questo gioco è ancora in cantiere: se ne stanno scrivendo le regole. Sarà sullo scaffale quando ognuna sarà provata.
web-my-tables = I miei tavoli
web-my-tables-about = prima dove tocca a te
web-all-tables = Tutti i tavoli
web-open-tables = Tavoli aperti
web-open-tables-about = { $count ->
    [0] nessuno aspetta giocatori
    [one] 1 aspetta giocatori
   *[other] { $count } aspettano giocatori
}
web-open-none = In questo momento non aspetta nessuno.
web-open-yours = Apri un tavolo
web-past-tables = Partite finite
web-mine-none = Non siedi a nessun tavolo.
web-mine-start = Scegli un gioco
web-turn-tables = { $count ->
    [one] Tocca a te: 1 tavolo
   *[other] Tocca a te: { $count } tavoli
}
web-row-turn = Fai la tua mossa
web-row-look = Guarda
web-row-join = Siediti
web-row-watch = Assisti
web-row-replay = Rivedi
web-row-open = { $taken ->
    [one] 1 posto su { $all } è preso.
   *[other] { $taken } posti su { $all } sono presi.
}
web-row-with = Con { $names }.
web-row-waiting = Si attende: { $names }.
web-pace-live = dal vivo
web-pace-daily = una mossa al giorno

## Un nuovo tavolo

web-new-table = Nuovo tavolo
web-new-game = Gioco
web-new-seats = Posti
web-new-players = Giocatori
web-new-seat = Posto { $number }
web-new-name = Nome
web-new-hot-name = Nome di chi siede al posto { $number }
web-chair-me = { $name } (tu)
web-chair-open = libero: per chi ha il link
web-chair-hot = un altro giocatore su questo schermo
web-chair-bot = computer, { $level }
web-level = { $name }: { $about }
web-own-bot = { $name }: automa di questo server
web-bot-cadet = conosce il mestiere, ma sbaglia
web-bot-lieutenant = gioca con regole pratiche, e sbaglia di rado
web-bot-captain = guarda avanti, fino a un secondo
web-bot-admiral = guarda avanti, fino a cinque secondi
web-bot-random = qualsiasi cosa, a caso
web-new-character = Com'è il computer { $number }
web-character-any = un carattere a caso
web-character-none = nessun carattere: gioca sempre uguale
web-new-free = { $count ->
    [one] Un posto è libero: riceverai un link da mandare.
   *[other] { $count } posti sono liberi: riceverai un link da mandare per ciascuno.
} La partita comincia quando tutti sono presi.
web-new-full = Tutti i posti sono presi: la partita comincia subito.
web-new-how = Modo
web-new-title = Nome del tavolo
web-new-public = Può sedersi chiunque
web-new-public-about = Il tavolo compare fra quelli aperti. Altrimenti lo trova solo chi ha un link.
web-new-hints = Consigli
web-new-hints-about = Si può chiedere che cosa sceglierebbe un Capitano al proprio posto. Nessuno viene a sapere più di quanto può.
web-new-options = Opzioni
web-new-changed = { $count ->
    [0] come al solito
    [one] 1 cambiata
   *[other] { $count } cambiate
}
web-new-open = Apri il tavolo
web-new-start = Comincia

## In attesa

web-lobby = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
web-hints-on = con consigli
web-hints-off = senza consigli
web-lobby-free = libero
web-lobby-link = Link per il posto { $number }
web-lobby-hint = Manda ogni link a una sola persona: chi lo apre per primo può sedersi lì.
web-lobby-wait = La partita comincia da sé quando tutti i posti sono presi. Puoi lasciare la pagina: il tavolo resta fra i tuoi.
web-sit = Siediti qui
web-sit-down = Siediti
web-stand-up = Alzati

## Al tavolo

web-table = Tavolo
web-table-loading = Si prepara il tavolo…
web-prompt = Che cosa ti si chiede
web-options = Che cosa puoi scegliere
web-all-options = { $count ->
    [one] 1 scelta
   *[other] Tutte le { $count } scelte
}
web-clock = { $seconds ->
    [one] Resta { $seconds } secondo
   *[other] Restano { $seconds } secondi
}
web-gather-alike = { $count ->
    [one] Così anche la prossima
   *[other] Così anche le altre { $count }
}
web-gather-missing = Non più possibile: { $option }. Ciò che era stato scelto dopo non viene fatto.
web-gather-most = Al massimo { $count } insieme.
web-under-way = La tua ultima risposta è ancora in viaggio.
web-put-back = Annulla la scelta
web-waiting = Si attende: { $names }…
web-bot-late = { $name } deve prima pensare ad altri tavoli…
web-players = Giocatori
web-seat-you = tu
web-captains = Capitani
web-panels = Riquadri
web-seat-you-think = tocca a te
web-seat-you-react = devi rispondere
web-seat-thinks = di mano
web-seat-awaited = di mano, assente
web-seat-bot = computer
web-seat-character = computer, { $temperament }
web-seat-stand-in = gioca un bot
web-seat-here = presente
web-seat-away = assente
web-seat-resigned = si è arreso
web-drawer = Diario e chiacchiere
web-log = Diario
web-log-none = Non è ancora successo nulla.
web-log-earlier = Mostra le righe precedenti
web-chat = Chiacchiere
web-chat-none = Nessuno ha ancora detto nulla.
web-chat-watcher = spettatore
web-chat-quiet = Ascolta solo chi gioca
web-chat-write = Scrivi al tavolo
web-chat-send = Invia
web-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
web-hint = Consiglio
web-hint-thinking = Un Capitano ci sta pensando…
web-hint-lead = Un Capitano sceglierebbe, con queste probabilità di vincere:
web-hint-chance = probabilità di vincere
web-hint-why = Perché:
web-hint-instead = { $chance } % invece di { $otherwise } %
web-hint-instead-about = quante volte è andata così nelle prove del Capitano, e con le altre scelte
web-percent = { $value } %
web-stand-in = Fai giocare un bot per me
web-stand-in-for = Fai giocare un bot per { $name }
web-stand-in-me = Un bot gioca per te finché non riprendi il tuo posto.
web-stand-in-other = { $name } non c’è. Un bot può giocare finché non torna, se tutti i presenti sono d’accordo.
web-stand-in-who = A questo tavolo è sempre lo stesso: { $bot }.
web-stand-in-go = Fallo giocare
web-stand-in-ask = Proponilo
web-left = Per { $name } gioca un bot: { $bot }. Il posto è ancora tuo.
web-come-back = Riprendi il posto
web-undo = Annulla
web-undo-what = Annulla: { $option }
web-take-back = Chiedi di tornare indietro
web-take-back-what = Chiedi di ritirare: { $option }
web-orders = Lascia correre le reazioni…
web-order-turn = Lascia correre fino al mio turno
web-order-card = Lascia correre finché non ho un’altra carta
web-order-kind = Lascia correre sempre questa domanda
web-ordered-turn = Si lascia correre fino al tuo turno
web-ordered-card = Si lascia correre finché non hai un’altra carta
web-ordered-kind = Si lascia correre: { $question }
web-withdraw = Chiedimelo di nuovo
web-sound-on = Attiva i suoni
web-sound-off = Disattiva i suoni
web-legend = Legenda
web-keys = Tasti
web-keys-choose = scegli ciò che porta quel numero
web-keys-walk = di risposta in risposta, e scegli
web-keys-away = chiudi ciò che è aperto
web-keys-skip = vai al presente
web-keys-step = un evento indietro o avanti
web-keys-pause = pausa, oppure rivedi che cosa è successo
web-keys-first = torna al primo evento
web-keys-legend = che cosa significano i segni
web-keys-keys = questo elenco
web-end = Proponi di finire
web-resign = Arrenditi
web-play-on = Continua
web-confirm-end = Proporre agli altri di finire qui la partita, senza vincitori?
web-confirm-resign = Arrendersi? In due vince l’altro; in più giocatori continua un bot.
web-confirm-option = { $option }. Confermi?
web-sure = Confermo
web-term = Chi tace dice di no: { $seconds ->
    [one] resta 1 secondo
   *[other] restano { $seconds } secondi
}.
web-term-hours = Chi tace dice di no: { $hours ->
    [one] resta 1 ora
   *[other] restano { $hours } ore
}.
web-proposal-pause = { $name } chiede una pausa fino a { $until }: tutti gli orologi si fermano.
web-proposed-pause = Hai chiesto una pausa fino a { $until }; gli altri devono essere d’accordo.
web-proposal-play_on = { $name } propone di riprendere subito.
web-proposed-play_on = Hai proposto di riprendere subito; gli altri devono essere d’accordo.
web-pause = Chiedi una pausa
web-proposal-take_back = { $name } chiede di ritirare l’ultima risposta.
web-proposal-end = { $name } propone di finire qui la partita, senza vincitori.
web-proposal-adjudicate = { $name } propone di finire la partita e dare la vittoria a { $winner }.
web-proposed-adjudicate = Hai proposto di finire la partita e dare la vittoria a { $winner }; gli altri devono essere d’accordo.
web-adjudicate = Proponi che vinca { $name }
web-result-by-adjudication = Finita con un vincitore scelto di comune accordo.
web-result-by-closed = Chiusa dalla casa.
web-stuck = Questa partita non può continuare con le regole installate
web-stuck-about = È cominciata con la versione { $before } delle regole ed è alla riga { $line }. Resta com’è. I giocatori possono chiuderla, con o senza un vincitore; oppure la si finisce con una versione precedente di Wardroom.
web-stuck-unknown = È cominciata con altre regole, o con carte proprie che qui non ci sono. Può pensarci chi tiene questa casa; oppure i giocatori la chiudono, con o senza un vincitore.
web-upgrade-unchanged = Dalla riga { $line } questa partita si gioca con la versione { $after } delle regole invece della { $before }. Non cambia nulla.
web-upgrade-otherwise = Dalla riga { $line } questa partita si gioca con la versione { $after } delle regole invece della { $before }. Dalla riga { $since } ci sarebbero state altre opzioni: guarda bene quelle di adesso.
web-upgrade-stuck = Questa partita non può continuare con la versione { $after } delle regole.
web-proposed-take_back = Hai chiesto di ritirare la tua risposta; gli altri devono essere d’accordo.
web-proposed-end = Hai proposto di finire la partita; gli altri devono essere d’accordo.
web-proposal-hand_over = { $name } propone di far giocare un bot per { $absent } finché non torna: { $bot }.
web-proposed-hand_over = Hai proposto di far giocare un bot per { $absent }: { $bot }. Gli altri presenti devono essere d’accordo.
web-agree = D’accordo
web-disagree = No
web-unlit = Ora non si può scegliere { $piece }. { $question }
web-unlit-wait = Non tocca a te. Si attende: { $names }.
web-unlit-over = La partita è finita.
web-offline = La linea con il server è interrotta. Si riprova; nulla va perduto.
web-curtain = Tocca a { $name }
web-curtain-about = Passa lo schermo a { $name }. Adesso nessun altro deve guardare.
web-curtain-lift = Sono { $name }

web-result = Risultato
web-result-look = Guarda il tavolo
web-result-agreement = Finita di comune accordo.
web-result-by-rules = La partita è stata giocata fino in fondo.
web-result-by-agreement = Tutti i giocatori hanno deciso di finire qui.
web-result-by-time = Il tempo è finito.
web-result-by-resignation = La partita è stata abbandonata.
web-points = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
web-breakdown-sum = Totale
web-breakdown-vp = { $points } PV
web-breakdown-kaiser = Decidono i Punti Round, poi i Punti Vittoria.
web-play-again = Gioca ancora
web-download = File della partita
web-fairness = I dadi

## Rivedere

web-replay = Rivedi
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-on = Un passo avanti
web-replay-last = Alla fine
web-replay-eyes = Con gli occhi di
web-replay-everyone = tutti
web-replay-share = Copia il link a questo momento
web-replay-branch = Gioca da qui
web-branch-title = Gioca da qui
web-branch-who = Chi gioca gli altri
web-branch-bots = I bot
web-branch-people = Altri, ciascuno con il suo link
web-branch-clock = L'orologio
web-branch-clock-daily = Una mossa al giorno
web-branch-clock-live = Dal vivo
web-branch-clock-none = Nessuno
web-branch-seat = Quale posto prendi?
web-branch-others = { $count ->
    [one] L’altro lo gioca
   *[other] Gli altri li gioca
}
web-branch-start = Prendi il posto
web-branch-not = Non ora
web-scrub = Momento della partita
web-step-of = Passo { $step } di { $all }

## I dadi

web-fair-about = Nessuno ha scelto questi dadi: né il server né un giocatore. Ecco la prova, e i conti li fa il tuo browser.
web-fair-sealed = Il sigillo è intatto
web-fair-sealed-about = La partita è in corso. Alla fine il segreto viene aperto e ogni tiro si può controllare.
web-fair-checking = Si controlla…
web-fair-checking-about = Il tuo browser ricalcola ogni tiro.
web-fair-kept = Dadi onesti: la promessa è stata mantenuta
web-fair-kept-about = { $rolls ->
    [one] Un tiro è stato ricalcolato
   *[other] { $rolls } tiri sono stati ricalcolati
} in questo browser, mescolate comprese: tutto come nel diario.
web-fair-broken = Questi dadi non corrispondono al sigillo
web-fair-broken-about = Dalla riga { $line } il diario differisce da ciò che dà il sigillo, oppure il segreto non è quello promesso.
web-sealing = Si stanno sigillando i dadi: la pagina di ciascuno aggiunge qualcosa di suo. Mancano ancora: { $names }.
web-sealing-left = { $seconds ->
    [one] Tra 1 secondo
   *[other] Tra { $seconds } secondi
} si va avanti senza.
web-sealing-left-hours = { $hours ->
    [one] Tra 1 ora
   *[other] Tra { $hours } ore
} si va avanti senza.
web-stand-in-rank = Se qualcuno se ne va o non torna, al suo posto gioca: { $bot }.
web-origin-file = Questa partita continua da un file portato da qualcuno, fino alla riga { $line }.
web-origin-branch = Questa partita continua da un altro tavolo, fino alla riga { $line }.
web-origin-soon = I dadi ricevono un nuovo sigillo. Se si siede qualcuno che in quella partita non c’era, tutto ciò che non è pubblico viene ridistribuito; altrimenti si rimescolano i mazzi che nessuno conosce.
web-origin-decks = Poi i dadi hanno ricevuto un nuovo sigillo e i mazzi che nessuno conosceva sono stati rimescolati.
web-origin-hidden = Poi i dadi hanno ricevuto un nuovo sigillo e tutto ciò che non era pubblico è stato ridistribuito.
web-fairness-file = I dadi (continua da un file)
web-fairness-branch = I dadi (continua da un altro tavolo)
web-fair-partly = Solo una parte di questa partita è provata
web-fair-partly-about = { $rolls ->
    [one] Un tiro è stato ricavato
   *[other] { $rolls } tiri sono stati ricavati
} di nuovo in questo browser da sigilli fatti qui: tutto come registrato. { $older ->
    [0] Ciò con cui la partita è cominciata viene
    [one] Un tiro viene
   *[other] { $older } tiri vengono
} da altrove, nelle prime { $lines } righe: qui nessuno può dire se qualcuno li ha scelti.
web-fair-mine = Ciò che questo browser ha aggiunto al sigillo è nella registrazione.
web-fair-not-mine = Ciò che questo browser ha aggiunto al sigillo non è nella registrazione. Non fidarti di questi dadi.
web-fair-seal-ours = Dopo la riga { $line }:
web-fair-seal-older = Non di qui, dopo la riga { $line }:
web-fair-composed = La partita è cominciata da una posizione composta, presa da un file. Nessuno l’ha distribuita: è provato solo ciò che si è tirato da allora.
web-fair-commitment = 1. La promessa
web-fair-commitment-about = Prima del primo tiro il server ha estratto un segreto e ne ha pubblicato l’impronta (BLAKE2b). Da allora non ha potuto cambiare idea.
web-fair-contributions = 2. Ciò che hanno aggiunto i posti
web-fair-contributions-about = Dopo la promessa la pagina di ogni giocatore ha estratto un testo, mostrandone prima l’impronta e poi il testo. Così né il server né altri hanno potuto scegliere il proprio in base a quello degli altri. I bot, e chi era assente, aggiungono il numero del loro posto.
web-fair-secret = 3. Il segreto
web-fair-secret-about = Aperto alla fine. La sua impronta è la promessa qui sopra; insieme ai numeri dei posti dà tutti i tiri, in ordine.
web-fair-secret-kept = Si apre quando la partita è finita.
web-fair-faces = Come sono caduti i dadi
web-fair-faces-about = Ogni faccia di ogni dado, contata per tutta la partita.
web-fair-die = Dado a { $sides } facce, quante volte è uscita ogni faccia: { $faces }
web-fair-by-hand = Lo stesso controllo al terminale:
web-fair-link = Sigillati prima del primo tiro; controllati dal tuo browser.

## Regole

web-learn-title = Imparare giocando
web-learn-about = Dieci minuti al tavolo vero con un istruttore, poi una prima partita contro un Cadetto.
web-learn-count = Lezioni completate: { $done } su { $all }
web-learn-left = { $game }, lezione { $number }: interrotta al passo { $step } di { $all }, ancora { $minutes } min
web-learn-go-on = Continua
web-learn-done = completata
web-learn-next = la prossima
web-learn-read = Leggi: come si gioca
web-keys-repeat = ripetere il passo della lezione
web-keys-show = mostrare la mossa che vuole l’istruttore
web-keys-back = indietro di un passo, e uscire dalla lezione
web-keys-sides = tra l’istruttore e il tavolo
web-coach = Istruttore
web-lesson = Lezione
web-lesson-of = Lezione { $number } di { $all }
web-lesson-step = Passo { $step } di { $all }
web-lesson-left = circa { $minutes } min
web-lesson-minutes = { $minutes } min
web-lesson-also = Anche questo è lecito, ma prima …
web-lesson-answers = Risposte
web-lesson-ways = Attraverso la lezione
web-lesson-back = Indietro
web-lesson-repeat = Ripeti
web-lesson-show = Mostra
web-lesson-leave = Esci
web-lesson-on = Avanti
web-lesson-idle = Sta parlando l’istruttore: continua da lui, o con Invio.
web-lesson-finished = La lezione è finita.
web-lesson-anew = Questa lezione è cambiata da quando l’hai interrotta, perciò ricomincia dall’inizio.
web-lesson-done = { $title }: completata
web-lesson-can = Che cosa sai fare adesso
web-lesson-rule = regola { $rule }
web-lesson-first = Gioca la prima partita
web-lesson-next = La prossima lezione
web-lesson-all = Tutte le lezioni
web-problem = Problema
web-problems = Problemi
web-problems-count = { $solved } su { $all }
web-problems-next = Il prossimo: { $title }
web-learn-problems = Problemi risolti: { $solved } su { $all }
web-problem-of = Problema { $number } di { $all }
web-problem-stars = { $stars ->
    [1] facile
    [2] più difficile
   *[3] difficile
}
web-problem-box = Problema { $number }, { $state ->
    [solved] risolto al primo tentativo
    [tried] provato, tornerà
   *[new] nuovo
}
web-problem-do = Rispondi sul tavolo, come in partita. Non si gioca nulla.
web-problem-best = Giusto:
web-problem-also = Va bene anche:
web-problem-not-yet = Non ancora:
web-problem-shown = La risposta:
web-problem-better = Così si vince { $percent } volte su cento. C’è di meglio.
web-problem-hinted = Quasi tutti farebbero così, e c’è di meglio:
web-problem-yours = la tua risposta
web-problem-usual = la solita
web-problem-chance = { $percent } %
web-problem-within = ± { $points }
web-problem-how = Probabilità di vincere, da { $worlds } mondi immaginati con quello che sai qui; dopo ± due errori standard della distanza dalla migliore.
web-problem-ways = Attraverso il problema
web-problem-next = Il prossimo problema
web-problem-again = Riprova
web-problem-follow = Guarda che cosa segue
web-problem-following = Un modo in cui può continuare …
web-problem-followed = Questo è un modo in cui può continuare.
web-problem-back = Torna alla domanda
web-problem-show = Mostra la risposta
web-problem-idle = Le risposte sono nel pannello.
web-key-enter = Invio
web-register = Tutte le regole
web-register-about = Il registro che domande, diario e rifiuti citano.
web-register-count = { $count } regole su { $all }
web-register-more = Ce ne sono altre: cerca per trovarle.

## Chi sei

web-nav-notices = Che cosa mi si dice
web-nav-notices-trouble = Che cosa mi si dice: una via non funziona
web-account = Profilo
web-account-guest = Sei ospite in questo browser. Puoi giocare a tutto.
web-account-has = Sei iscritto: i tuoi tavoli ti seguono su ogni macchina.
web-account-name = Nome
web-account-password = Password
web-account-rename = Cambia
web-account-done-rename = Il tuo nome è cambiato.
web-account-done-sign-up = Ora sei iscritto.
web-account-done-sign-in = Bentornato a bordo.
web-account-done-sign-out = Sei uscito.
web-sign-up = Iscriviti
web-sign-up-about = Con un nome e una password i tuoi tavoli ti seguono su ogni macchina. Quelli che hai restano tuoi.
web-sign-in = Entra
web-sign-in-about = Se sei già iscritto.
web-sign-out = Esci
web-bots = I tuoi automi
web-bots-about = Un automa arriva dalla rete con il suo token e gioca ai tavoli come le persone. Dal nome tutti vedono che è un automa.
web-bots-name = Nome dell'automa
web-bots-make = Crea un automa
web-bots-token = Il token di { $name }. Conservalo bene: si vede solo questa volta, e chi lo ha gioca come il tuo automa.
web-bots-revoke = Revoca
web-bots-revoke-one = Revoca il token di { $name }
web-sign-out-about = Su ogni macchina; dopo sarai di nuovo ospite.

web-upload = Apri un file di partita
web-upload-about = Una partita conservata in un file si riapre qui: se è finita per rivederla, altrimenti per continuarla. In quel caso tutti i posti sono a questo schermo e nessun orologio corre.
web-upload-choose = Scegli un file
web-upload-drop = o trascinalo qui
web-upload-busy = Si rigioca la partita…

## Il teatro: che cosa è successo, evento per evento

web-theatre = Che cosa è successo
web-theatre-back = Un evento indietro
web-theatre-on = Un evento avanti
web-theatre-play = Avvia
web-theatre-pause = Pausa
web-theatre-again = Che cosa è successo
web-theatre-skip = Vai al presente
web-theatre-now = Ora
web-theatre-speed = Velocità
web-theatre-slow = lenta
web-theatre-usual = normale
web-theatre-fast = rapida
web-theatre-once = subito
web-theatre-count = { $at } di { $count }
web-theatre-all = tutti e { $count }
web-theatre-ahead = { $count ->
    [one] Ancora un evento da vedere
   *[other] Ancora { $count } eventi da vedere
}
web-theatre-skipped = { $count ->
    [one] Saltato un evento.
   *[other] Saltati { $count } eventi.
}
web-theatre-back-to = La partita torna alla riga { $line }.
web-theatre-last-turn = Solo l’ultimo turno
web-theatre-waits = attende che tu abbia visto;
web-theatre-skips = salta
web-key-space = Spazio

## Quanto vale una scelta

web-worth-needs = serve sul dado
web-worth-certain = certo
web-worth-more = che cosa fa

## Persone e rivincite

web-nav-people = Persone
web-people-about = Chi ha un account. Gli ospiti giocano senza una pagina propria.
web-people-none = Nessuno ha ancora un account.
web-people-nobody = Qui nessuno si chiama { $name }.
web-person-account = conosciuto come { $account }
web-person-since = Qui da { $when }
web-person-played = ultima mossa { $when }
web-person-mine = Questa è la tua pagina. Gli altri la vedono così, senza le tue note e senza le partite amichevoli ai tavoli privati.
web-person-invite = Invita a un tavolo
web-person-nobody = Gli ospiti non hanno una pagina: giocano senza account. Chi se n'è andato non viene più nominato.
web-person-new = { $name } non ha ancora finito una partita.
web-person-habits = Come giochi
web-person-together = Tu e { $name }
web-person-together-count = { $count ->
    [one] Una partita. Chi è arrivato davanti:
   *[other] { $count } partite. Chi è arrivato davanti:
}
web-person-duel = Tu davanti { $mine } volte, { $name } { $theirs } volte.
web-person-never = Non avete ancora giocato insieme.
web-person-in-time = Decisioni in tempo
web-person-usual = Di solito risponde entro
web-person-unfinished = Partite lasciate a metà
web-person-of = { $count } su { $all }
web-account-page = La tua pagina
web-ratings = Forza di gioco
web-rating = Forza
web-rating-none = ancora nessuna
web-rating-finding = Ancora in cerca del suo posto.
web-rating-band = Diciannove volte su venti la forza vera sta fra { $low } e { $high }.
web-rating-count = { $count ->
    [one] Una partita classificata
   *[other] { $count } partite classificate
}
web-rating-few = Dopo cinque partite la curva comincia a dire qualcosa.
web-rating-unrated = Ancora nessuna partita classificata in questo gioco.
web-rating-change = { $change }
web-rating-changed = Variazione
web-rating-note = Nota
web-rating-note-judged = vincitore deciso d'accordo
web-rating-note-handed-over = per qualcuno ha finito un automa
web-rating-note-taken-back = qualche mossa è stata ripresa
web-curve = Forza di gioco di { $name } in { $game }, da { $from } a { $to }: all'inizio { $first }, più o meno { $first_band }; ora { $last }, più o meno { $last_band }.
web-as-table = In tabella
web-rated = classificata se tutti hanno un account
web-friendly = amichevole
web-not-rated = Questa partita è amichevole: non conta per la forza di gioco.
web-past-last = Ultime partite
web-past-ended = Finita
web-past-won = { $seats ->
    [1] Vinta in solitario
    [2] Vinta
   *[other] Primo posto su { $seats }
}
web-past-lost = { $seats ->
    [1] Persa in solitario
    [2] Persa contro { $names }
   *[other] { $place ->
        [2] Secondo
        [3] Terzo
        [4] Quarto
        [5] Quinto
       *[other] Sesto
    } posto su { $seats }, vince { $names }
}
web-past-agreement = Finita d'accordo
web-past-closed = Chiusa
web-past-unrated = amichevole
web-places = Piazzamenti
web-place = { $place ->
    [1] Primo
    [2] Secondo
    [3] Terzo
    [4] Quarto
    [5] Quinto
   *[other] Sesto
}
web-opponents = Avversari preferiti
web-opponents-matches = Partite
web-opponents-ahead = Davanti
web-note-person = Scrivi una nota
web-note-match = Scrivi una nota su questa partita
web-note-mine = la vedi solo tu
web-note-change = Cambia la nota
web-note-keep = Conserva
web-shun = Silenzia, blocca o segnala { $name }
web-shun-none = Come sempre
web-shun-mute = Silenzia: non vedo quello che scrive.
web-shun-block = Blocca: niente inviti suoi, né tavoli aperti suoi.
web-report = Avvisa il comitato
web-report-about = Che cosa è successo, e dove. Lo legge solo il comitato.
web-report-do = Invia
web-report-done = Inviato.
web-again-title = Ancora
web-again-seats = Posti della prossima partita
web-again-same = Stessi posti
web-again-rotated = Posti ruotati
web-again-ask = Chiedi la rivincita
web-again-yes = Gioca ancora
web-again-no = No, grazie
web-again-go = Al tavolo
web-again-agreed = Giocano ancora tutti.
web-again-refused = { $name } non gioca ancora. Chiunque può chiederlo di nuovo.
web-again-lapsed = Non tutti hanno risposto entro due giorni. Chiunque può chiederlo di nuovo.
web-again-until = entro { $when }
web-again-asked-same = { $name } chiede la rivincita, stessi posti.
web-again-asked-rotated = { $name } chiede la rivincita, a posti ruotati.
web-again-won = { $name } { $won }
web-again-series = Nella serie: { $names }.
web-invitations = Inviti
web-invited-by = C'è un posto per te; aspetta { $names }.
web-invite = Invita per nome
web-invite-whom = Chi vuoi invitare?
web-invite-do = Invita
web-invite-nobody = Qui nessuno si chiama { $name }. Gli ospiti si invitano con il link.
web-lobby-kept = Riservato a qualcuno
web-lobby-for-me = Riservato a te
web-share = Condividi
web-share-more = Condividi…
web-share-link = Link
web-share-code = Codice QR del link
web-share-replay = Chi ha il link vede la partita intera, carte comprese.
web-password = Password
web-password-about = Chi altro ha fatto l'accesso con il tuo account viene scollegato.
web-password-old = Quella che hai
web-password-new = Quella nuova
web-password-change = Cambia
web-forgot = Password dimenticata?
web-forgot-about = Scrivi il nome qui sopra. Se c'è un indirizzo, arriva un link per posta elettronica; altrimenti te ne dà uno il comitato.
web-forgot-do = Chiedi un link
web-account-done-forgot = Se quell'account esiste e ha un indirizzo, la lettera è partita.
web-reset = Una nuova password
web-reset-about = { $name }, scegli una nuova password. Questo link vale una volta sola.
web-reset-do = Imposta la password
web-data = Che cosa conserviamo di te
web-data-about = Il tuo nome, le partite finite come file, quello che hai scritto, le note e la forza di gioco, in un solo file.
web-data-take = Porta via tutto
web-forget = Fatti dimenticare
web-forget-about = Il tuo nome, le tue parole, le note e la forza di gioco vengono cancellati. Le partite degli altri restano intere; lì sarai «chi se n'è andato».
web-forget-sure = Non si può tornare indietro. Nelle tue partite in corso continuano gli automi.
web-forget-do = Dimenticami per sempre
web-forget-not = Resto
web-keeping-done-password = La password è cambiata.
web-keeping-done-forget = Sei fra i dimenticati. Ora qui sei un ospite.

## Tornei

web-nav-tournaments = Tornei
web-tournament-none = Ancora nessun torneo. Apri il primo.
web-tournament-new = Nuovo torneo
web-tournament-title = Come si chiama
web-tournament-kind = Come si gioca
web-tournament-kind-name = { $kind ->
    [round-robin] Girone all'italiana
    [knock-out] Eliminazione
   *[swiss] Svizzero
}
web-tournament-swiss-about = Si incontra chi ha circa gli stessi punti; nessuno due volte.
web-tournament-round-robin-about = Tutti contro tutti.
web-tournament-knock-out-about = Chi perde esce. Per giochi in due.
web-tournament-size = Giocatori a ogni tavolo
web-tournament-most = Posti
web-tournament-days = Quanto dura un turno
web-tournament-days-each = { $days ->
    [0] Una serata: il tempo che ci vuole
    [one] Un giorno
   *[other] { $days } giorni
}
web-tournament-bots = Automi che giocano dall'inizio
web-tournament-bots-rank = Il loro grado
web-tournament-open = Aperto a tutti
web-tournament-open-about = Altrimenti entra chi inviti per nome.
web-tournament-rated = Vale per la forza di gioco
web-tournament-rated-about = Per chi ha un account; senza suggerimenti.
web-tournament-open-do = Apri le iscrizioni
web-tournament-places = { $count } posti su { $most }
web-tournament-state = { $status ->
    [entry] iscrizioni aperte
    [playing] turno { $round } di { $rounds }
    [closed] annullato
   *[over] concluso
}
web-tournament-in-words = { $kind ->
    [round-robin] Girone all'italiana
    [knock-out] Eliminazione
   *[swiss] Svizzero
}, { $rounds ->
    [0] tutti i turni che servono
    [one] un turno
   *[other] { $rounds } turni
}, { $players ->
    [one] una persona
   *[other] { $players } giocatori
}. { $hours ->
    [0] Un turno dura il tempo che ci vuole.
    [24] Un giorno per turno.
    [168] Una settimana per turno.
   *[other] { $hours } ore per turno.
} Se qualcuno si ritira e nessuno aspetta il posto, continua questo grado: { $stand_in }. Aperto da { $host }.
web-tournament-closed = Questo torneo è stato annullato. Le sue partite si possono finire.
web-tournament-entries = Chi gioca
web-tournament-nobody = Non è ancora entrato nessuno.
web-tournament-is-invited = con invito
web-tournament-is-substitute = aspetta un posto
web-tournament-entry = Iscrizioni
web-tournament-entry-open = Si entra finché non comincia; chi arriva dopo aspetta un posto.
web-tournament-entry-invited = Entra chi ha un invito.
web-tournament-enter = Entra
web-tournament-leave = Esci
web-tournament-begin = Comincia il primo turno
web-tournament-invite = Invita per nome
web-tournament-invite-do = Invita
web-tournament-withdraw = Ritirati
web-tournament-close = Annulla il torneo
web-tournament-rounds = Turni
web-tournament-round = Turno { $round }
web-tournament-round-word = Turno
web-tournament-rd = T { $round }
web-tournament-played = giocato
web-tournament-until = fino al { $when }
web-tournament-now = in corso
web-tournament-to-come = da giocare
web-tournament-winner = Il torneo è di { $name }.
web-tournament-you-play = Turno { $round }: giochi contro { $who }
web-tournament-you-rest = Turno { $round }: riposi
web-tournament-you-done = La tua partita è finita: { $points }.
web-tournament-round-ends = Il turno finisce il { $when }.
web-tournament-take-turn = Tocca a te
web-tournament-go = Al tavolo
web-tournament-watch = Guarda
web-tournament-replay = Rivedi
web-tournament-versus = contro
web-tournament-free-about = riposa: un punto, e nessuno riposa due volte prima che tocchi a tutti
web-tournament-free-short = riposo
web-tournament-judged = per decisione: { $reason }
web-tournament-over-since = finita, { $when }
web-tournament-to-move = tocca a { $who }
web-tournament-running = in corso
web-tournament-standings = Classifica
web-tournament-while = durante il turno { $round }
web-tournament-place = Posto
web-tournament-player = Giocatore
web-tournament-points = Punti
web-tournament-sum = Somma
web-tournament-buchholz-about = I punti di tutti gli avversari incontrati
web-tournament-sonneborn-about = I punti degli avversari battuti, metà di quelli con cui si è pareggiato
web-tournament-against = contro il numero { $place }
web-tournament-in-round = turno { $round }
web-tournament-won = vinta
web-tournament-drawn = pari
web-tournament-lost = persa
web-tournament-free = riposo
web-tournament-small = cifra piccola: posto in classifica dell'avversario
web-tournament-for = per { $name }
web-tournament-cross = Tabella degli incontri
web-tournament-tree-about = Il tabellone
web-tournament-tree = { $left ->
    [0] Finale
    [1] Semifinali
   *[other] Quarti di finale
}
web-tournament-done-of = { $done } partite finite su { $all }
web-tournament-how = Come si decide
web-tournament-equal = A pari punti
web-tournament-equal-about = Prima il Buchholz (i punti di tutti gli avversari incontrati), poi il Sonneborn-Berger (quelli degli avversari battuti), poi lo scontro diretto, poi un sorteggio sigillato prima del primo turno.
web-tournament-equal-tree = Se una partita finisce pari passa chi parte più in alto; l'ordine segue la forza di gioco.
web-tournament-late = Non finita in tempo
web-tournament-late-about = Chi sorveglia il torneo aggiunge fino a due giorni oppure decide la partita, e scrive perché. Chi gioca non decide nulla.
web-tournament-leaves = Qualcuno si ritira
web-tournament-leaves-about = { $count ->
    [0] Nessuno aspetta un posto: continuerebbe { $stand_in }. I punti restano.
   *[other] Il primo in attesa prende il posto e i suoi punti: { $names }. Se non resta nessuno, gioca { $stand_in }.
}
web-tournament-honest = I risultati vengono dalle partite. Nessuno può scriverli a mano.
web-tournament-substitute = Aspetta un posto
web-tournament-watch-over = Lo sorvegli tu
web-tournament-extend = Un giorno in più per questo turno
web-tournament-judge = Decidi così
web-tournament-judge-which = Una partita non finita
web-tournament-judge-who = Chi vince
web-tournament-judge-level = nessuno: pari
web-tournament-judge-why = Perché
web-tournament-judge-why-about = Lo leggono tutti accanto al risultato.
web-new-rated = Classificata
web-new-rated-about = Conta per la forza di gioco se tutti quelli che si siedono hanno un account. In quel caso non ci sono consigli.
## Trovare la mossa migliore

web-find = Trova la mossa migliore
web-find-best = Giusto:
web-find-also = Va bene anche questa:
web-find-played = È la mossa giocata:
web-find-not-yet = Non ancora:
web-find-shown = La migliore era:
web-find-hint = Comincia con { $piece }.
web-find-hint-plain = È una di { $count } risposte, e nessun pezzo del tavolo la rappresenta.
web-find-show = Mostrala
web-find-skip = Salta
web-find-idle = Trovata o mostrata: non c'è più nulla da scegliere.

## Analisi

web-analyse = Analizza
web-analysis = Analisi
web-analysis-about = Come è cambiata la probabilità di vincere, dove la partita ha svoltato, quanto sono costate le scelte e che cosa è stata fortuna.
web-analysis-stopped = È stata fermata prima della fine. Si vede quel che era stato trovato; si può rifare.
web-analysis-filed = Questa lettura è arrivata col file: le cifre sono quelle scritte da chi l’ha fatto. Si può rifare qui.
web-analysis-level = Con quanta cura
web-analysis-level-captain = pochi secondi, un minuto nei giochi lunghi
web-analysis-level-admiral = qualche minuto, errori più piccoli
web-analysis-waiting = Aspetta il suo turno…
web-analysis-running = Analisi in corso: { $done } %
web-analysis-stop = Ferma
web-analysis-curve = Probabilità di vincere
web-analysis-legend = in ombra: due errori standard · ○ dadi e carte · ● una scelta
web-analysis-legend-seen = in ombra: due errori standard · ○ dadi e carte · ● una scelta · punteggiata: ciò che { $is_me ->
    [yes] potevi vedere
   *[no] poteva vedere { $name }
}
web-analysis-legend-strips = una striscia per ciascuno, insieme sempre 100; in ombra: due errori standard
web-analysis-rough = una prima lettura, tratteggiata: migliora
web-analysis-curve-said = { $name } dal { $from } % al { $to } %, { $count ->
    [0] nessuna svolta
    [one] una svolta
   *[other] { $count } svolte
}
web-analysis-moment = Passo { $step } di { $all }: { $name } { $chance } %
web-analysis-wins = Vince { $name }
web-analysis-round = round { $number }
web-analysis-covered = coperto finché non rispondi
web-analysis-turn = Svolta { $number }
web-analysis-how = Letta con la cura di: { $level }, in { $worlds } mondi
web-analysis-knowledge = Che cosa si considera noto
web-analysis-as-known = { $is_me ->
    [yes] Come la sapevi
   *[no] Come la sapeva { $name }
}
web-analysis-all-known = Tutto noto
web-analysis-shares = Fortuna e bravura
web-analysis-shares-said = Che cosa è stato della probabilità di { $name }: partenza, fortuna, scelte proprie, scelte altrui, risultato
web-analysis-who = Chi
web-analysis-start = In partenza
web-analysis-luck = Fortuna di dadi e carte
web-analysis-own = { $is_me ->
    [yes] Le tue scelte
   *[no] Scelte di { $name }
}
web-analysis-others = Scelte di { $name }
web-analysis-result = Risultato
web-analysis-start-short = partenza
web-analysis-luck-short = fortuna
web-analysis-own-short = scelte proprie
web-analysis-others-short = altrui
web-analysis-result-short = risultato
web-analysis-within = { $figure } ± { $within }
web-analysis-plus-minus = ± { $within }
web-analysis-unmeasured = meno di quanto si possa misurare
web-analysis-points = punti di probabilità di vincere, ± due errori standard
web-analysis-points-dot = punti di probabilità di vincere, ± due errori standard; un punto è meno di quanto si possa misurare
web-analysis-turns = Svolte
web-analysis-turns-of = { $count } su { $all } momenti
web-analysis-no-turns = Niente ha fatto svoltare questa partita in un colpo solo.
web-analysis-costly = { $is_me ->
    [yes] Le tue scelte costose
   *[no] Scelte costose di { $name }
}
web-analysis-costly-count = { $count ->
    [0] nessuna
   *[other] { $count }
}
web-analysis-no-costly = { $is_me ->
    [yes] Non hai fatto scelte costose oltre ogni dubbio.
   *[no] { $name } non ha fatto scelte costose oltre ogni dubbio.
}
web-analysis-all = Tutte e { $count }
web-analysis-fewer = Solo le più care
web-analysis-better-was = Meglio: { $option }
web-analysis-line = Riga { $number } · { $name }
web-analysis-deal = Quel che è stato distribuito
web-analysis-kind-luck = fortuna
web-analysis-kind-choice = scelta
web-analysis-as-table = La curva come tabella
web-analysis-after = dopo la riga
web-analysis-deepen = Leggila con la cura di un Ammiraglio
web-analysis-learn = { $is_me ->
    [yes] Impara dai miei errori: { $count }
   *[no] Impara dagli errori di { $name }: { $count }
}
web-analysis-learn-about = Di nuovo i momenti costosi: trova la mossa migliore.
web-analysis-choice = { $is_me ->
    [yes] Riga { $number }: la tua scelta
   *[no] Riga { $number }: la scelta di { $name }
}
web-analysis-cost = È costata { $points } ± { $within } punti di probabilità di vincere.
web-analysis-cost-truly = Sapendo tutto, è costata { $points } ± { $within } punti.
web-analysis-cost-truly-none = Sapendo tutto, è costata meno di quanto si possa misurare.
web-analysis-chose = { $is_me ->
    [yes] Hai scelto:
   *[no] { $name } ha scelto:
}
web-analysis-better = Meglio era:
web-analysis-by-sight = { $is_me ->
    [yes] Secondo ciò che sapevi allora: quel che non potevi sapere non ti viene imputato.
   *[no] Secondo ciò che { $name } sapeva allora: quel che nessuno poteva sapere non è imputato a nessuno.
}
web-analysis-by-truth = { $is_me ->
    [yes] Le probabilità di A e B restano quelle che potevi vedere.
   *[no] Le probabilità di A e B restano quelle che { $name } poteva vedere.
}
web-analysis-go-on = Mostra come è andata
web-analysis-next = Prossima scelta costosa
web-analysis-mistake-of = { $is_me ->
    [yes] I tuoi errori: { $number } di { $all }
   *[no] Errori di { $name }: { $number } di { $all }
}
web-analysis-mistake-cost = Riga { $number }: è costato { $points } ± { $within } punti
web-analysis-find = Trova una mossa migliore.
web-analysis-find-about = { $is_me ->
    [yes] Tutto ciò che è acceso è lecito. Sapevi quello che vedi qui.
   *[no] Tutto ciò che è acceso è lecito. { $name } sapeva quello che vedi qui.
}
web-analysis-next-mistake = Il prossimo
web-analysis-finish = Finisci
web-analysis-practised = Trovati { $found } su { $all }
web-analysis-back = Torna all'analisi
web-analysis-once-more = Ancora una volta
web-analysis-end-practice = Esci dall'esercizio
