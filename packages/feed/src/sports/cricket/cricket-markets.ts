import type { Side } from "../../core/source-match.ts";
import type { MarketTemplate, Scenario } from "../../core/sport-module.ts";
import type { LineParams } from "../../core/specifier.ts";
import { createOfferBuilder, type OfferBuilder } from "../shared/market-offer.ts";
import { indexRules, lineSpecifiers, type MarketKind, type MarketRule } from "../shared/market-rule.ts";
import { signOf, sumFirst } from "../shared/scores.ts";
import type { Batter } from "./cricket-strengths.ts";
import type { CricketDetail, CricketState, InningsDetail } from "./cricket-state.ts";
import { fullOvers } from "./ball-model.ts";

type Rule = MarketRule<CricketDetail>;
type Measure = (detail: CricketDetail) => number | null;

/** Last overs of the groups that have their own lines. */
const overGroups = [6, 10, 15, 20] as const;
/** Specifier of lines that need a match of twenty overs. */
const maxOvers = String(fullOvers);

function bothFull({ home, away }: CricketDetail): boolean {
  return (home?.isFull ?? false) && (away?.isFull ?? false);
}

function reached(innings: InningsDetail | null, overs: number): boolean {
  return innings !== null && (innings.isFull || innings.overs.length >= overs);
}

/** Runs of both sides. */
const matchTotalType = 18;

function firstInningsOf({ first, home, away }: CricketDetail): InningsDetail | null {
  return first === null ? null : first === "home" ? home : away;
}

const isFirstInnings = ({ inningnr }: LineParams) => inningnr === "1";

function sumOf(pick: (innings: InningsDetail) => number): Measure {
  return ({ home, away }) => (home ? pick(home) : 0) + (away ? pick(away) : 0);
}

/** A rule on one innings; each side has one in a match of twenty overs. */
function inningsRule(
  typeId: number,
  kind: MarketKind,
  rule: { readonly measure: Measure; readonly isComplete: (detail: CricketDetail) => boolean },
): Rule {
  return { typeId, kind, specifiers: ["inningnr", ...lineSpecifiers(kind)], needs: ["innings"], accepts: isFirstInnings, ...rule };
}

function boundariesRule(typeId: number, pick: (innings: InningsDetail) => number): Rule {
  return {
    typeId,
    kind: "over_under",
    specifiers: ["total", "maxovers"],
    needs: ["balls"],
    accepts: (params) => params["maxovers"] === maxOvers,
    measure: sumOf(pick),
    isComplete: bothFull,
  };
}

const isOverGroup = (params: LineParams) => isFirstInnings(params) && overGroups.some((overs) => String(overs) === params["overnr"]);

function overGroupRule(typeId: number, side: Side): Rule {
  return {
    typeId,
    kind: "over_under",
    specifiers: ["inningnr", "overnr", "total"],
    needs: ["overs"],
    accepts: isOverGroup,
    measure: (detail, _params, { overnr }) => {
      const innings = detail[side];
      return innings ? sumFirst(innings.overs, overnr ?? 0) : null;
    },
    isComplete: (detail, _params, { overnr }) => reached(detail[side], overnr ?? 0),
  };
}

/** Void if the over was not bowled. */
function overRule(typeId: number, side: Side): Rule {
  return {
    typeId,
    kind: "over_under",
    specifiers: ["inningnr", "overnr", "total"],
    needs: ["overs"],
    accepts: (params) => isFirstInnings(params) && /^([1-9]|1\d|20)$/.test(params["overnr"] ?? ""),
    measure: (detail, _params, { overnr }) => detail[side]?.overs[(overnr ?? 0) - 1] ?? null,
  };
}

const overGroupResultRule: Rule = {
  typeId: 351,
  kind: "three_way",
  specifiers: ["inningnr", "overnr"],
  needs: ["overs"],
  accepts: isOverGroup,
  measure: ({ home, away }, _params, { overnr }) =>
    home && away ? sumFirst(home.overs, overnr ?? 0) - sumFirst(away.overs, overnr ?? 0) : null,
  isComplete: ({ home, away }, _params, { overnr }) => reached(home, overnr ?? 0) && reached(away, overnr ?? 0),
};

