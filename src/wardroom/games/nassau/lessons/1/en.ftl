# Pirates of Nassau, lesson 1.

lesson = A first cruise
    .end = A merchant, a port, a sail and a buried eight: that was a whole turn of Pirates of Nassau.
    .why = Four rankings decide the game: notoriety, ship, motley crew and buried treasure, worth 7, 5, 3 and 1 points. A card among the navy ends it when nobody expects it.

step-ship = Your ship sails 1 and shoots 1; <1 a captain card> adds to both, and each serves once a turn.
    .name = Ship and cards
    .why = Whoever is least notorious sails first. You stand at 3, so Jona and Ewan go before you.

step-first = Put <1 the 3> on <2 space 3>: a merchant lies there.
    .name = The first move
    .why = From Nassau a die leads to the space of its number. You have three dice for three moves, and each is gone once it is used.
    .learned = Leave Nassau with a die
    .port = the 5 leads to Santiago, a port to smuggle in. A merchant pays better, and she may be gone next time.
    .good-hope = the 6 leads to Good Hope, which carries two pieces only. San Telmo has three.
    .transit = any die leads to transit 7, the way to region 2. But here in region 1 there is loot within reach.

step-capture = Capture <1 San Telmo> with <2 the 2/2 card>: 3 and 3 beat her 2 and 2.
    .name = Capture a merchant
    .why = Both values have to be beaten, navigation and gunnery; equal is not enough.
    .learned = Capture a merchant with a captain card
    .strong = the 3/3 wins too, but the navy will come at the end of the turn, and will want it.
    .gunnery = its gunnery of 1 makes 2 against 2, and equal is not enough.
    .navigation = its navigation of 1 makes 2 against 2, and equal is not enough.
    .wind = the wind can be caught beside a merchant as well, but then she stays for the others.
    .pass = whoever passes leaves her to the others.

step-loot = The loot is a goods and two rum, and every capture brings something on top. How many <1 pieces> in the hold now?
    .name = The loot
    .why = The hold has four places to a section of the ship: eight for the ship you begin with.
    .three = Three
    .three-reply = That is what is printed on her card. A piece of eight comes with every capture.
    .four = Four
    .four-reply = Right: goods, rum, rum, and a piece of eight for the capture itself.
    .learned = Count the loot: what is printed, and an eight

step-second = From space 3, add <1 the 5>: <2 space 8>, in region 2.
    .name = The second move
    .why = After the first move a die counts from where you are, forwards or back.
    .learned = Sail on from space to space
    .nine = the 6 leads to space 9, but we want to spend it on the way to San Juan.
    .back = backwards you would come out before space 1, which counts as space 1, Havana. Jona has been there.
    .transit = any die leads to a transit, but nothing is to be had there but wind.
    .overboard = there is room enough in the hold.

step-wind = <1 San Cristobal> is too strong: catch the trade wind instead.
    .name = The trade wind
    .why = She has navigation 3 and gunnery 4; your best card makes 4 and 4. Wind is to be had on every route and transit.
    .learned = Catch the wind and keep it for a move
    .capture = with the 3/3 you would come to 4 against gunnery 4: equal is not enough, and the card would be gone.
    .pass = whoever passes gets nothing. The wind is free.
    .overboard = there is room enough in the hold.

step-third = <1 The wind> makes your 6 a 5, and 8 and 5 is <2 San Juan>.
    .name = Use the wind
    .why = A wind token adds 1 to a die or takes 1 away. It is used before you sail.
    .learned = Trim a die by the wind
    .transit = a transit has no port, and nothing but more wind.
    .back = back at space 2 lies La Paloma. Only your 3/3 could take her, and the navy will want that.
    .back-with-wind = space 3 is empty now: you were there.
    .other-way = the 7 would lead to Cartagena, with two pieces to smuggle. In this lesson we go to San Juan; its goods are what a sail costs.
    .overboard = there is room enough in the hold.

step-smuggle = Smuggle goods out of <1 San Juan>.
    .name = Smuggle in a port
    .why = A port gives you one kind of what it trades in. A mainsail costs two goods and a rum, and one goods is in your hold.
    .learned = Smuggle in a port
    .rum = you have two rum already. Without a second goods there will be no sail tonight.
    .plunder = to plunder a port you have to be stronger than its guns, and nobody can smuggle there afterwards.
    .pass = whoever passes leaves with nothing.
    .overboard = there is room enough in the hold.

step-fame = The merchant makes you notorious: 4 more, now 7, the most of all. Then the navy comes. When do you choose a card?
    .name = Notoriety
    .why = Everybody takes a card of the navy's row. Today it is open sea, a sloop-of-war of 2/2 and one of 3/3.
    .learned = Gain notoriety, and what it costs
    .first = First
    .first-reply = The other way round: the least notorious chooses first. Fame has its price.
    .last = Last
    .last-reply = Right: the least notorious chooses first, and what is left is yours.

step-navy = <1 The 3/3> is left for you. Beat it with <2 your 3/3>: 4 and 4.
    .name = The navy
    .why = Whoever beats both values gets away. With one of them you lose half the cargo or half your notoriety, with none both.
    .learned = Get away from the navy
    .weak = it would beat neither value or one of the two: half of what you took would be gone. This is what we kept the 3/3 for.

step-buy = Back in Nassau the most notorious buys first: <1 a mainsail>, for two goods and a rum.
    .name = Buy in Nassau
    .why = A mainsail is 1 more navigation in every turn to come, and 2 points in the ranking of ships.
    .learned = Build your ship
    .jib = a jib costs the same and helps against merchants only. A mainsail pulls against everybody.
    .change = an eight can be changed for two pieces of one kind. But the mainsail can be paid without it.
    .pass = whoever passes buys nothing more in this turn.
    .overboard = you have use for all of it.

step-enough = That is all for this turn: buy no more.
    .name = Buy no more
    .why = Everybody buys one thing at a time, in turns, until all have passed. A pass is final.
    .change = a hand costs a powder and two rum, and an eight brings only two of one kind. Keep it: we are going to bury it.
    .overboard = you have use for all of it.

step-bury = Bury <1 the piece of eight>: safe for the count, never to be spent.
    .name = Bury treasure
    .why = Buried treasure is one of the four rankings. What stays in the hold can be lost to the navy.
    .learned = Bury treasure
    .keep = kept aboard it buys two pieces next time. But the navy may take it before that.
    .change = that would spend it. Today we bury it.
    .overboard = never a piece of eight!
