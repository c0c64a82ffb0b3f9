import type { ByKind, Kind } from "./process-usage.ts";
import type { ClusterFigures } from "./scale-figures.ts";

/** Assumptions about a hypothetical large site: everything that was not measured. */
export const assumptions = {
  sockets: 1_000_000,
  placementsPerSecond: 5_000,
  /** The share of all list changes that a page would receive if each sport had its own channel. */
  ownSportShare: 0.1,
  /** A socket reconnects this often: page reloads, network changes, phones that wake up. */
  secondsPerSocket: 600,
  /** A visitor loads a page from the server this often; other navigation happens within the page. */
  secondsPerPage: 600,
  keptPageShare: 0.5,
  secondsPerRead: 60,
  /** Share of a core that a process may use at the peak. */
  busyShare: 0.6,
  /** Mean load over a month, as a share of the peak. */
  meanShare: 0.25,
  /** A trading process computes prices in a separate thread. */
  coresPerTrading: 2,
  /** A Centrifugo node runs on eight cores. */
  coresPerNode: 8,
  /** `connection_limit` of deploy/centrifugo.json. */
  socketsPerNode: 50_000,
  priceDate: "November 2026",
  dollarsPerCore: 25,
  dollarsPerGigabyteOfMemory: 3,
  /** Price of a managed database with a standby of the same size, relative to bare cores and memory. */
  databaseFactor: 4,
  dollarsPerGigabyteSent: 0.05,
} as const;

export interface KindNeed {
  readonly kind: Kind;
  readonly cores: number;
  readonly processes: number;
  readonly gigabytes: number;
  readonly dollars: number;
}

export interface ScaleModel {
  readonly basis: ClusterFigures;
  readonly rates: { readonly messages: number; readonly pages: number; readonly reads: number; readonly opens: number };
  readonly kinds: readonly KindNeed[];
  readonly database: { readonly cores: number; readonly transactions: number; readonly statements: number; readonly walMegabytes: number };
  readonly redis: { readonly commands: number; readonly cores: number };
  readonly network: { readonly gigabitsAtPeak: number; readonly terabytesPerMonth: number; readonly dollars: number };
  readonly dollars: number;
}

const secondsPerMonth = 30 * 24 * 3_600;
const gigabyte = 1024 ** 3;

/** Cores that a kind of process needs: the rate of each kind of work at the peak, times its cost per unit. */
function coresOf(kind: Kind, work: readonly (readonly [rate: number, cpuMs: ByKind])[]): number {
  return work.reduce((sum, [rate, cpuMs]) => sum + (rate * cpuMs[kind]) / 1_000, 0);
}

/**
 * What a large site needs if work costs as much as measured here and a page receives this share of the messages; null until every
 * part has been measured.
 */
