title = I Pirati di Nassau
about = Capitani pirata delle Bahamas: cattura mercantili, saccheggia porti, eludi la marina militare e fai di una piccola nave un galeone con una ciurma variopinta. Da 3 a 5.

## Opzioni della preparazione

switch-long = Partita lunga
    .about = Regola della casa: nessuna carta marina resta fuori. In tre la partita dura così da 6 a 10 turni, in quattro da 5 a 7; in cinque non cambia nulla.
switch-closed_chests = Scrigni chiusi
    .about = Regola della casa: quanto hanno sepolto gli altri si mostra solo a fine partita. Ogni sepoltura resta visibile.
switch-youngest = Posto del più giovane
    .about = A parità di tiro iniziale il più giovane comincia meno noto. L'età cresce nell'ordine dei posti, a partire da questo.

error-nassau-youngest = Il posto { $place } non può essere quello del più giovane: i posti sono { $players }.

## Carico

name-powder = barile di polvere
    .many = barili di polvere
    .bare = polvere
name-goods = cassa di merci
    .many = casse di merci
    .bare = merci
name-rum = botte di rum
    .many = botti di rum
    .bare = rum
name-eight = pezzo da otto
    .many = pezzi da otto
    .bare = pezzi da otto
name-hostage = ostaggio
    .many = ostaggi
    .bare = ostaggi

gained-cargo = { $powder ->
    [0] {""}
   *[other] {" "}+{ $powder } polvere
}{ $goods ->
    [0] {""}
   *[other] {" "}+{ $goods } merci
}{ $rum ->
    [0] {""}
   *[other] {" "}+{ $rum } rum
}{ $eights ->
    [0] {""}
    [one] {" "}+1 pezzo da otto
   *[other] {" "}+{ $eights } pezzi da otto
}{ $hostages ->
    [0] {""}
    [one] {" "}+1 ostaggio
   *[other] {" "}+{ $hostages } ostaggi
}
lost-cargo = { $powder ->
    [0] {""}
   *[other] {" "}−{ $powder } polvere
}{ $goods ->
    [0] {""}
   *[other] {" "}−{ $goods } merci
}{ $rum ->
    [0] {""}
   *[other] {" "}−{ $rum } rum
}{ $eights ->
    [0] {""}
    [one] {" "}−1 pezzo da otto
   *[other] {" "}−{ $eights } pezzi da otto
}{ $hostages ->
    [0] {""}
    [one] {" "}−1 ostaggio
   *[other] {" "}−{ $hostages } ostaggi
}
price = { $powder ->
    [0] {""}
   *[other] {" "}{ $powder } polvere
}{ $goods ->
    [0] {""}
   *[other] {" "}{ $goods } merci
}{ $rum ->
    [0] {""}
   *[other] {" "}{ $rum } rum
}

## Le navi sono femminili: la Rosario, l'Amity

the-ship = { $ship_first ->
    [a] l'{ $ship }
    [e] l'{ $ship }
    [i] l'{ $ship }
    [o] l'{ $ship }
    [u] l'{ $ship }
   *[other] la { $ship }
}
The-ship = { $ship_first ->
    [a] L'{ $ship }
    [e] L'{ $ship }
    [i] L'{ $ship }
    [o] L'{ $ship }
    [u] L'{ $ship }
   *[other] La { $ship }
}

## Altri nomi

name-cargo = carico
name-notoriety = notorietà
name-navigation = navigazione
name-gunnery = artiglieria
name-wind = vento mercantile
name-fame = Pirata più famoso
name-motley = Ciurma più variopinta
name-ship = Nave migliore
name-wealth = Pirata più ricco
name-hull = scafo
name-mast = alberi
name-crew = ciurma
name-black = nera
name-green = verde
name-yellow = gialla
name-red = rossa
name-blue = blu

## Domande

