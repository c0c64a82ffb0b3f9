import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toEnvelope, type Envelope } from "../src/protocol/envelope.ts";
import { startFrameSession } from "../src/sdk/frame-session.ts";
import type { FrameState } from "../src/sdk/frame-state.ts";

const origin = "https://sports.example.com";
const nonce = "5f8a6b1e-0000-4000-8000-000000000000";
type Listener = (event: { readonly origin: string; readonly source: unknown; readonly data: unknown }) => void;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One load of a frame; the test acts as its page. */
function openSession({ code = null, takes = true, port = false } = {} as { code?: string | null; takes?: boolean; port?: boolean }) {
  const listeners = new Set<Listener>();
  vi.stubGlobal("addEventListener", (_type: string, listener: Listener) => listeners.add(listener));
  vi.stubGlobal("removeEventListener", (_type: string, listener: Listener) => listeners.delete(listener));
  vi.stubGlobal("document", { hidden: false });
  const sent: Envelope[] = [];
  const targets = new Set<string>();
  const page = {
    postMessage: (data: Envelope, target: string, handed: readonly MessagePort[]) => (
      targets.add(target),
      ports.push(...handed),
      sent.push(data)
    ),
  };
  const ports: MessagePort[] = [];
  const reported: string[] = [];
  const greetings: string[] = [];
  const session = startFrameSession({
    // A session only uses the frame's window.
    frame: { contentWindow: page } as never,
    origin,
    init: () => ({ layout: { mode: "fill" } }),
    onState: (state: FrameState) => void reported.push(state),
    onDrawn: () => void reported.push("drawn"),
    onMessage: ({ type }) => ((type === "initialized" ? greetings : reported).push(type), takes),
    getAuthCode: async () => code,
    isPortWanted: () => port,
  });
  const send = async (type: string, payload: object, { replyTo, ...from }: { replyTo?: string; origin?: string; source?: object } = {}) => {
    const data = toEnvelope(type, payload, { id: "f1", ...(replyTo === undefined ? {} : { replyTo }) });
    for (const listener of listeners) listener({ origin, source: page, data, ...from });
    await vi.advanceTimersByTimeAsync(0);
  };
  const greet = async (protocols = [1], named = nonce) => send("initialized", { protocols, nonce: named, capabilities: ["port"] });
  const ack = async () => send("sb:ack", {}, { replyTo: sent.at(-1)?.id ?? "" });
  return { session, send, greet, ack, sent, reported, greetings, targets, listeners, ports };
}

