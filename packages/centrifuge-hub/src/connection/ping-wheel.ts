import { disconnects } from "../protocol/codes.ts";
import type { Connection } from "./connection.ts";

/** Pings every connection once per interval with one timer for all. */
export interface PingWheel {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** Turns the wheel by one slot. */
  turn(): void;
}

const slotCount = 25;

/** Milliseconds between two turns. */
export function wheelTickMs(pingEveryMs: number): number {
  return Math.max(1, Math.round(pingEveryMs / slotCount));
}

/** `visit` sees each connection once per interval, before its ping. */
export function createPingWheel(options: {
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
