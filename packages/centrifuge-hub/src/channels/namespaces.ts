import type { Connection } from "../connection.ts";
import type { ProtocolError } from "../protocol.ts";

/** Options of a namespace under Centrifugo's names; times are texts such as `"90s"` or `"5m"`. */
export interface NamespaceOptions {
  readonly presence?: boolean;
  readonly join_leave?: boolean;
  readonly force_push_join_leave?: boolean;
  readonly history_size?: number;
  readonly history_ttl?: string;
  readonly force_positioning?: boolean;
  readonly allow_positioning?: boolean;
  readonly force_recovery?: boolean;
  readonly allow_recovery?: boolean;
  readonly force_recovery_mode?: "" | "stream" | "cache";
  readonly allowed_delta_types?: readonly "fossil"[];
  readonly delta_publish?: boolean;
  readonly allow_subscribe_for_client?: boolean;
  readonly allow_subscribe_for_anonymous?: boolean;
  readonly allow_publish_for_client?: boolean;
  readonly allow_publish_for_subscriber?: boolean;
  readonly allow_publish_for_anonymous?: boolean;
  readonly allow_presence_for_client?: boolean;
  readonly allow_presence_for_subscriber?: boolean;
  readonly allow_presence_for_anonymous?: boolean;
  readonly allow_history_for_client?: boolean;
  readonly allow_history_for_subscriber?: boolean;
  readonly allow_history_for_anonymous?: boolean;
  /** The guard of the namespace decides who may subscribe without a token, instead of the rules above. */
  readonly subscribe_proxy_enabled?: boolean;
  /** The guard of the namespace decides what of a client's data is published; those whom the rules above refuse do not get that far. */
  readonly publish_proxy_enabled?: boolean;
  /** What follows the namespace in a channel's name must match it; also lifts the rule of ASCII names. */
  readonly channel_regex?: string;
  /** The hub's own: clients meet each other by pseudonyms, never by the users of their tokens; the publish API sees the users. */
  readonly hide_users?: boolean;
  /** The hub's own: what is published while nobody could recover it is dropped, and the stream begins anew. */
  readonly drop_without_interest?: boolean;
}

/** The `channel` section of Centrifugo's configuration. */
export interface ChannelConfig {
  readonly without_namespace?: NamespaceOptions;
  readonly namespaces: readonly (NamespaceOptions & { readonly name: string })[];
}

/** A namespace ready for use; times in milliseconds. */
export interface Namespace {
  readonly name: string;
  readonly options: NamespaceOptions;
  readonly history: { readonly size: number; readonly ttlMs: number } | undefined;
  readonly channelPattern: RegExp | undefined;
}

/** Where a channel's name leads. */
export type NamespaceLookup =
  | { readonly status: "found"; readonly namespace: Namespace }
  | { readonly status: "unknown" }
  | { readonly status: "malformed" };

const namePattern = /^[-a-zA-Z0-9_.]{2,}$/;
const durationPattern = /^(\d+)(ms|s|m|h)$/;
const millisecondsPerUnit: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const maxChannelLength = 255;
const asciiPattern = /^[\x20-\x7e]+$/;

function parseDuration(text: string): number {
  const [, count, unit] = durationPattern.exec(text) ?? [];
  const scale = millisecondsPerUnit[unit ?? ""];
  if (count === undefined || scale === undefined) throw new Error(`"${text}" is not a duration such as "90s" or "5m".`);
  return Number(count) * scale;
}

function readHistory(options: NamespaceOptions): Namespace["history"] {
  const size = options.history_size ?? 0;
  const ttlMs = options.history_ttl === undefined ? 0 : parseDuration(options.history_ttl);
  return size > 0 && ttlMs > 0 ? { size, ttlMs } : undefined;
}

function readNamespace(name: string, options: NamespaceOptions): Namespace {
  const history = readHistory(options);
  const { force_recovery, allow_recovery, force_positioning, allow_positioning } = options;
  const needsHistory = [force_recovery, allow_recovery, force_positioning, allow_positioning].includes(true);
  if (needsHistory && history === undefined) {
    throw new Error(`Namespace "${name}" needs history_size and history_ttl for positioning and recovery.`);
  }
  const channelPattern = options.channel_regex === undefined ? undefined : new RegExp(options.channel_regex, "u");
  return { name, options, history, channelPattern };
}

/** Finds the namespace of a channel: the text before the first colon after one leading `$`. */
export function createNamespaces(config: ChannelConfig): (channel: string) => NamespaceLookup {
  const byName = new Map<string, Namespace>();
  for (const { name, ...options } of config.namespaces) {
    if (!namePattern.test(name)) throw new Error(`"${name}" cannot name a namespace.`);
    if (byName.has(name)) throw new Error(`Namespace "${name}" is configured twice.`);
    byName.set(name, readNamespace(name, options));
  }
  const bare = config.without_namespace === undefined ? undefined : readNamespace("", config.without_namespace);
  return (channel) => {
    if (channel === "" || channel.length > maxChannelLength) return { status: "malformed" };
    const start = channel.startsWith("$") ? 1 : 0;
    const colon = channel.indexOf(":", start);
    const namespace = colon === -1 ? bare : byName.get(channel.slice(start, colon));
    if (namespace === undefined) return { status: "unknown" };
    const rest = channel.slice(colon === -1 ? start : colon + 1);
    const isNameGood = (namespace.channelPattern ?? asciiPattern).test(rest);
    return isNameGood ? { status: "found", namespace } : { status: "malformed" };
  };
}

/** Who wants to listen on a channel. */
export interface SubscribeCall {
  readonly channel: string;
  /** Empty for visitors. */
  readonly userId: string;
}

/** What a client wants to publish. */
export interface PublishCall extends SubscribeCall {
  readonly data: unknown;
}

/** What is published instead of the client's data, or why nothing is; codes of errors are 400-1999. */
export type PublishAnswer = { readonly data: unknown } | { readonly error: ProtocolError };

/** Decides on the channels of a namespace: what Centrifugo asks of its subscribe and publish proxies. */
export interface ChannelGuard {
  /** Null lets the client in. */
  subscribe(call: SubscribeCall): ProtocolError | null;
  publish(call: PublishCall): Promise<PublishAnswer>;
}

/** What a client may be allowed to do on a channel. */
export type ChannelOperation = "subscribe" | "publish" | "presence" | "history";

/** The namespace's `allow_{operation}_for_{client,subscriber,anonymous}`; visitors need the last one besides. */
export function allowsAccess(
  namespace: Namespace,
  operation: ChannelOperation,
  subject: { readonly connection: Connection; readonly channel: string },
): boolean {
  const { connection, channel } = subject;
  const { options } = namespace;
  const isSubscriber = operation !== "subscribe" && connection.subscriptions.has(channel);
  const isAllowed =
    options[`allow_${operation}_for_client`] === true ||
    (operation !== "subscribe" && isSubscriber && options[`allow_${operation}_for_subscriber`] === true);
  return isAllowed && (connection.userId !== "" || options[`allow_${operation}_for_anonymous`] === true);
}
