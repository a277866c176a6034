# Ciò che dice il tavolo di Kaiser, oltre alle parole del gioco.

web-kaiser-merchant = mercantile
web-kaiser-seen = svelata
web-kaiser-night = azione notturna
web-kaiser-intercept = Intercettazione
web-kaiser-action = Azione
web-kaiser-commit = Impiego
web-kaiser-resolve = Gioco
web-kaiser-discard = Scarto
web-kaiser-end = Pesca
web-kaiser-fleet = Flotta
web-kaiser-trade = Traffico
web-kaiser-scored = Punti presi
web-kaiser-merchants = { $count ->
    [one] 1 mercantile
   *[other] { $count } mercantili
}
web-kaiser-germans = { $count ->
    [one] 1 tedesca
   *[other] { $count } tedesche
}
web-kaiser-last-fight = Ultimo scontro
web-kaiser-last-challenge = Ultima sfida
web-kaiser-no-fight = Ancora nessuno scontro
web-kaiser-under-way = Attacco in corso
web-kaiser-team = Squadra
web-kaiser-to-draw = da pescare
web-kaiser-discards = { $count ->
    [one] 1 scarto
   *[other] { $count } scarti
}
web-kaiser-hand = Mano
web-kaiser-vp = PV
web-kaiser-attack = attacco
web-kaiser-defence = difesa
web-kaiser-v = :
web-kaiser-against = contro
web-kaiser-before = davanti alla forza
web-kaiser-deck = mazzo { $count }
web-kaiser-read = Regola { $rule }
web-kaiser-nothing-scored = ancora niente
web-kaiser-opponents = Avversari
web-kaiser-challenge = sfida
web-kaiser-guns = cannoni
web-kaiser-torpedo = siluro
web-kaiser-mines = mine
web-kaiser-depth_charges = cariche di profondità
web-kaiser-turn-of = Turno di { $name }
web-kaiser-last-turn = Ultimo turno
web-kaiser-highest = dado più alto
web-kaiser-die = dado
web-kaiser-before-roll = Probabilità prima del tiro
web-kaiser-stamp-missed = a vuoto
web-kaiser-stamp-damaged = colpita
web-kaiser-stamp-sunk = affondata
web-kaiser-stamp-success = riuscita
web-kaiser-stamp-failure = fallita
web-kaiser-response = risposta
web-kaiser-by-night = di notte
web-kaiser-by-day = di giorno

# La legenda

web-kaiser-legend-dice = Un dado secondo le facce; di più dadi conta solo il più alto
web-kaiser-legend-attack = Dadi d’attacco
web-kaiser-legend-defence = Dadi di difesa
web-kaiser-legend-passage = Passaggio: sfida contro risposta
web-kaiser-legend-coin = Quanto vale la nave per chi l’affonda
web-kaiser-legend-warship = Nave da guerra: sempre allo scoperto
web-kaiser-legend-raider = Corsara nascosta: prima di attaccarla va riconosciuta
web-kaiser-legend-seen = Riconosciuta: la carta è girata in verticale
web-kaiser-legend-prize = Preda: in porto vale il doppio
web-kaiser-legend-damage = Danneggiata: −2 in attacco e in difesa
web-kaiser-legend-low = Poche scorte: −2 in attacco
web-kaiser-legend-refuge = In un’Isola Rifugio
web-kaiser-legend-mines = Può posare mine
web-kaiser-legend-laid = Una carta coperta
web-kaiser-legend-day = Intercettazione di giorno
web-kaiser-legend-night = Intercettazione di notte: −1, e meno reazioni
