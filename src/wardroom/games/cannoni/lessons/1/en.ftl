# Cannoni in batteria!, lesson 1.

lesson = Off Boston
    .end = Two turns, three broadsides: load, fire, load again. That is a frigate action.
    .why = A duel ends when a ship sinks, strikes or is taken. Otherwise boxes, masts and crew are counted after the last turn, and twice the other's points wins.

step-book = <1 Your log book>: hull boxes on either side, masts and crew. <2 The wind> comes from the west.
    .name = The log book
    .why = You have Shannon. Every hit strikes boxes here; the wind says how far you sail.

step-token = Choose <1 the 3>, face down: three actions this turn, in phases 3, 2 and 1.
    .name = Choose a token
    .why = The number is how often you act, and how early. Lawrence in the Chesapeake chooses at the same time.
    .learned = Choose a token: how often and how early you act
    .five = five acts first and five times, but each number is used only once in five turns. Keep it.
    .four = four will be wanted in the next turn, at close quarters. Three are enough now.
    .few = your first action must be a movement. We want to sail, fire and load: three actions.

step-ahead = The first action of a turn must be a movement: take <1 Shannon> 3 inches straight ahead.
    .name = Sail first
    .why = With the wind on the beam and battle sails she goes 2 or 3 inches. Guns fire to the side, so stay beside the enemy.
    .learned = Sail before anything else
    .short = two inches leave you a little farther off.
    .turn = a turn is a movement too. But straight ahead keeps her abeam, where your guns bear.
    .more = the other courses are there for later. Three inches ahead is on the first list.

step-fire = <1 Chesapeake> is 5.1 inches off, in the arc of your starboard guns: fire at her hull.
    .name = A first broadside
    .why = The range gives 3, and the first broadside of an undamaged side 2 more. She has not fired yet.
    .learned = Fire a broadside at what is in its arc
    .rigging = beyond 4 inches you may aim at the masts as well. But first weaken the guns that will answer.
    .sail = nearer is better, but now the first shot is yours.
    .sails = more sail is more speed, but your guns bear now.
    .anchor = nobody anchors before a loaded enemy. Fire.
    .pass = doing nothing leaves the first shot to her.

step-boxes = 4 and 5 make 9, against her 4. How many hull boxes does that cost her?
    .name = Read the shot
    .why = As much as the target's die is one damage, twice as much two, three times three.
    .learned = Read a shot: one, two, or critical
    .one = One
    .one-reply = One it would be from 4 to 7. But 9 is more than twice 4.
    .two = Two
    .two-reply = Right: twice 4, but not three times. They are struck on the side that faces you, at the end of the phase.
    .three = Three
    .three-reply = That would take 12, three times her 4. 9 is only twice as much.

step-load = Your starboard guns are empty: load them again.
    .name = Load again
    .why = Her port side is hurt: no bonus for her first broadside, and a section less to fire it. Let her.
    .learned = Load the side that has fired
    .sail = nearer is better, but a side that is not loaded does not fire.
    .turn = your port side is loaded, but you would have to turn right about to show it to her.
    .sails = the sails are right for a fight. The guns are empty.
    .anchor = at anchor you are a target. Load.
    .pass = nothing is gained by it, and the guns are empty.

step-again = A new turn: <1 the wind> is rolled, a 5, and it holds. Choose <2 the 4>.
    .name = The next turn
    .why = Her 2 and your 3 lie open now: everybody sees what is spent. Four actions make two broadsides.
    .learned = Count the tokens that are spent
    .five = five is as good today, but keep it for the turn in which you board her.
    .few = sail, fire, load and fire again: that takes four.

step-close = She has run on. Take 3 inches ahead, until <1 Chesapeake> is abeam again.
    .name = Close up
    .why = 6.4 inches become 5.1, and her port guns are empty.
    .short = with two inches she stays a little farther off.
    .turn = a turn changes where your guns point. Straight ahead brings them squarely to bear.
    .more = three inches ahead is on the first list.

step-rigging = Now the masts: fire at the rigging of <1 Chesapeake>.
    .name = Aim at the rigging
    .why = A ship that loses masts loses speed. Up to 4 inches only the hull can be aimed at.
    .learned = Aim at hull or rigging
    .hull = the hull brings her down slowly. Here we want to stop her.
    .sail = you are near enough, and loaded.
    .sails = her sails first, then yours.
    .anchor = fire first.
    .pass = the guns are loaded. Use them.

step-drill = 9 against 3 was critical. Load, and fire on <1 Chesapeake> again, at what you like.
    .name = Load and fire
    .why = Two boxes of the nearest mast, one of the next, and a box of crew. An action to load, an action to fire: that is the rhythm.
    .learned = Keep up the fire: load, fire, load
    .sail = she has not moved yet in this turn. Use it: load, then fire.
    .sails = the guns first.
    .anchor = the guns first.
    .pass = she will not wait. Load, then fire.
