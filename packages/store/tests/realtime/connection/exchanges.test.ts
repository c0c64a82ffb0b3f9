import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@touchline/domain";
import { startScript, startSubscribed, welcome } from "./scripted-server.ts";

const channel = "public:en";
const wish = { channel, positioned: true, recoverable: true };
const pub = (offset: number, data: unknown = offset, rest: object = {}) => ({ push: { channel, pub: { data, offset, ...rest } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the connection", () => {
  it("connects and subscribes by one frame, and again with its positions by one frame", async () => {
    const script = await startScript();
    const first = script.follow(channel);
    const second = script.follow("match:en.7");
    await script.opens();
    expect(await script.sent()).toEqual([
      [
        { id: 1, connect: { token: "token 1", name: "touchline" } },
        { id: 2, subscribe: wish },
        { id: 3, subscribe: { ...wish, channel: "match:en.7" } },
      ],
    ]);
    await script.server({ id: 1, connect: welcome });
    await script.server({ id: 2, subscribe: { recoverable: true, epoch: "a", offset: 7 } });
    await script.server(
      { id: 3, subscribe: { recoverable: true, epoch: "b" } },
      { push: { channel: "match:en.7", pub: { data: 1, offset: 1 } } },
    );
    expect([script.states, first.received, second.received]).toEqual([["connecting", "connected"], ["gap"], ["gap", 1]]);
    await script.closes(1_006);
    expect(await script.reconnects()).toEqual([
      [
        { id: 4, connect: { token: "token 1", name: "touchline" } },
        { id: 5, subscribe: { ...wish, recover: true, epoch: "a", offset: 7 } },
        { id: 6, subscribe: { ...wish, channel: "match:en.7", recover: true, epoch: "b", offset: 1 } },
      ],
    ]);
    await script.server({ id: 5, subscribe: { recoverable: true, epoch: "a", offset: 7, was_recovering: true, recovered: true } });
    const publications = [
      { data: 2, offset: 2 },
      { data: 3, offset: 3 },
    ];
    await script.server({
      id: 6,
      subscribe: { recoverable: true, epoch: "b", offset: 1, was_recovering: true, recovered: true, publications },
    });
    expect([first.received, second.received]).toEqual([
      ["gap", "recovered"],
      ["gap", 1, "recovered", 2, 3],
    ]);
  });

  it("sends the commands of one turn by one frame", async () => {
    const { script, followed } = await startSubscribed();
    script.follow("match:en.1");
    followed.leave();
    script.follow("match:en.2");
    expect(await script.sent()).toEqual([
      [
        { id: 3, subscribe: { ...wish, channel: "match:en.1" } },
        { id: 4, unsubscribe: { channel } },
        { id: 5, subscribe: { ...wish, channel: "match:en.2" } },
      ],
    ]);
  });

  it("answers each ping, and only if the server wants it", async () => {
    const { script } = await startSubscribed();
    await script.server({});
    await script.server({}, "", pub(4));
    expect(await script.sent()).toEqual([[{}], [{}]]);
    await script.closes(1_006);
    await script.after(1_001);
    await script.opens();
    await script.sent();
    await script.server({ id: 3, connect: { ...welcome, pong: false } });
    await script.server({});
    expect(await script.sent()).toEqual([]);
  });

  it("connects again after 20 s without the pings that the server announced each 10 s, whatever blank lines arrive", async () => {
    const script = await startScript();
    await script.opens();
    await script.server({ id: 1, connect: { ...welcome, ping: 10 } });
    await script.after(15_000);
    await script.server({});
    await script.after(19_000);
    await script.server("", " ");
    expect(script.states.at(-1)).toBe("connected");
    await script.after(1_000);
    expect([script.states.at(-1), script.socket().closes]).toEqual(["connecting", [{ code: 4_000, reason: "no ping" }]]);
    await script.reconnects();
    expect(script.states.at(-1)).toBe("connected");
  });

  it("first reads what arrived when its page was frozen past the ping", async () => {
    const { script } = await startSubscribed();
    vi.setSystemTime(Date.now() + 3_600_000);
    await script.after(35_000);
    expect(script.states.at(-1)).toBe("connected");
    await script.server({});
    await script.after(2_000);
    expect(script.states.at(-1)).toBe("connected");
  });

  it.each([
    ["does not open", async () => undefined],
    ["does not answer the connect command", async (script: Awaited<ReturnType<typeof startScript>>) => script.opens()],
  ])("closes a socket that %s within 5 s, and tries again", async (_name, begin) => {
    const script = await startScript();
    await begin(script);
    await script.after(4_999);
    expect(script.socket().closes).toEqual([]);
    await script.after(1);
    expect(script.socket().closes).toEqual([{ code: 4_000, reason: "timeout" }]);
    await script.reconnects();
    expect(script.states).toEqual(["connecting", "connected"]);
  });

  it("waits between attempts at random, longer each time up to 20 s, and shortly again after a connection that lasted", async () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0.999999);
    const script = await startScript();
    const delays: number[] = [];
    const measure = async (): Promise<void> => {
      const [before, from] = [script.sockets.length, Date.now()];
      while (script.sockets.length === before) await script.after(50);
      delays.push(Date.now() - from);
    };
    for (let turn = 0; turn < 8; turn += 1) {
      await script.closes(1_006);
      await measure();
    }
    expect(delays).toEqual([1_000, 1_500, 2_500, 4_500, 8_500, 16_500, 20_000, 20_000]);
    random.mockReturnValue(0);
    await script.closes(1_006);
    await measure();
    expect(delays.at(-1)).toBe(500);
    random.mockReturnValue(0.999999);
    const connect = async (): Promise<void> => {
      await script.opens();
      const [[command]] = (await script.sent()) as [[{ readonly id: number }]];
      await script.server({ id: command.id, connect: welcome });
    };
    await connect();
    await script.closes(1_006);
    await measure();
    expect(delays.at(-1)).toBe(20_000);
    await connect();
    await script.after(6_000);
    await script.closes(1_006);
    await measure();
    expect(delays.at(-1)).toBe(1_000);
  });

  it("closes when the network goes and connects at once when it is back, also in a page that the browser kept", async () => {
    for (const [away, back, event] of [
      ["offline", "online", {}],
      ["pagehide", "pageshow", { persisted: true }],
    ] as const) {
      const { script } = await startSubscribed();
      await script.event(away, event);
      expect([script.states.at(-1), script.socket().closes]).toEqual(["connecting", [{ code: 4_000, reason: "away" }]]);
      await script.event(back, event);
      expect(script.sockets).toHaveLength(2);
      script.client.disconnect();
      expect([script.states.at(-1), script.listenerCount()]).toEqual(["disconnected", 0]);
    }
  });

  it("ignores pages that are shown for the first time or left finally", async () => {
    const { script } = await startSubscribed();
    await script.event("pageshow", { persisted: false });
    await script.event("pagehide", { persisted: false });
    await script.event("online");
    expect([script.sockets.length, script.states]).toEqual([1, ["connecting", "connected"]]);
  });

  it("asks for another token after a refresh that failed, until the server takes one", async () => {
    const getToken = vi.fn<() => Promise<string>>().mockResolvedValue("a");
    const script = await startScript({ getToken });
    await script.opens();
    await script.server({ id: 1, connect: { ...welcome, expires: true, ttl: 20 } });
    await script.sent();
    await script.after(17_999);
    expect(getToken).toHaveBeenCalledTimes(1);
    await script.after(1);
    expect(await script.sent()).toEqual([[{ id: 2, refresh: { token: "a" } }]]);
    await script.server({ id: 2, error: { code: 100, message: "internal", temporary: true } });
    await script.after(10_000);
    expect(await script.sent()).toEqual([[{ id: 3, refresh: { token: "a" } }]]);
    await script.server({ id: 3, refresh: { expires: true, ttl: 20 } });
    getToken.mockRejectedValueOnce(new Error("no network"));
    await script.after(18_000 + 10_000);
    expect([await script.sent(), script.states]).toEqual([[[{ id: 4, refresh: { token: "a" } }]], ["connecting", "connected"]]);
    await script.server({ id: 4, error: { code: 103, message: "permission denied" } });
    expect(script.states.at(-1)).toBe("disconnected");
  });

  it("takes what the server sent before as void after code 3014: another token, and nothing to recover", async () => {
    const { script, followed } = await startSubscribed();
    await script.closes(3_014);
    const frames = await script.reconnects();
    expect(frames).toEqual([
      [
        { id: 3, connect: { token: "token 2", name: "touchline" } },
        { id: 4, subscribe: { ...wish, recover: true, epoch: "_", offset: 0 } },
      ],
    ]);
    await script.server({ id: 4, subscribe: { recoverable: true, epoch: "e", offset: 3, was_recovering: true } }, pub(4));
    expect(followed.received).toEqual(["gap", "gap", 4]);
  });

  it.each([3_500, 3_999, 4_500, 4_999, 1_009])("ends after code %i, and connects again when asked", async (code) => {
    const { script } = await startSubscribed();
    await script.closes(code);
    await script.after(60_000);
    expect([script.states.at(-1), script.sockets.length]).toEqual(["disconnected", 1]);
    script.client.changeIdentity();
    await script.settle();
    expect([script.states.at(-1), script.sockets.length]).toEqual(["connecting", 2]);
  });

  it.each([1_000, 1_006, 1_012, 3_000, 3_005, 3_499, 4_000, 4_499])("connects again after code %i", async (code) => {
    const { script } = await startSubscribed();
    await script.closes(code);
    await script.reconnects();
    expect(script.states.at(-1)).toBe("connected");
  });

  it("connects as another player at once, with other tokens, whatever the earlier connection still brings", async () => {
    const getToken = vi.fn<() => Promise<string>>().mockResolvedValueOnce("visitor").mockResolvedValue("player");
    const { script, followed } = await startSubscribed({ getToken });
    const old = script.socket();
    script.client.changeIdentity();
    await script.settle();
    old.emit("message", { data: JSON.stringify(pub(4)) });
    old.emit("close", { code: 3_500, reason: "" });
    await script.opens();
    expect(await script.sent()).toMatchObject([[{ connect: { token: "player" } }, { subscribe: { recover: true, offset: 3 } }]]);
    expect([followed.received, script.states]).toEqual([["gap"], ["connecting", "connected", "connecting"]]);
  });

  it("tries the next transport at once when a socket cannot be opened, and waits after the last", async () => {
    const endpoints = ["ws://refused", "ws://one", "ws://two"];
    const transports = [...endpoints.map((endpoint) => ({ transport: "websocket", endpoint })), { transport: "pigeon", endpoint: "x" }];
    const script = await startScript({ transports });
    await script.after(0);
    expect(script.sockets.map(({ address }) => address)).toEqual(["ws://one"]);
    await script.closes(1_006);
    await script.after(0);
    await script.closes(1_006);
    await script.after(499);
    expect(script.sockets.map(({ address }) => address)).toEqual(["ws://one", "ws://two"]);
    await script.after(600);
    await script.opens();
    await script.closes(1_006);
    await script.after(3_000);
    expect(script.sockets.map(({ address }) => address)).toEqual(["ws://one", "ws://two", "ws://one", "ws://one"]);
  });
});

