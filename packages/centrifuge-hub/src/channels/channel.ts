import { encodePush, type ClientInfo } from "../protocol.ts";
import type { Namespace } from "./namespaces.ts";
import { deltaPublication, fullPublication, plainPublication } from "./publications.ts";
import { Stream, type StoredPublication, type StreamLimits } from "./stream.ts";

/** Delta compression: not negotiated, negotiated without positioning and so without deltas, waiting for a full publication as the first base, or active. */
export type DeltaState = "off" | "always_full" | "awaiting_full" | "running";

/** A client as channels see it. */
export interface Subscriber {
  readonly clientId: string;
  /** Empty for visitors. */
  readonly userId: string;
  /** Replaces the user id in namespaces that hide users; empty for visitors. */
  readonly pseudonym: string;
  /** The `info` claim of the connection token. */
  readonly info: unknown;
  /** By channel name. */
  readonly subscriptions: Map<string, Subscription>;
  /** Queues an encoded message; the buffer may be shared between subscribers. */
  enqueue(message: Buffer): void;
}

/** One client on one channel. */
export interface Subscription {
  readonly subscriber: Subscriber;
  readonly channel: Channel;
  readonly origin: "client" | "server";
  readonly chanInfo: unknown;
  readonly wantsJoinLeave: boolean;
  delta: DeltaState;
  /** Epoch ms; 0 for never. */
  expiresAt: number;
}

/** `text` is the JSON of the data, `tail` the JSON of the optional fields with a leading comma. */
export interface PublicationContent {
  readonly text: string;
  readonly tail: string;
  /** Overrides `delta_publish` of the namespace. */
  readonly useDelta?: boolean;
  /** Sends to current subscribers without storing in the history. */
  readonly skipHistory?: boolean;
}

/** A publication and the number of subscribers that it was queued for. */
export interface Delivery {
  readonly publication: StoredPublication;
  readonly deliveries: number;
}

/** Who reads the information: other clients, or the operator's servers through the publish API. */
export type Viewer = "clients" | "servers";

/** In namespaces that hide users, other clients see neither the user id nor any other claim of the token. */
export function subscriberInfo(subscriber: Subscriber, { options }: Namespace, viewer: Viewer): ClientInfo {
  const isHidden = viewer === "clients" && options.hide_users === true;
  return {
    user: isHidden ? subscriber.pseudonym : subscriber.userId,
    client: subscriber.clientId,
    ...(isHidden || subscriber.info === undefined ? {} : { conn_info: subscriber.info }),
  };
}

/** Subscriber information plus the `info` claim of the subscription token. */
export function subscriptionInfo({ subscriber, channel, chanInfo }: Subscription, viewer: Viewer): ClientInfo {
  return {
    ...subscriberInfo(subscriber, channel.namespace, viewer),
    ...(chanInfo === undefined ? {} : { chan_info: chanInfo }),
  };
}

/** The subscribers and the history of one channel. */
export class Channel {
  readonly name: string;
  readonly namespace: Namespace;
  readonly stream: Stream | undefined;
  readonly subscriptions = new Set<Subscription>();
  /** Epoch ms since which the channel has no subscribers. */
  idleSince: number;
  /** The last publication sent, whether stored or not: the base of the next delta. */
  #newest: StoredPublication | undefined;
  /** Bytes of `#newest`; computed when a delta needs them. */
  #base: Buffer | undefined;
  #nextBase: Buffer | undefined;

  constructor(
    name: string,
    namespace: Namespace,
    options: { readonly limits: Omit<StreamLimits, "size" | "ttlMs">; readonly now: number },
  ) {
    this.name = name;
    this.namespace = namespace;
    this.idleSince = options.now;
    this.stream = namespace.history && new Stream({ ...options.limits, ...namespace.history });
  }

  add(subscription: Subscription): void {
    this.subscriptions.add(subscription);
  }

  /** Sends the join event to all subscribers, including the new one; clients expect it after the subscribe reply. */
  announceJoin(subscription: Subscription): void {
    if (this.subscriptions.has(subscription)) this.#announce("join", subscription);
  }

