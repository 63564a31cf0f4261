// One socket: comes back by itself, sits where it sat, and sends again what was not answered, under the same id.
import type { FromClient, ToClient } from "../api/types.ts";

/** `live`: what is shown is so. `behind`: connected, and not caught up. `away`: no line. */
export type Line = "live" | "behind" | "away";

/** What came of a wish; `refusal` null: it is done. */
export interface Outcome {
  refusal: { code: string; rule?: string; args?: Record<string, string | number> } | null;
  do: readonly string[];
}

export interface Place {
  table: string;
  seat: number | null;
  /** Of a link to watch by. */
  key: string;
  /** Further seats of ours, which bring their bytes for chance before the game begins. */
  others: readonly number[];
}

export interface Hears {
  message: (message: ToClient) => void;
  line: (line: Line) => void;
}

export type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
};

type Wish = Extract<FromClient, { id: string }>;
export type WishOf<T extends Wish["type"]> = Omit<Extract<Wish, { type: T }>, "type" | "id" | "table" | "seat">;

const OPEN = 1;
const PING = 20_000;
const PATIENCE = 10_000;
const LONGEST = 15_000;

export function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, "0")).join("");
}

export class Wire {
  readonly #connect: () => Socket;
  readonly #hears: Hears;
  readonly #pending = new Map<string, { message: Wish; done: (outcome: Outcome) => void }>();
  readonly #last = new Map<string, { number: number; said: number }>();
  #socket: Socket | null = null;
  #place: Place | null = null;
  #line: Line = "away";
  #tries = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #pinging: ReturnType<typeof setInterval>;

  constructor(connect: () => Socket, hears: Hears) {
    this.#connect = connect;
    this.#hears = hears;
    this.#pinging = setInterval(() => this.#ping(), PING);
  }

  get line(): Line {
    return this.#line;
  }

  /** Sit down; what was wanted elsewhere is given up. `renew`: by a new line, for the cookie has changed. */
  sit(place: Place, renew = false): void {
    this.#giveUp();
    const before = this.#place;
    this.#place = place;
    this.#set(this.#socket?.readyState === OPEN && !renew ? "behind" : "away");
    if (renew) this.#drop();
    if (this.#socket?.readyState === OPEN) {
      if (before && before.table !== place.table) this.#put({ type: "rise", table: before.table });
      this.#sit();
    } else this.open();
  }

  /** Be sent nothing more: nothing is kept of what was not answered. */
  rise(): void {
    if (this.#place) this.#put({ type: "rise", table: this.#place.table });
    this.#place = null;
    this.#giveUp();
    this.#set("behind");
  }

  /** No line any more, and none to come. */
  end(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#waiting);
    clearTimeout(this.#silence);
    this.#place = null;
    this.#giveUp();
    this.#drop();
  }

  /** All that was told before is forgotten: the next time it is told from the start. */
  forget(table: string): void {
    for (const key of this.#last.keys()) if (key.startsWith(`${table}/`)) this.#last.delete(key);
  }

  open(): void {
    if (this.#socket && this.#socket.readyState <= OPEN) return;
    clearTimeout(this.#waiting);
    const socket = (this.#socket = this.#connect());
    socket.onopen = () => {
      if (socket === this.#socket) this.#sit();
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#closed();
    };
  }

  /** What the seat wants. Answered once, however often the line is cut in between. */
  wish<T extends Wish["type"]>(type: T, fields: WishOf<T>): Promise<Outcome> {
    const { table, seat } = this.#place ?? { table: "", seat: null };
    if (seat === null) return Promise.resolve({ refusal: { code: "seat-not-yours" }, do: [] });
    const message = { type, table, seat, id: hex(8), ...fields } as unknown as Wish;
    return new Promise((done) => {
      this.#pending.set(message.id, { message, done });
      if (this.#line === "live") this.#put(message);
    });
  }

  #sit(): void {
    const place = this.#place;
    if (!place) return;
    this.#set("behind");
    const { table, key } = place;
    for (const seat of [...place.others, place.seat]) {
      const seen = this.#last.get(`${table}/${seat ?? ""}`);
      const [last, said] = [seen?.number ?? 0, seen?.said ?? 0];
      this.#put({ type: "sit", table, seat, last, said, key, entropy: hex(16) });
    }
  }

  #receive(message: ToClient): void {
    clearTimeout(this.#silence);
    this.#tries = 0;
    if (message.type === "pong") return;
    if (message.type === "bye") {
      this.#set("away");
      this.#hears.message(message);
      return;
    }
    const ours = message.table === this.#place?.table && (!("seat" in message) || message.type === "said" || message.seat === this.#place.seat);
    if (!ours && message.table) return;
    if (this.#answered(message)) return;
    this.#note(message);
    this.#hears.message(message);
    this.#catchUp(message);
  }

  /** Whether a message only says that its wish must be sent again. */
  #answered(message: ToClient): boolean {
    const asked = "id" in message ? this.#pending.get(message.id) : undefined;
    if (!asked || !("id" in message)) return false;
    if (message.type === "fault" && message.code === "too-fast") {
      setTimeout(() => this.#put(asked.message), 1000);
      return true;
    }
    this.#pending.delete(message.id);
    if (message.type === "answer") asked.done({ refusal: message.refusal, do: message.do });
    else if (message.type === "fault") asked.done({ refusal: message, do: [] });
    // A frame is noted before its wish is answered: whoever waits sees the new board.
    else queueMicrotask(() => asked.done({ refusal: null, do: [] }));
    return false;
  }

  #note(message: ToClient): void {
    if (message.type !== "frame" && message.type !== "said") return;
    const key = `${message.table}/${this.#place?.seat ?? ""}`;
    const seen = this.#last.get(key) ?? { number: 0, said: 0 };
    if (message.type === "frame") seen.number = message.number;
    else seen.said = Math.max(seen.said, message.number);
    this.#last.set(key, seen);
  }

  #catchUp(message: ToClient): void {
    const caught = message.type === "frame" || (message.type === "table" && message.fate === "gathering");
    if (!caught || this.#line === "live") return;
    this.#set("live");
    for (const { message: wish } of this.#pending.values()) this.#put(wish);
  }

  #closed(): void {
    this.#socket = null;
    this.#set("away");
    clearTimeout(this.#silence);
    clearTimeout(this.#waiting);
    const wait = Math.min(LONGEST, 1000 * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    this.#waiting = setTimeout(() => this.open(), wait);
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
  }

  /** A line can be dead without being closed. */
  #ping(): void {
    if (this.#socket?.readyState !== OPEN) return;
    this.#put({ type: "ping", n: 0 });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#drop();
      this.#closed();
    }, PATIENCE);
  }

  #put(message: FromClient): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #giveUp(): void {
    for (const { done } of this.#pending.values()) done({ refusal: { code: "gone" }, do: [] });
    this.#pending.clear();
  }

  #set(line: Line): void {
    if (line === this.#line) return;
    this.#line = line;
    this.#hears.line(line);
  }
}

