problem = Stiva piena a Nassau: che cosa compri per prima cosa?
    .moment = Turno 3, compri per secondo. Hai 2 polvere, 4 merci, 4 rum e 2 pezzi da otto; la tua nave è 2/2 contro i mercantili e 1/2 contro la marina. Al mercato resta una batteria di cannoni.
    .why = I cannoni: sono gli ultimi, Carla compra dopo di te, e quasi tutti i mercantili in gioco hanno 4 o 5 cannoni. { $best } %, contro { $usual } % per il nocchiere, che puoi comprare dopo.
