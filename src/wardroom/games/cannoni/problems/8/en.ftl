problem = How far do you sail?
    .moment = Turn 5, phase 2. The Chesapeake’s starboard broadside is loaded and looks at you. Your Shannon sails away from it, and she has to sail now.
    .why = Three inches or more straight on: every inch opens the range before her guns speak. Slowing down in a turn keeps you under them. { $best } %, against { $usual } %.
