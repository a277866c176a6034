problem = Due pezzi da otto nella stiva: li seppellisci?
    .moment = Turno 2, prima del prossimo viaggio. Hai 1 merci e 2 pezzi da otto, e hai comprato quello che volevi. Nessuno ha ancora niente nel forziere.
    .why = Tutti e due: ciò che è sepolto conta nella classifica finale e nessuna marina lo dimezza, mentre nella stiva occupa solo posto. { $best } %, contro { $usual } %.
