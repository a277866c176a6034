problem = Chi salpa con questa carta?
    .moment = Comincia il Round 3, e sei di mano. Impegni Boarding Party, la cui metà Intercetto ha 10 e 6. Delle navi di Bruno si vede soltanto la Nürnberg.
    .why = La Königsberg: una nave tedesca tira i suoi dadi, qui 10, 8 e 4, qualunque sia la carta. Le forze britanniche avrebbero 10 e 6 e un solo bersaglio. { $best } % contro { $usual } %.
