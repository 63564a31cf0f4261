// A table as it stands on the screen: one seat of it at a time, and what that seat was told.
import { SvelteSet } from "svelte/reactivity";

import type { Frame, Happening, Invitation, Said, Seated, TableNews, ToClient, Told } from "../api/types.ts";
import { api } from "../api/requests.ts";
import type { Came, Wishes } from "../boards/board.ts";
import { nameOf, tell, tellOutcome } from "../words/tell.ts";
import { titlesOf } from "../words/tongues.ts";
import { why, words } from "../words/words.svelte.ts";
import type { Line, Outcome, Place, WishOf } from "../wire/wire.ts";
import { Wire } from "../wire/wire.ts";

/** A line of the log: something told, or something said. */
export interface Entry {
  key: string;
  told: Told | null;
  said: Said | null;
}

export class Sitting {
  readonly id: string;
  readonly key: string;
  news = $state.raw<TableNews | null>(null);
  frame = $state.raw<Frame | null>(null);
  fresh = $state.raw<readonly Told[]>([]);
  log = $state.raw<readonly Entry[]>([]);
  seats = $state.raw<readonly number[]>([]);
  seat = $state<number | null>(null);
  invitation = $state.raw<Invitation | null>(null);
  watching = $state.raw<Invitation | null>(null);
  line = $state<Line>("away");
  busy = $state(0);
  /** Why the last wish, or the table itself, was refused; in words. */
  trouble = $state("");
  /** The server has said good-bye and comes back. */
  restarting = $state(false);
  /** Nothing of any seat is on the screen, nor sent. */
  curtain = $state(false);
  readonly blocked = new SvelteSet<number>();
  plan = $state.raw<unknown>(null);
  readonly #wire: Wire;
  #planned = "";

  readonly titles = $derived(titlesOf(this.news?.setup ?? {}));
  readonly names = $derived((this.news?.sitters ?? []).map(({ name, kind, bot }) => (kind === "bot" ? words.say("play-bot-name", { bot }) : name)));
  readonly table = $derived({ game: this.news?.game ?? "", names: this.names, titles: this.titles });
  readonly live = $derived(this.line === "live" && this.busy === 0);
  readonly board = $derived(this.frame?.board ?? null);
  readonly myTurn = $derived(this.seat !== null && (this.board?.acting.includes(this.seat) ?? false));
  /** Another person at this screen who is to act, while the one in front is not. */
  readonly next = $derived(this.myTurn ? undefined : this.board?.acting.find((seat) => this.seats.includes(seat) && seat !== this.seat));

