problem = Five attacks: which do you stop first?
    .moment = Round 1. A torpedo comes for the Admiral Isakov, three missiles with 7 hits for the Titan, missiles for the Smerch, aircraft for the Kuznetsov, and K-503 is hunted.
    .why = The three missiles: 7 hits without a roll sink the Titan with her hull of 6, and with her goes your Command. { $best } %, against { $usual } % if you begin with the aircraft.
