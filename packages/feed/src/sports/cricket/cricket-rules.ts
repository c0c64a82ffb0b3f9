import type { Side } from "../../dataset/source-match.ts";
import { indexRules, type LineParams, type MarketKind, type MarketRule } from "../shared-market-rule.ts";
import { fullOvers, type CricketDetail, type InningsDetail } from "./cricket-detail.ts";

type Rule = MarketRule<CricketDetail>;
type Measure = (detail: CricketDetail) => number | null;

/** Ends of the groups of overs that have lines of their own. */
export const overGroups = [6, 10, 15, 20] as const;
/** Specifier of lines that stand on a match of twenty overs. */
export const maxOvers = String(fullOvers);

function lineKeys(kind: MarketKind): readonly string[] {
  return kind === "over_under" ? ["total"] : [];
}

function sumOvers({ overs }: InningsDetail, count: number): number {
  let sum = 0;
  for (let index = 0; index < Math.min(count, overs.length); index += 1) sum += overs[index] ?? 0;
  return sum;
}

function signOf(winner: Side | null): number | null {
  return winner === null ? null : winner === "home" ? 1 : -1;
}

function bothFull({ home, away }: CricketDetail): boolean {
  return (home?.isFull ?? false) && (away?.isFull ?? false);
}

function reached(innings: InningsDetail | null, overs: number): boolean {
  return innings !== null && (innings.isFull || innings.overs.length >= overs);
}

const isFirstInnings = ({ inningnr }: LineParams) => inningnr === "1";

function sumOf(pick: (innings: InningsDetail) => number): Measure {
  return ({ home, away }) => (home ? pick(home) : 0) + (away ? pick(away) : 0);
}

/** Runs of an innings; a side's first innings is its only one in a match of twenty overs. */
function inningsRule(
  typeId: number,
  kind: MarketKind,
  rule: { readonly measure: Measure; readonly isComplete: (detail: CricketDetail) => boolean },
): Rule {
  return { typeId, kind, specifiers: ["inningnr", ...lineKeys(kind)], needs: ["innings"], accepts: isFirstInnings, ...rule };
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
      return innings ? sumOvers(innings, overnr ?? 0) : null;
    },
    isComplete: (detail, _params, { overnr }) => reached(detail[side], overnr ?? 0),
  };
}

/** Void when the over was not bowled. */
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
  measure: ({ home, away }, _params, { overnr }) => (home && away ? sumOvers(home, overnr ?? 0) - sumOvers(away, overnr ?? 0) : null),
  isComplete: ({ home, away }, _params, { overnr }) => reached(home, overnr ?? 0) && reached(away, overnr ?? 0),
};

export const cricketRules: ReadonlyMap<number, Rule> = indexRules<CricketDetail>([
  { typeId: 340, kind: "two_way", specifiers: [], needs: ["final"], measure: ({ winner }) => signOf(winner) },
  { typeId: 342, kind: "yes_no", specifiers: [], needs: ["final"], measure: (detail) => Number(detail.isTied) },
  { typeId: 694, kind: "two_way", specifiers: [], needs: ["toss"], measure: ({ toss }) => signOf(toss) },
  inningsRule(605, "over_under", { measure: sumOf(({ runs }) => runs), isComplete: bothFull }),
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
