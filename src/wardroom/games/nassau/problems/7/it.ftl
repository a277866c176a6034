problem = 6, 1 e 4: con quale dado esci da Nassau?
    .moment = Turno 4, prima fase, salpi per secondo; Carla ha appena saccheggiato L’Avana. Il 6 porta alla San Ildefonso, 3/4, il 4 alla Royal Consort, 4/5; qualunque dado porta al transito 1. La tua nave è 2/2.
    .why = Con il 4, al transito 1: lì prendi il vento, e restano l’1 e il 6 per la regione II, dove l’1 basta per la San Lorenzo. { $best } %, contro { $usual } % se spendi il 6 per la San Ildefonso.
