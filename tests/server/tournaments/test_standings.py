"""Who is ahead: the table of an evening, worked out by hand."""

from fractions import Fraction

from wardroom.server.tournaments.bouts import Bout
from wardroom.server.tournaments.standings import standings

CARLA, IRENE, ELENA, ANNA, DARIO, JONAS, HUGO, BRUNO, GRETA = range(9)
WON, DRAWN = (1, 2), (1, 1)
REGATTA = [
    [
        Bout((CARLA, IRENE), DRAWN),
        Bout((ELENA,)),
        Bout((ANNA, HUGO), WON),
        Bout((JONAS, DARIO), WON),
        Bout((BRUNO, GRETA), WON),
    ],
    [
        Bout((CARLA, GRETA), WON),
        Bout((IRENE, DARIO), DRAWN),
        Bout((ELENA, JONAS), WON),
        Bout((ANNA, BRUNO), WON),
        Bout((HUGO,)),
    ],
    [
        Bout((CARLA, JONAS), WON),
        Bout((IRENE, GRETA), WON),
        Bout((DARIO,)),
        Bout((ANNA, ELENA)),
        Bout((HUGO, BRUNO)),
    ],
]


def test_points_then_buchholz_then_sonneborn_berger() -> None:
    lines = standings(REGATTA, range(9))
    half = Fraction(1, 2)
    assert [(line.place, line.entry, line.points, line.buchholz, line.sonneborn) for line in lines] == [
        (1, CARLA, 2 + half, 3, 2),
        (2, IRENE, 2, 4, 2),
        (3, ELENA, 2, 3, 3),
        (4, ANNA, 2, 2, 2),
        (5, DARIO, 1 + half, 4 + half, 2 + half),
        (6, JONAS, 1, 6, 1 + half),
        (7, HUGO, 1, 3, 1),
        (8, BRUNO, 1, 2, 0),
        (9, GRETA, 0, 5 + half, 0),
    ]


def test_whoever_is_level_is_parted_by_the_match_between_them() -> None:
    rounds = [
        [Bout((1, 0), WON), Bout((2, 3), WON)],
        [Bout((0, 2), DRAWN), Bout((1, 3), DRAWN)],
        [Bout((0, 3), WON), Bout((2, 1), WON)],
    ]
    lines = standings(rounds, range(4))
    assert [line.entry for line in lines] == [2, 1, 0, 3]
    assert lines[1][2:] == lines[2][2:]


def test_then_by_the_sealed_draw() -> None:
    level = [[Bout((0, 1), DRAWN), Bout((2, 3), DRAWN)]]
    assert [line.entry for line in standings(level, (3, 1, 0, 2))] == [2, 1, 3, 0]
