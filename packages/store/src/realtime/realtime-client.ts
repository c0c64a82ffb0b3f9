import { failure, success } from "@touchline/domain";
import { type Connection, createConnection } from "./connection/connection.ts";
import { countOf, type Fields, listOf } from "./connection/message-fields.ts";
import type { BrowserGlobals } from "./connection/transports.ts";
import type { CreateRealtimeClient, Room, RoomHandlers } from "./realtime-port.ts";
import { createSilenceWatch } from "./silence-watch.ts";

/** Calls a method of the protocol and reads its answer; rejects when it fails. */
async function ask<Value>(connection: Connection, method: string, params: object, read: (answer: Fields) => Value): Promise<Value> {
  return new Promise((resolve, reject) => {
    connection.call(method, params, (answer) => {
      if (answer.ok) resolve(read(answer.value));
      else reject(new Error(`${method}: ${answer.error.message}`));
    });
  });
}

/** Enters a chat room, with recovery and join events. */
function enterRoom(connection: Connection, channel: string, handlers: RoomHandlers): Room {
  const leave = connection.subscribe(
    { channel, isPrivate: false, wantsDeltas: false, wantsJoins: true },
    {
      onPublication: handlers.onMessage,
      onSubscribed: handlers.onEntered,
      onSubscribing: handlers.onEntering,
      onRefused: handlers.onRefused,
      onPresenceChange: handlers.onPresenceChange,
    },
  );
  return {
    publish: async (data) =>
      new Promise((resolve) => {
        connection.call("publish", { channel, data }, (answer) => resolve(answer.ok ? success(null) : failure(answer.error)));
      }),
    history: async (limit) =>
      ask(connection, "history", { channel, limit, reverse: true }, (answer) =>
        listOf(answer, "publications")
          .map(({ data }) => data)
          .toReversed(),
      ),
    countPeople: async () => ask(connection, "presence_stats", { channel }, (answer) => countOf(answer, "num_clients")),
    leave,
  };
}

/** Creates realtime clients that speak the Centrifuge protocol with the sockets and timers of a browser (decision 23). */
export function createRealtimeClientOn(browser: BrowserGlobals): CreateRealtimeClient {
  return (options) => {
    const silence = createSilenceWatch({
      time: options.time,
      // Any answer proves that the connection works, even the error that the method does not exist.
      ask: () => connection.call("rpc", { method: "ping", data: {} }, () => undefined),
      onSilent: () => connection.reopen("silent"),
    });
    const connection = createConnection(browser, {
      ...options,
      name: "touchline",
      onState(state) {
        if (state === "connected") silence.start();
        else silence.stop();
        options.onState(state);
      },
      onReceived: silence.received,
    });
    return {
      connect: connection.connect,
      disconnect: connection.disconnect,
      changeIdentity: connection.changePlayer,
      enter: (channel, handlers) => enterRoom(connection, channel, handlers),
      follow: (channel, { onPublication, onSubscribed }) =>
        connection.subscribe(
          { channel, isPrivate: channel.startsWith("$"), wantsDeltas: options.isDeltaWanted, wantsJoins: false },
          { onPublication, onSubscribed },
        ),
    };
  };
}
