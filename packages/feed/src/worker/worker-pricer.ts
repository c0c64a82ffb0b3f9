import { Worker } from "node:worker_threads";
import type { CombinableAnswer, CombinationAnswer, PriceReply, Pricer, WinChanceReply } from "../engine/pricer.ts";
import type { TitleAnswer, TitleQuestion } from "../outrights/title-model.ts";
import { slimRequest, type WorkerCall, type WorkerData, type WorkerMessage, type WorkerSetup } from "./worker-messages.ts";

export interface WorkerPricerOptions extends WorkerData, Omit<WorkerSetup, "kind"> {
  readonly onError: (error: unknown) => void;
  /** A thread that is already open, to be used first. */
  readonly opened?: Worker;
  /** Script of a thread other than the one with the models, for tests. */
  readonly thread?: URL;
  /** How long the thread may work on a request before it counts as stuck. */
  readonly stuckAfterMs?: number;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

type CallWithoutId = WorkerCall extends infer Call ? (Call extends WorkerCall ? Omit<Call, "id"> : never) : never;

const ownThread = new URL("./pricing-thread.ts", import.meta.url);
const firstRestartMs = 100;
const maxRestartMs = 10_000;
/** After a thread has worked this long, its next restart has the shortest delay again. */
const healthyMs = 60_000;
const checkEveryMs = 1_000;
/** About 60 MB are in use; without a limit, V8 lets unused scenarios pile up to several times that. */
const heapLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };
/** Long, because the first request of a sport fits its ratings; in-play prices that are too old are suspended sooner. */
const defaultStuckAfterMs = 45_000;

/** A pricer that also computes the chances of winner markets. */
export interface WorkerPricer extends Pricer {
  titleChances(question: TitleQuestion): Promise<TitleAnswer>;
}

/** Opens a thread, which reads the data; it prices once a pricer uses it. */
export function openPricingThread(dataDir: string, thread = ownThread): Worker {
  const workerData: WorkerData = { dataDir };
  // No arguments: modules that the process preloads with --import are not meant for the thread.
  const worker = new Worker(thread, { workerData, execArgv: [], resourceLimits: heapLimits });
  // A caller that finds that the thread has ended opens another one.
  worker.on("error", () => undefined);
  worker.unref();
  return worker;
}

function hasEnded({ threadId }: Worker): boolean {
  return threadId === -1;
}

/** A pricer in its own thread. A thread that dies or hangs is restarted, with growing delays. */
export function createWorkerPricer({ onError, thread, stuckAfterMs, dataDir, ...setup }: WorkerPricerOptions): WorkerPricer {
  const waiting = new Map<number, Waiting>();
  let onReady: (() => void)[] = [];
  let opened = setup.opened ?? null;
  let worker: Worker | null = null;
  let lastId = 0;
  let downSinceMs: number | null = performance.now();
  let startedAtMs = 0;
  let answeredAtMs = 0;
  let deaths = 0;
  let restart: NodeJS.Timeout | null = null;
  let isStopped = false;

  function rejectAll(reason: Error): void {
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(reason);
  }

  function take(id: number): Waiting | null {
    const found = waiting.get(id) ?? null;
    waiting.delete(id);
    answeredAtMs = performance.now();
    if (waiting.size === 0) worker?.unref();
    return found;
  }

  function onMessage(message: WorkerMessage): void {
    if (message.kind === "answer") take(message.id)?.resolve(message.value as never); // the caller knows the type of its answer
    else if (message.kind === "failed") take(message.id)?.reject(new Error(message.reason));
    else {
      downSinceMs = null;
      worker?.unref();
      for (const resolve of onReady) resolve();
      onReady = [];
    }
  }

  function onExit(died: Worker, reason: unknown): void {
    if (worker !== died) return;
    worker = null;
    if (isStopped) return;
    downSinceMs ??= performance.now();
    deaths = performance.now() - startedAtMs > healthyMs ? 1 : deaths + 1;
    const waitMs = Math.min(firstRestartMs * 2 ** (deaths - 1), maxRestartMs);
    onError(new Error(`The pricing thread ended; it starts again in ${waitMs} ms.`, { cause: reason }));
    rejectAll(new Error("The pricing thread ended.", { cause: reason }));
    restart = setTimeout(start, waitMs);
  }

  function start(): void {
    const started = opened === null || hasEnded(opened) ? openPricingThread(dataDir, thread) : opened;
    opened = null;
    started.ref();
    worker = started;
    startedAtMs = performance.now();
    let reason: unknown = null;
    started.on("message", onMessage);
    started.on("error", (error) => (reason = error));
    started.on("exit", (code) => onExit(started, reason ?? `exit ${code}`));
    const first: WorkerSetup = { kind: "setup", seed: setup.seed, hideSimulatedDetail: setup.hideSimulatedDetail };
    started.postMessage(first);
  }

  const watch = setInterval(() => {
    const sinceMs = performance.now() - answeredAtMs;
    if (worker === null || waiting.size === 0 || sinceMs < (stuckAfterMs ?? defaultStuckAfterMs)) return;
    onError(new Error(`The pricing thread has not answered for ${Math.round(sinceMs)} ms.`));
    void worker.terminate();
  }, checkEveryMs);
  watch.unref();

  function call<Value>(message: CallWithoutId): Promise<Value> {
    if (worker === null || downSinceMs !== null) return Promise.reject(new Error("The pricing thread is not running."));
    lastId += 1;
    const id = lastId;
    if (waiting.size === 0) {
      answeredAtMs = performance.now();
      worker.ref();
    }
    worker.postMessage({ ...message, id });
    return new Promise<Value>((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  start();
  return {
    price: (request) => call<PriceReply>({ kind: "price", request: slimRequest(request) }),
    combine: (question) => call<CombinationAnswer>({ kind: "combine", question }),
    combinable: (question) => call<CombinableAnswer>({ kind: "combinable", question }),
    winChances: (request) => call<WinChanceReply>({ kind: "winChances", request: slimRequest(request) }),
    titleChances: (question) => call<TitleAnswer>({ kind: "title", question }),
    ready: () => (downSinceMs === null || isStopped ? Promise.resolve() : new Promise((resolve) => void onReady.push(resolve))),
    downMs: () => (downSinceMs === null ? 0 : performance.now() - downSinceMs),
    stop() {
      isStopped = true;
      clearInterval(watch);
      if (restart !== null) clearTimeout(restart);
      rejectAll(new Error("The pricing thread was stopped."));
      for (const resolve of onReady) resolve();
      void worker?.terminate();
    },
  };
}
