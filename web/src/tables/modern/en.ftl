# What the table of Modern Naval Battles says beside the words of the game.

piece-row = row { $number }
piece-attack = attack { $number }

web-modern-active = active
web-modern-passive = passive
web-modern-class = { $class } class, { $type }
web-modern-prospect-sinks = sinks
web-modern-prospect-left = { $number } left
web-modern-prospect-chance = sinks { $number }+
web-modern-sunk = sunk
web-modern-of = { $points } of { $target }
web-modern-cards = hand
web-modern-hand-of = { $hand }{ $limit ->
    [0] {""}
   *[other] , limit { $limit }
}{ $beside ->
    [0] {""}
   *[other] {" "}+ { $beside }
}
web-modern-reserve = reserve
web-modern-ships = { $count } · { $points } VP
web-modern-fleet-of = The fleet of { $seat }
web-modern-row = row
web-modern-submarines = Submarines
web-modern-beside = Beside the fleet
web-modern-unplaced = To be laid out
web-modern-opponents = Opponents
web-modern-battles = Battles
web-modern-campaign = Campaign

web-modern-attacks-of = { $count ->
    [one] The attack of { $seat }
   *[other] { $count } attacks of { $seat }
}
web-modern-last-attacks = { $count ->
    [one] Last attack of { $seat }
   *[other] Last { $count } attacks of { $seat }
}
web-modern-no-attacks = No attack has been declared.
web-modern-needs = needs { $needs }+
web-modern-modifier = { $modifier ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
   *[other] +{ $modifier }
}
web-modern-evades = { $ship } evades
web-modern-strikes = the attack
web-modern-fate-sunk = sunk

web-modern-hand = Your hand
web-modern-count = { $count } of { $limit }
web-modern-reinforce = to reinforce
web-modern-credit = { $points ->
    [one] 1 point paid
   *[other] { $points } points paid
}
web-modern-hits = { $hits ->
    [one] hit
   *[other] hits
}
web-modern-range = range
web-modern-any-range = any range
web-modern-or = or hunts
web-modern-cost = costs { $cost ->
    [one] 1 other card
   *[other] { $cost } other cards
}
web-modern-stops = stops
web-modern-stops-any = stops any attack
web-modern-face-down = face down
web-modern-card-battle-plan = +1 to all your rolls in this turn, or −1 to all rolls of one opponent.
web-modern-card-intel = Cancels an Action card that somebody else has just played.
web-modern-card-superior-tactics = Counts as the card that you have just played.
web-modern-card-repair = Takes all damage off any of your ships; those do not act in this turn.
web-modern-card-screening-ship = Another ship of the same row, or of one nearer the front, takes the attack.
web-modern-card-near-miss = Blocks any one attack on your fleet.
web-modern-when-battle-plan = your turn
web-modern-when-intel = any turn
web-modern-when-superior-tactics = after a card
web-modern-when-repair = your turn
web-modern-when-screening-ship = defence
web-modern-when-bomber-strike = attack

web-modern-offers = On offer
web-modern-navy = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}, { $points } VP
web-modern-aggressor = Aggressor: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, up to { $limit } VP, hand { $hand }
web-modern-defender = Defender: up to { $limit } VP, hand { $hand }
web-modern-committed = committed
web-modern-brings = { $navy }: { $ships }.
web-modern-given = { $navy } also has a card face down: { $card }.
web-modern-must-survive = { $ship } must survive: if she is sunk, { $navy } has lost.
web-modern-lent = on call
web-modern-used = used, and gone for good
web-modern-points-over-time = Points after each mission
web-modern-played = Missions played
web-modern-none-played = none yet
web-modern-lost = Lost for good:
web-modern-strategy-duration = The mission lasts one turn more, or one less.
web-modern-strategy-insight = Once: see the other hand, then exchange up to three cards of yours.
web-modern-strategy-targeting-upgrade = Blocks against your missiles have −1 in this mission.
web-modern-strategy-limited-air-support = An Air Support card of your choice lies beside your hand.
web-modern-strategy-surprise-attack = The opponent’s hand is two cards smaller in the first turn.
web-modern-strategy-rapid-resupply = Your committed ships lose all their markers of low ordnance.
web-modern-strategy-damage-control = After the mission each of your ships there loses up to two damage points.
web-modern-strategy-forward-deployment = Four more points of ships for this mission, added when all is shown.
web-modern-strategy-long-range-bombers = A Bomber Strike lies beside your hand.

