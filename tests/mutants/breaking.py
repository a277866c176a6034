"""What can be broken in a game's rules: every mutant of every module that the rules are made of.

mutmut brings the operators; its own way of running leaves out what is decorated (and so every dataclass, which is where
our states answer the questions of the rules), cannot draw a sample by a seed, and chooses tests by the function.
Mutants that the type checker would find, such as an argument replaced by None, are not made: they tell nothing.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import libcst as cst
from libcst.metadata import MetadataWrapper, ParentNodeProvider, PositionProvider
from mutmut.mutation import mutators

SOURCE = Path("src")
NOT_RULES = ("phrases", "vocabulary", "picture", "explain", "judgement", "compose", "flaws")
"""Modules and packages, and functions by the same names, that are broken only if somebody asks for them."""

_NEVER = (
    *(cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom, cst.Assert, cst.Raise, cst.TypeAlias),
    *(cst.FormattedStringText, cst.Global, cst.Nonlocal),
)


@dataclass(frozen=True, slots=True)
class Mutant:
    """One broken place: where it is, what stood there, and what stands there now."""

    file: str
    line: int
    column: int
    end: str
    first: int
    last: int
    """The lines of the statement that it is part of: a test that reaches one of them reaches the mutant."""
    operator: str
    number: int
    """Which of the mutants that this operator makes of the place."""
    function: str = ""
    """The outermost function that it is in the body of, by its qualified name; none for what an import executes."""
    names: tuple[str, ...] = ()
    """Outside functions: the names that the statement gives a value to."""
    source: str = ""
    """The line of the file that it begins in."""

    @property
    def id(self) -> str:
        """A name for it, as long as the file stays as it is."""
        return f"{self.file}:{self.line}:{self.column}-{self.end} {self.operator} {self.number}"


def rules_of(game: str, also: Iterable[str] = ()) -> list[Path]:
    """The modules that a game's rules are made of: what is imported by them, and not for bots or pictures alone."""
    home = SOURCE / "wardroom" / "games" / game
    left_out = set(NOT_RULES) - set(also)
    asked_for = [path for name in also for path in home.rglob(f"{name}.py")]
    waiting, found = [home / "__init__.py", *asked_for], set[Path]()
    while waiting:
        path = waiting.pop()
        if path not in found and not left_out & set(path.relative_to(home).with_suffix("").parts):
            found.add(path)
            waiting += _imports(path, home)
    return sorted(found)


