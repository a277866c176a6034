# What the web page says, beside the words that it shares with the terminal.

## Everywhere

web-skip = Skip to the content
web-skip-prompt = Skip to the question
web-menu = Menu
web-nav-play = Play
web-nav-tables = Tables
web-nav-stewards = Stewards
web-nav-privacy = Privacy
web-nav-waiting = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
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
web-credits-code-about = Wardroom is free software under the MIT licence. It stands on Python, Litestar, msgspec, SQLAlchemy, OpenSkill, Segno, Fluent and Svelte, with thanks.

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
web-game-other = From another shelf
web-game-players = { $most ->
    [one] 1 player
   *[other] { $span } players
}
web-game-trouble = What this game says cannot all be read: { $why }
web-own-table = The table of { $game }
web-pick-rules = Read the rules
web-pick-rules-about = every one of them, in short

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
web-pace-daily = a move a day

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
web-new-character = What computer { $number } is like
web-character-any = any character
web-character-none = no character: plays evenly
web-new-free = { $count ->
    [one] One seat is free: you get a link to send.
   *[other] { $count } seats are free: you get a link to send for each.
} The match begins when all are taken.
web-new-full = All seats are taken: the match begins at once.
web-new-how = How
web-new-title = Name of the table
web-new-public = Anybody may join
web-new-public-about = The table appears among the open tables. Switched off, only those with a link find it.
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
web-seat-character = computer, { $temperament }
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
web-hint-why = Why:
web-hint-instead = { $chance } % instead of { $otherwise } %
web-hint-instead-about = how often it came so in the Captain's trials, and with the other choices
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
web-proposal-pause = { $name } asks for a pause until { $until }: all clocks stand.
web-proposed-pause = You asked for a pause until { $until }; the others have to agree.
web-proposal-play_on = { $name } proposes to play on now.
web-proposed-play_on = You proposed to play on now; the others have to agree.
web-pause = Ask for a pause
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
web-result-by-time = Time ran out.
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
web-branch-who = Who plays the others
web-branch-bots = Bots
web-branch-people = People, by a link each
web-branch-clock = The clock
web-branch-clock-daily = A move a day
web-branch-clock-live = Live
web-branch-clock-none = None
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
web-problem = Problem
web-problems = Problems
web-problems-count = { $solved } of { $all }
web-problems-next = Next: { $title }
web-learn-problems = Problems solved: { $solved } of { $all }
web-problem-of = Problem { $number } of { $all }
web-problem-stars = { $stars ->
    [1] easy
    [2] harder
   *[3] hard
}
web-problem-box = Problem { $number }, { $state ->
    [solved] solved at the first try
    [tried] tried, comes again
   *[new] new
}
web-problem-do = Answer on the table, as in a match. Nothing is played.
web-problem-best = Right:
web-problem-also = Also good:
web-problem-not-yet = Not yet:
web-problem-shown = The answer:
web-problem-better = That wins { $percent } times in a hundred. Something on offer does better.
web-problem-hinted = Most people would do this, and there is better:
web-problem-yours = your answer
web-problem-usual = the usual
web-problem-chance = { $percent } %
web-problem-within = ± { $points }
web-problem-how = Chance of winning, from { $worlds } worlds imagined from what you know here; after ± two standard errors of the distance to the best.
web-problem-ways = Ways through the problem
web-problem-next = Next problem
web-problem-again = Try again
web-problem-follow = See what follows
web-problem-following = One way it may go on …
web-problem-followed = That is one way it may go on.
web-problem-back = Back to the question
web-problem-show = Show the answer
web-problem-idle = The answers are in the panel.
web-key-enter = Enter
web-register = Every rule
web-register-about = The register that questions, log and refusals cite.
web-register-count = { $count } of { $all } rules
web-register-more = There are more; search to narrow them down.

## Who you are

web-account = Account
web-nav-notices = What I am told
web-nav-notices-trouble = What I am told: a way does not work
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
web-upload-about = A match that was kept as a file opens here again: a finished one to be looked at, any other to be played on. All its seats are at this screen then, and no clock goes.
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

## People, and playing again

