import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { ToClient } from "../api/types.ts";
import { Wire } from "./wire.ts";
import type { Line, Socket } from "./wire.ts";

class FakeSocket implements Socket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get last() {
    return this.sent.at(-1);
  }
}

const TABLE = "fmk3pgbwzjhv";
const frame = (number: number, id = "") => ({ type: "frame", table: TABLE, seat: 0, number, told: [], whole: true, board: {}, id });
let sockets: FakeSocket[];
let lines: Line[];
let heard: ToClient[];
let wire: Wire;
const now = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, lines, heard] = [[], [], []];
  const connect = () => {
    sockets.push(new FakeSocket());
    return now();
  };
  wire = new Wire(connect, { message: (m) => heard.push(m), line: (l) => lines.push(l) });
  wire.sit({ table: TABLE, seat: 0, key: "", others: [] });
});
afterEach(() => vi.useRealTimers());

test("it is live only when the first frame has come", () => {
  now().opens();
  expect(now().last).toMatchObject({ type: "sit", table: TABLE, seat: 0, last: 0 });
  expect(wire.line).toBe("behind");
  now().says(frame(3));
  expect(lines).toEqual(["behind", "live"]);
});

test("what is not answered is sent again after a cut, under the same id, and answered once", async () => {
  now().opens();
  now().says(frame(3));
  const came = wire.wish("act", { do: ["walk N"], last: 3 });
  const first = now().last;
  now().close();
  expect(wire.line).toBe("away");
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  now().opens();
  expect(now().sent).toHaveLength(1);
  expect(now().last).toMatchObject({ type: "sit", last: 3 });
  now().says(frame(3));
  expect(now().last).toEqual(first);
  now().says(frame(4, String(first?.id)));
  expect(await came).toEqual({ refusal: null, do: [] });
});

test("what is wished while the line is down waits for it", () => {
  void wire.wish("say", { text: "Hello" });
  now().opens();
  expect(now().sent.map(({ type }) => type)).toEqual(["sit"]);
  now().says(frame(1));
  expect(now().last).toMatchObject({ type: "say" });
});

test("a line that does not answer a ping is dead", () => {
  now().opens();
  now().says(frame(1));
  vi.advanceTimersByTime(20_000);
  expect(now().last).toMatchObject({ type: "ping" });
  vi.advanceTimersByTime(10_000);
  expect(wire.line).toBe("away");
});

test("it waits longer each time, and no longer than some seconds", () => {
  for (let n = 0; n < 10; n++) {
    now().close();
    vi.advanceTimersByTime(15_000);
  }
  expect(sockets).toHaveLength(11);
});

test("what was too fast is sent again", () => {
  now().opens();
  now().says(frame(1));
  void wire.wish("say", { text: "Hello" });
  const id = now().last?.id;
  now().says({ type: "fault", code: "too-fast", table: TABLE, id });
  expect(heard.some(({ type }) => type === "fault")).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(now().sent.filter((m) => m.id === id)).toHaveLength(2);
});

test("of another seat nothing is heard after one has changed seats", async () => {
  now().opens();
  now().says(frame(1));
  const left = wire.wish("spell", { text: "walk" });
  wire.sit({ table: TABLE, seat: 1, key: "", others: [] });
  expect(wire.line).toBe("behind");
  now().says(frame(2));
  expect(heard.filter(({ type }) => type === "frame")).toHaveLength(1);
  expect((await left).refusal?.code).toBe("gone");
});
