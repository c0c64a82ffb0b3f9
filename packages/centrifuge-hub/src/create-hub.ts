import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ChannelGuard } from "./channels/namespaces.ts";
import { dataText, publicationTail, publishToChannel } from "./channels/publications.ts";
import type { StreamPosition } from "./channels/stream.ts";
import { createConnectionPool } from "./connection-pool.ts";
import { createHttpHandler, type HttpHandlerOptions } from "./create-http-handler.ts";
import { createHubCore } from "./hub-core.ts";
import { resolveHubOptions, type HubOptions, type SlotAnswer } from "./hub-options.ts";
import { disconnects } from "./protocol.ts";
import { createUpgradeHandler } from "./websocket.ts";

/** What the hub holds, and has done since it started. */
export interface HubStats {
  readonly connections: number;
  readonly users: number;
  readonly channels: number;
  readonly publications: number;
  /** Publications that nobody could have received. */
  readonly dropped: number;
  readonly deliveries: number;
  /** Connections that were not let in: over a limit, or of a page of another site. */
  readonly refused: number;
}

/** A server of the Centrifuge protocol (JSON) inside this process. */
export interface Hub {
  /** Sends to every subscriber of the channel, after everything published before. Returns the position in the channel's stream, if it keeps one. */
  publish(channel: string, data: unknown, tags?: Readonly<Record<string, string>>): StreamPosition | undefined;
  /** Whether anybody could still recover this channel: it has subscribers, or had some within the history time. */
  hasInterest(channel: string): boolean;
  /** Ends a user's connections, e.g. after sign-out. */
  disconnectUser(userId: string): void;
  /** Sets the guard of a namespace's guarded channels; without one nobody gets in. */
  guard(namespace: string, guard: ChannelGuard): void;
  /** Takes WebSocket upgrades of the server. */
  attach(server: Server): void;
  /** Answers HTTP requests for the hub's paths, whose bodies must not have been read yet; false for other paths. */
  handleHttp(request: IncomingMessage, response: ServerResponse): boolean;
  stats(): HubStats;
  /** Ends every connection with 3001 and takes no more. */
  close(): Promise<void>;
}

/** Throws where options contradict each other. */
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
      if (slot.type === "refused") core.counters.refused += 1;
      return slot;
    },
  };

  function publish(channel: string, data: unknown, tags?: Readonly<Record<string, string>>): StreamPosition | undefined {
    const lookup = core.lookUp(channel);
    if (lookup.status !== "found") throw new Error(`"${channel}" is no channel of this hub.`);
    const text = dataText(data);
    if (text === undefined) throw new Error(`What was to be published on "${channel}" cannot be written as JSON.`);
    return publishToChannel(core, { name: channel, namespace: lookup.namespace }, { text, tail: publicationTail({ tags }) });
  }

  return {
    publish,
    hasInterest: (channel) => core.channels.find(channel)?.hasInterest(Date.now()) ?? false,
    disconnectUser(userId) {
      // The client comes back at once, but asks for a new token first.
      for (const connection of core.connections.ofUser(userId)) connection.disconnect(disconnects.stateInvalidated);
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
      ...core.counters,
    }),
    async close() {
      isClosing = true;
      await pool.close();
      for (const detach of detachments) detach();
    },
  };
}
