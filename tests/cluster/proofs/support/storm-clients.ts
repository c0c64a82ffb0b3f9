import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Input of the process with the clients. */
export interface StormOptions {
  readonly count: number;
  readonly token: string;
  /** Origin of the first connections. */
  readonly first: string;
  /** Origin of the site, where clients return through its balancer. */
  readonly later: string;
  /** Channels of matches, of which each client follows one besides the public channel. */
  readonly matches: readonly string[];
}

/** Totals over all clients. */
export interface StormReport {
  /** Clients with all their subscriptions. */
  readonly live: number;
  readonly losses: number;
  /** Subscriptions that resumed with all missed publications, and those that did not. */
  readonly recovered: number;
  readonly unrecovered: number;
  /** Publications whose number does not follow the one before. */
  readonly gaps: number;
  readonly publications: number;
}

export interface StormClients {
  report(): StormReport;
  stop(): void;
}

/** Starts the visitors in a separate process. */
export function startClients(options: StormOptions): StormClients {
  const program = fileURLToPath(new URL("storm-process.ts", import.meta.url));
  const child = fork(program, [JSON.stringify(options)], { execArgv: ["--disable-warning=ExperimentalWarning"] });
  let latest: StormReport = { live: 0, losses: 0, recovered: 0, unrecovered: 0, gaps: 0, publications: 0 };
  child.on("message", (report) => void (latest = report as StormReport));
  return {
    report: () => latest,
    stop: () => void child.kill("SIGKILL"),
  };
}
