title = Pirates of Nassau
about = Pirate captains of the Bahamas: capture merchants, plunder ports, elude the navy, and make of a small ship a galleon with a motley crew. For 3 to 5.
goal = Your goal: the most victory points when the last navy card comes up. Four rankings pay: the most famous pirate, the motliest crew, the best ship, and the richest in buried treasure.

## Options of the set-up

switch-long = Longer game
    .about = House rule: no navy card is left out. With three players the game then lasts 6 to 10 turns, with four 5 to 7; with five nothing changes.
switch-closed_chests = Closed chests
    .about = House rule: nobody is shown what others have buried until the game is over. Every burial can still be seen.
switch-youngest = Seat of the youngest player
    .about = Between equal opening rolls the younger player starts less notorious. Only the youngest is named here: the others count as older in the order of the seats, from this one on.
    .values = seat { $number }

error-nassau-youngest = Seat { $place } cannot be that of the youngest player: there are { $players } seats.

## Cargo

name-powder = barrel of powder
    .many = barrels of powder
name-goods = crate of goods
    .many = crates of goods
name-rum = cask of rum
    .many = casks of rum
name-eight = piece of eight
    .many = pieces of eight
name-hostage = hostage
    .many = hostages

## Ships need no article in English

the-ship = { $ship }
The-ship = { $ship }
the-target = { $target }
The-target = { $target }

## Other names

name-cargo = cargo
name-notoriety = notoriety
name-navigation = navigation
name-gunnery = gunnery
name-wind = Trade wind
name-fame = Most famous pirate
name-motley = Motliest crew
name-ship = Best ship
name-wealth = Richest pirate
name-hull = hull
name-mast = masts
name-crew = crew
name-black = black
name-green = green
name-yellow = yellow
name-red = red
name-blue = blue

## Questions