web-nav-people = People
web-people-about = Everybody with an account. Guests play without a page of their own.
web-people-none = Nobody has an account yet.
web-people-nobody = Nobody here is called { $name }.
web-person-account = known as { $account }
web-person-since = Here since { $when }
web-person-played = last played { $when }
web-person-mine = This is your page. Others see it like this, without your notes and without matches at private tables that were not rated.
web-person-invite = Invite to a table
web-person-nobody = Guests have no page: they play without an account. Whoever has left is not named any more.
web-person-new = { $name } has not finished a match yet.
web-person-habits = How you play
web-person-together = You and { $name }
web-person-together-count = { $count ->
    [one] One match. Who finished ahead:
   *[other] { $count } matches. Who finished ahead:
}
web-person-duel = You were ahead { $mine } times, { $name } { $theirs } times.
web-person-never = You have not played together yet.
web-person-in-time = Decisions in time
web-person-usual = Usually answers within
web-person-unfinished = Matches left unfinished
web-person-of = { $count } of { $all }
web-account-page = Your page
web-ratings = Ratings
web-rating = Rating
web-rating-none = none yet
web-rating-finding = Still finding its place.
web-rating-band = Nineteen times in twenty the true strength lies between { $low } and { $high }.
web-rating-count = { $count ->
    [one] One rated match
   *[other] { $count } rated matches
}
web-rating-few = After five matches the curve begins to say something.
web-rating-unrated = No rated match in this game yet.
web-rating-change = { $change }
web-rating-changed = Change
web-rating-note = Remark
web-rating-note-judged = the winner was agreed upon
web-rating-note-handed-over = a bot played on for somebody
web-rating-note-taken-back = some of it was taken back
web-curve = Rating of { $name } in { $game }, { $from } to { $to }: it began at { $first }, plus or minus { $first_band }, and stands at { $last }, plus or minus { $last_band }.
web-as-table = As a table
web-rated = rated if everybody has an account
web-friendly = not rated
web-not-rated = This match is not rated.
web-past-last = Last matches
web-past-ended = Ended
web-past-won = { $seats ->
    [1] Won alone
    [2] Won
   *[other] First of { $seats }
}
web-past-lost = { $seats ->
    [1] Lost alone
    [2] Lost to { $names }
   *[other] { $place ->
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[other] Sixth
    } of { $seats }, { $names } won
}
web-past-agreement = Ended by agreement
web-past-closed = Closed
web-past-unrated = not rated
web-places = Places
web-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
web-opponents = Favourite opponents
web-opponents-matches = Matches
web-opponents-ahead = Ahead
web-note-person = Write a note
web-note-match = Write a note on this match
web-note-mine = only you see it
web-note-change = Change the note
web-note-keep = Keep it
web-shun = Mute, block or report { $name }
web-shun-none = As usual
web-shun-mute = Mute: I do not see what they say.
web-shun-block = Block: nor their invitations, nor their open tables.
web-report = Tell those who keep this house
web-report-about = What happened, and where. Only they read it.
web-report-do = Send
web-report-done = It was sent.
web-again-title = Again
web-again-seats = Seats of the next match
web-again-same = Same seats
web-again-rotated = Seats rotated
web-again-ask = Ask for a rematch
web-again-yes = Play again
web-again-no = No, thanks
web-again-go = To the table
web-again-agreed = Everybody plays again.
web-again-refused = { $name } does not play again. Anybody may ask once more.
web-again-lapsed = Not everybody has answered within two days. Anybody may ask once more.
web-again-until = until { $when }
web-again-asked-same = { $name } asks for a rematch, same seats.
web-again-asked-rotated = { $name } asks for a rematch, seats rotated.
web-again-won = { $name } { $won }
web-again-series = In this series: { $names }.
web-invitations = Invitations
web-invited-by = A seat is kept for you; { $names } waits.
web-invite = Invite by name
web-invite-whom = Whom do you want to invite?
web-invite-do = Invite
web-invite-nobody = Nobody here is called { $name }. Guests are invited by the link.
web-lobby-kept = Kept for somebody
web-lobby-for-me = Kept for you
web-share = Share
web-share-more = Share…
web-share-link = Link
web-share-code = QR code of the link
web-share-replay = Whoever has the link sees the whole match, hands included.
web-password = Password
web-password-about = Whoever is signed in elsewhere with your account is signed out.
web-password-old = The one you have
web-password-new = The new one
web-password-change = Change
web-forgot = Forgotten the password?
web-forgot-about = Write the name above. If there is an address for letters, a link comes by e-mail; else whoever keeps this house can give you one.
web-forgot-do = Ask for a link
web-account-done-forgot = If there is such an account with an address, a letter is on its way.
web-reset = A new password
web-reset-about = { $name }, choose a new password. This link serves once.
web-reset-do = Set the password
web-data = What is kept of you
web-data-about = Your name, your finished matches as files, what you said, your notes and ratings, in one file.
web-data-take = Take it along
web-forget = Be forgotten
web-forget-about = Your name, words, notes and ratings are deleted. Matches of others stay whole; there you are called “a player who left”.
web-forget-sure = This cannot be undone. Bots play on in your running matches.
web-forget-do = Forget me for good
web-forget-not = Stay
web-keeping-done-password = Your password is changed.
web-keeping-done-forget = You are forgotten. You are a guest here now.

