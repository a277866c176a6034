problem = Quale marina contro quella sovietica?
    .moment = Preparazione: Bruno comincia e comanda l’URSS, con grandi portaerei e tanti cannoni. A te restano otto marine.
    .why = Non gli USA: in queste prove le grandi portaerei costano più di quanto vincono. Meglio i cacciatorpediniere e i sottomarini del Giappone; Norvegia, Taiwan e Regno Unito valgono altrettanto: { $best } %, contro { $usual } %.
