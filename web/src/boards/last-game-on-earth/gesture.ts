// A card, or a token, with all that goes with it: put together here, shown, then handed over as one list.
//
// What a card asks for next is how it is declared, not what is legal: the table has the last word. Where it drops the
// end of a list, it asks for that end by itself, and then its own offers say where.
import type { Card, Parts } from "./parts.ts";
import { each, within } from "./ground.ts";
import type { Ground } from "./ground.ts";
import type { View } from "./view.ts";

export type Need =
  | { what: "square"; verb: string; squares: bigint }
  | { what: "seat"; seats: number[] }
  | { what: "value"; cards: Card[] };

export interface Gesture {
  /** Null: a token is moved without a card. */
  card: Card | null;
  texts: readonly string[];
  /** The squares named so far. */
  squares: readonly number[];
}

export interface Around {
  view: View;
  parts: Parts;
  ground: Ground;
  /** The squares whose token may be moved without a card. */
  movable: bigint;
}

/** How far a token goes that is moved without a card (LG-3.5): for marks alone. */
const SHOVE = 5;

export function withCard(card: Card): Gesture {
  return { card, texts: [`play ${card.text}`], squares: [] };
}

export function withToken(square: number, ground: Ground): Gesture {
  return { card: null, texts: [`move ${ground.name(square)}`], squares: [square] };
}

/** What is still to be named; null: it is whole. */
export function need(gesture: Gesture, around: Around): Need | null {
  const { card, squares, texts } = gesture;
  const named = texts.length - 1;
  if (card === null) return squares.length < 2 ? onward(gesture, around, SHOVE) : null;
  switch (card.does) {
    case "hole":
      return named === 0 ? { what: "square", verb: "at", squares: everywhere(around) } : null;
    case "debris":
      if (named === 0) return { what: "square", verb: "at", squares: everywhere(around) };
      return named === 1 ? { what: "value", cards: valueCards(around, card) } : null;
    case "steal":
      return named === 0 ? { what: "seat", seats: others(around) } : null;
    case "recon":
      return named === 0 ? { what: "square", verb: "look", squares: hidden(around) } : null;
    case "haul":
    case "haul-unrevealed":
      if (named === 0) return { what: "square", verb: "move", squares: tokens(around, card.does === "haul") };
      return named === 1 ? onward(gesture, around, card.number) : null;
    default:
      return null;
  }
}

export function nameSquare(gesture: Gesture, verb: string, square: number, ground: Ground): Gesture {
  const text = `${verb} ${ground.name(square)}`;
  return { ...gesture, texts: [...gesture.texts, text], squares: [...gesture.squares, square] };
}

export function nameSeat(gesture: Gesture, seat: number): Gesture {
  return { ...gesture, texts: [...gesture.texts, `on ${seat}`] };
}

/** With this Value card; null: without any. */
export function nameValue(gesture: Gesture, card: Card | null): Gesture {
  return { ...gesture, texts: [...gesture.texts, card ? `add ${card.text}` : "done"] };
}

/** One thing less; null: nothing is left of it. */
export function back(gesture: Gesture): Gesture | null {
  if (gesture.texts.length < 2) return null;
  const last = gesture.texts[gesture.texts.length - 1] ?? "";
  const named = /^(at|look|move|to) /.test(last);
  const squares = named ? gesture.squares.slice(0, -1) : gesture.squares;
  return { ...gesture, texts: gesture.texts.slice(0, -1), squares };
}

function onward(gesture: Gesture, { ground }: Around, steps: number): Need {
  const from = gesture.squares[0] ?? -1;
  return { what: "square", verb: "to", squares: within(ground, from, steps) };
}

function everywhere({ ground }: Around): bigint {
  return mask(ground.squares);
}

function hidden({ view }: Around): bigint {
  const tops = view.stacks.filter(({ tokens }) => tokens.at(-1)?.down && tokens.at(-1)?.kind === 0);
  return mask(tops.map((stack) => stack.square));
}

/** The squares with a token on top that lies face-down, or with any. */
function tokens({ view }: Around, open: boolean): bigint {
  return mask(view.stacks.filter(({ tokens }) => open || tokens.at(-1)?.down).map((stack) => stack.square));
}

function others({ view }: Around): number[] {
  return view.players.flatMap((player, seat) => (seat !== view.seat && player.hand.length > 0 ? [seat] : []));
}

function valueCards({ view, parts }: Around, but: Card): Card[] {
  const held = view.seat === null ? [] : (view.players[view.seat]?.hand ?? []);
  return [...new Set(held)].flatMap((n) => {
    const card = parts.cards[n];
    return card && card.value > 0 && card !== but ? [card] : [];
  });
}

function mask(squares: readonly number[]): bigint {
  return squares.reduce((found, square) => found | (1n << BigInt(square)), 0n);
}

export { each };
