problem = Nove attacchi: dove vale di più una carta?
    .moment = Round 1. Bombardieri su Kuznetsov e Neustrashimy, missili e aerei sulla Titan, il B-248 braccato due volte, e un siluro contro il K-503, che è Attivo ed evita solo con 6.
    .why = Contro il siluro: un sottomarino non ha danni, qualunque siluro non fermato lo affonda. Lo scafo 8 della portaerei qualcosa sopporta. { $best } %, contro { $usual } % se cominci da un bombardiere.
