problem = 1, 2 or 3?
    .moment = Turn 3. Both frigates run before the wind, the Shannon close ahead to port. You have tokens 1, 2 and 3 left, she 1, 2 and 4. Your port guns have double ball.
    .why = The 2: enough to fire this turn, and the 3 is kept for one of the two that follow. { $best } %, against { $usual } % with the 3.
