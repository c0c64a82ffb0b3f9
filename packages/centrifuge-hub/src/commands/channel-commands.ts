import type { ChannelTarget } from "../channels/channel-registry.ts";
import { countPresence, readPresence, subscriberInfo, subscriptionInfo } from "../channels/channel.ts";
import { allowsAccess, type ChannelOperation, type Namespace } from "../channels/namespaces.ts";
import { publicationTail, stringifyData } from "../channels/publications.ts";
import {
  disconnects,
  protocolErrors,
  type ClientInfo,
  type HistoryRequest,
  type PresenceRequest,
  type PublishRequest,
} from "../protocol.ts";
import { disconnectReply, errorReply, resultReply, type CommandContext, type CommandReply } from "./command-reply.ts";

type Access = ChannelTarget | { readonly refusal: CommandReply };

function hasFeature(namespace: Namespace, operation: ChannelOperation): boolean {
  if (operation === "presence") return namespace.options.presence === true;
  return operation !== "history" || namespace.history !== undefined;
}

function openChannel({ core, connection }: CommandContext, name: string, operation: ChannelOperation): Access {
  if (name === "") return { refusal: disconnectReply(disconnects.badRequest) };
  const lookup = core.findNamespace(name);
  if (lookup.status === "unknown") return { refusal: errorReply(protocolErrors.unknownChannel) };
  if (lookup.status === "malformed") return { refusal: errorReply(protocolErrors.badRequest) };
  const { namespace } = lookup;
  if (!hasFeature(namespace, operation)) return { refusal: errorReply(protocolErrors.notAvailable) };
  const client = { userId: connection.userId, isSubscriber: connection.subscriptions.has(name) };
  if (!allowsAccess(namespace, operation, client)) return { refusal: errorReply(protocolErrors.permissionDenied) };
  return { name, namespace };
}

function ownInfo({ connection }: CommandContext, { name, namespace }: ChannelTarget): ClientInfo {
  const subscription = connection.subscriptions.get(name);
  return subscription ? subscriptionInfo(subscription, "clients") : subscriberInfo(connection, namespace, "clients");
}

function publishData(context: CommandContext, target: ChannelTarget, data: unknown): CommandReply {
  const text = stringifyData(data);
  if (text === undefined) return errorReply(protocolErrors.badRequest);
  context.core.channels.publish(target, { text, tail: publicationTail({ info: ownInfo(context, target) }) });
  return resultReply({});
}

/** Publishes the data that the guard returns. Later commands of the connection wait for it. */
async function publishGuarded(context: CommandContext, access: ChannelTarget, data: unknown): Promise<CommandReply> {
  const { core, connection } = context;
  const guard = core.guards.get(access.namespace.name);
  if (guard === undefined) return errorReply(protocolErrors.notAvailable);
  try {
    const answer = await guard.publish({ channel: access.name, userId: connection.userId, data });
    return "error" in answer ? errorReply(answer.error) : publishData(context, access, answer.data);
  } catch (error) {
    core.options.onError(error);
    return errorReply(protocolErrors.internal);
  }
}

export function publish(context: CommandContext, request: PublishRequest): CommandReply | Promise<CommandReply> {
  const access = openChannel(context, request.channel ?? "", "publish");
  if ("refusal" in access) return access.refusal;
  const isGuarded = access.namespace.options.publish_proxy_enabled === true;
  return isGuarded ? publishGuarded(context, access, request.data) : publishData(context, access, request.data);
}

export function history(context: CommandContext, request: HistoryRequest): CommandReply {
  const access = openChannel(context, request.channel ?? "", "history");
  if ("refusal" in access) return access.refusal;
  const since = request.since ? { epoch: request.since.epoch ?? "", offset: request.since.offset ?? 0 } : undefined;
  const isReverse = request.reverse === true;
  const page = context.core.channels.readHistory(access, { viewer: "clients", limit: request.limit ?? 0, since, isReverse });
  return "error" in page ? errorReply(page.error) : { kind: "result", json: page.json };
}

export function presence(context: CommandContext, request: PresenceRequest): CommandReply {
  const access = openChannel(context, request.channel ?? "", "presence");
  if ("refusal" in access) return access.refusal;
  return resultReply({ presence: readPresence(context.core.channels.find(access.name), "clients") });
}

export function presenceStats(context: CommandContext, request: PresenceRequest): CommandReply {
  const access = openChannel(context, request.channel ?? "", "presence");
  if ("refusal" in access) return access.refusal;
  return resultReply(countPresence(context.core.channels.find(access.name)));
}
