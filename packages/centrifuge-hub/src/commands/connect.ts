import { randomUUID } from "node:crypto";
import { closeSubscription, expiryFields, openSubscription } from "../channels/subscriptions.ts";
import type { ConnectionClaims } from "../create-realtime-tokens.ts";
import { disconnects, protocolErrors, type ConnectRequest, type RefreshRequest } from "../protocol.ts";
import { disconnectReply, errorReply, resultReply, type CommandContext, type CommandReply } from "./command-reply.ts";

type Admission = { readonly claims: ConnectionClaims } | { readonly refusal: CommandReply };

function admit({ core }: CommandContext, token: string): Admission {
  if (token === "") {
    return core.options.allowAnonymous ? { claims: {} } : { refusal: disconnectReply(disconnects.badRequest) };
  }
  const check = core.options.tokens.verifyConnection(token);
  if (check.status === "invalid") return { refusal: disconnectReply(disconnects.invalidToken) };
  if (check.status === "expired") return { refusal: errorReply(protocolErrors.tokenExpired) };
  const isVisitor = (check.claims.sub ?? "") === "";
  if (isVisitor && !core.options.allowAnonymous) return { refusal: disconnectReply(disconnects.permissionDenied) };
  return check;
}

interface ServerSubscriptions {
  /** JSON members of `subs` in the connect reply. */
  readonly members: readonly string[];
  announce(): void;
}

/** Subscribes to the channels of the token; undefined if one of them does not exist. */
function openServerSubscriptions(
  { core, connection }: CommandContext,
  claims: ConnectionClaims,
  request: ConnectRequest,
): ServerSubscriptions | undefined {
  const members: string[] = [];
  const announcements: (() => void)[] = [];
  for (const channel of new Set(claims.channels)) {
    const lookup = core.findNamespace(channel);
    if (lookup.status !== "found") return undefined;
    const position = request.subs?.[channel];
    const opened = openSubscription(core.channels, connection, {
      channel,
      namespace: lookup.namespace,
      origin: "server",
      chanInfo: undefined,
      expiresAt: 0,
      wantsJoinLeave: false,
      wantsPositioning: false,
      wantsRecovery: false,
      wantsDelta: false,
      since: position?.recover === true ? { epoch: position.epoch ?? "", offset: position.offset ?? 0 } : undefined,
    });
    members.push(`${JSON.stringify(channel)}:${opened.resultJson}`);
    announcements.push(opened.announce);
  }
  return { members, announce: () => announcements.forEach((announce) => announce()) };
}

function isOverUserLimit({ core }: CommandContext, userId: string): boolean {
  const limit = core.options.limits.connectionsPerUser;
  return limit > 0 && userId !== "" && core.connections.byUser(userId).length >= limit;
}

/** Authenticates a connection: its first command. */
export function connect(context: CommandContext, request: ConnectRequest): CommandReply {
  const { core, connection } = context;
  const admission = admit(context, request.token ?? "");
  if ("refusal" in admission) return admission.refusal;
  const { claims } = admission;
  if (isOverUserLimit(context, claims.sub ?? "")) return disconnectReply(disconnects.connectionLimit);
  connection.clientId = randomUUID();
  connection.userId = claims.sub ?? "";
  connection.pseudonym = connection.userId === "" ? "" : core.options.pseudonymOf(connection.userId);
  connection.info = claims.info;
  connection.expiresAt = (claims.exp ?? 0) * 1000;
  const subs = openServerSubscriptions(context, claims, request);
  if (subs === undefined) {
    for (const channel of connection.subscriptions.keys()) closeSubscription(core.channels, connection, channel);
    return errorReply(protocolErrors.unknownChannel);
  }
  const isEmulated = connection.transport.kind !== "websocket";
  if (isEmulated) connection.session = randomUUID();
  const fields = JSON.stringify({
    client: connection.clientId,
    version: "touchline",
    ...expiryFields(connection.expiresAt),
    ping: Math.max(1, Math.round(core.options.limits.pingEveryMs / 1000)),
    pong: true,
    ...(isEmulated ? { session: connection.session, node: core.nodeId } : {}),
  });
  const { members, announce } = subs;
  const json = members.length === 0 ? fields : `${fields.slice(0, -1)},"subs":{${members.join(",")}}}`;
  return { kind: "result", json, afterwards: announce };
}

function hasSameChannels(claimed: readonly string[] | undefined, context: CommandContext): boolean {
  const subscribed = [...context.connection.subscriptions.values()].filter(({ origin }) => origin === "server");
  const names = new Set(claimed);
  return names.size === 0 || (subscribed.length === names.size && subscribed.every(({ channel }) => names.has(channel.name)));
}

/** Extends a connection with a new token of the same user. */
export function refresh(context: CommandContext, request: RefreshRequest): CommandReply {
  const { core, connection } = context;
  if ((request.token ?? "") === "") return disconnectReply(disconnects.badRequest);
  const check = core.options.tokens.verifyConnection(request.token ?? "");
  if (check.status === "expired") return disconnectReply(disconnects.expired);
  if (check.status === "invalid" || (check.claims.sub ?? "") !== connection.userId) return disconnectReply(disconnects.invalidToken);
  if (!hasSameChannels(check.claims.channels, context)) return disconnectReply(disconnects.insufficientState);
  connection.expiresAt = (check.claims.exp ?? 0) * 1000;
  return resultReply(expiryFields(connection.expiresAt));
}