describe("a subscription", () => {
  it("is tried again after a temporary error, and never after a final one, even on a new connection", async () => {
    const script = await startScript();
    const [one, other] = [script.enter("chat:en.1"), script.enter("chat:en.2")];
    await script.opens();
    await script.sent();
    await script.server({ id: 1, connect: welcome });
    await script.server(
      { id: 2, error: { code: 100, message: "internal", temporary: true } },
      { id: 3, error: { code: 103, message: "no" } },
    );
    expect([one.received, other.received]).toEqual([[], ["refused"]]);
    await script.after(1_001);
    expect(await script.sent()).toMatchObject([[{ id: 4, subscribe: { channel: "chat:en.1", join_leave: true } }]]);
    await script.server({ id: 4, subscribe: { recoverable: true, epoch: "e" } });
    await script.closes(1_006);
    expect(await script.reconnects()).toMatchObject([[{ connect: {} }, { subscribe: { channel: "chat:en.1" } }]]);
    expect([one.received, other.received]).toEqual([["gap", "entering"], ["refused"]]);
  });

  it("makes the client connect again when it is not answered within 5 s", async () => {
    const script = await startScript();
    script.follow(channel);
    await script.opens();
    await script.server({ id: 1, connect: welcome });
    await script.after(5_000);
    expect(script.socket().closes).toEqual([{ code: 4_000, reason: "no answer to a subscription" }]);
    await script.reconnects();
  });

  it("asks for a token where it needs one, keeps it, and asks for another when it has expired", async () => {
    const getChannelToken = vi.fn<() => Promise<string | null>>().mockRejectedValueOnce(new Error("no network")).mockResolvedValueOnce("a");
    getChannelToken.mockResolvedValueOnce("b");
    const script = await startScript({ getChannelToken });
    await script.opens();
    await script.server({ id: 1, connect: welcome });
    await script.sent();
    script.follow("$private:en.1");
    await script.after(1_001);
    expect(await script.sent()).toMatchObject([[{ id: 2, subscribe: { channel: "$private:en.1", token: "a" } }]]);
    await script.closes(1_006);
    expect(await script.reconnects()).toMatchObject([[{ connect: {} }, { id: 4, subscribe: { token: "a" } }]]);
    await script.server({ id: 4, error: { code: 109, message: "token expired" } });
    await script.after(1_501);
    expect(await script.sent()).toMatchObject([[{ id: 5, subscribe: { token: "b" } }]]);
    await script.server({ id: 5, subscribe: { expires: true, ttl: 30 } });
    getChannelToken.mockResolvedValueOnce("c").mockResolvedValueOnce(null);
    await script.after(27_000 - 1);
    await script.server({});
    await script.sent();
    await script.after(1);
    expect(await script.sent()).toEqual([[{ id: 6, sub_refresh: { channel: "$private:en.1", token: "c" } }]]);
    await script.server({ id: 6, sub_refresh: { expires: true, ttl: 10 } });
    await script.after(9_000);
    expect(await script.sent()).toEqual([[{ id: 7, unsubscribe: { channel: "$private:en.1" } }]]);
  });

  it.each([
    ["2500: asks for what it missed", 2_500, { recover: true, epoch: "e", offset: 3 }],
    ["2501: asks with another token", 2_501, { recover: true, epoch: "e", offset: 3, token: "$p:1 3" }],
    ["2502: asks for everything, with another token", 2_502, { recover: true, epoch: "_", offset: 0, token: "$p:1 3" }],
  ])("subscribes again when the server ends it with code %s", async (_name, code, expected) => {
    const { script, followed } = await startSubscribed({}, "$p:1");
    await script.sent();
    await script.server({ id: 2, subscribe: { recoverable: true, epoch: "e", offset: 3 } });
    await script.server({ push: { channel: "$p:1", unsubscribe: { code, reason: "" } } });
    expect(await script.sent()).toMatchObject([[{ subscribe: expected }]]);
    expect(followed.received).toEqual(["gap"]);
  });

  it.each([2_000, 2_499])("is over when the server ends it with code %i", async (code) => {
    const { script, followed } = await startSubscribed();
    await script.server({ push: { channel, unsubscribe: { code, reason: "" } } }, pub(4));
    await script.closes(1_006);
    expect(await script.reconnects()).toMatchObject([[{ connect: {} }]]);
    expect(followed.received).toEqual(["gap"]);
  });

  it("ignores pushes for a channel that it left, and for an earlier subscription", async () => {
    const { script, followed } = await startSubscribed();
    followed.leave();
    const again = script.follow(channel);
    await script.server(pub(4), { push: { channel, unsubscribe: { code: 2_000, reason: "" } } });
    expect(await script.sent()).toEqual([
      [
        { id: 3, unsubscribe: { channel } },
        { id: 4, subscribe: wish },
      ],
    ]);
    await script.server({ id: 3, unsubscribe: {} }, { id: 4, subscribe: { recoverable: true, epoch: "e", offset: 4 } }, pub(5));
    expect([followed.received, again.received]).toEqual([["gap"], ["gap", 5]]);
  });

  it("passes a publication once, in its order, and asks for those between when one is missing", async () => {
    const { script, followed } = await startSubscribed();
    await script.server(pub(4), pub(4), pub(3), pub(5));
    await script.server(pub(7));
    expect(await script.sent()).toEqual([
      [
        { id: 3, unsubscribe: { channel } },
        { id: 4, subscribe: { ...wish, recover: true, epoch: "e", offset: 5 } },
      ],
    ]);
    await script.server(pub(8), { id: 3, unsubscribe: {} });
    const publications = [6, 7, 8].map((offset) => ({ data: offset, offset }));
    const recovered = { recoverable: true, epoch: "e", offset: 5, was_recovering: true, recovered: true, publications };
    await script.server({ id: 4, subscribe: recovered }, pub(8), pub(9));
    expect([followed.received, script.states]).toEqual([
      ["gap", 4, 5, "recovered", 6, 7, 8, 9],
      ["connecting", "connected"],
    ]);
  });

  it("reports a gap when the stream is another one, or when what it recovered has holes", async () => {
    const { script, followed } = await startSubscribed();
    await script.server(pub(1, "new", { epoch: "f" }));
    await script.server(
      { id: 3, unsubscribe: {} },
      { id: 4, subscribe: { recoverable: true, epoch: "f", offset: 1, was_recovering: true } },
    );
    expect(followed.received).toEqual(["gap", "gap"]);
    await script.closes(1_006);
    await script.reconnects();
    const publications = [{ data: 3, offset: 3 }];
    await script.server({
      id: 6,
      subscribe: { recoverable: true, epoch: "f", offset: 1, was_recovering: true, recovered: true, publications },
    });
    expect(followed.received).toEqual(["gap", "gap", "gap", 3]);
  });

  it("takes the epoch of a stream that had none, and publications outside the stream", async () => {
    const script = await startScript();
    const followed = script.follow(channel);
    await script.opens();
    await script.server({ id: 1, connect: welcome }, { id: 2, subscribe: { recoverable: true } });
    await script.server(
      pub(1, "a", { epoch: "e", tags: { league: "1" }, info: null }),
      { push: { channel, pub: { data: "b" } } },
      pub(2, "c"),
    );
    expect(followed.received).toEqual(["gap", "a", "b", "c"]);
    await script.closes(1_006);
    expect(await script.reconnects()).toMatchObject([[{ connect: {} }, { subscribe: { recover: true, epoch: "e", offset: 2 } }]]);
  });

  it("applies deltas to what it received last, over a new connection too", async () => {
    const { script, followed } = await startSubscribed({ isDeltaWanted: true });
    await script.server(pub(4, '{"odds":1500,"name":"Gremio and others"}'));
    const { encodeDelta } = await import("../../../../centrifuge-hub/src/channels/publications.ts");
    const texts = ["", "1510", "1520", "1530"].map((odds) => `{"odds":${odds || "1500"},"name":"Gremio and others"}`);
    const delta = (turn: number): string => encodeDelta(Buffer.from(texts[turn - 1] ?? ""), Buffer.from(texts[turn] ?? "")) ?? "";
    await script.server(pub(5, delta(1), { delta: true }));
    await script.closes(1_006);
    await script.reconnects();
    const recovered = { recoverable: true, epoch: "e", offset: 5, was_recovering: true, recovered: true, delta: true };
    await script.server({ id: 4, subscribe: recovered });
    await script.server(pub(6, delta(2), { delta: true }), pub(7, delta(3), { delta: true }));
    expect(followed.received).toEqual(["gap", ...[1_500, 1_510].map(named), "recovered", ...[1_520, 1_530].map(named)]);
  });

  it("asks again for a publication that it cannot use, and ends the connection when that does not help", async () => {
    const { script, followed } = await startSubscribed({ isDeltaWanted: true });
    await script.server(pub(4, "5\n1@0,:", { delta: true }));
    const again = { ...wish, delta: "fossil", recover: true, epoch: "e", offset: 3 };
    expect(await script.sent()).toEqual([
      [
        { id: 3, unsubscribe: { channel } },
        { id: 4, subscribe: again },
      ],
    ]);
    const recovered = { recoverable: true, epoch: "e", offset: 3, was_recovering: true, recovered: true, delta: true };
    await script.server(
      { id: 3, unsubscribe: {} },
      { id: 4, subscribe: { ...recovered, publications: [{ data: '{"kept":1}', offset: 4 }] } },
    );
    expect([followed.received, script.states]).toEqual([
      ["gap", "recovered", { kept: 1 }],
      ["connecting", "connected"],
    ]);
    await script.server(pub(5, "not JSON"));
    await script.server(
      { id: 5, unsubscribe: {} },
      { id: 6, subscribe: { ...recovered, offset: 4, publications: [{ data: "{", offset: 5 }] } },
    );
    expect([script.states.at(-1), script.socket().closes]).toEqual(["connecting", [{ code: 4_000, reason: "unreadable message" }]]);
    expect(script.errors).toHaveLength(1);
  });

  it("reports what a handler throws and goes on", async () => {
    const script = await startScript();
    const received: unknown[] = [];
    script.client.follow(channel, {
      onSubscribed: () => {
        throw new Error("subscribed");
      },
      onPublication: (data) => {
        received.push(data);
        throw new Error("publication");
      },
    });
    await script.opens();
    await script.server({ id: 1, connect: welcome }, { id: 2, subscribe: { recoverable: true, epoch: "e" } }, pub(1), pub(2));
    expect([received, script.errors, script.states]).toEqual([
      [1, 2],
      [new Error("subscribed"), new Error("publication"), new Error("publication")],
      ["connecting", "connected"],
    ]);
  });

  it("may be left, and the client ended, by a handler in the middle of a frame", async () => {
    const { script } = await startSubscribed();
    const received: unknown[] = [];
    const leave = script.client.follow("match:en.1", {
      onSubscribed: () => undefined,
      onPublication(data) {
        received.push(data);
        if (data === 1) leave();
        else script.client.disconnect();
      },
    });
    await script.sent();
    const match = (data: number) => ({ push: { channel: "match:en.1", pub: { data, offset: data } } });
    await script.server({ id: 3, subscribe: { recoverable: true, epoch: "e" } }, match(1), match(2), pub(4));
    expect([received, script.states.at(-1)]).toEqual([[1], "connected"]);
  });
});

