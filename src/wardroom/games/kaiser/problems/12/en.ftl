problem = Three unhurt merchants, and the Meteor: mines, or guns?
    .moment = Round 1, nothing scored, 12 cards left. Carla's Georgic, Invercoe and Diplomat are all unhurt. You commit Lay Mines: the Meteor can lay them, the Emden can intercept with the other half.
    .why = Mines attack each of her merchants separately, in the order you like; an intercept goes for one. Laid from the Meteor they win { $best } %, an intercept by the Emden { $usual } %.
