import type { FastifyInstance, FastifyReply } from "fastify";
import { decideReports, listReports, type ReportedMessage } from "../../chat/chat-reports.ts";
import { sendRefusal } from "../error-reply.ts";
import { crossSiteRefusal } from "../request-origin.ts";
import type { Services } from "../services.ts";
import { operatorGuard } from "./operator-access.ts";
import { escapeHtml, operatorPage, operatorPagePolicy } from "./operator-page.ts";

const address = "/api/operator/chat";
const shown = 200;
const decisions = { removed: "Removed", left: "Left" } as const;

function toButton(messageId: number, decision: keyof typeof decisions, label: string): string {
  return `<form method="post"><input type="hidden" name="message" value="${messageId}"><input type="hidden" name="decision" value="${decision}"><button>${label}</button></form>`;
}

function toRow({ messageId, matchId, locale, authorId, text, reasons, reporters, reportedAt, decision }: ReportedMessage): string {
  const time = `<time>${reportedAt.toISOString().slice(0, 19).replace("T", " ")}</time>`;
  const choice =
    decision === null
      ? `${toButton(messageId, "removed", "Remove the message")}${toButton(messageId, "left", "Leave it")}`
      : decisions[decision];
  const cells = [
    time,
    `<bdi>${escapeHtml(text)}</bdi>`,
    `${escapeHtml(reasons.join(", "))} (${reporters})`,
    `${matchId} ${escapeHtml(locale)}`,
    authorId,
    choice,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

function toPage(messages: readonly ReportedMessage[]): string {
  if (messages.length === 0) return operatorPage("Reported messages", "<p>No message of a chat has been reported.</p>");
  const head =
    "<thead><tr><th>UTC</th><th>Message</th><th>Reasons (reports)</th><th>Match</th><th>Author</th><th>Decision</th></tr></thead>";
  return operatorPage("Reported messages", `<table>${head}<tbody>${messages.map(toRow).join("")}</tbody></table>`);
}

/** What players reported of the chats: the operator takes a message away for everybody, or leaves it. */
export function addChatReportRoutes(app: FastifyInstance, { database, clock, chat, settings }: Services): void {
  void app.register(async (scope) => {
    const guard = operatorGuard(settings.operator);
    const send = async (reply: FastifyReply): Promise<FastifyReply> =>
      reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", operatorPagePolicy)
        .send(toPage(await listReports(database, shown)));
    scope.addContentTypeParser<string>("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, done) =>
      done(null, text),
    );
    scope.get(address, { onRequest: guard }, async (_request, reply) => send(reply));
    scope.post<{ readonly Body: string }>(address, { onRequest: guard }, async (request, reply) => {
      const refusal = crossSiteRefusal(request, true);
      if (refusal !== null) return sendRefusal(request, reply, refusal);
      const form = new URLSearchParams(request.body);
      const id = form.get("message") ?? "";
      const decision = form.get("decision");
      if (!/^\d{1,15}$/u.test(id) || (decision !== "removed" && decision !== "left"))
        return sendRefusal(request, reply, {
          type: "refusal",
          status: 400,
          code: "invalid_request",
          message: "Name a message and what becomes of it.",
        });
      if (decision === "removed") await chat.remove(Number(id));
      await decideReports(database, { messageId: Number(id), decision, at: new Date(clock.now()) });
      return send(reply);
    });
  });
}
