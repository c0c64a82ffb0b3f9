import { Centrifuge, type Subscription } from "centrifuge";
import { WebSocket } from "ws";

/** A visitor's connection, with the official client and its usual pauses between tries. */
export interface Listener {
  /** Whether every channel is subscribed. */
  isLive(): boolean;
  /** How often the connection was lost. */
  losses(): number;
  /** Publications received. */
  count(): number;
  /** One for each channel and return. */
  readonly recoveries: readonly { readonly channel: string; readonly isRecovered: boolean }[];
  /** Positions that do not follow the one before. */
  readonly gaps: readonly string[];
  close(): void;
}

interface ListenerOptions {
  readonly token: string;
  /** Origin of the first connection. */
  readonly first: string;
  /** Origin of the later ones. */
  readonly later: string;
  readonly channels: readonly string[];
}

/**
 * Centrifugo before 2026-09 may send a client that it has brought nothing missed a change to a value that the client lacks. The library
 * also reports it as an unhandled rejection; returns what ends the exception for it.
 */
export function allowUnreadable(): () => void {
  const others = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  process.on("unhandledRejection", (error, promise) => {
    if (error instanceof TypeError && error.stack?.includes("applyDelta") === true) return;
    for (const listener of others) listener(error, promise);
  });
  return () => {
    process.removeAllListeners("unhandledRejection");
    for (const listener of others) process.on("unhandledRejection", listener);
  };
}

/** Connects to the first node, and after a loss through the site's balancer, as pages do. */
export function openListener({ token, first, later, channels }: ListenerOptions): Listener {
  const recoveries: { readonly channel: string; readonly isRecovered: boolean }[] = [];
  const gaps: string[] = [];
  let [connects, losses, count] = [0, 0, 0];
  const addressAt = (origin: string): string => `${origin.replace("http", "ws")}/connection/websocket`;
  const client = new Centrifuge(addressAt(later), {
    token,
    websocket: class extends WebSocket {
      constructor() {
        connects += 1;
        super(addressAt(connects === 1 ? first : later), { origin: later });
      }
    },
  });
  client.on("connecting", ({ code }) => void (losses += code === 0 ? 0 : 1));
  // As a page does after a message that the library cannot process (realtime-client).
  client.on("disconnected", ({ code }) => void (code === 2 && setTimeout(() => client.connect(), 1_000)));
  const subscriptions = channels.map((channel): Subscription => {
    const subscription = client.newSubscription(channel, { positioned: true, recoverable: true, delta: "fossil" });
    let position: number | null = null;
    subscription.on("publication", ({ offset = 0 }) => {
      count += 1;
      if (position !== null && offset !== position + 1) gaps.push(`${channel}: ${position} -> ${offset}`);
      position = offset;
    });
    let isFirst = true;
    subscription.on("subscribed", ({ recovered, streamPosition }) => {
      if (!isFirst) recoveries.push({ channel, isRecovered: recovered });
      isFirst = false;
      // Recovered publications follow this event.
      if (!recovered) position = streamPosition?.offset ?? null;
    });
    subscription.subscribe();
    return subscription;
  });
  client.on("error", () => undefined);
  client.connect();
  return {
    recoveries,
    gaps,
    isLive: () => client.state === "connected" && subscriptions.every(({ state }) => state === "subscribed"),
    losses: () => losses,
    count: () => count,
    close: () => client.disconnect(),
  };
}
