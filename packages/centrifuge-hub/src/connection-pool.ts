import { closeSubscription } from "./channels/subscriptions.ts";
import { createDispatch } from "./commands/dispatch.ts";
import { Connection, type ConnectionHost, type Transport } from "./connection.ts";
import type { HubCore } from "./hub-core.ts";
import { disconnects, unsubscribes } from "./protocol.ts";

/** A timing wheel that pings every connection once per interval with a single timer. */
interface PingWheel {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** Advances the wheel by one slot. */
  tick(): void;
}

const slotCount = 25;

function wheelTickMs(pingEveryMs: number): number {
  return Math.max(1, Math.round(pingEveryMs / slotCount));
}

function createPingWheel(options: {
  readonly pingEveryMs: number;
  readonly pongTimeoutMs: number;
  /** Called once per interval for each connection, before its ping. */
  readonly beforePing: (connection: Connection) => void;
}): PingWheel {
  const slots = Array.from({ length: slotCount }, () => new Set<Connection>());
  const pongSlots = Math.min(slotCount - 1, Math.ceil(options.pongTimeoutMs / wheelTickMs(options.pingEveryMs)));
  let now = 0;
  const slotAt = (tick: number): Set<Connection> => {
    const slot = slots[((tick % slotCount) + slotCount) % slotCount];
    if (slot === undefined) throw new Error("The ping wheel has no such slot.");
    return slot;
  };
  return {
    add(connection) {
      const half = Math.ceil(slotCount / 2);
      connection.pingTick = now + half + Math.floor(Math.random() * (slotCount - half + 1));
      slotAt(connection.pingTick).add(connection);
    },
    remove(connection) {
      slotAt(connection.pingTick).delete(connection);
    },
    tick() {
      now += 1;
      for (const connection of slotAt(now - pongSlots)) {
        if (connection.isAwaitingPong) connection.disconnect(disconnects.noPong);
      }
      for (const connection of slotAt(now)) {
        options.beforePing(connection);
        if (connection.state === "connected") connection.ping();
      }
    },
  };
}

/** All open connections of a hub, with one shared timer and one shared flush queue. */
export interface ConnectionPool {
  open(transport: Transport): Connection;
  /** Closes all connections with code 3001; resolves once they are closed, or after one second. */
  close(): Promise<void>;
}

const shutdownWaitMs = 1000;
const ticksPerSweep = 30;

/** Closes the connection or its subscriptions once their tokens have been expired for the grace period. */
function closeExpired(core: HubCore, connection: Connection): void {
  const { expiredCloseDelayMs, expiredSubscriptionCloseDelayMs } = core.options.limits;
  const now = Date.now();
  if (connection.expiresAt > 0 && now > connection.expiresAt + expiredCloseDelayMs) {
    connection.disconnect(disconnects.expired);
    return;
  }
  for (const { channel, expiresAt } of connection.subscriptions.values()) {
    const isOver = expiresAt > 0 && now > expiresAt + expiredSubscriptionCloseDelayMs;
    if (isOver) closeSubscription(core.channels, connection, channel.name, unsubscribes.expired);
  }
}

/** Collects connections with queued messages and flushes them at the end of the current turn of the event loop. */
function createFlushQueue(onError: (error: unknown) => void): (connection: Connection) => void {
  let pending: Connection[] = [];
  function flushAll(): void {
    const connections = pending;
    pending = [];
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
    if (pending.push(connection) === 1) setImmediate(flushAll);
  };
}

export function createConnectionPool(core: HubCore): ConnectionPool {
  const { limits, onError } = core.options;
  const open = new Set<Connection>();
  const awaitingConnect = new Set<Connection>();
  let onClosed: (connection: Connection) => void = () => undefined;
  const wheel = createPingWheel({ ...limits, beforePing: (connection) => closeExpired(core, connection) });
  const execute = createDispatch(core, (connection) => {
    awaitingConnect.delete(connection);
    core.connections.add(connection);
    wheel.add(connection);
  });
  const host: ConnectionHost = {
    bufferedBytesLimit: limits.bufferedBytes,
    commandsPerTenSeconds: limits.commandsPerTenSeconds,
    scheduleFlush: createFlushQueue(onError),
    execute,
    remove(connection) {
      open.delete(connection);
      awaitingConnect.delete(connection);
      core.connections.remove(connection);
      wheel.remove(connection);
      for (const channel of connection.subscriptions.keys()) closeSubscription(core.channels, connection, channel);
    },
    onClosed: (connection) => onClosed(connection),
  };
  function disconnectStale(): void {
    const openedBefore = performance.now() - limits.staleAfterMs;
    for (const connection of awaitingConnect) {
      if (connection.openedAt > openedBefore) return;
      connection.disconnect(disconnects.stale);
    }
  }
  let ticks = 0;
  const timer = setInterval(() => {
    wheel.tick();
    disconnectStale();
    ticks += 1;
    if (ticks % ticksPerSweep === 0) core.channels.sweep();
  }, wheelTickMs(limits.pingEveryMs));
  timer.unref();
  return {
    open(transport) {
      const connection = new Connection(host, transport);
      open.add(connection);
      awaitingConnect.add(connection);
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
        onClosed = (connection) => {
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
