problem = Four eights left: go on buying?
    .moment = Turn 4 in Nassau, you lead with notoriety 51. You hold 1 powder and 4 eights and have bought a carpenter. Bruno and Carla have eights in the hold as well, and no cards of the navy’s first phase are left.
    .why = Stop and bury them. The game may end soon, buried eights rank at its end, and changed into goods they buy one tile more at best. { $best } %, against { $usual } % for changing.
