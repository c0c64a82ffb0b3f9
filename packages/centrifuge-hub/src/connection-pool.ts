import { closeSubscription } from "./channels/subscriptions.ts";
import { createDispatch } from "./commands/dispatch.ts";
import { Connection, type ConnectionHost, type Transport } from "./connection.ts";
import type { HubCore } from "./hub-core.ts";
import { disconnects, unsubscribes } from "./protocol.ts";

/** Pings every connection once per interval with one timer for all. */
interface PingWheel {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** Turns the wheel by one slot. */
  turn(): void;
}

const slotCount = 25;

/** Milliseconds between two turns. */
function wheelTickMs(pingEveryMs: number): number {
  return Math.max(1, Math.round(pingEveryMs / slotCount));
}

/** `visit` sees each connection once per interval, before its ping. */
function createPingWheel(options: {
  readonly pingEveryMs: number;
  readonly pongTimeoutMs: number;
  readonly visit: (connection: Connection) => void;
}): PingWheel {
  const slots = Array.from({ length: slotCount }, () => new Set<Connection>());
  const pongSlots = Math.min(slotCount - 1, Math.ceil(options.pongTimeoutMs / wheelTickMs(options.pingEveryMs)));
  let now = 0;
  const slotAt = (turns: number): Set<Connection> => {
    const slot = slots[((turns % slotCount) + slotCount) % slotCount];
    if (slot === undefined) throw new Error("The ping wheel has lost a slot.");
    return slot;
  };
  return {
    add(connection) {
      const half = Math.ceil(slotCount / 2);
      connection.wheelTurn = now + half + Math.floor(Math.random() * (slotCount - half + 1));
      slotAt(connection.wheelTurn).add(connection);
    },
    remove(connection) {
      slotAt(connection.wheelTurn).delete(connection);
    },
    turn() {
      now += 1;
      for (const connection of slotAt(now - pongSlots)) {
        if (connection.isAwaitingPong) connection.disconnect(disconnects.noPong);
      }
      for (const connection of slotAt(now)) {
        options.visit(connection);
        if (connection.state === "greeted") connection.ping();
      }
    },
  };
}

/** Every open connection, and the one timer and the one flush that serve them all. */
export interface ConnectionPool {
  open(transport: Transport): Connection;
  /** Ends all with 3001; resolves when they are gone, at the latest after a second. */
  close(): Promise<void>;
}

const shutdownWaitMs = 1000;
const turnsPerSweep = 30;

/** Ends what has expired, a grace period after it did. */
function endExpired(core: HubCore, connection: Connection): void {
  const { expiredCloseDelayMs, expiredSubscriptionCloseDelayMs } = core.options.limits;
  const now = Date.now();
  if (connection.expiresAt > 0 && now > connection.expiresAt + expiredCloseDelayMs) {
    connection.disconnect(disconnects.expired);
    return;
  }
  for (const { channel, expiresAt } of connection.subscriptions.values()) {
    const isOver = expiresAt > 0 && now > expiresAt + expiredSubscriptionCloseDelayMs;
    if (isOver) closeSubscription(core, connection, channel.name, unsubscribes.expired);
  }
}

/** Collects connections with something to send, and flushes them at the end of the turn of the event loop. */
function createFlushQueue(onError: (error: unknown) => void): (connection: Connection) => void {
  let waiting: Connection[] = [];
  function flushAll(): void {
    const connections = waiting;
    waiting = [];
    for (const connection of connections) {
      try {
        connection.flush();
      } catch (error) {
        onError(error);
        connection.transport.terminate();
      }
    }
  }
  return (connection) => {
    if (waiting.push(connection) === 1) setImmediate(flushAll);
  };
}

/** Connections of one hub. */
export function createConnectionPool(core: HubCore): ConnectionPool {
  const { limits, onError } = core.options;
  const open = new Set<Connection>();
  const ungreeted = new Set<Connection>();
  let onGone: (connection: Connection) => void = () => undefined;
  const wheel = createPingWheel({ ...limits, visit: (connection) => endExpired(core, connection) });
  const execute = createDispatch(core, (connection) => {
    ungreeted.delete(connection);
    core.connections.add(connection);
    wheel.add(connection);
  });
  const host: ConnectionHost = {
    bufferedBytesLimit: limits.bufferedBytes,
    commandsPerTenSeconds: limits.commandsPerTenSeconds,
    scheduleFlush: createFlushQueue(onError),
    execute,
    forget(connection) {
      open.delete(connection);
      ungreeted.delete(connection);
      core.connections.remove(connection);
      wheel.remove(connection);
      for (const channel of connection.subscriptions.keys()) closeSubscription(core, connection, channel);
    },
    gone: (connection) => onGone(connection),
  };
  function endStale(): void {
    const openedBefore = performance.now() - limits.staleAfterMs;
    for (const connection of ungreeted) {
      if (connection.openedAt > openedBefore) return;
      connection.disconnect(disconnects.stale);
    }
  }
  let turns = 0;
  const timer = setInterval(() => {
    wheel.turn();
    endStale();
    turns += 1;
    if (turns % turnsPerSweep === 0) core.channels.sweep();
  }, wheelTickMs(limits.pingEveryMs));
  timer.unref();
  return {
    open(transport) {
      const connection = new Connection(host, transport);
      open.add(connection);
      ungreeted.add(connection);
      return connection;
    },
    close() {
      clearInterval(timer);
      const remaining = new Set(open);
      return new Promise((resolve) => {
        const deadline = setTimeout(() => {
          for (const { transport } of remaining) transport.terminate();
          resolve();
        }, shutdownWaitMs);
        onGone = (connection) => {
          remaining.delete(connection);
          if (remaining.size > 0) return;
          clearTimeout(deadline);
          resolve();
        };
        for (const connection of remaining) connection.disconnect(disconnects.shutdown);
        if (remaining.size === 0) {
          clearTimeout(deadline);
          resolve();
        }
      });
    },
  };
}
