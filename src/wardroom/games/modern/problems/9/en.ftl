problem = Hermes or Somerset?
    .moment = Round 1. A torpedo and two air attacks come for Hermes, hull 6; a torpedo and a gun with 2 hits for Somerset, hull 3. Your cards will not stop everything.
    .why = Somerset: two cards may save her, while Hermes has three attacks to survive. { $best } % for either attack on Somerset, { $usual } % if you begin with Hermes.
