title = Cannoni in batteria!
about = Broadsides in the age of sail: secret activation tokens, the wind, turning cards, raking fire, grapnels and boarders. Ten battles and free ones by points, for one to eight captains on two, three or four sides.
goal = { $scenario ->
    [duel_1813] Your goal: sink the enemy frigate, take her or make her strike; failing that, after the last turn your ship must be worth at least twice hers.
    [speedy_gamo_1801] Your goal: sink the enemy, take her or make her strike. For the sloop, taking the xebec is everything; without that, twice the other's points win after the last turn.
    [pulo_aura_1804] Your goal: for the French, to take the merchants of the convoy; for the British, to bring them off the table. Twice the enemy's points win.
    [anse_barque_1809] Your goal: for the British, to silence the batteries and take or sink both store-ships; for the French, to prevent it.
    [triangular_war_1812] Your goal: be the only one whose ships can still fight; failing that, at least twice the points of anybody else after the last turn.
   *[other] Your goal: put every enemy ship out of the fight. Sink her, take her, make her strike; failing that, at least twice the enemy's points after the last turn win.
}

## Options of the set-up

switch-scenario = Battle
    .about = One of the ten scenarios, a free battle by points, or the scenario in your own folder.
    .value-duel_1813 = Off Boston, 1 June 1813
    .value-speedy_gamo_1801 = Sloop and xebec, 6 May 1801
    .value-camperdown_3v3 = Three against three, 11 October 1797
    .value-pulo_aura_1804 = The China convoy, February 1804
    .value-aboukir_reduced = The van at Aboukir, 1 August 1798
    .value-anse_barque_1809 = Batteries at Anse à la Barque, 18 December 1809
    .value-grand_port_1810 = Grand Port, 23 August 1810
    .value-trafalgar_fragment = Breaking the line, 21 October 1805
    .value-triangular_war_1812 = The triangular war, summer 1812 (three sides)
    .value-tagus_1807 = Off the Tagus, November 1807 (two alliances)
    .value-free = Free battle by points
    .value-own = Your own scenario
switch-capture_sinking = Capture rather than sinking
    .about = Ships without hull boxes do not sink: they lie helpless and strike to whoever comes nearest and hits them.
    .value-scenario = as the scenario says
    .value-on = on
    .value-off = off
switch-hurried_tokens = Tokens against the clock
    .about = There are 30 seconds for every ship. Whoever is too late with a token gets a random one; three times, and all are drawn blind.
    .value-scenario = as the scenario says
    .value-on = on
    .value-off = off
switch-ammunition = Kinds of shot
    .about = Chain for rigging, double ball for hulls, grape for crews. What is loaded stays secret.
    .value-scenario = as the scenario says
    .value-on = on
    .value-off = off
switch-critical_damage = Critical damage
    .about = A critical shot may hit the magazine, the rudder or the captain.
    .value-scenario = as the scenario says
    .value-on = on
    .value-off = off
switch-disorder = Disordered crews
    .about = Collisions, groundings, critical shots and falling masts throw crews into disorder until they are rallied.
    .value-scenario = as the scenario says
    .value-on = on
    .value-off = off
switch-depth = Draught and depth
    .about = Water shallower than a ship's draught is like a coast to her.
    .value-scenario = as the scenario says
    .value-on = on
    .value-off = off
switch-repairs = Repairs
    .about = Five quiet phases of work give a box of rigging back.
    .value-scenario = as the scenario says
    .value-on = on
    .value-off = off
switch-squadrons = Squadrons
    .about = Ships in line ahead act on the commodore's token and signal until the line is broken.
    .value-scenario = as the scenario says
    .value-on = on
    .value-off = off
switch-quick_game = Quick game
    .about = Dice of six sides instead of ten: more damage, harder manoeuvres.
    .value-scenario = as the scenario says
    .value-on = on
    .value-off = off
switch-red_hot = Red-hot shot
    .about = Batteries with a furnace may heat their shot.
    .value-scenario = as the scenario says
    .value-on = on
    .value-off = off
switch-turns = Turns
    .about = How long the battle lasts.
    .value-0 = as long as the scenario says
    .values = { $number } turns
switch-turn_number = House rule: turns per turn
    .about = The number after a ship's letter is the most turns she makes in a turn.
