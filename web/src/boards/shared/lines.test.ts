import { describe, expect, it } from "vitest";

import { beside, meant, middle, moved, rowsOf, UNIT } from "./lines.ts";
import type { Lines } from "./lines.ts";

// Numbered from the bottom left; the middle of the top row is missing.
const lines: Lines = {
  width: 3,
  height: 2,
  places: [
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 0],
    [2, 0],
  ],
  walls: [],
  columnNames: ["A", "B", "C"],
  rowNames: ["1", "2"],
};

describe("a cursor", () => {
  it("goes by arrows, over gaps, and not off the board", () => {
    expect(moved(lines, 0, "ArrowUp")).toBe(3);
    expect(moved(lines, 3, "ArrowRight")).toBe(4);
    expect(moved(lines, 4, "ArrowRight")).toBe(4);
    expect(moved(lines, 1, "ArrowUp")).toBe(1);
  });

  it("goes to either end of its row, and nowhere by other keys", () => {
    expect(moved(lines, 1, "Home")).toBe(0);
    expect(moved(lines, 1, "End")).toBe(2);
    expect(moved(lines, 1, "x")).toBeNull();
  });
});

describe("a finger", () => {
  it("means the target close by rather than the square under it", () => {
    const [x, y] = middle(lines, 0);
    expect(meant(lines, [x + UNIT * 0.4, y], new Set([1]), UNIT * 0.7)).toBe(1);
    expect(meant(lines, [x, y], new Set([1]), UNIT * 0.7)).toBe(0);
    expect(meant(lines, [x + UNIT * 0.4, y], new Set([0, 1]), UNIT * 0.7)).toBe(0);
  });

  it("means nothing where there is no square and no target", () => {
    expect(meant(lines, [1.5 * UNIT, 0.5 * UNIT], new Set(), UNIT)).toBeNull();
  });
});

it("reads rows from the top", () => {
  expect(rowsOf(lines)).toEqual([
    [3, 4],
    [0, 1, 2],
  ]);
  expect(beside(lines, 1, "N")).toBeNull();
  expect(beside(lines, 1, "W")).toBe(0);
});
