# Le parole del laboratorio, che alla pagina di un tavolo non servono.

balance-standard = il gioco com'è
balance-win-seat = vinte dal posto { $name }
balance-win-role = vinte da: { $name }
balance-tie = pareggiate
balance-decisions = decisioni
balance-mark = { $name }
balance-end = { $name }
balance-lead = cambi al comando
balance-apart = punti fra primo e secondo
balance-together = punti di tutti insieme
balance-source = punti: { $name }
balance-seat = il posto { $name }
balance-share = { $value } %
balance-range = { $low } a { $high }
balance-reading-none = nessuna differenza trovata
balance-reading-open = non deciso
balance-reading-same = uguale
balance-reading-few = troppo poche coppie
balance-reading-more = { $size ->
    [little] un po' di più
    [much] molto di più
   *[some] di più
}
balance-reading-less = { $size ->
    [little] un po' di meno
    [much] molto di meno
   *[some] di meno
}
balance-reading-more-often = { $size ->
    [little] un po' più spesso
    [much] molto più spesso
   *[some] più spesso
}
balance-reading-less-often = { $size ->
    [little] un po' meno spesso
    [much] molto meno spesso
   *[some] meno spesso
}
balance-headline-who = Con { $variant } { $who } vince il { $share } delle partite; con { $first }, il { $other }.
balance-headline-other = { $compared ->
    [yes] Cambia { $what }, non chi vince.
   *[no] Cambia { $what }.
}
balance-what-source = da dove vengono i punti
balance-what-decisions = quanto ci vuole
balance-what-mark = quanto ci vuole
balance-what-lead = quanto spesso cambia chi è in testa
balance-what-apart = quanto è netta
balance-what-together = quanti punti ci sono
balance-what-tie = quanto spesso si pareggia
balance-what-end = come finisce
balance-headline-none = Non si è trovata nessuna differenza.
balance-headline-alone = { $who }: { $share } delle partite.
balance-told-who = { $variant }: { $who } vince il { $share } delle partite invece del { $other }, una differenza di { $difference } punti su cento (95 %: da { $range }).
balance-told-missed = { $variant }: { $who } vince il { $share } delle partite invece del { $other }. La differenza di { $difference } può essere qualunque cosa da { $range }: non se ne è trovata nessuna.
balance-told = { $variant }: { $measure } { $value } invece di { $other } ({ $difference }; da { $range }).
balance-told-alone = { $measure }: { $value } (da { $range }).
balance-variant = { $letter }: { $label }.
balance-variant-values = { $letter }: { $label } ({ $values ->
    [one] un valore cambiato
   *[other] { $values } valori cambiati
}: { $files }).
balance-pairs = { $done } coppie su { $count }
balance-left = ancora { $time }
balance-speed = { $matches } partite al secondo. Ctrl-C conserva ciò che è fatto.
balance-column-measure = Misura
balance-column-difference = { $letter } - A
balance-column-interval = 95 %
balance-in-short = In breve: { $headline }
balance-again = Di nuovo: { $command }
balance-file-html = { $file }: una pagina che non carica nulla
balance-file-jsonl = { $file }: { $matches } partite, una per riga
balance-file-parquet = { $file }: le stesse come tabella Parquet
balance-kept = { $pairs ->
    [one] Una coppia è conservata
   *[other] { $pairs } coppie sono conservate
} in { $file }. Per continuare: di nuovo lo stesso comando. Da capo: --fresh.
balance-decided = Deciso dopo { $done } coppie su { $count } ({ $looks ->
    [one] uno sguardo
   *[other] { $looks } sguardi
}; gli intervalli sono più larghi per questo).
balance-failed = Coppia { $number }, { $letter }: le regole non hanno retto. Conservata in { $file }; le altre proseguono.
balance-no-lab = Per la pagina e le tabelle Parquet serve altro: pip install 'wardroom[lab]'. Testo e JSON ci sono comunque.
balance-page-lab = Il laboratorio
balance-page-print = Stampa
balance-page-night = Giorno o notte
balance-page-crumb = Equilibrio · { $game } · { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}
balance-page-question = Che cosa cambia: { $others }?
balance-page-sub = { $pairs } coppie di partite fra automi ({ $bots }). Tutte le partite di una coppia hanno gli stessi dadi.
balance-page-sub-alone = { $pairs } partite fra automi ({ $bots }).
balance-page-values = { $values ->
    [one] un valore cambiato
   *[other] { $values } valori cambiati
} in { $file }
balance-page-players = { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}
balance-page-glance = In uno sguardo
balance-page-glance-about = medie, e la differenza dentro le coppie con il suo intervallo al 95 %
balance-page-measure = Misura
balance-page-minus = B meno A
balance-page-winning = Chi vince, e quanto ci vuole
balance-page-close = Quanto è combattuta
balance-page-sources = Punti per origine
balance-page-who = Chi vince
balance-page-who-axis = quota di partite vinte
balance-page-who-off = La linea tratteggiata è la parità. Ne sono lontani: { $who }.
balance-page-who-even = La linea tratteggiata è la parità. Nessuno se ne stacca.
balance-page-who-many = La parità dipende dal numero dei giocatori.
balance-page-length = Durata
balance-page-length-axis = decisioni in una partita
balance-page-in = { $value } in { $letter }
balance-page-lead = Cambi al comando
balance-page-lead-axis = volte che il comando ai punti passa di mano
balance-page-lead-never = Chi va in testa per primo non è mai superato: { $shares }.
balance-page-decisive = Nettezza
balance-page-decisive-axis = punti fra primo e secondo
balance-page-won-with = Con che cosa si vince
balance-page-won-with-axis = punti di un posto
balance-page-won-with-found = Il vincitore è avanti soprattutto in questo: { $source } ({ $gap } punti più degli altri, in A).
balance-page-winner = { $letter }, vincitore
balance-page-loser = { $letter }, altri
balance-page-changes = Che cosa cambia
balance-page-changes-axis = punti di un posto, in più o in meno che in A
balance-page-changes-found = Di sicuro diversi da A: { $sources }. Le cifre non dicono perché.
balance-page-changes-none = Nessuna origine è di sicuro diversa da A.
balance-page-impact = Peso di carte e pezzi
balance-page-impact-meaning = Si confronta il posto che aveva un pezzo, o che ha giocato una carta più spesso, con gli altri della stessa partita, e con ciò che quel posto ottiene comunque: 50 % è nessuna differenza. Non è ciò che la carta fa: una carta può essere giocata soprattutto da chi sta già perdendo.
    .title = Che cosa può voler dire.
