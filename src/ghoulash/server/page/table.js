// A table: what its seat is sent, shown as it comes; nothing here knows a rule.

import { button, el, find, language, say, why } from "/words.js";
import { random, Wire } from "/wire.js";

let table = null; // its id, our seats there, the one in front, the key to watch by, what we were sent
let live = false;
let refocus = false; // whether the keyboard was among what can be done, before that was drawn anew
const OPEN = "ghoulash serve --host 0.0.0.0";
const wire = new Wire({ opened, heard, cut });

export const trouble = (text) => (find("trouble").textContent = text);

export function openTable({ id, table: news = null, seats = [], key = "", invitation = null, watching = null }) {
  const fresh = { frame: null, said: 0, told: {}, listed: null, spelt: null, device: null };
  table = { id, news, seats, seat: seats[0] ?? null, key, invitation, watching, ...fresh };
  if (!seats.length) table.key ||= watching?.link.split(".").pop() ?? "";
  clear();
  live = false;
  wire.pending.clear();
  show("table");
  if (seats.length > 1 && news?.fate === "playing") curtain();
  wire.renew();
}

function clear() {
  for (const part of ["log", "offers", "draft", "question", "confirm", "view"]) find(part).replaceChildren();
  find("type").reset();
}

export function closeTable() {
  if (table) wire.put({ type: "rise", table: table.id });
  table = null;
  line("");
}

export function show(name) {
  for (const main of document.querySelectorAll("main")) main.hidden = main.id !== name;
}

function line(text, down = false) {
  find("line").textContent = text;
  find("line").classList.toggle("down", down);
}

// The line

function opened() {
  if (!table) return;
  line(say("page-catching-up"));
  // Each of our seats brings its bytes for chance; the one in front sits down last, and alone is shown.
  const others = table.news?.fate === "gathering" ? table.seats.filter((seat) => seat !== table.seat) : [];
  for (const seat of others) sit(seat);
  if (find("curtain").hidden) sit(table.seat);
}

function sit(seat) {
  const last = table.told[seat]?.at(-1)?.number ?? 0;
  const { id, said, key } = table;
  wire.put({ type: "sit", table: id, seat, last, said, key, entropy: random(16) });
}

function cut() {
  live = false;
  if (table) line(say("page-down"), true);
  render();
}

function caughtUp() {
  if (live) return;
  live = true;
  line(say("page-live"));
  wire.again();
}

function heard(message, asked) {
  if (message.type === "bye") return line(why(message), true);
  if (message.type === "fault") return fault(message);
  if (!table || message.table !== table.id) return;
  if (message.type === "table") table.news = message;
  if (message.type === "table" && message.fate === "gathering") caughtUp();
  if (message.type === "said" && message.number > table.said) remark(message);
  if (message.type === "frame" && message.seat === table.seat) framed(message);
  if (message.type === "answer") answered(message, asked);
  render();
  if (["frame", "answer"].includes(message.type) && table.frame) doing(table.frame.board);
}

/** One that answers none of our wishes says that the table is not, or no longer, ours to look at. */
function fault(message) {
  trouble(why(message));
  if (message.table !== table?.id || message.id) return;
  live = false;
  line("");
  render();
}

function framed(frame) {
  const told = (table.told[table.seat] ??= []);
  if (!frame.whole) story();
  const seen = told.at(-1)?.number ?? 0;
  const fresh = frame.told.filter(({ number }) => number > seen);
  told.push(...fresh);
  table.frame = frame;
  table.listed = table.spelt = null;
  find("log").append(...fresh.map(entry));
  find("log").scrollTop = find("log").scrollHeight;
  if (frame.id) trouble("");
  caughtUp();
}

function answered({ refusal, do: texts }, asked) {
  trouble(refusal ? why(refusal) : "");
  if (!asked || refusal) return;
  if (asked.type === "spell") table.spelt = texts;
  if (asked.type === "list") table.listed = texts;
}

/** We have been away for longer than the server has at hand: all of it, from the start. */
async function story() {
  const { id, seat } = table;
  const query = seat == null ? "" : `?seat=${seat}`;
  const answer = await fetch(`/api/tables/${id}/story${query}`);
  if (!answer.ok || table?.id !== id || table.seat !== seat) return;
  table.told[seat] = (await answer.json()).filter((step) => !step.say);
  find("log").replaceChildren(...table.told[seat].map(entry));
}

