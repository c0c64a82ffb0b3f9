import { escapeHtml } from "@touchline/domain";
import type { FastifyInstance } from "fastify";
import { decideReports, listReports, type ReportedMessage } from "../../../chat/chat-reports.ts";
import type { Services } from "../../services.ts";
import { addOperatorPage, timeCell, toTable } from "./operator-page.ts";

const maxShown = 200;
const decisions = { removed: "Removed", left: "Left" } as const;

function toButton(messageId: number, decision: keyof typeof decisions, label: string): string {
  return `<form method="post"><input type="hidden" name="message" value="${messageId}"><input type="hidden" name="decision" value="${decision}"><button>${label}</button></form>`;
}

function toRow(message: ReportedMessage): readonly string[] {
  const { messageId, matchId, locale, authorId, text, reasons, reporters, reportedAt, decision } = message;
  return [
    timeCell(reportedAt),
    `<bdi>${escapeHtml(text)}</bdi>`,
    `${escapeHtml(reasons.join(", "))} (${reporters})`,
    `${matchId} ${escapeHtml(locale)}`,
    authorId,
    decision === null
      ? `${toButton(messageId, "removed", "Remove the message")}${toButton(messageId, "left", "Leave it")}`
      : decisions[decision],
  ];
}

/** Reported chat messages: the operator removes a message for everybody or keeps it. */
export function addChatReportPage(app: FastifyInstance, { database, clock, chat, settings }: Services): void {
  const show = async (): Promise<string> => {
    const messages = await listReports(database, maxShown);
    if (messages.length === 0) return "<p>No message of a chat has been reported.</p>";
    return toTable(["UTC", "Message", "Reasons (reports)", "Match", "Author", "Decision"], messages.map(toRow));
  };
  addOperatorPage(app, settings.operator, {
    name: "chat",
    title: "Reported messages",
    show,
    async submit(form) {
      const id = form.get("message") ?? "";
      const decision = form.get("decision");
      if (!/^\d{1,15}$/u.test(id) || (decision !== "removed" && decision !== "left"))
        return { type: "refusal", status: 400, code: "invalid_request", message: "A message and a decision are required." };
      if (decision === "removed") await chat.remove(Number(id));
      await decideReports(database, { messageId: Number(id), decision, at: new Date(clock.now()) });
      return show();
    },
  });
}
