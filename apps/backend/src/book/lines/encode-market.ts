import type { Market, OutcomeResultName } from "@touchline/contract/entities/market";
import type { FeedNames, LineState, MarketDefinition, MarketTemplate, MatchState, OutcomeResult, SideAndLine } from "@touchline/feed";
import { providerOf } from "../feed-providers.ts";
import { outcomeIdsOf, typeToMarketId } from "./line-ids.ts";

/** Names of a line in one locale. */
interface LineNames {
  readonly market: string;
  readonly outcomes: readonly string[];
  /** For each outcome its side and line, the team of a player, or null. */
  readonly sides: readonly (SideAndLine | { readonly side: string } | null)[];
}

/** Maximum number of lines with cached names, in all locales together; beyond it, the cache is emptied. */
const maxCachedNames = 30_000;
let namesByLine = new WeakMap<LineState, Map<FeedNames, LineNames>>();
let cachedNamesCount = 0;

/** URN of a match or outright event, in a namespace of its own. */
export function matchUrn(id: number): string {
  return `tl:match:${id}`;
}

export function nameLine(
  names: FeedNames,
  match: MatchState,
  line: { readonly definition: MarketDefinition; readonly template: MarketTemplate<unknown> },
): LineNames {
  const { home, away } = match.fixture;
  const sides = { home: names.team(home).common, away: names.team(away).common };
  const naming = { definition: line.definition, specifier: line.template.specifier, ...sides };
  const { outcomes } = line.template;
  return {
    market: names.market(naming),
    outcomes: outcomes.map((outcome) => names.outcome(naming, outcome)),
    sides: outcomes.map(({ id, side }) => names.sideAndLine(naming, id) ?? (side === undefined ? null : { side: sides[side] })),
  };
}

function cachedNames(names: FeedNames, match: MatchState, line: LineState): LineNames {
  const known = namesByLine.get(line)?.get(names);
  if (known !== undefined) return known;
  if (cachedNamesCount >= maxCachedNames) {
    namesByLine = new WeakMap();
    cachedNamesCount = 0;
  }
  const byNames = namesByLine.get(line) ?? new Map<FeedNames, LineNames>();
  namesByLine.set(line, byNames);
  const named = nameLine(names, match, line);
  byNames.set(names, named);
  cachedNamesCount += 1;
  return named;
}

const resultNames: Readonly<Record<Extract<OutcomeResult, string>, OutcomeResultName>> = {
  win: "win_entire",
  lose: "lose_entire",
  void: "refund_entire",
  half_win: "refund_half_win_other",
  half_lose: "refund_half_lose_other",
};

/** The wire name of a result. */
export function resultName(result: OutcomeResult): OutcomeResultName {
  return typeof result === "string" ? resultNames[result] : "win_entire";
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** Converts a line to its wire format. */
export function encodeMarket(names: FeedNames, match: MatchState, line: LineState): Market {
  const { market, outcomes, sides } = cachedNames(names, match, line);
  const ids = outcomeIdsOf(line.template);
  return {
    id: typeToMarketId(line.typeId),
    market_external_id: line.typeId,
    match_id: match.fixture.id,
    match_urn_id: matchUrn(match.fixture.id),
    name: market,
    specifier: line.specifier,
    status: line.status,
    priority: line.definition.priority,
    most_balanced: line.mostBalanced,
    market_groups: ["all", ...line.definition.tabs],
    custom_bet_groups: [],
    next_bet_stop: isoOrNull(line.closesAt),
    provider: providerOf(match.fixture.sport),
    simulated_detail: line.simulatedDetail,
    outcomes: line.template.outcomes.map(({ id }, index) => {
      const odds = line.odds[index] ?? 0;
      const result = line.results?.[index];
      return {
        id: ids[index] ?? 0,
        outcome_external_id: id,
        name: outcomes[index] ?? id,
        ...sides[index],
        active: odds > 0,
        odds: odds > 0 ? odds : null,
        ...(result === undefined ? {} : { result: line.status === -4 ? "canceled" : resultName(result) }),
      };
    }),
  };
}

/** The value of a line in its ladder, and the specifiers that it shares with the other lines of the ladder. */
function ladderOf({ definition, specifier }: LineState): { readonly value: number; readonly rest: string } {
  const parts = specifier.split("|");
  const isValue = (part: string) => definition.lineKey !== undefined && part.startsWith(`${definition.lineKey}=`);
  const value = parts.find(isValue)?.slice((definition.lineKey?.length ?? 0) + 1) ?? "0";
  return { value: Number.parseFloat(value) || 0, rest: parts.filter((part) => !isValue(part)).join("|") };
}

const numbersInOrder = new Intl.Collator("en", { numeric: true });

/** Display order: by priority and type, then ladder by ladder (the first set before the second), each from its lowest line. */
export function compareLines(left: LineState, right: LineState): number {
  const byType = left.definition.priority - right.definition.priority || left.typeId - right.typeId;
  if (byType !== 0) return byType;
  const [one, other] = [ladderOf(left), ladderOf(right)];
  return numbersInOrder.compare(one.rest, other.rest) || one.value - other.value;
}
