// What a board is given, and where boards are found. A game's board is `boards/<game id>/Board.svelte`.
import type { Component } from "svelte";

import type { Board, Standing, TableNews, Told } from "../api/types.ts";
import type { Say } from "../words/say.ts";

/** What came of a wish: `refusal` is null, or why not, in words, and then nothing has changed. */
export interface Came {
  refusal: string | null;
  /** What was asked for by `spell` or `list`. */
  do: readonly string[];
}

/** All that a board may ask of the table; each is answered once, also over a cut. */
export interface Wishes {
  /** One action, or a gesture that a person has confirmed; where a question is open: seal this answer. */
  act(...texts: string[]): Promise<Came>;
  withdraw(): Promise<Came>;
  askAlways(ticked: boolean): Promise<Came>;
  leaveAnswers(orders: readonly Standing[]): Promise<Came>;
  lay(...texts: string[]): Promise<Came>;
  /** One thing out of the draft; without a text: the last. */
  takeBack(text?: string): Promise<Came>;
  clear(): Promise<Came>;
  hideForMe(): Promise<Came>;
  confirm(): Promise<Came>;
  /** What a text means, as small actions to be confirmed: hand `do` on to `act`. */
  spell(text: string): Promise<Came>;
  /** The actions, as texts, that the offers of a verb and a piece stand for; of neither: all. */
  list(verb?: string, piece?: string): Promise<Came>;
}

export interface BoardProps {
  /** The table and who sits there. */
  news: TableNews;
  /** Whose eyes; null: anybody's. */
  seat: number | null;
  /** All there is to know now. `board.offers` says what can be pressed. */
  board: Board;
  /** Counts what was told to this viewer: a key for motion. */
  number: number;
  /** What was told since the frame before; empty after a reload. For motion, never for knowing. */
  fresh: readonly Told[];
  /** What the game says of its board, from `GET /api/tables/{id}/plan?seat=`; null until it is there. */
  plan: unknown;
  /** Whether something may be pressed: false while the line is down, or a wish is under way. */
  live: boolean;
  say: Say;
  /** What the sitter of a seat is called; one's own seat by its name too. */
  name: (seat: number) => string;
  /** The sentence of an event for this viewer; null where there is none. */
  tell: (event: unknown) => string | null;
  wishes: Wishes;
  /** Says something in the live region of the page, politely. */
  announce: (text: string) => void;
}

type Loader = () => Promise<{ default: Component<BoardProps> }>;

const found = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

/** The board of a game, loaded when a table of it is opened; the general one for a game without its own. */
export function boardOf(game: string): Loader {
  return found[`./${game}/Board.svelte`] ?? (() => import("./general/Board.svelte"));
}

/** Offers are masks in hexadecimal, bit n for square n. */
export function squaresOf(mask: string): number[] {
  const squares: number[] = [];
  let bits = BigInt(mask.startsWith("0x") ? mask : `0x${mask}`);
  for (let n = 0; bits; n++, bits >>= 1n) if (bits & 1n) squares.push(n);
  return squares;
}