balance-page-impact-luck = Gli intervalli mostrati sono { $rows }. Al 95 % uno su venti manca il vero per caso; perciò un segno è pieno solo se resta lontano dalla parità quando tutte le righe del suo elenco sono giudicate insieme (linea sottile).
    .title = Fortuna.
balance-page-impact-bots = Gli automi giocano a modo loro. Una carta che chiede un piano sembra qui più debole che fra persone.
    .title = Automi.
balance-page-impact-example-aboard = Chi ha { $piece } sta al { $share } contro gli altri. Se dipenda da ciò che fa, le cifre non lo dicono.
    .title = Un esempio.
balance-page-impact-example-played = Chi gioca { $piece } più spesso sta al { $share } contro gli altri. Se dipenda da ciò che fa, o dal fatto che chi è in testa può giocarla, le cifre non lo dicono.
    .title = Un esempio.
balance-page-impact-example-drawn = Chi pesca { $piece } più spesso sta al { $share } contro gli altri.
    .title = Un esempio.
balance-page-impact-aboard = { $kind }: chi le aveva, contro chi non le ha mai avute
balance-page-impact-played = { $kind }: giocate più spesso degli altri
balance-page-impact-drawn = { $kind }: pescate più spesso degli altri
balance-page-impact-axis = contro gli altri, in A (50 % è nessuna differenza)
balance-page-impact-clear = Non per fortuna, giudicando tutte e { $rows } insieme: { $pieces }.
balance-page-impact-many = { $number } su { $rows } si staccano dalla fortuna giudicandole tutte insieme (segni pieni).
balance-page-impact-unclear = Giudicando tutte e { $rows } insieme, nessuna si stacca dalla fortuna.
balance-page-impact-few = Altre { $number } hanno meno di { $least } partite: troppo poche per dire.
balance-page-piece = Pezzo
balance-page-matches = Partite
balance-page-won-in = In { $letter }
balance-page-few = troppo poche
balance-page-show-all = Mostra tutte e { $number }
balance-page-shown = Si vedono le { $number } più alte e le { $number } più basse.
balance-page-again = Rifarlo
balance-page-fact-games = Partite
balance-page-fact-tables = Regole e tabelle
balance-page-fact-intervals = Intervalli
balance-page-fact-time = Tempo
balance-page-numbers = numeri da 0 a { $last } del seme { $seed } in ogni variante
balance-page-none-failed = nessuna è fallita, nulla è stato tralasciato
balance-page-failed = { $number ->
    [one] una partita è fallita, e la sua coppia è tralasciata
   *[other] { $number } partite sono fallite, e le loro coppie sono tralasciate
}
balance-page-method = Quote con la formula di Wilson, differenze dalle coppie, 95 %; peso di tutte le righe di un elenco insieme secondo Bonferroni
balance-page-method-looks = Quote con la formula di Wilson, differenze dalle coppie, 95 %, più larghe per { $looks } sguardi previsti; peso secondo Bonferroni
balance-page-machine = { $seconds } secondi nell'ultima serie, Wardroom { $version }
balance-page-footer = Fatto da wardroom balance. Questa pagina è un solo file: non carica nulla e non invia nulla.

