import { expect, it } from "vitest";

import type { Say } from "../../words/say.ts";
import { chartOf, spread } from "./chart.ts";
import { justNow } from "./justNow.ts";
import { namer } from "./naming.ts";
import { pencilled } from "./pencilled.ts";
import { PLAN, sampleView } from "./sample.ts";

const say: Say = Object.assign((id: string, args = {}) => [id, ...Object.values(args)].join(" "), {
  has: () => true,
  language: "en",
});

it("reads stamps from masks in hexadecimal", () => {
  const chart = chartOf(PLAN, sampleView({ lies: ["0x2", "0x20"], gone: ["0x0", "0x2"], known: "0x3" }), 0);
  expect(chart.at.get(1)).toEqual([
    { kind: "isotope", square: 1, gone: false },
    { kind: "ghoul", square: 1, gone: true },
  ]);
  expect([...chart.known]).toEqual([0, 1]);
});

it("names a square with all that is to be seen there", () => {
  const chart = chartOf(PLAN, sampleView({ lies: ["0x2", "0x0"], known: "0x3", blocked: "0x1" }, { at: 1 }), 0);
  const named = namer(say, PLAN, chart, { open: false, marks: { 2: "beware" }, who: "Ada" });
  expect(named(1)).toBe("1-B, pap-square-traveller Ada, kind isotope 1, pap-square-walked");
  expect(named(0)).toBe("1-A, pap-square-door W, pap-square-blocked E, pap-square-walked");
  expect(named(2)).toBe("1-C, pap-square-unknown, pap-square-mark beware");
  expect(named(5)).toBe("2-C, pap-square-unknown, pap-square-shaded");
});

it("gives several things in one square room beside each other", () => {
  expect(spread(1, 0)).toEqual({ x: 0, y: 0, size: 1 });
  const places = [0, 1, 2, 3].map((n) => spread(4, n));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
});

it("turns a pencil mark into the next, and then into none", () => {
  let marks = pencilled({}, 4);
  expect(marks).toEqual({ 4: "query" });
  marks = pencilled(pencilled(marks, 4), 4);
  expect(marks).toEqual({ 4: "cross" });
  expect(pencilled(marks, 4)).toEqual({});
});

it("tells motion what has just happened to one traveller", () => {
  const events = [
    { type: "walked", seat: 0, square: "1-B" },
    { type: "walked", seat: 1, square: "2-A" },
    { type: "found", seat: 0, square: "1-B" },
  ];
  const { walked, squares } = justNow(PLAN, [{ number: 1, seat: 0, do: "walk E", events }], 0);
  expect(walked).toEqual([1]);
  expect([...squares]).toEqual([1]);
});
