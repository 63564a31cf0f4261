// The headless state of the board, on frames recorded from real games (fixtures/record.py).
import { describe, expect, test } from "vitest";

import data from "./fixtures/moments.json";
import { fight } from "./fight.ts";
import { back, nameSeat, nameSquare, nameValue, need, withCard, withToken } from "./gesture.ts";
import type { Around } from "./gesture.ts";
import { beside, each, groundOf, holds, trail, within } from "./ground.ts";
import type { Ground } from "./ground.ts";
import { buttons, laysOut, modeOf, stepsOf } from "./mode.ts";
import { challengeWith, of, offered, verbsFor } from "./offered.ts";
import type { Offered } from "./offered.ts";
import { cardOf, partsOf, suitOf } from "./parts.ts";
import type { Card } from "./parts.ts";
import { asked, hand, heap, health, hurt, knownTo, standingOn, turnOf } from "./view.ts";
import type { View } from "./view.ts";

type Name = keyof typeof data.moments;
const parts = partsOf(data.setup);
const ground = laid();

function laid(): Ground {
  const found = groundOf(data.plan);
  if (!found) throw new Error("no board");
  return found;
}

function moment(name: Name): { view: View; offers: Offered; list: readonly string[] } {
  const { board, list } = data.moments[name];
  return { view: board.view, offers: offered(board.offers), list };
}

function card(text: string): Card {
  const found = cardOf(parts, text);
  if (!found) throw new Error(text);
  return found;
}

function around(name: Name): Around {
  const { view, offers } = moment(name);
  return { view, parts, ground, movable: offers.squares.get("move") ?? 0n };
}

describe("cards", () => {
  test("are numbered deck after deck, the backs last", () => {
    expect(parts.decks.map(({ id }) => id)).toEqual(["lake", "gray", "cornealius", "zone"]);
    expect(parts.cards.slice(-4).map(({ text }) => text)).toEqual(["?@lake", "?@gray", "?@cornealius", "?@zone"]);
    expect(suitOf(card("3@lake"))).toBe("value");
    expect(suitOf(card("malectoplasm-lure@lake"))).toBe("specialty");
    expect(suitOf(card("?@zone"))).toBe("back");
  });

  test("of one's own hand are known, of the others' only the backs", () => {
    const { view } = moment("turn");
    expect(view.players[0]?.hand.every((n) => parts.cards[n]?.id !== "?")).toBe(true);
    expect(view.players[2]?.hand.every((n) => parts.cards[n]?.id === "?")).toBe(true);
    expect(hand(view).reduce((sum, { many }) => sum + many, 0)).toBe(view.players[0]?.hand.length);
  });
});

describe("offers", () => {
  test.each(Object.keys(data.moments) as Name[])("of %s are all to be reached", (name) => {
    const { view, offers, list } = moment(name);
    const squares = [...offers.squares].flatMap(([verb, mask]) => each(mask).map((n) => `${verb} ${ground.name(n)}`));
    expect(new Set([...offers.texts, ...squares])).toEqual(new Set(list));
    if (list.length === 0) return;
    const mode = modeOf(view, offers);
    const touched = new Set([...buttons(mode, offers), ...of(offers, "walk")]);
    if (laysOut(mode)) touched.add("done");
    for (const held of view.players[0]?.hand ?? []) {
      const text = parts.cards[held]?.text ?? "";
      for (const verb of verbsFor(offers, text)) of(offers, verb).forEach((found) => touched.add(found));
    }
    expect(offers.texts.filter((text) => !touched.has(text))).toEqual([]);
  });

  test("say what the table waits for", () => {
    const modes = Object.fromEntries(
      (Object.keys(data.moments) as Name[]).map((name) => [name, modeOf(moment(name).view, moment(name).offers)]),
    );
    expect(modes).toEqual({
      pick: "answer",
      start: "place",
      replenish: "replenish",
      turn: "turn",
      declare: "place",
      ask: "answer",
      guard: "answer",
      battle: "fight",
      answering: "fight",
      watching: "wait",
      challenge: "challenge",
      sealed: "challenge",
      aid: "answer",
      over: "over",
    });
  });

  test("find a challenge in whatever order its cards are laid out", () => {
    const { offers } = moment("challenge");
    expect(challengeWith(offers, ["2@zone", "1@zone"])).toBe("challenge 1@zone 2@zone");
    expect(challengeWith(offers, ["2@zone"])).toBe("challenge 2@zone");
    expect(challengeWith(offers, [])).toBeUndefined();
  });
});

