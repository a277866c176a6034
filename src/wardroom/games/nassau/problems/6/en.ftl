problem = A full hold in Nassau: what do you buy first?
    .moment = Turn 3, second to buy. You hold 2 powder, 4 goods, 4 rum and 2 eights; your ship is 2/2 against merchants and 1/2 against the navy. One set of cannons is left on the market.
    .why = The cannons: they are the last ones, Carla buys after you, and nearly every merchant on the board has 4 or 5 guns. { $best } %, against { $usual } % for the coxswain, whom you can still buy later.
