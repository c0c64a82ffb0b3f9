import type { MatchClock, MatchEnd, MatchStatistics, MatchStatus, PeriodScore } from "@touchline/contract/entities/match";
import { parseClockTime } from "@touchline/domain";
import {
  fieldsOf,
  type ReadContext,
  type Reader,
  readFlag,
  readOneOf,
  readRows,
  readText,
  readTime,
  readWhole,
  requireFields,
  Unreadable,
} from "./fields.ts";

type ScorePair = NonNullable<MatchStatistics["total_score"]>;
type Phase = MatchStatistics["phase"];

function readScore(value: unknown): ScorePair | null {
  const [home, away] = [readWhole(fieldsOf(value)["home"]), readWhole(fieldsOf(value)["away"])];
  return home === null || away === null ? null : { home, away };
}

function readGameScore(value: unknown): { home: string; away: string } | null {
  const [home, away] = [readText(fieldsOf(value)["home"]), readText(fieldsOf(value)["away"])];
  return home === null || away === null ? null : { home, away };
}

/** Periods of regular time by their kind; sports differ in the length of a period, but hardly in their number. */
const usualPeriods: Readonly<Record<string, number>> = { half: 2, quarter: 4, period: 3, inning: 9, innings: 2, set: 3, map: 3 };
const ordinaryKinds = Object.keys(usualPeriods);

/** The kind of a period from a key such as `1st_half` or `inning_7`. */
function kindOf(key: string): string {
  const words = key.toLowerCase().split(/[^a-z]+/u);
  return ordinaryKinds.find((kind) => words.includes(kind)) ?? "";
}

function readPeriods(value: unknown, context: ReadContext): PeriodScore[] {
  let count = 0;
  const readPeriod: Reader<PeriodScore> = (item) => {
    const row = requireFields(item, "period");
    const score = readScore(row);
    if (score === null) throw new Unreadable("period", "score");
    count += 1;
    const number = readWhole(row["number"]) ?? count;
    const type = readText(row["type"]) ?? kindOf(readText(row["period_key"]) ?? "");
    const key = readText(row["period_key"]) ?? `${type}_${number}`;
    return { ...score, period_key: key, period_name: readText(row["period_name"]) ?? String(number), number, type };
  };
  return readRows(value, readPeriod, context);
}

function readClock(value: unknown, { readAtMs }: ReadContext): MatchClock | null {
  const row = fieldsOf(value);
  const times = {
    match_time: readText(row["match_time"]),
    stoppage_time: readText(row["stoppage_time"]),
    remaining_time: readText(row["remaining_time"]),
  };
  if (Object.values(times).every((time) => parseClockTime(time) === null)) return null;
  const speed = row["speed"];
  return {
    ...times,
    stopped: readFlag(row["stopped"]),
    at: readTime(row["at"]) ?? new Date(readAtMs).toISOString(),
    speed: typeof speed === "number" && speed > 0 ? speed : 1,
  };
}

/** Keys of the phases that no backend needs to name; the page names them in its language. */
const phaseKeys: Readonly<Record<MatchStatus, string>> = {
  0: "not_started",
  1: "live",
  2: "interrupted",
  3: "ended",
  4: "ended",
  5: "not_covered",
};

/** The phase of a match: as the backend states it, else the latest period, else derived from the status. */
function readPhase(value: unknown, status: MatchStatus, periods: readonly PeriodScore[]): Phase {
  const row = typeof value === "string" ? { name: value } : fieldsOf(value);
  const latest = status === 1 ? periods.at(-1) : undefined;
  const name = readText(row["name"]);
  return {
    code: readWhole(row["code"]) ?? 0,
    key: readText(row["key"]) ?? (name === null ? latest?.period_key : undefined) ?? phaseKeys[status],
    name: name ?? latest?.period_name ?? "",
  };
}

const regularSeconds = 90 * 60;
const whole = 1000;

/** How much of a match is over, in thousandths, from fields that every backend sends: the clock of a match with halves, else the periods. */
function shareOf(status: MatchStatus, played: Pick<MatchStatistics, "clock" | "period_score" | "max_period_number">): number {
  if (status === 0) return 0;
  if (status > 2) return whole;
  const { clock, period_score: periods, max_period_number: maxPeriods } = played;
  const seconds = parseClockTime(clock?.match_time);
  if (seconds !== null && periods.every(({ type }) => type === "half" || type === ""))
    return Math.min(whole, Math.round((seconds / regularSeconds) * whole));
  if (periods.length === 0 || maxPeriods <= 0) return 0;
  return Math.min(whole, Math.round(((periods.length - 0.5) / maxPeriods) * whole));
}

