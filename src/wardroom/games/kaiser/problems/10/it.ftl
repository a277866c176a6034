problem = Chi salpa con questa carta?
    .moment = Comincia il Round 3, e sei di mano. Impegni Gruppo di Abbordaggio, la cui metà Intercettazione ha 10 e 6. Delle navi di Bruno si vede soltanto la Nürnberg.
    .why = La Königsberg: una nave tedesca tira i suoi dadi, qui 10, 8 e 4, qualunque sia la carta. Le forze inglesi avrebbero 10 e 6 e un solo bersaglio. { $best } % contro { $usual } %.
