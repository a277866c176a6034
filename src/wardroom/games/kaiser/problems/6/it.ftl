problem = Impegni l’AMC?
    .moment = Round 3, Bruno conduce 25 a 21. L’AMC è la tua unica carta; i due corsari di Bruno sono nascosti, e tre tuoi mercantili sono esposti.
    .why = Tienila. Le forze inglesi non trovano bersagli tra corsari nascosti, mentre in mano l’AMC affronta chi viene per i tuoi mercantili. { $best } % tenendola, { $usual } % impegnandola.
