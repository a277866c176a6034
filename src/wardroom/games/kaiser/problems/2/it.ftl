problem = A che serve meglio Autoaffondamento?
    .moment = Round 3, Bruno ha 9 punti, tu nessuno. La tua Leipzig, 16 punti, è danneggiata, e Bruno ha ancora due carte. Stai mettendo giù Autoaffondamento coperta.
    .why = Per la sua azione: la Leipzig danneggiata se ne va prima che qualcuno ne segni i 16 punti. { $best } % contro { $usual } % come intercettazione inglese; una nave danneggiata difende con -2.
