// What has just been told of one traveller, for motion alone: the view is for knowing.
import type { Told } from "../../api/types.ts";
import type { Squares } from "../shared/masks.ts";
import type { Plan } from "./plan.ts";

const STEPS = new Set(["walked", "entered"]);
const STAMPED = new Set([
  "found",
  "kit-found",
  "kit-used",
  "ghoul-attack",
  "ghoul-destroyed",
  "debris-fell",
  "spores-met",
  "fell-in-hole",
]);

export interface JustNow {
  walked: readonly number[];
  squares: Squares;
}

export function justNow(plan: Plan | null, fresh: readonly Told[], walker: number): JustNow {
  const events = fresh.flatMap(({ events }) => events as { type: string; seat?: number; square?: string }[]);
  const own = events.filter(({ seat }) => seat === walker);
  const squares = (types: ReadonlySet<string>): number[] =>
    own.flatMap(({ type, square }) => (types.has(type) && square && plan ? [plan.squares.indexOf(square)] : []));
  return { walked: squares(STEPS), squares: new Set(squares(STAMPED)) };
}
