problem = All five tokens again: which one?
    .moment = Turn 6. The Shannon lies in irons, close on your port side, and her port guns are empty. You have grape to port, nothing to starboard, and a new series of tokens.
    .why = The 4. The 5 would go for a turn in which she can hardly move, and it comes only once in five turns. { $best } %, against { $usual } % with the 5.
