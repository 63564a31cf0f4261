// What a seat is shown of this game, and what follows from it for the eye: names, heaps, totals.
import type { Parts } from "./parts.ts";

export interface TokenView {
  kind: number;
  down: boolean;
  /** A bit for each seat that knows it, and one for the public. */
  seen: number;
}

export interface StackView {
  square: number;
  /** From the lowest to the uppermost. */
  tokens: TokenView[];
}

export interface PlayerView {
  character: number;
  at: number;
  hand: number[];
  deck: number;
  wounds: number[];
  bare: number;
  won: number[];
  guns: number;
  charms: number;
  carrying: number;
  rescued: number;
  points: number;
  fallen: boolean;
  dead: boolean;
}

/** What is pending; which fields there are, its type says. */
export interface Frame {
  type: string;
  seat?: number;
  steps?: number;
  moved?: number;
  acts?: number;
  more?: number;
  carded?: boolean;
  card?: number;
  square?: number;
  to?: number;
  target?: number;
  value?: number;
  left?: number | number[];
  wounds?: number;
  strength?: number;
  combat?: number;
  down?: number[];
  against?: number[];
  parried?: number[];
  stage?: number;
}

export interface View {
  seat: number | null;
  frames: Frame[];
  acting: number[];
  players: PlayerView[];
  stacks: StackView[];
  unseen: number[];
  pads: string;
  turns: number;
}

const PUBLIC = 4;
const FRAMES_OF_SETUP = new Set(["first", "pick", "lay", "scatter", "pad", "start", "draw"]);

export function asked(view: View): Frame {
  return view.frames[view.frames.length - 1] ?? { type: "over" };
}

/** The frame of this type that was opened last. */
export function pending(view: View, type: string): Frame | undefined {
  return view.frames.findLast((frame) => frame.type === type);
}

/** Whose turn it is; -1: nobody's. */
export function turnOf(view: View): number {
  return view.frames[0]?.seat ?? -1;
}

export function isSetUp(view: View): boolean {
  return !FRAMES_OF_SETUP.has(asked(view).type) || view.turns > 0;
}

/** The tokens of a square, the uppermost first. */
export function heap(view: View, square: number): TokenView[] {
  return [...(view.stacks.find((stack) => stack.square === square)?.tokens ?? [])].reverse();
}

export function standingOn(view: View, square: number): number[] {
  return view.players.flatMap((player, seat) => (player.at === square ? [seat] : []));
}

/** Who has looked at a face-down token. */
export function knownTo(token: TokenView, seats: number): { all: boolean; seats: number[] } {
  const who = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (token.seen >> seat) & 1);
  return { all: ((token.seen >> PUBLIC) & 1) === 1, seats: who };
}

export function hurt(player: PlayerView): number {
  return player.wounds.length + player.bare;
}

export function health(parts: Parts, player: PlayerView): number {
  return parts.decks[player.character]?.health ?? 0;
}

/** The own hand, equal cards together. */
export function hand(view: View): { card: number; many: number }[] {
  const cards = view.seat === null ? [] : (view.players[view.seat]?.hand ?? []);
  return [...new Set(cards)].map((card) => ({ card, many: cards.filter((other) => other === card).length }));
}
