problem = Il galeone di Bruno ha perso gli alberi: e adesso?
    .moment = Terzo round di una battaglia al largo di San Juan. La tua fregata è quasi intatta e tira tre dadi di navigazione, il galeone di Bruno uno, ma ha scafo 5 ed equipaggio 4 contro 3. Lui ha 5 gloria, tu 3.
    .why = Continua a sparare: con tre dadi a uno vinci quasi tutti gli scambi, e il suo equipaggio più grande conta solo se abbordi. { $best } %, contro { $usual } % fuggendo.
