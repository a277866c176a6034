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
error-no-lesson = There is no lesson { $number } of { $game }.
error-no-lessons = There are no lessons of { $game } yet.
error-no-problem = There is no problem { $number } of { $game }.
error-no-problems = There are no problems of { $game } yet.
error-no-lesson-step = There is no step { $step } in this lesson; there are { $steps }.
error-broken-game = There is no game at { $game }: { $found }
error-unknown-bot = There is no bot called { $bot }; there is: { $known }.
error-bots-need-account = Bots that come over the network belong to an account; open one first.
error-too-many-bots = You have { $most } bots already; revoke one first.
error-no-bot = You have no such bot.
error-not-for-bots = Bots may play and watch, but this is for people.
error-line-ended = The line to the server has ended.
error-bot-no-class = There is no bot at { $bot }: { $name } has to be a class with a method choose.
error-bot-no-command = There is no such command: { $bot }
error-bot-late = { $bot } did not answer within { $seconds } seconds.
error-bot-ended = { $bot } ended without an answer.
error-bot-garbled = { $bot } said “{ $given }”, which is no answer to the question.
error-bot-broke = It failed: { $error }
error-broken-bot = There is no bot at { $bot }: { $found }
error-bot-untrusted = The match is played by the bot { $bot }, which is a program, and a file may not start one by itself. If you trust it: wardroom resume { $file } --trust { $typed }
error-bot-not-offered = { $bot } chose “{ $given }”, which is not on offer.
error-bad-bot-name = “{ $given }” gives no bot a name. Write NAME=ADDRESS, with a name of up to 30 letters, digits, - and _, such as shark=mine.py:Bot.
error-bot-name-taken = There is a bot called { $bot } already.
error-arena-one = Name at least two bots to compare, such as --players cadet,captain.
error-judge-two = Name the two bots to compare, such as --players captain,thumb.
error-fit-nothing = The judgement of { $game } tells nothing that a value could be fitted to.
error-judge-failed = Game { $number } came to no end, since its rules or a bot failed; wardroom simulate shows where.
error-unknown-language = There are no words in { $language }; there is: { $known }.

error-no-drawing-table = There is no drawing table for scenarios of { $game }.
error-no-shipyard = There is no ship designer for { $game }.
error-unknown-scenario = There is no scenario called { $scenario }; there is: { $known }.
error-bad-file = { $file } cannot be read: { $found }
error-bad-data = { $where } should be { $expected }, but is { $found }
error-dice-missing = The record ends before this roll of a d{ $sides }.
error-dice-differ = The record has { $found } where the rules roll a d{ $sides }.

error-record-not-json = This is not a match file: it cannot be read as JSON (line { $line }).
error-record-not-ours = This is not a match file of Wardroom.
error-record-format = The file has format { $found }; this Wardroom reads format { $known }.
error-record-field = Damaged match file: { $where } should be { $expected }, but is { $found }
error-record-flawed = Damaged match file: it begins at a position that cannot be ({ $where }): { $found }
error-record-other-game = This is a match of { $found }, not of { $game }.
error-record-other-rules = The match was played by version { $found } of the rules and does not replay by version { $known }.
error-record-other-cards = The match has cards of its own ({ $found }); these are others ({ $known }). Name the folder with its cards: --game GAME@FOLDER.
error-unknown-set = The match is played with cards of somebody's own, and none here have their mark, { $mark }. Put the folder with them into { $folder }, or name it: --game { $game }@FOLDER.
error-no-set = There is no such set any more, or it is not yours.
error-stale-set = The set “{ $name }” was changed meanwhile, in another window or on another device. What you typed is still here: save it as a new set, or open the other one.
error-set-name-taken = There is a set “{ $name }” already, or one that looks the same. Choose another name.
error-bad-set-name = A set needs a name of at most { $longest } letters.
error-too-many-sets = You can keep { $most } sets, and these are there. Delete one first.
error-set-empty = Nothing in this set is different from the package yet.
error-set-unplayable = This set cannot be played yet: { $found }
error-set-too-large = That is more than a set can be: { $most } letters in all its tables.
error-set-mark-taken = By a rare chance other cards have the same mark, { $mark }. Change anything, and it can be saved.
error-set-not-text = { $file } is not a table. Save it as CSV (UTF-8) in your spreadsheet.
error-set-bad-zip = This archive cannot be read: { $found }
error-set-bad-path = The archive has a file outside its folder, { $file }; none of it was read.
error-bad-offer = A set is offered as GAME@FOLDER=NAME, such as kaiser@cards=Our copy; this is none: { $found }
error-rules-not-its-own = The match was begun by version { $found } of the rules, and installed is version { $known }. It is not played on by other rules than its own: finish it with a release that has them, or on a server run wardroom upgrade.
error-record-line = The match does not replay: line { $line } plays { $found }. { $why }
error-record-dice = The dice of line { $line } differ: on file { $found }; derived { $derived }
error-record-scores = The scores on file ({ $found }) are not those of the replay ({ $derived }).
error-record-no-secret = The secret of the dice is not in the file: nothing can be derived again.
error-record-broken-seal = The secret in the file is not the one that was committed to before the first roll.
error-record-unfinished = The match is not finished; its dice can be verified when it is.

