// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

const play = vi.fn();
vi.mock("./sounds", () => ({ play }));
const heard = (): unknown[] => play.mock.calls.map(([sound]) => sound as unknown);

beforeEach(() => {
  localStorage.clear();
  play.mockClear();
  vi.resetModules();
});

test("nothing is heard until it is switched on, which is remembered", async () => {
  const { hearing } = await import("./sound.svelte");
  hearing.see("roll");
  hearing.turn();
  hearing.see("roll");
  hearing.see("fire");
  hearing.see("card");
  await vi.waitFor(() => expect(heard()).toEqual(["bell", "dice", "broadside"]));
  vi.resetModules();
  expect((await import("./sound.svelte")).hearing.isOn).toBe(true);
  hearing.turn();
  expect(localStorage.getItem("wardroom-sound")).toBe("off");
});
