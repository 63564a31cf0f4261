import { describe, expect, inject, test } from "vitest";

import type { Happening, Outcome } from "../api/types.ts";
import { sayer } from "./say.ts";
import { tell, tellOutcome } from "./tell.ts";
import { titlesOf } from "./tongues.ts";

interface Told {
  viewer: number | null;
  event?: Happening;
  outcome?: Outcome;
  told: Record<"en" | "fr", string | null>;
}
interface Golden {
  record: string;
  game: string;
  setup: unknown;
  names: string[];
  told: Told[];
}
declare module "vitest" {
  interface ProvidedContext {
    told: Golden[];
    catalogues: Record<"en" | "fr", string>;
  }
}

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const say = sayer(language, inject("catalogues")[language]);

  test.each(inject("told"))("$record is told as Python tells it", ({ game, setup, names, told }) => {
    const table = { game, names, titles: titlesOf(setup) };
    expect(told.length).toBeGreaterThan(10);
    for (const { viewer, event, outcome, told: sentences } of told) {
      const ours = event ? tell(say, table, event, viewer) : outcome && tellOutcome(say, table, outcome, viewer);
      expect(ours, JSON.stringify(event ?? outcome)).toBe(sentences[language]);
    }
  });
});