by-so-much = { $trim ->
    [-3] 3 less
    [-2] 2 less
    [-1] 1 less
   *[other] { $trim } more
}
six-by-so-much = { $trim ->
    [-3] 6 less 3
    [-2] 6 less 2
    [-1] 6 less 1
    [0] 6
   *[other] 6 plus { $trim }
}
ask-where-to = { $chart ->
    [yes] The chart lies open: which space of your region, with which die?
   *[no] { $six ->
        [yes] Any die counts as { six-by-so-much }, and transit moves are out: where do you sail?
       *[no] { $plain ->
            [yes] { $move ->
                [1] Where do you sail from Nassau?
               *[other] Where do you sail?
            }
           *[no] { $trim ->
                [0] +1 and −1 cancel out, but transit moves are still out: where do you sail?
               *[other] The die counts { by-so-much }, and transit moves are out: where do you sail?
            }
        }
    }
}
ask-what-to-do = { $place }: what do you do here?
ask-what-else = Anything else before the next captain moves?
ask-to-capture = { The-target } has { $navigation }/{ $gunnery }, your ship { $our_navigation }/{ $our_gunnery }: which captain card?
ask-to-plunder = { $port } has gunnery { $gunnery }, your ship { $our_gunnery }: which captain card?
ask-to-elude = The navy is after you: { $target }. Your ship has { $our_navigation }/{ $our_gunnery }: which captain card?
ask-what-to-load = { $extra ->
    [0] { $pieces ->
        [one] What do you smuggle out of { $port }? You may take one piece.
       *[other] What do you smuggle out of { $port }? You may take { $pieces } pieces of one kind.
    }
    [one] What do you smuggle out of { $port }, besides the piece that your smuggler has found?
   *[other] What do you smuggle out of { $port }, besides the { $extra } pieces that your smuggler has found?
}
ask-ransom-or-not = { $short ->
    [yes] { $paid ->
        [one] { $port } would pay { $eights } pieces of eight for a hostage, but only 1 can be had. Do you take it?
       *[other] { $port } would pay { $eights } pieces of eight for a hostage, but only { $paid } can be had. Do you take them?
    }
   *[no] { $eights ->
        [one] { $port } pays 1 piece of eight for a hostage. Do you take it?
       *[other] { $port } pays { $eights } pieces of eight for a hostage. Do you take them?
    }
}
ask-which-two = Which two resources does the black marketeer sell?
ask-which-three = Which three resources do you sell for a piece of eight?
ask-what-overboard = What goes overboard?
ask-what-to-give-up = { $excess ->
    [one] The hold has room for { $capacity ->
        [one] 1 piece
       *[other] { $capacity } pieces
    }, 1 is too many: what do you give up?
   *[other] The hold has room for { $capacity ->
        [one] 1 piece
       *[other] { $capacity } pieces
    }, { $excess } are too many: what do you give up?
}
ask-mint-or-not = { $due ->
    [one] The supply has no pieces of eight, and 1 is due to you. Do you change 5 of your chest into a gold doubloon?
   *[other] The supply has no pieces of eight, and { $due } are due to you. Do you change 5 of your chest into a gold doubloon?
}
ask-what-to-reckon = Your deeds are worth { $gain } notoriety so far. Do you add anything?
ask-above-or-below = Notoriety { $taken } is taken. Where does your marker go?
ask-which-navy-card = The navy lies in wait: which card do you take?
cargo-kept = { $aboard ->
    [0] there is none aboard
    [1] you keep your only piece
   *[other] you keep { $cargo } of { $aboard } pieces
}
marker-to = { $stays ->
    [yes] your marker stays on { $notoriety }
   *[no] { $below ->
        [0] your marker goes back to { $notoriety }
       *[other] the space is taken: your marker comes to lie on { $notoriety } or { $below }
    }
}
ask-which-half = You beat only one value of the navy. Do you lose half your cargo ({ cargo-kept }) or half your notoriety ({ marker-to })?
ask-what-to-lose = { $again ->
    [yes] { $count ->
        [one] The navy takes 1 more piece of your cargo: what do you lose?
       *[other] The navy takes { $count } more pieces of your cargo: what do you lose?
    }
   *[no] { $count ->
        [one] The navy takes 1 piece of your cargo: what do you lose?
       *[other] The navy takes { $count } pieces of your cargo: what do you lose?
    }
}
ask-what-to-buy = What do you buy in Nassau?
ask-where-to-fit = { $free ->
    [yes] { $tile }: where to?
   *[no] { $tile }: only in place of what is aboard. What makes way?
}
ask-how-to-pay = { $tile }: the price is { $cargo }. Do you save a resource?
ask-what-to-bury = Do you bury treasure before the next voyage?

## Choices: moving

option-sail = Die { $die }: sail to { $to }, { $place }
option-wind = { $by ->
    [1] Trade wind: the die counts 1 more
   *[other] Trade wind: the die counts 1 less
}
option-navigator = { $by ->
    [1] Navigator: the die counts 1 more
   *[other] Navigator: the die counts 1 less
}
option-helmsman = Helmsman: any die counts as 6
option-cartographer = Cartographer: any die to any space of this region
option-pilot = Pilot: roll the { $die } again

## Choices: actions and fights

option-pass = Do nothing
option-capture = { $aloft ->
    [yes] Capture { the-ship } from the crow's nest
   *[no] Capture { the-ship }
}
option-catch-wind = Catch the trade wind
option-smuggle = Smuggle goods
option-plunder = Plunder the port
option-play = Captain card { $card }
option-first-mate = First mate: +1 { $value }
option-help = { $crew }: +1 { $value }
option-load = { $count ->
    [one] Load 1 { $cargo }
   *[other] Load { $count } { $cargo_many }
}
option-load-nothing = Load nothing
option-smuggler = Smuggler: 1 { $cargo } more
option-ransom = { $eights ->
    [one] Take the ransom of 1 piece of eight
   *[other] Take the ransom of { $eights } pieces of eight
}
option-no-ransom = Keep the hostage
option-briber = Briber: 1 piece of eight more

