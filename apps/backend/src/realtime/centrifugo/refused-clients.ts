/** Counts refusals of each connection, so that one that keeps requesting unknown channels is ended. */
export interface RefusedClients {
  /** Counts a refusal; returns whether the connection has had too many. */
  refuse(client: string): boolean;
}

interface RefusedClientsOptions {
  /** Maximum refusals of a connection within the window; a page requests at most a few matches that have left the offer. */
  readonly maxRefusals?: number;
  readonly windowMs?: number;
  /** Maximum number of connections remembered; beyond it, the oldest are forgotten. */
  readonly size?: number;
  readonly now?: () => number;
}

export function createRefusedClients(options: RefusedClientsOptions = {}): RefusedClients {
  const { maxRefusals = 15, windowMs = 60_000, size = 20_000, now = () => performance.now() } = options;
  const byClient = new Map<string, { count: number; readonly since: number }>();
  return {
    refuse(client) {
      const known = byClient.get(client);
      if (known !== undefined && now() - known.since < windowMs) {
        known.count += 1;
        return known.count > maxRefusals;
      }
      byClient.delete(client);
      byClient.set(client, { count: 1, since: now() });
      if (byClient.size > size) byClient.delete(byClient.keys().next().value ?? client);
      return false;
    },
  };
}
