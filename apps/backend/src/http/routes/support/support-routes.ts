import { resolveLocale } from "@touchline/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { crossSiteRefusal } from "../../request-origin.ts";
import type { RouteServices } from "../../services.ts";
import { createConversations, type Writer } from "./conversations.ts";
import { maxSupportCharacters, supportPage, supportStyleHash, type SupportPage } from "./support-page.ts";

const path = "/support/chat";
const bodyLimitBytes = 16 * 1024;
const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/u;
const maxEmailLength = 254;

function textOf(values: unknown, name: string): string {
  if (values instanceof URLSearchParams) return values.get(name) ?? "";
  const value = typeof values === "object" && values !== null ? (values as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** Normalizes text: NFC, and without control characters except line ends. */
function cleanText(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, "")
    .normalize("NFC")
    .trim();
}

/**
 * The built-in live chat (type `embedded` in the site file). Messages go to the operator's outbox, and an
 * automatic answer says so. The same device sees the last day's messages again. Allowed in frames of this site and of its host sites.
 */
export async function addSupportChat(
  app: FastifyInstance,
  { database, limits, sessions, settings, cookie }: Pick<RouteServices, "database" | "sessions" | "limits" | "settings" | "cookie">,
): Promise<void> {
  const conversations = createConversations(database, { isSecure: settings.isSecure });
  const byIp = limits.byCaller("support-chat", { burst: 5, perMinute: 2 });
  const policy = [
    "default-src 'none'",
    `style-src ${supportStyleHash}`,
    "base-uri 'none'",
    "form-action 'self'",
    [`frame-ancestors 'self' ${settings.platformOrigin}`, ...settings.embed.parents.origins].join(" "),
  ].join("; ");

  async function writerOf(request: FastifyRequest): Promise<{ readonly writer: Writer; readonly email: string }> {
    const session = cookie.read(request);
    const player = session === null ? null : await sessions.playerOf(session);
    return { writer: { token: conversations.readToken(request), playerId: player?.id ?? null }, email: player?.email ?? "" };
  }

  function show(request: FastifyRequest, reply: FastifyReply, page: Omit<SupportPage, "locale" | "theme" | "rtlView">): FastifyReply {
    const html = supportPage({
      ...page,
      locale: resolveLocale(textOf(request.query, "lang"), settings.locales),
      theme: textOf(request.query, "theme"),
      rtlView: settings.rtlView,
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
      const { writer, email } = await writerOf(request);
      const messages = await conversations.read(writer);
      return show(request, reply, { messages, email: messages.at(-1)?.email ?? email, draft: "", state: { type: "open" } });
    });
    scope.post(path, async (request, reply) => {
      const refusal = crossSiteRefusal(request, true);
      if (refusal !== null) return reply.status(refusal.status).send({ code: refusal.code, message: refusal.message });
      const email = textOf(request.body, "email").trim();
      const text = cleanText(textOf(request.body, "message"));
      const { writer } = await writerOf(request);
      const isValid = text !== "" && text.length <= maxSupportCharacters && email.length <= maxEmailLength && emailPattern.test(email);
      if (!isValid) {
        const messages = await conversations.read(writer);
        return show(request, reply.status(400), { messages, email, draft: text, state: { type: "incomplete" } });
      }
      const seconds = await byIp.take(request.ip);
      if (seconds !== null) {
        void reply.status(429).header("retry-after", String(seconds));
        return show(request, reply, {
          messages: await conversations.read(writer),
          email,
          draft: text,
          state: { type: "tooFast", seconds },
        });
      }
      const messages = await conversations.write(reply, { email, text }, writer);
      return show(request, reply, { messages, email, draft: "", state: { type: "open" } });
    });
  });
}
