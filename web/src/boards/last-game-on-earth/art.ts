// Our drawings of this game: few strokes, as data that print can read too (drawings.json).
import drawings from "./drawings.json";

/** How a stroke is drawn: an outline, or a patch of ink, paper, a tint, red, or ghoul green. */
export type Manner = "line" | "pale" | "ink" | "paper" | "tint" | "red" | "glow";
export interface Stroke {
  manner: Manner;
  d: string;
}
export type Drawing = readonly Stroke[];

function read(from: Record<string, string[][]>, name: string): Drawing {
  return (from[name] ?? []).map(([manner = "line", d = ""]) => ({ manner: manner as Manner, d }));
}

export const token = (name: string): Drawing => read(drawings.tokens, name);
export const character = (name: string): Drawing => read(drawings.characters, name);
export const deed = (name: string): Drawing => read(drawings.deeds, name);

/** A line that a hand might have drawn: it leaves the straight a little, always the same way. */
export function wobbly(x1: number, y1: number, x2: number, y2: number): string {
  const seed = Math.sin(x1 * 12.9 + y1 * 78.2 + x2 * 37.7 + y2 * 4.1) * 43758.5;
  const off = (seed - Math.floor(seed) - 0.5) * 0.12;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [dx, dy] = x1 === x2 ? [off, 0] : [0, off];
  return `M${x1} ${y1}Q${(mx + dx).toFixed(3)} ${(my + dy).toFixed(3)} ${x2} ${y2}`;
}
