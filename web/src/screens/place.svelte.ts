// Where the app is: what stands behind the #, which no log sees.
export type Where =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "join" | "watch"; table: string; key: string }
  | { screen: "seat"; key: string }
  | { screen: "table"; table: string };

function read(hash: string): Where {
  const [kind = "", ...rest] = hash.replace(/^#/, "").split("=");
  const secret = rest.join("=");
  const [table = "", key = ""] = secret.split(".");
  if (kind === "join" || kind === "watch") return { screen: kind, table, key };
  if (kind === "seat" && secret) return { screen: kind, key: secret };
  if (kind === "table" && table) return { screen: kind, table };
  if (kind === "new" && table) return { screen: kind, game: table };
  return { screen: "home" };
}

class Place {
  where = $state.raw<Where>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.where = read(location.hash);
    });
  }

  /** `instead`: what stood there was a secret, and leaves the history. */
  go(hash: string, instead = false): void {
    if (instead) location.replace(`#${hash}`);
    else location.hash = hash;
  }
}

export const place = new Place();

const NAME = "ghoulash-name";

export const me = {
  get name(): string {
    return localStorage.getItem(NAME) ?? "";
  },
  set name(name: string) {
    localStorage.setItem(NAME, name);
  },
};
