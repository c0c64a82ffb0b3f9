import { foldName } from "@touchline/domain";
import type { MarketCardData } from "../../../elements/markets/group-markets.ts";

/** Cards whose market or outcomes hold every word, whatever their accents and case. */
export function findCards(cards: readonly MarketCardData[], text: string): readonly MarketCardData[] {
  const words = foldName(text)
    .split(/[\s-]+/u)
    .filter(Boolean);
  if (words.length === 0) return cards;
  return cards.filter((card) => {
    const names = card.lines.flatMap((line) => [line.name, ...line.outcomes.map(({ name }) => name)]);
    const hay = foldName([card.name, ...names].join(" "));
    return words.every((word) => hay.includes(word));
  });
}

/** Pinned cards first, in the order they were pinned; the others as they come. */
export function pinnedFirst(cards: readonly MarketCardData[], pinned: readonly string[]): readonly MarketCardData[] {
  const rank = (card: MarketCardData): number => {
    const place = pinned.indexOf(card.key);
    return place < 0 ? pinned.length : place;
  };
  return pinned.length === 0 ? cards : cards.toSorted((left, right) => rank(left) - rank(right));
}
