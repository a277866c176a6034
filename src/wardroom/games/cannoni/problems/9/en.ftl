problem = Fire at once?
    .moment = Turn 8, phase 2. The Shannon is alongside to port with both broadsides empty. Your port guns have double ball, and this phase allows you one action.
    .why = Not yet: nothing of hers is loaded, so the broadside can wait for an inch to port that places you better. { $best } %; fired at once, { $usual } %.
