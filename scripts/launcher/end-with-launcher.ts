// Loaded into each process of the product before its own code (run-process.ts).
// Standard input closes when the launcher ends, for whatever reason.

import { isMainThread } from "node:worker_threads";

const killAfterMs = 20_000 + Number(process.env["STOP_NOTICE_SECONDS"] ?? "0") * 1_000;

// Node also loads this file into worker threads, which exit with their process.
if (isMainThread) {
  // Nobody reads the output after the launcher has ended; a write must not crash the requests in progress.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

  process.stdin.once("close", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.kill(process.pid, "SIGKILL"), killAfterMs).unref();
  });
  process.stdin.resume();
  process.stdin.unref();
}
