problem = Il tuo equipaggio è decimato e i tuoi grappini tengono la Chesapeake: che fai?
    .moment = Turno 3, fase 1. Hai appena perso l’ultima delle otto caselle di equipaggio; alla Chesapeake ne restano quattro, e i cannoni che ti hanno ridotto così sono scarichi.
    .why = Finché la tieni, ti abborda una nave che nessuno difende. Lasciala andare, e c’è una possibilità di cavarsela: { $best } % contro { $usual } %.
