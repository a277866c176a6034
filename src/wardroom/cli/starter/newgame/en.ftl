title = New game
    .tag = One breath, one wreck
about = Two to four divers, one wreck and a single breath: search on, or come up with what you have.
goal = Your goal: bring up finds that are worth the most in { $days } days. What you were ordered to find counts double.

switch-days = Days
    .about = How often everybody dives.
    .values = { $number } days
switch-sea = Sea
    .about = In a rough sea the air runs out sooner.
    .value-calm = calm
    .value-rough = rough

ask-dive = { $seat_is ->
    [you] Which room do you search, or do you come up?
   *[other] { $seat } dives.
}

option-search = Search { $room_the }
option-come-up = Come up

event-found = { $diver_is ->
    [you] You find { $find_a } in { $room_the }.
   *[other] { $diver } finds { $find_a } in { $room_the }.
}
event-breathed = { $diver_is ->
    [you] You roll { $roll } for air; it takes { $needs }.
   *[other] { $diver } rolls { $roll } for air; it takes { $needs }.
}
event-lost = { $diver_is ->
    [you] You are out of air and lose { $finds }.
   *[other] { $diver } is out of air and loses { $finds }.
}
event-landed = { $diver_is ->
    [you] You bring up { $finds }.
   *[other] { $diver } brings up { $finds }.
}
event-day-began = Day { $day }
event-ordered = { $diver_is ->
    [you] Your order was for { $kind_of_many }.
   *[other] The order of { $diver } was for { $kind_of_many }.
}

note-air = air
note-lasts = the air lasts
note-runs-out = out of air
note-at-stake = At stake: { $worth }.
note-brings = Brings { $worth } into the boat.
note-first-is-safe = The first find takes no air.
note-is-empty = Nothing is left in { $room_the }.

name-hold = hold
    .the = the hold
name-cabin = cabin
    .the = the cabin
name-orlop = orlop
    .the = the orlop
name-coin = coin
    .a = a coin
    .many = coins
name-plate = silver plate
    .a = a silver plate
    .many = silver plates
name-pearl = pearl
    .a = a pearl
    .many = pearls

table-day = Day { $day } of { $days }
table-room = { $room }: { $left ->
    [0] empty
    [one] 1 find
   *[other] { $left } finds
}
table-boat = { $seat }: { $finds }
table-net = In the net of { $seat }: { $finds }
table-order = Your order: { $order_many }, which count double

view-day = Day
view-days = Days
view-diver = Diving
view-rooms = In the wreck
view-net = In the net
view-boats = In the boat
view-sunk = Lost
view-my_order = Your order

measure-coin = from coins
measure-plate = from silver plates
measure-pearl = from pearls
