# Quello che il tavolo di Cannoni in batteria! dice oltre alle parole del gioco.

piece-value = gettone { $number }
piece-distance = { $number }″
piece-ticks = tratto { $number }
piece-number = posto { $number }
piece-sections = { $number ->
    [one] 1 sezione
   *[other] { $number } sezioni
}
piece-boxes = { $number ->
    [one] 1 casella
   *[other] { $number } caselle
}
piece-quarte = { $number ->
    [one] 1 quarta
   *[other] { $number } quarte
}

web-cannoni-chart = Carta; le frecce spostano, più e meno ingrandiscono, 0 mostra tutte le navi
web-cannoni-nearer = Più vicino
web-cannoni-farther = Più lontano
web-cannoni-whole = Tutte le navi
web-cannoni-a-ship = { $ship }, { $type } da { $guns } cannoni, { $side }: { $sails }, scafo { $hull } di { $built }; { $marks }
web-cannoni-a-battery = { $battery }: { $guns } cannoni, caselle { $boxes } di { $built }
web-cannoni-no-wind = ancora senza vento
web-cannoni-order = Chi agisce quando
web-cannoni-face-down = { $count ->
    [one] 1 coperto
   *[other] { $count } coperti
}
web-cannoni-rake = infilata
web-cannoni-struck = { $damage ->
    [0] mancato
    [3] critico
    [one] 1 danno
   *[other] { $damage } danni
}

## Il timone

web-cannoni-helm = Timone
web-cannoni-go = Naviga
web-cannoni-helm-way = Rotta
web-cannoni-helm-card = Carta
web-cannoni-helm-ticks = Tratti
web-cannoni-helm-inches = Pollici in tutto
web-cannoni-helm-luff = al vento
web-cannoni-way-port = Sinistra
web-cannoni-way-straight = Avanti
web-cannoni-way-starboard = Dritta
web-cannoni-sail-straight = { $inches ->
    [0] Restare ferma
   *[other] Avanti, { $inches }″
}
web-cannoni-sail-port = { $ticks ->
    [-1] { $letter } a sinistra, prora al vento
   *[other] { $letter } a sinistra, tratto { $ticks }, { $inches }″
}
web-cannoni-sail-starboard = { $ticks ->
    [-1] { $letter } a dritta, prora al vento
   *[other] { $letter } a dritta, tratto { $ticks }, { $inches }″
}
web-cannoni-meets = qualcosa sbarra la rotta
web-cannoni-no-shot = nessun tiro da lì
web-cannoni-opens = { $percent } % contro { $target } da lì
web-cannoni-tokens = Gettoni
web-cannoni-tokens-about = Il cinque agisce per primo. Un gettone torna quando tutti e cinque sono stati usati.

## Probabilità

web-cannoni-die = dado
web-cannoni-added = somma
web-cannoni-against = contro
web-cannoni-over = da superare:
web-cannoni-passed = riuscita
web-cannoni-failed = fallita
web-cannoni-melee-won = vinta
web-cannoni-melee-tied = pari
web-cannoni-melee-lost = persa
web-cannoni-chance-before = Probabilità prima del tiro
web-cannoni-from-here = da qui
web-cannoni-inches = { $range }″
web-cannoni-odds = La somma di un tiro
web-cannoni-if = Se { $target } tiene la rotta
web-cannoni-at = Contro { $target } adesso
web-cannoni-dice = d{ $die } { $net } contro d{ $die }
web-cannoni-damage = { $damage ->
    [3] critico { $percent } %
    [one] 1 casella { $percent } %
   *[other] { $damage }: { $percent } %
}
web-cannoni-modifier-range = cannoni a { $range }″
web-cannoni-modifier-sections = sezioni perdute
web-cannoni-modifier-first = prima bordata
web-cannoni-modifier-dismasted = disalberata
web-cannoni-modifier-disorder = equipaggio in disordine
web-cannoni-modifier-boarding = in abbordaggio
web-cannoni-modifier-party = uomini nella squadra d’abbordaggio
web-cannoni-modifier-moving = il bersaglio si è mosso
web-cannoni-modifier-rake = tiro d’infilata
web-cannoni-modifier-class = bersaglio più grande o più piccolo
web-cannoni-modifier-under_guns = troppo sotto i cannoni
web-cannoni-modifier-sails = vele del bersaglio
web-cannoni-modifier-work = mura della batteria

## Il libro di bordo