def _imports(path: Path, home: Path) -> Iterator[Path]:
    """The modules of a game that a module of it imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for name in names:
            place = SOURCE.joinpath(*name.split("."))
            if place.is_relative_to(home):
                yield from (file for file in (place.with_suffix(".py"), place / "__init__.py") if file.exists())


def sample(mutants: list[Mutant], count: int, seed: str) -> list[Mutant]:
    """So many of them, all equally likely, in the order of their places; the same seed draws the same ones.

    Everyone has a lot of their own, by what stands there: a change elsewhere in the rules leaves the others drawn.
    """
    chosen = sorted(mutants, key=lambda mutant: (_lot(mutant, seed), mutant.id))[:count]
    return sorted(chosen, key=lambda mutant: (mutant.file, mutant.line, mutant.column, mutant.id))


def _lot(mutant: Mutant, seed: str) -> bytes:
    place = mutant.column - len(mutant.source) + len(mutant.source.lstrip())
    what = (seed, Path(mutant.file).name, mutant.function, mutant.source.strip(), place, mutant.operator, mutant.number)
    return blake2b(repr(what).encode(), digest_size=8).digest()


class Module:
    """A module and all that can be broken in it."""

    def __init__(self, path: Path, also: Iterable[str] = ()) -> None:
        self.path = path
        self.text = path.read_text("utf-8")
        self._source = self.text.splitlines()
        self._left_out = set(NOT_RULES) - set(also)
        wrapper = MetadataWrapper(cst.parse_module(self.text))
        self._module = wrapper.module
        self._positions: Any = wrapper.resolve(PositionProvider)
        self._parents: Any = wrapper.resolve(ParentNodeProvider)
        self._plain = ast.dump(ast.parse(self.text))
        self._made = {
            self._mutant(node, operator, number): (node, instead)
            for node in self._nodes(self._module)
            for operator, number, instead in broken(node)
        }

    @property
    def mutants(self) -> list[Mutant]:
        """Every mutant of the module."""
        return list(self._made)

    def _mutant(self, node: Any, operator: str, number: int) -> Mutant:
        place, (first, last) = self._positions[node], self._lines(node)
        end = f"{place.end.line}:{place.end.column}"
        function = self._function(node)
        names = () if function else self._names(node)
        start = place.start
        at = (start.line, start.column, end, first, last)
        return Mutant(str(self.path), *at, operator, number, function, names, self._source[start.line - 1])

    def _function(self, node: Any) -> str:
        """The outermost function with the node in its body, by its qualified name."""
        within, outermost = list[str](), 0
        while not isinstance(node, cst.Module):
            inner, node = node, self._parents[node]
            if isinstance(node, cst.FunctionDef):
                is_body = inner is node.body
                within, outermost = [node.name.value], int(is_body)
            elif isinstance(node, cst.ClassDef) and within:
                within.append(node.name.value)
        return ".".join(reversed(within)) if outermost else ""

    def _names(self, node: Any) -> tuple[str, ...]:
        """What the statement around the node gives a value to."""
        while not isinstance(node, cst.Assign | cst.AnnAssign | cst.FunctionDef | cst.ClassDef | cst.Module):
            node = self._parents[node]
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            return (node.name.value,)
        targets = [node.target] if isinstance(node, cst.AnnAssign) else []
        targets += [each.target for each in node.targets] if isinstance(node, cst.Assign) else []
        return tuple(target.value for target in targets if isinstance(target, cst.Name))

    def broken_by(self, mutant: Mutant) -> str | None:
        """The text of the module with the mutant in it; None if it means the same, or nothing at all."""
        text = str(self._module.deep_replace(*self._made[mutant]).code)
        try:
            return text if ast.dump(ast.parse(text)) != self._plain else None
        except SyntaxError:
            return None

    def _nodes(self, node: Any) -> Iterator[Any]:
        """All nodes that may be broken."""
        if isinstance(node, _NEVER) or self._is_left_out(node) or self._is_docstring(node):
            return
        if node in self._positions:
            yield node
        for child in node.children:
            yield from self._nodes(child)

    def _is_left_out(self, node: Any) -> bool:
        """Functions for pictures, bots and the kit; what only names a type, or that two lengths must be the same."""
        if isinstance(node, cst.FunctionDef):
            return node.name.value in self._left_out
        if isinstance(node, cst.ClassDef) and "judgement" in self._left_out:
            return any("Judgement" in self._module.code_for_node(base) for base in node.bases)
        if isinstance(node, cst.AnnAssign):
            return "TypeAlias" in self._module.code_for_node(node.annotation.annotation)
        if isinstance(node, cst.Arg):
            return node.keyword is not None and node.keyword.value == "strict"
        kind = node.func if isinstance(node, cst.Call) else getattr(node, "value", None)
        return isinstance(kind, cst.Name) and kind.value in ("TypeVar", "NewType", "Literal")

    def _is_docstring(self, node: Any) -> bool:
        return isinstance(node, cst.Expr) and isinstance(node.value, cst.BaseString)

    def _lines(self, node: Any) -> tuple[int, int]:
        """From the first to the last line of the statement around a node; of a compound one, its head."""
        while not isinstance(node, cst.BaseCompoundStatement | cst.SimpleStatementLine | cst.Module):
            node = self._parents[node]
        place = self._positions[node]
        body = getattr(node, "body", None)
        if isinstance(node, cst.BaseCompoundStatement) and body in self._positions:
            return place.start.line, max(place.start.line, self._positions[body].start.line)
        return place.start.line, place.end.line


def change(before: str, after: str) -> tuple[int, str, str]:
    """The number of the first line that differs, and what it says before and after; several lines joined by `/`."""
    old, new = before.splitlines(), after.splitlines()
    first = _alike(old, new)
    last = _alike(old[first:][::-1], new[first:][::-1])
    parts = (lines[first : len(lines) - last] for lines in (old, new))
    was, is_now = (" / ".join(line.strip() for line in part) for part in parts)
    return first + 1, was, is_now


def _alike(one: list[str], other: list[str]) -> int:
    """How many lines at the beginning are the same."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (mine, yours) in enumerate(pairs) if mine != yours), min(len(one), len(other)))


