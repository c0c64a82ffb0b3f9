import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ChannelGuard } from "./channels/namespaces.ts";
import { publicationTail, stringifyData } from "./channels/publications.ts";
import type { StreamPosition } from "./channels/stream.ts";
import { createConnectionPool } from "./connection-pool.ts";
import { createHttpHandler, type HttpHandlerOptions } from "./create-http-handler.ts";
import { createHubCore } from "./hub-core.ts";
import { resolveHubOptions, type HubOptions, type SlotAnswer } from "./hub-options.ts";
import { disconnects } from "./protocol.ts";
import { createUpgradeHandler } from "./websocket.ts";

/** Current sizes, and counters since the hub started. */
export interface HubStats {
  readonly connections: number;
  readonly users: number;
  readonly channels: number;
  readonly publications: number;
  /** Publications without any possible receiver. */
  readonly dropped: number;
  /** Messages queued to subscribers. */
  readonly deliveries: number;
  /** Connections refused because of a limit or their origin. */
  readonly refused: number;
}

/** An in-process server of the Centrifuge protocol (JSON). */
export interface Hub {
  /** Publishes to all subscribers of a channel, in call order. Returns the stream position if the channel keeps history. Throws for an unknown channel or data that is not JSON. */
  publish(channel: string, data: unknown, tags?: Readonly<Record<string, string>>): StreamPosition | undefined;
  /** Whether the channel has subscribers, or had some within its history TTL. */
  hasInterest(channel: string): boolean;
  /** All channels for which `hasInterest` is true. */
  channelsWithInterest(): readonly string[];
  /** Closes all connections of a user, for example after sign-out. Clients reconnect with a new token. */
  disconnectUser(userId: string): void;
  /** Sets the guard of a namespace with `subscribe_proxy_enabled` or `publish_proxy_enabled`; until then its guarded operations fail. */
  guard(namespace: string, guard: ChannelGuard): void;
  /** Accepts WebSocket upgrades of the server. */
  attach(server: Server): void;
  /** Handles a request to a path of the hub, or returns false for other paths. The body must not have been read yet. */
  handleHttp(request: IncomingMessage, response: ServerResponse): boolean;
  stats(): HubStats;
  /** Closes every connection with code 3001 and refuses new ones. */
  close(): Promise<void>;
}

/** Throws if the options are invalid or contradict each other. */
export function createHub(options: HubOptions): Hub {
  const core = createHubCore(resolveHubOptions(options));
  const pool = createConnectionPool(core);
  const detachments: (() => void)[] = [];
  let isClosing = false;
  const { callerOf, takeSlot } = core.options;
  const access: HttpHandlerOptions = {
    core,
    open: pool.open,
    admit(request) {
      const slot: SlotAnswer = isClosing ? { type: "refused", status: 503 } : takeSlot(callerOf(request).address);
      if (slot.type === "refused") core.refusedCount += 1;
      return slot;
    },
  };

  function publish(channel: string, data: unknown, tags?: Readonly<Record<string, string>>): StreamPosition | undefined {
    const lookup = core.findNamespace(channel);
    const isConfigured = lookup.status === "found" && (lookup.namespace.name !== "" || options.channels.without_namespace !== undefined);
    if (!isConfigured) throw new Error(`Channel "${channel}" does not belong to any namespace of this hub.`);
    const text = stringifyData(data);
    if (text === undefined) throw new Error(`The data for "${channel}" cannot be serialized to JSON.`);
    return core.channels.publish({ name: channel, namespace: lookup.namespace }, { text, tail: publicationTail({ tags }) });
  }

  return {
    publish,
    hasInterest: (channel) => core.channels.find(channel)?.hasInterest(Date.now()) ?? false,
    channelsWithInterest() {
      const now = Date.now();
      return [...core.channels.all()].filter((channel) => channel.hasInterest(now)).map(({ name }) => name);
    },
    disconnectUser(userId) {
      // With this code, clients reconnect at once but request a new token first.
      for (const connection of core.connections.byUser(userId)) connection.disconnect(disconnects.stateInvalidated);
    },
    guard: (namespace, guard) => void core.guards.set(namespace, guard),
    attach(server) {
      const onUpgrade = createUpgradeHandler(access, () => server.listenerCount("upgrade") === 1);
      server.on("upgrade", onUpgrade);
      detachments.push(() => server.off("upgrade", onUpgrade));
    },
    handleHttp: createHttpHandler(access),
    stats: () => ({
      connections: core.connections.size,
      users: core.connections.userCount,
      channels: core.channels.size,
      ...core.channels.counters,
      refused: core.refusedCount,
    }),
    async close() {
      isClosing = true;
      await pool.close();
      for (const detach of detachments) detach();
    },
  };
}
