import type { Side } from "../../dataset/source-match.ts";
import type { MarketTemplate, Scenario } from "../../sport-module.ts";
import { ladderTemplates, withoutDecided } from "../shared-line-ladder.ts";
import { templateOf, type LineParams } from "../shared-market-rule.ts";
import type { Batter } from "./batter-chances.ts";
import { fullOvers, type CricketDetail } from "./cricket-detail.ts";
import { cricketRules, maxOvers, overGroups } from "./cricket-rules.ts";
import type { CricketState } from "./cricket-state.ts";
import { topBatterTemplate } from "./top-batter-rule.ts";

type Template = MarketTemplate<CricketDetail>;
type Sample = readonly Scenario<CricketDetail>[];

const sides = ["home", "away"] as const;
const firstInnings = { inningnr: "1" };
const overGroupTypes = { home: 352, away: 353 } as const;
const overTypes = { home: 356, away: 357 } as const;
const inningsTypes = { home: 606, away: 607 } as const;
const oversAhead = 2;

function line(typeId: number, params: LineParams = {}): readonly Template[] {
  const rule = cricketRules.get(typeId);
  return rule ? [templateOf(rule, params)] : [];
}

function ladder(
  sample: Sample,
  typeId: number,
  plan: { readonly params: LineParams; readonly lines: number; readonly step: number },
): readonly Template[] {
  const rule = cricketRules.get(typeId);
  return rule ? ladderTemplates(rule, plan, sample) : [];
}

/** Lines of an innings until its last over begins. */
function inningsLines(state: CricketState, sample: Sample, side: Side): readonly Template[] {
  const innings = state.innings.find((candidate) => candidate.side === side);
  if (innings?.isClosed) return [];
  const begun = innings?.overs.length ?? 0;
  const groups = overGroups.filter((overs) => overs > begun && overs < fullOvers);
  const isNext = innings !== undefined || state.innings.length === 0 || state.innings[0]?.isClosed;
  const next = Array.from({ length: oversAhead }, (_, index) => begun + index + 1).filter((over) => isNext && over <= fullOvers);
  return [
    ...ladder(sample, inningsTypes[side], { params: firstInnings, lines: 5, step: 6 }),
    ...groups.flatMap((overs) =>
      ladder(sample, overGroupTypes[side], { params: { ...firstInnings, overnr: String(overs) }, lines: 3, step: 4 }),
    ),
    ...next.flatMap((over) => ladder(sample, overTypes[side], { params: { ...firstInnings, overnr: String(over) }, lines: 3, step: 2 })),
  ];
}

function matchLines(state: CricketState, sample: Sample): readonly Template[] {
  const boundaries = { params: { maxovers: maxOvers }, lines: 3, step: 2 };
  const isLast = state.innings.length > 1;
  return [
    ...line(340),
    ...line(342),
    ...(state.toss === null ? line(694) : []),
    ...line(711, firstInnings),
    ...(isLast ? [] : ladder(sample, 605, { params: firstInnings, lines: 5, step: 10 })),
    ...ladder(sample, 639, boundaries),
    ...ladder(sample, 640, boundaries),
    ...overGroups.filter((overs) => overs < fullOvers).flatMap((overs) => line(351, { ...firstInnings, overnr: String(overs) })),
  ];
}

/** What is on offer in a state, judged by a sample of its scenarios. */
export function cricketOffer(
  state: CricketState,
  batters: Readonly<Record<Side, readonly Batter[] | null>>,
  sample: Sample,
): readonly Template[] {
  if (state.isOver || state.isInterrupted) return [];
  const topBatters = sides.flatMap((side) => {
    const squad = batters[side];
    return squad && !state.innings.some((innings) => innings.side === side) ? [topBatterTemplate(side, squad)] : [];
  });
  const templates = [...matchLines(state, sample), ...sides.flatMap((side) => inningsLines(state, sample, side))];
  return [...withoutDecided(templates, sample), ...topBatters];
}
