problem = La Ula è Passiva e la K-316 è emersa: le dai subito la caccia?
    .moment = Round 1 di Raider Force-710, tocca a te, conduci 3 punti a 0. In mano hai un siluro da 4 colpi e gli aerei antisommergibile del Supporto aereo; la K-316 di Olga è Attiva.
    .why = Il primo attacco chiude la preparazione: se voli adesso, la Ula resta Passiva e il siluro non serve a nulla. Prima rinforza, riordina o rendila Attiva, nell’ordine che vuoi: { $best } % contro { $usual } %.
