import { randomUUID } from "node:crypto";
import { createChannelRegistry, type ChannelRegistry } from "./channels/channel-registry.ts";
import { createNamespaces, type ChannelGuard, type NamespaceLookup } from "./channels/namespaces.ts";
import type { Connection } from "./connection.ts";
import type { ResolvedHubOptions } from "./hub-options.ts";

/** Greeted connections by client id, by user and by session. */
interface ConnectionIndex {
  readonly size: number;
  readonly userCount: number;
  add(connection: Connection): void;
  remove(connection: Connection): void;
  all(): Iterable<Connection>;
  /** A copy, since ending connections changes the index. */
  ofUser(userId: string): readonly Connection[];
  bySession(session: string): Connection | undefined;
}

function createConnectionIndex(): ConnectionIndex {
  const greeted = new Set<Connection>();
  const byUserId = new Map<string, Set<Connection>>();
  const bySession = new Map<string, Connection>();
  return {
    get size() {
      return greeted.size;
    },
    get userCount() {
      return byUserId.size;
    },
    add(connection) {
      greeted.add(connection);
      if (connection.session !== "") bySession.set(connection.session, connection);
      if (connection.userId === "") return;
      const ofUser = byUserId.get(connection.userId) ?? new Set();
      byUserId.set(connection.userId, ofUser.add(connection));
    },
    remove(connection) {
      greeted.delete(connection);
      if (connection.session !== "") bySession.delete(connection.session);
      const ofUser = byUserId.get(connection.userId);
      ofUser?.delete(connection);
      if (ofUser?.size === 0) byUserId.delete(connection.userId);
    },
    all: () => greeted,
    ofUser: (userId) => [...(byUserId.get(userId) ?? [])],
    bySession: (session) => bySession.get(session),
  };
}

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
