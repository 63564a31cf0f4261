import { expect, test } from "vitest";

import { sayer } from "./say.ts";

test("a message with a choice and an argument, without isolation marks", () => {
  const say = sayer("en", "found = { $n ->\n    [one] one\n   *[other] { $n }\n } at { $square }\n");
  expect(say("found", { n: 1, square: "2-B" })).toBe("one at 2-B");
  expect(say("found", { n: 2, square: "2-B" })).toBe("2 at 2-B");
});

test("what is not there is its own id", () => {
  const say = sayer("en", "");
  expect(say("nothing-here")).toBe("nothing-here");
  expect(say.has("nothing-here")).toBe(false);
});
