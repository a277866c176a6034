problem = The Ula lies Passive and the K-316 is up: hunt her at once?
    .moment = Round 1 of Raider Force-710, your turn, 3 points to 0 for you. You hold a 4-hit torpedo and the submarine hunters of Air Support; Olga's K-316 is Active.
    .why = The first attack closes the preparation: fly now, and the Ula stays Passive, so that your torpedo is for nothing. Reinforce, rearrange or turn her Active first, in any order: { $best } % against { $usual } %.
