import type { Connection } from "./connection.ts";

/** Greeted connections by client id, by user and by session. */
export interface ConnectionIndex {
  readonly size: number;
  readonly userCount: number;
  add(connection: Connection): void;
  remove(connection: Connection): void;
  all(): Iterable<Connection>;
  /** A copy, since ending connections changes the index. */
  ofUser(userId: string): readonly Connection[];
  bySession(session: string): Connection | undefined;
}

export function createConnectionIndex(): ConnectionIndex {
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
