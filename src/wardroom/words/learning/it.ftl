# Le parole delle lezioni: l'istruttore al terminale, la pagina "Impara" e l'istruttore accanto al tavolo.

coach-order-back = indietro
coach-order-repeat = ripeti
coach-order-show = mostra
coach-order-rule = regola
coach-order-table = tavolo
coach-order-help = aiuto
coach-order-leave = esci
coach-you = Allievo
coach-lessons = { $title }: imparare giocando
coach-lesson = { $number }. { $title }, { $minutes } min{ $state ->
    [left] , interrotta al passo { $step }
    [done] , completata
   *[new] {""}
}
coach-step = Passo { $number } di { $all }
coach-rule = Regola: { $rule }
coach-also = Anche questo è lecito, ma prima: { $reply }
coach-answer = { $number }. { $words }
coach-go-on = Invio per continuare; aiuto dice cos'altro si può scrivere.
coach-shown = Ecco: { $words }
coach-help = Rispondi con il numero di una scelta, o con ciò che le sta accanto. Puoi anche scrivere: indietro (al passo precedente), ripeti (questo passo dall'inizio), mostra (la mossa giusta, fatta per te), regola, tavolo, esci.
coach-left = Interrotta al passo { $number }: la prossima volta la lezione riprende da lì.
coach-anew = Questa lezione è cambiata da quando l'hai interrotta, perciò ricomincia dall'inizio.
coach-done = { $title }: completata
coach-learned = Che cosa sai fare adesso:
coach-first = Gioca la prima partita ({ $about }): wardroom play { $game } --first
coach-next = La prossima lezione, «{ $title }», { $minutes } min: wardroom learn { $game } { $number }
error-no-first-game = Per { $game } nessuno ha ancora pensato a una prima partita; quella intera è wardroom play { $game }.
coach-plays = La lezione si gioca: { $steps ->
    [one] un passo
   *[other] { $steps } passi
}, e non manca nessuna parola.
error-coach-only-on = Qui non c'è nulla da rispondere: Invio per continuare.
problems-found = { $at }: { $kind }, { $points } punti meglio della regola pratica
problems-done = { $count ->
    [one] Un problema
   *[other] { $count } problemi
} in { $folder }.
problems-fits = La partita porta fin qui, e non manca una parola.
problems-draft-question = Che cosa fai?
problems-draft-moment = Tocca a te decidere.
problems-draft-why = La risposta migliore vince {"{ $best }"} volte su cento, quella solita {"{ $usual }"} volte.
problem-order-hint = indizio
problem-order-show = mostra
problem-order-table = tavolo
problem-order-leave = esci
problem-list = { $title }: problemi
problem-line = { $number }. { $title }{ $state ->
    [solved] {" "}(risolto)
    [tried] {" "}(provato)
   *[new] {""}
}
problem-help = Rispondi con il numero di una scelta, o con ciò che le sta accanto; oppure scrivi indizio, mostra, tavolo, esci.
problem-hinted = Quasi tutti farebbero così, e c'è di meglio: { $option }
problem-not-yet = Non ancora: così si vince { $chance }, e c'è di meglio. Un modo in cui può continuare:
problem-right = Giusto: { $option }
problem-also = Va bene anche questa. La migliore: { $option }
problem-shown = La risposta: { $option }
problem-column-answer = Risposta
problem-column-chance = Probabilità di vincere