switch-tack_same_turn = House rule: tack at once
    .about = A ship that luffed into irons may try to tack in the same turn.
switch-half_inches = House rule: half inches
    .about = Distances may be chosen to the half inch.
switch-sectors = Points of sail
    .about = Where one point of sail ends and the next begins: by sixteenths, by eighths, or as square-riggers really lay.
    .value-standard16 = sixteenths
    .value-eighths = eighths
    .value-historic = historic
switch-points = Points
    .about = In a free battle: the points that each captain has for ships.
    .values = { $number } points
switch-first_nation = First nation
    .about = In a free battle: the flag of the first side.
    .value-GB = Great Britain
    .value-FR = France
    .value-ES = Spain
    .value-NL = Netherlands
    .value-PT = Portugal
    .value-US = United States
switch-second_nation = Second nation
    .about = In a free battle: the flag of the second side.
    .value-GB = Great Britain
    .value-FR = France
    .value-ES = Spain
    .value-NL = Netherlands
    .value-PT = Portugal
    .value-US = United States
switch-third_nation = Third nation
    .about = In a free battle: the flag of a third side, if there is one.
    .value-none = none
    .value-GB = Great Britain
    .value-FR = France
    .value-ES = Spain
    .value-NL = Netherlands
    .value-PT = Portugal
    .value-US = United States
switch-fourth_nation = Fourth nation
    .about = In a free battle: the flag of a fourth side, if there is one.
    .value-none = none
    .value-GB = Great Britain
    .value-FR = France
    .value-ES = Spain
    .value-NL = Netherlands
    .value-PT = Portugal
    .value-US = United States
switch-allies = Alliances
    .about = In a free battle of three or four nations: who fights together.
    .value-none = each for itself
    .value-12 = the first with the second
    .value-13 = the first with the third
    .value-23 = the second with the third
    .value-12-34 = first and second against third and fourth
    .value-13-24 = first and third against second and fourth
    .value-14-23 = first and fourth against second and third

error-cannoni-seats = In { $scenario } there are ships for at most { $most ->
    [one] one captain
   *[other] { $most } captains
}, not for { $players }.
error-cannoni-sides = { $camps ->
    [2] { $scenario } has { $sides } sides in two alliances: it is for one captain alone, for 2, or for at least { $sides }, not for { $players }.
   *[other] { $scenario } has { $sides } sides at war with each other: it is for one captain alone, or for at least { $camps }, not for { $players }.
}
error-cannoni-nations = In a free battle every nation has one side, not { $nation } two.
error-cannoni-allies = { $sides ->
    [2] Two nations alone have no alliances.
   *[other] This alliance takes more nations than the { $sides } that there are.
}
error-cannoni-no-scenario = There is no scenario of your own: put it into the file { $file } of a folder and play cannoni@FOLDER.

## Names

name-free = Free battle
name-own = Own scenario
name-AL = Allies
name-nobody = nobody

name-A = A
name-B = B
name-C = C
name-D = D
name-starboard = starboard
    .to = to starboard
    .fall = alongside to starboard
    .key = starboard
name-port = port
    .to = to port
    .fall = alongside to port
    .key = port
name-bow = bow
    .rake = , raking her from ahead
name-stern = stern
    .rake = , raking her from astern
name-none = none
    .rake = { "" }
    .key = none
name-sea = the sea
    .fall = into the sea
name-full = full sail
name-battle = battle sail
name-furled = furled sails
name-irons = in irons
name-close_hauled = close-hauled
name-reaching = reaching
name-broad_reach = broad reach
name-running = running
name-fore = foremast
    .key = fore
name-main = mainmast
    .key = main
name-mizzen = mizzenmast
    .key = mizzen
name-hull = the hull
name-rigging = the rigging
name-crew = the crew
name-battery = the battery
name-ball = ball
    .reach = Hull up to 13 inches, rigging beyond 4.
name-double = double ball
    .reach = Hull only, up to 6 inches; doubles hull and crew damage.
name-chain = chain shot
    .reach = Rigging only, from 6 to 10 inches; doubles rigging damage.
name-grape = grape
    .reach = Crew only, up to 6 inches.
name-hot = red-hot shot
    .reach = Like ball, and sets ships on fire.
name-hidden = hidden shot
name-unloaded = unloaded

