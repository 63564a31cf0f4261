import { expect, it } from "vitest";

import type { Offer } from "../../api/types.ts";
import { chartOf } from "./chart.ts";
import { BLOCK, leftOf, nextInHand, tapped, tappedDoorway, targetsOf } from "./hiding.ts";
import { PLAN, sampleView } from "./sample.ts";

const chart = chartOf(PLAN, sampleView({ lies: ["0x2", "0x20"] }), 0);
const offers: Offer[] = [
  { verb: "hide", piece: "ghoul", squares: "0x5", texts: [] },
  { verb: "block", piece: "", squares: "0x1", texts: [] },
];

it("counts what is left", () => {
  expect(leftOf(PLAN, chart).map(({ kind, left }) => [kind, left])).toEqual([
    ["isotope", 0],
    ["ghoul", 1],
    [BLOCK, 1],
  ]);
});

it("lays what is in hand where the offer says, and takes out what lies there", () => {
  const targets = targetsOf(offers, "ghoul");
  expect(tapped(PLAN, chart, "ghoul", targets, 2)).toEqual({ lay: "hide ghoul 1-C" });
  expect(tapped(PLAN, chart, "ghoul", targets, 5)).toEqual({ back: "hide ghoul 2-C" });
  expect(tapped(PLAN, chart, "ghoul", targets, 1)).toEqual({ back: "hide isotope 1-B" });
  expect(tapped(PLAN, chart, "ghoul", targets, 3)).toEqual({});
});

it("closes doorways, and opens them again", () => {
  const targets = targetsOf(offers, BLOCK);
  expect(tappedDoorway(PLAN, chart, targets, 0)).toEqual({ lay: "block 1-A E" });
  const closed = chartOf(PLAN, sampleView({ blocked: "0x1" }), 0);
  expect(tappedDoorway(PLAN, closed, new Set(), 0)).toEqual({ back: "block 1-A E" });
  expect(tappedDoorway(PLAN, chart, new Set(), 0)).toEqual({});
});

it("takes up what is still left", () => {
  const lefts = leftOf(PLAN, chart);
  expect(nextInHand(lefts, "isotope")).toBe("ghoul");
  expect(nextInHand(lefts, "ghoul")).toBe("ghoul");
  expect(nextInHand(lefts, BLOCK)).toBe(BLOCK);
});
