# La cornice: elenchi, rifiuti e ciò che dice la riga di comando. Ogni gioco ha un file suo.

list = { $items } e { $last }
none = nessuno

error-malformed = Questa non è una mossa del gioco: { $play }
error-not-asked = Non tocca a te. Si attende: { $waiting }.
error-not-offered = { $rule ->
    [none] Ora non è possibile: { $play }
   *[other] Ora non è possibile: { $play } (regola { $rule })
}
error-stale = La partita è andata avanti: la risposta valeva per la mossa { $given }, ora siamo alla { $now }.
error-over = La partita è finita.
error-cannot-undo = Non si può tornare indietro: si sono tirati dadi o altri hanno saputo qualcosa nel frattempo.

error-bad-players = A { $game } non si può giocare in { $players }; numeri di giocatori possibili: { $allowed }.
error-unknown-switch = { $game } non ha un'opzione di nome { $switch }; ha: { $known }.
error-bad-switch = { $value } non è un valore di { $switch }; valori possibili: { $allowed }.
error-unknown-game = Sullo scaffale non c'è un gioco di nome { $game }; c'è: { $known }.
error-no-lesson = Non c'è una lezione { $number } di { $game }.
error-no-lessons = Non ci sono ancora lezioni di { $game }.
error-no-problem = Non c'è un problema { $number } di { $game }.
error-no-problems = Non ci sono ancora problemi di { $game }.
error-no-lesson-step = In questa lezione non c'è un passo { $step }; ce ne sono { $steps }.
error-broken-game = Nessun gioco in { $game }: { $found }
error-unknown-bot = Non c'è un giocatore automatico di nome { $bot }; c'è: { $known }.
error-bots-need-account = I giocatori automatici che vengono dalla rete appartengono a un account: prima aprine uno.
error-too-many-bots = Hai già { $most } giocatori automatici: prima revocane uno.
error-no-bot = Non hai un giocatore automatico così.
error-not-for-bots = I giocatori automatici possono giocare e guardare, ma questo è per le persone.
error-line-ended = La linea con il server si è interrotta.
error-bot-no-class = Non c'è nessun giocatore automatico in { $bot }: { $name } dev'essere una classe con un metodo choose.
error-bot-no-command = Questo comando non c'è: { $bot }
error-bot-late = { $bot } non ha risposto entro { $seconds } secondi.
error-bot-ended = { $bot } è terminato senza rispondere.
error-bot-garbled = { $bot } ha detto «{ $given }», che non risponde alla domanda.
error-bot-broke = È andato in errore: { $error }
error-broken-bot = Non c'è nessun giocatore automatico in { $bot }: { $found }
error-bot-untrusted = In questa partita gioca { $bot }, che è un programma, e un file non può avviarne uno da sé. Se ti fidi: wardroom resume { $file } --trust { $typed }
error-bot-not-offered = { $bot } ha scelto «{ $given }», che non è tra le opzioni.
error-bad-bot-name = «{ $given }» non dà un nome a nessun giocatore automatico. Scrivi NOME=INDIRIZZO, con un nome di al massimo 30 tra lettere senza accenti, cifre, - e _, per esempio squalo=mine.py:Bot.
error-bot-name-taken = C'è già un giocatore automatico di nome { $bot }.
error-arena-one = Nomina almeno due automi da confrontare, per esempio --players cadet,captain.
error-judge-two = Nomina i due automi da confrontare, per esempio --players captain,thumb.
error-fit-nothing = Il giudizio di { $game } non dice nulla a cui si possa adattare un valore.
error-judge-failed = La partita { $number } non è arrivata alla fine, per un errore delle regole o di un automa; wardroom simulate mostra dove.
error-unknown-language = Mancano le parole in { $language }; ci sono: { $known }.

error-no-drawing-table = Per { $game } non c'è un tavolo da disegno degli scenari.
error-no-shipyard = Per { $game } non c'è un progettista di navi.
error-unknown-scenario = Non c'è uno scenario di nome { $scenario }; ci sono: { $known }.
error-bad-file = Non si può leggere { $file }: { $found }
error-bad-data = { $where } dovrebbe essere { $expected }, invece è { $found }
error-dice-missing = La registrazione finisce prima di questo tiro di un d{ $sides }.
error-dice-differ = La registrazione ha { $found } dove le regole tirano un d{ $sides }.

