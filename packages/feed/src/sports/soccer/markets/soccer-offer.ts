import type { Pair } from "../../../core/source-match.ts";
import type { MarketTemplate } from "../../../core/sport-module.ts";
import { firstHalfShare } from "../minute-profile.ts";
import { remainingHalves, type RunningWindow, runningWindow } from "../model/soccer-outlook.ts";
import type { MatchRates } from "../model/soccer-ratings.ts";
import {
  awayGoals,
  bookingsOf,
  cardsOf,
  cornersOf,
  homeGoals,
  type SoccerCoverage,
  type SoccerDetail,
  soccerDetailAt,
} from "../soccer-detail.ts";
import type { SoccerState } from "../soccer-state.ts";
import { type CountForecast, halfLines, handicapLines, openLines } from "./line-choice.ts";
import { exactGoalsVariant } from "./soccer-rules.ts";
import { soccerTemplate } from "./soccer-template.ts";
import { cardFirstHalfShare, cornerFirstHalfShare } from "../match-moments.ts";
import { redMean } from "../model/set-piece-outlook.ts";
import { scoreTotal } from "../../shared/scores.ts";

type Template = MarketTemplate<SoccerDetail>;

/** The inputs to the choice of lines. */
interface Situation {
  readonly state: SoccerState;
  readonly coverage: SoccerCoverage;
  readonly now: SoccerDetail;
  /** Expected goals in each half [home, away]. */
  readonly first: Pair;
  readonly second: Pair;
  readonly rates: MatchRates;
  readonly left: Pair;
}

type LineName = readonly [typeId: number, specifier: string];

function named(typeId: number, key: string, lines: readonly number[]): readonly LineName[] {
  return lines.map((line) => [typeId, `${key}=${line}`]);
}

function withTotal(typeId: number) {
  return (total: number): LineName => [typeId, `total=${total}`];
}

function plain(typeIds: readonly number[]): readonly LineName[] {
  return typeIds.map((typeId) => [typeId, ""]);
}

const matchHandicaps = { step: 0.25, lines: 5 } as const;
const halfHandicaps = { step: 0.25, lines: 3 } as const;
const cornerHandicaps = { step: 1, lines: 5 } as const;

function fullTimeLines({ now, first, second }: Situation): readonly LineName[] {
  const home: CountForecast = { seen: homeGoals(now), expected: first[0] + second[0] };
  const away: CountForecast = { seen: awayGoals(now), expected: first[1] + second[1] };
  const both: CountForecast = { seen: home.seen + away.seen, expected: home.expected + away.expected };
  const totals = halfLines(both, 5);
  const middle = halfLines(both, 3);
  const lead = { lead: home.seen - away.seen, home: home.expected, away: away.expected };
  const starts = ["0:1", "1:0", "0:2", "2:0"].map((hcp): LineName => [14, `hcp=${hcp}`]);
  return [
    ...plain([1, 10, 11]),
    ...named(18, "total", totals),
    ...named(16, "hcp", handicapLines(lead, matchHandicaps)),
    ...starts,
    ...named(19, "total", halfLines(home, 3)),
    ...named(20, "total", halfLines(away, 3)),
    [21, `variant=${exactGoalsVariant}`],
    ...plain([26, 29, 30, 31, 32, 33, 34, 35, 45, 47, 48, 49, 50, 51, 52, 546]),
    // After the second goal, many of the ranges are equivalent.
    ...(both.seen < 2 ? plain([548]) : []),
    ...[37, 547].flatMap((typeId) => middle.map(withTotal(typeId))),
    // With a total below two goals, half of the outcomes are impossible.
    ...[36, 818].flatMap((typeId) => middle.filter((total) => total > 2).map(withTotal(typeId))),
    [8, `goalnr=${both.seen + 1}`],
  ];
}

function halfLinesOf({ now, first, second, left }: Situation): readonly LineName[] {
  const early: CountForecast = { seen: now.home1 + now.away1, expected: first[0] + first[1] };
  const late: CountForecast = { seen: now.home2 + now.away2, expected: second[0] + second[1] };
  const lateLines: readonly LineName[] = [
    ...plain([83, 86]),
    ...named(90, "total", halfLines(late, 3)),
    ...named(88, "hcp", handicapLines({ lead: now.home2 - now.away2, home: second[0], away: second[1] }, halfHandicaps)),
  ];
  if (left[0] === 0) return lateLines;
  return [
    ...plain([60, 63, 64, 75, 81]),
    [62, `goalnr=${early.seen + 1}`],
    ...named(66, "hcp", handicapLines({ lead: now.home1 - now.away1, home: first[0], away: first[1] }, halfHandicaps)),
    ...named(68, "total", halfLines(early, 3)),
    ...lateLines,
  ];
}

