// A board of two rows and three columns, for the tests: a shaded corner, a Door at 1-A, a doorway east of 1-A.
import type { ChartView, Plan, TravellerView, View } from "./plan.ts";

export const PLAN: Plan = {
  game: "pen-and-paper",
  columns: 3,
  rows: 2,
  column_names: ["A", "B", "C"],
  row_names: ["1", "2"],
  squares: ["1-A", "1-B", "1-C", "2-A", "2-B", "2-C"],
  walls: [],
  doorways: [{ square: 0, direction: "E", beyond: 1 }],
  doors: [{ square: 0, direction: "W" }],
  areas: ["0x20"],
  shelter: null,
  clinic: "0x0",
  start: "door",
  kinds: [
    { kind: "isotope", count: 1, where: "anywhere", per_area: null },
    { kind: "ghoul", count: 2, where: "shaded", per_area: 1 },
  ],
  blocks: 1,
  boxes: 15,
  turn_limit: 150,
  goal: "leave",
  goal_count: 1,
};

const CHART: ChartView = {
  done: false,
  lies: ["0x0", "0x0"],
  gone: ["0x0", "0x0"],
  known: "0x0",
  blocked: "0x0",
  bumped: "0x0",
  passed: "0x0",
};

const TRAVELLER: TravellerView = {
  at: -1,
  door: -1,
  wounds: 0,
  meters: 0,
  carried: 0,
  killed: 0,
  fallen: false,
  spored: false,
  shot: 0,
};

export function sampleView(chart: Partial<ChartView> = {}, traveller: Partial<TravellerView> = {}): View {
  return {
    seat: 0,
    moment: "walk",
    stepped: false,
    acting: [0],
    turn: 0,
    finished: 0,
    charts: [{ ...CHART, ...chart }, CHART],
    travellers: [{ ...TRAVELLER, ...traveller }, TRAVELLER],
    fight: null,
  };
}
