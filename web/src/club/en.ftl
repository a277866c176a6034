# Clocks at tables, and the page with the lists of tables.

web-span-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
web-span-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
web-span-minutes = { $minutes } min

web-clock-run = { $time } left
web-clock-bank = bank { $time }
web-clock-free = { $seconds } s free, then the bank
web-clock-rest = bank { $time }
web-clock-rest-none = no bank
web-clock-out = time is out
web-clock-night = { $mine ->
    [yes] night for you
   *[no] night for { $name }
}
web-clock-holiday = on holiday
web-clock-pause = paused
web-clock-shut = the house is shut
web-clock-until = until { $hour }
web-clock-since = since { $hour }
web-clock-from = runs again { $hour }
web-clock-behind = { $hour }, bank { $time }
web-clock-all = Clocks of all players
web-clock-name = { $name }: { $clock }
web-clock-aloud = You have { $time } left.

web-clock-near = Your time is nearly out.
web-clock-then-bot = Then { $bot } plays for you until you are back.
web-clock-then-lost = Then the seat is lost.
web-clock-then-others = Then the others decide.
web-clock-then = then { $bot } plays
web-clock-ran-out = { $name }’s time ran out { $hour }. As agreed, { $bot } plays until { $name } is back.
web-clock-decide = { $name }’s time ran out { $hour }. You and the others decide: wait, let { $bot } play, or end the match.
web-clock-decide-mine = Your time ran out { $hour }. You may still answer; until you do, the others may decide what becomes of the seat.
web-clock-let-play = Let { $bot } play
web-clock-was-shut = The house was shut from { $since } to { $until }. Nobody was charged for that.
web-clock-rests = The table rests until { $hour }.
web-clock-rests-about = You may move all the same: that costs no time.
web-clock-play-on = Ask to play on sooner
web-clock-ask-pause = Ask for a pause
web-clock-pause-for = How long is the table to rest?
web-clock-pause-days = { $days ->
    [one] a day
   *[other] { $days } days
}
web-clock-pause-ask = Ask the others
web-clock-never-mind = Never mind

web-new-fast = How fast
web-fast-none = No clock
web-fast-none-about = everybody takes the time they need
web-fast-live = Live
web-fast-live-about = all are there, minutes and seconds
web-fast-daily = A move a day
web-fast-daily-about = over days and weeks
web-fast-away = If somebody stays away, the others may let a bot play after
web-fast-away-live = two minutes
web-fast-away-daily = a day
web-fast-within = Every decision within
web-fast-with-bank = and a bank of
web-fast-apiece = each.
web-fast-has = Each player has
web-fast-and = and
web-fast-more = more for every decision.
web-fast-each = Time for a decision
web-fast-bank = Bank of each player
web-fast-days = { $days ->
    [0] none
    [one] 1 day
   *[other] { $days } days
}
web-fast-hours = { $hours } hours
web-fast-minutes = { $minutes } minutes
web-fast-seconds = { $seconds ->
    [0] none
   *[other] { $seconds } seconds
}
web-fast-folded = Nights, holidays, pauses
web-fast-nights-off = nights count
web-fast-nights-on = nights ({ $from }:00 to { $to }:00) do not count
web-fast-nights = Nights do not count
web-fast-nights-about = For each player in their own time zone.
web-fast-from = Night from
web-fast-to = Night until
web-fast-holidays = Holidays
web-fast-holidays-about = Up to 14 days a year each, said beforehand. All their clocks stand.
web-fast-pauses = Pauses by agreement
web-fast-pauses-about = If all say yes, the table rests until a day they name.
web-fast-out = When somebody’s time is out
web-fast-out-bot = A bot plays on
web-fast-out-bot-about = until they are back; the seat stays theirs
web-fast-out-others = The others decide
web-fast-out-others-about = wait longer, let a bot play, or end the match
web-fast-out-lost = The seat is lost
web-fast-out-lost-about = it counts as given up
web-fast-rank = Rank of the bot
web-fast-words = In words:
web-fast-read = Whoever sits down reads this first and agrees to it.

web-tables-turn = Your turn
web-tables-turn-about = the shortest time first
web-tables-waiting = Waiting for others
web-tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
web-tables-finished = Finished
web-tables-asked = { $names }, asked { $ago }
web-tables-yours = { $count ->
    [one] Your table: 1 of { $all } seats is free
   *[other] Your table: { $count } of { $all } seats are free
}
web-tables-invite = Invite
web-tables-quiet = Nobody waits for you
web-tables-quiet-about = Matches that you play over days are listed here, your turn first, with the time that is left.
web-tables-filter = Game
web-tables-every = all games
web-tables-more = All { $count } finished matches
web-tables-as-of = as of { $hour }

web-habits = Your time
web-habits-about = The clocks of your tables go by it. A change counts from your next decision on; holidays at once.
web-habits-zone = Time zone
web-habits-night = Other nights than the table’s
web-habits-night-about = Where nights do not count, yours are these.
web-habits-days = { $first } to { $last }
web-habits-remove = Remove
web-habits-first = First day
web-habits-last = Last day
web-habits-add = Say a holiday
web-habits-done = It is noted.
