problem = Dadi 4, 3 e 6: dove per primo?
    .moment = Turno 1, salpi per ultimo da Nassau. Il 4 porta alla Lady Alice, 2/3 con un ostaggio; il 6 alla Little Anne, 1/1; il 3 a una rotta vuota. La tua nave è 1/1.
    .why = Dalla Lady Alice finché c’è: il 3/3 fa 4/4 e prende polvere, rum e un ostaggio, e nessuno può precederti. { $best } %, contro { $usual } % per la Little Anne.
