title = Cannoni in batteria!
about = Bordate nell'età della vela: gettoni di attivazione segreti, il vento, le carte per accostare, il fuoco d'infilata, grappini e arrembaggi. Dieci battaglie, e battaglie libere a punti, per uno-otto comandanti su due, tre o quattro parti.
goal = { $scenario ->
    [duel_1813] Lo scopo: affondare la fregata nemica, prenderla o farla arrendere; altrimenti, dopo l'ultimo turno, la tua nave deve valere almeno il doppio dell'altra.
    [speedy_gamo_1801] Lo scopo: affondare la nave nemica, prenderla o farla arrendere. Per il brigantino prendere lo sciabecco è tutto; altrimenti, dopo l'ultimo turno, vince chi ha il doppio dei punti.
    [pulo_aura_1804] Lo scopo: per i francesi, prendere i mercantili del convoglio; per gli inglesi, portarli fuori dal tavolo. Vince chi ha il doppio dei punti del nemico.
    [anse_barque_1809] Lo scopo: per gli inglesi, far tacere le batterie e prendere o affondare le due navi onerarie; per i francesi, impedirlo.
    [triangular_war_1812] Lo scopo: essere i soli con navi ancora in grado di combattere; altrimenti, dopo l'ultimo turno, avere almeno il doppio dei punti di chiunque altro.
   *[other] Lo scopo: mettere fuori combattimento tutte le navi nemiche. Affondale, prendile, falle arrendere; altrimenti, dopo l'ultimo turno, vince chi ha almeno il doppio dei punti del nemico.
}

## Opzioni della preparazione

switch-scenario = Battaglia
    .about = Uno dei dieci scenari, una battaglia libera a punti o lo scenario della tua cartella.
    .value-duel_1813 = Al largo di Boston, 1 giugno 1813
    .value-speedy_gamo_1801 = Brigantino e sciabecco, 6 maggio 1801
    .value-camperdown_3v3 = Tre contro tre, 11 ottobre 1797
    .value-pulo_aura_1804 = Il convoglio della Cina, febbraio 1804
    .value-aboukir_reduced = L'avanguardia ad Abukir, 1 agosto 1798
    .value-anse_barque_1809 = Batterie ad Anse à la Barque, 18 dicembre 1809
    .value-grand_port_1810 = Grand Port, 23 agosto 1810
    .value-trafalgar_fragment = Rompere la linea, 21 ottobre 1805
    .value-triangular_war_1812 = La guerra a tre, estate 1812 (tre parti)
    .value-tagus_1807 = Davanti al Tago, novembre 1807 (due alleanze)
    .value-free = Battaglia libera a punti
    .value-own = Il tuo scenario
switch-capture_sinking = Cattura invece di affondamento
    .about = Le navi senza caselle dello scafo non affondano: restano inermi e si arrendono a chi le raggiunge e le colpisce.
    .value-scenario = come dice lo scenario
    .value-on = sì
    .value-off = no
switch-hurried_tokens = Gettoni a tempo
    .about = Ci sono 30 secondi per ogni nave. Chi tarda a scegliere riceve un gettone a caso; alla terza volta li pesca tutti alla cieca.
    .value-scenario = come dice lo scenario
    .value-on = sì
    .value-off = no
switch-ammunition = Munizioni
    .about = Palla incatenata per le vele, doppia palla per gli scafi, mitraglia per gli equipaggi. Il carico resta segreto.
    .value-scenario = come dice lo scenario
    .value-on = sì
    .value-off = no
switch-critical_damage = Danno critico
    .about = Un tiro critico può colpire la santabarbara, il timone o il capitano.
    .value-scenario = come dice lo scenario
    .value-on = sì
    .value-off = no
switch-disorder = Equipaggi disordinati
    .about = Collisioni, incagli, tiri critici e alberi caduti disordinano gli equipaggi finché non vengono riordinati.
    .value-scenario = come dice lo scenario
    .value-on = sì
    .value-off = no
switch-depth = Pescaggio e profondità
    .about = L'acqua meno profonda del pescaggio è per una nave come la costa.
    .value-scenario = come dice lo scenario
    .value-on = sì
    .value-off = no
switch-repairs = Riparazioni
    .about = Cinque fasi tranquille di lavoro restituiscono una casella di velatura.
    .value-scenario = come dice lo scenario
    .value-on = sì
    .value-off = no
switch-squadrons = Squadre
    .about = Le navi in linea di fila agiscono con il gettone e il segnale del comodoro finché la linea regge.
    .value-scenario = come dice lo scenario
    .value-on = sì
    .value-off = no
switch-quick_game = Partita rapida
    .about = Dadi a sei facce invece che a dieci: più danni, manovre più difficili.
    .value-scenario = come dice lo scenario
    .value-on = sì
    .value-off = no
switch-red_hot = Palle arroventate
    .about = Le batterie con il forno possono arroventare le palle.
    .value-scenario = come dice lo scenario
    .value-on = sì
    .value-off = no
