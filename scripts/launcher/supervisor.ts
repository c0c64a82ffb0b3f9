import { setTimeout as sleep } from "node:timers/promises";
import { runProcess, type ProcessEnd, type ProductProcess, type RunOptions } from "./run-process.ts";

/** A process that is kept running. */
export interface ServiceOptions extends RunOptions {
  /** Address that answers 200 once the process works. */
  readonly readyUrl: string;
}

export interface Supervisor {
  /** Starts a service; resolves when it works for the first time, to how it ended when it ended before. */
  run(options: ServiceOptions): Promise<ProcessEnd | "ready">;
  /** Stops the named services at once and resolves when all have ended; they are not started again. */
  stop(names: readonly string[]): Promise<void>;
}

interface SupervisorOptions {
  /** Takes a line for the operator. */
  readonly say: (line: string) => void;
  readonly firstDelayMs?: number;
  readonly maxDelayMs?: number;
  /** A service that has worked for this long begins again with the first delay. */
  readonly healthyMs?: number;
  readonly stopWithinMs?: number;
}

interface Service {
  readonly options: ServiceOptions;
  process: ProductProcess;
  /** Deaths in a row, none of them after a healthy time. */
  deaths: number;
  readySince: number | null;
  wasReady: boolean;
  isStopping: boolean;
}

const askEveryMs = 150;
const askPatienceMs = 2_000;

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(askPatienceMs) }).then(
    async (reply) => {
      await reply.body?.cancel();
      return reply.ok;
    },
    () => false,
  );
}

function endInWords({ code, signal }: ProcessEnd): string {
  return signal === null ? `exit code ${code ?? "unknown"}` : signal;
}

/**
 * Starts processes and starts them again when they die, after a delay that doubles with each death in a row. A process that dies before
 * it has worked once is not started again: its settings, its port or its database are wrong, and it has said so.
 */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { say, firstDelayMs = 500, maxDelayMs = 30_000, healthyMs = 60_000, stopWithinMs = 30_000 } = options;
  const services = new Map<string, Service>();

  /** Asks until this run of the service works or has ended. */
  async function waitUntilReady(service: Service, running: ProductProcess): Promise<ProcessEnd | "ready"> {
    const run = { hasEnded: false };
    void running.ended.then(() => (run.hasEnded = true));
    while (!(await answers(service.options.readyUrl))) {
      if (run.hasEnded) return running.ended;
      await Promise.race([sleep(askEveryMs), running.ended]);
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
    if ((await waitUntilReady(service, service.process)) === "ready") say(`The ${name} process works again.`);
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
    async stop(names) {
      const stopping = names.flatMap((name) => services.get(name) ?? []);
      for (const service of stopping) service.isStopping = true;
      await Promise.all(stopping.map(async (service) => service.process.stop(stopWithinMs)));
    },
  };
}
