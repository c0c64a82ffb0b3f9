import type { MarketDefinition, MarketDefinitions, MarketTemplate, Scenario } from "../core/sport-module.ts";
import { type PricedLine, priceLine } from "./price-line.ts";
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
    const rank = imbalance(line.fair) - (isUsual(line, definition) ? 1 : 0);
    const best = bestByLadder.get(key);
    if (best === undefined || rank < best.rank - 1e-12) bestByLadder.set(key, { line, rank });
  }
  return new Set([...bestByLadder.values()].map(({ line }) => line));
}

/** Lines of a ladder that have the prices of another line nearer to the main one. */
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

/** No book pays more on the winner of an upcoming match between two sides, with or without a draw, nor on anything else in a match. */
const longest = { twoWay: 51_000, threeWay: 101_000, other: 501_000 } as const;

/** Whether the match has begun. */
export type PricingStage = "upcoming" | "live";

/** The longest price of a line; the first market of a sport says who wins. */
export function highestOddsOf(
  { priority }: MarketDefinition,
  { outcomes }: Pick<MarketTemplate<unknown>, "outcomes">,
  stage: PricingStage,
): number {
  if (stage === "live" || priority > 1) return longest.other;
  return outcomes.length === 2 ? longest.twoWay : longest.threeWay;
}

/** The priced lines of a match; templates without a definition are left out. */
export interface PricedMarkets<Detail> {
  readonly lines: readonly PricedLine<Detail>[];
  /** The main line of every ladder, and the lines without a ladder. */
  readonly mostBalanced: ReadonlySet<PricedLine<Detail>>;
  /** Lines that say what another line of their ladder says. */
  readonly twins: readonly PricedLine<Detail>[];
}

/** Prices every line; of lines of a ladder with the same prices only one is kept. */
export function priceMarkets<Detail>(
  templates: readonly MarketTemplate<Detail>[],
  scenarios: readonly Scenario<Detail>[],
  { definitions, stage }: { readonly definitions: MarketDefinitions; readonly stage: PricingStage },
): PricedMarkets<Detail> {
  const all = templates.flatMap((template): PricedLine<Detail>[] => {
    const definition = definitions.byTypeId.get(template.typeId);
    return definition === undefined
      ? []
      : [priceLine(template, scenarios, { overround: definition.overround, highest: highestOddsOf(definition, template, stage) })];
  });
  const mostBalanced = mainLines(all, definitions);
  const twins = twinLines(all, mostBalanced, definitions);
  return { lines: all.filter((line) => !twins.has(line)), mostBalanced, twins: [...twins] };
}
