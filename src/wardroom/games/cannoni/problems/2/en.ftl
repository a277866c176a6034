problem = Which token opens the duel?
    .moment = Off Boston, turn 1: both frigates are fresh and every gun has ball. The Shannon is coming up on your starboard bow.
    .why = A high one: whoever shows 4 or 5 acts in more phases and first, while both still have their first broadsides. Each token comes once in five turns, but this is the turn that counts: { $best } %, against { $usual } % with the 1.
