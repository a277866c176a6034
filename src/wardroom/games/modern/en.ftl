title = Modern Naval Battles
about = Fleets of the missile age, a hand of Action cards and a die: reinforce, take up formation, attack, defend. For 2 to 6, in teams, as a scenario, or as a campaign of several missions.
goal = { $campaign ->
    [none] { $scenario ->
        [none] { $teams ->
            [0] Your goal: be the first to have sunk ships worth the agreed points when a round ends, or the last with ships afloat.
           *[other] Your goal: with your team, be the first to have sunk ships worth the agreed points when a round ends, or the last with ships afloat.
        }
        [falkland-express] Your goal: for Argentina, to sink the Non-Combatant within three rounds; for the United Kingdom, to keep her afloat or to sink Hercules.
       *[other] Your goal: have sunk ships worth the points of the scenario when a round ends, or be the last with ships afloat.
    }
    [short] Your goal: win the missions, and be the first with 40 victory points for each member of your side.
    [medium] Your goal: win the missions, and be the first with 80 victory points for each member of your side.
   *[long] Your goal: win the missions, and be the first with 120 victory points for each member of your side.
}

## Options of the set-up

switch-scenario = Scenario
    .about = A prepared battle with fixed fleets, instead of navies and fleets of your choice.
    .value-none = none
    .value-raider-710 = Raider Force-710
    .value-raider-194 = Raider Force-194
    .value-bear-hug = Bear Hug
    .value-falkland-express = Falkland Express
    .value-panda-bay = Panda Bay
switch-campaign = Campaign
    .about = Several missions, one after another, for 2 players or for two teams of 2 or 3. Short is 40 points, medium 80, long 120; a team needs so many for each member.
    .value-none = none
    .value-short = short
    .value-medium = medium
    .value-long = long
switch-areas = Areas of a team campaign
    .about = In the same area the team without the initiative says who meets whom, and team-mates may lend ships; in separate areas the pairs follow the seats (the first against the second, the third against the fourth, and so on) and stay the same in all missions.
    .value-same = the same area
    .value-separate = separate areas
switch-teams = Teams
    .about = How many teams share the table. Team-mates sit alternately.
    .value-0 = everybody for themselves
    .values = { $number } teams
switch-budget = Points for a fleet
    .about = What everybody, or a whole team, may spend on ships; also the points to win. Usual are 25, or 20 or 15 with small navies; a team then has that much for each member, but 50 at most.
    .value-0 = the usual points
    .values = { $number } points
switch-expansion = Cards of the expansions
    .about = Three more navies (India, Italy, Germany), and one more ship for each of the others; in a scenario they join the reserves. A campaign always has them.
switch-air_rows = Rows against Air attacks
    .about = An Air attack needs 1 more against a ship in the second row and 2 more against one in the third.
switch-buy_cards = Bought Action cards
    .about = Points of the fleet may also buy Action cards, which lie face down beside the hand.
switch-defence_limit = Limit on defence cards
    .about = In each opponent's turn you may play at most as many cards in defence as you have ships. Always so in a campaign.
switch-rounds = Round limit
    .about = After this many rounds whoever has sunk most wins, of those who still have ships or lost their last one in that round.
    .value-0 = no limit
    .values = { $number } rounds

error-modern-scenario-campaign = A table is either a scenario ({ $scenario }) or a campaign.
error-modern-sides = { $scenario } is for { $sides } players.
error-modern-campaign-players = A campaign is for 2, 4 or 6 players, not for { $players }.
error-modern-teams = There cannot be { $teams } teams of { $players } players here: teams are for battles with fleets of your choice, and one of them has two members at least.
error-modern-budget = The fleets of scenarios and campaigns have their own points: neither a budget nor bought cards can be chosen for them.
error-modern-rounds = Each mission of a campaign has its own length: no number of rounds can be chosen.
error-modern-areas = Areas are for campaigns of two teams only.
error-modern-scenario-rounds = { $scenario } lasts { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} already: no other number can be chosen.
error-modern-scenario-expansion = { $scenario } has no reinforcements, so that the cards of the expansions would change nothing.
error-modern-scenario-air = { $scenario } has no Air attacks, so that rows against them would change nothing.

## Names

name-own = This scenario
name-us = USA
name-su = USSR
name-uk = United Kingdom
name-cn = China
name-tw = Taiwan
name-jp = Japan
name-no = Norway
name-ar = Argentina
name-fr = France
name-in = India
name-it = Italy
name-de = Germany

name-small = small gun
name-medium = medium gun
name-large = large gun
name-ssm = SSM
name-cruise = Cruise
name-torpedo = torpedo

name-air-support = Air Support
name-bomber-strike = Bomber Strike
name-gun-combat = Gun Combat
name-missile-combat = Missile Combat
name-torpedo-combat = Torpedo Combat
name-near-miss = Near Miss
name-length-short = short
name-length-medium = medium
name-length-long = long

