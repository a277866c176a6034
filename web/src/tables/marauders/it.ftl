# Ciò che la tavola di Marauders dice oltre alle parole del gioco.

piece-gold = { $number ->
    [one] 1 oro
   *[other] { $number } ori
}
piece-count = { $number }
piece-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
piece-points = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}
piece-left = { $number ->
    [one] resta 1
   *[other] restano { $number }
}
piece-value = valore { $number }
piece-actions = { $number ->
    [one] 1 azione
   *[other] { $number } azioni
}

web-marauders-chart = Carta dei Caraibi
web-marauders-a-port = { $name }, porto: { $nation }. Richiesta: { $good }. Modifica: { $refit }.
web-marauders-no-refit = nessuna modifica
web-marauders-hidden-refit = una modifica coperta
web-marauders-wants = richiede { $good }
web-marauders-merchant = Un mercante { $zone_off }
web-marauders-a-captain = { $name }, { $ship }, { $zone_off }
web-marauders-a-ship = La nave di { $seat }: { $ship }, { $zone_off }
web-marauders-a-ship-in-port = La nave di { $seat }: { $ship }, nel porto { $zone_of }

## Sull'oceano

web-marauders-event = Evento del giro { $round }
web-marauders-no-event = Ancora nessun evento
web-marauders-arrow = { $npc }
web-marauders-letter-slp = C
web-marauders-letter-frg = F
web-marauders-way-n = nord
web-marauders-way-ne = nord-est
web-marauders-way-e = est
web-marauders-way-se = sud-est
web-marauders-way-s = sud
web-marauders-way-sw = sud-ovest
web-marauders-way-w = ovest
web-marauders-way-nw = nord-ovest
web-marauders-war = Guerra: { $one } e { $other }
web-marauders-raided = Assaltati
web-marauders-missions = Missioni aperte
web-marauders-discards = Merci scartate
web-marauders-decks = Da pescare: { $events } eventi, { $captains } capitani, { $glory } carte gloria

## I capitani e le loro plance

web-marauders-on-turn = gioca
web-marauders-home = porto di residenza { $port }
web-marauders-of-ten = di 10 gloria
web-marauders-ship-of = La nave di { $seat }
web-marauders-no-ship = ancora senza nave
web-marauders-ship-facts = Scafo { $hull }, alberi { $masts }, stiva { $cargo }, ciurma { $crew }, cannoni { $cannons }; manovra { $maneuver }
web-marauders-maneuver = manovra { $maneuver }
web-marauders-held = { $load }/{ $capacity }
web-marauders-gold = Oro
web-marauders-aboard = a bordo
web-marauders-stashed = in deposito
web-marauders-together = fra nave e deposito
web-marauders-hold = Stiva
web-marauders-cards = Carte
web-marauders-tasks = Compiti
web-marauders-free = { $count ->
    [one] 1 posto
   *[other] { $count } posti
}
web-marauders-unknown = { $count ->
    [one] 1 carta ignota
   *[other] { $count } carte ignote
}
web-marauders-unknown-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

## Scene

web-marauders-move = Sposta il foglio
web-marauders-fold = Riponi il foglio
web-marauders-unfold = Apri il foglio
web-marauders-battle = Battaglia
web-marauders-battle-off = Battaglia { $zone_off }
web-marauders-rounds = I round della battaglia
web-marauders-battle-over = L'ultima battaglia
web-marauders-battle-round = round { $round }
web-marauders-boarding = corpo a corpo, round { $round }
web-marauders-sighted = in vista
web-marauders-before = prima del primo round
web-marauders-wins = vince
web-marauders-close = Chiudi
web-marauders-roll-contest = { $value ->
    [one] 1 successo
   *[other] { $value } successi
}
web-marauders-roll-hooks = rampini: { $value ->
    [one] 1 successo
   *[other] { $value } successi
}
web-marauders-roll-volley = { $value ->
    [one] arriva 1 colpo
   *[other] arrivano { $value } colpi
}
web-marauders-roll-long-guns = cannoni lunghi: { $value ->
    [one] 1 colpo
   *[other] { $value } colpi
}
web-marauders-roll-crew = { $value ->
    [one] cade 1 uomo
   *[other] cadono { $value } uomini
}
web-marauders-the-merchant = il mercantile
web-marauders-storm = Tempesta
web-marauders-test-of = Prova di { $skill }
web-marauders-needed = { $need ->
    [one] serve 1 successo
   *[other] servono { $need } successi
}
web-marauders-passed = riuscita
web-marauders-failed = fallita
web-marauders-chance-before = Probabilità prima del tiro
web-marauders-shots-at = Colpi su { $name }:
web-marauders-raid = Assalto a un mercante
web-marauders-raid-off = Un mercante { $zone_off }
web-marauders-to-spend = da spendere
web-marauders-escapes = fughe
web-marauders-quay = Il molo { $port_of }
web-marauders-basket = Nel cesto:
web-marauders-less = Meno
web-marauders-more = Di più
web-marauders-ashore-market = Mercato
web-marauders-ashore-yard = Cantiere
web-marauders-ashore-tavern = Taverna
web-marauders-ashore-governor = Governatore
web-marauders-ashore-chest = Deposito

web-marauders-panel-ship = Nave
web-marauders-panel-cards = Stiva e carte
web-marauders-panel-sea = Evento
web-marauders-scene-battle = Battaglia
web-marauders-scene-after = Battaglia
web-marauders-scene-raid = Assalto
web-marauders-scene-quay = Porto

## Testata e risultato

web-marauders-setting-out = Si salpa
web-marauders-round = Giro { $round }
web-marauders-your-turn = tocca a te
web-marauders-turn-of = gioca { $seat }
web-marauders-actions = { $actions ->
    [one] resta 1 azione
   *[other] restano { $actions } azioni
}
web-marauders-moves = e { $moves } solo per muovere
web-marauders-events-left = { $count ->
    [0] l'ultimo giro
    [one] resta 1 evento
   *[other] restano { $count } eventi
}
web-marauders-source-trade = commercio
web-marauders-source-raids = assalti
web-marauders-source-battles = battaglie
web-marauders-source-rumors = dicerie
web-marauders-source-missions = missioni
web-marauders-source-ships = navi
web-marauders-source-stash = dieci ori in deposito
