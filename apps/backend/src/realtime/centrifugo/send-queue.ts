import { BrokerUnavailable } from "../../platform/realtime-publisher.ts";
import type { ApiCommand, CentrifugoApi } from "./centrifugo-api.ts";

/** A call that waits for its batch. */
interface Waiting {
  readonly command: ApiCommand;
  readonly until: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Sends calls in batches, in order, one batch at a time. */
export interface SendQueue {
  /** Resolves once Centrifugo has carried the call out. Rejects with `BrokerUnavailable` if it could not in time, else with Centrifugo's refusal. */
  send(command: ApiCommand, options?: { readonly withinMs?: number }): Promise<void>;
  readonly stats: { readonly waiting: number; readonly failures: number; readonly sent: number };
  /** Sends what waits and stops. */
  close(): Promise<void>;
}

interface SendQueueOptions {
  readonly api: Pick<CentrifugoApi, "batch">;
  readonly maxWaiting?: number;
  /** Called when a batch fails after one that did not, and when one succeeds again. */
  readonly onState: (error: Error | null) => void;
}

const batchSize = 500;
const defaultMaxWaiting = 20_000;
const defaultWithinMs = 10_000;
const pauses = { firstMs: 100, maxMs: 2_000 };
/** Centrifugo's code of an internal error, such as a Redis that does not answer. */
const internalError = 100;

export function createSendQueue({ api, onState, maxWaiting = defaultMaxWaiting }: SendQueueOptions): SendQueue {
  let queue: Waiting[] = [];
  let running: Promise<void> | null = null;
  let isClosing = false;
  let wakePause = (): void => undefined;
  const counts = { failures: 0, sent: 0 };

  function dropLate(error: unknown): void {
    const now = Date.now();
    const late = queue.filter(({ until }) => until <= now || isClosing);
    if (late.length === 0) return;
    queue = queue.filter((waiting) => !late.includes(waiting));
    for (const { reject } of late) reject(error);
  }

  /** Settles the calls of a batch; those that Centrifugo cannot carry out at the moment stay at the head of the queue. */
  function settle(batch: readonly Waiting[], errors: Awaited<ReturnType<CentrifugoApi["batch"]>>): boolean {
    const again = batch.filter((waiting, index) => {
      const error = errors[index] ?? null;
      if (error?.code === internalError) return true;
      if (error === null) {
        counts.sent += 1;
        waiting.resolve();
      } else {
        counts.failures += 1;
        waiting.reject(new Error(`Centrifugo refused a call with code ${error.code}: ${error.message}`));
      }
      return false;
    });
    queue = [...again, ...queue.slice(batch.length)];
    return again.length === 0;
  }

  async function run(): Promise<void> {
    let pauseMs = 0;
    while (queue.length > 0) {
      const batch = queue.slice(0, batchSize);
      let failure: Error | null = null;
      try {
        const isDone = settle(batch, await api.batch(batch.map(({ command }) => command)));
        if (!isDone) failure = new BrokerUnavailable("Centrifugo does not reach its Redis.");
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
      }
      onState(failure);
      if (failure === null) {
        pauseMs = 0;
        continue;
      }
      counts.failures += 1;
      dropLate(failure);
      pauseMs = Math.min(pauses.maxMs, pauseMs === 0 ? pauses.firstMs : pauseMs * 2);
      await new Promise<void>((resolve) => {
        wakePause = resolve;
        setTimeout(resolve, pauseMs).unref();
      });
    }
    running = null;
  }

  return {
    async send(command, { withinMs = defaultWithinMs } = {}) {
      if (isClosing) throw new BrokerUnavailable("This process stops.");
      if (queue.length >= maxWaiting) {
        counts.failures += 1;
        throw new BrokerUnavailable(`${maxWaiting} calls of Centrifugo wait already.`);
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      queue.push({ command, until: Date.now() + withinMs, resolve, reject });
      // Calls made in one turn of the event loop share a batch.
      running ??= new Promise<void>((start) => setImmediate(start)).then(run);
      return promise;
    },
    get stats() {
      return { waiting: queue.length, ...counts };
    },
    async close() {
      isClosing = true;
      wakePause();
      await running;
    },
  };
}
