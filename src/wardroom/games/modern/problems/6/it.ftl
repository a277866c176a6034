problem = Con che cosa paghi i rinforzi?
    .moment = Round 3, Bruno conduce 11 a 5. Chiami una nave e paghi con le carte; Near Miss, Battle Plan e un cannone grande valgono 2, le altre 1. Nessuna tua nave ha cannoni grandi.
    .why = Secondo queste prove con Near Miss: vale 2, e una nave più grande arriva subito. La carta del cannone sembra inutile, ma ferma cannoni di ogni calibro con 2+. { $best } %, contro { $usual } % con il cannone.
