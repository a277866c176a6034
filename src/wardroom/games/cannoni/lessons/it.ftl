# Cannoni in batteria!: una frase su ogni tipo di domanda, nella prima partita.

first-which-token = Il numero dice in quale fase cominci e quante volte agisci; ognuno si usa una volta prima che tornino tutti. I numeri alti servono nei turni in cui farai fuoco.
first-orders = Un'azione per fase. Fai fuoco quando il nemico è nel tuo arco, ricarica chi ha sparato, altrimenti naviga dove i tuoi cannoni potranno battere.
first-must-sail = La prima azione di un turno è un movimento. Di solito si tiene il nemico al traverso, e prua e poppa fuori dal suo arco.