## Choices: at any time

option-jolly-roger = Hoist the Jolly Roger: { $crew } once more
option-fetch = { $crew }: bring 1 { $cargo } aboard
option-black-marketeer = Black marketeer: 2 resources for a piece of eight
option-trade = Sell { $cargo }
option-plank = Make a hostage walk the plank
option-overboard = Throw cargo overboard
option-throw = Throw away 1 { $cargo }
option-done = Nothing more

## Choices: the hold

option-give-up = { $count ->
    [one] Give up 1 { $cargo }
   *[other] Give up { $count } { $cargo_many }
}
option-mint = Make a doubloon
option-no-mint = Go without

## Choices: notoriety and navy

option-claim-wind = Trade wind: +1 notoriety
option-bard = Bard: +1 notoriety
option-reckon = Move the marker
option-mark = Notoriety { $notoriety }
option-take = Take the card { $card }
option-forfeit = Lose half your { $half }
option-lose = { $count ->
    [one] Lose 1 { $cargo }
   *[other] Lose { $count } { $cargo_many }
}

## Choices: Nassau

option-buy = Buy { $tile }
option-build = Build: { $section }
option-buy-no-more = Buy nothing more this time
option-fit = On a free slot
option-replace = In place of { $tile }
option-forgo = Leave it in the market
option-pay = Pay this price
option-discount = Save 1 { $cargo }
option-change = { $count ->
    [one] Change a piece of eight into 1 { $cargo }, the last one
   *[other] Change a piece of eight into { $count } { $cargo_many }
}
option-quartermaster = { $count ->
    [one] Quartermaster: change a piece of eight into 1 { $cargo }, the last one
    [2] Quartermaster: change a piece of eight into 2 { $cargo_many }, the last ones
   *[other] Quartermaster: change a piece of eight into { $count } { $cargo_many }
}
option-bury = { $count ->
    [one] Bury 1 piece of eight
   *[other] Bury { $count } pieces of eight
}
option-sell-cargo = Sell 3 resources for a piece of eight
option-sell = Sell { $cargo }

## Events: the turn and the moves

event-turn-began = Turn { $turn } begins.
event-rolled = { $player_is ->
    [you] You roll { $dice }.
   *[other] { $player } rolls { $dice }.
}
event-started = { $player_is ->
    [you] You sail under the { $colour } flag and roll { $dice }: notoriety { $notoriety }.
   *[other] { $player } sails under the { $colour } flag and rolls { $dice }: notoriety { $notoriety }.
}
event-steered = { $by ->
    [0] { $crew } ({ $player }) sets the course.
    [1] { $crew } ({ $player }): the die counts 1 more.
   *[other] { $crew } ({ $player }): the die counts 1 less.
}
event-rerolled = Pilot ({ $player }): the { $die } is rolled again and is a { $now }.
with-the-wind = { $wind ->
    [0] {""}
   *[other] {" "}with the trade wind
}
event-sailed = { $player_is ->
    [you] You sail to { $to } ({ $place }) by die { $die }{ with-the-wind }.
   *[other] { $player } sails to { $to } ({ $place }) by die { $die }{ with-the-wind }.
}

## Events: actions and fights

