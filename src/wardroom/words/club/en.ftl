# The clock of a table, in words: what everybody agrees to who sits down.

clock-terms-none = Without a clock: everybody takes the time they need.
clock-terms-live = Each player has { $bank ->
    [one] 1 minute
   *[other] { $bank } minutes
}{ $seconds ->
    [0] { "" }
    [one] , and 1 second more for every decision
   *[other] , and { $seconds } seconds more for every decision
}.
clock-terms-daily = Every decision within { $days ->
    [0] { $hours } hours
    [one] a day
   *[other] { $days } days
}{ $night ->
    [yes] , nights ({ $from }:00 to { $to }:00) apart
   *[no] { "" }
}{ $bank ->
    [0] { "" }
    [one] ; whoever needs longer draws on 1 day of their own
   *[other] ; whoever needs longer draws on { $bank } days of their own
}.
clock-terms-out-bot = After that { $bot } plays until they are back.
clock-terms-out-lost = Whoever runs out of time has lost the seat.
clock-terms-out-others = If somebody runs out of time, the others decide.
