title = Merchants and Marauders
about = The Caribbean in the age of sail: trade, raid merchants, hunt and be hunted, follow rumors and missions, and be the first captain with ten points of glory. For 2 to 4.
goal = Your goal: ten points of glory before anybody else. Trade, raid merchants, win battles, follow rumors and missions, and put gold into your stash.

## Options of the set-up

switch-out_of_turn_scouting = Scouting out of turn
    .about = The cut-throat variant: as soon as a ship enters your sea zone you may try to spot it, at the price of a flipped captain and a single action in your next turn.
switch-slow_galleons = Slow galleons
    .about = Galleons have a maneuverability of 1 instead of 2.
switch-war_exempts_bounty = Bounties in war
    .about = What war forgives captains of the two nations when they fight ships of the enemy.
    .value-off = nothing
    .value-start = starting a fight
    .value-all = starting a fight and defeating a naval ship
switch-declare = Ten points of glory
    .about = Whether a captain with ten points declares it at once or may wait.
    .value-auto = declared automatically
    .value-ask = the player is asked
switch-npc = Captains of the navy and pirates
    .about = Who fights their battles.
    .value-player = the player to the left of the active player
    .value-bot = a rule of thumb

## Nations, areas, skills and other words

gold-n = { $gold } gold

name-eng = England
    .of = English
    .an = an English
name-fra = France
    .of = French
    .an = a French
name-ned = the Netherlands
    .of = Dutch
    .an = a Dutch
name-esp = Spain
    .of = Spanish
    .an = a Spanish
name-slp = pirate sloop
name-frg = pirate frigate
name-war_eng = England's man-of-war
name-war_fra = France's man-of-war
name-war_ned = Holland's man-of-war
name-war_esp = Spain's man-of-war

name-hull = Hull
    .be = is
name-cargo = Cargo
    .be = is
name-masts = Masts
    .be = are
name-crew = Crew
    .be = is
name-cannons = Cannons
    .be = are
name-escape = escape

name-seamanship = Seamanship
name-scouting = Scouting
name-leadership = Leadership
name-influence = Influence

name-skull = skull
name-shoot = Shoot
name-board = Board
name-flee = Flee
name-sunk = by sinking the enemy
name-boarded = by boarding the enemy
name-tie = the tie
name-gold = the gold
name-rumor = a rumor
name-glory_card = a glory card
name-cargo_card = a card of cargo

name-trade = trade
name-raids = a raid
name-battles = a battle
name-rumors = a rumor
name-missions = a mission
name-ships = a ship

## Places and ships

name-nassau = Nassau
    .the = Nassau
    .off = off Nassau
name-havana = Havana
    .the = Havana
    .off = off Havana
name-tortuga = Tortuga
    .the = Tortuga
    .off = off Tortuga
name-port_royal = Port Royal
    .the = Port Royal
    .off = off Port Royal
name-petit_goave = Petit-Goâve
    .the = Petit-Goâve
    .off = off Petit-Goâve
name-old_providence = Old Providence
    .the = Old Providence
    .off = off Old Providence
name-cartagena = Cartagena
    .the = Cartagena
    .off = off Cartagena
name-santo_domingo = Santo Domingo
    .the = Santo Domingo
    .off = off Santo Domingo
name-san_juan = San Juan
    .the = San Juan
    .off = off San Juan
name-caribbean_sea = Caribbean Sea
    .the = the Caribbean Sea
    .off = in the Caribbean Sea
name-curacao = Curaçao
    .the = Curaçao
    .off = off Curaçao
name-caracas = Caracas
    .the = Caracas
    .off = off Caracas
name-st_maarten = St. Maarten
    .the = St. Maarten
    .off = off St. Maarten
name-st_john = St. John's
    .the = St. John's
    .off = off St. John's
name-basse_terre = Basse-Terre
    .the = Basse-Terre
    .off = off Basse-Terre
name-bridgetown = Bridgetown
    .the = Bridgetown
    .off = off Bridgetown
name-trinidad = Trinidad
    .the = Trinidad
    .off = off Trinidad
name-sloop = Sloop
    .a = a sloop
    .plain = sloop
name-flute = Flute
    .a = a flute
    .plain = flute
name-frigate = Frigate
    .a = a frigate
    .plain = frigate
name-galleon = Galleon
    .a = a galleon
    .plain = galleon
name-man_of_war = Man-of-war
    .a = a man-of-war
    .plain = man-of-war

## Questions

