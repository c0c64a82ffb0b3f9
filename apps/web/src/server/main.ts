import { openTelemetry } from "@touchline/telemetry";
import { readEnvironment, SettingError, type WebEnvironment } from "./environment.ts";
import { createDraining } from "./http/draining.ts";
import { createWebServer } from "./web-server.ts";

/** Requests in progress may take this long after a stop signal and its notice. */
const answerWithinMs = 7_000;
const stopWithinMs = 10_000;

function refuseStart(error: unknown): never {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`The web server did not start: ${error.message}\n`);
  process.exit(1);
}

function readSettings(): WebEnvironment {
  try {
    return readEnvironment(process.env, process.argv.slice(2));
  } catch (error) {
    return refuseStart(error);
  }
}

const environment = readSettings();
const telemetry = await openTelemetry(environment.telemetry);
const draining = createDraining();
const app = await createWebServer(environment, { draining }).catch(refuseStart);
await app.listen({ port: environment.port, host: environment.host });
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    const deadline = setTimeout(() => {
      process.stderr.write("The web server ends though it has not stopped in time.\n");
      process.exit(1);
    }, environment.stopNoticeMs + stopWithinMs);
    deadline.unref();
    void draining
      .stop(app, { noticeMs: environment.stopNoticeMs, answerWithinMs })
      .then(telemetry.stop)
      .then(() => process.exit(0));
  });
}
