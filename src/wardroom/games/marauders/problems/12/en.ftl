problem = Nine glory, three sugar aboard: where does the tenth come from?
    .moment = Bruno has nine glory too, in a frigate off Santo Domingo. You lie off Petit-Goâve, where sugar is in demand, with a flute and three loads of it. A merchant sails here as well.
    .why = Three goods that are in demand are a glory point, and nobody can sink it: into port, and sell. The merchant has to be found first, and may flee. { $best } % against { $usual } %.
