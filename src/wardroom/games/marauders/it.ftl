title = Mercanti e corsari dei Caraibi
about = I Caraibi al tempo della vela: commercia, assalta i mercanti, caccia e fatti cacciare, segui dicerie e missioni, e sii il primo capitano con dieci punti gloria. Da 2 a 4.
goal = Lo scopo: dieci punti gloria prima di chiunque altro. Commercia, assalta i mercanti, vinci battaglie, segui dicerie e missioni, e metti oro in deposito.

## Opzioni della preparazione

switch-out_of_turn_scouting = Avvistamento fuori turno
    .about = La variante tagliagole: appena una nave entra nella tua zona di mare puoi cercare di avvistarla, al prezzo del capitano girato e di una sola azione nel tuo turno seguente.
switch-slow_galleons = Galeoni lenti
    .about = I galeoni hanno manovrabilità 1 invece di 2.
switch-war_exempts_bounty = Taglie in guerra
    .about = Che cosa la guerra perdona ai capitani delle due nazioni contro le navi nemiche.
    .value-off = niente
    .value-start = iniziare un combattimento
    .value-all = iniziare un combattimento e sconfiggere una nave della marina
switch-declare = Dieci punti gloria
    .about = Se un capitano con dieci punti li dichiara subito o può aspettare.
    .value-auto = dichiarati da sé
    .value-ask = si chiede al giocatore
switch-npc = Capitani della marina e pirati
    .about = Chi combatte le loro battaglie.
    .value-player = il giocatore alla sinistra di quello attivo
    .value-bot = una regola empirica

## Nazioni, aree, abilità e altre parole

gold-n = { $gold ->
    [one] 1 oro
   *[other] { $gold } ori
}

name-eng = Inghilterra
    .the = l'Inghilterra
    .of = dell'Inghilterra
    .from = dall'Inghilterra
    .m = inglese
    .f = inglese
    .fs = inglesi
name-fra = Francia
    .the = la Francia
    .of = della Francia
    .from = dalla Francia
    .m = francese
    .f = francese
    .fs = francesi
name-ned = Olanda
    .the = l'Olanda
    .of = dell'Olanda
    .from = dall'Olanda
    .m = olandese
    .f = olandese
    .fs = olandesi
name-esp = Spagna
    .the = la Spagna
    .of = della Spagna
    .from = dalla Spagna
    .m = spagnolo
    .f = spagnola
    .fs = spagnole
name-slp = corvetta pirata
name-frg = fregata pirata
name-war_eng = Capitan Nessuno d'Inghilterra
name-war_fra = Capitan Nessuno di Francia
name-war_ned = Capitan Nessuno d'Olanda
name-war_esp = Capitan Nessuno di Spagna

name-hull = scafo
    .of = allo scafo
name-cargo = stiva
    .of = alla stiva
name-masts = alberi
    .of = agli alberi
name-crew = ciurma
    .of = alla ciurma
name-cannons = cannoni
    .of = ai cannoni
name-escape = fuga

name-seamanship = navigazione
name-scouting = avvistamento
name-leadership = comando
name-influence = influenza

name-skull = teschio
name-shoot = fuoco
name-board = arrembaggio
name-flee = fuga
name-sunk = affondando il nemico
name-boarded = all'arrembaggio
name-tie = parità
name-gold = l'oro
name-rumor = una diceria
name-glory_card = una carta gloria
name-cargo_card = una carta merce

name-trade = il commercio
name-raids = un assalto
name-battles = una battaglia
name-rumors = una diceria
name-missions = una missione
name-ships = una nave

## Luoghi e navi

name-nassau = Nassau
    .the = Nassau
    .off = al largo di Nassau
    .of = di Nassau
    .at = a Nassau
name-havana = L'Avana
    .the = l'Avana
    .off = al largo dell'Avana
    .of = dell'Avana
    .at = all'Avana
name-tortuga = Tortuga
    .the = Tortuga
    .off = al largo di Tortuga
    .of = di Tortuga
    .at = a Tortuga
name-port_royal = Port Royal
    .the = Port Royal
    .off = al largo di Port Royal
    .of = di Port Royal
    .at = a Port Royal
name-petit_goave = Petit-Goâve
    .the = Petit-Goâve
    .off = al largo di Petit-Goâve
    .of = di Petit-Goâve
    .at = a Petit-Goâve
name-old_providence = Vecchia Provvidenza
    .the = Vecchia Provvidenza
    .off = al largo di Vecchia Provvidenza
    .of = di Vecchia Provvidenza
    .at = a Vecchia Provvidenza
name-cartagena = Cartagena
    .the = Cartagena
    .off = al largo di Cartagena
    .of = di Cartagena
    .at = a Cartagena
name-santo_domingo = Santo Domingo
    .the = Santo Domingo
    .off = al largo di Santo Domingo
    .of = di Santo Domingo
    .at = a Santo Domingo
name-san_juan = San Juan
    .the = San Juan
    .off = al largo di San Juan
    .of = di San Juan
    .at = a San Juan
name-caribbean_sea = Mar dei Caraibi
    .the = il Mar dei Caraibi
    .off = nel Mar dei Caraibi
    .of = del Mar dei Caraibi
    .at = nel Mar dei Caraibi
name-curacao = Curaçao
    .the = Curaçao
    .off = al largo di Curaçao
    .of = di Curaçao
    .at = a Curaçao
name-caracas = Caracas
    .the = Caracas
    .off = al largo di Caracas
    .of = di Caracas
    .at = a Caracas
name-st_maarten = Sint Maarten
    .the = Sint Maarten
    .off = al largo di Sint Maarten
    .of = di Sint Maarten
    .at = a Sint Maarten
name-st_john = Saint John's
    .the = Saint John's
    .off = al largo di Saint John's
    .of = di Saint John's
    .at = a Saint John's
name-basse_terre = Basse-Terre
    .the = Basse-Terre
    .off = al largo di Basse-Terre
    .of = di Basse-Terre
    .at = a Basse-Terre
name-bridgetown = Bridgetown
    .the = Bridgetown
    .off = al largo di Bridgetown
    .of = di Bridgetown
    .at = a Bridgetown
name-trinidad = Trinidad
    .the = Trinidad
    .off = al largo di Trinidad
    .of = di Trinidad
    .at = a Trinidad
name-sloop = Corvetta
    .a = una corvetta
    .the = la corvetta
    .your = la tua corvetta
    .beaten = la corvetta battuta
name-flute = Fluyt
    .a = un fluyt
    .the = il fluyt
    .your = il tuo fluyt
    .beaten = il fluyt battuto
name-frigate = Fregata
    .a = una fregata
    .the = la fregata
    .your = la tua fregata
    .beaten = la fregata battuta
