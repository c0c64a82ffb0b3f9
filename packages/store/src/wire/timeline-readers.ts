import type { MatchIncident } from "@touchline/contract/entities/match";
import type { CountedFact, MatchTimeline, Momentum, TimelinePeriod } from "@touchline/contract/http/matches";
import { endpoints } from "../core/endpoints.data.ts";
import {
  fieldsOf,
  orWithout,
  type Reader,
  readFlag,
  readId,
  readOneOf,
  readRows,
  reads,
  readText,
  readWhole,
  requireFields,
  Unreadable,
} from "./fields.ts";
import { readStatistics } from "./match-readers.ts";
import { withValues } from "./statistics-readers.ts";

/** Reads an incident; it needs a kind or a text. */
export const readIncident: Reader<MatchIncident> = (value) => {
  const row = requireFields(value, "incident");
  const kind = readText(row["kind"]) ?? readText(row["type"]);
  const text = readText(row["text"]) ?? readText(row["name"]) ?? kind;
  if (text === null) throw new Unreadable("incident", "kind");
  const time = readText(row["time"]) ?? readText(row["match_time"]);
  const seconds = readWhole(row["at_seconds"]);
  return {
    id: readText(row["id"]) ?? `${kind ?? ""}/${time ?? ""}/${text}`,
    kind: kind ?? "event",
    side: readOneOf(row["side"], ["home", "away"], null),
    time,
    text,
    score: readText(row["score"]),
    player: readText(row["player"]) ?? readText(fieldsOf(row["player"])["name"]),
    simulated: readFlag(row["simulated"]),
    ...(seconds === null ? {} : { at_seconds: seconds }),
  };
};

const readPeriod: Reader<TimelinePeriod> = (value) => {
  const row = requireFields(value, "period");
  const [number, from] = [readWhole(row["number"]), readWhole(row["from_seconds"])];
  if (number === null || from === null) throw new Unreadable("period", "start");
  const to = readWhole(row["to_seconds"]);
  return {
    number,
    name: readText(row["name"]) ?? String(number),
    type: readText(row["type"]) ?? "",
    from_seconds: from,
    to_seconds: to,
    planned_seconds: readWhole(row["planned_seconds"]) ?? (to === null ? 0 : to - from),
  };
};

const readMomentum: Reader<Momentum> = (value) => {
  const row = requireFields(value, "momentum");
  const every = readWhole(row["every_seconds"]);
  if (every === null || every < 1 || !Array.isArray(row["values"])) throw new Unreadable("momentum", "interval");
  const values = row["values"].map((item: unknown) => readWhole(item) ?? 0);
  return { every_seconds: every, values, simulated: readFlag(row["simulated"]) };
};

const readFact: Reader<CountedFact> = (value) => {
  const row = requireFields(value, "statistic");
  const key = readText(row["key"]) ?? readText(row["name"]);
  if (key === null) throw new Unreadable("statistic", "key");
  const [home, away] = [readText(row["home"]) ?? "", readText(row["away"]) ?? ""];
  return { key, name: readText(row["name"]) ?? key, home, away, simulated: readFlag(row["simulated"]) };
};

const scoreboardFields = ["clock", "total_score", "period_score", "phase"];

/** Reads the statistics of a match: a scoreboard with a timeline, the scoreboard alone, or a shape without anything to show. */
const readTimeline: Reader<MatchTimeline> = (value, context) => {
  const row = fieldsOf(fieldsOf(value)["data"] ?? value);
  const scoreboard = scoreboardFields.some((name) => name in row) ? row : row["statistics"];
  return {
    match_id: readId(row["match_id"]) ?? readId(context.params["id"]) ?? 0,
    statistics: readStatistics(scoreboard, 1, context),
    incidents: readRows(row["incidents"], readIncident, context),
    ...(row["latest"] == null ? {} : { latest: orWithout(readIncident)(row["latest"], context) }),
    ...(Array.isArray(row["periods"]) ? { periods: readRows(row["periods"], readPeriod, context) } : {}),
    ...(row["momentum"] == null ? {} : { momentum: orWithout(readMomentum)(row["momentum"], context) }),
    ...(Array.isArray(row["facts"]) ? { facts: withValues(readRows(row["facts"], readFact, context)) } : {}),
    has_lineups: readFlag(row["has_lineups"]),
  };
};

/** Reader of a match's statistics and timeline. */
export const timelineReaders = [reads(endpoints.getMatchTimeline, readTimeline)];
