import type { Redis as Connection, RedisOptions } from "ioredis";

/** Statistics for metrics. */
export interface RedisStats {
  /** Connections of this process that are ready, and those that should be. */
  readonly ready: number;
  readonly wanted: number;
  /** Connections that were lost or could not be opened again. */
  readonly losses: number;
}

/** The process's connections to Redis. A lost one is opened again, with growing pauses. */
export interface RedisLink {
  /** Opens another connection, named by its purpose in Redis' list of clients. */
  open(purpose: string, options?: ConnectionOptions): Connection;
  /** Closes one connection. */
  release(connection: Connection): void;
  stats(): RedisStats;
  close(): void;
}

/** A command fails at once while its connection is lost. */
type ConnectionOptions = Pick<RedisOptions, "autoResubscribe" | "commandTimeout">;

export interface RedisLinkOptions {
  readonly url: string;
  /** Name of the process. */
  readonly name: string;
  readonly onWarning: (message: string) => void;
  /** How long it waits for a Redis that starts at the same time; by default 10 s. */
  readonly waitMs?: number;
}

/** Longer than a process is busy planning the feed, which begins shortly after it opens its connections. */
const connectTimeoutMs = 10_000;
/** How long one connection attempt at start may take before the next. */
const probeTimeoutMs = 3_000;
const startTimeoutMs = 10_000;
const maxPauseMs = 2_000;
const oldestVersion = { major: 6, minor: 2 };

function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < oldestVersion.major || (major === oldestVersion.major && minor < oldestVersion.minor);
}

/** Where Redis is, without the password of its address. */
function placeOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `Redis at ${hostname}:${port === "" ? "6379" : port} (REDIS_URL)`;
}

/** A field of the reply to INFO, such as `redis_version`. */
function factOf(info: string, name: string): string {
  return new RegExp(`^${name}:(.*)$`, "mu").exec(info)?.[1]?.trim() ?? "";
}

/** Connects to Redis; throws an error for the operator if Redis is unreachable, too old or may drop stored data. */
export async function openRedis({ url, name, onWarning, waitMs = startTimeoutMs }: RedisLinkOptions): Promise<RedisLink> {
  // Most processes have no Redis and need no code for it.
  const { Redis } = await import("ioredis");
  const place = placeOf(url);
  const connections = new Set<Connection>();
  let losses = 0;
  let isClosing = false;
  let wasLost = false;
  const noteLoss = (): void => {
    if (isClosing) return;
    losses += 1;
    if (!wasLost) onWarning(`${place} is lost; connecting again.`);
    wasLost = true;
  };
  const noteReady = (): void => {
    if (wasLost && [...connections].every(({ status }) => status === "ready")) {
      wasLost = false;
      onWarning(`${place} is back.`);
    }
  };
  const open = (purpose: string, options: ConnectionOptions = {}): Connection => {
    const redis = new Redis(url, {
      protocol: 2,
      connectionName: `${name}:${purpose}`,
      connectTimeout: connectTimeoutMs,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 6), maxPauseMs) + Math.random() * 100,
      ...options,
    });
    // Without a listener, ioredis prints each failed attempt. A closed connection follows and is counted.
    redis.on("error", () => undefined);
    redis.on("close", () => connections.has(redis) && noteLoss());
    redis.on("ready", noteReady);
    connections.add(redis);
    return redis;
  };

  const probe = new Redis(url, {
    protocol: 2,
    connectTimeout: probeTimeoutMs,
    commandTimeout: waitMs,
    maxRetriesPerRequest: null,
    retryStrategy: () => 250,
  });
  let lastError = "no answer";
  probe.on("error", (error) => (lastError = error.message === "" ? lastError : error.message));
  try {
    const info = await probe.info().catch((error: unknown) => {
      throw new Error(`${place} cannot be reached: ${lastError}.`, { cause: error });
    });
    const version = factOf(info, "redis_version");
    if (isTooOld(version)) throw new Error(`${place} is version ${version}; 6.2 or later is needed.`);
    const policy = factOf(info, "maxmemory_policy");
    if (policy !== "" && policy !== "noeviction")
      throw new Error(
        `${place} drops keys when its memory is full (maxmemory-policy ${policy}), limits of sign-ins among them: set it to noeviction.`,
      );
  } finally {
    probe.disconnect();
  }
  return {
    open,
    release(connection) {
      connections.delete(connection);
      connection.disconnect();
    },
    stats: () => ({ ready: [...connections].filter(({ status }) => status === "ready").length, wanted: connections.size, losses }),
    close() {
      isClosing = true;
      for (const connection of connections) connection.disconnect();
    },
  };
}
