import type { EndpointShape } from "@touchline/contract/endpoint";
import { ErrorBody } from "@touchline/contract/errors";
import { negotiateLocale } from "@touchline/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { PlayerRow } from "../platform/database/player-tables.ts";
import type { Sessions } from "../players/access/sessions.ts";
import type { ApiCall, ApiReply, Implementation } from "./api-call.ts";
import { sendRefusal } from "./error-reply.ts";
import { acceptedCoding, type CachedReply, type ReplyCache } from "./reply-cache.ts";
import { crossSiteRefusal, isJsonDeclared } from "./request-origin.ts";
import type { SessionCookie } from "./session-cookie.ts";
import { conversionOf } from "./spec-requests.ts";

/** Dependencies that all endpoints share. */
export interface EndpointContext {
  readonly sessions: Sessions;
  readonly cookie: SessionCookie;
  readonly cache: ReplyCache;
  readonly locales: readonly string[];
}

const playerByRequest = new WeakMap<FastifyRequest, PlayerRow>();

function guard(shape: EndpointShape, context: EndpointContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
    const token = context.cookie.read(request);
    const refusal = crossSiteRefusal(request, token !== null);
    if (refusal !== null) return sendRefusal(request, reply, refusal);
    if (!isJsonDeclared(request)) {
      return reply
        .code(415)
        .send({ code: "unsupported_media_type", message: "Send the request as application/json.", request_id: request.id });
    }
    if (shape.access === "public") return;
    const player = token === null ? null : await context.sessions.playerOf(token);
    if (player === null)
      return sendRefusal(request, reply, { type: "refusal", status: 401, code: "unauthorized", message: "Sign in first." });
    playerByRequest.set(request, player);
  };
}

function toCall(request: FastifyRequest, context: EndpointContext): ApiCall<EndpointShape, PlayerRow> {
  const sessionToken = context.cookie.read(request);
  const { params, query, body } = request;
  const parts: Record<string, unknown> = {
    params,
    query,
    body,
    sessionToken,
    player: playerByRequest.get(request) ?? null,
    locale: negotiateLocale(request.headers["accept-language"], context.locales),
    ip: request.ip,
    findPlayer: async () => (sessionToken === null ? null : context.sessions.playerOf(sessionToken)),
    header: (name: string) => {
      const value = request.headers[name];
      return typeof value === "string" ? value : null;
    },
  };
  // Safe: the route's validator has checked params, query and body against the shape.
  return parts as unknown as ApiCall<EndpointShape, PlayerRow>;
}

function sendReply(reply: FastifyReply, answer: Exclude<ApiReply<EndpointShape>, { type: "refusal" }>): FastifyReply {
  for (const [name, value] of Object.entries(answer.headers ?? {})) void reply.header(name, value);
  if (answer.type === "reply") return reply.code(answer.status).send(answer.body);
  // Without a serializer of its own, the route's schema would serialize the bytes again.
  const bytes = typeof answer.json === "string" ? Buffer.from(answer.json) : answer.json;
  return reply.code(answer.status).type("application/json; charset=utf-8").send(bytes);
}

/** Sends a cached reply, compressed if the caller accepts it. Personal replies are never compressed: their length could leak secrets. */
async function sendCached(request: FastifyRequest, reply: FastifyReply, kept: CachedReply): Promise<FastifyReply> {
  void reply.header("vary", "Accept-Encoding, Accept-Language, Cookie");
  const coding = acceptedCoding(request.headers["accept-encoding"]);
  const compressed = coding === null ? null : kept.compressed(coding);
  if (coding === null || compressed === null) return sendReply(reply, { type: "raw", status: 200, json: kept.json });
  const json = await compressed;
  return sendReply(reply, { type: "raw", status: 200, json, headers: { "content-encoding": coding } });
}

function createHandler(implementation: Implementation, context: EndpointContext) {
  const { shape, cacheForMs, isPersonal, handle } = implementation;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const call = toCall(request, context);
    const key = cacheForMs > 0 && !isPersonal(request.query) ? `${call.locale} ${request.url}` : null;
    if (shape.access === "player" || isPersonal(request.query)) void reply.header("cache-control", "no-store");
    const kept = key === null ? null : context.cache.get(key);
    if (kept !== null) return sendCached(request, reply, kept);
    const answer = await handle(call);
    if (answer.type === "refusal") return sendRefusal(request, reply, answer);
    if (answer.type === "raw") return sendReply(reply, answer);
    if (answer.session !== undefined) context.cookie.write(reply, answer.session);
    // A reply with its own headers describes only this moment, so it is not cached.
    if (key === null || answer.status !== 200 || answer.headers !== undefined) return sendReply(reply, answer);
    // Fastify types the body as a record but serializes any value that the route's schema allows.
    const text = reply.serialize(answer.body as unknown as Record<string, unknown>);
    const json = Buffer.from(typeof text === "string" ? text : JSON.stringify(answer.body));
    return sendCached(request, reply, context.cache.put(key, { json, forMs: cacheForMs }));
  };
}

function responseSchemas(shape: EndpointShape): Record<string, unknown> {
  const own = Object.entries(shape.reply).map(([status, schema]) => [
    status,
    Number(status) >= 400 ? Type.Union([schema, ErrorBody]) : schema,
  ]);
  return { 400: ErrorBody, ...Object.fromEntries(own), "4xx": ErrorBody, "5xx": ErrorBody };
}

/** Registers an endpoint; the contract's schemas validate requests and filter replies. */
export function registerEndpoint(app: FastifyInstance, implementation: Implementation, context: EndpointContext): void {
  const { shape } = implementation;
  const convert = conversionOf(shape.method, shape.path);
  app.route({
    method: shape.method,
    url: shape.path,
    schema: {
      ...(shape.params === undefined ? {} : { params: shape.params }),
      querystring: shape.query ?? Type.Object({}, { additionalProperties: false }),
      ...(shape.body === undefined ? {} : { body: shape.body }),
      response: responseSchemas(shape),
    },
    onRequest: guard(shape, context),
    ...(convert === null ? {} : { preValidation: convert }),
    handler: createHandler(implementation, context),
  });
}

const everyMethod = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Answers 405 with `Allow` for other methods of a known address. */
export function refuseOtherMethods(app: FastifyInstance, shapes: readonly EndpointShape[]): void {
  const methodsByPath = Map.groupBy(shapes, (shape) => shape.path);
  for (const [path, sharing] of methodsByPath) {
    const taken = new Set<string>(sharing.map((shape) => shape.method));
    if (taken.has("GET")) taken.add("HEAD");
    const refused = everyMethod.filter((method) => !taken.has(method));
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      reply
        .code(405)
        .header("allow", [...taken].join(", "))
        .send({ code: "method_not_allowed", message: "This address does not support the method.", request_id: request.id });
    app.route({ method: [...refused], url: path, onRequest: answer, handler: answer });
  }
}
