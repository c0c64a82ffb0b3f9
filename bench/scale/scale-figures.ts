import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ByKind } from "./process-usage.ts";

/** Number of API and Centrifugo processes in a measured cluster. */
export interface ClusterSize {
  readonly api: number;
  readonly centrifugo: number;
}

/** How often a kind of work was done, and what one unit of it cost. */
export interface WorkFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesEach: number;
  /** Milliseconds of CPU per unit, by kind of process. */
  readonly cpuMs: ByKind;
  /** Number of replies with a status other than 200. */
  readonly refused: number;
}

export interface PlacementFigures extends WorkFigures {
  /** At a steady pace that does not use the full capacity of the machine. */
  readonly paced: { readonly perSecond: number; readonly p50: number; readonly p99: number };
  readonly statements: number;
  readonly transactions: number;
  readonly walBytes: number;
  readonly redisCommands: number;
}

export interface PageFigures {
  /** The home page of a visitor, cached for a second. */
  readonly homeKept: WorkFigures;
  /** Pages of a signed-in player, rendered for each request. */
  readonly homeDrawn: WorkFigures;
  readonly matchDrawn: WorkFigures;
  /** An API request from a page that is already open. */
  readonly read: WorkFigures;
}

export interface SocketFigures {
  readonly idle: { readonly count: number; readonly bytesEach: number; readonly openCpuMs: ByKind };
  /** Connected and subscribed to the changes of all lists and of two matches in play. */
  readonly active: {
    readonly count: number;
    readonly bytesEach: number;
    readonly openCpuMs: ByKind;
    readonly messagesPerSecond: number;
    readonly bytesPerMessage: number;
  };
  readonly fanOut: { readonly sockets: number; readonly messagesPerSecond: number; readonly cpuMsPerThousand: ByKind };
}

export interface IdleFigures {
  /** Cores in use, and memory, of all processes of a kind. */
  readonly cores: ByKind;
  readonly bytes: ByKind;
  readonly redisCommandsPerSecond: number;
  readonly transactionsPerSecond: number;
  readonly walBytesPerSecond: number;
  /** Snapshots of match prices written by the leader, and its publications. */
  readonly snapshotsPerSecond: number;
  readonly publicationsPerSecond: number;
}

/** The figures of one cluster size; a part is missing if it has not been measured yet. */
export interface ClusterFigures {
  readonly size: ClusterSize;
  readonly measuredAt: string;
  readonly note: string;
  readonly idle: IdleFigures;
  readonly placements?: PlacementFigures;
  readonly pages?: PageFigures;
  readonly sockets?: SocketFigures;
}

const path = fileURLToPath(new URL("figures.json", import.meta.url));

export function readFigures(): readonly ClusterFigures[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as readonly ClusterFigures[]) : [];
}

/** Replaces earlier figures of a cluster of this size; parts that are not among the new figures are kept unless outdated. */
export function saveFigures(figures: ClusterFigures, outdated: readonly string[] = []): readonly ClusterFigures[] {
  const isSame = ({ size }: ClusterFigures): boolean => size.api === figures.size.api && size.centrifugo === figures.size.centrifugo;
  const all = readFigures();
  const rounded = JSON.parse(
    JSON.stringify(figures, (_, value: unknown) => (typeof value === "number" ? Number(value.toPrecision(5)) : value)),
  );
  const kept = Object.fromEntries(Object.entries(all.find(isSame) ?? {}).filter(([part]) => !outdated.includes(part)));
  const merged: ClusterFigures = { ...kept, ...(rounded as ClusterFigures) };
  const next = [...all.filter((one) => !isSame(one)), merged].toSorted(
    (left, right) => left.size.api - right.size.api || left.size.centrifugo - right.size.centrifugo,
  );
  writeFileSync(path, `${JSON.stringify(next, null, 2)}\n`);
  return next;
}
