problem = Two eights in the hold: bury them?
    .moment = Turn 2, before the next voyage. You hold 1 goods and 2 pieces of eight and have bought all you want. Nobody has anything in the chest yet.
    .why = Both: what is buried counts in the final ranking and no navy can halve it, while in the hold it only takes room. { $best } %, against { $usual } %.
