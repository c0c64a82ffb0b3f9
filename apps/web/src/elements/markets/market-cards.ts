import type { Market, Outcome } from "@touchline/domain";
import { specifierValue } from "./outcome-label.ts";

/** The lines of one card: a ladder of one market type, or a single line. */
export interface MarketCardData {
  readonly key: string;
  readonly name: string;
  readonly lines: readonly Market[];
  readonly shape: "grid" | "ladder" | "cells" | "wideCells" | "scores";
}

const maxGridOutcomes = 3;
/** Maximum length of a name in a narrow cell. */
const maxNarrowName = 12;

/** The ladder value of a line: its total or handicap; null for a market without one. */
export function ladderValue(market: Market): string | null {
  return specifierValue(market.specifier, "total") ?? specifierValue(market.specifier, "hcp");
}

/** The specifier without the ladder value. Lines that differ in it belong on different cards. */
function restOfSpecifier(specifier: string): string {
  return specifier
    .split("|")
    .filter((part) => !/^(?:total|hcp)=/u.test(part))
    .join("|");
}

/** Width of the cells of a market with many outcomes. */
export function cellWidth({ outcomes }: Pick<Market, "outcomes">): "wide" | "narrow" {
  return outcomes.some(({ name }) => name.length > maxNarrowName) ? "wide" : "narrow";
}

/** The goals of both sides in the name of a correct-score outcome; null for other outcomes. */
export function scoreOf({ name }: Pick<Outcome, "name">): { readonly home: number; readonly away: number } | null {
  const [, home, away] = /^(\d+)[:–-](\d+)$/u.exec(name) ?? [];
  return home === undefined || away === undefined ? null : { home: Number(home), away: Number(away) };
}

/** Whether the market suits a table of both sides' goals: it has several scores, including draws. */
function isScoreTable({ outcomes }: Market): boolean {
  const scores = outcomes.flatMap((outcome) => scoreOf(outcome) ?? []);
  return scores.length > maxGridOutcomes && scores.some(({ home, away }) => home === away);
}

/** The outcomes that a list shows: those with odds, because the others can no longer happen; all outcomes if none has odds. */
export function offeredOutcomes({ outcomes }: Pick<Market, "outcomes">): readonly Outcome[] {
  const offered = outcomes.filter(({ odds }) => odds !== null);
  return offered.length === 0 ? outcomes : offered;
}

/** The scores of a table that have odds; the table omits rows and columns without odds. */
export function openScores(market: Market): readonly (readonly [score: NonNullable<ReturnType<typeof scoreOf>>, Outcome])[] {
  return market.outcomes.flatMap((outcome) => {
    const score = scoreOf(outcome);
    return score === null || outcome.odds === null ? [] : [[score, outcome] as const];
  });
}

function shapeOf(lines: readonly Market[]): MarketCardData["shape"] {
  const [first] = lines;
  if (first === undefined) return "cells";
  if (isScoreTable(first)) return "scores";
  if (first.outcomes.length > maxGridOutcomes) return cellWidth(first) === "wide" ? "wideCells" : "cells";
  return ladderValue(first) !== null && lines.every((line) => line.outcomes.length === first.outcomes.length) ? "ladder" : "grid";
}

/** A total or handicap as a number; `1:0` is one goal ahead. */
function rankOf(market: Market): number {
  const [ahead = 0, behind = 0] = (ladderValue(market) ?? "").split(":").map(Number);
  return ahead - behind;
}

/** Groups a match's lines into cards, in the order of the feed. Totals and handicaps become ladders, sorted by value. */
export function groupMarkets(markets: readonly Market[]): readonly MarketCardData[] {
  const byKey = Map.groupBy(markets, (market) => {
    const value = ladderValue(market);
    const rest = value === null ? market.specifier : restOfSpecifier(market.specifier);
    return `${market.externalId}/${rest}/${value === null || market.outcomes.length > maxGridOutcomes ? market.specifier : ""}`;
  });
  return [...byKey].map(([key, lines]) => ({
    key,
    name: lines[0]?.name ?? "",
    lines: lines.toSorted((left, right) => rankOf(left) - rankOf(right)),
    shape: shapeOf(lines),
  }));
}

/** The market tabs with at least one line: `top` and `all` first, the rest in the given order. `all` has every line, grouped or not. */
export function groupTabs(markets: readonly Market[], order: readonly string[]): readonly string[] {
  const present = new Set(markets.flatMap((market) => market.groups));
  const known = order.filter((key) => present.has(key));
  const first = ["top", "all"].filter((key) => present.has(key) || (key === "all" && markets.length > 0));
  return [...first, ...known.filter((key) => !first.includes(key))];
}

/** Number of lines of a collapsed ladder. */
const foldedLines = 3;

/** The lines around the balanced one that a collapsed ladder shows. */
export function linesAroundMain({ lines }: MarketCardData): readonly Market[] {
  const main = lines.findIndex(({ isMostBalanced }) => isMostBalanced);
  const from = Math.max(0, Math.min((main === -1 ? 0 : main) - 1, lines.length - foldedLines));
  return lines.slice(from, from + foldedLines);
}

/** The line of a card to show alone: the balanced one of a ladder. */
export function mainLine({ lines }: MarketCardData): Market | undefined {
  return lines.find(({ isMostBalanced }) => isMostBalanced) ?? lines[0];
}

const maxCountedRows = 18;
const cellsPerRow = 3;

/** Rows of a collapsed ladder: its lines, and the button that expands it. */
function ladderRows({ lines }: MarketCardData): number {
  return lines.length > foldedLines ? foldedLines + 1 : lines.length;
}

/** Rows of a table of scores, including its header. */
function scoreRows({ lines }: MarketCardData): number {
  const [first] = lines;
  return first === undefined ? 0 : new Set(openScores(first).map(([{ home }]) => home)).size + 1;
}

function listedOutcomes({ lines: [first] }: MarketCardData): number {
  return first === undefined ? 0 : offeredOutcomes(first).length;
}

/** Number of price rows on a card, capped; used to reserve space before the card is in view. */
export function cardRows(card: MarketCardData): number {
  const { shape, lines } = card;
  const outcomes = listedOutcomes(card);
  const rows = {
    cells: Math.ceil(outcomes / cellsPerRow),
    wideCells: outcomes,
    ladder: ladderRows(card),
    grid: lines.length,
    scores: scoreRows(card),
  }[shape];
  return Math.min(rows, maxCountedRows);
}

/** The column of a card in the two-column layout. */
export type CardColumn = "start" | "end";

/** Heights in pixels in the two-column layout: the header with the gap to the next card, and one row. */
const headAndRowHeights = { grid: [58, 40], ladder: [76, 37], cells: [55, 39], wideCells: [55, 39], scores: [58, 37] } as const;
const foldedHeight = 48;
const cellsPerColumnRow = 2;

/** Height of a card with the gap to the next one, in pixels. */
export function cardHeight(card: MarketCardData, isFolded: boolean): number {
  if (isFolded) return foldedHeight;
  const { shape } = card;
  const [head, row] = headAndRowHeights[shape];
  return head + row * (shape === "cells" ? Math.ceil(listedOutcomes(card) / cellsPerColumnRow) : cardRows(card));
}

/**
 * Assigns each card, by key, to the shorter column. Cards keep their reading order, and none starts above an earlier one, so floats
 * can lay out the columns.
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