name-galleon = Galeone
    .a = un galeone
    .the = il galeone
    .your = il tuo galeone
    .beaten = il galeone battuto
name-man_of_war = Vascello
    .a = un vascello
    .the = il vascello
    .your = il tuo vascello
    .beaten = il vascello battuto

## Domande

ask-which-ship = Quale nave prendi?
ask-another-captain = { $npc } è al largo del porto di residenza di { $captain }. Peschi un altro capitano?
ask-how-much-from-stash = Quanto oro del deposito porti a bordo?
ask-what-next = { $moves ->
    [0] Che cosa fai? { $actions ->
        [0] Nessuna azione rimasta.
        [one] Un'azione rimasta.
       *[other] { $actions } azioni rimaste.
    }
   *[other] Che cosa fai? Azioni rimaste: { $actions }, più { $moves } solo per muovere.
}
ask-what-ashore = Che cosa fai nel porto { $port_of }?
ask-what-to-sell = Che cosa vendi { $port_at }? Qui è richiesto: { $good }.
ask-what-to-buy = Che cosa compri { $port_at }? Finora: { gold-n }.
ask-how-many-to-hire = Quanti uomini assoldi?
ask-which-rumor = Quale diceria tieni? L'altra torna nel mazzo.
ask-which-mission = Quale missione tieni?
ask-how-much-to-stash = Quanto oro sposti?
ask-move-modification = { $less ->
    [0] Fai passare sulla nuova nave, { $ship_a }, { $modification } per { gold-n }?
   *[other] Fai passare sulla nuova nave, { $ship_a }, { $modification } per { gold-n }? La vecchia allora vale { $less } in meno.
}
ask-what-to-drop = La tua nave non può portare tutto. Che cosa getti a mare? Di troppo: { $excess }.
ask-which-flag = Un mercante: il segnalino è { $nation_m }. Lo assalti?
ask-better-raid-roll = { $successes ->
    [one] Un successo.
   *[other] { $successes } successi.
} Ritiri un dado?
ask-how-to-raid = { $left ->
    [one] Un successo da spendere.
   *[other] { $left } successi da spendere.
} Sulle carte: { gold-n }, fughe: { $escapes }.
ask-what-to-stow = { $room ->
    [0] La stiva è piena. Che cosa getti a mare per fare posto?
    [one] Che cosa prendi a bordo? C'è posto per una carta.
   *[other] Che cosa prendi a bordo? C'è posto per { $room } carte.
}
ask-ignore-hits = { $hits ->
    [one] Arriva un colpo. Rinunci a ciò che ti protegge per ignorarlo?
   *[other] Arrivano { $hits } colpi. Rinunci a ciò che ti protegge per ignorarli tutti?
}
ask-save-masts = Un colpo agli alberi. Lo annulli?
ask-save-cargo = Un colpo alla stiva. Lo annulli?
ask-before-battle = { $player_is ->
    [nobody] Battaglia con { $npc }: giochi una carta prima che cominci?
   *[other] Battaglia con { $player }: giochi una carta prima che cominci?
}
ask-what-to-declare = { $player_is ->
    [nobody] Round { $round } contro { $npc }: che cosa dichiari?
   *[other] Round { $round } contro { $player }: che cosa dichiari?
}
ask-what-npc-declares = { $player_is ->
    [you] Round { $round } contro di te: che cosa dichiara { $npc }?
   *[other] Round { $round } contro { $player }: che cosa dichiara { $npc }?
}
ask-change-course = Entrambi hanno dichiarato. Cambi idea?
ask-throw-hooks = { $successes ->
    [one] Un successo.
   *[other] { $successes } successi.
} Lanci i rampini per ritirare dei dadi?
ask-load-volley = { $hits ->
    [one] La tua bordata colpisce una volta.
   *[other] La tua bordata colpisce { $hits } volte.
} La carichi con un'arma speciale?
ask-where-it-strikes = { $skulls ->
    [one] Quale area della tua nave subisce il colpo?
   *[other] Quale area della tua nave subisce il primo di { $skulls } colpi?
}
ask-where-it-strikes-npc = { $skulls ->
    [one] Quale area subisce il colpo contro { $npc }?
   *[other] Quale area subisce il primo di { $skulls } colpi contro { $npc }?
}
ask-who-pays = Quale nazione ti paga per { $player }?
ask-what-to-plunder = { $room ->
    [0] Che cosa prendi a { $player }? La tua stiva è piena: merci solo in cambio di altre.
   *[other] Che cosa prendi a { $player }?
}
ask-take-the-ship = { $cargo ->
    [0] Lasci la tua nave per requisire { $ship_beaten }?
    [one] Lasci la tua nave per requisire { $ship_beaten } con l'unica carta che ha nella stiva?
   *[other] Lasci la tua nave per requisire { $ship_beaten } con le { $cargo } carte che ha nella stiva?
}
ask-scout-now = { $player } arriva { $zone_off }. Cerchi di avvistare la nave fuori turno?
ask-try-again = La prova di { $skill } è fallita. Il tuo capitano ritira tutti i dadi?
ask-use-charm = Prova di { $skill }: { $successes } su { $need }. Usi un Portafortuna?
ask-charm-against = Il tuo avvistamento: { $successes } ({ $rest } sugli altri dadi). { $player }: { $their_successes } ({ $their_rest }). Usi un Portafortuna?
ask-spotted = { $player_is ->
    [nobody] { $npc } ti ha avvistato.
   *[other] { $player } ti ha avvistato.
} Rispondi con una carta?
ask-false-colours = La marina sta per cercarti { $zone_off }. Mostri una Bandiera falsa?
ask-last-will = Il tuo capitano muore. Giochi una carta?
ask-in-anothers-turn = Comincia il turno di { $player }. Annunci una carta?
ask-on-an-arrival = { $player } arriva { $zone_off }. Annunci una carta?
ask-which-glory-goes = Puoi tenere quattro carte gloria. Quale scarti?
ask-play-one-now = Giochi subito una delle tue carte?
ask-where-to-send = { $card }: quale nave va dove?
ask-what-to-sabotage = Dove subisce il danno la nave di { $player }?
ask-which-port = In quale porto si pesca una nuova domanda?
ask-which-demand = Che cosa è richiesto d'ora in poi { $port_at }?
ask-which-orders = Ordini sigillati: { $missions }. Una di queste prende il posto di una missione aperta?
ask-which-mission-goes = Sostituisci una missione aperta?
ask-which-weapon = { $card }: quale arma speciale prendi?
ask-which-nation-forgives = { $card }: quale nazione ritira le sue taglie?
ask-whom-to-rob = Chi derubi?
ask-what-to-mend = { $points ->
    [one] { $card }: che cosa si ripara?
   *[other] { $card }: che cosa si ripara? Punti rimasti: { $points }.
}
ask-buy-pardon = Pace: paghi { gold-n } per farti togliere una taglia?
ask-declare-or-not = Dichiari dieci punti gloria?