switch-turns = Turni
    .about = Quanto dura la battaglia.
    .value-0 = quanto dice lo scenario
    .values = { $number } turni
switch-turn_number = Regola della casa: accostate per turno
    .about = Il numero dopo la lettera della nave è il massimo di accostate in un turno.
switch-tack_same_turn = Regola della casa: virare subito
    .about = Una nave che ha orzato fino a trovarsi controvento può tentare di virare nello stesso turno.
switch-half_inches = Regola della casa: mezzi pollici
    .about = Le distanze si possono scegliere al mezzo pollice.
switch-sectors = Andature
    .about = Dove finisce un'andatura e comincia l'altra: per sedicesimi, per ottavi o come davvero stringevano le vele quadre.
    .value-standard16 = sedicesimi
    .value-eighths = ottavi
    .value-historic = storiche
switch-points = Punti
    .about = In una battaglia libera: i punti di ogni comandante per le navi.
    .values = { $number } punti
switch-first_nation = Prima nazione
    .about = In una battaglia libera: la bandiera della prima parte.
    .value-GB = Gran Bretagna
    .value-FR = Francia
    .value-ES = Spagna
    .value-NL = Olanda
    .value-PT = Portogallo
    .value-US = Stati Uniti
switch-second_nation = Seconda nazione
    .about = In una battaglia libera: la bandiera della seconda parte.
    .value-GB = Gran Bretagna
    .value-FR = Francia
    .value-ES = Spagna
    .value-NL = Olanda
    .value-PT = Portogallo
    .value-US = Stati Uniti
switch-third_nation = Terza nazione
    .about = In una battaglia libera: la bandiera di una terza parte, se c'è.
    .value-none = nessuna
    .value-GB = Gran Bretagna
    .value-FR = Francia
    .value-ES = Spagna
    .value-NL = Olanda
    .value-PT = Portogallo
    .value-US = Stati Uniti
switch-fourth_nation = Quarta nazione
    .about = In una battaglia libera: la bandiera di una quarta parte, se c'è.
    .value-none = nessuna
    .value-GB = Gran Bretagna
    .value-FR = Francia
    .value-ES = Spagna
    .value-NL = Olanda
    .value-PT = Portogallo
    .value-US = Stati Uniti
switch-allies = Alleanze
    .about = In una battaglia libera fra tre o quattro nazioni: chi combatte insieme.
    .value-none = ognuno per sé
    .value-12 = la prima con la seconda
    .value-13 = la prima con la terza
    .value-23 = la seconda con la terza
    .value-12-34 = prima e seconda contro terza e quarta
    .value-13-24 = prima e terza contro seconda e quarta
    .value-14-23 = prima e quarta contro seconda e terza

error-cannoni-seats = In { $scenario } ci sono navi per al massimo { $most ->
    [one] un comandante
   *[other] { $most } comandanti
}, non per { $players }.
error-cannoni-sides = { $camps ->
    [2] { $scenario } ha { $sides } parti in due alleanze: si gioca da soli, in 2 o almeno in { $sides }, non in { $players }.
   *[other] { $scenario } ha { $sides } parti in guerra tra loro: si gioca da soli o almeno in { $camps }, non in { $players }.
}
error-cannoni-nations = Una battaglia libera vuole nazioni tutte diverse, non { $nation } due volte.
error-cannoni-allies = { $sides ->
    [2] Fra due sole nazioni non ci sono alleanze.
   *[other] Questa alleanza vuole più nazioni delle { $sides } che ci sono.
}
error-cannoni-no-scenario = Non c'è uno scenario tuo: mettilo nel file { $file } di una cartella e gioca a cannoni@CARTELLA.

## Nomi

name-free = Battaglia libera
name-own = Scenario proprio
name-AL = Alleati
name-nobody = nessuno

name-A = A
name-B = B
name-C = C
name-D = D
name-starboard = dritta
    .to = a dritta
    .fall = sul bordo di dritta
    .key = starboard
name-port = sinistra
    .to = a sinistra
    .fall = sul bordo di sinistra
    .key = port
name-bow = prua
    .rake = , d'infilata da prua
name-stern = poppa
    .rake = , d'infilata da poppa
name-none = nessuno
    .rake = { "" }
    .key = none
name-sea = il mare
    .fall = in mare
name-full = vele spiegate
name-battle = vele da battaglia
name-furled = vele ammainate
name-irons = controvento
name-close_hauled = bolina
name-reaching = traverso
name-broad_reach = lasco
name-running = poppa
name-fore = trinchetto
    .key = fore
name-main = albero maestro
    .key = main
name-mizzen = mezzana
    .key = mizzen
name-hull = allo scafo
name-rigging = alla velatura
name-crew = all'equipaggio
name-battery = alla batteria
name-ball = palla
    .reach = Scafo fino a 13 pollici, velatura oltre 4.
name-double = doppia palla
    .reach = Solo scafo, fino a 6 pollici; raddoppia i danni a scafo ed equipaggio.
name-chain = palla incatenata
    .reach = Solo velatura, da 6 a 10 pollici; raddoppia i danni alla velatura.
