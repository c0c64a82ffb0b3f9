import { failure, success } from "@touchline/domain";
import type { Centrifuge } from "centrifuge";
import { guarded } from "./guarded.ts";
import type { Room, RoomError, RoomHandlers } from "./realtime-port.ts";

interface RoomOptions {
  readonly handlers: RoomHandlers;
  readonly report: (error: unknown) => void;
}

function toRoomError(error: unknown): RoomError {
  if (typeof error !== "object" || error === null || !("code" in error) || typeof error.code !== "number") return { code: 0, message: "" };
  return { code: error.code, message: "message" in error ? String(error.message) : "" };
}

/** Enters a chat room on the official client: with recovery, and told of who comes and goes. */
export function enterRoom(client: Centrifuge, channel: string, { handlers, report }: RoomOptions): Room {
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
  // Left by ourselves it is 0.
  subscription.on(
    "unsubscribed",
    guarded(report, ({ code }) => void (code !== 0 && handlers.onRefused())),
  );
  subscription.on(
    "join",
    guarded(report, () => handlers.onPeople(1)),
  );
  subscription.on(
    "leave",
    guarded(report, () => handlers.onPeople(-1)),
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
