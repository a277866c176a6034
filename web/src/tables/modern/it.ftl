# Quel che il tavolo di Modern Naval Battles dice oltre alle parole del gioco.

piece-row = fila { $number }
piece-attack = attacco { $number }

web-modern-active = attivo
web-modern-passive = passivo
web-modern-class = classe { $class }, { $type }
web-modern-prospect-sinks = affonda
web-modern-prospect-left = { $number ->
    [one] ne resta 1
   *[other] ne restano { $number }
}
web-modern-prospect-chance = affonda { $number }+
web-modern-sunk = affondati
web-modern-of = { $points } su { $target }
web-modern-cards = mano
web-modern-hand-of = { $hand }{ $limit ->
    [0] {""}
   *[other] , limite { $limit }
}{ $beside ->
    [0] {""}
   *[other] {" "}+ { $beside }
}
web-modern-reserve = riserva
web-modern-ships = { $count } · { $points } PV
web-modern-fleet-of = La flotta di { $seat }
web-modern-row = fila
web-modern-submarines = Sottomarini
web-modern-beside = Accanto alla flotta
web-modern-unplaced = Da schierare
web-modern-opponents = Avversari
web-modern-battles = Battaglie
web-modern-campaign = Campagna

web-modern-attacks-of = { $count ->
    [one] L’attacco di { $seat }
   *[other] { $count } attacchi di { $seat }
}
web-modern-last-attacks = { $count ->
    [one] L’ultimo attacco di { $seat }
   *[other] Gli ultimi { $count } attacchi di { $seat }
}
web-modern-no-attacks = Nessun attacco dichiarato.
web-modern-needs = serve { $needs }+
web-modern-modifier = { $modifier ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] +{ $modifier }
}
web-modern-evades = { $ship } evade
web-modern-strikes = l’attacco
web-modern-fate-sunk = a fondo

web-modern-hand = La tua mano
web-modern-count = { $count } su { $limit }
web-modern-reinforce = per i rinforzi
web-modern-credit = { $points ->
    [one] 1 punto pagato
   *[other] { $points } punti pagati
}
web-modern-hits = { $hits ->
    [one] colpo
   *[other] colpi
}
web-modern-range = raggio
web-modern-any-range = ogni raggio
web-modern-or = o caccia
web-modern-cost = costa { $cost ->
    [one] 1 altra carta
   *[other] { $cost } altre carte
}
web-modern-stops = ferma
web-modern-stops-any = ferma ogni attacco
web-modern-face-down = coperta
web-modern-card-battle-plan = +1 a tutti i tuoi tiri di questo turno, o −1 a tutti i tiri di un avversario.
web-modern-card-intel = Annulla una carta Azione appena giocata da qualcun altro.
web-modern-card-superior-tactics = Vale come la carta che hai appena giocato.
web-modern-card-repair = Toglie tutti i danni a qualsiasi tua nave, che in questo turno non agisce.
web-modern-card-screening-ship = Un’altra nave della stessa fila, o di una più avanti, prende l’attacco.
web-modern-card-near-miss = Blocca un attacco qualsiasi alla tua flotta.
web-modern-when-battle-plan = nel tuo turno
web-modern-when-intel = sempre
web-modern-when-superior-tactics = dopo una carta
web-modern-when-repair = nel tuo turno
web-modern-when-screening-ship = in difesa
web-modern-when-bomber-strike = in attacco