def broken(node: Any) -> Iterator[tuple[str, int, Any]]:
    """Everything that an operator makes of a node: its name, a number, and what stands in the node's place."""
    for operator in (*MUTMUTS, *OURS):
        kinds, make = operator
        if isinstance(node, kinds):
            for number, instead in enumerate(make(node)):
                yield make.__name__.removeprefix("operator_"), number, instead


def operator_string(node: Any) -> Iterator[Any]:
    """Mutmut's first: another text. Other cases of the same text are no other mutant."""
    yield from list(mutators.operator_string(node))[:1]


def operator_lower(node: Any) -> Iterator[Any]:
    """One less; mutmut has one more."""
    if node.evaluated_value > 0:
        yield node.with_changes(value=repr(node.evaluated_value - 1))


def operator_negate(node: Any) -> Iterator[Any]:
    """The condition of an if, a while or a comprehension turned round."""
    yield node.with_changes(test=_not(node.test))


def operator_always(node: Any) -> Iterator[Any]:
    """The condition of an if left out: always so."""
    if not isinstance(node, cst.While):
        yield node.with_changes(test=cst.Name("True"))


def operator_half(node: Any) -> Iterator[Any]:
    """One half of an `and` or an `or` left out."""
    for half in (node.left, node.right):
        yield _in_brackets(half)


def operator_forget(node: Any) -> Iterator[Any]:
    """A call that is made for what it does is not made; an early return, or going on with the next, is left out."""
    value = node.value if isinstance(node, cst.Expr) else None
    if isinstance(value, cst.Yield) and isinstance(value.value, cst.From):
        value = value.value.item
    if (
        isinstance(value, cst.Call)
        or isinstance(node, cst.Continue)
        or (isinstance(node, cst.Return) and not node.value)
    ):
        yield cst.Pass()


def operator_nothing(node: Any) -> Iterator[Any]:
    """A loop that is not gone through at all."""
    yield node.with_changes(iter=cst.List([]))


def operator_extremes(node: Any) -> Iterator[Any]:
    """The least instead of the most, all instead of any, and the other way round."""
    swapped = {"min": "max", "max": "min", "any": "all", "all": "any"}
    if isinstance(node.func, cst.Name) and node.func.value in swapped:
        yield node.with_changes(func=cst.Name(swapped[node.func.value]))


def _not(condition: Any) -> Any:
    return cst.UnaryOperation(cst.Not(), _in_brackets(condition))


def _in_brackets(expression: Any) -> Any:
    if expression.lpar:
        return expression
    return expression.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])


MUTMUTS: tuple[tuple[Any, Any], ...] = (
    (cst.Integer, mutators.operator_number),
    (cst.SimpleString, operator_string),
    (cst.Name, mutators.operator_name),
    (cst.AugAssign, mutators.operator_augmented_assignment),
    (cst.UnaryOperation, mutators.operator_remove_unary_ops),
    (cst.Call, mutators.operator_symmetric_string_methods_swap),
    ((cst.Is, cst.IsNot, cst.In, cst.NotIn, cst.Break, cst.Continue), mutators.operator_keywords),
    (
        (cst.BinaryOperation, cst.UnaryOperation, cst.BooleanOperation, cst.ComparisonTarget, cst.AugAssign),
        mutators.operator_swap_op,
    ),
    (cst.Match, mutators.operator_match),
)
OURS: tuple[tuple[Any, Any], ...] = (
    (cst.Integer, operator_lower),
    ((cst.If, cst.While, cst.IfExp, cst.CompIf), operator_negate),
    ((cst.If, cst.IfExp, cst.CompIf), operator_always),
    (cst.BooleanOperation, operator_half),
    ((cst.Expr, cst.Continue, cst.Return), operator_forget),
    (cst.For, operator_nothing),
    (cst.Call, operator_extremes),
)
