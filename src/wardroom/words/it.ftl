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
error-broken-game = Nessun gioco in { $game }: { $found }
error-unknown-bot = Non c'è un giocatore automatico di nome { $bot }; c'è: { $known }.
error-unknown-language = Mancano le parole in { $language }; ci sono: { $known }.

error-bad-data = { $where } dovrebbe essere { $expected }, invece è { $found }
error-dice-missing = La registrazione finisce prima di questo tiro di un d{ $sides }.
error-dice-differ = La registrazione ha { $found } dove le regole tirano un d{ $sides }.

error-record-not-json = Questo non è un file di partita: non si legge come JSON (riga { $line }).
error-record-not-ours = Questo non è un file di partita di Wardroom.
error-record-format = Il file ha il formato { $found }; questo Wardroom legge il formato { $known }.
error-record-field = File di partita danneggiato: { $where } dovrebbe essere { $expected }, invece è { $found }
error-record-other-game = Questa è una partita di { $found }, non di { $game }.
error-record-other-rules = La partita è stata giocata con la versione { $found } delle regole e non si ripete con la versione { $known }.
error-record-line = La partita non si ripete: la riga { $line } gioca { $found }. { $why }
error-record-dice = I dadi della riga { $line } differiscono: nel file { $found }; ricavati { $derived }
error-record-scores = I punteggi nel file ({ $found }) non sono quelli della ripetizione ({ $derived }).
error-record-no-secret = Nel file manca il segreto dei dadi: non si può ricavare nulla.
error-record-broken-seal = Il segreto nel file non è quello promesso prima del primo tiro.
error-record-unfinished = La partita non è finita; i dadi si potranno verificare alla fine.
