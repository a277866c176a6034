problem = A skull, and you choose: where does the ball strike?
    .moment = Bruno’s frigate shoots at your galleon off San Juan. You hold 4 rum and 1 spices, 41 gold and 5 glory; masts are at 1 of 4, everything else is nearly whole.
    .why = The masts: without them you still float, fight and carry. Every other area sinks you sooner, weakens you or spills goods. { $best } %, against { $usual } % for the cargo.
