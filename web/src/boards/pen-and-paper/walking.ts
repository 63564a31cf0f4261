// A walk: which single steps are offered, and the way that a gesture spells.
import { beside, DIRECTIONS } from "../shared/lines.ts";
import type { Direction, Lines } from "../shared/lines.ts";
import type { Plan } from "./plan.ts";

export interface Steps {
  walk: readonly Direction[];
  /** Doors to come in by, as squares. */
  enter: readonly number[];
  stop: boolean;
}

/** The texts that are offered, sorted. */
export function stepsOf(plan: Plan, texts: readonly string[]): Steps {
  return {
    walk: DIRECTIONS.filter((direction) => texts.includes(`walk ${direction}`)),
    enter: texts.flatMap((text) => (text.startsWith("enter ") ? [plan.squares.indexOf(text.slice(6))] : [])),
    stop: texts.includes("stop"),
  };
}

/** The squares that one step leads to. */
export function stepTargets(lines: Lines, at: number, steps: Steps): ReadonlySet<number> {
  const beyond = at < 0 ? [] : steps.walk.map((direction) => beside(lines, at, direction));
  return new Set([...steps.enter, ...beyond.filter((square) => square !== null)]);
}

/** The squares that small actions lead over, from where the traveller stands. */
export function wayOf(plan: Plan, lines: Lines, at: number, texts: readonly string[]): readonly number[] {
  const way = at < 0 ? [] : [at];
  for (const text of texts) {
    const [verb, word = ""] = text.split(" ");
    const here = way.at(-1);
    const next =
      verb === "enter"
        ? plan.squares.indexOf(word)
        : verb === "walk" && here !== undefined
          ? beside(lines, here, word as Direction)
          : null;
    if (next !== null && next >= 0) way.push(next);
  }
  return way;
}

/** The Door that a step leads out by, if the traveller stands at one. */
export function doorOut(plan: Plan, at: number, steps: Steps): Direction | null {
  const door = plan.doors.find(({ square }) => square === at);
  return door && steps.walk.includes(door.direction) ? door.direction : null;
}