## Bad input at the command line

error-unknown-command = There is no command { $command }; there is: { $known }.
error-unknown-option = There is no option { $option }{ $known ->
    [none] .
   *[other] ; perhaps you mean { $known }?
}
error-option-needs-value = The option { $option } needs a value.
error-option-takes-no-value = The option { $option } takes no value.
error-word-missing = { $name } is missing; --help shows how the command is written.
error-too-many-words = There is nothing to do with: { $given }
error-bad-usage = The command cannot be understood: { $found }
error-unknown-crew = { $given } is no cluster: write ray://HOST:PORT, or ray for a cluster of this machine.
error-no-ray = Ray is not installed here; it comes with pip install 'wardroom[ray]'.
error-cluster-gone = The cluster at { $address } does not answer: { $trouble }
error-kept-of-another = { $file } holds the games of another run; it is left as it is. Name another file, or remove it.
error-not-a-number = { $given } is not a number that can be used here; a whole number is needed.
error-not-a-duration = { $given } is not a length of time; a number is needed, such as 0.5 or 10.

error-too-many-seats = { $seats } seats are too many for { $players ->
    [one] one player
   *[other] { $players } players
}.
error-seat-without-name = Everybody at the table needs a name.
error-same-name = Two players have the same name; nobody could tell them apart.
error-bad-name = { $name } cannot be a name: use up to { $most } letters, digits and spaces.
error-nobody-called = Nobody at the table is called { $name }; there is: { $known }.

## Files

error-file-missing = There is no such file or folder: { $file }
error-file-is-folder = This is a folder, not a file: { $file }
error-file-special = This is not an ordinary file: { $file }
error-file-too-large = The file is larger than { $most } MB and cannot be a match: { $file }
error-file-not-text = The file is not text and cannot be a match: { $file }
error-file-forbidden = There is no permission for { $file }.
error-file-disk-full = The disk is full; { $file } cannot be written.
error-file-trouble = There is trouble with { $file }: { $found }
error-file-exists = There is already a file { $file }, and it will not be overwritten. To play on from it: wardroom resume

## At the table

usual-person = Captain
usual-guest = { $number ->
    [left] a player who left
   *[other] Guest { $number }
}
usual-random = Deckhand
usual-cadet = Cadet
usual-lieutenant = Lieutenant
usual-captain = Captain
usual-admiral = Admiral
# Who never slips, for experiments and in older matches.
usual-thumb = Mate
# Each rank plays under a few names, one for each temperament.
usual-cadet-bold = Cadet Finch
usual-cadet-careful = Cadet Hobday
usual-cadet-trader = Cadet Reed
usual-cadet-hunter = Cadet Larkin
usual-lieutenant-bold = Lieutenant Ferrar
usual-lieutenant-careful = Lieutenant Marlowe
usual-lieutenant-trader = Lieutenant Vane
usual-lieutenant-hunter = Lieutenant Locke
usual-captain-bold = Captain Storm
usual-captain-careful = Captain Whitlock
usual-captain-trader = Captain Ashdown
usual-captain-hunter = Captain Harrow
usual-admiral-bold = Admiral Thorne
usual-admiral-careful = Admiral Greville
usual-admiral-trader = Admiral Lascelles
usual-admiral-hunter = Admiral Ravenel
temperament-bold = bold
temperament-careful = careful
temperament-trader = a trader at heart
temperament-hunter = a hunter at heart
who-plays = At the table: { $players }.
who-bot = { $name } (bot: { $kind })
# A bot with a character: its name, its rank and what it is like.
who-character = { $name } (bot: { $kind }, { $temperament })
value-on = yes
value-off = no
value-own = your own
setting = { $name }: { $value }
setting-idle = { $name }: has no effect at this table.
setting-line = { $name }: { $title }
setting-value = { $value }: { $words }{ $usual ->
    [yes] {" "}(usual)
   *[no] {""}
}
setting-numbers = { $values }{ $usual ->
    [none] {""}
   *[other] {" "}(usual: { $usual })
}