name-grape = mitraglia
    .reach = Solo equipaggio, fino a 6 pollici.
name-hot = palle arroventate
    .reach = Come la palla, e incendia le navi.
name-hidden = carico coperto
name-unloaded = scarichi

name-N = N
name-NNE = NNE
name-NE = NE
name-ENE = ENE
name-E = E
name-ESE = ESE
name-SE = SE
name-SSE = SSE
name-S = S
name-SSW = SSO
name-SW = SO
name-WSW = OSO
name-W = O
name-WNW = ONO
name-NW = NO
name-NNW = NNO

name-avoid_ship = evitare la collisione
name-avoid_shore = evitare la costa
name-stay_on = restare sul tavolo
name-come_back = rientrare
name-tack = virare
name-cut_cable = tagliare il cavo
name-fight_fire = domare l'incendio
name-clear_wreck = liberarsi dell'albero caduto
name-refloat = disincagliarsi
name-free_rigging = liberare la velatura
name-grapple = lanciare i grappini
name-cut_grapples = recidere i grappini
name-sail = manovrare
name-shoot = fare fuoco
name-load = caricare
name-trim = cambiare velatura
name-loose = liberarsi
name-drop_anchor = gettare l'ancora
name-weigh = issare l'ancora
name-swing = abbattere
name-rally = riordinare l'equipaggio
name-repair = riparare
name-stand_by = attendere

name-leaving = fuori dal tavolo
name-gone = fuori per sempre
name-home = portata al sicuro
name-escaped = sfuggita
name-crushing = vittoria schiacciante
    .key = crushing
name-partial = vittoria parziale
    .key = partial
name-debatable = risultato discutibile
    .key = debatable

name-first_rate = prima classe
name-second_rate = seconda classe
name-third_rate = terza classe
name-fourth_rate = quarta classe
name-heavy_frigate = fregata pesante
name-frigate = fregata
name-sixth_rate = sesta classe
name-xebec = sciabecco
name-corvette = corvetta
name-ship_sloop = corvetta attrezzata a nave
name-brig_sloop = brigantino da guerra
name-brig = brigantino
name-schooner = goletta
name-lugger = trabaccolo
name-cutter = cutter
name-flute = nave da carico
name-merchantman = mercantile della Compagnia
name-fireship = brulotto

name-moved = si è mossa
name-hit = colpita
name-weighing = sta salpando
name-no_anchor = ancora perduta
name-aground = incagliata
name-burning = in fiamme
name-disordered = disordinata
name-rudderless = senza timone
name-captainless = capitano ucciso
name-dismasted = disalberata
name-decimated = equipaggio decimato
name-struck = arresa
name-crippled = gravemente danneggiata
name-going_down = sta affondando
name-prize = preda
name-objective = obiettivo
name-in_line = in linea
name-destroyed = distrutta

## Di che cosa è fatto un tiro

name-range = cannoni a questa distanza
name-sections = sezioni perdute
name-first = prima bordata
name-disorder = serventi in disordine
name-boarding = in abbordaggio
name-party = uomini nella squadra d'abbordaggio
name-moving = il bersaglio si è mosso
name-rake = tiro d'infilata
name-class = classe del bersaglio
name-under_guns = troppo sotto i cannoni
name-sails = vele del bersaglio
name-work = mura della batteria
name-manoeuvre = Manovra
name-losses = equipaggio ridotto
name-limit = limite della capacità
name-later = già tentato
name-shoal = pesca troppo per il bassofondo
name-repulsed = abbordaggio respinto
name-inches = abbrivio della nave
name-combat = Combattimento
name-decks = ponti

## Che cosa si chiede

ask-which-wind = Da dove viene il vento?
ask-what-to-muster = Quale nave entra nella flotta? { $purse ->
    [one] Resta un punto.
   *[other] Restano { $purse } punti.
}
ask-which-line = { $ship } entra in una squadra?
ask-which-station = Dove si schiera { $ship }?
ask-which-opening-load = Che cosa carica { $ship } { $side_to }?
ask-which-mast-mended = { $ship } ha finito le riparazioni: a quale albero va la casella?
ask-whether-to-return = { $ship } è uscita dal tavolo: tenterà di rientrare?
ask-whether-to-break = La linea di { $ship } resta unita?
ask-where-it-burns = { $ship } è in fiamme: dove subisce i danni?
ask-which-token = Quale gettone per { $ship }?
ask-which-squadron-token = Quale gettone per la squadra di { $ship }?
ask-which-fort-token = Quale gettone per il forte con { $battery }?
ask-orders = Fase { $phase }: ordini per { $ship }?
ask-must-sail = Fase { $phase }: { $ship } deve muovere. Quale rotta?
ask-further-orders = Qualsiasi rotta per { $ship }: quale curva?
ask-which-course = { $ship } accosta { $side_to } con la carta { $letter }: quanto?
ask-how-far-straight = { $ship } prosegue senza accostare: quanto?
ask-battery-orders = Fase { $phase }: ordini per { $battery }?
ask-which-signal = Fase { $phase }: che cosa fa la squadra di { $ship }?
ask-who-acts-next = Segnale «{ $action }»: a chi tocca?
ask-whether-to-stay = { $ship } tocca il bordo del tavolo: tenti di restare?
ask-which-side-hit = { $ship } è colpita lungo la chiglia: su quale fiancata?
ask-which-mast-hit = { $ship } è colpita nella velatura: quale degli alberi?
ask-which-mast-cut = Gli arrembatori tagliano il sartiame di { $ship }: quale albero?
ask-whether-to-take = { $ship } si impadronisce di { $prize }, che non può difendersi?
ask-whether-to-board = { $ship } va all'abbordaggio?
ask-whether-to-board-again = { $ship } ritenta l'abbordaggio?
ask-which-victim = Quale nave abborda { $ship }?
ask-how-many-board = Quante sezioni manda in mischia { $ship }?
ask-whose-losses = { $losses ->
    [one] È perduta una casella
   *[other] Sono perdute { $losses } caselle
}: quante di { $ship }?
ask-how-many-guards = Quante caselle di equipaggio mette { $ship } a bordo di { $prize }?
ask-how-many-more = Quante caselle di equipaggio aggiunge { $ship } a bordo di { $prize }?