error-record-not-json = Questo non è un file di partita: non si legge come JSON (riga { $line }).
error-record-not-ours = Questo non è un file di partita di Wardroom.
error-record-format = Il file ha il formato { $found }; questo Wardroom legge il formato { $known }.
error-record-field = File di partita danneggiato: { $where } dovrebbe essere { $expected }, invece è { $found }
error-record-flawed = File di partita danneggiato: comincia da una posizione impossibile ({ $where }): { $found }
error-record-other-game = Questa è una partita di { $found }, non di { $game }.
error-record-other-rules = La partita è stata giocata con la versione { $found } delle regole e non si ripete con la versione { $known }.
error-record-other-cards = La partita ha carte proprie ({ $found }); queste sono altre ({ $known }). Indica la cartella con le sue carte: --game GIOCO@CARTELLA.
error-unknown-set = La partita si gioca con carte proprie di qualcuno, e qui nessuna ha il loro contrassegno, { $mark }. Metti la cartella in { $folder }, oppure indicala: --game { $game }@CARTELLA.
error-no-set = Questo mazzo non c'è più, o non è tuo.
error-stale-set = Nel frattempo il mazzo «{ $name }» è stato cambiato, in un'altra finestra o su un altro dispositivo. Quello che hai scritto è ancora qui: salvalo come mazzo nuovo, oppure apri l'altro.
error-set-name-taken = C'è già un mazzo «{ $name }», o uno che a vederlo è uguale. Scegli un altro nome.
error-bad-set-name = Un mazzo ha bisogno di un nome di al massimo { $longest } lettere.
error-too-many-sets = Puoi tenere { $most } mazzi, e ci sono già tutti. Prima eliminane uno.
error-set-empty = In questo mazzo non c'è ancora niente di diverso dal pacchetto.
error-set-unplayable = Con questo mazzo non si può ancora giocare: { $found }
error-set-too-large = È più di quanto un mazzo possa contenere: { $most } lettere in tutte le tabelle.
error-set-mark-taken = Per un caso raro altre carte hanno lo stesso contrassegno, { $mark }. Cambia una cosa qualsiasi e si potrà salvare.
error-set-not-text = { $file } non è una tabella. Nel foglio di calcolo salvala come CSV (UTF-8).
error-set-bad-zip = Questo archivio non si può leggere: { $found }
error-set-bad-path = Nell'archivio c'è un file fuori dalla cartella, { $file }; non è stato letto nulla.
error-bad-offer = Un mazzo si offre come GIOCO@CARTELLA=NOME, per esempio kaiser@carte=Le nostre; questo non lo è: { $found }
error-rules-not-its-own = La partita è cominciata con la versione { $found } delle regole; è installata la { $known }. Non si continua con regole diverse dalle sue: finiscila con una versione del programma che le ha, oppure sul server esegui wardroom upgrade.
error-record-line = La partita non si ripete: la riga { $line } gioca { $found }. { $why }
error-record-dice = I dadi della riga { $line } differiscono: nel file { $found }; ricavati { $derived }
error-record-scores = I punteggi nel file ({ $found }) non sono quelli della ripetizione ({ $derived }).
error-record-no-secret = Nel file manca il segreto dei dadi: non si può ricavare nulla.
error-record-broken-seal = Il segreto nel file non è quello promesso prima del primo tiro.
error-record-unfinished = La partita non è finita; i dadi si potranno verificare alla fine.

## Errori nella riga di comando

error-unknown-command = Il comando { $command } non esiste; ci sono: { $known }.
error-unknown-option = L'opzione { $option } non esiste{ $known ->
    [nessuno] .
   *[other] ; forse intendi { $known }?
}
error-option-needs-value = All'opzione { $option } serve un valore.
error-option-takes-no-value = L'opzione { $option } non vuole valori.
error-word-missing = Manca { $name }; --help mostra come si scrive il comando.
error-too-many-words = Non si sa che cosa fare di: { $given }
error-bad-usage = Il comando non è comprensibile: { $found }
error-unknown-crew = { $given } non è un cluster: scrivete ray://HOST:PORTA, oppure ray per un cluster di questa macchina.
error-no-ray = Ray non è installato qui; si installa con pip install 'wardroom[ray]'.
error-cluster-gone = Il cluster { $address } non risponde: { $trouble }
error-kept-of-another = { $file } contiene le partite di un'altra serie e resta com'è. Indicate un altro file o toglietelo.
error-not-a-number = { $given } non è un numero adatto; serve un numero intero.
error-not-a-duration = { $given } non è una durata; serve un numero, per esempio 0,5 oppure 10.

error-too-many-seats = { $seats } posti sono troppi per { $players ->
    [one] un solo giocatore
   *[other] { $players } giocatori
}.
error-seat-without-name = Chi siede al tavolo deve avere un nome.
error-same-name = Due giocatori hanno lo stesso nome: nessuno saprebbe distinguerli.
error-bad-name = { $name } non può essere un nome: usa al massimo { $most } lettere, cifre e spazi.
error-nobody-called = Al tavolo nessuno si chiama { $name }; ci sono: { $known }.

## File

error-file-missing = Il file o la cartella non esiste: { $file }
error-file-is-folder = Questa è una cartella, non un file: { $file }
error-file-special = Questo non è un file ordinario: { $file }
error-file-too-large = Il file supera { $most } MB e non può essere una partita: { $file }
error-file-not-text = Il file non è un testo e non può essere una partita: { $file }
error-file-forbidden = Manca il permesso per { $file }.
error-file-disk-full = Il disco è pieno: non si può scrivere { $file }.
error-file-trouble = C'è un problema con { $file }: { $found }
error-file-exists = Il file { $file } esiste già e non verrà sovrascritto. Per continuare quella partita: wardroom resume

## Al tavolo

