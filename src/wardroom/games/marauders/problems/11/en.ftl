problem = Your first chance of a raid: do you take it?
    .moment = Round 3, no action left. Your flute with one cannon and one crew has a full hold, 2 spices and 2 tobacco, and no bounty. Off Cartagena you have found a Spanish merchant.
    .why = Let her go: there is no room for her goods, and a Spanish bounty closes the ports of the whole coast to a trader. { $best } %, against { $usual } %.