## Che cosa si può scegliere

option-move = { $distance ->
    [0] Restare ferma
    [one] Avanti per un pollice
   *[other] Avanti per { $distance } pollici
}
option-turn = Accostare { $letter } { $side_to } fino al tratto { $ticks }, { $distance ->
    [one] un pollice
   *[other] { $distance } pollici
} in tutto
option-luff = Accostare { $letter } { $side_to } fino alla prua al vento
option-more = Altre rotte e ordini …
option-curve = Carta { $letter } { $side_to }
option-straight = Senza accostare
option-tack = Virare { $side_to }
option-drop-anchor = Gettare l'ancora a { $end }
option-weigh = Issare l'ancora
option-cut-cable = Tagliare il cavo dell'ancora
option-swing = Abbattere { $side_to } di { $quarte ->
    [one] una quarta
   *[other] { $quarte } quarte
}
option-set-sails = Passare a { $sails }
option-load = Caricare { $side_to }: { $shot }
option-fire = Fuoco { $side_to } contro { $target }, { $aim }
option-fire-off = Scaricare i pezzi { $side_to }
option-load-battery = Caricare
option-heat = Arroventare le palle
option-salvo = Fuoco contro { $target }, { $aim }
option-grapple = Lanciare i grappini su { $target }
option-cut-grapples = Recidere i grappini di { $target }
option-let-go = Lasciare andare { $target }
option-free-rigging = Liberare la velatura da { $target }
option-fight-fire = Spegnere l'incendio
option-clear-wreck = Liberarsi dell'albero: { $mast }
option-refloat = Tentare di disincagliarsi
option-rally = Riordinare l'equipaggio
option-repair = Riparare l'alberatura
option-pass = Nessuna azione
option-token = Gettone { $value }
option-late = Troppo tardi: un gettone a caso
option-signal = Segnale: { $action }
option-next-ship = { $ship }
option-stay-on = Tentare di restare sul tavolo
option-leave-table = Uscire dal tavolo
option-come-back = Tentare di rientrare
option-give-up = Abbandonarla
option-keep-line = Mantenere la linea
option-break-line = Rompere la linea
option-board = Abbordare { $target }
option-decline = Non abbordare
option-burn = { $mast_key ->
    [none] Scafo { $side_to }
   *[other] { $side_key ->
        [none] Velatura: { $mast }
       *[other] Velatura: { $mast }, scafo { $side_to }
    }
}
option-strike-side = Scafo { $side_to }
option-strike-mast = { $mast }
option-mend-mast = { $mast }
option-party = { $sections ->
    [one] Una sezione
   *[other] { $sections } sezioni
}
option-prize-crew = { $boxes ->
    [0] Nessuna
    [one] Una casella
   *[other] { $boxes } caselle
}
option-share = { $boxes ->
    [0] Nessuna
    [one] Una casella
   *[other] { $boxes } caselle
}
option-wind-from = Da { $point }
option-muster = { $ship }, { $value ->
    [one] un punto
   *[other] { $value } punti
}
option-enough = Nessun'altra nave
option-astern = In linea di fila dietro { $ship }
option-alone = Da sola
option-station = Posizione { $number }
option-line-station = La linea dalla posizione { $number }, prua a { $heading }

## Che cosa succede

