import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSettings, type Settings } from "../../apps/backend/src/settings/read-settings.ts";
import { buildWeb } from "./build-web.ts";
import { freePort, isPortFree } from "./free-port.ts";
import { repositoryRoot } from "./repository-root.ts";
import { runProcess, stopProcesses, type ProductProcess } from "./run-process.ts";
import { waitUntilAnswers } from "./wait-until-answers.ts";

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(lines: readonly string[]): never {
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exit(1);
}

function settingsOrFail(): Settings {
  const environmentFile = join(repositoryRoot, ".env");
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const read = readSettings(process.env);
  if (read.type === "ok") return read.settings;
  return fail(["Touchline did not start: these settings are wrong.", ...read.problems.map((problem) => `  ${problem.message}`)]);
}

async function portOrFail(settings: Settings, name: "PORT" | "PLATFORM_PORT"): Promise<number> {
  const port = settings[name];
  if (port === 0) return freePort(settings.HOST);
  if (await isPortFree(settings.HOST, port)) return port;
  return fail([`Touchline did not start: port ${port} is in use. Set ${name} to another one, e.g. ${name}=${port + 10} npm start.`]);
}

interface Addresses {
  readonly port: number;
  readonly platformPort: number;
  readonly backendPort: number;
  readonly publicOrigin: string;
  readonly platformOrigin: string;
}

async function chooseAddresses(settings: Settings): Promise<Addresses> {
  const port = await portOrFail(settings, "PORT");
  const platformPort = await portOrFail(settings, "PLATFORM_PORT");
  const backendPort = settings.BACKEND_PORT === 0 ? await freePort("127.0.0.1") : settings.BACKEND_PORT;
  const shownHost = settings.HOST === "127.0.0.1" || settings.HOST === "0.0.0.0" ? "localhost" : settings.HOST;
  return {
    port,
    platformPort,
    backendPort,
    publicOrigin: settings.PUBLIC_ORIGIN || `http://${shownHost}:${port}`,
    platformOrigin: settings.PLATFORM_ORIGIN || `http://${shownHost}:${platformPort}`,
  };
}

/** The demo platform may hold the frame: from its own address and, on one's own machine, from one that is another site to the browser. */
function demoParents({ platformOrigin }: Addresses): string {
  const { hostname, port } = new URL(platformOrigin);
  return hostname === "localhost" ? `${platformOrigin},http://host.localhost:${port}` : platformOrigin;
}

function environmentOf(settings: Settings, addresses: Addresses, isDevelopment: boolean): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    PORT: String(addresses.port),
    PLATFORM_PORT: String(addresses.platformPort),
    BACKEND_PORT: String(addresses.backendPort),
    BACKEND_ORIGIN: `http://127.0.0.1:${addresses.backendPort}`,
    PUBLIC_ORIGIN: addresses.publicOrigin,
    PLATFORM_ORIGIN: addresses.platformOrigin,
    EMBED_PARENTS: settings.EMBED_PARENTS || demoParents(addresses),
    RTL_VIEW: String(settings.RTL_VIEW && !settings.FEATURES_OFF.split(",").includes("rtl_view")),
    EMBED_SECRET: settings.EMBED_SECRET || randomUUID(),
    ...(isDevelopment || settings.TOUCHLINE_TEST ? {} : { NODE_ENV: "production" }),
  };
}

function banner({ publicOrigin, platformOrigin }: Addresses): string {
  return [
    "",
    `  Touchline is ready: ${publicOrigin}`,
    `  Demo platform:      ${platformOrigin}`,
    "",
    "  Sign in as          demo@touchline.test / demo-pass-1   (EUR 1,000.00 of play money)",
    "  Other players       broke@ (no money), pve@ (may not bet), unverified@, limited@touchline.test, same password",
    "",
    "  Stop with Ctrl+C. Settings: .env.example",
    "",
  ].join("\n");
}

/** Builds what is needed, starts the backend, the web server and the demo platform, and stops them together. */
export async function start({ isDevelopment }: { readonly isDevelopment: boolean }): Promise<void> {
  const settings = settingsOrFail();
  const addresses = await chooseAddresses(settings);
  const environment = environmentOf(settings, addresses, isDevelopment);
  const processes: ProductProcess[] = [];
  let isStopping = false;
  const stop = async (code: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await stopProcesses(processes);
    process.exit(code);
  };
  const run = (name: string, args: readonly string[]): void => {
    const running = runProcess({ name, args, environment });
    processes.push(running);
    void running.ended.then((code) => {
      if (!isStopping) process.stderr.write(`The ${name} process ended by itself (${code ?? "killed"}); stopping.\n`);
      return stop(1);
    });
  };
  process.on("SIGINT", () => void stop(0));
  process.on("SIGTERM", () => void stop(0));

  const watch = isDevelopment ? ["--watch-preserve-output", "--watch-path=apps/backend/src", "--watch-path=packages"] : [];
  run("backend", [...watch, "--disable-warning=ExperimentalWarning", "apps/backend/src/main.ts"]);
  run("platform", ["--disable-warning=ExperimentalWarning", "apps/host/src/main.ts"]);
  say("Touchline is starting: the feed is planned and the pages are built ...");
  if (!isDevelopment) {
    const problem = await buildWeb({ isForced: false }).then(() => null, String);
    if (problem !== null) {
      process.stderr.write(`${problem}\n`);
      return stop(1);
    }
  }
  if (isStopping) return;
  run("web", ["--disable-warning=ExperimentalWarning", "apps/web/src/main/server/main.ts", ...(isDevelopment ? ["--dev"] : [])]);
  await waitUntilAnswers({ url: `http://127.0.0.1:${addresses.backendPort}/readyz`, withinMs: 120_000 });
  const isReady = await waitUntilAnswers({
    url: `http://${settings.HOST === "0.0.0.0" ? "127.0.0.1" : settings.HOST}:${addresses.port}/readyz`,
    withinMs: 30_000,
  });
  if (!isReady) {
    process.stderr.write("Touchline did not answer within two minutes; stopping.\n");
    return stop(1);
  }
  say(banner(addresses));
}
