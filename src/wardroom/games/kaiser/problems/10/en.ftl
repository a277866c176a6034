problem = Who sails with this card?
    .moment = Round 3 begins, and you are first. You commit Boarding Party, whose Intercept half has 10 and 6. Of Bruno’s ships only the Nürnberg can be seen.
    .why = The Königsberg: a German ship rolls its own dice, 10, 8 and 4 here, whatever the card. British forces would have 10 and 6 and a single target. { $best } % against { $usual } %.