event-first-wind = Il vento viene da { $point }.
event-wind-to-choose = { $seat_is ->
    [you] Scegli tu il vento.
   *[other] Il vento lo sceglie { $seat }.
}
event-mustered = { $seat_is ->
    [you] Arruoli { $ship } per { $value ->
        [one] un punto
       *[other] { $value } punti
    }.
   *[other] { $seat } arruola { $ship } per { $value ->
        [one] un punto
       *[other] { $value } punti
    }.
}
event-joined-line = { $ship } entra nella linea dietro { $leader }.
event-stationed = { $ship } prende la posizione { $number }.
event-turn-began = Comincia il turno { $turn }.
event-wind-turned = { $quarte ->
    [0] { $ship } tira { $rolled } per il vento: stabile da { $point }.
   *[other] { $ship } tira { $rolled } per il vento: gira a { $point }.
}
event-too-late = { $seat_is ->
    [you] Hai tardato e prendi un gettone a caso.
   *[other] { $seat } ha tardato e prende un gettone a caso.
}
event-draws-blind = { $seat_is ->
    [you] D'ora in poi peschi i gettoni alla cieca.
   *[other] D'ora in poi { $seat } pesca i gettoni alla cieca.
}
event-tokens-placed = Tutti i gettoni sono coperti sul tavolo.
event-phase-called = Fase { $phase }.
event-token-shown = { $ship } scopre il gettone { $value }.
event-line-broken = { $ordered ->
    [yes] La linea di { $ship } si scioglie per ordine.
   *[no] La linea di { $ship } è rotta.
}
event-signalled = Segnale alla squadra di { $ship }: { $action }.
event-idle = { $ship } non compie azioni.
event-battle-over = { $ending_key ->
    [debatable] La battaglia finisce con un risultato discutibile.
   *[other] La battaglia finisce con una { $ending }: { $winner }.
}
event-scored = { $side }: { $points ->
    [one] un punto.
   *[other] { $points } punti.
}
event-sailed = { $distance ->
    [0] { $ship } resta ferma.
    [one] { $ship } avanza di un pollice.
   *[other] { $ship } avanza di { $distance } pollici.
}
event-turned = { $ship } accosta { $letter } { $side_to } per { $curve ->
    [one] un pollice
   *[other] { $curve } pollici
}, { $distance } in tutto.
event-in-irons = { $ship } è controvento.
event-tried = { $ship } tenta di { $task }, { $rolled } e { $ability }: { $passed ->
    [yes] riuscito.
   *[no] fallito.
}
event-met-ship = { $ship } finisce addosso a { $other }.
event-collided = { $fouled ->
    [yes] { $ship } e { $other } entrano in collisione e restano impigliate.
   *[no] { $ship } e { $other } entrano in collisione.
}
event-met-coast = { $ship } tocca la costa.
event-grounded = { $ship } è incagliata.
event-backed-off = { $ship } si ritrae in tempo.
event-stopped-short = { $ship } si ferma prima del bordo del tavolo.
event-left-table = { $ship } esce dal tavolo a { $edge }: { $way }.
event-declared = { $returns ->
    [yes] { $ship } tenterà di rientrare.
   *[no] { $ship } è abbandonata.
}
event-stays-away = { $ship } non è in condizione di rientrare.
event-returned = { $ship } rientra sul tavolo.
event-no-room = Non c'è spazio per il rientro di { $ship }.
event-tacked = { $ship } vira { $side_to }.
event-anchored = { $ship } getta l'ancora a { $end }.
event-weighs-anchor = { $ship } comincia a issare l'ancora.
event-anchor-up = L'ancora di { $ship } è a bordo.
event-cable-cut = { $ship } taglia il cavo e perde l'ancora.
event-swung = { $ship } abbatte { $side_to } di { $quarte ->
    [one] una quarta
   *[other] { $quarte } quarte
}.
event-sails-changed = { $ship }: { $sails }.
event-drifted = { $ship } va alla deriva di { $distance ->
    [one] un pollice
   *[other] { $distance } pollici
}.
event-shifted = { $ship } viene spostata.
event-loaded = { $doubled ->
    [yes] { $ship } aggiunge una seconda palla { $side_to }.
   *[no] { $ship } carica i pezzi { $side_to }.
}
event-loaded-with = I pezzi { $side_to } di { $ship } sono caricati a { $shot }.
event-battery-loaded = { $battery } carica.
event-heated = { $battery } arroventa le palle.
event-fired = { $ship } spara { $side_to } contro { $target }, { $aim }, { $shot }, { $range ->
    [one] un pollice
   *[other] { $range } pollici
}{ $rake_rake }: { $rolled } e { $modifier } fanno { $score } contro { $against }: { $damage ->
    [0] nessun danno.
    [1] un danno.
    [2] due danni.
   *[3] tiro critico!
}
event-battery-fired = { $battery } spara contro { $target }, { $aim }, { $shot }, { $range ->
    [one] un pollice
   *[other] { $range } pollici
}{ $rake_rake }: { $rolled } e { $modifier } fanno { $score } contro { $against }: { $damage ->
    [0] nessun danno.
    [1] un danno.
    [2] due danni.
   *[3] tiro critico!
}
event-fired-off = { $ship } scarica i pezzi { $side_to }: { $shot }.
event-hull-struck = { $ship } perde { $boxes ->
    [one] una casella di scafo
   *[other] { $boxes } caselle di scafo
} { $side_to }.
event-rigging-struck = { $ship } perde { $boxes ->
    [one] una casella di velatura
   *[other] { $boxes } caselle di velatura
}: { $mast }.
event-crew-struck = { $ship } perde { $boxes ->
    [one] una casella di equipaggio
   *[other] { $boxes } caselle di equipaggio
}.
event-prisoners-struck = { $boxes ->
    [one] Va perduta una casella di prigionieri a bordo di { $ship }.
   *[other] Vanno perdute { $boxes } caselle di prigionieri a bordo di { $ship }.
}
event-battery-struck = { $battery } perde { $boxes ->
    [0] nessuna casella
    [one] una casella
   *[other] { $boxes } caselle
} e { $crew ->
    [0] nessun artigliere.
    [one] una casella di artiglieri.
   *[other] { $crew } caselle di artiglieri.
}
event-mast-fell = Cade l'albero di { $ship } ({ $mast }), { $where_fall } ({ $rolled }).
event-caught-fire = { $ship } è in fiamme!
event-fire-spread = L'incendio di { $battery } si propaga a { $other }.
event-battery-destroyed = { $battery } tace per sempre.
event-critical-damage = Danno critico a { $ship }: { $rolled } e { $sections ->
    [0] nessuna sezione intatta fanno
    [one] una sezione intatta fanno
   *[other] { $sections } sezioni intatte fanno
} { $total }.
event-blew-up = { $ship } salta in aria!
event-rudder-lost = { $ship } perde il timone.
event-captain-killed = Il capitano di { $ship } è ucciso.
event-disordered = L'equipaggio di { $ship } è in disordine.
event-began-to-sink = { $ship } sta affondando ({ $rolled }): sparirà nel turno { $turn }.
event-sank = { $ship } affonda.
event-badly-damaged = { $ship } è gravemente danneggiata e inerme.
event-struck = { $ship } ammaina la bandiera.
event-fire-out = L'incendio di { $ship } è domato.
event-wreck-cleared = { $ship } si è liberata dell'albero caduto ({ $mast }).
event-refloated = { $ship } galleggia di nuovo.
event-rigging-freed = { $ship } libera la velatura da { $other }.
event-rallied = L'equipaggio di { $ship } si riordina.
event-repairing = { $ship } ripara l'alberatura: { $phases ->
    [one] una fase
   *[other] { $phases } fasi
} su 5.
event-mended = { $ship } ha riparato una casella ({ $mast }).
event-grappled = { $ship } aggancia { $target } con i grappini.
event-grapples-cut = { $ship } si è liberata da { $target }.
event-boards = { $ship } abborda { $target }.
event-party-formed = { $ship } manda { $sections ->
    [one] una sezione
   *[other] { $sections } sezioni
}, { $boxes ->
    [one] una casella
   *[other] { $boxes } caselle
}.
event-melee-fought = { $deck ->
    [yes] Sul ponte di { $target }: { $ship } { $score } ({ $rolled }), { $target } { $against_score } ({ $against }).
   *[no] Gli uomini di { $ship } sono ancora sulle proprie murate: { $ship } { $score } ({ $rolled }), { $target } { $against_score } ({ $against }).
}
event-deck-gained = Gli uomini di { $ship } mettono piede sul ponte di { $target }.
event-held-off = { $ship } tiene a bada gli arrembatori di { $target }.
event-thrown-back = { $ship } respinge gli arrembatori di { $target }.
event-captured = { $ship } cattura { $target } e vi mette { $boxes ->
    [one] una casella
   *[other] { $boxes } caselle
} di equipaggio.
event-unguarded = { $ship } non ha uomini per prendere { $target }, che resta arresa.
event-prisoners-rose = I prigionieri a bordo di { $ship } si ribellano e la riprendono.
event-recaptured = { $ship } libera { $target }, che torna al suo equipaggio.

