import { expect, test } from "vitest";
import { labelOf } from "./device";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", false],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge", false],
  ["Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome", true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/15E148 Safari/604.1", "Safari", true],
])("a browser is known by what it calls itself", (agent, browser, isPhone) => {
  expect(labelOf(agent)).toEqual({ browser, isPhone });
});
