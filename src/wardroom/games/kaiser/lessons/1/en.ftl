# The Kaiser's Pirates, lesson 1.

lesson = First blood
    .end = Well sailed: three ships, 30 points, and a prize that may bring 14 more.
    .why = Everything you did here is a normal move of the game. Any step can be played again.

step-force = <1 Your Fleet> hunts the other side's merchants; <2 your Trade> must live through theirs.
    .name = Your force
    .why = The near row are warships and raiders, the far row merchants. A ship's points go to whoever sinks her, or brings her home.

step-commit = Take <1 Collier> and lay it on <2 Emden>: she goes out to intercept.
    .name = Commit a card
    .why = Every card has two halves. No ship of yours is short of supplies, so Collier is best used for its Intercept half.
    .learned = Commit a card on a ship or before the force
    .fair-seas = Fair Seas has an Intercept half too, but we shall need it in the next turn, against a raider.
    .damage-control = Damage Control would send her out as well, but Collier has no other use today.
    .boarding-party = Boarding Party does its work only with an intercept. Send a ship out first.
    .reaction = that card is worth more in your hand, where it can answer in the other's turn. Take Collier.
    .other-ship = she may go, but Emden rolls three dice and has nothing to hide: a raider would be recognised.
    .action = the action half resupplies your ships, and none of them is short of anything. Use the Intercept half, on Emden.
    .british = before your force the card calls British ships, who hunt Germans. We want a merchant: lay it on Emden.
    .nothing = the card has to lie on Emden; without one you only draw. When it does, commit no more.

step-target = Turn the card up and name the target: <1 City of Winchester>, 7 points, one green die.
    .name = Name the target
    .why = An intercepted merchant defends herself with the dice on her shield; the fewer, the better for you.
    .stop = the card lies there to be played. Turn it up before you end your turn.
    .highland-brae = Highland Brae is worth the same, but we want to take her alive later.
    .luxembourg = Luxembourg is easier, but she is worth only 5.

step-dice = Only the highest die of each side counts: 8 against 4. What happens?
    .name = Read the dice
    .why = More than the defence damages a ship; at least twice as much sinks her.
    .learned = Read an attack: nothing, damaged, sunk
    .nothing = Nothing
    .nothing-reply = 8 is more than 4, so something does happen. Is it twice as much?
    .damaged = She is damaged
    .damaged-reply = She would be at 5, 6 or 7. But is 8 not twice 4?
    .sunk = She is sunk
    .sunk-reply = Right: twice the defence sinks her. The card is discarded, you draw one, and Bruno gets a new merchant.

step-react = Bruno's <2 Wolf> attacks. Answer from the hand: <1 QQQ>, the raider alarm.
    .name = React
    .why = Wolf is a raider, hidden until somebody recognises her. QQQ does not save the merchant, but then everybody knows her.
    .learned = Answer from the hand in the others' turns
    .pass = to let it go by is always allowed, and often wise. Here QQQ prepares your turn.

step-passage = 4 against 5: nothing happened. <1 Lundy Island> may try for port. Try it.
    .name = Passage
    .why = A merchant that comes out of an intercept unhurt may try Passage: her die against the sea's. In port she counts for you.
    .learned = Bring a merchant home by Passage
    .stay = Passage is a choice, but a try costs nothing here.

step-strike = <2 Wolf> is in sight: commit <1 Fair Seas> before your force, and the Royal Navy goes for her.
    .name = The Royal Navy strikes
    .why = A card laid before the force calls British ships against recognised Germans. German ships count at the end only up to the number of merchants you have scored: this is one of two.
    .learned = Strike a recognised raider with the Royal Navy
    .damage-control = Damage Control would come with a blue and a white die only. Fair Seas has blue and green.
    .reflag = it strikes at night, with one less on the attack. Fair Seas strikes by day.
    .boarding-party = Boarding Party helps your own ships to take a prize; the navy has no use for it.
    .intelligence = Intelligence is good before a big attack, but Wolf is in sight now.
    .action = a merchant could try Passage with it. But Wolf is in sight now: lay it before your force.
    .own-ship = your own ships hunt merchants. Before your force the card calls the Royal Navy.
    .karlsruhe = a warship is always open to attack, but Karlsruhe defends herself with two dice. Wolf has one.
    .nothing = the card has to lie before your force; then commit no more.
    .stop = the navy waits. Turn Fair Seas up first.

step-again = Bruno did nothing. Send <2 Emden> out again, with <1 Damage Control> this time.
    .name = Out again
    .why = Nothing of yours is damaged, so its Intercept half is free to use. Do not end the commitment yet.
    .boarding-party = Boarding Party comes next: it needs an intercept to go with.
    .other = that one may be committed besides, but first Emden has to go out.
    .other-ship = she may go, but Emden rolls more dice, and everybody knows her already.
    .action = nothing of yours is damaged. Use the Intercept half, on Emden.
    .british = no raider is in sight. Lay it on Emden, for a merchant.
    .nothing = then you would only draw a card.

step-prize = Add <1 Boarding Party> for its action and go for <2 Highland Brae>: capture instead of sink.
    .name = Take a prize
    .why = A prize joins your fleet. If she is afloat at the end of the round, she counts double: 14 instead of 7.
    .learned = Take a prize and keep her afloat
    .other = that one may be committed besides, but first the prize.
    .half = it is the Assist half that captures. Lay it down for its action.
    .target = Highland Brae it is: 7 points, and one green die to defend her.
    .nothing = without Boarding Party she would be sunk, for 7 points instead of 14.
    .stop = Emden has still to sail. Turn Damage Control up.
    .alone = alone Emden would sink her. Add Boarding Party to the attack.
