import type { ProtocolError } from "../protocol.ts";

/** Namespace options under their names in Centrifugo; durations are strings such as `"90s"` or `"5m"`. */
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
  /** Without a token, the guard of the namespace decides who may subscribe instead of the `allow_subscribe` options. */
  readonly subscribe_proxy_enabled?: boolean;
  /** The guard of the namespace approves or replaces the data that clients publish. It runs after the `allow_publish` options. */
  readonly publish_proxy_enabled?: boolean;
  /** The part of a channel name after the namespace must match it. Without one, names are limited to ASCII. */
  readonly channel_regex?: string;
  /** Not in Centrifugo: clients see pseudonyms of each other instead of user ids; the publish API still returns user ids. */
  readonly hide_users?: boolean;
  /** Not in Centrifugo: drops publications while no client is subscribed or could recover; the stream then restarts with a new epoch. */
  readonly drop_without_interest?: boolean;
}

/** The `channel` section of Centrifugo's configuration. */
export interface ChannelConfig {
  /** For channel names without a colon; by default they allow nothing. */
  readonly without_namespace?: NamespaceOptions;
  readonly namespaces: readonly (NamespaceOptions & { readonly name: string })[];
}

/** A parsed namespace. */
export interface Namespace {
  readonly name: string;
  readonly options: NamespaceOptions;
  readonly history: { readonly size: number; readonly ttlMs: number } | undefined;
  readonly channelPattern: RegExp | undefined;
}

/** Result of looking up the namespace of a channel name. */
export type NamespaceLookup =
  | { readonly status: "found"; readonly namespace: Namespace }
  | { readonly status: "unknown" }
  | { readonly status: "malformed" };

const namePattern = /^[-a-zA-Z0-9_.]{2,}$/;
const durationPattern = /^(\d+)(ms|s|m|h)$/;
const millisecondsPerUnit: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const maxChannelLength = 255;
const asciiPattern = /^\p{ASCII}*$/u;

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

/** The namespace is the part of a channel name before the first colon, without a leading `$`. Throws if the configuration is invalid. */
export function createNamespaces(config: ChannelConfig): (channel: string) => NamespaceLookup {
  const byName = new Map<string, Namespace>();
  for (const { name, ...options } of config.namespaces) {
    if (!namePattern.test(name)) throw new Error(`"${name}" is not a valid namespace name.`);
    if (byName.has(name)) throw new Error(`Namespace "${name}" is configured twice.`);
    byName.set(name, readNamespace(name, options));
  }
  byName.set("", readNamespace("", config.without_namespace ?? {}));
  return (channel) => {
    if (channel === "" || channel.length > maxChannelLength) return { status: "malformed" };
    const start = channel.startsWith("$") ? 1 : 0;
    const colon = channel.indexOf(":", start);
    const namespace = byName.get(colon === -1 ? "" : channel.slice(start, colon));
    if (namespace === undefined) return { status: "unknown" };
    const rest = channel.slice(colon === -1 ? start : colon + 1);
    const isValidName = (namespace.channelPattern ?? asciiPattern).test(rest);
    return isValidName ? { status: "found", namespace } : { status: "malformed" };
  };
}

/** A client's request to subscribe to a guarded channel. */
export interface SubscribeCall {
  readonly channel: string;
  /** Empty for visitors. */
  readonly userId: string;
}

/** A client's request to publish on a guarded channel. */
export interface PublishCall extends SubscribeCall {
  readonly data: unknown;
}

/** The data to publish, or an error for the client; use error codes from 400 to 1999. */
export type PublishAnswer = { readonly data: unknown } | { readonly error: ProtocolError };

/** Decides who may subscribe and what may be published in a namespace. It replaces Centrifugo's subscribe and publish proxies. */
export interface ChannelGuard {
  /** Null allows the subscription. */
  subscribe(call: SubscribeCall): ProtocolError | null;
  publish(call: PublishCall): Promise<PublishAnswer>;
}

export type ChannelOperation = "subscribe" | "publish" | "presence" | "history";

/** Evaluates `allow_{operation}_for_{client,subscriber,anonymous}`; visitors need `anonymous` in addition to one of the others. */
export function allowsAccess(
  namespace: Namespace,
  operation: ChannelOperation,
  client: { readonly userId: string; readonly isSubscriber: boolean },
): boolean {
  const { options } = namespace;
  const isAllowed =
    options[`allow_${operation}_for_client`] === true ||
    (operation !== "subscribe" && client.isSubscriber && options[`allow_${operation}_for_subscriber`] === true);
  return isAllowed && (client.userId !== "" || options[`allow_${operation}_for_anonymous`] === true);
}
