# La pagina degli avvisi, e dove portano i link delle lettere. Come si chiamano gli eventi sta nelle parole delle lettere.

web-notices = Quando tocca a te
web-notices-about = Te lo diciamo una volta, quando tocca a te e non sei a quel tavolo. Nient’altro, se non lo scegli. Ogni lettera ha un link che la ferma.
web-notices-silence = Silenzio per tutto
web-notices-speak = Torna a parlare
web-notices-silent = Tutto tace.
web-notices-silent-about = Non ti arriva nulla finché non lo dici tu.
web-notices-quiet-now = Quiete fino alle { $hour }.
web-notices-waiting = { $count ->
    [0] Nulla è in attesa.
    [one] Un messaggio aspetta e arriverà allora.
   *[other] { $count } messaggi aspettano e arriveranno insieme.
}
web-notices-now = Mandali adesso

web-notices-device = Su questo dispositivo
web-notices-device-on = attivo
web-notices-device-on-about = Questo browser ti mostra le novità, anche quando nessuna nostra pagina è aperta.
web-notices-device-off = spento
web-notices-device-off-about = Questo browser può mostrare messaggi, ma ancora non gli si dice nulla.
web-notices-device-unasked = ancora da chiedere
web-notices-device-unasked-about = Il browser ti chiederà una volta se può mostrare messaggi da qui. Se dici di no, si cambia solo dalle sue impostazioni.
web-notices-device-blocked = bloccato
web-notices-device-blocked-about = Il tuo browser blocca i messaggi da qui. Permettili accanto all’indirizzo, poi premi il pulsante.
web-notices-device-home = dalla schermata Home
web-notices-device-home-about = Su un iPhone metti prima Wardroom nella schermata Home. Condividi, poi «Aggiungi alla schermata Home»; aprilo da lì.
web-notices-device-unsupported = non qui
web-notices-device-unsupported-about = Questo browser non può mostrare messaggi di una pagina. L’e-mail funziona comunque.
web-notices-others = { $count ->
    [one] Un altro dispositivo
   *[other] Altri { $count } dispositivi
}
web-notices-on-phone = { $browser } su un telefono
web-notices-on-desk = { $browser } su un computer
web-notices-since = dal { $day }
web-notices-gone-since = scomparso dal { $day }
web-notices-ask = Avvisami qui
web-notices-allowed = L’ho permesso
web-notices-off = Non più qui
web-notices-remove = Togli
web-notices-failing = si riprova
web-notices-failing-about = L’ultimo messaggio non è stato preso. Riproviamo, sempre più di rado, e poi smettiamo.

web-notices-mail = E-mail
web-notices-mail-none = nessuna
web-notices-mail-none-about = Le lettere arrivano qui anche se dimentichi la password.
web-notices-mail-away = non qui
web-notices-mail-away-about = Questa casa non ha un server di posta. Chi la tiene può indicarne uno.
web-notices-mail-new = da confermare
web-notices-mail-new-about = Gli abbiamo scritto alle { $hour }; apri il link in quella lettera. Fino ad allora non gli mandiamo altro.
web-notices-mail-fine = confermata
web-notices-mail-fine-about = Serve anche se dimentichi la password.
web-notices-mail-failing = si riprova
web-notices-mail-failing-about = L’ultima lettera non si è potuta consegnare. Riproviamo, sempre più di rado, e poi smettiamo.
web-notices-mail-refused = respinta
web-notices-mail-refused-about = Il tuo server di posta respinge le nostre lettere: «{ $said }». Ci fermiamo per una settimana.
web-notices-address = Il tuo indirizzo
web-notices-write = Scrivigli
web-notices-again = Scrivi di nuovo
web-notices-another = Un altro indirizzo
web-notices-try = Prova adesso

web-notices-hook = Webhook
web-notices-hook-none = nessuno
web-notices-hook-none-about = Per un canale di Discord o Slack, o per un tuo programma.
web-notices-hook-fine = a posto
web-notices-hook-fine-about = Lo legge anche chiunque legga lì: solo fatti pubblici.
web-notices-hook-failing = si riprova
web-notices-hook-failing-about = Non ha preso l’ultimo messaggio («{ $said }»). Riproviamo, sempre più di rado, e poi smettiamo.
web-notices-hook-refused = respinto
web-notices-hook-refused-about = Respinge i nostri messaggi («{ $said }»). { $count ->
    [one] Uno non è stato consegnato.
   *[other] { $count } non sono stati consegnati.
}
web-notices-hook-gone = scomparso
web-notices-hook-gone-about = Non esiste più dal { $day }; abbiamo smesso di provare. { $count ->
    [one] Un messaggio non è stato consegnato; non lo conserviamo.
   *[other] { $count } messaggi non sono stati consegnati; non ne conserviamo nessuno.
}
web-notices-hook-private = privato
web-notices-hook-private-about = Questo indirizzo è dentro una rete privata. Un webhook dev’essere raggiungibile da Internet, con https.
web-notices-hook-address = Il suo indirizzo
web-notices-add = Aggiungine uno
web-notices-anew = Danne uno nuovo
web-notices-secret = Firma con
web-notices-flavour-discord = Discord
web-notices-flavour-slack = Slack
web-notices-flavour-json = Un programma

web-notices-test = Manda una prova
web-notices-tested = La prova è stata consegnata alle { $hour }.
web-notices-tested-else = Non è arrivata? Guarda «non disturbare» sul dispositivo.
web-notices-untaken = La prova non è stata presa.

web-notices-what = Che cosa, e come
web-notices-when-told = Dimmi quando
web-notices-by-push = Dispositivo
web-notices-by-mail = E-mail
web-notices-by-hook = Webhook
web-notices-over-push = sui dispositivi
web-notices-over-mail = per e-mail
web-notices-over-hook = per webhook
web-notices-about-clock = un’ora prima, se la riserva è vuota
web-notices-about-chat = al massimo una volta all’ora per ogni tavolo

web-notices-hours = Quando
web-notices-quiet = Ore di quiete
web-notices-quiet-about = Ciò che arriva nel frattempo aspetta il mattino.
web-notices-quiet-from = Quiete dalle
web-notices-quiet-until = Quiete fino alle
web-notices-to = –
web-notices-zone = ora di { $place }
web-notices-wake = Ma svegliami per l’orologio
web-notices-wake-about = Se il mio tempo finisce prima del mattino e la riserva è vuota.
web-notices-letters-now = subito
web-notices-letters-later = se non arrivo entro 30 minuti
web-notices-letters-gathered = raccolte in una lettera sola, alle 8:00 e alle 18:00

web-notices-looks = Ecco come appare
web-notices-just-now = adesso
web-notices-example-title = Tocca a te: Al largo delle Azzorre
web-notices-example = Bruno intercetta. Reagisci? Fino a domani alle 22:10.

web-notices-offer = Può passare un po’ prima che tocchi di nuovo a te. Vuoi che questo dispositivo ti avvisi?
web-notices-offer-no = No, grazie

web-notices-stop = Basta con queste lettere?
web-notices-stop-it = Fermale
web-notices-every = ogni lettera
web-notices-done-stop = Fatto. Nessun’altra lettera per «{ $event }».
web-notices-done-back = Arrivano di nuovo: «{ $event }».
web-notices-undo = Annulla
web-notices-confirm = È il tuo indirizzo?
web-notices-confirm-it = Sì, è il mio
web-notices-done-confirm = Fatto. D’ora in poi le lettere arrivano a { $address }.
web-notices-settings = Tutte le impostazioni
