// What a game's messages are called, and what its events hold: as `Tongue` in `ghoulash/locale/tongue.py`.
import type { Say } from "./say.ts";

/** What the files of a table call things of theirs, by language. */
export type Titles = ReadonlyMap<string, Record<string, string>>;

export interface Tongue {
  event: (tag: string) => string;
  ending: (how: string) => string;
  /** The fields of events that name a seat, beside `seat` itself. */
  seats: readonly string[];
  /** What a field is called in a sentence. */
  shown: (say: Say, titles: Titles, field: string, value: unknown) => unknown;
}

const PLAIN: Tongue = {
  event: (tag) => `event-${tag}`,
  ending: (how) => `ending-${how}`,
  seats: [],
  shown: (_say, _titles, _field, value) => value,
};

const LAST_GAME: Tongue = {
  event: (tag) => `lg-event-${tag}`,
  ending: (how) => `lg-ending-${how}`,
  seats: ["by", "target"],
  shown: (say, titles, field, value) => {
    if (value === "" && ["card", "square", "to"].includes(field)) return "none";
    if (field === "card" && typeof value === "string") return isCard(titles, value) ? card(say, titles, value) : value;
    if (field === "cards" && Array.isArray(value)) return listed(say, value.map((text) => card(say, titles, String(text))));
    if (field === "character" && typeof value === "string") return titleOf(say, titles, value);
    if (field === "layout" && typeof value === "string") return value.split(" ")[0]?.split("-")[0];
    return value;
  },
};

const TONGUES: Record<string, Tongue> = { "last-game-on-earth": LAST_GAME };
const SHORT = ["hole", "debris", "steal", "haul", "recon", "inaction", "parry"];

export function tongueOf(game: string): Tongue {
  return TONGUES[game] ?? PLAIN;
}

/** What the deck files in the `setup` of a table call characters and cards. */
export function titlesOf(setup: unknown): Titles {
  interface Thing {
    id: string;
    title?: Record<string, string>;
  }
  const decks = (setup as { decks?: (Thing & { card: Thing[] })[] }).decks ?? [];
  const found = new Map<string, Record<string, string>>();
  for (const deck of decks) for (const { id, title } of [deck, ...deck.card]) if (title) found.set(id, title);
  return found;
}

/** `3@lake` is "Value 3"; a hidden card says whose deck it is of. */
export function card(say: Say, titles: Titles, text: string): string {
  const [name = "", deck = ""] = text.split("@");
  if (name === "?") return say("lg-hidden-card", { deck: titleOf(say, titles, deck) });
  const value = /^(\d)(\+?)$/.exec(name);
  if (value) return say("lg-value-card", { n: Number(value[1]), marked: value[2] ? "yes" : "no" });
  return titles.has(name) ? titleOf(say, titles, name) : say("lg-card", { card: name });
}

/** What the files call it; the word itself, for want of better. */
export function titleOf(say: Say, titles: Titles, word: string): string {
  const title = titles.get(word);
  const own = title?.[say.language] ?? title?.en;
  const text = own ?? word.charAt(0).toUpperCase() + word.slice(1).replaceAll("-", " ");
  return text.replaceAll("'", "’");
}

function isCard(titles: Titles, text: string): boolean {
  return text.includes("@") || SHORT.includes(text) || /^\d\+?$/.test(text) || titles.has(text);
}

function listed(say: Say, names: readonly string[]): string {
  const [one = "", other = ""] = names;
  return names.length === 2 ? say("lg-two-cards", { one, other }) : names.join(", ");
}
