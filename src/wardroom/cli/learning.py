"""The commands `learn` and `lesson`: lessons and problems at the keyboard, and the check of a lesson being written."""

import json
from pathlib import Path
from typing import Annotated

import typer

from wardroom.cli.arguments import GameName, Lang, OtherGame, positive
from wardroom.cli.coaching import Coaching, Left
from wardroom.cli.language import language
from wardroom.cli.puzzling import Puzzling
from wardroom.cli.screen import Screen
from wardroom.engine import BadData, Refusal
from wardroom.engine.plain import from_plain, to_plain
from wardroom.lessons import Lesson, lessons_of, read_lesson
from wardroom.lessons.check import Moment, check_lesson, find_lesson, walk
from wardroom.lessons.check_problems import find_problem
from wardroom.lessons.first import first_game
from wardroom.lessons.problem import Asked, Problem, problems_of
from wardroom.lessons.progress import Progress, begin_at, next_lesson
from wardroom.lessons.speech import Coach
from wardroom.shelf import find
from wardroom.store import home, write
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken


def learn(
    game: GameName,
    number: Annotated[
        int | None, typer.Argument(metavar="N", parser=positive, help="Which lesson; else the next one.")
    ] = None,
    problems: Annotated[
        bool, typer.Option("--problems", help="Positions with a question instead; N is then which problem.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Learn a game by playing: a lesson on the real table, with a coach.

    A lesson that was left goes on where it was left.
    """
    if problems:
        _puzzle(game, number, lang)
        return
    rules, screen = find(game), Screen(is_read=True)
    words = Speaker(language(lang), rules)
    lessons, kept = lessons_of(rules), _kept()
    if not lessons:
        raise Refusal("no-lessons", game=rules.id)
    _list(screen, words, lessons, kept)
    chosen = next_lesson(lessons, kept) or lessons[0]
    lesson = find_lesson(rules, chosen.number if number is None else number)
    progress, is_anew = begin_at(lesson, kept)
    if is_anew:
        screen.line(words.say("coach-anew"))
    _teach(Coaching(lesson, rules, screen, words, progress.step), progress)


def _puzzle(game: str, number: int | None, lang: str | None) -> None:
    """One problem after another, from this one or from the first that is not solved yet."""
    rules, screen = find(game), Screen(is_read=True)
    words, all_of_them = Speaker(language(lang), rules), problems_of(rules)
    if not all_of_them:
        raise Refusal("no-problems", game=rules.id)
    _list_problems(screen, words, all_of_them)
    open_ones = [each.number for each in all_of_them if not _stands(each).done]
    at = number or next(iter(open_ones), all_of_them[0].number)
    problem = find_problem(rules, at)
    try:
        is_right = Puzzling(problem, rules, screen, words).run()
    except Left:
        return
    _keep_as(problem.id, Progress(problem.version, 0 if is_right else 1, is_right or _stands(problem).done))


def _stands(problem: Problem) -> Progress:
    return _kept().get(problem.id, Progress(problem.version))


def _list_problems(screen: Screen, words: Speaker, problems: tuple[Problem, ...]) -> None:
    screen.line(words.say("problem-list", title=words.say("title")), "bold")
    for problem in problems:
        stands = _stands(problem)
        state = "solved" if stands.done else "tried" if stands.step else "new"
        title = Spoken(Asked(problem, words).question)
        screen.line(words.say("problem-line", number=problem.number, title=title, state=state))


def _teach(coaching: Coaching, progress: Progress) -> None:
    try:
        coaching.run()
    except Left:
        _keep(coaching.lesson, progress.left(coaching.step))
        coaching.screen.line(coaching.words.say("coach-left", number=coaching.step + 1))
    else:
        _keep(coaching.lesson, Progress(progress.version, 0, done=True))
        _propose(coaching)


def _propose(coaching: Coaching) -> None:
    """The first real game, and the lesson that comes next."""
    game, words, screen = coaching.game, coaching.words, coaching.screen
    screen.gap()
    if first := first_game(game):
        screen.line(words.say("coach-first", about=first.about(words.language), game=game.id))
    following = [each for each in lessons_of(game) if each.number == coaching.lesson.number + 1]
    for lesson in following:
        facts = {"number": lesson.number, "title": Coach(lesson, words).title, "minutes": lesson.minutes}
        screen.line(words.say("coach-next", game=game.id, **facts))


def _list(screen: Screen, words: Speaker, lessons: tuple[Lesson, ...], kept: dict[str, Progress]) -> None:
    """The lessons of the game, and how far each has come."""
    screen.line(words.say("coach-lessons", title=words.say("title")), "bold")
    for lesson in lessons:
        at, _ = begin_at(lesson, kept)
        state = "left" if at.step else "done" if at.done else "new"
        facts = {"number": lesson.number, "title": Coach(lesson, words).title, "minutes": lesson.minutes}
        screen.line(words.say("coach-lesson", **facts, state=state, step=at.step + 1))


def lesson(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of the lesson, with lesson.toml.")],
    game: OtherGame = None,
    lang: Lang = None,
) -> None:
    """Check a lesson that is being written: play it through, and show at every step what is asked and may be answered.

    Stops at the first thing that is wrong: a play that is not on offer, a die too many or too few, a legal answer
    without a reply, a rule that there is not, words that are missing.
    """
    written = read_lesson(folder.resolve())
    rules, screen = find(game or written.game), Screen()
    words = Speaker(language(lang), rules, written.seats, written.seat)
    for moment in walk(written, rules):
        _show_moment(screen, words, moment)
    check_lesson(written, rules)
    screen.line(words.say("coach-plays", steps=len(written.steps)), "bold")


def _show_moment(screen: Screen, words: Speaker, moment: Moment) -> None:
    for event in moment.told:
        screen.item(f"{event.kind}: {words.event(event)}")
    screen.line(f"[{moment.step.id}] {moment.step.kind}", "bold")
    if moment.ask is not None:
        screen.line(f"{moment.ask.question.kind}: {words.ask(moment.ask)}")
        for option in moment.ask.options:
            mark = "*" if option in moment.expected else moment.step.reply(option) or "?"
            screen.line(f"  {option.notation}  [{mark}]  {words.option(option)}")


def _place() -> Path:
    return home() / "lessons.json"


def _kept() -> dict[str, Progress]:
    """How far this user has come; what cannot be read counts as nothing."""
    try:
        return from_plain(dict[str, Progress], json.loads(_place().read_text("utf-8")), "lessons.json")
    except (OSError, ValueError, BadData):
        return {}


def _keep(lesson: Lesson, progress: Progress) -> None:
    _keep_as(lesson.id, progress)


def _keep_as(name: str, progress: Progress) -> None:
    kept = {**_kept(), name: progress}
    _place().parent.mkdir(parents=True, exist_ok=True)
    write(json.dumps(to_plain(kept), indent=1), _place())
