import { type Static, Type } from "typebox";
import { endpoint } from "../endpoint.ts";
import { ListOf, Nullable } from "../entities/primitives.ts";

export const PopularComboLeg = Type.Object({
  match_id: Type.Integer({ description: "Id of the match." }),
  market_id: Type.Integer({ description: "Internal id of the market." }),
  specifier: Type.String({ description: "Specifier of the line, byte for byte as listed." }),
  outcome_id: Type.Integer({ description: "Internal id of the outcome." }),
});

/** Selections of different matches suggested as a combo; their odds are the current prices of the matches. */
export const PopularCombo = Type.Object({
  kind: Type.Union([Type.Literal("played"), Type.Literal("favourites"), Type.Literal("home_wins"), Type.Literal("goals")], {
    description: "`played` for a combo that players bet on; else what its selections have in common.",
  }),
  bets: Nullable(Type.Integer({ description: "How many bets of the last day have exactly these selections; null if fewer than ten." })),
  legs: Type.Array(PopularComboLeg, { description: "The selections, by start." }),
});
export type PopularCombo = Static<typeof PopularCombo>;

export const listPopularCombos = endpoint({
  method: "GET",
  path: "/api/v2/popular-combos",
  tag: "matches",
  access: "public",
  summary: "Combos of open matches: those that players bet on most, then some by the odds (an extension).",
  reply: { 200: ListOf(PopularCombo) },
});
