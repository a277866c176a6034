import { expect, test } from "vitest";
import { lastFight, lastStrikes } from "./fights";

const fought = {
  kind: "fought",
  seats: [],
  rule: "3.2.7.f",
  facts: {
    attacker: "konigsberg",
    target: "mount_temple",
    attack_dice: [8, 3, 2],
    attack: 5,
    defence_dice: [4],
    defence: 4,
    outcome: "outcome_damaged",
    attack_modifier: -3,
    defence_modifier: 0,
    attack_sides: [10, 8, 4],
    defence_sides: [10],
  },
};

test("a fight shows every die, and which one counts", () => {
  const fight = lastFight([fought]);
  expect(fight?.attacker.dice).toEqual([
    { sides: 10, value: 8, counts: true },
    { sides: 8, value: 3, counts: false },
    { sides: 4, value: 2, counts: false },
  ]);
  expect(fight?.attacker).toMatchObject({ name: "konigsberg", modifier: -3, total: 5 });
});

test("the newest of several fights is shown, and other events are passed over", () => {
  const challenged = {
    kind: "challenged",
    seats: [],
    rule: "3.2.7.e",
    facts: { about: "passage", ship: "lovat", challenge_dice: [5], challenge: 5, response_dice: [4], response: 4, outcome: "outcome_success", modifier: 0, challenge_sides: [6], response_sides: [8] },
  };
  const other = { kind: "safe", seats: ["player"], rule: "", facts: { ship: "lovat", player: 0 } };
  expect(lastFight([fought, challenged, other])?.isAttack).toBe(false);
  expect(lastFight([other])).toBeNull();
});

test("mines come from the raider that lays them, or from the side of a submarine", () => {
  const laid = (by: string, submarine: boolean) => ({
    kind: "mines-laid",
    seats: ["player", "victim"],
    rule: "3.3.21.a",
    facts: { player: 0, victim: 1, card: "lay_mines", by, submarine },
  });
  expect(lastStrikes([laid("meteor", false)])).toEqual([{ from: "meteor", to: "seat-1", seat: 0 }]);
  expect(lastStrikes([laid("submarine_uc", true)])).toEqual([{ from: "seat-0", to: "seat-1", seat: 0 }]);
});
