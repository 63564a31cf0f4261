// The server's types under their own names.
import type { components } from "./schema.ts";

type Schemas = components["schemas"];

export type FromClient = Schemas["FromClient"];
export type ToClient = Schemas["ToClient"];
export type Frame = Schemas["Frame"];
export type Board = Schemas["Board"];
export type Told = Schemas["Told"];
export type Offer = Schemas["Offer"];
export type Asked = Schemas["Asked"];
export type Drafted = Schemas["Drafted"];
export type Standing = Schemas["Standing"];
export type Outcome = Schemas["Outcome"];
export type Answer = Schemas["Answer"];
export type Refusal = Schemas["Refusal"];
export type TableNews = Schemas["TableNews"];
export type Sitter = Schemas["Sitter"];
export type Said = Schemas["Said"];
export type GameListed = Schemas["GameListed"];
export type Seated = Schemas["Seated"];
export type Mine = Schemas["Mine"];
export type Listed = Schemas["Listed"];
export type Invitation = Schemas["Invitation"];
export type Wanted = Schemas["Wanted"];

/** An event as it is told: its tag, mostly a seat and a rule, and fields of the game's own. */
export interface Happening {
  type: string;
  seat?: number;
  rule?: string;
  [field: string]: unknown;
}