ask-which-ship = Which ship do you take?
ask-another-captain = { $npc } lies off the home port of { $captain }. Do you draw another captain?
ask-how-much-from-stash = How much of your stash do you take aboard?
ask-what-next = { $moves ->
    [0] What do you do? { $actions ->
        [0] No actions left.
        [one] One action left.
       *[other] { $actions } actions left.
    }
   *[other] What do you do? Actions left: { $actions }, and { $moves } more only to move.
}
ask-what-ashore = What do you do in { $port }?
ask-what-to-sell = What do you sell in { $port }? There { $good } is in demand.
ask-what-to-buy = What do you buy in { $port }? So far: { $gold } gold.
ask-how-many-to-hire = How many men do you hire?
ask-which-rumor = Which rumor do you keep? The other goes back.
ask-which-mission = Which mission do you keep?
ask-how-much-to-stash = How much gold do you move?
ask-move-modification = { $less ->
    [0] Do you have { $modification } moved to the { $ship_plain } for { $gold } gold?
   *[other] Do you have { $modification } moved to the { $ship_plain } for { $gold } gold? Your old ship then brings { $less } gold less.
}
ask-what-to-drop = Your ship cannot carry it all. What goes overboard? Too much: { $excess }.
ask-which-flag = A merchant: its token is { $nation_of }. Do you raid it?
ask-better-raid-roll = { $successes ->
    [one] One success.
   *[other] { $successes } successes.
} Do you roll a die again?
ask-how-to-raid = { $left ->
    [one] One success is left to spend.
   *[other] { $left } successes are left to spend.
} On the cards: { $gold } gold, escapes: { $escapes }.
ask-what-to-stow = { $room ->
    [0] Your hold is full. What goes overboard to make room?
    [one] What do you take aboard? There is room for one card.
   *[other] What do you take aboard? There is room for { $room } cards.
}
ask-ignore-hits = { $hits ->
    [one] A hit is coming. Do you give up what protects you to ignore it?
   *[other] { $hits } hits are coming. Do you give up what protects you to ignore them all?
}
ask-save-masts = A hit on Masts. Do you cancel it?
ask-save-cargo = A hit on Cargo. Do you cancel it?
ask-before-battle = { $player_is ->
    [nobody] Battle with { $npc }: do you play a card before it begins?
   *[other] Battle with { $player }: do you play a card before it begins?
}
ask-what-to-declare = { $player_is ->
    [nobody] Round { $round } against { $npc }: what do you declare?
   *[other] Round { $round } against { $player }: what do you declare?
}
ask-what-npc-declares = { $player_is ->
    [you] Round { $round } against you: what does { $npc } declare?
   *[other] Round { $round } against { $player }: what does { $npc } declare?
}
ask-change-course = Both have declared. Do you change your mind?
ask-throw-hooks = { $successes ->
    [one] One success.
   *[other] { $successes } successes.
} Do you throw the grappling hooks and roll dice again?
ask-load-volley = { $hits ->
    [one] Your volley hits once.
   *[other] Your volley hits { $hits } times.
} Do you load it with a special weapon?
ask-where-it-strikes = { $skulls ->
    [one] Which area of your ship takes the hit?
   *[other] Which area of your ship takes the first of { $skulls } hits?
}
ask-where-it-strikes-npc = { $skulls ->
    [one] Which area takes the hit on { $npc }?
   *[other] Which area takes the first of { $skulls } hits on { $npc }?
}
ask-who-pays = Which nation pays you for { $player }?
ask-what-to-plunder = { $room ->
    [0] What do you take from { $player }? Your hold is full: goods only in exchange for others.
   *[other] What do you take from { $player }?
}
ask-take-the-ship = { $cargo ->
    [0] Do you give up your ship and take the beaten { $ship_plain }?
    [one] Do you give up your ship and take the beaten { $ship_plain } with the one card in her hold?
   *[other] Do you give up your ship and take the beaten { $ship_plain } with the { $cargo } cards in her hold?
}
ask-scout-now = { $player } appears { $zone_off }. Do you try to spot the ship out of turn?
ask-try-again = The test of { $skill } has failed. Does your captain roll all dice again?
ask-use-charm = { $skill }: { $successes } of { $need }. Do you use a Lucky charm?
ask-charm-against = Your Scouting: { $successes } ({ $rest } on the other dice). { $player }: { $their_successes } ({ $their_rest }). Do you use a Lucky charm?
ask-spotted = { $player_is ->
    [nobody] { $npc } has spotted you.
   *[other] { $player } has spotted you.
} Do you answer with a card?
ask-false-colours = The navy is about to search for you { $zone_off }. Do you show False colours?
ask-last-will = Your captain dies. Do you play a card?
ask-in-anothers-turn = The turn of { $player } begins. Do you announce a card?
ask-on-an-arrival = { $player } appears { $zone_off }. Do you announce a card?
ask-which-glory-goes = You may hold four glory cards. Which one do you discard?
ask-play-one-now = Do you play one of your cards now?
ask-where-to-send = { $card }: which ship goes where?
ask-what-to-sabotage = Where does the ship of { $player } suffer?
ask-which-port = In which port is a new demand drawn?
ask-which-demand = What does { $port } want from now on?
ask-which-orders = Sealed orders: { $missions }. Does one of them take the place of an open mission?
ask-which-mission-goes = Do you replace an open mission?
ask-which-weapon = { $card }: which special weapon do you take?
ask-which-nation-forgives = { $card }: which nation takes its bounties back?
ask-whom-to-rob = Whom do you rob?
ask-what-to-mend = { $points ->
    [one] { $card }: what is repaired?
   *[other] { $card }: what is repaired? Points left: { $points }.
}
ask-buy-pardon = Peace: do you pay { $gold } gold to be rid of a bounty?
ask-declare-or-not = Do you declare ten points of glory?

## Options