play-sealed = The dice are sealed under { $commitment }…
play-hint = Answer with a number. Type help for what else you can do.
play-note = New to you: { $note }
play-moment = { $name }, after { $number ->
    [one] 1 answer
   *[other] { $number } answers
}
play-turn-of = { $seat } is asked:
play-hand-over = The keyboard goes to { $seat }. Press Enter.
under-rule = { $words } ({ $rule })
play-option = { $number }. { $words } [{ $notation }]
play-waiting = Waiting for { $seat }.
play-gathered = { $words } (chosen along with the last)
play-gathered-no-more = No longer possible: { $words }. Nothing that was to come after it is done.
play-only = { $ask } { $words } (nothing else was possible)
pass-passed = { $seat_is ->
    [you] Passed, as you ordered: { $ask }
   *[other] { $seat } passes, as ordered.
}
pass-given-turn = Reactions go by until it is your turn. pass off ends that.
pass-given-card = Reactions go by until you hold another card. pass off ends that.
pass-given-kind = This question goes by whenever it is asked. pass off ends that.
pass-ended = { $seat_is ->
    [you] Your order to pass ends here.
   *[other] The order of { $seat } to pass ends here.
}
pass-withdrawn = You are asked again.
pass-none = No order to pass stands.
term-turn = turn
term-card = card
term-kind = kind
term-off = off
show-piece = { $piece } [{ $id }]
show-group = { $group }: { $pieces }.
show-part = { $number }. { $heading }
explain-nothing = There is nothing more to know about it.
why-on-offer = { $piece } can be chosen now: { $numbers }.
why-unknown = { $piece } is not on offer now, and the rules here have nothing to say about it.
odds-outcome = { $outcome }: { $chance }
odds-chance = { $percent } %
odds-slight = under 1 %
odds-great = over 99 %
odds-sum = { $title }: { $added }
odds-needs = { $title }: { $added }; { $needs } or more is needed
odds-part = { $sign } { $value } ({ $name })
odds-total = { $added } = { $total }
play-not-kept = The match is not being saved: { $why } Play goes on; save FILE keeps it elsewhere.
play-undone = { $seat_is ->
    [you] Your last answer is taken back.
   *[other] The last answer of { $seat } is taken back.
}
play-undone-choice = Taken back: { $words }.
play-undone-effects = Taken back, with all that came of it: { $words }.
play-consent = { $name }, may { $seat } take the last answer back? (yes/no)
play-consent-why = Dice were rolled, or others have learned something since: everybody has to agree.
play-undo-refused = { $seat } does not agree; the answer stands. To ask again: undo { $name }
play-clock = { $seconds ->
    [one] You have { $seconds } second.
   *[other] You have { $seconds } seconds.
}
play-time-up = Time is up.
play-sure = { $words }: are you sure? (yes/no)
play-saved = The match is kept in { $file }.
play-advice = { $number }. { $words } — about { NUMBER($chance, maximumFractionDigits: 0) } % to win
play-because = Why: { $words } ({ NUMBER($chance, maximumFractionDigits: 0) } % of its trials, { NUMBER($otherwise, maximumFractionDigits: 0) } % with other choices)
bot-failed = { $seat } did not know what to do; the rule of thumb answered instead. For whoever mends it: { $file }
bot-failed-unkept = { $seat } did not know what to do; the rule of thumb answered instead. Nothing could be kept: { $why }
play-over = The end
play-left = The match is saved. To play on: wardroom resume { $file }
play-kept = The match is kept. To check its dice: wardroom verify { $file }
play-lost = The match is not saved: { $why }

