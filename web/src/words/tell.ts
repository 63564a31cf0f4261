// Sentences of events, as `ghoulash/locale/telling.py` makes them; a test compares the two.
import type { FluentVariable } from "@fluent/bundle";

import type { Happening, Outcome } from "../api/types.ts";
import type { Args, Say } from "./say.ts";
import { tongueOf } from "./tongues.ts";
import type { Titles } from "./tongues.ts";

export interface Table {
  game: string;
  /** In the order of the seats; empty: nobody so far. */
  names: readonly string[];
  titles: Titles;
}

/** The sentence for an event; null for one that the catalogues have no words for. */
export function tell(say: Say, table: Table, event: Happening, viewer: number | null): string | null {
  const { type: tag, seat = -1, ...fields } = event;
  const tongue = tongueOf(table.game);
  if (tag === "ended") {
    const winners = (fields.winners as number[] | undefined) ?? (seat < 0 ? [] : [seat]);
    return tellOutcome(say, table, { winners, how: String(fields.how), rule: "" }, viewer);
  }
  const message = tongue.event(tag);
  if (!say.has(message)) return null;
  const args: Args = {};
  for (const [name, value] of Object.entries(fields)) args[name] = plain(tongue.shown(say, table.titles, name, value));
  for (const field of tongue.seats) {
    const named = fields[field];
    if (typeof named !== "number") continue;
    args[field] = nameOf(say, named, table.names);
    args[`${field}_who`] = who(named, viewer);
  }
  return say(message, { ...args, ...people(say, seat, viewer, table.names) });
}

/** The sentence for an ending; a plain one for an ending that the catalogues do not know. */
export function tellOutcome(say: Say, table: Table, outcome: Outcome, viewer: number | null): string {
  const { winners, how } = outcome;
  const named = tongueOf(table.game).ending(how);
  const message = say.has(named) ? named : "ending-unknown";
  const seat = viewer !== null && winners.includes(viewer) ? viewer : (winners[0] ?? -1);
  const args = people(say, seat, viewer, table.names);
  if (winners.length > 1) args.name = winners.map((winner) => nameOf(say, winner, table.names)).join(", ");
  return say(message, { winners: winners.length, ...args });
}

export function nameOf(say: Say, seat: number, names: readonly string[]): string {
  const name = names[seat] ?? "";
  return name !== "" ? name : say("play-player", { number: Math.max(seat, 0) + 1 });
}

function people(say: Say, seat: number, viewer: number | null, names: readonly string[]): Args {
  const found: Args = { who: who(seat, viewer), name: nameOf(say, seat, names) };
  if (names.length <= 2) found.other = nameOf(say, 1 - seat, names);
  return found;
}

function who(seat: number, viewer: number | null): string {
  if (seat < 0) return "nobody";
  if (viewer === null) return "public";
  return viewer === seat ? "you" : "other";
}

/** Fluent chooses by numbers and words; a yes or no is a word. */
function plain(value: unknown): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value : String(value);
}

