import { expect, test } from "vitest";
import { Loose } from "./loose";

test("loose pages are found by what they begin with, in order, until they are taken away", async () => {
  const pages = new Loose();
  await pages.put('[["m/t/2","two"],["m/t/1","one"],["me","Anna"]]');
  await pages.put('[["me",null],["m/t/2","zwei"]]');
  expect(await pages.under("m/t/")).toBe('[["m/t/1","one"],["m/t/2","zwei"]]');
  expect(await pages.under("me")).toBe("[]");
});
