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

## Action cards in one sentence: what their own half does

web-card-amc = An armed liner duels with the German ship that stops your merchant.
web-card-blockade_runner = Challenge for each of your ships in Low Supply: resupplied.
web-card-boarding_party = Your warship or raider captures the merchant she would sink.
web-card-bounding_main = Team game: the next player loses a turn.
web-card-break_contact = Challenge: the intercept of your ship comes to nothing.
web-card-breakdown = Challenge: an unhurt enemy warship or raider is damaged.
web-card-breakout = Challenge: one or two new German ships join you.
web-card-collier = All your ships in Low Supply are resupplied.
web-card-damage_control = One of your ships is repaired.
web-card-deception = An opponent’s next turn: one card only, drawn at random.
web-card-exchange_information = Team game: you and your partner pass each other cards.
web-card-fair_seas = Your unhurt merchant or prize tries for Passage, with +1.
web-card-fast_ship = A raider’s attack on your merchant has −2. Not by night.
web-card-fog_bank = An opponent loses the next turn, but cannot be attacked.
web-card-good_hunting = Your raider stops two merchants with one card.
web-card-heavy_weather = Challenge for each ship of one opponent: lost, unscored.
web-card-intelligence = Look at one hand, or order the next cards of the deck.
web-card-interned = Challenge: an enemy warship or recognised ship is gone, unscored.
web-card-interrogate = Challenge: a hidden ship is recognised and attacked at once.
web-card-island_refuge = Your warship or raider shelters at an island; raiders are hidden.
web-card-lay_mines = Your minelayer attacks every merchant of one opponent.
web-card-minesweeper = Mines among your merchants are swept in time.
web-card-mistaken_identity = Challenge: your sunk merchant changes piles with one you sank.
web-card-monitor = Attacks an enemy ship in its Island Refuge, with +2.
web-card-non_combatant = Attack on your unhurt merchant −2; at worst she is captured.
web-card-pull_the_plug = Your intercepted German ship is gone, unscored.
web-card-qqq = A hidden raider that stops your merchant is recognised.
web-card-q_ship = A decoy fights the submarine in your merchant’s place.
web-card-razzle_dazzle = Challenge: the torpedo misses your merchant.
web-card-recalled = Challenge: the German ship that sank your merchant is gone.
web-card-recon_aircraft = Take two random cards of one hand; use them this turn.
web-card-reflag = Your recognised raider or prize is hidden again.
web-card-rendezvous_missed = Challenge for each warship and raider of one opponent: Low Supply.
web-card-sail_q_ship = A decoy under sail fights the submarine that attacks your sailer.
web-card-scuttle = Your damaged German ship is gone, unscored.
web-card-searchlight = Attack +3, by night only.
web-card-second_chance = You take another turn after this one.
web-card-shallow_run = Your ship escapes; if the challenge fails she is damaged.
web-card-shipping_lanes = Your warship stops all merchants of one opponent.
web-card-slim_pickings = The intercept of your merchant is off; of several, one is left.
web-card-special_cargo = Merchants sunk by this German attack score double.
web-card-submarine_u = A torpedo at one merchant.
web-card-submarine_uc = A torpedo at one merchant, or mines against all of one opponent.
web-card-surprise_attack = Attack +2; no Break Contact, Fast Ship or Shallow Run.
web-card-transfer_command = Challenge: an enemy warship or recognised ship joins you.
web-card-trap = Your merchant strikes back while she is intercepted.
web-card-wireless_intercept = Take the top two discards, for a later turn.

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
