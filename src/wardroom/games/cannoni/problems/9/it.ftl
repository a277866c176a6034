problem = Fai fuoco subito?
    .moment = Turno 8, fase 2. La Shannon è sottobordo a sinistra, scarica da tutti e due i fianchi. A sinistra hai doppia palla, e in questa fase hai una sola azione.
    .why = Non ancora: lei non ha niente di carico, e la bordata può aspettare un pollice a sinistra che ti mette meglio. { $best } %; sparando subito, { $usual } %.
