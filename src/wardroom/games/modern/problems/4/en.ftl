problem = Who lends the missile a symbol?
    .moment = Round 2. You fire Missile Combat with 3 hits; the Smerch in row 2 or the Neustrashimy in row 1 can support it. You also hold three small gun cards of range 1.
    .why = The Smerch: whoever lends a symbol has spent its action, and from row 1 the Neustrashimy’s small gun still reaches. { $best } %, against { $usual } %.