function setPieceLines({ state, coverage, rates, left }: Situation): readonly LineName[] {
  const share = cornerFirstHalfShare * left[0] + (1 - cornerFirstHalfShare) * left[1];
  const lines: LineName[] = [];
  if (coverage.hasCorners) {
    const seen = cornersOf(state);
    const [home, away]: Pair = [rates.corners[0] * share, rates.corners[1] * share];
    const lead = { lead: seen.home - seen.away, home, away };
    lines.push([162, ""], ...named(165, "hcp", handicapLines(lead, cornerHandicaps)));
    lines.push(...named(166, "total", halfLines({ seen: seen.home + seen.away, expected: home + away }, 5)));
    if (left[0] > 0)
      lines.push(
        ...named(
          177,
          "total",
          halfLines({ seen: seen.firstHalf, expected: scoreTotal(rates.corners) * cornerFirstHalfShare * left[0] }, 3),
        ),
      );
  }
  if (coverage.hasCards) {
    const seen = cardsOf(state);
    const expected = (scoreTotal(rates.yellow) + 4 * redMean) * (cardFirstHalfShare * left[0] + (1 - cardFirstHalfShare) * left[1]);
    lines.push([136, ""], [146, ""], ...named(139, "total", halfLines({ seen: bookingsOf(seen, 0) + bookingsOf(seen, 1), expected }, 5)));
  }
  return lines;
}

function shortTermLines({ state, coverage, now }: Situation): readonly LineName[] {
  const window = openWindow(state);
  const type = state.stage.type === "not_started" ? "prematch" : "live";
  const scored = now.scorers?.scored.length ?? 0;
  return [
    ...(window === null ? [] : [[105, `from=${window.index * 10 + 1}|to=${window.index * 10 + 10}`] as const]),
    ...(coverage.sheet === null ? [] : [[38, `goalnr=${scored + 1}|type=${type}`] as const, [40, `type=${type}`] as const]),
  ];
}

/** The current window; null once betting on it has closed. */
function openWindow(state: SoccerState): RunningWindow | null {
  const window = runningWindow(state);
  return window !== null && state.elapsedMs < window.closesAtMs ? window : null;
}

function withClosing(template: Template, state: SoccerState): Template {
  const closesAtMs = template.typeId === 105 ? runningWindow(state)?.closesAtMs : undefined;
  return closesAtMs === undefined ? template : { ...template, closesAtMs };
}

function afterFullTime(state: SoccerState): readonly LineName[] {
  const { type } = state.stage;
  if (type === "awaiting_shootout" || type === "shootout") return [[123, ""]];
  return type === "awaiting_extra_time" || state.periodsBegun > 2 ? [[113, ""]] : [];
}

/** The lines on offer in a state. */
export function soccerOffer(state: SoccerState, rates: MatchRates, coverage: SoccerCoverage): readonly Template[] {
  const late = afterFullTime(state);
  const find = (lines: readonly LineName[]) => lines.flatMap(([typeId, specifier]) => soccerTemplate(typeId, specifier, coverage) ?? []);
  if (state.stage.type === "over") return [];
  if (late.length > 0) return find(late);
  const left = remainingHalves(state);
  const share = (half: number): Pair => [rates.goals[0] * half, rates.goals[1] * half];
  const situation: Situation = {
    state,
    coverage,
    rates,
    left,
    now: soccerDetailAt(state, coverage),
    first: share(firstHalfShare * left[0]),
    second: share((1 - firstHalfShare) * left[1]),
  };
  const names = [...fullTimeLines(situation), ...halfLinesOf(situation), ...setPieceLines(situation), ...shortTermLines(situation)];
  return openLines(find(names), situation.now, { left, windowIndex: runningWindow(state)?.index ?? null }).map((template) =>
    withClosing(template, state),
  );
}
