problem = An AMC against the Nürnberg, by night?
    .moment = Round 2, nobody has scored. The Nürnberg comes by night for your Pontoporos, 5 points, and a card still lies on the Möwe. You hold an AMC and Break Contact.
    .why = Five points are not worth it: by night both fire with -1, the cruiser defends with 10 and 4, and a sunk AMC scores for Bruno. { $best } % if you let her come, { $usual } % with the AMC.
