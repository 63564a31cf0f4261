// What may be done now, as the table offers it, sorted by what one would touch: a card, a square, a button.
import type { Offer } from "../../api/types.ts";
import { bits } from "./ground.ts";

/** Words that are about a card of the hand; the text goes on with the card. */
const CARD_VERBS = new Set(["play", "put", "add", "discard", "challenge", "parry"]);

export interface Offered {
  /** By verb, the squares that it may name. */
  squares: ReadonlyMap<string, bigint>;
  /** Every action that is offered as a text. */
  texts: readonly string[];
}

/** As they travel: an empty list of texts stays at home. */
type Offering = Omit<Offer, "texts"> & { texts?: string[] };

export function offered(offers: readonly Offering[]): Offered {
  const squares = new Map<string, bigint>();
  const all: string[] = [];
  for (const { verb, squares: mask, texts = [] } of offers) {
    if (verb) squares.set(verb, (squares.get(verb) ?? 0n) | bits(mask));
    all.push(...texts);
  }
  return { squares, texts: all };
}

export const NOTHING: Offered = { squares: new Map(), texts: [] };

export function verbOf(text: string): string {
  return text.split(" ", 1)[0] ?? "";
}

/** The texts that begin with this word. */
export function of(offers: Offered, verb: string): string[] {
  return offers.texts.filter((text) => verbOf(text) === verb);
}

/** What can be done with a card: the words that some offer has before it. */
export function verbsFor(offers: Offered, card: string): string[] {
  const found = offers.texts.filter((text) => CARD_VERBS.has(verbOf(text)) && text.split(" ")[1] === card);
  const second = offers.texts.filter((text) => verbOf(text) === "challenge" && text.split(" ")[2] === card);
  return [...new Set([...found, ...second].map(verbOf))];
}

/** Answers that are neither a card's nor a square's: buttons. */
export function plain(offers: Offered): string[] {
  return offers.texts.filter((text) => !CARD_VERBS.has(verbOf(text)) && verbOf(text) !== "walk");
}

/** The challenge with just these cards, in whatever order; undefined where it is not offered. */
export function challengeWith(offers: Offered, cards: readonly string[]): string | undefined {
  const wanted = [...cards].sort().join(" ");
  return of(offers, "challenge").find((text) => text.split(" ").slice(1).sort().join(" ") === wanted);
}