## Tournaments

web-nav-tournaments = Tournaments
web-tournament-none = No tournament yet. Open the first one.
web-tournament-new = New tournament
web-tournament-title = What it is called
web-tournament-kind = How it is played
web-tournament-kind-name = { $kind ->
    [round-robin] Round robin
    [knock-out] Knock-out
   *[swiss] Swiss
}
web-tournament-swiss-about = Who has about the same points meets; nobody meets twice.
web-tournament-round-robin-about = Everybody meets everybody.
web-tournament-knock-out-about = Who loses is out. For games of two.
web-tournament-size = Players at a table
web-tournament-most = Places
web-tournament-days = How long a round lasts
web-tournament-days-each = { $days ->
    [0] An evening: as long as it takes
    [one] A day
   *[other] { $days } days
}
web-tournament-bots = Bots that play from the start
web-tournament-bots-rank = Their rank
web-tournament-open = Open to everybody
web-tournament-open-about = Otherwise those come in whom you invite by name.
web-tournament-rated = Counts for ratings
web-tournament-rated-about = For those with an account; there are no hints.
web-tournament-open-do = Open for entry
web-tournament-places = { $count } of { $most } places
web-tournament-state = { $status ->
    [entry] open for entry
    [playing] round { $round } of { $rounds }
    [closed] called off
   *[over] over
}
web-tournament-in-words = { $kind ->
    [round-robin] Round robin
    [knock-out] Knock-out
   *[swiss] Swiss
}, { $rounds ->
    [0] as many rounds as it takes
    [one] one round
   *[other] { $rounds } rounds
}, { $players ->
    [one] one player
   *[other] { $players } players
}. { $hours ->
    [0] A round lasts as long as it takes.
    [24] A day a round.
    [168] A week a round.
   *[other] { $hours } hours a round.
} If somebody leaves and nobody waits for the place, this rank plays on: { $stand_in }. Opened by { $host }.
web-tournament-closed = This tournament was called off. Its matches may be played to their end.
web-tournament-entries = Who plays
web-tournament-nobody = Nobody has come in yet.
web-tournament-is-invited = invited
web-tournament-is-substitute = waits for a place
web-tournament-entry = Entry
web-tournament-entry-open = Anybody may come in until it begins; who comes later waits for a place.
web-tournament-entry-invited = Those come in who were invited.
web-tournament-enter = Come in
web-tournament-leave = Leave
web-tournament-begin = Begin the first round
web-tournament-invite = Invite by name
web-tournament-invite-do = Invite
web-tournament-withdraw = Withdraw
web-tournament-close = Call it off
web-tournament-rounds = Rounds
web-tournament-round = Round { $round }
web-tournament-round-word = Round
web-tournament-rd = Rd { $round }
web-tournament-played = played
web-tournament-until = until { $when }
web-tournament-now = being played
web-tournament-to-come = to come
web-tournament-winner = { $name } has won the tournament.
web-tournament-you-play = Round { $round }: you play { $who }
web-tournament-you-rest = Round { $round }: you have a free round
web-tournament-you-done = Your match is over: { $points }.
web-tournament-round-ends = The round ends { $when }.
web-tournament-take-turn = Take your turn
web-tournament-go = To the table
web-tournament-watch = Watch
web-tournament-replay = Replay
web-tournament-versus = v
web-tournament-free-about = has a free round: one point, and nobody has two of them before all had one
web-tournament-free-short = free
web-tournament-judged = judged: { $reason }
web-tournament-over-since = over, { $when }
web-tournament-to-move = { $who } to move
web-tournament-running = being played
web-tournament-standings = Standings
web-tournament-while = while round { $round } is played
web-tournament-place = Place
web-tournament-player = Player
web-tournament-points = Points
web-tournament-sum = Sum
web-tournament-buchholz-about = The points of all opponents met
web-tournament-sonneborn-about = The points of the opponents beaten, half of those drawn with
web-tournament-against = against { $place }
web-tournament-in-round = round { $round }
web-tournament-won = won
web-tournament-drawn = drawn
web-tournament-lost = lost
web-tournament-free = free round
web-tournament-small = small figure: place of the opponent
web-tournament-for = for { $name }
web-tournament-cross = Cross table
web-tournament-tree-about = The tree
web-tournament-tree = { $left ->
    [0] Final
    [1] Semi-finals
   *[other] Quarter-finals
}
web-tournament-done-of = { $done } of { $all } matches are over
web-tournament-how = How it is decided
web-tournament-equal = Equal points
web-tournament-equal-about = First Buchholz (the points of all opponents met), then Sonneborn-Berger (those of the opponents beaten), then the match between the two, then a draw that was sealed before the first round.
web-tournament-equal-tree = Of a drawn match the better seed goes on. Seeds follow the ratings.
web-tournament-late = Not over in time
web-tournament-late-about = Whoever watches over the tournament adds up to two days or judges the match, and says why. Who plays judges nothing.
web-tournament-leaves = Somebody leaves
web-tournament-leaves-about = { $count ->
    [0] Nobody waits for a place: { $stand_in } would play on. The points stay.
   *[other] The first who waits takes the seat and its points: { $names }. With nobody left, { $stand_in } plays.
}
web-tournament-honest = Results come from the matches. Nobody can type one in.
web-tournament-substitute = Wait for a place
web-tournament-watch-over = You watch over it
web-tournament-extend = A day more for this round
web-tournament-judge = Judge it so
web-tournament-judge-which = A match that is not over
web-tournament-judge-who = Who is to have won
web-tournament-judge-level = nobody: level
web-tournament-judge-why = Why
web-tournament-judge-why-about = Everybody reads it beside the result.
web-new-rated = Rated
web-new-rated-about = It counts for ratings if everybody who sits down has an account. There are no hints then.
## Finding the better move

