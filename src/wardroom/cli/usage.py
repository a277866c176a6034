"""What the command line itself cannot understand, as refusals that have words in every language."""

from typing import Any

from typer import TyperException
from typer.core import TyperCommand, TyperGroup

from wardroom.engine import Refusal


class Commands(TyperGroup):
    """The commands; an unknown one is refused."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first word names."""
        if args[0] not in self.commands:
            raise Refusal("unknown-command", command=args[0], known=tuple(self.commands))
        return super().resolve_command(ctx, args)


class Command(TyperCommand):
    """A command; words that nobody asked for are refused."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give every word its meaning."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Refusal("too-many-words", given=" ".join(rest))
        return rest


def explained(error: TyperException) -> Refusal:
    """The refusal that says what Typer complains about.

    Typer's exceptions are told apart by their names, because only their base class is public.
    """
    option = getattr(error, "option_name", "")
    match type(error).__name__:
        case "NoSuchOption":
            return Refusal("unknown-option", option=option, known=tuple(getattr(error, "possibilities", None) or ()))
        case "BadOptionUsage" if "requires" in error.message:
            return Refusal("option-needs-value", option=option)
        case "BadOptionUsage":
            return Refusal("option-takes-no-value", option=option)
        case "MissingParameter":
            return Refusal("word-missing", name=_name(error))
        case _:
            return Refusal("bad-usage", found=error.format_message())


def _name(error: TyperException) -> str:
    return str(getattr(getattr(error, "param", None), "name", "")).upper()