option-yes = Yes
option-no = No
option-pass = Nothing
option-pass-turn = Nothing in this whole turn
option-done = Done
option-take-ship = Take { $ship_a }
option-retire = Retire and lose everything aboard
option-sail = Sail to { $zone_the }
option-dock = Enter the port of { $zone }
option-dock-paying = Enter the port of { $zone } for { $gold } gold
option-dock-talking = Talk your way into the port of { $zone } (Influence)
option-dock-smuggled = Let the smuggler bring you into { $zone } (Influence)
option-put-out = Put out to sea { $zone_off }
option-scout-merchant = Scout for the merchant { $zone_off }
option-scout-spaniard = Find the merchant { $zone_off } without a test, as a Spaniard
option-scout-npc = Scout for { $npc }
option-scout-player = Scout for { $player }
option-go-ashore = Go ashore in { $port } (Port action)
option-investigate = Look into { $card }
option-play = Play { $card }
option-end-turn = End the turn
option-sell-goods = Sell goods
option-buy-goods = { $cards ->
    [one] Buy goods (1 card)
   *[other] Buy goods ({ $cards } cards)
}
option-repair = { $gold ->
    [0] Repair a point of { $area } for nothing
   *[other] Repair a point of { $area } for { $gold } gold
}
option-repair-all = { $gold ->
    [0] Repair all { $points } points for nothing
   *[other] Repair all { $points } points for { $gold } gold
}
option-buy-weapon = Buy { $weapon } for { $gold } gold
option-sell-weapon = Sell { $weapon } for { $gold } gold
option-buy-modification = Buy { $modification } for { $gold } gold
option-buy-ship = { $back ->
    [0] { $gold ->
        [0] Buy { $ship_a } for your ship
       *[other] Buy { $ship_a } for your ship and { $gold } gold
    }
   *[other] Buy { $ship_a } for your ship and get { $back } gold back
}
option-recruit = Recruit men
option-seek-rumor = { $gold ->
    [0] Listen for a rumor
   *[other] Listen for a rumor for { $gold } gold
}
option-claim = Try to get the mission { $mission }
option-open-chest = Open your chest
option-hire-courier = Hire the courier to your chest for { $gold } gold
option-verify-rumor = Find out about { $card }
option-fulfil = See to your mission { $mission }
option-return-bounty = Pay 5 gold to be rid of { $nation_an } bounty
option-leave-quay = Leave the quay
option-sell = { $count ->
    [one] Sell a card of { $good } for { $gold } gold
   *[other] Sell { $count } cards of { $good } for { $gold } gold
}
option-sell-all = { $count ->
    [one] Sell your only card for { $gold } gold
   *[other] Sell all { $count } cards for { $gold } gold
}
option-buy = { $count ->
    [one] Buy a card of { $good } for { $gold } gold
   *[other] Buy { $count } cards of { $good } at { $gold } gold each
}
option-draw-again = Have other goods brought for { $gold } gold
option-hire = { $count ->
    [0] Hire nobody
    [one] Hire one man for { $gold } gold
   *[other] Hire { $count } men for { $gold } gold
}
option-keep-rumor = Keep { $card }
option-keep-mission = Keep { $mission }
option-stash = Put { $gold } gold into the stash
option-withdraw = Take { $gold } gold out of the stash
option-raid = Raid it under the { $nation_of } flag
option-let-go = Let it go
option-reroll-with = Roll a die again: { $piece }
option-reroll = { $count ->
    [one] Roll one die again
   *[other] Roll { $count } dice again
}
option-draw-card = Draw a card
option-reject = Discard { $card } ({ $value } gold, { $symbol })
option-exchange = Exchange { $card } ({ $value } gold, { $symbol })
option-stow = Take a card of { $card } aboard
option-jettison = Throw a card of { $good } overboard
    .several = { $count ->
        [one] Throw one card overboard
       *[other] Throw { $count } cards overboard
    }
option-shoot = Shoot
option-board = Board
option-flee = Flee
option-leave-to-bot = Leave this captain to a rule of thumb
option-fire = Load { $weapon }
option-place = { $area } (leaves { $left })
option-loot-gold = Take { $gold } gold
option-loot-cargo = Take a card of { $good }
option-loot-weapon = Take { $weapon }
option-loot-rumor = Take the rumor { $card }
option-loot-glory = Take the card { $card }
option-loot-specialist = Take the { $card } aboard
option-collect-from = Collect { $gold } gold from { $nation }
option-discard-glory = Discard { $card }
option-send = Send { $npc } to { $zone_the }
option-sabotage = { $area }
option-tip = { $port }
option-want = { $good }
option-swap = { $mission } instead of { $board }
option-replace = Replace { $mission }
option-take-weapon = { $weapon }
option-forgive = { $count ->
    [one] One { $nation_of } bounty
   *[other] { $count } { $nation_of } bounties
}
option-rob = Rob { $player } of up to five gold
option-mend = { $area }
option-declare = Declare ten points

## What happens

event-first-player = { $player_is ->
    [you] You play first in every round.
   *[other] { $player } plays first in every round.
}
event-captain-drawn = { $player_is ->
    [you] You sail under { $captain }.
   *[other] { $player } sails under { $captain }.
}
event-entered-play = { $player_is ->
    [you] { $captain } puts { $ship_a } into service for you in { $port }.
   *[other] { $captain } puts { $ship_a } into service for { $player } in { $port }.
}
event-captain-rejected = { $player_is ->
    [you] You send { $captain } away.
   *[other] { $player } sends { $captain } away.
}
event-no-captain-left = { $player_is ->
    [you] No captain is left for you: the game ends with this round.
   *[other] No captain is left for { $player }: the game ends with this round.
}
event-starting-gold = { $player_is ->
    [you] The bank gives you { $gold } gold.
   *[other] The bank gives { $player } { $gold } gold.
}
event-round-began = Round { $round }.
event-merchants-dealt = New merchants set sail: { $count }.
event-event-drawn = Event of the round: { $event }.
event-captain-announced = { $npc } will arrive at the end of the round.
event-npc-sailed = { $npc } sails to { $zone_the }.
event-enough-aboard = { $player_is ->
    [you] The pirates find out: you have at least { $gold } gold aboard.
   *[other] The pirates find out: { $player } has at least { $gold } gold aboard.
}
event-too-little-aboard = { $player_is ->
    [you] The pirates find out: you have less than { $gold } gold aboard.
   *[other] The pirates find out: { $player } has less than { $gold } gold aboard.
}
event-npc-hunts = { $player_is ->
    [you] { $npc } hunts you and sails to { $zone_the }.
   *[other] { $npc } hunts { $player } and sails to { $zone_the }.
}
event-npc-waits = { $player_is ->
    [you] { $npc } lies in wait for you { $zone_off }.
   *[other] { $npc } lies in wait for { $player } { $zone_off }.
}
event-npc-arrived = { $npc } arrives { $zone_off }.
event-npc-returned = { $npc } is back, { $zone_off }.
event-npc-gone = { $npc } is defeated and gone.
event-war-broke = War: { $nation } against { $enemy }.
event-man-of-war-sails = { $npc } now sails a man-of-war, { $zone_off }.
event-man-of-war-appears = There is now { $nation_an } man-of-war { $zone_off }.
event-peace-made = Peace between { $nation } and { $enemy }.
event-hurricane-strikes = The hurricane strikes { $zone_the } and all zones around.
event-yards-burn = The shipyards of { $nation } are closed this round.
event-markets-turn = All demand tokens are shuffled and dealt anew.
event-turn-began = { $player_is ->
    [you] It is your turn.
   *[other] It is the turn of { $player }.
}
event-retired = { $player_is ->
    [you] Your captain, { $captain }, retires.
   *[other] { $captain }, the captain of { $player }, retires.
}
event-sailed = { $player_is ->
    [you] You sail to { $zone_the }.
   *[other] { $player } sails to { $zone_the }.
}
event-docked = { $player_is ->
    [you] You enter the port of { $port }.
   *[other] { $player } enters the port of { $port }.
}
event-stayed-out = { $player_is ->
    [you] { $port } does not let you in.
   *[other] { $port } does not let { $player } in.
}
event-left-port = { $player_is ->
    [you] You put out to sea { $zone_off }.
   *[other] { $player } puts out to sea { $zone_off }.
}
event-token-shown = For sale in { $port }: { $modification }.
event-tokens-dealt = { $count ->
    [one] A modification goes to a port, face down.
   *[other] { $count } modifications go to ports, face down.
}
event-paid = { $player_is ->
    [you] You pay { $gold } gold.
   *[other] { $player } pays { $gold } gold.
}
event-skill-tested = { $player_is ->
    [you] You test { $skill }: { $dice }.
   *[other] { $player } tests { $skill }: { $dice }.
} Successes: { $successes }, needed: { $need }.
event-rerolled = { $player_is ->
    [you] You roll again ({ $by }): { $dice }.
   *[other] { $player } rolls again ({ $by }): { $dice }.
} Successes: { $successes }.
event-npc-scouts = { $player_is ->
    [you] { $npc } searches for you: { $dice }.
   *[other] { $npc } searches for { $player }: { $dice }.
} Successes: { $successes }.
event-slipped-away = { $player_is ->
    [you] You slip away.
   *[other] { $player } slips away.
}
event-scouted-out-of-turn = { $player_is ->
    [you] You scout out of turn and flip your captain.
   *[other] { $player } scouts out of turn and flips the captain.
}
event-merchant-found = { $player_is ->
    [you] You find a merchant { $zone_off }; its token is { $nation_of }.
   *[other] { $player } finds a merchant { $zone_off }; its token is { $nation_of }.
}
event-merchant-let-go = { $player_is ->
    [you] You let the merchant go.
   *[other] { $player } lets the merchant go.
}
event-merchant-out-of-reach = { $player_is ->
    [you] With an area destroyed you cannot raid: the merchant sails on.
   *[other] With an area destroyed { $player } cannot raid: the merchant sails on.
}
event-raid-began = { $player_is ->
    [you] You raid the merchant under the { $nation_of } flag.
   *[other] { $player } raids the merchant under the { $nation_of } flag.
}
event-raid-cards = It carries: { $cards }.
event-escort-missing = The fourth card is { $card }: no escort fires, and it is discarded.
event-raid-rolled = { $player_is ->
    [you] You roll { $dice }.
   *[other] { $player } rolls { $dice }.
} Successes: { $successes }.
event-raid-card-drawn = A card of { $card } is added.
event-raid-card-gone = A card of { $card } is discarded.
event-hits-ignored = { $player_is ->
    [you] You are saved from { $hits ->
        [one] the hit
       *[other] all { $hits } hits
    }.
   *[other] { $player } is saved from { $hits ->
        [one] the hit
       *[other] all { $hits } hits
    }.
}
event-storm-strikes = { $player_is ->
    [you] The storm strikes your ship: { $dice }.
   *[other] The storm strikes the ship of { $player }: { $dice }.
}
event-hit-cancelled = { $player_is ->
    [you] The hit on your { $area } is cancelled ({ $by }).
   *[other] The hit on { $area } of { $player } is cancelled ({ $by }).
}
event-hit = { $player_is ->
    [you] Your ship is hit: { $area }, { $left } left.
   *[other] The ship of { $player } is hit: { $area }, { $left } left.
}
event-npc-hit = { $npc } is hit: { $area }, { $left } left.
event-raid-failed = { $player_is ->
    [you] The { $nation_of } merchant escapes you.
   *[other] The { $nation_of } merchant escapes { $player }.
}
event-raid-won = { $player_is ->
    [you] You take { $gold } gold from the { $nation_of } merchant.
   *[other] { $player } takes { $gold } gold from the { $nation_of } merchant.
}
event-cargo-taken = { $player_is ->
    [you] You take a card of { $good } aboard.
   *[other] { $player } takes a card of { $good } aboard.
}
event-cargo-lost = { $player_is ->
    [you] You lose cargo: { $goods }.
   *[other] { $player } loses cargo: { $goods }.
}
event-cargo-dropped = { $player_is ->
    [you] You throw a card of { $good } overboard.
   *[other] { $player } throws a card of { $good } overboard.
}
event-left-behind = Left in the cove: { $goods }.
event-crates-lost = { $player_is ->
    [you] You lose the powder crates, and the mission with them.
   *[other] { $player } loses the powder crates, and the mission with them.
}
event-battle-began = { $player_is ->
    [you] You attack { $other }.
   *[other] { $other_is ->
        [you] { $player } attacks you.
       *[other] { $player } attacks { $other }.
    }
}
event-attacked-npc = { $player_is ->
    [you] You attack { $npc }.
   *[other] { $player } attacks { $npc }.
}
event-attacked-by-npc = { $player_is ->
    [you] { $npc } attacks you.
   *[other] { $npc } attacks { $player }.
}
event-long-guns = { $player_is ->
    [you] Your long guns fire: { $dice }.
   *[other] The long guns of { $player } fire: { $dice }.
} Hits: { $hits }.
event-battle-round = Battle, round { $round }.
event-declared = { $player_is ->
    [you] You declare { $action }.
   *[other] { $player } declares { $action }.
}
event-npc-declared = { $npc } declares { $action }.
event-chasers-fired = { $player_is ->
    [you] Your chasers fire.
   *[other] The chasers of { $player } fire.
}
event-contest-rolled = { $player_is ->
    [you] You roll { $dice }.
   *[other] { $player } rolls { $dice }.
} Successes: { $successes }.
event-npc-contest-rolled = { $npc } rolls { $dice }. Successes: { $successes }.
event-hooks-thrown = { $player_is ->
    [you] You throw the hooks: { $dice }.
   *[other] { $player } throws the hooks: { $dice }.
} Successes: { $successes }.
event-loaded = { $player_is ->
    [you] You load { $weapon }.
   *[other] { $player } loads { $weapon }.
}
event-volley = { $player_is ->
    [you] The shots at you fall on: { $dice }.
   *[other] The shots at { $player } fall on: { $dice }.
}
event-npc-volley = The shots at { $npc } fall on: { $dice }.
event-boarding = { $player_is ->
    [you] You board the enemy.
   *[other] { $player } boards the enemy.
}
event-npc-boarding = { $npc } boards the enemy.
event-crew-rolled = { $player_is ->
    [you] Your crew fights: { $dice }.
   *[other] The crew of { $player } fights: { $dice }.
} Enemies down: { $removed }.
event-npc-crew-rolled = The crew of { $npc } fights: { $dice }. Enemies down: { $removed }.
event-hard-to-kill = { $player_is ->
    [you] One of your men stays on his feet.
   *[other] One man of { $player } stays on his feet.
}
event-escaped = { $player_is ->
    [you] You escape.
   *[other] { $player } escapes.
}
event-npc-escaped = { $npc } escapes.
event-parted = The ships part; nobody has won.
event-won = { $player_is ->
    [you] You win { $how }.
   *[other] { $player } wins { $how }.
}
event-npc-won = { $npc } wins { $how }.
event-both-lost = Both captains are lost; nobody has won.
event-rewarded = { $player_is ->
    [you] You are rewarded with { $gold } gold.
   *[other] { $player } is rewarded with { $gold } gold.
}
event-collected = { $player_is ->
    [you] You collect { $gold } gold for { $nation_of } bounties.
   *[other] { $player } collects { $gold } gold for { $nation_of } bounties.
}
event-gold-aboard = { $player_is ->
    [you] { $gold ->
        [0] There is no gold aboard your ship.
       *[other] There is { $gold } gold aboard your ship.
    }
   *[other] { $gold ->
        [0] There is no gold aboard the ship of { $player }.
       *[other] There is { $gold } gold aboard the ship of { $player }.
    }
}
event-plundered = { $player_is ->
    [you] You take from { $other }: { $loot }.
   *[other] { $other_is ->
        [you] { $player } takes from you: { $loot }.
       *[other] { $player } takes from { $other }: { $loot }.
    }
}
event-you-plundered = { $player_is ->
    [you] It is yours now: { $card }.
   *[other] It is gone: { $card }.
}
event-requisitioned = { $player_is ->
    [you] You take the beaten { $ship_plain }.
   *[other] { $player } takes the beaten { $ship_plain }.
}
event-ships-cargo = { $count ->
    [one] The one card in her hold comes with her.
   *[other] The { $count } cards in her hold come with her.
}
event-crew-regained = { $player_is ->
    [you] Your crew is now { $crew }.
   *[other] The crew of { $player } is now { $crew }.
}
event-crew-lost = { $player_is ->
    [you] You lose a man; your crew is now { $crew }.
   *[other] { $player } loses a man; the crew is now { $crew }.
}
event-bounty-given = { $player_is ->
    [you] { $count ->
        [one] There is { $nation_an } bounty on you.
       *[other] There are now { $count } { $nation_of } bounties on you.
    }
   *[other] { $count ->
        [one] There is { $nation_an } bounty on { $player }.
       *[other] There are now { $count } { $nation_of } bounties on { $player }.
    }
}
event-bounty-returned = { $player_is ->
    [you] { $count ->
        [one] You are rid of { $nation_an } bounty.
       *[other] You are rid of { $count } { $nation_of } bounties.
    }
   *[other] { $count ->
        [one] { $player } is rid of { $nation_an } bounty.
       *[other] { $player } is rid of { $count } { $nation_of } bounties.
    }
}
event-captain-died = { $player_is ->
    [you] Your captain, { $captain }, dies.
   *[other] { $captain }, the captain of { $player }, dies.
}
event-will-kept = { $player_is ->
    [you] Your last will saves gold for the stash.
   *[other] The last will of { $player } saves gold for the stash.
}
event-glory-gained = { $player_is ->
    [you] A point of glory for you, for { $source }; you have { $glory }.
   *[other] A point of glory for { $player }, for { $source }; now { $glory }.
}
event-glory-drawn = { $player_is ->
    [you] You draw a glory card.
   *[other] { $player } draws a glory card.
}
event-you-drew-glory = You drew { $card }.
event-glory-discarded = { $player_is ->
    [you] You discard { $card }.
   *[other] { $player } discards { $card }.
}
event-played = { $player_is ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
event-took-back = { $player_is ->
    [you] { $card } is no longer possible; you take it back.
   *[other] { $card } is no longer possible; { $player } takes it back.
}
event-sold = { $player_is ->
    [you] { $count ->
        [one] You sell a card of { $good } for { $gold } gold.
       *[other] You sell { $count } cards of { $good } for { $gold } gold.
    }
   *[other] { $count ->
        [one] { $player } sells a card of { $good } for { $gold } gold.
       *[other] { $player } sells { $count } cards of { $good } for { $gold } gold.
    }
}
event-demand-changed = { $is_new ->
    [yes] { $port } now wants { $good }.
   *[no] { $port } still wants { $good }.
}
event-goods-drawn = { $player_is ->
    [you] { $count ->
        [0] No goods can be brought for you.
        [one] Goods are brought for you: 1 card.
       *[other] Goods are brought for you: { $count } cards.
    }
   *[other] { $count ->
        [0] No goods can be brought for { $player }.
        [one] Goods are brought for { $player }: 1 card.
       *[other] Goods are brought for { $player }: { $count } cards.
    }
}
event-wanted-here = { $port } keeps what it wants itself; discarded and replaced: { $goods }.
event-you-saw-goods = On offer: { $goods }.
event-bought = { $player_is ->
    [you] { $count ->
        [0] You buy nothing.
        [one] You buy a card of cargo for { $gold } gold.
       *[other] You buy { $count } cards of cargo for { $gold } gold.
    }
   *[other] { $count ->
        [0] { $player } buys nothing.
        [one] { $player } buys a card of cargo for { $gold } gold.
       *[other] { $player } buys { $count } cards of cargo for { $gold } gold.
    }
}
event-you-bought = You bought: { $goods }.
event-left-on-quay = Left on the quay: { $goods }.
event-repaired = { $player_is ->
    [you] Your { $area } { $area_be } repaired to { $left }.
   *[other] { $area } of { $player } { $area_be } repaired to { $left }.
}
event-weapon-taken = { $player_is ->
    [you] You get { $weapon }.
   *[other] { $player } gets { $weapon }.
}
event-weapon-sold = { $player_is ->
    [you] You sell { $weapon } for { $gold } gold.
   *[other] { $player } sells { $weapon } for { $gold } gold.
}
event-modification-bought = { $player_is ->
    [you] You buy { $modification } for { $gold } gold.
   *[other] { $player } buys { $modification } for { $gold } gold.
}
event-ship-bought = { $player_is ->
    [you] { $back ->
        [0] { $gold ->
            [0] You give your { $old_plain } for { $ship_a }.
           *[other] You give your { $old_plain } and { $gold } gold for { $ship_a }.
        }
       *[other] You give your { $old_plain } for { $ship_a } and get { $back } gold back.
    }
   *[other] { $back ->
        [0] { $gold ->
            [0] { $player } gives { $old_a } for { $ship_a }.
           *[other] { $player } gives { $old_a } and { $gold } gold for { $ship_a }.
        }
       *[other] { $player } gives { $old_a } for { $ship_a } and gets { $back } gold back.
    }
}
event-modification-moved = { $player_is ->
    [you] You have { $modification } moved to the new ship for { $gold } gold.
   *[other] { $player } has { $modification } moved to the new ship for { $gold } gold.
}
event-keel-lost = { $player_is ->
    [you] What is fixed to your old ship stays with her: you lose it.
   *[other] What is fixed to the old ship stays with her: { $player } loses it.
}
event-crew-hired = { $player_is ->
    [you] { $crew ->
        [one] You hire one man for { $gold } gold.
       *[other] You hire { $crew } men for { $gold } gold.
    }
   *[other] { $crew ->
        [one] { $player } hires one man for { $gold } gold.
       *[other] { $player } hires { $crew } men for { $gold } gold.
    }
}
event-rumor-heard = { $player_is ->
    [you] You hear a rumor.
   *[other] { $player } hears a rumor.
}
event-you-heard = The rumor: { $card }.
event-rumor-returned = { $player_is ->
    [you] You let a rumor go back into the deck.
   *[other] { $player } lets a rumor go back into the deck.
}
event-rumor-shown = { $player_is ->
    [you] You look into { $card }.
   *[other] { $player } looks into { $card }.
}
event-rumor-true = { $card }: the rumor is true.
event-rumor-false = { $card }: there was nothing in it.
event-mission-taken = { $player_is ->
    [you] You take the mission { $mission }.
   *[other] { $player } takes the mission { $mission }.
}
event-mission-opened = A new mission in { $port }: { $mission }.
event-mission-dropped = { $player_is ->
    [you] You give up the mission { $mission }.
   *[other] { $player } gives up the mission { $mission }.
}
event-mission-gone = The mission { $mission } is no longer open.
event-mission-progress = { $player_is ->
    [you] { $mission }: you have been { $zone_off }.
   *[other] { $mission }: { $player } has been { $zone_off }.
}
event-mission-done = { $player_is ->
    [you] You complete the mission { $mission }.
   *[other] { $player } completes the mission { $mission }.
}
event-mission-late = { $player_is ->
    [you] { $mission }: you are too late.
   *[other] { $mission }: { $player } is too late.
}
event-earned = { $player_is ->
    [you] You receive { $gold } gold.
   *[other] { $player } receives { $gold } gold.
}
event-chest-opened = { $player_is ->
    [you] You see to your chest.
   *[other] { $player } sees to the chest.
}
event-you-stashed = { $gold } gold into the stash; { $stash } there now.
event-you-withdrew = { $gold } gold out of the stash; { $stash } there now.
event-robbed = { $player_is ->
    [you] { $gold ->
        [0] You try to rob { $other } and find no gold.
       *[other] You rob { $other } of { $gold } gold.
    }
   *[other] { $other_is ->
        [you] { $gold ->
            [0] { $player } tries to rob you and finds no gold.
           *[other] { $player } robs you of { $gold } gold.
        }
       *[other] { $gold ->
            [0] { $player } tries to rob { $other } and finds no gold.
           *[other] { $player } robs { $other } of { $gold } gold.
        }
    }
}
event-victory-declared = { $player_is ->
    [you] You declare ten points of glory. The round is played to its end.
   *[other] { $player } declares ten points of glory. The round is played to its end.
}
event-stash-shown = { $player_is ->
    [you] Your stash: { $gold } gold. With { $glory } on the track that makes { $total }.
   *[other] The stash of { $player }: { $gold } gold. With { $glory } on the track that makes { $total }.
}
event-events-out = The last event has been drawn: the game is over.

## The picture of the table

table-round = Round { $round }
table-event = { $event }
table-struck = struck: { $zones }
table-burnt = no shipyards: { $nation }
table-war = war: { $nations }
table-track = merchants raided: { $count } of 8
table-events-left = { $count ->
    [one] 1 event left
   *[other] { $count } events left
}
table-head-zone = Zone
table-head-nation = Nation
table-head-demand = Wants
table-head-modification = Refit
table-head-merchant = M
table-zone = { $zone }
table-nation = { $nation_of }
table-good = { $good }
table-token = { $token }
table-token-hidden = ?
table-merchant = m
table-npc = { $npc }
table-ship-at-sea = { $seat }
table-ship-in-port = [{ $seat }]
table-npc-ship = { $npc }: { $ship } { $zone_off }
table-npc-skills = Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }
table-npc-reward = reward { $gold } gold
table-npc-hostile = hostile to { $seat }
table-npc-hunts = would sail to { $zone_the }
table-npc-waits = would stay { $zone_off }
table-mission-open = Mission in { $port }: { $mission }
table-claim-seamanship = to be had by a test of Seamanship
table-claim-scouting = to be had by a test of Scouting
table-claim-leadership = to be had by a test of Leadership
table-claim-influence = to be had by a test of Influence
table-claim-maneuver = for ships with a maneuverability of { $need } or more
table-claim-honest = for captains without a bounty
table-claim-not_wanted = for captains without { $nation_an } bounty
table-claim-wanted = for captains with a bounty
table-claim-gold = to be had for { $need } gold
table-claim-crew = for ships with room for { $need } crew or more
table-claim-large_ship = for frigates, galleons and men-of-war
table-goal-deliver = deliver { $amount } { $good } in { $zones }
table-goal-test = pass a test of { $skill } in the port of { $zones }
table-goal-reach = { $turns ->
    [0] be in the port of { $zones }
    [one] be in the port of { $zones } in your next turn at the latest
   *[other] be in the port of { $zones } within { $turns } turns
}
table-goal-visit = be at sea off { $zones }
table-goal-defeat_pirate = defeat a pirate of the event cards
table-goal-defeat_wanted = defeat a wanted player or a pirate of the event cards
table-goal-defeat_npc = defeat any captain of the event cards
table-goal-raid = raid a merchant under the { $nation_of } flag
table-goal-free = pass a test of { $skill } with { $amount } successes at sea off { $zones }
table-goal-unload = unload the crates, which take { $amount } places of the hold, in { $zones }
table-goal-venture = be in { $zones } with { $amount } crew, or pass a test of { $skill } there
table-goal-bribe = pay { $amount } gold in your home port: all bounties of one nation are gone
table-goal-militia = leave a man in { $zones }, with a full crew
table-gold = { $gold } gold
table-cargo-discards = Cargo discards:
table-player = { $seat_is ->
    [you] You
   *[other] { $seat }
}
table-on-turn = on turn, { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
table-captain = { $captain } ({ $nation_of })
table-waiting = waits for a captain
table-glory = glory { $glory }
table-aboard = { $gold } gold aboard
table-wealth = { $gold } gold, aboard or stashed
table-wealth-between = { $least } to { $most } gold, aboard or stashed
table-stash = { $points ->
    [one] stash { $gold }, 1 point in all
   *[other] stash { $gold }, { $points } points in all
}
table-hand-of = hand { $count }
table-bounty = wanted: { $nation_of } { $count }
table-mark-flipped = captain flipped
table-mark-one_action = one action next turn
table-mark-declared = has declared
table-mark-colours = false colours
table-ship-port = { $ship } in { $zone }, maneuver { $maneuver }
table-ship-sea = { $ship } { $zone_off }, maneuver { $maneuver }
table-area = { $area } { $left }/{ $full }
table-hold = hold { $load } of { $capacity }
table-skill = { $skill } { $dice }
table-modifications = refits: { $pieces }
table-weapons = weapons: { $pieces }
table-specialists = aboard: { $pieces }
table-kept = keeps: { $pieces }
table-has-rumor = has a rumor
table-seen-cargo = known cargo: { $goods }
table-seen-hand = known cards: { $cards }
table-mission = mission: { $mission }
table-visited = done: { $zones }
table-battle = Battle { $zone_off }, round { $round }
table-piece = { $piece }
table-declared = declares { $action }
table-rolled = rolled { $dice }
table-raid = Raid under the { $nation_of } flag: { $gold } gold, escapes { $escapes }
table-raid-card = { $card } ({ $value }, { $symbol })
table-my-cargo = Your hold:
table-my-market = On offer:
table-my-basket = In your basket:
table-my-rumor-sea = Your rumor: { $card }, at sea { $zone_off }
table-my-rumor-port = Your rumor: { $card }, in the port of { $zone }
table-my-card = Card: { $card }
table-counted = { $count } { $good }
table-priced = { $count } { $good } (at { $gold })

note-test-of = { $skill }, successes needed: { $need }
note-raid-roll = { $skill }, a success to spend for every skull
note-passed = success
note-failed = failure
note-successes = successes: { $count }
note-with-second-try = If the test fails, all dice may be rolled again ({ $by }); reckoned here with it.
note-without-charm = A Lucky charm is in your hand; reckoned here without it.
note-may-slip-away = { $player_is ->
    [you] You may still slip away
   *[other] { $player } may still slip away
} with a card; reckoned here without one.
note-ship-trade = price of the exchange
note-new-ship = { $ship_plain }
note-old-ship = { $ship_plain } given up
note-own-contest = this side
note-enemy-contest = the enemy
note-contest-won = contest won
note-contest-open = nobody wins the contest
note-contest-lost = contest lost
note-gets-away = away
note-stays-in-battle = the battle goes on
note-rolled-again = dice that are rolled again
note-more-successes = { $count ->
    [0] nothing gained
    [one] 1 success more
   *[other] { $count } successes more
}
note-shows-hit = the new card shows a hit
note-shows-escape = the new card shows an escape

note-written = { $piece }:
note-ship-values = Hull { $hull }, Masts { $masts }, Cargo { $cargo }, Crew { $crew }, Cannons { $cannons }; maneuver { $maneuver }.
note-stays-behind = Lost with the old ship: { $pieces }.
note-glory-for-ship = The first frigate or galleon that a captain buys brings 1 glory.
note-gold-left = Gold left afterwards: { $gold }.
note-area-becomes = { $area }: { $was } → { $now }.
note-area-gone = Nothing of { $area } is left then: further hits there strike the hull, and no merchant can be raided.
note-hull-gone = Without hull the ship sinks.
note-room-left = Room left in the hold afterwards: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
note-cards-for-sale = Laid out for you: { $cards } cards. A good that lies there once costs { $dearest } gold a card, twice 2, more often 1.
note-purse-becomes = Gold aboard: { $was } → { $now }.
note-wanted-by = { $good } is in demand here; sold in this sale: { $count }. { $need } or more bring 1 glory.
note-worth-where-wanted = In demand in: { $ports }.
note-men-without-test = Men come aboard here without a test.
note-makes-way = Your mission { $mission } makes way for it.
note-stash-becomes = Stash: { $was } → { $now } gold, { $points ->
    [one] 1 point
   *[other] { $points } points
} in the end.
note-raid-becomes = Then the cards are worth { $gold } gold and show { $escapes ->
    [0] no escape
    [one] 1 escape
   *[other] { $escapes } escapes
}; with { $limit } the merchant is gone.
note-port-wants = { $port } wants { $good }{ $count ->
    [0] {""}; you have none aboard.
   *[other] {""}: your { $count } bring { $gold } gold.
}

note-searching = { $npc } scouts
note-unnoticed = unnoticed
note-noticed = spotted: a battle
note-searches-twice = { $npc } may try a second time here; reckoned with it.
note-needs-two-tests = { $npc } needs two successful tests here; reckoned with it.
note-without-colours = False colours are in your hand; reckoned here without them.
note-costs-to-enter = Entering costs { $gold } gold.
note-over-the-bar = A large ship that fails the test takes a hit to the hull.
note-storm-ahead = The storm does { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} at the end of the turn, one less for each success of seamanship.
note-storm-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
note-round-is-finished = The round is finished, then all stashes are shown and the match ends. Of those with ten points the one furthest on the track wins.
note-found-for-sure = A merchant is found here without a test.

## Why not

note-not-linked = { $zone } is not next to where you are.
note-lies-in-port = Your ship lies in port: it sails out into { $zone } first.
note-closed-by-bounty = The port of { $port } is closed to you by the { $nation_of } bounty on you.
note-closed-by-war = The port of { $port } is closed to you: your nation is at war with its owners.
note-no-action-left = You have no action left.
note-port-done = You have had your Port action for this turn in { $port }.
note-not-ashore = { $piece }: that is for the Port action, in a port.
note-sell-first = Goods are sold before any other activity ashore, or not at all: { $good } stays aboard.
note-bought-already = Goods are bought once in a Port action.
note-too-dear = { $piece } costs { $gold } gold; you have { $funds }.
note-yard-burnt = { $piece }: the shipyards of this nation have burnt down for this round.
note-yard-barred = { $piece }: nobody here repairs the ships of pirates.
note-has-one = You have { $piece } already; a ship has one of each.
note-not-for-sale = { $piece } does not lie face up in this port.
note-not-damaged = { $area }: nothing is missing.
note-crew-is-recruited = Men are recruited in the tavern of a port, not repaired.
note-mission-elsewhere = { $mission } is to be had in { $port }.
note-tried-already = You have tried to get { $mission } in this turn.
note-not-eligible = You do not meet what { $mission } asks for.
note-elsewhere = { $npc } is elsewhere: { $zone_off }.
note-scouted-already = You have scouted for { $npc } in this turn.
note-must-be-at-sea = Whoever lies in port scouts for nobody.
note-card-before = { $card } is played before a battle.
note-card-for-others = { $card } is played in the turn of another player.
note-card-at-trigger = { $card } waits for its moment; you will be asked.
note-no-use-now = { $card } is of no use at this moment.

## What is counted
measure-stash = stash
measure-trade = trade
measure-raids = raids
measure-ships = ships
measure-battles = battles
measure-rumors = rumors
measure-missions = missions
measure-captain = Captains
measure-ship = Ships
measure-card = Glory cards
measure-glory = ended with ten points
measure-events = ended with the last event
measure-captains-out = ended for want of a captain
measure-rounds = rounds
