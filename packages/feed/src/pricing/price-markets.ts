import type { MarketDefinition, MarketDefinitions, MarketTemplate, Scenario } from "../core/sport-module.ts";
import { type PricedLine, priceLine } from "./price-line.ts";
import { lineKeyOf, specifierValue } from "../core/specifier.ts";

/** The ladder that a line belongs to: its type and specifiers without the one that orders the lines. */
export function ladderKey(typeId: number, specifier: string, lineKey: string | undefined): string {
  if (lineKey === undefined) return lineKeyOf(typeId, specifier);
  const rest = specifier.split("|").filter((part) => !part.startsWith(`${lineKey}=`));
  return lineKeyOf(typeId, rest.join("|"));
}

/** Lists prefer half lines: a line that can push or be half won must be much better balanced. */
const splitLinePenalty = 0.2;

function isSplitLine(specifier: string, lineKey: string | undefined): boolean {
  if (lineKey === undefined) return false;
  return specifierValue(specifier, lineKey)?.endsWith(".5") !== true;
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

/** Of every ladder, the open line whose outcomes are nearest to equally likely; a market without a ladder is its own. */
function mostBalancedLines<Detail>(
  lines: readonly PricedLine<Detail>[],
  definitionOf: (typeId: number) => MarketDefinition | undefined,
): ReadonlySet<PricedLine<Detail>> {
  const bestByLadder = new Map<string, { readonly line: PricedLine<Detail>; readonly imbalance: number }>();
  for (const line of lines) {
    if (line.decided !== null) continue;
    const { typeId, specifier } = line.template;
    const lineKey = definitionOf(typeId)?.lineKey;
    const key = ladderKey(typeId, specifier, lineKey);
    const own = imbalance(line.fair) + (isSplitLine(specifier, lineKey) ? splitLinePenalty : 0);
    const best = bestByLadder.get(key);
    if (best === undefined || own < best.imbalance - 1e-12) bestByLadder.set(key, { line, imbalance: own });
  }
  return new Set([...bestByLadder.values()].map(({ line }) => line));
}

/** The priced lines of a match; templates without a definition are left out. */
export interface PricedMarkets<Detail> {
  readonly lines: readonly PricedLine<Detail>[];
  readonly mostBalanced: ReadonlySet<PricedLine<Detail>>;
}

/** Prices every line. */
export function priceMarkets<Detail>(
  templates: readonly MarketTemplate<Detail>[],
  scenarios: readonly Scenario<Detail>[],
  definitions: MarketDefinitions,
): PricedMarkets<Detail> {
  const lines = templates.flatMap((template): PricedLine<Detail>[] => {
    const definition = definitions.byTypeId.get(template.typeId);
    return definition === undefined ? [] : [priceLine(template, scenarios, definition.overround)];
  });
  return { lines, mostBalanced: mostBalancedLines(lines, (typeId) => definitions.byTypeId.get(typeId)) };
}
