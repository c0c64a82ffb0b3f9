import { readEnvironment } from "./environment.ts";
import { createDraining } from "./http/draining.ts";
import { createWebServer } from "./web-server.ts";

/** Requests in progress may take this long after a stop signal. */
const answerWithinMs = 10_000;

const environment = readEnvironment(process.env, process.argv.slice(2));
const draining = createDraining();
const app = await createWebServer(environment, { draining });
await app.listen({ port: environment.port, host: environment.host });
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void draining.stop(app, { noticeMs: environment.stopNoticeMs, answerWithinMs }).then(() => process.exit(0));
  });
}
