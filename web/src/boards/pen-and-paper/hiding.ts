// Hiding by tap: what is left of each kind, where it may go, and what a tap on a square means.
import type { Offer } from "../../api/types.ts";
import { NONE, setOf } from "../shared/masks.ts";
import type { Squares } from "../shared/masks.ts";
import type { Chart } from "./chart.ts";
import type { Plan } from "./plan.ts";

export const BLOCK = "block";

/** One thing of the palette. */
export interface Left {
  kind: string;
  count: number;
  left: number;
  where: string;
  most: number | null;
}

export function leftOf(plan: Plan, chart: Chart): readonly Left[] {
  const kinds = plan.kinds.map(({ kind, count, where, per_area }) => {
    const laid = chart.stamps.filter((stamp) => stamp.kind === kind && !stamp.gone).length;
    return { kind, count, left: count - laid, where, most: per_area };
  });
  if (plan.blocks === 0) return kinds;
  const left = plan.blocks - chart.blocked.size;
  return [...kinds, { kind: BLOCK, count: plan.blocks, left, where: "", most: null }];
}

/** Where one of this kind may go: squares, or for `BLOCK` doorways by number. */
export function targetsOf(offers: readonly Offer[], kind: string): Squares {
  const [verb, piece] = kind === BLOCK ? [BLOCK, ""] : ["hide", kind];
  const offer = offers.find((each) => each.verb === verb && each.piece === piece);
  return offer ? setOf(offer.squares) : NONE;
}

export interface Tap {
  lay?: string;
  back?: string;
}

/** A tap on a square: what is in hand goes in or comes out; else what lies there last comes out. */
export function tapped(plan: Plan, chart: Chart, kind: string, targets: Squares, square: number): Tap {
  const name = plan.squares[square] ?? "";
  if (kind !== BLOCK && targets.has(square)) return { lay: `hide ${kind} ${name}` };
  const here = chart.at.get(square) ?? [];
  const out = here.find((stamp) => stamp.kind === kind) ?? here.at(-1);
  return out ? { back: `hide ${out.kind} ${name}` } : {};
}

/** A tap on a doorway. */
export function tappedDoorway(plan: Plan, chart: Chart, targets: Squares, n: number): Tap {
  const doorway = plan.doorways[n];
  if (!doorway) return {};
  const text = `block ${plan.squares[doorway.square] ?? ""} ${doorway.direction}`;
  if (chart.blocked.has(n)) return { back: text };
  return targets.has(n) ? { lay: text } : {};
}

/** What comes to hand next: the same while there is some left, else the next that is not all hidden. */
export function nextInHand(lefts: readonly Left[], kind: string): string {
  const at = lefts.findIndex((each) => each.kind === kind);
  if (at >= 0 && (lefts[at]?.left ?? 0) > 0) return kind;
  const round = [...lefts.slice(at + 1), ...lefts.slice(0, Math.max(at, 0))];
  return round.find((each) => each.left > 0)?.kind ?? kind;
}
