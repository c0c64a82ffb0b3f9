import { randomUUID } from "node:crypto";
import type { ChannelGuard } from "./channels/channel-guard.ts";
import { createChannelRegistry, type ChannelRegistry } from "./channels/channel-registry.ts";
import { createNamespaces, type NamespaceLookup } from "./channels/namespaces.ts";
import { createConnectionIndex, type ConnectionIndex } from "./connection/connection-index.ts";
import type { ResolvedHubOptions } from "./hub-options.ts";

/** What commands and the publish API work on. */
export interface HubCore {
  readonly options: ResolvedHubOptions;
  /** Names this hub to emulated clients. */
  readonly nodeId: string;
  readonly startedAt: number;
  readonly lookUp: (channel: string) => NamespaceLookup;
  readonly channels: ChannelRegistry;
  readonly connections: ConnectionIndex;
  /** By name of the namespace. */
  readonly guards: Map<string, ChannelGuard>;
  readonly counters: { publications: number; dropped: number; deliveries: number; refused: number };
}

export function createHubCore(options: ResolvedHubOptions): HubCore {
  const { recoveryCount, bufferedBytes, quietChannels } = options.limits;
  return {
    options,
    nodeId: randomUUID(),
    startedAt: Date.now(),
    lookUp: createNamespaces(options.channels),
    // Half of what may be buffered: a recovery must not make its own connection a slow one.
    channels: createChannelRegistry({ recoveryCount, recoveryCharacters: Math.floor(bufferedBytes / 2) }, quietChannels),
    connections: createConnectionIndex(),
    guards: new Map(),
    counters: { publications: 0, dropped: 0, deliveries: 0, refused: 0 },
  };
}
