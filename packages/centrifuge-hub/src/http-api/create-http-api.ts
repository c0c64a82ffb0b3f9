import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { endWithStatus, readBody } from "../http-exchange.ts";
import type { HubCore } from "../hub-core.ts";
import { protocolErrors, type ProtocolError } from "../protocol.ts";
import * as schema from "./api-schema.ts";
import { apiReplyJson, type ApiReply } from "./api-schema.ts";
import { describeNode, getHistory, listChannels, getPresence, getPresenceStats, removeHistory } from "./channel-methods.ts";
import { disconnectUserConnections, refreshUser, subscribeUser, unsubscribeUser } from "./connection-methods.ts";
import { createPublishMethods } from "./publish-methods.ts";

type ApiMethod = (params: unknown) => ApiReply;

const bodyLimitBytes = 4 * 1_048_576;
/** The error for an unknown method; its message differs between the publish API and the client protocol. */
const notFound: ProtocolError = { code: protocolErrors.methodNotFound.code, message: "not found" };

function checked<Schema extends TSchema>(params: Schema, run: (params: NoInfer<Static<Schema>>) => ApiReply): ApiMethod {
  const compiled = Compile(params);
  const isParams = (value: unknown): value is Static<Schema> => compiled.Check(value);
  return (value) => (isParams(value) ? run(value) : { error: protocolErrors.badRequest });
}

/** Methods by name, which return the body of the response. */
function createMethods(core: HubCore): ReadonlyMap<string, (params: unknown) => string> {
  const { publish, broadcast } = createPublishMethods(core);
  const methods = new Map<string, ApiMethod>([
    ["publish", checked(schema.PublishParams, publish)],
    ["broadcast", checked(schema.BroadcastParams, broadcast)],
    ["subscribe", checked(schema.SubscribeParams, (params) => subscribeUser(core, params))],
    ["unsubscribe", checked(schema.UnsubscribeParams, (params) => unsubscribeUser(core, params))],
    ["disconnect", checked(schema.DisconnectParams, (params) => disconnectUserConnections(core, params))],
    ["refresh", checked(schema.RefreshParams, (params) => refreshUser(core, params))],
    ["presence", checked(schema.ChannelParams, (params) => getPresence(core, params))],
    ["presence_stats", checked(schema.ChannelParams, (params) => getPresenceStats(core, params))],
    ["history", checked(schema.HistoryParams, (params) => getHistory(core, params))],
    ["history_remove", checked(schema.ChannelParams, (params) => removeHistory(core, params))],
    ["channels", checked(schema.ChannelsParams, (params) => listChannels(core, params))],
    ["info", checked(schema.NoParams, () => describeNode(core))],
    ["rpc", () => ({ error: notFound })],
  ]);
  const runOne = (command: Readonly<Record<string, unknown>>): string => {
    const [entry] = Object.entries(command);
    const method = entry && methods.get(entry[0]);
    return apiReplyJson(method ? method(entry[1]) : { error: notFound }, entry?.[0]);
  };
  const readBatch = Compile(schema.BatchParams);
  // The reply to a batch has `replies` in place of `result`.
  const batch = (params: unknown): string => {
    if (!readBatch.Check(params)) return apiReplyJson({ error: protocolErrors.badRequest });
    const { commands } = params;
    return commands.length === 0 ? "{}" : `{"replies":[${commands.map(runOne).join(",")}]}`;
  };
  const bodies = [...methods].map(([name, method]) => [name, (params: unknown) => apiReplyJson(method(params))] as const);
  return new Map([...bodies, ["batch", batch]]);
}

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Reads `X-API-Key` or `Authorization: apikey ...`. */
function readApiKey(request: IncomingMessage): string {
  const header = request.headers["x-api-key"];
  if (typeof header === "string") return header;
  return /^apikey\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
}

function parseParams(text: string): { readonly params: unknown } | undefined {
  try {
    return { params: text.trim() === "" ? {} : JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Handles `POST {prefix}/{method}`. */
export type HttpApi = (request: IncomingMessage, response: ServerResponse, method: string) => Promise<void>;

/** The publish API, compatible with Centrifugo's HTTP API. Without an API key in the options, every call returns 404. */
export function createHttpApi(core: HubCore): HttpApi {
  const methods = createMethods(core);
  const { apiKey } = core.options;
  // Compared as hashes of equal length, so that the timing reveals nothing about the key.
  const keyHash = hash(apiKey);
  return async (request, response, name) => {
    if (apiKey === "") return endWithStatus(response, 404);
    if (!timingSafeEqual(hash(readApiKey(request)), keyHash)) return endWithStatus(response, 401);
    if (request.method !== "POST") return endWithStatus(response, 405);
    const method = methods.get(name);
    if (method === undefined) return endWithStatus(response, 404);
    const body = await readBody(request, response, { bytes: bodyLimitBytes, withinMs: core.options.limits.bodyTimeoutMs });
    if (body === undefined) return;
    const parsed = parseParams(body);
    if (parsed === undefined) return endWithStatus(response, 400);
    response.setHeader("Content-Type", "application/json");
    response.end(method(parsed.params));
  };
}