name-N = N
name-NNE = NNE
name-NE = NE
name-ENE = ENE
name-E = E
name-ESE = ESE
name-SE = SE
name-SSE = SSE
name-S = S
name-SSW = SSW
name-SW = SW
name-WSW = WSW
name-W = W
name-WNW = WNW
name-NW = NW
name-NNW = NNW

name-avoid_ship = avoid a collision
name-avoid_shore = keep off the shore
name-stay_on = stay on the table
name-come_back = come back
name-tack = tack
name-cut_cable = cut the cable
name-fight_fire = put the fire out
name-clear_wreck = clear the fallen mast
name-refloat = get afloat
name-free_rigging = free the rigging
name-grapple = throw grapnels
name-cut_grapples = cut the grapnels
name-sail = sail
name-shoot = fire
name-load = load
name-trim = change sail
name-loose = get loose
name-drop_anchor = drop anchor
name-weigh = weigh anchor
name-swing = swing at anchor
name-rally = rally
name-repair = repair
name-stand_by = stand by

name-leaving = off the table
name-gone = out for good
name-home = brought home
name-escaped = escaped
name-crushing = crushing victory
    .key = crushing
name-partial = partial victory
    .key = partial
name-debatable = debatable result
    .key = debatable

name-first_rate = first rate
name-second_rate = second rate
name-third_rate = third rate
name-fourth_rate = fourth rate
name-heavy_frigate = heavy frigate
name-frigate = frigate
name-sixth_rate = sixth rate
name-xebec = xebec
name-corvette = corvette
name-ship_sloop = ship-sloop
name-brig_sloop = brig-sloop
name-brig = brig
name-schooner = schooner
name-lugger = lugger
name-cutter = cutter
name-flute = store-ship
name-merchantman = Indiaman
name-fireship = fireship

name-moved = moved
name-hit = hit
name-weighing = weighing anchor
name-no_anchor = anchor lost
name-aground = aground
name-burning = on fire
name-disordered = disordered
name-rudderless = rudder lost
name-captainless = captain dead
name-dismasted = dismasted
name-decimated = crew decimated
name-struck = struck
name-crippled = badly damaged
name-going_down = going down
name-prize = prize
name-objective = objective
name-in_line = in line
name-destroyed = destroyed

## What a roll is made of

name-range = guns at this range
name-sections = sections lost
name-first = first broadside
name-disorder = disordered gunners
name-boarding = in a boarding
name-party = men in the boarding party
name-moving = target has moved
name-rake = raking fire
name-class = class of the target
name-under_guns = too near for her guns
name-sails = sails of the target
name-work = walls of the battery
name-manoeuvre = Manoeuvre
name-losses = reduced crew
name-limit = limit of the ability
name-later = tried before
name-shoal = too deep for the shoal
name-repulsed = boarders thrown back
name-inches = way on the ship
name-combat = Combat
name-decks = decks

## What is asked

ask-which-wind = Where does the wind come from?
ask-what-to-muster = Which ship joins the fleet? { $purse ->
    [one] One point is left.
   *[other] { $purse } points are left.
}
ask-which-line = Does { $ship } join a squadron?
ask-which-station = Where does { $ship } take station?
ask-which-opening-load = What is { $ship } loaded with { $side_to }?
ask-which-mast-mended = { $ship } has finished her repairs: which mast gets the box?
ask-whether-to-return = { $ship } has left the table: will she try to come back?
ask-whether-to-break = Does the line of { $ship } hold together?
ask-where-it-burns = { $ship } is on fire: where does she take the damage?
ask-which-token = Which token for { $ship }?
ask-which-squadron-token = Which token for the squadron of { $ship }?
ask-which-fort-token = Which token for { $battery } and its fort?
ask-orders = Phase { $phase }: orders for { $ship }?
ask-must-sail = Phase { $phase }: { $ship } must sail. What course?
ask-further-orders = Any course for { $ship }: which curve?
ask-which-course = { $ship } turns { $side_to } on card { $letter }: how far?
ask-how-far-straight = { $ship } sails straight on: how far?
ask-battery-orders = Phase { $phase }: orders for { $battery }?
ask-which-signal = Phase { $phase }: what does the squadron of { $ship } do?
ask-who-acts-next = { $action }: who is next?
ask-whether-to-stay = { $ship } touches the edge of the table: try to stay?
ask-which-side-hit = { $ship } is hit along the keel: on which side?
ask-which-mast-hit = { $ship } is hit aloft: which of the masts?
ask-which-mast-cut = Boarders cut at the rigging of { $ship }: which mast?
ask-whether-to-take = Does { $ship } take { $prize }, who cannot defend herself?
ask-whether-to-board = Does { $ship } board?
ask-whether-to-board-again = Does { $ship } board again?
ask-which-victim = Whom does { $ship } board?
ask-how-many-board = How many sections does { $ship } send into the fight?
ask-whose-losses = { $losses ->
    [one] One box is lost
   *[other] { $losses } boxes are lost
}: how many of them by { $ship }?
ask-how-many-guards = How many crew boxes does { $ship } put aboard { $prize }?
ask-how-many-more = How many crew boxes does { $ship } add aboard { $prize }?

