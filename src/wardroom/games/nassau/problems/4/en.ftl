problem = Your place is taken: up or down?
    .moment = Turn 1, notoriety. You would come to 6, where Carla already is; Bruno is on 4. Your marker goes to 5 or to 7.
    .why = Down: on 5 you sail before Carla in all three phases of the next turn, since the lowest begins, and that is worth more than two points of fame now. { $best } %, against { $usual } %.
