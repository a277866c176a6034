# What people are told who are not at their tables: pushes, letters, lines in a channel. No exclamation marks.

notice-turn = It is my turn
notice-clock = My clock is near its end
notice-invited = I am invited, or asked for a rematch
notice-begins = A match begins
notice-seated = Somebody sat down at my table
notice-over = A match is over
notice-chat = Somebody wrote to me
notice-steward = A steward acts on my match or account

notice-account = Your account
notice-asked = A decision is yours.
notice-until = Until { $until }.
notice-list = { $table }: { $words }

span-days = { $days } d{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
span-hours = { $hours } h
span-minutes = { $minutes } min
when-today = today { $hour }
when-tomorrow = tomorrow { $hour }
when-day = { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
} { $day }/{ $month } { $hour }

push-turn-title = Your turn: { $table }
push-turn = { $words }
push-several-title = Your turn at { $count } tables
push-several = First { $table }.
push-clock-title = { $left } left: { $table }
push-clock = Then a { $rank } plays for you until you are back.
push-invited-title = { $name } invites you: { $table }
push-invited = { $deal }
push-rematch-title = { $name } asks for a rematch
push-rematch = { $table }
push-begins-title = It begins: { $table }
push-begins = Everybody is seated: { $players }.
push-seated-title = { $name } sat down: { $table }
push-seated = { $taken } of { $all } seats are taken.
push-over-title = { $winner } { $winners ->
    [1] wins
   *[other] win
}: { $table }
push-over = You: { $place } of { $all }.
push-ended-title = It is over: { $table }
push-ended = It ended without a winner.
push-chat-title = { $count ->
    [1] A new message: { $table }
   *[other] { $count } new messages: { $table }
}
push-chat = The words themselves are at the table.
push-steward-title = A steward at { $table }
push-steward = Something was done there. The reason: { $why }
push-account-title = A steward, about your account
push-account = Something was done. The reason: { $why }
push-held-title = News from { $count } tables
push-held = { $table }: { $words }
push-test-title = A test from Wardroom
push-test = It works. Sent at { $hour }.

letter-turn = { $left ->
    [none] Your turn: { $table }
   *[other] Your turn, { $left } left: { $table }
}
letter-clock = { $left } left, then a { $rank } plays: { $table }
letter-invited = { $name } invites you: { $table }
letter-rematch = { $name } asks for a rematch: { $table }
letter-begins = It begins: { $table }
letter-seated = { $name } sat down: { $table }
letter-over = { $winner } { $winners ->
    [1] wins
   *[other] win
}: { $table }
letter-ended = It is over: { $table }
letter-chat = { $count ->
    [1] A new message: { $table }
   *[other] { $count } new messages: { $table }
}
letter-steward = A steward has done something at { $table }
letter-account = A steward has done something about your account
letter-test = A test from { $host }
letter-confirm = Is this your address?
letter-password = A new password for { $host }
letter-gathered = { $turns ->
    [0] News from { $count } tables
    [1] Your turn, and other news
   *[other] Your turn at { $turns } tables
}

line-with = { $game }, with { $others }.
line-alone = { $game }.
line-until = You have until { $until }.
line-bank = Your bank of { $bank } begins after that.
line-clock = Your time ends { $until } and your bank is empty. Then a { $rank } plays for you until you are back; the seat stays yours.
line-begins = Everybody is seated: { $players }.
line-seated = { $taken } of { $all } seats are taken.
line-chat = The words themselves are at the table.
line-steward = What it was is noted at the table. The reason: “{ $why }”
line-account = The reason: “{ $why }”
line-place = { $place }. { $name }{ $points ->
    [none] {""}
   *[other] : { $points }
}
line-ended = It ended without a winner.
line-test = It works. Sent at { $hour }.
line-confirm = { $name } at { $host } gave this address for letters. If that was you, confirm it; the link is good until { $until }.
line-confirm-else = If not, do nothing; no further letter will come.
line-password = Somebody asked for a new password for { $name }. Choose it below; the link is good for an hour, once.
line-password-else = If it was not you, nothing has changed.

button-turn = Take your turn
button-clock = Take your turn
button-invited = Look at the table
button-begins = To the table
button-seated = To the table
button-over = See how it ended
button-chat = To the table
button-steward = Take a look
button-confirm = Confirm this address
button-password = Choose a password
button-test = What I am told, and how
button-gathered = My tables

letter-foot = You get this because you ticked “{ $event }”. Stop this kind: { $stop } All settings: { $settings }
letter-foot-several = You get this because you ticked it. Stop: { $stop } All settings: { $settings }
letter-foot-house = Sent by { $host }.

hook-turn = { $person }, your turn at { $table } ({ $game }).
hook-clock = { $person }, { $left } left at { $table } ({ $game }).
hook-invited = { $person }, { $name } invites you: { $table } ({ $game }).
hook-rematch = { $person }, { $name } asks for a rematch: { $table } ({ $game }).
hook-begins = { $person }, it begins: { $table } ({ $game }).
hook-seated = { $person }, { $name } sat down at { $table } ({ $game }).
hook-over = { $person }, { $winner } { $winners ->
    [1] wins
   *[other] win
} at { $table } ({ $game }).
hook-ended = { $person }, it is over: { $table } ({ $game }).
hook-chat = { $person }, somebody wrote at { $table } ({ $game }).
hook-steward = { $person }, a steward has done something at { $table } ({ $game }).
hook-account = { $person }, a steward has done something about your account.
hook-test = { $person }, this is a test from Wardroom. It works.

error-bad-address = This is no address of a webhook: it has to begin with https and be reachable from the open internet.
error-no-such-host = Nobody answers to that name.
error-private-address = This address lies inside a private network. A webhook must be reachable from the open internet, by https.
error-bad-mail-address = This is no e-mail address.
error-no-mail = This house has no mail server.
error-just-written = We have just written to this address. Look for the letter, or try again in ten minutes.
error-old-link = This link has done its work, or is too old.
error-no-way = There is no such way to reach you.
error-bad-hours = These are no hours of a day; quiet hours begin and end at different ones.
