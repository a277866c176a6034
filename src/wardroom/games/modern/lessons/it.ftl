# Modern Naval Battles: una frase su ogni tipo di domanda, nella prima partita.

first-what-next = Prima del primo attacco puoi spostare le navi, girare i sottomarini e chiamare rinforzi; poi gli attacchi si dichiarano uno alla volta.
first-which-target = Accanto a ogni nave c'è la probabilità. Affondarne una con una salva vale più che graffiarne due.
first-which-attack = A tutto ciò che è dichiarato contro di te puoi rispondere. Ferma prima quello che affonderebbe una nave.
first-with-what = Una difesa usa una carta o le armi di una nave, ciascuna una volta sola. Spendi la più debole che basta.
first-which-to-spend = Le navi si pagano con le carte, ognuna per il suo valore. Paga con quelle che nessuna tua nave può usare.
first-what-to-discard = Le carte che nessuna tua nave può sparare, e che non difendono da nulla che il nemico abbia, possono andare.
first-where-to-place = La prima fila arriva più lontano ed è raggiunta prima. Davanti le navi forti, dietro le portaerei.
first-which-row = La prima fila arriva più lontano ed è raggiunta prima. Davanti le navi forti, dietro le portaerei.
first-which-support = Un missile con due simboli vuole una seconda nave che ne abbia uno; in questo turno lei non fa altro. Prendi quella che ti serve meno.
first-which-plan = Più uno ai tuoi tiri conviene con molti attacchi; meno uno a quelli di un altro, quando ha molte difese.
first-any-intel = Intel annulla una carta appena giocata. Tienila per quella che farebbe più male, come un Bomber Strike.