result-placed = { $place }. { $seat }, { $score ->
    [one] 1 point
   *[other] { $score } points
}
result-won = { $seat_is ->
    [you] You win!
    [phantom] The phantom wins.
   *[other] { $seat } wins.
}
result-tied = The victory is shared: { $seat }.
result-nobody = Nobody wins.

error-no-such-number = { $most ->
    [1] There is only one option: type 1, or help.
   *[other] Answer with a number from 1 to { $most }, or type help.
}
error-one-at-a-time = Here one answer at a time is possible: type one number.
error-too-many-at-once = At most { $most } can be chosen here at once.
error-nothing-called = Nothing called { $name } can be shown here.
error-no-piece-called = There is no piece called { $name } in sight.
error-why-what = Why what? Give the name of a piece.
error-pass-what = Pass until when? Type pass turn, pass card or pass kind; pass off ends it.
error-nothing-to-pass = This is not a reaction that one could let go by; such an order is given where you may react to others.
error-no-hands = Nobody holds cards at this table: pass turn or pass kind can be ordered.
error-nothing-to-undo = { $seat_is ->
    [you] You have not answered anything yet.
   *[other] { $seat } has not answered anything yet.
}
error-undo-whose = { $seat_is ->
    [you] You have not answered anything yet; undo NAME asks for an answer of somebody else's: { $known }.
   *[other] { $seat } has not answered anything yet; undo NAME asks for an answer of somebody else's: { $known }.
}
error-unsaved = The match is not saved: { $why } Type save FILE to keep it elsewhere, or quit again to leave without it.
error-nothing-to-resume = There is no unfinished match in { $folder }.
error-sealed-elsewhere = The secret of the dice is not in the file: the match can be looked at with replay, but not played on.

order-undo = undo
order-pass = pass
order-save = save
order-log = log
order-table = table
order-show = show
order-explain = explain
order-why = why
order-options = options
order-rule = rule
order-hint = hint
order-help = help
order-quit = quit
help-answers = Answer with the number of an option, or with what stands beside it; where several can be chosen, such as cards to lay, with all their numbers: 3 5 7. You can also type:
help-undo = undo: take your last choice back. If others may have learned something from it, they are asked first. undo NAME does it for somebody else.
help-pass = pass turn: let reactions go by until it is your turn; pass card, until you hold another card; pass kind, wherever this is asked; pass off, to be asked again.
help-save = save FILE: keep the match in another file. It is saved after every answer anyway.
help-log = log: what has happened so far.
help-table = table: the whole table. It is shown by itself when others have changed it.
help-show = show: what there is to look at; show 2 is one part of the table, show NAME one piece in full, such as the log book of a ship.
help-explain = explain: what the options cost and do, and every chance with its sum; explain 2 is about one of them.
help-why = why PIECE: why a piece cannot be chosen now.
help-options = options: the question and its options again.
help-rule = rule: the rule that applies now; rule 3 is another one, and so is rule TITLE, such as that of a card.
help-hint = hint: what a Captain would choose, and the chances.
help-help = help: this list.
help-quit = quit: leave. The match is saved.

## When something fails

crash = The rules failed: { $error }
crash-bot = The bot { $bot } failed: { $why }
bot-stood-in = { $count ->
    [one] Once the rule of thumb answered for { $bot }. { $why }
   *[other] { $count } times the rule of thumb answered for { $bot }. The first time: { $why }
}
crash-kept = The match as it stood before is in { $file }, with the details for programmers beside it.
crash-before = The rules failed here after “{ $play }”: { $error }
failed = Wardroom failed: { $error } (details for programmers: { $file })

## The shelf and the rules

shelf = On the shelf:
shelf-game = { $number }. { $title } ({ $id })
shelf-which = Which game? Type its number.
shelf-no-such = Type a number from 1 to { $most }, or quit to leave.
shelf-id = Name
shelf-title = Game
shelf-players = Players
shelf-about = What it is