event-passed = { $closed ->
    [yes] { $player_is ->
        [you] The port has been plundered: you do nothing there.
       *[other] The port has been plundered: { $player } does nothing there.
    }
   *[no] { $player_is ->
        [you] You do nothing there.
       *[other] { $player } does nothing there.
    }
}
event-caught-wind = { $player_is ->
    [you] You catch the trade wind.
   *[other] { $player } catches the trade wind.
}
event-helped = { $player_is ->
    [you] Your help: { $crew }.
   *[other] { $crew } helps { $player }.
}
event-joined = { $crew } ({ $player }): +1 { $value }.
event-hoisted = { $player_is ->
    [you] You hoist the Jolly Roger: { $crew } once more.
   *[other] { $player } hoists the Jolly Roger: { $crew } once more.
}
event-fought = { $navy ->
    [yes] { $player_is ->
        [you] You face the navy ({ $target }) with the card { $card }: { $navigation }/{ $gunnery } against { $their_navigation }/{ $their_gunnery }.
       *[other] { $player } faces the navy ({ $target }) with the card { $card }: { $navigation }/{ $gunnery } against { $their_navigation }/{ $their_gunnery }.
    }
   *[no] { $player_is ->
        [you] You face { the-target } with the card { $card }: { $navigation }/{ $gunnery } against { $their_navigation }/{ $their_gunnery }.
       *[other] { $player } faces { the-target } with the card { $card }: { $navigation }/{ $gunnery } against { $their_navigation }/{ $their_gunnery }.
    }
}
event-bombarded = { $player_is ->
    [you] You bombard { $port } with the card { $card }: { $gunnery } against { $their_gunnery }.
   *[other] { $player } bombards { $port } with the card { $card }: { $gunnery } against { $their_gunnery }.
}
event-captured = { $player_is ->
    [you] You capture { the-ship }!
   *[other] { $player } captures { the-ship }!
}
event-repelled = { $player_is ->
    [you] { The-ship } beats you off and stays on her route.
   *[other] { The-ship } beats off { $player } and stays on her route.
}
event-plundered = { $player_is ->
    [you] You plunder { $port }! The port is closed for good.
   *[other] { $player } plunders { $port }! The port is closed for good.
}
event-held = { $port } holds out.
event-smuggled = { $player_is ->
    [you] You smuggle in { $port }.
   *[other] { $player } smuggles in { $port }.
}
event-ransomed = { $eights ->
    [0] A hostage goes free for nothing.
    [one] A hostage goes free for 1 piece of eight.
   *[other] A hostage goes free for { $eights } pieces of eight.
}

## Events: cargo

event-stowed = { $player_is ->
    [you] You take aboard { $cargo }.
   *[other] { $player } takes aboard { $cargo }.
}
event-threw = { $player_is ->
    [you] You give up { $cargo }.
   *[other] { $player } gives up { $cargo }.
}
event-lost-cargo = { $player_is ->
    [you] The navy takes { $cargo } from you.
   *[other] The navy takes { $cargo } from { $player }.
}
event-walked-the-plank = { $count ->
    [one] { $player_is ->
        [you] You make a hostage walk the plank.
       *[other] { $player } makes a hostage walk the plank.
    }
   *[other] { $player_is ->
        [you] You make { $count } hostages walk the plank.
       *[other] { $player } makes { $count } hostages walk the plank.
    }
}
event-left-aboard = { $count ->
    [one] There is no room for the hostage.
   *[other] There is no room for { $count } hostages.
}
event-fetched = { $crew } ({ $player }): one more { $cargo }.
event-traded = { $player_is ->
    [you] You sell { $cargo } on the black market.
   *[other] { $player } sells { $cargo } on the black market.
}
event-minted = { $player_is ->
    [you] Five pieces of eight in your chest become a gold doubloon.
   *[other] Five pieces of eight in the chest of { $player } become a gold doubloon.
}

## Events: notoriety and navy

event-boasted = { $means } ({ $player }): +1 notoriety.
event-notoriety-rose = { $player_is ->
    [you] You gain { $gain } notoriety and have { $notoriety }.
   *[other] { $player } gains { $gain } notoriety and has { $notoriety }.
}
event-notoriety-halved = { $lost ->
    [0] { $player_is ->
        [you] Your notoriety cannot fall: it stays at { $notoriety }.
       *[other] The notoriety of { $player } cannot fall: it stays at { $notoriety }.
    }
   *[other] { $player_is ->
        [you] Your notoriety falls to { $notoriety }.
       *[other] The notoriety of { $player } falls to { $notoriety }.
    }
}
event-released = Back under the merchant decks: { $ships }.
event-safe = { $player_is ->
    [you] You find the open sea and are safe.
   *[other] { $player } finds the open sea and is safe.
}
event-eluded = { $player_is ->
    [you] You elude the navy.
   *[other] { $player } eludes the navy.
}
event-caught = { $twice ->
    [yes] { $player_is ->
        [you] You beat neither value of the navy: half your cargo and half your notoriety are lost.
       *[other] { $player } beats neither value of the navy: half the cargo and half the notoriety are lost.
    }
   *[no] { $player_is ->
        [you] You beat only one value of the navy.
       *[other] { $player } beats only one value of the navy.
    }
}

