problem = 1, 2 o 3?
    .moment = Turno 3. Le due fregate corrono col vento in poppa, la Shannon poco avanti a sinistra. Ti restano i gettoni 1, 2 e 3, a lei 1, 2 e 4. A sinistra hai doppia palla.
    .why = Il 2: basta per sparare in questo turno, e il 3 resta per uno dei due che seguono. { $best } %, contro { $usual } % con il 3.
