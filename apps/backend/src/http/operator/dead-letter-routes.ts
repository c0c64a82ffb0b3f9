import type { FastifyInstance, FastifyReply } from "fastify";
import type { DeadLetter } from "../../platform/jobs/dead-letters.ts";
import { sendRefusal } from "../error-reply.ts";
import { crossSiteRefusal } from "../request-origin.ts";
import type { Services } from "../services.ts";
import { operatorGuard } from "./operator-access.ts";
import { escapeHtml, operatorPage, operatorPagePolicy } from "./operator-page.ts";

const address = "/api/operator/dead-letters";
const shown = 200;
const outcomes = {
  tried: "It is tried again now. It stays in this list if it fails.",
  done: "Nothing was left to do: it is removed from this list.",
} as const;

function toRow({ id, source, key, payload, error, attempts, failed_at }: DeadLetter): string {
  const cells = [
    `<time>${failed_at.toISOString().slice(0, 19).replace("T", " ")}</time>`,
    `${escapeHtml(source)} ${escapeHtml(key)}`,
    `${attempts}`,
    `<details><summary>${escapeHtml(error)}</summary><pre>${escapeHtml(JSON.stringify(payload, null, 2))}</pre></details>`,
    `<form method="post"><input type="hidden" name="id" value="${id}"><button>Try again</button></form>`,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

function toPage(letters: readonly DeadLetter[], outcome: string): string {
  const said = outcome === "" ? "" : `<p role="status">${escapeHtml(outcome)}</p>`;
  if (letters.length === 0) return operatorPage("Failed work", `${said}<p>No background work has failed for good.</p>`);
  const head = "<thead><tr><th>UTC</th><th>Work</th><th>Attempts</th><th>Error</th><th></th></tr></thead>";
  return operatorPage("Failed work", `${said}<table>${head}<tbody>${letters.map(toRow).join("")}</tbody></table>`);
}

/** Background work that failed too often: the operator sees why, and lets one be tried again. */
export function addDeadLetterRoutes(app: FastifyInstance, { jobs, settings }: Pick<Services, "jobs" | "settings">): void {
  void app.register(async (scope) => {
    const guard = operatorGuard(settings.operator);
    const send = async (reply: FastifyReply, outcome = ""): Promise<FastifyReply> =>
      reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", operatorPagePolicy)
        .send(toPage(await jobs.deadLetters.list(shown), outcome));
    scope.addContentTypeParser<string>("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, done) =>
      done(null, text),
    );
    scope.get(address, { onRequest: guard }, async (_request, reply) => send(reply));
    scope.post<{ readonly Body: string }>(address, { onRequest: guard }, async (request, reply) => {
      const refusal = crossSiteRefusal(request, true);
      if (refusal !== null) return sendRefusal(request, reply, refusal);
      const id = new URLSearchParams(request.body).get("id") ?? "";
      const outcome = /^\d{1,15}$/u.test(id) ? await jobs.deadLetters.retry(BigInt(id)) : "unknown";
      if (outcome === "unknown")
        return sendRefusal(request, reply, { type: "refusal", status: 404, code: "not_found", message: "There is no such failed work." });
      return send(reply, outcomes[outcome]);
    });
  });
}
