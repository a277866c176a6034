problem = Una preda facile o una ricca?
    .moment = Turno 1, seconda fase, sei a Santiago de Cuba con i dadi 3 e 5. Il 3 porta alla Little Anne, 1/1, o alla Speedwell Trader, 3/2. La tua nave è 1/1, e hai in mano tutte e quattro le carte capitano.
    .why = La Little Anne: basta la carta più piccola, mentre la Speedwell Trader vuole il 3/3, e una carta spesa manca contro la marina. { $best } %, contro { $usual } %.
