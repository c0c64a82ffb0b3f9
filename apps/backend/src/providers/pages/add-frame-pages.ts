import type { FastifyInstance } from "fastify";
import { resolveLocale } from "@touchline/domain";
import type { Services } from "../../http/services.ts";
import { sendUnknownAddress } from "../../http/error-reply.ts";
import { readFrameAssets } from "./frame-assets.ts";
import { framePage } from "./frame-page.ts";

function textOf(query: unknown, name: string): string {
  const value = typeof query === "object" && query !== null ? (query as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** The pages of the reference providers' games, for frames of this site and of the platform's, and the files they load. */
export function addFramePages(app: FastifyInstance, { providers, settings }: Services): void {
  const assets = readFrameAssets();
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    [`frame-ancestors 'self' ${settings.platformOrigin}`, ...settings.embed.parents.origins].join(" "),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  app.get<{ Params: { version: string; "*": string } }>("/providers/assets/:version/*", async (request, reply) => {
    const file = assets.read(request.params["*"]);
    if (file === null || request.params.version !== assets.version) return sendUnknownAddress(request, reply);
    return reply.type(file.type).header("cache-control", "public, max-age=31536000, immutable").send(file.text);
  });
  app.get<{ Params: { provider: string; app: string } }>("/providers/:provider/:app", async (request, reply) => {
    const { provider, app: name } = request.params;
    const game = providers.context.games.find((one) => one.provider === provider && one.app === name);
    if (game === undefined) return sendUnknownAddress(request, reply);
    const locale = resolveLocale(textOf(request.query, "lang"), settings.locales);
    const html = framePage({ game, assets, locale, theme: textOf(request.query, "theme"), rtlView: settings.rtlView });
    return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(html);
  });
}
