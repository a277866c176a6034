problem = Dice 4, 3 and 6: where to first?
    .moment = Turn 1, you sail last from Nassau. Die 4 leads to the Lady Alice, 2/3 with a hostage; die 6 to the Little Anne, 1/1; die 3 to an empty route. Your ship is 1/1.
    .why = To the Lady Alice while she is there: your 3/3 makes 4/4 and takes powder, rum and a hostage, and nobody can come before you. { $best } %, against { $usual } % for the Little Anne.
