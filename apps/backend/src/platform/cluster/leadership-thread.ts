import { parentPort, workerData } from "node:worker_threads";
import { type Leadership, type LeadershipOptions, standForLeadership } from "./leadership.ts";

// The thread that keeps the session with the database, started by candidate-in-thread.ts. The main thread may be busy for seconds,
// especially when it starts to lead; this one never is.

/** Messages from the main thread to this one. */
export type ToThread =
  | { readonly type: "alive" }
  | { readonly type: "lose"; readonly reason: string }
  | { readonly type: "release" }
  | { readonly type: "withdraw" };
/** Messages from this thread to the main one. */
export type FromThread =
  | { readonly type: "gained"; readonly epoch: bigint }
  | { readonly type: "lost"; readonly reason: string }
  | { readonly type: "notice"; readonly sentence: string }
  | { readonly type: "done" };

export interface ThreadOptions extends Omit<LeadershipOptions, "say"> {
  /** A main thread that is silent for this long has hung: a standby takes over. */
  readonly hungMs: number;
}

const checkEveryMs = 500;

function serve(port: NonNullable<typeof parentPort>, { hungMs, ...options }: ThreadOptions): void {
  const send = (message: FromThread): void => port.postMessage(message);
  const candidate = standForLeadership({ ...options, say: (sentence) => send({ type: "notice", sentence }) });
  let leadership: Leadership | null = null;
  let aliveAt = performance.now();
  void candidate.gained.then((gained) => {
    leadership = gained;
    aliveAt = performance.now();
    void gained.lost.then((reason) => send({ type: "lost", reason }));
    send({ type: "gained", epoch: gained.epoch });
  });
  setInterval(() => {
    if (performance.now() - aliveAt > hungMs) leadership?.lose(`This process has not reacted for ${hungMs / 1_000} s.`);
  }, checkEveryMs).unref();
  port.on("message", (message: ToThread) => {
    aliveAt = performance.now();
    if (message.type === "lose") leadership?.lose(message.reason);
    if (message.type === "release") void leadership?.release().then(() => send({ type: "done" }));
    if (message.type === "withdraw") void candidate.withdraw().then(() => send({ type: "done" }));
  });
}

// The options from candidate-in-thread.ts.
if (parentPort !== null) serve(parentPort, workerData as ThreadOptions);
