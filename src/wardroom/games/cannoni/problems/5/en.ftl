problem = Entangled with the Shannon: what now?
    .moment = Turn 7, phase 4. Your Chesapeake and the Shannon are foul of each other. Your port guns have ball, your starboard guns, which bear on her, are empty; she has four of eight crew boxes left.
    .why = Grape to starboard: at this range it strikes down a crew that is already halved, and she cannot run from it. { $best } %, against { $usual } % for cutting yourself free.
