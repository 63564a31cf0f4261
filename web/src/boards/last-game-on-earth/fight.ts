// A battle as all see it: both totals, what they are made of, and how it would stand with cards laid out.
import type { Card, Parts } from "./parts.ts";
import { pending } from "./view.ts";
import type { View } from "./view.ts";

export interface Fight {
  seat: number;
  square: number;
  strength: number;
  combat: number;
  total: number;
  down: Card[];
  against: Card[];
  parried: Card[];
  /** `cards` are put down, `asking` for a challenge, `answer` to one. */
  stage: "cards" | "asking" | "answer";
  beats: boolean;
  /** How much more would beat it. */
  lacks: number;
}

const STAGES = ["cards", "asking", "answer"] as const;

/** The battle that is on; `laid`: with these cards put down as well. */
export function fight(view: View, parts: Parts, laid: readonly Card[] = []): Fight | null {
  const frame = pending(view, "battle");
  if (frame?.seat === undefined) return null;
  const player = view.players[frame.seat];
  const strength = frame.strength ?? 0;
  const down = [...cards(parts, frame.down), ...laid];
  const against = cards(parts, frame.against);
  const put = down.reduce((sum, card) => sum + counts(card, player?.character), 0);
  const total = (frame.combat ?? 0) + put - against.reduce((sum, card) => sum + card.value, 0);
  return {
    seat: frame.seat,
    square: player?.at ?? -1,
    strength,
    combat: frame.combat ?? 0,
    total,
    down,
    against,
    parried: cards(parts, frame.parried),
    stage: STAGES[frame.stage ?? 0] ?? "cards",
    beats: total > strength,
    lacks: Math.max(0, strength + 1 - total),
  };
}

/** A marked card counts more for whose deck it is of. */
export function counts(card: Card, character: number | undefined): number {
  return card.value + (card.deck === character ? card.bonus : 0);
}

function cards(parts: Parts, ints: readonly number[] | undefined): Card[] {
  return (ints ?? []).flatMap((n) => parts.cards[n] ?? []);
}
