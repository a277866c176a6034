title = Mercanti e corsari dei Caraibi
about = I Caraibi al tempo della vela: commercia, assalta i mercanti, caccia e fatti cacciare, segui dicerie e missioni, e sii il primo capitano con dieci punti gloria. Da 2 a 4.

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
    .m = inglese
    .f = inglese
name-fra = Francia
    .the = la Francia
    .of = della Francia
    .m = francese
    .f = francese
name-ned = Olanda
    .the = l'Olanda
    .of = dell'Olanda
    .m = olandese
    .f = olandese
name-esp = Spagna
    .the = la Spagna
    .of = della Spagna
    .m = spagnolo
    .f = spagnola
name-slp = corvetta pirata
name-frg = fregata pirata
name-war_eng = Vascello inglese
name-war_fra = Vascello francese
name-war_ned = Vascello olandese
name-war_esp = Vascello spagnolo

name-hull = scafo
    .the = lo scafo
name-cargo = stiva
    .the = la stiva
name-masts = alberi
    .the = gli alberi
name-crew = ciurma
    .the = la ciurma
name-cannons = cannoni
    .the = i cannoni
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

name-trade = il commercio
name-raids = un assalto
name-battles = una battaglia
name-rumors = una diceria
name-missions = una missione
name-ships = una nave

## Domande

ask-which-ship = Quale nave prendi?
ask-another-captain = { $npc } è al largo del porto di { $captain }. Peschi un altro capitano?
ask-how-much-from-stash = Quanto oro del deposito porti a bordo?
ask-retire-or-not = La tua nave comincia il turno in porto. Il tuo capitano va avanti?
ask-what-next = { $moves ->
    [0] Che cosa fai? { $actions ->
        [0] Nessuna azione rimasta.
        [one] Un'azione rimasta.
       *[other] { $actions } azioni rimaste.
    }
   *[other] Che cosa fai? Azioni rimaste: { $actions }, e { $moves } solo per muovere.
}
ask-what-ashore = Che cosa fai in porto ({ $port })?
ask-what-to-sell = Che cosa vendi ({ $port })? Qui è richiesto: { $good }.
ask-what-to-buy = Che cosa compri ({ $port })? Finora: { gold-n }.
ask-how-many-to-hire = Quanti uomini assoldi?
ask-which-rumor = Quale diceria tieni? L'altra torna nel mazzo.
ask-which-mission = Quale missione tieni?
ask-how-much-to-stash = Quanto oro sposti?
ask-move-modification = Fai passare { $modification } sulla nuova nave ({ $ship }) per { gold-n }?
ask-what-to-drop = La tua nave non può portare tutto. Che cosa getti a mare? Di troppo: { $excess }.
ask-which-flag = Un mercante: il segnalino dice { $nation }. Lo assalti?
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
    [one] Arriva un colpo.
   *[other] Arrivano { $hits } colpi.
} Rinunci alla reliquia del santo per ignorare tutto?
ask-save-masts = Un colpo agli alberi. Il nostromo lo annulla?
ask-save-cargo = Un colpo alla stiva. Hendrika Bos lo annulla?
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
ask-change-course = Entrambi hanno dichiarato. Silas Penrose cambia idea?
ask-throw-hooks = { $successes ->
    [one] Un successo.
   *[other] { $successes } successi.
} Lanci i rampini per ritirare dei dadi?
ask-load-volley = { $hits ->
    [one] La tua bordata colpisce una volta.
   *[other] La tua bordata colpisce { $hits } volte.
} La carichi con un'arma speciale?
ask-where-it-strikes = { $skulls ->
    [one] Dove colpisce il tiro sulla tua nave?
   *[other] Dove colpisce il primo di { $skulls } tiri sulla tua nave?
}
ask-where-it-strikes-npc = { $skulls ->
    [one] Dove colpisce il tiro su { $npc }?
   *[other] Dove colpisce il primo di { $skulls } tiri su { $npc }?
}
ask-who-pays = Quale nazione ti paga per { $player }?
ask-what-to-plunder = Che cosa prendi a { $player }?
ask-take-the-ship = Lasci la tua nave per requisire quella battuta ({ $ship })?
ask-scout-now = { $player } entra in zona: { $zone }. Cerchi di avvistare la nave fuori turno?
ask-try-again = La prova di { $skill } è fallita. Il tuo capitano ritira tutti i dadi?
ask-use-charm = Prova di { $skill }: { $successes } su { $need }. Usi un Portafortuna?
ask-spotted = { $player_is ->
    [nobody] { $npc } ti ha avvistato.
   *[other] { $player } ti ha avvistato.
} Rispondi con una carta?
ask-false-colours = La marina sta per cercarti (zona: { $zone }). Mostri una Bandiera falsa?
ask-last-will = Il tuo capitano muore. Giochi una carta?
ask-in-anothers-turn = Comincia il turno di { $player }. Annunci una carta?
ask-on-an-arrival = { $player } entra in zona: { $zone }. Annunci una carta?
ask-which-glory-goes = Puoi tenere quattro carte gloria. Quale scarti?
ask-play-one-now = Giochi subito una delle tue carte?
ask-where-to-send = { $card }: quale nave va dove?
ask-what-to-sabotage = Dove subisce il danno la nave di { $player }?
ask-which-port = Quale porto cambia domanda?
ask-which-demand = Che cosa è richiesto d'ora in poi ({ $port })?
ask-which-orders = Ordini sigillati: { $missions }. Una di queste prende il posto di una missione aperta?
ask-which-mission-goes = Sostituisci una missione aperta?
ask-which-weapon = { $card }: quale arma speciale prendi?
ask-which-nation-forgives = { $card }: quale nazione ritira le sue taglie?
ask-whom-to-rob = Chi derubi?
ask-what-to-mend = { $points ->
    [one] { $card }: che cosa si ripara?
   *[other] { $card }: che cosa si ripara? Punti rimasti: { $points }.
}
ask-buy-pardon = Pace: ricompri una taglia per { gold-n }?
ask-declare-or-not = Dichiari dieci punti gloria?