  constructor(wire: (hears: { message: (m: ToClient) => void; line: (l: Line) => void }) => Wire, id: string, seated: Seated | null, key = "") {
    this.id = id;
    this.key = key;
    if (seated) {
      this.news = seated.table;
      this.seats = seated.seats;
      this.seat = seated.seats[0] ?? null;
      this.invitation = seated.invitation ?? null;
      this.watching = seated.watching ?? null;
    }
    this.#wire = wire({
      message: (message) => this.#heard(message),
      line: (line) => {
        this.line = line;
        if (line === "live") this.restarting = false;
      },
    });
    this.#wire.forget(id);
    if (this.seats.length > 1 && this.news?.fate === "playing") this.curtain = true;
    else this.#sit(true);
  }

  name = (seat: number): string => nameOf(words.say, seat, this.names);

  tell = (event: unknown): string | null => tell(words.say, this.table, event as Happening, this.seat);

  get outcome(): string | null {
    const outcome = this.board?.outcome;
    return outcome ? tellOutcome(words.say, this.table, outcome, this.seat) : null;
  }

  readonly wishes: Wishes = {
    act: (...texts) => this.#wish("act", { do: texts, last: this.frame?.number ?? 0 }),
    withdraw: () => this.#wish("withdraw", {}),
    askAlways: (ticked) => this.#wish("ask-always", { ticked }),
    leaveAnswers: (orders) => this.#wish("leave-answers", { orders: [...orders] }),
    lay: (...texts) => this.#wish("lay", { do: texts }),
    takeBack: (text = "") => this.#wish("take-back", { do: text }),
    clear: () => this.#wish("clear", {}),
    hideForMe: () => this.#wish("hide-for-me", {}),
    confirm: () => this.#wish("confirm", {}),
    spell: (text) => this.#wish("spell", { text }),
    list: (verb = "", piece = "") => this.#wish("list", { verb, piece }),
  };

  say = (text: string): Promise<Came> => this.#wish("say", { text });
  vote = (whom: number): Promise<Came> => this.#wish("vote", { whom });
  comeBack = (): Promise<Came> => this.#wish("come-back", {});
  block = async (whom: number, blocked: boolean): Promise<void> => {
    const { refusal } = await this.#wish("block", { whom, blocked });
    if (refusal !== null) return;
    if (blocked) this.blocked.add(whom);
    else this.blocked.delete(whom);
  };

  /** Nothing of this seat stays on the screen. */
  drawCurtain(): void {
    this.#wire.rise();
    this.#wire.forget(this.id);
    this.frame = null;
    this.log = this.fresh = [];
    this.plan = null;
    this.#planned = "";
    this.trouble = "";
    this.curtain = true;
  }

  reveal(seat: number): void {
    this.seat = seat;
    this.curtain = false;
    this.#sit();
  }

  close(): void {
    this.#wire.rise();
  }

  async post<T>(asked: Promise<{ ok: T | null; trouble: { code: string } | null }>): Promise<T | null> {
    const { ok, trouble } = await asked;
    this.trouble = trouble ? why(trouble, this.table.game) : "";
    return ok;
  }

  #sit(renew = false): void {
    const others = this.news?.fate === "gathering" ? this.seats.filter((seat) => seat !== this.seat) : [];
    const place: Place = { table: this.id, seat: this.seat, key: this.key, others };
    this.#wire.sit(place, renew);
  }

  async #wish<T extends Parameters<Wire["wish"]>[0]>(type: T, fields: WishOf<T>): Promise<Came> {
    this.busy++;
    try {
      const outcome: Outcome = await this.#wire.wish(type, fields);
      const refusal = outcome.refusal && why(outcome.refusal, this.table.game, this.titles);
      this.trouble = refusal ?? "";
      return { refusal, do: outcome.do };
    } finally {
      this.busy--;
    }
  }

  #heard(message: ToClient): void {
    if (message.type === "bye") this.restarting = true;
    else if (message.type === "table") this.#newsOf(message);
    else if (message.type === "frame") this.#framed(message);
    else if (message.type === "said") this.log = [...this.log, { key: `s${message.number}`, told: null, said: message }];
    else if (message.type === "fault" && !message.id) this.trouble = why(message, this.table.game);
  }

  #newsOf(news: TableNews): void {
    const begins = this.news?.fate === "gathering" && news.fate === "playing";
    this.news = news;
    if (begins && this.seats.length > 1) this.drawCurtain();
  }

  #framed(frame: Frame): void {
    if (this.curtain) return;
    const first = this.frame === null;
    const seen = this.log.findLast((entry) => entry.told)?.told?.number ?? 0;
    const fresh = frame.told.filter(({ number }) => number > seen);
    this.fresh = first ? [] : fresh;
    this.log = [...this.log, ...fresh.map((told, n) => ({ key: `t${told.number}.${n}`, told, said: null }))];
    this.frame = frame;
    if (!frame.whole) void this.#story();
    void this.#planFor(frame);
  }

  /** We have been away for longer than the server has at hand: all of it, from the start. */
  async #story(): Promise<void> {
    const seat = this.seat;
    const { ok } = await api.story(this.id, seat);
    if (!ok || this.seat !== seat || this.curtain) return;
    const told = ok.filter((step) => !step.say);
    const kept = this.log.filter((entry) => entry.said);
    this.log = [...told.map((step, n) => ({ key: `r${n}`, told: step, said: null })), ...kept];
  }

  /** Of the board; anew where chance has had a hand in, for it may have drawn the board. */
  async #planFor(frame: Frame): Promise<void> {
    const key = `${frame.seat ?? ""}`;
    const drawn = frame.told.some(({ seat }) => seat === -1);
    if (this.#planned === key && !drawn) return;
    this.#planned = key;
    const { ok } = await api.plan(this.id, frame.seat, this.key);
    if (this.#planned !== key || !ok) return;
    if (JSON.stringify(ok) !== JSON.stringify(this.plan)) this.plan = ok;
  }
}
