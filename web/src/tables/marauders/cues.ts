/** What every event of Marauders is to the eye: how long it stays, its sign, who acts and who suffers. */
import type { Cue, Cues, Icon } from "../../theatre/scenes";

/** Somebody's own doing: a player, with the pieces that take part in it. */
function deed(kind: Cue["kind"], icon: Icon, ...pieces: string[]): Cue {
  return { kind, icon, acts: ["player", ...pieces] };
}
/** The same, if it changes the board. */
function weighty(kind: Cue["kind"], icon: Icon, ...pieces: string[]): Cue {
  return { ...deed(kind, icon, ...pieces), hasWeight: true };
}
/** The doing of a captain of the navies or of the pirates. */
function npc(kind: Cue["kind"], icon: Icon, ...pieces: string[]): Cue {
  return { kind, icon, acts: ["npc", ...pieces] };
}
/** What a player has to bear. */
function blow(kind: Cue["kind"], icon: Icon, ...pieces: string[]): Cue {
  return { kind, icon, hasWeight: true, suffers: ["player", ...pieces] };
}

const cues: Cues = {
  // 3, 5 Rounds and turns
  "first-player": deed("deal", "order"),
  "round-began": { kind: "deal", icon: "order" },
  "merchants-dealt": { kind: "deal" },
  "event-drawn": { kind: "card", hasWeight: true, acts: ["event"] },
  "captain-announced": npc("card", "card"),
  "turn-began": deed("deal", "order"),

  // 4 Tests
  "skill-tested": deed("roll", "roll"),
  rerolled: deed("roll", "roll", "by"),

  // 6 Moving and scouting
  sailed: deed("move", "move", "zone"),
  docked: deed("move", "port", "port"),
  "left-port": deed("move", "move", "zone"),
  "stayed-out": deed("card", "port", "port"),
  "npc-scouts": { kind: "roll", icon: "eye", acts: ["npc"], suffers: ["player"] },
  "slipped-away": deed("card", "wind"),
  "scouted-out-of-turn": deed("card", "eye"),

  // 7.1, 7.2 The market
  sold: weighty("card", "coal", "good"),
  "demand-changed": { kind: "deal", icon: "coal", acts: ["port"] },
  "goods-drawn": deed("deal", "deal"),
  "wanted-here": { kind: "deal", icon: "coal", acts: ["port", "goods"] },
  "you-saw-goods": { kind: "deal", icon: "eye", acts: ["goods"] },
  bought: weighty("card", "coal"),
  "you-bought": { kind: "deal", icon: "coal", acts: ["goods"] },
  "left-on-quay": { kind: "deal", icon: "coal", suffers: ["goods"] },

  // 7.3 The shipyard
  repaired: deed("deal", "port"),
  "weapon-taken": deed("card", "aim", "weapon"),
  "weapon-sold": deed("card", "coal", "weapon"),
  "token-shown": { kind: "deal", icon: "eye", acts: ["port", "modification"] },
  "modification-bought": weighty("card", "port", "modification"),
  "modification-moved": deed("card", "port", "modification"),
  "tokens-dealt": { kind: "deal" },
  "ship-bought": { ...weighty("card", "port", "ship"), suffers: ["old"] },
  "keel-lost": blow("card", "port"),

  // 7.4-7.6 Crew, rumors, missions
  "crew-hired": weighty("card", "order"),
  "crew-regained": deed("deal", "order"),
  "crew-lost": blow("hit", "hit"),
  "rumor-heard": deed("card", "card"),
  "you-heard": { kind: "card", icon: "eye", acts: ["card"] },
  "rumor-returned": deed("deal", "card"),
  "rumor-shown": deed("card", "eye", "card"),
  "rumor-true": weighty("card", "card", "card"),
  "rumor-false": { ...weighty("card", "card"), suffers: ["card"] },
  "left-behind": { kind: "deal", icon: "coal", suffers: ["goods"] },
  "mission-opened": { kind: "deal", icon: "order", acts: ["mission", "port"] },
  "mission-taken": weighty("card", "order", "mission"),
  "mission-progress": deed("card", "order", "mission", "zone"),
  "mission-done": weighty("score", "order", "mission"),
  "mission-dropped": { ...deed("card", "order"), suffers: ["mission"] },
  "mission-gone": { kind: "deal", icon: "order", suffers: ["mission"] },
  "mission-late": blow("card", "order", "mission"),

  // 7.7 Gold
  "chest-opened": deed("card", "coal"),
  "you-stashed": { kind: "deal", icon: "coal" },
  "you-withdrew": { kind: "deal", icon: "coal" },
  earned: weighty("card", "coal"),
  paid: deed("deal", "coal"),

  // 8 Merchant raids
  "merchant-found": deed("card", "eye", "nation", "zone"),
  "merchant-let-go": deed("card", "eye"),
  "merchant-out-of-reach": deed("card", "eye"),
  "raid-began": { kind: "fire", icon: "aim", acts: ["player"], suffers: ["nation"] },
  "raid-cards": { kind: "deal", icon: "card", acts: ["cards"] },
  "escort-missing": { kind: "deal", icon: "card", suffers: ["card"] },
  "raid-rolled": deed("roll", "roll"),
  "raid-card-gone": { kind: "card", icon: "coal", suffers: ["card"] },
  "raid-card-drawn": { kind: "deal", icon: "card", acts: ["card"] },
  "raid-won": { ...weighty("hit", "coal"), suffers: ["nation"] },
  "raid-failed": { kind: "hit", icon: "wind", hasWeight: true, acts: ["nation"], suffers: ["player"] },
  "cargo-taken": deed("deal", "coal", "good"),
  "cargo-dropped": { ...deed("deal", "coal"), suffers: ["good"] },
  "cargo-lost": blow("hit", "coal", "goods"),
  "crates-lost": blow("hit", "coal"),

  // 9 Naval combat
  "battle-began": { kind: "fire", icon: "aim", hasWeight: true, acts: ["player"], suffers: ["other"] },
  "attacked-npc": { kind: "fire", icon: "aim", hasWeight: true, acts: ["player"], suffers: ["npc"] },
  "attacked-by-npc": { kind: "fire", icon: "aim", hasWeight: true, acts: ["npc"], suffers: ["player"] },
  "battle-round": { kind: "deal", icon: "order" },
  declared: deed("card", "order"),
  "npc-declared": npc("card", "order"),
  "contest-rolled": deed("roll", "roll"),
  "npc-contest-rolled": npc("roll", "roll"),
  loaded: deed("card", "aim", "weapon"),
  "chasers-fired": deed("fire", "fire"),
  "long-guns": deed("fire", "fire"),
  "hooks-thrown": deed("roll", "roll"),
  volley: deed("fire", "fire"),
  "npc-volley": npc("fire", "fire"),
  hit: blow("hit", "hit"),
  "npc-hit": { kind: "hit", hasWeight: true, suffers: ["npc"] },
  "hit-cancelled": deed("card", "hit", "by"),
  "hits-ignored": deed("card", "hit"),
  escaped: weighty("move", "wind"),
  "npc-escaped": { ...npc("move", "wind"), hasWeight: true },
  parted: { kind: "end", icon: "wind", hasWeight: true },

  // 10 Crew combat
  boarding: deed("card", "aim"),
  "npc-boarding": npc("card", "aim"),
  "crew-rolled": deed("roll", "roll"),
  "npc-crew-rolled": npc("roll", "roll"),
  "hard-to-kill": deed("card", "hit"),

  // 11 After a battle
  won: weighty("end", "end"),
  "npc-won": { ...npc("end", "end"), hasWeight: true },
  "both-lost": { kind: "sink", hasWeight: true },
  rewarded: weighty("card", "coal"),
  collected: weighty("card", "coal", "nation"),
  requisitioned: weighty("card", "port", "ship"),
  "ships-cargo": deed("deal", "coal"),
  "gold-aboard": { kind: "deal", icon: "coal", suffers: ["player"] },
  plundered: { ...weighty("hit", "coal", "loot"), suffers: ["other"] },
  "you-plundered": { ...deed("deal", "coal", "card"), suffers: ["other"] },

  // 12, 13 Bounties and war
  "bounty-given": blow("card", "order", "nation"),
  "bounty-returned": weighty("card", "order", "nation"),
  "war-broke": { kind: "end", icon: "fire", hasWeight: true, acts: ["nation", "enemy"] },
  "peace-made": { kind: "end", icon: "order", hasWeight: true, acts: ["nation", "enemy"] },
  "man-of-war-appears": { kind: "move", hasWeight: true, acts: ["nation", "zone"] },
  "man-of-war-sails": { ...npc("move", "move", "zone"), hasWeight: true },

  // 14 NPC captains
  "npc-arrived": { ...npc("move", "move", "zone"), hasWeight: true },
  "npc-sailed": npc("move", "move", "zone"),
  "npc-hunts": { ...npc("move", "eye", "zone"), suffers: ["player"] },
  "npc-waits": { ...npc("card", "eye", "zone"), suffers: ["player"] },
  "npc-returned": { ...npc("move", "move", "zone"), hasWeight: true },
  "npc-gone": { kind: "sink", hasWeight: true, suffers: ["npc"] },
  "enough-aboard": { kind: "card", icon: "coal", suffers: ["player"] },
  "too-little-aboard": { kind: "card", icon: "coal", acts: ["player"] },

  // 15 Death and new captains
  "captain-died": blow("sink", "sink", "captain"),
  retired: weighty("end", "port", "captain"),
  "will-kept": deed("card", "coal"),
  "captain-drawn": deed("card", "card", "captain"),
  "captain-rejected": { ...deed("card", "card"), suffers: ["captain"] },
  "entered-play": weighty("move", "port", "captain", "ship", "port"),
  "no-captain-left": blow("end", "end"),
  "starting-gold": deed("deal", "coal"),

  // 16 Glory and the end
  "glory-gained": weighty("score", "end"),
  "glory-drawn": deed("deal", "card"),
  "you-drew-glory": { kind: "deal", icon: "card", acts: ["card"] },
  "glory-discarded": { ...deed("deal", "card"), suffers: ["card"] },
  "took-back": deed("card", "card", "card"),
  "victory-declared": weighty("end", "end"),
  "events-out": { kind: "end", hasWeight: true },
  "stash-shown": weighty("score", "coal"),

  // 23, 26 Events and glory cards
  "hurricane-strikes": { kind: "hit", icon: "wind", hasWeight: true, suffers: ["zone"] },
  "storm-strikes": blow("roll", "wind"),
  "yards-burn": { kind: "hit", icon: "fire", hasWeight: true, suffers: ["nation"] },
  "markets-turn": { kind: "card", icon: "coal", hasWeight: true },
  played: weighty("card", "card", "card"),
  robbed: { ...weighty("hit", "coal"), suffers: ["other"] },
};

export default cues;
