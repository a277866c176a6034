"""What `wardroom new` lays out: a package with a small complete game, its words, its register and its tests.

The game here is a real one, called `newgame`. A new package is a copy of it, under another name.
"""
