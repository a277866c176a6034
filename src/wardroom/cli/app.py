"""The one entry point: the commands, and what happens when one of them cannot do what it was asked."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from traceback import format_exception
from typing import Annotated

import typer

from wardroom import __version__
from wardroom.cli import (
    analysing,
    arena,
    balancing,
    calibrating,
    choosing,
    drafting,
    experimenting,
    exporting,
    fitting,
    judging,
    keeping,
    learning,
    looking,
    measuring,
    playing,
    serving,
    setting,
    starting,
    stewarding,
    upgrading,
)
from wardroom.cli.language import language_of
from wardroom.cli.screen import complain
from wardroom.cli.speaking import Said
from wardroom.cli.usage import Command, Commands, explained
from wardroom.engine import Crash, Refusal
from wardroom.store import crashes, home, keep_crash, write
from wardroom.words import Speaker

REFUSED, FAILED, INTERRUPTED = 2, 1, 130

app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False)

for command in (
    looking.games,
    choosing.options,
    playing.play,
    playing.resume,
    learning.learn,
    learning.lesson,
    setting.problems,
    setting.problem,
    drafting.scenario,
    drafting.design,
    starting.new,
    serving.serve,
    serving.backup,
    serving.restore,
    keeping.ratings,
    keeping.reset_password,
    upgrading.upgrade,
    serving.openapi,
    looking.replay,
    looking.verify,
    looking.rules,
    looking.effects,
    experimenting.simulate,
    arena.arena,
    judging.judge,
    calibrating.calibrate,
    balancing.balance,
    exporting.export,
    experimenting.fuzz,
    experimenting.bench,
    measuring.bench_server,
):
    app.command(cls=Command)(command)
app.add_typer(stewarding.admin, name="admin")
app.command("fit", cls=Command)(fitting.fit_value)
app.command("analyse", cls=Command)(analysing.analyse_match)


@app.callback(invoke_without_command=True)
def wardroom(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False
) -> None:
    """Naval games at this keyboard.

    Speaks English and Italian: --lang after a command, else $WARDROOM_LANG, else the language of the system.
    """
    if version:
        typer.echo(__version__)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """The entry point of the package."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command and give its exit code: 0 done, 1 something failed, 2 refused."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    words = Speaker(language_of(arguments))
    try:
        return _obey(arguments)
    except typer.Exit as end:
        return end.exit_code
    except typer.TyperException as error:
        return _refuse(explained(error), words)
    except Refusal as refusal:
        return _refuse(refusal, words)
    except Said as said:
        complain(str(said))
        return REFUSED
    except Crash as crash:
        return _crashed(crash, words)
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        return _nobody_reads()
    except Exception as error:
        return _failed(error, words)


def _obey(arguments: Sequence[str]) -> int:
    commands = typer.main.get_command(app)
    with commands.make_context("wardroom", list(arguments)) as context:
        commands.invoke(context)
    sys.stdout.flush()
    return 0


def _refuse(refusal: Refusal, words: Speaker) -> int:
    complain(words.refusal(refusal))
    return REFUSED


def _crashed(crash: Crash, words: Speaker) -> int:
    """A rule or a bot failed: keep the match for whoever mends it."""
    complain(_blamed(crash, words))
    try:
        path = keep_crash(crash, crashes())
    except Refusal as trouble:
        complain(words.refusal(trouble))
        return FAILED
    if path:
        complain(words.say("crash-kept", file=str(path)))
    return FAILED


def _blamed(crash: Crash, words: Speaker) -> str:
    """What failed: the bot if it is its turn and it has not answered, else the rules."""
    if crash.match is None or crash.seat is None or crash.play:
        return words.say("crash", error=str(crash))
    why = words.refusal(crash.cause) if isinstance(crash.cause, Refusal) else str(crash)
    return words.say("crash-bot", bot=crash.match.players[crash.seat], why=why)


def _failed(error: Exception, words: Speaker) -> int:
    """Something else failed, which should not happen: say so in a line, and keep the rest for whoever mends it."""
    path = home() / "error.txt"
    complain(words.say("failed", error=f"{type(error).__name__}: {error}", file=str(path)))
    with suppress(OSError, Refusal):
        path.parent.mkdir(parents=True, exist_ok=True)
        write("".join(format_exception(error)), path)
    return FAILED


def _nobody_reads() -> int:
    """Whoever read the output has gone; nothing more is to be written, not even on the way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED
