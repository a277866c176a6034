# What the web page says, beside the words that it shares with the terminal.

## Everywhere

web-skip = Skip to the content
web-skip-prompt = Skip to the question
web-menu = Menu
web-nav-play = Play
web-nav-tables = Tables
web-nav-learn = Learn
web-language = Language
web-night = Night chart
web-loading = Loading…
web-again = Try again
web-close = Close
web-copy = Copy
web-copied = Copied
web-search = Search
web-leave = Leave the table
web-more = More
web-your-turn = Your turn.
web-you-are-asked = You are asked.
web-your-name = Your name
web-footer = Naval games on one table
web-credits = Credits
web-credits-about = What Wardroom is made of, and whose work it is.
web-credits-games = The games
web-credits-games-about = The games belong to their authors and publishers. Wardroom plays by their rules and says everything in words of its own.
web-credits-drawings = The drawings
web-credits-drawings-about = Ships, charts, plates, seals and signs are our own, drawn for Wardroom; coastlines follow Natural Earth, which is in the public domain.
web-credits-icons = The icons
web-credits-icons-about = From game-icons.net, by { $authors }; used under Creative Commons BY 3.0, with their coordinates rounded.
web-credits-type = The type
web-credits-code = The code
web-credits-code-about = Wardroom is free software under the MIT licence. It stands on Python, Litestar, msgspec, SQLAlchemy, Fluent and Svelte, with thanks.

web-rule = Rule { $rule }
web-rule-more = In the register
web-rule-unknown = The register has no words for this rule.
web-rules = Rules

web-lost-title = Nothing but open sea
web-lost = There is nothing at { $path }. The address may be mistyped, or the table is gone.
web-lost-home = Back to the shelf
web-lost-tables = All tables
web-lost-table-title = No such table
web-lost-table = There is no table at { $path }. It may have been closed, or the address is not complete.
web-taken-title = This seat is taken
web-taken = The match “{ $title }” has begun, and somebody else sits in the seat that this link was for. You can watch from the side.
web-taken-watch = Watch

web-error-unreachable = The server does not answer. Check your connection and try again.
web-error-status = The server answered with an error ({ $status }).
web-error-page-failed = The page failed: { $error }
web-error-no-clipboard = The browser does not let the page copy; mark the address and copy it yourself.
web-error-no-story = What happened meanwhile cannot be shown just now; the log tells it.
web-error-other = That is not possible ({ $key }).

## The games

web-game-kaiser = The Kaiser’s Pirates
    .tag = Raiders of 1914
    .facts = 1–4 players · 60–90 min
    .pick = Cards, coloured dice and a hand to hide
web-game-cannoni = Cannoni in batteria!
    .tag = Broadsides under sail
    .facts = 2 sides · 45–120 min
    .pick = Wind, sails and broadsides
web-game-nassau = Pirates of Nassau
    .tag = Build her, man her, sail
    .facts = 3–5 players · 90–150 min
    .pick = Captains, crews and plunder
web-game-modern = Modern Naval Battles
    .tag = Missiles and carriers
    .facts = 2–6 players · 1–2 h
    .pick = Task forces of our own day
web-game-marauders = Merchants & Marauders
    .tag = Trade, hunt, plunder
    .facts = 2–4 players · 2–3 h
    .pick = A life in the Caribbean
web-game-skirmish = Skirmish
    .tag = Guns and a die
    .facts = 2–4 players · 10 min
    .pick = The smallest game of the house
web-game-other = Another game
    .tag = From another shelf
    .facts = { "" }
    .pick = { "" }

web-plate-ready = ready to play
web-plate-coming = in the dockyard
web-plate-waiting = { $count ->
    [one] 1 table waits
   *[other] { $count } tables wait
}

## Home

