// What the table waits for, as the hand below the board has to know it; all of it from what is offered.
import { of, plain, verbOf } from "./offered.ts";
import type { Offered } from "./offered.ts";
import { asked, pending } from "./view.ts";
import type { View } from "./view.ts";

export type Mode = "over" | "wait" | "replenish" | "fight" | "challenge" | "turn" | "answer" | "place";

/** Squares that are named by themselves; a token to move begins a gesture instead. */
export const PLACING = ["token", "pad", "start", "jump", "at", "to", "look", "reveal"] as const;

export function modeOf(view: View, offers: Offered): Mode {
  if (asked(view).type === "over") return "over";
  if (offers.texts.length === 0 && offers.squares.size === 0) return "wait";
  if (of(offers, "end").length > 0) return "turn";
  if (of(offers, "discard").length > 0 || asked(view).type === "replenish") return "replenish";
  if (asked(view).type === "battle") return "fight";
  if (of(offers, "challenge").length > 0) return "challenge";
  if (PLACING.some((verb) => offers.squares.has(verb))) return "place";
  return offers.texts.some((text) => verbOf(text) === "walk" || verbOf(text) === "stop") ? "turn" : "answer";
}

/** Whether several cards are laid out before they are sent. */
export function laysOut(mode: Mode): boolean {
  return mode === "replenish" || mode === "fight" || mode === "challenge";
}

/** The buttons of this mode: what is sent with laid-out cards is none of them. */
export function buttons(mode: Mode, offers: Offered): string[] {
  const found = [...plain(offers), ...of(offers, "parry")];
  return mode === "replenish" || mode === "fight" ? found.filter((text) => text !== "done") : found;
}

/** What of a turn is done, on, and left: the strip above the hand. */
export interface Steps {
  move: "left" | "on" | "done" | "none";
  act: "left" | "done" | "more" | "instead";
  walks: number;
}

export function stepsOf(view: View): Steps | null {
  const frame = pending(view, "turn");
  if (frame?.seat === undefined) return null;
  const moved = frame.moved ?? 0;
  const dead = view.players[frame.seat]?.dead ?? false;
  return {
    move: dead ? "none" : moved === 0 ? "left" : moved === 1 ? "on" : "done",
    act: frame.acts ? "left" : frame.more ? "more" : frame.carded && moved === 0 && !dead ? "instead" : "done",
    walks: frame.steps ?? 0,
  };
}
