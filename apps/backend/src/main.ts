import { openTelemetry } from "@touchline/telemetry";
import { createLogger, exitOnUncaughtErrors } from "./platform/create-logger.ts";
import { startBackend } from "./main/start-backend.ts";
import { readSettings } from "./platform/settings/read-settings.ts";
import { describeProblems, loadSiteFile } from "./site/load-site-file.ts";

const read = readSettings(process.env);
if (read.type === "invalid") {
  process.stderr.write(
    `The backend did not start: these settings are wrong.\n${read.problems.map((problem) => `  ${problem.message}\n`).join("")}`,
  );
  process.exit(1);
}
const site = loadSiteFile(read.settings.SITE_FILE, read.settings.LOCALES);
if (site.type === "refused") {
  process.stderr.write(`The backend did not start.\n${describeProblems(site)}\n`);
  process.exit(1);
}
const { ROLE: role, INSTANCE } = read.settings;
const instance = INSTANCE || role;
const logger = createLogger(read.settings.LOG_LEVEL, { about: { role, instance } });
exitOnUncaughtErrors(logger);
const telemetry = await openTelemetry({
  endpoint: read.settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  sampler: read.settings.OTEL_TRACES_SAMPLER,
  ratio: read.settings.OTEL_TRACES_SAMPLER_ARG,
  serviceName: `touchline-${role}`,
  instance,
});
const backend = await startBackend({ settings: read.settings, site: site.file, logger }).catch((error: unknown) => {
  logger.fatal({ err: error }, "the backend did not start");
  process.exit(1);
});
logger.info({ port: backend.port }, "listening");

/** Time to finish running work, after the notice period. */
const stopWithinMs = 10_000;
let isStopping = false;
void backend.ended.then((reason) => {
  if (isStopping) return;
  logger.fatal(`${reason} This process ends, because another one may lead now.`);
  process.exit(1);
});
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, "stopping");
    const deadline = setTimeout(
      () => {
        logger.error("this process ends though it has not stopped in time; what it left is done by the next one");
        process.exit(1);
      },
      stopWithinMs + read.settings.STOP_NOTICE_SECONDS * 1_000,
    );
    deadline.unref();
    const stopAll = async (): Promise<void> => {
      await backend.stop();
      await telemetry.stop();
    };
    void stopAll().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  });
}
