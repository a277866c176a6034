problem = An easy prize, or a rich one?
    .moment = Turn 1, second phase, you lie in Santiago de Cuba with dice 3 and 5. Die 3 leads to the Little Anne, 1/1, or to the Speedwell Trader, 3/2. Your ship is 1/1, and all four captain cards are in hand.
    .why = The Little Anne: your smallest card takes her, while the Speedwell Trader asks for the 3/3, and a card that is spent is missing against the navy. { $best } %, against { $usual } %.
