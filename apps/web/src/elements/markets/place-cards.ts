import type { MarketCardData } from "./group-markets.ts";

/** The column of a card where there are two. */
export type CardColumn = "start" | "end";

/** Heights of a card beside another, in pixels: its head with the gap to the next card, and one of its rows. */
const headsAndRows = { plate: [58, 40], ladder: [76, 37], cells: [55, 39], wideCells: [55, 39] } as const;
const foldedHeight = 48;
const cellsARow = 2;

/** Height of a card of the board with the gap to the next, in pixels. */
export function cardHeight({ shape, lines }: MarketCardData, isFolded: boolean): number {
  if (isFolded) return foldedHeight;
  const [head, row] = headsAndRows[shape];
  const cells = lines[0]?.outcomes.length ?? 0;
  return head + row * (shape === "wideCells" ? cells : shape === "cells" ? Math.ceil(cells / cellsARow) : lines.length);
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
