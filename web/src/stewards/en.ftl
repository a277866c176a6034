# The stewards' desk, and the page that tells what the club keeps.

web-steward-desk = Stewards' desk
web-steward-written = what you do here is written down
web-steward-done = Done: { $what }.
web-steward-link = This link is shown once. Give it to nobody else:
web-steward-loading = Loading…
web-steward-undo = Undo
web-steward-undo-why = Why is it undone?
web-steward-undone = undone by { $name }, { $when }
web-steward-leave = Leave it
web-steward-acts = What can be done
web-steward-search = Search
web-steward-show = Show
web-steward-nothing = Nothing is found.
web-steward-why = Reason, in one sentence
web-steward-why-read = Needed. Those concerned read it.
web-steward-why-log = Needed. It stands in the log of deeds.
web-steward-preview = They will read:
web-steward-sure = I am sure. This cannot be undone.

web-steward-matches = Matches
web-steward-people = People
web-steward-notices = Notices
web-steward-tournaments = Tournaments
web-steward-rules = The house
web-steward-log = Log of deeds
web-steward-log-about = nothing can be taken out of it
web-steward-log-none = Nothing was done yet.
web-steward-earlier = Earlier ones
web-steward-when = When
web-steward-who = Steward
web-steward-what = What
web-steward-why-head = Why

web-steward-search-matches = Table, player, game or link
web-steward-show-need = Need a hand
web-steward-show-running = Running
web-steward-show-over = Over
web-steward-quiet = All quiet: no match needs a hand.
web-steward-need-reported = asked for help
web-steward-need-time = time is out
web-steward-need-quiet = quiet { $days ->
    [one] for a day
   *[other] { $days } days
}
web-steward-need-rules = does not go on
web-steward-match = { $game }, line { $line }, { $status ->
    [open] waits for people
    [playing] is being played
   *[over] has ended
}.
web-steward-waiting = Waiting for { $names }; last move { $when }.
web-steward-watch = Watch it
web-steward-seat = Seat
web-steward-plays = Who
web-steward-clock = Clock
web-steward-clock-in = bank { $hours } h
web-steward-clock-out = time is out
web-steward-stand-in = { $bot } plays for them
web-steward-free = free
web-steward-rules-see = The rules of this match are gone. See
web-steward-whose = Seat
web-steward-to = To, by the name of the account
web-steward-to-bot = empty: a bot of the table
web-steward-hours = Hours
web-steward-line = Back to line
web-steward-winner = Who wins
web-steward-level = Nobody: all are level
web-steward-do-hand-over = Hand a seat over
web-steward-do-move-back = Move back
web-steward-do-more-time = More time
web-steward-do-judge = Judge
web-steward-do-close = Close
web-steward-now-hand-over = Hand over
web-steward-now-move-back = Move back
web-steward-now-more-time = Give time
web-steward-now-judge = Judge
web-steward-now-close = Close
web-steward-about-hand-over = All at the table read it. You see no hidden card by doing this. It can be undone as long as the match is played.
web-steward-about-move-back = All at the table read it. It can be undone until somebody answers there.
web-steward-about-more-time = It goes into the bank of that seat. It can be undone as long as the match is played.
web-steward-about-judge = It counts for ratings. It can be undone, but then everybody has seen what was hidden.
web-steward-about-close = Nobody wins. It can be undone, but then everybody has seen what was hidden.

web-steward-reports = Reports
web-steward-report = { $by } about { $about }
web-steward-table = The table
web-steward-do-settle = Seen to
web-steward-about-settle = Whoever reported it is not told. It can be undone.
web-steward-search-people = Name, also of a guest
web-steward-is-account = has an account
web-steward-is-guest = guest
web-steward-is-steward = steward
web-steward-is-banned = not let in
web-steward-person = Here since { $since }; sits at { $running ->
    [0] no table
    [one] one table
   *[other] { $running } tables
}.
web-steward-seen = Last here on { $day }.
web-steward-page = Their page
web-steward-banned = Not let in: “{ $why }”
web-steward-hands-off = Stewards do nothing to each other. Whoever keeps the machine can: wardroom admin steward.
web-steward-sits = Sits at:
web-steward-name = New name
web-steward-do-rename = Rename
web-steward-do-reset-link = New password
web-steward-do-ban = Do not let in
web-steward-do-forget = Forget
web-steward-about-rename = The name changes at the tables where they sit, too. It can be undone as long as they have chosen no other.
web-steward-about-reset-link = You get a link that works once, within a day. It can be undone until it was used.
web-steward-about-ban = They are signed out everywhere and bots play on for them. It can be undone.
web-steward-about-forget = Name, account, words, ways and ratings go; matches stay, without the name.

web-steward-outbox = The outbox
web-steward-outbox-waiting = waiting
web-steward-outbox-sending = on their way
web-steward-outbox-sent = sent this week
web-steward-outbox-failed = given up this week
web-steward-late = Something that is due has been waiting since { $since }: does the server run, and does it reach the internet?
web-steward-no-mail = This house has no mail server: there are no letters.
web-steward-ways = Ways that do not work
web-steward-ways-none = All ways work.
web-steward-way-push = a device
web-steward-way-mail = an e-mail address
web-steward-way-hook = a webhook
web-steward-way-failing = is being tried again
web-steward-way-refused = was refused
web-steward-way-gone = is gone
web-steward-way-private = leads into a private network
web-steward-way-since = since { $since }; { $lost ->
    [0] nothing was lost
    [one] one message was lost
   *[other] { $lost } messages were lost
}.
web-steward-do-try-way = Try again
web-steward-do-drop-way = Forget it
web-steward-about-try-way = What waits is sent now.
web-steward-about-drop-way = What waits to be told over it goes as well. They can give the way again themselves.

