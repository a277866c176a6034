problem = Un mercantile spagnolo e la stiva piena: lo saccheggi?
    .moment = Round 4, ti restano due azioni. La tua fluyt è al largo di Bridgetown con 3 cibo e 1 tabacco, tutto quello che porta, e Bridgetown chiede cibo.
    .why = Lascialo andare. In porto tre cibo al prezzo alto danno oro e un punto di gloria; un saccheggio porta una taglia e merci per cui non hai posto. { $best } %, contro { $usual } %.
