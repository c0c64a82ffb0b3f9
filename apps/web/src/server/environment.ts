import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { locales, parseParentRules, trustedProxies, type IsTrustedProxy, type ParentRules } from "@touchline/domain";

/** Folder of the web app. */
export const webFolder = fileURLToPath(new URL("../../", import.meta.url));

/** Who may see the pages, as the operator set it. */
export interface AccessEnvironment {
  /** Countries that see only the page that says so. */
  readonly blockedCountries: ReadonlySet<string>;
  /** Request header, in small letters, in which a proxy names the country; null where none does. */
  readonly countryHeader: string | null;
  /** Status without which visitors are sent to the platform; null lets everybody stay. */
  readonly userGroup: string | null;
}

/** What the launcher tells the web server. */
export interface WebEnvironment {
  readonly port: number;
  readonly host: string;
  readonly backendOrigin: string;
  readonly publicOrigin: string;
  readonly platformOrigin: string;
  readonly locales: readonly string[];
  /** The locale whose addresses carry no prefix; null where all do. */
  readonly bareLocale: string | null;
  /** Whether locales that are written right to left are (the flag `rtl_view`). */
  readonly rtlView: boolean;
  readonly isIndexed: boolean;
  readonly isSecure: boolean;
  readonly isDevelopment: boolean;
  /** Key of the brand pack, and the folder of the operator's own packs. */
  readonly brand: { readonly key: string; readonly folder: string };
  /** Sites that may hold our pages in a frame, and one more whose messages are taken there; empty for none. */
  readonly parents: ParentRules;
  readonly trustedOrigin: string;
  /** Whether pages get a service worker. */
  readonly hasWorker: boolean;
  readonly access: AccessEnvironment;
  /** The Contact of security.txt. */
  readonly securityContact: string;
  /** Between the first 503 of `/readyz` and the end of new connections. */
  readonly stopNoticeMs: number;
  /** Whose forwarding headers count. */
  readonly isTrustedProxy: IsTrustedProxy;
  /** WebSockets open at once, in all and for each caller; 0 for any number. */
  readonly realtimeLimits: { readonly total: number; readonly perAddress: number };
}

function textOf(value: string | undefined): string | null {
  return value === undefined || value === "" ? null : value;
}

/** Reads it off the environment. */
export function readAccess(env: NodeJS.ProcessEnv): AccessEnvironment {
  return {
    blockedCountries: new Set((env["BLOCKED_COUNTRIES"] ?? "").split(",").filter(Boolean)),
    countryHeader: textOf(env["COUNTRY_HEADER"]),
    userGroup: textOf(env["USER_GROUP"]),
  };
}

function readParents(text: string): ParentRules {
  const { rules, problems } = parseParentRules(text);
  if (problems.length > 0) throw new Error(`EMBED_PARENTS: ${problems.join(" ")}`);
  return rules;
}

/** Reads the environment; throws in one line when a part is missing. */
export function readEnvironment(env: NodeJS.ProcessEnv, args: readonly string[]): WebEnvironment {
  const port = Number(env["PORT"] ?? "3000");
  const backendOrigin = env["BACKEND_ORIGIN"];
  if (!Number.isInteger(port)) throw new Error("PORT must be a number.");
  if (backendOrigin === undefined || !URL.canParse(backendOrigin))
    throw new Error("BACKEND_ORIGIN must be the backend's origin, e.g. http://127.0.0.1:4001.");
  const offered = (env["LOCALES"] ?? locales.map(({ code }) => code).join(",")).split(",").filter(Boolean);
  const publicOrigin = env["PUBLIC_ORIGIN"] ?? `http://localhost:${port}`;
  return {
    port,
    host: env["HOST"] ?? "127.0.0.1",
    backendOrigin,
    publicOrigin,
    platformOrigin: env["PLATFORM_ORIGIN"] ?? "",
    locales: offered,
    bareLocale: env["LOCALE_IN_URL"] === "false" ? (offered[0] ?? null) : null,
    rtlView: env["RTL_VIEW"] !== "false" && !(env["FEATURES_OFF"] ?? "").split(",").includes("rtl_view"),
    isIndexed: env["SITE_INDEXED"] === "true",
    isSecure: publicOrigin.startsWith("https:"),
    isDevelopment: args.includes("--dev"),
    brand: { key: env["BRAND"] || "broadcast", folder: resolve(env["BRANDS_DIR"] || "brands") },
    parents: readParents(env["EMBED_PARENTS"] ?? env["PLATFORM_ORIGIN"] ?? ""),
    trustedOrigin: env["EMBED_TRUSTED_ORIGIN"] ?? "",
    hasWorker: env["SERVICE_WORKER"] !== "false" && !args.includes("--dev"),
    access: readAccess(env),
    securityContact: env["SECURITY_CONTACT"] || "mailto:security@touchline.test",
    stopNoticeMs: Number(env["STOP_NOTICE_SECONDS"] ?? "0") * 1_000,
    isTrustedProxy: trustedProxies(env["TRUST_PROXY"] || "loopback"),
    realtimeLimits: {
      total: Number(env["REALTIME_CONNECTIONS"] || "20000"),
      perAddress: Number(env["REALTIME_CONNECTIONS_PER_ADDRESS"] || "1000"),
    },
  };
}
