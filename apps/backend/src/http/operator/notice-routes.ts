import type { FastifyInstance, FastifyReply } from "fastify";
import { writeNotice } from "../../notifications/write-notification.ts";
import { sendRefusal } from "../error-reply.ts";
import { crossSiteRefusal } from "../request-origin.ts";
import type { Services } from "../services.ts";
import { operatorGuard } from "./operator-access.ts";
import { operatorPage, operatorPagePolicy } from "./operator-page.ts";

const longestNotice = 500;
const form = `<form method="post"><label for="text">Tell every player</label><textarea id="text" name="text" rows="4" maxlength="${longestNotice}" required></textarea><button>Send</button></form>`;

function sendPage(reply: FastifyReply, markup: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").header("content-security-policy", operatorPagePolicy).send(operatorPage("Notices", markup));
}

/** The operator's words to every player, such as of maintenance to come: they stand in each notification centre. */
export function addNoticeRoutes(app: FastifyInstance, { database, clock, betting, settings }: Services): void {
  void app.register(async (scope) => {
    const guard = operatorGuard(settings.operator);
    scope.addContentTypeParser<string>("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, text, done) =>
      done(null, text),
    );
    scope.get("/api/operator/notices", { onRequest: guard }, async (_request, reply) => sendPage(reply, form));
    scope.post<{ readonly Body: string }>("/api/operator/notices", { onRequest: guard }, async (request, reply) => {
      const refusal = crossSiteRefusal(request, true);
      if (refusal !== null) return sendRefusal(request, reply, refusal);
      const text = (new URLSearchParams(request.body).get("text") ?? "").replaceAll("\u0000", "").trim().slice(0, longestNotice);
      if (text === "")
        return sendRefusal(request, reply, {
          type: "refusal",
          status: 400,
          code: "invalid_request",
          message: "There is no text.",
          field: "text",
        });
      const count = await database.transaction().execute((transaction) => writeNotice(transaction, { text, at: new Date(clock.now()) }));
      betting.wakeOutbox();
      return sendPage(reply, `<p>Sent to ${count} players.</p>${form}`);
    });
  });
}
