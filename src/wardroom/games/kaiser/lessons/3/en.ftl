# The Kaiser's Pirates, lesson 3.

lesson = Alone against the phantom
    .end = The phantom took a merchant and two cards; you hurt one of its merchants, and its only warship is gone.
    .why = The phantom never tires and never forgets a rule. A round with it takes half an hour, and it can win.

step-phantom = The phantom has <1 a Fleet> and <2 a Trade> like you; its hand lies aside, and Solitaire cards decide what it does.
    .name = Who it is
    .why = Points, Passage, prizes and reactions are as in a game for two. Only what it wants comes from a card and a die.

step-card = It drew a card and rolled the red die, 2: its warship goes out to intercept, <1 Leipzig>.
    .name = A card and a die
    .why = A 1 ends its turn at once, a 2 is an intercept, 3 and 4 are what the card says.
    .learned = Read the phantom's card and die

step-more = An intercept draws more cards until a blank comes: Surprise Attack and Boarding Party go with it, against <1 Lundy Island>.
    .name = What goes with it
    .why = What does not fit is passed over. Whom it attacks was drawn by lot, as this table has it.

step-help = You hold <1 Break Contact>. Can it help Lundy Island now?
    .name = Surprised
    .why = Break Contact takes a ship out of an intercept, as a rule.
    .learned = Know what a surprise attack forbids
    .yes = Yes
    .yes-reply = Not this time: whoever is surprised can neither break contact nor run for the shallows.
    .no = No
    .no-reply = Right: a surprise leaves no time for it. 9 against 4, and with Boarding Party she is captured instead of sunk.

step-goes-on = Some entries end its turn, some do not. This one lets it go on: a torpedo at <1 Appam>.
    .name = It goes on
    .why = 4 against 3: she is damaged. Then the next card is drawn.
    .learned = Tell when the phantom's turn ends

step-aircraft = Recon Aircraft: you lose two cards at random, and this entry ends its turn.
    .name = Its turn ends
    .why = Then it draws an Action card from the deck. It has no use for it, but the round comes nearer to its end.

step-commit = Lay <1 Lay Mines> on <2 Leopard> as an intercept, and <3 Interned> for its action.
    .name = Two cards
    .why = None of your ships lays mines, so only its Intercept half is of use. Several cards may be committed in one turn.
    .learned = Commit several cards in one turn
    .other = that one may be committed besides, but it is worth more in your hand.
    .ship = she may go, too. In this lesson Leopard goes out, and Interned is kept for its action.
    .half = as an intercept it would intern nobody. Lay it down for its action.
    .nothing = two cards are wanted: Lay Mines on Leopard, and Interned for its action.

step-leopard = Turn up Leopard's card first and go for <1 Kaipara>. The phantom answers by card and die as well.
    .name = It answers
    .why = What it answers with comes from the next Solitaire card and the red die: a reaction, or nothing.
    .learned = Attack the phantom, and see what it answers
    .interned = Interned comes next. Attack first: nothing is lost by it.
    .target = she has the same die and the same points. This time it is Kaipara.
    .stop = two cards wait to be turned up.

step-interned = QQQ: Leopard is recognised, Kaipara is damaged. Now Interned: send <1 Leipzig> into a neutral port.
    .name = Interned
    .why = No points for it, but the phantom's only warship goes back under the deck.
    .learned = Get rid of a ship that you cannot sink
    .stop = Interned lies there to be played. Turn it up.
