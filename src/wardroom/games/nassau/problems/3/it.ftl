problem = La marina prende tre pezzi: quali dai?
    .moment = Turno 2. Hai 3 polvere, 2 rum e un pezzo da otto, e poi c’è Nassau. Al mercato: cannoni e alberature in abbondanza, e il tuo scafo è spoglio.
    .why = Il rum: un pezzo da otto si cambia in due di quel che vuoi, e con la polvere arma lo scafo, che costa 2 polvere e 1 merci. { $best } % se cominci dai due barili di rum, { $usual } % dalla polvere.
