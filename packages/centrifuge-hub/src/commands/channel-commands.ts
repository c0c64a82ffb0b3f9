import { connectionInfo, countPresence, readPresence, subscriptionInfo } from "../channels/channel.ts";
import { allowsAccess, type ChannelOperation, type Namespace } from "../channels/namespaces.ts";
import { dataText, publicationTail, publishToChannel, readHistory } from "../channels/publications.ts";
import {
  disconnects,
  protocolErrors,
  type ClientInfo,
  type HistoryRequest,
  type PresenceRequest,
  type PublishRequest,
} from "../protocol.ts";
import { ending, failure, result, type CommandContext, type CommandReply } from "./command-reply.ts";

type Access = { readonly name: string; readonly namespace: Namespace } | { readonly refusal: CommandReply };

function hasFeature(namespace: Namespace, operation: ChannelOperation): boolean {
  if (operation === "presence") return namespace.options.presence === true;
  return operation !== "history" || namespace.history !== undefined;
}

function openChannel({ core, connection }: CommandContext, name: string, operation: ChannelOperation): Access {
  if (name === "") return { refusal: ending(disconnects.badRequest) };
  const lookup = core.lookUp(name);
  if (lookup.status === "unknown") return { refusal: failure(protocolErrors.unknownChannel) };
  if (lookup.status === "malformed") return { refusal: failure(protocolErrors.badRequest) };
  const { namespace } = lookup;
  if (!hasFeature(namespace, operation)) return { refusal: failure(protocolErrors.notAvailable) };
  if (!allowsAccess(namespace, operation, { connection, channel: name })) return { refusal: failure(protocolErrors.permissionDenied) };
  return { name, namespace };
}

function ownInfo({ connection }: CommandContext, { name, namespace }: OpenedChannel): ClientInfo {
  const subscription = connection.subscriptions.get(name);
  return subscription ? subscriptionInfo(subscription, "clients") : connectionInfo(connection, namespace, "clients");
}

type OpenedChannel = Exclude<Access, { readonly refusal: CommandReply }>;

function publishOwn(context: CommandContext, { name, namespace }: OpenedChannel, data: unknown): CommandReply {
  const text = dataText(data);
  if (text === undefined) return failure(protocolErrors.badRequest);
  publishToChannel(context.core, { name, namespace }, { text, tail: publicationTail({ info: ownInfo(context, { name, namespace }) }) });
  return result({});
}

/** Publishes what the guard makes of the client's data; the commands that follow wait for it. */
async function publishGuarded(context: CommandContext, access: OpenedChannel, data: unknown): Promise<CommandReply> {
  const { core, connection } = context;
  const guard = core.guards.get(access.namespace.name);
  if (guard === undefined) return failure(protocolErrors.notAvailable);
  try {
    const answer = await guard.publish({ channel: access.name, userId: connection.userId, data });
    return "error" in answer ? failure(answer.error) : publishOwn(context, access, answer.data);
  } catch (error) {
    core.options.onError(error);
    return failure(protocolErrors.internal);
  }
}

/** Publishes in the client's name. */
export function publish(context: CommandContext, request: PublishRequest): CommandReply | Promise<CommandReply> {
  const access = openChannel(context, request.channel ?? "", "publish");
  if ("refusal" in access) return access.refusal;
  const isGuarded = access.namespace.options.publish_proxy_enabled === true;
  return isGuarded ? publishGuarded(context, access, request.data) : publishOwn(context, access, request.data);
}

/** A page of kept publications. */
export function history(context: CommandContext, request: HistoryRequest): CommandReply {
  const access = openChannel(context, request.channel ?? "", "history");
  if ("refusal" in access) return access.refusal;
  const since = request.since ? { epoch: request.since.epoch ?? "", offset: request.since.offset ?? 0 } : undefined;
  const page = readHistory(context.core, access, { limit: request.limit ?? 0, since, isReverse: request.reverse === true });
  return "error" in page ? failure(page.error) : { kind: "result", json: page.json };
}

/** Who is on a channel. */
export function presence(context: CommandContext, request: PresenceRequest): CommandReply {
  const access = openChannel(context, request.channel ?? "", "presence");
  if ("refusal" in access) return access.refusal;
  return result({ presence: readPresence(context.core.channels.find(access.name), "clients") });
}

/** How many are on a channel. */
export function presenceStats(context: CommandContext, request: PresenceRequest): CommandReply {
  const access = openChannel(context, request.channel ?? "", "presence");
  if ("refusal" in access) return access.refusal;
  return result(countPresence(context.core.channels.find(access.name)));
}
