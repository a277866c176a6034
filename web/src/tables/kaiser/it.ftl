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

## Le carte Azione in una frase: che cosa fa la loro metà

web-card-amc = Un piroscafo armato duella con la nave che ferma il tuo mercantile.
web-card-blockade_runner = Sfida per ogni tua nave in Rifornimento Limitato: rifornita.
web-card-boarding_party = La tua nave cattura il mercantile che affonderebbe.
web-card-bounding_main = A squadre: il giocatore seguente perde un turno.
web-card-break_contact = Sfida: l’intercettazione di una tua nave è annullata.
web-card-breakdown = Sfida: una nave da guerra o corsara nemica integra è danneggiata.
web-card-breakout = Sfida: una o due nuove navi tedesche si uniscono a te.
web-card-collier = Tutte le tue navi in Rifornimento Limitato sono rifornite.
web-card-damage_control = Una tua nave è riparata.
web-card-deception = Nel prossimo turno un avversario gioca una sola carta, a caso.
web-card-exchange_information = A squadre: tu e il compagno vi passate delle carte.
web-card-fair_seas = Un tuo mercantile o bottino integro tenta il Passaggio, con +1.
web-card-fast_ship = L’attacco di una corsara al tuo mercantile ha −2. Non di notte.
web-card-fog_bank = Un avversario perde il prossimo turno, ma è al riparo.
web-card-good_hunting = La tua corsara ferma due mercantili con una carta.
web-card-heavy_weather = Sfida per ogni nave di un avversario: perduta, senza punti.
web-card-intelligence = Guarda una mano, o riordina le prossime carte del mazzo.
web-card-interned = Sfida: una nave da guerra o svelata nemica sparisce, senza punti.
web-card-interrogate = Sfida: una nave nascosta è svelata e subito attaccata.
web-card-island_refuge = Una tua nave da guerra o corsara si ripara presso un’isola.
web-card-lay_mines = La tua posamine attacca ogni mercantile di un avversario.
web-card-minesweeper = Le mine fra i tuoi mercantili sono dragate in tempo.
web-card-mistaken_identity = Sfida: il tuo mercantile affondato si scambia con uno affondato da te.
web-card-monitor = Attacca una nave nemica nella sua Isola Rifugio, con +2.
web-card-non_combatant = Attacco −2 al tuo mercantile integro; al peggio è catturato.
web-card-pull_the_plug = La tua nave tedesca intercettata sparisce, senza punti.
web-card-qqq = La corsara nascosta che ferma il tuo mercantile è svelata.
web-card-q_ship = Un’esca combatte il sottomarino al posto del mercantile.
web-card-razzle_dazzle = Sfida: il siluro manca il tuo mercantile.
web-card-recalled = Sfida: la nave che ha affondato il tuo mercantile sparisce.
web-card-recon_aircraft = Prendi due carte a caso da una mano; usabili subito.
web-card-reflag = La tua corsara o il tuo bottino svelato torna nascosto.
web-card-rendezvous_missed = Sfida per ogni nave da guerra e corsara di un avversario: Rifornimento Limitato.
web-card-sail_q_ship = Un’esca a vela combatte il sottomarino che attacca un tuo veliero.
web-card-scuttle = Una tua nave tedesca danneggiata sparisce, senza punti.
web-card-searchlight = Attacco +3, solo di notte.
web-card-second_chance = Dopo questo turno ne giochi un altro.
web-card-shallow_run = La tua nave sfugge; se la sfida fallisce è danneggiata.
web-card-shipping_lanes = La tua nave da guerra ferma tutti i mercantili di un avversario.
web-card-slim_pickings = L’intercettazione del mercantile è annullata; fra più, ne resta uno.
web-card-special_cargo = I mercantili affondati da questo attacco valgono doppio.
web-card-submarine_u = Un siluro contro un mercantile.
web-card-submarine_uc = Un siluro contro un mercantile, o mine contro tutti.
web-card-surprise_attack = Attacco +2; niente Rompere il Contatto, Nave Veloce, Bassi Fondali.
web-card-transfer_command = Sfida: una nave da guerra o svelata nemica passa a te.
web-card-trap = Il tuo mercantile risponde al fuoco mentre è intercettato.
web-card-wireless_intercept = Prendi le prime due carte degli scarti, per un turno successivo.

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
