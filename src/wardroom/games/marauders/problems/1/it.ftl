problem = Un teschio, e scegli tu: dove colpisce la palla?
    .moment = La fregata di Bruno spara al tuo galeone al largo di San Juan. Hai a bordo 4 rum, 1 spezie, 41 monete e 5 gloria; gli alberi sono a 1 su 4, il resto è quasi intatto.
    .why = Agli alberi: senza, la nave galleggia, combatte e porta ancora. Ogni altra zona ti affonda prima, ti indebolisce o butta via merci. { $best } %, contro { $usual } % per la stiva.
