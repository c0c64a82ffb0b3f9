import { encodePush, type Unsubscribe } from "../protocol.ts";
import type { ChannelRegistry } from "./channel-registry.ts";
import type { Channel, DeltaState, Subscriber, Subscription } from "./channel.ts";
import type { Namespace } from "./namespaces.ts";
import { deltaChain, plainPublication } from "./publications.ts";
import type { Recovery, StoredPublication, StreamPosition } from "./stream.ts";

/** A subscription that has passed all permission checks. */
export interface SubscriptionRequest {
  readonly channel: string;
  readonly namespace: Namespace;
  readonly origin: "client" | "server";
  readonly chanInfo: unknown;
  readonly expiresAt: number;
  readonly wantsJoinLeave: boolean;
  readonly wantsPositioning: boolean;
  readonly wantsRecovery: boolean;
  readonly wantsDelta: boolean;
  /** Last known position of a client that asks for missed publications. */
  readonly since: StreamPosition | undefined;
}

/** A new subscription. */
export interface OpenedSubscription {
  /** JSON of the `SubscribeResult`. */
  readonly resultJson: string;
  /** Sends the join event; call it once the reply is queued. */
  announce(): void;
}

/** Expiry fields of a reply; `ttl` is in seconds. */
export function expiryFields(expiresAt: number): { expires?: true; ttl?: number } {
  return expiresAt === 0 ? {} : { expires: true, ttl: Math.max(1, Math.ceil((expiresAt - Date.now()) / 1000)) };
}

/** In cache mode, a client recovers only the newest publication. */
function recoverCache(channel: Channel, since: StreamPosition): Recovery {
  const stream = channel.stream;
  const newest = stream?.kept(Date.now()).at(-1);
  if (stream === undefined || newest === undefined) return { status: "lost" };
  const isUpToDate = since.epoch === stream.epoch && since.offset === newest.offset;
  return { status: "recovered", publications: isUpToDate ? [] : [newest] };
}

function recover(channel: Channel, since: StreamPosition): Recovery {
  if (channel.stream === undefined) return { status: "lost" };
  if (channel.namespace.options.force_recovery_mode === "cache") return recoverCache(channel, since);
  return channel.stream.recover(since, Date.now());
}

function isAtBeginning({ history, options }: Namespace, { epoch, offset }: StreamPosition): boolean {
  return history !== undefined && options.force_recovery_mode !== "cache" && epoch === "" && offset === 0;
}

/** Whether the client can recover all missed publications; always true for a request without a position. */
export function canRecover(channels: ChannelRegistry, request: SubscriptionRequest): boolean {
  if (request.since === undefined) return true;
  const channel = channels.find(request.channel);
  // An unused channel starts at offset 0, so a client at the beginning has missed nothing.
  if (channel === undefined) return isAtBeginning(request.namespace, request.since);
  return recover(channel, request.since).status === "recovered";
}

function positionFields(channel: Channel, request: SubscriptionRequest, recovery: Recovery | undefined) {
  const { namespace, since } = request;
  const stream = channel.stream;
  const isRecoverable = stream !== undefined && (namespace.options.force_recovery === true || request.wantsRecovery);
  const isPositioned =
    isRecoverable || (stream !== undefined && (namespace.options.force_positioning === true || request.wantsPositioning));
  if (stream === undefined || !isPositioned) return {};
  const isCache = namespace.options.force_recovery_mode === "cache";
  // The client advances its offset with each recovered publication, so the reply repeats the offset that it sent.
  const offset = recovery?.status === "recovered" && since && !isCache ? since.offset : stream.position.offset;
  return { ...(isRecoverable ? { recoverable: true } : {}), positioned: true, epoch: stream.epoch, ...(offset > 0 ? { offset } : {}) };
}

function deltaAfter(channel: Channel, publications: readonly StoredPublication[]): DeltaState {
  const last = publications.at(-1);
  return last !== undefined && channel.isNewest(last.offset) ? "running" : "awaiting_full";
}

function resultJson(fields: object, publications: readonly string[]): string {
  const json = JSON.stringify(fields);
  if (publications.length === 0) return json;
  return `${json.slice(0, -1)}${json === "{}" ? "" : ","}"publications":[${publications.join(",")}]}`;
}

/** Subscribes and collects the missed publications in one step, so that none falls in between. */
export function openSubscription(channels: ChannelRegistry, subscriber: Subscriber, request: SubscriptionRequest): OpenedSubscription {
  const channel = channels.findOrCreate(request.channel, request.namespace);
  const recovery = request.since && recover(channel, request.since);
  const missed = recovery?.status === "recovered" ? recovery.publications : [];
  const position = positionFields(channel, request, recovery);
  const hasDelta =
    request.wantsDelta && "positioned" in position && (request.namespace.options.allowed_delta_types ?? []).includes("fossil");
  const subscription: Subscription = {
    subscriber,
    channel,
    origin: request.origin,
    chanInfo: request.chanInfo,
    wantsJoinLeave: request.wantsJoinLeave,
    delta: hasDelta ? deltaAfter(channel, missed) : "off",
    expiresAt: request.expiresAt,
  };
  subscriber.subscriptions.set(request.channel, subscription);
  channel.add(subscription);
  const fields = {
    ...expiryFields(request.expiresAt),
    ...position,
    ...(recovery?.status === "recovered" ? { recovered: true } : {}),
    ...(request.since ? { was_recovering: true } : {}),
    ...(hasDelta ? { delta: true } : {}),
  };
  return {
    resultJson: resultJson(fields, hasDelta ? deltaChain(missed) : missed.map(plainPublication)),
    announce: () => channel.announceJoin(subscription),
  };
}

/** Ends a subscription, if there is one; sends an unsubscribe push if a reason is given. */
export function closeSubscription(channels: ChannelRegistry, subscriber: Subscriber, channelName: string, reason?: Unsubscribe): void {
  const subscription = subscriber.subscriptions.get(channelName);
  if (subscription === undefined) return;
  subscriber.subscriptions.delete(channelName);
  subscription.channel.remove(subscription, Date.now());
  channels.markIdle(subscription.channel);
  if (reason) subscriber.enqueue(encodePush(channelName, "unsubscribe", JSON.stringify(reason)));
}
