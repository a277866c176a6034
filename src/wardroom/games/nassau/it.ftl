title = I Pirati di Nassau
about = Capitani pirata delle Bahamas: cattura mercantili, saccheggia porti, eludi la marina militare e fai di una piccola nave un galeone e della tua ciurma una bella accozzaglia. Da 3 a 5.
goal = Lo scopo: il maggior numero di punti vittoria quando esce l'ultima carta marina. Quattro classifiche danno punti: il pirata più famoso, la maggiore accozzaglia, la nave migliore e il più ricco di tesori sepolti.

## Opzioni della preparazione

switch-long = Partita lunga
    .about = Regola della casa: nessuna carta marina resta fuori. In tre la partita dura così da 6 a 10 turni, in quattro da 5 a 7; in cinque non cambia nulla.
switch-closed_chests = Scrigni chiusi
    .about = Regola della casa: quanto hanno sepolto gli altri si mostra solo a fine partita. Ogni sepoltura resta visibile.
switch-youngest = Posto del più giovane
    .about = A parità di tiro iniziale il più giovane comincia meno noto. Qui si indica solo il più giovane: gli altri si considerano via via più anziani nell'ordine dei posti, a partire da questo.
    .values = posto { $number }

error-nassau-youngest = Il posto { $place } non può essere quello del più giovane: i posti sono { $players }.

## Carico

name-powder = barile di polvere
    .many = barili di polvere
name-goods = cassa di merci
    .many = casse di merci
name-rum = botte di rum
    .many = botti di rum
name-eight = pezzo da otto
    .many = pezzi da otto
name-hostage = ostaggio
    .many = ostaggi

## Le navi sono femminili: la Rosario, l'Amity; La Paloma ha già il suo articolo

the-ship = { $ship_first ->
    [article] { $ship }
    [a] l'{ $ship }
    [e] l'{ $ship }
    [i] l'{ $ship }
    [o] l'{ $ship }
    [u] l'{ $ship }
   *[other] la { $ship }
}
The-ship = { $ship_first ->
    [article] { $ship }
    [a] L'{ $ship }
    [e] L'{ $ship }
    [i] L'{ $ship }
    [o] L'{ $ship }
    [u] L'{ $ship }
   *[other] La { $ship }
}
the-target = { $target_first ->
    [article] { $target }
    [a] l'{ $target }
    [e] l'{ $target }
    [i] l'{ $target }
    [o] l'{ $target }
    [u] l'{ $target }
   *[other] la { $target }
}
The-target = { $target_first ->
    [article] { $target }
    [a] L'{ $target }
    [e] L'{ $target }
    [i] L'{ $target }
    [o] L'{ $target }
    [u] L'{ $target }
   *[other] La { $target }
}

## Altri nomi

name-cargo = carico
    .of = del carico
name-notoriety = notorietà
    .of = della notorietà
name-navigation = navigazione
name-gunnery = artiglieria
name-wind = Vento mercantile
name-fame = Pirata più famoso
name-motley = Maggiore accozzaglia
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

