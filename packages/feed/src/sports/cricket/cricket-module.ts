import type { Side } from "../../core/source-match.ts";
import type { CreateSportModule, Scoreboard } from "../../core/sport-module.ts";
import { sideIndex } from "../shared/scores.ts";
import { type CricketDetail, type CricketState, cricketStateAt, type InningsState, isTied } from "./cricket-state.ts";
import { ballsPerOver, fullOvers } from "./ball-model.ts";
import type { Fixture } from "../../core/fixture.ts";
import { offerSampleSize } from "../shared/market-offer.ts";
import { rebuildTemplate } from "../shared/market-rule.ts";
import { createBatterChances, createCricketStrengths } from "./cricket-strengths.ts";
import { cricketOffer, cricketRules, topBatterSide, topBatterTemplate } from "./cricket-markets.ts";
import { cricketScenarios } from "./cricket-outlook.ts";
import { createCricketScript } from "./cricket-script.ts";

type Period = Scoreboard["periods"][number];
const superOverCodes = [506, 507];

function phaseOf(state: CricketState): Scoreboard["phase"] {
  const { innings, superOvers, isOver, isInterrupted, winner } = state;
  if (isOver) return winner === null ? { code: 90, key: "abandoned" } : { code: 100, key: "ended" };
  if (isInterrupted) return { code: 80, key: "interrupted" };
  const superOver = superOvers.at(-1);
  if (superOver) return { code: superOverCodes[sideIndex(superOver.side)] ?? 506, key: "super_over" };
  if (isTied(state)) return { code: 505, key: "awaiting_super_over" };
  const last = innings.at(-1);
  if (!last) return { code: 0, key: "not_started" };
  if (last.isClosed && innings.length === 1) return { code: 509, key: "innings_break" };
  const number = innings.length;
  return { code: last.side === "home" ? 501 : 502, key: number === 1 ? "1st_innings" : "2nd_innings", number };
}

/** Overs in cricket notation: 14.2 is fourteen overs and two balls. */
function oversText({ overs, ballsOfOver, balls }: InningsState): string {
  if (overs.length === 0) return "0";
  return ballsOfOver >= ballsPerOver ? String(Math.floor(balls / ballsPerOver)) : `${overs.length - 1}.${ballsOfOver}`;
}

function pairOf(state: CricketState, textOf: (innings: InningsState) => string): readonly [string, string] {
  const of = (side: Side) => {
    const innings = state.innings.find((candidate) => candidate.side === side);
    return innings ? textOf(innings) : "";
  };
  return [of("home"), of("away")];
}

function runsOf(innings: readonly InningsState[]): readonly [number, number] {
  const of = (side: Side) => innings.filter((one) => one.side === side).reduce((sum, { runs }) => sum + runs, 0);
  return [of("home"), of("away")];
}

function targetOf({ target, innings }: CricketState): Scoreboard["details"] {
  const second = innings[1];
  if (!target || !second) return [];
  return [{ key: "target", values: second.side === "home" ? [String(target.runs), ""] : ["", String(target.runs)] }];
}

function detailsOf(state: CricketState): Scoreboard["details"] {
  if (state.innings.length === 0) return [];
  return [
    { key: "wickets", values: pairOf(state, ({ wickets }) => String(wickets)) },
    { key: "overs", values: pairOf(state, oversText) },
    { key: "run_rate", values: pairOf(state, ({ runs, balls }) => (balls === 0 ? "" : ((runs / balls) * ballsPerOver).toFixed(2))) },
    { key: "fours", values: pairOf(state, ({ fours }) => String(fours)) },
    { key: "sixes", values: pairOf(state, ({ sixes }) => String(sixes)) },
    ...targetOf(state),
  ];
}

function periodsOf({ innings, superOvers }: CricketState): readonly Period[] {
  const main: Period = { key: "1st_innings", type: "innings", number: 1, score: runsOf(innings) };
  if (innings.length === 0) return [];
  return superOvers.length === 0 ? [main] : [main, { key: "super_over", type: "super_over", number: 2, score: runsOf(superOvers) }];
}

function progressOf({ innings, isOver }: CricketState): number {
  if (isOver) return 1;
  const whole = fullOvers * ballsPerOver;
  const played = innings.reduce((sum, { isClosed, balls }) => sum + (isClosed ? whole : Math.min(balls, whole)), 0);
  return Math.min(played / (2 * whole), 0.99);
}

/** The score is runs; wickets, overs and rates are details. The server is the batting side. */
function cricketScoreboard(state: CricketState): Scoreboard {
  const batting = state.superOvers.at(-1) ?? state.innings.at(-1);
  return {
    phase: phaseOf(state),
    clock: null,
    progress: progressOf(state),
    breaks: [0.5],
    total: runsOf(state.innings),
    game: null,
    periods: periodsOf(state),
    server: state.isOver || !batting || batting.isClosed ? null : batting.side,
    maxPeriods: 1,
    details: detailsOf(state),
  };
}

export const createCricketModule: CreateSportModule<CricketDetail> = (history) => {
  const strengths = createCricketStrengths(history);
  const batterChances = createBatterChances(history);
  const battersOf = (fixture: Fixture) => ({ home: batterChances.of(fixture, "home"), away: batterChances.of(fixture, "away") });
  const knownBefore = (fixture: Fixture, drift: number) => ({ rates: strengths.scoringRates(fixture, drift), batters: battersOf(fixture) });
  return {
    sport: "cricket",
    createScript: createCricketScript,
    scoreboardAt(_fixture, script, elapsedMs) {
      return cricketScoreboard(cricketStateAt(script.events, elapsedMs));
    },
    outlook(fixture, script, elapsedMs, drift) {
      return cricketScenarios(cricketStateAt(script.events, elapsedMs), knownBefore(fixture, drift));
    },
    markets(fixture, script, elapsedMs) {
      const state = cricketStateAt(script.events, elapsedMs);
      return cricketOffer(state, battersOf(fixture), cricketScenarios(state, knownBefore(fixture, 0), offerSampleSize));
    },
    template(fixture, _script, typeId, specifier) {
      const side = topBatterSide(typeId, specifier);
      const batters = side && batterChances.of(fixture, side);
      return side && batters ? topBatterTemplate(side, batters) : rebuildTemplate(cricketRules, typeId, specifier);
    },
    strengthOf: (teamId, _competition, at) => strengths.strengthOf(teamId, at),
  };
};
