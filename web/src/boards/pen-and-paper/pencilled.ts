// One's own pencil marks on squares one does not know: kept on this device, by table and seat.

export const MARKS = ["query", "beware", "cross"] as const;
export type Mark = (typeof MARKS)[number];
/** As they are written. */
export const WRITTEN: Record<Mark, string> = { query: "?", beware: "!", cross: "×" };
export type Marks = Readonly<Record<number, Mark>>;

/** The next mark of a square, after the last none. */
export function pencilled(marks: Marks, square: number): Marks {
  const now = marks[square];
  const next = now === undefined ? MARKS[0] : MARKS[MARKS.indexOf(now) + 1];
  const others = Object.entries(marks).filter(([other]) => Number(other) !== square);
  return Object.fromEntries(next === undefined ? others : [...others, [square, next]]);
}

const key = (table: string, seat: number | null): string => `ghoulash-pencil ${table} ${seat ?? "-"}`;

export function readMarks(table: string, seat: number | null): Marks {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(table, seat)) ?? "{}");
    const entries = Object.entries(found ?? {}).filter(([, mark]) => MARKS.includes(mark as Mark));
    return Object.fromEntries(entries);
  } catch {
    return {}; // no storage here, or not ours
  }
}

export function keepMarks(table: string, seat: number | null, marks: Marks): void {
  try {
    localStorage.setItem(key(table, seat), JSON.stringify(marks));
  } catch {
    // no storage here: they last as long as the page
  }
}
