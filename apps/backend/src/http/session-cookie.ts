import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLifeSeconds } from "../players/access/sessions.ts";
import type { SessionChange } from "./api-call.ts";

/**
 * The session cookie; over https its name binds it to the host (`__Host-`). Requests from a frame (`X-SB-Embed`) have a separate
 * session: a cookie partitioned by framing site, or a token if the browser blocks cookies.
 */
export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, change: SessionChange): void;
}

export function createSessionCookie(options: { readonly isSecure: boolean }): SessionCookie {
  const prefix = options.isSecure ? "__Host-" : "";
  const standalone = { name: `${prefix}sb`, attributes: { path: "/", httpOnly: true, sameSite: "lax", secure: options.isSecure } } as const;
  const embedded = {
    name: `${prefix}sbe`,
    attributes: { path: "/", httpOnly: true, sameSite: "none", secure: true, partitioned: true },
  } as const;
  const isEmbedded = (request: FastifyRequest): boolean => request.headers["x-sb-embed"] === "1";
  return {
    read(request) {
      const bearer = isEmbedded(request) ? /^Bearer ([\w-]{20,200})$/u.exec(request.headers.authorization ?? "")?.[1] : undefined;
      const value = bearer ?? request.cookies[(isEmbedded(request) ? embedded : standalone).name];
      return value === undefined || value === "" || value.length > 200 ? null : value;
    },
    write(reply, change) {
      const { name, attributes } = isEmbedded(reply.request) ? embedded : standalone;
      if (change.type === "start") {
        void reply.setCookie(name, change.token, { ...attributes, maxAge: sessionLifeSeconds });
        return;
      }
      void reply.clearCookie(name, attributes).header("clear-site-data", '"cache"');
    },
  };
}
