import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PlayerRules } from "../../../players/player-rules.ts";
import { sendRefusal, sendUnknownAddress } from "../../error-reply.ts";
import { isLocalCaller, isOwnOrigin } from "../../request-origin.ts";
import type { Services } from "../../services.ts";

const maxMails = 50;

type OutboxRules = Pick<PlayerRules, "outbox" | "publicOrigin"> & { readonly platformOrigin: string };

/** Whether the caller may read the mails to players: by default only from this machine and without a public address. Null if nobody may. */
export function outboxAccess(
  caller: Pick<FastifyRequest, "ip" | "headers">,
  { outbox, publicOrigin, platformOrigin }: OutboxRules,
): "open" | "forbidden" | "none" {
  if (outbox === "open") return "open";
  if (outbox === "closed" || !isOwnOrigin(publicOrigin)) return "none";
  return isLocalCaller(caller, [platformOrigin]) ? "open" : "forbidden";
}

/** Mails to players, newest first, for the outbox page of the demo platform. No mail leaves this machine. */
export function addOutbox(app: FastifyInstance, { database, settings }: Services): void {
  app.get("/platform/api/outbox", async (request, reply) => {
    const access = outboxAccess(request, { ...settings.players, platformOrigin: settings.platformOrigin });
    if (access === "none") return sendUnknownAddress(request, reply);
    if (access === "forbidden")
      return sendRefusal(request, reply, {
        type: "refusal",
        status: 403,
        code: "forbidden",
        message: "The outbox is only available on the server's machine.",
      });
    const mails = await database.selectFrom("mails").selectAll().orderBy("id", "desc").limit(maxMails).execute();
    const data = mails.map(({ id, channel, kind, recipient, subject, body, link, created_at }) => ({
      id: String(id),
      channel,
      kind,
      recipient,
      subject,
      body,
      link,
      created_at: created_at.toISOString(),
    }));
    return reply.header("cache-control", "no-store").send({ data });
  });
}
