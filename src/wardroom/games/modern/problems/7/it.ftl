problem = Cinque attacchi: quale fermi per primo?
    .moment = Round 1. Un siluro va all’Admiral Isakov, tre missili da 7 colpi alla Titan, missili alla Smerch, aerei alla Kuznetsov, e il K-503 è braccato.
    .why = I tre missili: 7 colpi senza tirare affondano la Titan, che ha scafo 6, e con lei il tuo Comando. { $best } %, contro { $usual } % se cominci dagli aerei.
