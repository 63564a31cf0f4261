// The board as its plan draws it: where squares lie, what they are called, which are next to each other.
import type { components } from "../../api/schema.ts";

/** From post to post, in squares from the top left corner. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];
/** As it travels: its strokes are lists, which the schema cannot say. */
export type Plan = Omit<components["schemas"]["LastGameOnEarthPlan"], "walls" | "rim" | "seams"> & {
  walls: Line[];
  rim: Line[];
  seams: Line[];
};
export type Direction = "N" | "E" | "S" | "W";

export interface Ground {
  plan: Plan;
  /** Every square that there is, from the top left. */
  squares: readonly number[];
  index: ReadonlyMap<string, number>;
  name: (square: number) => string;
  x: (square: number) => number;
  y: (square: number) => number;
  has: (square: number) => boolean;
  isShaded: (square: number) => boolean;
  /** The square beyond each side that is open. */
  ways: (square: number) => Partial<Record<Direction, number>>;
}

export const bits = (hex: string): bigint => BigInt(hex.startsWith("0x") ? hex : `0x${hex}`);
export const holds = (mask: bigint, square: number): boolean =>
  square >= 0 && ((mask >> BigInt(square)) & 1n) === 1n;

export function each(mask: bigint): number[] {
  const found: number[] = [];
  for (let n = 0, left = mask; left; n++, left >>= 1n) if (left & 1n) found.push(n);
  return found;
}

/** Null while no board lies. */
export function groundOf(plan: unknown): Ground | null {
  const laid = plan as Plan | null;
  if (!laid?.columns) return null;
  const { columns, rows } = laid;
  const board = bits(laid.board);
  const shaded = bits(laid.shaded);
  const shut = shutSides(laid);
  const x = (square: number) => square % columns;
  const y = (square: number) => rows - 1 - Math.floor(square / columns);
  const has = (square: number) => square < columns * rows && holds(board, square);
  const ways = (square: number) => {
    const [left, top] = [x(square), y(square)];
    const found: Partial<Record<Direction, number>> = {};
    if (!shut.has(`-${left},${top}`)) found.N = square + columns;
    if (!shut.has(`|${left + 1},${top}`)) found.E = square + 1;
    if (!shut.has(`-${left},${top + 1}`)) found.S = square - columns;
    if (!shut.has(`|${left},${top}`)) found.W = square - 1;
    return found;
  };
  return {
    plan: laid,
    squares: each(board).sort((a, b) => y(a) - y(b) || x(a) - x(b)),
    index: new Map(laid.squares.map((name, square) => [name, square])),
    name: (square) => laid.squares[square] ?? "",
    x,
    y,
    has,
    isShaded: (square) => holds(shaded, square),
    ways,
  };
}

function shutSides(plan: Plan): Set<string> {
  const shut = new Set<string>();
  for (const [x1, y1, x2, y2] of [...plan.walls, ...plan.rim]) {
    for (let x = x1; x < x2; x++) shut.add(`-${x},${y1}`);
    for (let y = y1; y < y2; y++) shut.add(`|${x1},${y}`);
  }
  return shut;
}

/** The squares that so many steps lead to, were there nothing but walls. */
export function within(ground: Ground, from: number, steps: number): bigint {
  let edge = [from];
  let found = 1n << BigInt(from);
  for (let step = 0; step < steps; step++) {
    edge = edge
      .flatMap((square) => Object.values(ground.ways(square)))
      .filter((next) => {
        const fresh = !holds(found, next);
        if (fresh) found |= 1n << BigInt(next);
        return fresh;
      });
  }
  return found & ~(1n << BigInt(from));
}

/** The squares of a walk: the own one, then one for each `walk N` or `jump 3-C`. */
export function trail(ground: Ground, from: number, texts: readonly string[]): number[] {
  const found = [from];
  for (const text of texts) {
    const [verb, what = ""] = text.split(" ");
    const at = found[found.length - 1] ?? from;
    const next = verb === "walk" ? ground.ways(at)[what as Direction] : ground.index.get(what);
    if (next !== undefined) found.push(next);
  }
  return found;
}

const STEP: Record<Direction, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The next square of the sheet that way, walls or not: for whoever looks around by key. */
export function beside(ground: Ground, square: number, direction: Direction): number {
  const [right, down] = STEP[direction];
  const { columns, rows } = ground.plan;
  let [x, y] = [ground.x(square) + right, ground.y(square) + down];
  while (x >= 0 && x < columns && y >= 0 && y < rows) {
    const next = (rows - 1 - y) * columns + x;
    if (ground.has(next)) return next;
    x += right;
    y += down;
  }
  return square;
}
