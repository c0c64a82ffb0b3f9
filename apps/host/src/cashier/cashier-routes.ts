import { escapeHtml } from "@touchline/domain";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cashierPage, platformPage } from "./cashier-page.ts";
import { helpText, termsText } from "./information.data.ts";
import { sendPage } from "../pages.ts";
import { readStatement, statementTable } from "./statement.ts";

const folder = fileURLToPath(new URL("./browser/", import.meta.url));

/** Entry script of the cashier's page. */
const pageEntry = "form.ts";
/** Script that an operator's page loads to show the cashier. */
const providerScript = "spi-main.ts";

/** Module of the domain that the cashier serves along with its own. */
const moneyText = "@touchline/domain/money-text";

interface BrowserFile {
  readonly type: string;
  readonly text: string;
}

/** The cashier's scripts, stripped of types when they are requested, and its style sheet. */
interface BrowserFiles {
  /** Hash of all files. */
  readonly version: string;
  read(name: string): BrowserFile | null;
  /** Modules that the entry script imports, for preloading. */
  readonly modules: readonly string[];
}

function readBrowserFiles(): BrowserFiles {
  const names = readdirSync(folder)
    .filter((name) => /\.(ts|css)$/.test(name))
    .toSorted();
  // Part of the hash, because another version of Node may strip the types differently.
  const hash = createHash("sha256").update(process.version);
  const sources = new Map<string, string>();
  const files = new Map<string, BrowserFile>();
  const paths = new Map(names.map((name) => [name, join(folder, name)]));
  paths.set("money-text.ts", createRequire(import.meta.url).resolve(moneyText));
  for (const [name, path] of paths) {
    const source = readFileSync(path, "utf8");
    hash.update(name).update(source);
    sources.set(name, source);
  }
  const toFile = (name: string, source: string): BrowserFile =>
    name.endsWith(".css")
      ? { type: "text/css; charset=utf-8", text: source }
      : {
          type: "text/javascript; charset=utf-8",
          text: stripTypeScriptTypes(source).replaceAll(`"${moneyText}"`, `"./money-text.ts"`),
        };
  return {
    version: hash.digest("hex").slice(0, 12),
    read(name) {
      const source = sources.get(name);
      if (source === undefined) return null;
      const file = files.get(name) ?? toFile(name, source);
      files.set(name, file);
      return file;
    },
    modules: [...sources.keys()].filter((name) => name.endsWith(".ts") && name !== pageEntry && name !== providerScript),
  };
}

interface CashierOptions {
  readonly sportsbookOrigin: string;
  /** Origin of the realtime server; `{host}` stands for the host of the page. */
  readonly realtimeOrigin: string;
  readonly backendOrigin: string;
  /** The sportsbook's flag `rtl_view`. */
  readonly rtlView: boolean;
}

const maxAddressLength = 1_000;

function queryText({ query }: FastifyRequest, name: string): string {
  const value = typeof query === "object" && query !== null ? (query as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** Returns an address only if it belongs to the sportsbook, so that payments never redirect to another site. */
function sportsbookAddress(text: string, sportsbookOrigin: string): string | null {
  if (text === "" || text.length > maxAddressLength || !URL.canParse(text)) return null;
  const address = new URL(text);
  return address.origin === new URL(sportsbookOrigin).origin && address.username === "" ? address.href : null;
}

interface PagePermissions {
  /** Origin of the brand's style sheet and fonts. */
  readonly brandOrigin: string;
  readonly frameAncestors?: string;
  /** Another origin to which the page may open a WebSocket. */
  readonly sockets?: string;
}

function policy({ brandOrigin, frameAncestors = "'none'", sockets = "" }: PagePermissions): readonly string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${brandOrigin}`,
    `font-src ${brandOrigin}`,
    "img-src 'self' data:",
    `connect-src 'self' ${sockets}`.trimEnd(),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/** Adds the payment provider's script, its form for frames, and the platform's wallet pages (specification 2 and 7). */
export function addCashierRoutes(
  site: FastifyInstance,
  { sportsbookOrigin, realtimeOrigin, backendOrigin, rtlView }: CashierOptions,
): void {
  const files = readBrowserFiles();
  const { version, modules } = files;
  const { origin } = new URL(sportsbookOrigin);
  const send = (reply: FastifyReply, html: string, permissions: Omit<PagePermissions, "brandOrigin"> = {}): FastifyReply =>
    sendPage(reply, html, policy({ brandOrigin: origin, ...permissions }));
  const pageOptions = (request: FastifyRequest) => ({
    locale: queryText(request, "lang") || (request.headers["accept-language"] ?? "en"),
    theme: queryText(request, "theme"),
    rtlView,
    version,
    sportsbookOrigin: origin,
    back: sportsbookAddress(queryText(request, "redirect"), sportsbookOrigin) ?? `${sportsbookOrigin}/`,
  });
  site.get("/spi/main.js", (_request, reply) => {
    const script = files.read(providerScript);
    return reply
      .type("text/javascript; charset=utf-8")
      .headers({
        "cache-control": "public, max-age=300",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      })
      .send(script?.text ?? "");
  });
  site.get<{ Params: { version: string; "*": string } }>("/cashier/assets/:version/*", (request, reply) => {
    const file = request.params.version === version ? files.read(request.params["*"]) : null;
    if (file === null) return reply.code(404).send();
    return reply
      .type(file.type)
      .headers({ "cache-control": "public, max-age=31536000, immutable", "x-content-type-options": "nosniff" })
      .send(file.text);
  });
  const socketsOf = ({ hostname }: FastifyRequest): string => realtimeOrigin.replace("{host}", hostname).replace(/^http/u, "ws");
  const depositPage = (request: FastifyRequest, isFramed: boolean): string => {
    const redirectAddress = (name: string): string | null => sportsbookAddress(queryText(request, name), sportsbookOrigin);
    const back = redirectAddress("redirect");
    return cashierPage({
      ...pageOptions(request),
      modules,
      sockets: socketsOf(request),
      isFramed,
      isQuick: queryText(request, "mode") === "quick",
      routes: {
        success: redirectAddress("success") ?? back,
        error: redirectAddress("error") ?? back,
        pending: redirectAddress("pending") ?? back,
      },
    });
  };
  site.get("/cashier/form", (request, reply) =>
    send(reply, depositPage(request, true), { frameAncestors: origin, sockets: socketsOf(request) }),
  );
  site.get("/profile/wallet/deposit", (request, reply) => send(reply, depositPage(request, false), { sockets: socketsOf(request) }));
  site.get("/profile/wallet/transactions", async (request, reply) => {
    const lines = await readStatement(backendOrigin, request.headers.cookie ?? "");
    return send(
      reply,
      platformPage(pageOptions(request), "transactions", (texts, language) => statementTable(lines, texts, language)),
    );
  });
  for (const [path, key, texts] of [
    ["/terms-and-conditions", "terms", termsText],
    ["/help-center", "help", helpText],
  ] as const) {
    const article = (_texts: unknown, language: string): string =>
      (texts[language] ?? [])
        .map(([title, text]) => `<section><h2>${escapeHtml(title)}</h2><p class="mid">${escapeHtml(text)}</p></section>`)
        .join("");
    site.get(path, (request, reply) => send(reply, platformPage(pageOptions(request), key, article)));
  }
}
