# What stewards do, as it stands in the log of deeds, and what the terminal says of it.

## In the log of deeds

deed-hand-over = { $has ->
    [bot] Let a bot play for seat { $number } at { $called }
   *[person] Gave seat { $number } at { $called } to { $to }
}
deed-move-back = Moved { $called } back to line { $line }
deed-more-time = Gave seat { $number } at { $called } { $hours } h more
deed-judge = Judged { $called }
deed-close = Closed { $called }
deed-upgrade = { $called } goes on by the rules that are installed
deed-rename = Renamed { $was } to { $given }
deed-reset-link = Gave { $called } a link to set a new password
deed-ban = Does not let { $called } in any more
deed-forget = Forgot { $called }
deed-settle-report = Saw to a report about { $called }
deed-drop-way = Forgot a way to { $called }
deed-try-way = Tried a way to { $called } again
deed-close-tournament = Called the tournament { $called } off
deed-extend-round = Made the round of { $called } { $hours } h longer
deed-substitute = Let { $to } play on in { $called }
deed-steward = Made { $called } a steward
deed-no-steward = { $called } is no steward any more
deed-keep = Set for how long the club keeps { $kind }: { $days ->
    [0] for ever
   *[other] { $days } days
}
deed-clear = Cleared away
deed-undo = Undone: { $undone }
deed-untitled = a table of { $game }
deed-gone = somebody who is gone

## At the terminal

admin-done = Done. This is number { $id } of the log.
admin-link = It is set here, once and within a day: { $link }
admin-none = There is nothing.
admin-sure = { $what } This cannot be undone.
admin-sure-ask = Type { $word } to do it:
admin-left = Nothing was done.
admin-by-house = wardroom admin
admin-log-line = { $id }. { $at }, { $who }: { $what }. “{ $why }”
admin-log-undone = { $id }. { $at }, { $who }: { $what }. “{ $why }” (undone)
admin-match = { $id } · { $title } · { $game } · { $status } · line { $line } · { $names }
admin-seat = seat { $number }: { $who } ({ $kind })
admin-status-open = waits for people
admin-status-playing = is played
admin-status-over = over
admin-status-ended = ended early
admin-kind-person = a person
admin-kind-bot = a bot
admin-kind-open = free
admin-need-reported = reported by { $name }: “{ $text }”
admin-need-time = a clock has run out
admin-need-quiet = quiet for { $days } days
admin-need-rules = its rules are not installed
admin-person = { $id } · { $who } · { $account } · since { $since } · here last { $seen } · { $running ->
    [one] one match
   *[other] { $running } matches
} · { $state }
admin-state-usual = let in
admin-state-steward = steward
admin-state-banned = not let in: “{ $why }”
admin-guest = a guest
admin-report = { $id }. { $at }: { $by } about { $about }: “{ $text }”
admin-outbox = Outbox: { $waiting } wait, { $sending } are on their way, { $sent } were sent and { $failed } given up this week.
admin-way = { $id } · { $who } · { $kind } · { $state } since { $since } · { $trouble }
admin-tournament = { $id } · { $title } · { $game } · { $status } · round { $round } of { $rounds }
admin-entry = { $number }: { $who }
admin-rules = { $game } { $rules }: { $count ->
    [one] one match waits
   *[other] { $count } matches wait
}; { $release ->
    [none] nobody noted which release served it
   *[some] release { $served } served it last
}
admin-kept = Kept: { $kind } for { $days ->
    [0] ever
   *[other] { $days } days
}; { $would } would go now.
admin-cleared = Cleared away: { $count } { $kind }.
admin-kept-guests = guests who do not come back
admin-kept-tables = tables that never began
admin-kept-matches = finished matches of guests alone
admin-kept-talk = what was said at matches that are over
admin-kept-reports = reports that were seen to