## Scelte

option-yes = Sì
option-no = No
option-pass = Niente
option-pass-turn = Niente per tutto questo turno
option-done = Basta così
option-take-ship = Prendi { $ship_a }
option-retire = Ritirati e perdi tutto ciò che è a bordo
option-sail = Naviga verso { $zone_the }
option-dock = Entra nel porto { $zone_of }
option-dock-paying = Entra nel porto { $zone_of } per { gold-n }
option-dock-talking = Entra a parole nel porto { $zone_of } (influenza)
option-dock-smuggled = Entra nel porto { $zone_of } con il contrabbandiere (influenza)
option-put-out = Prendi il mare { $zone_off }
option-scout-merchant = Cerca il mercante { $zone_off }
option-scout-spaniard = Trova il mercante { $zone_off } senza prova, come spagnolo
option-scout-npc = Cerca { $npc }
option-scout-player = Cerca { $player }
option-go-ashore = Scendi a terra { $port_at } (azione Porto)
option-investigate = Indaga: { $card }
option-play = Gioca { $card }
option-end-turn = Finisci il turno
option-sell-goods = Vendi merci
option-buy-goods = { $cards ->
    [one] Compra merci (1 carta)
   *[other] Compra merci ({ $cards } carte)
}
option-repair = { $gold ->
    [0] Ripara un punto gratis: { $area }
   *[other] Ripara un punto per { gold-n }: { $area }
}
option-repair-all = { $gold ->
    [0] Ripara gratis tutti i { $points } punti
   *[other] Ripara tutti i { $points } punti per { gold-n }
}
option-buy-weapon = Compra per { gold-n }: { $weapon }
option-sell-weapon = Vendi per { gold-n }: { $weapon }
option-buy-modification = Compra per { gold-n }: { $modification }
option-buy-ship = { $back ->
    [0] { $gold ->
        [0] Compra { $ship_a } in cambio della tua nave
       *[other] Compra { $ship_a } in cambio della tua nave e di { gold-n }
    }
   *[other] Compra { $ship_a } in cambio della tua nave, con { $back ->
        [one] 1 oro
       *[other] { $back } ori
    } di resto
}
option-recruit = Recluta uomini
option-seek-rumor = { $gold ->
    [0] Cerca una diceria
   *[other] Cerca una diceria per { gold-n }
}
option-claim = Cerca di ottenere la missione { $mission }
option-open-chest = Apri il forziere
option-hire-courier = Assolda il corriere per il forziere ({ gold-n })
option-verify-rumor = Verifica: { $card }
option-fulfil = Occupati della missione { $mission }
option-return-bounty = Fatti togliere per 5 ori una taglia { $nation_f }
option-leave-quay = Lascia la banchina
option-sell = { $count ->
    [one] Vendi una carta di { $good } per { gold-n }
   *[other] Vendi { $count } carte di { $good } per { gold-n }
}
option-sell-all = { $count ->
    [one] Vendi la tua unica carta per { gold-n }
   *[other] Vendi tutte le { $count } carte per { gold-n }
}
option-buy = { $count ->
    [one] Compra una carta di { $good } per { gold-n }
   *[other] Compra { $count } carte di { $good } a { gold-n } l'una
}
option-draw-again = Fatti portare altre merci per { gold-n }
option-hire = { $count ->
    [0] Non assoldare nessuno
    [one] Assolda un uomo per { gold-n }
   *[other] Assolda { $count } uomini per { gold-n }
}
option-keep-rumor = Tieni { $card }
option-keep-mission = Tieni { $mission }
option-stash = Metti { gold-n } in deposito
option-withdraw = Togli { gold-n } dal deposito
option-raid = Assaltalo come mercante { $nation_m }
option-let-go = Lascialo andare
option-reroll-with = Ritira un dado: { $piece }
option-reroll = { $count ->
    [one] Ritira un dado
   *[other] Ritira { $count } dadi
}
option-draw-card = Pesca una carta
option-reject = Scarta { $card } ({ $value ->
    [one] 1 oro
   *[other] { $value } ori
}, { $symbol })
option-exchange = Cambia { $card } ({ $value ->
    [one] 1 oro
   *[other] { $value } ori
}, { $symbol })
option-stow = Prendi a bordo una carta di { $card }
option-jettison = Getta a mare una carta di { $good }
    .several = { $count ->
        [one] Getta una carta in mare
       *[other] Getta { $count } carte in mare
    }
option-shoot = Fuoco
option-board = Arrembaggio
option-flee = Fuga
option-leave-to-bot = Lascia questo capitano a una regola empirica
option-fire = Carica: { $weapon }
option-place = { $left ->
    [one] { $area } (resta 1)
   *[other] { $area } (restano { $left })
}
option-loot-gold = Prendi { gold-n }
option-loot-cargo = Prendi una carta di { $good }
option-loot-weapon = Prendi l'arma: { $weapon }
option-loot-rumor = Prendi la diceria { $card }
option-loot-glory = Prendi la carta { $card }
option-loot-specialist = Prendi a bordo: { $card }
option-collect-from = Riscuoti { gold-n } { $nation_from }
option-discard-glory = Scarta { $card }
option-send = Manda { $npc } verso { $zone_the }
option-sabotage = { $area }
option-tip = { $port }
option-want = { $good }
option-swap = { $mission } al posto di { $board }
option-replace = Sostituisci { $mission }
option-take-weapon = { $weapon }
option-forgive = { $count ->
    [one] Una taglia { $nation_f }
   *[other] { $count } taglie { $nation_fs }
}
option-rob = Deruba { $player } di cinque ori al massimo
option-mend = { $area }
option-declare = Dichiara dieci punti

## Che cosa succede