by-so-much = { $trim ->
    [-3] 3 di meno
    [-2] 2 di meno
    [-1] 1 di meno
   *[other] { $trim } di più
}
six-by-so-much = { $trim ->
    [-3] 6 meno 3
    [-2] 6 meno 2
    [-1] 6 meno 1
    [0] 6
   *[other] 6 più { $trim }
}
ask-where-to = { $chart ->
    [yes] La carta nautica è aperta: quale casella della regione, con quale dado?
   *[no] { $six ->
        [yes] Ogni dado vale { six-by-so-much } e le mosse di transito sono escluse: dove vai?
       *[no] { $plain ->
            [yes] { $move ->
                [1] Dove vai, partendo da Nassau?
               *[other] Dove vai?
            }
           *[no] { $trim ->
                [0] +1 e −1 si annullano, ma le mosse di transito restano escluse: dove vai?
               *[other] Il dado vale { by-so-much } e le mosse di transito sono escluse: dove vai?
            }
        }
    }
}
ask-what-to-do = { $place }: che cosa fai qui?
ask-what-else = Altro, prima che muova il prossimo capitano?
ask-to-capture = { The-target } ha { $navigation }/{ $gunnery }, la tua nave { $our_navigation }/{ $our_gunnery }: quale carta capitano?
ask-to-plunder = { $port } ha artiglieria { $gunnery }, la tua nave { $our_gunnery }: quale carta capitano?
ask-to-elude = La marina ti dà la caccia: { $target }. La tua nave ha { $our_navigation }/{ $our_gunnery }: quale carta capitano?
ask-what-to-load = { $extra ->
    [0] { $pieces ->
        [one] Che cosa contrabbandi da { $port }? Puoi prendere un pezzo.
       *[other] Che cosa contrabbandi da { $port }? Puoi prendere { $pieces } pezzi dello stesso tipo.
    }
    [one] Che cosa contrabbandi da { $port }, oltre al pezzo trovato dal contrabbandiere?
   *[other] Che cosa contrabbandi da { $port }, oltre ai { $extra } pezzi trovati dal contrabbandiere?
}
ask-ransom-or-not = { $short ->
    [yes] { $paid ->
        [one] { $port } pagherebbe { $eights } pezzi da otto per un ostaggio, ma ne resta solo 1. Accetti il riscatto?
       *[other] { $port } pagherebbe { $eights } pezzi da otto per un ostaggio, ma ne restano solo { $paid }. Accetti il riscatto?
    }
   *[no] { $eights ->
        [one] { $port } paga 1 pezzo da otto per un ostaggio. Accetti il riscatto?
       *[other] { $port } paga { $eights } pezzi da otto per un ostaggio. Accetti il riscatto?
    }
}
ask-which-two = Quali due risorse vende il borsaro nero?
ask-which-three = Quali tre risorse vendi per un pezzo da otto?
ask-what-overboard = Che cosa getti fuoribordo?
ask-what-to-give-up = { $excess ->
    [one] La stiva può contenere { $capacity ->
        [one] 1 pezzo
       *[other] { $capacity } pezzi
    }, 1 è di troppo: a che cosa rinunci?
   *[other] La stiva può contenere { $capacity ->
        [one] 1 pezzo
       *[other] { $capacity } pezzi
    }, { $excess } sono di troppo: a che cosa rinunci?
}
ask-mint-or-not = { $due ->
    [one] La riserva non ha più pezzi da otto e te ne spetta 1. Cambi 5 di quelli nel tuo scrigno in un doblone d'oro?
   *[other] La riserva non ha più pezzi da otto e te ne spettano { $due }. Cambi 5 di quelli nel tuo scrigno in un doblone d'oro?
}
ask-what-to-reckon = { $gain ->
    [one] Le tue imprese valgono finora 1 punto di notorietà. Aggiungi qualcosa?
   *[other] Le tue imprese valgono finora { $gain } punti di notorietà. Aggiungi qualcosa?
}
ask-above-or-below = La casella { $taken } della notorietà è occupata. Dove va il tuo segnalino?
ask-which-navy-card = La marina militare è in agguato: quale carta prendi?
cargo-kept = { $aboard ->
    [0] a bordo non ce n'è
    [1] tieni il tuo unico pezzo
   *[other] tieni { $cargo ->
        [one] 1 pezzo
       *[other] { $cargo } pezzi
    } su { $aboard }
}
marker-to = { $stays ->
    [yes] il segnalino resta su { $notoriety }
   *[no] { $below ->
        [0] il segnalino torna a { $notoriety }
       *[other] la casella è occupata: il segnalino va su { $notoriety } o su { $below }
    }
}
ask-which-half = Hai surclassato la marina in un solo valore. Perdi metà del carico ({ cargo-kept }) o metà della notorietà ({ marker-to })?
ask-what-to-lose = { $again ->
    [yes] { $count ->
        [one] La marina prende ancora 1 pezzo del carico: che cosa perdi?
       *[other] La marina prende ancora { $count } pezzi del carico: che cosa perdi?
    }
   *[no] { $count ->
        [one] La marina prende 1 pezzo del carico: che cosa perdi?
       *[other] La marina prende { $count } pezzi del carico: che cosa perdi?
    }
}
ask-what-to-buy = Che cosa compri a Nassau?
ask-where-to-fit = { $free ->
    [yes] { $tile }: dove va il segnalino?
   *[no] { $tile }: solo al posto di ciò che è a bordo. Che cosa togli?
}
ask-how-to-pay = { $tile }: il prezzo è { $cargo }. Risparmi una risorsa?
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
option-pilot = Pilota: tira di nuovo il dado { $die }

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
option-help = { $crew }: +1 { $value }
option-load = { $count ->
    [one] Carica 1 { $cargo }
   *[other] Carica { $count } { $cargo_many }
}
option-load-nothing = Non caricare nulla
option-smuggler = Contrabbandiere: 1 { $cargo } in più
option-ransom = { $eights ->
    [one] Accetta il riscatto di 1 pezzo da otto
   *[other] Accetta il riscatto di { $eights } pezzi da otto
}
option-no-ransom = Tieni l'ostaggio
option-briber = Corruttore: 1 pezzo da otto in più

