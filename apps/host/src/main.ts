import { startPlatform } from "./start-platform.ts";

/** Time for requests in progress after a stop signal. */
const stopWithinMs = 10_000;

const platform = await startPlatform();
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(0), stopWithinMs);
    void platform.stop().then(() => process.exit(0));
  });
}
