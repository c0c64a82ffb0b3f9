import type {
  FormResult,
  getMatchLineups,
  HeadToHead,
  KnockOutRound,
  KnockOutTie,
  Lineups,
  PastMatch,
  Standings,
  StandingsRow,
} from "@touchline/contract/http/standings";
import type { getMatchStreams, getMatchVideo, ProviderStream } from "@touchline/contract/http/streams";
import type { EndpointCall } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import { readCompetitorOf } from "./competitor-reader.ts";
import {
  fieldsOf,
  one,
  orWithout,
  type ReadContext,
  type Reader,
  readFlag,
  readId,
  readOneOf,
  readRows,
  reads,
  readText,
  readTime,
  readWhole,
  requireFields,
  requireId,
  Unreadable,
} from "./fields.ts";

const formResults = ["W", "D", "L"] as const;

/** Results such as `["W", "D"]` or `WD`. */
function readForm(value: unknown): FormResult[] {
  const items: unknown[] = typeof value === "string" ? value.split("") : Array.isArray(value) ? value : [];
  return items.flatMap((item) => readOneOf(item, formResults, null) ?? []);
}

function rowReader(): Reader<StandingsRow> {
  let rank = 0;
  return (item, context) => {
    const fields = requireFields(item, "table row");
    const competitor = readCompetitorOf("")(fields["competitor"] ?? fields, context);
    rank = readWhole(fields["rank"]) ?? rank + 1;
    const count = (name: string): number => readWhole(fields[name]) ?? 0;
    return {
      rank,
      competitor,
      played: count("played"),
      won: count("won"),
      drawn: count("drawn"),
      lost: count("lost"),
      scored: count("scored"),
      conceded: count("conceded"),
      points: count("points"),
      form: readForm(fields["form"]),
      is_live: readFlag(fields["is_live"]),
      zone: readOneOf(fields["zone"], ["through", "possible"], null),
    };
  };
}

const readStandings: Reader<Standings> = (value, context) => {
  const row = fieldsOf(value);
  return {
    tournament_id: readId(row["tournament_id"]) ?? readId(context.params["id"]) ?? 0,
    rows: readRows(row["rows"] ?? row["data"] ?? value, rowReader(), context),
    tables: readRows(
      row["tables"],
      (item) => {
        const { name, rows } = requireFields(item, "table");
        return { name: readText(name) ?? "", rows: readRows(rows, rowReader(), context) };
      },
      context,
    ),
    rounds: readRows(row["rounds"], readRound, context),
    season: readText(row["season"]),
    next_starts_at: readTime(row["next_starts_at"]),
    champion: orWithout(readCompetitorOf(""))(row["champion"], context),
  };
};

function readPair(value: unknown): KnockOutTie["score"] {
  const row = fieldsOf(value);
  const [home, away] = [readWhole(row["home"]), readWhole(row["away"])];
  return home === null || away === null ? null : { home, away };
}

const readTie: Reader<KnockOutTie> = (value, context) => {
  const row = requireFields(value, "tie");
  const side = orWithout(readCompetitorOf(""));
  return {
    number: readWhole(row["number"]) ?? 0,
    home: side(row["home"], context),
    away: side(row["away"], context),
    home_from: readWhole(row["home_from"]),
    away_from: readWhole(row["away_from"]),
    score: readPair(row["score"]),
    penalties: readPair(row["penalties"]),
    winner: readOneOf(row["winner"], ["home", "away"], null),
    is_live: readFlag(row["is_live"]),
    matches: readRows(
      row["matches"],
      (item) => {
        const match = requireFields(item, "match of a tie");
        return {
          id: requireId(match["id"], "match of a tie"),
          slug: readText(match["slug"]) ?? "",
          start_time: readTime(match["start_time"]) ?? "",
          is_home_first: match["is_home_first"] !== false,
          score: readPair(match["score"]),
          is_live: readFlag(match["is_live"]),
        };
      },
      context,
    ),
  };
};

const readRound: Reader<KnockOutRound> = (value, context) => {
  const row = requireFields(value, "round");
  return {
    name: readText(row["name"]) ?? "",
    kind: readOneOf(row["kind"], ["legs", "series"], "single"),
    ties: readRows(row["ties"], readTie, context),
  };
};

