// What is asked by HTTP; a request that fails is answered with why, and nothing throws.
import type { GameListed, Invitation, Listed, Mine, Seated, Wanted } from "./types.ts";

export interface Trouble {
  code: string;
  args?: Record<string, string | number>;
}
export type Asked<T> = { ok: T; trouble: null } | { ok: null; trouble: Trouble };

async function ask<T>(path: string, body?: object, more: RequestInit = {}): Promise<Asked<T>> {
  const init = body ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : more;
  try {
    const answer = await fetch(path, init);
    const found: unknown = await answer.json();
    return answer.ok ? { ok: found as T, trouble: null } : { ok: null, trouble: found as Trouble };
  } catch {
    return { ok: null, trouble: { code: "no-server" } };
  }
}

type WantedTable = Pick<Wanted, "game" | "seats"> & { scenario?: string; table?: Partial<Wanted["table"]> };

export const api = {
  games: () => ask<GameListed[]>("/api/games"),
  mine: () => ask<Mine[]>("/api/me"),
  listed: () => ask<Listed[]>("/api/tables"),
  create: (wanted: WantedTable) => ask<Seated>("/api/tables", wanted),
  table: (id: string) => ask<Seated>(`/api/tables/${id}`),
  look: (id: string, key: string) => ask<Seated>(`/api/tables/${id}/look`, { key }),
  join: (id: string, name: string, key: string) => ask<Seated>(`/api/tables/${id}/join`, { name, key }),
  joinByCode: (code: string, name: string) => ask<Seated>("/api/join", { code, name }),
  leave: (id: string, seat: number) => ask<Seated>(`/api/tables/${id}/leave`, { seat }),
  rematch: (id: string, seat: number) => ask<{ table: string }>(`/api/tables/${id}/rematch`, { seat }),
  handover: (id: string, seat: number) => ask<Invitation>(`/api/tables/${id}/handover`, { seat }),
  takeOver: (key: string) => ask<Seated>("/api/handover", { key }),
  /** Who watches by a link shows its key. */
  plan: (id: string, seat: number | null, key: string) =>
    ask(`/api/tables/${id}/plan${seat === null ? "" : `?seat=${seat}`}`, undefined, key ? { headers: { "ghoulash-key": key } } : {}),
  story: (id: string, seat: number | null) =>
    ask<{ number: number; seat: number | null; do: string; events: unknown[]; say: string }[]>(
      `/api/tables/${id}/story${seat === null ? "" : `?seat=${seat}`}`,
    ),
};
