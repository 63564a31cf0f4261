import { expect, it } from "vitest";

import { PLAN } from "./sample.ts";
import { linesOf } from "./plan.ts";
import { doorOut, stepsOf, stepTargets, wayOf } from "./walking.ts";

const lines = linesOf(PLAN);

it("sorts what is offered", () => {
  const steps = stepsOf(PLAN, ["walk W", "walk N", "stop"]);
  expect(steps).toEqual({ walk: ["N", "W"], enter: [], stop: true });
  expect([...stepTargets(lines, 0, steps)]).toEqual([3]);
  expect(doorOut(PLAN, 0, steps)).toBe("W");
  expect(doorOut(PLAN, 1, steps)).toBeNull();
});

it("comes in by a Door", () => {
  const steps = stepsOf(PLAN, ["enter 1-A"]);
  expect([...stepTargets(lines, -1, steps)]).toEqual([0]);
  expect(wayOf(PLAN, lines, -1, ["enter 1-A", "walk N", "walk E"])).toEqual([0, 3, 4]);
});

it("follows a way from where the traveller stands", () => {
  expect(wayOf(PLAN, lines, 4, ["walk E", "walk S"])).toEqual([4, 5, 2]);
});
