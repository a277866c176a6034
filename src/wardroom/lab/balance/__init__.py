"""Balance: what a change of cards, switches or players does to a game, in pairs of matches with the same dice.

variants.py   what is compared, as it is written after `--a` and `--b`
trial.py      the matches, and what was counted in each
figures.py    means, differences, intervals
weighing.py   the rows of the report: what differs, and by how much
impact.py     what it means to have a card or piece
wording.py    the report in words: labels, readings, the answer
plots.py      its plots, and page.py the page that holds them
data.py       the matches as rows for other programs
"""
