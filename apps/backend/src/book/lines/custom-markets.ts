import { hasPrice, isListed, lineKeyOf, type LineState, type MatchState } from "@touchline/feed";
import type { Market } from "@touchline/contract/entities/market";
import type { BookContext } from "../book-context.ts";
import { customBlockOf } from "./custom-price.ts";
import { compareLines, encodeMarket } from "./encode-market.ts";

function isOpen({ phase }: MatchState): boolean {
  return phase === "prematch" || phase === "live";
}

function pricedLines(match: MatchState): readonly LineState[] {
  return [...match.lines.values()].filter((line) => isListed(line) && hasPrice(line) && line.pricedAt === match.pricedAt);
}

/** Obtains which lines of a match can be combined. */
export async function warmCustomMarkets({ engine }: BookContext, match: MatchState): Promise<void> {
  if (!isOpen(match)) return;
  const lines = pricedLines(match).flatMap((line) => {
    const block = customBlockOf(match, line.template);
    const { typeId, specifier, mostBalanced } = line;
    return block === null ? [] : [{ typeId, specifier, mostBalanced, block }];
  });
  await engine.combinable(match, lines);
}

/** Lists the markets that may be legs of a custom bet, in display order; empty until the combinable ones are obtained. */
export function listCustomMarkets({ engine, namesOf }: BookContext, match: MatchState, locale: string): readonly Market[] {
  engine.advance(match);
  void engine.price(match, "custom");
  const combinable = match.custom?.combinable ?? null;
  if (combinable === null || !isOpen(match)) return [];
  const keys = new Set(combinable.keys);
  const groups = new Map(combinable.groups.map(({ typeId, names }) => [typeId, names]));
  const names = namesOf(locale);
  return pricedLines(match)
    .filter(({ typeId, specifier }) => keys.has(lineKeyOf(typeId, specifier)))
    .sort(compareLines)
    .map((line) => ({ ...encodeMarket(names, match, line), custom_bet_groups: [...(groups.get(line.typeId) ?? [])] }));
}