web-cannoni-offers = Navi disponibili
web-cannoni-book = Libro di bordo
web-cannoni-whose-book = Di chi è il libro di bordo
web-cannoni-shut = Chiudi
web-cannoni-kind = { $type }, { $guns } cannoni, valore { $value }
web-cannoni-boxes = Dritta { $starboard } e sinistra { $port } di { $hull }; alberi { $masts }; equipaggio { $crew } di { $complement }
web-cannoni-crew = Equipaggio
web-cannoni-mast-fore = trinchetto
web-cannoni-mast-main = maestra
web-cannoni-mast-mizzen = mezzana
web-cannoni-fresh = prima bordata ancora da sparare: { $sides }
web-cannoni-sinks = affonda al turno { $turn }
web-cannoni-token = Gettone
web-cannoni-used = usati { $tokens }
web-cannoni-manoeuvre = manovra
web-cannoni-combat = mischia
web-cannoni-fire = tiro
web-cannoni-turning = virata
web-cannoni-draught = pescaggio
web-cannoni-broadside = Bordata secondo la distanza, pollici
web-cannoni-speeds = Pollici per azione, massimo–minimo
web-cannoni-point-close_hauled = bolina
web-cannoni-point-reaching = traverso
web-cannoni-point-broad_reach = lasco
web-cannoni-point-running = poppa
web-cannoni-drift = deriva

## La fine

web-cannoni-verdict = { $ending }: { $winner }
web-cannoni-with = con { $allies }
web-cannoni-fate-sunk = affondata
web-cannoni-fate-blown = saltata in aria
web-cannoni-fate-taken = preda ({ $winner })
web-cannoni-fate-struck = arresa
web-cannoni-fate-escaped = fuggita
web-cannoni-fate-home = portata a casa
web-cannoni-fate-gone = fuori dal tavolo
web-cannoni-fate-crippled = gravemente danneggiata
web-cannoni-fate-afloat = a galla

## Il cantiere

web-cannoni-shipyard = Progetto di una nave
web-cannoni-shipyard-about = Scegli che nave è e chi la porta. Il libro di bordo e i punti vengono dalle tabelle del gioco.
web-cannoni-design-name = Nome
web-cannoni-design-nation = Nazione
web-cannoni-design-built = Costruita da
web-cannoni-design-type = Classe
web-cannoni-design-guns = Cannoni
web-cannoni-design-carronades = Carronate
web-cannoni-design-men = Uomini
web-cannoni-design-manoeuvre = Manovra
web-cannoni-design-combat = Mischia
web-cannoni-design-fire = Tiro
web-cannoni-design-qualities = Carattere
web-cannoni-design-span = da { $least } a { $most }
web-cannoni-value = { $value ->
    [one] 1 punto
   *[other] { $value } punti
}
web-cannoni-parts = Che cosa vale
web-cannoni-part-decks = ponti
web-cannoni-part-turning = virata
web-cannoni-part-hull = scafo
web-cannoni-part-rigging = alberatura
web-cannoni-part-crew = equipaggio
web-cannoni-part-manoeuvre = manovra
web-cannoni-part-combat = mischia
web-cannoni-part-fire = tiro
web-cannoni-part-carronades = carronate
web-cannoni-ships-table = Salva ships.csv con questa nave
web-cannoni-ships-table-about = Metti il file in una tua cartella e gioca cannoni@CARTELLA: navigherà insieme a tutte le altre.
web-cannoni-quality-weatherly = buona boliniera
web-cannoni-quality-leewardly = scarroccia
web-cannoni-quality-handy_close_hauled = agile di bolina
web-cannoni-quality-handy_reaching = agile al traverso
web-cannoni-quality-handy_broad_reach = agile al lasco
web-cannoni-quality-handy_running = agile in poppa
web-cannoni-quality-handy_full = agile a vele spiegate
web-cannoni-quality-handy_battle = agile con vele da battaglia
web-cannoni-quality-unhandy_close_hauled = pigra di bolina
web-cannoni-quality-unhandy_reaching = pigra al traverso
web-cannoni-quality-unhandy_broad_reach = pigra al lasco
web-cannoni-quality-unhandy_running = pigra in poppa
web-cannoni-quality-unhandy_full = pigra a vele spiegate
web-cannoni-quality-unhandy_battle = pigra con vele da battaglia

## La sala nautica

