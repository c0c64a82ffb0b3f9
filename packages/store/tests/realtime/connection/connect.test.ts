import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
  it("connects and subscribes in one frame, and reconnects with its stream positions in one frame", async () => {
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

  it("sends the commands of one event loop turn in one frame", async () => {
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

  it("answers each ping, but only if the server requests it", async () => {
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

  it("reconnects after 20 s without a ping when pings every 10 s were announced, even if blank lines arrive", async () => {
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

  it("reads pending messages before it times out when its page was frozen past a ping", async () => {
    const { script } = await startSubscribed();
    vi.setSystemTime(Date.now() + 3_600_000);
    await script.after(35_000);
    expect(script.states.at(-1)).toBe("connected");
    await script.server({});
    await script.after(2_000);
    expect(script.states.at(-1)).toBe("connected");
  });

  it.each([
    ["back", -3_600_000],
    ["forward", 3_600_000],
  ])("misses a ping within two intervals after the clock was set %s, and keeps a connection that has its pings", async (_name, byMs) => {
    const { script } = await startSubscribed();
    await script.after(20_000);
    await script.server({});
    await script.after(10_000);
    vi.setSystemTime(Date.now() + byMs);
    await script.after(14_000);
    expect(script.states.at(-1)).toBe("connected");
    await script.server({});
    await script.after(34_000);
    expect(script.states.at(-1)).toBe("connected");
    await script.after(36_000);
    expect(script.states.at(-1)).toBe("connecting");
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

  it("closes a socket that does not open within 10 s if the clock is set back meanwhile", async () => {
    const script = await startScript();
    const first = script.socket();
    await script.after(1_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    await script.after(9_000);
    expect(first.closes).toEqual([{ code: 4_000, reason: "timeout" }]);
  });

  it("waits a random time between attempts, longer each time up to 20 s, and briefly again after a stable connection", async () => {
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

  it("closes when the network is lost and connects at once when it returns, also on a page restored from the bfcache", async () => {
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

  it("ignores pages that are shown for the first time or closed", async () => {
    const { script } = await startSubscribed();
    await script.event("pageshow", { persisted: false });
    await script.event("pagehide", { persisted: false });
    await script.event("online");
    expect([script.sockets.length, script.states]).toEqual([1, ["connecting", "connected"]]);
  });

  it("requests another token after a failed refresh, until the server accepts one", async () => {
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

  it("discards everything the server sent before code 3014: requests another token and recovers nothing", async () => {
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

  it.each([3_500, 3_999, 4_500, 4_999, 1_009])("stays disconnected after code %i until asked to connect", async (code) => {
    const { script } = await startSubscribed();
    await script.closes(code);
    await script.after(60_000);
    expect([script.states.at(-1), script.sockets.length]).toEqual(["disconnected", 1]);
    script.client.changeIdentity();
    await script.settle();
    expect([script.states.at(-1), script.sockets.length]).toEqual(["connecting", 2]);
  });

  it.each([1_000, 1_006, 1_012, 3_000, 3_005, 3_499, 4_000, 4_499])("reconnects after code %i", async (code) => {
    const { script } = await startSubscribed();
    await script.closes(code);
    await script.reconnects();
    expect(script.states.at(-1)).toBe("connected");
  });

  it("connects as another player at once, with new tokens, and ignores the earlier connection", async () => {
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
