import { parseArgs } from "node:util";

/** How many processes of each kind the cluster has. */
export interface ClusterSize {
  readonly trading: number;
  readonly api: number;
  readonly web: number;
  readonly centrifugo: number;
}

export type ClusterKind = keyof ClusterSize;
const kinds: readonly ClusterKind[] = ["trading", "api", "web", "centrifugo"];
const maxProcesses = 16;

/** Reads `--api 4 --web 1 --centrifugo 2 --trading 2`; two of each by default. Returns a message if they are invalid. */
export function readClusterSize(args: readonly string[]): ClusterSize | string {
  const usage = `npm run cluster takes ${kinds.map((kind) => `--${kind} <number>`).join(", ")}, each from 1 to ${maxProcesses}.`;
  try {
    const options = Object.fromEntries(kinds.map((kind) => [kind, { type: "string" as const, default: "2" }]));
    const { values } = parseArgs({ args: [...args], options });
    const counts = kinds.map((kind) => [kind, Number(values[kind])] as const);
    if (!counts.every(([, count]) => Number.isInteger(count) && count >= 1 && count <= maxProcesses)) return usage;
    return Object.fromEntries(counts) as Record<ClusterKind, number>;
  } catch {
    return usage;
  }
}
