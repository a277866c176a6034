problem = Timone o cannoni?
    .moment = Turno 3, fase 2. La Chesapeake prosegue verso est, al tuo mascone di dritta. A sinistra hai doppia palla, a dritta niente.
    .why = Cannoni: lei sta a dritta, dove non hai niente da sparare; lì la mitraglia è pronta quando entra nel settore. Accostare a sinistra allunga solo la distanza. { $best } %, contro { $usual } %.
