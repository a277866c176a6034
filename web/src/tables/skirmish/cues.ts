/** What the events of Skirmish are to the eye: how long they stay, their sign, and who acts and suffers in them. */
import type { Cues } from "../../theatre/scenes";

const cues: Cues = {
  shot: { kind: "fire", hasWeight: true, acts: ["attacker"], suffers: ["target"] },
  boarded: { kind: "hit", hasWeight: true, acts: ["winner"], suffers: ["loser"] },
  held: { kind: "end", acts: ["captain"] },
  loaded: { kind: "deal" },
  sunk: { kind: "sink", hasWeight: true, suffers: ["captain"] },
};
export default cues;
