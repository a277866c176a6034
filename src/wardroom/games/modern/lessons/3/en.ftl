# Modern Naval Battles, lesson 3.

lesson = A campaign
    .end = One mission, 24 points against 11, and a new ship in harbour. Now the initiative is Lin's.
    .why = So it goes on: a mission, points, repairs and purchases, until somebody has 40. What was sunk stays sunk.

step-target = A campaign is a chain of missions: in a short one 40 points win, whoever has them first.
    .name = What it is about
    .why = Each mission says what brings points. Sunk warships count only where it says so.

step-fleet = Your budget is 30, and 27 are spent. Buy <1 De Grasse> with the last 3.
    .name = Buy a fleet
    .why = You have six French ships and two Strategy cards; Duration and Insight are free. What is left over is lost.
    .learned = Buy a fleet for a campaign
    .ship = she can be had as well, but De Grasse has SSM, guns and a hunt of 5 or more, with hull 4. We have work for her.
    .strategy = Strategy cards serve once, a ship as long as she floats. You have two of them already.
    .ready = what is left of the budget is lost. Three points are a good destroyer.

step-mission = You won the roll, so you choose the mission: take <1 Military Convoy>.
    .name = Choose a mission
    .why = Four transports sail with your fleet: 8 points for each that is afloat at the end, 11 for Lin for each that is sunk.
    .learned = Choose a mission that suits your fleet
    .carrier = its Targets fall to aircraft only, and of your ships Jeanne d'Arc alone has some.
    .engagement = Engagement is always there: ships sunk count double, for both. The convoy counts for you as long as it floats.

step-commit = Commit up to 12 points: <1 De Grasse>, <2 Tourville>, <3 Dupleix> and <4 Jean Bart>, 3 each.
    .name = Commit ships
    .why = Lin chooses at the same time, and neither sees it. What stays in harbour is safe, and recovers.
    .learned = Commit ships to a mission
    .jeanne-darc = she takes 6 of the 12 points. Four hulls of 3 points shoot more, and allow more defence.
    .submarine = a submarine does not stand before the convoy. We want four ships in the rows.
    .less = fewer is allowed, but there is room for more, and the convoy needs every gun.
    .none = whoever commits no ship has lost the whole campaign.

step-duration = Lay <1 Duration> and make the mission shorter: two turns. Then no more cards.
    .name = Lay a Strategy card
    .why = The convoy has to last only as long as the mission. Yours lies face down until Lin has laid some, too.
    .learned = Lay Strategy cards before a mission
    .longer = a turn more is a turn more for Lin to sink transports.
    .other = any number may be laid, but each serves in one mission only. Save it for a mission in which you attack.
    .nothing = the card costs nothing, and a turn less may save a transport.

step-rows = Escorts in front: two ships in row 1, two in row 2, all four transports in <1 row 3>.
    .name = Protect the convoy
    .why = These Targets stand in your rows like ships. From Lin's first row it is range 3 to your third, too far for guns and most missiles.
    .learned = Protect Targets by rows
    .escort = two in row 1, two in row 2: then row 3 is free for the convoy.
    .convoy = nearer to Lin, guns and SSM reach it. Put it in row 3.

step-hand = The mission leaves you 5 cards, and Lin's Surprise Attack 2 less in the first turn: <1 3>.
    .name = A small hand
    .why = Whoever escorts a convoy has the smaller hand. When both have had a turn, the surprise is over.

step-missile = <1 The missile with 3 hits>: <2 De Grasse> fires it at <3 Lanzhou>, and runs low on SSM.
    .name = Ordnance runs low
    .why = In campaigns big missiles are counted: from 3 hits on, a Low marker. Lanzhou has the only Cruise missiles over there.
    .learned = Know when ordnance runs low
    .two = 2 hits leave no marker and are not enough. That card comes next.
    .support = any of the four can fire it, and will be Low. In this lesson it is De Grasse.
    .aim = the danger to row 3 is Lanzhou, with her Cruise missiles. Stop her.
    .rearrange = the rows are right as they are.
    .cease = two missiles are in your hand, and Lanzhou within reach.

step-second = Now <1 the one with 2 hits>, from any other ship, at <2 Lanzhou> again: no marker for that.
    .name = Two hits more
    .why = Together 5 hits, and Lanzhou's hull is 4. Her own defence stops aircraft and Cruise missiles, not SSM.
    .aim = hits on one ship add up. Lanzhou needs both.
    .cease = 3 hits alone will not sink her.

step-keep = Lin blocked the big one, so Lanzhou is only damaged. Keep <1 Near Miss>; Lin is next.
    .name = Low, then Out
    .why = De Grasse is Low all the same. Low does nothing yet; a second big missile would make her Out. In harbour the marker goes.
    .discard = a transport may need it in a moment.

step-limit = Lanzhou fires a Cruise missile at a transport, <1 attack 1>. How many cards may you play in defence?
    .name = A limit on defence
    .why = You hold three cards. Four ships and four transports are in your rows.
    .any = As many as I like
    .any-reply = So it is in a single battle. In a campaign there is a limit: who has few ships cannot play many cards.
    .ships = As many as I have ships here: 4
    .ships-reply = Right: one card for each ship in the mission. Targets do not count.
    .convoy = Ships and transports: 8
    .convoy-reply = Targets do not count, only ships and submarines do.

step-block = Set <2 the fighter cover> and <3 Near Miss> both on <1 the missile>, declare, and roll.
    .name = A heavy attack
    .why = The card takes 2 from every roll that would block it: so you need 4 with the fighters and 5 with Near Miss.
    .learned = Block a heavy attack
    .guard = Jean Bart's own defence costs no card, but needs 5, and the missile takes 2 from the roll.
    .leave = a transport is worth 8 points to you and 11 to Lin. Set both cards on it.
    .meet = both cards lie there. Declare.
    .single = one by one is allowed, too, but roll them all.

step-finish = A bad roll: one transport is lost. Sink <2 Lanzhou> with <1 2 more hits>, and discard nothing.
    .name = The last turn
    .why = She has 2 hits already, and hits add up. She brings no points here, but without Cruise missiles Lin hardly reaches row 3.
    .learned = Play for what the mission counts
    .aim = the danger to the convoy is Lanzhou.
    .rearrange = the rows are right as they are.
    .cease = two hits more, and Lanzhou is gone.
    .discard = Lin has one more turn. Keep all that can defend.

step-buy = Three of four came through: 24 to 11. Buy <1 Suffren> for 3, then no more.
    .name = Buy or save
    .why = What you spend comes off your score: 21 are left, and 40 win. But De Grasse needs a rest, and Suffren can take her place.
    .learned = Buy ships between missions
    .carrier = 7 points for a carrier is a lot when 40 win.
    .ship = she can be had, too. Suffren has a defence of her own and the stronger hull; one ship is enough.
    .strategy = a Strategy card serves once. A ship stays.
    .save = to save is as good a plan: 16 more would win. In this lesson we buy a ship, so that De Grasse can rest.
