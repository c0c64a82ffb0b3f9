import type { RedisLink } from "../platform/redis.ts";

interface SubscriptionOptions {
  readonly redis: RedisLink;
  readonly purpose: string;
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, message: Buffer) => void;
  /** Called each time the channels are subscribed again; messages may be missing before it. */
  readonly onOpen: () => void;
}

/** A subscription to channels, renewed after each lost connection. */
export interface Subscription {
  close(): void;
}

const checkEveryMs = 1_000;
/** Silence after which the connection is tested. */
const quietMs = 3_000;
const pongTimeoutMs = 2_000;

/** Subscribes to the channels on a separate connection. A connection whose other end has vanished silently is replaced. */
export function subscribe({ redis, purpose, channels, onMessage, onOpen }: SubscriptionOptions): Subscription {
  // Subscribes here: ioredis would do so only after it has reported that the connection is ready.
  const connection = redis.open(purpose, { autoResubscribe: false });
  let receivedAt = performance.now();
  let isTesting = false;
  connection.on("ready", () => {
    receivedAt = performance.now();
    // It fails only if the connection is lost, and the next connection subscribes again.
    connection.subscribe(...channels).then(onOpen, () => undefined);
  });
  connection.on("messageBuffer", (channel: Buffer, message: Buffer) => {
    receivedAt = performance.now();
    onMessage(channel.toString(), message);
  });
  const test = async (): Promise<void> => {
    if (isTesting || connection.status !== "ready" || performance.now() - receivedAt < quietMs) return;
    isTesting = true;
    const deadline = setTimeout(() => connection.disconnect(true), pongTimeoutMs);
    await connection.ping().catch(() => undefined);
    clearTimeout(deadline);
    receivedAt = performance.now();
    isTesting = false;
  };
  const timer = setInterval(() => void test(), checkEveryMs);
  return {
    close() {
      clearInterval(timer);
      redis.release(connection);
    },
  };
}
