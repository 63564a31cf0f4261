// The reader's language: as the browser's, until it is switched.

import { explain } from "./explain.ts";
import type { Reason } from "./explain.ts";
import { sayer } from "./say.ts";
import type { Args, Say } from "./say.ts";
import type { Titles } from "./tongues.ts";

export const LANGUAGES = { en: "English", fr: "Français" };
export type Language = keyof typeof LANGUAGES;
const KEPT = "ghoulash-language";

class Words {
  say = $state.raw<Say>(sayer("en", ""));
  language = $state<Language>("en");

  async read(language: Language = chosen()): Promise<void> {
    const answer = await fetch(`/words/${language}.ftl`);
    if (!answer.ok) throw new Error(`no words: ${answer.status}`);
    this.say = sayer(language, await answer.text());
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.read(language);
  }
}

function chosen(): Language {
  const wanted = [localStorage.getItem(KEPT) ?? "", ...navigator.languages];
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (found as Language | undefined) ?? "en";
}

export const words = new Words();

/** A message in the language of the moment. */
export const say = (id: string, args?: Args): string => words.say(id, args);

/** Why not, in words. */
export const why = (reason: Reason, game?: string, titles?: Titles): string => explain(words.say, reason, game, titles);
