// Cards, characters and tokens, as the setup of the table has them: a card is a small int in a view.
import type { Say } from "../../words/say.ts";

interface Bilingual {
  en?: string;
  fr?: string;
}

export type Suit = "value" | "action" | "rescue" | "specialty";

interface CardFile {
  id: string;
  kind: string;
  value?: number | null;
  bonus?: number | null;
  does?: string | null;
  reach?: number | null;
  tokens?: number | null;
  wounds?: number | null;
  cards?: number | null;
  title?: Bilingual;
}

export interface Deck {
  id: string;
  combat: number;
  movement: number;
  health: number;
  specialty: string;
  title?: Bilingual;
  card: CardFile[];
}

/** One distinct card; `id` is `?` for a back. */
export interface Card {
  /** What it is called in an action: `3@lake`. */
  text: string;
  id: string;
  /** The place of its deck among the decks, which is its character's number. */
  deck: number;
  kind: string;
  value: number;
  bonus: number;
  does: string;
  /** How far, or how many. */
  number: number;
  title: Bilingual;
}

export const TOKENS = [
  "down",
  "ghoul-4",
  "ghoul-5",
  "ghoul-6",
  "hole",
  "first-aid",
  "debris",
  "gun",
  "charm",
  "civilian",
] as const;
export type Token = (typeof TOKENS)[number];

export interface Parts {
  decks: readonly Deck[];
  /** By the int that a view has; the backs are the last, one a deck. */
  cards: readonly Card[];
  briefings: readonly string[];
}

/** What a table plays with; the same for the whole game. */
export function partsOf(setup: Record<string, unknown>): Parts {
  const { decks, briefings = [] } = setup as { decks: Deck[]; briefings?: string[] };
  const cards = decks.flatMap((deck, n) => deck.card.map((card) => made(card, deck, n)));
  const backs = decks.map((deck, n) => made({ id: "?", kind: "" }, deck, n));
  return { decks, cards: [...cards, ...backs], briefings };
}

function made(card: CardFile, deck: Deck, n: number): Card {
  return {
    text: `${card.id}@${deck.id}`,
    id: card.id,
    deck: n,
    kind: card.kind,
    value: card.value ?? 0,
    bonus: card.bonus ?? 0,
    does: card.does ?? "",
    number: card.reach ?? card.tokens ?? card.wounds ?? card.cards ?? 0,
    title: card.title ?? {},
  };
}

/** The first word of its kind: the colour of its band. */
export function suitOf(card: Card): Suit | "back" {
  const word = card.kind.split("-")[0];
  return word === "" || word === undefined ? "back" : (word as Suit);
}

export function cardOf(parts: Parts, text: string): Card | undefined {
  return parts.cards.find((card) => card.text === text);
}

function inLanguage(say: Say, words: Bilingual | undefined): string {
  return ((say.language.startsWith("fr") ? words?.fr : words?.en) ?? words?.en ?? "").replace(/'/g, "’");
}

export function deckTitle(say: Say, deck: Deck | undefined): string {
  return inLanguage(say, deck?.title) || (deck?.id ?? "");
}

/** What a card is called in a sentence. */
export function cardTitle(say: Say, parts: Parts, card: Card): string {
  if (card.id === "?") return say("lg-hidden-card", { deck: deckTitle(say, parts.decks[card.deck]) });
  const title = inLanguage(say, card.title);
  if (title) return title;
  if (card.value) return say("lg-value-card", { n: card.value, marked: card.bonus ? "yes" : "no" });
  return say("lg-card", { card: card.does });
}

/** The one line on its face; `own`: held by whose deck it is of. */
export function cardLine(say: Say, card: Card, own: boolean): string {
  if (card.id === "?") return "";
  if (card.value) return say("web-lg-counts", { value: card.value, bonus: own ? card.bonus : 0 });
  return say("lg-app-does", { does: card.does, number: card.number });
}

export function tokenTitle(say: Say, kind: number): string {
  return say("lg-token", { token: TOKENS[kind] ?? "down" });
}
