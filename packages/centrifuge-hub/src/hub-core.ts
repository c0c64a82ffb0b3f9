import { randomUUID } from "node:crypto";
import { createChannelRegistry, type ChannelRegistry } from "./channels/channel-registry.ts";
import { createNamespaces, type ChannelGuard, type NamespaceLookup } from "./channels/namespaces.ts";
import type { Connection } from "./connection.ts";
import type { ResolvedHubOptions } from "./hub-options.ts";

/** Authenticated connections, indexed by user and by session. */
interface ConnectionIndex {
  readonly size: number;
  readonly userCount: number;
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** Returns a copy, since closing a connection changes the index. */
  byUser(userId: string): readonly Connection[];
  bySession(session: string): Connection | undefined;
}

function createConnectionIndex(): ConnectionIndex {
  const connected = new Set<Connection>();
  const byUserId = new Map<string, Set<Connection>>();
  const bySession = new Map<string, Connection>();
  return {
    get size() {
      return connected.size;
    },
    get userCount() {
      return byUserId.size;
    },
    add(connection) {
      connected.add(connection);
      if (connection.session !== "") bySession.set(connection.session, connection);
      if (connection.userId === "") return;
      const byUser = byUserId.get(connection.userId) ?? new Set();
      byUserId.set(connection.userId, byUser.add(connection));
    },
    remove(connection) {
      connected.delete(connection);
      if (connection.session !== "") bySession.delete(connection.session);
      const byUser = byUserId.get(connection.userId);
      byUser?.delete(connection);
      if (byUser?.size === 0) byUserId.delete(connection.userId);
    },
    byUser: (userId) => [...(byUserId.get(userId) ?? [])],
    bySession: (session) => bySession.get(session),
  };
}

/** The state that commands and the publish API share. */
export interface HubCore {
  readonly options: ResolvedHubOptions;
  /** Identifies this hub to clients on unidirectional transports. */
  readonly nodeId: string;
  readonly startedAt: number;
  readonly findNamespace: (channel: string) => NamespaceLookup;
  readonly channels: ChannelRegistry;
  readonly connections: ConnectionIndex;
  /** By namespace name. */
  readonly guards: Map<string, ChannelGuard>;
  /** Connections refused because of a limit or their origin. */
  refusedCount: number;
}

export function createHubCore(options: ResolvedHubOptions): HubCore {
  const { recoveryCount, bufferedBytes, quietChannels } = options.limits;
  return {
    options,
    nodeId: randomUUID(),
    startedAt: Date.now(),
    findNamespace: createNamespaces(options.channels),
    // Half of the send buffer, so that a recovery alone does not make a connection count as slow.
    channels: createChannelRegistry({ recoveryCount, recoveryCharacters: Math.floor(bufferedBytes / 2) }, quietChannels),
    connections: createConnectionIndex(),
    guards: new Map(),
    refusedCount: 0,
  };
}
