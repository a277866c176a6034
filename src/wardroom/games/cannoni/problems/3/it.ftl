problem = Al bordo del tavolo: resti a combattere o te ne vai?
    .moment = Turno 8. La tua Shannon tocca il bordo; siete 24 punti a 10 per te. La Chesapeake è sottobordo con doppia palla a sinistra, e i tuoi cannoni sono scarichi.
    .why = Vai. Fuori dal tavolo nessuno ti spara, e puoi tornare; restare chiede una prova e ti lascia con i cannoni scarichi davanti a quelli carichi. { $best } %, contro { $usual } %.