## La veduta del tavolo

table-scenario = { $scenario }
table-turn = turno { $turn } di { $turns }
table-phase = fase { $phase }
table-wind = vento da { $wind }
table-ending = { $ending_key ->
    [debatable] { $ending }
   *[other] { $ending }: { $winner }
}
table-stage-wind_first = primo vento
table-stage-muster = arruolamento
table-stage-lines = formazione delle squadre
table-stage-station = schieramento
table-stage-loads = caricamento
table-stage-victory = vittoria
table-stage-repairs = riparazioni
table-stage-sinking = affondamento
table-stage-return = rientro
table-stage-wind = vento
table-stage-formation = formazione
table-stage-fires = incendi
table-stage-tokens = gettoni
table-stage-boarding = abbordaggi
table-stage-parties = squadre di abbordaggio
table-stage-melee = mischia
table-stage-drift = deriva
table-stage-end = fine del turno
table-side = { $side } ({ $captains }), { $points ->
    [one] un punto
   *[other] { $points } punti
}
table-allied = { $side }, con { $allies }
table-captain = { $seat }
table-name = { $ship }
table-kind = { $type } da { $guns }
table-course = { $heading }, { $sails }
table-speed = { $point } { $most }-{ $least }
table-hull = scafo { $starboard }/{ $port } di { $built }
table-masts = alberi { $masts }
table-crew = equipaggio { $crew } di { $complement }
table-guns = pezzi di dritta: { $starboard }, di sinistra: { $port }
table-token = gettone { $value } (usati { $used })
table-token-down = gettone coperto (usati { $used })
table-token-none = ancora senza gettone (usati { $used })
table-mark = { $mark }
table-wreck = albero caduto a { $side }
table-anchored = all'ancora di { $end }
table-party = squadra di abbordaggio: { $boxes ->
    [one] una casella
   *[other] { $boxes } caselle
}
table-prisoners = prigionieri: { $boxes ->
    [one] una casella
   *[other] { $boxes } caselle
}
table-sinks = affonda nel turno { $turn }
table-fouled = impigliata con { $other }
table-grapples = tiene { $other } con i grappini
table-grappled = tenuta dai grappini di { $other }
table-boards-rail = all'abbordaggio di { $other }, i suoi uomini ancora sulle murate
table-boards-deck = i suoi uomini sul ponte di { $other }
table-boards-resting = tenuta a bada da { $other }
table-boarded-rail = abbordata da { $others }
table-boarded-deck = uomini di { $others } sul ponte
table-boarded-resting = tiene a bada { $others }
table-battery = { $guns } cannoni, caselle { $boxes } di { $built }
table-battery-load = { $load }
table-place-leaving = fuori dal tavolo
table-place-off = fuori dal tavolo, tenta di rientrare
table-place-gone = fuori per sempre
table-place-home = portata al sicuro
table-place-escaped = sfuggita
table-place-sunk = affondata
table-place-blown = saltata in aria

