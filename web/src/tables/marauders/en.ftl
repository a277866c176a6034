# What the table of Marauders says beside the words of the game.

piece-gold = { $number } gold
piece-count = { $number }
piece-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
piece-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
piece-left = { $number } left
piece-value = value { $number }
piece-actions = { $number ->
    [one] 1 action
   *[other] { $number } actions
}

web-marauders-chart = Chart of the Caribbean
web-marauders-a-port = { $name }, port of { $nation }. In demand: { $good }. Refit: { $refit }.
web-marauders-no-refit = no refit
web-marauders-hidden-refit = a refit, face down
web-marauders-wants = wants { $good }
web-marauders-merchant = A merchant { $zone_off }
web-marauders-a-captain = { $name }, { $ship }, { $zone_off }
web-marauders-a-ship = The ship of { $seat }: { $ship }, { $zone_off }
web-marauders-a-ship-in-port = The ship of { $seat }: { $ship }, in the port of { $zone }

## On the ocean

web-marauders-event = Event of round { $round }
web-marauders-no-event = No event yet
web-marauders-arrow = { $npc }
web-marauders-letter-slp = S
web-marauders-letter-frg = F
web-marauders-way-n = north
web-marauders-way-ne = north-east
web-marauders-way-e = east
web-marauders-way-se = south-east
web-marauders-way-s = south
web-marauders-way-sw = south-west
web-marauders-way-w = west
web-marauders-way-nw = north-west
web-marauders-war = War: { $one } and { $other }
web-marauders-raided = Raided
web-marauders-missions = Open missions
web-marauders-discards = Cargo discards
web-marauders-decks = Left to draw: { $events } events, { $captains } captains, { $glory } glory cards

## Captains and their boards

web-marauders-on-turn = turn
web-marauders-home = home port { $port }
web-marauders-of-ten = of 10 glory
web-marauders-ship-of = The ship of { $seat }
web-marauders-no-ship = no ship yet
web-marauders-ship-facts = Hull { $hull }, Masts { $masts }, Cargo { $cargo }, Crew { $crew }, Cannons { $cannons }; maneuver { $maneuver }
web-marauders-maneuver = maneuver { $maneuver }
web-marauders-held = { $load }/{ $capacity }
web-marauders-gold = Gold
web-marauders-aboard = aboard
web-marauders-stashed = stashed
web-marauders-together = aboard or stashed
web-marauders-hold = Hold
web-marauders-cards = Cards
web-marauders-tasks = Tasks
web-marauders-free = { $count } free
web-marauders-unknown = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}
web-marauders-unknown-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## Scenes

web-marauders-move = Move this sheet
web-marauders-fold = Fold it up
web-marauders-unfold = Unfold it
web-marauders-battle = Battle
web-marauders-battle-off = Battle { $zone_off }
web-marauders-rounds = The rounds of the battle
web-marauders-battle-over = The last battle
web-marauders-battle-round = round { $round }
web-marauders-boarding = hand to hand, round { $round }
web-marauders-sighted = in sight
web-marauders-before = before the first round
web-marauders-wins = wins
web-marauders-close = Close
web-marauders-roll-contest = { $value ->
    [one] 1 success
   *[other] { $value } successes
}
web-marauders-roll-hooks = hooks: { $value ->
    [one] 1 success
   *[other] { $value } successes
}
web-marauders-roll-volley = { $value ->
    [one] 1 shot comes in
   *[other] { $value } shots come in
}
web-marauders-roll-long-guns = long guns: { $value ->
    [one] 1 hit
   *[other] { $value } hits
}
web-marauders-roll-crew = { $value ->
    [one] 1 man falls
   *[other] { $value } men fall
}
web-marauders-the-merchant = the merchant
web-marauders-storm = Storm
web-marauders-test-of = Test of { $skill }
web-marauders-needed = { $need ->
    [one] 1 success needed
   *[other] { $need } successes needed
}
web-marauders-passed = passed
web-marauders-failed = failed
web-marauders-chance-before = Chance before the roll
web-marauders-shots-at = Shots at { $name }:
web-marauders-raid = Merchant raid
web-marauders-raid-off = A merchant { $zone_off }
web-marauders-to-spend = to spend
web-marauders-escapes = escapes
web-marauders-quay = The quay of { $port }
web-marauders-basket = In the basket:
web-marauders-less = Less
web-marauders-more = More
web-marauders-ashore-market = Market
web-marauders-ashore-yard = Shipyard
web-marauders-ashore-tavern = Tavern
web-marauders-ashore-governor = Governor
web-marauders-ashore-chest = Stash

web-marauders-panel-ship = Ship
web-marauders-panel-cards = Hold and cards
web-marauders-panel-sea = Event
web-marauders-scene-battle = Battle
web-marauders-scene-after = Battle
web-marauders-scene-raid = Raid
web-marauders-scene-quay = Port

## Heading and result

web-marauders-setting-out = Setting out
web-marauders-round = Round { $round }
web-marauders-your-turn = your turn
web-marauders-turn-of = turn of { $seat }
web-marauders-actions = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
web-marauders-moves = and { $moves } to move
web-marauders-events-left = { $count ->
    [0] the last round
    [one] 1 event left
   *[other] { $count } events left
}
web-marauders-source-trade = trade
web-marauders-source-raids = raids
web-marauders-source-battles = battles
web-marauders-source-rumors = rumors
web-marauders-source-missions = missions
web-marauders-source-ships = ships
web-marauders-source-stash = ten gold in the stash
