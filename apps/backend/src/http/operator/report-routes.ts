import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createCallerLimiter } from "../../players/rate-limiter.ts";
import { readEnvelope, readViolations, type Report } from "../../reports/read-reports.ts";
import { keepReports, listReports, type KeptReport } from "../../reports/report-store.ts";
import { tooMany } from "../api-reply.ts";
import { sendRefusal } from "../error-reply.ts";
import { crossSiteRefusal } from "../request-origin.ts";
import type { Services } from "../services.ts";
import { operatorGuard } from "./operator-access.ts";
import { escapeHtml, operatorPage, operatorPagePolicy } from "./operator-page.ts";

/** Where pages send errors when the operator names no service of their own. */
export const reportsAddress = "/api/v2/error-reports";
const shown = 200;
const kinds: Readonly<Record<Report["kind"], string>> = { error: "Error", page: "Page time", policy: "Policy violation" };

function toRow({ createdAt, kind, message, place, body }: KeptReport): string {
  const time = `<time>${createdAt.toISOString().slice(0, 19).replace("T", " ")}</time>`;
  const details = `<details><summary>${escapeHtml(message) || "–"}</summary><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></details>`;
  return `<tr><td>${time}</td><td>${kinds[kind]}</td><td>${escapeHtml(place)}</td><td>${details}</td></tr>`;
}

function toPage(reports: readonly KeptReport[]): string {
  if (reports.length === 0) return operatorPage("Reports", "<p>Nothing has been reported.</p>");
  const head = "<thead><tr><th>UTC</th><th>Kind</th><th>Place</th><th>What</th></tr></thead>";
  return operatorPage("Reports", `<table>${head}<tbody>${reports.map(toRow).join("")}</tbody></table>`);
}

/** The embedded error-reporting service: takes reports of pages and shows them to the operator. */
export function addReportRoutes(app: FastifyInstance, { database, settings }: Pick<Services, "database" | "settings">): void {
  const byIp = createCallerLimiter({ burst: 60, perMinute: 60 });

  async function take(request: FastifyRequest, reply: FastifyReply, reports: readonly Report[] | null): Promise<FastifyReply> {
    if (reports === null)
      return sendRefusal(request, reply, { type: "refusal", status: 400, code: "invalid_request", message: "This is no report." });
    const waitSeconds = byIp.take(request.ip);
    if (waitSeconds !== null) return sendRefusal(request, reply, tooMany(waitSeconds));
    await keepReports(database, reports);
    return reply.code(202).send({ ok: true });
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const type of ["application/x-sentry-envelope", "application/csp-report", "application/reports+json"])
      scope.addContentTypeParser<string>(type, { parseAs: "string" }, (_request, text, done) => done(null, text));
    scope.post<{ readonly Body: string }>(reportsAddress, async (request, reply) => {
      const refusal = crossSiteRefusal(request, false);
      return refusal === null ? take(request, reply, readEnvelope(request.body)) : sendRefusal(request, reply, refusal);
    });
    scope.post<{ readonly Body: string }>("/csp-report", async (request, reply) => {
      let body: unknown = null;
      try {
        body = JSON.parse(request.body);
      } catch {
        body = null;
      }
      return take(request, reply, readViolations(body));
    });
    scope.get("/api/operator/reports", { onRequest: operatorGuard(settings.operator) }, async (_request, reply) =>
      reply
        .type("text/html; charset=utf-8")
        .header("content-security-policy", operatorPagePolicy)
        .send(toPage(await listReports(database, shown))),
    );
  });
}
