import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLifeSeconds } from "../players/sessions.ts";
import type { SessionChange } from "./api-reply.ts";

/** The session cookie; behind https it is bound to its host by its name. */
export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, change: SessionChange): void;
}

export function createSessionCookie(options: { readonly isSecure: boolean }): SessionCookie {
  const name = options.isSecure ? "__Host-sb" : "sb";
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure: options.isSecure } as const;
  return {
    read(request) {
      const value = request.cookies[name];
      return value === undefined || value === "" || value.length > 200 ? null : value;
    },
    write(reply, change) {
      if (change.type === "start") {
        void reply.setCookie(name, change.token, { ...attributes, maxAge: sessionLifeSeconds });
        return;
      }
      void reply.clearCookie(name, attributes).header("clear-site-data", '"cache"');
    },
  };
}