## What can be chosen

option-move = { $distance ->
    [0] Stay where she is
    [one] Sail one inch straight on
   *[other] Sail { $distance } inches straight on
}
option-turn = Turn { $letter } { $side_to } to tick { $ticks }, { $distance ->
    [one] one inch
   *[other] { $distance } inches
} in all
option-luff = Turn { $letter } { $side_to } until head to wind
option-more = Other courses and orders …
option-curve = Card { $letter } { $side_to }
option-straight = Straight on
option-tack = Tack { $side_to }
option-drop-anchor = Drop anchor by the { $end }
option-weigh = Weigh anchor
option-cut-cable = Cut the cable
option-swing = Swing { $side_to } by { $quarte ->
    [one] one point of the rose
   *[other] { $quarte } points of the rose
}
option-set-sails = Change to { $sails }
option-load = Load { $side } with { $shot }
option-fire = Fire { $side_to } at { $target }: { $aim }
option-fire-off = Fire the { $side } guns off
option-load-battery = Load
option-heat = Heat the shot
option-salvo = Fire at { $target }: { $aim }
option-grapple = Throw grapnels at { $target }
option-cut-grapples = Cut the grapnels of { $target }
option-let-go = Let go of { $target }
option-free-rigging = Free the rigging from { $target }
option-fight-fire = Fight the fire
option-clear-wreck = Clear away the { $mast }
option-refloat = Try to get afloat
option-rally = Rally the crew
option-repair = Repair the rigging
option-pass = Do nothing
option-token = Token { $value }
option-late = Too late: take a random token
option-signal = Signal: { $action }
option-next-ship = { $ship }
option-stay-on = Try to stay on the table
option-leave-table = Leave the table
option-come-back = Try to come back
option-give-up = Give her up
option-keep-line = Keep the line
option-break-line = Break the line
option-board = Board { $target }
option-decline = Do not board
option-burn = { $mast_key ->
    [none] Hull to { $side }
   *[other] { $side_key ->
        [none] Rigging of the { $mast }
       *[other] Rigging of the { $mast }, hull to { $side }
    }
}
option-strike-side = Hull to { $side }
option-strike-mast = { $mast }
option-mend-mast = { $mast }
option-party = { $sections ->
    [one] One section
   *[other] { $sections } sections
}
option-prize-crew = { $boxes ->
    [0] None
    [one] One box
   *[other] { $boxes } boxes
}
option-share = { $boxes ->
    [0] None
    [one] One box
   *[other] { $boxes } boxes
}
option-wind-from = From { $point }
option-muster = { $ship }, { $value ->
    [one] one point
   *[other] { $value } points
}
option-enough = No more ships
option-astern = In line astern of { $ship }
option-alone = Alone
option-station = Station { $number }
option-line-station = The line from station { $number }, heading { $heading }

## What happens

