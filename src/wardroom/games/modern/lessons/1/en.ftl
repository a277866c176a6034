# Modern Naval Battles, lesson 1.

lesson = Raider Force
    .end = You have stood a salvo, turned a submarine loose and sunk 9 points. Two more win.
    .why = Neustrashimy is worth exactly those two, and Olga has one ship left to shoot with. From here it is a game.

step-rows = Fleets lie in rows. From <1 Trondheim> in your row 2 to <2 Druzhny> in Olga's row 2, the range is 3.
    .name = Rows and range
    .why = Count the rows in front of the shooter, then those of the other side up to the target. You command Norway; Olga begins, with three attacks.

step-torpedo = Three attacks at once, and <1 the torpedo> is the deadliest: set <2 Near Miss> on it.
    .name = Answer an attack
    .why = Its 4 hits would sink Narvik, whose hull is 2. Near Miss stops an attack of any kind on 3 or more.
    .learned = Set a defence on an attack
    .missile = the missile brings 1 hit, and Trondheim stands 2. Answer the torpedo.
    .ula = Ula evades by herself, on 3 or more. Narvik cannot.
    .leave = then nothing would stop the torpedo, and Narvik would be lost.
    .declare = once you have declared, nothing more can be set. The torpedo needs an answer.

step-missile = And <1 the missile>: block it with <2 the Cruise card>, then declare. No ship is needed to defend.
    .name = Block with a combat card
    .why = None of your ships can fire Cruise missiles, but its foot says what it stops: missiles, on 4 or more. All defences are declared together.
    .learned = Block with a card that you could not fire
    .ssm = this one blocks on 4 as well, but in your turn Bergen can fire it.
    .enough = two cards on it would be one too many. Declare what you have.
    .leave = the hit would stay under Trondheim as a Damage card. The Cruise card is of no other use to you.

step-roll = Now the dice: two blocks, and <1 Ula> tries to evade the hunt on 3 or more.
    .name = Roll for it
    .why = If she fails, Druzhny still needs a 6 to sink her: the number beside the crosshairs on her card.
    .learned = Roll blocks and evasions

step-draw = Nothing was lost, and everybody draws, not only Olga: you now hold <1 Battle Plan>.
    .name = Everybody draws
    .why = After every turn all hands are filled up to seven. So a card spent on defence is soon replaced.

step-surface = Your turn: make <1 Ula> Active. Passive she hides well, but she cannot attack.
    .name = A submarine turns Active
    .why = A submarine is turned before the first attack of your turn, and stays so until your next turn.
    .learned = Turn a submarine Active
    .reinforce = two cards would pay for Skjold, and that has to come before the first attack. Today your cards are worth more in the fight.
    .rearrange = in row 2 Bergen would be at range 3 of Druzhny, too far for your missile. The rows are right.
    .plan = the plan comes next. Turn Ula while you think of it.
    .closes = the first attack ends all preparation: Ula would have to stay Passive.
    .cease = Olga's whole fleet lies within reach. Make use of your turn.

step-plan = Play <1 Battle Plan> for yourself: 1 more on all your rolls in this turn.
    .name = Battle Plan
    .why = It is no attack, and needs no ship. Ula will sink her prey on 4 or more instead of 5.
    .learned = Play a Battle Plan
    .hinder = to take 1 from Olga's rolls is better when she has many defences. Two of your attacks have to be rolled: help those.
    .reinforce = two cards would pay for Skjold, but we want them for the fight.
    .rearrange = the rows are right: Bergen reaches both of Olga's.
    .dive = Passive she could not attack.
    .cease = Olga's whole fleet lies within reach. Make use of your turn.
    .attack = it may come before the plan, but make sure of the plan while you think of it.

step-hunt = Now <1 Ula> hunts <2 K-316>: a submarine's own attack, without any card.
    .name = Hunt a submarine
    .why = K-316 came up to fire her torpedo: she now evades on 5 or more only. She is worth 6 points.
    .learned = Hunt a submarine
    .reinforce = two cards would pay for Skjold, but we want them for the fight.
    .rearrange = the rows are right: Bergen reaches both of Olga's.
    .dive = Passive she could not attack.
    .cease = nothing has been fired yet.
    .later = the cards come in a moment. The biggest prize is K-316.

step-ssm = Play <1 the missile with 3 hits>: <2 Bergen> fires it at <3 Druzhny>, range 2.
    .name = Fire a missile
    .why = The card needs a ship with its symbol, SSM, and a green box at the range. Three hits are just Druzhny's hull.
    .learned = Fire a combat card: symbol, range, hits
    .narvik = Narvik could fire it just as well, but we want her gun in a moment, and each ship acts once.
    .trondheim = from row 2 Trondheim reaches only Neustrashimy.
    .neustrashimy = her hull is 3 as well, but she is worth 2 points, and Druzhny 3.
    .later = that comes next. First the missile, while Bergen and Narvik are both free.
    .cease = your ships have hardly fired.

step-gun = <1 The small gun> next: it reaches range 1, from Narvik to <2 Neustrashimy>.
    .name = Fire a gun
    .why = Bergen has acted, and Trondheim is too far away. What is not blocked hits without a die.
    .learned = Use every ship once
    .air = the aircraft come next. They need no ship, so finish with the ships.
    .cease = Narvik has not fired yet.

step-air = Last, <1 Air Support> at <2 Neustrashimy>: aircraft need no ship and reach every row.
    .name = Attack from the air
    .why = An air attack sinks on its number: 3 or more, and you add 1. Afterwards Olga answers all four attacks.
    .learned = Attack from the air
    .druzhny = nothing has been set against the missile yet, and it sinks her if it gets through. Spread your attacks.
    .submarine = against a submarine the card needs 5, and Ula is after her already.
    .cease = this card needs no ship, and would do the most damage.

step-score = Intel stopped the aircraft and a second card the gun, but two ships are sunk: <1 9 points> of 11.
    .name = Points
    .why = The target is checked when everybody has had a turn. Olga had set two cards on one attack: the first failed, the second did not.
