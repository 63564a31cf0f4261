// Words: who is asked and why, what an action does, what lies in a square.
import type { Say } from "../../words/say.ts";
import { cardOf, cardTitle, deckTitle, tokenTitle } from "./parts.ts";
import type { Parts } from "./parts.ts";
import type { Ground } from "./ground.ts";
import { bits, holds } from "./ground.ts";
import { asked, heap, knownTo, pending, standingOn } from "./view.ts";
import type { TokenView, View } from "./view.ts";

export interface Telling {
  say: Say;
  parts: Parts;
  view: View;
  ground: Ground | null;
  name: (seat: number) => string;
}

/** The question that the table puts now; `reached`: this viewer may answer it too. */
export function why({ say, parts, view, ground, name }: Telling, reached: boolean): string {
  const frame = asked(view);
  const battle = pending(view, "battle");
  const playing = pending(view, "play");
  const seat = reached && view.seat !== null ? view.seat : (view.acting[0] ?? frame.seat ?? -1);
  const card = playing?.card === undefined ? undefined : parts.cards[playing.card];
  let other = playing?.seat;
  if (frame.type === "start") other = ((frame.seat ?? 0) + 1) % view.players.length;
  else if (battle && frame.type !== "battle") other = battle.seat;
  return say("lg-app-why", {
    frame: frame.type,
    who: seat === view.seat ? "you" : "other",
    name: seat >= 0 ? name(seat) : "",
    other: other === undefined ? "" : name(other),
    card: card ? cardTitle(say, parts, card) : "",
    place: playing ? place(playing, ground, name) : "none",
    count: frame.type === "guard" ? (frame.wounds ?? 0) : (battle?.strength ?? 0),
    stage: battle?.stage ?? 0,
  });
}

function place(
  { target = -1, square = -1, to = -1 }: { target?: number; square?: number; to?: number },
  ground: Ground | null,
  name: (seat: number) => string,
): string {
  if (target >= 0) return name(target);
  if (square < 0 || !ground) return "none";
  return to < 0 ? ground.name(square) : `${ground.name(square)} → ${ground.name(to)}`;
}

/** What choosing this does, in a few words. */
export function label({ say, parts, name }: Pick<Telling, "say" | "parts" | "name">, text: string): string {
  const [verb = "", ...rest] = text.split(" ");
  const titles = rest.flatMap((word) => {
    const card = cardOf(parts, word);
    return card ? [cardTitle(say, parts, card)] : [];
  });
  if (verb === "challenge") return say("lg-app-do-challenge", { cards: titles.join(" + ") });
  if (verb === "parry") return say("lg-app-do-parry", { card: titles[1] ?? "" });
  if (verb === "on") return name(Number(rest[0]));
  if (verb === "walk") return say("lg-app-do-walk", { direction: rest[0] ?? "" });
  if (verb === "pick") {
    const deck = parts.decks.find(({ id }) => id === rest[0]);
    if (!deck) return text;
    const { combat, movement, health, specialty } = deck;
    return say("lg-app-character", {
      name: deckTitle(say, deck),
      combat,
      movement,
      health,
      specialty: say("lg-app-specialty", { specialty }),
    });
  }
  if (titles[0]) return say("lg-app-do-card", { verb, card: titles[0] });
  if (rest[0]) return say("lg-app-do-square", { verb, square: rest[0] });
  return say("lg-app-do-bare", { word: verb });
}

/** A square in one line: its name and ground, who stands there, how many tokens lie there. */
export function sight({ say, view, ground, name }: Telling, square: number): string {
  if (!ground) return "";
  const people = standingOn(view, square);
  const pad = holds(bits(view.pads), square);
  return say("lg-app-sight", {
    square: ground.name(square),
    ground: pad ? "pad" : ground.isShaded(square) ? "shaded" : "plain",
    who: people.map(name).join(", "),
    people: people.length,
    tokens: heap(view, square).length,
  });
}

export function tokenLine({ say, view, name }: Telling, token: TokenView): string {
  const title = tokenTitle(say, token.kind);
  if (!token.down) return title;
  const known = knownTo(token, view.players.length);
  const who = known.seats.map((seat) => (seat === view.seat ? say("lg-app-yourself") : name(seat)));
  return say("lg-app-face-down", {
    name: title,
    known: known.all ? "all" : who.length > 0 ? "some" : "none",
    who: who.join(", "),
  });
}