web-home-title = Games of the sea
web-home-shelf = The shelf
web-home-first = choose a game
web-home-second = choose your company. You are playing.
web-pick-computer = Against the computer
web-pick-computer-about = starts at once, no account
web-pick-level = The computer plays as
web-quick-against = You against { $bots }
web-quick-alone = You alone
web-quick-change = Change
web-quick-opponents = Opponents
web-quick-none = none: alone
web-quick-rank = Opponent { $number } plays as
web-pick-opening = Laying the table…
web-pick-friends = With friends
web-pick-friends-about = by link, or on one screen
web-pick-learn = Learn by playing
web-pick-learn-about = ten minutes with a coach
web-pick-coming = This game is still in the dockyard: its rules are being written. It will be on the shelf when every one of them is proved.
web-my-tables = My tables
web-my-tables-about = your turn first
web-all-tables = All tables
web-open-tables = Open tables
web-open-tables-about = { $count ->
    [0] none waits for players
    [one] 1 waits for players
   *[other] { $count } wait for players
}
web-open-none = Nobody is waiting just now.
web-open-yours = Open a table
web-past-tables = Played out
web-mine-none = You are not at any table.
web-mine-start = Choose a game
web-turn-tables = { $count ->
    [one] Your turn: 1 table
   *[other] Your turn: { $count } tables
}
web-row-turn = Take your turn
web-row-look = Look
web-row-join = Join
web-row-watch = Watch
web-row-replay = Replay
web-row-open = { $taken ->
    [one] 1 of { $all } seats is taken.
   *[other] { $taken } of { $all } seats are taken.
}
web-row-with = With { $names }.
web-row-waiting = Waiting for { $names }.
web-pace-live = live
web-pace-live-about = Everybody is there and plays at once.
web-pace-daily = a move a day
web-pace-daily-about = Everybody comes by when there is time; “Tables” shows where it is your turn.

## A new table

web-new-table = New table
web-new-game = Game
web-new-seats = Seats
web-new-players = Players
web-new-seat = Seat { $number }
web-new-name = Name
web-new-hot-name = Name of the player in seat { $number }
web-chair-me = { $name } (you)
web-chair-open = free: somebody with the link
web-chair-hot = another player on this screen
web-chair-bot = computer, { $level }
web-level = { $name }: { $about }
web-own-bot = { $name }: a bot of this server
web-bot-cadet = knows the ropes, and slips
web-bot-lieutenant = plays by rule of thumb, and seldom slips
web-bot-captain = thinks ahead, up to a second
web-bot-admiral = thinks ahead, up to five seconds
web-bot-random = anything, at random
web-new-free = { $count ->
    [one] One seat is free: you get a link to send.
   *[other] { $count } seats are free: you get a link to send for each.
} The match begins when all are taken.
web-new-full = All seats are taken: the match begins at once.
web-new-how = How
web-new-title = Name of the table
web-new-pace = Pace
web-new-public = Anybody may join
web-new-public-about = The table appears among the open tables. Switched off, only those with a link find it.
web-new-stand-in = Plays for whoever leaves
web-new-stand-in-about = If somebody leaves or does not come back, this one plays on for them; everybody sees it before they sit down.
web-new-hints = Hints
web-new-hints-about = Players may ask what a Captain would choose in their place. Nobody learns more than they may know.
web-new-options = Options
web-new-changed = { $count ->
    [0] as usual
    [one] 1 changed
   *[other] { $count } changed
}
web-new-open = Open the table
web-new-start = Begin

## Waiting for people

web-lobby = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
web-hints-on = with hints
web-hints-off = without hints
web-lobby-free = free
web-lobby-link = Link to seat { $number }
web-lobby-hint = Send each link to one person: whoever opens it first may sit there.
web-lobby-wait = The match begins by itself when every seat is taken. You can leave this page; the table stays among yours.
web-sit = Sit here
web-sit-down = Sit down
web-stand-up = Stand up

## At the table