web-modern-offers = A disposizione
web-modern-navy = { $count ->
    [one] 1 nave
   *[other] { $count } navi
}, { $points } PV
web-modern-aggressor = Aggressore: { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, fino a { $limit } PV, mano { $hand }
web-modern-defender = Difensore: fino a { $limit } PV, mano { $hand }
web-modern-committed = in missione
web-modern-brings = { $navy }: { $ships }.
web-modern-given = { $navy }: anche una carta coperta, { $card }.
web-modern-must-survive = { $ship } deve salvarsi: se affonda, la sua parte ({ $navy }) ha perso.
web-modern-lent = su chiamata
web-modern-used = usata, non torna più
web-modern-points-over-time = Punti dopo ogni missione
web-modern-played = Missioni giocate
web-modern-none-played = ancora nessuna
web-modern-lost = Perse per sempre:
web-modern-strategy-duration = La missione dura un turno in più, o uno in meno.
web-modern-strategy-insight = Una volta: vedi la mano avversaria, poi cambi fino a tre carte tue.
web-modern-strategy-targeting-upgrade = In questa missione i blocchi contro i tuoi missili hanno −1.
web-modern-strategy-limited-air-support = Una carta Air Support a tua scelta sta accanto alla tua mano.
web-modern-strategy-surprise-attack = Nel primo turno la mano dell’avversario ha due carte in meno.
web-modern-strategy-rapid-resupply = Le tue navi impegnate perdono tutti i segnalini degli ordigni.
web-modern-strategy-damage-control = Dopo la missione ogni tua nave presente perde fino a due punti di danno.
web-modern-strategy-forward-deployment = Quattro punti di navi in più per questa missione, aggiunti quando tutto si scopre.
web-modern-strategy-long-range-bombers = Un Bomber Strike sta accanto alla tua mano.

web-modern-step-actions = Attacco
web-modern-step-defence = Difesa
web-modern-step-rolls = Tiri
web-modern-step-resolution = Risoluzione
web-modern-step-draw = Pesca
web-modern-nothing-sunk = niente affondato
web-modern-breakdown = { $target ->
    [0] La battaglia è finita nel round { $round }.
   *[other] Si vince affondando { $target } punti. La battaglia è finita nel round { $round }.
}
web-modern-breakdown-campaign = I totali dopo ogni missione; si vince con { $target } punti.

## Il tavolo dei piani

web-modern-planning = Scenari propri
web-modern-planning-about = Prepara una battaglia tua: marine, navi, file, carte iniziali, regole speciali e come si vince. Salvala in un file, condividila, o giocala subito.
web-modern-start-from = Comincia da uno scenario noto
web-modern-start-none = Scegline uno …
web-modern-load = Apri un file
web-modern-save = Salva in un file
web-modern-unnamed = Nuovo scenario
web-modern-name-en = Nome in inglese
web-modern-name-it = Nome in italiano
web-modern-target = Punti per vincere
web-modern-target-about = Affondati entro la fine di un round; 0 è nessuno.
web-modern-rounds = Round
web-modern-rounds-about = Dopo questo numero di round vince il punteggio più alto; con 0 non c’è limite.
web-modern-reinforcements = Rinforzi
web-modern-reinforcements-about = Altre navi della marina possono entrare in gioco.
web-modern-air = Attacchi aerei
web-modern-air-about = Senza, serve un numero di round.
web-modern-side = Parte { $number }
web-modern-side-navy = Marina della parte { $number }
web-modern-side-add = Un’altra parte
web-modern-side-remove = Togli
web-modern-side-empty = Ancora nessuna nave.
web-modern-add-ships = Scegli le navi
web-modern-row-of = Fila di { $ship }
web-modern-row-free = come vuole il giocatore
web-modern-submarine = accanto alla flotta
web-modern-worth-of = Punti per { $ship } in questa battaglia
web-modern-protected = deve salvarsi
web-modern-leaves = Togli { $ship }
web-modern-gift = Una carta accanto alla mano
web-modern-gift-none = Aggiungine una …
web-modern-gift-back = toglila
web-modern-any-of = una carta { $kind } qualsiasi
web-modern-team = Squadra
web-modern-team-none = da sola
web-modern-others = Chi comanda le altre parti
web-modern-play-it = Giocalo
web-error-no-scenario = Questo file non è uno scenario.
web-modern-right = Si può giocare.
web-modern-wrong-name = Lo scenario vuole un nome in entrambe le lingue.
web-modern-wrong-ships = La parte { $number } non ha ancora navi.
web-modern-wrong-rows = La parte { $number } lascia vuota una fila davanti a una occupata.
web-modern-wrong-end = Non c’è modo di vincere: di’ quanti punti, quanti round, o quale nave deve salvarsi.
web-modern-wrong-rounds = Senza attacchi aerei la battaglia vuole un numero di round.
web-modern-wrong-teams = O tutte le parti sono in squadre, almeno due, o nessuna.

# La legenda

web-modern-legend-hull = Scafo: il numero è quanto ne resta, il rosso è danno
web-modern-legend-coin = Punti vittoria, o il prezzo quando si compra
web-modern-legend-small = Cannoni piccoli
web-modern-legend-medium = Cannoni medi
web-modern-legend-large = Cannoni grandi
web-modern-legend-ssm = Missili superficie-superficie
web-modern-legend-cruise = Missili Cruise
web-modern-legend-torpedo = Siluri
web-modern-legend-air = Aerei, e quanto deve tirare il loro attacco
web-modern-legend-asw = Attacco ai sottomarini, e quanto deve tirare
web-modern-legend-shield = Difesa: con questo numero blocca un attacco alla flotta
web-modern-legend-evade = Evasione: con questo numero la nave si sottrae
web-modern-legend-command = Comando: tante carte in più in mano
web-modern-legend-low = Munizioni scarse
web-modern-legend-out = Munizioni esaurite
web-modern-legend-done = Ha agito in questo turno
web-modern-legend-active = Sottomarino attivo: può attaccare, più facile da colpire
web-modern-legend-passive = Sottomarino passivo: non attacca, più difficile da colpire
web-modern-legend-tab = Quanto paga la carta per i rinforzi
web-modern-legend-boxes = Raggio: caselle verdi a portata, la cornice è il raggio di adesso
web-modern-legend-target = Un attacco mira a questa nave

web-modern-chance-was = probabilità prima del tiro: { $percent } %
web-modern-verdict-block-good = Bloccato
web-modern-verdict-block-bad = Passa
web-modern-verdict-evade-good = Evade
web-modern-verdict-evade-bad = Non evade
web-modern-verdict-attack-good = A segno
web-modern-verdict-attack-bad = Mancato
