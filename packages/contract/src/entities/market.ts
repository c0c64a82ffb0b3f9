import type * as domain from "@touchline/domain";
import { Type, type Static } from "typebox";
import { described, Nullable, Odds, sameAs } from "./primitives.ts";

/** 1 open, -1 suspended, 0 not offered, -2 handed over, -3 settled, -4 cancelled (spec.md 3, domain facts 1). */
export const MarketStatus = Type.Union([
  Type.Literal(1),
  Type.Literal(0),
  Type.Literal(-1),
  Type.Literal(-2),
  Type.Literal(-3),
  Type.Literal(-4),
]);
export type MarketStatus = Static<typeof MarketStatus>;

/** The result of an outcome. Half results occur on quarter lines; dead heats have their share in thousandths. */
export const OutcomeResultName = sameAs<domain.OutcomeResultName>()(
  Type.Union([
    Type.Literal("no_results"),
    Type.Literal("canceled"),
    Type.Literal("win_entire"),
    Type.Literal("lose_entire"),
    Type.Literal("refund_entire"),
    Type.Literal("refund_half_win_other"),
    Type.Literal("refund_half_lose_other"),
  ]),
);
export type OutcomeResultName = Static<typeof OutcomeResultName>;

export const Outcome = Type.Object({
  id: Type.Integer({ description: "Internal id, sent back in a bet request." }),
  outcome_external_id: Type.String({ description: "Betradar-style outcome id." }),
  name: Type.String({ description: "Name in the language of the call." }),
  side: Type.Optional(
    Type.String({
      description: "Head of a table. Totals and handicaps: the name without its line, `Over` or a team. Players: their team.",
    }),
  ),
  line: Type.Optional(
    Type.String({ description: "Totals and handicaps: the line alone, `2.5`; a handicap from the view of the side, `+0.5`." }),
  ),
  active: Type.Boolean({ description: "Whether the outcome can be bet on while its market is open." }),
  odds: Nullable(described(Odds, "Price in thousandths, 1850 for 1.85; null when it has none.")),
  result: Type.Optional(described(OutcomeResultName, "Result once settled.")),
});
export type Outcome = Static<typeof Outcome>;

/** One line of a market, identified within a match by market id and specifier. */
export const Market = Type.Object({
  id: Type.Integer({ description: "Internal id, sent back in a bet request." }),
  market_external_id: Type.Integer({ description: "Betradar-style market id." }),
  match_id: Type.Integer({ description: "Id of the match." }),
  match_urn_id: Type.String({ description: "Betradar-style id of the match." }),
  name: Type.String({ description: "Name in the language of the call, such as `Total goals`." }),
  specifier: Type.String({ description: "`total=2.5`, `hcp=0.5|setnr=1` or empty; byte-exact identity." }),
  status: described(MarketStatus, "Bets are accepted only while it is 1."),
  priority: Type.Integer({ description: "Place in lists; lower numbers come first." }),
  most_balanced: Type.Boolean({
    description: "The main line of its ladder, nearest to even, or 1.5 goals or runs in ice hockey and baseball; lists show this one.",
  }),
  market_groups: Type.Array(Type.String(), { description: "Display tabs: `all`, `top`, `goals`, ..." }),
  custom_bet_groups: Type.Array(Type.String(), {
    description: "Groups for custom bets: two markets with a common group exclude each other. Empty: not for custom bets.",
  }),
  next_bet_stop: Nullable(Type.String({ description: "ISO time at which the market closes automatically." })),
  provider: Type.String({ description: "Key of the feed provider." }),
  simulated_detail: Type.Boolean({ description: "Settles on simulated detail that fits the real final score." }),
  overround: Type.Optional(
    Type.Integer({
      description: "Outright markets: sum of the reciprocal prices for each winner, in thousandths; 1200 is a margin of 20%.",
    }),
  ),
  outcomes: Type.Array(Outcome, { description: "All outcomes, in order." }),
});
export type Market = Static<typeof Market>;
