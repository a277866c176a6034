problem = Impigliati con la Shannon: e adesso?
    .moment = Turno 7, fase 4. La tua Chesapeake e la Shannon hanno le manovre impigliate. A sinistra hai palla; i cannoni di dritta, che la battono, sono scarichi; a lei restano quattro caselle d’equipaggio su otto.
    .why = Mitraglia a dritta: a questa distanza colpisce un equipaggio già dimezzato, che non può scappare. { $best } %, contro { $usual } % per chi si districa.
