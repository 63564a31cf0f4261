// Sentences from the catalogues that every front shares.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

export interface Say {
  (id: string, args?: Args): string;
  /** Whether there is such a message. */
  has: (id: string) => boolean;
  language: string;
}

/** What says the messages of one catalogue; the bare id where it has none. */
export function sayer(language: string, catalogue: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  const say = (id: string, args: Args = {}): string => {
    const value = bundle.getMessage(id)?.value;
    return value ? bundle.formatPattern(value, args, []) : id;
  };
  return Object.assign(say, { has: (id: string) => bundle.hasMessage(id), language });
}
