import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../../platform/database/open-database.ts";

/** One message to the support, as its writer sees it again. */
export interface SupportMessage {
  /** Address that the answer goes to. */
  readonly email: string;
  readonly text: string;
}

/** Who writes, and on which device: a conversation is seen again only by the same. */
export interface Writer {
  /** Of the device's cookie; null before the first message. */
  readonly token: string | null;
  /** Null for a visitor. */
  readonly playerId: string | null;
}

/** What was written to the support, kept among the mails to it, and who may read it again. */
export interface Conversations {
  readToken(request: FastifyRequest): string | null;
  /** The latest messages of the last day, oldest first. */
  read(writer: Writer): Promise<readonly SupportMessage[]>;
  /** Keeps a message and sets the device's cookie; a form that is sent again by a reload is kept once. Answers the conversation. */
  write(reply: FastifyReply, message: SupportMessage, writer: Writer): Promise<readonly SupportMessage[]>;
}

const lifeSeconds = 24 * 60 * 60;
const mostShown = 20;
const tokenForm = /^[\w-]{22}$/u;
const subjectStart = "Chat: ";

/** Name of a conversation in the outbox: it gives its cookie away to nobody, and a player's is not a later visitor's of the same device. */
function recipientOf({ token, playerId }: Writer): string {
  const name = createHash("sha256")
    .update(`${token ?? ""} ${playerId ?? ""}`)
    .digest("hex")
    .slice(0, 32);
  return `support/${name}`;
}

export function createConversations(database: Database, options: { readonly isSecure: boolean }): Conversations {
  const name = options.isSecure ? "__Host-tl_support" : "tl_support";
  // Sites that hold the page in a frame have a conversation of their own each.
  const place = options.isSecure ? ({ sameSite: "none", secure: true, partitioned: true } as const) : ({ sameSite: "lax" } as const);

  async function read(writer: Writer): Promise<readonly SupportMessage[]> {
    if (writer.token === null) return [];
    const mails = await database
      .selectFrom("mails")
      .select(["subject", "body"])
      .where("created_at", ">", new Date(Date.now() - lifeSeconds * 1_000))
      .where("kind", "=", "support")
      .where("recipient", "=", recipientOf(writer))
      .orderBy("id", "desc")
      .limit(mostShown)
      .execute();
    return mails.toReversed().map(({ subject, body }) => ({
      email: subject.slice(subjectStart.length),
      // Above the first empty line stands who wrote it.
      text: body.slice(body.indexOf("\n\n") + 2),
    }));
  }

  return {
    readToken(request) {
      const token = request.cookies[name] ?? "";
      return tokenForm.test(token) ? token : null;
    },
    read,
    async write(reply, message, { token: known, playerId }) {
      const token = known ?? randomBytes(16).toString("base64url");
      const writer = { token, playerId };
      void reply.setCookie(name, token, { path: "/", httpOnly: true, maxAge: lifeSeconds, ...place });
      const before = await read(writer);
      const last = before.at(-1);
      if (last?.text === message.text && last.email === message.email) return before;
      const who = playerId === null ? "a visitor" : `player ${playerId}`;
      await database
        .insertInto("mails")
        .values({
          channel: "email",
          kind: "support",
          recipient: recipientOf(writer),
          subject: `${subjectStart}${message.email}`,
          body: `From ${who}, answer to ${message.email}\n\n${message.text}`,
          link: null,
          created_at: new Date(),
        })
        .execute();
      return [...before, message].slice(-mostShown);
    },
  };
}