export const cricketRules: ReadonlyMap<number, Rule> = indexRules<CricketDetail>([
  { typeId: 340, kind: "two_way", specifiers: [], needs: ["final"], measure: ({ winner }) => signOf(winner) },
  { typeId: 342, kind: "yes_no", specifiers: [], needs: ["final"], measure: (detail) => Number(detail.isTied) },
  { typeId: 694, kind: "two_way", specifiers: [], needs: ["toss"], measure: ({ toss }) => signOf(toss) },
  {
    typeId: matchTotalType,
    kind: "over_under",
    specifiers: ["total"],
    needs: ["innings"],
    measure: sumOf(({ runs }) => runs),
    isComplete: bothFull,
  },
  inningsRule(605, "over_under", {
    measure: (detail) => firstInningsOf(detail)?.runs ?? null,
    isComplete: (detail) => firstInningsOf(detail)?.isFull ?? false,
  }),
  inningsRule(606, "over_under", { measure: ({ home }) => home?.runs ?? null, isComplete: ({ home }) => home?.isFull ?? false }),
  inningsRule(607, "over_under", { measure: ({ away }) => away?.runs ?? null, isComplete: ({ away }) => away?.isFull ?? false }),
  inningsRule(711, "three_way", { measure: ({ home, away }) => (home && away ? home.runs - away.runs : null), isComplete: bothFull }),
  boundariesRule(639, ({ fours }) => fours),
  boundariesRule(640, ({ sixes }) => sixes),
  overGroupResultRule,
  overGroupRule(352, "home"),
  overGroupRule(353, "away"),
  overRule(356, "home"),
  overRule(357, "away"),
]);

const topBatterTypes: Readonly<Record<Side, number>> = { home: 674, away: 675 };
const specifier = `inningnr=1|maxovers=${maxOvers}|type=prematch`;

/** Most runs of a side; batters tied at the top share the win. */
export function topBatterTemplate(side: Side, batters: readonly Batter[]): MarketTemplate<CricketDetail> {
  return {
    typeId: topBatterTypes[side],
    specifier,
    outcomes: batters.map(({ id, name }) => ({ id, name })),
    needs: ["innings"],
    resultOf(detail, outcomeId) {
      const winners = detail[side]?.topBatters ?? [];
      if (winners.length === 0) return "void";
      if (!winners.includes(outcomeId)) return "lose";
      return winners.length === 1 ? "win" : { deadHeatShare: 1 / winners.length };
    },
  };
}

/** The side of a top batter line; null for other lines. */
export function topBatterSide(typeId: number, candidate: string): Side | null {
  if (candidate !== specifier) return null;
  return typeId === topBatterTypes.home ? "home" : typeId === topBatterTypes.away ? "away" : null;
}

type Template = MarketTemplate<CricketDetail>;
type Offer = OfferBuilder<CricketDetail>;

const sides = ["home", "away"] as const;
const firstInnings = { inningnr: "1" };
const overGroupTypes = { home: 352, away: 353 } as const;
const overTypes = { home: 356, away: 357 } as const;
const inningsTypes = { home: 606, away: 607 } as const;
const oversAhead = 2;

function inningsLines(state: CricketState, { ladder }: Offer, side: Side): readonly Template[] {
  const innings = state.innings.find((candidate) => candidate.side === side);
  if (innings?.isClosed) return [];
  const begun = innings?.overs.length ?? 0;
  const groups = overGroups.filter((overs) => overs > begun && overs < fullOvers);
  const isNext = innings !== undefined || state.innings.length === 0 || state.innings[0]?.isClosed;
  const next = Array.from({ length: oversAhead }, (_, index) => begun + index + 1).filter((over) => isNext && over <= fullOvers);
  return [
    ...ladder(inningsTypes[side], { params: firstInnings, lines: 5, step: 6 }),
    ...groups.flatMap((overs) => ladder(overGroupTypes[side], { params: { ...firstInnings, overnr: String(overs) }, lines: 3, step: 4 })),
    ...next.flatMap((over) => ladder(overTypes[side], { params: { ...firstInnings, overnr: String(over) }, lines: 3, step: 2 })),
  ];
}

function matchLines(state: CricketState, { line, ladder }: Offer): readonly Template[] {
  const boundaries = { params: { maxovers: maxOvers }, lines: 3, step: 2 };
  const isLast = state.innings.length > 1;
  return [
    ...line(340),
    ...line(342),
    ...(state.toss === null ? line(694) : []),
    ...(isLast ? [] : ladder(matchTotalType, { lines: 5, step: 10 })),
    // From the toss on, the total of the side that bats first replaces it.
    ...(state.toss === null ? ladder(605, { params: firstInnings, lines: 5, step: 6 }) : []),
    ...ladder(639, boundaries),
    ...ladder(640, boundaries),
    ...overGroups.filter((overs) => overs < fullOvers).flatMap((overs) => line(351, { ...firstInnings, overnr: String(overs) })),
  ];
}

/** The lines on offer in a state, chosen from a sample of its scenarios. */
export function cricketOffer(
  state: CricketState,
  batters: Readonly<Record<Side, readonly Batter[] | null>>,
  sample: readonly Scenario<CricketDetail>[],
): readonly Template[] {
  if (state.isOver || state.isInterrupted) return [];
  const topBatters = sides.flatMap((side) => {
    const squad = batters[side];
    return squad && !state.innings.some((innings) => innings.side === side) ? [topBatterTemplate(side, squad)] : [];
  });
  const offer = createOfferBuilder(cricketRules, sample);
  const templates = [...matchLines(state, offer), ...sides.flatMap((side) => inningsLines(state, offer, side))];
  return [...offer.open(templates), ...topBatters];
}
