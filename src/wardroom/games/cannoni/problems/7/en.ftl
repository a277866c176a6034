problem = Helm, or guns?
    .moment = Turn 3, phase 2. The Chesapeake runs on to the east, on your starboard bow. Your port guns have double ball, your starboard guns nothing.
    .why = Guns: she lies to starboard, where you have nothing to fire; grape there is ready when she comes into the arc. Turning to port only opens the range. { $best } %, against { $usual } %.
