import { openTelemetry } from "@touchline/telemetry";
import { readEnvironment, SettingError, type WebEnvironment } from "./environment.ts";
import { createDraining } from "./http/draining.ts";
import type { RunningServer } from "./stop-on-signals.ts";
import { createWebServer } from "./web-server.ts";

/** Time for requests in progress after a stop signal and its notice. */
const answerWithinMs = 7_000;
const closeWithinMs = 3_000;

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

/** Starts the web server with the settings of the environment. An invalid setting ends the process with one line. */
export async function startWeb(): Promise<RunningServer & { readonly stopWithinMs: number }> {
  const environment = readSettings();
  const telemetry = await openTelemetry(environment.telemetry);
  const draining = createDraining();
  const app = await createWebServer(environment, { draining }).catch(refuseStart);
  await app.listen({ port: environment.port, host: environment.host });
  const { stopNoticeMs: noticeMs } = environment;
  return {
    stopWithinMs: noticeMs + answerWithinMs + closeWithinMs,
    async stop() {
      await draining.stop(app, { noticeMs, answerWithinMs });
      await telemetry.stop();
    },
  };
}
