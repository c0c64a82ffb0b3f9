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

  it("makes the client reconnect when it is not answered within 5 s", async () => {
    const script = await startScript();
    script.follow(channel);
    await script.opens();
    await script.server({ id: 1, connect: welcome });
    await script.after(5_000);
    expect(script.socket().closes).toEqual([{ code: 4_000, reason: "no answer to a subscription" }]);
    await script.reconnects();
  });

  it("requests a token if it needs one, keeps it, and requests another when it has expired", async () => {
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

  it.each([2_000, 2_499])("is not renewed when the server ends it with code %i", async (code) => {
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

  it("passes each publication once and in order, and requests missing ones", async () => {
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

  it("reports a gap when the stream is a different one, or when the recovered publications are incomplete", async () => {
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

  it("accepts the epoch of a stream that had none, and publications outside the stream", async () => {
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

  it("applies deltas to the last publication, also over a new connection", async () => {
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

  it("requests an unusable publication again, and ends the connection if the next is unusable too", async () => {
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

  it("reports an error thrown by a handler and continues", async () => {
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

  it("may be left, and the client disconnected, by a handler in the middle of a frame", async () => {
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
