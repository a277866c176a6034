# The frame: lists, refusals, and what the command line says. Each game has a file of its own.

list = { $items } and { $last }
none = none

error-malformed = That is not a move of this game: { $play }
error-not-asked = It is not your turn. Waiting for: { $waiting }.
error-not-offered = { $rule ->
    [none] Not possible now: { $play }
   *[other] Not possible now: { $play } (rule { $rule })
}
error-stale = The table has moved on: that answer was meant for move { $given }, now it is move { $now }.
error-over = The game is over.
error-cannot-undo = This cannot be taken back: dice were rolled, or others have learned something since.

error-bad-players = { $game } cannot be played by { $players }; possible numbers of players: { $allowed }.
error-unknown-switch = { $game } has no option called { $switch }; it has: { $known }.
error-bad-switch = { $value } is not a value of { $switch }; possible values: { $allowed }.
error-unknown-game = There is no game called { $game } on the shelf; there is: { $known }.
error-broken-game = There is no game at { $game }: { $found }
error-unknown-bot = There is no bot called { $bot }; there is: { $known }.
error-unknown-language = There are no words in { $language }; there is: { $known }.

error-bad-data = { $where } should be { $expected }, but is { $found }
error-dice-missing = The record ends before this roll of a d{ $sides }.
error-dice-differ = The record has { $found } where the rules roll a d{ $sides }.

error-record-not-json = This is not a match file: it cannot be read as JSON (line { $line }).
error-record-not-ours = This is not a match file of Wardroom.
error-record-format = The file has format { $found }; this Wardroom reads format { $known }.
error-record-field = Damaged match file: { $where } should be { $expected }, but is { $found }
error-record-other-game = This is a match of { $found }, not of { $game }.
error-record-other-rules = The match was played by version { $found } of the rules and does not replay by version { $known }.
error-record-line = The match does not replay: line { $line } plays { $found }. { $why }
error-record-dice = The dice of line { $line } differ: on file { $found }; derived { $derived }
error-record-scores = The scores on file ({ $found }) are not those of the replay ({ $derived }).
error-record-no-secret = The secret of the dice is not in the file: nothing can be derived again.
error-record-broken-seal = The secret in the file is not the one that was committed to before the first roll.
error-record-unfinished = The match is not finished; its dice can be verified when it is.
