# The Kaiser's Pirates, lesson 2.

lesson = Mines and submarines
    .end = Two merchants and a submarine: 15 points, and not a ship of yours was hit.
    .why = Mines and torpedoes are other attacks than intercepts: other cards answer them, and there is no Passage after them.

step-meteor = Only raiders with the mine on their card may lay mines: here <1 Meteor>.
    .name = Who lays mines
    .why = Prinz Eitel Friedrich and Dresden have guns, but no mines.

step-mines = Lay <1 Lay Mines> on <2 Meteor> for its action, and turn it up.
    .name = Lay mines
    .why = As an intercept the card would go for one merchant with that ship's dice. Mines try every merchant of a player.
    .learned = Lay mines with a ship that has them
    .submarine = the submarine comes later. Cards left in the hand can still answer.
    .reaction = that one is worth more in your hand, where it can answer in Carla's turn.
    .intercept = as an intercept it tries one merchant; her mines try all three.
    .nothing = Lay Mines has to lie on Meteor before you go on.
    .stop = the card lies there to be played. Turn it up.

step-bowes-castle = Three attacks, one after another, in the order you like. Begin with <1 Bowes Castle>.
    .name = The first merchant
    .why = Mines attack with 10 and 4, whatever ship laid them; the merchant defends herself with her own dice.
    .later = her turn comes; every one of the three is tried.

step-damaged = 7 against 4: more, but not twice. What happens?
    .name = More, not twice
    .why = Only the highest die of each side counts.
    .nothing = Nothing
    .nothing-reply = 7 is more than 4, so something does happen.
    .damaged = She is damaged
    .damaged-reply = Right: more than the defence damages her. At 8 she would have gone down.
    .sunk = She is sunk
    .sunk-reply = That takes twice the defence: 8 against her 4.

step-invercoe = Next <1 Invercoe>, which has only the smallest die.
    .name = The second merchant
    .why = The last of the three is attacked without your having to name her.
    .later = she comes last; first the easier one.

step-sunk = 4 against 2, twice as much: Invercoe is sunk, 3 points for you.
    .name = Sunk
    .why = Next comes Mount Temple, with the largest die of the three.

step-passage = 5 against 5: Mount Temple is unhurt. May she try Passage now?
    .name = No Passage
    .why = A merchant that an intercept did not hurt may try for port.
    .learned = Know which attacks allow Passage, and which cards answer them
    .yes = Yes
    .yes-reply = After an intercept she could. Mines and torpedoes give no warning: she stays where she is.
    .no = No
    .no-reply = Right: Passage is for merchants that got away from an intercept. Now it is Carla's turn, and her submarine lays mines.

step-sweep = Her mines would try all of your merchants. Sweep them: <1 Minesweeper>.
    .name = Sweep them
    .why = Each danger has its own answer. Q-Ship and Razzle-Dazzle help against torpedoes only.
    .learned = Answer mines with Minesweeper
    .pass = then three attacks follow. That is what Minesweeper is for.

step-torpedo = Your turn: play <1 your submarine> for its action, and torpedo the damaged <2 Bowes Castle>.
    .name = A torpedo
    .why = Damage takes 2 off her defence, and no result falls below 1.
    .learned = Torpedo a ship, best one that is damaged
    .other = that one can wait. The submarine has a sure target now.
    .half = with its other half it would be an ordinary intercept. Play it for its action.
    .target = she is unhurt and defends herself with all she has. Bowes Castle has 2 less.
    .nothing = the submarine has to be committed first.
    .stop = the card lies there to be played. Turn it up.

step-lure = Carla's submarine torpedoes <2 Troilus>. Lure her to the surface: <1 Q-Ship>.
    .name = The trap
    .why = First a challenge: is she lured? If so, there is a duel of guns instead of a torpedo, and a submarine that is sunk counts for you.
    .learned = Trap a submarine with a Q-Ship
    .razzle-dazzle = it may make the torpedo miss, but wins nothing. The Q-Ship may win 7 points.
    .pass = then the torpedo runs. Two cards in your hand know an answer.

step-again = If <1 Meteor> were damaged and laid mines again: would her damage weaken them?
    .name = Damage and mines
    .why = Damage takes 2 off an intercept, and off a defence.
    .learned = Mines are as strong as ever, however badly the ship is hurt
    .yes = Yes
    .yes-reply = That is so for intercepts. The mines do not care who dropped them.
    .no = No
    .no-reply = Right: laying mines is no intercept. Neither damage nor Low Supply counts.
