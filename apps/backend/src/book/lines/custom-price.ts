import type { CombinationLeg, MarketTemplate, MatchState } from "@touchline/feed";
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

function toLeg(context: BookContext, matchId: number, { marketId, specifier, outcomeId }: CustomLeg): CombinationLeg | null {
  const found = lookupLine(context, { matchId, marketId, specifier });
  if (found === null) return null;
  const outcome = found.template.outcomes[outcomeIdsOf(found.template).indexOf(outcomeId)];
  const block = customBlockOf(found.match, found.template);
  const isPriced = found.state !== null && found.state.pricedAt === found.match.pricedAt;
  if (outcome === undefined || block === null || !isPriced) return null;
  return { typeId: found.template.typeId, specifier, outcomeId: outcome.id, block };
}

/** A combination whose legs all exist and have prices. */
interface Combination {
  readonly match: MatchState;
  readonly legs: readonly CombinationLeg[];
}

function findCombination(context: BookContext, matchId: number, asked: readonly CustomLeg[]): Combination | null {
  const match = context.engine.find(matchId);
  if (match === null || asked.length === 0) return null;
  context.engine.advance(match);
  void context.engine.price(match, "custom");
  const legs = asked.map((leg) => toLeg(context, matchId, leg)).filter((leg) => leg !== null);
  return legs.length < asked.length ? null : { match, legs };
}

/** Obtains the price of a combination of outcomes of one match from the scenarios behind its current prices (decisions O). */
export async function warmCombination(context: BookContext, matchId: number, legs: readonly CustomLeg[]): Promise<void> {
  const found = findCombination(context, matchId, legs);
  if (found !== null) await context.engine.combine(found.match, found.legs);
}

/** Reads the price of a combination. It is unavailable, and requested, unless it was obtained for the current prices. */
export function readCombination(context: BookContext, matchId: number, legs: readonly CustomLeg[]): CustomPrice {
  const found = findCombination(context, matchId, legs);
  if (found === null) return { type: "unavailable" };
  const price = context.engine.combination(found.match, found.legs);
  if (price === null) void context.engine.combine(found.match, found.legs).catch(() => undefined);
  return price ?? { type: "unavailable" };
}