web-steward-tournament-entry = Open for entry.
web-steward-tournament-playing = Round { $round } of { $rounds }.
web-steward-tournament-over = Over.
web-steward-tournament-closed = Called off.
web-steward-watch-tournament = Its page
web-steward-whose-place = Whose place
web-steward-to-account = To, by the name of the account
web-steward-do-substitute = Substitute
web-steward-do-extend-round = Longer round
web-steward-do-close-tournament = Call off
web-steward-about-substitute = Place and points stay with the entry. It can be undone while the tournament is played.
web-steward-about-extend-round = It can be undone as long as the round ends then.
web-steward-about-close-tournament = Its matches may be played on, and count for nothing there. It can be undone.

web-steward-rules-wait = Rules that are gone
web-steward-rules-none = All matches have the rules they were begun by.
web-steward-release = Release { $release } served these rules last.
web-steward-no-release = Nobody noted which release served these rules.
web-steward-at-line = line { $line }
web-steward-do-upgrade = Go on by the rules here
web-steward-about-upgrade = The match is played again by the rules that are installed; if it does not come out, nothing is changed. Its players are told.
web-steward-clearing = Clearing away
web-steward-clearing-about = The club sets this at the terminal: wardroom admin keep.
web-steward-cleared = Last done { $when }.
web-steward-privacy = What the page on privacy says

web-privacy = Privacy
web-privacy-about = What this house keeps of you, for how long, and who sees it.
web-privacy-names = You
web-privacy-names-about = The name you give yourself, and the day you were here last. With an account also a password, kept so that nobody can read it, the languages and hours you have chosen, and your notes, which are yours alone. { $guests ->
    [0] Guests are kept for ever.
   *[other] Guests who have not been here for { $guests } days and sit in no match are forgotten.
}
web-privacy-matches = Matches
web-privacy-matches-about = Your seats and answers, results and ratings. Everybody sees the page of everybody with an account. Matches between guests alone go { $matches ->
    [0] never
   *[other] { $matches } days after their end
}, and tables that never began { $tables ->
    [0] never
   *[other] after { $tables } days
}. Matches of people with an account, rated ones, those of tournaments and those about which somebody has written a note stay.
web-privacy-talk = What is said
web-privacy-talk-about = Everybody at a table reads what is said there. Of matches that are over it is deleted { $talk ->
    [0] never
   *[other] after { $talk } days
}.
web-privacy-notices = Where you are told
web-privacy-notices-about = If you want notices: your e-mail address, your webhook and the endpoints of your devices, until you take them out or they are gone. Nobody else is shown them, stewards neither. What was to be told is deleted once it is sent, and that it was sent after a week.
web-privacy-reports = Reports
web-privacy-reports-about = What somebody tells the stewards about somebody else is read by them alone, and deleted { $reports ->
    [0] never
   *[other] { $reports } days after it came, once they have seen to it
}.
web-privacy-deeds = What stewards do
web-privacy-deeds-about = Every deed of a steward is written down with its reason, for good, and its players read it at the table. Stewards see no hidden card, no password and no address.
web-privacy-addresses = Where you come from
web-privacy-addresses-about = The address of your connection is kept in memory for a while, so that nobody can flood the house. It is not in the database; it may stand in the log of the machine, if whoever runs it has switched that on.
web-privacy-cookies = Cookies
web-privacy-cookies-about = One that says who you are, for a year, and one that says that you have signed in on this device before. Nothing that follows you around.
web-privacy-elsewhere = Elsewhere
web-privacy-elsewhere-about = This page loads nothing from anywhere else. A push travels encrypted by way of the maker of your browser, who learns that there is one and when. A backup holds what it held on its day.
web-privacy-yours = What you can do
web-privacy-yours-about = On your account page you can take along everything that is kept of you as a file, and be forgotten. What others have written stays theirs; in matches you are then called “a player who left”.

## At a table

web-noted-by = { $by ->
    [house] The house
   *[steward] Steward { $name }
}
web-noted-withdrawn = { web-noted-by } cleared this table. “{ $why }”
web-noted-closed = { web-noted-by } closed this match; nobody has won. “{ $why }”
web-noted-judged = { $winners ->
    [none] { web-noted-by } judged this match: all are level. “{ $why }”
   *[some] { web-noted-by } judged this match: { $names } won. “{ $why }”
}
web-noted-reopened = { web-noted-by } lets this match go on. What was hidden lay open meanwhile, and other dice fall from here. “{ $why }”
web-noted-moved-back = { web-noted-by } moved this match back, from line { $was } to line { $line }. Other dice fall from here. “{ $why }”
web-noted-restored = { web-noted-by } put this match back to where it stood, at line { $line }. “{ $why }”
web-noted-handed-over = { $after ->
    [bot] { web-noted-by } lets a bot play for { $before }, who comes back by coming. “{ $why }”
   *[person] { web-noted-by } gave the seat of { $before } to { $follower }. “{ $why }” It is not rated for { $follower }.
}
web-noted-given-back = { web-noted-by } gave the seat back to { $follower }. “{ $why }”
web-noted-more-time = { web-noted-by } gave { $before } { $hours ->
    [one] an hour
   *[other] { $hours } hours
} more. “{ $why }”
web-noted-less-time = { web-noted-by } took back { $hours ->
    [one] an hour
   *[other] { $hours } hours
} from { $before }. “{ $why }”
