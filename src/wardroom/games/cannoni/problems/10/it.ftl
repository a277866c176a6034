problem = Di nuovo tutti e cinque i gettoni: quale?
    .moment = Turno 6. La Shannon è ferma controvento, vicino al tuo fianco sinistro, e a sinistra è scarica. Hai mitraglia a sinistra, niente a dritta, e una nuova serie di gettoni.
    .why = Il 4. Il 5 se ne andrebbe in un turno in cui lei quasi non si muove, e torna una volta sola in cinque turni. { $best } %, contro { $usual } % con il 5.
