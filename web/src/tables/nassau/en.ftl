# What the table of Nassau says beside the words of the game.

piece-to = space { $number }
piece-die = die { $number }
piece-notoriety = notoriety { $number }
piece-count = { $number }

web-nassau-chart = Chart of the Caribbean
web-nassau-region = Region { $number }
web-nassau-region-1 = the Bahama Channel
web-nassau-region-2 = the Antilles
web-nassau-region-3 = the Spanish Main
web-nassau-decks = merchant decks
web-nassau-deck = Region { $region }: { $unseen } unseen; then { $below }
web-nassau-deck-unseen = Region { $region }: { $unseen } unseen

web-nassau-a-merchant = { $number }, { $name }: navigation { $navigation }, gunnery { $gunnery }; loot: { $loot }.
web-nassau-a-port = { $number }, { $name }: port with { $offer }; gunnery { $gunnery }, plunder { $plunder }, ransom { $ransom }.
web-nassau-offer = { $cargo }
web-nassau-a-plundered = { $number }, { $name }: plundered.
web-nassau-a-space = { $number }, { $name }.
web-nassau-a-ship = The ship of { $seat }: { $place }
web-nassau-plundered = plundered

## What a move would mean

web-nassau-any = any die
web-nassau-on = { $dice } on
web-nassau-back = { $dice } back
web-nassau-here = { $dice }, stay
web-nassau-from-nassau = die { $dice }
web-nassau-use-merchant = use { $card }
web-nassau-use-port = plunder by { $card }
web-nassau-strong = too strong
web-nassau-win = wins
web-nassau-tie = ties
web-nassau-half = half
web-nassau-lose = fails

## Navy, market, supply

web-nassau-navy = The navy
web-nassau-navy-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}{ $first ->
    [0] , one ends the game
   *[other] , { $first } before the end can come
}
web-nassau-navy-none = No ship lies in wait.
web-nassau-market = Nassau market
web-nassau-market-open = open
web-nassau-market-later = opens in step 5
web-nassau-set-hull = hull
web-nassau-set-mast = masts
web-nassau-set-crew = crew
web-nassau-price = Costs { $cargo }
web-nassau-sold-out = sold out
web-nassau-supply = Supply

web-nassau-a-tile = { $name }, { $slot }: { web-nassau-so-many-points }
web-nassau-so-many-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-nassau-tile-ready = { $name }: { web-nassau-so-many-points }, ready
web-nassau-tile-used = { $name }: { web-nassau-so-many-points }, used in this turn
web-nassau-tile-new = { $name }: { web-nassau-so-many-points }, ready from the next turn on
web-nassau-brings = 1 more: { $piece }
web-nassau-free-slot = Free: { $slot }
web-nassau-slot-black = hull slot
web-nassau-slot-red-bow = slot at the bow
web-nassau-slot-red-stern = slot at the stern
web-nassau-slot-purple = sail slot
web-nassau-slot-yellow-bow = jib slot
web-nassau-slot-yellow-stern = spanker slot
web-nassau-slot-green = mizzen slot
web-nassau-slot-crew = place for crew
web-nassau-unbuilt = not built yet

## Captains

web-nassau-order = Number { $number } in this step
web-nassau-ship-of = The ship of { $seat }
web-nassau-notoriety-of = { $seat }: notoriety { $notoriety }
web-nassau-mark = Notoriety { $number }
web-nassau-dice = Dice
web-nassau-die = Die { $number }
web-nassau-cards = Captain cards
web-nassau-card = Captain card: navigation { $navigation }, gunnery { $gunnery }
web-nassau-card-spent = Captain card, played: navigation { $navigation }, gunnery { $gunnery }
web-nassau-hold = hold
web-nassau-chest = chest
web-nassau-ship-points = ship
web-nassau-crew-points = crew
web-nassau-against-merchants = merchants
web-nassau-against-navy = navy
web-nassau-against-ports = ports
web-nassau-panel-captain = Captain
web-nassau-panel-ship = Ship
web-nassau-panel-navy = Navy
web-nassau-panel-market = Nassau

## The steps of a turn, and the four prizes

web-nassau-step-piracy = Piracy
web-nassau-step-notoriety = Notoriety
web-nassau-step-navy = Navy
web-nassau-step-nassau = Nassau
web-nassau-step-departure = Departure
web-nassau-prize-fame = Fame
web-nassau-prize-motley = Crew
web-nassau-prize-ship = Ship
web-nassau-prize-wealth = Wealth

## Tiles: what fits on them of a long name

web-nassau-short-long-range-cannons = Long guns
web-nassau-short-bow-cannons = Bow guns
web-nassau-short-stern-cannons = Stern guns
web-nassau-short-figurehead-plain = Figureh.
web-nassau-short-figurehead-fine = Figureh.
web-nassau-short-figurehead-majestic = Figureh.
web-nassau-short-cabin-plain = Cabin
web-nassau-short-cabin-fine = Cabin
web-nassau-short-cabin-majestic = Cabin
web-nassau-short-mainsail = Mainsail
web-nassau-short-jolly-roger = J. Roger
web-nassau-short-crows-nest = Nest
web-nassau-short-quartermaster = Quarterm.
web-nassau-short-carpenter = Carpenter
web-nassau-short-first-mate = 1st mate
web-nassau-short-navigator = Navigator
web-nassau-short-helmsman = Helmsman
web-nassau-short-cartographer = Cartogr.
web-nassau-short-smuggler = Smuggler
web-nassau-short-rigging-master = Rigger
web-nassau-short-master-gunner = Gunner
web-nassau-short-recruiter = Recruiter
web-nassau-short-black-marketeer = Bl. market
web-nassau-short-powder-monkey = P. monkey
web-nassau-short-boatswain = Boatswain
web-nassau-short-coxswain = Coxswain
web-nassau-short-briber = Briber
web-nassau-short-cabin-boy = Boy
web-nassau-short-ships-cat = Cat
web-nassau-short-ships-dog = Dog

## A fight on the stage

web-nassau-fight-parts = { $crew ->
    [0] ship { $ship }, card { $card }
   *[other] ship { $ship }, card { $card }, crew { $crew }
}
web-nassau-verdict-wins = wins
web-nassau-verdict-ties = ties
web-nassau-verdict-loses = loses
web-nassau-verdict-eludes = eludes the navy
web-nassau-verdict-half = half is lost
web-nassau-verdict-both = both halves lost
web-nassau-drawer = Navy and market