## Il libro di bordo durante la battaglia

table-show-side = { $side }, al comando { $seat }
table-show-build = classe { $rate }, ponti { $decks }, { $guns } cannoni, { $carronades ->
    [0] senza carronate
    [one] una carronata
   *[other] { $carronades } carronate
}, virata { $turning }, pescaggio { $draught }, vale { $value }
table-show-hull = scafo { $side_to }
table-show-mast = { $mast }
table-show-crew = Effettivi
table-show-boxes = { $left } di { $built }
table-show-fresh = prima bordata ancora da sparare: { $sides }
table-show-mended = { $phases ->
    [one] una fase di riparazione
   *[other] { $phases } fasi di riparazione
}
table-show-gunners = serventi
table-show-work = batteria

## Il progettista di navi e le carte proprie

table-named = { $it }
table-design-types = Tipi: { $types }
table-design-qualities = Qualità: { $qualities }
table-design-nation = Nazione
table-design-name = Nome
table-design-manoeuvre = Manovra
table-design-combat = Combattimento
table-design-fire = Fuoco
table-design-launched = È nell'elenco delle navi di { $folder }.
table-design-play = Per giocare: { $command }
table-chart-playable = { $file } si può giocare. Comandanti: { $captains }.
table-chart-allied = Alleati: { $sides }
table-chart-squadron = Squadra ({ $side }): { $ships }
table-book-title = { $ship }: { $type } da { $guns }, { $carronades ->
    [0] senza carronate
    [one] una carronata
   *[other] { $carronades } carronate
}, { $men } uomini, { $nation }
table-book-hull = classe { $rate }, ponti { $decks }, pescaggio { $draught }, basetta { $base } mm
table-book-boxes = virata { $turning }, scafo { $hull } per fiancata, alberi { $masts }, Effettivi { $crew }
table-book-crew = Manovra { $manoeuvre }, Combattimento { $combat }, Fuoco { $fire }
table-book-speed = pollici
table-book-drift = deriva
table-book-range = distanza
table-book-fire = dado
table-book-value = vale { $value } = { $parts }
table-book-part-decks = ponti { $points }
table-book-part-turning = virata { $points }
table-book-part-hull = scafo { $points }
table-book-part-rigging = velatura { $points }
table-book-part-crew = Effettivi { $points }
table-book-part-manoeuvre = Manovra { $points }
table-book-part-combat = Combattimento { $points }
table-book-part-fire = Fuoco { $points }
table-book-part-carronades = carronate { $points }

## Che cosa sapere di una scelta

note-firing = { $ship } fa fuoco
note-under-fire = { $ship }
note-guns-at = cannoni a { $range ->
    [one] un pollice
   *[other] { $range } pollici
}
note-part = { $part }
note-damages = { $damage ->
    [0] nessun danno
    [1] un danno
    [2] due danni
   *[3] critico
}
note-on-average = { NUMBER($damages, minimumFractionDigits: 1) } danni in media.
note-may-catch-fire = L'albero lungo il bordo prende fuoco { $percent } volte su cento.
note-testing = { $ship }
note-passes = { $task }
note-fails = il tentativo fallisce
note-runs-into = Urta { $other }.
note-touches-shore = Tocca la costa.
note-reaches-edge = Raggiunge il bordo: esce dal tavolo, o tenta di restare.
note-boarders = assalitori di { $ship }
note-defenders = { $ship }
note-gains-deck = sul ponte di { $target }
note-held-at-rail = respinti alla murata
note-no-roll = Non si tira alcun dado.
note-goes-so = { $most ->
    [0] Resta ferma e va solo alla deriva.
   *[other] Con questa andatura da { $least } a { $most } pollici.
}
note-acts-so-often = { $phases ->
    [one] Agisce una volta, nella fase 1.
   *[other] Agisce { $phases } volte, dalla fase { $phases } in poi.
}
note-carries = { $shot_reach }

