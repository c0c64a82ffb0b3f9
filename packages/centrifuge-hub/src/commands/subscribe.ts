import { allowsAccess, type Namespace } from "../channels/namespaces.ts";
import { canRecover, closeSubscription, expiryFields, openSubscription, type SubscriptionRequest } from "../channels/subscriptions.ts";
import { disconnects, protocolErrors, type SubRefreshRequest, type SubscribeRequest, type UnsubscribeRequest } from "../protocol.ts";
import { ending, failure, result, type CommandContext, type CommandReply } from "./command-reply.ts";

type Permission = { readonly expiresAt: number; readonly chanInfo: unknown } | { readonly refusal: CommandReply };

const rejectUnrecovered = 2;

/** A token alone decides where there is one; without one the namespace does, and never for `$` channels. */
function authorize({ core, connection }: CommandContext, request: SubscribeRequest, namespace: Namespace): Permission {
  const channel = request.channel ?? "";
  const token = request.token ?? "";
  if (token === "" && namespace.options.subscribe_proxy_enabled === true) {
    const guard = core.guards.get(namespace.name);
    const error = guard === undefined ? protocolErrors.notAvailable : guard.subscribe({ channel, userId: connection.userId });
    return error === null ? { expiresAt: 0, chanInfo: undefined } : { refusal: failure(error) };
  }
  if (token === "") {
    const isAllowed = !channel.startsWith("$") && allowsAccess(namespace, "subscribe", { connection, channel });
    return isAllowed ? { expiresAt: 0, chanInfo: undefined } : { refusal: failure(protocolErrors.permissionDenied) };
  }
  const check = core.options.tokens.verifySubscription(token);
  if (check.status === "invalid") return { refusal: failure(protocolErrors.permissionDenied) };
  if (check.status === "expired") return { refusal: failure(protocolErrors.tokenExpired) };
  const { claims } = check;
  const isOther = claims.channel !== channel || (claims.sub ?? "") !== connection.userId;
  const isOtherClient = claims.client !== undefined && claims.client !== connection.clientId;
  if (isOther || isOtherClient) return { refusal: ending(disconnects.invalidToken) };
  return { expiresAt: (claims.exp ?? 0) * 1000, chanInfo: claims.info };
}

function refuse({ core, connection }: CommandContext, request: SubscribeRequest): CommandReply | undefined {
  const channel = request.channel ?? "";
  if (channel === "") return ending(disconnects.badRequest);
  if ((request.delta ?? "") !== "" && request.delta !== "fossil") return ending(disconnects.badRequest);
  if ((request.type ?? 0) !== 0) return failure(protocolErrors.notAvailable);
  if (request.tf !== undefined && request.tf !== null) return failure(protocolErrors.badRequest);
  if (connection.subscriptions.has(channel)) return failure(protocolErrors.alreadySubscribed);
  if (connection.subscriptions.size >= core.options.limits.channelsPerConnection) return failure(protocolErrors.limitExceeded);
  return undefined;
}

/** Positioning, recovery and join events are asked for by name, and refused where the namespace does not offer them. */
function asksTooMuch(request: SubscribeRequest, namespace: Namespace): boolean {
  const { force_positioning, allow_positioning, force_recovery, allow_recovery, join_leave } = namespace.options;
  const hasRecovery = force_recovery === true || allow_recovery === true;
  const hasPositioning = hasRecovery || force_positioning === true || allow_positioning === true;
  if (request.positioned === true && !hasPositioning) return true;
  if (request.recoverable === true && !hasRecovery) return true;
  return request.join_leave === true && join_leave !== true;
}

/** Subscribes to a channel, from now on or from where the client was. */
export function subscribe(context: CommandContext, request: SubscribeRequest): CommandReply {
  const refusal = refuse(context, request);
  if (refusal) return refusal;
  const channel = request.channel ?? "";
  const lookup = context.core.lookUp(channel);
  if (lookup.status === "unknown") return failure(protocolErrors.unknownChannel);
  if (lookup.status === "malformed") return failure(protocolErrors.badRequest);
  const { namespace } = lookup;
  const permission = authorize(context, request, namespace);
  if ("refusal" in permission) return permission.refusal;
  if (asksTooMuch(request, namespace)) return failure(protocolErrors.permissionDenied);
  const subscription: SubscriptionRequest = {
    ...permission,
    channel,
    namespace,
    origin: "client",
    wantsJoinLeave: request.join_leave === true,
    wantsPositioning: request.positioned === true,
    wantsRecovery: request.recoverable === true,
    wantsDelta: request.delta === "fossil",
    since: request.recover === true ? { epoch: request.epoch ?? "", offset: request.offset ?? 0 } : undefined,
  };
  const mustRecover = ((request.flag ?? 0) & rejectUnrecovered) !== 0;
  if (mustRecover && !canRecover(context.core, subscription)) return failure(protocolErrors.unrecoverablePosition);
  const { resultJson, announce } = openSubscription(context.core, context.connection, subscription);
  return { kind: "result", json: resultJson, afterwards: announce };
}

/** Ends a subscription; one that there is not is no error. */
export function unsubscribe({ core, connection }: CommandContext, request: UnsubscribeRequest): CommandReply {
  const channel = request.channel ?? "";
  if (channel === "") return ending(disconnects.badRequest);
  closeSubscription(core, connection, channel);
  return result({});
}

/** Prolongs a subscription by a fresh token of the same user and channel. */
export function subRefresh({ core, connection }: CommandContext, request: SubRefreshRequest): CommandReply {
  const channel = request.channel ?? "";
  if (channel === "") return ending(disconnects.badRequest);
  const subscription = connection.subscriptions.get(channel);
  if (subscription === undefined) return failure(protocolErrors.permissionDenied);
  if ((request.token ?? "") === "") return failure(protocolErrors.badRequest);
  const check = core.options.tokens.verifySubscription(request.token ?? "");
  if (check.status === "expired") return failure(protocolErrors.tokenExpired);
  if (check.status === "invalid") return ending(disconnects.invalidToken);
  const { claims } = check;
  if (claims.channel !== channel || (claims.sub ?? "") !== connection.userId) return ending(disconnects.invalidToken);
  subscription.expiresAt = (claims.exp ?? 0) * 1000;
  return result(expiryFields(subscription.expiresAt));
}
