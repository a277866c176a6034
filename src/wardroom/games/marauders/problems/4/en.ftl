problem = A Spanish merchant, and a full hold: raid her?
    .moment = Round 4, two actions left. Your flute lies off Bridgetown with 3 food and 1 tobacco, all that she carries, and Bridgetown wants food.
    .why = Let her go. In port three food at the high price bring gold and a point of glory; a raid brings a bounty and goods that you have no room for. { $best } %, against { $usual } %.
