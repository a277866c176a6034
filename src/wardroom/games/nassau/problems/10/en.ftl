problem = Dice 3, 3 and 2: in which order?
    .moment = Turn 5, perhaps the last. You sail second with notoriety 33 to Bruno’s 42, a hostage aboard and 3/2 against merchants. Die 2 leads to the Dorothea, 3/1, die 3 to the Sea Thistle, 2/1.
    .why = The 2 first: your weakest card takes the Dorothea, then the threes reach Santiago, where the hostage is ransomed, and the San Lorenzo. { $best } %; whoever lets the cook fetch rum first wins { $usual } %.
