problem = The Emden is damaged and out of coal: what is Island Refuge for?
    .moment = Round 1, nothing scored, 8 cards left. You commit Island Refuge. The Emden is damaged and in Low Supply; the Leopard and the Möwe are sound. Each of the three could intercept with it.
    .why = In the refuge the Emden is repaired and supplied, and 18 points are out of reach meanwhile. That wins { $best } %; sent out to intercept as she is, { $usual } %.
