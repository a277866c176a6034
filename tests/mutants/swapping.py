"""Putting a broken function in the place of one that is alive, without importing anything anew.

A function keeps its identity and gets another code object, so that whoever holds it, a cache, a property, a table of
steps or another module, runs the broken one from then on. Lambdas, comprehensions and functions inside are part of the
outermost code, and change with it.
"""

import gc
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType

from tests.mutants.breaking import Mutant


class Living:
    """All functions of some files that are alive now."""

    def __init__(self, files: Iterable[Path]) -> None:
        gc.unfreeze()  # what was frozen after the collection of tests is not among the objects
        wanted = {str(path.absolute()) for path in files}
        everything = (each for each in gc.get_objects() if type(each) is FunctionType)
        self._functions = [each for each in everything if each.__code__.co_filename in wanted]

    def swap(self, mutant: Mutant, text: str) -> None:
        """Break the function that the mutant is in; raises LookupError if nobody has it."""
        code = code_of(mutant, text)
        path, name, first = str(Path(mutant.file).absolute()), code.co_qualname, code.co_firstlineno
        found = [
            each
            for each in self._functions
            if (each.__code__.co_filename, each.__code__.co_qualname, each.__code__.co_firstlineno)
            == (path, name, first)
        ]
        if not found:
            raise LookupError(f"no function {name} of {path} is alive")
        for function in found:
            function.__code__ = code


def is_swappable(mutant: Mutant, before: str, after: str) -> bool:
    """Whether it is inside a function, which sees the same variables around it as before."""
    if not mutant.function:
        return False
    return code_of(mutant, before).co_freevars == code_of(mutant, after).co_freevars


def code_of(mutant: Mutant, text: str) -> CodeType:
    """The code of the function that the mutant is in, out of a text of its module.

    Several may have one name, as a property and its setter: it is the last that begins before the mutant.
    """
    module = compile(text, str(Path(mutant.file).absolute()), "exec", dont_inherit=True)
    named = [code for code in _codes(module) if code.co_qualname == mutant.function]
    return max((code for code in named if code.co_firstlineno <= mutant.line), key=lambda code: code.co_firstlineno)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)