usual-person = Capitano
usual-guest = { $number ->
    [left] chi se n'è andato
   *[other] Ospite { $number }
}
usual-random = Mozzo
usual-cadet = Cadetto
usual-lieutenant = Tenente
usual-captain = Capitano
usual-admiral = Ammiraglio
# Chi non sbaglia mai, per gli esperimenti e nelle partite più vecchie.
usual-thumb = Nostromo
# Each rank plays under a few names, one for each temperament.
usual-cadet-bold = Cadetto Finch
usual-cadet-careful = Cadetto Hobday
usual-cadet-trader = Cadetto Reed
usual-cadet-hunter = Cadetto Larkin
usual-lieutenant-bold = Tenente Ferrar
usual-lieutenant-careful = Tenente Marlowe
usual-lieutenant-trader = Tenente Vane
usual-lieutenant-hunter = Tenente Locke
usual-captain-bold = Capitan Storm
usual-captain-careful = Capitan Whitlock
usual-captain-trader = Capitan Ashdown
usual-captain-hunter = Capitan Harrow
usual-admiral-bold = Ammiraglio Thorne
usual-admiral-careful = Ammiraglio Greville
usual-admiral-trader = Ammiraglio Lascelles
usual-admiral-hunter = Ammiraglio Ravenel
temperament-bold = temperamento audace
temperament-careful = temperamento prudente
temperament-trader = animo da mercante
temperament-hunter = animo da cacciatore
who-plays = Al tavolo: { $players }.
who-bot = { $name } (automa: { $kind })
# A bot with a character: its name, its rank and what it is like.
who-character = { $name } (automa: { $kind }, { $temperament })
value-on = sì
value-off = no
value-own = tuo
setting = { $name }: { $value }
setting-idle = { $name }: non ha effetto a questo tavolo.
setting-line = { $name }: { $title }
setting-value = { $value }: { $words }{ $usual ->
    [yes] {" "}(di solito)
   *[no] {""}
}
setting-numbers = { $values }{ $usual ->
    [none] {""}
   *[other] {" "}(di solito: { $usual })
}

