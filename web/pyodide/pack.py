"""Byte code of everything in `/modules`, and its data, as one archive: run in the Python that will read it."""

import ast
import io
import lzma
import marshal
import tarfile
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

MODULES = Path("/modules")
UNCHECKED = (1).to_bytes(4, "little")
"""The byte code is taken as it is: its source is not there."""
SMALL = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 23}
"""What has the archive in sight takes as much memory where it is unpacked: no more than there is to see."""
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def bare(tree: ast.Module) -> ast.Module:
    """Without what is written for those who read the source; where there is nothing else, the text stays."""
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and len(node.body) > 1 and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:]
    return tree


def compiled(path: Path) -> bytes:
    """The byte code of a module, which names no place on the machine that made it."""
    source = path.read_bytes()
    code = compile(bare(ast.parse(source)), str(path.relative_to(MODULES)), "exec", dont_inherit=True)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)


def packed() -> bytes:
    """The archive: every file in its order, of no time and of nobody."""
    tape = io.BytesIO()
    with tarfile.open(fileobj=tape, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(path for path in MODULES.rglob("*") if path.is_file()):
            data = compiled(path) if path.suffix == ".py" else path.read_bytes()
            name = path.with_suffix(".pyc") if path.suffix == ".py" else path
            entry = tarfile.TarInfo(str(name.relative_to(MODULES)))
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return lzma.compress(tape.getvalue(), filters=[SMALL])


packed()
