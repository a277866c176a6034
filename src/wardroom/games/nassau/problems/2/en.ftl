problem = One powder, two rum: for whom?
    .moment = Turn 4 in Nassau, last to buy. You hold 1 powder, 2 goods, 2 rum and 3 eights. A pilot, a master gunner, the ship’s cat with her 5 points and a few masts are for sale, and the end may be near.
    .why = The pilot: he costs just what you hold, lets you roll a die again in every voyage that is left, and the three eights stay to be buried. { $best } %, against { $usual } % for changing eights; the cat’s points alone do not do it.
