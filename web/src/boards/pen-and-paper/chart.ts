// One chart as the viewer knows it: what is stamped where, what has been walked, which doorways are shut.
import { setOf } from "../shared/masks.ts";
import type { Squares } from "../shared/masks.ts";
import type { Plan, TravellerView, View } from "./plan.ts";

export interface Stamp {
  kind: string;
  square: number;
  /** Taken, used or destroyed. */
  gone: boolean;
}

export interface Chart {
  /** Who walks it; the other has hidden it. */
  walker: number;
  traveller: TravellerView;
  known: Squares;
  stamps: readonly Stamp[];
  at: ReadonlyMap<number, readonly Stamp[]>;
  blocked: Squares;
  bumped: Squares;
  done: boolean;
}

export function chartOf(plan: Plan, view: View, walker: 0 | 1): Chart {
  const chart = view.charts[walker];
  const stamps = plan.kinds.flatMap(({ kind }, n) => [
    ...[...setOf(chart.lies[n])].map((square) => ({ kind, square, gone: false })),
    ...[...setOf(chart.gone[n])].map((square) => ({ kind, square, gone: true })),
  ]);
  return {
    walker,
    traveller: view.travellers[walker],
    known: setOf(chart.known),
    stamps,
    at: bySquare(stamps),
    blocked: setOf(chart.blocked),
    bumped: setOf(chart.bumped),
    done: chart.done,
  };
}

function bySquare(stamps: readonly Stamp[]): ReadonlyMap<number, readonly Stamp[]> {
  const found = new Map<number, Stamp[]>();
  for (const stamp of stamps) found.set(stamp.square, [...(found.get(stamp.square) ?? []), stamp]);
  return found;
}

/** Where several things in one square are stamped, and how large: one alone fills it. */
export function spread(count: number, n: number): { x: number; y: number; size: number } {
  if (count === 1) return { x: 0, y: 0, size: 1 };
  const dx = n % 2 ? 0.21 : -0.21;
  if (count === 2) return { x: dx, y: n ? 0.17 : -0.17, size: 0.68 };
  return { x: dx, y: n < 2 ? -0.23 : 0.23, size: 0.54 };
}
