import type { MarketDefinition, MarketDefinitions, MarketTemplate, Scenario } from "../core/sport-module.ts";
import { applyMargin } from "./apply-margin.ts";
import { keepWinnerOpen } from "./open-winner.ts";
import { fairLine, type PricedLine } from "./price-line.ts";
import { lineKeyOf, specifierValue } from "../core/specifier.ts";

/** The ladder that a line belongs to: its type and specifiers without the one that orders the lines. */
export function ladderKey(typeId: number, specifier: string, lineKey: string | undefined): string {
  if (lineKey === undefined) return lineKeyOf(typeId, specifier);
  const rest = specifier.split("|").filter((part) => !part.startsWith(`${lineKey}=`));
  return lineKeyOf(typeId, rest.join("|"));
}

function ladderValue(specifier: string, lineKey: string): number {
  return Number(specifierValue(specifier, lineKey) ?? Number.NaN);
}

function imbalance(fair: Float64Array): number {
  let highest = 0;
  let lowest = 1;
  for (const probability of fair) {
    highest = Math.max(highest, probability);
    lowest = Math.min(lowest, probability);
  }
  return highest - lowest;
}

/** A line of the usual size is the main one unless it is as uneven as this. */
const maxImbalance = 0.76;

/** Whether the line has the size that the main line of its market usually has. */
function isUsual({ fair, template }: PricedLine<unknown>, { lineKey, mainSize }: MarketDefinition): boolean {
  if (lineKey === undefined || mainSize === undefined) return false;
  return Math.abs(ladderValue(template.specifier, lineKey)) === mainSize && imbalance(fair) < maxImbalance;
}

/** Of every ladder, the open line of the usual size, else the one whose outcomes are nearest to equally likely; a market without a ladder is its own. */
function mainLines<Detail>(lines: readonly PricedLine<Detail>[], definitions: MarketDefinitions): ReadonlySet<PricedLine<Detail>> {
  const bestByLadder = new Map<string, { readonly line: PricedLine<Detail>; readonly rank: number }>();
  for (const line of lines) {
    const { typeId, specifier } = line.template;
    const definition = definitions.byTypeId.get(typeId);
    if (line.decided !== null || definition === undefined) continue;
    const key = ladderKey(typeId, specifier, definition.lineKey);
    const isClosed = line.odds.every((price) => price === 0);
    const rank = imbalance(line.fair) + (isClosed ? 2 : isUsual(line, definition) ? -1 : 0);
    const best = bestByLadder.get(key);
    if (best === undefined || rank < best.rank - 1e-12) bestByLadder.set(key, { line, rank });
  }
  return new Set([...bestByLadder.values()].map(({ line }) => line));
}

/** Lines of a ladder that have the same prices as another line nearer to the main one. */
function twinLines<Detail>(
  lines: readonly PricedLine<Detail>[],
  main: ReadonlySet<PricedLine<Detail>>,
  definitions: MarketDefinitions,
): ReadonlySet<PricedLine<Detail>> {
  const priced = lines.filter(
    ({ template, odds }) => definitions.byTypeId.get(template.typeId)?.lineKey !== undefined && odds.some((price) => price > 0),
  );
  const rank = (line: PricedLine<Detail>) => (main.has(line) ? -1 : imbalance(line.fair));
  const seen = new Set<string>();
  return new Set(
    priced
      .toSorted((left, right) => rank(left) - rank(right))
      .filter(({ template: { typeId, specifier }, odds }) => {
        const key = `${ladderKey(typeId, specifier, definitions.byTypeId.get(typeId)?.lineKey)}/${odds.join()}`;
        const isTwin = seen.has(key);
        seen.add(key);
        return isTwin;
      }),
  );
}

/** No bookmaker pays more on the winner of an upcoming match between two sides, with or without a draw, nor on anything else in a match. */
const longest = { twoWay: 51_000, threeWay: 101_000, other: 501_000 } as const;

/** Whether the match has begun. */
export type PricingStage = "upcoming" | "live";

/** The first market of a sport is on the winner. It is open until the winner is decided; others close when they are as good as decided. */
function isWinnerMarket({ priority }: MarketDefinition): boolean {
  return priority === 1;
}

/** The longest price of a line. */
export function highestOddsOf(
  definition: MarketDefinition,
  { outcomes }: Pick<MarketTemplate<unknown>, "outcomes">,
  stage: PricingStage,
): number {
  if (stage === "live" || !isWinnerMarket(definition)) return longest.other;
  return outcomes.length === 2 ? longest.twoWay : longest.threeWay;
}

/** The priced lines of a match; templates without a definition are left out. */
export interface PricedMarkets<Detail> {
  readonly lines: readonly PricedLine<Detail>[];
  /** The main line of every ladder, and the lines without a ladder. */
  readonly mostBalanced: ReadonlySet<PricedLine<Detail>>;
  /** Lines that repeat another line of their ladder. */
  readonly twins: readonly PricedLine<Detail>[];
  /** The scenarios behind the prices. */
  readonly scenarios: readonly Scenario<Detail>[];
}

/** While the winner is nearly sure, a line whose chances would move by more than this closes: its outcomes hardly happen any more. */
const maxShift = 0.02;

/** Prices of a line while the winner is nearly sure: none above either fair price, and none for an outcome that is too sure in itself. */
function priceWithSureWinner(
  { fair, booked }: { readonly fair: Float64Array; readonly booked: Float64Array },
  price: (chances: Float64Array) => Int32Array,
): Int32Array {
  if (fair.some((chance, index) => Math.abs(chance - (booked[index] ?? 0)) > maxShift)) return new Int32Array(fair.length);
  const [own, other] = [price(fair), price(booked)];
  return own.map((odds, index) => Math.min(odds, other[index] ?? 0));
}

/** Prices every line; of lines of a ladder with the same prices only one is kept. */
export function priceMarkets<Detail>(
  templates: readonly MarketTemplate<Detail>[],
  scenarios: readonly Scenario<Detail>[],
  { definitions, stage }: { readonly definitions: MarketDefinitions; readonly stage: PricingStage },
): PricedMarkets<Detail> {
  const known = templates.flatMap((template) => {
    const definition = definitions.byTypeId.get(template.typeId);
    return definition === undefined ? [] : [{ template, definition, chances: fairLine(template, scenarios) }];
  });
  const winner = known.find(({ definition }) => isWinnerMarket(definition));
  const priced = winner === undefined ? scenarios : keepWinnerOpen(winner, scenarios);
  const all = known.map(({ template, definition, chances: { fair, decided } }): PricedLine<Detail> => {
    const price = (chances: Float64Array) => applyMargin(chances, definition.overround, highestOddsOf(definition, template, stage));
    if (decided !== null) return { template, fair, odds: new Int32Array(fair.length), decided };
    if (priced === scenarios) return { template, fair, odds: price(fair), decided };
    const booked = fairLine(template, priced).fair;
    return { template, fair, odds: isWinnerMarket(definition) ? price(booked) : priceWithSureWinner({ fair, booked }, price), decided };
  });
  const mostBalanced = mainLines(all, definitions);
  const twins = twinLines(all, mostBalanced, definitions);
  return { lines: all.filter((line) => !twins.has(line)), mostBalanced, twins: [...twins], scenarios: priced };
}
