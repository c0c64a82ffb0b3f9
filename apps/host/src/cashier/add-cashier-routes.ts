import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readBrowserFiles } from "./browser-files.ts";
import { cashierPage, escapeHtml, platformPage } from "./cashier-page.ts";
import { helpText, termsText } from "./information.data.ts";
import { readStatement, statementTable } from "./statement.ts";

interface CashierOptions {
  readonly sportsbookOrigin: string;
  readonly backendOrigin: string;
  /** The flag `rtl_view` of the sportsbook, whose pages hold the form. */
  readonly rtlView: boolean;
}

const longestAddress = 1_000;

function queryText({ query }: FastifyRequest, name: string): string {
  const value = typeof query === "object" && query !== null ? (query as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** An address of the sportsbook, or null: payments lead nowhere else. */
function ownAddress(text: string, sportsbookOrigin: string): string | null {
  if (text === "" || text.length > longestAddress || !URL.canParse(text)) return null;
  const address = new URL(text);
  return address.origin === new URL(sportsbookOrigin).origin && address.username === "" ? address.href : null;
}

interface PageRights {
  readonly frameAncestors?: string;
  /** Where the page may open a WebSocket besides its own site. */
  readonly sockets?: string;
}

function policy({ frameAncestors = "'none'", sockets = "" }: PageRights): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${sockets}`.trimEnd(),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function send(reply: FastifyReply, html: string, rights: PageRights = {}): FastifyReply {
  return reply
    .headers({
      "content-security-policy": policy(rights),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cache-control": "no-store",
    })
    .type("text/html; charset=utf-8")
    .send(html);
}

/** The cashier: the payment provider's script, its form for frames, and the platform's wallet pages (spec.md 2 and 7). */
export function addCashierRoutes(site: FastifyInstance, { sportsbookOrigin, backendOrigin, rtlView }: CashierOptions): void {
  const files = readBrowserFiles();
  const { version, modules } = files;
  const look = (request: FastifyRequest) => ({
    locale: queryText(request, "lang") || (request.headers["accept-language"] ?? "en"),
    theme: queryText(request, "theme"),
    rtlView,
    version,
    back: ownAddress(queryText(request, "redirect"), sportsbookOrigin) ?? `${sportsbookOrigin}/`,
  });
  site.get("/spi/main.js", (_request, reply) => {
    const script = files.read("spi-main.ts");
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
  const deposit = (request: FastifyRequest, isFramed: boolean): string => {
    const route = (name: string): string | null => ownAddress(queryText(request, name), sportsbookOrigin);
    const back = route("redirect");
    return cashierPage({
      ...look(request),
      modules,
      sportsbookOrigin: new URL(sportsbookOrigin).origin,
      isFramed,
      isQuick: queryText(request, "mode") === "quick",
      routes: { success: route("success") ?? back, error: route("error") ?? back, pending: route("pending") ?? back },
    });
  };
  const { origin } = new URL(sportsbookOrigin);
  const sockets = origin.replace(/^http/u, "ws");
  site.get("/cashier/form", (request, reply) => send(reply, deposit(request, true), { frameAncestors: origin, sockets }));
  site.get("/profile/wallet/deposit", (request, reply) => send(reply, deposit(request, false), { sockets }));
  site.get("/profile/wallet/transactions", async (request, reply) => {
    const lines = await readStatement(backendOrigin, request.headers.cookie ?? "");
    return send(
      reply,
      platformPage(look(request), "transactions", (texts, language) => statementTable(lines, texts, language)),
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
    site.get(path, (request, reply) => send(reply, platformPage(look(request), key, article)));
  }
}