event-first-wind = The wind comes from { $point }.
event-wind-to-choose = { $seat_is ->
    [you] You choose the wind.
   *[other] { $seat } chooses the wind.
}
event-mustered = { $seat_is ->
    [you] You muster { $ship } for { $value ->
        [one] one point
       *[other] { $value } points
    }.
   *[other] { $seat } musters { $ship } for { $value ->
        [one] one point
       *[other] { $value } points
    }.
}
event-joined-line = { $ship } falls in astern of { $leader }.
event-stationed = { $ship } takes station { $number }.
event-turn-began = Turn { $turn } begins.
event-wind-turned = { $quarte ->
    [0] { $ship } rolls { $rolled } for the wind: steady from { $point }.
   *[other] { $ship } rolls { $rolled } for the wind: it goes to { $point }.
}
event-too-late = { $seat_is ->
    [you] You are too late and take a random token.
   *[other] { $seat } is too late and takes a random token.
}
event-draws-blind = { $seat_is ->
    [you] From now on you draw your tokens blind.
   *[other] From now on { $seat } draws tokens blind.
}
event-tokens-placed = All tokens lie face down.
event-phase-called = Phase { $phase }.
event-token-shown = { $ship } shows token { $value }.
event-line-broken = { $ordered ->
    [yes] The line of { $ship } breaks by order.
   *[no] The line of { $ship } is broken.
}
event-signalled = The squadron of { $ship } is to { $action }.
event-idle = { $ship } does nothing.
event-battle-over = { $ending_key ->
    [debatable] The battle ends with a debatable result.
   *[other] The battle ends with a { $ending }: { $winner }.
}
event-scored = { $side }: { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-sailed = { $distance ->
    [0] { $ship } stays where she is.
    [one] { $ship } sails one inch straight on.
   *[other] { $ship } sails { $distance } inches straight on.
}
event-turned = { $ship } turns { $letter } { $side_to } for { $curve ->
    [one] one inch
   *[other] { $curve } inches
}, { $distance } in all.
event-in-irons = { $ship } lies in irons.
event-tried = { $ship } tries to { $task }, { $rolled } and { $ability }: { $passed ->
    [yes] passed.
   *[no] failed.
}
event-met-ship = { $ship } runs into { $other }.
event-collided = { $fouled ->
    [yes] { $ship } and { $other } collide and foul each other.
   *[no] { $ship } and { $other } collide.
}
event-met-coast = { $ship } touches the shore.
event-grounded = { $ship } is aground.
event-backed-off = { $ship } backs off in time.
event-stopped-short = { $ship } stops short of the edge of the table.
event-left-table = { $ship } leaves the table to the { $edge }: { $way }.
event-declared = { $returns ->
    [yes] { $ship } will try to come back.
   *[no] { $ship } is given up.
}
event-stays-away = { $ship } is in no state to come back.
event-returned = { $ship } comes back to the table.
event-no-room = There is no room for { $ship } to come back.
event-tacked = { $ship } tacks { $side_to }.
event-anchored = { $ship } drops anchor by the { $end }.
event-weighs-anchor = { $ship } begins to weigh her anchor.
event-anchor-up = The anchor of { $ship } is up.
event-cable-cut = { $ship } cuts her cable and loses the anchor.
event-swung = { $ship } swings { $side_to } by { $quarte ->
    [one] one point of the rose
   *[other] { $quarte } points of the rose
}.
event-sails-changed = { $ship } is under { $sails }.
event-drifted = { $ship } drifts { $distance ->
    [one] one inch
   *[other] { $distance } inches
}.
event-shifted = { $ship } is shifted.
event-loaded = { $doubled ->
    [yes] { $ship } puts a second ball into her { $side } guns.
   *[no] { $ship } loads her { $side } guns.
}
event-loaded-with = The { $side } guns of { $ship } are loaded with { $shot }.
event-battery-loaded = { $battery } loads.
event-heated = { $battery } heats its shot.
event-fired = { $ship } fires { $side_to } at { $target }, { $aim }, { $shot }, { $range ->
    [one] one inch
   *[other] { $range } inches
}{ $rake_rake }: { $rolled } and { $modifier } make { $score } against { $against }: { $damage ->
    [0] no damage.
    [1] one damage.
    [2] two damages.
   *[3] a critical shot!
}
event-battery-fired = { $battery } fires at { $target }, { $aim }, { $shot }, { $range ->
    [one] one inch
   *[other] { $range } inches
}{ $rake_rake }: { $rolled } and { $modifier } make { $score } against { $against }: { $damage ->
    [0] no damage.
    [1] one damage.
    [2] two damages.
   *[3] a critical shot!
}
event-fired-off = { $ship } fires her { $side } guns off: { $shot }.
event-hull-struck = { $ship } loses { $boxes ->
    [one] one hull box
   *[other] { $boxes } hull boxes
} { $side_to }.
event-rigging-struck = { $ship } loses { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
} of the { $mast }.
event-crew-struck = { $ship } loses { $boxes ->
    [one] one crew box
   *[other] { $boxes } crew boxes
}.
event-prisoners-struck = { $boxes ->
    [one] One box of prisoners aboard { $ship } is lost.
   *[other] { $boxes } boxes of prisoners aboard { $ship } are lost.
}
event-battery-struck = { $battery } loses { $boxes ->
    [0] no box
    [one] one box
   *[other] { $boxes } boxes
} and { $crew ->
    [0] no gunners.
    [one] one box of gunners.
   *[other] { $crew } boxes of gunners.
}
event-mast-fell = The { $mast } of { $ship } falls { $where_fall } ({ $rolled }).
event-caught-fire = { $ship } is on fire!
event-fire-spread = The fire of { $battery } spreads to { $other }.
event-battery-destroyed = { $battery } is silenced for good.
event-critical-damage = Critical damage to { $ship }: { $rolled } and { $sections ->
    [0] no sound section make
    [one] one sound section make
   *[other] { $sections } sound sections make
} { $total }.
event-blew-up = { $ship } blows up!
event-rudder-lost = { $ship } loses her rudder.
event-captain-killed = The captain of { $ship } is killed.
event-disordered = The crew of { $ship } is in disorder.
event-began-to-sink = { $ship } is going down ({ $rolled }): she will be gone in turn { $turn }.
event-sank = { $ship } sinks.
event-badly-damaged = { $ship } is badly damaged and helpless.
event-struck = { $ship } strikes her colours.
event-fire-out = The fire of { $ship } is out.
event-wreck-cleared = { $ship } is rid of her { $mast }.
event-refloated = { $ship } is afloat again.
event-rigging-freed = { $ship } frees her rigging from { $other }.
event-rallied = The crew of { $ship } rallies.
event-repairing = { $ship } repairs her rigging: phase { $phases } of 5.
event-mended = { $ship } has mended a box of the { $mast }.
event-grappled = { $ship } grapples { $target }.
event-grapples-cut = { $ship } is loose from { $target }.
event-boards = { $ship } boards { $target }.
event-party-formed = { $ship } sends { $sections ->
    [one] one section
   *[other] { $sections } sections
}, { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
}.
event-melee-fought = { $deck ->
    [yes] On the deck of { $target }: { $ship } { $score } ({ $rolled }), { $target } { $against_score } ({ $against }).
   *[no] The boarders of { $ship } are still at their own rail: { $ship } { $score } ({ $rolled }), { $target } { $against_score } ({ $against }).
}
event-deck-gained = The boarders of { $ship } gain the deck of { $target }.
event-held-off = { $ship } holds off the boarders of { $target }.
event-thrown-back = { $ship } throws the boarders of { $target } back.
event-captured = { $ship } takes { $target } and mans her with { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
}.
event-unguarded = { $ship } cannot spare the men to take { $target }, who stays struck.
event-prisoners-rose = The prisoners aboard { $ship } rise and take her back.
event-recaptured = { $ship } frees { $target }, whose crew has her again.

## The picture of the table

table-scenario = { $scenario }
table-turn = turn { $turn } of { $turns }
table-phase = phase { $phase }
table-wind = wind from { $wind }
table-ending = { $ending_key ->
    [debatable] { $ending }
   *[other] { $ending }: { $winner }
}
table-stage-wind_first = first wind
table-stage-muster = muster
table-stage-lines = forming squadrons
table-stage-station = taking station
table-stage-loads = loading
table-stage-victory = victory
table-stage-repairs = repairs
table-stage-sinking = sinking
table-stage-return = coming back
table-stage-wind = wind
table-stage-formation = formation
table-stage-fires = fires
table-stage-tokens = tokens
table-stage-boarding = boarding
table-stage-parties = boarding parties
table-stage-melee = melee
table-stage-drift = drift
table-stage-end = end of the turn
table-side = { $side } ({ $captains }), { $points ->
    [one] one point
   *[other] { $points } points
}
table-allied = { $side }, with { $allies }
table-captain = { $seat }
table-name = { $ship }
table-kind = { $type } of { $guns }
table-course = { $heading }, { $sails }
table-speed = { $point } { $most }-{ $least }
table-hull = hull { $starboard }/{ $port } of { $built }
table-masts = masts { $masts }
table-crew = crew { $crew } of { $complement }
table-guns = starboard guns { $starboard }, port guns { $port }
table-token = token { $value } (used { $used })
table-token-down = token face down (used { $used })
table-token-none = no token yet (used { $used })
table-mark = { $mark }
table-wreck = mast alongside to { $side }
table-anchored = anchored by the { $end }
table-party = boarding party of { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
}
table-prisoners = { $boxes ->
    [one] one box of prisoners
   *[other] { $boxes } boxes of prisoners
}
table-sinks = goes down in turn { $turn }
table-fouled = entangled with { $other }
table-grapples = holds { $other } with grapnels
table-grappled = held by the grapnels of { $other }
table-boards-rail = boarding { $other }, her men still at their own rail
table-boards-deck = her men on the deck of { $other }
table-boards-resting = held off by { $other }
table-boarded-rail = being boarded by { $others }
table-boarded-deck = men of { $others } on her deck
table-boarded-resting = holds off { $others }
table-battery = { $guns } guns, boxes { $boxes } of { $built }
table-battery-load = { $load }
table-place-leaving = off the table
table-place-off = off the table, trying to come back
table-place-gone = out for good
table-place-home = brought home
table-place-escaped = escaped
table-place-sunk = sunk
table-place-blown = blown up

## The log book during the battle

table-show-side = { $side }, commanded by { $seat }
table-show-build = class { $rate }, decks { $decks }, { $guns } guns, { $carronades ->
    [0] no carronades
    [one] one carronade
   *[other] { $carronades } carronades
}, turning { $turning }, draught { $draught }, worth { $value }
table-show-hull = hull { $side_to }
table-show-mast = { $mast }
table-show-crew = crew
table-show-boxes = { $left } of { $built }
table-show-fresh = first broadside to come: { $sides }
table-show-mended = { $phases ->
    [one] one phase of repairs
   *[other] { $phases } phases of repairs
}
table-show-gunners = gunners
table-show-work = battery

## The ship designer and charts of one's own

table-named = { $it }
table-design-types = Types: { $types }
table-design-qualities = Qualities: { $qualities }
table-design-nation = Nation
table-design-name = Name
table-design-manoeuvre = Manoeuvre
table-design-combat = Combat
table-design-fire = Fire
table-design-launched = She is in the roster of { $folder }.
table-design-play = To play: { $command }
table-chart-playable = { $file } can be played. Captains: { $captains }.
table-chart-allied = Allies: { $sides }
table-chart-squadron = Squadron ({ $side }): { $ships }
table-book-title = { $ship }: { $type } of { $guns }, { $carronades ->
    [0] no carronades
    [one] one carronade
   *[other] { $carronades } carronades
}, { $men } men, { $nation }
table-book-hull = class { $rate }, decks { $decks }, draught { $draught }, base { $base } mm
table-book-boxes = turning { $turning }, hull { $hull } a side, masts { $masts }, crew { $crew }
table-book-crew = Manoeuvre { $manoeuvre }, Combat { $combat }, Fire { $fire }
table-book-speed = inches
table-book-drift = drift
table-book-range = range
table-book-fire = die
table-book-value = worth { $value } = { $parts }
table-book-part-decks = decks { $points }
table-book-part-turning = turning { $points }
table-book-part-hull = hull { $points }
table-book-part-rigging = rigging { $points }
table-book-part-crew = crew { $points }
table-book-part-manoeuvre = Manoeuvre { $points }
table-book-part-combat = Combat { $points }
table-book-part-fire = Fire { $points }
table-book-part-carronades = carronades { $points }

## What there is to know about a choice

note-firing = { $ship } fires
note-under-fire = { $ship }
note-guns-at = guns at { $range ->
    [one] one inch
   *[other] { $range } inches
}
note-part = { $part }
note-damages = { $damage ->
    [0] no damage
    [1] one damage
    [2] two damages
   *[3] critical
}
note-on-average = { NUMBER($damages, minimumFractionDigits: 1) } damages on average.
note-may-catch-fire = The mast alongside catches fire with { $percent } in a hundred.
note-testing = { $ship }
note-passes = { $task }
note-fails = the attempt fails
note-runs-into = Runs into { $other }.
note-touches-shore = Touches the shore.
note-reaches-edge = Reaches the edge: she leaves the table, or tries to stay.
note-boarders = boarders of { $ship }
note-defenders = { $ship }
note-gains-deck = on the deck of { $target }
note-held-at-rail = held off at the rail
note-no-roll = No die is rolled.
note-goes-so = { $most ->
    [0] She lies still and only drifts.
   *[other] On this point of sail from { $least } to { $most } inches.
}
note-acts-so-often = { $phases ->
    [one] Acts once, in phase 1.
   *[other] Acts { $phases } times, from phase { $phases } on.
}
note-carries = { $shot_reach }

## Why not

note-must-sail-first = { $ship } has to sail first.
note-no-gunners = { $ship } has nobody left to serve the guns.
note-may-not-fire = { $ship } may not fire yet.
note-not-signalled = The signal is another one: { $signal }.
note-loaded-already = { $ship } is loaded already, { $side }.
note-no-wreck-there = { $ship }: nothing is to be cleared away, { $mast }.
note-not-loaded = The guns of { $ship } that bear on { $target } are not loaded.
note-out-of-arc = { $target } is in no arc of { $ship }.
note-out-of-range = { $target } is { $range ->
    [one] one inch
   *[other] { $range } inches
} away: the guns of { $ship } do not carry so far.
note-nearer-target = { $nearer } is nearer than { $target }.
note-land-between = Land lies before { $target }.
note-no-target = { $target } may not be fired at.
note-load-out-of-range = { $range ->
    [one] One inch
   *[other] { $range } inches
} to { $target }: not with { $shot }.
note-not-her-turn = It is not the turn of { $ship }.
note-head-to-wind = { $ship } is in irons and cannot sail.
note-lies-at-anchor = { $ship } lies at anchor.
note-sails-are-furled = The sails of { $ship } are furled.
note-unmanageable = { $ship } cannot be handled.
note-no-masts = { $ship } has no mast to set sails on.
note-no-full-sail = { $ship } cannot set full sail.
note-token-used = { $ship } has used token { $value } already: it comes back with the whole series.
note-fort-tokens = { $ship } has no token { $value }: a fort has 1 to 3.
note-side-left = { $ship }, { $side }: { $boxes } of { $built } boxes are left{ $sections ->
    [0] .
    [one] ; one section is lost, and these guns fire at −1.
   *[other] ; { $sections } sections are lost, and these guns fire at −{ $sections }.
}
note-side-gone = { $ship }, { $side }: no box is left; whatever hits here strikes the other side.
note-mast-left = { $ship }, { $mast }: { $boxes } of { $built } boxes are left. Shots at the rigging strike the mast nearest to the guns.
note-mast-down = The { $mast } of { $ship } has fallen { $where_fall }.
note-last-box = { $ship }, { $mast }: only the last box is left, and no melee takes it.
note-work-left = { $battery }: { $boxes } of { $built } boxes are left{ $sections ->
    [0] .
    [one] ; one section is lost, and it fires at −1.
   *[other] ; { $sections } sections are lost, and it fires at −{ $sections }.
}
note-work-silent = { $battery } has no box left and is silent for good.
note-battery-crew-left = { $battery }: { $boxes ->
    [0] nobody is left to load and fire.
   *[other] { $boxes } of { $built } crew boxes are left.
}
note-tokens-first = { $ship } acts once all tokens have been chosen.
note-crew-left = { $ship }: { $boxes } of { $built } crew boxes are left.
note-built = { $guns ->
    [one] One gun
   *[other] { $guns } guns
}, { $carronades ->
    [0] no carronades
    [one] one carronade
   *[other] { $carronades } carronades
}; { $hull } hull boxes to a side, { $crew } crew boxes.
note-manned = Manoeuvre { $manoeuvre }, Combat { $combat }, Fire { $fire }.
note-crew-kept = { $boxes ->
    [one] One crew box stays aboard { $ship }.
   *[other] { $boxes } crew boxes stay aboard { $ship }.
}
note-boxes-become = Boxes, { $part }: { $was } → { $now }.

## What is counted
measure-sunk = enemies sunk
measure-struck = enemies that struck
measure-taken = enemies taken
measure-escaped = own ships escaped
measure-batteries = batteries
measure-value = value of the ship
measure-hull = hull lost
measure-rigging = rigging lost
measure-crew = crew lost
measure-counted-off = not counted, or doubled
measure-crushing = crushing victories
measure-partial = partial victories
measure-debatable = debatable results
measure-turns = turns
