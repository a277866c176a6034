# I Pirati di Nassau: una frase su ogni tipo di domanda, nella prima partita.

first-where-to = Un dado si spende sullo spazio che raggiunge. Guarda prima dove c'è un mercantile che una tua carta capitano batte.
first-what-to-do = Catturare, contrabbandare in un porto o prendere il vento: una cosa a ogni sosta. Di solito conviene il mercantile che puoi battere.
first-to-capture = La tua nave e la carta insieme devono superare entrambi i valori; pari non basta. Spendi la carta più debole che vince.
first-what-to-load = Quello che prendi qui stasera paga le tessere a Nassau. Prendi il tipo che ti manca di più.
first-which-navy-card = Sceglie prima il meno famigerato. Prendi la carta più debole, o il mare aperto.
first-to-elude = Se batti entrambi i valori non perdi nulla; se ne batti uno, perdi metà del carico o metà della notorietà. Per questo tieni una carta forte.
first-which-half = Quella che ti serve meno: il carico compra tessere stasera, la notorietà conta alla fine e ti fa scegliere più tardi contro la marina.
first-what-to-buy = Una cosa alla volta, comincia il più famigerato. All'inizio vele e cannoni aiutano ogni turno; i punti vengono dopo.
first-what-to-bury = Il tesoro sepolto è al sicuro e conta alla fine, ma non si spende più.
first-what-to-reckon = Più notorietà vale punti, ma chi ne ha di più sceglie per ultimo contro la marina.
