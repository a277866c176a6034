problem = Il tuo posto è occupato: su o giù?
    .moment = Turno 1, notorietà. Arriveresti a 6, dove c’è già Carla; Bruno è a 4. Il tuo segnalino va a 5 o a 7.
    .why = Giù: a 5 salpi prima di Carla in tutte e tre le fasi del prossimo turno, perché comincia chi è più in basso, e vale più di due punti di fama adesso. { $best } %, contro { $usual } %.