event-first-player = { $player_is ->
    [you] In ogni giro cominci tu.
   *[other] In ogni giro comincia { $player }.
}
event-captain-drawn = { $player_is ->
    [you] Il tuo capitano è { $captain }.
   *[other] Il capitano di { $player } è { $captain }.
}
event-entered-play = { $player_is ->
    [you] { $captain } arma per te { $ship_a } nel porto { $port_of }.
   *[other] { $captain } arma per { $player } { $ship_a } nel porto { $port_of }.
}
event-captain-rejected = { $player_is ->
    [you] Mandi via { $captain }.
   *[other] { $player } manda via { $captain }.
}
event-no-captain-left = { $player_is ->
    [you] Non c'è più un capitano per te: la partita finisce con questo giro.
   *[other] Non c'è più un capitano per { $player }: la partita finisce con questo giro.
}
event-starting-gold = { $player_is ->
    [you] La banca ti dà { gold-n }.
   *[other] La banca dà { gold-n } a { $player }.
}
event-round-began = Giro { $round }.
event-merchants-dealt = Nuovi mercanti prendono il mare: { $count }.
event-event-drawn = Evento del giro: { $event }.
event-captain-announced = { $npc } arriverà alla fine del giro.
event-npc-sailed = { $npc } fa rotta per { $zone_the }.
event-enough-aboard = { $player_is ->
    [you] I pirati vengono a sapere che hai a bordo almeno { gold-n }.
   *[other] I pirati vengono a sapere che { $player } ha a bordo almeno { gold-n }.
}
event-too-little-aboard = { $player_is ->
    [you] I pirati vengono a sapere che hai a bordo meno di { gold-n }.
   *[other] I pirati vengono a sapere che { $player } ha a bordo meno di { gold-n }.
}
event-npc-hunts = { $player_is ->
    [you] { $npc } ti dà la caccia e fa rotta per { $zone_the }.
   *[other] { $npc } dà la caccia a { $player } e fa rotta per { $zone_the }.
}
event-npc-waits = { $player_is ->
    [you] { $npc } ti aspetta al varco { $zone_off }.
   *[other] { $npc } aspetta al varco { $player } { $zone_off }.
}
event-npc-arrived = { $npc } arriva { $zone_off }.
event-npc-returned = { $npc } ritorna { $zone_off }.
event-npc-gone = { $npc } non c'è più.
event-war-broke = Guerra tra { $nation } e { $enemy }.
event-man-of-war-sails = { $npc } comanda ora un vascello { $zone_off }.
event-man-of-war-appears = Compare { $zone_off } un vascello { $nation_m } agli ordini di Capitan Nessuno.
event-peace-made = Pace tra { $nation } e { $enemy }.
event-hurricane-strikes = L'uragano colpisce { $zone_the } e tutte le zone intorno.
event-yards-burn = In questo giro i cantieri { $nation_of } sono chiusi.
event-markets-turn = Tutti i segnalini domanda si mescolano e si distribuiscono di nuovo.
event-turn-began = { $player_is ->
    [you] È il tuo turno.
   *[other] È il turno di { $player }.
}
event-retired = { $player_is ->
    [you] Il tuo capitano, { $captain }, si ritira.
   *[other] { $captain }, capitano di { $player }, si ritira.
}
event-sailed = { $player_is ->
    [you] Navighi verso { $zone_the }.
   *[other] { $player } naviga verso { $zone_the }.
}
event-docked = { $player_is ->
    [you] Entri nel porto { $port_of }.
   *[other] { $player } entra nel porto { $port_of }.
}
event-stayed-out = { $player_is ->
    [you] Il porto { $port_of } non ti lascia entrare.
   *[other] Il porto { $port_of } non lascia entrare { $player }.
}
event-left-port = { $player_is ->
    [you] Prendi il mare { $zone_off }.
   *[other] { $player } prende il mare { $zone_off }.
}
event-token-shown = In vendita nel porto { $port_of }: { $modification }.
event-tokens-dealt = { $count ->
    [one] Una modifica torna coperta in un porto.
   *[other] { $count } modifiche tornano coperte nei porti.
}
event-paid = { $player_is ->
    [you] Paghi { gold-n }.
   *[other] { $player } paga { gold-n }.
}
event-skill-tested = { $player_is ->
    [you] Fai una prova di { $skill }: { $dice }.
   *[other] { $player } fa una prova di { $skill }: { $dice }.
} Successi: { $successes }, richiesti: { $need }.
event-rerolled = { $player_is ->
    [you] Ritiri ({ $by }): { $dice }.
   *[other] { $player } ritira ({ $by }): { $dice }.
} Successi: { $successes }.
event-npc-scouts = { $player_is ->
    [you] { $npc } ti cerca: { $dice }.
   *[other] { $npc } cerca { $player }: { $dice }.
} Successi: { $successes }.
event-slipped-away = { $player_is ->
    [you] Ti dilegui.
   *[other] { $player } si dilegua.
}
event-scouted-out-of-turn = { $player_is ->
    [you] Tenti l'avvistamento fuori turno e giri il capitano.
   *[other] { $player } tenta l'avvistamento fuori turno e gira il capitano.
}
event-merchant-found = { $player_is ->
    [you] Trovi un mercante { $zone_off }; il segnalino è { $nation_m }.
   *[other] { $player } trova un mercante { $zone_off }; il segnalino è { $nation_m }.
}
event-merchant-let-go = { $player_is ->
    [you] Lasci andare il mercante.
   *[other] { $player } lascia andare il mercante.
}
event-merchant-out-of-reach = { $player_is ->
    [you] Con un'area distrutta non puoi assaltare: il mercante prosegue.
   *[other] Con un'area distrutta { $player } non può assaltare: il mercante prosegue.
}
event-raid-began = { $player_is ->
    [you] Assalti il mercante sotto bandiera { $nation_f }.
   *[other] { $player } assalta il mercante sotto bandiera { $nation_f }.
}
event-raid-cards = A bordo: { $cards }.
event-escort-missing = La quarta carta è di { $card }: nessuna scorta apre il fuoco, e si scarta.
event-raid-rolled = { $player_is ->
    [you] Tiri { $dice }.
   *[other] { $player } tira { $dice }.
} Successi: { $successes }.
event-raid-card-drawn = Si aggiunge una carta di { $card }.
event-raid-card-gone = Si scarta una carta di { $card }.
event-hits-ignored = { $player_is ->
    [you] Ti salvi { $hits ->
        [one] dal colpo
       *[other] da tutti i { $hits } colpi
    }.
   *[other] { $player } si salva { $hits ->
        [one] dal colpo
       *[other] da tutti i { $hits } colpi
    }.
}
event-storm-strikes = { $player_is ->
    [you] La tempesta colpisce la tua nave: { $dice }.
   *[other] La tempesta colpisce la nave di { $player }: { $dice }.
}
event-hit-cancelled = { $player_is ->
    [you] Il colpo { $area_of } della tua nave è annullato ({ $by }).
   *[other] Il colpo { $area_of } della nave di { $player } è annullato ({ $by }).
}
event-hit = { $player_is ->
    [you] La tua nave è colpita: { $area }, { $left ->
        [one] resta 1
       *[other] restano { $left }
    }.
   *[other] La nave di { $player } è colpita: { $area }, { $left ->
        [one] resta 1
       *[other] restano { $left }
    }.
}
event-npc-hit = Colpo su { $npc }: { $area }, { $left ->
    [one] resta 1
   *[other] restano { $left }
}.
event-raid-failed = { $player_is ->
    [you] Il mercante { $nation_m } ti sfugge.
   *[other] Il mercante { $nation_m } sfugge a { $player }.
}
event-raid-won = { $player_is ->
    [you] Prendi { gold-n } al mercante { $nation_m }.
   *[other] { $player } prende { gold-n } al mercante { $nation_m }.
}
event-cargo-taken = { $player_is ->
    [you] Prendi a bordo una carta di { $good }.
   *[other] { $player } prende a bordo una carta di { $good }.
}
event-cargo-lost = { $player_is ->
    [you] Perdi del carico: { $goods }.
   *[other] { $player } perde del carico: { $goods }.
}
event-cargo-dropped = { $player_is ->
    [you] Getti a mare una carta di { $good }.
   *[other] { $player } getta a mare una carta di { $good }.
}
event-left-behind = Restano nella cala: { $goods }.
event-crates-lost = { $player_is ->
    [you] Perdi le casse di polvere, e con esse la missione.
   *[other] { $player } perde le casse di polvere, e con esse la missione.
}
event-battle-began = { $player_is ->
    [you] Attacchi { $other }.
   *[other] { $other_is ->
        [you] { $player } ti attacca.
       *[other] { $player } attacca { $other }.
    }
}
event-attacked-npc = { $player_is ->
    [you] Attacchi { $npc }.
   *[other] { $player } attacca { $npc }.
}
event-attacked-by-npc = { $player_is ->
    [you] { $npc } ti attacca.
   *[other] { $npc } attacca { $player }.
}
event-long-guns = { $player_is ->
    [you] I tuoi cannoni lunghi sparano: { $dice }.
   *[other] I cannoni lunghi di { $player } sparano: { $dice }.
} Colpi: { $hits }.
event-battle-round = Battaglia, round { $round }.
event-declared = { $player_is ->
    [you] Dichiari: { $action }.
   *[other] { $player } dichiara: { $action }.
}
event-npc-declared = { $npc } dichiara: { $action }.
event-chasers-fired = { $player_is ->
    [you] I tuoi cannoni da caccia sparano.
   *[other] I cannoni da caccia di { $player } sparano.
}
event-contest-rolled = { $player_is ->
    [you] Tiri { $dice }.
   *[other] { $player } tira { $dice }.
} Successi: { $successes }.
event-npc-contest-rolled = { $npc } tira { $dice }. Successi: { $successes }.
event-hooks-thrown = { $player_is ->
    [you] Lanci i rampini: { $dice }.
   *[other] { $player } lancia i rampini: { $dice }.
} Successi: { $successes }.
event-loaded = { $player_is ->
    [you] Carichi: { $weapon }.
   *[other] { $player } carica: { $weapon }.
}
event-volley = { $player_is ->
    [you] I tiri contro di te cadono su: { $dice }.
   *[other] I tiri contro { $player } cadono su: { $dice }.
}
event-npc-volley = I tiri contro { $npc } cadono su: { $dice }.
event-boarding = { $player_is ->
    [you] Vai all'arrembaggio.
   *[other] { $player } va all'arrembaggio.
}
event-npc-boarding = { $npc } va all'arrembaggio.
event-crew-rolled = { $player_is ->
    [you] La tua ciurma combatte: { $dice }.
   *[other] La ciurma di { $player } combatte: { $dice }.
} Nemici a terra: { $removed }.
event-npc-crew-rolled = La ciurma di { $npc } combatte: { $dice }. Nemici a terra: { $removed }.
event-hard-to-kill = { $player_is ->
    [you] Uno dei tuoi resta in piedi.
   *[other] Un uomo di { $player } resta in piedi.
}
event-escaped = { $player_is ->
    [you] Sei in salvo.
   *[other] { $player } fugge.
}
event-npc-escaped = { $npc } fugge.
event-parted = Le navi si separano; nessuno ha vinto.
event-won = { $player_is ->
    [you] Vinci { $how }.
   *[other] { $player } vince { $how }.
}
event-npc-won = { $npc } vince { $how }.
event-both-lost = Entrambi i capitani sono perduti; nessuno ha vinto.
event-rewarded = { $player_is ->
    [you] Ricevi una ricompensa di { gold-n }.
   *[other] { $player } riceve una ricompensa di { gold-n }.
}
event-collected = { $player_is ->
    [you] Riscuoti { gold-n } { $nation_from } per le sue taglie.
   *[other] { $player } riscuote { gold-n } { $nation_from } per le sue taglie.
}
event-gold-aboard = { $player_is ->
    [you] { $gold ->
        [0] A bordo della tua nave non c'è oro.
        [one] A bordo della tua nave c'è 1 oro.
       *[other] A bordo della tua nave ci sono { $gold } ori.
    }
   *[other] { $gold ->
        [0] A bordo della nave di { $player } non c'è oro.
        [one] A bordo della nave di { $player } c'è 1 oro.
       *[other] A bordo della nave di { $player } ci sono { $gold } ori.
    }
}
event-plundered = { $player_is ->
    [you] Prendi a { $other }: { $loot }.
   *[other] { $other_is ->
        [you] { $player } ti prende { $loot }.
       *[other] { $player } prende a { $other }: { $loot }.
    }
}
event-you-plundered = { $player_is ->
    [you] Passa a te: { $card }.
   *[other] Hai perso: { $card }.
}
event-requisitioned = { $player_is ->
    [you] Requisisci { $ship_beaten }.
   *[other] { $player } requisisce { $ship_beaten }.
}
event-ships-cargo = { $count ->
    [one] Con la nave passa di mano l'unica carta nella sua stiva.
   *[other] Con la nave passano di mano le { $count } carte nella sua stiva.
}
event-crew-regained = { $player_is ->
    [you] La tua ciurma sale a { $crew }.
   *[other] La ciurma di { $player } sale a { $crew }.
}
event-crew-lost = { $player_is ->
    [you] Perdi un uomo; la tua ciurma scende a { $crew }.
   *[other] { $player } perde un uomo; la sua ciurma scende a { $crew }.
}
event-bounty-given = { $player_is ->
    [you] { $count ->
        [one] C'è una taglia { $nation_f } su di te.
       *[other] Ora ci sono { $count } taglie { $nation_fs } su di te.
    }
   *[other] { $count ->
        [one] C'è una taglia { $nation_f } su { $player }.
       *[other] Ora ci sono { $count } taglie { $nation_fs } su { $player }.
    }
}
event-bounty-returned = { $player_is ->
    [you] { $count ->
        [one] Ti tolgono una taglia { $nation_f }.
       *[other] Ti tolgono { $count } taglie { $nation_fs }.
    }
   *[other] { $count ->
        [one] Tolgono a { $player } una taglia { $nation_f }.
       *[other] Tolgono a { $player } { $count } taglie { $nation_fs }.
    }
}
event-captain-died = { $player_is ->
    [you] Muore il tuo capitano, { $captain }.
   *[other] Muore { $captain }, capitano di { $player }.
}
event-will-kept = { $player_is ->
    [you] Le tue ultime volontà mettono in salvo dell'oro nel deposito.
   *[other] Le ultime volontà di { $player } mettono in salvo dell'oro nel deposito.
}
event-glory-gained = { $player_is ->
    [you] Un punto gloria per te, per { $source }; ora ne hai { $glory }.
   *[other] Un punto gloria per { $player }, per { $source }; ora ne ha { $glory }.
}
event-glory-drawn = { $player_is ->
    [you] Peschi una carta gloria.
   *[other] { $player } pesca una carta gloria.
}
event-you-drew-glory = Hai pescato { $card }.
event-glory-discarded = { $player_is ->
    [you] Scarti { $card }.
   *[other] { $player } scarta { $card }.
}
event-played = { $player_is ->
    [you] Giochi { $card }.
   *[other] { $player } gioca { $card }.
}
event-took-back = { $player_is ->
    [you] Non si può più giocare { $card }: la riprendi in mano.
   *[other] Non si può più giocare { $card }: { $player } la riprende in mano.
}
event-sold = { $player_is ->
    [you] { $count ->
        [one] Vendi una carta di { $good } per { gold-n }.
       *[other] Vendi { $count } carte di { $good } per { gold-n }.
    }
   *[other] { $count ->
        [one] { $player } vende una carta di { $good } per { gold-n }.
       *[other] { $player } vende { $count } carte di { $good } per { gold-n }.
    }
}
event-demand-changed = { $is_new ->
    [yes] Nuova domanda { $port_at }: { $good }.
   *[no] La domanda { $port_at } resta: { $good }.
}
event-goods-drawn = { $player_is ->
    [you] { $count ->
        [0] Non ci sono merci da portarti.
        [one] Ti portano delle merci: 1 carta.
       *[other] Ti portano delle merci: { $count } carte.
    }
   *[other] { $count ->
        [0] Non ci sono merci da portare a { $player }.
        [one] Portano delle merci a { $player }: 1 carta.
       *[other] Portano delle merci a { $player }: { $count } carte.
    }
}
event-wanted-here = Ciò che è richiesto { $port_at } non è in vendita; scartate e sostituite: { $goods }.
event-you-saw-goods = In offerta: { $goods }.
event-bought = { $player_is ->
    [you] { $count ->
        [0] Non compri niente.
        [one] Compri una carta merce per { gold-n }.
       *[other] Compri { $count } carte merce per { gold-n }.
    }
   *[other] { $count ->
        [0] { $player } non compra niente.
        [one] { $player } compra una carta merce per { gold-n }.
       *[other] { $player } compra { $count } carte merce per { gold-n }.
    }
}
event-you-bought = Hai comprato: { $goods }.
event-left-on-quay = Restano sulla banchina: { $goods }.
event-repaired = { $player_is ->
    [you] Riparazione sulla tua nave: { $area }, ora { $left }.
   *[other] Riparazione sulla nave di { $player }: { $area }, ora { $left }.
}
event-weapon-taken = { $player_is ->
    [you] Ottieni un'arma: { $weapon }.
   *[other] { $player } ottiene un'arma: { $weapon }.
}
event-weapon-sold = { $player_is ->
    [you] Vendi per { gold-n }: { $weapon }.
   *[other] { $player } vende per { gold-n }: { $weapon }.
}
event-modification-bought = { $player_is ->
    [you] Compri per { gold-n }: { $modification }.
   *[other] { $player } compra per { gold-n }: { $modification }.
}
event-ship-bought = { $player_is ->
    [you] { $back ->
        [0] { $gold ->
            [0] Dai { $old_your } per { $ship_a }.
           *[other] Dai { $old_your } e { gold-n } per { $ship_a }.
        }
       *[other] Dai { $old_your } per { $ship_a }, con { $back ->
            [one] 1 oro
           *[other] { $back } ori
        } di resto.
    }
   *[other] { $back ->
        [0] { $gold ->
            [0] { $player } dà { $old_a } per { $ship_a }.
           *[other] { $player } dà { $old_a } e { gold-n } per { $ship_a }.
        }
       *[other] { $player } dà { $old_a } per { $ship_a }, con { $back ->
            [one] 1 oro
           *[other] { $back } ori
        } di resto.
    }
}
event-modification-moved = { $player_is ->
    [you] Fai passare sulla nuova nave per { gold-n }: { $modification }.
   *[other] { $player } fa passare sulla nuova nave per { gold-n }: { $modification }.
}
event-keel-lost = { $player_is ->
    [you] Ciò che è fissato alla tua vecchia nave resta lì: lo perdi.
   *[other] Ciò che è fissato alla vecchia nave resta lì: { $player } lo perde.
}
event-crew-hired = { $player_is ->
    [you] { $crew ->
        [one] Assoldi un uomo per { gold-n }.
       *[other] Assoldi { $crew } uomini per { gold-n }.
    }
   *[other] { $crew ->
        [one] { $player } assolda un uomo per { gold-n }.
       *[other] { $player } assolda { $crew } uomini per { gold-n }.
    }
}
event-rumor-heard = { $player_is ->
    [you] Senti una diceria.
   *[other] { $player } sente una diceria.
}
event-you-heard = La diceria: { $card }.
event-rumor-returned = { $player_is ->
    [you] Rimetti una diceria nel mazzo.
   *[other] { $player } rimette una diceria nel mazzo.
}
event-rumor-shown = { $player_is ->
    [you] Verifichi: { $card }.
   *[other] { $player } verifica: { $card }.
}
event-rumor-true = { $card }: la diceria è vera.
event-rumor-false = { $card }: non c'era niente di vero.
event-mission-taken = { $player_is ->
    [you] Prendi la missione { $mission }.
   *[other] { $player } prende la missione { $mission }.
}
event-mission-opened = Nuova missione { $port_at }: { $mission }.
event-mission-dropped = { $player_is ->
    [you] Rinunci alla missione { $mission }.
   *[other] { $player } rinuncia alla missione { $mission }.
}
event-mission-gone = La missione { $mission } non è più aperta.
event-mission-progress = { $player_is ->
    [you] { $mission }: fai tappa { $zone_off }.
   *[other] { $mission }: { $player } fa tappa { $zone_off }.
}
event-mission-done = { $player_is ->
    [you] Compi la missione { $mission }.
   *[other] { $player } compie la missione { $mission }.
}
event-mission-late = { $player_is ->
    [you] { $mission }: arrivi troppo tardi.
   *[other] { $mission }: { $player } arriva troppo tardi.
}
event-earned = { $player_is ->
    [you] Ricevi { gold-n }.
   *[other] { $player } riceve { gold-n }.
}
event-chest-opened = { $player_is ->
    [you] Apri il tuo forziere.
   *[other] { $player } apre il forziere.
}
event-you-stashed = { gold-n } in deposito; in tutto { $stash ->
    [one] 1 oro
   *[other] { $stash } ori
}.
event-you-withdrew = { gold-n } dal deposito; { $stash ->
    [0] non ne resta
    [one] ne resta 1
   *[other] ne restano { $stash }
}.
event-robbed = { $player_is ->
    [you] { $gold ->
        [0] Cerchi di derubare { $other }, ma non trovi oro.
       *[other] Derubi { $other } di { gold-n }.
    }
   *[other] { $other_is ->
        [you] { $gold ->
            [0] { $player } cerca di derubarti, ma non trova oro.
           *[other] { $player } ti deruba di { gold-n }.
        }
       *[other] { $gold ->
            [0] { $player } cerca di derubare { $other }, ma non trova oro.
           *[other] { $player } deruba { $other } di { gold-n }.
        }
    }
}
event-victory-declared = { $player_is ->
    [you] Dichiari dieci punti gloria. Il giro si gioca fino alla fine.
   *[other] { $player } dichiara dieci punti gloria. Il giro si gioca fino alla fine.
}
event-stash-shown = { $player_is ->
    [you] Il tuo deposito: { gold-n }. Con { $glory } sul percorso fa { $total }.
   *[other] Il deposito di { $player }: { gold-n }. Con { $glory } sul percorso fa { $total }.
}
event-events-out = L'ultimo evento è stato pescato: la partita è finita.