describe("the ground", () => {
  test("has ways that lead back", () => {
    const opposite = { N: "S", E: "W", S: "N", W: "E" } as const;
    for (const square of ground.squares) {
      for (const [way, next] of Object.entries(ground.ways(square))) {
        expect(ground.has(next)).toBe(true);
        expect(ground.ways(next)[opposite[way as keyof typeof opposite]]).toBe(square);
      }
    }
  });

  test("offers the steps that the table offers", () => {
    const { view, offers } = moment("turn");
    const ways = Object.keys(ground.ways(view.players[0]?.at ?? -1)).map((way) => `walk ${way}`);
    expect(new Set(of(offers, "walk"))).toEqual(new Set(ways));
  });

  test("follows a walk, and looks beyond walls", () => {
    const { view } = moment("turn");
    const at = view.players[0]?.at ?? -1;
    const way = of(moment("turn").offers, "walk")[0] ?? "";
    expect(trail(ground, at, [way])).toHaveLength(2);
    expect(beside(ground, 0, "S")).toBe(0);
    expect(beside(ground, 0, "N")).toBe(ground.plan.columns);
  });

  test("is walked around", () => {
    const near = within(ground, 0, 1);
    expect(each(near)).toEqual(Object.values(ground.ways(0)).sort((a, b) => a - b));
    expect(holds(within(ground, 0, 5), 0)).toBe(false);
  });

  test("is not there while no board lies", () => {
    expect(groundOf(null)).toBeNull();
    expect(groundOf({ ...data.plan, columns: 0 })).toBeNull();
  });
});

describe("a gesture", () => {
  test("names a square, then a Value card", () => {
    const here = around("turn");
    let gesture = withCard(card("debris@zone"));
    expect(need(gesture, here)).toMatchObject({ what: "square", verb: "at" });
    gesture = nameSquare(gesture, "at", ground.index.get("9-J") ?? -1, ground);
    expect(need(gesture, here)).toMatchObject({ what: "value" });
    const whole = nameValue(gesture, card("3@zone"));
    expect(need(whole, here)).toBeNull();
    expect(whole.texts).toEqual(["play debris@zone", "at 9-J", "add 3@zone"]);
    expect(nameValue(gesture, null).texts.at(-1)).toBe("done");
    expect(back(whole)).toEqual(gesture);
    expect(back(withCard(card("hole@zone")))).toBeNull();
  });

  test("asks for a hand to steal from: not one's own", () => {
    const gesture = withCard(card("steal@zone"));
    const found = need(gesture, around("turn"));
    expect(found?.what === "seat" && found.seats).not.toContain(0);
    expect(nameSeat(gesture, 2).texts).toEqual(["play steal@zone", "on 2"]);
  });

  test("takes a token where walls let it go", () => {
    const here = around("turn");
    const from = each(here.movable)[0] ?? -1;
    const gesture = withToken(from, ground);
    const found = need(gesture, here);
    expect(found?.what === "square" && holds(found.squares, from)).toBe(false);
    const to = found?.what === "square" ? (each(found.squares)[0] ?? -1) : -1;
    const whole = nameSquare(gesture, "to", to, ground);
    expect(whole.texts).toEqual([`move ${ground.name(from)}`, `to ${ground.name(to)}`]);
    expect(need(whole, here)).toBeNull();
  });

  test("is whole at once where a card asks for nothing", () => {
    expect(need(withCard(card("chain-of-command@zone")), around("turn"))).toBeNull();
  });
});

describe("a battle", () => {
  test("adds up what lies there", () => {
    const now = fight(moment("answering").view, parts);
    expect(now).toMatchObject({ seat: 0, strength: 6, combat: 3, total: 7, stage: "answer", beats: true, lacks: 0 });
    expect(now?.parried.map(({ id }) => id)).toHaveLength(1);
  });

  test("shows how it would stand", () => {
    const { view } = moment("battle");
    expect(fight(view, parts)).toMatchObject({ total: 6, beats: false, lacks: 1 });
    expect(fight(view, parts, [card("1@zone")])).toMatchObject({ total: 7, beats: true });
  });

  test("is there for those who look on, and not without one", () => {
    expect(fight(moment("watching").view, parts)?.seat).not.toBe(0);
    expect(fight(moment("turn").view, parts)).toBeNull();
  });
});

describe("what is seen", () => {
  test("a heap is listed from the top", () => {
    const { view } = moment("answering");
    const stack = view.stacks.find(({ tokens }) => tokens.length > 1);
    expect(heap(view, stack?.square ?? -1)[0]).toEqual(stack?.tokens.at(-1));
    expect(heap(view, -1)).toEqual([]);
  });

  test("who stands where, whose turn it is, how each does", () => {
    const { view } = moment("turn");
    const at = view.players[0]?.at ?? -1;
    expect(standingOn(view, at)).toContain(0);
    expect(turnOf(view)).toBe(0);
    expect(asked(view).type).toBe("turn");
    expect(stepsOf(view)).toEqual({ move: "on", act: "left", walks: 4 });
    for (const player of view.players) if (!player.dead) expect(hurt(player)).toBeLessThan(health(parts, player));
  });

  test("who knows a face-down token", () => {
    expect(knownTo({ kind: 0, down: true, seen: 0b00101 }, 4)).toEqual({ all: false, seats: [0, 2] });
    expect(knownTo({ kind: 3, down: true, seen: 0b11111 }, 4).all).toBe(true);
  });
});
