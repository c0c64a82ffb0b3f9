import type { Connection } from "../connection.ts";
import type { HubCore } from "../hub-core.ts";
import { encodePush, type Unsubscribe } from "../protocol.ts";
import type { Channel, DeltaState, Subscription } from "./channel.ts";
import type { Namespace } from "./namespaces.ts";
import { deltaChain, plainPublication } from "./publications.ts";
import type { Recovery, StoredPublication, StreamPosition } from "./stream.ts";

/** A subscription that was allowed. */
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
  /** Where the client was, when it asks for what it missed. */
  readonly since: StreamPosition | undefined;
}

/** An open subscription and its `SubscribeResult` as JSON. */
export interface OpenedSubscription {
  readonly wasLost: boolean;
  readonly resultJson: string;
  readonly position: StreamPosition | undefined;
  /** Tells the channel of the new subscriber; to be called once the reply is queued. */
  announce(): void;
}

/** Seconds until a time, as replies tell it. */
export function expiryFields(expiresAt: number): { expires?: true; ttl?: number } {
  return expiresAt === 0 ? {} : { expires: true, ttl: Math.max(1, Math.ceil((expiresAt - Date.now()) / 1000)) };
}

/** Only the newest publication matters in cache mode, and only if the client lacks it. */
function recoverCache(channel: Channel, since: StreamPosition): Recovery {
  const stream = channel.stream;
  const newest = stream?.kept(Date.now()).at(-1);
  if (stream === undefined || newest === undefined) return { status: "lost" };
  const hasIt = since.epoch === stream.epoch && since.offset === newest.offset;
  return { status: "recovered", publications: hasIt ? [] : [newest] };
}

function recover(channel: Channel, since: StreamPosition): Recovery {
  if (channel.stream === undefined) return { status: "lost" };
  if (channel.namespace.options.force_recovery_mode === "cache") return recoverCache(channel, since);
  return channel.stream.recover(since, Date.now());
}

function isAtBeginning({ history, options }: Namespace, { epoch, offset }: StreamPosition): boolean {
  return history !== undefined && options.force_recovery_mode !== "cache" && epoch === "" && offset === 0;
}

/** Whether the client could be given what it missed; a subscription that does not ask loses nothing. */
export function canRecover(core: HubCore, request: SubscriptionRequest): boolean {
  if (request.since === undefined) return true;
  const channel = core.channels.find(request.channel);
  // A channel that nobody has used yet begins at offset 0: who has nothing of it has missed nothing.
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
  // The client moves on by itself, publication by publication, from the offset that it sent.
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

/** Subscribes and tells what the client missed, in one step, so that no publication falls between. */
export function openSubscription(core: HubCore, connection: Connection, request: SubscriptionRequest): OpenedSubscription {
  const channel = core.channels.findOrCreate(request.channel, request.namespace);
  const recovery = request.since && recover(channel, request.since);
  const missed = recovery?.status === "recovered" ? recovery.publications : [];
  const position = positionFields(channel, request, recovery);
  const hasDelta =
    request.wantsDelta && "positioned" in position && (request.namespace.options.allowed_delta_types ?? []).includes("fossil");
  const subscription: Subscription = {
    connection,
    channel,
    origin: request.origin,
    chanInfo: request.chanInfo,
    wantsJoinLeave: request.wantsJoinLeave,
    delta: hasDelta ? deltaAfter(channel, missed) : "off",
    expiresAt: request.expiresAt,
  };
  connection.subscriptions.set(request.channel, subscription);
  channel.add(subscription);
  const fields = {
    ...expiryFields(request.expiresAt),
    ...position,
    ...(recovery?.status === "recovered" ? { recovered: true } : {}),
    ...(request.since ? { was_recovering: true } : {}),
    ...(hasDelta ? { delta: true } : {}),
  };
  return {
    wasLost: recovery?.status === "lost",
    resultJson: resultJson(fields, hasDelta ? deltaChain(missed) : missed.map(plainPublication)),
    position: channel.stream?.position,
    announce: () => channel.announceJoin(subscription),
  };
}

/** Ends a subscription; with a reason the client is told. False when there was none. */
export function closeSubscription(core: HubCore, connection: Connection, channelName: string, reason?: Unsubscribe): boolean {
  const subscription = connection.subscriptions.get(channelName);
  if (subscription === undefined) return false;
  connection.subscriptions.delete(channelName);
  subscription.channel.remove(subscription, Date.now());
  core.channels.noteIdle(subscription.channel);
  if (reason) connection.enqueue(encodePush(channelName, "unsubscribe", JSON.stringify(reason)));
  return true;
}
