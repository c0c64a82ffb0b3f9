import {
  isCorrectedLine,
  type LineResult,
  type LineState,
  type MarketTemplate,
  type MatchState,
  noOdds,
  resultAfterEnd,
  settlementStepAt,
} from "@touchline/feed";
import type { LineKey, LineSettlement } from "../book.ts";
import type { BookContext } from "../book-context.ts";
import { outcomeIdsOf, typeToMarketId } from "./line-ids.ts";
import { lookupLine, trackLine } from "./lookup-line.ts";

/** Converts a result to a settlement with wire ids. */
export function toLineSettlement(match: MatchState, template: MarketTemplate<unknown>, result: LineResult): LineSettlement {
  const ids = outcomeIdsOf(template);
  return {
    matchId: match.fixture.id,
    marketId: typeToMarketId(template.typeId),
    specifier: template.specifier,
    resultByOutcomeId: new Map(ids.map((id, index) => [id, result.results[index] ?? "void"])),
    certainty: result.certainty,
    settledAt: result.settledAt,
  };
}

/** The current settlement of any line of any match, from data and seed alone; null while it is open. */
export function settlementOf(context: BookContext, key: LineKey): LineSettlement | null {
  const found = lookupLine(context, key);
  if (found === null) return null;
  const { match, template } = found;
  const now = context.engine.context.clock.now();
  if (now < match.fixture.startsAt) {
    trackLine(context, found);
    return null;
  }
  const line = trackLine(context, found);
  if (settlementStepAt(context.engine.context, match, now) !== "open") {
    const ended = resultAfterEnd(context.engine.context, match, { template, now });
    if (ended === null) return null;
    if (line !== null && line.results === null && match.settlementStep !== "open") adopt(match, line, ended);
    return toLineSettlement(match, template, ended);
  }
  if (line === null) return null;
  if (line.results !== null && line.settledAt !== null)
    return toLineSettlement(match, template, { results: line.results, certainty: 1, settledAt: line.settledAt });
  // Pricing the match finds lines that are already decided and announces them.
  void context.engine.price(match, "main");
  return null;
}

/** Whether the settlement of a line was rolled back after the match, from data and seed alone. */
export function isRolledBack(context: BookContext, key: LineKey): boolean {
  const found = lookupLine(context, key);
  if (found === null) return false;
  const { match, template } = found;
  const engine = context.engine.context;
  return settlementStepAt(engine, match, engine.clock.now()) === "rolled_back" && isCorrectedLine(engine, match, template.typeId);
}

function adopt(match: MatchState, line: LineState, result: LineResult): void {
  line.results = result.results;
  line.settledAt = result.settledAt;
  line.status = match.phase === "void" ? -4 : -3;
  line.odds = noOdds(line.odds.length);
}

/** Settles a line of a match that only an earlier version scheduled: its bets are void, because it will never have a result. */
export function voidLine(line: LineKey, nowMs: number): LineSettlement {
  return { ...line, resultByOutcomeId: new Map(), certainty: 2, settledAt: nowMs };
}
