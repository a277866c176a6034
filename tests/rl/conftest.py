"""Reinforcement learning is an extra: where it is not installed, there is nothing to try."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pettingzoo") and find_spec("numpy") else ["test_*.py"]
if not find_spec("pyspiel"):
    collect_ignore_glob.append("test_openspiel.py")
