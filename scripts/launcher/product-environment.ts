import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readSettings, type Settings } from "../../apps/backend/src/platform/settings/read-settings.ts";
import { settingDefinitions } from "../../apps/backend/src/platform/settings/setting-definitions.ts";
import { freePort, isPortFree } from "./free-port.ts";
import { readSettingFiles } from "./setting-files.ts";
import { repositoryRoot } from "./repository-root.ts";

/** What is started: everything, everything from its sources, or only the pages. */
export type ProductMode = "product" | "development" | "pages";

/** Where the parts of the product listen, and how players reach them. */
export interface Addresses {
  readonly port: number;
  readonly platformPort: number;
  readonly backendPort: number;
  /** Port of the embedded hub. */
  readonly realtimePort: number;
  readonly backendOrigin: string;
  readonly publicOrigin: string;
  readonly platformOrigin: string;
}

/** Exits with code 1. */
export function refuseStart(lines: readonly string[]): never {
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exit(1);
}

/** Reads the settings from the environment, its files and `.env`; exits if they are invalid. `front`: a process without a backend. */
export function readSettingsOrRefuse(mode: ProductMode | "front"): Settings {
  const environmentFile = join(repositoryRoot, ".env");
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const problems = [...readSettingFiles(process.env)];
  const read = readSettings(process.env, { hasBackend: mode !== "pages" && mode !== "front" });
  if (read.type === "invalid") problems.push(...read.problems.map(({ message }) => message));
  if (read.type === "invalid" && read.isProduction && (process.env["PRODUCTION"] ?? "auto") === "auto")
    problems.push("This counts as production by NODE_ENV or PUBLIC_ORIGIN (docs/production.md); a demo sets PRODUCTION=false.");
  if (mode === "pages" && (process.env["BACKEND_ORIGIN"] ?? "").trim() === "")
    problems.push(
      "BACKEND_ORIGIN is not set: the pages need the address of your API, e.g. BACKEND_ORIGIN=https://api.example.com npm run web",
    );
  if (mode === "development" && read.type === "ok" && read.settings.PRODUCTION === "true")
    problems.push("npm run dev shows its sources to everybody and is refused in production: use npm start.");
  if (read.type === "ok" && problems.length === 0) return read.settings;
  return refuseStart(["Touchline did not start: these settings are wrong.", ...problems.map((problem) => `  ${problem}`)]);
}

async function portOrRefuse(settings: Settings, name: "PORT" | "PLATFORM_PORT" | "REALTIME_PORT"): Promise<number> {
  const port = settings[name];
  if (port === 0) return freePort(settings.HOST);
  if (await isPortFree(settings.HOST, port)) return port;
  return refuseStart([`Touchline did not start: port ${port} is in use. Set ${name} to another one, e.g. ${name}=${port + 10} npm start.`]);
}

/** If the pages use any free port, so does the hub, unless REALTIME_PORT is set to another value than its default. */
async function hubPort(settings: Settings): Promise<number> {
  const isDefault = settings.PORT === 0 && settings.REALTIME_PORT === settingDefinitions.REALTIME_PORT.default;
  return isDefault ? freePort(settings.HOST) : portOrRefuse(settings, "REALTIME_PORT");
}

/** Chooses free ports for the settings that are 0; exits if a port is in use. */
export async function chooseAddresses(settings: Settings, mode: ProductMode): Promise<Addresses> {
  const port = await portOrRefuse(settings, "PORT");
  const platformPort = mode === "pages" ? settings.PLATFORM_PORT : await portOrRefuse(settings, "PLATFORM_PORT");
  const hasHub = mode !== "pages" && settings.REALTIME === "embedded";
  const backendPort = settings.BACKEND_PORT === 0 ? await freePort("127.0.0.1") : settings.BACKEND_PORT;
  const shownHost = settings.HOST === "127.0.0.1" || settings.HOST === "0.0.0.0" ? "localhost" : settings.HOST;
  return {
    port,
    platformPort,
    backendPort,
    realtimePort: hasHub ? await hubPort(settings) : settings.REALTIME_PORT,
    backendOrigin: mode === "pages" ? settings.BACKEND_ORIGIN : `http://127.0.0.1:${backendPort}`,
    publicOrigin: settings.PUBLIC_ORIGIN || `http://${shownHost}:${port}`,
    platformOrigin: settings.PLATFORM_ORIGIN || (mode === "pages" ? "" : `http://${shownHost}:${platformPort}`),
  };
}

/** Origins of the demo platform that may embed the frame: its own and, on localhost, one that the browser treats as another site. */
function demoParents({ platformOrigin }: Addresses): string {
  if (platformOrigin === "") return "";
  const { hostname, port } = new URL(platformOrigin);
  return hostname === "localhost" ? `${platformOrigin},http://host.localhost:${port}` : platformOrigin;
}

/**
 * The environment of the product's processes. NODE_ENV selects the build of React; the setting PRODUCTION decides whether
 * real players are served.
 */
export function environmentOf(settings: Settings, addresses: Addresses, mode: ProductMode): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    PORT: String(addresses.port),
    PLATFORM_PORT: String(addresses.platformPort),
    BACKEND_PORT: String(addresses.backendPort),
    REALTIME_PORT: String(addresses.realtimePort),
    // Socket paths of an operator's own backend lead to that backend: the web server does not accept WebSockets.
    REALTIME_PUBLIC_URL: settings.REALTIME_PUBLIC_URL || (mode === "pages" ? settings.BACKEND_ORIGIN : ""),
    BACKEND_ORIGIN: addresses.backendOrigin,
    PUBLIC_ORIGIN: addresses.publicOrigin,
    PLATFORM_ORIGIN: addresses.platformOrigin,
    // The backend that is started with the pages implements the whole contract.
    ...(mode === "pages" ? {} : { WIRE_DIALECT: "touchline", WIRE_ADAPTER: "", SESSION_COOKIE: "" }),
    EMBED_PARENTS: settings.EMBED_PARENTS || demoParents(addresses),
    EMBED_SECRET: settings.EMBED_SECRET || randomUUID(),
    ...(mode === "development" || settings.TOUCHLINE_TEST ? {} : { NODE_ENV: "production" }),
  };
}
