import type { Pair, Side, SoccerFacts, SourceMatch } from "../../core/source-match.ts";
import type { CreateSportModule, Scoreboard } from "../../core/sport-module.ts";
import { periodMinutes, type PeriodNumber, periodStartMinute, type SoccerStage, type SoccerState, stateAt } from "./soccer-state.ts";
import { cornersOf, coverageOf, type SoccerCoverage, type SoccerDetail } from "./soccer-detail.ts";
import { factsOf, type Fixture } from "../../core/fixture.ts";
import { soccerOffer } from "./markets/soccer-offer.ts";
import { soccerTemplate } from "./markets/soccer-template.ts";
import { soccerOutlook } from "./model/soccer-outlook.ts";
import { createSoccerRatings } from "./model/soccer-ratings.ts";
import { createScorerRecord } from "./scorer-players.ts";
import { createSoccerScript } from "./soccer-script.ts";

type Phase = Scoreboard["phase"];
type Period = Scoreboard["periods"][number];

const playingPhases: Readonly<Record<PeriodNumber, Phase>> = {
  1: { code: 6, key: "1st_half", number: 1 },
  2: { code: 7, key: "2nd_half", number: 2 },
  3: { code: 41, key: "1st_extra", number: 1 },
  4: { code: 42, key: "2nd_extra", number: 2 },
};

function endPhase(state: SoccerState): Phase {
  if (state.hadShootout) return { code: 120, key: "after_penalties" };
  return state.periodsBegun > 2 ? { code: 110, key: "after_extra_time" } : { code: 100, key: "ended" };
}

function phaseOf(state: SoccerState): Phase {
  switch (state.stage.type) {
    case "not_started":
      return { code: 0, key: "not_started" };
    case "playing":
      return playingPhases[state.stage.period];
    case "half_time":
      return state.stage.next === 2 ? { code: 31, key: "halftime" } : { code: 33, key: "extra_time_halftime" };
    case "awaiting_extra_time":
      return { code: 32, key: "awaiting_extra_time" };
    case "awaiting_shootout":
      return { code: 34, key: "awaiting_penalties" };
    case "shootout":
      return { code: 50, key: "penalties" };
    case "over":
      return endPhase(state);
  }
}

function stoppedAt(minutes: number): Scoreboard["clock"] {
  return { playedSeconds: minutes * 60, stoppageSeconds: null, remainingSeconds: null, stopped: true };
}

function clockOf(stage: SoccerStage, periodsBegun: number): Scoreboard["clock"] {
  if (stage.type === "playing") {
    const nominal = periodMinutes[stage.period] * 60;
    const stoppageSeconds = stage.second >= nominal ? stage.second - nominal : null;
    return {
      playedSeconds: periodStartMinute[stage.period] * 60 + stage.second,
      stoppageSeconds,
      remainingSeconds: null,
      stopped: false,
    };
  }
  if (stage.type === "not_started") return null;
  if (stage.type === "half_time") return stoppedAt(stage.next === 2 ? 45 : 105);
  return stoppedAt(periodsBegun > 2 ? 120 : 90);
}

function scoreOf(state: SoccerState, isCounted: (period: PeriodNumber) => boolean): Pair {
  const count = (side: Side) => state.goals.filter((goal) => goal.side === side && isCounted(goal.period)).length;
  return [count("home"), count("away")];
}

function periodsOf(state: SoccerState): Period[] {
  const periods: Period[] = [];
  if (state.periodsBegun > 0) periods.push({ key: "1st_half", type: "half", number: 1, score: scoreOf(state, (period) => period === 1) });
  if (state.periodsBegun > 1) periods.push({ key: "2nd_half", type: "half", number: 2, score: scoreOf(state, (period) => period === 2) });
  if (state.periodsBegun > 2) periods.push({ key: "overtime", type: "overtime", number: 3, score: scoreOf(state, (period) => period > 2) });
  if (state.hadShootout) periods.push({ key: "penalties", type: "penalties", number: 4, score: state.scored });
  return periods;
}

function textPair([home, away]: Pair): readonly [string, string] {
  return [String(home), String(away)];
}

function detailsOf(state: SoccerState, { hasCards, hasCorners }: SoccerCoverage): Scoreboard["details"] {
  const corners = cornersOf(state);
  return [
    ...(hasCorners ? [{ key: "corners", values: textPair([corners.home, corners.away]) }] : []),
    ...(hasCards
      ? [
          { key: "yellow_cards", values: textPair(state.yellow) },
          { key: "red_cards", values: textPair(state.red) },
        ]
      : []),
  ];
}

const plannedMinutes = 93 + 3 + 15;

function progressOf(state: SoccerState): number {
  if (state.stage.type === "over") return 1;
  const playedMinutes = Math.max(state.elapsedMs, 0) / 60_000;
  return state.periodsBegun > 2 || state.stage.type.startsWith("awaiting") ? 0.99 : Math.min(playedMinutes / plannedMinutes, 0.99);
}

/** The total includes extra time but not the shoot-out. */
function soccerScoreboard(state: SoccerState, coverage: SoccerCoverage): Scoreboard {
  return {
    phase: phaseOf(state),
    clock: clockOf(state.stage, state.periodsBegun),
    progress: progressOf(state),
    breaks: [Math.round((47.5 / plannedMinutes) * 1000) / 1000, Math.round((62.5 / plannedMinutes) * 1000) / 1000],
    total: scoreOf(state, () => true),
    game: null,
    periods: periodsOf(state),
    server: null,
    maxPeriods: 2,
    details: detailsOf(state, coverage),
  };
}

/** An awarded match has a result but was not played. */
function toAwarded(board: Scoreboard, { ft }: SoccerFacts): Scoreboard {
  return { ...board, clock: null, details: [], total: board.progress === 1 ? ft : board.total };
}

/** Football: replays real goals and scores and prices them with a Dixon-Coles model of earlier matches. */
export const createSoccerModule: CreateSportModule<SoccerDetail> = (history) => {
  const ratings = createSoccerRatings(history);
  const record = createScorerRecord(history);
  const coverages = new WeakMap<SourceMatch, SoccerCoverage>();
  const cachedCoverage = (fixture: Fixture): SoccerCoverage => {
    const cached = fixture.source === null ? undefined : coverages.get(fixture.source);
    if (cached) return cached;
    const coverage = coverageOf(fixture, record);
    if (fixture.source !== null) coverages.set(fixture.source, coverage);
    return coverage;
  };
  return {
    sport: "soccer",
    isOutlookExact: true,
    createScript: createSoccerScript,
    scoreboardAt(fixture, script, elapsedMs) {
      const board = soccerScoreboard(stateAt(script.events, elapsedMs), cachedCoverage(fixture));
      return script.end.kind === "awarded" ? toAwarded(board, factsOf(fixture, "soccer")) : board;
    },
    outlook: (fixture, script, elapsedMs, drift) =>
      soccerOutlook(stateAt(script.events, elapsedMs), ratings.ratesOf(fixture), {
        coverage: cachedCoverage(fixture),
        drift,
      }),
    markets: (fixture, script, elapsedMs) =>
      soccerOffer(stateAt(script.events, elapsedMs), ratings.ratesOf(fixture), cachedCoverage(fixture)),
    template: (fixture, _script, typeId, specifier) => soccerTemplate(typeId, specifier, cachedCoverage(fixture)),
    strengthOf: (teamId, competition, at) => ratings.strengthOf(teamId, competition, at),
  };
};