## Scelte: in qualsiasi momento

option-jolly-roger = Issa il Jolly Roger: { $crew } ancora una volta
option-fetch = { $crew }: porta a bordo 1 { $cargo }
option-black-marketeer = Borsaro nero: 2 risorse per un pezzo da otto
option-trade = Vendi { $cargo }
option-plank = Fai camminare un ostaggio sull'asse
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

option-claim-wind = Vento mercantile: +1 di notorietà
option-bard = Bardo: +1 di notorietà
option-reckon = Muovi il segnalino
option-mark = Notorietà { $notoriety }
option-take = Prendi la carta { $card }
option-forfeit = Perdi metà { $half_of }
option-lose = { $count ->
    [one] Perdi 1 { $cargo }
   *[other] Perdi { $count } { $cargo_many }
}

## Scelte: Nassau

option-buy = Compra il segnalino { $tile }
option-build = Costruisci: { $section }
option-buy-no-more = Non comprare altro in questo turno
option-fit = Su uno spazio libero
option-replace = Al posto di { $tile }
option-forgo = Lascialo al mercato
option-pay = Paga questo prezzo
option-discount = Risparmia 1 { $cargo }
option-change = { $count ->
    [one] Cambia un pezzo da otto in 1 { $cargo }, di più non ce n'è
   *[other] Cambia un pezzo da otto in { $count } { $cargo_many }
}
option-quartermaster = { $count ->
    [one] Furiere: cambia un pezzo da otto in 1 { $cargo }, di più non ce n'è
    [2] Furiere: cambia un pezzo da otto in 2 { $cargo_many }, di più non ce n'è
   *[other] Furiere: cambia un pezzo da otto in { $count } { $cargo_many }
}
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
event-rerolled = Pilota ({ $player }): il dado { $die } si tira di nuovo ed esce { $now }.
with-the-wind = { $wind ->
    [0] {""}
   *[other] {" "}e il vento mercantile
}
event-sailed = { $player_is ->
    [you] Vai sulla casella { $to } ({ $place }) con il dado { $die }{ with-the-wind }.
   *[other] { $player } va sulla casella { $to } ({ $place }) con il dado { $die }{ with-the-wind }.
}

## Eventi: azioni e scontri

event-passed = { $closed ->
    [yes] { $player_is ->
        [you] Il porto è già stato saccheggiato: qui non fai nulla.
       *[other] Il porto è già stato saccheggiato: { $player } qui non fa nulla.
    }
   *[no] { $player_is ->
        [you] Qui non fai nulla.
       *[other] { $player } qui non fa nulla.
    }
}
event-caught-wind = { $player_is ->
    [you] Incocchi il vento mercantile.
   *[other] { $player } incocca il vento mercantile.
}
event-helped = { $player_is ->
    [you] Ti aiuta: { $crew }.
   *[other] { $player } si fa aiutare: { $crew }.
}
event-joined = { $crew } ({ $player }): +1 { $value }.
event-hoisted = { $player_is ->
    [you] Issi il Jolly Roger: { $crew } ancora una volta.
   *[other] { $player } issa il Jolly Roger: { $crew } ancora una volta.
}
event-fought = { $navy ->
    [yes] { $player_is ->
        [you] Affronti la marina ({ $target }) con la carta { $card }: { $navigation }/{ $gunnery } contro { $their_navigation }/{ $their_gunnery }.
       *[other] { $player } affronta la marina ({ $target }) con la carta { $card }: { $navigation }/{ $gunnery } contro { $their_navigation }/{ $their_gunnery }.
    }
   *[no] { $player_is ->
        [you] Affronti { the-target } con la carta { $card }: { $navigation }/{ $gunnery } contro { $their_navigation }/{ $their_gunnery }.
       *[other] { $player } affronta { the-target } con la carta { $card }: { $navigation }/{ $gunnery } contro { $their_navigation }/{ $their_gunnery }.
    }
}
event-bombarded = { $player_is ->
    [you] Bombardi { $port } con la carta { $card }: { $gunnery } contro { $their_gunnery }.
   *[other] { $player } bombarda { $port } con la carta { $card }: { $gunnery } contro { $their_gunnery }.
}
event-captured = { $player_is ->
    [you] Catturi { the-ship }!
   *[other] { $player } cattura { the-ship }!
}
event-repelled = { $player_is ->
    [you] { The-ship } ti respinge e resta sulla sua rotta.
   *[other] { The-ship } respinge { $player } e resta sulla sua rotta.
}
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
    [0] Un ostaggio è libero senza riscatto.
    [one] Un ostaggio è libero per 1 pezzo da otto.
   *[other] Un ostaggio è libero per { $eights } pezzi da otto.
}

