# What the table of Kaiser says beside the words of the game.

web-kaiser-merchant = merchant
web-kaiser-seen = seen
web-kaiser-night = night action
web-kaiser-intercept = Intercept
web-kaiser-action = Action
web-kaiser-commit = Commit
web-kaiser-resolve = Resolve
web-kaiser-discard = Discard
web-kaiser-end = Draw
web-kaiser-fleet = Fleet
web-kaiser-trade = Trade
web-kaiser-scored = Scored
web-kaiser-merchants = { $count ->
    [one] 1 merchant
   *[other] { $count } merchants
}
web-kaiser-germans = { $count } German
web-kaiser-last-fight = Last fight
web-kaiser-last-challenge = Last challenge
web-kaiser-no-fight = No fight yet
web-kaiser-under-way = Attack under way
web-kaiser-team = Team
web-kaiser-to-draw = to draw
web-kaiser-discards = { $count ->
    [one] 1 discard
   *[other] { $count } discards
}
web-kaiser-hand = Hand
web-kaiser-vp = VP
web-kaiser-attack = attack
web-kaiser-defence = defence
web-kaiser-v = v
web-kaiser-against = against
web-kaiser-before = before the force
web-kaiser-deck = deck { $count }
web-kaiser-read = Rule { $rule }
web-kaiser-nothing-scored = nothing yet
web-kaiser-opponents = Opponents
web-kaiser-challenge = challenge
web-kaiser-guns = guns
web-kaiser-torpedo = torpedo
web-kaiser-mines = mines
web-kaiser-depth_charges = depth charges
web-kaiser-turn-of = Turn of { $name }
web-kaiser-last-turn = Last turn
web-kaiser-highest = highest die
web-kaiser-die = die
web-kaiser-before-roll = Chance before the roll
web-kaiser-stamp-missed = missed
web-kaiser-stamp-damaged = hit
web-kaiser-stamp-sunk = sunk
web-kaiser-stamp-success = success
web-kaiser-stamp-failure = failure
web-kaiser-response = response
web-kaiser-by-night = by night
web-kaiser-by-day = by day

# The legend

web-kaiser-legend-dice = A die by its sides; of several only the highest counts
web-kaiser-legend-attack = Attack dice
web-kaiser-legend-defence = Defence dice
web-kaiser-legend-passage = Passage: challenge against response
web-kaiser-legend-coin = What the ship is worth to whoever sinks her
web-kaiser-legend-warship = Warship: always in the open
web-kaiser-legend-raider = Hidden raider: cannot be attacked before she is recognised
web-kaiser-legend-seen = Recognised: the card is turned upright
web-kaiser-legend-prize = Prize: counts double once she is in port
web-kaiser-legend-damage = Damaged: −2 to attack and defence
web-kaiser-legend-low = Low Supply: −2 to attack
web-kaiser-legend-refuge = In an Island Refuge
web-kaiser-legend-mines = Can lay mines
web-kaiser-legend-laid = A card that lies face down
web-kaiser-legend-day = Intercept by day
web-kaiser-legend-night = Intercept by night: −1, and fewer reactions
