import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { locales, parseParentRules, trustedProxies, type IsTrustedProxy, type ParentRules } from "@touchline/domain";
import type { WireDialect } from "@touchline/store/wire";
import { samplers, type TelemetryOptions } from "@touchline/telemetry";

/** Folder of the web app. */
export const webFolder = fileURLToPath(new URL("../../", import.meta.url));

const maxOddsAgeSeconds = 600;
const wireDialects: readonly WireDialect[] = ["spec", "touchline"];

/** The operator's rules for access to the pages. */
export interface AccessEnvironment {
  /** Visitors from these countries see only the page about the block. */
  readonly blockedCountries: ReadonlySet<string>;
  /** Lower-case request header in which a proxy sends the country; null for none. */
  readonly countryHeader: string | null;
  /** Only players with this status may enter; others are redirected to the platform. Null allows everybody. */
  readonly userGroup: string | null;
}

/** How to communicate with the backend. */
interface WireSettings {
  readonly dialect: WireDialect;
  /** The operator's module that maps the backend's shapes; null for none. */
  readonly adapterPath: string | null;
  /** Maximum age of polled prices for a bet, unless the site configuration sets it. */
  readonly oddsMaxAgeSeconds: number;
}

/** A setting that prevents the server from starting; the message is a single line. */
export class SettingError extends Error {}

/** Settings of the web server. */
export interface WebEnvironment {
  readonly port: number;
  readonly host: string;
  readonly backendOrigin: string;
  readonly wire: WireSettings;
  /** The cookie of the player's session; null for those of the reference backend. */
  readonly sessionCookie: string | null;
  /** Origins of pictures that pages load themselves, such as those of teams. */
  readonly imageOrigins: readonly string[];
  readonly publicOrigin: string;
  readonly platformOrigin: string;
  readonly locales: readonly string[];
  /** The locale whose addresses have no prefix; null if every locale has one. */
  readonly bareLocale: string | null;
  /** Whether right-to-left locales are laid out right to left. The launcher derives it from the flag `rtl_view`. */
  readonly rtlView: boolean;
  readonly isIndexed: boolean;
  readonly isSecure: boolean;
  readonly isDevelopment: boolean;
  /** Key of the brand, and the folder of the operator's own brands. */
  readonly brand: { readonly key: string; readonly folder: string };
  /** Sites that may embed the pages. */
  readonly parents: ParentRules;
  /** A further origin whose messages a frame accepts; empty for none. */
  readonly trustedOrigin: string;
  /** Whether pages register a service worker. */
  readonly hasWorker: boolean;
  readonly access: AccessEnvironment;
  readonly telemetry: TelemetryOptions;
  /** Contact in security.txt. */
  readonly securityContact: string;
  /** Time from the first 503 of `/readyz` until new connections are refused. */
  readonly stopNoticeMs: number;
  /** Proxies whose forwarding headers are trusted. */
  readonly isTrustedProxy: IsTrustedProxy;
  /** Origin of WebSockets whose address in the site configuration is a path; null for the origin of the pages. */
  readonly socketsOrigin: string | null;
}

function textOf(value: string | undefined): string | null {
  return value === undefined || value === "" ? null : value;
}

export function readAccess(env: NodeJS.ProcessEnv): AccessEnvironment {
  return {
    blockedCountries: new Set((env["BLOCKED_COUNTRIES"] ?? "").split(",").filter(Boolean)),
    countryHeader: textOf(env["COUNTRY_HEADER"]),
    userGroup: textOf(env["USER_GROUP"]),
  };
}

function readParents(text: string): ParentRules {
  const { rules, problems } = parseParentRules(text);
  if (problems.length > 0) throw new SettingError(`EMBED_PARENTS: ${problems.join(" ")}`);
  return rules;
}

const flags: Readonly<Record<string, boolean>> = { true: true, false: false, "1": true, "0": false };

function readFlag(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = textOf(env[name]);
  const flag = text === null ? fallback : flags[text.toLowerCase()];
  if (flag === undefined) throw new SettingError(`${name}=${text} must be true or false.`);
  return flag;
}

function readCount(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = textOf(env[name]) ?? String(fallback);
  if (!/^\d{1,9}$/u.test(text)) throw new SettingError(`${name}=${text} must be a whole number.`);
  return Number(text);
}

