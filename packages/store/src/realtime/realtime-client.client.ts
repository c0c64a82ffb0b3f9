import { Centrifuge, UnauthorizedError, type Subscription, type TransportEndpoint, type TransportName } from "centrifuge";
import { enterRoom } from "./enter-room.client.ts";
import { guarded } from "./guarded.ts";
import { createSilenceWatch } from "./silence-watch.ts";
import type { ChannelHandlers, CreateRealtimeClient, RealtimeClientOptions } from "./realtime-port.ts";

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

/** Whether the server itself answered with an error; codes below 100 are the library's own. */
function isServerError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && Number(error.code) >= 100;
}

/** The realtime connection on the official client (decisions X): back-off, recovery and token refresh are the library's. */
export const createRealtimeClient: CreateRealtimeClient = (options) => {
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
    // Any answer will do, also that there is no such method: what counts is that something came back.
    ask: () =>
      void client.rpc("ping", {}).then(silence.heard, (error: unknown) => {
        if (isServerError(error)) silence.heard();
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
      // A restart is no end: `connecting` follows at once.
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
          silence.heard();
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