web-find = Find the better move
web-find-best = Right:
web-find-also = Also good:
web-find-played = That is what was played:
web-find-not-yet = Not yet:
web-find-shown = Best was:
web-find-hint = It begins with { $piece }.
web-find-hint-plain = It is one of { $count } answers, and no piece of the board stands for it.
web-find-show = Show it
web-find-skip = Skip
web-find-idle = Found, or shown: nothing is asked any more.

## Analysis

web-analyse = Analyse
web-analysis = Analysis
web-analysis-about = How the chance of winning went, where the match turned, what choices cost, and what was luck.
web-analysis-stopped = It was stopped before it was finished. What had been found is shown; it can be made anew.
web-analysis-filed = This reading came with the file: its figures are whatever its maker wrote. It can be made here.
web-analysis-level = How thoroughly
web-analysis-level-captain = a few seconds, at long games a minute
web-analysis-level-admiral = some minutes, smaller errors
web-analysis-waiting = Waiting for its turn…
web-analysis-running = Analysing: { $done } %
web-analysis-stop = Stop
web-analysis-curve = Chance of winning
web-analysis-legend = shaded: two standard errors · ○ dice and cards · ● a choice
web-analysis-legend-seen = shaded: two standard errors · ○ dice and cards · ● a choice · dotted: what { $is_me ->
    [yes] you
   *[no] { $name }
} could see
web-analysis-legend-strips = one strip for each, together always 100; shaded: two standard errors
web-analysis-rough = a first reading, hatched, gets better
web-analysis-curve-said = { $name } from { $from } % to { $to } %, { $count ->
    [0] no turning points
    [one] one turning point
   *[other] { $count } turning points
}
web-analysis-moment = Step { $step } of { $all }: { $name } { $chance } %
web-analysis-wins = { $name } wins
web-analysis-round = round { $number }
web-analysis-covered = covered until you have answered
web-analysis-turn = Turning point { $number }
web-analysis-how = Read at the depth of the { $level }, in { $worlds } worlds
web-analysis-knowledge = What is taken into account
web-analysis-as-known = { $is_me ->
    [yes] As you knew it
   *[no] As { $name } knew it
}
web-analysis-all-known = Everything known
web-analysis-shares = Luck and skill
web-analysis-shares-said = What became of the chance of { $name }: start, luck, own choices, others’ choices, result
web-analysis-who = Who
web-analysis-start = At the start
web-analysis-luck = Luck of dice and cards
web-analysis-own = { $is_me ->
    [yes] Your choices
   *[no] Choices of { $name }
}
web-analysis-others = Choices of { $name }
web-analysis-result = Result
web-analysis-start-short = start
web-analysis-luck-short = luck
web-analysis-own-short = own choices
web-analysis-others-short = others’
web-analysis-result-short = result
web-analysis-within = { $figure } ± { $within }
web-analysis-plus-minus = ± { $within }
web-analysis-unmeasured = less than can be measured
web-analysis-points = points of winning chance, ± two standard errors
web-analysis-points-dot = points of winning chance, ± two standard errors; a dot is less than can be measured
web-analysis-turns = Turning points
web-analysis-turns-of = { $count } of { $all } moments
web-analysis-no-turns = Nothing turned this match all at once.
web-analysis-costly = { $is_me ->
    [yes] Your costly choices
   *[no] Costly choices of { $name }
}
web-analysis-costly-count = { $count ->
    [0] none
   *[other] { $count }
}
web-analysis-no-costly = { $is_me ->
    [yes] You made no choice that was costly beyond doubt.
   *[no] { $name } made no choice that was costly beyond doubt.
}
web-analysis-all = All { $count }
web-analysis-fewer = Only the dearest
web-analysis-better-was = Better: { $option }
web-analysis-line = Line { $number } · { $name }
web-analysis-deal = What was dealt
web-analysis-kind-luck = luck
web-analysis-kind-choice = choice
web-analysis-as-table = The curve as a table
web-analysis-after = after line
web-analysis-deepen = Read it as thoroughly as an Admiral
web-analysis-learn = { $is_me ->
    [yes] Learn from my mistakes: { $count }
   *[no] Learn from the mistakes of { $name }: { $count }
}
web-analysis-learn-about = The costly moments again: find the better move.
web-analysis-choice = { $is_me ->
    [yes] Line { $number }: your choice
   *[no] Line { $number }: the choice of { $name }
}
web-analysis-cost = It cost { $points } ± { $within } points of winning chance.
web-analysis-cost-truly = With everything known it cost { $points } ± { $within } points.
web-analysis-cost-truly-none = With everything known it cost less than can be measured.
web-analysis-chose = { $is_me ->
    [yes] You chose:
   *[no] { $name } chose:
}
web-analysis-better = Better was:
web-analysis-by-sight = { $is_me ->
    [yes] By what you knew then; what you could not know is not held against you.
   *[no] By what { $name } knew then; what nobody could know is held against nobody.
}
web-analysis-by-truth = { $is_me ->
    [yes] The chances of A and B are still those that you could see.
   *[no] The chances of A and B are still those that { $name } could see.
}
web-analysis-go-on = Show how it went on
web-analysis-next = Next costly choice
web-analysis-mistake-of = { $is_me ->
    [yes] Your mistakes: { $number } of { $all }
   *[no] Mistakes of { $name }: { $number } of { $all }
}
web-analysis-mistake-cost = Line { $number }: it cost { $points } ± { $within } points
web-analysis-find = Find a better move.
web-analysis-find-about = { $is_me ->
    [yes] Everything lit is legal. You knew what you see here.
   *[no] Everything lit is legal. { $name } knew what you see here.
}
web-analysis-next-mistake = Next one
web-analysis-finish = Finish
web-analysis-practised = { $found } of { $all } found
web-analysis-back = Back to the analysis
web-analysis-once-more = Once more
web-analysis-end-practice = End the practice