function readWire(env: NodeJS.ProcessEnv): WireSettings {
  const name = textOf(env["WIRE_DIALECT"]) ?? "spec";
  const dialect = wireDialects.find((known) => known === name);
  if (dialect === undefined) throw new SettingError(`WIRE_DIALECT=${name} must be one of ${wireDialects.join(", ")}.`);
  const adapter = textOf(env["WIRE_ADAPTER"]);
  const oddsMaxAgeSeconds = readCount(env, "ODDS_MAX_AGE_SECONDS", 30);
  if (oddsMaxAgeSeconds < 1 || oddsMaxAgeSeconds > maxOddsAgeSeconds)
    throw new SettingError(`ODDS_MAX_AGE_SECONDS=${oddsMaxAgeSeconds} must be from 1 to ${maxOddsAgeSeconds}.`);
  return { dialect, adapterPath: adapter === null ? null : resolve(adapter), oddsMaxAgeSeconds };
}

/** The settings of traces, which the backend defines (platform/settings/telemetry-settings.ts). */
function readTelemetry(env: NodeJS.ProcessEnv): TelemetryOptions {
  const name = textOf(env["OTEL_TRACES_SAMPLER"]) ?? samplers[0];
  const sampler = samplers.find((known) => known === name);
  if (sampler === undefined) throw new SettingError(`OTEL_TRACES_SAMPLER=${name} must be one of ${samplers.join(", ")}.`);
  const ratio = Number(textOf(env["OTEL_TRACES_SAMPLER_ARG"]) ?? "1");
  if (!(ratio >= 0 && ratio <= 1)) throw new SettingError("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.");
  return {
    endpoint: env["OTEL_EXPORTER_OTLP_ENDPOINT"] ?? "",
    sampler,
    ratio,
    serviceName: "touchline-web",
    instance: textOf(env["INSTANCE"]) ?? "web",
  };
}

/** Reads the environment; throws a one-line error for a missing or invalid setting. */
export function readEnvironment(env: NodeJS.ProcessEnv, args: readonly string[]): WebEnvironment {
  const port = Number(env["PORT"] ?? "3000");
  const backendOrigin = env["BACKEND_ORIGIN"];
  if (!Number.isInteger(port)) throw new SettingError("PORT must be a number.");
  if (backendOrigin === undefined || !URL.canParse(backendOrigin))
    throw new SettingError("BACKEND_ORIGIN must be the backend's origin, e.g. http://127.0.0.1:4001.");
  const offered = (env["LOCALES"] ?? locales.map(({ code }) => code).join(",")).split(",").filter(Boolean);
  const publicOrigin = env["PUBLIC_ORIGIN"] ?? `http://localhost:${port}`;
  return {
    port,
    host: env["HOST"] ?? "127.0.0.1",
    backendOrigin,
    wire: readWire(env),
    sessionCookie: textOf(env["SESSION_COOKIE"]),
    imageOrigins: (env["IMAGE_ORIGINS"] ?? "").split(",").filter(Boolean),
    publicOrigin,
    platformOrigin: env["PLATFORM_ORIGIN"] ?? "",
    locales: offered,
    bareLocale: readFlag(env, "LOCALE_IN_URL", true) ? null : (offered[0] ?? null),
    rtlView: readFlag(env, "RTL_VIEW", true),
    isIndexed: readFlag(env, "SITE_INDEXED", false),
    isSecure: publicOrigin.startsWith("https:"),
    isDevelopment: args.includes("--dev"),
    brand: { key: env["BRAND"] || "broadcast", folder: resolve(env["BRANDS_DIR"] || "brands") },
    parents: readParents(env["EMBED_PARENTS"] ?? env["PLATFORM_ORIGIN"] ?? ""),
    trustedOrigin: env["EMBED_TRUSTED_ORIGIN"] ?? "",
    telemetry: readTelemetry(env),
    hasWorker: readFlag(env, "SERVICE_WORKER", true) && !args.includes("--dev"),
    access: readAccess(env),
    securityContact: env["SECURITY_CONTACT"] || "mailto:security@touchline.test",
    stopNoticeMs: readCount(env, "STOP_NOTICE_SECONDS", 0) * 1_000,
    isTrustedProxy: trustedProxies(env["TRUST_PROXY"] || "loopback"),
    socketsOrigin: textOf(env["REALTIME_PUBLIC_URL"]),
  };
}
