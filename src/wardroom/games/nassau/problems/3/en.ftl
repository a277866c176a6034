problem = The navy takes three pieces: which do you give?
    .moment = Turn 2. You hold 3 powder, 2 rum and a piece of eight, and Nassau is next. On the market: cannons and masts in plenty, your hull is bare.
    .why = The rum: an eight changes into two of anything, and with powder it arms the hull, which costs 2 powder and 1 goods. { $best } % if you begin with both casks, { $usual } % with powder.
