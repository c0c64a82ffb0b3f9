import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { createRealtimeClientOn } from "../../../../packages/store/src/realtime/realtime-client.ts";
import type { Player } from "./player.ts";

/** A private event as a socket received it. */
export interface ReceivedEvent {
  readonly event: string;
  readonly data: { readonly bet?: { readonly id: string } };
}

/** A connection of a player to one node of the realtime server, through the client that pages use. */
export interface PlayerSocket {
  /** Private events in the order in which they arrived. */
  readonly received: readonly ReceivedEvent[];
  /** Whether the missed events of every interruption so far were recovered. */
  readonly wasRecovered: () => boolean;
  isConnected(): boolean;
  /** How often it has subscribed again after an interruption. */
  reconnections(): number;
  close(): void;
}

const subscribeWithinMs = 10_000;

/** Connects to a node and subscribes to the player's private channel; resolves once subscribed. */
export async function openSocket(player: Player, nodeOrigin: string): Promise<PlayerSocket> {
  return openOn(player, nodeOrigin, `$private:en.platform_user.${player.id}`);
}

/** Connects as a visitor and subscribes to the public channel. */
export async function openPublicSocket(visitor: Player, nodeOrigin: string): Promise<PlayerSocket> {
  return openOn(visitor, nodeOrigin, "public:en");
}

async function openOn(player: Player, nodeOrigin: string, channel: string): Promise<PlayerSocket> {
  const received: ReceivedEvent[] = [];
  let wasRecovered = true;
  let subscriptions = 0;
  let state = "connecting";
  /** A socket of the player's page. */
  class PageSocket extends WebSocket {
    constructor(address: string) {
      super(address, { origin: player.siteOrigin });
      // Unlike the sockets of browsers, these throw without a listener.
      this.on("error", () => undefined);
    }
  }
  const client = createRealtimeClientOn({ TextEncoder, TextDecoder, fetch, setTimeout, clearTimeout, WebSocket: PageSocket })({
    transports: [{ transport: "websocket", endpoint: `${nodeOrigin.replace("http", "ws")}/connection/websocket` }],
    emulationEndpoint: `${nodeOrigin}/emulation`,
    isDeltaWanted: true,
    getToken: async () => {
      const { body } = await player.call<{ readonly token?: string }>("POST", "/api/v2/websocket/token", {});
      return body.token ?? "";
    },
    getChannelToken: async () => {
      const path = "/api/v2/websocket/authorize";
      const { body } = await player.call<{ readonly channels?: readonly { readonly token: string }[] }>("POST", path, {
        channels: [channel],
      });
      return body.channels?.[0]?.token ?? null;
    },
    time: {
      now: () => Date.now(),
      after(delayMs, run) {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
    },
    onState: (next) => void (state = next),
    // Unreadable messages are requested again; if that fails, the proofs see a gap.
    report: () => undefined,
  });
  const isSubscribed = new Promise<void>((resolve) => {
    client.follow(channel, {
      onPublication: (data) => void received.push(data as ReceivedEvent),
      onSubscribed({ isGapless }) {
        subscriptions += 1;
        if (subscriptions > 1 && !isGapless) wasRecovered = false;
        resolve();
      },
    });
  });
  client.connect();
  const isInTime = await Promise.race([isSubscribed.then(() => true), sleep(subscribeWithinMs, false)]);
  if (!isInTime) {
    client.disconnect();
    throw new Error(`No subscription at ${nodeOrigin} within ${subscribeWithinMs} ms (${state}).`);
  }
  return {
    received,
    wasRecovered: () => wasRecovered,
    isConnected: () => state === "connected",
    reconnections: () => subscriptions - 1,
    close: () => client.disconnect(),
  };
}