## Questions

ask-which-navy = Which navy do you command?
ask-which-share = Your team has { $points ->
    [one] 1 point
   *[other] { $points } points
} left. How many are yours?
ask-which-ships = Which ship joins your fleet?
ask-which-gift = Which card do you take, to lie face down beside your hand?
ask-which-cards = Do you buy an Action card?
ask-where-to-place = In which row does this ship stand?
ask-what-next = What do you do?
ask-which-to-spend = Reinforcements: which cards do you pay with, which ship comes?
ask-which-row = In which row does { $ship } join the fleet?
ask-where-to-move = Which ship changes to which row?
ask-which-support = { $card }: which ship supports it? { $missing ->
    [one] One symbol is missing.
   *[other] { $missing } symbols are missing.
}
ask-which-opponent = { $using }: against whom?
ask-which-target = { $using }: at which ship?
ask-which-bomb = Bombers, attack { $number }: at which ship?
ask-which-flight = Aircraft of { $ship }: at which ship?
ask-which-cost = Which card do you discard for the bombers?
ask-which-plan = Battle Plan: for you, or against somebody?
ask-which-to-mend = Repair: which ship?
ask-which-attack = Which attack do you answer?
ask-with-what = Attack { $attack }, { $by } at { $target }: what do you set on it?
ask-any-intel = { $player } plays { $card }{ $link ->
    [0] {""}
    [1] {""}
   *[other] {" "}(number { $link } in a row)
}. Do you cancel it?
ask-any-intel-on-defence = { $player } has declared. Do you cancel a card?
ask-which-roll = Which of your rolls comes next?
ask-what-to-discard = Which card do you discard?
ask-which-purchase = What do you buy?
ask-which-mission = Which mission do you choose?
ask-whom-to-oppose = Whose mission do you oppose?
ask-what-to-commit = { $mission }: which ships do you commit, up to { $limit ->
    [one] 1 point
   *[other] { $limit } points
}?
ask-which-strategies = { $mission }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: do you lay a Strategy card?
ask-what-to-deploy = Forward Deployment: do you add a ship? There is { $points ->
    [0] no room left
    [one] room for 1 point
   *[other] room for { $points } points
}.
ask-what-to-lend = Which ships may your team-mates call?
ask-insight-now = Do you use Insight in this turn?
ask-what-to-exchange = Which card do you exchange? { $left ->
    [one] One more is possible.
   *[other] { $left } more are possible.
}
ask-what-to-restore = Each point of damage costs 1 point to repair, and you have { $points }. Which ship?

## Options