const named = (odds: number) => ({ odds, name: "Gremio and others" });

describe("messages that break the protocol", () => {
  it.each([
    ["text that is not JSON", "<html>"],
    ["a list", "[]"],
    ["a number", "7"],
    ["null", "null"],
    ["an id that is text", '{"id":"1"}'],
    ["a negative id", '{"id":-1}'],
    ["a push that is text", '{"push":"x"}'],
    ["a channel that is a number", '{"push":{"channel":7,"pub":{}}}'],
    ["a publication that is a list", '{"push":{"channel":"public:en","pub":[]}}'],
    ["an offset that is text", '{"push":{"channel":"public:en","pub":{"offset":"9"}}}'],
    ["an offset that is not an integer", '{"push":{"channel":"public:en","pub":{"offset":1.5}}}'],
    ["an epoch that is an object", '{"push":{"channel":"public:en","pub":{"epoch":{}}}}'],
    ["a disconnect without an object", '{"push":{"disconnect":3000}}'],
    ["an end without an object", '{"push":{"channel":"public:en","unsubscribe":"now"}}'],
    ["an answer that is a list", '{"id":3,"subscribe":[]}'],
    ["publications that are not a list", '{"id":3,"subscribe":{"publications":{}}}'],
    ["publications that are not objects", '{"id":3,"subscribe":{"publications":[null]}}'],
    ["an error that is text", '{"id":3,"error":"no"}'],
    ["an error whose code is text", '{"id":3,"error":{"code":"103"}}'],
    ["a time to live that is text", '{"id":3,"subscribe":{"expires":true,"ttl":"soon"}}'],
    ["nesting without end", "[".repeat(200_000)],
  ])("end the connection with a reason, and another is opened: %s", async (_name, text) => {
    const { script, followed } = await startSubscribed();
    script.follow("match:en.3");
    await script.settle();
    await script.server(text, pub(4));
    expect([script.states.at(-1), script.socket().closes]).toEqual(["connecting", [{ code: 4_000, reason: "unreadable message" }]]);
    expect(script.errors).toHaveLength(1);
    await script.reconnects();
    expect([script.states.at(-1), followed.received]).toEqual(["connected", ["gap"]]);
  });

  it("end the connection when they are not text", async () => {
    const { script } = await startSubscribed();
    script.socket().emit("message", { data: new ArrayBuffer(2) });
    await script.reconnects();
    expect(script.errors).toHaveLength(1);
  });

  it("are ignored where they do no harm", async () => {
    const { script, followed } = await startSubscribed();
    await script.server(
      { id: 99, subscribe: {} },
      { push: { channel: "unknown", pub: { data: 1 } } },
      { push: { channel, later: { kind: 1 } } },
      { push: { message: { data: 1 } } },
      { push: { channel, pub: { data: "kept", offset: 4, tags: null, info: { user: "" }, later: 1 } } },
      { push: { channel: "__proto__", pub: { data: 1 } } },
    );
    expect([followed.received, script.states, script.errors]).toEqual([["gap", "kept"], ["connecting", "connected"], []]);
  });

  it("do not stop the back-off from growing when each connection ends by one", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.999999);
    const script = await startScript();
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const before = script.sockets.length;
      await script.opens();
      const [[command]] = (await script.sent()) as [[{ readonly id: number }]];
      await script.server({ id: command.id, connect: welcome }, "odd");
      const from = Date.now();
      while (script.sockets.length === before) await script.after(50);
      times.push(Date.now() - from);
    }
    expect(times).toEqual([1_000, 1_500, 2_500, 4_500, 8_500]);
  });
});

describe("a call", () => {
  it("is answered once: by the server, by its absence after 5 s, or by the end of the connection", async () => {
    const script = await startScript();
    const { room } = script.enter("chat:en.1");
    expect(await room.publish({})).toEqual(failure(expect.objectContaining({ code: 11 })));
    await script.opens();
    await script.server({ id: 1, connect: welcome }, { id: 2, subscribe: {} });
    const [refused, late, lost] = [room.publish(1), room.publish(2), room.publish(3)];
    await script.settle();
    await script.server({ id: 3, error: { code: 429, message: "wait 3" } });
    expect(await refused).toEqual(failure(expect.objectContaining({ code: 429, message: "wait 3" })));
    await script.after(4_000);
    const history = room.history(5);
    const broken = expect(history).rejects.toThrow("history: closed");
    await script.after(1_000);
    expect([await late, await lost]).toEqual([
      failure(expect.objectContaining({ code: 1 })),
      failure(expect.objectContaining({ code: 1 })),
    ]);
    await script.server({ id: 4, publish: {} });
    await script.closes(1_006);
    await broken;
  });
});
