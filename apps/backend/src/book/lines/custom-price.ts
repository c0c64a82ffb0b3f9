import { jointChances, type JointLeg, type MarketTemplate, type MatchState, priceCombination } from "@touchline/feed";
import { customParts, customPartsBySport } from "./custom-parts.data.ts";
import type { CustomLeg, CustomPrice } from "../book.ts";
import type { BookContext } from "../book-context.ts";
import { outcomeIdsOf } from "./line-ids.ts";
import { lookupLine } from "./lookup-line.ts";

/** Index of the independent model part on which a line settles; null if the line may not be in a custom bet. */
export function customBlockOf(match: MatchState, template: MarketTemplate<unknown>): number | null {
  const blocks = customPartsBySport[match.fixture.sport] ?? customParts;
  const index = blocks.findIndex((parts) => template.needs.every((need) => parts.includes(need)));
  return index < 0 ? null : index;
}

/** A leg with its own odds, thousandths. */
interface PricedLeg {
  readonly leg: JointLeg<unknown>;
  readonly odds: number;
}

function findLeg(context: BookContext, matchId: number, { marketId, specifier, outcomeId }: CustomLeg): PricedLeg | null {
  const found = lookupLine(context, { matchId, marketId, specifier });
  if (found === null) return null;
  const index = outcomeIdsOf(found.template).indexOf(outcomeId);
  const outcome = found.template.outcomes[index];
  const block = customBlockOf(found.match, found.template);
  const odds = found.state?.pricedAt === found.match.pricedAt ? (found.state?.odds[index] ?? 0) : 0;
  if (outcome === undefined || block === null || odds === 0) return null;
  return { leg: { template: found.template, outcomeId: outcome.id, block }, odds };
}

/** Prices a combination of outcomes of one match from the scenarios behind its current prices (decisions O). */
export function priceCustom(context: BookContext, matchId: number, legs: readonly CustomLeg[]): CustomPrice {
  const match = context.engine.find(matchId);
  if (match === null) return { type: "unavailable" };
  context.engine.advance(match);
  void context.engine.price(match, "custom");
  const found = legs.map((leg) => findLeg(context, matchId, leg)).filter((leg) => leg !== null);
  const { scenarios } = match;
  if (scenarios === null || found.length < legs.length || legs.length === 0) return { type: "unavailable" };
  const chances = jointChances(
    found.map(({ leg }) => leg),
    scenarios,
  );
  if (chances === null) return { type: "unavailable" };
  return priceCombination({
    chances,
    singles: found.map(({ odds }) => odds),
    scenarios: match.sport.module.isOutlookExact === true ? "exact" : "drawn",
  });
}
