import { failure, success } from "@touchline/domain";
import { Centrifuge, type Subscription, type TransportEndpoint, type TransportName, UnauthorizedError } from "centrifuge";
import { createRealtimeClientOn } from "../../src/realtime/realtime-client.ts";
import type {
  ChannelHandlers,
  CreateRealtimeClient,
  RealtimeClientOptions,
  Room,
  RoomError,
  RoomHandlers,
} from "../../src/realtime/realtime-port.ts";
import { createSilenceWatch } from "../../src/realtime/silence-watch.ts";

/** The library closes the connection when a handler throws, so errors are reported here. */
function guarded<Args extends readonly unknown[]>(report: (error: unknown) => void, run: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      run(...args);
    } catch (error) {
      report(error);
    }
  };
}

interface RoomOptions {
  readonly handlers: RoomHandlers;
  readonly report: (error: unknown) => void;
}

function toRoomError(error: unknown): RoomError {
  if (typeof error !== "object" || error === null || !("code" in error) || typeof error.code !== "number") return { code: 0, message: "" };
  return { code: error.code, message: "message" in error ? String(error.message) : "" };
}

/** Enters a chat room on the official client, with recovery and join events. */
function enterRoom(client: Centrifuge, channel: string, { handlers, report }: RoomOptions): Room {
  const subscription = client.newSubscription(channel, { positioned: true, recoverable: true, joinLeave: true });
  subscription.on(
    "subscribed",
    guarded(report, ({ wasRecovering, recovered }) => handlers.onEntered({ isGapless: wasRecovering && recovered })),
  );
  subscription.on(
    "publication",
    guarded(report, ({ data }) => handlers.onMessage(data)),
  );
  subscription.on(
    "subscribing",
    guarded(report, () => handlers.onEntering()),
  );
  // Code 0: the client unsubscribed.
  subscription.on(
    "unsubscribed",
    guarded(report, ({ code }) => void (code !== 0 && handlers.onRefused())),
  );
  subscription.on(
    "join",
    guarded(report, () => handlers.onPresenceChange(1)),
  );
  subscription.on(
    "leave",
    guarded(report, () => handlers.onPresenceChange(-1)),
  );
  subscription.subscribe();
  return {
    publish: async (data) =>
      subscription.publish(data).then(
        () => success(null),
        (error: unknown) => failure(toRoomError(error)),
      ),
    history: async (limit) =>
      (await subscription.history({ limit, reverse: true })).publications.map(({ data }): unknown => data).toReversed(),
    countPeople: async () => (await subscription.presenceStats()).numClients,
    leave() {
      subscription.unsubscribe();
      client.removeSubscription(subscription);
    },
  };
}

function subscribe(client: Centrifuge, channel: string, options: RealtimeClientOptions): Subscription {
  const isPrivate = channel.startsWith("$");
  return client.newSubscription(channel, {
    positioned: true,
    recoverable: true,
    ...(options.isDeltaWanted ? { delta: "fossil" as const } : {}),
    ...(isPrivate
      ? {
          getToken: async () => {
            const token = await options.getChannelToken(channel);
            if (token === null) throw new UnauthorizedError("not ours");
            return token;
          },
        }
      : {}),
  });
}

/** Whether the server answered with an error; codes below 100 are the library's own. */
function isServerError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && Number(error.code) >= 100;
}

/** The page's client on the official library, which our own client must match. */
const createOfficialClient: CreateRealtimeClient = (options) => {
  const { report } = options;
  const transports: TransportEndpoint[] = options.transports.map(({ transport, endpoint }) => ({
    transport: transport as TransportName,
    endpoint,
  }));
  const client = new Centrifuge(transports, {
    getToken: options.getToken,
    emulationEndpoint: options.emulationEndpoint,
    name: "touchline",
  });
  let isRestarting = false;
  const restart = (): void => {
    isRestarting = true;
    client.disconnect();
    isRestarting = false;
    client.connect();
  };
  const silence = createSilenceWatch({
    time: options.time,
    // Any answer proves that the connection works, even an error because the method does not exist.
    ask: () =>
      void client.rpc("ping", {}).then(silence.received, (error: unknown) => {
        if (isServerError(error)) silence.received();
      }),
    onSilent: restart,
  });
  client.on(
    "connecting",
    guarded(report, () => {
      silence.stop();
      options.onState("connecting");
    }),
  );
  client.on(
    "connected",
    guarded(report, () => {
      silence.start();
      options.onState("connected");
    }),
  );
  client.on(
    "disconnected",
    guarded(report, () => {
      silence.stop();
      // After a restart, `connecting` follows at once.
      if (!isRestarting) options.onState("disconnected");
    }),
  );
  return {
    connect: () => client.connect(),
    disconnect: () => client.disconnect(),
    changeIdentity() {
      client.setToken("");
      client.disconnect();
      client.connect();
    },
    enter: (channel, handlers) => enterRoom(client, channel, { handlers, report }),
    follow(channel, handlers: ChannelHandlers) {
      const subscription = subscribe(client, channel, options);
      subscription.on(
        "subscribed",
        guarded(report, ({ wasRecovering, recovered }) => handlers.onSubscribed({ isGapless: wasRecovering && recovered })),
      );
      subscription.on(
        "publication",
        guarded(report, ({ data }) => {
          silence.received();
          handlers.onPublication(data);
        }),
      );
      subscription.subscribe();
      return () => {
        subscription.unsubscribe();
        client.removeSubscription(subscription);
      };
    },
  };
};

/** The page's own client, and the library whose behaviour it must match. */
export const clients: readonly { readonly client: string; readonly create: CreateRealtimeClient }[] = [
  { client: "our client", create: createRealtimeClientOn(globalThis) },
  { client: "the official client", create: createOfficialClient },
];