web-cannoni-chartroom = Sala nautica
web-cannoni-chartroom-about = Disegna una battaglia: costa, secche, batterie e navi, con il mouse, il dito o la tastiera. Salvala in un file, o giocala subito.
web-cannoni-drawing = Il disegno
web-cannoni-drawn-title = Titolo
web-cannoni-drawn-wide = Larghezza, pollici
web-cannoni-drawn-high = Altezza, pollici
web-cannoni-drawn-turns = Turni
web-cannoni-drawn-wind = Vento da
web-cannoni-drawn-wind-rolled = a sorte
web-cannoni-drawn-rules = Regole opzionali
web-cannoni-drawn-begin = Parti da
web-cannoni-drawn-empty = un tavolo vuoto
web-cannoni-add = Aggiungi
web-cannoni-add-land = Costa
web-cannoni-add-shoal = Secca
web-cannoni-add-battery = Batteria
web-cannoni-add-ship = Nave
web-cannoni-side = Parte { $number }
web-cannoni-add-side = Parte
web-cannoni-remove-side = Togli la parte
web-cannoni-allies = Combatte
web-cannoni-allies-none = per sé
web-cannoni-allies-number = nell’alleanza { $number }
web-cannoni-squadron = Squadra
web-cannoni-squadron-none = nessuna
web-cannoni-squadron-number = squadra { $number }
web-cannoni-home = Bordo di casa
web-cannoni-ship-of = Nave dell’elenco
web-cannoni-outline-land = Costa { $number }
web-cannoni-outline-shoal = Secca { $number }
web-cannoni-corner = { $what }, angolo { $number }
web-cannoni-chosen-none = Fai clic su qualcosa nella carta, o scegli dalla lista. Le frecce lo spostano; con Maiusc di un quarto di pollice.
web-cannoni-what = Cose sulla carta
web-cannoni-things = Cose
web-cannoni-heading = Prora
web-cannoni-sails = Vele
web-cannoni-anchor = Ancora
web-cannoni-anchor-none = a bordo
web-cannoni-anchor-bow = di prora
web-cannoni-anchor-stern = di poppa
web-cannoni-objective = Obiettivo
web-cannoni-depth = Fondale
web-cannoni-arc = Guarda a
web-cannoni-guns = Cannoni
web-cannoni-box-count = Caselle
web-cannoni-crew-boxes = Caselle dei serventi
web-cannoni-fire-skill = Tiro
web-cannoni-seamanship = Carica
web-cannoni-penalty = Mura
web-cannoni-red-hot = Fornace per palle roventi
web-cannoni-owner = Parte
web-cannoni-remove = Togli
web-cannoni-more-corners = Aggiungi un angolo
web-cannoni-fewer-corners = Togli l’angolo
web-cannoni-turn-port = Gira a sinistra
web-cannoni-turn-starboard = Gira a dritta
web-cannoni-at-point = { $what } a { $x }, { $y }
web-cannoni-save = Salva il file
web-cannoni-open = Apri un file
web-cannoni-right = Si può giocare. Comandanti: { $captains }.
web-cannoni-start-bot = Giocala contro il computer
web-cannoni-start-person = Giocala con amici
web-cannoni-checking = La sto guardando …
web-cannoni-not-file = Questo non è un file di scenario.
web-cannoni-battle = La battaglia
web-cannoni-flag = Elenco di
web-cannoni-drag = Trascina una nave sulla carta
web-cannoni-place = Dove si trova
web-cannoni-move = Sposta { $arrow }
web-cannoni-corner-of = Angolo
web-cannoni-corner-all = tutto il contorno
web-cannoni-wrong-edge = deve stare tutta sul tavolo.
web-cannoni-wrong-aground = è sulla terra o dove il fondale è troppo basso.
web-cannoni-wrong-irons = ha la prora al vento: girala, o lasciala all’ancora.
web-cannoni-wrong-close = è troppo vicina a un’altra nave.
web-cannoni-wrong-empty = Ogni parte ha bisogno di una nave.
web-cannoni-wrong-crossed = il contorno incrocia sé stesso.
web-cannoni-wrong-outline = il contorno ha angoli impossibili.
web-cannoni-wrong-twice = una nave può esserci una volta sola.
web-cannoni-wrong-size = Un tavolo misura da 12 a 144 pollici per lato.
web-cannoni-wrong-turns = Una battaglia dura da 1 a 100 turni.
web-cannoni-wrong-sides = Servono da due a quattro parti con bandiere diverse.
web-cannoni-wrong-allies = Ogni alleanza ha bisogno di un nemico.
web-cannoni-wrong-line = Una squadra comincia in linea di fila, una nave dietro l’altra.
web-cannoni-wrong-other = qualcosa non va d’accordo con le regole.
