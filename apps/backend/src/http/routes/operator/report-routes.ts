import { escapeHtml } from "@touchline/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { saveReports, listReports, readEnvelope, readViolations, type KeptReport, type Report } from "../../../site/error-reports.ts";
import { tooMany } from "../../api-call.ts";
import { sendRefusal } from "../../error-reply.ts";
import { crossSiteRefusal } from "../../request-origin.ts";
import type { Services } from "../../services.ts";
import { addOperatorPage, timeCell, toTable } from "./operator-page.ts";

/** Where pages send errors unless the operator configures another service. */
export const reportsAddress = "/api/v2/error-reports";
const maxShown = 200;
const kinds: Readonly<Record<Report["kind"], string>> = { error: "Error", page: "Page time", policy: "Policy violation" };

function toRow({ createdAt, kind, message, place, body }: KeptReport): readonly string[] {
  return [
    timeCell(createdAt),
    kinds[kind],
    escapeHtml(place),
    `<details><summary>${escapeHtml(message) || "–"}</summary><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></details>`,
  ];
}

/** The embedded error-reporting service: stores reports from pages and shows them to the operator. */
export function addReportRoutes(
  app: FastifyInstance,
  { database, limits, settings }: Pick<Services, "database" | "limits" | "settings">,
): void {
  const byIp = limits.byCaller("reports", { burst: 60, perMinute: 60 });

  async function take(request: FastifyRequest, reply: FastifyReply, reports: readonly Report[] | null): Promise<FastifyReply> {
    if (reports === null)
      return sendRefusal(request, reply, { type: "refusal", status: 400, code: "invalid_request", message: "This is not a report." });
    const waitSeconds = await byIp.take(request.ip);
    if (waitSeconds !== null) return sendRefusal(request, reply, tooMany(waitSeconds));
    await saveReports(database, reports);
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
  });
  addOperatorPage(app, settings.operator, {
    name: "reports",
    title: "Reports",
    async show() {
      const reports = await listReports(database, maxShown);
      return reports.length === 0 ? "<p>Nothing has been reported.</p>" : toTable(["UTC", "Kind", "Place", "What"], reports.map(toRow));
    },
  });
}
