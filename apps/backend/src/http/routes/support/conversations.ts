import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../../platform/database/open-database.ts";

/** A message to support as its author sees it. */
export interface SupportMessage {
  /** The reply address. */
  readonly email: string;
  readonly text: string;
}

/** The author and their device; only the same pair sees a conversation again. */
export interface Writer {
  /** Token from the device's cookie; null before the first message. */
  readonly token: string | null;
  /** Null for a visitor. */
  readonly playerId: string | null;
}

/** Support conversations, stored among the mails to support. */
export interface Conversations {
  readToken(request: FastifyRequest): string | null;
  /** The messages of the last day, oldest first. */
  read(writer: Writer): Promise<readonly SupportMessage[]>;
  /** Stores a message, sets the device's cookie and returns the conversation. A form resubmitted by a reload is stored once. */
  write(reply: FastifyReply, message: SupportMessage, writer: Writer): Promise<readonly SupportMessage[]>;
}

const lifeSeconds = 24 * 60 * 60;
const maxShown = 20;
const tokenPattern = /^[\w-]{22}$/u;
const subjectStart = "Chat: ";

/** A conversation's recipient in the outbox: it does not reveal the cookie, and a player's conversation is not visible to later visitors of the device. */
function recipientOf({ token, playerId }: Writer): string {
  const name = createHash("sha256")
    .update(`${token ?? ""} ${playerId ?? ""}`)
    .digest("hex")
    .slice(0, 32);
  return `support/${name}`;
}

export function createConversations(database: Database, options: { readonly isSecure: boolean }): Conversations {
  const name = options.isSecure ? "__Host-tl_support" : "tl_support";
  // With the partitioned cookie, each framing site has its own conversation.
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
      .limit(maxShown)
      .execute();
    return mails.toReversed().map(({ subject, body }) => ({
      email: subject.slice(subjectStart.length),
      // The lines before the first empty line identify the author.
      text: body.slice(body.indexOf("\n\n") + 2),
    }));
  }

  return {
    readToken(request) {
      const token = request.cookies[name] ?? "";
      return tokenPattern.test(token) ? token : null;
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
      return [...before, message].slice(-maxShown);
    },
  };
}
