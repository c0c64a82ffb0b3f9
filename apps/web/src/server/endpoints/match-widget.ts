import { randomBytes } from "node:crypto";
import type { Match } from "@touchline/contract/entities/match";
import { negotiateLocale, parseOddsFormat, resolveLocale, toWireId } from "@touchline/domain";
import { type ApiClient, endpoints, failureStatus } from "@touchline/store";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Site } from "../brand/site.ts";
import type { WebEnvironment } from "../environment.ts";
import { isIdText } from "../../navigation/id-parameter.ts";
import type { BackendApi } from "../http/backend-api.ts";
import type { PageRenderer } from "../pages/page-renderer.ts";
import { toMatchSummary, toSummaryDocument } from "./match-summary.ts";

interface WidgetOptions {
  readonly environment: WebEnvironment;
  readonly renderer: PageRenderer;
  readonly site: Site;
  readonly api: BackendApi;
}

interface WidgetRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: Readonly<Partial<Record<"locale" | "odds_type" | "timezone" | "theme", string>>>;
}

const maxAgeSeconds = 5;

/** Reads a match; null if it does not exist or the backend refuses its id. */
async function readMatch(id: string, api: ApiClient): Promise<Match | null> {
  if (!isIdText(id)) return null;
  try {
    return await api.fetch(endpoints.getMatch, { params: { id: toWireId(id) } });
  } catch (error) {
    const status = failureStatus(error);
    if (status === 404 || status === 400) return null;
    throw error;
  }
}

function readTimeZone(wanted: string | undefined): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: wanted ?? "UTC" }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

/** Match widgets that any site may embed: `/widget/match/{id}` as a document, `/widget/match/{id}.json` as data. */
export function addWidgetRoutes(app: FastifyInstance, { environment, renderer, site, api }: WidgetOptions): void {
  app.get<WidgetRequest>("/widget/match/:id", async (request, reply) => {
    const [, id = "", extension] = /^(.+?)(\.json)?$/u.exec(request.params.id) ?? [];
    const { locale: wanted, odds_type: oddsType, timezone, theme } = request.query;
    const visitors = negotiateLocale(request.headers["accept-language"], environment.locales);
    const locale = wanted === undefined ? visitors : resolveLocale(wanted, environment.locales);
    const match = await readMatch(id, api({ locale, callerAddress: request.ip }));
    const summary = match === null ? null : toMatchSummary(match, parseOddsFormat(oddsType));
    void reply
      .header("cross-origin-resource-policy", "cross-origin")
      .header("cache-control", `public, max-age=${maxAgeSeconds}`)
      .header("vary", "Accept-Language");
    if (extension !== undefined) {
      void reply.header("access-control-allow-origin", "*");
      return summary === null ? reply.code(404).send({ code: "not_found", message: "No such match." }) : reply.send(summary);
    }
    if (match === null || summary === null || match.competitors === null) return sendNotFound(reply);
    const nonce = randomBytes(16).toString("base64");
    const { home, away } = match.competitors;
    const { readText } = await renderer.load();
    void reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors *`,
      );
    return reply.send(
      toSummaryDocument({
        summary,
        colors: { home: home.colors, away: away.colors },
        address: `/${summary.sport}/${match.slug}`,
        locale,
        timeZone: readTimeZone(timezone),
        theme: theme === "light" ? "light" : "dark",
        nonce,
        text: await readText(locale, site.brand.pack.name),
        environment,
        site,
      }),
    );
  });
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", "default-src 'none'; frame-ancestors *")
    .send("<!doctype html><html lang=en><meta charset=utf-8><title>404</title>");
}