signed-trim = { $trim ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $trim }
}
ask-where-to = { $chart ->
    [yes] La carta nautica è aperta: quale casella della regione, con quale dado?
   *[no] { $six ->
        [yes] { $trim ->
            [0] Ogni dado vale 6: dove vai?
           *[other] Ogni dado vale 6, { signed-trim }: dove vai?
        }
       *[no] { $trim ->
            [0] { $move ->
                [1] Dove vai, partendo da Nassau?
               *[other] Dove vai?
            }
           *[other] Il dado vale { signed-trim }: dove vai?
        }
    }
}
ask-what-to-do = { $place }: che cosa fai qui?
ask-what-else = Altro, prima che muova il prossimo capitano?
ask-to-capture = { $target } ha { $navigation }/{ $gunnery }, la tua nave { $our_navigation }/{ $our_gunnery }: quale carta capitano?
ask-to-plunder = { $port } ha artiglieria { $gunnery }, la tua nave { $our_gunnery }: quale carta capitano?
ask-to-elude = { $target } ti dà la caccia; la tua nave ha { $our_navigation }/{ $our_gunnery }: quale carta capitano?
ask-what-to-load = { $extra ->
    [0] { $pieces ->
        [one] Che cosa contrabbandi da { $port }? Un pezzo di un tipo.
       *[other] Che cosa contrabbandi da { $port }? { $pieces } pezzi dello stesso tipo.
    }
   *[other] Che cosa contrabbandi da { $port }, oltre a quanto ha trovato il contrabbandiere ({ $extra })?
}
ask-ransom-or-not = { $eights ->
    [one] { $port } paga 1 pezzo da otto per un ostaggio. Accetti il riscatto?
   *[other] { $port } paga { $eights } pezzi da otto per un ostaggio. Accetti il riscatto?
}
ask-which-two = Quali due risorse vende il borsaro nero?
ask-which-three = Quali tre risorse vendi per un pezzo da otto?
ask-what-overboard = Che cosa getti fuoribordo?
ask-what-to-give-up = { $excess ->
    [one] La stiva contiene { $capacity } pezzi, 1 è di troppo: a che cosa rinunci?
   *[other] La stiva contiene { $capacity } pezzi, { $excess } sono di troppo: a che cosa rinunci?
}
ask-mint-or-not = { $due ->
    [one] La riserva non ha più pezzi da otto e te ne spetta 1. Ne cambi 5 dello scrigno in un doblone d'oro?
   *[other] La riserva non ha più pezzi da otto e te ne spettano { $due }. Ne cambi 5 dello scrigno in un doblone d'oro?
}
ask-what-to-reckon = Le tue imprese valgono finora { $gain } di notorietà. Aggiungi qualcosa?
ask-above-or-below = La casella { $taken } della notorietà è occupata. Dove va il tuo segnalino?
ask-which-navy-card = La marina militare è in agguato: quale carta prendi?
ask-which-half = Hai surclassato la marina in un solo valore. Perdi metà del carico (te ne restano { $cargo }) o metà della notorietà (te ne restano { $notoriety })?
ask-what-to-lose = { $count ->
    [one] La marina prende ancora 1 pezzo del carico: che cosa perdi?
   *[other] La marina prende ancora { $count } pezzi del carico: che cosa perdi?
}
ask-what-to-buy = Che cosa compri a Nassau?
ask-where-to-fit = Dove va questo segnalino: { $tile }?
ask-how-to-pay = Costo di { $tile }:{ price }. Risparmi una risorsa?
ask-what-to-bury = Seppellisci un tesoro prima del prossimo viaggio?

## Scelte: movimento

option-sail = Dado { $die }: casella { $to }, { $place }
option-wind = { $by ->
    [1] Vento mercantile: il dado vale 1 di più
   *[other] Vento mercantile: il dado vale 1 di meno
}
option-navigator = { $by ->
    [1] Navigatore: il dado vale 1 di più
   *[other] Navigatore: il dado vale 1 di meno
}
option-helmsman = Timoniere: ogni dado vale 6
option-cartographer = Cartografo: un dado qualsiasi porta su ogni casella della regione
option-pilot = Pilota: ritira il dado { $die }

## Scelte: azioni e scontri

option-pass = Non fare nulla
option-capture = { $aloft ->
    [yes] Cattura { the-ship } dalla coffa
   *[no] Cattura { the-ship }
}
option-catch-wind = Incocca il vento mercantile
option-smuggle = Contrabbanda merci
option-plunder = Saccheggia il porto
option-play = Carta capitano { $card }
option-first-mate = Vice capitano: +1 { $value }
option-help = { $crew }: +1
option-load = Carica { $cargo_bare }
option-load-nothing = Non caricare nulla
option-smuggler = Contrabbandiere: 1 { $cargo } in più
option-ransom = Accetta il riscatto
option-no-ransom = Tieni l'ostaggio
option-briber = Corruttore: 1 pezzo da otto in più

## Scelte: in qualsiasi momento

option-jolly-roger = Issa il Jolly Roger: { $crew } ancora una volta
option-fetch = { $crew }: porta un pezzo a bordo
option-black-marketeer = Borsaro nero: 2 risorse per un pezzo da otto
option-trade = Vendi { $cargo }
option-plank = Fai camminare un ostaggio sulla tavola
option-overboard = Getta carico fuoribordo
option-throw = Getta 1 { $cargo }
option-done = Nient'altro

