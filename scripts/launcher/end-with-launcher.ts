// Loaded into each process of the product before its own code (run-process.ts).
// The launcher holds the other end of this process's standard input: when that end closes, the launcher is gone, however it ended.

const killAfterMs = 20_000 + Number(process.env["STOP_NOTICE_SECONDS"] ?? "0") * 1_000;

// The launcher also reads the output: what is written after its end must not end this process in the middle of a request.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

process.stdin.once("close", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.kill(process.pid, "SIGKILL"), killAfterMs).unref();
});
process.stdin.resume();
process.stdin.unref();
