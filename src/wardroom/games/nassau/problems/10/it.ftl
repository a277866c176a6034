problem = Dadi 3, 3 e 2: in quale ordine?
    .moment = Turno 5, forse l’ultimo. Salpi per secondo con notorietà 33 contro 42 di Bruno, un ostaggio a bordo e 3/2 contro i mercantili. Il 2 porta alla Dorothea, 3/1, il 3 alla Sea Thistle, 2/1.
    .why = Prima il 2: la carta più debole prende la Dorothea, poi i 3 arrivano a Santiago, dove si riscatta l’ostaggio, e alla San Lorenzo. { $best } %; chi prima fa portare il rum al cuoco vince { $usual } %.
