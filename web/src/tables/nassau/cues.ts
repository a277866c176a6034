/** What every event of Nassau is to the eye: how long it stays, its sign, who acts and who suffers. */
import type { Cue, Cues, Icon } from "../../theatre/scenes";

/** Somebody's own doing: a captain, with the pieces that take part in it. */
function deed(kind: Cue["kind"], icon: Icon, ...pieces: string[]): Cue {
  return { kind, icon, acts: ["player", ...pieces] };
}
/** The same, if it changes the board. */
function weighty(kind: Cue["kind"], icon: Icon, ...pieces: string[]): Cue {
  return { ...deed(kind, icon, ...pieces), hasWeight: true };
}

const cues: Cues = {
  // Dice and moves
  "turn-began": { kind: "deal", icon: "order" },
  started: deed("deal", "roll"),
  rolled: deed("deal", "roll"),
  steered: deed("card", "order", "crew"),
  rerolled: deed("roll", "roll"),
  sailed: deed("move", "move", "place"),

  // Actions and fights
  passed: deed("deal", "eye"),
  "caught-wind": deed("card", "wind"),
  helped: deed("card", "order", "crew"),
  joined: deed("card", "aim", "crew"),
  hoisted: deed("card", "end", "crew"),
  fought: { kind: "fire", icon: "fire", acts: ["player"], suffers: ["target"] },
  captured: { ...weighty("hit", "end"), suffers: ["ship"] },
  repelled: { kind: "hit", icon: "hit", hasWeight: true, acts: ["ship"], suffers: ["player"] },
  bombarded: { kind: "fire", icon: "fire", acts: ["player"], suffers: ["port"] },
  plundered: { ...weighty("hit", "port"), suffers: ["port"] },
  held: { kind: "hit", icon: "hit", hasWeight: true, acts: ["port"], suffers: ["player"] },
  smuggled: deed("card", "port", "port"),
  ransomed: weighty("card", "coal"),

  // Cargo
  stowed: weighty("deal", "coal"),
  threw: deed("deal", "coal"),
  "walked-the-plank": weighty("card", "sink"),
  "left-aboard": deed("deal", "coal"),
  fetched: deed("deal", "coal", "crew"),
  traded: deed("deal", "coal"),
  minted: deed("deal", "coal"),

  // Notoriety
  boasted: deed("card", "order", "means"),
  "notoriety-rose": weighty("score", "end"),
  released: { kind: "deal", acts: ["player"], suffers: ["ships"] },

  // The navy
  safe: deed("card", "eye"),
  eluded: weighty("card", "move"),
  caught: { kind: "hit", icon: "hit", hasWeight: true, suffers: ["player"] },
  "lost-cargo": { kind: "hit", icon: "coal", hasWeight: true, suffers: ["player"] },
  "notoriety-halved": { kind: "hit", icon: "end", hasWeight: true, suffers: ["player"] },

  // Nassau
  "came-home": { kind: "end", icon: "port" },
  bought: weighty("card", "card", "tile"),
  replaced: { kind: "deal", icon: "deal", suffers: ["tile"] },
  built: weighty("card", "aim", "section"),
  "bought-no-more": deed("deal", "eye"),
  changed: deed("deal", "coal"),
  sold: deed("deal", "coal"),
  buried: weighty("score", "coal"),

  // Before the next voyage
  "wind-lost": { kind: "deal", icon: "wind", suffers: ["player"] },
  "navy-came": { kind: "deal", acts: ["cards"] },
  "end-came": { kind: "end", hasWeight: true, acts: ["card"] },
  "sailed-home": { kind: "move", suffers: ["ships"] },
  moved: { kind: "move", acts: ["ship"] },
  arrived: { kind: "deal", icon: "move", acts: ["ship"] },
  "market-opened": { kind: "deal", acts: ["tiles"] },
  "set-rebuilt": { kind: "deal" },

  // The end
  ranked: weighty("score", "end"),
};

export default cues;