function readSide(value: unknown): PastMatch["home"] {
  const row = fieldsOf(value);
  const name = readText(row["name"]) ?? readText(value);
  if (name === null) throw new Unreadable("past match", "side");
  return { id: readText(row["id"]) ?? name, name };
}

const readPastMatch: Reader<PastMatch> = (value) => {
  const row = requireFields(value, "past match");
  const start_time = readTime(row["start_time"]);
  const score = fieldsOf(row["score"]);
  const [home, away] = [readWhole(score["home"]), readWhole(score["away"])];
  if (start_time === null || home === null || away === null) throw new Unreadable("past match", "time and score");
  return {
    start_time,
    tournament_name: readText(row["tournament_name"]) ?? "",
    home: readSide(row["home"]),
    away: readSide(row["away"]),
    score: { home, away },
  };
};

const readHeadToHead: Reader<HeadToHead> = (value, context) => {
  const row = fieldsOf(value);
  const meetings = readRows(row["meetings"], readPastMatch, context);
  const readFormMatch: Reader<HeadToHead["form"]["home"][number]> = (item) => {
    const fields = requireFields(item, "past match");
    const result = readOneOf(fields["result"], formResults, null);
    if (result === null) throw new Unreadable("past match", "result");
    return { result, match: readPastMatch(fields["match"] ?? fields, context) };
  };
  const form = (side: string): HeadToHead["form"]["home"] => readRows(fieldsOf(row["form"])[side], readFormMatch, context);
  return {
    match_id: readId(row["match_id"]) ?? readId(context.params["id"]) ?? 0,
    home_wins: readWhole(row["home_wins"]) ?? 0,
    draws: readWhole(row["draws"]) ?? 0,
    away_wins: readWhole(row["away_wins"]) ?? 0,
    meetings,
    form: { home: form("home"), away: form("away") },
  };
};

function readSquad(value: unknown, context: ReadContext): Lineups["home"] {
  return readRows(
    value,
    (item) => {
      const row = typeof item === "string" ? { name: item } : requireFields(item, "player");
      const name = readText(row["name"]);
      if (name === null) throw new Unreadable("player", "name");
      return {
        name,
        shirt: readWhole(row["shirt"]),
        position: readOneOf(row["position"], ["GK", "DF", "MF", "FW"], null),
        club: readText(row["club"]),
        external_id: readText(row["external_id"]) ?? "",
        ...(typeof row["is_playing"] === "boolean" ? { is_playing: row["is_playing"] } : {}),
      };
    },
    context,
  );
}

const readLineups: Reader<Lineups> = (value, context) => {
  const row = fieldsOf(value);
  return {
    match_id: readId(row["match_id"]) ?? readId(context.params["id"]) ?? 0,
    home: readSquad(row["home"], context),
    away: readSquad(row["away"], context),
  };
};

/** The stream with commentary in the page's language, else the first. */
function chooseStream(list: readonly unknown[], locale: string): unknown {
  const codes = list.map((item) => readText(fieldsOf(item)["language_code"])?.toLowerCase());
  const wanted = [locale.toLowerCase(), locale.toLowerCase().split("-")[0]].find((code) => codes.includes(code));
  return list[wanted === undefined ? 0 : codes.indexOf(wanted)];
}

/** Reads a stream or a video: an object, or a list of them by language. */
const readStream: Reader<ProviderStream> = (value, { locale }) => {
  const inner: unknown = fieldsOf(value)["data"] ?? fieldsOf(value)["streams"] ?? value;
  const row = fieldsOf(Array.isArray(inner) ? chooseStream(inner, locale) : inner);
  return { link: readText(row["link"]), frame: readText(row["frame"]), language_code: readText(row["language_code"]) ?? "" };
};

const lineups: EndpointCall<typeof getMatchLineups> = { method: "GET", path: "/api/v2/matches/:id/lineups" };
const streams: EndpointCall<typeof getMatchStreams> = { method: "GET", path: "/api/v2/matches/:id/streams" };
const video: EndpointCall<typeof getMatchVideo> = { method: "GET", path: "/api/v2/matches/:id/video" };

/** Reply readers for the data around a match: tables, earlier meetings, squads and streams. */
export const historyReaders = [
  reads(endpoints.getTournamentStandings, readStandings),
  reads(endpoints.getHeadToHead, one(readHeadToHead)),
  reads(lineups, one(readLineups)),
  reads(streams, readStream),
  reads(video, readStream),
];
