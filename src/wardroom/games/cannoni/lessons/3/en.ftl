# Cannoni in batteria!, lesson 3.

lesson = A squadron in line
    .end = One line, three broadsides, and then three captains of their own: you can command a squadron.
    .why = A line is strong as long as all have the same to do. Break it when the fight becomes a melee, not before: it is never formed again.

step-three = <1 Venerable>, <2 Ardent> and <3 Triumph> are in line ahead: one token and one signal for all three.
    .name = Three ships, one will
    .why = You are the commodore, off Camperdown. The Dutch line steers the same course, eight inches to leeward.

step-token = Choose <1 the 2> for the squadron: two actions for every ship, one to sail and one to fire.
    .name = One token for all
    .why = The squadron has one series of tokens, and each number is used once in five turns.
    .learned = Choose the token of a squadron
    .one = with the 1 all three would only sail.
    .five = all three would act five times, once in five turns. Two actions will do for now; keep it.
    .more = the guns would be empty after the second action. Keep it for a turn in which you load as well.

step-sail = Sail 2 inches straight on, the leader first: <1 Venerable>, then <2 Ardent>, then <3 Triumph>.
    .name = The leader first
    .why = The order is yours. Whoever touches another's base has to pass a test; nobody may do it on purpose.
    .learned = Move a line from the van to the rear
    .astern = straight on she has room for an inch only, behind the ship before her. The leader first.
    .short = one inch is allowed, but a line holds together when all sail the same distance. Two.
    .turn = a turn would take the line apart, and your guns off the Dutch. Straight on.
    .more = two inches straight on is on the first list.

step-signal = Now hoist the signal to fire: <1 Hercules>, <2 De Vries> and <3 Vrijheid> lie abeam, one for each.
    .name = One signal for all
    .why = In each phase all ships do the same kind of thing, each in her own way. One that cannot does nothing.
    .learned = Signal an action to the whole line
    .sail = the line would run past them, with loaded guns.
    .trim = the sails are right for a fight. All three have a target: fire.
    .anchor = a line at anchor is for harbours. All three have a target: fire.
    .stand-by = standing by is a signal too, but all three have a target.

step-fire = Call your ships in any order and fire at the hulls: <1 Hercules>, <2 De Vries>, <3 Vrijheid>.
    .name = Three broadsides
    .why = Each fires at the nearest ship in her arc. These are first broadsides, with 2 more on the die.
    .learned = Fire with the whole line
    .rigging = beyond 4 inches the masts can be aimed at, but every hull box makes their answer weaker.
    .pass = she has a target abeam. Fire.

step-line = A new turn. <1 Venerable>, <2 Ardent> and <3 Triumph> lie two inches apart: is that still a line?
    .name = Is it a line?
    .why = Each leader's stern has to lie straight ahead of the next bow, one base length off at most.
    .learned = See whether a line holds
    .yes = Yes
    .yes-reply = Right: the same course, the same distance, less than a base length between them. Else it would be broken now.
    .no = No
    .no-reply = A base of theirs is nearly three inches long. Two inches between bow and stern is close enough.

step-bonus = In formation every manoeuvre test of theirs has 1 more.
    .name = Better together
    .why = Crews who watch the ship ahead handle better: in grapnels, collisions, fires, and all the rest.

step-break = Now break the line of <1 Venerable>: from here on it is every ship for herself.
    .name = Break the line
    .why = It is possible only now, just before the preparation. Every ship takes over the tokens that were used: the 2 is spent for all.
    .learned = Break a line, and when
    .keep = a line is simple, and often right. But to close and to load, each wants her own orders. Break it; it will never form again.

step-own = Tokens for each: Venerable <1 the 5>, Ardent <2 the 4>, Triumph <3 the 3>.
    .name = Every ship for herself
    .why = The van acts first, so that the next ship finds room. Each has her own series from now on.
    .learned = Choose tokens for several ships
    .other = every number is allowed, but who goes first needs the highest: 5 for Venerable, 4 for Ardent, 3 for Triumph.

step-friend = Suppose <1 Triumph> came between <2 Ardent> and <3 De Vries>. May Ardent fire past her friend?
    .name = A friend in the way
    .why = Triumph would be three inches off, in the arc of her starboard guns; De Vries eight.
    .learned = Keep friends out of your arcs
    .yes = Yes
    .yes-reply = The nearest ship in the arc is the only target there is. Who would that be?
    .no = No
    .no-reply = Right: the nearest ship in the arc bars all that lies farther off, be she friend or enemy. That is what a line is for.
