// What a square is called when it is read aloud: its name, what lies there, what has been seen of it.
import type { Say } from "../../words/say.ts";
import { setOf } from "../shared/masks.ts";
import type { Chart } from "./chart.ts";
import type { Plan } from "./plan.ts";
import type { Marks } from "./pencilled.ts";

export type Named = (square: number) => string;

export interface Seen {
  /** Whether this is a chart that the viewer sees whole. */
  open: boolean;
  marks: Marks;
  /** Whose traveller it is. */
  who: string;
}

export function namer(say: Say, plan: Plan, chart: Chart, seen: Seen): Named {
  const shaded = new Set(plan.areas.flatMap((area) => [...setOf(area)]));
  const clinic = setOf(plan.clinic);
  const doorways = plan.doorways.flatMap(({ square, direction }, n) =>
    chart.blocked.has(n) ? [{ square, direction }] : [],
  );
  return (square) => {
    const words = [plan.squares[square] ?? ""];
    if (chart.traveller.at === square) words.push(say("pap-square-traveller", { name: seen.who }));
    for (const { kind, gone } of chart.at.get(square) ?? [])
      words.push(gone ? say("pap-square-gone", { kind, n: 1 }) : say("kind", { kind, n: 1 }));
    if (square === plan.shelter) words.push(say("pap-square-shelter"));
    if (clinic.has(square)) words.push(say("pap-square-clinic"));
    const door = plan.doors.find((each) => each.square === square);
    if (door) words.push(say("pap-square-door", { direction: door.direction }));
    for (const each of doorways)
      if (each.square === square) words.push(say("pap-square-blocked", { direction: each.direction }));
    if (chart.known.has(square)) words.push(say("pap-square-walked"));
    else if (!seen.open) words.push(say("pap-square-unknown"));
    if (shaded.has(square)) words.push(say("pap-square-shaded"));
    const mark = seen.marks[square];
    if (mark) words.push(say("pap-square-mark", { mark }));
    return words.join(", ");
  };
}