play-sealed = I dadi sono sotto sigillo: { $commitment }…
play-hint = Rispondi con un numero. Scrivi aiuto per sapere che altro puoi fare.
play-note = Per te è nuovo: { $note }
play-moment = { $name }, dopo { $number ->
    [one] 1 risposta
   *[other] { $number } risposte
}
play-turn-of = La domanda è per { $seat }:
play-hand-over = Cambio alla tastiera: ora { $seat }. Premi Invio.
under-rule = { $words } ({ $rule })
play-option = { $number }. { $words } [{ $notation }]
play-waiting = Si attende { $seat }.
play-gathered = { $words } (scelta insieme alla precedente)
play-gathered-no-more = Non più possibile: { $words }. Niente di ciò che doveva seguire viene fatto.
play-only = { $ask } { $words } (non c'era altra scelta)
pass-passed = { $seat_is ->
    [you] Lasciato correre, come da tuo ordine: { $ask }
   *[other] { $seat } lascia correre, come da ordine.
}
pass-given-turn = Le reazioni si lasciano correre fino al tuo turno. Per tornare a rispondere: passa basta.
pass-given-card = Le reazioni si lasciano correre finché non hai in mano un'altra carta. Per tornare a rispondere: passa basta.
pass-given-kind = Questa domanda si lascia correre ogni volta. Per tornare a rispondere: passa basta.
pass-ended = { $seat_is ->
    [you] Il tuo ordine di lasciar correre finisce qui.
   *[other] L'ordine di { $seat } di lasciar correre finisce qui.
}
pass-withdrawn = Si torna a chiedere a te.
pass-none = Non c'è nessun ordine di lasciar correre.
term-turn = turno
term-card = carta
term-kind = domanda
term-off = basta
show-piece = { $piece } [{ $id }]
show-group = { $group }: { $pieces }.
show-part = { $number }. { $heading }
explain-nothing = Non c'è altro da sapere.
why-on-offer = { $piece } si può scegliere ora: { $numbers }.
why-unknown = { $piece } ora non si può scegliere, e le regole qui non hanno altro da dire.
odds-outcome = { $outcome }: { $chance }
odds-chance = { $percent } %
odds-slight = meno dell'1 %
odds-great = più del 99 %
odds-sum = { $title }: { $added }
odds-needs = { $title }: { $added }; serve almeno { $needs }
odds-part = { $sign } { $value } ({ $name })
odds-total = { $added } = { $total }
play-not-kept = La partita non viene salvata: { $why } Si continua a giocare; salva FILE la conserva altrove.
play-undone = { $seat_is ->
    [you] La tua ultima risposta è ritirata.
   *[other] L'ultima risposta di { $seat } è ritirata.
}
play-undone-choice = Ritirato: { $words }.
play-undone-effects = Ritirato, con tutto ciò che ne è venuto: { $words }.
play-consent = { $name }, { $seat } può ritirare l'ultima risposta? (sì/no)
play-consent-why = Si sono tirati dadi, o altri hanno saputo qualcosa: devono essere tutti d'accordo.
play-undo-refused = { $seat } non è d'accordo: la risposta resta. Per chiederlo ancora: annulla { $name }
play-clock = { $seconds ->
    [one] Hai { $seconds } secondo.
   *[other] Hai { $seconds } secondi.
}
play-time-up = Tempo scaduto.
play-sure = { $words }: confermi? (sì/no)
play-saved = La partita è conservata in { $file }.
play-advice = { $number }. { $words } — circa il { NUMBER($chance, maximumFractionDigits: 0) } % di probabilità di vincere
play-because = Perché: { $words } ({ NUMBER($chance, maximumFractionDigits: 0) } % delle prove, { NUMBER($otherwise, maximumFractionDigits: 0) } % con altre scelte)
bot-failed = { $seat } non sapeva che fare: al suo posto ha risposto la regola pratica. Per chi lo riparerà: { $file }
bot-failed-unkept = { $seat } non sapeva che fare: al suo posto ha risposto la regola pratica. Non si è potuto conservare nulla: { $why }
play-over = Fine della partita
play-left = La partita è salvata. Per riprenderla: wardroom resume { $file }
play-kept = La partita è conservata. Per controllare i dadi: wardroom verify { $file }
play-lost = La partita non è salvata: { $why }

result-placed = { $place }. { $seat }, { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
result-won = { $seat_is ->
    [you] Hai vinto!
    [phantom] Vince il fantasma.
   *[other] Vince { $seat }.
}
result-tied = La vittoria è condivisa: { $seat }.
result-nobody = Non vince nessuno.

error-no-such-number = { $most ->
    [1] C'è una sola opzione: scrivi 1, oppure aiuto.
   *[other] Rispondi con un numero da 1 a { $most }, oppure scrivi aiuto.
}
error-one-at-a-time = Qui si dà una risposta alla volta: scrivi un solo numero.
error-too-many-at-once = Qui se ne possono scegliere al massimo { $most } insieme.
error-nothing-called = Qui non si può mostrare nulla che si chiami { $name }.
error-no-piece-called = Non si vede nessun pezzo che si chiami { $name }.
error-why-what = Perché che cosa? Scrivi il nome di un pezzo.
error-pass-what = Lasciar correre fino a quando? Scrivi passa turno, passa carta o passa domanda; passa basta lo fa finire.
error-nothing-to-pass = Questa non è una reazione che si possa lasciar correre: l'ordine si dà dove puoi reagire agli altri.
error-no-hands = A questo tavolo nessuno ha carte in mano: si può ordinare passa turno o passa domanda.
error-nothing-to-undo = { $seat_is ->
    [you] Non hai ancora risposto nulla.
   *[other] { $seat } non ha ancora risposto nulla.
}
error-undo-whose = { $seat_is ->
    [you] Non hai ancora risposto nulla; annulla NOME chiede di ritirare la risposta di qualcun altro: { $known }.
   *[other] { $seat } non ha ancora risposto nulla; annulla NOME chiede di ritirare la risposta di qualcun altro: { $known }.
}
error-unsaved = La partita non è salvata: { $why } Scrivi salva FILE per conservarla altrove, o di nuovo esci per lasciarla perdere.
error-nothing-to-resume = In { $folder } non ci sono partite da finire.
error-sealed-elsewhere = Nel file manca il segreto dei dadi: la partita si può guardare con replay, ma non continuare.

order-undo = annulla
order-pass = passa
order-save = salva
order-log = diario
order-table = tavolo
order-show = mostra
order-explain = spiega
order-why = perché
order-options = opzioni
order-rule = regola
order-hint = consiglio
order-help = aiuto
order-quit = esci
help-answers = Rispondi con il numero di un'opzione o con ciò che le sta accanto; dove se ne possono scegliere più d'una, come le carte da giocare, con tutti i loro numeri: 3 5 7. Puoi anche scrivere:
help-undo = annulla: ritira la tua ultima scelta. Se altri possono averne saputo qualcosa, prima si chiede a loro. annulla NOME lo fa per qualcun altro.
help-pass = passa turno: lascia correre le reazioni fino al tuo turno; passa carta, finché non hai in mano un'altra carta; passa domanda, ogni volta che si chiede questo; passa basta, per tornare a rispondere.
help-save = salva FILE: conserva la partita in un altro file. Viene comunque salvata dopo ogni risposta.
help-log = diario: che cosa è successo finora.
help-table = tavolo: tutto il tavolo. Si mostra da sé quando altri l'hanno cambiato.
help-show = mostra: che cosa c'è da guardare; mostra 2 fa vedere una parte del tavolo, mostra NOME tutto di un pezzo, per esempio il libro di bordo di una nave.
help-explain = spiega: che cosa costano e fanno le opzioni, e ogni probabilità con i suoi conti; spiega 2 ne spiega una sola.
help-why = perché PEZZO: perché un pezzo ora non si può scegliere.
help-options = opzioni: ripete la domanda e le opzioni.
help-rule = regola: la regola che vale ora; regola 3 ne mostra un'altra, e anche regola TITOLO, per esempio di una carta.
help-hint = consiglio: che cosa sceglierebbe un Capitano, e con quali probabilità.
help-help = aiuto: questo elenco.
help-quit = esci: lascia il tavolo. La partita è salvata.

## Quando qualcosa va storto

crash = Le regole sono andate in errore: { $error }
crash-bot = Il giocatore automatico { $bot } è andato in errore: { $why }
bot-stood-in = { $count ->
    [one] Una volta la regola pratica ha risposto al posto di { $bot }. { $why }
   *[other] { $count } volte la regola pratica ha risposto al posto di { $bot }. La prima volta: { $why }
}
crash-kept = La partita com'era prima è in { $file }, con accanto i dettagli per chi programma.
crash-before = Qui le regole sono andate in errore dopo «{ $play }»: { $error }
failed = Wardroom è andato in errore: { $error } (dettagli per chi programma: { $file })

## Lo scaffale e le regole

shelf = Sullo scaffale:
shelf-game = { $number }. { $title } ({ $id })
shelf-which = Quale gioco? Scrivi il numero.
shelf-no-such = Scrivi un numero da 1 a { $most }, oppure esci per andartene.
shelf-id = Nome
shelf-title = Gioco
shelf-players = Giocatori
shelf-about = Che cos'è

rule-id = Regola
rule-title = Titolo
rule-summary = Che cosa dice
rule-kind = Genere
rule-line = { $id } { $title }
rule-proved = { $all ->
    [one] Su una regola,
   *[other] Su { $all } regole,
} { $proved ->
    [one] 1 è provata
   *[other] { $proved } sono provate
} dai test.
effects-none = Le tabelle di { $game } non nominano effetti.
error-unknown-rule = { $game } non ha una regola { $rule }.
error-unknown-kind = Non ci sono regole del genere { $kind }; ci sono: { $known }.
error-unknown-marks = Alcuni test citano regole che { $game } non ha: { $rules }.
error-no-pytest = Serve pytest; installa gli strumenti di sviluppo: pip install wardroom[dev]
error-no-tests = Qui non c'è una cartella con i test: { $folder }
error-tests-broken = I test in { $folder } non si riescono a raccogliere: { $found }

## Ripetere e verificare

log-event = { $number }. { $event }
log-answer = { $number }. { $seat }: { $words } [{ $play }]
log-whisper = { $number }. (solo per { $seat }) { $event }
log-moment = Dopo la risposta { $number } di { $most }
error-no-such-moment = La partita ha { $most } risposte; il momento { $at } non c'è.

upgrade-unchanged = { $table } ({ $game }, regole { $before }): continua immutata con la versione { $after }.
upgrade-otherwise = { $table } ({ $game }, regole { $before }): continua con la versione { $after }, con altre opzioni dalla riga { $line }.
upgrade-stuck = { $table } ({ $game }, regole { $before }): non può continuare. { $why }
upgrade-release = La finisce Wardroom { $release }; oppure la chiudono i giocatori di comune accordo.
upgrade-no-release = La finisce una versione del programma con la versione { $before } delle regole di { $game }; oppure la chiudono i giocatori di comune accordo.
upgrade-would = Continuerebbero immutate: { $unchanged }; in altro modo: { $otherwise }; non continuerebbero: { $stuck }.
upgrade-done = Continuano immutate: { $unchanged }; in altro modo: { $otherwise }; non continuano: { $stuck }.

seal-shown = I dadi sono sigillati: { $commitment }. Ora ciascuno aggiunge qualcosa di suo, così che nessuno li abbia scelti.
seal-add = { $name }, scrivi qualcosa, oppure premi Invio per aggiungere il tuo nome:
verify-seal = Il sigillo è intatto: il segreto è quello promesso prima del primo tiro ({ $commitment }).
verify-dice = { $rolls ->
    [one] Un tiro
   *[other] { $rolls } tiri
} in { $lines ->
    [one] una riga
   *[other] { $lines } righe
}, ricavati di nuovo: tutto come nel file.
verify-carried = Non provato: { $lines ->
    [one] una riga è più vecchia
   *[other] { $lines } righe sono più vecchie
} del sigillo, con { $rolls ->
    [one] un tiro
   *[other] { $rolls } tiri
} che nessuno può ricavare. Chi ha scritto il file può averli scelti.
verify-resealed = La partita ha avuto un nuovo sigillo { $times ->
    [one] una volta
   *[other] { $times } volte
}, dopo { $lines }: si è tornati indietro, o si è continuato a un altro tavolo.
verify-composed = La partita è cominciata da una posizione composta. Nessuno l'ha distribuita: è provato solo ciò che si è tirato da allora.
verify-scores = I punteggi sono quelli della ripetizione.

## Il laboratorio

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-short = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

run-stopped = Interrotto dopo { $done } di { $count }.
simulate-playing = Si gioca
simulate-seat = Posto
simulate-bot = Automa
simulate-wins = Vittorie
simulate-ties = Pareggi
simulate-score = Punti in media
simulate-decisions = Decisioni a partita
simulate-options = Opzioni a decisione
simulate-per-second = Decisioni/s
simulate-summary = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, in media { $decisions } decisioni, ciascuna fra { $options } opzioni.

fuzz-held = { $tables ->
    [one] Un tavolo provato
   *[other] { $tables } tavoli provati
}, nessun guasto.
fuzz-broke = { $check } ha trovato un errore: { $what }
fuzz-file = Il file di partita che lo mostra: { $file }

bench-game = Gioco
bench-decisions = Decisioni/s
bench-ratio = × scacchi
bench-games = Partite/s
bench-fork = Biforcazione µs
bench-copy = Copia µs
bench-save = Salvare µs
bench-load = Leggere µs
bench-target = Obiettivo
bench-search = Pensiero
bench-trials = Prove/s
bench-spiel-ratio = × OpenSpiel
bench-gin-rummy = IS-MCTS di OpenSpiel, gin rummy
bench-environment = Ambiente
bench-steps = Passi/s
bench-four-ratio = Rispetto a connect_four
bench-no-rl = PettingZoo non è installato; pip install 'wardroom[bench]' mette accanto gli ambienti.
bench-no-spiel = OpenSpiel non è installato; pip install 'wardroom[bench]' lo mette accanto.
bench-of = { $game }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
bench-reached = raggiunto
bench-missed = mancato
bench-goal = Obiettivo di { $game }: almeno { $decisions } volte le decisioni/s di python-chess, e una biforcazione al costo di { $fork } Board.copy(stack=False) al massimo.
error-no-chess = Il confronto si fa con python-chess; installalo: pip install wardroom[bench]

crowd-measuring = Si misura: { $store }…
crowd-store = Archivio
crowd-matches = Partite
crowd-moves = Mosse/s
crowd-ratio = × eco
crowd-ratio-by-work = × eco, per CPU
crowd-median = p50 ms
crowd-slowest = p99 ms
crowd-work = CPU ms/mossa
crowd-live = kB/partita viva
crowd-idle = kB/partita ferma
crowd-echo = eco semplice
crowd-sqlite = SQLite
crowd-postgres = PostgreSQL
crowd-how = { $game } in due via WebSocket, tutti rispondono subito, su { $cores ->
    [one] 1 processore
   *[other] { $cores } processori
} condivisi da server e giocatori. Il tempo va dall'invio di una risposta alla sua conferma, cioè a quando è su disco; l'eco è un WebSocket semplice sulla stessa base.
crowd-missing = PostgreSQL non è stato misurato: su questa macchina non c'è. Installalo e ripeti.
crowd-busy = CPU
crowd-thinks = { $game } in due via WebSocket, ciascuno pensa circa 3 secondi prima di rispondere. Il tempo va dall'invio di una risposta alla sua conferma, cioè a quando è su disco.
crowd-siege = Intanto
crowd-times = × pace
crowd-loop = Ciclo
crowd-peace = niente
crowd-crowd = una folla
crowd-fairness = dadi ricalcolati
crowd-steps = passi di una partita
crowd-workshop = 240 kB a un'officina
crowd-coast = coste disegnate
crowd-upload = partite caricate
crowd-look = tavolo riguardato
crowd-lists = elenchi di tavoli
crowd-join = viavai
crowd-besieged = Quanto attendono conferma dodici persone che giocano a Skirmish, mentre altre { $count } chiedono senza sosta le cose più costose che ci siano.
crowd-lines = Linee vive
crowd-before = MB prima
crowd-there = MB con tutte
crowd-after = MB dopo

error-no-tables = { $game } non ha tabelle da sostituire.
error-bad-folder = La cartella { $folder } non si può leggere: { $found }
export-done = { $rows ->
    [one] Una decisione
   *[other] { $rows } decisioni
} in { $file }.
error-nothing-to-export = Indica dei file di partita, oppure un gioco con --simulate GIOCO, ma non entrambi.
error-no-encoding = { $game } non ha una codifica; esiste: { $known }. Per farne una: python -m wardroom.rl.survey { $game }
error-no-rl = Serve quello che usa chi fa ricerca; installalo: pip install 'wardroom[rl]'
error-no-parquet = Parquet non è installato: pip install 'wardroom[parquet]'; oppure scrivi in un file che finisce in .jsonl.
error-unknown-ending = { $file } dovrebbe finire in uno di questi modi: { $known }.
error-unknown-encoding = Non esiste una codifica di nome { $encoding }; esiste: { $known }.
error-other-encoding = Salvato con la codifica { $found }, mentre qui si usa { $encoding }.
error-other-names = La codifica { $encoding } vale per le carte standard: in { $table } questi id non stanno da entrambe le parti: { $found }.
error-unknown-reward = Non esiste una ricompensa di nome { $reward }; esiste: { $known }.
error-masked-action = { $action } («{ $words }») non è tra le scelte; lo sono { $offered } su { $count }. Non è cambiato nulla.
error-no-data = Nella cartella { $folder } non c'è nessuno di questi file: { $tables }.
error-strange-table = { $file }: nessuna tabella di { $game } si chiama così. Volevate dire { $like }? Tabelle: { $tables }.

# Il server e il tavolo nel browser.

serving = Il tavolo è apparecchiato su { $address } (Ctrl-C per chiudere).
new-club = In { $file } comincia un nuovo circolo.
backed-up = { $rows ->
    [one] 1 riga scritta in { $file }.
   *[other] { $rows } righe scritte in { $file }.
}
rated-matches = { $count ->
    [0] Nessuna partita da classificare.
    [one] Una partita classificata.
   *[other] { $count } partite classificate.
}
reset-link = Qui { $name } sceglie una nuova password, una volta sola ed entro un giorno: { $link }
restored = { $rows ->
    [one] 1 riga letta da { $file }.
   *[other] { $rows } righe lette da { $file }.
}
error-workers-need-postgres = { $workers } processi richiedono un database PostgreSQL: indicane l'indirizzo con --database.
error-bad-database = Questo non è l'indirizzo di un database: scrivi sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
error-no-database = Il database { $database } non si può usare: { $found }
error-newer-database = Il database { $database } è stato usato da un Wardroom più recente; questo non può leggerlo.
error-bad-level = { $level } non è un livello; ci sono: { $known }.
error-unknown-limit = Non esiste un limite chiamato { $limit }; ci sono: { $known }.
error-no-page = La pagina non è costruita: lo fa `make page`; --without-page serve senza.
error-no-port = Impossibile servire su { $address }: { $found }.
error-served-already = Un altro server sta già usando { $file }: un file SQLite ha un solo server.
error-not-empty = Il database non è vuoto; una copia si rilegge solo in uno vuoto.
error-bad-backup = { $file } non è una copia di Wardroom, oppure è danneggiato.
error-file-unwritten = Non è stato possibile scrivere { $file }: { $found }
error-no-table = Non c'è nessun tavolo { $table }.
error-not-found = Qui non c'è nulla.
error-not-allowed = Qui non si può fare.
error-malformed-request = La richiesta non è leggibile.
error-server-error = Qualcosa è andato storto sul server. Nulla è perduto: riprova.
error-store-trouble = In questo momento il server non riesce a leggere o scrivere il suo database. Nulla è cambiato: riprova.
error-rules-crash = Una regola ha fallito. La partita resta com'era; il guasto è stato annotato.
error-too-many = Troppe richieste: attendi un momento.
error-too-large = È troppo grande.
error-not-signed-in = Qui nessuno ti conosce ancora: ricarica la pagina.
error-bad-csrf = La richiesta non viene dalla nostra pagina: ricaricala.
error-not-your-seat = Quel posto non è tuo.
error-not-yours = Lo potrai vedere solo a partita finita.
error-no-order = Qui non c'è nulla su cui passare in anticipo.
error-no-seat = Quel posto non è libero.
error-no-person = Scegli il posto che giocherai: gli automi da soli finirebbero prima che tu possa guardare.
error-seat-taken = Quel posto è già di qualcun altro. Puoi guardare.
error-table-started = La partita è già cominciata.
error-no-hints = A questo tavolo non si danno consigli.
error-no-choice = C'è una sola possibilità: non serve consiglio.
error-no-advice = Questa volta non si è trovato alcun consiglio. Il guasto è stato annotato; la partita continua.
error-hints-busy = Troppi attendono un consiglio in questo momento: riprova tra poco.
error-unknown-level = { $level } non è un livello di analisi. Ci sono: { $known }.
error-analysis-busy = Stai già facendo analizzare una partita: prima viene quella.
error-analyse-unfinished = Si analizza solo una partita finita secondo le regole.
error-analyse-other-rules = Questa partita è stata giocata con la versione { $found } delle regole. Ora è installata la { $known }, perciò non si analizza.
error-analysis-other = L'analisi in questo file non è quella della sua partita.
error-bad-stand-in = Chi gioca a caso non sostituisce nessuno.
error-sealing = I dadi ricevono un nuovo sigillo: si continua tra un momento.
error-no-sealing = Adesso nessuno chiede nulla per un sigillo dei dadi.
error-other-promise = Non è il testo promesso per il sigillo dei dadi.
error-house-busy = Troppi attendono la stessa cosa in questo momento: riprova tra poco.
error-too-costly = Ci vorrebbe più tempo o più memoria di quanto spetti a una richiesta.
error-too-many-lines = Una partita di { $game } ha al massimo { $most } righe; questo file ne ha { $found }.
error-not-absent = { $left ->
    [0] Un automa può giocare solo per chi è via mentre il tavolo lo attende.
    [one] Un automa potrà subentrare quando il tavolo avrà atteso ancora un minuto.
   *[other] Un automa potrà subentrare quando il tavolo avrà atteso ancora { $left } minuti.
}
error-clock-runs = A un tavolo con l'orologio un posto passa di mano solo quando il suo tempo è finito.
error-bad-clock = { $field ->
    [each] Con questo orologio una decisione dura da { $least } a { $most } { $unit ->
        [seconds] secondi
       *[hours] ore
    }.
    [bank] La riserva di questo orologio va da { $least } a { $most } { $unit ->
        [minutes] minuti
       *[days] giorni
    }.
   *[night] Una notte dura da { $least } a { $most } ore.
}
error-bad-zone = Il fuso orario «{ $zone }» non esiste.
error-late-holidays = Le vacanze si annunciano prima, da domani in poi. Una già cominciata si può solo accorciare.
error-long-holidays = Nel { $year } sarebbero più di { $most } giorni di vacanza.
error-no-pauses = Questo tavolo non fa pause.
error-nobody-to-agree = Questa partita conta, e non c'è più nessun altro che possa acconsentire.
error-too-many-tournaments = Hai già { $most } tornei non ancora finiti.
error-bad-pause = Un tavolo riposa fino a un momento entro i prossimi { $most } giorni.
error-no-proposal = Quella proposta non vale più.
error-bad-line = Non c'è una riga { $line } a cui tornare.
error-bad-chat = Un messaggio ha da 1 a { $longest } caratteri.
error-bad-person = Un nome ha da 1 a { $longest } caratteri leggibili.
error-bad-password = Una password ha da { $shortest } a { $longest } caratteri.
error-bad-credentials = Nome o password errati.
error-account-taken = Il nome { $name } è già preso.
error-account-alike = Somiglia a { $name }, che è un'altra persona. Scegli un nome che nessuno possa scambiare per un altro.
error-no-person-page = Qui nessuno con un account si chiama { $name }.
error-no-reset = Questo link è già stato usato, oppure il suo giorno è passato. Chiedine un altro.
error-no-letters = Questa casa non spedisce lettere. Chiedi a chi la tiene un link per cambiare la password.
error-needs-account = Serve un account.
error-not-invited = Non puoi invitare { $name }.
error-seated-elsewhere = { $name } siede già a questo tavolo, oppure ha già un invito.
error-no-rematch = Nessuno chiede più la rivincita.
error-rematch-asked = Qualcuno ha già chiesto la rivincita, con altri posti.
error-no-tournament = Qui non c'è nessun torneo { $tournament }.
error-knock-out-for-two = Un torneo a eliminazione si gioca in due a ogni tavolo.
error-bad-tournament = Un torneo ha da { $least } a { $most } giocatori, e non più automi che posti.
error-tournament-shut = Qui non si può più entrare.
error-tournament-begun = È già cominciato.
error-not-entered = Non giochi in questo torneo.
error-too-few-entries = Per cominciare bisogna essere almeno in { $least }.
error-bad-extra = Si può allungare da 1 a { $most } ore.
error-no-term = Questo turno non ha scadenza.
error-not-a-steward = Questo è riservato al comitato della casa.
error-is-steward = { $name } fa parte del comitato. Può cambiarlo chi gestisce il server: wardroom admin steward.
error-banned = Qui non puoi più entrare: { $why }
error-banned-already = { $name } è già fuori.
error-not-one-person = { $count ->
    [0] Nessuno si chiama { $name }.
   *[other] { $name } può essere { $count } persone: indica un numero, come lo dice `wardroom admin people`.
}
error-no-such-person = Con questo numero non si conosce nessuno.
error-no-report = Di questa segnalazione si è già occupato qualcuno.
error-no-undoing = Questo non si può annullare.
error-undone-already = Qualcuno l'ha già annullato.
error-too-late-to-undo = È tardi per annullare: nel frattempo si è andati avanti.
error-not-sure = Questo non si può annullare. Conferma che lo vuoi davvero.
error-rules-are-here = Le regole di questa partita sono installate: va avanti da sola.
error-no-clock = Questo tavolo non ha orologio, o non vi si gioca.
error-unknown-keeping = Non si elimina nulla che si chiami { $kind }. Ci sono: { $known }.
error-bad-days = Tra 0 e { $most } giorni; 0 conserva per sempre.
error-no-reason = Scrivi il motivo: lo leggeranno tutti.
error-not-judged = Questa partita è finita, oppure i posti non le corrispondono.
error-judge-plays = Chi gioca in un torneo non vi giudica nulla.
error-not-over = La partita non è ancora finita.
error-has-account = Hai già un account.
error-not-begun = La partita non è ancora cominciata: manca ancora qualcuno.
error-seated-already = Hai già un posto a questo tavolo.

# L'arena
arena-bot = Automa
arena-elo = Elo
arena-interval = 95 %
arena-mean = ms per decisione
arena-slowest = la più lunga, ms
arena-first = Primo
arena-second = Secondo
arena-games = Partite
arena-wins = Vinte
arena-draws = Pari
arena-losses = Perse
arena-rate = Quota
arena-decided = Di quelle decise
arena-bounds = da { $low } a { $high }
arena-time = { NUMBER($value, maximumFractionDigits: 1) }
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-looks = Si è guardato dopo 8 coppie di partite, 16, 32 e così via, fermandosi dove l'intervallo escludeva il 50 %; gli intervalli tengono conto di tutte le volte.

judge-first = Primo
judge-second = Secondo
judge-games = Partite
judge-decisions = Decisioni
judge-differed = Diverse
judge-points = Punti per decisione
judge-interval = 95 %
judge-first-ms = Primo, ms
judge-second-ms = Secondo, ms
judge-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
fit-feature = Che cosa si vede
fit-worth = Peso
fit-weight = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
fit-loss = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
fit-meaning = Adattato a { $samples ->
    [one] un momento
   *[other] { $samples } momenti
}. Per le partite messe da parte una previsione costa in media { $loss }, quella del giudizio com'è ora { $before }: meno è, meglio è.
judge-meaning = Punti: di quante probabilità su cento di vincere il primo sceglie meglio, in media su tutte le decisioni. L'intervallo conta ogni partita come una sola prova.
calibrate-rated = Stima
calibrate-moments = Momenti
calibrate-mean = Media
calibrate-won = Vinti
calibrate-interval = 95 %
calibrate-plot = Vinti (o) accanto alla stima (|)
calibrate-off = fuori
calibrate-meaning = { $games ->
    [one] Una partita
   *[other] { $games } partite
}. Un momento conta una volta per ogni parte; gli intervalli sono tratti dalle partite. { $off ->
    [0] Nessun intervallo è tutto oltre 7 punti dalla stima.
    [one] Un intervallo è tutto oltre 7 punti dalla stima.
   *[other] { $off } intervalli sono tutti oltre 7 punti dalla stima.
}

## Che cosa non si può confrontare
error-bad-variant = { $letter }: "{ $given }" non è né una cartella né un'opzione. Scrivete standard, una cartella con tabelle, NOME=VALORE o players=N, anche più d'uno con virgole in mezzo.
error-nothing-to-compare = { $one } e { $other } sono lo stesso gioco: non c'è nulla da confrontare.
error-variant-gap = C'è un { $letter } ma nulla prima: indicate le varianti in ordine.
error-unknown-measure = Qui non si conta nulla che si chiami { $given }. Misure: { $known }.
error-kept-broken = { $file } non è un file di partite conservate e resta com'è. Indicate un altro file o toglietelo.
