"""Mutants: single places of a game's rules are broken on purpose, to see whether the tests of that game notice.

`make mutants GAME=skirmish COUNT=50 SEED=1`, or `python -m tests.mutants skirmish --count 50 --seed 1`.

What is broken is a copy in memory: no file of the working tree ever changes. `breaking` says what can be broken, with
the operators of mutmut and a few more; `reach` which tests reach which line. Each mutant is tried in processes forked
off for it, on the `bench`: a function is `swapped` in tests that are collected once, what an import executes needs the
game imported `anew`. Results are kept in `.mutants`, so that a run that was stopped goes on.
"""
