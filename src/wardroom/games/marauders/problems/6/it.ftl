problem = Ti resta un successo: come lo spendi?
    .moment = Saccheggi un mercantile olandese al largo di Curaçao con uno sloop di manovra 4. Ci sono quattro carte, 14 monete e una fuga.
    .why = Per niente: una fuga non basta a seminare uno sloop, e ogni carta che se ne va porta via oro. { $best } %, contro { $usual } % buttando le spezie; scambiare i tessuti vale altrettanto.