rule-id = Rule
rule-title = Title
rule-summary = What it says
rule-kind = Kind
rule-line = { $id } { $title }
rule-proved = { $all ->
    [one] Of one rule,
   *[other] Of { $all } rules,
} { $proved ->
    [one] 1 is
   *[other] { $proved } are
} proved by tests.
effects-none = The tables of { $game } name no effects.
error-unknown-rule = { $game } has no rule { $rule }.
error-unknown-kind = There are no rules of kind { $kind }; there is: { $known }.
error-unknown-marks = Tests are marked with rules that { $game } does not have: { $rules }.
error-no-pytest = This needs pytest; install the development tools: pip install wardroom[dev]
error-no-tests = There is no folder with tests here: { $folder }
error-tests-broken = The tests in { $folder } cannot be collected: { $found }

## Replay and verify

log-event = { $number }. { $event }
log-answer = { $number }. { $seat }: { $words } [{ $play }]
log-whisper = { $number }. (only for { $seat }) { $event }
log-moment = After answer { $number } of { $most }
error-no-such-moment = The match has { $most } answers; there is no moment { $at }.

upgrade-unchanged = { $table } ({ $game }, rules { $before }): goes on unchanged by version { $after }.
upgrade-otherwise = { $table } ({ $game }, rules { $before }): goes on by version { $after }, with other options from line { $line } on.
upgrade-stuck = { $table } ({ $game }, rules { $before }): does not go on. { $why }
upgrade-release = Wardroom { $release } finishes it; or its players end it by agreement.
upgrade-no-release = A release with version { $before } of the rules of { $game } finishes it; or its players end it by agreement.
upgrade-would = Would go on unchanged: { $unchanged }; otherwise: { $otherwise }; would not go on: { $stuck }.
upgrade-done = Go on unchanged: { $unchanged }; otherwise: { $otherwise }; do not go on: { $stuck }.

seal-shown = The dice are sealed: { $commitment }. Now everybody adds something of their own, so that nobody has chosen them.
seal-add = { $name }, type anything, or press Enter to add your name:
verify-seal = The seal is whole: the secret is the one committed to before the first roll ({ $commitment }).
verify-dice = { $rolls ->
    [one] One roll
   *[other] { $rolls } rolls
} in { $lines ->
    [one] one line
   *[other] { $lines } lines
} derived again: all as recorded.
verify-carried = Not proved: { $lines ->
    [one] one line is
   *[other] { $lines } lines are
} older than the seal, with { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
} that nobody can derive. Whoever wrote the file may have chosen them.
verify-resealed = The match was sealed anew { $times ->
    [one] once
   *[other] { $times } times
}, after { $lines }: it was taken back, or played on at another table.
verify-composed = The match began at a composed position. Nobody dealt it; only what was rolled since is proved.
verify-scores = The scores are those of the replay.

## The lab

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-short = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

run-stopped = Stopped after { $done } of { $count }.
simulate-playing = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-ties = Ties
simulate-score = Mean score
simulate-decisions = Decisions per game
simulate-options = Options per decision
simulate-per-second = Decisions/s
simulate-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, on average { $decisions } decisions, each among { $options } options.

fuzz-held = { $tables ->
    [one] One table tried
   *[other] { $tables } tables tried
}, nothing broke.
fuzz-broke = { $check } found an error: { $what }
fuzz-file = The match file that shows it: { $file }

bench-game = Game
bench-decisions = Decisions/s
bench-ratio = × chess
bench-games = Games/s
bench-fork = Fork µs
bench-copy = Copy µs
bench-save = Save µs
bench-load = Load µs
bench-target = Target
bench-search = Thinking
bench-trials = Trials/s
bench-spiel-ratio = × OpenSpiel
bench-gin-rummy = OpenSpiel IS-MCTS, gin rummy
bench-environment = Environment
bench-steps = Steps/s
bench-four-ratio = To connect_four
bench-no-rl = PettingZoo is not installed; pip install 'wardroom[bench]' puts the environments beside.
bench-no-spiel = OpenSpiel is not installed; pip install 'wardroom[bench]' puts it beside.
bench-of = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
bench-reached = reached
bench-missed = missed
bench-goal = Target of { $game }: at least { $decisions } times the decisions/s of python-chess, and a fork for at most { $fork } times Board.copy(stack=False).
error-no-chess = The bench measures beside python-chess; install it: pip install wardroom[bench]

