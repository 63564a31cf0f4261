// The plain page: makes and finds tables. A link does nothing until its button is pressed.

import { closeTable, openTable, show, trouble } from "/table.js";
import { button, el, find, readWords, say, why } from "/words.js";

let games = [];
const NAME = "ghoulash-name";
const KINDS = { me: "page-me", open: "page-open", bot: "page-bot" };

async function ask(path, body) {
  const json = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, body && json).catch(() => null);
  const found = await answer?.json();
  if (!answer?.ok) trouble(found ? why(found) : say("page-no-server"));
  else if (body) trouble("");
  return answer?.ok ? found : null;
}

/** Where the address bar says: the secret of a link stands behind the #, and is in no log. */
async function go() {
  closeTable();
  trouble("");
  const [kind, secret = ""] = location.hash.slice(1).split("=");
  const [id, key = ""] = secret.split(".");
  if (kind === "join" || kind === "watch") await invited(kind, id, key);
  else if (kind === "seat") device(secret);
  else if (kind === "table") await enter(id);
  else await lobby();
}

async function enter(id) {
  const found = await ask(`/api/tables/${id}`);
  if (found) openTable({ ...found, id });
  else await lobby();
}

/** The link with its secret leaves the history too. */
function took(found) {
  if (found) location.replace(`#table=${found.table.table}`);
}

const named = (form) => {
  const { value } = form.elements.name;
  localStorage.setItem(NAME, value);
  return value;
};

// By a link

async function invited(kind, id, key) {
  const found = await (key ? ask(`/api/tables/${id}/look`, { key }) : ask(`/api/tables/${id}`));
  if (!found) return lobby();
  const { game, sitters } = found.table;
  const seats = sitters.map(({ kind: who, name, bot }) =>
    el("li", {}, who === "open" ? say("page-sitter-open") : name || say("page-sitter-bot", { bot })),
  );
  find("invited-to").replaceChildren(el("p", {}, game), el("ul", {}, ...seats));
  accepting(kind === "join" ? "page-take-seat" : "page-watch-it", kind === "join", async (form) => {
    if (kind === "watch") openTable({ id, key });
    else took(await ask(`/api/tables/${id}/join`, { name: named(form), key }));
  });
}

function device(key) {
  find("invited-to").replaceChildren(el("p", {}, say("page-invited-device")));
  accepting("page-take-over", false, async () => took(await ask("/api/handover", { key })));
}

function accepting(words, wantsName, then) {
  const form = find("accept");
  form.elements.name.disabled = form.elements.name.parentElement.hidden = !wantsName;
  form.querySelector("button").replaceChildren(say(words));
  form.onsubmit = (event) => {
    event.preventDefault();
    then(form);
  };
  show("invited");
}

// The lobby

async function lobby() {
  show("lobby");
  const [mine, listed] = await Promise.all([ask("/api/me"), ask("/api/tables")]);
  const own = (mine ?? []).map(({ table, game, seat, name, fate }) =>
    el("li", {}, el("a", { href: `#table=${table}` }, `${game}, ${name} (${seat}), ${fate}`)),
  );
  find("mine").replaceChildren(...(own.length ? own : [say("page-mine-none")]));
  const open = (listed ?? []).map(({ table, game, ...seats }) =>
    el(
      "li",
      {},
      el("a", { href: `#join=${table}` }, `${game}: ${say("page-listed-open", seats)}`),
      " ",
      button(say("page-watch-it"), () => openTable({ id: table })),
    ),
  );
  find("listed").replaceChildren(...(open.length ? open : [say("page-listed-none")]));
}

const make = find("make");
const options = (values, words = (value) => value) => values.map((value) => el("option", { value }, words(value)));

function chooseGame() {
  const game = games.find(({ id }) => id === make.elements.game.value);
  const [least, most] = game.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  make.elements.scenario.replaceChildren(...options(game.scenarios));
  make.elements.seats.replaceChildren(...options(counts));
  chooseSeats(game);
}

function chooseSeats(game) {
  const chairs = Array.from({ length: make.elements.seats.value }, (_, seat) => chair(game, seat));
  find("chairs").replaceChildren(find("chairs").firstElementChild, ...chairs);
}

function chair(game, seat) {
  const kind = el("select", {}, ...options(["me", "open", "bot"], (value) => say(KINDS[value])));
  const bot = el("select", {}, ...options(game.bots));
  const name = el("input", { maxLength: 30, required: true });
  kind.value = seat === 0 ? "me" : seat === 1 ? "open" : "bot";
  bot.value = game.bots.at(-1);
  const who = el("label", {}, say("page-seat", { n: seat + 1 }), kind);
  const called = el("label", {}, say("page-seat-name", { n: seat + 1 }), name);
  const robot = el("label", {}, say("page-seat-bot", { n: seat + 1 }), bot);
  kind.onchange = () => {
    called.hidden = name.disabled = kind.value !== "me" || seat === 0;
    robot.hidden = kind.value !== "bot";
  };
  kind.onchange();
  const row = el("div", { className: "chair" }, who, called, robot);
  row.read = () => {
    const mine = seat === 0 ? make.elements.name.value : name.value;
    return { kind: kind.value, name: kind.value === "me" ? mine : "", bot: kind.value === "bot" ? bot.value : "" };
  };
  return row;
}

make.elements.game.onchange = chooseGame;
make.elements.seats.onchange = () => chooseSeats(games.find(({ id }) => id === make.elements.game.value));
make.onsubmit = async (event) => {
  event.preventDefault();
  named(make);
  const { game, scenario, public: isPublic } = make.elements;
  const seats = [...find("chairs").querySelectorAll(".chair")].map((row) => row.read());
  const table = { public: isPublic.checked };
  const found = await ask("/api/tables", { game: game.value, scenario: scenario.value, seats, table });
  if (found?.seats.length) took(found);
  else if (found) openTable({ ...found, id: found.table.table });
};
find("by-code").onsubmit = async (event) => {
  event.preventDefault();
  const form = event.target;
  took(await ask("/api/join", { code: form.elements.code.value, name: named(form) }));
};

await readWords();
for (const form of document.forms) if (form.elements.name) form.elements.name.value = localStorage.getItem(NAME) ?? "";
games = (await ask("/api/games")) ?? [];
make.elements.game.replaceChildren(...options(games.map(({ id }) => id)));
if (games.length) chooseGame();
addEventListener("hashchange", go);
await go();
