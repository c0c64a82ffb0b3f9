import { foldName, type Market } from "@touchline/domain";
import type { MarketCardData } from "../../../elements/markets/market-cards.ts";

/** What traders call a market, by the Betradar-style ids of its outcomes. */
const codesByOutcomes: Readonly<Record<string, string>> = {
  "1,2,3": "1x2 3-way",
  "4,5": "ml moneyline",
  "12,13": "o/u over/under",
  "1714,1715": "ah asian handicap spread hcp",
  "1711,1712,1713": "eh european handicap 3-way hcp",
  "9,10,11": "dc 1x 12 x2",
};
/** What traders call a market, by its Betradar-style id. */
const codesByMarket: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["29", "75"].map((id) => [id, "btts gg ng"])),
  ...Object.fromEntries(["11", "64", "86"].map((id) => [id, "dnb draw no bet"])),
  ...Object.fromEntries(["41", "45", "81", "199", "207", "329"].map((id) => [id, "cs correct score"])),
  "47": "ht/ft",
  "26": "odd/even",
  "40": "anytime goalscorer agt",
  "38": "first goalscorer fgs next",
};

function codesOf({ externalId, outcomes }: Market): string {
  const ids = outcomes.map((outcome) => outcome.externalId).join();
  return `${codesByMarket[externalId] ?? ""} ${codesByOutcomes[ids] ?? ""}`;
}

/** Folds a text so that "O/U" stays one word. */
function foldCodes(text: string): string {
  return foldName(text.replaceAll("/", ""));
}

/** Finds the cards whose market or outcome names, or the terms used by traders, contain every word, ignoring accents and case. */
export function findCards(cards: readonly MarketCardData[], text: string): readonly MarketCardData[] {
  const words = foldCodes(text)
    .split(/[\s-]+/u)
    .filter(Boolean);
  if (words.length === 0) return cards;
  return cards.filter((card) => {
    const names = card.lines.flatMap((line) => [line.name, codesOf(line), ...line.outcomes.map(({ name }) => name)]);
    const searchable = foldCodes([card.name, ...names].join(" "));
    return words.every((word) => searchable.includes(word));
  });
}