describe("frame session", () => {
  test("fails within 8 s when the frame is refused or its server is dead (H20, H25)", async () => {
    const { reported, sent } = openSession();
    await vi.advanceTimersByTimeAsync(6_500);
    expect(reported).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(reported).toEqual(["failed"]);
    expect(sent).toEqual([]);
  });

  test("is ready once the page accepts the handshake, which carries the page's nonce", async () => {
    const { greet, ack, sent, reported, greetings, targets } = openSession();
    await greet();
    expect(sent).toMatchObject([{ type: "iframe_integration", payload: { action: "init", nonce, protocol: 1, layout: { mode: "fill" } } }]);
    expect(reported).toEqual(["handshaking"]);
    // The element fires it as an event, like every message.
    expect(greetings).toEqual(["initialized"]);
    await ack();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reported).toEqual(["handshaking", "ready"]);
    expect([...targets]).toEqual([origin]);
  });

  test("shows the page as soon as it is rendered, and accepts a slow page after the timeout", async () => {
    const { send, greet, ack, reported } = openSession();
    await vi.advanceTimersByTimeAsync(5_000);
    await send("sb:hello", {});
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reported).toEqual(["drawn"]);
    await vi.advanceTimersByTimeAsync(3_000);
    await greet();
    await ack();
    expect(reported).toEqual(["drawn", "failed", "handshaking", "ready"]);
  });

  test("sends a reloaded page its own nonce (H8)", async () => {
    const { greet, ack, sent } = openSession();
    await greet();
    await ack();
    await greet([1], "another");
    expect(sent.at(-1)?.payload).toMatchObject({ nonce: "another" });
  });

  test("fails within 8 s with a page of another protocol (H22)", async () => {
    const { greet, send, sent, reported } = openSession();
    await greet([2]);
    await send("sb:error", { code: "unsupported" }, { replyTo: sent.at(-1)?.id ?? "" });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(reported).toEqual(["handshaking", "failed"]);
  });

  test("ignores other windows and other origins (H4)", async () => {
    const { send, reported } = openSession();
    await send("balance-changed", {}, { source: {} });
    await send("balance-changed", {}, { origin: "https://sports.example.com.evil.example" });
    expect(reported).toEqual([]);
  });

  test("is degraded after two unanswered pings, and ready again after a late answer", async () => {
    const { greet, ack, send, reported } = openSession();
    await greet();
    await ack();
    await vi.advanceTimersByTimeAsync(45_000);
    expect(reported.at(-1)).toBe("degraded");
    await send("sb:pong", {});
    expect(reported.at(-1)).toBe("ready");
  });

  test("fails when a page restored by the browser does not answer a check", async () => {
    const { session, greet, ack, reported } = openSession();
    session.check();
    await greet();
    await ack();
    session.check();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reported.at(-1)).toBe("failed");
  });

  test("sends a code for a signed-in player, and an error for a visitor", async () => {
    const member = openSession({ code: "a-code" });
    await member.send("sb:auth-request", { reason: "first" });
    expect(member.sent).toMatchObject([{ type: "iframe_integration", payload: { action: "init_session", code: "a-code" } }]);
    const visitor = openSession();
    await visitor.send("sb:auth-request", { reason: "expired" });
    expect(visitor.sent).toMatchObject([{ type: "sb:error", payload: { code: "code" }, replyTo: "f1" }]);
  });

  test.each([
    [true, "sb:ack"],
    [false, "sb:error"],
  ])("answers a request that the host handles (%s) with %s", async (takes, answer) => {
    const { send, sent } = openSession({ takes });
    await send("deposit", { reason: "user", returnTo: "/" });
    await send("balance-changed", {});
    expect(sent).toMatchObject([{ type: answer, replyTo: "f1" }]);
  });

  test("uses a message port when the host wants one, and the window otherwise", async () => {
    const plain = openSession();
    await plain.greet();
    expect(plain.ports).toEqual([]);
    const { greet, ack, session, sent, ports, reported, send } = openSession({ port: true });
    await greet();
    await ack();
    const [port] = ports;
    if (port === undefined) throw new Error("No port came with the handshake.");
    const received: unknown[] = [];
    port.onmessage = ({ data }) => received.push(data);
    session.send("open_bet_slip", { open: true });
    port.postMessage(toEnvelope("balance-changed", {}, { id: "f2" }));
    vi.useRealTimers();
    await vi.waitFor(() => expect(received).toMatchObject([{ type: "open_bet_slip", payload: { open: true } }]));
    await vi.waitFor(() => expect(reported).toContain("balance-changed"));
    expect(sent).toHaveLength(1);
    // A page that replaces it has no port yet.
    vi.useFakeTimers();
    await send("initialized", { protocols: [1], nonce: "another", capabilities: [] });
    expect(sent).toHaveLength(2);
    session.stop();
    port.close();
  });

  test("waits longer for the answer to a command than the page waits for its server", async () => {
    const { session, send, greet, ack, sent } = openSession();
    await greet();
    await ack();
    const slow = session.ask("change_locale", { locale: "de" });
    const replyTo = sent.at(-1)?.id ?? "";
    await vi.advanceTimersByTimeAsync(16_000);
    await send("sb:ack", {}, { replyTo });
    await slow;
    const unanswered = expect(session.ask("change_locale", { locale: "en" })).rejects.toThrow("timeout");
    await vi.advanceTimersByTimeAsync(20_000);
    await unanswered;
  });

  test("removes listeners and timers when stopped, and rejects pending requests", async () => {
    const { session, greet, ack, listeners } = openSession();
    await greet();
    await ack();
    const asked = session.ask("open_bet_slip", {});
    session.stop();
    await expect(asked).rejects.toThrow("closed");
    expect(listeners.size).toBe(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
