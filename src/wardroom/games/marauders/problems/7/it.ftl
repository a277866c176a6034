problem = 30 monete a bordo, e Bruno lì accanto: dove vai?
    .moment = Round 17, tre azioni. Tu e il galeone di Bruno siete al largo di Santo Domingo, cinque gloria a testa. La tua casa è San Juan, qui vicino; la fregata ha un graffio, e hai tre taglie spagnole.
    .why = A casa, a San Juan: il porto di casa resta aperto quali che siano le taglie, l’oro va nel forziere, e Bruno resta indietro. { $best } %, contro { $usual } % per il mercantile che è qui.
