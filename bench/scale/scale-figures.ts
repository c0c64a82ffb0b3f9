import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ByKind } from "./process-usage.ts";

/** How many processes a measured cluster had; two of each other kind. */
export interface ClusterSize {
  readonly api: number;
  readonly centrifugo: number;
}

/** A piece of work, as often as it was done, and what one cost. */
export interface WorkFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesEach: number;
  /** Milliseconds of CPU for one, by kind of process. */
  readonly cpuMs: ByKind;
  /** Answers that were not 200. */
  readonly refused: number;
}

export interface PlacementFigures extends WorkFigures {
  /** At a steady pace that leaves the machine time. */
  readonly paced: { readonly perSecond: number; readonly p50: number; readonly p99: number };
  readonly statements: number;
  readonly transactions: number;
  readonly walBytes: number;
  readonly redisCommands: number;
}

export interface PageFigures {
  /** The home page of a visitor, kept for a second. */
  readonly homeKept: WorkFigures;
  /** Pages of a signed-in player, drawn for each request. */
  readonly homeDrawn: WorkFigures;
  readonly matchDrawn: WorkFigures;
  /** A call of the API by a page that is open already. */
  readonly read: WorkFigures;
}

export interface SocketFigures {
  readonly idle: { readonly count: number; readonly bytesEach: number; readonly openCpuMs: ByKind };
  /** Connected, with the changes of every list and of two matches in play. */
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
  /** Prices of matches that the leader wrote, and publications that it made. */
  readonly snapshotsPerSecond: number;
  readonly publicationsPerSecond: number;
}

/** What was measured on one cluster; a part is missing if it has not run yet. */
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

/** Replaces what was measured earlier on a cluster of this size; other parts stay, except those that are to be measured again. */
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
