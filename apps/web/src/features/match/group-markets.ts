import type { Market } from "@touchline/domain";
import { specifierValue } from "../../elements/outcome-label.ts";

/** Lines that belong on one card: a ladder of one market type, or a single line. */
export interface MarketCardData {
  readonly key: string;
  readonly name: string;
  readonly lines: readonly Market[];
  readonly shape: "plate" | "ladder" | "cells";
}

const mostPlateOutcomes = 3;

/** The ladder value of a line: its total or handicap; null for a market without one. */
export function ladderValue(market: Market): string | null {
  return specifierValue(market.specifier, "total") ?? specifierValue(market.specifier, "hcp");
}

/** Everything of the specifier but the ladder value: lines that differ in it are markets of their own. */
function restOfSpecifier(specifier: string): string {
  return specifier
    .split("|")
    .filter((part) => !/^(?:total|hcp)=/u.test(part))
    .join("|");
}

function shapeOf(lines: readonly Market[]): MarketCardData["shape"] {
  const [first] = lines;
  if (first === undefined || first.outcomes.length > mostPlateOutcomes) return "cells";
  return ladderValue(first) !== null && lines.every((line) => line.outcomes.length === first.outcomes.length) ? "ladder" : "plate";
}

/** Puts a match's lines on cards, in the order of the feed; totals and handicaps become ladders by value. */
export function groupMarkets(markets: readonly Market[]): readonly MarketCardData[] {
  const byKey = Map.groupBy(markets, (market) => {
    const value = ladderValue(market);
    const rest = value === null ? market.specifier : restOfSpecifier(market.specifier);
    return `${market.externalId}/${rest}/${value === null || market.outcomes.length > mostPlateOutcomes ? market.specifier : ""}`;
  });
  return [...byKey].map(([key, lines]) => ({
    key,
    name: lines[0]?.name ?? "",
    lines: lines.toSorted((left, right) => Number(ladderValue(left) ?? 0) - Number(ladderValue(right) ?? 0)),
    shape: shapeOf(lines),
  }));
}

/** Tabs that a match's lines fill, `top` and `all` first, in the order given. */
export function groupTabs(markets: readonly Market[], order: readonly string[]): readonly string[] {
  const present = new Set(markets.flatMap((market) => market.groups));
  const known = order.filter((key) => present.has(key));
  const first = ["top", "all"].filter((key) => present.has(key));
  return [...first, ...known.filter((key) => !first.includes(key))];
}

/** Splits cards over two columns of about the same height. */
export function splitColumns(cards: readonly MarketCardData[]): readonly (readonly MarketCardData[])[] {
  const columns: MarketCardData[][] = [[], []];
  const heights = [0, 0];
  for (const card of cards) {
    const index = (heights[0] ?? 0) <= (heights[1] ?? 0) ? 0 : 1;
    columns[index]?.push(card);
    const outcomes = card.lines[0]?.outcomes.length ?? 0;
    heights[index] =
      (heights[index] ?? 0) +
      62 +
      (card.shape === "plate" ? 40 : card.shape === "ladder" ? 20 + card.lines.length * 37 : Math.ceil(outcomes / 3) * 39);
  }
  return columns;
}
