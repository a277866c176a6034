# Pirates of Nassau, lesson 2.

lesson = Building the ship
    .end = A longer ship, new guns, a hand who knows the helm, and treasure under the sand.
    .why = What you buy counts twice: at sea in every turn to come, and in two of the four rankings.

step-rankings = Ship points and motley points are two of the four rankings; <1 a full hold> can become either.
    .name = Two rankings
    .why = Guns, sails and sections are points of the ship, hands are points of the crew. You are the most notorious, so you buy first.

step-section = First <1 the galleon section>, for two of each: its hold and its slots count at once.
    .name = A new section
    .why = It is no gun and no sail, but there is room on it for both, and four places more in the hold.
    .learned = Lengthen the ship by a section
    .tile = that can be paid, too. But lengthen the ship first: it takes two of each, and afterwards it could not be paid any more.
    .change = an eight brings two pieces of one kind. The section can be paid without.
    .pass = a pass is final, and your hold is full.
    .overboard = all of it can be spent here.

step-others = Everybody buys one thing at a time: watch Jona take the mainsail.
    .name = One thing each
    .why = In Nassau it goes round in the order of notoriety, the most notorious first. What is taken is filled up only after the turn.

step-change = One powder is left, and guns want two: change <1 an eight> for two more.
    .name = Change an eight
    .why = An eight becomes two pieces of one kind, as long as the supply has them.
    .learned = Change a piece of eight
    .kind = it is always two of a kind, and cannons cost powder.
    .crows-nest = the crow's nest looks for merchants on the next space. But we want a gun before anything else.
    .crew = a hand can be paid now, but with two powder more there will be a gun and a hand.
    .pass = a pass is final, and there are two eights to be spent.
    .overboard = all of it can be spent here.

step-cannons = Now <1 the cannons>: they go on a black slot.
    .name = Guns on a slot
    .why = They shoot in every fight. Each colour of slot takes its own kind of tile.
    .learned = Arm the ship: which tile goes on which slot
    .long-range = they add 2, but against ports only. Cannons count against everybody.
    .crows-nest = the crow's nest looks for merchants on the next space. But we want a gun before anything else.
    .crew = a hand comes next. If you hire now, there is too little powder left for the guns.
    .change = there is powder enough for the guns now.
    .pass = a pass is final, and the guns can be paid.
    .overboard = all of it can be spent here.

step-hand = A hand: <1 the coxswain> sails better once a turn, <2 the cat> is worth five points. Take the coxswain.
    .name = Hire a hand
    .why = A hand costs a powder and two rum. What was bought today can be used from the next turn on.
    .learned = Hire a hand for what they do, or for the points
    .cat = the cat is worth two points more in the ranking, and nothing at sea. With the game half over, sail first.
    .cook = the cook brings a rum in every turn. But a captain who often needs one more navigation needs the coxswain.
    .change = it can be paid as it is.
    .pass = a pass is final, and there is enough for a hand.
    .overboard = all of it can be spent here.

step-pass = Nothing is left but an eight: pass now. A pass is final.
    .name = Pass
    .why = The others have passed already. After this, treasure is buried.
    .change = an eight makes two of a kind, and nothing here costs only that. Keep it to bury it.
    .overboard = never a piece of eight!

step-bury = Bury <1 the last eight>. With three pieces of any kind left you could make another.
    .name = Bury it
    .why = Three pieces of cargo are worth one eight, but only here and only to be buried.
    .learned = Turn what is left over into treasure
    .keep = it would buy two pieces next turn, if the navy leaves it to you.
    .change = there is nothing left to buy with it in this turn.
    .overboard = never a piece of eight!
