// A board as squares that have a place on a sheet, and the walls between them. It knows no rules.

/** From one post to another, in squares from the top left corner. */
export type Stroke = readonly [number, number, number, number];
export type Direction = "N" | "E" | "S" | "W";

export interface Lines {
  /** In squares. */
  width: number;
  height: number;
  /** Where each square lies, by its number: columns from the left, rows from the top. */
  places: readonly (readonly [number, number])[];
  walls: readonly Stroke[];
  /** At the foot of the sheet and at its left side. */
  columnNames: readonly string[];
  rowNames: readonly string[];
}

/** One square, in the units of the drawing. */
export const UNIT = 24;

const STEPS: Record<Direction, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const DIRECTIONS: readonly Direction[] = ["N", "E", "S", "W"];
const KEYS: Partial<Record<string, Direction>> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

/** The way an arrow key points. */
export function pointed(key: string): Direction | null {
  return KEYS[key] ?? null;
}

/** The middle of a square, in the units of the drawing. */
export function middle(lines: Lines, square: number): readonly [number, number] {
  const [x, y] = lines.places[square] ?? [0, 0];
  return [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
}

/** The square at a place, or null. */
export function squareAt(lines: Lines, x: number, y: number): number | null {
  const square = lines.places.findIndex(([column, row]) => column === x && row === y);
  return square < 0 ? null : square;
}

/** The square on that side, whatever stands between them. */
export function beside(lines: Lines, square: number, direction: Direction): number | null {
  const [x, y] = lines.places[square] ?? [0, 0];
  const [dx, dy] = STEPS[direction];
  return squareAt(lines, x + dx, y + dy);
}

/** Half a square further that way. */
export function side(lines: Lines, square: number, direction: Direction): readonly [number, number] {
  const [x, y] = middle(lines, square);
  const [dx, dy] = STEPS[direction];
  return [x + (dx * UNIT) / 2, y + (dy * UNIT) / 2];
}

/** Where a cursor goes by a key: over gaps, never off the board; null for any other key. */
export function moved(lines: Lines, cursor: number, key: string): number | null {
  const direction = pointed(key);
  const [x, y] = lines.places[cursor] ?? [0, 0];
  if (direction) {
    const [dx, dy] = STEPS[direction];
    for (let n = 1; n <= Math.max(lines.width, lines.height); n++) {
      const next = squareAt(lines, x + n * dx, y + n * dy);
      if (next !== null) return next;
    }
    return cursor;
  }
  const row = lines.places.flatMap(([column, other], square) => (other === y ? [{ column, square }] : []));
  row.sort((one, other) => one.column - other.column);
  if (key === "Home") return row[0]?.square ?? cursor;
  if (key === "End") return row.at(-1)?.square ?? cursor;
  return null;
}

/** What a finger means at a point of the drawing: a target close by, rather than the square under it. */
export function meant(
  lines: Lines,
  [x, y]: readonly [number, number],
  targets: ReadonlySet<number>,
  reach: number,
): number | null {
  const under = squareAt(lines, Math.floor(x / UNIT), Math.floor(y / UNIT));
  if (under !== null && targets.has(under)) return under;
  let best = under;
  let nearest = reach;
  for (const target of targets) {
    const [tx, ty] = middle(lines, target);
    const far = Math.max(Math.abs(tx - x), Math.abs(ty - y));
    if (far < nearest) {
      nearest = far;
      best = target;
    }
  }
  return best;
}

/** The squares by rows from the top, as a grid is read aloud. */
export function rowsOf(lines: Lines): number[][] {
  const rows = Array.from({ length: lines.height }, (): number[] => []);
  lines.places.forEach(([, y], square) => rows[y]?.push(square));
  return rows.filter((row) => row.length > 0);
}
