problem = Prendi la fregata vinta?
    .moment = Round 14. Hai abbordato il capitano Olmedo. Al tuo galeone resta uno spazio di stiva su cinque, e alberi, equipaggio e cannoni hanno sofferto; scafo e alberi della fregata sono intatti.
    .why = Prendila. Un galeone con la stiva per una carta non guadagna nulla, e la fregata è più agile; restano indietro solo i cannoni lunghi. { $best } %, contro { $usual } %.
