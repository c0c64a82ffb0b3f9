import type { FastifyInstance } from "fastify";
import type { PlayerRules } from "../players/player-rules.ts";
import { sendUnknownAddress } from "./error-reply.ts";
import type { Services } from "./services.ts";

const mostMails = 50;
const ownAddresses: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const ownHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether the caller may read what was sent to players: by default only from this machine, while the product is not published. */
export function mayReadOutbox(ip: string, { outbox, publicOrigin }: Pick<PlayerRules, "outbox" | "publicOrigin">): boolean {
  if (outbox !== "local") return outbox === "open";
  return ownAddresses.has(ip) && ownHosts.has(new URL(publicOrigin).hostname);
}

/** What was sent to players, the newest first, for the outbox page of the demo platform: no mail leaves this machine. */
export function addOutbox(app: FastifyInstance, { database, settings }: Services): void {
  app.get("/platform/api/outbox", async (request, reply) => {
    if (!mayReadOutbox(request.ip, settings.players)) return sendUnknownAddress(request, reply);
    const mails = await database.selectFrom("mails").selectAll().orderBy("id", "desc").limit(mostMails).execute();
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