## Perché no

note-must-sail-first = { $ship } deve prima manovrare.
note-no-gunners = { $ship } non ha più nessuno ai pezzi.
note-may-not-fire = { $ship } non può ancora fare fuoco.
note-not-signalled = Il segnale è un altro: { $signal }.
note-loaded-already = { $ship }: già carica, { $side }.
note-no-wreck-there = { $ship }: non c'è nulla da sgombrare, { $mast }.
note-not-loaded = I pezzi di { $ship } che battono { $target } non sono carichi.
note-out-of-arc = { $target } non è in alcun settore di { $ship }.
note-out-of-range = { $target } è a { $range ->
    [one] un pollice
   *[other] { $range } pollici
}: i cannoni di { $ship } non arrivano.
note-nearer-target = { $nearer } è più vicina di { $target }.
note-land-between = C'è terra davanti a { $target }.
note-no-target = Su { $target } non si può fare fuoco.
note-load-out-of-range = { $range ->
    [one] Un pollice
   *[other] { $range } pollici
} da { $target }: non con { $shot }.
note-not-her-turn = Non tocca a { $ship }.
note-head-to-wind = { $ship } è controvento e non può manovrare.
note-lies-at-anchor = { $ship } è all'ancora.
note-sails-are-furled = Le vele di { $ship } sono serrate.
note-unmanageable = { $ship } non è manovrabile.
note-no-masts = { $ship } non ha alberi su cui spiegare le vele.
note-no-full-sail = { $ship } non può spiegare tutte le vele.
note-token-used = { $ship } ha già usato il gettone { $value }: torna con l'intera serie.
note-fort-tokens = { $ship } non ha il gettone { $value }: un forte ha quelli da 1 a 3.
note-side-left = { $ship }, { $side }: { $boxes ->
    [one] resta una casella
   *[other] restano { $boxes } caselle
} su { $built }{ $sections ->
    [0] .
    [one] ; una sezione è perduta, e da qui si spara a −1.
   *[other] ; { $sections } sezioni sono perdute, e da qui si spara a −{ $sections }.
}
note-side-gone = { $ship }, { $side }: non resta alcuna casella; chi colpisce qui danneggia l'altro lato.
note-mast-left = { $ship }, { $mast }: { $boxes ->
    [one] resta una casella
   *[other] restano { $boxes } caselle
} su { $built }. Chi tira alla velatura colpisce l'albero più vicino ai suoi pezzi.
note-mast-down = L'albero di { $ship } ({ $mast }) è caduto { $where_fall }.
note-last-box = { $ship }, { $mast }: resta solo l'ultima casella, e nessuna mischia la toglie.
note-work-left = { $battery }: { $boxes ->
    [one] resta una casella
   *[other] restano { $boxes } caselle
} su { $built }{ $sections ->
    [0] .
    [one] ; una sezione è perduta, e spara a −1.
   *[other] ; { $sections } sezioni sono perdute, e spara a −{ $sections }.
}
note-work-silent = { $battery }: nessuna casella resta; tace per sempre.
note-battery-crew-left = { $battery }: { $boxes ->
    [0] non resta nessuno per caricare e sparare.
    [one] resta una casella di equipaggio su { $built }.
   *[other] restano { $boxes } caselle di equipaggio su { $built }.
}
note-tokens-first = { $ship } agirà quando tutti i gettoni saranno scelti.
note-crew-left = { $ship }: { $boxes ->
    [one] resta una casella
   *[other] restano { $boxes } caselle
} di equipaggio su { $built }.
note-built = { $guns ->
    [one] Un cannone
   *[other] { $guns } cannoni
}, { $carronades ->
    [0] nessuna carronata
    [one] una carronata
   *[other] { $carronades } carronate
}; { $hull } caselle di scafo per fianco, { $crew } di equipaggio.
note-manned = Manovra { $manoeuvre }, Combattimento { $combat }, Fuoco { $fire }.
note-crew-kept = { $boxes ->
    [one] Una casella di equipaggio resta a bordo di { $ship }.
   *[other] { $boxes } caselle di equipaggio restano a bordo di { $ship }.
}
note-boxes-become = Caselle, { $part }: { $was } → { $now }.

## Che cosa si conta
measure-sunk = nemici affondati
measure-struck = nemici arresi
measure-taken = nemici catturati
measure-escaped = navi proprie in salvo
measure-batteries = batterie
measure-value = valore della nave
measure-hull = scafo perduto
measure-rigging = alberatura perduta
measure-crew = equipaggio perduto
measure-counted-off = non contati, o raddoppiati
measure-crushing = vittorie schiaccianti
measure-partial = vittorie parziali
measure-debatable = esiti discutibili
measure-turns = turni
