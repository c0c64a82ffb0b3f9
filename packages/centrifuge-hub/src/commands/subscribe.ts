import { allowsAccess, type Namespace } from "../channels/namespaces.ts";
import {
  closeSubscription,
  expiryFields,
  losesPublications,
  openSubscription,
  type SubscriptionRequest,
} from "../channels/subscriptions.ts";
import { disconnects, protocolErrors, type SubRefreshRequest, type SubscribeRequest, type UnsubscribeRequest } from "../protocol.ts";
import { disconnectReply, errorReply, resultReply, type CommandContext, type CommandReply } from "./command-reply.ts";

type Permission = { readonly expiresAt: number; readonly chanInfo: unknown } | { readonly refusal: CommandReply };

/** Bit of `flag`: fail instead of subscribing without the missed publications. */
const rejectUnrecovered = 2;
/** A `type` of subscription that the server would have to enable; all others depend on the namespace. */
const sharedPoll = 4;

/** A token alone grants access; without one, the namespace options decide. `$` channels always require a token or a guard. */
function authorize({ core, connection }: CommandContext, request: SubscribeRequest, namespace: Namespace): Permission {
  const channel = request.channel ?? "";
  const token = request.token ?? "";
  if (token === "" && namespace.options.subscribe_proxy_enabled === true) {
    const guard = core.guards.get(namespace.name);
    const error = guard === undefined ? protocolErrors.notAvailable : guard.subscribe({ channel, userId: connection.userId });
    return error === null ? { expiresAt: 0, chanInfo: undefined } : { refusal: errorReply(error) };
  }
  if (token === "") {
    const isAllowed = !channel.startsWith("$") && allowsAccess(namespace, "subscribe", { userId: connection.userId, isSubscriber: false });
    return isAllowed ? { expiresAt: 0, chanInfo: undefined } : { refusal: errorReply(protocolErrors.permissionDenied) };
  }
  const check = core.options.tokens.verifySubscription(token);
  if (check.status === "invalid") return { refusal: errorReply(protocolErrors.permissionDenied) };
  if (check.status === "expired") return { refusal: errorReply(protocolErrors.tokenExpired) };
  const { claims } = check;
  const isOther = claims.channel !== channel || (claims.sub ?? "") !== connection.userId;
  const isOtherClient = claims.client !== undefined && claims.client !== connection.clientId;
  if (isOther || isOtherClient) return { refusal: disconnectReply(disconnects.invalidToken) };
  return { expiresAt: (claims.exp ?? 0) * 1000, chanInfo: claims.info };
}

function validate({ core, connection }: CommandContext, request: SubscribeRequest): CommandReply | undefined {
  const channel = request.channel ?? "";
  if (channel === "") return disconnectReply(disconnects.badRequest);
  if (request.type === sharedPoll) return errorReply(protocolErrors.notAvailable);
  if ((request.delta ?? "") !== "" && request.delta !== "fossil") return disconnectReply(disconnects.badRequest);
  if (connection.subscriptions.has(channel)) return errorReply(protocolErrors.alreadySubscribed);
  if (connection.subscriptions.size >= core.options.limits.channelsPerConnection) return errorReply(protocolErrors.limitExceeded);
  return undefined;
}

export function subscribe(context: CommandContext, request: SubscribeRequest): CommandReply {
  const refusal = validate(context, request);
  if (refusal) return refusal;
  const channel = request.channel ?? "";
  const lookup = context.core.findNamespace(channel);
  if (lookup.status === "unknown") return errorReply(protocolErrors.unknownChannel);
  if (lookup.status === "malformed") return errorReply(protocolErrors.badRequest);
  const { namespace } = lookup;
  const permission = authorize(context, request, namespace);
  if ("refusal" in permission) return permission.refusal;
  if ((request.type ?? 0) !== 0) return errorReply(protocolErrors.permissionDenied);
  if (request.tf !== undefined && request.tf !== null) return errorReply(protocolErrors.badRequest);
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
  if (mustRecover && losesPublications(context.core.channels, subscription)) return errorReply(protocolErrors.unrecoverablePosition);
  const { resultJson, announce } = openSubscription(context.core.channels, context.connection, subscription);
  return { kind: "result", json: resultJson, afterwards: announce };
}

/** Ends a subscription; succeeds without one. */
export function unsubscribe({ core, connection }: CommandContext, request: UnsubscribeRequest): CommandReply {
  const channel = request.channel ?? "";
  if (channel === "") return disconnectReply(disconnects.badRequest);
  closeSubscription(core.channels, connection, channel);
  return resultReply({});
}

/** Extends a subscription with a new token of the same user and channel. */
export function subRefresh({ core, connection }: CommandContext, request: SubRefreshRequest): CommandReply {
  const channel = request.channel ?? "";
  if (channel === "") return disconnectReply(disconnects.badRequest);
  const subscription = connection.subscriptions.get(channel);
  if (subscription === undefined) return errorReply(protocolErrors.permissionDenied);
  if ((request.token ?? "") === "") return errorReply(protocolErrors.badRequest);
  const check = core.options.tokens.verifySubscription(request.token ?? "");
  if (check.status === "expired") return errorReply(protocolErrors.tokenExpired);
  if (check.status === "invalid") return disconnectReply(disconnects.invalidToken);
  const { claims } = check;
  if (claims.channel !== channel || (claims.sub ?? "") !== connection.userId) return disconnectReply(disconnects.invalidToken);
  subscription.expiresAt = (claims.exp ?? 0) * 1000;
  return resultReply(expiryFields(subscription.expiresAt));
}
