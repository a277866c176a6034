import { expect, it } from "vitest";
import { shortened } from "./crossing";

it("a way across the screen is as much shorter as the table is larger", () => {
  expect(shortened("opacity: 1; transform: rotate(2deg) translate(-240px,1.2e2px) scale(0.5, 1);", 2)).toBe("opacity: 1; transform: rotate(2deg) translate(-120px,60px) scale(0.5, 1);");
});

it("what moves by lengths of the table stays as it is", () => {
  const style = "opacity:0.5;transform:translateX(24px)";
  expect(shortened(style, 1.42)).toBe(style);
});