## Scelte: la stiva

option-give-up = { $count ->
    [one] Rinuncia a 1 { $cargo }
   *[other] Rinuncia a { $count } { $cargo_many }
}
option-mint = Conia un doblone
option-no-mint = Fanne a meno

## Scelte: notorietà e marina

option-claim-wind = Vento mercantile: +1 notorietà
option-bard = Bardo: +1 notorietà
option-reckon = Muovi il segnalino
option-mark = Notorietà { $notoriety }
option-take = Prendi { $card }
option-forfeit = Perdi metà: { $half }
option-lose = { $count ->
    [one] Perdi 1 { $cargo }
   *[other] Perdi { $count } { $cargo_many }
}

## Scelte: Nassau

option-buy = Compra { $tile }
option-build = Costruisci: { $section }
option-buy-no-more = Non comprare altro in questo turno
option-fit = Su uno spazio libero
option-replace = Al posto di { $tile }
option-pay = Paga questo prezzo
option-discount = Risparmia 1 { $cargo }
option-change = Cambia un pezzo da otto in 2 { $cargo_many }
option-quartermaster = Furiere: cambia un pezzo da otto in 3 { $cargo_many }
option-bury = { $count ->
    [one] Seppellisci 1 pezzo da otto
   *[other] Seppellisci { $count } pezzi da otto
}
option-sell-cargo = Vendi 3 risorse per un pezzo da otto
option-sell = Vendi { $cargo }

## Eventi: il turno e le mosse

event-turn-began = Comincia il turno { $turn }.
event-rolled = { $player_is ->
    [you] Tiri { $dice }.
   *[other] { $player } tira { $dice }.
}
event-started = { $player_is ->
    [you] Navighi sotto la bandiera { $colour } e tiri { $dice }: notorietà { $notoriety }.
   *[other] { $player } naviga sotto la bandiera { $colour } e tira { $dice }: notorietà { $notoriety }.
}
event-steered = { $by ->
    [0] { $crew } ({ $player }): la rotta è tracciata.
    [1] { $crew } ({ $player }): il dado vale 1 di più.
   *[other] { $crew } ({ $player }): il dado vale 1 di meno.
}
event-rerolled = Pilota ({ $player }): il { $die } viene ritirato ed è un { $now }.
with-the-wind = { $wind ->
    [0] {""}
   *[other] {" "}e il vento mercantile
}
event-sailed = { $player_is ->
    [you] Vai sulla casella { $to } ({ $place }) con il dado { $die }{ with-the-wind }.
   *[other] { $player } va sulla casella { $to } ({ $place }) con il dado { $die }{ with-the-wind }.
}

## Eventi: azioni e scontri

event-passed = { $player_is ->
    [you] Qui non fai nulla.
   *[other] { $player } qui non fa nulla.
}
event-caught-wind = { $player_is ->
    [you] Incocchi il vento mercantile.
   *[other] { $player } incocca il vento mercantile.
}
event-helped = { $player_is ->
    [you] Ti aiuta: { $crew }.
   *[other] { $player } si fa aiutare: { $crew }.
}
event-hoisted = { $player_is ->
    [you] Issi il Jolly Roger: { $crew } ancora una volta.
   *[other] { $player } issa il Jolly Roger: { $crew } ancora una volta.
}
event-fought = { $player_is ->
    [you] Affronti { $target } con la carta { $card }: { $navigation }/{ $gunnery } contro { $their_navigation }/{ $their_gunnery }.
   *[other] { $player } affronta { $target } con la carta { $card }: { $navigation }/{ $gunnery } contro { $their_navigation }/{ $their_gunnery }.
}
event-bombarded = { $player_is ->
    [you] Bombardi { $port } con la carta { $card }: { $gunnery } contro { $their_gunnery }.
   *[other] { $player } bombarda { $port } con la carta { $card }: { $gunnery } contro { $their_gunnery }.
}
event-captured = { $player_is ->
    [you] Catturi { the-ship }!
   *[other] { $player } cattura { the-ship }!
}
event-repelled = { The-ship } la fa franca.
event-plundered = { $player_is ->
    [you] Saccheggi { $port }! Il porto resta chiuso per sempre.
   *[other] { $player } saccheggia { $port }! Il porto resta chiuso per sempre.
}
event-held = { $port } resiste.
event-smuggled = { $player_is ->
    [you] Contrabbandi a { $port }.
   *[other] { $player } contrabbanda a { $port }.
}
event-ransomed = { $eights ->
    [one] Un ostaggio è libero per 1 pezzo da otto.
   *[other] Un ostaggio è libero per { $eights } pezzi da otto.
}

