problem = Nove risorse nella stiva: le spendi?
    .moment = Turno 4 a Nassau. Hai 3 polvere, 3 merci, 3 rum, 2 pezzi da otto e un ostaggio, con notorietà 33 contro 42 di Bruno e 22 di Carla. La prima fase della marina è esaurita, e nessuno ha ancora sepolto niente.
    .why = Non comprare niente: quando si seppellisce, tre risorse qualsiasi diventano un pezzo da otto, così cinque pezzi vanno nel forziere e contano alla fine. { $best } %, contro { $usual } % per il navigatore.
