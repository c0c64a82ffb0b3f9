import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "../error-reply.ts";
import { isLocalCaller } from "../local-caller.ts";

/** Who may open the operator's pages. */
export interface OperatorAccessOptions {
  /** Asked for as a password; empty lets callers on this machine in, as long as the site has no public address. */
  readonly key: string;
  readonly isPublic: boolean;
}

/** The password or token of an `Authorization` header; empty without one. */
export function passwordOf(header: string | undefined): string {
  const [scheme, value = ""] = (header ?? "").split(" ");
  if (scheme?.toLowerCase() === "bearer") return value;
  return scheme?.toLowerCase() === "basic" ? Buffer.from(value, "base64").toString().split(":").slice(1).join(":") : "";
}

/** Compares without telling by its time where two texts differ. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Guards the operator's pages: with a key by it, without one for this machine only. */
export function operatorGuard({ key, isPublic }: OperatorAccessOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    void reply.header("cache-control", "no-store");
    if (key === "") {
      if (!isPublic && isLocalCaller(request)) return;
      return sendRefusal(request, reply, {
        type: "refusal",
        status: 403,
        code: "forbidden",
        message: "Set OPERATOR_KEY to open this page.",
      });
    }
    if (isSame(passwordOf(request.headers.authorization), key)) return;
    void reply.header("www-authenticate", 'Basic realm="operator", charset="UTF-8"');
    return sendRefusal(request, reply, { type: "refusal", status: 401, code: "unauthorized", message: "The operator's key is asked for." });
  };
}
