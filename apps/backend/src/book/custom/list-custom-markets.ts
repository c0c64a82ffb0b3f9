import type { Market } from "@touchline/contract/entities/market";
import { hasPrice, isListed, type LineState, type MarketTemplate, type MatchState, type Scenario } from "@touchline/feed";
import type { BookContext } from "../book-context.ts";
import { compareLines, encodeMarket } from "../lines/encode-market.ts";
import { customBlockOf } from "./custom-scenarios.ts";
import type { ExclusiveTypes } from "./exclusive-types.ts";

/** Scenarios that a line is tried on: enough to see that it is a quarter line; its price looks at all of them. */
const triedScenarios = 48;
/** Top batter: shares are possible, but too rare to show in a few scenarios. */
const splitTypes: ReadonlySet<number> = new Set([674]);

const isWholeByTemplate = new WeakMap<MarketTemplate<unknown>, boolean>();

function tried(scenarios: readonly Scenario<unknown>[]): readonly Scenario<unknown>[] {
  const step = Math.max(1, Math.floor(scenarios.length / triedScenarios));
  return scenarios.filter((_scenario, index) => index % step === 0);
}

/** Whether the line is won, lost or void, never split: what a custom bet can settle. */
function isWhole({ template, typeId }: LineState, scenarios: readonly Scenario<unknown>[]): boolean {
  const known = isWholeByTemplate.get(template);
  if (known !== undefined) return known;
  const results = scenarios.flatMap(({ detail }) => template.outcomes.map(({ id }) => template.resultOf(detail, id)));
  const isNeverSplit = !splitTypes.has(typeId) && results.every((result) => result === "win" || result === "lose" || result === "void");
  isWholeByTemplate.set(template, isNeverSplit);
  return isNeverSplit;
}

/** Markets of a match that may be legs of a custom bet, in page order; those that share a group exclude each other. */
export function listCustomMarkets(
  context: BookContext,
  exclusive: ExclusiveTypes,
  { match, locale }: { readonly match: MatchState; readonly locale: string },
): readonly Market[] {
  context.engine.advance(match);
  void context.engine.price(match, "custom");
  const { scenarios } = match;
  if (scenarios === null || (match.phase !== "prematch" && match.phase !== "live")) return [];
  const sample = tried(scenarios);
  const lines = [...match.lines.values()]
    .filter(
      (line) =>
        isListed(line) &&
        hasPrice(line) &&
        line.pricedAt === match.pricedAt &&
        customBlockOf(match, line.template) !== null &&
        isWhole(line, sample),
    )
    .sort(compareLines);
  const groups = exclusive.groupsOf(match, lines);
  const names = context.namesOf(locale);
  return lines.map((line) => ({
    ...encodeMarket(names, match, line),
    custom_bet_groups: [...(groups.get(line.typeId) ?? [])],
  }));
}