option-take-navy = { $navy }
option-take-share = { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-take = { $ship } ({ $vp ->
    [one] 1 point
   *[other] { $vp } points
})
option-ready = No more
option-buy-card = { $card } ({ $price ->
    [one] 1 point
   *[other] { $price } points
})
option-pick = { $card }
option-place = { $ship }: row { $row }
option-play = Play { $card }
option-launch = { $ship } launches Air attacks
option-hunt = { $ship } hunts a submarine
option-reinforce = Bring up reinforcements
option-rearrange = Rearrange the fleet
option-surface = { $ship } turns Active
option-dive = { $ship } turns Passive
option-cease = No more actions
option-spend = Pay with { $card }: worth { $value }
    .several = { $count ->
        [one] Pay with one card
       *[other] Pay with { $count } cards
    }
option-bring = Bring { $ship } ({ $vp ->
    [one] 1 point
   *[other] { $vp } points
})
option-enough = Enough
option-move = { $ship } to row { $row }
    .several = { $count ->
        [one] Move one ship
       *[other] Move { $count } ships
    }
option-stay = Leave the fleet as it is
option-support = { $ship }, { $symbol }
option-against = { $player }
option-aim = { $owner_is ->
    [nobody] { $ship }
    [you] Your { $ship }
   *[other] { $ship } ({ $owner })
}{ $needs ->
    [0] {""}
   *[other] , { $needs }+
}
option-hold-back = No further attack
option-boost = +1 to all your rolls
option-hinder = -1 to all rolls of { $player }
option-mend = { $ship }
option-discard = Discard { $card }
    .several = { $count ->
        [one] Discard one card
       *[other] Discard { $count } cards
    }
option-meet = Attack { $attack }: { $by } at { $target }
option-declare = Nothing more: declare
option-block = Block with { $card }: needs { $needs }+
option-guard = { $ship } defends ({ $needs }+)
option-screen = { $card }: { $ship } takes the attack
option-foil = Cancel the card with { $card }
option-leave = Nothing more here
option-pass = No
option-counter = Cancel { $against } with { $card }{ $attack ->
    [0] {""}
   *[other] {" "}(on attack { $attack })
}
option-roll = Attack { $attack }: { $using }, needs { $needs }+
option-evade = Attack { $attack }: { $ship } evades ({ $needs }+)
option-roll-all = Roll all, one after another
option-take-mission = { $mission }
option-oppose = { $player }, { $mission }
option-commit = { $ship } ({ $vp ->
    [one] 1 point
   *[other] { $vp } points
})
option-commit-none = No ship at all: the campaign is lost
option-lay = { $change ->
    [0] { $strategy }
    [1] { $strategy }: one turn longer, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[other] { $strategy }: one turn shorter, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
}
option-lend = Lend { $ship }
option-lend-none = No more ships
option-buy-strategy = { $strategy } ({ $cost ->
    [one] 1 point
   *[other] { $cost } points
})
option-restore = { $ship }: one point of damage less
option-look-now = Use Insight now
option-not-now = Not now

## Events: preparing a battle

event-scenario-began = { $scenario }: { $target ->
    [0] { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
   *[other] whoever sinks { $target ->
        [one] 1 point
       *[other] { $target } points
    } wins{ $rounds ->
        [0] .
        [one] , and after 1 round whoever has sunk most.
       *[other] , and after { $rounds } rounds whoever has sunk most.
    }
}
event-must-survive = { $player_is ->
    [you] Your { $ship } must survive: if she is sunk, you have lost.
   *[other] { $ship } of { $player } must survive: if she is sunk, { $player } has lost.
}
event-worth-here = { $ship } is worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
} here.
event-no-reinforcements = Nobody may bring up reinforcements.
event-no-air-attacks = Nobody may make Air attacks.
event-rolled-for-order = { $player_is ->
    [you] You roll { $roll }.
   *[other] { $player } rolls { $roll }.
}
event-first-player = { $player_is ->
    [you] You go first.
   *[other] { $player } goes first.
}
event-navy-taken = { $player_is ->
    [you] You command: { $navy }.
   *[other] { $player } commands: { $navy }.
}
event-budget-set = Everybody, or every team, has { $points ->
    [one] 1 point
   *[other] { $points } points
} for ships; whoever sinks as many wins.
event-share-taken = { $player_is ->
    [you] You have
   *[other] { $player } has
} { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} for { $player_is ->
    [you] your fleet
   *[other] the fleet
}.
event-card-bought = { $player_is ->
    [you] You buy an Action card.
   *[other] { $player } buys an Action card.
}
event-cards-bought-up = { $player_is ->
    [you] You buy no more cards.
   *[other] { $player } buys no more cards.
}
event-card-given = { $player_is ->
    [you] You own a card face down: { $what }.
   *[other] { $player } owns a card face down: { $what }.
}
event-fleet-laid = { $player_is ->
    [you] Your fleet
   *[other] The fleet of { $player }
}: { $rows ->
    [0] beside the rows { $beside }
    [1] first row { $first }
    [2] first row { $first }; second row { $second }
   *[other] first row { $first }; second row { $second }; third row { $third }
}{ $others ->
    [0] {""}
   *[other] { $rows ->
        [0] {""}
       *[other] ; beside them { $beside }
    }
}.
event-dealt = { $player_is ->
    [you] You are dealt
   *[other] { $player } is dealt
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-new-deck = The discards are shuffled: a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.

## Events: actions

event-round-began = Round { $number } begins.
event-turn-began = { $player_is ->
    [you] It is your turn.
   *[other] It is the turn of { $player }.
}
event-paid = { $player_is ->
    [you] You pay
   *[other] { $player } pays
} with { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for reinforcements.
event-joined = { $ship } joins { $player_is ->
    [you] your fleet
   *[other] the fleet of { $player }
}, { $row ->
    [0] beside the rows
   *[other] in row { $row }
}.
event-moved = { $ship } moves to row { $row }.
event-surfaced = { $ship } turns Active.
event-dived = { $ship } turns Passive.
event-fired = Attack { $attack }: { $ships }, with { $card }, at { $target } ({ $owner_is ->
    [you] yours
   *[other] { $owner }
}){ $distance ->
    [0] {""}
   *[other] , range { $distance }
}: { $sinks ->
    [yes] sinks whatever the hull
   *[no] { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
}.
event-flew = Attack { $attack }: { $by }, from the air, at { $target } ({ $owner_is ->
    [you] yours
   *[other] { $owner }
}): succeeds on { $needs }+.
event-hunted = Attack { $attack }: { $by } hunts { $target } ({ $owner_is ->
    [you] yours
   *[other] { $owner }
}): sinks on { $needs }+.
event-cost-paid = { $player_is ->
    [you] You discard
   *[other] { $player } discards
} { $cards } for the bombers.
event-copied = { $player_is ->
    [you] You play
   *[other] { $player } plays
} Superior Tactics, as { $card }.
event-planned = { $other_is ->
    [nobody] { $player_is ->
        [you] Your Battle Plan: +1 to all your rolls in this turn.
       *[other] { $player } has a Battle Plan: +1 to all own rolls in this turn.
    }
    [you] { $player } has a Battle Plan: -1 to all your rolls in this turn.
   *[other] { $player_is ->
        [you] Your Battle Plan: -1 to all rolls of { $other } in this turn.
       *[other] { $player } has a Battle Plan: -1 to all rolls of { $other } in this turn.
    }
}
event-repaired = { $player_is ->
    [you] You repair
   *[other] { $player } repairs
}: { $ships }.
event-ran-low = { $ship }: { $symbol } { $is_out ->
    [yes] is used up
   *[no] runs low
}.

## Events: defence and resolution

event-answered = { $player_is ->
    [you] You play
   *[other] { $player } plays
} { $using } against { $against } ({ $other_is ->
    [you] yours
   *[other] { $other }
}).
event-cancelled = { $card } is cancelled.
event-no-defence = { $player_is ->
    [you] You declare no defence.
   *[other] { $player } declares no defence.
}
event-blocks = { $player_is ->
    [you] You set
   *[other] { $player } sets
} { $card } on attack { $attack }: needs { $needs }+.
event-guards = { $ship } defends against attack { $attack } ({ $needs }+).
event-screens = { $player_is ->
    [you] You play
   *[other] { $player } plays
} { $card }: { $ship } is to take attack { $attack }.
event-foils = { $player_is ->
    [you] You play
   *[other] { $player } plays
} { $card } against the card of attack { $attack }.
event-redirected = Attack { $attack } is now aimed at { $ship }{ $needs ->
    [0] .
   *[other] : succeeds on { $needs }+.
}
event-block-rolled = Attack { $attack }: { $using } rolls { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
    [3] {" "}(+3)
    [4] {" "}(+4)
    [5] {" "}(+5)
    [6] {" "}(+6)
    [7] {" "}(+7)
   *[other] {" "}({ $modifier })
}, needs { $needs }+: { $success ->
    [yes] blocked.
   *[no] not blocked.
}
event-evasion-rolled = Attack { $attack }: { $ship } rolls { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
    [3] {" "}(+3)
    [4] {" "}(+4)
    [5] {" "}(+5)
    [6] {" "}(+6)
    [7] {" "}(+7)
   *[other] {" "}({ $modifier })
} to evade, needs { $needs }+: { $success ->
    [yes] evaded.
   *[no] not evaded.
}
event-attack-rolled = Attack { $attack } at { $target } rolls { $roll }{ $modifier ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
    [3] {" "}(+3)
    [4] {" "}(+4)
    [5] {" "}(+5)
    [6] {" "}(+6)
    [7] {" "}(+7)
   *[other] {" "}({ $modifier })
}, needs { $needs }+: { $success ->
    [yes] a hit.
   *[no] a miss.
}
event-damaged = { $ship } takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}: { $damage } of { $hull }.
event-sunk = { $player_is ->
    [you] You sink
   *[other] { $player } sinks
} { $ship } ({ $owner_is ->
    [you] yours
   *[other] { $owner }
}){ $vp ->
    [0] .
    [one] , worth 1 point.
   *[other] , worth { $vp } points.
}
event-destroyed = { $player_is ->
    [you] You destroy
   *[other] { $player } destroys
} { $ship } ({ $owner_is ->
    [you] yours
   *[other] { $owner }
}){ $vp ->
    [0] .
    [one] , worth 1 point.
   *[other] , worth { $vp } points.
}
event-eliminated = { $player_is ->
    [you] You have no ship left and are out of the game.
   *[other] { $player } has no ship left and is out of the game.
}
event-discarded = { $player_is ->
    [you] You discard
   *[other] { $player } discards
} { $cards }.
event-drew = { $player_is ->
    [you] You draw
   *[other] { $player } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-you-drew = Drawn: { $cards }.
event-won = { $player_is ->
    [you] You have won with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $player } has won with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
event-team-won = The team of { $players } has won, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-won-by-protecting = { $ship } { $sunk ->
    [yes] is sunk
   *[no] has come through
}: { $player_is ->
    [you] you have won.
   *[other] { $player } has won.
}
event-last-afloat = { $player_is ->
    [you] Only you have ships left: you have won.
   *[other] Only { $player } has ships left, and has won.
}
event-tied = A draw between { $players }, with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.

## Events: campaign

event-paired = { $player_is ->
    [you] You and { $other }
   *[other] { $other_is ->
        [you] { $player } and you
       *[other] { $player } and { $other }
    }
} meet in every mission.
event-rolled-for-initiative = { $player_is ->
    [you] You roll { $roll } for the initiative.
   *[other] { $player } rolls { $roll } for the initiative.
}
event-has-initiative = The initiative passes to { $players }.
event-bought = { $player_is ->
    [you] You buy
   *[other] { $player } buys
} { $card } ({ $price ->
    [one] 1 point
   *[other] { $price } points
}).
event-done-buying = { $player_is ->
    [you] You buy no more.
   *[other] { $player } buys no more.
}
event-missions-drawn = { $player_is ->
    [you] You draw
   *[other] { $player } draws
} { $missions }.
event-mission-taken = { $player_is ->
    [you] You choose
   *[other] { $player } chooses
} { $mission }.
event-opposed = { $mission }: { $player_is ->
    [you] you oppose { $other }.
   *[other] { $other_is ->
        [you] { $player } opposes you.
       *[other] { $player } opposes { $other }.
    }
}
event-laid-face-down = { $player_is ->
    [you] You lay
   *[other] { $player } lays
} { $count ->
    [0] no Strategy card
    [one] a Strategy card face down
   *[other] { $count } Strategy cards face down
}.
event-strategies-shown = { $player_is ->
    [you] Your Strategy cards
   *[other] Strategy cards of { $player }
}: { $strategies }.
event-ships-shown = { $player_is ->
    [you] You commit
   *[other] { $player } commits
} { $ships }.
event-nothing-committed = { $player_is ->
    [you] You have committed no ship.
   *[other] { $player } has committed no ship.
}
event-sits-out = { $player_is ->
    [you] You have no ship, and none is left to buy: the others play on.
   *[other] { $player } has no ship, and none is left to buy: the others play on.
}
event-duration-set = { $player_is ->
    [you] You make
   *[other] { $player } makes
} the mission a turn { $longer ->
    [yes] longer
   *[no] shorter
}: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
event-resupplied = { $player_is ->
    [you] Your committed ships are
   *[other] The committed ships of { $player } are
} resupplied.
event-deployed = { $player_is ->
    [you] You add
   *[other] { $player } adds
} { $ship }.
event-may-borrow = { $player_is ->
    [you] Your team-mates may call { $ship }.
   *[other] { $player } lets team-mates call { $ship }.
}
event-mission-began = { $mission } begins: { $aggressor } against { $defender }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
event-insight-used = { $player_is ->
    [you] You look at the hand of { $other }.
   *[other] { $other_is ->
        [you] { $player } looks at your hand.
       *[other] { $player } looks at the hand of { $other }.
    }
}
event-hand-seen = { $player } holds { $count ->
    [0] no cards
   *[other] { $cards }
}.
event-exchanged = { $player_is ->
    [you] You exchange
   *[other] { $player } exchanges
} { $cards }.
event-mission-ended = { $mission } is over.
event-mission-scored = { $player_is ->
    [you] You score
   *[other] { $player } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $total } in all.
event-damage-left = { $ship } keeps { $damage ->
    [one] 1 point of damage
   *[other] { $damage } points of damage
}.
event-rested = { $ship } ({ $player_is ->
    [you] yours
   *[other] { $player }
}) rests in harbour{ $repaired ->
    [0] {""}
    [one] : 1 point of damage is repaired
   *[other] : { $repaired } points of damage are repaired
}{ $damage ->
    [0] {""}
    [one] , 1 is left
   *[other] , { $damage } are left
}{ $resupplied ->
    [yes] ; she is resupplied.
   *[no] .
}
event-controlled = Damage Control takes { $repaired ->
    [one] 1 point
   *[other] { $repaired } points
} of damage off { $ship }.
event-restored = { $player_is ->
    [you] You repair
   *[other] { $player } repairs
} { $ship } for 1 point: { $damage ->
    [0] no damage is left
    [one] 1 point of damage is left
   *[other] { $damage } points of damage are left
}.
event-total-after = { $players }: { $points } of { $target } points.
event-further-engagement = Equal totals: one further Engagement decides.
event-campaign-won = The campaign is won by { $players }, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-campaign-drawn = Nobody commits a ship, and both sides have { $points ->
    [one] 1 point
   *[other] { $points } points
}: the campaign is drawn.

## The picture of the table

table-scenario = { $en }
table-mission = { $mission }
table-round = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
table-target = { $target ->
    [one] 1 point wins
   *[other] { $target } points win
}
table-protected = { $ship } ({ $seat_is ->
    [you] yours
   *[other] { $seat }
}) must survive
table-no-reinforcements = no reinforcements
table-no-air-attacks = no Air attacks
table-deck = deck { $deck }, discards { $discards }
table-phase-order = who goes first
table-phase-navies = choosing navies
table-phase-shares = dividing points
table-phase-ships = choosing ships
table-phase-gifts = choosing a card
table-phase-cards = buying cards
table-phase-layout = laying out the fleets
table-phase-deal = dealing
table-phase-start = a turn begins
table-phase-actions = actions
table-phase-defence = defence
table-phase-rolls = defence rolls
table-phase-resolution = resolution
table-phase-discard = discarding
table-phase-draw = drawing
table-phase-over = over
table-player = { $seat }
table-navy = { $navy }
table-team = team { $team }
table-out = out of the game
table-on-turn = on turn
table-plan = { $plan ->
    [1] +1 to all rolls
    [2] +2 to all rolls
    [3] +3 to all rolls
    [4] +4 to all rolls
    [5] +5 to all rolls
    [6] +6 to all rolls
    [7] +7 to all rolls
   *[other] { $plan } to all rolls
}
table-cards = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}{ $limit ->
    [0] {""}
   *[other] {" "}(limit { $limit })
}
table-face-down = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
table-score = { $points ->
    [one] 1 point sunk
   *[other] { $points } points sunk
}
table-reserve = reserve { $count } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
table-strategies = { $strategies }
table-row = Row { $row }
table-beside = Beside
table-unplaced = -
table-seen = You have seen: { $cards }
table-name = { $ship }
table-vp = { $points } VP
table-hull = hull { $left }/{ $hull }
table-active = Active, evades { $needs }+
table-passive = Passive, evades { $needs }+
table-evades = evades { $needs }+
table-air = air { $needs }
table-asw = ASW { $needs }+
table-stops = stops { $signs } on { $needs }
table-command = Command { $count }
table-acted = has acted
table-low = low on { $signs }
table-out-of = out of { $signs }
table-land = on land
table-sign-small = S
table-sign-medium = M
table-sign-large = L
table-sign-ssm = SSM
table-sign-cruise = Cruise
table-sign-torpedo = torpedo
table-sign-air = air
table-sign-asw = ASW
table-attacks = Attacks:
table-aims = { $by } at { $target } ({ $seat })
table-card = { $card }
table-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
table-needs = succeeds on { $needs }+
table-distance = range { $distance }
table-penalty = blocks at -{ $penalty }
table-sinks = large gun: sinks
table-fate-open = open
table-fate-cancelled = cancelled
table-fate-blocked = blocked
table-fate-evaded = evaded
table-fate-needless = needless
table-fate-missed = missed
table-fate-hit = hit
table-set-screen = { $ship } takes it
table-set-intel = Intel
table-set-roll = { $using } { $needs }+{ $roll ->
    [0] {""}
   *[other] : { $roll }
}
table-points-left = Points left: { $points }
table-hand-empty = You hold no cards.
table-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}:
table-copies = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
table-copies-beside = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}, face down
table-supports = { $count }× { $signs }
table-range = range { $range }
table-value = reinforces { $value }
table-campaign = Campaign, { $length }
table-campaign-target = { $target } points win
table-mission-number = mission { $number }
table-initiative = initiative: { $seat }
table-played = played: { $missions }
table-campaign-order = who chooses first
table-campaign-navies = choosing navies
table-campaign-purchases = first purchases
table-campaign-initiative = rolling for the initiative
table-campaign-missions = choosing a mission
table-campaign-opponents = who meets whom
table-campaign-commit = committing ships
table-campaign-strategies = laying Strategy cards
table-campaign-replies = laying Strategy cards
table-campaign-reveal = showing cards and ships
table-campaign-deploy = deployment
table-campaign-lend = lending ships
table-campaign-battle = at sea
table-campaign-aftermath = aftermath
table-campaign-repairs = repairs
table-campaign-shopping = purchases
table-campaign-check = reckoning
table-campaign-over = over
table-means = To spend: { $points }
table-total = { $points } of { $target } points
table-owned = owns { $strategies }
table-owned-hidden = unseen Strategy cards: { $count }
table-used = used: { $strategies }
table-admiral = { $seat }, { $navy }
table-assigned = { $mission }
table-against = against { $seat }
table-offered = drawn: { $missions }
table-committed = commits { $ships }
table-laid = lays { $strategies }
table-laid-hidden = { $count } face down
table-unseen = unseen ships: { $count }
table-owned-ship = { $ship } ({ $vp })
table-owned-damage = damage { $damage }

## What the fields of the view are called

view-seat = Your seat
view-scenario = Scenario
view-scenario_names = Names of the scenario
view-teams = Teams
view-air_rows = Rows against Air attacks
view-defence_limit = Limit on defence cards
view-battles = Battles
view-campaign = Campaign
view-ships = Ships
view-cards = Action cards

## The drawing table for scenarios

table-draw-title = Scenario: { $en } (Italian: { $it })
table-draw-side-line = Side { $number }: { $navy }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $team ->
    [0] {""}
   *[other] , team { $team }
}
table-draw-ship-line = { $ship }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $row ->
    [0] {""}
   *[other] , row { $row }
}{ $protected ->
    [yes] , to be protected
   *[other] {""}
}
table-draw-cards-line = Beside the hand: { $cards }
table-draw-ends = Points to win: { $target ->
    [0] none
   *[other] { $target }
}. Rounds: { $rounds ->
    [0] any number
   *[other] { $rounds }
}.
table-draw-rules = Reinforcements: { $reinforcements ->
    [yes] allowed
   *[other] none
}. Air attacks: { $air ->
    [yes] allowed
   *[other] none
}.
table-draw-what = What is to be changed?
table-draw-what-side = What is to be changed about this side? An empty line goes back.
table-draw-name = Name
table-draw-name-en = What is it called in English?
table-draw-name-it = And in Italian?
table-draw-side = Side { $number }
table-draw-add = Add a side
table-draw-navy = Which navy?
table-draw-target = Points to win
table-draw-target-how = How many points win, from 0 (none) to { $most }?
table-draw-rounds = Rounds
table-draw-rounds-how = How many rounds does it last, from 0 (any number) to { $most }?
table-draw-reinforcements = Reinforcements, yes or no
table-draw-air = Air attacks, yes or no
table-draw-save = Keep it, if it can be played
table-draw-quit = Leave without keeping anything
table-draw-take = Take a ship
table-draw-leave = Put a ship back
table-draw-row = Another row for a ship
table-draw-worth = Other points for a ship
table-draw-protect = The ship on which all depends, or none
table-draw-give = Give an Action card
table-draw-return = Take a given card back
table-draw-team = Team
table-draw-strike = Strike this side out
table-draw-ship = Which ship?
table-draw-ship-choice = { $ship } ({ $points })
table-draw-row-how = Which row, from 1 to { $most }, or 0 to leave it to the player?
table-draw-worth-how = What is she worth, from 0 to { $most }?
table-draw-team-how = Which team, from 1 to { $most }, or 0 for none?
table-draw-card = Which card?
table-draw-any = any { $kind }
table-draw-named = { $it }
table-draw-no-such = Answer with a number from { $least } to { $most }.
table-draw-saved = The scenario is in { $file }.
table-draw-playable = { $file } can be played.
table-draw-play = To play it: { $command }

