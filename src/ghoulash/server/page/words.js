// The words of the reader's language, from the catalogues that the terminal reads too; and elements made of them.

export const language = navigator.language.startsWith("fr") ? "fr" : "en";
const words = new Map();

export async function readWords() {
  const text = await (await fetch(`/words/${language}.ftl`)).text();
  for (const [, id, line] of text.matchAll(/^([a-z][a-z0-9-]*) = (.+)$/gm)) words.set(id, line);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-say]")) element.append(say(element.dataset.say));
}

/** A message with its arguments; one that holds a choice is for the app to come, and shows as its id. */
export function say(id, args = {}) {
  const line = (words.get(id) ?? id).replace(/\{ \$([a-z_]+) \}/g, (_, name) => args[name] ?? "?");
  return line.includes("{") ? `${id} ${JSON.stringify(args)}` : line;
}

/** Why something was refused, and under which rule. */
export function why({ code, rule, args }) {
  return say(`refusal-${code}`, args) + (rule ? ` (${rule})` : "");
}

/** An element: what others have written goes in as text, never as HTML. */
export function el(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child != null && child !== ""));
  return element;
}

export const find = (id) => document.getElementById(id);

export function button(text, onclick) {
  return el("button", { type: "button", onclick }, text);
}
