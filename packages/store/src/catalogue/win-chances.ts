import { toWireId } from "@touchline/domain";
import type { getWinChances, listWinChances } from "@touchline/contract/http/matches";
import { unservedStatuses } from "../core/api-error.ts";
import type { ApiClient, EndpointCall } from "../core/api-client.ts";
import type { Resource } from "../core/query-store.ts";

/** Each side's chance of winning at one point in time: thousandths that add up to 1000. */
export interface WinChance {
  /** Seconds since the start; negative before it. */
  readonly atSeconds: number;
  readonly home: number;
  /** 0 in sports without a draw. */
  readonly draw: number;
  readonly away: number;
  /** Thousandths, in the order of the market; null where an outcome had no price. */
  readonly odds: readonly (number | null)[];
  readonly score: string | null;
  readonly time: string | null;
}

/** The chances of winning a match over time, oldest first. */
export interface WinChances {
  readonly hasDraw: boolean;
  /** False while the backend still computes some of the points. */
  readonly isComplete: boolean;
  readonly points: readonly WinChance[];
}

const whole = 1000;

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
const shareOf = (value: unknown): number => (typeof value === "number" && value >= 0 && value <= whole ? value : 0);

/** Reads a point; null without a time, or if the shares are too far from 1000 in total. */
function readPoint(value: unknown): WinChance | null {
  const row = fieldsOf(value);
  const at = row["at_seconds"];
  const [home, draw, away] = [shareOf(row["home"]), shareOf(row["draw"]), shareOf(row["away"])];
  const sum = home + draw + away;
  if (typeof at !== "number" || !Number.isFinite(at) || sum < whole * 0.9 || sum > whole * 1.1) return null;
  const [first, last] = [Math.round((home / sum) * whole), Math.round((away / sum) * whole)];
  const hasDraw = draw > 0;
  return {
    atSeconds: at,
    home: hasDraw ? first : whole - last,
    draw: hasDraw ? Math.max(0, whole - first - last) : 0,
    away: last,
    odds: (Array.isArray(row["odds"]) ? row["odds"] : []).map((price: unknown) =>
      typeof price === "number" && price > whole ? price : null,
    ),
    score: textOf(row["score"]),
    time: textOf(row["time"]),
  };
}

/** Reads the chances of a match over time; invalid points are left out. */
export function readWinChances(wire: unknown): WinChances {
  const row = fieldsOf(fieldsOf(wire)["data"] ?? wire);
  const rows: readonly unknown[] = Array.isArray(row["points"]) ? row["points"] : [];
  const points = rows.map(readPoint).filter((point) => point !== null);
  return {
    hasDraw: rows.some((point) => typeof fieldsOf(point)["draw"] === "number"),
    isComplete: row["is_complete"] !== false,
    points: points.toSorted((left, right) => left.atSeconds - right.atSeconds),
  };
}

const endpoint: EndpointCall<typeof getWinChances> = { method: "GET", path: "/api/v2/matches/:id/win-chances" };

interface WinChancePage {
  readonly api: ApiClient;
  /** Puts the answers that the server has loaded for the page into the query cache. */
  takeLateAnswers(resources: Readonly<Record<string, unknown>>): void;
}

const seeded = new WeakSet<WinChancePage>();

/** The chances of winning a match over time, which a backend need not support. */
export function winChancesOf(page: WinChancePage, matchId: string): Resource<unknown, WinChances> {
  if (!seeded.has(page)) {
    seeded.add(page);
    page.takeLateAnswers({ winChances: (id: string) => winChancesIn(page.api, id) });
  }
  return winChancesIn(page.api, matchId);
}

function winChancesIn(api: ApiClient, matchId: string): Resource<unknown, WinChances> {
  return {
    queryKey: ["winChances", matchId],
    freshMs: 60_000,
    live: "match",
    read: (signal) => api.fetch(endpoint, { signal, params: { id: toWireId(matchId) } }),
    take: readWinChances,
    failure: { unreported: unservedStatuses },
  };
}

const listEndpoint: EndpointCall<typeof listWinChances> = { method: "GET", path: "/api/v2/win-chances" };

/** The win chances of several matches by id, with few points each; matches unknown to the backend are missing. */
export function winChanceLinesOf(api: ApiClient, matchIds: readonly string[]): Resource<unknown, ReadonlyMap<string, WinChances>> {
  return {
    queryKey: ["winChanceLines", matchIds],
    freshMs: 60_000,
    live: "none",
    read: (signal) => api.fetch(listEndpoint, { signal, query: { match_id: matchIds.map((id) => toWireId(id)) } }),
    take(wire) {
      const { data } = fieldsOf(wire);
      const rows: readonly unknown[] = Array.isArray(data) ? data : [];
      return new Map(rows.map((row) => [String(fieldsOf(row)["match_id"]), readWinChances(row)]));
    },
    failure: { unreported: unservedStatuses },
  };
}
