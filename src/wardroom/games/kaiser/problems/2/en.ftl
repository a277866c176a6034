problem = What is Scuttle best used for?
    .moment = Round 3, Bruno has 9 points, you none. Your Leipzig, 16 points, is damaged, and Bruno still holds two cards. You are laying Scuttle face down.
    .why = For its action: the damaged Leipzig leaves before anybody can score her 16 points. { $best } % against { $usual } % as a British intercept; a damaged ship defends with -2.
