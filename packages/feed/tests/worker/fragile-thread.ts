import { parentPort } from "node:worker_threads";
import type { WorkerCall, WorkerSetup } from "../../src/worker/worker-messages.ts";

/** A pricing thread without models: match 1 ends it, match 2 keeps it busy forever, other matches are answered. */
parentPort?.on("message", (call: WorkerSetup | WorkerCall) => {
  if (call.kind === "setup") {
    parentPort?.postMessage({ kind: "ready" });
    return;
  }
  if (call.kind === "title") return;
  const matchId = call.kind === "price" || call.kind === "winChances" ? call.request.fixture.id : call.question.matchId;
  if (matchId === 1) throw new Error("no such coin");
  if (matchId === 2) for (;;);
  parentPort?.postMessage({ kind: "answer", id: call.id, value: { snapshot: { matchId }, workMs: 1 } });
});
