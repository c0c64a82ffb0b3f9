import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { errorText } from "../jobs/dead-letters.ts";
import type { FromThread, ThreadOptions, ToThread } from "./leadership-thread.ts";
import type { Candidate, Leadership, LeadershipOptions } from "./leadership.ts";

const aliveEveryMs = 1_000;
const defaultHungMs = 15_000;

interface ThreadedOptions extends LeadershipOptions {
  readonly hungMs?: number;
}

/** Stands for leadership in a thread of its own, so that the main thread may be busy for longer than the database session's timeout. */
export function candidateInThread({ say, hungMs = defaultHungMs, ...options }: ThreadedOptions): Candidate {
  const workerData: ThreadOptions = { ...options, hungMs };
  const thread = new URL("./leadership-thread.ts", import.meta.url);
  const worker = new Worker(thread, { workerData, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 2 } });
  const send = (message: ToThread): void => worker.postMessage(message);
  const { promise: gained, resolve: gain } = Promise.withResolvers<Leadership>();
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>();
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const alive = setInterval(() => send({ type: "alive" }), aliveEveryMs);
  alive.unref();
  const end = async (message: ToThread): Promise<void> => {
    send(message);
    await Promise.race([done, once(worker, "exit")]);
    clearInterval(alive);
    await worker.terminate();
  };
  let hasGained = false;
  worker.on("message", (message: FromThread) => {
    if (message.type === "notice") say(message.sentence);
    if (message.type === "lost") lose(message.reason);
    if (message.type === "done") finish();
    if (message.type !== "gained") return;
    hasGained = true;
    gain({
      epoch: message.epoch,
      lost,
      lose(reason) {
        lose(reason);
        send({ type: "lose", reason });
      },
      release: async () => end({ type: "release" }),
    });
  });
  worker.on("error", (error) => lose(`The thread that keeps leadership has failed: ${errorText(error)}.`));
  return {
    gained,
    // The thread of a leader runs until leadership is released.
    withdraw: async () => (hasGained ? undefined : end({ type: "withdraw" })),
  };
}