## L'immagine del tavolo

table-round = Giro { $round }
table-event = { $event }
table-struck = colpite: { $zones }
table-burnt = senza cantieri: { $nation }
table-war = guerra: { $nations }
table-track = mercanti assaliti: { $count } di 8
table-events-left = { $count ->
    [one] 1 evento rimasto
   *[other] { $count } eventi rimasti
}
table-head-zone = Zona
table-head-nation = Nazione
table-head-demand = Domanda
table-head-modification = Modifica
table-head-merchant = M
table-zone = { $zone }
table-nation = { $nation }
table-good = { $good }
table-token = { $token }
table-token-hidden = ?
table-merchant = m
table-npc = { $npc }
table-ship-at-sea = { $seat }
table-ship-in-port = [{ $seat }]
table-npc-ship = { $npc }: { $ship } { $zone_off }
table-npc-skills = navigazione { $seamanship }, avvistamento { $scouting }, comando { $leadership }
table-npc-reward = ricompensa { gold-n }
table-npc-hostile = ostile a { $seat }
table-npc-hunts = andrebbe verso { $zone_the }
table-npc-waits = resterebbe { $zone_off }
table-mission-open = Missione { $port_at }: { $mission }
table-claim-seamanship = si ottiene con una prova di navigazione
table-claim-scouting = si ottiene con una prova di avvistamento
table-claim-leadership = si ottiene con una prova di comando
table-claim-influence = si ottiene con una prova di influenza
table-claim-maneuver = per navi con manovrabilità { $need } o più
table-claim-honest = per capitani senza taglie
table-claim-not_wanted = per capitani senza taglie { $nation_fs }
table-claim-wanted = per capitani con una taglia
table-claim-gold = si ottiene per { $need ->
    [one] 1 oro
   *[other] { $need } ori
}
table-claim-crew = per navi con posto per { $need } di ciurma o più
table-claim-large_ship = per fregate, galeoni e vascelli
table-goal-deliver = consegnare { $amount } { $good }: { $zones }
table-goal-test = superare una prova di { $skill } in porto: { $zones }
table-goal-reach = { $turns ->
    [0] essere in porto: { $zones }
    [one] essere in porto entro il prossimo turno: { $zones }
   *[other] essere in porto entro { $turns } turni: { $zones }
}
table-goal-visit = essere in mare: { $zones }
table-goal-defeat_pirate = sconfiggere un pirata delle carte evento
table-goal-defeat_wanted = sconfiggere un giocatore ricercato o un pirata delle carte evento
table-goal-defeat_npc = sconfiggere un capitano delle carte evento
table-goal-raid = assaltare un mercante sotto bandiera { $nation_f }
table-goal-free = superare una prova di { $skill } con { $amount } successi in mare: { $zones }
table-goal-unload = scaricare le casse, che occupano { $amount } posti nella stiva: { $zones }
table-goal-venture = essere in porto ({ $zones }) con { $amount } di ciurma, o superare lì una prova di { $skill }
table-goal-bribe = pagare { $amount } ori nel porto di residenza: via tutte le taglie di una nazione
table-goal-militia = lasciare un uomo a terra ({ $zones }), a ciurma piena
table-gold = { gold-n }
table-cargo-discards = Merci scartate:
table-player = { $seat_is ->
    [you] Tu
   *[other] { $seat }
}
table-on-turn = di turno, { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}
table-captain = { $captain } ({ $nation })
table-waiting = attende un capitano
table-glory = gloria { $glory }
table-aboard = { gold-n } a bordo
table-wealth = { gold-n } fra nave e deposito
table-wealth-between = da { $least } a { $most } ori fra nave e deposito
table-stash = { $points ->
    [one] deposito { $gold }, in tutto 1 punto
   *[other] deposito { $gold }, in tutto { $points } punti
}
table-hand-of = mano { $count }
table-bounty = taglie ({ $nation }): { $count }
table-mark-flipped = capitano girato
table-mark-one_action = una sola azione
table-mark-declared = ha dichiarato
table-mark-colours = bandiera falsa
table-ship-port = { $ship } nel porto { $zone_of }, manovrabilità { $maneuver }
table-ship-sea = { $ship } { $zone_off }, manovrabilità { $maneuver }
table-area = { $area } { $left }/{ $full }
table-hold = carico { $load } su { $capacity }
table-skill = { $skill } { $dice }
table-modifications = modifiche: { $pieces }
table-weapons = armi: { $pieces }
table-specialists = a bordo: { $pieces }
table-kept = tiene: { $pieces }
table-has-rumor = ha una diceria
table-seen-cargo = merci note: { $goods }
table-seen-hand = carte note: { $cards }
table-mission = missione: { $mission }
table-visited = fatto: { $zones }
table-battle = Battaglia { $zone_off }, round { $round }
table-piece = { $piece }
table-declared = dichiara: { $action }
table-rolled = tiro: { $dice }
table-raid = Assalto sotto bandiera { $nation_f }: { gold-n }, fughe { $escapes }
table-raid-card = { $card } ({ $value }, { $symbol })
table-my-cargo = La tua stiva:
table-my-market = In offerta:
table-my-basket = Nel tuo cesto:
table-my-rumor-sea = La tua diceria: { $card }, in mare { $zone_off }
table-my-rumor-port = La tua diceria: { $card }, nel porto { $zone_of }
table-my-card = Carta: { $card }
table-counted = { $count } { $good }
table-priced = { $count } { $good } (a { $gold })

