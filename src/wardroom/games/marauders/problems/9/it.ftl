problem = Quattro taglie spagnole al largo dell’Avana: resti?
    .moment = Round 14, tre azioni. Conduci con 6 punti a 3, e Bruno aspetta un nuovo capitano. Il vascello del capitano Olmedo è al largo di Port Royal, e la sua prossima rotta è L’Avana.
    .why = Vai, e a nord: nelle acque di Nassau in questo round il vascello non ti trova. Un mercantile non vale l’incontro. { $best } %, contro { $usual } % cercando qui.
