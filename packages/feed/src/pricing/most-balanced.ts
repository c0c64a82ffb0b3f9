import type { MarketDefinition } from "../market-definition.ts";
import type { PricedLine } from "./price-line.ts";

/** The ladder that a line belongs to: its type and specifiers without the one that orders the lines. */
export function ladderKey(typeId: number, specifier: string, lineKey: string | undefined): string {
  if (lineKey === undefined) return `${typeId}|${specifier}`;
  const rest = specifier.split("|").filter((part) => !part.startsWith(`${lineKey}=`));
  return `${typeId}|${rest.join("|")}`;
}

/** A line that can push or be half won is chosen only if it is much better balanced: lists show half lines. */
const splitLinePenalty = 0.2;

function isSplitLine(specifier: string, lineKey: string | undefined): boolean {
  if (lineKey === undefined) return false;
  const value = specifier.split("|").find((part) => part.startsWith(`${lineKey}=`)) ?? "";
  return !value.endsWith(".5");
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
export function mostBalancedLines<Detail>(
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
