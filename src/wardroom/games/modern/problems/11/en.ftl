problem = Nine attacks: where is a card worth most?
    .moment = Round 1. Bombers are over the Kuznetsov and the Neustrashimy, missiles and aircraft over the Titan, B-248 is hunted twice, and a torpedo runs at K-503, who is Active and evades only on 6.
    .why = At the torpedo: a submarine has no damage, any torpedo that is not stopped sinks her. The carrier’s hull of 8 can bear something. { $best } %, against { $usual } % if you begin with a bomber.