note-test-of = { $skill }, successi richiesti: { $need }
note-raid-roll = { $skill }, un successo da spendere per ogni teschio
note-passed = successo
note-failed = fallimento
note-successes = successi: { $count }
note-with-second-try = Se la prova fallisce si possono ritirare tutti i dadi ({ $by }); il calcolo ne tiene conto.
note-without-charm = Hai in mano un portafortuna; il calcolo non ne tiene conto.
note-may-slip-away = { $player_is ->
    [you] Puoi ancora dileguarti
   *[other] { $player } può ancora dileguarsi
} con una carta; il calcolo non ne tiene conto.
note-ship-trade = prezzo del cambio
note-new-ship = { $ship }
note-old-ship = { $ship } in permuta
note-own-contest = questa parte
note-enemy-contest = il nemico
note-contest-won = confronto vinto
note-contest-open = nessuno vince il confronto
note-contest-lost = confronto perso
note-gets-away = fuga riuscita
note-stays-in-battle = la battaglia continua
note-rolled-again = dadi ritirati
note-more-successes = { $count ->
    [0] nessun guadagno
    [one] 1 successo in più
   *[other] { $count } successi in più
}
note-shows-hit = la nuova carta mostra un colpo
note-shows-escape = la nuova carta mostra una fuga

note-written = { $piece }:
note-ship-values = Scafo { $hull }, alberi { $masts }, stiva { $cargo }, ciurma { $crew }, cannoni { $cannons }; manovra { $maneuver }.
note-stays-behind = Si perde con la vecchia nave: { $pieces }.
note-glory-for-ship = La prima fregata o il primo galeone comprato da un capitano vale 1 gloria.
note-gold-left = Oro che resta: { $gold }.
note-area-becomes = { $area }: { $was } → { $now }.
note-area-gone = Poi qui non resta nulla ({ $area }): altri colpi vanno allo scafo e non si assaltano mercantili.
note-hull-gone = Senza scafo la nave affonda.
note-room-left = Posto che resta in stiva: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
note-cards-for-sale = Carte scoperte per te: { $cards }. Una merce presente una volta costa { $dearest } monete a carta, due volte 2, più spesso 1.
note-purse-becomes = Oro a bordo: { $was } → { $now }.
note-wanted-by = Qui è richiesto: { $good }; vendute in questa vendita: { $count }. Con { $need } o più si ottiene 1 gloria.
note-worth-where-wanted = Merce richiesta in questi porti: { $ports }.
note-men-without-test = Qui gli uomini si imbarcano senza prova.
note-makes-way = Lascia il posto la tua missione: { $mission }.
note-stash-becomes = Forziere: { $was } → { $now } d'oro, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} alla fine.
note-raid-becomes = Poi le carte valgono { $gold } d'oro e mostrano { $escapes ->
    [0] nessuna fuga
    [one] 1 fuga
   *[other] { $escapes } fughe
}; con { $limit } il mercantile è perso.
note-port-wants = Merce richiesta { $port_at }: { $good }{ $count ->
    [0] {""}; non ne hai a bordo.
   *[other] {""}: le tue { $count } carte rendono { $gold } d'oro.
}

