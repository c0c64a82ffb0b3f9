import { resolveLocale } from "@touchline/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { crossSiteRefusal } from "../http/request-origin.ts";
import type { Services } from "../http/services.ts";
import type { SessionCookie } from "../http/session-cookie.ts";
import { createRateLimiter } from "../players/rate-limiter.ts";
import { mostSupportCharacters, supportPage, supportStyleHash, type SupportPage } from "./support-page.ts";

const path = "/support/chat";
const bodyLimitBytes = 16 * 1024;
const emailForm = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/u;
const longestEmail = 254;

function textOf(values: unknown, name: string): string {
  if (values instanceof URLSearchParams) return values.get(name) ?? "";
  const value = typeof values === "object" && values !== null ? (values as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** Text as it is kept: composed, without control characters but line ends. */
function cleanText(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, "")
    .normalize("NFC")
    .trim();
}

/**
 * The live chat that comes along (type `embedded` of the site file): what is written goes to the outbox that the operator reads, and
 * a first answer says so. It stands in a frame of this site and of those that hold ours.
 */
export async function addSupportChat(app: FastifyInstance, services: Services, cookie: SessionCookie): Promise<void> {
  const { database, sessions, settings } = services;
  const byIp = createRateLimiter({ burst: 5, perMinute: 2 });
  const policy = [
    "default-src 'none'",
    `style-src ${supportStyleHash}`,
    "base-uri 'none'",
    "form-action 'self'",
    [`frame-ancestors 'self' ${settings.platformOrigin}`, ...settings.embed.parents.origins].join(" "),
  ].join("; ");

  function show(request: FastifyRequest, reply: FastifyReply, page: Pick<SupportPage, "email" | "draft" | "state">): FastifyReply {
    const html = supportPage({
      ...page,
      locale: resolveLocale(textOf(request.query, "lang"), settings.locales),
      theme: textOf(request.query, "theme"),
    });
    return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).header("cache-control", "no-store").send(html);
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: bodyLimitBytes },
      (_request, text, done) => done(null, new URLSearchParams(text)),
    );
    scope.get(path, async (request, reply) => {
      const token = cookie.read(request);
      const player = token === null ? null : await sessions.playerOf(token);
      return show(request, reply, { email: player?.email ?? "", draft: "", state: { type: "open" } });
    });
    scope.post(path, async (request, reply) => {
      const refusal = crossSiteRefusal(request, true);
      if (refusal !== null) return reply.status(refusal.status).send({ code: refusal.code, message: refusal.message });
      const email = textOf(request.body, "email").trim();
      const text = cleanText(textOf(request.body, "message"));
      const isWhole = text !== "" && text.length <= mostSupportCharacters && email.length <= longestEmail && emailForm.test(email);
      if (!isWhole) return show(request, reply.status(400), { email, draft: text, state: { type: "incomplete" } });
      const seconds = byIp.take(request.ip);
      if (seconds !== null) {
        void reply.status(429).header("retry-after", String(seconds));
        return show(request, reply, { email, draft: text, state: { type: "tooFast", seconds } });
      }
      const token = cookie.read(request);
      const player = token === null ? null : await sessions.playerOf(token);
      const who = player === null ? "a visitor" : `player ${player.id}`;
      await database
        .insertInto("mails")
        .values({
          channel: "email",
          kind: "support",
          recipient: "support",
          subject: `Chat: ${email}`,
          body: `From ${who}, answer to ${email}\n\n${text}`,
          link: null,
          created_at: new Date(),
        })
        .execute();
      return show(request, reply, { email, draft: "", state: { type: "sent", text } });
    });
  });
}
