# I Pirati del Kaiser: una frase su ogni tipo di domanda, nella prima partita.

first-what-to-commit = Le carte si mettono coperte per questo turno. Di solito ne bastano una o due; tieni in mano le reazioni, servono nel turno altrui.
first-how-to-commit = Una carta vale per la sua azione, oppure di lato come intercettazione: su una tua nave contro i mercantili, o davanti alla forza contro i tedeschi in vista.
first-what-next = Le carte si scoprono una alla volta, nell'ordine che vuoi. Spesso si comincia dall'attacco più sicuro.
first-which-target = Accanto a ogni bersaglio c'è la probabilità. Di solito si va sui punti probabili, e si finisce chi è già danneggiato.
first-answer-intercept = Sei sotto attacco: puoi rispondere dalla mano o lasciar correre. Conserva le reazioni per le navi che valgono.
first-seek-passage = Tentare il porto non costa niente: un mercantile illeso che riesce conta per te, e se fallisce resta com'era.
first-torpedo-or-mines = Il siluro prova su un mercantile con dadi migliori, le mine su tutti. Con tre bersagli illesi, spesso rendono di più le mine.
first-order-of-discards = Conta solo per chi può riprendere gli scarti. Di solito va bene qualsiasi ordine.
first-which-to-keep = Una nave tenuta per il prossimo round ti costa una carta in mano. Tienine una forte e illesa, o nessuna.
