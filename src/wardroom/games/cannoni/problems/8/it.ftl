problem = Quanto navighi?
    .moment = Turno 5, fase 2. La bordata di dritta della Chesapeake è carica e ti guarda. La tua Shannon se ne allontana, e adesso deve navigare.
    .why = Tre pollici o più, dritto: ogni pollice allunga la distanza prima che parlino i suoi cannoni. Rallentare accostando ti lascia lì sotto. { $best } %, contro { $usual } %.
