problem = A torpedo, or mines?
    .moment = Round 3, you lead 23 to 19 and have turned up Submarine UC. Bruno has three merchants with low defences, one of them damaged.
    .why = Mines roll against all three merchants, a torpedo at one, and whoever survives makes no Passage either way. { $best } % with mines, { $usual } % with the torpedo.
