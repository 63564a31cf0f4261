import { expect, it } from "vitest";

import { chance, hatching, line, walls } from "./pencil.ts";

it("draws the same line in the same place, and no two alike", () => {
  expect(line(0, 0, 100, 0)).toBe(line(0, 0, 100, 0));
  expect(hatching(1, 2)).not.toBe(hatching(2, 1));
});

it("strays a little", () => {
  const found = Array.from({ length: 500 }, (_, n) => chance(n, 3));
  expect(Math.max(...found)).toBeLessThan(1);
  expect(Math.min(...found)).toBeGreaterThan(-1);
  expect(Math.abs(found.reduce((sum, n) => sum + n, 0) / found.length)).toBeLessThan(0.15);
});

it("joins all walls into one path", () => {
  const path = walls([
    [0, 0, 3, 0],
    [0, 0, 0, 2],
  ]);
  expect(path.match(/M/g)).toHaveLength(2);
});
