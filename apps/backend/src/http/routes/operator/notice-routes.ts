import type { FastifyInstance } from "fastify";
import { writeNotice } from "../../../notifications/write-notification.ts";
import type { Services } from "../../services.ts";
import { addOperatorPage } from "./operator-page.ts";

const maxLength = 500;
const form = `<form method="post"><label for="text">Tell every player</label><textarea id="text" name="text" rows="4" maxlength="${maxLength}" required></textarea><button>Send</button></form>`;

/** Notices to every player, such as planned maintenance; they appear in the notification centre. */
export function addNoticePage(app: FastifyInstance, { database, clock, betting, settings }: Services): void {
  addOperatorPage(app, settings.operator, {
    name: "notices",
    title: "Notices",
    show: () => form,
    async submit(fields) {
      const text = (fields.get("text") ?? "").replaceAll("\u0000", "").trim().slice(0, maxLength);
      if (text === "") return { type: "refusal", status: 400, code: "invalid_request", message: "The text is empty.", field: "text" };
      const count = await database.transaction().execute((transaction) => writeNotice(transaction, { text, at: new Date(clock.now()) }));
      betting.wakeOutbox();
      return `<p>Sent to ${count} players.</p>${form}`;
    },
  });
}
