# What the table of Cannoni in batteria! says beside the words of the game.

piece-value = token { $number }
piece-distance = { $number }″
piece-ticks = tick { $number }
piece-number = station { $number }
piece-sections = { $number ->
    [one] 1 section
   *[other] { $number } sections
}
piece-boxes = { $number ->
    [one] 1 box
   *[other] { $number } boxes
}
piece-quarte = { $number ->
    [one] 1 point
   *[other] { $number } points
}

web-cannoni-chart = Chart; arrow keys pan, plus and minus zoom, 0 shows all ships
web-cannoni-nearer = Nearer
web-cannoni-farther = Farther
web-cannoni-whole = All ships
web-cannoni-a-ship = { $ship }, { $type } of { $guns } guns, { $side }: { $sails }, hull { $hull } of { $built }; { $marks }
web-cannoni-a-battery = { $battery }: { $guns } guns, boxes { $boxes } of { $built }
web-cannoni-no-wind = no wind yet
web-cannoni-order = Who acts when
web-cannoni-face-down = { $count } face down
web-cannoni-rake = rake
web-cannoni-struck = { $damage ->
    [0] miss
    [3] critical
    [one] 1 hit
   *[other] { $damage } hits
}

## The helm

web-cannoni-helm = Helm
web-cannoni-go = Sail
web-cannoni-helm-way = Course
web-cannoni-helm-card = Card
web-cannoni-helm-ticks = Ticks
web-cannoni-helm-inches = Inches in all
web-cannoni-helm-luff = to the wind
web-cannoni-way-port = Port
web-cannoni-way-straight = Straight
web-cannoni-way-starboard = Starboard
web-cannoni-sail-straight = { $inches ->
    [0] Stay where she is
   *[other] Straight on, { $inches }″
}
web-cannoni-sail-port = { $ticks ->
    [-1] { $letter } to port, head to wind
   *[other] { $letter } to port, tick { $ticks }, { $inches }″
}
web-cannoni-sail-starboard = { $ticks ->
    [-1] { $letter } to starboard, head to wind
   *[other] { $letter } to starboard, tick { $ticks }, { $inches }″
}
web-cannoni-meets = something is in the way
web-cannoni-no-shot = no shot from there
web-cannoni-opens = { $percent } % at { $target } from there
web-cannoni-tokens = Tokens
web-cannoni-tokens-about = Five acts first. A token comes back when all five have been used.

## Odds

web-cannoni-die = die
web-cannoni-added = added
web-cannoni-against = against
web-cannoni-over = to exceed
web-cannoni-passed = passed
web-cannoni-failed = failed
web-cannoni-melee-won = won
web-cannoni-melee-tied = tied
web-cannoni-melee-lost = lost
web-cannoni-chance-before = Chance before the roll
web-cannoni-from-here = from here
web-cannoni-inches = { $range }″
web-cannoni-odds = The sum of a shot
web-cannoni-if = If { $target } holds her course
web-cannoni-at = At { $target } now
web-cannoni-dice = d{ $die } { $net } against d{ $die }
web-cannoni-damage = { $damage ->
    [3] critical { $percent } %
    [one] 1 box { $percent } %
   *[other] { $damage }: { $percent } %
}
web-cannoni-modifier-range = guns at { $range }″
web-cannoni-modifier-sections = sections lost
web-cannoni-modifier-first = first broadside
web-cannoni-modifier-dismasted = dismasted
web-cannoni-modifier-disorder = disordered crew
web-cannoni-modifier-boarding = in a boarding
web-cannoni-modifier-party = men in the boarding party
web-cannoni-modifier-moving = target has moved
web-cannoni-modifier-rake = raking fire
web-cannoni-modifier-class = larger or smaller target
web-cannoni-modifier-under_guns = too near for her guns
web-cannoni-modifier-sails = sails of the target
web-cannoni-modifier-work = walls of the battery

## The log book

