// Sets of squares as they travel: hexadecimal, bit n for square n.
import { squaresOf } from "../board.ts";

export type Squares = ReadonlySet<number>;

export const NONE: Squares = new Set();

/** The squares of a mask. */
export function setOf(mask: string | undefined): Squares {
  return mask ? new Set(squaresOf(mask)) : NONE;
}

/** Those that are in any of the masks. */
export function union(masks: readonly string[]): Squares {
  return new Set(masks.flatMap(squaresOf));
}
