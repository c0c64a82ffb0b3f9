import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Centrifuge, type PublicationContext, type Subscription } from "centrifuge";
import { WebSocket } from "ws";
import { createHub, createRealtimeTokens, type Hub } from "@touchline/centrifuge-hub";
import type { ChatMessageSent } from "@touchline/contract/channels/chat";
import { type ChatWork, startChatWork } from "../../src/chat/start-chat-work.ts";
import { productChannels } from "../../src/main/product-channels.ts";
import { createPlayer } from "../support/create-player.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../support/test-server.ts";

/** A client in a room with the messages it has received. */
export interface Guest {
  readonly client: Centrifuge;
  readonly subscription: Subscription;
  readonly received: readonly ChatMessageSent["data"][];
  say(text: string, key?: string): Promise<unknown>;
}

/** The API with its chat on the real hub, used through the official client. */
export interface ChatWorld {
  readonly server: TestServer;
  readonly hub: Hub;
  readonly errors: readonly unknown[];
  /** Publishes the removals of messages. */
  readonly work: ChatWork;
  /** Joins a match's room, as a visitor without a player id. */
  enter(room: string, playerId?: string): Promise<Guest>;
  newPlayer(name?: string): Promise<string>;
  /** Stops hub and API; the database stays for `resume`. */
  stop(): Promise<void>;
}

const tokens = createRealtimeTokens("a secret of the tests, long enough");

export async function startChatWorld(options: Pick<TestServerOptions, "resume"> = {}): Promise<ChatWorld> {
  const server = await startTestServer(options);
  const { chat, database } = server.services;
  const errors: unknown[] = [];
  const hub = createHub({ tokens, channels: productChannels, pseudonymOf: chat.authorId, onError: (error) => void errors.push(error) });
  const work = startChatWork({
    database,
    jobs: server.work.jobs,
    clock: server.services.clock,
    pseudonymOf: chat.authorId,
    publisher: { publish: async (channel, publication) => void hub.publish(channel, publication) },
  });
  await work.settled();
  hub.guard("chat", chat.guard);
  const http = createServer((_request, response) => response.writeHead(404).end());
  hub.attach(http);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const endpoint = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/connection/websocket`;
  const clients: Centrifuge[] = [];
  return {
    server,
    hub,
    errors,
    work,
    async enter(room, playerId) {
      const client = new Centrifuge(endpoint, {
        websocket: WebSocket,
        ...(playerId === undefined ? {} : { token: tokens.connectionToken(playerId) }),
        minReconnectDelay: 20,
        maxReconnectDelay: 100,
      });
      clients.push(client);
      const subscription = client.newSubscription(`chat:${room}`, { positioned: true, recoverable: true, joinLeave: true });
      const received: ChatMessageSent["data"][] = [];
      subscription.on("publication", ({ data }: PublicationContext) => void received.push((data as ChatMessageSent).data));
      subscription.subscribe();
      client.connect();
      await subscription.ready(4_000);
      return {
        client,
        subscription,
        received,
        say: async (text, key = crypto.randomUUID()) => subscription.publish({ key, text }),
      };
    },
    async newPlayer(name) {
      const id = await createPlayer(server.services, 0);
      if (name !== undefined) await database.updateTable("players").set({ first_name: name }).where("id", "=", id).execute();
      return id;
    },
    async stop() {
      for (const client of clients) client.disconnect();
      await work.stop();
      await hub.close();
      await new Promise((resolve) => http.close(resolve));
      await server.stop();
    },
  };
}
