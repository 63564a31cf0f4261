// One WebSocket to the server: comes back by itself, and sends again what was not answered, under the same id.

const PING = 20_000;
const PATIENCE = 10_000;
const LONGEST = 15_000;

export const random = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, "0")).join("");

export class Wire {
  /** `opened` is called whenever there is a line again, `heard` with each message, `cut` when there is none. */
  constructor({ opened, heard, cut }) {
    Object.assign(this, { opened, heard, cut });
    this.pending = new Map();
    this.tries = 0;
    setInterval(() => this.ping(), PING);
    addEventListener("online", () => this.open());
  }

  open() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.waiting);
    const socket = (this.socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`));
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = () => socket === this.socket && this.closed();
  }

  /** A new line, for the cookie has changed: the old one does not know who we are. */
  renew() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  closed() {
    this.cut();
    clearTimeout(this.silence);
    const wait = Math.min(LONGEST, 1000 * 2 ** this.tries++) * (0.5 + Math.random() / 2);
    this.waiting = setTimeout(() => this.open(), wait);
  }

  receive(message) {
    clearTimeout(this.silence);
    this.tries = 0;
    const asked = this.pending.get(message.id);
    if (message.type === "fault" && message.code === "too-fast" && asked) {
      setTimeout(() => this.put(asked), 1000);
      return;
    }
    this.pending.delete(message.id);
    this.heard(message, asked);
  }

  /** What a seat wants: kept until we hear what came of it. */
  wish(type, wish) {
    const message = { type, id: random(8), ...wish };
    this.pending.set(message.id, message);
    this.put(message);
  }

  again() {
    for (const message of this.pending.values()) this.put(message);
  }

  put(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** A line can be dead without being closed. */
  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const socket = this.socket;
    this.put({ type: "ping" });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      if (socket !== this.socket) return;
      this.socket = null;
      socket.close();
      this.closed();
    }, PATIENCE);
  }
}
