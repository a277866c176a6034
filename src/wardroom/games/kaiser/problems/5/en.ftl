problem = Your last card: spend it or keep it?
    .moment = Round 3, you lead 47 to 44 with eight cards in the deck. Your Möwe, 18 points, is recognised, and Reflag is all you hold.
    .why = Spend it: committed for its action it hides the Möwe, who would stay recognised from turn to turn. { $best } %; with the card kept, { $usual } %.
