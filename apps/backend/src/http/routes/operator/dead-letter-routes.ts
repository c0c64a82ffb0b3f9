import { escapeHtml } from "@touchline/domain";
import type { FastifyInstance } from "fastify";
import type { DeadLetter } from "../../../platform/jobs/dead-letters.ts";
import { notFound } from "../../api-call.ts";
import type { Services } from "../../services.ts";
import { addOperatorPage, timeCell, toTable } from "./operator-page.ts";

const maxShown = 200;
const ordered = "It is tried again now. It stays in this list if it fails.";

function toRow({ id, source, key, payload, error, attempts, failed_at }: DeadLetter): readonly string[] {
  return [
    timeCell(failed_at),
    `${escapeHtml(source)} ${escapeHtml(key)}`,
    `${attempts}`,
    `<details><summary>${escapeHtml(error)}</summary><pre>${escapeHtml(JSON.stringify(payload, null, 2))}</pre></details>`,
    `<form method="post"><input type="hidden" name="id" value="${id}"><button>Try again</button></form>`,
  ];
}

/** Background work that failed too often; the operator sees the reason and can retry each item. */
export function addDeadLetterPage(app: FastifyInstance, { jobs, settings }: Pick<Services, "jobs" | "settings">): void {
  const show = async (): Promise<string> => {
    const letters = await jobs.deadLetters.list(maxShown);
    if (letters.length === 0) return "<p>No background work has failed for good.</p>";
    return toTable(["UTC", "Work", "Attempts", "Error", ""], letters.map(toRow));
  };
  addOperatorPage(app, settings.operator, {
    name: "dead-letters",
    title: "Failed work",
    show,
    async submit(form) {
      const id = form.get("id") ?? "";
      const isKnown = /^\d{1,15}$/u.test(id) && (await jobs.deadLetters.retry(BigInt(id)));
      return isKnown ? `<p role="status">${ordered}</p>${await show()}` : notFound("failed work");
    },
  });
}
