title = Skirmish
about = Two to four captains, hidden guns and a die: ten minutes from the first broadside to the last.
goal = Your goal: be the last captain afloat, or have the most hull points when the magazine is empty.

switch-hull = Hull points
    .about = How many hits a ship can take.
    .values = { $number } hits

ask-aim = { $seat_is ->
    [you] Fire a gun, or hold your fire?
   *[other] { $seat } fires a gun or holds fire.
}
ask-evade = { $attacker } fires a gun of calibre { $gun }. Commit a gun to evade?
ask-boarding = { $attacker } and { $target } come alongside. Which gun goes into the boarding action?

option-fire = Fire gun { $gun } at { $target }
option-commit = Commit gun { $gun }
option-hold = Use no gun

event-shot = { $attacker_is ->
    [you] You fire at { $target }: { $attack } against { $defence }.
   *[other] { $target_is ->
        [you] { $attacker } fires at you: { $attack } against { $defence }.
       *[other] { $attacker } fires at { $target }: { $attack } against { $defence }.
    }
}
event-boarded = { $winner_is ->
    [you] You win the boarding action against { $loser }.
   *[other] { $loser_is ->
        [you] { $winner } wins the boarding action against you.
       *[other] { $winner } wins the boarding action against { $loser }.
    }
}
event-held = { $captain_is ->
    [you] You hold your fire.
   *[other] { $captain } holds fire.
}
event-loaded = You load a gun of calibre { $gun }.
event-sunk = { $captain_is ->
    [you] Your ship sinks!
   *[other] The ship of { $captain } sinks!
}

note-die = { $captain_is ->
    [you] your die
   *[other] die of { $captain }
}
note-gun = { $gun ->
    [0] no gun
   *[other] gun of calibre { $gun }
}
note-hits = { $target_is ->
    [you] you are hit
   *[other] { $target } is hit
}
note-misses = { $target_is ->
    [you] you are missed
   *[other] { $target } is missed
}
note-alongside = boarding
note-boards = { $gun ->
    [0] Without a gun: the other side wins, unless it has none either and you defend.
   *[other] Gun { $gun }: the heavier gun wins, a tie goes to the defender. No dice.
}
note-is-sunk = { $captain } is sunk.
note-yourself = Nobody fires at their own ship.
note-may-evade = { $target } may still evade with a gun; reckoned here without one.

table-row = { $seat }: { $hull ->
    [0] sunk
    [one] 1 hull point, { $guns ->
        [one] 1 gun
       *[other] { $guns } guns
    }
   *[other] { $hull } hull points, { $guns ->
        [one] 1 gun
       *[other] { $guns } guns
    }
}
table-below = Magazine: { $deck }. Your guns: { $mine }.

view-deck = In the magazine
view-hands = Guns
view-hulls = Hull points
view-spent = Guns spent
view-mine = Your guns
