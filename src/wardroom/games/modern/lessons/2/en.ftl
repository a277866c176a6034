# Modern Naval Battles, lesson 2.

lesson = Submarines and Intel
    .end = Two ships sunk in one turn, Intel beaten by Intel, and Ula has got away.
    .why = A submarine strikes hard and pays for it with worse evasion. Who brings her up should hold something to protect her with.

step-surface = <1 Ula> evades on 3 or more while Passive, on 5 while Active. She is to attack: make her Active.
    .name = Active or Passive
    .why = You choose before your first attack, and it holds through Olga's turn as well.
    .learned = Weigh attack against evasion
    .reinforce = ships of the reserve can be paid for with cards. But two ships of Olga's can be sunk at once with what you hold.
    .rearrange = torpedoes and aircraft reach any row, so the rows do not matter today.
    .closes = the first attack ends all preparation: Ula would have to stay Passive, and her torpedo aboard.
    .cease = Passive she is safe, and idle. K-316 will not stay up for long.

step-torpedo = Fire <1 the torpedo>: it reaches any row. <2 Druzhny> has hull 3, and the card 4 hits.
    .name = Fire a torpedo
    .why = Only an Active submarine can fire it. Little stops a torpedo: another torpedo card, Near Miss, evasion, or Intel.
    .learned = Fire a torpedo
    .smerch = Smerch is worth 2 points, and evades on 5 or more. Druzhny is worth 3 and cannot evade.
    .submarine = a torpedo may hit a submarine too. But K-316 evades on 5 or more, and for her we have something else.
    .hunt = Ula acts once a turn. She could hunt on 5 or more, but your aircraft hunt on 3.
    .air = the aircraft need no ship and can wait. First the torpedo.
    .dive = Passive she could not fire.
    .reinforce = you need the cards for the attack.
    .rearrange = torpedoes and aircraft reach any row, so the rows do not matter today.
    .cease = Ula has come up to attack. Let her.

step-air = <1 Air Support> does one of three things. Send it to hunt <2 K-316>: 3 or more sinks her.
    .name = Aircraft against a submarine
    .why = It can attack a ship, hunt a submarine, or defend you: whichever you choose, the card is gone. K-316 is worth 6 points.
    .learned = Choose between the uses of Air Support
    .smerch = as an air attack this card needs 5, and Smerch is worth 2 points. Here it is 3 against 6 points.
    .druzhny = your torpedo is on its way to her already.
    .cease = you hold the very card for K-316.

step-intel = Olga cancels your hunters, <1 attack 2>, with Intel. Answer with <2 your own Intel>!
    .name = Intel against Intel
    .why = Intel cancels a card that somebody has just played, Intel too. The last card of such a chain counts first.
    .learned = Answer Intel with Intel
    .pass = your Intel could stop a Bomber Strike some day. But today six points hang on it.

step-own = If <1 Ula> had hunted K-316 by herself, without a card: could Intel have stopped that?
    .name = What Intel can stop
    .why = Her own hunt needs 5 or more, but look at what Intel is played against.
    .yes = Yes
    .yes-reply = Intel cancels Action cards. Ula's hunt is printed on her own card: no Action card, nothing to cancel.
    .no = No
    .no-reply = Right: Intel stops cards, never what a ship can do by herself.

step-sunk = K-316 did not evade, and the hunters hit. Nothing stopped the torpedo: both are sunk, <1 9 points>.
    .name = Both together
    .why = All attacks that were not stopped take effect at the same time. Against a hunt there is only Near Miss, evasion, and Intel if it was a card.

step-keep = You may discard now. Keep all: even <1 guns you cannot fire> will block guns.
    .name = Discard or keep
    .why = After your attacks any cards may go, to make room for new ones. Your hand is filled up to seven.
    .learned = Decide what to discard
    .gun = none of your ships has a medium gun, but in defence the card stops guns of every size. Keep it.
    .defence = that card may save a ship in Olga's turn.

step-evades = Olga's aircraft now hunt <1 Ula>, who has fired. On which number does she evade?
    .name = Still Active
    .why = It is Olga's turn, and nothing can be turned or moved on your side.
    .three = 3 or more
    .three-reply = That would be Passive. You may turn her only in your own turn, so she is still Active.
    .five = 5 or more
    .five-reply = Right: she stays Active until you turn her in your own turn. That is the price of the torpedo.

step-answer = So help her: set <2 Near Miss> on <1 the hunt>.
    .name = Help her
    .why = Near Miss is the only card that blocks a hunt. A Screening Ship takes attacks from surface ships, never from submarines.
    .learned = Protect a submarine
    .leave = 5 or more is one throw in three. With Near Miss she has two chances.
    .declare = 5 or more is one throw in three. With Near Miss she has two chances.

step-roll = Roll: Near Miss first, and if it fails <1 Ula> still has her own evasion.
    .name = Two chances
    .why = Evasion costs no card and comes on top of whatever you set. Not every roll will be good.
    .learned = Combine a block and evasion
    .single = one by one is allowed, too, in any order. Here you need whichever succeeds: roll both.