crowd-measuring = Measuring: { $store }…
crowd-store = Store
crowd-matches = Matches
crowd-moves = Moves/s
crowd-ratio = × echo
crowd-ratio-by-work = × echo, by CPU
crowd-median = p50 ms
crowd-slowest = p99 ms
crowd-work = CPU ms/move
crowd-live = kB/live match
crowd-idle = kB/idle match
crowd-echo = bare echo
crowd-sqlite = SQLite
crowd-postgres = PostgreSQL
crowd-how = { $game } for two over WebSockets, everybody answering at once, on { $cores ->
    [one] 1 processor
   *[other] { $cores } processors
} that server and players share. The time is from sending an answer until it is acknowledged, which is when it is on disk; echo is a bare WebSocket on the same stack.
crowd-missing = PostgreSQL was not measured: this machine has none. Install it and run this again.
crowd-busy = CPU
crowd-thinks = { $game } for two over WebSockets, everybody thinking for 3 seconds or so before an answer. The time is from sending an answer until it is acknowledged, which is when it is on disk.
crowd-siege = Meanwhile
crowd-times = × peace
crowd-loop = Loop
crowd-peace = nothing
crowd-crowd = a crowd
crowd-fairness = dice derived again
crowd-steps = steps of a match
crowd-workshop = 240 kB to a workshop
crowd-coast = drawn coasts
crowd-upload = match files uploaded
crowd-look = the table looked at
crowd-lists = lists of tables
crowd-join = comings and goings
crowd-besieged = How long twelve people who play Skirmish wait for an answer to be acknowledged, while { $count } others ask without end for the costliest things there are.
crowd-lines = Live lines
crowd-before = MB before
crowd-there = MB with all
crowd-after = MB when they left

error-no-tables = { $game } has no tables that could be replaced.
error-bad-folder = The folder { $folder } cannot be read: { $found }
export-done = { $rows ->
    [one] One decision
   *[other] { $rows } decisions
} in { $file }.
error-nothing-to-export = Name match files, or a game by --simulate GAME, but not both.
error-no-encoding = { $game } has no encoding; there is: { $known }. Make one: python -m wardroom.rl.survey { $game }
error-no-rl = This needs what researchers use; install it: pip install 'wardroom[rl]'
error-no-parquet = Parquet is not installed: pip install 'wardroom[parquet]'; or write to a file that ends in .jsonl.
error-unknown-ending = { $file } should end in one of these: { $known }.
error-unknown-encoding = There is no encoding called { $encoding }; there is: { $known }.
error-other-encoding = This was saved with the encoding { $found }, and here { $encoding } is used.
error-other-names = The encoding { $encoding } is for the standard set: in { $table } these ids are not on both sides: { $found }.
error-unknown-reward = There is no reward called { $reward }; there is: { $known }.
error-masked-action = { $action } (“{ $words }”) is not on offer; { $offered } of { $count } are. Nothing has changed.
error-no-data = The folder { $folder } has none of these files: { $tables }.
error-strange-table = { $file }: no table of { $game } has this name. Did you mean { $like }? Tables: { $tables }.

# The server and the table in the browser.