web-modern-step-actions = Attack
web-modern-step-defence = Defence
web-modern-step-rolls = Rolls
web-modern-step-resolution = Resolution
web-modern-step-draw = Draw
web-modern-nothing-sunk = nothing sunk
web-modern-breakdown = { $target ->
    [0] The battle ended in round { $round }.
   *[other] Sinking { $target } points wins. The battle ended in round { $round }.
}
web-modern-breakdown-campaign = The totals after each mission; { $target } points win.

## The planning table

web-modern-planning = Scenario builder
web-modern-planning-about = Draw a battle of your own: navies, ships, rows, cards to begin with, special rules, and how it is won. Keep it as a file, share it, or play it at once.
web-modern-start-from = Begin with a known scenario
web-modern-start-none = Choose one …
web-modern-load = Open a file
web-modern-save = Save as a file
web-modern-unnamed = New scenario
web-modern-name-en = Name in English
web-modern-name-it = Name in Italian
web-modern-target = Points to win
web-modern-target-about = Sunk by the end of a round; 0 is none.
web-modern-rounds = Rounds
web-modern-rounds-about = After this many rounds the highest score wins; 0 is no limit.
web-modern-reinforcements = Reinforcements
web-modern-reinforcements-about = Ships may join from the rest of the navy.
web-modern-air = Air attacks
web-modern-air-about = Without them, a number of rounds is needed.
web-modern-side = Side { $number }
web-modern-side-navy = Navy of side { $number }
web-modern-side-add = One more side
web-modern-side-remove = Remove
web-modern-side-empty = No ship yet.
web-modern-add-ships = Choose ships
web-modern-row-of = Row of { $ship }
web-modern-row-free = as the player likes
web-modern-submarine = beside the fleet
web-modern-worth-of = Points for { $ship } in this battle
web-modern-protected = must survive
web-modern-leaves = Take { $ship } out
web-modern-gift = A card beside the hand
web-modern-gift-none = Add one …
web-modern-gift-back = take it back
web-modern-any-of = any { $kind }
web-modern-team = Team
web-modern-team-none = alone
web-modern-others = Who commands the other sides
web-modern-play-it = Play it
web-error-no-scenario = This file is not a scenario.
web-modern-right = This can be played.
web-modern-wrong-name = The scenario needs a name in both languages.
web-modern-wrong-ships = Side { $number } has no ship yet.
web-modern-wrong-rows = Side { $number } leaves a row empty before an occupied one.
web-modern-wrong-end = There is no way to win: say how many points, how many rounds, or which ship must survive.
web-modern-wrong-rounds = Without Air attacks the battle needs a number of rounds.
web-modern-wrong-teams = Either all sides are in teams, and in two at least, or none is.

# The legend

web-modern-legend-hull = Hull: the number is what is left, the red is damage
web-modern-legend-coin = Victory points, or the price where one buys
web-modern-legend-small = Small guns
web-modern-legend-medium = Medium guns
web-modern-legend-large = Large guns
web-modern-legend-ssm = Surface-to-surface missiles
web-modern-legend-cruise = Cruise missiles
web-modern-legend-torpedo = Torpedoes
web-modern-legend-air = Aircraft, and what their attack has to roll
web-modern-legend-asw = Attack on submarines, and what it has to roll
web-modern-legend-shield = Defence: blocks an attack on the fleet with so much
web-modern-legend-evade = Evasion: the ship gets away with so much
web-modern-legend-command = Command: so many cards more in the hand
web-modern-legend-low = Low on ammunition
web-modern-legend-out = Ammunition used up
web-modern-legend-done = Has acted in this turn
web-modern-legend-active = Active submarine: may attack, easier to hit
web-modern-legend-passive = Passive submarine: attacks nobody, harder to hit
web-modern-legend-tab = What the card pays for reinforcements
web-modern-legend-boxes = Range: green boxes are in reach, the frame is the range now
web-modern-legend-target = An attack is aimed at her

web-modern-chance-was = chance before the roll: { $percent } %
web-modern-verdict-block-good = Blocked
web-modern-verdict-block-bad = It gets through
web-modern-verdict-evade-good = She evades
web-modern-verdict-evade-bad = She does not evade
web-modern-verdict-attack-good = It hits
web-modern-verdict-attack-bad = It misses