## Events: Nassau

event-came-home = All ships return to Nassau.
event-bought = { $player_is ->
    [you] You buy { $tile } for { $cargo }.
   *[other] { $player } buys { $tile } for { $cargo }.
}
event-replaced = Into the box, to make way: { $tile }.
event-built = { $player_is ->
    [you] Your ship grows: { $section }.
   *[other] The ship of { $player } grows: { $section }.
}
event-bought-no-more = { $passed ->
    [yes] { $player_is ->
        [you] You buy nothing more.
       *[other] { $player } buys nothing more.
    }
   *[no] { $player_is ->
        [you] There is nothing more that you can buy.
       *[other] There is nothing more that { $player } can buy.
    }
}
event-changed = { $count ->
    [one] { $player_is ->
        [you] You change a piece of eight into 1 { $cargo }.
       *[other] { $player } changes a piece of eight into 1 { $cargo }.
    }
   *[other] { $player_is ->
        [you] You change a piece of eight into { $count } { $cargo_many }.
       *[other] { $player } changes a piece of eight into { $count } { $cargo_many }.
    }
}
event-sold = { $player_is ->
    [you] You sell { $cargo } for a piece of eight.
   *[other] { $player } sells { $cargo } for a piece of eight.
}
event-buried = { $count ->
    [one] { $player_is ->
        [you] You bury 1 piece of eight.
       *[other] { $player } buries 1 piece of eight.
    }
   *[other] { $player_is ->
        [you] You bury { $count } pieces of eight.
       *[other] { $player } buries { $count } pieces of eight.
    }
}

## Events: before the next voyage

event-wind-lost = { $player_is ->
    [you] The trade wind dies down; your token is lost.
   *[other] The trade wind dies down; the token of { $player } is lost.
}
event-navy-came = New cards of the navy: { $cards }.
event-end-came = The card that ends the game has come up: the game is over, whatever cards of the navy are left.
event-sailed-home = Homeward bound for Europe: { $ships }.
event-moved = { The-ship } sails on to { $to }.
event-arrived = { The-ship } appears on { $to }.
event-market-opened = New in Nassau: { $tiles }.
event-set-rebuilt = No tiles are left ({ $tiles }): those in the box are shuffled.
event-ranked = { $ranking }: { $player }, { $value }, for { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}{ $tied ->
    [yes] , shared with others
   *[no] {""}
}.

## The picture of the table