// What is wanted

const wish = (type, more = {}) => {
  refocus ||= find("doing").contains(document.activeElement);
  wire.wish(type, { table: table.id, seat: table.seat, ...more });
  render();
};
const act = (...texts) => {
  const drafting = table.frame.board.draft;
  table.listed = table.spelt = null;
  wish(drafting ? "lay" : "act", drafting ? { do: texts } : { do: texts, last: table.frame.number });
};

async function post(path, body) {
  const answer = await fetch(`/api/tables/${table.id}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  const found = await answer?.json();
  trouble(answer?.ok ? "" : found ? why(found) : say("page-no-server"));
  return answer?.ok ? found : null;
}

find("type").onsubmit = (event) => {
  event.preventDefault();
  wish("spell", { text: event.target.elements.text.value });
};
find("chat").onsubmit = (event) => {
  event.preventDefault();
  wish("say", { text: event.target.elements.text.value });
  event.target.reset();
};

// What is shown

const name = (seat) => {
  const sitter = table.news?.sitters[seat];
  return sitter?.name || (sitter?.bot ? say("page-sitter-bot", sitter) : say("page-seat", { n: seat + 1 }));
};

function entry({ seat, do: text, events }) {
  const deed = seat == null || seat < 0 ? text : say("page-said", { name: name(seat), text });
  const happened = events.map((event) => JSON.stringify(event)).join(" ");
  return el("li", {}, deed, " ", el("small", {}, happened));
}

function remark({ number, seat, text }) {
  table.said = number;
  find("log").append(el("li", { className: "remark" }, say("page-said", { name: name(seat), text })));
}

function render() {
  if (!table?.news) return;
  const { news, frame } = table;
  const { scenario, briefings = [] } = news.setup;
  const played = scenario?.title?.[language] ?? scenario?.id ?? briefings.join(" + ");
  find("playing").textContent = [news.game, played].filter(Boolean).join(", ");
  find("turn").textContent = turn(news, frame);
  find("table").classList.toggle("stale", !live);
  find("doing").hidden = table.seat == null || news.fate !== "playing";
  find("doing").inert = !live || wire.pending.size > 0;
  find("chat").hidden = table.seat == null || !news.chat || !frame;
  find("view").textContent = frame ? JSON.stringify(frame.board.view, null, 1) : "";
  find("sitters").replaceChildren(...news.sitters.map(sitter));
  find("invitation").replaceChildren(...invitations(news.fate), ...device());
  find("change").hidden = table.seats.length < 2;
  find("leaving").replaceChildren(...leaving(news));
}

function turn(news, frame) {
  if (!frame) return say("page-waiting");
  const { outcome, acting } = frame.board;
  const names = (seats) => seats.map(name).join(", ") || say("page-nobody");
  if (outcome) return say("page-over", { how: `${outcome.how} (${outcome.rule})`, names: names(outcome.winners) });
  return acting.includes(table.seat) ? say("page-your-turn") : say("page-their-turn", { names: names(acting) });
}

function sitter({ seat, kind, here, stand_in: standIn }) {
  const states = [
    kind === "open" && say("page-sitter-open"),
    kind === "person" && !here && say("page-sitter-away"),
    standIn && say("page-sitter-stand-in", { bot: standIn }),
    seat === table.seat && say("page-sitter-you"),
  ].filter(Boolean);
  const item = el("li", {}, [kind === "open" ? "" : name(seat), ...states].filter(Boolean).join(", "), " ");
  const away = kind === "person" && !here && !standIn && !table.seats.includes(seat);
  if (away && table.seat != null && table.frame) {
    item.append(button(say("page-vote", { name: name(seat) }), () => wish("vote", { whom: seat })));
  }
  if (seat === table.seat && standIn) item.append(button(say("page-come-back"), () => wish("come-back")));
  return item;
}

function invitations(fate) {
  const { invitation, watching } = table;
  const joining = fate === "gathering" && invitation;
  return [
    ...(joining ? link("page-link", invitation) : []),
    joining && el("p", {}, say("page-link-code", invitation)),
    ...(watching && fate !== "over" ? link("page-link-watch", { ...watching, qr: "" }) : []),
    invitation?.is_local && fate !== "over" && el("p", { className: "soft" }, say("page-link-local"), " ", el("code", {}, OPEN)),
  ].filter(Boolean);
}

const device = () => (table.device ? link("page-link-seat", table.device) : []);

function link(words, { link: address, qr }) {
  const text = el("p", {}, say(words), " ", el("span", { className: "link" }, address), " ", copier(address));
  return qr ? [text, new DOMParser().parseFromString(qr, "text/html").querySelector("svg")] : [text];
}

/** Browsers let a page copy over HTTPS and on their own machine alone. */
function copier(text) {
  if (!navigator.clipboard) return "";
  return button(say("page-copy"), async ({ target }) => {
    await navigator.clipboard.writeText(text);
    target.textContent = say("page-copied");
  });
}

function leaving(news) {
  if (table.seat == null) return [];
  const { id, seat } = table;
  const over = news.fate === "over";
  return [
    over && button(say("page-rematch"), async () => {
      const found = await post("rematch", { seat });
      if (found) location.replace(`#table=${found.table}`);
    }),
    over && el("a", { href: `/api/tables/${id}/record`, download: "" }, say("page-record")),
    !over && button(say("page-device"), async () => {
      table.device = await post("handover", { seat });
      render();
    }),
    !over && button(say("page-leave"), async () => {
      if (news.fate === "playing" && !confirm(say("page-leave-sure"))) return;
      if (await post("leave", { seat })) location.replace("#");
    }),
  ].filter(Boolean);
}

