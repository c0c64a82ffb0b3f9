import { randomUUID } from "node:crypto";
import { closeSubscription, expiryFields, openSubscription } from "../channels/subscriptions.ts";
import { disconnects, protocolErrors } from "../protocol/codes.ts";
import type { ConnectRequest } from "../protocol/command-schema.ts";
import type { ConnectionClaims } from "../tokens/create-realtime-tokens.ts";
import { ending, failure, type CommandContext, type CommandReply } from "./command-reply.ts";

type Admission = { readonly claims: ConnectionClaims } | { readonly refusal: CommandReply };

function admit({ core }: CommandContext, token: string): Admission {
  if (token === "") {
    return core.options.allowAnonymous ? { claims: {} } : { refusal: ending(disconnects.badRequest) };
  }
  const check = core.options.tokens.verifyConnection(token);
  if (check.status === "invalid") return { refusal: ending(disconnects.invalidToken) };
  if (check.status === "expired") return { refusal: failure(protocolErrors.tokenExpired) };
  const isVisitor = (check.claims.sub ?? "") === "";
  if (isVisitor && !core.options.allowAnonymous) return { refusal: ending(disconnects.permissionDenied) };
  return check;
}

interface ServerSubscriptions {
  /** JSON members of `subs`. */
  readonly members: readonly string[];
  announce(): void;
}

/** Undefined when a channel of the token cannot be subscribed. */
function openServerSubscriptions(
  { core, connection }: CommandContext,
  claims: ConnectionClaims,
  request: ConnectRequest,
): ServerSubscriptions | undefined {
  const members: string[] = [];
  const announcements: (() => void)[] = [];
  for (const channel of new Set(claims.channels)) {
    const lookup = core.lookUp(channel);
    if (lookup.status !== "found") return undefined;
    const asked = request.subs?.[channel];
    const opened = openSubscription(core, connection, {
      channel,
      namespace: lookup.namespace,
      origin: "server",
      chanInfo: undefined,
      expiresAt: 0,
      wantsJoinLeave: false,
      wantsPositioning: false,
      wantsRecovery: false,
      wantsDelta: false,
      since: asked?.recover === true ? { epoch: asked.epoch ?? "", offset: asked.offset ?? 0 } : undefined,
    });
    members.push(`${JSON.stringify(channel)}:${opened.resultJson}`);
    announcements.push(opened.announce);
  }
  return { members, announce: () => announcements.forEach((announce) => announce()) };
}

function isOverUserLimit({ core }: CommandContext, userId: string): boolean {
  const limit = core.options.limits.connectionsPerUser;
  return limit > 0 && userId !== "" && core.connections.ofUser(userId).length >= limit;
}

/** Admits a client: its first command, answered before anything else is executed. */
export function connect(context: CommandContext, request: ConnectRequest): CommandReply {
  const { core, connection } = context;
  const admission = admit(context, request.token ?? "");
  if ("refusal" in admission) return admission.refusal;
  const { claims } = admission;
  if (isOverUserLimit(context, claims.sub ?? "")) return ending(disconnects.connectionLimit);
  connection.clientId = randomUUID();
  connection.userId = claims.sub ?? "";
  connection.pseudonym = connection.userId === "" ? "" : core.options.pseudonymOf(connection.userId);
  connection.info = claims.info;
  connection.expiresAt = (claims.exp ?? 0) * 1000;
  const subs = openServerSubscriptions(context, claims, request);
  if (subs === undefined) {
    for (const channel of connection.subscriptions.keys()) closeSubscription(core, connection, channel);
    return failure(protocolErrors.unknownChannel);
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