table-turn = Turn { $turn }
table-over = { $turn ->
    [one] The game is over after 1 turn
   *[other] The game is over after { $turn } turns
}
table-phase-dice = step 1, dice
table-phase-piracy = step 2, piracy phase { $round } of 3
table-phase-notoriety = step 3, notoriety
table-phase-navy = step 4, the navy
table-phase-buying = step 5, buying in Nassau
table-phase-burying = step 5, burying treasure
table-phase-departure = steps 6 to 9
table-order = order: { $names }
table-name = { $seat }
table-region = { $cards ->
    [one] Region { $region }, 1 card in the deck
   *[other] Region { $region }, { $cards } cards in the deck
}
table-place = { $place }
table-empty-route = (no ship)
table-merchant = { $navigation }/{ $gunnery } { $region },
table-port = port: { $offer }, guns { $gunnery }, plunder { $plunder }, ransom { $ransom }
table-plundered = port: plundered
table-here = { $seat_is ->
    [you] { $seat } (you)
   *[other] { $seat }
}
table-letter-powder = P
table-letter-goods = G
table-letter-rum = R
table-letter-eight = 8
table-letter-hostage = H
table-navy = Navy:
table-navy-ship = { $card }
table-open-sea = Open sea
table-navy-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}, { $first } of phase 1
table-nothing = nothing
table-market-hull = Hull ({ $hull }):
table-market-mast = Masts (sails { $sail }, mizzen { $mizzen }):
table-market-crew = Crew ({ $crew }):
table-sections = Sections: brigantine { $brigantine } · galleon { $galleon }
table-tile = { $count ->
    [1] { $tile } { $points }
   *[other] { $count }× { $tile } { $points }
}
table-supply = Supply:
table-stock-powder = { $count } powder
table-stock-goods = { $count } goods
table-stock-rum = { $count } rum
table-stock-eight = { $count ->
    [one] 1 eight
   *[other] { $count } eights
}
table-stock-hostage = { $count ->
    [one] 1 hostage
   *[other] { $count } hostages
}
table-stock-doubloon = { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}
table-stock-wind = { $count ->
    [one] 1 wind
   *[other] { $count } winds
}
table-player = { $seat_is ->
    [you] { $seat } (you), { $colour }
   *[other] { $seat }, { $colour }
}
table-on-turn = on turn
table-notoriety = { $fame ->
    [0] notoriety { $notoriety }
   *[other] notoriety { $notoriety } (+{ $fame })
}
table-points = { $points } VP
table-dice = dice { $dice }
table-hand = cards { $cards }
table-card = { $card }
table-wind = trade wind
table-captured = captured: { $ships }
table-overboard = overboard: { $count }
table-ports = ports: { $count }
table-values = merchants { $merchants_navigation }/{ $merchants_gunnery }, navy { $navy_navigation }/{ $navy_gunnery }, ports { $ports_gunnery }
table-hold = hold { $count }/{ $capacity }: { $cargo }
table-chest = { $doubloons ->
    [0] chest { $eights }
   *[other] chest { $eights } and { $doubloons } doubl.
}
table-closed = chest closed
table-tiles = Tiles:
table-fitted = { $count ->
    [1] { $tile }
   *[other] { $count }× { $tile }
}
table-mark-used = { $tile } (used)
table-mark-new = { $tile } (new)
table-free = free: { $slots }
table-free-black = { $count } hull
table-free-red-bow = bow
table-free-red-stern = stern
table-free-purple = { $count } sail
table-free-yellow-bow = jib
table-free-yellow-stern = spanker
table-free-green = { $count } mizzen
table-free-crew = { $count } crew

## What a choice comes to: captain cards

note-our-navigation = Navigation against { $theirs }
note-our-gunnery = Gunnery against { $theirs }
note-as-printed = your ship
note-of-tile = { $tile }
note-of-crew = crew that helps
note-of-card = captain card { $card }
note-wins = wins
note-ties = ties, no capture
note-loses = loses
note-elude = eludes the navy
note-lose-half = costs one half
note-lose-both = costs both halves
note-open-sea = safe
note-falls = the port falls
note-holds-out = { $equal ->
    [yes] ties, the port holds out
   *[no] the port holds out
}
note-wins-with = wins with { $cards }
note-wins-with-crew = wins with { $cards } and the crew
note-no-card-wins = no card wins
note-falls-to = falls to { $cards }
note-no-card-fells = no card is enough
note-eluded-by = eluded with { $cards }
note-half-by = With { $cards } you beat only one value: half your cargo or half your notoriety.
note-no-hand-left = no captain card left
note-booty = Loot: { $cargo }, and { $notoriety } notoriety.
note-plunder = Plunder: { $eights } pieces of eight, and { $notoriety } notoriety. The port is closed for good.
note-too-much = { $count ->
    [one] 1 piece more than your hold can take.
   *[other] { $count } pieces more than your hold can take.
}
note-card-spent = { $left ->
    [0] It is your last card in this turn, and the navy is still to come.
    [one] The card is spent for this turn; 1 is left for what follows.
   *[other] The card is spent for this turn; { $left } are left for what follows.
}

