import type { Market } from "@touchline/domain";
import { specifierValue } from "./outcome-label.ts";

/** Lines that belong on one card: a ladder of one market type, or a single line. */
export interface MarketCardData {
  readonly key: string;
  readonly name: string;
  readonly lines: readonly Market[];
  readonly shape: "plate" | "ladder" | "cells" | "wideCells";
}

const mostPlateOutcomes = 3;
/** Longer names want a wide cell. */
const mostNarrowName = 16;

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
  if (first === undefined) return "cells";
  if (first.outcomes.length > mostPlateOutcomes)
    return first.outcomes.some(({ name }) => name.length > mostNarrowName) ? "wideCells" : "cells";
  return ladderValue(first) !== null && lines.every((line) => line.outcomes.length === first.outcomes.length) ? "ladder" : "plate";
}

/** Lines of a ladder: the balanced one first, then by value. */
function byBalanceAndValue(left: Market, right: Market): number {
  const rank = (market: Market): number => (market.isMostBalanced ? 0 : 1);
  return rank(left) - rank(right) || Number(ladderValue(left) ?? 0) - Number(ladderValue(right) ?? 0);
}

/** Puts a match's lines on cards, in the order of the feed; totals and handicaps become ladders, the main line first. */
export function groupMarkets(markets: readonly Market[]): readonly MarketCardData[] {
  const byKey = Map.groupBy(markets, (market) => {
    const value = ladderValue(market);
    const rest = value === null ? market.specifier : restOfSpecifier(market.specifier);
    return `${market.externalId}/${rest}/${value === null || market.outcomes.length > mostPlateOutcomes ? market.specifier : ""}`;
  });
  return [...byKey].map(([key, lines]) => ({
    key,
    name: lines[0]?.name ?? "",
    lines: lines.toSorted(byBalanceAndValue),
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

const mostCountedRows = 18;
const cellsPerRow = 3;

/** How many rows of prices a card has, as far as its size before it is seen counts them. */
export function cardRows({ shape, lines }: MarketCardData): number {
  const outcomes = lines[0]?.outcomes.length ?? 0;
  const rows = shape === "cells" ? Math.ceil(outcomes / cellsPerRow) : shape === "wideCells" ? outcomes : lines.length;
  return Math.min(rows, mostCountedRows);
}

/** The column of a card where there are two. */
export type CardColumn = "start" | "end";

/** Heights of a card beside another, in pixels: its head with the gap to the next card, and one of its rows. */
const headsAndRows = { plate: [58, 40], ladder: [76, 37], cells: [55, 39], wideCells: [55, 39] } as const;
const foldedHeight = 48;
const cellsPerColumnRow = 2;

/** Height of a card of the board with the gap to the next, in pixels. */
export function cardHeight({ shape, lines }: MarketCardData, isFolded: boolean): number {
  if (isFolded) return foldedHeight;
  const [head, row] = headsAndRows[shape];
  const cells = lines[0]?.outcomes.length ?? 0;
  return head + row * (shape === "wideCells" ? cells : shape === "cells" ? Math.ceil(cells / cellsPerColumnRow) : lines.length);
}

/**
 * The column of each card by its key. Cards stand in the page in the order they are read, and each goes where there is more room: none
 * begins above one that is read before it, so that floats make columns of them.
 */
export function placeCards(cards: readonly MarketCardData[], heightOf: (card: MarketCardData) => number): ReadonlyMap<string, CardColumn> {
  const heights = { start: 0, end: 0 };
  return new Map(
    cards.map((card) => {
      const column = heights.start <= heights.end ? "start" : "end";
      heights[column] += heightOf(card);
      return [card.key, column];
    }),
  );
}
