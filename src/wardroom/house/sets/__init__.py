"""Sets of cards: the tables of a game as forms, drafts checked, sets kept by their owners, and folders of tables.

`forms` describes what can be typed, `origins` tells where values are from, `drafts` checks what was typed, `repairs`
knows what was meant, `folders` reads and packs; all of these are pure, and done as errands, since whoever sends a draft
is a stranger. `keeping` saves sets, offers those of the house, and lays out the cards of a match where its rules look
for them.
"""
