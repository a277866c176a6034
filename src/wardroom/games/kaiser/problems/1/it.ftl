problem = Come sottrai la Königsberg a Bruno?
    .moment = Round 1, conduci 48 a 35. Forze inglesi con 10 e 8 intercettano la tua Königsberg danneggiata, e in mano hai soltanto Tirare la Leva.
    .why = Tirare la Leva chiude l’intercettazione: la Königsberg va in fondo al suo mazzo e nessuno ne segna i 18 punti. Così si vince nel { $best } % delle partite; fidandosi della sua difesa indebolita { $usual } %.