note-attack-roll = attack, needs { $needs }+
note-block-roll = { $using } blocks, needs { $needs }+
note-evasion-roll = { $ship } evades, needs { $needs }+
note-by-plan = Battle Plan
note-by-penalty = penalty of the attack card
note-by-targeting = Targeting Upgrade
note-by-row = row { $row } of the target
note-sinks = { $ship } is sunk
note-misses = { $ship } is missed
note-evades = { $ship } evades
note-damages = { $ship } has { $left } of { $hull } hull left
note-is-stopped = attack { $attack } is stopped
note-is-blocked = { $using } blocks
note-is-not-blocked = { $using } does not block
note-is-not-evaded = { $ship } does not evade
note-hitting = { $attacks ->
    [one] { $count ->
        [0] a miss
       *[other] a hit
    }
   *[other] { $count } of { $attacks } hit
}
note-stopping = { $attacks ->
    [one] { $count ->
        [0] not stopped
       *[other] stopped
    }
   *[other] { $count } of { $attacks } stopped
}
note-may-block = { $owner } may still block or cancel it; reckoned here without that.
note-nothing-rolled = { $card } has no effect, and nothing is rolled, unless an Intel answers this one.
note-takes-it = { $ship } becomes the target, whatever the range.
note-surfaces = Active, she may attack, and evades on { $needs }+.
note-submerges = Passive, she attacks nobody, and evades on { $needs }+.
note-may-pay-for = All your cards together pay for { $points } VP of ships.
note-in-row = Row { $row }: at range { $row } of the first row of the others.
note-raises = +1 to every roll of yours in this turn.
note-lowers = −1 to every roll of { $player } in this turn.
note-mends = All damage, { $damage }, leaves her; she may not act in this turn.
note-restores = She has { $damage } damage; one point less costs one point.
note-fires = { $needed ->
    [one] Needs one of { $symbols }: { $hits ->
        [one] one hit.
       *[other] { $hits } hits.
    }
   *[other] Needs { $needed } of { $symbols }: { $hits ->
        [one] one hit.
       *[other] { $hits } hits.
    }
}
note-reaches = { $nearest ->
    [1] Range up to { $farthest }.
   *[other] Range { $nearest } to { $farthest }.
}
note-reaches-all = At any range.
note-hampers = Blocks against it have −{ $penalty }.
note-bombs = { $attacks ->
    [0] An Air attack on { $needs }+.
    [one] An Air attack on { $needs }+.
   *[other] { $attacks } Air attacks on { $needs }+.
}
note-or-hunts = Or an ASW attack on { $needs }+.
note-costs-cards = { $cards ->
    [one] Costs one more card of your hand.
   *[other] Costs { $cards } more cards of your hand.
}
note-stops = Stops { $symbols } on { $needs }+.
note-plans-rolls = +1 to all your rolls in this turn, or −1 to all rolls of one opponent.
note-cancels-card = Cancels a card that somebody else has just played.
note-copies-card = Counts as the card that you have just played.
note-mends-ships = All damage leaves ships of yours that have not acted; they may not act in this turn.
note-screens-ship = Another ship of yours takes an attack.
note-pays-for = Worth { $points } for reinforcements.
note-navy-ships = { $ships } ships, { $points } VP.
note-fleet-of = { $player }: { $ships ->
    [one] one ship
   *[other] { $ships } ships
}, { $points } VP.
note-has-acted = { $ship } has acted in this turn, or is being repaired.
note-still-passive = { $ship } is Passive, and a submarine turns Active only before the first attack.
note-needs-card = { $ship } has neither aircraft nor ASW: she fires as the support of a card.
note-friendly-ship = { $ship } is on your own side.
note-only-torpedoes = { $ship } is a submarine: only torpedoes and ASW reach her.
note-closed-to-card = { $card } cannot be aimed at { $ship }.
note-out-of-range = { $ship } is out of range of the ships that support { $card }.
note-too-dear = { $ship } costs { $vp }; the cards put down come to { $points }.
note-over-limit = { $room ->
    [0] { $ship } does not fit: the fleet limit is reached.
   *[other] { $ship } does not fit: the fleet limit leaves { $room } VP.
}
note-attack-closes = { $ship }: after the first attack of a turn there is no reinforcing and no rearranging.
note-no-defence-number = { $ship } has no defence number.
note-numbers-used = The defence numbers of { $ship } do not match, or are used in this turn.
note-no-support = { $card }: too few ships that may still act show the symbols it needs.
note-nothing-in-range = { $card }: nobody is in range of the ships that could support it.
note-nothing-to-bomb = { $card }: nothing can be attacked from the air.
note-too-few-to-pay = { $cards ->
    [one] { $card } costs one more card of your hand.
   *[other] { $card } costs { $cards } more cards of your hand.
}
note-nothing-damaged = { $card }: no damaged ship of yours may still be repaired.
note-nothing-to-copy = { $card } copies the card that you have just played: there is none that could be played again.
note-for-defence = { $card } answers what others do; it does not attack.
note-stops-nothing = { $card } stops none of these attacks.
note-is-declared = { $card } lies on an attack already.
note-defence-limit = You have played as many cards in defence as you have ships.
note-not-mine = Attack { $attack } is aimed at somebody else: only Intel could stop it.
note-nothing-against = You have nothing more against attack { $attack }.
note-is-settled = Attack { $attack } is settled.
note-price = Costs { $points }; { $left } left.
note-hull = { $vp } VP, hull { $hull }.
note-dives = { $vp } VP, evades on { $passive }+ Passive, { $active }+ Active.
note-carries = Weapons: { $symbols }.
note-launches = { $attacks ->
    [one] One Air attack
   *[other] { $attacks } Air attacks
} on { $needs }+.
note-hunts = ASW attack on { $needs }+.
note-defends = Stops { $symbols } on { $needs }+{ $blocks ->
    [one] .
   *[other] , { $blocks } times a turn.
}
note-commands = { $cards ->
    [one] One card more in the hand.
   *[other] { $cards } cards more in the hand.
}
note-mission-turns = { $turns ->
    [one] Lasts one turn.
   *[other] Lasts { $turns } turns.
}
note-as-aggressor = Aggressor: ships up to { $limit } VP, hand { $hand }.
note-as-defender = Defender: ships up to { $limit } VP, hand { $hand }.
note-ship-points = For each VP sunk: ships { $ships }, submarines { $submarines }.
note-destroyed-points = { $target } destroyed: { $points } points each.
note-saved-points = { $target } saved: { $points } points each.
note-strategy-duration = The mission lasts one turn more, or one less.
note-strategy-insight = Once: see the other hand, then exchange up to { $cards } cards of yours.
note-strategy-targeting = Blocks against your missiles have -{ $penalty } in this mission.
note-strategy-gift = A card of your choice lies beside your hand: { $card }.
note-strategy-surprise = The opponent's hand is { $cards } cards smaller in the first turn.
note-strategy-resupply = Your committed ships lose all Low and Out markers.
note-strategy-damage-control = After the mission up to { $points } damage leaves each ship you led.
note-strategy-deployment = { $points } more points of ships for this mission.

## What is counted
measure-ships-sunk = ships sunk
measure-submarines-sunk = submarines sunk
measure-missions = missions
measure-purchases = spent on cards
measure-repairs = spent on repairs
measure-ship = Ships
measure-card = Action cards
measure-first = whoever moves first
measure-points = won on points
measure-protected-sunk = the protected ship sunk
measure-protected-saved = the protected ship saved
measure-last-afloat = only one fleet left afloat
measure-campaign = campaign decided
measure-tied = drawn at the end
measure-rounds = rounds