## Eventi: carico

event-stowed = { $player_is ->
    [you] Porti a bordo { $cargo }.
   *[other] { $player } porta a bordo { $cargo }.
}
event-threw = { $player_is ->
    [you] Rinunci a { $cargo }.
   *[other] { $player } rinuncia a { $cargo }.
}
event-lost-cargo = { $player_is ->
    [you] Cedi alla marina { $cargo }.
   *[other] { $player } cede alla marina { $cargo }.
}
event-walked-the-plank = { $count ->
    [one] { $player_is ->
        [you] Fai camminare un ostaggio sull'asse.
       *[other] { $player } fa camminare un ostaggio sull'asse.
    }
   *[other] { $player_is ->
        [you] Fai camminare { $count } ostaggi sull'asse.
       *[other] { $player } fa camminare { $count } ostaggi sull'asse.
    }
}
event-left-aboard = { $count ->
    [one] Non c'è posto per l'ostaggio.
   *[other] Non c'è posto per { $count } ostaggi.
}
event-fetched = { $crew } ({ $player }): 1 { $cargo } in più.
event-traded = { $player_is ->
    [you] Vendi al mercato nero { $cargo }.
   *[other] { $player } vende al mercato nero { $cargo }.
}
event-minted = { $player_is ->
    [you] Cinque pezzi da otto del tuo scrigno diventano un doblone d'oro.
   *[other] Cinque pezzi da otto dello scrigno di { $player } diventano un doblone d'oro.
}

## Eventi: notorietà e marina

