#!/usr/bin/env python3
"""A bot as a program: one line in, one line out. Standard library only; any language can do the same.

    wardroom arena skirmish --players "exec:python3 program.py,random"

Each question carries everything; the answer is the notation of one of its options. What is written to the standard
error is shown to whoever started the bot, and a line that is no answer counts as a fault.
"""

import json
import random
import sys


def choose(asked: dict) -> str:
    """The biggest gun at the weakest ship; in other games, and where nobody can be fired at, anything."""
    shots = [offer["play"].split() for offer in asked["options"] if offer["play"].startswith("fire ")]
    hulls = asked["view"].get("hulls", [])
    if asked["game"] == "skirmish" and shots:
        return " ".join(max(shots, key=lambda shot: (int(shot[1]), -hulls[int(shot[2])])))
    luck = random.Random(asked["luck"])  # the same question is answered alike
    return luck.choice(asked["options"])["play"]


def main() -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["do"] == "choose":
            print(json.dumps({"ask": asked["ask"], "play": choose(asked)}), flush=True)


if __name__ == "__main__":
    main()