## Eventi: carico

event-stowed = { $player_is ->
    [you] Il tuo bottino:{ gained-cargo }.
   *[other] Bottino di { $player }:{ gained-cargo }.
}
event-threw = { $player_is ->
    [you] Rinunci a:{ lost-cargo }.
   *[other] { $player } rinuncia a:{ lost-cargo }.
}
event-lost-cargo = { $player_is ->
    [you] La marina ti prende:{ lost-cargo }.
   *[other] La marina prende da { $player }:{ lost-cargo }.
}
event-walked-the-plank = { $count ->
    [one] { $player_is ->
        [you] Fai camminare un ostaggio sulla tavola.
       *[other] { $player } fa camminare un ostaggio sulla tavola.
    }
   *[other] { $player_is ->
        [you] Fai camminare { $count } ostaggi sulla tavola.
       *[other] { $player } fa camminare { $count } ostaggi sulla tavola.
    }
}
event-left-aboard = { $count ->
    [one] Non c'è posto per l'ostaggio.
   *[other] Non c'è posto per { $count } ostaggi.
}
event-fetched = { $crew } ({ $player }): 1 { $cargo } in più.
event-traded = { $player_is ->
    [you] Vendi alla borsa nera { $cargo }.
   *[other] { $player } vende alla borsa nera { $cargo }.
}
event-minted = { $player_is ->
    [you] Cinque pezzi da otto del tuo scrigno diventano un doblone d'oro.
   *[other] Cinque pezzi da otto dello scrigno di { $player } diventano un doblone d'oro.
}

## Eventi: notorietà e marina

event-boasted = { $means } ({ $player }): +1 notorietà.
event-notoriety-rose = { $player_is ->
    [you] Guadagni { $gain } di notorietà e arrivi a { $notoriety }.
   *[other] { $player } guadagna { $gain } di notorietà e arriva a { $notoriety }.
}
event-notoriety-halved = { $player_is ->
    [you] La tua notorietà è dimezzata: resta { $notoriety }.
   *[other] La notorietà di { $player } è dimezzata: resta { $notoriety }.
}
event-released = Tornano sotto i loro mazzi: { $ships }.
event-safe = { $player_is ->
    [you] Trovi mare aperto e non ti accade nulla.
   *[other] { $player } trova mare aperto: non accade nulla.
}
event-eluded = { $player_is ->
    [you] Eludi la marina militare.
   *[other] { $player } elude la marina militare.
}
event-caught = { $twice ->
    [yes] { $player_is ->
        [you] Non surclassi la marina in alcun valore: perdi metà del carico e metà della notorietà.
       *[other] { $player } non surclassa la marina in alcun valore: perde metà del carico e metà della notorietà.
    }
   *[no] { $player_is ->
        [you] Surclassi la marina in un solo valore.
       *[other] { $player } surclassa la marina in un solo valore.
    }
}

## Eventi: Nassau

event-came-home = Tutte le navi tornano a Nassau.
event-bought = { $player_is ->
    [you] Compri { $tile } per{ price }.
   *[other] { $player } compra { $tile } per{ price }.
}
event-replaced = Lascia il posto e va nella scatola: { $tile }.
event-built = { $player_is ->
    [you] La tua nave cresce: { $section }.
   *[other] La nave di { $player } cresce: { $section }.
}
event-bought-no-more = { $player_is ->
    [you] Non compri altro.
   *[other] { $player } non compra altro.
}
event-changed = { $count ->
    [one] { $player_is ->
        [you] Cambi un pezzo da otto in 1 { $cargo }.
       *[other] { $player } cambia un pezzo da otto in 1 { $cargo }.
    }
   *[other] { $player_is ->
        [you] Cambi un pezzo da otto in { $count } { $cargo_many }.
       *[other] { $player } cambia un pezzo da otto in { $count } { $cargo_many }.
    }
}
event-sold = { $player_is ->
    [you] Vendi per un pezzo da otto { $cargo }.
   *[other] { $player } vende per un pezzo da otto { $cargo }.
}
event-buried = { $count ->
    [one] { $player_is ->
        [you] Seppellisci 1 pezzo da otto.
       *[other] { $player } seppellisce 1 pezzo da otto.
    }
   *[other] { $player_is ->
        [you] Seppellisci { $count } pezzi da otto.
       *[other] { $player } seppellisce { $count } pezzi da otto.
    }
}

