# Merchants & Marauders: una frase su ogni tipo di domanda, nella prima partita.

first-what-next = Tre azioni: muovere, esplorare, porto o indagare. Un buon primo turno compra merci a poco e naviga verso un porto che le chiede.
first-what-ashore = Un'azione di porto contiene molte cose, ma si vende per prima cosa. Poi si compra, si chiedono dicerie, si ripara, si recluta.
first-what-to-buy = Più copie ci sono, meno costano. Compra quello che chiede un porto vicino, fin dove arriva la stiva.
first-what-to-sell = Le merci richieste rendono il doppio, e tre di loro danno gloria.
first-in-anothers-turn = Nel turno altrui puoi annunciare una carta. Quasi sempre si lascia correre.
first-which-flag = Una razzia porta oro e gloria, e una taglia di quella nazione: i suoi porti ti si chiudono.
first-how-to-raid = Due fughe sulle carte sono pericolose. Spendi i successi per liberartene, prima di cercare altro oro.
first-what-to-declare = Spara con più cannoni, abborda con più uomini, fuggi quando sei il più debole.
first-what-to-stow = Tieni quello che chiede un porto vicino, e ciò di cui hai tre pezzi.
first-how-much-to-stash = L'oro nel porto di casa è al sicuro, e dieci fanno un punto. Tieni quello che serve per il prossimo carico.
first-where-it-strikes = Incassa il colpo dove puoi permettertelo: la stiva vuota, o i cannoni se vuoi fuggire.
