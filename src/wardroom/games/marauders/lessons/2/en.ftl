# Merchants and Marauders, lesson 2.

lesson = Battle
    .end = A pirate beaten, a point of glory, a card and 5 gold, and your frigate took no more than a hit.
    .why = A battle can be lost as well: whoever is sunk, or loses the whole crew to boarders, loses captain, ship and gold aboard. Glory and stash remain, and a new captain comes.

step-enter = <1 Jem Rackett>, a pirate, lies in wait for honest captains: sail to him, to <2 Old Providence>.
    .name = Into his waters
    .why = You are Silas Penrose, with a frigate and no bounty. Pirates hunt only honest captains; a navy hunts those it wants.
    .elsewhere = Rackett is off Old Providence, and we are looking for him.
    .port = you have nothing to sell. Let us look for glory.
    .merchant = a raid would put a bounty on you. Rackett costs none.
    .end = three actions are worth too much to let them lapse.

step-seen = <1 Rackett> looks for you as you come in: a die for each point of Scouting, 3 and 1. No skull, not seen.
    .name = Not seen
    .why = With a skull he would have attacked you. He has one try in each turn of yours.
    .learned = Know when a captain of the event cards attacks

step-scout = Now you scout for <1 him>: three dice, one skull, and it comes to battle.
    .name = Scout for a captain
    .why = Whoever spots the other attacks, and cannot think better of it. Against pirates there is no bounty.
    .learned = Scout for a captain and attack him
    .away = then he stays, and tries again whenever he meets you.
    .port = in port you are safe, but glory is out here.
    .merchant = a raid would put a bounty on you. Rackett costs none.
    .end = he would look for you again at the start of your next turn.

step-guns = In the first round everybody shoots. <1 You> and <2 Rackett> roll Seamanship, four dice each.
    .name = The first round
    .why = More skulls win the round. A much nimbler ship would roll one die more.

step-hits = You won by two skulls to one: a hit for each of your three cannons. And <1 Rackett>, with one cannon?
    .name = How many hits?
    .why = Whoever loses a round and shoots may still hit: once for each own skull, if there are cannons enough.
    .none = None
    .none-reply = He rolled a skull and has a cannon, so he hits as well.
    .one = One
    .one-reply = Right: a skull and a cannon, one hit. Even with three skulls it would be one.
    .four = Four
    .four-reply = Skulls count, not dice; and with one cannon he never hits more than once.
    .learned = Count the hits of a round

step-where = Where? A die for each hit: 1 is <1 cargo>, 2 masts, 3 crew, 4 cannons, skulls as the target likes.
    .name = Where it hits
    .why = Numbers come first. Your three fell on crew, masts and a skull, for which Bruno, who plays Rackett, takes the hold.
    .learned = See where hits fall

step-board = One man is left to <1 Rackett>, and you have three: declare Board.
    .name = Board
    .why = From the second round on you choose: shoot, board or flee. With fewer men or cannons than you, he may flee.
    .learned = Declare Shoot, Board or Flee
    .shoot = shooting may sink her: glory too, but no ship to take. And his crew is down to one man.
    .flee = you would get away only if you win and he rolls no skull. And you are the stronger.

step-wind = He declares Flee. <1 Silas Penrose> may change his mind now, once in a battle: stay with Board.
    .name = Read the wind
    .why = Every captain has an ability; this is his. But a flight fails if you roll a single skull.
    .learned = Use a captain's ability
    .shoot = a runaway does not shoot back, that is true. But boarding ends it at once, and leaves a ship to take.
    .flee = if both flee the battle is over, and nobody has won.

step-tie = Your roll was poor: one skull each. Your numbers make 7, his 6. Who wins the round?
    .name = One skull each
    .why = Four and two and one against three and two and one.
    .you = You
    .you-reply = Right: with equal skulls the higher sum of the numbers wins. You board him.
    .rackett = Rackett
    .rackett-reply = He needs more skulls, or a higher sum. 6 is less than 7.
    .nobody = Nobody
    .nobody-reply = Only if the sums were equal as well.
    .learned = Break a tie by the numbers

step-crew = Now <1 crew> against crew: both roll Leadership, you with two dice, and each skull takes a man.
    .name = Hand to hand
    .why = Nobody takes more men than he has himself.

step-again = 3 and 1 against 2: nothing. Nobody can flee any more; they fight until <1 Rackett> or you have no man left.
    .name = To the last man
    .why = Dice are not always kind. But you have two and three men, and he has one of each.
    .learned = Win a fight by boarding

step-ship = His last man is gone: a point of glory, and 5 gold. Take his sloop? Keep <1 your frigate>: answer no.
    .name = Take her or leave her?
    .why = After boarding you may take the beaten ship. She is nimbler, but has one cannon to your three, and she is damaged.
    .learned = Take a beaten ship, or leave her
    .yes = she is fast, but small and damaged, and a frigate costs 35 gold. What you have built into your ship would stay behind, too.