serving = The table is laid at { $address } (Ctrl-C ends it).
new-club = A new club begins in { $file }.
backed-up = { $rows ->
    [one] 1 row was written to { $file }.
   *[other] { $rows } rows were written to { $file }.
}
rated-matches = { $count ->
    [0] No match had to be rated.
    [one] One match was rated.
   *[other] { $count } matches were rated.
}
reset-link = { $name } sets a new password here, once and within a day: { $link }
restored = { $rows ->
    [one] 1 row was read from { $file }.
   *[other] { $rows } rows were read from { $file }.
}
error-workers-need-postgres = { $workers } processes need a PostgreSQL database: give its address with --database.
error-bad-database = That is not the address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-no-database = The database { $database } cannot be used: { $found }
error-newer-database = The database { $database } was used by a newer Wardroom; this one cannot read it.
error-bad-level = { $level } is not a level; there is: { $known }.
error-unknown-limit = There is no limit called { $limit }; there is: { $known }.
error-no-page = The page is not built: `make page` does that, and --without-page serves without one.
error-no-port = { $address } cannot be served: { $found }.
error-served-already = Another server has { $file } in hand; a file of SQLite has one server.
error-not-empty = The database is not empty; a backup is read into an empty one only.
error-bad-backup = { $file } is not a backup of Wardroom, or it is damaged.
error-file-unwritten = { $file } could not be written: { $found }
error-no-table = There is no table { $table }.
error-not-found = There is nothing here.
error-not-allowed = That cannot be done here.
error-malformed-request = The request cannot be read.
error-server-error = Something went wrong on the server. Nothing is lost; try again.
error-store-trouble = The server cannot reach or write its database at the moment. Nothing was changed; try again.
error-rules-crash = A rule failed. The match stands as it stood; the fault has been noted.
error-too-many = Too many requests; wait a little.
error-too-large = That is too large.
error-not-signed-in = Nobody knows you here yet; load the page again.
error-bad-csrf = The request did not come from our own page; load it again.
error-not-your-seat = That is not your seat.
error-not-yours = That is not for you to see before the match is over.
error-no-order = There is nothing to pass on in advance here.
error-no-seat = That seat is not free.
error-no-person = Choose the seat that you will play: bots alone would be done before you look.
error-seat-taken = Somebody else has that seat. You can watch.
error-table-started = The match has begun already.
error-no-hints = There are no hints at this table.
error-no-choice = There is only one option; no advice is needed.
error-no-advice = No advice could be found this time. The fault has been noted; the match goes on.
error-hints-busy = Too many are waiting for advice just now; try again in a moment.
error-unknown-level = { $level } is no level of analysis. There are: { $known }.
error-analysis-busy = You are having a match analysed already; that one comes first.
error-analyse-unfinished = Only a match that has ended by its rules is analysed.
error-analyse-other-rules = This match was played by version { $found } of the rules. Version { $known } is installed now, so it is not analysed.
error-analysis-other = The analysis in this file is not one of its match.
error-bad-stand-in = A bot that plays at random stands in for nobody.
error-sealing = The dice are being sealed anew; it goes on in a moment.
error-no-sealing = Nothing is asked for a seal of the dice now.
error-other-promise = That is not the text that was promised for the seal of the dice.
error-house-busy = Too many are waiting for that just now; try again in a moment.
error-too-costly = That takes more time or memory than one request may have.
error-too-many-lines = A match of { $game } has at most { $most } lines; this file has { $found }.
error-not-absent = { $left ->
    [0] A bot can play only for somebody who is away while the table waits for them.
    [one] A bot may take over when the table has waited another minute.
   *[other] A bot may take over when the table has waited another { $left } minutes.
}
error-clock-runs = At a table with a clock, a seat is handed over only when its time is out.
error-bad-clock = { $field ->
    [each] A decision of this clock is given { $least } to { $most } { $unit ->
        [seconds] seconds
       *[hours] hours
    }.
    [bank] The bank of this clock has { $least } to { $most } { $unit ->
        [minutes] minutes
       *[days] days
    }.
   *[night] A night has { $least } to { $most } hours.
}
error-bad-zone = There is no time zone “{ $zone }”.
error-late-holidays = Holidays are said beforehand, from tomorrow on. One that has begun can only be cut short.
error-long-holidays = In { $year } that makes more than { $most } days of holiday.
error-no-pauses = This table does not rest.
error-nobody-to-agree = This match counts, and nobody is left who could agree to that.
error-too-many-tournaments = You have { $most } tournaments that are not over yet.
error-bad-pause = A table rests until an instant within the next { $most } days.
error-no-proposal = That proposal no longer stands.
error-bad-line = There is no line { $line } to go back to.
error-bad-chat = A message has 1 to { $longest } characters.
error-bad-person = A name has 1 to { $longest } characters that can be read.
error-bad-password = A password has { $shortest } to { $longest } characters.
error-bad-credentials = Name or password is wrong.
error-account-taken = The name { $name } is taken.
error-account-alike = That looks like { $name }, who is somebody else. Choose a name that nobody could take for another's.
error-no-person-page = Nobody with an account is called { $name } here.
error-no-reset = This link has been used, or its day is over. Ask for another one.
error-no-letters = This house sends no letters. Ask whoever keeps it for a link to set your password anew.
error-needs-account = That is for people with an account.
error-not-invited = { $name } cannot be invited by you.
error-seated-elsewhere = { $name } sits at this table already, or has been invited.
error-no-rematch = Nobody is asking for a rematch any more.
error-rematch-asked = Somebody has asked for a rematch already, with other seats.
error-no-tournament = There is no tournament { $tournament } here.
error-knock-out-for-two = A knock-out is played by two at a table.
error-bad-tournament = A tournament has { $least } to { $most } players, and no more bots than places.
error-tournament-shut = Nobody can come in here.
error-tournament-begun = It has begun already.
error-not-entered = You do not play in this tournament.
error-too-few-entries = At least { $least } are needed to begin.
error-bad-extra = It can be made longer by 1 to { $most } hours.
error-no-term = This round has no term.
error-not-a-steward = This is for the stewards of the house alone.
error-is-steward = { $name } is a steward. Whoever keeps the machine can change that: wardroom admin steward.
error-banned = You are not let in here any more: { $why }
error-banned-already = { $name } is not let in already.
error-not-one-person = { $count ->
    [0] Nobody is called { $name }.
   *[other] { $count } people could be meant by { $name }: give an id, as `wardroom admin people` tells it.
}
error-no-such-person = Nobody is known by that number.
error-no-report = Somebody has seen to this report already.
error-no-undoing = This cannot be undone.
error-undone-already = Somebody has undone this already.
error-too-late-to-undo = It is too late to undo this: it has gone on since.
error-not-sure = This cannot be undone. Say that you are sure.
error-rules-are-here = The rules of this match are installed: it goes on by itself.
error-no-clock = This table has no clock, or is not being played.
error-unknown-keeping = Nothing called { $kind } is cleared away. There are: { $known }.
error-bad-days = Between 0 and { $most } days; 0 keeps it for ever.
error-no-reason = Say why: everybody will read it.
error-not-judged = This match is over, or the places do not fit it.
error-judge-plays = Whoever plays in a tournament judges nothing in it.
error-not-over = The match is not over yet.
error-has-account = You have an account already.
error-not-begun = The match has not begun yet: somebody is still missing.
error-seated-already = You sit at this table already.

