problem = Chi presta il simbolo al missile?
    .moment = Round 2. Lanci Missile Combat da 3 colpi; possono sostenerlo la Smerch in fila 2 o la Neustrashimy in fila 1. Hai anche tre carte di cannoni piccoli con gittata 1.
    .why = La Smerch: chi presta un simbolo ha speso la sua azione, e dalla fila 1 il cannone piccolo della Neustrashimy arriva ancora. { $best } %, contro { $usual } %.