web-cannoni-offers = Ships to be had
web-cannoni-book = Log book
web-cannoni-whose-book = Whose log book
web-cannoni-shut = Shut
web-cannoni-kind = { $type }, { $guns } guns, value { $value }
web-cannoni-boxes = Starboard { $starboard } and port { $port } of { $hull }; masts { $masts }; crew { $crew } of { $complement }
web-cannoni-crew = Crew
web-cannoni-mast-fore = fore
web-cannoni-mast-main = main
web-cannoni-mast-mizzen = mizzen
web-cannoni-fresh = first broadside to come: { $sides }
web-cannoni-sinks = goes down in turn { $turn }
web-cannoni-token = Token
web-cannoni-used = used { $tokens }
web-cannoni-manoeuvre = seamen
web-cannoni-combat = combat
web-cannoni-fire = gunnery
web-cannoni-turning = turning
web-cannoni-draught = draught
web-cannoni-broadside = Broadside by range, inches
web-cannoni-speeds = Inches per action, most–least
web-cannoni-point-close_hauled = close-h.
web-cannoni-point-reaching = reach
web-cannoni-point-broad_reach = broad r.
web-cannoni-point-running = running
web-cannoni-drift = drift

## The end

web-cannoni-verdict = { $ending }: { $winner }
web-cannoni-with = with { $allies }
web-cannoni-fate-sunk = sunk
web-cannoni-fate-blown = blown up
web-cannoni-fate-taken = taken by { $winner }
web-cannoni-fate-struck = struck
web-cannoni-fate-escaped = escaped
web-cannoni-fate-home = brought home
web-cannoni-fate-gone = off the table
web-cannoni-fate-crippled = badly damaged
web-cannoni-fate-afloat = afloat

## The shipyard

web-cannoni-shipyard = Ship designer
web-cannoni-shipyard-about = Choose what she is and who sails her. The log book and the points follow from the tables of the game.
web-cannoni-design-name = Name
web-cannoni-design-nation = Nation
web-cannoni-design-built = Built by
web-cannoni-design-type = Class
web-cannoni-design-guns = Guns
web-cannoni-design-carronades = Carronades
web-cannoni-design-men = Men
web-cannoni-design-manoeuvre = Seamanship
web-cannoni-design-combat = Combat
web-cannoni-design-fire = Gunnery
web-cannoni-design-qualities = Quirks
web-cannoni-design-span = { $least } to { $most }
web-cannoni-value = { $value ->
    [one] 1 point
   *[other] { $value } points
}
web-cannoni-parts = What she is worth
web-cannoni-part-decks = decks
web-cannoni-part-turning = turning
web-cannoni-part-hull = hull
web-cannoni-part-rigging = rigging
web-cannoni-part-crew = crew
web-cannoni-part-manoeuvre = seamanship
web-cannoni-part-combat = combat
web-cannoni-part-fire = gunnery
web-cannoni-part-carronades = carronades
web-cannoni-ships-table = Save ships.csv with her in it
web-cannoni-ships-table-about = Put the file into a folder of your own and play cannoni@FOLDER: she sails with the rest of the roster.
web-cannoni-quality-weatherly = weatherly
web-cannoni-quality-leewardly = leewardly
web-cannoni-quality-handy_close_hauled = handy close-hauled
web-cannoni-quality-handy_reaching = handy reaching
web-cannoni-quality-handy_broad_reach = handy on a broad reach
web-cannoni-quality-handy_running = handy running
web-cannoni-quality-handy_full = handy at full sail
web-cannoni-quality-handy_battle = handy at battle sail
web-cannoni-quality-unhandy_close_hauled = unhandy close-hauled
web-cannoni-quality-unhandy_reaching = unhandy reaching
web-cannoni-quality-unhandy_broad_reach = unhandy on a broad reach
web-cannoni-quality-unhandy_running = unhandy running
web-cannoni-quality-unhandy_full = unhandy at full sail
web-cannoni-quality-unhandy_battle = unhandy at battle sail

## The chart room

