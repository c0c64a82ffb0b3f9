import { setTimeout as sleep } from "node:timers/promises";
import type { Settings } from "../../apps/backend/src/platform/settings/read-settings.ts";
import { buildPages, compressBehind } from "./build-web.ts";
import {
  chooseAddresses,
  environmentOf,
  readSettingsOrRefuse,
  refuseStart,
  type Addresses,
  type ProductMode,
} from "./product-environment.ts";
import { heapOptions, type ProductProcess } from "./run-process.ts";
import { createSupervisor, type ServiceOptions } from "./supervisor.ts";
import { onStopWanted } from "./watch-parent.ts";

const readyWithinMs = 180_000;
/** Time a process has to finish its requests and exit, after the notice. */
const answerWithinMs = 25_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function warn(text: string): void {
  process.stderr.write(`${text}\n`);
}

function banner({ publicOrigin, platformOrigin }: Addresses, settings: Settings, mode: ProductMode): string {
  const hasDemoPlayers = mode !== "pages" && settings.PRODUCTION !== "true";
  return [
    "",
    `  Touchline is ready: ${publicOrigin}`,
    ...(mode === "pages" ? [`  API behind it:      ${settings.BACKEND_ORIGIN}`] : [`  Demo platform:      ${platformOrigin}`]),
    ...(hasDemoPlayers
      ? [
          "",
          "  Sign in as          demo@touchline.test / demo-pass-1   (EUR 1,000.00 of play money)",
          "  Other players       broke@ (no money), pve@ (may not bet), unverified@, limited@touchline.test, same password",
        ]
      : []),
    "",
    `  ${settings.PRODUCTION === "true" ? "Production mode. " : ""}Stop with Ctrl+C. Settings: .env.example`,
    "",
  ].join("\n");
}

interface Services {
  readonly backend: ServiceOptions;
  /** With the demo platform, unless the pages run alone. */
  readonly web: ServiceOptions;
}

function servicesOf(settings: Settings, addresses: Addresses, mode: ProductMode): Services {
  const environment = environmentOf(settings, addresses, mode);
  const isDevelopment = mode === "development";
  const isAlone = mode === "pages";
  const host = settings.HOST === "0.0.0.0" ? "127.0.0.1" : settings.HOST;
  const watch = isDevelopment ? ["--watch-preserve-output", "--watch-path=apps/backend/src", "--watch-path=packages"] : [];
  return {
    backend: {
      name: "backend",
      // V8 would compile the WebAssembly of the embedded database a second time: 60 MB of code without a gain for short statements.
      // With 4 MB for new objects, a start takes 0.7 s longer, because most of what it creates lasts and is copied twice.
      nodeOptions: ["--liftoff-only", ...heapOptions({ limitMb: 1_024, youngMb: 8 })],
      args: [...watch, "apps/backend/src/main.ts"],
      // Only the web process calls the backend, and it stops first.
      environment: { ...environment, STOP_NOTICE_SECONDS: "0" },
      readyUrl: `${addresses.backendOrigin}/readyz`,
    },
    web: {
      name: "web",
      nodeOptions: heapOptions({ limitMb: 768, youngMb: 4 }),
      args: [isAlone ? "apps/web/src/server/main.ts" : "scripts/launcher/run-web-and-platform.ts", ...(isDevelopment ? ["--dev"] : [])],
      environment,
      // The platform listens after the web server.
      readyUrl: isAlone ? `http://${host}:${addresses.port}/manifest.webmanifest` : `http://${host}:${addresses.platformPort}/livez`,
    },
  };
}

/** Builds the pages if needed, starts the processes, restarts those that die, and stops all in order. */
export async function start({ mode }: { readonly mode: ProductMode }): Promise<void> {
  const settings = readSettingsOrRefuse(mode);
  if (mode !== "pages" && settings.ROLE !== "all")
    refuseStart([
      `npm start runs the whole product: start ROLE=${settings.ROLE} alone by node scripts/run-role.mjs, all roles by npm run cluster.`,
    ]);
  const addresses = await chooseAddresses(settings, mode);
  const services = servicesOf(settings, addresses, mode);
  const supervisor = createSupervisor({ say: warn, stopWithinMs: settings.STOP_NOTICE_SECONDS * 1_000 + answerWithinMs });
  let stopping: Promise<never> | null = null;
  let compression: ProductProcess | null = null;
  const stop = async (code: number): Promise<never> => {
    // The backend stops last, because requests in progress need it.
    stopping ??= (async () => {
      await compression?.stop(0);
      await supervisor.stop(["web"]);
      await supervisor.stop(["backend"]);
      process.exit(code);
    })();
    return stopping;
  };
  onStopWanted((reason) => {
    if (reason === "npm") warn("npm has ended; stopping.");
    void stop(0);
  });
  const startedAt = performance.now();
  const reportStep = (step: string): void => {
    if (process.stdout.isTTY) say(`  ${step} after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  };
  const run = async (service: ServiceOptions): Promise<void> => {
    const end = await supervisor.run(service);
    if (end === "ready") reportStep(`The ${service.name} process is ready`);
    if (end === "ready" || stopping !== null) return;
    warn(`Touchline did not start: the ${service.name} process ended before it was ready.`);
    await stop(1);
  };

  say(
    mode === "pages"
      ? "Touchline is starting: it builds the pages ..."
      : mode === "development"
        ? "Touchline is starting: it plans the feed ..."
        : "Touchline is starting: it plans the feed and builds the pages ...",
  );
  const starting = mode === "pages" ? [] : [run(services.backend)];
  if (mode !== "development") {
    const problem = await buildPages({ isForced: false }).then(() => null, String);
    if (problem !== null) {
      warn(problem);
      return stop(1);
    }
    reportStep("The pages are built");
  }
  if (stopping !== null) return stopping;
  starting.push(run(services.web));
  const isReady = await Promise.race([Promise.all(starting).then(() => true), sleep(readyWithinMs, false, { ref: false })]);
  if (stopping !== null) return stopping;
  if (!isReady) {
    warn("Touchline was not ready within three minutes; stopping.");
    return stop(1);
  }
  say(banner(addresses, settings, mode));
  if (mode !== "development") compression = compressBehind();
}
