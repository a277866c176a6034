# Gli orologi dei tavoli, e la pagina con gli elenchi dei tavoli.

web-span-days = { $hours ->
    [0] { $days } g
   *[other] { $days } g { $hours } h
}
web-span-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
web-span-minutes = { $minutes } min

web-clock-run = ancora { $time }
web-clock-bank = riserva { $time }
web-clock-free = { $seconds } s liberi, poi la riserva
web-clock-rest = riserva { $time }
web-clock-rest-none = riserva esaurita
web-clock-out = il tempo è finito
web-clock-night = { $mine ->
    [yes] per te è notte
   *[no] per { $name } è notte
}
web-clock-holiday = in vacanza
web-clock-pause = in pausa
web-clock-shut = la casa è chiusa
web-clock-until = fino a { $hour }
web-clock-since = da { $hour }
web-clock-from = riparte { $hour }
web-clock-behind = { $hour }, riserva { $time }
web-clock-all = Orologi di tutti i giocatori
web-clock-name = { $name }: { $clock }
web-clock-aloud = Ti restano { $time }.

web-clock-near = Il tuo tempo sta per finire.
web-clock-then-bot = Poi gioca { $bot } al tuo posto finché non torni.
web-clock-then-lost = Poi il posto è perduto.
web-clock-then-others = Poi decidono gli altri.
web-clock-then = poi gioca { $bot }
web-clock-ran-out = Il tempo di { $name } è finito: { $hour }. Come convenuto, gioca { $bot } finché { $name } non torna.
web-clock-decide = Il tempo di { $name } è finito: { $hour }. Decidete voi altri: aspettare, far giocare { $bot } o finire la partita.
web-clock-decide-mine = Il tuo tempo è finito: { $hour }. Puoi ancora rispondere; intanto gli altri possono decidere che cosa fare del posto.
web-clock-let-play = Fai giocare { $bot }
web-clock-was-shut = La casa è rimasta chiusa: { $since } – { $until }. A nessuno è stato tolto tempo.
web-clock-rests = Il tavolo riposa fino a { $hour }.
web-clock-rests-about = Puoi muovere lo stesso: non costa tempo.
web-clock-play-on = Chiedi di riprendere prima
web-clock-ask-pause = Chiedi una pausa
web-clock-pause-for = Quanto deve riposare il tavolo?
web-clock-pause-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
web-clock-pause-ask = Chiedi agli altri
web-clock-never-mind = Lascia stare

web-new-fast = Con che ritmo
web-fast-none = Senza orologio
web-fast-none-about = ognuno si prende il suo tempo
web-fast-live = Dal vivo
web-fast-live-about = tutti presenti, minuti e secondi
web-fast-daily = Una mossa al giorno
web-fast-daily-about = per giorni e settimane
web-fast-away = Se qualcuno non viene, gli altri possono far giocare un bot dopo
web-fast-away-live = due minuti
web-fast-away-daily = un giorno
web-fast-within = Ogni decisione entro
web-fast-with-bank = con una riserva di
web-fast-apiece = a testa.
web-fast-has = Ogni giocatore ha
web-fast-and = e
web-fast-more = in più a decisione.
web-fast-each = Tempo per una decisione
web-fast-bank = Riserva di ogni giocatore
web-fast-days = { $days ->
    [0] niente
    [one] 1 giorno
   *[other] { $days } giorni
}
web-fast-hours = { $hours } ore
web-fast-minutes = { $minutes } minuti
web-fast-seconds = { $seconds ->
    [0] niente
   *[other] { $seconds } secondi
}
web-fast-folded = Notti, vacanze, pause
web-fast-nights-off = le notti contano
web-fast-nights-on = le notti (dalle { $from } alle { $to }) non contano
web-fast-nights = Le notti non contano
web-fast-nights-about = Per ogni giocatore nel suo fuso orario.
web-fast-from = Notte dalle
web-fast-to = Notte fino alle
web-fast-holidays = Vacanze
web-fast-holidays-about = Fino a 14 giorni l’anno a testa, annunciati prima. Tutti i suoi orologi si fermano.
web-fast-pauses = Pause di comune accordo
web-fast-pauses-about = Se tutti dicono di sì, il tavolo riposa fino al giorno stabilito.
web-fast-out = Quando a qualcuno finisce il tempo
web-fast-out-bot = Un bot continua
web-fast-out-bot-about = finché non torna; il posto resta suo
web-fast-out-others = Decidono gli altri
web-fast-out-others-about = aspettare, far giocare un bot o finire la partita
web-fast-out-lost = Il posto è perduto
web-fast-out-lost-about = vale come abbandono
web-fast-rank = Grado del bot
web-fast-words = In parole:
web-fast-read = Chi si siede legge prima questo, e lo accetta.

web-tables-turn = Tocca a te
web-tables-turn-about = prima dove il tempo finisce
web-tables-waiting = Si aspettano gli altri
web-tables-count = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
web-tables-finished = Finite
web-tables-asked = { $names }, { $ago }
web-tables-yours = { $count ->
    [one] Il tuo tavolo: 1 posto su { $all } libero
   *[other] Il tuo tavolo: { $count } posti su { $all } liberi
}
web-tables-invite = Invita
web-tables-quiet = Nessuno ti aspetta
web-tables-quiet-about = Qui trovi le partite che giochi per giorni: prima dove tocca a te, con il tempo che resta.
web-tables-filter = Gioco
web-tables-every = tutti i giochi
web-tables-more = Tutte le { $count } partite finite
web-tables-as-of = alle { $hour }

web-habits = Il tuo tempo
web-habits-about = Gli orologi dei tuoi tavoli lo seguono. Un cambiamento vale dalla tua prossima decisione; le vacanze subito.
web-habits-zone = Fuso orario
web-habits-night = Notti diverse da quelle del tavolo
web-habits-night-about = Dove le notti non contano, le tue sono queste.
web-habits-days = dal { $first } al { $last }
web-habits-remove = Togli
web-habits-first = Primo giorno
web-habits-last = Ultimo giorno
web-habits-add = Annuncia una vacanza
web-habits-done = È annotato.
