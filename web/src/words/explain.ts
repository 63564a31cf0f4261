// Why something cannot be done, as `ghoulash/locale/refusing.py` says it.
import type { FluentVariable } from "@fluent/bundle";

import type { Say } from "./say.ts";
import { tongueOf } from "./tongues.ts";
import type { Titles } from "./tongues.ts";

export interface Reason {
  code: string;
  rule?: string;
  args?: Record<string, string | number>;
}

const NAMES = ["seed", "index", "line", "rules", "known"];

export function explain(say: Say, reason: Reason, game = "", titles: Titles = new Map()): string {
  const message = `refusal-${reason.code}`;
  const given = reason.args ?? {};
  const args: Record<string, FluentVariable> = { n: given.count ?? given.most ?? 1, field: "none" };
  args.example = String(given.verb ?? "");
  for (const [name, value] of Object.entries(given)) {
    const shown = tongueOf(game).shown(say, titles, name, value);
    args[name] = typeof shown === "number" && !NAMES.includes(name) ? shown : String(shown);
  }
  const text = say.has(message) ? say(message, args) : say("unexplained", { code: reason.code });
  return reason.rule ? say("with-rule", { text, rule: reason.rule }) : text;
}
