problem = Un altro Battle Plan, o si attacca?
    .moment = Round 2, Bruno ha affondato 11 punti, tu 2. La Enterprise dà la caccia al Trafalgar, un Battle Plan toglie già 1 ai tiri di Bruno, e tu ne hai un secondo.
    .why = Prima gioca il secondo: può aggiungere 1 ai tuoi tiri, e vale per tutti gli attacchi che seguono. { $best } %, contro { $usual } % per un attacco subito.
