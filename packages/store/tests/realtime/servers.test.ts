import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { success } from "@touchline/domain";
import type { RoomHandlers } from "../../src/realtime/realtime-port.ts";
import { clients } from "./official-client.ts";
import { servers, startWorld, within } from "./realtime-servers.ts";

/** A list of prices: texts that differ slightly, some of them non-Latin. */
function board(turn: number) {
  const names = ["Ференцварош", "Brøndby", "横浜", "Al-Ahly", "Grêmio"];
  return { turn, rows: Array.from({ length: 40 }, (_, row) => ({ name: names[row % 5], odds: 1_500 + ((row * turn) % 7) * 5 })) };
}

const matrix = servers.flatMap((server) => clients.map((client) => ({ ...server, ...client })));
let channels = 0;
/** A channel that no other test uses. */
const fresh = (namespace: string): string => `${namespace}:${(channels += 1)}-${Math.random().toString(36).slice(2)}`;

describe.concurrent.each(matrix)("$client on $server", ({ isHere, start, create }) => {
  let world: Awaited<ReturnType<typeof startWorld>>;
  const worlds: (typeof world)[] = [];
  /** A separate server for tests that cut connections or replace the server. */
  const ownWorld = async (): Promise<typeof world> => {
    const own = await startWorld(start);
    worlds.push(own);
    return own;
  };
  beforeAll(async () => {
    if (isHere) world = await startWorld(start);
  });
  afterAll(async () => {
    if (isHere) await world.close();
    for (const own of worlds) await own.close();
  });

  it.runIf(isHere)("receives a stream of deltas in order", async () => {
    const channel = fresh("public");
    const { received } = await world.open(create).follow(channel);
    for (let turn = 1; turn <= 30; turn += 1) await world.publish(channel, board(turn));
    await vi.waitFor(() => expect(received).toHaveLength(31), within);
    expect(received).toEqual(["gap", ...Array.from({ length: 30 }, (_, index) => board(index + 1))]);
  });

  it.runIf(isHere)("recovers what it missed while the connection was cut, and continues with deltas", async () => {
    const own = await ownWorld();
    const channel = fresh("public");
    const page = own.open(create);
    const followed = await page.follow(channel);
    const quiet = await page.follow(fresh("public"));
    for (const turn of [1, 2]) await own.publish(channel, board(turn));
    await followed.receives("gap", board(1), board(2));
    own.line.cut();
    for (const turn of [3, 4, 5]) await own.publish(channel, board(turn));
    await followed.receives("gap", ...[1, 2, 3, 4, 5].map(board));
    await own.publish(channel, board(6));
    await followed.receives("gap", ...[1, 2, 3, 4, 5, 6].map(board));
    await vi.waitFor(() => expect(quiet.subscribed()).toBe(2), within);
    expect(quiet.received).toEqual(["gap"]);
    expect(page.states).toEqual(["connecting", "connected", "connecting", "connected"]);
  });

  it.runIf(isHere)("reports a gap when the history does not reach back far enough", async () => {
    const own = await ownWorld();
    const channel = fresh("public");
    const followed = await own.open(create).follow(channel);
    await own.publish(channel, board(1));
    await followed.receives("gap", board(1));
    // Held back, so that the page does not reconnect before the last of them.
    own.line.cut();
    own.line.hold(true);
    for (let turn = 2; turn <= 40; turn += 1) await own.publish(channel, board(turn));
    own.line.hold(false);
    await vi.waitFor(() => expect(followed.subscribed()).toBe(2), within);
    await own.publish(channel, board(41));
    await followed.receives("gap", board(1), "gap", board(41));
  });

  it.runIf(isHere)("reports a gap after the server restarted with another epoch", async () => {
    const own = await ownWorld();
    const channel = fresh("public");
    const page = own.open(create);
    const followed = await page.follow(channel);
    await own.publish(channel, board(1));
    await followed.receives("gap", board(1));
    const startAgain = await own.replace();
    await page.isAt("connecting");
    await startAgain();
    await vi.waitFor(() => expect(followed.subscribed()).toBe(2), { ...within, timeout: 40_000 });
    await own.publish(channel, board(2));
    await followed.receives("gap", board(1), "gap", board(2));
  });

  it.runIf(isHere)("renews the tokens of its connection and of its private channels before they expire", async () => {
    const page = world.open(create, { userId: "7", tokenSeconds: 2 });
    const channel = `$${fresh("private")}`;
    const followed = await page.follow(channel);
    await vi.waitFor(() => expect(Math.min(page.asked.connection, page.asked.channel)).toBeGreaterThan(2), within);
    await world.publish(channel, { balance: 5 });
    await followed.receives("gap", { balance: 5 });
    expect(page.states).toEqual(["connecting", "connected"]);
  });

  it.runIf(isHere)("does not follow a private channel whose token is refused, and stays connected", async () => {
    const page = world.open(create, { channelToken: null });
    const onSubscribed = vi.fn<() => void>();
    page.client.follow(`$${fresh("private")}`, { onSubscribed, onPublication: () => undefined });
    await page.follow(fresh("public"));
    expect([page.asked.channel, page.states, onSubscribed.mock.calls]).toEqual([1, ["connecting", "connected"], []]);
  });

  it.runIf(isHere)("reports that a room is refused", async () => {
    const page = world.open(create);
    const onRefused = vi.fn<() => void>();
    const handlers: RoomHandlers = {
      onMessage: () => undefined,
      onEntered: () => undefined,
      onEntering: () => undefined,
      onPresenceChange: () => undefined,
      onRefused,
    };
    page.client.enter("nowhere:1", handlers);
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1), within);
  });

  it.runIf(isHere)("does not rejoin a channel that the server closed, and leaves one on request", async () => {
    const own = await ownWorld();
    const page = own.open(create, { userId: "9" });
    const [closed, kept, left] = [fresh("public"), fresh("public"), fresh("public")];
    const [closedOne, keptOne, leftOne] = [await page.follow(closed), await page.follow(kept), await page.follow(left)];
    await own.callApi("unsubscribe", { user: "9", channel: closed });
    leftOne.leave();
    await own.publish(kept, 1);
    await keptOne.receives("gap", 1);
    own.line.cut();
    await vi.waitFor(() => expect(keptOne.subscribed()).toBe(2), within);
    for (const channel of [closed, left, kept]) await own.publish(channel, 2);
    await keptOne.receives("gap", 1, 2);
    expect([closedOne.received, leftOne.received]).toEqual([["gap"], ["gap"]]);
  });

  it.runIf(isHere)("ends or connects again depending on the code of a disconnect", async () => {
    const page = world.open(create, { userId: "11" });
    await page.isAt("connected");
    await world.callApi("disconnect", { user: "11", disconnect: { code: 4_001, reason: "again" } });
    await vi.waitFor(() => expect(page.states).toEqual(["connecting", "connected", "connecting", "connected"]), within);
    await world.callApi("disconnect", { user: "11", disconnect: { code: 4_501, reason: "over" } });
    await page.isAt("disconnected");
  });

  it.runIf(isHere)("uses a room: publishes, reads the history, counts people", async () => {
    const channel = fresh("chat");
    const [one, other] = [world.open(create, { userId: "21" }), world.open(create, { userId: "22" })];
    const messages: unknown[] = [];
    let people = 0;
    let entered = 0;
    const handlers: RoomHandlers = {
      onMessage: (data) => void messages.push(data),
      onEntered: () => void (entered += 1),
      onEntering: () => undefined,
      onRefused: () => undefined,
      onPresenceChange: (change) => void (people += change),
    };
    const room = one.client.enter(channel, handlers);
    await vi.waitFor(() => expect(entered).toBe(1), within);
    const second = other.client.enter(channel, { ...handlers, onMessage: () => undefined, onPresenceChange: () => undefined });
    await vi.waitFor(() => expect([entered, people]).toEqual([2, 2]), within);
    expect(await room.countPeople()).toBe(2);
    for (const text of ["a", "b", "c"]) expect(await second.publish({ text })).toEqual(success(null));
    await vi.waitFor(() => expect(messages).toEqual([{ text: "a" }, { text: "b" }, { text: "c" }]), within);
    expect(await room.history(2)).toEqual([{ text: "b" }, { text: "c" }]);
    second.leave();
    await vi.waitFor(() => expect(people).toBe(1), within);
  });

  it.runIf(isHere)("falls back to a stream with all functions of a socket when sockets cannot be opened", async () => {
    const own = await ownWorld();
    const channel = fresh("public");
    const page = own.open(create, {
      userId: "31",
      tokenSeconds: 2,
      transports: [
        { transport: "websocket", endpoint: "ws://127.0.0.1:9/connection/websocket" },
        { transport: "http_stream", endpoint: `${own.origin}/connection/http_stream` },
      ],
    });
    const followed = await page.follow(channel);
    for (const turn of [1, 2]) await own.publish(channel, board(turn));
    await followed.receives("gap", board(1), board(2));
    own.line.cut();
    for (const turn of [3, 4]) await own.publish(channel, board(turn));
    await followed.receives("gap", ...[1, 2, 3, 4].map(board));
    await vi.waitFor(() => expect(page.asked.connection).toBeGreaterThan(1), within);
    followed.leave();
    const again = await page.follow(channel);
    await own.publish(channel, board(5));
    await again.receives("gap", board(5));
  });
});

describe.each(servers)("our client on $server", ({ isHere, start }) => {
  it.runIf(isHere)("reads server-sent events when other streams are unavailable", async () => {
    const own = await startWorld(start);
    const create = clients[0]?.create;
    if (create === undefined) throw new Error("no client");
    const page = own.open(create, { transports: [{ transport: "sse", endpoint: `${own.origin}/connection/sse` }] });
    const channel = fresh("public");
    const followed = await page.follow(channel);
    for (const turn of [1, 2, 3]) await own.publish(channel, board(turn));
    await followed.receives("gap", ...[1, 2, 3].map(board));
    await own.close();
  });
});
