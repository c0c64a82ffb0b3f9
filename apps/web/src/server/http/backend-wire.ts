import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { escapeHtml } from "@touchline/domain";
import type { WirePort } from "@touchline/store";
import { createWire, type WireAdapter, type SiteDefaults, type WireDialect } from "@touchline/store/wire";
import type { FastifyInstance } from "fastify";
import { SettingError, type WebEnvironment } from "../environment.ts";

/** The operator's adapter, for this server and for pages. */
interface LoadedAdapter {
  readonly adapter: WireAdapter;
  readonly source: string;
  /** Contains the hash of the source. */
  readonly address: string;
}

/** How this site communicates with its backend. */
export interface BackendWire {
  readonly wire: WirePort;
  readonly dialect: WireDialect;
  readonly adapter: LoadedAdapter | null;
  /** Defaults of the site for fields that the backend leaves out. */
  readonly site: SiteDefaults;
}

const hookNames = ["request", "reply", "publication"] as const satisfies readonly (keyof WireAdapter)[];
/** Finds imports, which pages could not load. */
const importPattern = /^\s*(?:import\b|export\b[^"'\n]*\bfrom\b)/mu;

function refuse(path: string, problem: string): never {
  throw new SettingError(`WIRE_ADAPTER: ${path} ${problem}.`);
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0]?.replace(/\.+$/u, "") ?? "";
}

/** Reads and checks the operator's module; throws a one-line `SettingError`. */
async function loadAdapter(path: string): Promise<LoadedAdapter> {
  const read = (): string => {
    try {
      return readFileSync(path, "utf8");
    } catch (error) {
      return refuse(path, `cannot be read: ${messageOf(error)}`);
    }
  };
  const source = read();
  if (importPattern.test(source)) return refuse(path, "must not import other modules, because pages load this one file");
  const module = (await import(pathToFileURL(path).href).catch((error: unknown) =>
    refuse(path, `cannot be loaded: ${messageOf(error)}`),
  )) as Readonly<Record<string, unknown>>;
  const { adapter } = module;
  if (typeof adapter !== "object" || adapter === null) return refuse(path, "must export an object named adapter");
  for (const [name, hook] of Object.entries(adapter)) {
    if (!hookNames.some((known) => known === name)) return refuse(path, `has no use for ${name}: the hooks are ${hookNames.join(", ")}`);
    if (typeof hook !== "function") return refuse(path, `must have a function as ${name}`);
  }
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 10);
  // The hooks were checked above; their types are the operator's.
  return { adapter: adapter as WireAdapter, source, address: `/wire/adapter-${hash}.js` };
}

type WireEnvironment = Pick<WebEnvironment, "wire" | "brand" | "locales" | "rtlView" | "isIndexed" | "platformOrigin">;

/** Opens the translation that all pages of this server share; `name` is the name of the site. */
export async function openBackendWire(
  environment: WireEnvironment,
  { name, report }: { readonly name: string; readonly report: (error: unknown) => void },
): Promise<BackendWire> {
  const { brand, locales, rtlView, isIndexed, platformOrigin } = environment;
  const { dialect, adapterPath, oddsMaxAgeSeconds } = environment.wire;
  const adapter = adapterPath === null ? null : await loadAdapter(adapterPath);
  const site = { name, brand: brand.key, locales, rtlView, isIndexed, platformOrigin, oddsMaxAgeSeconds };
  const wire = createWire({ dialect, adapter: adapter?.adapter ?? null, site, report });
  return { dialect, adapter, site, wire };
}

/** Serves the operator's adapter to pages. */
export function addAdapterRoute(app: FastifyInstance, { adapter }: BackendWire): void {
  if (adapter === null) return;
  app.get(adapter.address, (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "public, max-age=31536000, immutable").send(adapter.source),
  );
}

/** How a page communicates with the backend, in `data-wire` of its document. */
export interface PageWire {
  readonly dialect: WireDialect;
  /** Address of the operator's adapter; null for none. */
  readonly adapter: string | null;
  readonly textIds: ReturnType<WirePort["textIds"]>;
  readonly site: SiteDefaults;
}

/** The attribute of `<html>` with the `PageWire`; empty for the reference backend, for which pages need none. */
export function wireAttribute({ dialect, adapter, site, wire }: BackendWire): string {
  const textIds = wire.textIds();
  if (dialect === "touchline" && adapter === null && textIds.length === 0) return "";
  const page: PageWire = { dialect, adapter: adapter?.address ?? null, textIds, site };
  return ` data-wire="${escapeHtml(JSON.stringify(page))}"`;
}
