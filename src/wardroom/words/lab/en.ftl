# The words of the laboratory, which the page of a table does not need.

balance-standard = the game as it is
balance-win-seat = won by seat { $name }
balance-win-role = won by { $name }
balance-tie = drawn
balance-decisions = decisions
balance-mark = { $name }
balance-end = { $name }
balance-lead = changes of the lead
balance-apart = points between first and second
balance-together = points of all together
balance-source = points: { $name }
balance-seat = seat { $name }
balance-share = { $value } %
balance-range = { $low } to { $high }
balance-reading-none = no difference found
balance-reading-open = not decided
balance-reading-same = the same
balance-reading-few = too few pairs
balance-reading-more = { $size ->
    [little] a little more
    [much] much more
   *[some] more
}
balance-reading-less = { $size ->
    [little] a little less
    [much] much less
   *[some] less
}
balance-reading-more-often = { $size ->
    [little] a little more often
    [much] much more often
   *[some] more often
}
balance-reading-less-often = { $size ->
    [little] a little less often
    [much] much less often
   *[some] less often
}
balance-headline-who = With { $variant }, { $who } wins { $share }; with { $first }, { $other }.
balance-headline-other = { $compared ->
    [yes] It changes { $what }, not who wins.
   *[no] It changes { $what }.
}
balance-what-source = where the points come from
balance-what-decisions = how long it takes
balance-what-mark = how long it takes
balance-what-lead = how often the lead changes
balance-what-apart = how decisive it is
balance-what-together = how many points there are
balance-what-tie = how often it is drawn
balance-what-end = how it ends
balance-headline-none = No difference was found.
balance-headline-alone = { $who }: { $share } of the matches.
balance-told-who = { $variant }: { $who } wins { $share } instead of { $other }, a difference of { $difference } points in a hundred (95 %: { $range }).
balance-told-missed = { $variant }: { $who } wins { $share } instead of { $other }. That difference of { $difference } may be anything from { $range }, so none was found.
balance-told = { $variant }: { $measure } { $value } instead of { $other } ({ $difference }; { $range }).
balance-told-alone = { $measure }: { $value } ({ $range }).
balance-variant = { $letter }: { $label }.
balance-variant-values = { $letter }: { $label } ({ $values ->
    [one] one value
   *[other] { $values } values
} changed: { $files }).
balance-pairs = { $done } of { $count } pairs
balance-left = { $time } left
balance-speed = { $matches } matches a second. Ctrl-C keeps what is done.
balance-column-measure = Measure
balance-column-difference = { $letter } - A
balance-column-interval = 95 %
balance-in-short = In short: { $headline }
balance-again = Again: { $command }
balance-file-html = { $file }: one page, loads nothing
balance-file-jsonl = { $file }: { $matches } matches, one a line
balance-file-parquet = { $file }: the same as a Parquet table
balance-kept = { $pairs ->
    [one] One pair is
   *[other] { $pairs } pairs are
} kept in { $file }. On with it: the same command again. From the start: --fresh.
balance-decided = Decided after { $done } of { $count } pairs (looked { $looks ->
    [one] once
   *[other] { $looks } times
}; intervals widened for that).
balance-failed = Pair { $number }, { $letter }: the rules failed. Kept as { $file }; the others go on.
balance-no-lab = The page and Parquet tables need more: pip install 'wardroom[lab]'. Text and JSON come without.
balance-page-lab = The laboratory
balance-page-print = Print
balance-page-night = Day or night
balance-page-crumb = Balance report · { $game } · { $players ->
    [one] one player
   *[other] { $players } players
}
balance-page-question = What does it change: { $others }?
balance-page-sub = { $pairs } pairs of matches between bots ({ $bots }). All matches of a pair have the same dice.
balance-page-sub-alone = { $pairs } matches between bots ({ $bots }).
balance-page-values = { $values ->
    [one] one value
   *[other] { $values } values
} of { $file } changed
balance-page-players = { $players ->
    [one] one player
   *[other] { $players } players
}
balance-page-glance = At a glance
balance-page-glance-about = means, and the difference inside the pairs with its 95 % interval
balance-page-measure = Measure
balance-page-minus = B minus A
balance-page-winning = Who wins, and how long it takes
balance-page-close = How close it is
balance-page-sources = Points by source
balance-page-who = Who wins
balance-page-who-axis = share of matches won
balance-page-who-off = The dashed line is an even chance. Clear of it: { $who }.
balance-page-who-even = The dashed line is an even chance. Nobody is clear of it.
balance-page-who-many = An even chance depends on the number of players.
balance-page-length = Length
balance-page-length-axis = decisions in a match
balance-page-in = { $value } in { $letter }
balance-page-lead = Changes of the lead
balance-page-lead-axis = times the lead in points changed hands
balance-page-lead-never = The first to lead is never overtaken: { $shares }.
balance-page-decisive = Decisiveness
balance-page-decisive-axis = points between first and second
balance-page-won-with = What a match is won with
balance-page-won-with-axis = points of a seat
balance-page-won-with-found = The winner is ahead most by this: { $source } ({ $gap } points more than the others, in A).
balance-page-winner = { $letter }, winner
balance-page-loser = { $letter }, others
balance-page-changes = What changes
balance-page-changes-axis = points of a seat, more or less than in A
balance-page-changes-found = Surely other than in A: { $sources }. The figures do not say why.
balance-page-changes-none = No source is surely other than in A.
balance-page-impact = Impact of cards and pieces
balance-page-impact-meaning = It compares the seat that had a piece, or played a card more often, with the others of the same match, and with what that seat makes anyway: 50 % is no difference. It is not what the card does: a card may be played mostly by whoever is losing already.
    .title = What such a number can mean.