note-searching = { $npc } cerca
note-unnoticed = inosservato
note-noticed = avvistato: battaglia
note-searches-twice = Qui { $npc } può riprovare una volta; calcolato con la seconda prova.
note-needs-two-tests = Qui a { $npc } servono due prove riuscite; calcolato così.
note-without-colours = Hai in mano Bandiera falsa; calcolato senza.
note-costs-to-enter = Entrare costa { $gold } d'oro.
note-over-the-bar = Una nave grande che fallisce la prova subisce un colpo allo scafo.
note-storm-ahead = A fine turno la tempesta fa { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
}, uno in meno per ogni successo di navigazione.
note-storm-hits = { $hits ->
    [0] nessun colpo
    [one] 1 colpo
   *[other] { $hits } colpi
}
note-round-is-finished = Il giro si conclude, poi si scoprono i depositi e la partita finisce. Fra chi ha dieci punti vince chi è più avanti sul percorso.
note-found-for-sure = Qui un mercantile si trova senza prova.

## Perché no

note-not-linked = { $zone } non confina con la tua zona.
note-lies-in-port = La tua nave è in porto: prima esce in mare ({ $zone }).
note-closed-by-bounty = Il porto { $port_of } è chiuso per te: hai una taglia { $nation_of }.
note-closed-by-war = Il porto { $port_of } è chiuso per te: la tua nazione è in guerra con i suoi padroni.
note-no-action-left = Non ti restano azioni.
note-port-done = In questo turno hai già fatto l'azione Porto: { $port }.
note-not-ashore = { $piece }: serve l'azione Porto, in un porto.
note-sell-first = Le merci si vendono prima di ogni altra attività a terra, o non si vendono: { $good } resta a bordo.
note-bought-already = Le merci si comprano una volta per azione Porto.
note-too-dear = { $piece }: costa { $gold } d'oro, ne hai { $funds }.
note-yard-burnt = { $piece }: per questo giro i cantieri della nazione sono bruciati.
note-yard-barred = { $piece }: qui nessuno ripara le navi dei pirati.
note-has-one = Hai già { $piece }; una nave ne ha uno per tipo.
note-not-for-sale = { $piece } non è scoperto in questo porto.
note-not-damaged = { $area }: non manca nulla.
note-crew-is-recruited = Gli uomini si reclutano nella taverna di un porto, non si riparano.
note-mission-elsewhere = { $mission } si ottiene { $port_at }.
note-tried-already = In questo turno hai già tentato di ottenere { $mission }.
note-not-eligible = Non soddisfi ciò che { $mission } richiede.
note-elsewhere = { $npc } è altrove: { $zone_off }.
note-scouted-already = In questo turno hai già cercato { $npc }.
note-must-be-at-sea = Chi è in porto non cerca nessuno.
note-card-before = { $card } si gioca prima di una battaglia.
note-card-for-others = { $card } si gioca nel turno di un altro.
note-card-at-trigger = { $card } attende il suo momento; ti verrà chiesto.
note-no-use-now = { $card } ora non serve.

## Che cosa si conta
measure-stash = deposito
measure-trade = commercio
measure-raids = razzie
measure-ships = navi
measure-battles = battaglie
measure-rumors = dicerie
measure-missions = missioni
measure-captain = Capitani
measure-ship = Navi
measure-card = Carte Gloria
measure-glory = finite con dieci punti
measure-events = finite con l'ultimo evento
measure-captains-out = finite per mancanza di capitani
measure-rounds = round
