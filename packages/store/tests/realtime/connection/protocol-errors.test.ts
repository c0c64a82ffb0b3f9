import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@touchline/domain";
import { startScript, startSubscribed, welcome } from "./scripted-server.ts";

const channel = "public:en";
const pub = (offset: number, data: unknown = offset, rest: object = {}) => ({ push: { channel, pub: { data, offset, ...rest } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

  it("are ignored when they are harmless", async () => {
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

  it("do not reset the back-off when each connection ends with one", async () => {
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
  it("is answered once: by the server, by the timeout of 5 s, or by the end of the connection", async () => {
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
