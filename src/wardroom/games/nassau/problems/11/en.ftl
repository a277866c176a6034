problem = Dice 1, 4 and 6: which of them first?
    .moment = The first phase of the match; you go first, Jona and Ewan wait behind you in Nassau. The Amity on 4 and the Good Hope on 6 have 1/1, which your sloop can take; the other merchants nearby are stronger, and Havana lies on 1.
    .why = A weak merchant is there for whoever comes first, and Havana does not sail away. Take the Amity or the Good Hope at once, before Jona and Ewan do; the 1 still leads on from there. { $best } % against { $usual } %.
