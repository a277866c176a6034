problem = Quattro pezzi da otto: continui a comprare?
    .moment = Turno 4 a Nassau, conduci con notorietà 51. Hai 1 polvere e 4 pezzi da otto, e hai comprato un carpentiere. Anche Bruno e Carla hanno pezzi da otto nella stiva, e la prima fase della marina è esaurita.
    .why = Fermati e seppelliscili. La partita può finire presto, i pezzi sepolti contano alla fine, e cambiati comprano al massimo una tessera in più. { $best } %, contro { $usual } % cambiando.