  /** True without subscribers and publications: removing the channel loses only its epoch. */
  get isQuiet(): boolean {
    return this.subscriptions.size === 0 && (this.stream?.position.offset ?? 0) === 0;
  }

  remove(subscription: Subscription, now: number): void {
    if (!this.subscriptions.delete(subscription)) return;
    if (this.subscriptions.size === 0) this.idleSince = now;
    this.#announce("leave", subscription);
  }

  /** Stores the publication and queues it for every subscriber; each encoding is computed once. */
  publish(content: PublicationContent, now: number): Delivery {
    const isKept = this.stream !== undefined && content.skipHistory !== true;
    const publication = isKept && this.stream ? this.stream.append(content, now) : { offset: 0, text: content.text, tail: content.tail };
    const useDelta = isKept && (content.useDelta ?? this.namespace.options.delta_publish ?? false);
    const encodeFor = this.#createEncoder(publication, useDelta);
    for (const subscription of this.subscriptions) {
      subscription.subscriber.enqueue(encodeFor(subscription.delta));
      if (subscription.delta === "awaiting_full") subscription.delta = "running";
    }
    this.#newest = publication;
    this.#base = this.#nextBase;
    this.#nextBase = undefined;
    return { publication, deliveries: this.subscriptions.size };
  }

  /** Whether a client that has received `offset` holds the base of the next delta. */
  isNewest(offset: number): boolean {
    return this.#newest !== undefined && this.#newest.offset === offset;
  }

  /** Whether a client is subscribed or could still recover. */
  hasInterest(now: number): boolean {
    return this.subscriptions.size > 0 || now - this.idleSince <= (this.namespace.history?.ttlMs ?? 0);
  }

  #createEncoder(publication: StoredPublication, useDelta: boolean): (state: DeltaState) => Buffer {
    let plain: Buffer | undefined;
    let full: Buffer | undefined;
    let delta: Buffer | undefined;
    const encodeFull = () => (full ??= this.#push(fullPublication(publication)));
    return (state) => {
      if (state === "off") return (plain ??= this.#push(plainPublication(publication, this.stream?.epoch)));
      if (state !== "running" || !useDelta) return encodeFull();
      return (delta ??= this.#encodeDelta(publication) ?? encodeFull());
    };
  }

  #encodeDelta(publication: StoredPublication): Buffer | undefined {
    if (this.#newest === undefined) return undefined;
    const base = (this.#base ??= Buffer.from(this.#newest.text));
    this.#nextBase = Buffer.from(publication.text);
    const json = deltaPublication(publication, base, this.#nextBase);
    return json === undefined ? undefined : this.#push(json);
  }

  #push(publicationJson: string): Buffer {
    return encodePush(this.name, "pub", publicationJson);
  }

  #announce(kind: "join" | "leave", subscription: Subscription): void {
    const { join_leave, force_push_join_leave } = this.namespace.options;
    if (join_leave !== true) return;
    const message = encodePush(this.name, kind, JSON.stringify({ info: subscriptionInfo(subscription, "clients") }));
    for (const other of this.subscriptions) {
      if (force_push_join_leave === true || other.wantsJoinLeave) other.subscriber.enqueue(message);
    }
  }
}

/** The subscribers of a channel by client id. */
export function readPresence(channel: Channel | undefined, viewer: Viewer): Record<string, ClientInfo> {
  const presence: Record<string, ClientInfo> = {};
  for (const subscription of channel?.subscriptions ?? [])
    presence[subscription.subscriber.clientId] = subscriptionInfo(subscription, viewer);
  return presence;
}

/** Counts clients and users; all visitors together count as one user because their user id is empty. */
export function countPresence(channel: Channel | undefined): { num_clients: number; num_users: number } {
  const users = new Set<string>();
  for (const { subscriber } of channel?.subscriptions ?? []) users.add(subscriber.userId);
  return { num_clients: channel?.subscriptions.size ?? 0, num_users: users.size };
}
