import { type Child, startChild } from "../realtime/processes/child.ts";
import type { MeasuredCluster } from "./measured-cluster.ts";
import { countByKind, type Kind } from "./process-usage.ts";
import type { LoadRequest, RequestFigures } from "./processes/request-load.ts";
import type { PageFigures, PlacementFigures, WorkFigures } from "./scale-figures.ts";
import { type Player, singleOn } from "../../tests/cluster/proofs/support/player.ts";

const clients = 32;
const pageClients = 8;
const warmUpSeconds = 3;
const placementSeconds = 12;
const pageSeconds = 7;
const pacedPerSecond = 20;
const pacedSeconds = 10;
const countedSeconds = 4;
/** Number of matches that the bets are spread over, so that no limit of the operator is reached. */
const betMatches = 60;
const balance = 100_000_000;

/** The kinds of processes that take part in a kind of work; what others use meanwhile is due to the feed. */
const pathOf: Readonly<Record<"placement" | "page", readonly Kind[]>> = {
  placement: ["balancer", "web", "api", "postgres", "redis", "leader"],
  page: ["balancer", "web", "api", "postgres"],
};

interface Load {
  readonly by: keyof typeof pathOf;
  readonly requests: readonly LoadRequest[];
  readonly clients: number;
  readonly seconds: number;
  readonly perSecond?: number;
}

function runLoad(child: Child, { cluster }: MeasuredCluster, load: Omit<Load, "by">): Promise<RequestFigures> {
  return child.ask<RequestFigures>({ origin: cluster.origin, perSecond: null, ...load });
}

/** Throws if fewer than half of the requests succeeded: a busy site may refuse some, but a broken request would measure nothing. */
function checked(figures: RequestFigures, what: string): RequestFigures {
  const good = figures.statuses["200"] ?? 0;
  if (good < figures.count / 2) throw new Error(`${what}: ${JSON.stringify(figures.statuses)}`);
  return figures;
}

interface MeasuredWork {
  readonly figures: WorkFigures;
  readonly count: number;
  readonly cost: Awaited<ReturnType<MeasuredCluster["costOf"]>>["cost"];
}

async function measure(child: Child, measured: MeasuredCluster, what: string, load: Load): Promise<MeasuredWork> {
  await runLoad(child, measured, { ...load, seconds: warmUpSeconds });
  const { result, cost } = await measured.costOf(() => runLoad(child, measured, load));
  const { count, perSecond, p50, p99, bytesEach, statuses } = checked(result, what);
  const cpuMs = countByKind((kind) => (pathOf[load.by].includes(kind) ? (cost.cpuSeconds[kind] * 1_000) / count : 0));
  return { figures: { perSecond, p50, p99, bytesEach, cpuMs, refused: count - (statuses["200"] ?? 0) }, count, cost };
}

function headersOf(player: Player | null, origin: string): Readonly<Record<string, string>> {
  const session = player === null ? {} : { cookie: `sb=${player.token}`, origin };
  return { ...session, "accept-language": "en", "accept-encoding": "gzip, br" };
}

async function openMatches(player: Player): Promise<readonly number[]> {
  const matches = await player.matches("match_status=0&sort_by=start_time:asc");
  return matches.filter((match) => singleOn(match) !== null).map(({ id }) => id);
}

async function placementRequests(measured: MeasuredCluster): Promise<readonly LoadRequest[]> {
  const { cluster } = measured;
  const players = await Promise.all(Array.from({ length: clients }, () => cluster.newPlayer(balance)));
  const [first] = players;
  if (first === undefined) return [];
  const matches = (await first.matches("match_status=0&sort_by=start_time:asc")).slice(5, 5 + betMatches);
  return players.flatMap((player, index) =>
    matches.flatMap((match, turn) => {
      const single = turn % clients === index % matches.length ? singleOn(match, 100, index) : null;
      if (single === null) return [];
      const body = JSON.stringify({ meta: { device_id: "bench", odds_policy: "any" }, bets: [single] });
      const headers = { ...headersOf(player, cluster.origin), "content-type": "application/json" };
      return [{ method: "POST" as const, path: "/api/v2/bets", headers, body, isKeyed: true }];
    }),
  );
}

/** Placements of 32 players at once over the whole path: balancer, web server, API, PostgreSQL. */
export async function measurePlacements(measured: MeasuredCluster): Promise<PlacementFigures> {
  const child = startChild(new URL("processes/request-load.ts", import.meta.url));
  try {
    const requests = await placementRequests(measured);
    const { figures, count, cost } = await measure(child, measured, "Placements", {
      by: "placement",
      requests,
      clients,
      seconds: placementSeconds,
    });
    const paced = await runLoad(child, measured, { requests, clients, seconds: pacedSeconds, perSecond: pacedPerSecond });
    const statements = await measured.countStatements(async () => {
      const counted = await runLoad(child, measured, { requests, clients, seconds: countedSeconds });
      return counted.statuses["200"] ?? 0;
    });
    return {
      ...figures,
      paced: { perSecond: paced.perSecond, p50: paced.p50, p99: paced.p99 },
      statements,
      transactions: cost.transactions / count,
      walBytes: cost.walBytes / count,
      redisCommands: cost.redisCommands / count,
    };
  } finally {
    await child.stop();
  }
}

/** Pages and an API request, each with eight clients at once. */
export async function measurePages(measured: MeasuredCluster): Promise<PageFigures> {
  const child = startChild(new URL("processes/request-load.ts", import.meta.url));
  try {
    const { cluster } = measured;
    const player = await cluster.newPlayer(balance);
    const ids = (await openMatches(player)).slice(0, pageClients);
    const get = (path: string, reader: Player | null): LoadRequest => ({ method: "GET", path, headers: headersOf(reader, cluster.origin) });
    const work = async (what: string, requests: readonly LoadRequest[]): Promise<WorkFigures> =>
      (await measure(child, measured, what, { by: "page", requests, clients: pageClients, seconds: pageSeconds })).figures;
    const listed = await player.matches("match_status=0&sort_by=start_time:asc");
    const paths = listed.filter(({ id }) => ids.includes(id)).map(({ slug, tournament }) => `/en/${tournament.sport.key}/${slug}`);
    return {
      homeKept: await work("Home page", [get("/en", null)]),
      homeDrawn: await work("Home page of a player", [get("/en", player)]),
      matchDrawn: await work(
        "Match page of a player",
        paths.map((path) => get(path, player)),
      ),
      read: await work(
        "Markets of a match",
        ids.map((id) => get(`/api/v2/matches/${id}/markets?limit=50`, player)),
      ),
    };
  } finally {
    await child.stop();
  }
}