/** Nothing of any seat is on the screen, nor sent, until the next person says who they are. */
function curtain() {
  wire.put({ type: "rise", table: table.id });
  Object.assign(table, { frame: null, listed: null, spelt: null, device: null });
  clear();
  const people = table.seats.map((seat) => button(say("page-curtain-up", { name: name(seat) }), () => reveal(seat)));
  find("curtain-up").replaceChildren(...people);
  show("curtain");
  people[0].focus();
}

function reveal(seat) {
  table.seat = seat;
  live = false;
  find("log").replaceChildren(...(table.told[seat] ?? []).map(entry));
  show("table");
  render();
  sit(seat);
  find("turn").focus();
}

find("change").onclick = curtain;

// What can be done

function doing({ offers, question, draft }) {
  find("question").replaceChildren(...(question ? asked(question) : []));
  find("draft").replaceChildren(...(draft ? drafted(draft) : []));
  find("type").hidden = !offers.length;
  find("offers").replaceChildren(...(offers.length ? offers.flatMap(offered) : [say("page-nothing")]));
  if (table.listed) find("offers").prepend(choice(table.listed));
  const yes = table.spelt && button(say("page-do-this"), () => act(...table.spelt));
  find("confirm").replaceChildren(...(yes ? [el("p", {}, say("page-meaning", { list: table.spelt.join(", ") })), yes] : []));
  if (yes) yes.focus();
  else if (refocus && !find("doing").inert) (find("offers").querySelector("select, button") ?? find("turn")).focus();
  refocus &&= find("doing").inert;
}

function offered({ verb, piece, squares, texts = [] }) {
  if (texts.length) return texts.map((text) => button(text, () => act(text)));
  const n = [...BigInt(squares).toString(2)].filter((bit) => bit === "1").length;
  const what = `${verb} ${piece}`.trim();
  return [button(say("page-many", { verb: what, n }), () => wish("list", { verb, piece }))];
}

function choice(texts) {
  const select = el("select", {}, ...texts.map((text) => el("option", {}, text)));
  const does = say(table.frame.board.draft ? "page-lay" : "page-do");
  return el("div", { className: "row" }, el("label", {}, say("page-choose"), select), button(does, () => act(select.value)));
}

function drafted({ listed, finished }) {
  const list = listed.join(", ") || say("page-laid-none");
  return [
    el("p", {}, say("page-laid", { list })),
    el(
      "div",
      { className: "row" },
      finished ? button(say("page-confirm"), () => wish("confirm")) : button(say("page-hide"), () => wish("hide-for-me")),
      listed.length ? button(say("page-undo"), () => wish("take-back")) : "",
    ),
  ];
}

function asked({ kind, sealed, otherwise }) {
  return [
    el("p", {}, say("page-asked", { kind })),
    sealed && el("p", {}, say("page-sealed", { answer: sealed }), " ", button(say("page-withdraw"), () => wish("withdraw"))),
    otherwise && el("p", {}, say("page-otherwise", { answer: otherwise })),
  ].filter(Boolean);
}
