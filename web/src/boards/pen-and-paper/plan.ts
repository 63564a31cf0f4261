// What the server says of a pen-and-paper board, and what a view of the game holds.
import type { Direction, Lines, Stroke } from "../shared/lines.ts";

export interface Doorway {
  square: number;
  direction: Direction;
  beyond: number;
}

export interface Kind {
  kind: string;
  count: number;
  where: string;
  per_area: number | null;
}

export interface Plan {
  game: "pen-and-paper";
  columns: number;
  rows: number;
  column_names: readonly string[];
  row_names: readonly string[];
  squares: readonly string[];
  walls: readonly Stroke[];
  doorways: readonly Doorway[];
  doors: readonly { square: number; direction: Direction }[];
  areas: readonly string[];
  shelter: number | null;
  clinic: string;
  start: "door" | "shelter";
  kinds: readonly Kind[];
  blocks: number;
  boxes: number;
  turn_limit: number;
  goal: "find" | "return" | "leave" | "destroy";
  goal_count: number;
}

export interface ChartView {
  done: boolean;
  lies: readonly string[];
  gone: readonly string[];
  known: string;
  blocked: string;
  bumped: string;
  passed: string;
}

export interface TravellerView {
  at: number;
  door: number;
  wounds: number;
  meters: number;
  carried: number;
  killed: number;
  fallen: boolean;
  spored: boolean;
  shot: number;
}

export interface View {
  seat: number | null;
  moment: "hide" | "first" | "walk" | "kit" | "weak" | "fire" | "over";
  stepped: boolean;
  acting: readonly number[];
  turn: number;
  finished: number;
  charts: readonly [ChartView, ChartView];
  travellers: readonly [TravellerView, TravellerView];
  fight: { dealt: number; free: number; missed: number; spot: number } | null;
}

/** Squares row by row from the bottom left, as masks count them. */
export function linesOf(plan: Plan): Lines {
  return {
    width: plan.columns,
    height: plan.rows,
    places: plan.squares.map((_, n) => [n % plan.columns, plan.rows - 1 - Math.floor(n / plan.columns)] as const),
    walls: plan.walls,
    columnNames: plan.column_names,
    rowNames: plan.row_names,
  };
}
