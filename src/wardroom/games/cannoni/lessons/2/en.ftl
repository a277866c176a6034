# Cannoni in batteria!, lesson 2.

lesson = Raking and boarding
    .end = Raked, grappled and taken: Chesapeake is yours, and the duel is won.
    .why = Shot wears a ship down slowly. Whoever crosses a stern and has the better crew can end it in two turns.

step-rake = <1 Chesapeake> fires from her sides only: whoever crosses her stern rakes her, and she cannot answer.
    .name = Where she cannot answer
    .why = A rake wants six inches or less, the whole of her base in your arc, and nothing of you in hers.

step-cross = Take <1 Shannon> three inches ahead: square astern of <2 Chesapeake>, four inches off.
    .name = Cross her stern
    .why = Your token is a 4. Hers has not been called, so in this phase only you act.
    .learned = Cross a stern and rake her
    .two = two inches are a rake as well, but 4.1 inches off: the guns lose 2, and no grapnel reaches her.
    .one = after one inch she is not wholly in your arc: no rake.
    .as-good = that curve would rake her just as well. Take the straight course, it is the easier one to judge.
    .turn = on that curve there is no rake near enough for grapnels. Straight ahead she lies square in your arc.
    .more = there are more curves, but the best course is the straight one: three inches.

step-fire = Fire your port guns into the stern of <1 Chesapeake>: 5 for the range, 4 for the rake.
    .name = Rake the stern
    .why = At four inches or less only the hull can be aimed at. It is not a first broadside: this side has fired before.
    .grapple = the grapnels come next. First the guns, as long as she lies so.
    .sail = you will not lie better. Fire.
    .sails = this is no time for sails. Fire.
    .anchor = you want to go where she goes. Fire.
    .pass = she lies before loaded guns. Fire.

step-bow = 13 against 5: two boxes. A stern rake gives 4; how much is a rake from ahead?
    .name = Rake the bow
    .why = You lie exactly on her keel line, so her captain chose the side: port.
    .learned = What a rake adds, from ahead and from astern
    .two = 2
    .two-reply = A little more. A ball that comes in over the bow still runs the length of the deck.
    .three = 3
    .three-reply = Right: 3 from ahead. A bow is stout; a stern is all windows, and worth 4.
    .four = 4
    .four-reply = That is the stern, which is all windows. A bow is stouter.

step-grapple = Four inches is near enough: throw grapnels at <1 Chesapeake>. Your crew has 8, so 3 or more will do.
    .name = Throw grapnels
    .why = A test: the die and the Manoeuvre of your crew must come to more than 10.
    .learned = Throw grapnels, and make a manoeuvre test
    .load = you could load and rake her again, but she has still to move in this turn. Hold her now.
    .sail = you are near enough now, and she may be gone later.
    .sails = hold her first.
    .anchor = hold her, not the ground.
    .pass = she has still to move in this turn. Hold her now.

step-again = A 2: with 8 that is 10, and 10 is not more than 10. Throw them at <1 Chesapeake> again.
    .name = And once more
    .why = You have one action left, and there is no penalty for a second try. Eight of ten throws hold.
    .load = loaded guns are good, but her token is called now, and she would sail away. Try again.
    .sail = you are near enough now, and she may be gone later.
    .sails = hold her first.
    .anchor = hold her, not the ground.
    .pass = the last action is there to be used. Try again.

step-cut = <1 Chesapeake> is alongside. She tried to cut loose: 3 and her 6 are only 9.
    .name = She cuts at the ropes
    .why = Held ships do not sail; they drift together. Grapnels on an enemy lead to a boarding at the end of the turn.

step-party = Form the boarding party: both sections, all eight boxes of your crew.
    .name = The boarding party
    .why = Four boxes are a section. On deck the side with more sections adds the difference.
    .learned = Form a boarding party
    .one = the others would stay at the guns. But numbers count on deck, and a party cannot be changed later.

step-rail = 6, your Combat 3 and a deck make 10; she has 5, 1 and 1. You are aboard <1 Chesapeake>.
    .name = Over the rail
    .why = She loses the difference in crew, three boxes, and a box of rigging of her captain's choice. A tie would have held you off.
    .learned = Fight a round of a boarding

step-token = Next turn neither of you acts, but both place tokens: spend <1 the 1>.
    .name = A cheap token
    .why = With men on deck there is only the melee. Your 5 is worth more in a turn in which you sail.
    .learned = Spend a low token in a turn without actions
    .dear = it would buy nothing this turn: nobody acts while there is fighting on deck. Spend the 1.

step-prize = 10 against 5: by five or more a ship is taken. Put 2 boxes aboard <1 Chesapeake>.
    .name = The prize crew
    .why = Every section of prisoners wants a guard. One box of hers is left: one guards it, and one is to spare.
    .learned = Take a ship and guard the prisoners
    .one = one is enough for the box that is left. But lose him, and the prisoners take her back.
    .many = every box over there is missing at your own guns. Two will do.
