// Lines as a hand draws them: never two alike, and always the same in one place.
import { UNIT } from "./lines.ts";
import type { Stroke } from "./lines.ts";

/** Between -1 and 1, by what it is asked for alone. */
export function chance(...seeds: number[]): number {
  let hash = 2166136261;
  for (const seed of seeds) {
    hash = Math.imul(hash ^ Math.round(seed * 97), 16777619);
    hash ^= hash >>> 13;
  }
  return ((hash >>> 0) / 2147483648 - 1) * 0.999;
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** A line from here to there; `sway` is how far the hand strays. */
export function line(x1: number, y1: number, x2: number, y2: number, sway = 0.7): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const pieces = Math.max(1, Math.round(length / (2.5 * UNIT)));
  const across = [-(y2 - y1) / length, (x2 - x1) / length] as const;
  let path = `M${short(x1)} ${short(y1)}`;
  for (let n = 1; n <= pieces; n++) {
    const bend = sway * 1.6 * chance(x1, y1, x2, y2, n);
    const stray = n === pieces ? 0 : sway * chance(y2, x1, n);
    const [cx, cy] = between(x1, y1, x2, y2, (n - 0.5) / pieces);
    const [ex, ey] = between(x1, y1, x2, y2, n / pieces);
    path += `Q${short(cx + across[0] * bend)} ${short(cy + across[1] * bend)} `;
    path += `${short(ex + across[0] * stray)} ${short(ey + across[1] * stray)}`;
  }
  return path;
}

/** The walls of a board, as one path; each a little too long, as ruled lines are. */
export function walls(strokes: readonly Stroke[]): string {
  return strokes
    .map(([x1, y1, x2, y2]) => {
      const far = 1.1 + chance(x1, y1, x2, y2);
      const [dx, dy] = x1 === x2 ? [0, far] : [far, 0];
      return line(x1 * UNIT - dx, y1 * UNIT - dy, x2 * UNIT + dx, y2 * UNIT + dy);
    })
    .join("");
}

/** A square gone over with the pencil. */
export function hatching(x: number, y: number): string {
  const strokes: string[] = [];
  for (let n = 1; n < 6; n++) {
    const along = (n / 6) * 2 * UNIT + 1.2 * chance(x, y, n);
    const from = Math.min(along, UNIT - 1.5);
    const to = Math.max(along - UNIT, 1.5);
    strokes.push(line(x * UNIT + to, y * UNIT + along - to, x * UNIT + from, y * UNIT + along - from, 0.5));
  }
  return strokes.join("");
}

function between(x1: number, y1: number, x2: number, y2: number, part: number): readonly [number, number] {
  return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
}
