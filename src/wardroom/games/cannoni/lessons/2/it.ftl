# Cannoni in batteria!, lezione 2.

lesson = Infilata e abbordaggio
    .end = Infilata, agganciata e presa: la Chesapeake è tua, e il duello è vinto.
    .why = A cannonate una nave si consuma piano. Chi le passa di poppa con l'equipaggio migliore può chiudere in due turni.

step-rake = La <1 Chesapeake> spara solo dai fianchi: chi le passa di poppa la prende d'infilata, senza risposta.
    .name = Dove non può rispondere
    .why = L'infilata vuole al massimo sei pollici, tutta la sua basetta nel tuo settore di tiro e niente di te nei suoi.

step-cross = Porta la <1 Shannon> avanti di tre pollici: proprio di poppa alla <2 Chesapeake>, a quattro pollici.
    .name = Passarle di poppa
    .why = Il tuo gettone è un 4. Il suo non è ancora stato chiamato: in questa fase agisci solo tu.
    .learned = Passare di poppa e sparare d'infilata
    .two = anche con due pollici è un'infilata, ma a 4,1 pollici: i cannoni perdono 2, e i grappini non arrivano.
    .one = dopo un pollice non è tutta nel tuo settore: niente infilata.
    .as-good = anche con quella curva la prendi d'infilata. Ma vai dritto: è la rotta più facile da giudicare.
    .turn = con quella curva non c'è un'infilata a portata di grappini. Andando dritto ce l'hai in pieno nel settore.
    .more = di curve ce ne sono altre, ma la rotta migliore è quella dritta: tre pollici.

step-fire = Scarica i cannoni di sinistra nella poppa della <1 Chesapeake>: 5 per la distanza, 4 per l'infilata.
    .name = D'infilata da poppa
    .why = Fino a quattro pollici si può mirare solo allo scafo. Non è una prima bordata: questa fiancata ha già sparato.
    .grapple = i grappini vengono dopo. Prima i cannoni, finché lei sta così.
    .sail = meglio di così non sarai mai. Fuoco.
    .sails = non è il momento delle vele. Fuoco.
    .anchor = vogliamo andare dove va lei. Fuoco.
    .pass = è davanti a cannoni carichi. Fuoco.

step-bow = 13 contro 5: due caselle. Da poppa l'infilata dà 4; e quanto dà da prua?
    .name = D'infilata da prua
    .why = Sei esattamente sulla sua chiglia, quindi la fiancata l'ha scelta il suo capitano: sinistra.
    .learned = Quanto aggiunge un'infilata, da prua e da poppa
    .two = 2
    .two-reply = Un po' di più. Anche una palla che entra da prua corre lungo tutto il ponte.
    .three = 3
    .three-reply = Giusto: 3 da prua. Una prua è robusta; una poppa è tutta finestre, e vale 4.
    .four = 4
    .four-reply = Questa è la poppa, che è tutta finestre. Una prua è più robusta.

step-grapple = Quattro pollici bastano: lancia i grappini sulla <1 Chesapeake>. Il tuo equipaggio ha 8, serve almeno un 3.
    .name = Lanciare i grappini
    .why = È un test: il dado e la Manovra del tuo equipaggio devono superare 10.
    .learned = Lanciare i grappini e fare un test di manovra
    .load = potresti ricaricare per un'altra infilata, ma in questo turno lei deve ancora muovere. Fermala adesso.
    .sail = adesso sei abbastanza vicino, e più tardi potrebbe non esserci più.
    .sails = prima agganciala.
    .anchor = aggancia lei, non il fondo.
    .pass = in questo turno lei deve ancora muovere. Fermala adesso.

step-again = Un 2: con 8 fa 10, e 10 non supera 10. Rilancia i grappini sulla <1 Chesapeake>.
    .name = Ancora una volta
    .why = Ti resta un'azione, e il secondo tentativo non è più difficile del primo. Otto lanci su dieci tengono.
    .load = i cannoni carichi fanno comodo, ma adesso tocca anche a lei, e se ne andrebbe. Riprova.
    .sail = adesso sei abbastanza vicino, e più tardi potrebbe non esserci più.
    .sails = prima agganciala.
    .anchor = aggancia lei, non il fondo.
    .pass = l'ultima azione è lì per essere usata. Riprova.

step-cut = La <1 Chesapeake> è sottobordo. Ha tentato di liberarsi: 3 e il suo 6 fanno soltanto 9.
    .name = Recidere i grappini
    .why = Due navi agganciate non manovrano: vanno alla deriva insieme. I grappini su una nemica portano all'abbordaggio a fine turno.

step-party = Forma la squadra d'abbordaggio: due sezioni, tutte e otto le caselle di equipaggio.
    .name = La squadra d'abbordaggio
    .why = Quattro caselle sono una sezione. Sul ponte chi ha più sezioni aggiunge la differenza.
    .learned = Formare una squadra d'abbordaggio
    .one = gli altri resterebbero ai cannoni. Ma sul ponte conta il numero, e la squadra poi non si cambia.

step-rail = 6, Combattimento 3 e un ponte fanno 10; lei ha 5, 1 e 1. Sei a bordo della <1 Chesapeake>.
    .name = Oltre la murata
    .why = Lei perde la differenza in equipaggio, tre caselle, e una casella di velatura a scelta del suo capitano. Con un pareggio ti avrebbe tenuto a bada.
    .learned = Combattere un turno di mischia

step-token = Nel prossimo turno nessuna delle due agisce, ma i gettoni si mettono lo stesso: spendi <1 l'1>.
    .name = Un gettone da poco
    .why = Con gli uomini sul ponte c'è solo la mischia. Il tuo 5 vale di più in un turno in cui navighi.
    .learned = Spendere un gettone basso in un turno senza azioni
    .dear = in questo turno non ti darebbe niente: finché si combatte sul ponte nessuno agisce. Spendi l'1.

step-prize = 10 contro 5: con cinque o più la nave è presa. Metti 2 caselle a bordo della <1 Chesapeake>.
    .name = L'equipaggio di preda
    .why = Ogni sezione di prigionieri vuole una casella di guardia. Dei suoi ne resta una: una la sorveglia, l'altra è di riserva.
    .learned = Prendere una nave e sorvegliare i prigionieri
    .one = una basta per la casella che resta. Ma se la perdi, i prigionieri si riprendono la nave.
    .many = ogni casella mandata di là manca ai tuoi cannoni. Due bastano.
