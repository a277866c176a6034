# The words of lessons: the coach at the keyboard, the page "Learn" and the coach beside a table.

coach-order-back = back
coach-order-repeat = repeat
coach-order-show = show
coach-order-rule = rule
coach-order-table = table
coach-order-help = help
coach-order-leave = leave
coach-you = Learner
coach-lessons = { $title }: learn by playing
coach-lesson = { $number }. { $title }, { $minutes } min{ $state ->
    [left] , left at step { $step }
    [done] , done
   *[new] {""}
}
coach-step = Step { $number } of { $all }
coach-rule = Rule: { $rule }
coach-also = Also legal, but first: { $reply }
coach-answer = { $number }. { $words }
coach-go-on = Enter goes on; help tells what else you can type.
coach-shown = Shown: { $words }
coach-help = Answer with the number of an option, or with what stands beside it. You can also type: back (to the step before), repeat (this step from its beginning), show (what is meant, done for you), rule, table, leave.
coach-left = Left at step { $number }; the lesson goes on there next time.
coach-anew = This lesson has changed since you left it, so it begins anew.
coach-done = { $title }: done
coach-learned = What you can do now:
coach-first = Play your first game ({ $about }): wardroom play { $game } --first
coach-next = The next lesson, “{ $title }”, { $minutes } min: wardroom learn { $game } { $number }
error-no-first-game = Nobody has thought of a first game of { $game } yet; wardroom play { $game } is the whole one.
coach-plays = The lesson plays: { $steps ->
    [one] one step
   *[other] { $steps } steps
}, and every word is there.
error-coach-only-on = There is nothing to answer here: Enter goes on.
problems-found = { $at }: { $kind }, { $points } points better than the rule of thumb
problems-done = { $count ->
    [one] One problem
   *[other] { $count } problems
} in { $folder }.
problems-fits = The match leads there, and every word is there.
problems-draft-question = What do you do?
problems-draft-moment = It is your decision.
problems-draft-why = The best answer wins {"{ $best }"} times in a hundred, the usual one {"{ $usual }"} times.
problem-order-hint = hint
problem-order-show = show
problem-order-table = table
problem-order-leave = leave
problem-list = { $title }: problems
problem-line = { $number }. { $title }{ $state ->
    [solved] {" "}(solved)
    [tried] {" "}(tried)
   *[new] {""}
}
problem-help = Answer with the number of an option, or with what stands beside it; or type hint, show, table, leave.
problem-hinted = Most people would do this, and there is better: { $option }
problem-not-yet = Not yet: that wins { $chance }, and something on offer does better. One way it may go on:
problem-right = Right: { $option }
problem-also = Also good. The best: { $option }
problem-shown = The answer: { $option }
problem-column-answer = Answer
problem-column-chance = Chance of winning
