problem = Quattro spezie e una missione olandese: che cosa prima?
    .moment = Round 11, tre azioni, il tuo galeone al largo di San Juan con posto per un’altra carta. La missione chiede di saccheggiare un mercantile sotto bandiera olandese. Bruno conduce 4 a 3 ed è a Basse-Terre.
    .why = Cerca il mercantile che è qui: non costa viaggio, e se la bandiera è quella giusta anche la missione è compiuta. { $best } %, contro { $usual } % salpando per Santo Domingo.