const readDetail: Reader<MatchStatistics["details"][number]> = (value) => {
  const row = requireFields(value, "statistic");
  const key = readText(row["key"]) ?? readText(row["name"]);
  if (key === null) throw new Unreadable("statistic", "key");
  return { key, name: readText(row["name"]) ?? key, home: readText(row["home"]) ?? "", away: readText(row["away"]) ?? "" };
};

/** Statistics without a value on either side, such as overs before the first ball, are not shown. */
export function withValues<Statistic extends { readonly home: string; readonly away: string }>(rows: readonly Statistic[]): Statistic[] {
  return rows.filter(({ home, away }) => home + away !== "");
}

const endKinds: readonly MatchEnd["kind"][] = [
  "finished",
  "after_extra_time",
  "after_overtime",
  "after_penalties",
  "retired",
  "walkover",
  "abandoned",
  "awarded",
  "cancelled",
  "postponed",
];

/** The kind of end by phase key. Its number is the side that gave up: `retired1` is a win for the second side. */
const endOfPhase: Readonly<Record<string, MatchEnd["kind"]>> = {
  aet: "after_extra_time",
  aot: "after_overtime",
  ap: "after_penalties",
  retired1: "retired",
  retired2: "retired",
  walkover1: "walkover",
  walkover2: "walkover",
};
const levelKinds: ReadonlySet<MatchEnd["kind"]> = new Set(["abandoned", "cancelled", "postponed"]);

function leaderOf(score: MatchStatistics["total_score"]): MatchEnd["winner"] {
  if (score === null || score.home === score.away) return null;
  return score.home > score.away ? "home" : "away";
}

/** How a match ended: as the backend states it, else derived from its phase and score. */
function readEnd(value: unknown, status: MatchStatus, shown: Pick<MatchStatistics, "phase" | "total_score">): MatchEnd | null {
  if (status < 3) return null;
  const row = fieldsOf(value);
  const { key } = shown.phase;
  const known = readOneOf(key, endKinds, endOfPhase[key] ?? null);
  const kind = readOneOf(row["kind"], endKinds, known ?? (status === 5 ? null : "finished"));
  if (kind === null) return null;
  if (levelKinds.has(kind)) return { kind, winner: null };
  if (row["winner"] !== undefined) return { kind, winner: readOneOf(row["winner"], ["home", "away"], null) };
  const gaveUp = /[12]$/u.exec(key)?.[0];
  if (kind === "retired" || kind === "walkover") return { kind, winner: gaveUp === undefined ? null : gaveUp === "1" ? "away" : "home" };
  return { kind, winner: leaderOf(shown.total_score) };
}

/** Reads a pause; null without one. A pause without a reason has the reason `other`. */
function readPause(value: unknown): NonNullable<MatchStatistics["pause"]> | null {
  if (typeof value !== "object" || value === null) return null;
  const { reason, name, side, since } = fieldsOf(value);
  return {
    reason: readText(reason) ?? "other",
    name: readText(name),
    side: readOneOf(side, ["home", "away"], null),
    since: readText(since),
  };
}

/** Reads the scoreboard of a match of this status; every part may be absent. */
export function readStatisticsOf(status: MatchStatus): Reader<MatchStatistics> {
  return (value, context) => {
    const row = requireFields(value, "statistics");
    const period_score = readPeriods(row["period_score"] ?? [], context);
    const clock = readClock(row["clock"], context);
    const last = period_score.findLast(({ type }) => usualPeriods[type] !== undefined);
    const max_period_number = readWhole(row["max_period_number"]) ?? Math.max(period_score.length, usualPeriods[last?.type ?? ""] ?? 0);
    const share = readWhole(row["progress"]);
    const phase = readPhase(row["phase"], status, period_score);
    const total_score = readScore(row["total_score"]);
    return {
      phase,
      clock,
      progress: share === null ? shareOf(status, { clock, period_score, max_period_number }) : Math.min(whole, Math.max(0, share)),
      breaks: Array.isArray(row["breaks"]) ? row["breaks"].flatMap((item: unknown) => readWhole(item) ?? []) : [],
      total_score,
      game_score: readGameScore(row["game_score"]),
      period_score,
      current_server: readOneOf(readWhole(row["current_server"]), [1, 2], null),
      max_period_number,
      details: withValues(readRows(row["details"], readDetail, context)),
      end: readEnd(row["end"], status, { phase, total_score }),
      pause: readPause(row["pause"]),
    };
  };
}