## What a choice comes to: moves and actions

name-kind-powder = powder
name-kind-goods = goods
name-kind-rum = rum
name-kind-eight = pieces of eight
note-counts = The { $die } counts as { $count }.
note-defends = { The-target } has { $navigation }/{ $gunnery }.
note-guns = { $port } has gunnery { $gunnery }.
note-offers = { $pieces ->
    [one] For smugglers: 1 piece. On offer: { $cargo }.
   *[other] For smugglers: { $pieces } pieces of one kind. On offer: { $cargo }.
}
note-ransom-here = { $eights ->
    [one] Ransom for a hostage: 1 piece of eight.
   *[other] Ransom for a hostage: { $eights } pieces of eight.
}
note-closed = The port has been plundered: nothing can be done there.
note-wind-here = The trade wind can be caught here.
note-nothing-here = Nothing can be done here.
note-wind-use = On a later move a die counts 1 more or less; or it is worth 1 notoriety.
note-leads-to = Your dice then lead to { $spaces }.
note-shows = { $die }: to { $spaces }
note-plank-worth = A hostage who walks the plank is worth { $notoriety } notoriety.

## What a choice comes to: notoriety and navy

note-then-aboard = Aboard then: { $aboard ->
    [0] nothing
   *[other] { $cargo }
}, { $aboard } of { $places } places.
note-then-to-pay = Still to pay: { $cargo }.
note-keeps = { $aboard ->
    [0] There is no cargo aboard.
   *[other] You keep { $cargo } of { $aboard } pieces.
}
note-marker-falls = { $below ->
    [0] Your marker goes from { $was } to { $notoriety }.
   *[other] Your marker goes from { $was } to { $notoriety } or { $below }: the space between is taken.
}
note-marker-to = { $below ->
    [0] Your marker goes to { $notoriety }.
   *[other] Your marker goes to { $notoriety } or { $below }: the space between is taken.
}
note-wind-never-kept = A token that is not used is lost at the end of the turn.
note-doubloon-same = A doubloon counts for 5 pieces of eight in your chest.

## What a choice comes to: Nassau