web-cannoni-chartroom = Chart room
web-cannoni-chartroom-about = Draw a battle: coast, shoals, batteries and ships, by mouse, finger or keyboard. Save it as a file, or play it at once.
web-cannoni-drawing = The drawing
web-cannoni-drawn-title = Title
web-cannoni-drawn-wide = Width, inches
web-cannoni-drawn-high = Height, inches
web-cannoni-drawn-turns = Turns
web-cannoni-drawn-wind = Wind from
web-cannoni-drawn-wind-rolled = rolled for
web-cannoni-drawn-rules = Optional rules
web-cannoni-drawn-begin = Begin from
web-cannoni-drawn-empty = an empty table
web-cannoni-add = Add
web-cannoni-add-land = Coast
web-cannoni-add-shoal = Shoal
web-cannoni-add-battery = Battery
web-cannoni-add-ship = Ship
web-cannoni-side = Side { $number }
web-cannoni-add-side = Side
web-cannoni-remove-side = Take the side away
web-cannoni-allies = Fights
web-cannoni-allies-none = for itself
web-cannoni-allies-number = in alliance { $number }
web-cannoni-squadron = Squadron
web-cannoni-squadron-none = none
web-cannoni-squadron-number = squadron { $number }
web-cannoni-home = Home edge
web-cannoni-ship-of = Ship of the roster
web-cannoni-outline-land = Coast { $number }
web-cannoni-outline-shoal = Shoal { $number }
web-cannoni-corner = { $what }, corner { $number }
web-cannoni-chosen-none = Click something on the chart, or choose it from the list. Arrow keys move it; with Shift by a quarter of an inch.
web-cannoni-what = Things on the chart
web-cannoni-things = Things
web-cannoni-heading = Heading
web-cannoni-sails = Sails
web-cannoni-anchor = Anchor
web-cannoni-anchor-none = aboard
web-cannoni-anchor-bow = by the bow
web-cannoni-anchor-stern = by the stern
web-cannoni-objective = Objective
web-cannoni-depth = Depth
web-cannoni-arc = Faces
web-cannoni-guns = Guns
web-cannoni-box-count = Boxes
web-cannoni-crew-boxes = Crew boxes
web-cannoni-fire-skill = Gunnery
web-cannoni-seamanship = Loading
web-cannoni-penalty = Walls
web-cannoni-red-hot = Furnace for red-hot shot
web-cannoni-owner = Side
web-cannoni-remove = Take away
web-cannoni-more-corners = Add a corner
web-cannoni-fewer-corners = Take the corner away
web-cannoni-turn-port = Turn to port
web-cannoni-turn-starboard = Turn to starboard
web-cannoni-at-point = { $what } at { $x }, { $y }
web-cannoni-save = Save the file
web-cannoni-open = Open a file
web-cannoni-right = It can be played. Captains: { $captains }.
web-cannoni-start-bot = Play it against the computer
web-cannoni-start-person = Play it with friends
web-cannoni-checking = Looking it over …
web-cannoni-not-file = This is no scenario file.
web-cannoni-battle = The battle
web-cannoni-flag = Roster of
web-cannoni-drag = Drag a ship onto the chart
web-cannoni-place = Where it is
web-cannoni-move = Move { $arrow }
web-cannoni-corner-of = Corner
web-cannoni-corner-all = the whole outline
web-cannoni-wrong-edge = must lie wholly on the table.
web-cannoni-wrong-aground = lies on land or in water too shallow for her.
web-cannoni-wrong-irons = heads into the wind: turn her, or let her lie at anchor.
web-cannoni-wrong-close = lies too close to another ship.
web-cannoni-wrong-empty = Each side needs a ship.
web-cannoni-wrong-crossed = the outline crosses itself.
web-cannoni-wrong-outline = the outline has corners that cannot be.
web-cannoni-wrong-twice = a ship can be there only once.
web-cannoni-wrong-size = A table is 12 to 144 inches long and wide.
web-cannoni-wrong-turns = A battle lasts 1 to 100 turns.
web-cannoni-wrong-sides = Two to four sides with different flags are needed.
web-cannoni-wrong-allies = Every alliance needs an enemy.
web-cannoni-wrong-line = A squadron begins in line ahead, one ship behind the other.
web-cannoni-wrong-other = something does not fit the rules.
