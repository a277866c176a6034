problem = Una polvere e due rum: per chi?
    .moment = Turno 4 a Nassau, compri per ultimo. Hai 1 polvere, 2 merci, 2 rum e 3 pezzi da otto. In vendita ci sono un pilota, un capo artiglieria, il gatto della nave con i suoi 5 punti e qualche alberatura, e la fine può essere vicina.
    .why = Il pilota: costa proprio quello che hai, fa ritirare un dado in ogni viaggio che resta, e i tre pezzi da otto restano da seppellire. { $best } %, contro { $usual } % cambiando pezzi; i punti del gatto da soli non bastano.