balance-page-impact-luck = { $rows } intervals are shown. At 95 % one in twenty of them misses the truth by chance, so a mark is filled only if it stays clear of an even chance when all rows of its list are judged together (thin line).
    .title = Luck.
balance-page-impact-bots = Bots play by their own lights. A card that needs a plan looks weaker here than among people.
    .title = Bots.
balance-page-impact-example-aboard = Whoever has { $piece } stands at { $share } against the others. Whether that is because of what it does, the figures do not say.
    .title = An example.
balance-page-impact-example-played = Whoever plays { $piece } more often stands at { $share } against the others. Whether that is because of what it does, or because whoever is ahead can play it, the figures do not say.
    .title = An example.
balance-page-impact-example-drawn = Whoever draws { $piece } more often stands at { $share } against the others.
    .title = An example.
balance-page-impact-aboard = { $kind }: whoever had it, against those who never did
balance-page-impact-played = { $kind }: played more often than by the others
balance-page-impact-drawn = { $kind }: drawn more often than by the others
balance-page-impact-axis = against the others, in A (50 % is no difference)
balance-page-impact-clear = Clear of luck when all { $rows } are judged together: { $pieces }.
balance-page-impact-many = { $number } of { $rows } are clear of luck when all are judged together (filled marks).
balance-page-impact-unclear = None of { $rows } is clear of luck when all are judged together.
balance-page-impact-few = { $number } more have fewer than { $least } matches: too few to tell.
balance-page-piece = Piece
balance-page-matches = Matches
balance-page-won-in = In { $letter }
balance-page-few = too few
balance-page-show-all = Show all { $number }
balance-page-shown = Shown are the { $number } highest and the { $number } lowest.
balance-page-again = Do it again
balance-page-fact-games = Games
balance-page-fact-tables = Rules and tables
balance-page-fact-intervals = Intervals
balance-page-fact-time = Time
balance-page-numbers = numbers 0 to { $last } of seed { $seed } in each variant
balance-page-none-failed = none failed, nothing was left out
balance-page-failed = { $number ->
    [one] one game failed, and its pair is left out
   *[other] { $number } games failed, and their pairs are left out
}
balance-page-method = Shares by Wilson's formula, differences from the pairs, 95 %; impact for all rows of a list together by Bonferroni
balance-page-method-looks = Shares by Wilson's formula, differences from the pairs, 95 %, widened for { $looks } planned looks; impact by Bonferroni
balance-page-machine = { $seconds } seconds in the last run, Wardroom { $version }
balance-page-footer = Made by wardroom balance. This page is one file: it loads nothing and sends nothing.

## Analysis

analysis-how = Read at the depth of the { $level }, in { $worlds } worlds. What stands after ± is two standard errors.
analysis-running = The match is being read: { $done } %
analysis-unfinished = The match is not finished: it is read as far as it goes, and the result is what it promises.
analysis-curve = Chances of winning after each answer
analysis-answer = Answer
analysis-within = { $figure } ±{ $within }
analysis-unmeasured = less than can be measured
analysis-turning = Turning points
analysis-no-turning = None: nothing changed the chances by five points in a hundred beyond doubt.
analysis-deal = the deal
analysis-answered = { $seat }: { $option }
analysis-turned-luck = { $number }. { $answer }. Then chance: { $side } { $points } points, now { $chance }.
analysis-turned-choice = { $number }. { $answer }. The choice: { $side } { $points } points, now { $chance }.
analysis-costly = Costly choices, by what the player knew
analysis-no-costly = None that can be told from chance.
analysis-cost = { $number }. { $seat } chose “{ $played }”, { $chance }; better was “{ $better }”, { $better_chance } (the difference ±{ $within }).
analysis-account = Luck and skill, in points of a hundred: start + luck + own choices + others' choices = result
analysis-who = Who
analysis-start = Start
analysis-luck = Luck
analysis-own = Own choices
analysis-others = Others' choices
analysis-result = Result
analysis-reading = Reading
analysis-refused = { $file }: { $why }
analysis-file = File
analysis-costly-count = Costly
analysis-game = Game
analysis-matches = Matches
analysis-players = Everybody's luck and skill, in points of a hundred a match
analysis-players-how = Finished matches only; what stands after ± is two standard errors of the mean. Costly: choices a match.
error-analyse-empty = There is no match file in { $folder }.
error-analyse-nothing = Nothing has been answered in this match yet, so there is nothing to analyse.
error-analyse-crashed = The rules failed in this match after “{ $play }” ({ $error }). It is not analysed; wardroom replay shows it.

new-done = { $name } is laid out in { $folder }. Install it, and it is on the shelf:
error-new-bad-name = “{ $name }” cannot be the name of a game: small letters without accents, digits and _, a letter first, and no word of Python.
error-new-taken = The name { $name } is taken by another game or package; choose another.
error-new-not-empty = { $folder } is there already and not empty. Nothing was written.
error-new-cannot-write = { $folder } cannot be written: { $found }.