## Analisi

analysis-how = Letta con la profondità del livello { $level }, in { $worlds } mondi. Dopo ± stanno due errori standard.
analysis-running = Lettura della partita: { $done } %
analysis-unfinished = La partita non è finita: si legge fin dove arriva, e il risultato è quello che promette.
analysis-curve = Probabilità di vittoria dopo ogni risposta
analysis-answer = Risposta
analysis-within = { $figure } ±{ $within }
analysis-unmeasured = meno di quanto si possa misurare
analysis-turning = Svolte
analysis-no-turning = Nessuna: nulla ha spostato le probabilità di cinque punti su cento oltre ogni dubbio.
analysis-deal = la distribuzione iniziale
analysis-answered = { $seat }: { $option }
analysis-turned-luck = { $number }. { $answer }. Poi la sorte: { $side } { $points } punti, ora { $chance }.
analysis-turned-choice = { $number }. { $answer }. La scelta: { $side } { $points } punti, ora { $chance }.
analysis-costly = Scelte costose, secondo ciò che il giocatore sapeva
analysis-no-costly = Nessuna che si distingua dal caso.
analysis-cost = { $number }. { $seat } ha scelto «{ $played }», { $chance }; meglio era «{ $better }», { $better_chance } (differenza ±{ $within }).
analysis-account = Fortuna e abilità, in punti su cento: partenza + fortuna + scelte proprie + scelte altrui = risultato
analysis-who = Chi
analysis-start = Partenza
analysis-luck = Fortuna
analysis-own = Scelte proprie
analysis-others = Scelte altrui
analysis-result = Risultato
analysis-reading = Lettura
analysis-refused = { $file }: { $why }
analysis-file = File
analysis-costly-count = Costose
analysis-game = Gioco
analysis-matches = Partite
analysis-players = Fortuna e abilità di ciascuno, in punti su cento a partita
analysis-players-how = Solo partite finite; dopo ± stanno due errori standard della media. Costose: scelte a partita.
error-analyse-empty = In { $folder } non ci sono partite.
error-analyse-nothing = In questa partita non c'è ancora nessuna risposta: non c'è nulla da analizzare.
error-analyse-crashed = In questa partita le regole sono fallite dopo «{ $play }» ({ $error }). Non si analizza; wardroom replay la mostra.

new-done = { $name } è pronto in { $folder }. Installalo, e sarà sullo scaffale:
error-new-bad-name = «{ $name }» non può essere il nome di un gioco: lettere minuscole senza accenti, cifre e _, prima una lettera, e nessuna parola di Python.
error-new-taken = Il nome { $name } è già di un altro gioco o pacchetto: scegline un altro.
error-new-not-empty = { $folder } c'è già e non è vuota. Non è stato scritto niente.
error-new-cannot-write = { $folder } non si può scrivere: { $found }.