# The arena
arena-bot = Bot
arena-elo = Elo
arena-interval = 95 %
arena-mean = ms per decision
arena-slowest = slowest, ms
arena-first = First
arena-second = Second
arena-games = Games
arena-wins = Won
arena-draws = Drawn
arena-losses = Lost
arena-rate = Rate
arena-decided = Of those decided
arena-bounds = { $low } to { $high }
arena-time = { NUMBER($value, maximumFractionDigits: 1) }
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-looks = Looked at after 8 pairs of games, 16, 32 and so on, and stopped where the interval left 50 %; the intervals allow for all looks together.

judge-first = First
judge-second = Second
judge-games = Games
judge-decisions = Decisions
judge-differed = Differed
judge-points = Points a decision
judge-interval = 95 %
judge-first-ms = First, ms
judge-second-ms = Second, ms
judge-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
fit-feature = What is seen
fit-worth = Weight
fit-weight = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
fit-loss = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
fit-meaning = Fitted to { $samples ->
    [one] one moment
   *[other] { $samples } moments
}. Of games kept aside a prediction costs { $loss } on average, that of the judgement as it is { $before }: the less the better.
judge-meaning = Points: by how many chances in a hundred to win the first chooses better, averaged over all decisions. The interval takes a game as one trial.
calibrate-rated = Rated
calibrate-moments = Moments
calibrate-mean = Mean
calibrate-won = Won
calibrate-interval = 95 %
calibrate-plot = Won (o) beside rated (|)
calibrate-off = off
calibrate-meaning = { $games ->
    [one] One game
   *[other] { $games } games
}. A moment counts once for each side; intervals are drawn over games. { $off ->
    [0] No interval lies wholly more than 7 points from what was rated.
    [one] One interval lies wholly more than 7 points from what was rated.
   *[other] { $off } intervals lie wholly more than 7 points from what was rated.
}

## What cannot be compared
error-bad-variant = { $letter }: "{ $given }" is neither a folder nor a switch. Write standard, a folder with tables, NAME=VALUE or players=N, several with commas between them.
error-nothing-to-compare = { $one } and { $other } are the same game: there is nothing to compare.
error-variant-gap = There is a { $letter } but nothing before it: name the variants in order.
error-unknown-measure = Nothing called { $given } is counted here. Measures: { $known }.
error-kept-broken = { $file } is not a file of kept games; it is left as it is. Name another file, or remove it.
