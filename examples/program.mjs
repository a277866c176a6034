#!/usr/bin/env node
// A bot as a program: one line in, one line out. Nothing but Node.
//
//     wardroom arena skirmish --players "exec:node program.mjs,random"
import { createInterface } from "node:readline";

/** The biggest gun at the weakest ship; in other games, and where nobody can be fired at, anything. */
function choose({ game, view, options, luck }) {
  const shots = options.filter(({ play }) => play.startsWith("fire ")).map(({ play }) => play.split(" "));
  if (game !== "skirmish" || shots.length === 0) return options[luck % options.length].play;
  shots.sort((one, other) => other[1] - one[1] || view.hulls[one[2]] - view.hulls[other[2]]);
  return shots[0].join(" ");
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.do === "choose") console.log(JSON.stringify({ ask: asked.ask, play: choose(asked) }));
}
