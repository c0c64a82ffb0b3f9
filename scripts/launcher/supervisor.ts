import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { runProcess, type ProcessEnd, type ProductProcess, type RunOptions } from "./run-process.ts";

/** A process that is kept running. */
export interface ServiceOptions extends RunOptions {
  /** URL that answers 200 once the process is ready, or a `tcp://host:port` that then accepts connections. */
  readonly readyUrl: string;
}

export interface Supervisor {
  /** Starts a service; resolves to "ready", or to how it ended if it ends before that. */
  run(options: ServiceOptions): Promise<ProcessEnd | "ready">;
  /** Stops the named services in parallel, without restarting them. */
  stop(names: readonly string[]): Promise<void>;
  /** Process id of a running service. */
  pidOf(name: string): number | undefined;
}

interface SupervisorOptions {
  /** Logs a line for the operator. */
  readonly say: (line: string) => void;
  readonly firstDelayMs?: number;
  readonly maxDelayMs?: number;
  /** A service that was ready for this long restarts after the first delay. */
  readonly healthyMs?: number;
  readonly stopWithinMs?: number;
}

interface Service {
  readonly options: ServiceOptions;
  process: ProductProcess;
  /** Consecutive deaths without a healthy period between them. */
  deaths: number;
  readySince: number | null;
  wasReady: boolean;
  isStopping: boolean;
}

// Not fetch, whose first use takes 30 MB, nor node:http imported as an ES module, which loads fetch too.
const { get } = process.getBuiltinModule("node:http");

const pollEveryMs = 150;
const pollTimeoutMs = 2_000;

function takesConnections({ hostname, port }: URL): Promise<boolean> {
  const socket = connect({ host: hostname, port: Number(port), timeout: pollTimeoutMs });
  return new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("timeout", () => resolve(false));
  }).finally(() => socket.destroy());
}

async function answers(url: string): Promise<boolean> {
  if (url.startsWith("tcp:")) return takesConnections(new URL(url));
  return new Promise<boolean>((resolve) => {
    const request = get(url, { agent: false, timeout: pollTimeoutMs }, (reply) => {
      resolve(reply.statusCode === 200);
      request.destroy();
    });
    request.once("error", () => resolve(false));
    request.once("timeout", () => request.destroy());
    request.once("close", () => resolve(false));
  });
}

function endInWords({ code, signal }: ProcessEnd): string {
  return signal === null ? `exit code ${code ?? "unknown"}` : signal;
}

/**
 * Starts processes and restarts those that die, after a delay that doubles with each consecutive death. A process that dies before it
 * was ever ready is not restarted: its settings, its port or its database are wrong, and its log says so.
 */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { say, firstDelayMs = 500, maxDelayMs = 30_000, healthyMs = 60_000, stopWithinMs = 30_000 } = options;
  const services = new Map<string, Service>();

  /** Polls until this run of the service is ready or has ended. */
  async function waitUntilReady(service: Service, running: ProductProcess): Promise<ProcessEnd | "ready"> {
    const run = { hasEnded: false };
    void running.ended.then(() => (run.hasEnded = true));
    while (!(await answers(service.options.readyUrl))) {
      if (run.hasEnded) return running.ended;
      await Promise.race([sleep(pollEveryMs), running.ended]);
    }
    if (run.hasEnded) return running.ended;
    service.readySince = performance.now();
    return "ready";
  }

  async function restart(service: Service, end: ProcessEnd): Promise<void> {
    const { name } = service.options;
    if (service.readySince !== null && performance.now() - service.readySince >= healthyMs) service.deaths = 0;
    service.readySince = null;
    const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** service.deaths);
    service.deaths += 1;
    say(`The ${name} process ended by itself (${endInWords(end)}); it is started again in ${delayMs / 1_000} s.`);
    await sleep(delayMs);
    if (service.isStopping) return;
    service.process = runProcess(service.options);
    watch(service);
    if ((await waitUntilReady(service, service.process)) === "ready") say(`The ${name} process works again (pid ${service.process.pid}).`);
  }

  function watch(service: Service): void {
    void service.process.ended.then((end) => {
      if (!service.isStopping && service.wasReady) void restart(service, end);
    });
  }

  return {
    async run(serviceOptions) {
      const service: Service = {
        options: serviceOptions,
        process: runProcess(serviceOptions),
        deaths: 0,
        readySince: null,
        wasReady: false,
        isStopping: false,
      };
      services.set(serviceOptions.name, service);
      const result = await waitUntilReady(service, service.process);
      if (result === "ready") {
        service.wasReady = true;
        watch(service);
      }
      return result;
    },
    pidOf: (name) => services.get(name)?.process.pid,
    async stop(names) {
      const stopping = names.flatMap((name) => services.get(name) ?? []);
      for (const service of stopping) service.isStopping = true;
      await Promise.all(stopping.map(async (service) => service.process.stop(stopWithinMs)));
    },
  };
}