## Eventi: prima del prossimo viaggio

event-wind-lost = { $player_is ->
    [you] Il vento mercantile cala: il tuo segnalino è perso.
   *[other] Il vento mercantile cala: il segnalino di { $player } è perso.
}
event-navy-came = La marina militare è in agguato: { $cards }.
event-end-came = È uscita l'ultima carta: la partita è finita.
event-sailed-home = Tornano in Europa: { $ships }.
event-moved = { The-ship } prosegue per la casella { $to }.
event-arrived = { The-ship } appare sulla casella { $to }.
event-market-opened = Novità a Nassau: { $tiles }.
event-set-rebuilt = I segnalini sono finiti ({ $tiles }): si mescolano quelli della scatola.
event-ranked = { $ranking }: { $player }, { $value }, per { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
}.

## L'immagine del tavolo

table-turn = Turno { $turn }
table-over = La partita è finita dopo { $turn } turni
table-phase-dice = passo 1, dadi
table-phase-piracy = passo 2, fase di pirateria { $round } di 3
table-phase-notoriety = passo 3, notorietà
table-phase-navy = passo 4, la marina
table-phase-buying = passo 5, acquisti a Nassau
table-phase-burying = passo 5, tesori sepolti
table-phase-departure = passi da 6 a 9
table-order = ordine: { $names }
table-name = { $seat }
table-region = Regione { $region }, { $cards } carte nel mazzo
table-place = { $place }
table-empty-route = (nessuna nave)
table-merchant = { $navigation }/{ $gunnery } { $region },
table-port = porto: { $offer }, cannoni { $gunnery }, bottino { $plunder }, riscatto { $ransom }
table-plundered = porto: saccheggiato
table-here = { $seat_is ->
    [you] { $seat } (tu)
   *[other] { $seat }
}
table-letter-powder = P
table-letter-goods = M
table-letter-rum = R
table-letter-eight = 8
table-letter-hostage = O
table-navy = Marina:
table-navy-ship = { $card }
table-open-sea = Mare aperto
table-navy-left = { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
}, { $first } di fase 1
table-nothing = nulla
table-market-hull = Scafo ({ $hull }):
table-market-mast = Alberi (vele { $sail }, mezzana { $mizzen }):
table-market-crew = Ciurma ({ $crew }):
table-sections = Sezioni: brigantino { $brigantine } · galeone { $galleon }
table-tile = { $count ->
    [1] { $tile } { $points }
   *[other] { $count }× { $tile } { $points }
}
table-supply = Riserva:
table-stock-powder = { $count } polvere
table-stock-goods = { $count } merci
table-stock-rum = { $count } rum
table-stock-eight = { $count } pezzi da otto
table-stock-hostage = { $count } ostaggi
table-stock-doubloon = { $count } dobloni
table-stock-wind = { $count } venti
table-player = { $seat_is ->
    [you] { $seat } (tu), bandiera { $colour }
   *[other] { $seat }, bandiera { $colour }
}
table-on-turn = di turno
table-notoriety = { $fame ->
    [0] notorietà { $notoriety }
   *[other] notorietà { $notoriety } (+{ $fame })
}
table-points = { $points } PV
table-dice = dadi { $dice }
table-hand = carte { $cards }
table-card = { $card }
table-wind = vento mercantile
table-captured = catturate: { $ships }
table-overboard = fuoribordo: { $count }
table-ports = porti: { $count }
table-values = mercantili { $merchants_navigation }/{ $merchants_gunnery }, marina { $navy_navigation }/{ $navy_gunnery }, porti { $ports_gunnery }
table-hold = stiva { $count }/{ $capacity }: { $cargo }
table-chest = { $doubloons ->
    [0] scrigno { $eights }
   *[other] scrigno { $eights } e { $doubloons } dobl.
}
table-closed = scrigno chiuso
table-tiles = Segnalini:
table-fitted = { $count ->
    [1] { $tile }
   *[other] { $count }× { $tile }
}
table-mark-used = { $tile } (usato)
table-mark-new = { $tile } (nuovo)
table-free = liberi: { $slots }
table-free-black = { $count } scafo
table-free-red-bow = prua
table-free-red-stern = poppa
table-free-purple = { $count } vela
table-free-yellow-bow = fiocco
table-free-yellow-stern = randa
table-free-green = { $count } mezzana
table-free-crew = { $count } ciurma