web-table = Table
web-table-loading = The table is being laid…
web-prompt = What you are asked
web-options = What you can choose
web-all-options = { $count ->
    [one] 1 choice
   *[other] All { $count } choices
}
web-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-gather-alike = { $count ->
    [one] The same for the next one
   *[other] The same for the other { $count }
}
web-gather-missing = No longer possible: { $option }. What was chosen after it is not done.
web-gather-most = At most { $count } at once.
web-under-way = Your last answer is still under way.
web-put-back = Put back what is chosen
web-waiting = Waiting for { $names }…
web-bot-late = { $name } is thinking at other tables first…
web-players = Players
web-seat-you = you
web-captains = Captains
web-panels = Panels
web-seat-you-think = your turn
web-seat-you-react = you are asked
web-seat-thinks = to move
web-seat-awaited = to move, away
web-seat-bot = computer
web-seat-stand-in = a bot stands in
web-seat-here = here
web-seat-away = away
web-seat-resigned = gave up
web-drawer = Log and chat
web-log = Log
web-log-none = Nothing has happened yet.
web-log-earlier = Show earlier lines
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-watcher = watching
web-chat-quiet = Only hear those who play
web-chat-write = Write to the table
web-chat-send = Send
web-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-hint = Hint
web-hint-thinking = A Captain is thinking it over…
web-hint-lead = A Captain would choose, with these chances to win:
web-hint-chance = chance to win
web-percent = { $value } %
web-stand-in = Let a bot play for me
web-stand-in-for = Let a bot play for { $name }
web-stand-in-me = A bot plays for you until you take your seat back.
web-stand-in-other = { $name } is away. A bot can play until { $name } is back, if all who are here agree.
web-stand-in-who = At this table it is always the same one: { $bot }.
web-stand-in-go = Let it play
web-stand-in-ask = Propose it
web-left = { $bot } plays for { $name }. The seat is still yours.
web-come-back = Take the seat back
web-undo = Undo
web-undo-what = Undo: { $option }
web-take-back = Ask to take back
web-take-back-what = Ask to take back: { $option }
web-orders = Pass on reactions…
web-order-turn = Pass on reactions until my turn
web-order-card = Pass until I hold another card
web-order-kind = Pass on this kind of question
web-ordered-turn = Passing until your turn
web-ordered-card = Passing until you hold another card
web-ordered-kind = Passing on: { $question }
web-withdraw = Ask me again
web-sound-on = Switch sounds on
web-sound-off = Switch sounds off
web-legend = Legend
web-keys = Keys
web-keys-choose = choose what bears that number
web-keys-walk = from answer to answer, and choose
web-keys-away = put away what is open
web-keys-skip = skip to now
web-keys-step = one event back or on
web-keys-pause = pause, or play what happened
web-keys-first = back to the first event
web-keys-legend = what the signs mean
web-keys-keys = this list
web-end = Offer to end
web-resign = Give up
web-play-on = Play on
web-confirm-end = Offer the others to end the match here, without a winner?
web-confirm-resign = Give up the match? Between two the other wins; among more a bot plays on.
web-confirm-option = { $option }. Are you sure?
web-sure = I am sure
web-term = Silence is a no: { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left.
web-term-hours = Silence is a no: { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} left.
web-proposal-take_back = { $name } asks to take the last answer back.
web-proposal-end = { $name } offers to end the match here, without a winner.
web-proposal-adjudicate = { $name } proposes to end the match and let { $winner } win.
web-proposed-adjudicate = You proposed to end the match and let { $winner } win; the others have to agree.
web-adjudicate = Propose that { $name } wins
web-result-by-adjudication = Ended by agreement on a winner.
web-result-by-closed = Closed by the house.
web-stuck = This match does not go on by the rules that are installed
web-stuck-about = It was begun by version { $before } of the rules, and stands at line { $line }. It is kept as it is. The players can end it, with a winner or without; or it is finished with an older release of Wardroom.
web-stuck-unknown = It was begun by other rules, or with cards of its own that are not here. Whoever keeps this house can see to it; or the players end it, with a winner or without.
web-upgrade-unchanged = Since line { $line } this match is played by version { $after } of the rules instead of { $before }. Nothing changes by it.
web-upgrade-otherwise = Since line { $line } this match is played by version { $after } of the rules instead of { $before }. From line { $since } on other options would have been there; look twice at what is on offer now.
web-upgrade-stuck = This match does not go on by version { $after } of the rules.
web-proposed-take_back = You asked to take your answer back; the others have to agree.
web-proposed-end = You offered to end the match; the others have to agree.
web-proposal-hand_over = { $name } proposes to let a bot play for { $absent } until they are back: { $bot }.
web-proposed-hand_over = You proposed to let a bot play for { $absent }: { $bot }. The others who are here have to agree.
web-agree = Agree
web-disagree = Refuse
web-unlit = { $piece } cannot be chosen now. { $question }
web-unlit-wait = Not your turn: waiting for { $names }.
web-unlit-over = The match is over.
web-offline = The line to the server is broken. Trying again; nothing is lost.
web-curtain = { $name }’s turn
web-curtain-about = Hand the screen to { $name }. Nobody else should look now.
web-curtain-lift = I am { $name }

web-result = Result
web-result-look = Look at the table
web-result-agreement = Ended by agreement.
web-result-by-rules = The match is played out.
web-result-by-agreement = All players agreed to end here.
web-result-by-resignation = The match was given up.
web-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
web-breakdown-sum = Total
web-breakdown-vp = { $points } VP
web-breakdown-kaiser = Round Points decide, then Victory Points.
web-play-again = Play again
web-download = Match file
web-fairness = The dice

## Replay

web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-on = One step on
web-replay-last = To the end
web-replay-eyes = Seen by
web-replay-everyone = everyone
web-replay-share = Copy link to this moment
web-replay-branch = Play on from here
web-branch-title = Play on from here
web-branch-seat = Which seat do you take?
web-branch-others = { $count ->
    [one] The other is played by
   *[other] The others are played by
}
web-branch-start = Take the seat
web-branch-not = Not now
web-scrub = Moment of the match
web-step-of = Step { $step } of { $all }

## The dice

web-fair-about = Nobody chose these dice: not the server, not a player. Here is the proof, and your own browser does the sums.
web-fair-sealed = The seal is whole
web-fair-sealed-about = The match is going on. When it is over the secret is opened, and every roll can be checked.
web-fair-checking = Checking…
web-fair-checking-about = Your browser is deriving every roll again.
web-fair-kept = Fair dice: the promise was kept
web-fair-kept-about = { $rolls ->
    [one] One roll was derived
   *[other] { $rolls } rolls were derived
} again in this browser, shuffles included: all as recorded.
web-fair-broken = These dice do not match the seal
web-fair-broken-about = From line { $line } on the record differs from what the seal gives, or the secret is not the one promised.
web-sealing = The dice are being sealed; the page of everybody adds something of its own. Still missing: { $names }.
web-sealing-left = { $seconds ->
    [one] In 1 second
   *[other] In { $seconds } seconds
} it goes on without them.
web-sealing-left-hours = { $hours ->
    [one] In 1 hour
   *[other] In { $hours } hours
} it goes on without them.
web-stand-in-rank = If somebody leaves or does not come back, this one plays for them: { $bot }.
web-origin-file = This match plays on from a file that somebody brought, up to line { $line }.
web-origin-branch = This match plays on from another table, up to line { $line }.
web-origin-soon = The dice get a new seal. If somebody sits down who was not in that match, everything that is not public is dealt anew; else the decks that nobody knows are shuffled.
web-origin-decks = Then the dice got a new seal, and the decks that nobody knew were shuffled anew.
web-origin-hidden = Then the dice got a new seal, and everything that was not public was dealt anew.
web-fairness-file = The dice (plays on from a file)
web-fairness-branch = The dice (plays on from another table)
web-fair-partly = Only a part of this match is proved
web-fair-partly-about = { $rolls ->
    [one] One roll was
   *[other] { $rolls } rolls were
} derived again in this browser from seals that were made here: all as recorded. { $older ->
    [0] What the match began with
    [one] One roll
   *[other] { $older } rolls
} in the first { $lines } lines came from elsewhere: nobody here can say whether they were chosen.
web-fair-mine = What this browser added to the seal is in the record.
web-fair-not-mine = What this browser added to the seal is not in the record. Do not trust these dice.
web-fair-seal-ours = After line { $line }:
web-fair-seal-older = Not from here, after line { $line }:
web-fair-composed = The match began at a composed position from a file. Nobody dealt it: only what was rolled since is proved.
web-fair-commitment = 1. The promise
web-fair-commitment-about = Before the first roll the server drew a secret and published its fingerprint (BLAKE2b). It could not change its mind afterwards.
web-fair-contributions = 2. What the seats added
web-fair-contributions-about = After the promise, the page of everybody who plays drew a text and first showed its fingerprint, then the text. So neither the server nor anybody else could choose theirs to suit the others’. Bots, and whoever was away, add the number of their seat.
web-fair-secret = 3. The secret
web-fair-secret-about = Opened at the end. Its fingerprint is the promise above; together with the seats’ numbers it gives every roll, in order.
web-fair-secret-kept = It is opened when the match is over.
web-fair-faces = How the dice fell
web-fair-faces-about = Each face of each die, counted over the whole match.
web-fair-die = Die with { $sides } sides, how often each face fell: { $faces }
web-fair-by-hand = The same check at the terminal:
web-fair-link = Sealed before the first roll; checked in your browser.

## Rules

web-learn-title = Learn by playing
web-learn-about = Ten minutes on the real table with a coach, then a first game against a Cadet.
web-learn-count = Lessons done: { $done } of { $all }
web-learn-left = { $game }, lesson { $number }: left at step { $step } of { $all }, { $minutes } min to go
web-learn-go-on = Go on
web-learn-done = done
web-learn-next = next
web-learn-read = Read: how to play
web-keys-repeat = repeat the step of a lesson
web-keys-show = show what the coach means
web-keys-back = back a step, and leave the lesson
web-keys-sides = between the coach and the table
web-coach = Coach
web-lesson = Lesson
web-lesson-of = Lesson { $number } of { $all }
web-lesson-step = Step { $step } of { $all }
web-lesson-left = about { $minutes } min
web-lesson-minutes = { $minutes } min
web-lesson-also = Also legal, but first …
web-lesson-answers = Answers
web-lesson-ways = Ways through the lesson
web-lesson-back = Back
web-lesson-repeat = Repeat
web-lesson-show = Show
web-lesson-leave = Leave
web-lesson-on = Go on
web-lesson-idle = The coach is speaking: go on there, or by Enter.
web-lesson-finished = The lesson is finished.
web-lesson-anew = This lesson has changed since you left it, so it begins anew.
web-lesson-done = { $title }: done
web-lesson-can = What you can do now
web-lesson-rule = rule { $rule }
web-lesson-first = Play your first game
web-lesson-next = Next lesson
web-lesson-all = All lessons
web-register = Every rule
web-register-about = The register that questions, log and refusals cite.
web-register-count = { $count } of { $all } rules
web-register-more = There are more; search to narrow them down.

## Who you are

web-account = Account
web-account-guest = You are a guest on this browser. You can play everything.
web-account-has = You have an account: your tables are yours on every machine.
web-account-name = Name
web-account-password = Password
web-account-rename = Change
web-account-done-rename = Your name is changed.
web-account-done-sign-up = Your account is open.
web-account-done-sign-in = Welcome back.
web-account-done-sign-out = You are signed out.
web-sign-up = Open an account
web-sign-up-about = With a name and a password your tables follow you to every machine. The tables you have stay yours.
web-sign-in = Sign in
web-sign-in-about = If you have an account already.
web-sign-out = Sign out
web-bots = Your bots
web-bots-about = A bot comes over the network with its token, and plays at tables as people do. Everybody sees by its name that it is a bot.
web-bots-name = Name of the bot
web-bots-make = Make a bot
web-bots-token = The token of { $name }. Keep it safe: it is shown this once, and whoever has it plays as your bot.
web-bots-revoke = Revoke
web-bots-revoke-one = Revoke the token of { $name }
web-sign-out-about = On every machine; after that you are a guest here.

web-upload = Open a match file
web-upload-about = A match that was kept as a file opens here again: a finished one to be looked at, any other to be played on.
web-upload-choose = Choose a file
web-upload-drop = or drop it here
web-upload-busy = Replaying the match…

## The theatre: what has happened, event by event

web-theatre = What happened
web-theatre-back = One event back
web-theatre-on = One event on
web-theatre-play = Play
web-theatre-pause = Pause
web-theatre-again = What happened
web-theatre-skip = Skip to now
web-theatre-now = Now
web-theatre-speed = Speed
web-theatre-slow = slow
web-theatre-usual = usual
web-theatre-fast = fast
web-theatre-once = at once
web-theatre-count = { $at } of { $count }
web-theatre-all = all { $count }
web-theatre-ahead = { $count ->
    [one] One more event to see
   *[other] { $count } more events to see
}
web-theatre-skipped = { $count ->
    [one] One event skipped.
   *[other] { $count } events skipped.
}
web-theatre-back-to = The match goes back to line { $line }.
web-theatre-last-turn = Last turn only
web-theatre-waits = waits until you have seen it;
web-theatre-skips = skips
web-key-space = Space

## What a choice is worth

web-worth-needs = needed on the die
web-worth-certain = certain
web-worth-more = what it does