export function modelOf(figures: readonly ClusterFigures[], messageShare = 1): ScaleModel | null {
  const basis = figures.findLast(
    ({ placements, pages, sockets }) => placements !== undefined && pages !== undefined && sockets !== undefined,
  );
  if (basis?.placements === undefined || basis.pages === undefined || basis.sockets === undefined) return null;
  const { placements, pages, sockets, idle, size } = basis;
  const a = assumptions;
  const rates = {
    messages: a.sockets * messageShare * sockets.active.messagesPerSecond,
    pages: a.sockets / a.secondsPerPage,
    reads: a.sockets / a.secondsPerRead,
    opens: a.sockets / a.secondsPerSocket,
  };
  const work: readonly (readonly [number, ByKind])[] = [
    [a.placementsPerSecond, placements.cpuMs],
    [rates.pages * a.keptPageShare, pages.homeKept.cpuMs],
    [(rates.pages * (1 - a.keptPageShare)) / 2, pages.homeDrawn.cpuMs],
    [(rates.pages * (1 - a.keptPageShare)) / 2, pages.matchDrawn.cpuMs],
    [rates.reads, pages.read.cpuMs],
    [rates.opens, sockets.active.openCpuMs],
    [rates.messages / 1_000, sockets.fanOut.cpuMsPerThousand],
  ];
  const price = (cores: number, gigabytes: number): number => cores * a.dollarsPerCore + gigabytes * a.dollarsPerGigabyteOfMemory;
  const counts: Partial<Record<Kind, number>> = { web: 2, api: size.api, centrifugo: size.centrifugo, standby: 1, leader: 1 };
  const each = (kind: Kind): number => idle.bytes[kind] / (counts[kind] ?? 1) / gigabyte;
  const nodes = (["web", "api"] as const).map((kind): KindNeed => {
    const cores = coresOf(kind, work);
    const processes = Math.max(2, Math.ceil(cores / a.busyShare));
    // A busy process holds about as much garbage as it uses memory when idle.
    const gigabytes = processes * each(kind) * 2;
    return { kind, cores, processes, gigabytes, dollars: price(processes, gigabytes) };
  });
  const trading = (["leader", "standby"] as const).map((kind): KindNeed => {
    const cores = idle.cores[kind] + coresOf(kind, work);
    return { kind, cores, processes: 1, gigabytes: each(kind) * 2, dollars: price(a.coresPerTrading, each(kind) * 2) };
  });
  const socketCores = coresOf("centrifugo", work);
  const socketNodes = Math.ceil(Math.max(a.sockets / a.socketsPerNode, socketCores / a.busyShare / a.coresPerNode));
  const socketBytes = a.sockets * Math.max(sockets.active.bytesEach, sockets.idle.bytesEach);
  const socketGigabytes = (socketBytes * 2) / gigabyte + socketNodes * each("centrifugo");
  const centrifugo: KindNeed = {
    kind: "centrifugo",
    cores: socketCores,
    processes: socketNodes,
    gigabytes: socketGigabytes,
    dollars: price(socketNodes * a.coresPerNode, socketGigabytes),
  };
  const databaseCores = coresOf("postgres", work);
  const postgres: KindNeed = {
    kind: "postgres",
    cores: databaseCores,
    processes: 1,
    gigabytes: (databaseCores / a.busyShare) * 4,
    dollars: price(databaseCores / a.busyShare, (databaseCores / a.busyShare) * 4) * a.databaseFactor,
  };
  const redisCores = idle.cores.redis + coresOf("redis", work);
  const redis: KindNeed = {
    kind: "redis",
    cores: redisCores,
    processes: 2,
    gigabytes: 8,
    dollars: price(Math.ceil(redisCores / a.busyShare) * 2, 8),
  };
  const pageBytes = (pages.homeKept.bytesEach + pages.homeDrawn.bytesEach + 2 * pages.matchDrawn.bytesEach) / 4;
  const bytesPerSecond =
    rates.messages * sockets.active.bytesPerMessage +
    rates.pages * pageBytes +
    rates.reads * pages.read.bytesEach +
    a.placementsPerSecond * placements.bytesEach;
  const bytesPerMonth = bytesPerSecond * a.meanShare * secondsPerMonth;
  const network = {
    gigabitsAtPeak: (bytesPerSecond * 8) / 1e9,
    terabytesPerMonth: bytesPerMonth / 1e12,
    dollars: (bytesPerMonth / 1e9) * a.dollarsPerGigabyteSent,
  };
  const needs = [...nodes, ...trading, centrifugo, postgres, redis];
  return {
    basis,
    rates,
    kinds: needs,
    database: {
      cores: databaseCores,
      transactions: placements.transactions * a.placementsPerSecond,
      statements: placements.statements * a.placementsPerSecond,
      walMegabytes: (placements.walBytes * a.placementsPerSecond) / 1e6,
    },
    redis: { commands: idle.redisCommandsPerSecond + placements.redisCommands * a.placementsPerSecond, cores: redisCores },
    network,
    dollars: needs.reduce((sum, { dollars }) => sum + dollars, 0) + network.dollars,
  };
}
