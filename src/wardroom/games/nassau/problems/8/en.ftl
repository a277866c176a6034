problem = Nine goods in the hold: spend them?
    .moment = Turn 4 in Nassau. You hold 3 powder, 3 goods, 3 rum, 2 eights and a hostage, with notoriety 33 to Bruno’s 42 and Carla’s 22. No cards of the navy’s first phase are left, and nobody has buried anything.
    .why = Buy nothing: when treasure is buried any three resources become an eight, so five eights go into the chest and rank at the end. { $best } %, against { $usual } % for the navigator.
