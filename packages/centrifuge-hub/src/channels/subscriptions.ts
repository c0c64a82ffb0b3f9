import { encodePush, type Unsubscribe } from "../protocol.ts";
import type { ChannelRegistry } from "./channel-registry.ts";
import type { Channel, DeltaState, Subscriber, Subscription } from "./channel.ts";
import type { Namespace } from "./namespaces.ts";
import { deltaChain, plainPublication } from "./publications.ts";
import type { Recovery, StoredPublication, Stream, StreamPosition } from "./stream.ts";

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
  /** Last known position of a client that requests missed publications. */
  readonly since: StreamPosition | undefined;
}

/** A new subscription. */
export interface OpenedSubscription {
  /** JSON of the `SubscribeResult`. */
  readonly resultJson: string;
  /** The fields of the result with the position at which the subscription starts. */
  readonly position: object;
  /** Sends the join event; call it once the reply is queued. */
  announce(): void;
}

/** Expiry fields of a reply; `ttl` is in seconds. */
export function expiryFields(expiresAt: number): { expires?: true; ttl?: number } {
  return expiresAt === 0 ? {} : { expires: true, ttl: Math.max(1, Math.ceil((expiresAt - Date.now()) / 1000)) };
}

/** Requested recovery that the namespace does not allow is ignored. */
function isRecoverable({ namespace: { options }, wantsRecovery }: SubscriptionRequest): boolean {
  return options.force_recovery === true || (options.allow_recovery === true && wantsRecovery);
}

function isPositioned(request: SubscriptionRequest): boolean {
  const { options } = request.namespace;
  return isRecoverable(request) || options.force_positioning === true || (options.allow_positioning === true && request.wantsPositioning);
}

function isCache({ options }: Namespace): boolean {
  return options.force_recovery_mode === "cache";
}

/** In cache mode, a client recovers only the newest publication. */
function recoverCache(stream: Stream, since: StreamPosition): Recovery {
  const { epoch, offset } = stream.position;
  if (offset > 0 && since.epoch === epoch && since.offset === offset) return { status: "recovered", publications: [] };
  const newest = stream.kept(Date.now()).at(-1);
  return newest === undefined ? { status: "lost" } : { status: "recovered", publications: [newest] };
}

/** Undefined if the client does not request recovery, or the subscription does not support it. */
function recover({ stream, namespace }: Channel, request: SubscriptionRequest): Recovery | undefined {
  if (request.since === undefined || stream === undefined || !isRecoverable(request)) return undefined;
  return isCache(namespace) ? recoverCache(stream, request.since) : stream.recover(request.since, Date.now());
}

/** Whether a client that requests missed publications would not receive all of them. In cache mode, none count as missed. */
export function losesPublications(channels: ChannelRegistry, request: SubscriptionRequest): boolean {
  if (request.since === undefined || !isRecoverable(request) || isCache(request.namespace)) return false;
  return recover(channels.findOrCreate(request.channel, request.namespace), request)?.status === "lost";
}

function positionFields({ stream }: Channel, request: SubscriptionRequest, recovery: Recovery | undefined) {
  if (stream === undefined || !isPositioned(request)) return {};
  // The client advances its offset with each recovered publication, so the reply repeats the offset that it sent.
  const offset = recovery?.status === "recovered" && request.since ? request.since.offset : stream.position.offset;
  return {
    ...(isRecoverable(request) ? { recoverable: true } : {}),
    positioned: true,
    epoch: stream.epoch,
    ...(offset > 0 ? { offset } : {}),
  };
}

/** A client that missed nothing may not hold the newest publication, so the next one is sent to it in full. */
function deltaAfter(channel: Channel, publications: readonly StoredPublication[]): DeltaState {
  const last = publications.at(-1);
  return last !== undefined && channel.isNewest(last.offset) ? "running" : "awaiting_full";
}

function resultJson(fields: object, publications: readonly string[]): string {
  const json = JSON.stringify(fields);
  if (publications.length === 0) return json;
  return `${json.slice(0, -1)}${json === "{}" ? "" : ","}"publications":[${publications.join(",")}]}`;
}

/** Subscribes and collects the missed publications in one step, so that none is lost in between. */
export function openSubscription(channels: ChannelRegistry, subscriber: Subscriber, request: SubscriptionRequest): OpenedSubscription {
  const channel = channels.findOrCreate(request.channel, request.namespace);
  const recovery = recover(channel, request);
  const missed = recovery?.status === "recovered" ? recovery.publications : [];
  const position = positionFields(channel, request, recovery);
  const hasDelta = request.wantsDelta && (request.namespace.options.allowed_delta_types ?? []).includes("fossil");
  const delta = isPositioned(request) ? deltaAfter(channel, missed) : "always_full";
  const subscription: Subscription = {
    subscriber,
    channel,
    origin: request.origin,
    chanInfo: request.chanInfo,
    wantsJoinLeave: request.wantsJoinLeave,
    delta: hasDelta ? delta : "off",
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
    position,
    resultJson: resultJson(
      fields,
      hasDelta ? deltaChain(missed) : missed.map((publication) => plainPublication(publication, channel.stream?.epoch)),
    ),
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
