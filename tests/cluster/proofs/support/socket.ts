import { setTimeout as sleep } from "node:timers/promises";
import { Centrifuge, type DisconnectedContext } from "centrifuge";
import { WebSocket } from "ws";
import type { Player } from "./player.ts";

/** A private event as a socket received it. */
export interface ReceivedEvent {
  readonly event: string;
  readonly data: { readonly bet?: { readonly id: string } };
}

/** A connection of a player to one node of the realtime server, as a page opens it. */
export interface PlayerSocket {
  /** Private events in the order in which they arrived. */
  readonly received: readonly ReceivedEvent[];
  /** Whether the missed events of every interruption so far were recovered. */
  readonly wasRecovered: () => boolean;
  /** Codes with which the server ended the connection permanently. */
  readonly ends: readonly number[];
  isConnected(): boolean;
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
  const ends: number[] = [];
  let wasRecovered = true;
  let subscriptions = 0;
  let refusal = "";
  const centrifuge = new Centrifuge(`${nodeOrigin.replace("http", "ws")}/connection/websocket`, {
    websocket: class extends WebSocket {
      constructor(url: string, protocols?: string | string[]) {
        super(url, protocols, { origin: player.siteOrigin });
      }
    },
    getToken: async () => {
      const { body } = await player.call<{ readonly token?: string }>("POST", "/api/v2/websocket/token", {});
      return body.token ?? "";
    },
    minReconnectDelay: 100,
    maxReconnectDelay: 1_000,
  });
  const getToken = async (): Promise<string> => {
    const { body } = await player.call<{ readonly channels?: readonly { readonly token: string }[] }>(
      "POST",
      "/api/v2/websocket/authorize",
      { channels: [channel] },
    );
    return body.channels?.[0]?.token ?? "";
  };
  const subscription = centrifuge.newSubscription(channel, channel.startsWith("$") ? { getToken } : {});
  subscription.on("publication", ({ data }) => received.push(data as ReceivedEvent));
  centrifuge.on("disconnected", ({ code }: DisconnectedContext) => ends.push(code));
  const isSubscribed = new Promise<void>((resolve) => {
    subscription.on("subscribed", (context) => {
      subscriptions += 1;
      if (subscriptions > 1 && context.wasRecovering && !context.recovered) wasRecovered = false;
      resolve();
    });
  });
  subscription.on("unsubscribed", ({ code, reason }) => void (refusal = `${code} ${reason}`));
  subscription.subscribe();
  centrifuge.connect();
  const isInTime = await Promise.race([isSubscribed.then(() => true), sleep(subscribeWithinMs, false)]);
  if (!isInTime) {
    centrifuge.disconnect();
    throw new Error(`No subscription at ${nodeOrigin} within ${subscribeWithinMs} ms (${refusal || ends.join(", ") || centrifuge.state}).`);
  }
  return {
    received,
    ends,
    wasRecovered: () => wasRecovered,
    isConnected: () => centrifuge.state === "connected",
    close: () => centrifuge.disconnect(),
  };
}