name-against-all = everybody
name-against-merchants = merchants
name-against-navy = the navy
name-against-ports = ports
name-effect-hoist = Once a turn a member of the crew that has been used is ready again.
name-effect-lookout = Once a turn, from an empty trade route, a merchant one space away can be captured.
name-effect-reroll = Once a turn a die that has not been used is rolled again.
name-effect-trim = Once a turn a die counts one more or one less.
name-effect-count-six = Once a turn a die counts as a six.
name-effect-chart = Once a turn any die leads to any space of the region in which the ship is.
name-effect-help-navigation = Once a turn, in a fight with a merchant or the navy: 1 more navigation.
name-effect-help-gunnery = Once a turn, in a fight with a merchant or the navy: 1 more gunnery.
name-effect-help-either = Once a turn, in a fight with a merchant or the navy: 1 more of a value that you choose.
name-effect-smuggle-more = Once a turn smuggling brings one resource more, of a kind that the port offers.
name-effect-bribe = Once a turn a ransom is one piece of eight higher.
name-effect-boast = Once a turn, when notoriety is reckoned, it rises by one more.
name-effect-sell-two = Once a turn any two resources become a piece of eight.
name-effect-discount-hull = Once a turn a hull tile costs one resource less.
name-effect-discount-sail = Once a turn a sail tile costs one resource less.
name-effect-discount-mizzen = Once a turn a mizzen tile costs one resource less.
name-effect-discount-crew = Once a turn a crew tile costs one resource less.
note-price = Price: { $cargo }. You hold { $held }.
note-crew-saves = { $count ->
    [one] Your crew can save 1 resource.
   *[other] Your crew can save { $count } resources.
}
note-does = { $effect }
note-brings = Once a turn 1 { $cargo } comes aboard.
note-changes-into = Once a turn a piece of eight is changed into { $pieces } resources of one kind.
note-only-points = It does nothing; it is worth its points.
note-navigation-becomes = Navigation { $was } → { $now } against { $against }.
note-gunnery-becomes = Gunnery { $was } → { $now } against { $against }.
note-on-free-slot = Replaces nothing: there is a free slot.
note-in-place-of = { $tiles }: one of them makes way.
note-ready-later = Ready from the next turn on.
note-ship-points = { $points ->
    [one] Best ship: 1 point more, { $now } in all.
   *[other] Best ship: { $points } points more, { $now } in all.
}
note-crew-points = { $points ->
    [one] Motliest crew: 1 point more, { $now } in all.
   *[other] Motliest crew: { $points } points more, { $now } in all.
}
note-lost-to = { $points ->
    [one] { $tile } goes back to the box, with its 1 point.
   *[other] { $tile } goes back to the box, with its { $points } points.
}
note-more-room = At once { $places } places more in the hold, and { $slots } slots.
note-wealth-becomes = Treasure { $was } → { $now }.
note-never-dug-up = What is buried is never dug up again.
note-three-for-an-eight = Any three resources become a piece of eight. You hold { $cargo }.
note-still-held = { $eights ->
    [0] No piece of eight is left in the hold.
    [one] 1 piece of eight is left in the hold.
   *[other] { $eights } pieces of eight are left in the hold.
}

## Why not

note-card-played = The captain card { $card } has been played in this turn.
note-card-for-fights = The captain card { $card } is played in a fight, or at a port.
note-used-up = { $tile } has been used in this turn.
note-bought-now = { $tile } was bought in this turn, and is ready from the next one on.
note-not-paid = { $tile }: you lack { $cargo }.
note-no-slot = { $tile }: your ship has no slot for it.
note-market-shut = { $tile }: the market opens once everybody is back in Nassau.
note-navy-waits = The navy lies in wait until the piracy phases are over.
note-out-of-reach = { $place }: none of your dice leads there, forwards or back.
note-not-from-nassau = { $place }: from Nassau a die leads to the space of its number, or to transit.
note-not-alongside = { The-ship }: a merchant is captured on her own space.
note-moved-already = You have moved in this round: one die a round.
note-has-wind = You have a trade wind already: nobody holds two.
note-no-wind-left = There is no trade wind left to catch.
note-buying-over = { $tile }: you have stopped buying for this turn.
note-always-counts = { $tile } counts all the time: there is nothing to do with it.
note-built-later = { $section } is built in Nassau, once everybody is back.
note-only-next-section = { $section } comes later: the next section is { $next }.
note-built-already = { $section } has been built.
note-none-aboard = You have none aboard: { $cargo }.
note-changed-in-nassau = Pieces of eight are changed and buried in Nassau.
note-spent-in-nassau = { $cargo }: it pays for purchases in Nassau; at sea it can only go over the side.
note-ransom-in-port = A hostage is ransomed when you smuggle in an open port, or walks the plank.
note-die-used = The { $die } has been used.
note-value-becomes = { $value }: { $was } → { $now } in this fight.
note-no-card-does = No card in your hand beats both values even so.

## What is counted
measure-fame = notoriety
measure-motley = motley crew
measure-ship = ship
measure-wealth = buried treasure
measure-tile = Tiles bought
measure-notoriety-1 = whoever begins with notoriety 1
measure-notoriety-2 = whoever begins with notoriety 2
measure-notoriety-3 = whoever begins with notoriety 3
measure-notoriety-4 = whoever begins with notoriety 4
measure-notoriety-5 = whoever begins with notoriety 5
measure-turns = turns
