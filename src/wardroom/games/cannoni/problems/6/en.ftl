problem = Nothing bears: how do you use the phase?
    .moment = Turn 2, phase 2. The Shannon has just turned across your bow, to port. Both your sides have ball, and you have already sailed.
    .why = A second ball to port, the side where she is: it is the one action that leaves you stronger. { $best } %; firing the other side off, like everything else, { $usual } %.