event-boasted = { $means } ({ $player }): +1 di notorietà.
event-notoriety-rose = { $gain ->
    [one] { $player_is ->
        [you] Guadagni 1 punto di notorietà e arrivi a { $notoriety }.
       *[other] { $player } guadagna 1 punto di notorietà e arriva a { $notoriety }.
    }
   *[other] { $player_is ->
        [you] Guadagni { $gain } punti di notorietà e arrivi a { $notoriety }.
       *[other] { $player } guadagna { $gain } punti di notorietà e arriva a { $notoriety }.
    }
}
event-notoriety-halved = { $lost ->
    [0] { $player_is ->
        [you] La tua notorietà non può scendere: resta { $notoriety }.
       *[other] La notorietà di { $player } non può scendere: resta { $notoriety }.
    }
   *[other] { $player_is ->
        [you] La tua notorietà scende a { $notoriety }.
       *[other] La notorietà di { $player } scende a { $notoriety }.
    }
}
event-released = Di nuovo sotto i mazzi dei mercantili: { $ships }.
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
    [you] Compri il segnalino { $tile } per { $cargo }.
   *[other] { $player } compra il segnalino { $tile } per { $cargo }.
}
event-replaced = Nella scatola, per far posto: { $tile }.
event-built = { $player_is ->
    [you] La tua nave cresce: { $section }.
   *[other] La nave di { $player } cresce: { $section }.
}
event-bought-no-more = { $passed ->
    [yes] { $player_is ->
        [you] Non compri altro.
       *[other] { $player } non compra altro.
    }
   *[no] { $player_is ->
        [you] Non puoi comprare altro.
       *[other] { $player } non può comprare altro.
    }
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
event-navy-came = Nuove carte della marina: { $cards }.
event-end-came = È uscita la carta di fine gioco: la partita è finita, anche se restano altre carte della marina.
event-sailed-home = In rotta per l'Europa: { $ships }.
event-moved = { The-ship } prosegue per la casella { $to }.
event-arrived = { The-ship } appare sulla casella { $to }.
event-market-opened = Novità a Nassau: { $tiles }.
event-set-rebuilt = I segnalini sono finiti ({ $tiles }): si mescolano quelli della scatola.
event-ranked = { $ranking }: { $player }, { $value }, per { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
}{ $tied ->
    [yes] , alla pari con altri
   *[no] {""}
}.

## L'immagine del tavolo

table-turn = Turno { $turn }
table-over = { $turn ->
    [one] La partita è finita dopo 1 turno
   *[other] La partita è finita dopo { $turn } turni
}
table-phase-dice = passo 1, dadi
table-phase-piracy = passo 2, fase di pirateria { $round } di 3
table-phase-notoriety = passo 3, notorietà
table-phase-navy = passo 4, la marina
table-phase-buying = passo 5, acquisti a Nassau
table-phase-burying = passo 5, tesori sepolti
table-phase-departure = passi da 6 a 9
table-order = ordine: { $names }
table-name = { $seat }
table-region = { $cards ->
    [one] Regione { $region }, 1 carta nel mazzo
   *[other] Regione { $region }, { $cards } carte nel mazzo
}
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
table-stock-eight = { $count ->
    [one] 1 pezzo da otto
   *[other] { $count } pezzi da otto
}
table-stock-hostage = { $count ->
    [one] 1 ostaggio
   *[other] { $count } ostaggi
}
table-stock-doubloon = { $count ->
    [one] 1 doblone
   *[other] { $count } dobloni
}
table-stock-wind = { $count ->
    [one] 1 vento
   *[other] { $count } venti
}
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

## Che cosa comporta una scelta: carte capitano

note-our-navigation = Navigazione contro { $theirs }
note-our-gunnery = Artiglieria contro { $theirs }
note-as-printed = la tua nave
note-of-tile = { $tile }
note-of-crew = equipaggio che aiuta
note-of-card = carta capitano { $card }
note-wins = vince
note-ties = pari, nessuna cattura
note-loses = perde
note-elude = elude la marina
note-lose-half = costa una metà
note-lose-both = costa entrambe le metà
note-open-sea = al sicuro
note-falls = il porto cade
note-holds-out = { $equal ->
    [yes] pari, il porto resiste
   *[no] il porto resiste
}
note-wins-with = vince con { $cards }
note-wins-with-crew = vince con { $cards } e l'equipaggio
note-no-card-wins = nessuna carta vince
note-falls-to = cade con { $cards }
note-no-card-fells = nessuna carta basta
note-eluded-by = elusa con { $cards }
note-half-by = Con { $cards } superi un solo valore: metà del carico o metà della notorietà.
note-no-hand-left = nessuna carta capitano rimasta
note-booty = Bottino: { $cargo }, e { $notoriety } di notorietà.
note-plunder = Saccheggio: { $eights } pezzi da otto, e { $notoriety } di notorietà. Il porto chiude per sempre.
note-too-much = { $count ->
    [one] 1 pezzo più di quanto la stiva possa contenere.
   *[other] { $count } pezzi più di quanto la stiva possa contenere.
}
note-card-spent = { $left ->
    [0] È la tua ultima carta di questo turno, e la marina deve ancora venire.
    [one] La carta è spesa per questo turno; ne resta 1 per il seguito.
   *[other] La carta è spesa per questo turno; ne restano { $left } per il seguito.
}

## Che cosa comporta una scelta: mosse e azioni

name-kind-powder = polvere
name-kind-goods = merci
name-kind-rum = rum
name-kind-eight = pezzi da otto
note-counts = Il { $die } vale { $count }.
note-defends = { The-target } ha { $navigation }/{ $gunnery }.
note-guns = { $port } ha artiglieria { $gunnery }.
note-offers = { $pieces ->
    [one] Per i contrabbandieri: 1 pezzo. In offerta: { $cargo }.
   *[other] Per i contrabbandieri: { $pieces } pezzi uguali. In offerta: { $cargo }.
}
note-ransom-here = { $eights ->
    [one] Riscatto per un ostaggio: 1 pezzo da otto.
   *[other] Riscatto per un ostaggio: { $eights } pezzi da otto.
}
note-closed = Il porto è già stato saccheggiato: lì non si può fare nulla.
note-wind-here = Qui si può incoccare il vento mercantile.
note-nothing-here = Qui non si può fare nulla.
note-wind-use = In una mossa seguente un dado vale 1 di più o di meno; oppure vale 1 di notorietà.
note-leads-to = I tuoi dadi portano allora a { $spaces }.
note-shows = { $die }: a { $spaces }
note-plank-worth = Un ostaggio che cammina sull'asse vale { $notoriety } di notorietà.

## Che cosa comporta una scelta: notorietà e marina

note-then-aboard = A bordo, poi: { $aboard ->
    [0] nulla
   *[other] { $cargo }
}, { $aboard } posti su { $places }.
note-then-to-pay = Da pagare ancora: { $cargo }.
note-keeps = { $aboard ->
    [0] A bordo non c'è carico.
   *[other] Tieni { $cargo } pezzi su { $aboard }.
}
note-marker-falls = { $below ->
    [0] Il tuo segnalino va da { $was } a { $notoriety }.
   *[other] Il tuo segnalino va da { $was } a { $notoriety } o a { $below }: la casella in mezzo è occupata.
}
note-marker-to = { $below ->
    [0] Il tuo segnalino va a { $notoriety }.
   *[other] Il tuo segnalino va a { $notoriety } o a { $below }: la casella in mezzo è occupata.
}
note-wind-never-kept = Un segnalino non usato si perde alla fine del turno.
note-doubloon-same = Un doblone vale 5 pezzi da otto nel tuo scrigno.

## Che cosa comporta una scelta: Nassau

name-against-all = tutti
name-against-merchants = i mercantili
name-against-navy = la marina
name-against-ports = i porti
name-effect-hoist = Una volta per turno un membro dell'equipaggio già usato torna pronto.
name-effect-lookout = Una volta per turno, da una rotta vuota, si può catturare un mercantile a uno spazio di distanza.
name-effect-reroll = Una volta per turno si ritira un dado non ancora usato.
name-effect-trim = Una volta per turno un dado vale uno in più o uno in meno.
name-effect-count-six = Una volta per turno un dado vale sei.
name-effect-chart = Una volta per turno un dado qualsiasi porta a uno spazio qualsiasi della regione in cui si trova la nave.
name-effect-help-navigation = Una volta per turno, in uno scontro con un mercantile o con la marina: 1 di navigazione in più.
name-effect-help-gunnery = Una volta per turno, in uno scontro con un mercantile o con la marina: 1 di artiglieria in più.
name-effect-help-either = Una volta per turno, in uno scontro con un mercantile o con la marina: 1 in più di un valore a tua scelta.
name-effect-smuggle-more = Una volta per turno il contrabbando frutta una risorsa in più, fra quelle che il porto offre.
name-effect-bribe = Una volta per turno un riscatto vale un pezzo da otto in più.
name-effect-boast = Una volta per turno, quando si conta la notorietà, questa cresce di uno in più.
name-effect-sell-two = Una volta per turno due risorse qualsiasi diventano un pezzo da otto.
name-effect-discount-hull = Una volta per turno un segnalino scafo costa una risorsa in meno.
name-effect-discount-sail = Una volta per turno un segnalino vela costa una risorsa in meno.
name-effect-discount-mizzen = Una volta per turno un segnalino mezzana costa una risorsa in meno.
name-effect-discount-crew = Una volta per turno un segnalino equipaggio costa una risorsa in meno.
note-price = Prezzo: { $cargo }. Hai { $held }.
note-crew-saves = { $count ->
    [one] Il tuo equipaggio può risparmiare 1 risorsa.
   *[other] Il tuo equipaggio può risparmiare { $count } risorse.
}
note-does = { $effect }
note-brings = Una volta per turno arriva a bordo 1 { $cargo }.
note-changes-into = Una volta per turno un pezzo da otto si cambia in { $pieces } risorse uguali.
note-only-points = Non fa nulla; vale i suoi punti.
note-navigation-becomes = Navigazione { $was } → { $now } contro { $against }.
note-gunnery-becomes = Artiglieria { $was } → { $now } contro { $against }.
note-on-free-slot = Non sostituisce nulla: c'è uno spazio libero.
note-in-place-of = { $tiles }: uno di questi lascia il posto.
note-ready-later = Pronto dal prossimo turno.
note-ship-points = { $points ->
    [one] Nave migliore: 1 punto in più, { $now } in tutto.
   *[other] Nave migliore: { $points } punti in più, { $now } in tutto.
}
note-crew-points = { $points ->
    [one] Maggiore accozzaglia: 1 punto in più, { $now } in tutto.
   *[other] Maggiore accozzaglia: { $points } punti in più, { $now } in tutto.
}
note-lost-to = { $points ->
    [one] { $tile }: torna nella scatola, con il suo punto.
   *[other] { $tile }: torna nella scatola, con i suoi { $points } punti.
}
note-more-room = Subito { $places } posti in più nella stiva, e { $slots } spazi.
note-wealth-becomes = Tesoro { $was } → { $now }.
note-never-dug-up = Ciò che è sepolto non si dissotterra più.
note-three-for-an-eight = Tre risorse qualsiasi diventano un pezzo da otto. Hai { $cargo }.
note-still-held = { $eights ->
    [0] Nella stiva non resta alcun pezzo da otto.
    [one] Nella stiva resta 1 pezzo da otto.
   *[other] Nella stiva restano { $eights } pezzi da otto.
}

## Perché no

note-card-played = La carta capitano { $card } è già stata giocata in questo turno.
note-card-for-fights = La carta capitano { $card } si gioca in uno scontro, o contro un porto.
note-used-up = { $tile }: già in uso in questo turno.
note-bought-now = { $tile }: l'acquisto è di questo turno, sarà pronto dal prossimo.
note-not-paid = { $tile }: ti manca { $cargo }.
note-no-slot = { $tile }: la tua nave non ha uno spazio adatto.
note-market-shut = { $tile }: il mercato apre quando tutti sono tornati a Nassau.
note-navy-waits = La marina attende che le fasi di pirateria siano finite.
note-out-of-reach = { $place }: nessuno dei tuoi dadi porta lì, né avanti né indietro.
note-not-from-nassau = { $place }: da Nassau un dado porta alla casella con il suo numero, o al transito.
note-not-alongside = { The-ship }: un mercantile si cattura sulla sua casella.
note-moved-already = In questo giro ti sei già mosso: un dado per giro.
note-has-wind = Hai già un vento mercantile: non se ne tengono due.
note-no-wind-left = Non resta alcun vento mercantile da cogliere.
note-buying-over = { $tile }: per questo turno hai smesso di comprare.
note-always-counts = { $tile }: conta sempre, non c'è nulla da farne.
note-built-later = { $section }: si costruisce a Nassau, quando tutti sono tornati.
note-only-next-section = { $section }: viene dopo; la prossima sezione è { $next }.
note-built-already = { $section }: già costruita.
note-none-aboard = A bordo non ce n'è: { $cargo }.
note-changed-in-nassau = I pezzi da otto si cambiano e si seppelliscono a Nassau.
note-spent-in-nassau = { $cargo }: serve per gli acquisti a Nassau; in mare si può solo gettare fuori bordo.
note-ransom-in-port = Un ostaggio si riscatta contrabbandando in un porto aperto, o cammina sull'asse.
note-die-used = Il { $die } è già stato usato.
note-value-becomes = { $value }: { $was } → { $now } in questo scontro.
note-no-card-does = Anche così nessuna carta in mano batte entrambi i valori.

## Che cosa si conta
measure-fame = notorietà
measure-motley = accozzaglia
measure-ship = nave
measure-wealth = tesoro sepolto
measure-tile = Tessere comprate
measure-notoriety-1 = chi comincia con notorietà 1
measure-notoriety-2 = chi comincia con notorietà 2
measure-notoriety-3 = chi comincia con notorietà 3
measure-notoriety-4 = chi comincia con notorietà 4
measure-notoriety-5 = chi comincia con notorietà 5
measure-turns = turni
