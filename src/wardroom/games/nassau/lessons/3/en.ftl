# Pirates of Nassau, lesson 3.

lesson = The navy
    .end = You slipped through, Jon lost half his name, and next turn the spanker sails with you.
    .why = From the fifth turn on there are frigates among the navy. A spanker, stern guns and a good hand are what gets a captain past them.

step-price = At the end of each voyage everybody meets the navy: <1 one of 4/4> is out there, and <2 one of 3/4>.
    .name = The navy is out
    .why = Each takes a card from the row, and notoriety decides in which order. You have one captain card left, the 2/1.

step-plank = A <1 hostage> is aboard. Let him walk the plank now: before the reckoning he is worth 3 notoriety.
    .name = Walk the plank
    .why = Together with San Telmo that makes 7. After the reckoning he would have to wait a turn.
    .learned = Make a hostage walk the plank in time
    .reckon = it would be reckoned without him, and the next reckoning is a turn away.
    .wind = first the hostage. Then we shall think about the wind.
    .overboard = that throws cargo away. A hostage walks the plank.

step-wind = You come to 11, and Jon stands on 12. Leave the point for the wind: <1 reckon> without it.
    .name = Leave a point
    .why = With it you would come to 12, which is taken, so to 13, and choose after Jon. The last card is the 4/4.
    .learned = Stay below a rival before the navy comes
    .wind = with it you would jump over Jon to 13, and be left with what he leaves: the 4/4.
    .overboard = all of it is of use in Nassau.

step-order = Jona 8, Anja 10, you 11, Jon 12. Who chooses first from the row?
    .name = Who chooses first
    .why = Two cards of open sea lie there, one of 3/4 and one of 4/4.
    .jona = Jona
    .jona-reply = Right: the least notorious first. A small name has its advantages.
    .you = You
    .you-reply = You are neither the first nor the last. Whom would the governor rather overlook?
    .jon = Jon
    .jon-reply = The most notorious chooses last, and takes what is left.

step-open-sea = Open sea is no ship at all: Jona and Anja take it, and are safe.
    .name = Open sea
    .why = Nothing is played, and nothing is lost.

step-choose = Two are left: <1 3/4> or <2 4/4>. Take the 3/4.
    .name = Choose a card
    .why = Your ship is 3 and 3. Like merchants, the navy has to be beaten in both values.
    .learned = Choose the navy card that you can beat
    .stronger = gunnery 4 is the same, but here navigation 4 has to be beaten too. Leave it to Jon.
    .overboard = all of it is of use in Nassau.

step-boatswain = The 2/1 makes 5 and 4. Gunnery has to be more than 4: call <1 the boatswain>, then <2 the card> is played.
    .name = Call a hand
    .why = He gives 1 gunnery once a turn. 5 and 5 against 3 and 4: you get away.
    .learned = Use a hand in a fight
    .alone = alone the card beats navigation only, and half your cargo or half your notoriety would be lost.

step-jon = <1 Jon> has only a 1/2 for the 4/4: 3 and 5. One value beaten, so he loses half of something.
    .name = One value only
    .why = He may choose: half the cargo or half the notoriety. With neither value beaten, both are lost. He gives up notoriety, 12 becomes 6.
    .learned = What the navy takes from whom it catches

step-spanker = You are the most notorious now, and buy first: <1 a spanker>, 1 navigation more against the navy.
    .name = A spanker
    .why = It goes on the yellow slot of the stern, for two goods and a rum.
    .jib = a jib costs the same, but helps against merchants only.
    .mainsail = there is no purple slot left for it: it would take the place of one you have.
    .other = that can be paid, too. But frigates come next turn: prepare for them.
    .change = it can be paid as it is.
    .pass = a pass is final, and the spanker is there now.
    .overboard = all of it is of use here.