## Scelte

option-yes = Sì
option-no = No
option-pass = Niente
option-pass-turn = Niente per tutto questo turno
option-done = Basta così
option-take-ship = Prendi: { $ship }
option-carry-on = Va avanti
option-retire = Ritirati e perdi tutto ciò che è a bordo
option-sail = Naviga verso { $zone }
option-dock = Entra in porto ({ $zone })
option-dock-paying = Entra in porto ({ $zone }) per { gold-n }
option-dock-talking = Entra in porto ({ $zone }) a parole (influenza)
option-dock-smuggled = Entra in porto ({ $zone }) con il contrabbandiere (influenza)
option-put-out = Prendi il mare ({ $zone })
option-scout-merchant = Cerca il mercante ({ $zone })
option-scout-spaniard = Trova il mercante senza prova, come spagnolo ({ $zone })
option-scout-npc = Cerca { $npc }
option-scout-player = Cerca { $player }
option-go-ashore = Scendi a terra ({ $port }, azione Porto)
option-investigate = Indaga: { $card }
option-play = Gioca { $card }
option-end-turn = Finisci il turno
option-sell-goods = Vendi merci
option-buy-goods = Compra merci ({ $cards } carte)
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
option-buy-ship = Compra in cambio della tua nave e di { gold-n }: { $ship }
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
option-return-bounty = Ricompra per 5 ori una taglia { $nation_f }
option-leave-quay = Lascia la banchina
option-sell = Vendi { $count } { $good } per { gold-n }
option-sell-all = Vendi tutte le { $count } carte per { gold-n }
option-buy = Compra { $count } { $good } a { gold-n } l'una
option-draw-again = Fatti portare altre merci per { gold-n }
option-hire = { $count ->
    [0] Nessuno
   *[other] Assolda { $count } per { gold-n }
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
option-reject = Scarta { $card } ({ $value } ori, { $symbol })
option-exchange = Cambia { $card } ({ $value } ori, { $symbol })
option-stow = Prendi a bordo: { $card }
option-jettison = Getta a mare: { $good }
option-shoot = Fuoco
option-board = Arrembaggio
option-flee = Fuga
option-leave-to-bot = Lascia questo capitano a una regola empirica
option-fire = Carica: { $weapon }
option-place = { $area } (resta { $left })
option-loot-gold = Prendi { gold-n }
option-loot-cargo = Prendi { $good }
option-loot-weapon = Prendi { $weapon }
option-loot-rumor = Prendi la diceria { $card }
option-loot-glory = Prendi la carta { $card }
option-loot-specialist = Prendi a bordo: { $card }
option-collect-from = Riscuoti { gold-n }: { $nation }
option-discard-glory = Scarta { $card }
option-send = Manda { $npc } verso { $zone }
option-sabotage = { $area }
option-tip = { $port }
option-want = { $good }
option-swap = { $mission } al posto di { $board }
option-replace = Sostituisci { $mission }
option-take-weapon = { $weapon }
option-forgive = { $count ->
    [one] { $nation }: una taglia
   *[other] { $nation }: { $count } taglie
}
option-rob = Deruba { $player } di cinque ori al massimo
option-mend = { $area }
option-declare = Dichiara dieci punti

## Che cosa succede

event-first-player = { $player_is ->
    [you] Giochi per primo in ogni giro.
   *[other] { $player } gioca per primo in ogni giro.
}
event-captain-drawn = { $player_is ->
    [you] Il tuo capitano è { $captain }.
   *[other] Il capitano di { $player } è { $captain }.
}
event-entered-play = { $player_is ->
    [you] { $captain } arma per te una nave ({ $ship }) in porto: { $port }.
   *[other] { $captain } arma per { $player } una nave ({ $ship }) in porto: { $port }.
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
event-npc-sailed = { $npc } fa rotta per { $zone }.
event-enough-aboard = { $player_is ->
    [you] I pirati vengono a sapere che hai a bordo almeno { gold-n }.
   *[other] I pirati vengono a sapere che { $player } ha a bordo almeno { gold-n }.
}
event-too-little-aboard = { $player_is ->
    [you] I pirati vengono a sapere che hai a bordo meno di { gold-n }.
   *[other] I pirati vengono a sapere che { $player } ha a bordo meno di { gold-n }.
}
event-npc-hunts = { $player_is ->
    [you] { $npc } ti dà la caccia e fa rotta per { $zone }.
   *[other] { $npc } dà la caccia a { $player } e fa rotta per { $zone }.
}
event-npc-waits = { $player_is ->
    [you] { $npc } ti aspetta al varco ({ $zone }).
   *[other] { $npc } aspetta al varco { $player } ({ $zone }).
}
event-npc-arrived = { $npc } arriva in zona: { $zone }.
event-npc-returned = { $npc } torna in zona: { $zone }.
event-npc-gone = { $npc } non c'è più.
event-war-broke = Guerra: { $nation } contro { $enemy }.
event-man-of-war-sails = { $npc } comanda un vascello ({ $zone }).
event-peace-made = Pace tra { $nation } e { $enemy }.
event-hurricane-strikes = L'uragano colpisce { $zone } e tutte le zone intorno.
event-yards-burn = In questo giro i cantieri { $nation_of } sono chiusi.
event-markets-turn = Tutti i porti cambiano domanda.
event-turn-began = { $player_is ->
    [you] È il tuo turno.
   *[other] È il turno di { $player }.
}
event-retired = { $player_is ->
    [you] Il tuo capitano { $captain } si ritira.
   *[other] { $captain } ({ $player }) si ritira.
}
event-sailed = { $player_is ->
    [you] Navighi verso { $zone }.
   *[other] { $player } naviga verso { $zone }.
}
event-docked = { $player_is ->
    [you] Entri in porto: { $port }.
   *[other] { $player } entra in porto: { $port }.
}
event-stayed-out = { $player_is ->
    [you] Il porto non ti lascia entrare ({ $port }).
   *[other] Il porto non lascia entrare { $player } ({ $port }).
}
event-left-port = { $player_is ->
    [you] Prendi il mare ({ $zone }).
   *[other] { $player } prende il mare ({ $zone }).
}
event-token-shown = In vendita in porto ({ $port }): { $modification }.
event-tokens-dealt = { $count ->
    [one] Una modifica va coperta in un porto.
   *[other] { $count } modifiche vanno coperte nei porti.
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
}
event-slipped-away = { $player_is ->
    [you] Ti dilegui.
   *[other] { $player } si dilegua.
}
event-scouted-out-of-turn = { $player_is ->
    [you] Tenti l'avvistamento fuori turno e giri il capitano.
   *[other] { $player } tenta l'avvistamento fuori turno e gira il capitano.
}
event-merchant-found = { $player_is ->
    [you] Trovi un mercante { $nation_m } ({ $zone }).
   *[other] { $player } trova un mercante { $nation_m } ({ $zone }).
}
event-merchant-let-go = { $player_is ->
    [you] Lasci andare il mercante.
   *[other] { $player } lascia andare il mercante.
}
event-raid-began = { $player_is ->
    [you] Assalti il mercante sotto bandiera { $nation_f }.
   *[other] { $player } assalta il mercante sotto bandiera { $nation_f }.
}
event-raid-cards = A bordo: { $cards }.
event-raid-rolled = { $player_is ->
    [you] Tiri { $dice }.
   *[other] { $player } tira { $dice }.
} Successi: { $successes }.
event-raid-card-drawn = Si aggiunge { $card }.
event-raid-card-gone = Si scarta { $card }.
event-hits-ignored = { $player_is ->
    [you] La reliquia del santo ti salva da tutti i colpi ({ $hits }).
   *[other] La reliquia del santo salva { $player } da tutti i colpi ({ $hits }).
}
event-hit-cancelled = { $player_is ->
    [you] { $by } annulla il colpo sulla tua nave: { $area }.
   *[other] { $by } annulla il colpo sulla nave di { $player }: { $area }.
}
event-hit = { $player_is ->
    [you] La tua nave è colpita: { $area }, resta { $left }.
   *[other] La nave di { $player } è colpita: { $area }, resta { $left }.
}
event-npc-hit = Colpo su { $npc }: { $area }, resta { $left }.
event-raid-failed = { $player_is ->
    [you] Il mercante { $nation_m } ti sfugge.
   *[other] Il mercante { $nation_m } sfugge a { $player }.
}
event-raid-won = { $player_is ->
    [you] Prendi { gold-n } al mercante { $nation_m }.
   *[other] { $player } prende { gold-n } al mercante { $nation_m }.
}
event-cargo-taken = { $player_is ->
    [you] Prendi a bordo: { $good }.
   *[other] { $player } prende a bordo: { $good }.
}
event-cargo-lost = { $player_is ->
    [you] Perdi del carico: { $goods }.
   *[other] { $player } perde del carico: { $goods }.
}
event-cargo-dropped = { $player_is ->
    [you] Getti a mare: { $good }.
   *[other] { $player } getta a mare: { $good }.
}
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
    [you] I tiri contro di te cadono su { $dice }.
   *[other] I tiri contro { $player } cadono su { $dice }.
}
event-npc-volley = I tiri contro { $npc } cadono su { $dice }.
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
    [you] Cornelis Brandt tiene in piedi uno dei tuoi.
   *[other] Cornelis Brandt tiene in piedi un uomo di { $player }.
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
    [you] Ricompensa: { gold-n } ({ $nation }) per te.
   *[other] Ricompensa: { gold-n } ({ $nation }) per { $player }.
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
        [you] { $player } ti prende: { $loot }.
       *[other] { $player } prende a { $other }: { $loot }.
    }
}
event-you-plundered = { $player_is ->
    [you] Ora è tuo: { $card }.
   *[other] Hai perso: { $card }.
}
event-requisitioned = { $player_is ->
    [you] Requisisci la nave battuta ({ $ship }).
   *[other] { $player } requisisce la nave battuta ({ $ship }).
}
event-crew-regained = { $player_is ->
    [you] La tua ciurma torna a { $crew }.
   *[other] La ciurma di { $player } torna a { $crew }.
}
event-crew-lost = { $player_is ->
    [you] Perdi un uomo; ciurma { $crew }.
   *[other] { $player } perde un uomo; ciurma { $crew }.
}
event-bounty-given = { $player_is ->
    [you] Una taglia { $nation_f } su di te.
   *[other] Una taglia { $nation_f } su { $player }.
}
event-bounty-returned = { $player_is ->
    [you] Taglie ritirate a tuo favore ({ $nation }): { $count }.
   *[other] Taglie ritirate a favore di { $player } ({ $nation }): { $count }.
}
event-captain-died = { $player_is ->
    [you] Il tuo capitano { $captain } è morto.
   *[other] Il capitano { $captain } ({ $player }) è morto.
}
event-will-kept = { $player_is ->
    [you] Le tue ultime volontà mettono in salvo dell'oro nel deposito.
   *[other] Le ultime volontà di { $player } mettono in salvo dell'oro nel deposito.
}
event-glory-gained = { $player_is ->
    [you] Un punto gloria per te, per { $source }; ne hai { $glory }.
   *[other] Un punto gloria per { $player }, per { $source }; ora { $glory }.
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
    [you] { $card } non è più possibile; la riprendi in mano.
   *[other] { $card } non è più possibile; { $player } la riprende in mano.
}
event-sold = { $player_is ->
    [you] Vendi { $count } { $good } per { gold-n }.
   *[other] { $player } vende { $count } { $good } per { gold-n }.
}
event-demand-changed = Nuova domanda ({ $port }): { $good }.
event-goods-drawn = { $player_is ->
    [you] Ti portano delle merci: { $count } carte.
   *[other] Portano delle merci a { $player }: { $count } carte.
}
event-you-saw-goods = In offerta: { $goods }.
event-bought = { $player_is ->
    [you] Compri merci: { $count } carte per { gold-n }.
   *[other] { $player } compra merci: { $count } carte per { gold-n }.
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
    [you] Dai la tua nave ({ $old }) e { gold-n } per una nuova: { $ship }.
   *[other] { $player } dà la sua nave ({ $old }) e { gold-n } per una nuova: { $ship }.
}
event-modification-moved = { $player_is ->
    [you] Fai passare sulla nuova nave: { $modification }.
   *[other] { $player } fa passare sulla nuova nave: { $modification }.
}
event-crew-hired = { $player_is ->
    [you] Assoldi { $crew } per { gold-n }.
   *[other] { $player } assolda { $crew } per { gold-n }.
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
event-mission-opened = Nuova missione in porto ({ $port }): { $mission }.
event-mission-dropped = { $player_is ->
    [you] Rinunci alla missione { $mission }.
   *[other] { $player } rinuncia alla missione { $mission }.
}
event-mission-gone = La missione { $mission } non è più aperta.
event-mission-progress = { $player_is ->
    [you] { $mission }: hai toccato { $zone }.
   *[other] { $mission }: { $player } ha toccato { $zone }.
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
event-you-stashed = { gold-n } in deposito; ora sono { $stash }.
event-you-withdrew = { gold-n } dal deposito; ora sono { $stash }.
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
table-npc-ship = { $npc }: { $ship }, { $zone }
table-npc-skills = navigazione { $seamanship }, avvistamento { $scouting }, comando { $leadership }
table-npc-reward = ricompensa { gold-n }
table-npc-hostile = ostile a { $seat }
table-npc-hunts = andrebbe verso { $zone }
table-mission-open = Missione in porto ({ $port }): { $mission }
table-goal-deliver = consegnare { $amount } { $good }: { $zones }
table-goal-test = superare la prova in porto: { $zones }
table-goal-reach = { $amount ->
    [0] essere in porto: { $zones }
   *[other] essere in porto entro { $amount } turni: { $zones }
}
table-goal-visit = essere in mare: { $zones }
table-goal-defeat_pirate = sconfiggere un pirata delle carte evento
table-goal-defeat_wanted = sconfiggere un giocatore ricercato o un pirata delle carte evento
table-goal-defeat_npc = sconfiggere un capitano delle carte evento
table-goal-raid = assaltare un mercante sotto bandiera { $nation_f }
table-goal-free = superare la prova in mare: { $zones }
table-goal-unload = scaricare le casse: { $zones }
table-goal-venture = essere in porto ({ $zones }) con { $amount } di ciurma, o superare lì la prova
table-goal-bribe = pagare { $amount } ori nel porto di residenza: via tutte le taglie di una nazione
table-goal-militia = lasciare un uomo a terra ({ $zones }), a ciurma piena
table-gold = { gold-n }
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
table-stash = deposito { $gold }, in tutto { $points } punti
table-hand-of = mano { $count }
table-bounty = taglie ({ $nation }): { $count }
table-mark-flipped = capitano girato
table-mark-one_action = una sola azione
table-mark-declared = ha dichiarato
table-mark-colours = bandiera falsa
table-ship-port = { $ship } in porto ({ $zone }), manovrabilità { $maneuver }
table-ship-sea = { $ship } in mare ({ $zone }), manovrabilità { $maneuver }
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
table-battle = Battaglia ({ $zone }), round { $round }
table-piece = { $piece }
table-declared = dichiara: { $action }
table-rolled = tiro: { $dice }
table-raid = Assalto sotto bandiera { $nation_f }: { gold-n }, fughe { $escapes }
table-raid-card = { $card } ({ $value }, { $symbol })
table-my-cargo = La tua stiva:
table-my-market = In offerta:
table-my-basket = Nel tuo cesto:
table-my-rumor-sea = La tua diceria: { $card }, in mare ({ $zone })
table-my-rumor-port = La tua diceria: { $card }, in porto ({ $zone })
table-my-card = Carta: { $card }
table-counted = { $count } { $good }
table-priced = { $count } { $good } (a { $gold })
