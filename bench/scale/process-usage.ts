import { readdirSync, readFileSync } from "node:fs";
import type { RunningCluster } from "../../tests/cluster/proofs/support/running-cluster.ts";

/** Kinds of processes of a cluster; trading processes are split into the leader and the standbys. */
export const kinds = ["web", "api", "leader", "standby", "postgres", "redis", "centrifugo", "balancer"] as const;
export type Kind = (typeof kinds)[number];
export type ByKind = Readonly<Record<Kind, number>>;

/** What the processes of each kind have used in total. */
export interface Usage {
  readonly cpuSeconds: ByKind;
  readonly bytes: ByKind;
}

/** Clock ticks per second in /proc, the same on every Linux. */
const ticksPerSecond = 100;

interface ProcessTimes {
  readonly parent: number;
  readonly seconds: number;
}

/** CPU time of a process, including that of its children that have exited. */
function timesOf(pid: number | string): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
    return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    return null;
  }
}

/** The process and its children: PostgreSQL serves each connection with a child process. */
function withChildren(pid: number): readonly number[] {
  const all = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
  return [pid, ...all.filter((name) => timesOf(name)?.parent === pid).map(Number)];
}

/** Resident memory; memory shared by several processes counts once in total. */
function bytesOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/mu.exec(text)?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}

export function countByKind(count: (kind: Kind) => number): ByKind {
  return Object.fromEntries(kinds.map((kind) => [kind, count(kind)])) as Record<Kind, number>;
}

/** Process ids of a cluster by kind. */
export async function findProcesses(cluster: RunningCluster): Promise<Readonly<Record<Kind, readonly number[]>>> {
  const leader = await cluster.leader();
  const pids = (kind: string): readonly number[] => cluster.processes(kind).map(({ pid }) => pid);
  const leaderPid = cluster.process(leader).pid;
  return {
    web: pids("web"),
    api: pids("api"),
    leader: [leaderPid],
    standby: pids("trading").filter((pid) => pid !== leaderPid),
    postgres: [cluster.process("postgres").pid],
    redis: [cluster.process("redis").pid],
    centrifugo: pids("centrifugo"),
    balancer: [cluster.process("balancer").pid],
  };
}

export function readUsage(processes: Readonly<Record<Kind, readonly number[]>>): Usage {
  const all = (kind: Kind): readonly number[] => (kind === "postgres" ? processes.postgres.flatMap(withChildren) : processes[kind]);
  const sum = (kind: Kind, read: (pid: number) => number): number => all(kind).reduce((total, pid) => total + read(pid), 0);
  return {
    cpuSeconds: countByKind((kind) => sum(kind, (pid) => timesOf(pid)?.seconds ?? 0)),
    bytes: countByKind((kind) => sum(kind, bytesOf)),
  };
}
