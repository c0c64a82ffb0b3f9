import type { Connection } from "../connection.ts";
import { encodePush, type ClientInfo } from "../protocol.ts";
import type { Namespace } from "./namespaces.ts";
import { deltaPublication, fullPublication, plainPublication } from "./publications.ts";
import { Stream, type StoredPublication, type StreamLimits } from "./stream.ts";

/** Delta of a subscription: not negotiated, negotiated but the client holds no base yet, or running. */
export type DeltaState = "off" | "awaiting_full" | "running";

/** One connection on one channel. */
export interface Subscription {
  readonly connection: Connection;
  readonly channel: Channel;
  readonly origin: "client" | "server";
  readonly chanInfo: unknown;
  readonly wantsJoinLeave: boolean;
  delta: DeltaState;
  /** Epoch ms at which it ends, 0 for never. */
  expiresAt: number;
}

/** What is published: `text` is the JSON of the data, `tail` the JSON of further fields with a leading comma. */
export interface PublicationContent {
  readonly text: string;
  readonly tail: string;
  /** Overrides the namespace's `delta_publish`. */
  readonly useDelta?: boolean;
  /** Goes to subscribers only, into no stream. */
  readonly skipHistory?: boolean;
}

/** What a publication cost. */
export interface Delivery {
  readonly publication: StoredPublication;
  readonly deliveries: number;
}

/** Who sees it: other clients, or the operator's own servers. */
export type Viewer = "clients" | "servers";

/** Who a connection is in a namespace. Where users are hidden, so is everything else that their tokens say. */
export function connectionInfo(connection: Connection, { options }: Namespace, viewer: Viewer): ClientInfo {
  const isHidden = viewer === "clients" && options.hide_users === true;
  return {
    user: isHidden ? connection.pseudonym : connection.userId,
    client: connection.clientId,
    ...(isHidden || connection.info === undefined ? {} : { conn_info: connection.info }),
  };
}

/** The same on a channel. */
export function subscriptionInfo({ connection, channel, chanInfo }: Subscription, viewer: Viewer): ClientInfo {
  return {
    ...connectionInfo(connection, channel.namespace, viewer),
    ...(chanInfo === undefined ? {} : { chan_info: chanInfo }),
  };
}

/** Subscribers and kept publications of one channel. */
export class Channel {
  readonly name: string;
  readonly namespace: Namespace;
  readonly stream: Stream | undefined;
  readonly subscriptions = new Set<Subscription>();
  /** Epoch ms since which nobody is subscribed. */
  idleSince: number;
  /** What every subscriber was sent last, in the stream or not: base of the next delta. */
  #newest: StoredPublication | undefined;
  /** Its bytes, where a delta was made. */
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

  /** Announces a new subscriber to all, itself included: after its own reply, as clients of the protocol expect. */
  announceJoin(subscription: Subscription): void {
    if (this.subscriptions.has(subscription)) this.#announce("join", subscription);
  }

  /** Whether nobody listens and nothing was ever published: all that is lost with it is its epoch. */
  get isQuiet(): boolean {
    return this.subscriptions.size === 0 && (this.stream?.position.offset ?? 0) === 0;
  }

  remove(subscription: Subscription, now: number): void {
    if (!this.subscriptions.delete(subscription)) return;
    if (this.subscriptions.size === 0) this.idleSince = now;
    this.#announce("leave", subscription);
  }

  /** Keeps the publication and hands it to every subscriber, each variant encoded once. */
  publish(content: PublicationContent, now: number): Delivery {
    const isKept = this.stream !== undefined && content.skipHistory !== true;
    const publication = isKept && this.stream ? this.stream.append(content, now) : { offset: 0, text: content.text, tail: content.tail };
    const encodeFor = this.#createEncoder(publication, content.useDelta ?? this.namespace.options.delta_publish ?? false);
    for (const subscription of this.subscriptions) {
      subscription.connection.enqueue(encodeFor(subscription.delta));
      if (subscription.delta === "awaiting_full") subscription.delta = "running";
    }
    this.#newest = publication;
    this.#base = this.#nextBase;
    this.#nextBase = undefined;
    return { publication, deliveries: this.subscriptions.size };
  }

  /** Whether a client that has everything up to `offset` holds the base of the next delta. */
  isNewest(offset: number): boolean {
    return this.#newest !== undefined && this.#newest.offset === offset;
  }

  /** Whether somebody could still recover. */
  hasInterest(now: number): boolean {
    return this.subscriptions.size > 0 || now - this.idleSince <= (this.namespace.history?.ttlMs ?? 0);
  }

  #createEncoder(publication: StoredPublication, useDelta: boolean): (state: DeltaState) => Buffer {
    let plain: Buffer | undefined;
    let full: Buffer | undefined;
    let delta: Buffer | undefined;
    const encodeFull = () => (full ??= this.#push(fullPublication(publication)));
    return (state) => {
      if (state === "off") return (plain ??= this.#push(plainPublication(publication)));
      if (state === "awaiting_full" || !useDelta) return encodeFull();
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
      if (force_push_join_leave === true || other.wantsJoinLeave) other.connection.enqueue(message);
    }
  }
}

/** Who is on a channel, by client id. */
export function readPresence(channel: Channel | undefined, viewer: Viewer): Record<string, ClientInfo> {
  const presence: Record<string, ClientInfo> = {};
  for (const subscription of channel?.subscriptions ?? [])
    presence[subscription.connection.clientId] = subscriptionInfo(subscription, viewer);
  return presence;
}

/** How many are on a channel; visitors count as one user, as their user id is empty. */
export function countPresence(channel: Channel | undefined): { num_clients: number; num_users: number } {
  const users = new Set<string>();
  for (const { connection } of channel?.subscriptions ?? []) users.add(connection.userId);
  return { num_clients: channel?.subscriptions.size ?? 0, num_users: users.size };
}
