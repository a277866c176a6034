problem = Three bombers for the carrier, one for the Titan: which first?
    .moment = Round 4, you have sunk 22 of 25 points. The Kuznetsov has 2 of 8 hull left and three bombers over her; a fourth is over the Titan, who also takes a shot meant for the carrier.
    .why = The one over the Titan. Three on the carrier can hardly all be stopped, but the Titan has to stand to take the shot as well. { $best } %, against { $usual } %.
