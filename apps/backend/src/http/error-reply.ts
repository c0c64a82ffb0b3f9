import type { ErrorBody } from "@touchline/contract/errors";
import { requestRefusal } from "@touchline/domain";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseUnavailable, sqlStateOf } from "../platform/database/run-transaction.ts";
import type { Refusal } from "./api-call.ts";
import { InvalidRequest } from "./schema-compiler.ts";

type ErrorFacts = Pick<ErrorBody, "code" | "message"> & { readonly status: number; readonly field?: string };

const invalidRequest = { code: "invalid_request", message: "We couldn’t read the request." };
const byStatus: Readonly<Record<number, Pick<ErrorBody, "code" | "message">>> = {
  400: invalidRequest,
  404: { code: "not_found", message: "Unknown address." },
  405: { code: "method_not_allowed", message: "This address does not support the method." },
  408: { code: "timeout", message: "The request took too long." },
  413: { code: "too_large", message: "The request is too large." },
  414: { code: "too_large", message: "The address is too long." },
  415: { code: "unsupported_media_type", message: "Send the request as application/json." },
  431: { code: "too_large", message: "The headers are too large." },
};

/** SQLSTATEs of text with NUL or broken surrogates, which PostgreSQL cannot store. */
const unstorableText: ReadonlySet<string> = new Set(["22021", "22P05", "22P02"]);

function factsOf(error: FastifyError | Error): ErrorFacts {
  if (error instanceof InvalidRequest)
    return { status: 400, code: "invalid_request", message: error.message, ...(error.field === null ? {} : { field: error.field }) };
  if (unstorableText.has(sqlStateOf(error) ?? ""))
    return { status: 400, code: "invalid_request", message: "The request contains characters that we can’t store. Remove them." };
  if (isDatabaseUnavailable(error))
    return { status: 503, code: "unavailable", message: "The service isn’t available right now. Try again shortly." };
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  const known = byStatus[status];
  if (known !== undefined) return { status, ...known };
  if (status >= 400 && status < 500) return { status, ...invalidRequest };
  return { status: 500, code: "internal", message: "Something went wrong on our side. Try again." };
}

/** Sends a refusal as `ErrorBody`. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) void reply.header("retry-after", String(refusal.retryAfterSeconds));
  const body: ErrorBody = {
    code: refusal.code,
    message: refusal.message,
    request_id: request.id,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
  };
  return reply.code(refusal.status).header("cache-control", "no-store").send(body);
}

/** The last resort: turns a thrown error into `ErrorBody`. Only server errors are logged as errors. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const facts = factsOf(error);
  if (facts.status >= 500) request.log.error({ err: error }, "request failed");
  if (facts.status === 503) void reply.header("retry-after", "1");
  const body: ErrorBody = {
    code: facts.code,
    message: facts.message,
    request_id: request.id,
    ...(facts.field === undefined ? {} : { field: facts.field }),
  };
  return reply.code(facts.status).header("cache-control", "no-store").send(body);
}

/** Refuses malformed requests before routing. */
export function refuseMalformedRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const status = requestRefusal(request.raw);
    if (status === null) return;
    if (status === 405) void reply.header("allow", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
    const body: ErrorBody = { ...(byStatus[status] ?? invalidRequest), request_id: request.id };
    return reply.code(status).header("cache-control", "no-store").header("connection", "close").send(body);
  });
}

/** A 404 for unknown addresses. */
export function sendUnknownAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(request, reply, { type: "refusal", status: 404, code: "not_found", message: "Unknown address." });
}
