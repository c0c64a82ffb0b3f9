import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { UnreadableMessage } from "../../../src/realtime/connection/message-fields.ts";
import { createRealtimeClientOn } from "../../../src/realtime/realtime-client.ts";
import { createMemoryHub } from "./memory-hub.ts";

afterEach(() => void vi.useRealTimers());

const channels = ["public:one", "public:two", "plain:three"] as const;
type ChannelName = (typeof channels)[number];

type Step =
  | { readonly type: "publish"; readonly channel: ChannelName; readonly count: number }
  | { readonly type: "wait"; readonly ms: number }
  | { readonly type: "cut" | "silence" | "restart" | "reach" | "unreach" | "lose" | "repeat" | "player" }
  | { readonly type: "leave" | "follow"; readonly channel: ChannelName };

const channelName = fc.constantFrom(...channels);
const publish = fc.record({ type: fc.constant("publish" as const), channel: channelName, count: fc.integer({ min: 1, max: 9 }) });
const wait = fc.record({ type: fc.constant("wait" as const), ms: fc.constantFrom(1, 15, 30, 200, 1_500, 12_000, 50_000) });
const event = fc.record({
  type: fc.constantFrom("cut", "silence", "restart", "reach", "unreach", "lose", "repeat", "player" as const),
});
const member = fc.record({ type: fc.constantFrom("leave", "follow" as const), channel: channelName });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: publish },
  { weight: 4, arbitrary: wait },
  { weight: 3, arbitrary: event },
  { weight: 1, arbitrary: member },
);

/** What a channel published and what the page received. */
interface Log {
  published: number;
  /** The last value known to the page: after a gap the last published one, because the page then refetches. */
  known: number;
  /** The last value that arrived since the gap. */
  last: number | null;
  isHeld: boolean;
  leave: () => void;
}

/** A value whose text differs slightly from the previous one and is partly non-Latin. */
const value = (number: number) => ({ number, name: "Ференцварош", rows: Array.from({ length: 12 }, (_, row) => (row * number) % 5) });

async function play(steps: readonly Step[]): Promise<void> {
  const hub = createMemoryHub();
  const errors: unknown[] = [];
  const client = createRealtimeClientOn({
    TextEncoder,
    TextDecoder,
    WebSocket: hub.Socket,
    fetch: async () => Promise.reject(new TypeError("no network")),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  })({
    transports: [{ transport: "websocket", endpoint: "ws://hub" }],
    emulationEndpoint: "/emulation",
    isDeltaWanted: true,
    getToken: async () => "",
    getChannelToken: async () => null,
    time: {
      now: () => Date.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    onState: () => undefined,
    report: (error) => void errors.push(error),
  });
  const logs = new Map<ChannelName, Log>();
  const follow = (channel: ChannelName, log: Log): void => {
    log.isHeld = true;
    log.leave = client.follow(channel, {
      onPublication(data) {
        const { number } = data as { readonly number: number };
        expect(data).toEqual(value(number));
        // The first one after a gap may have been published before it was reported.
        if (log.last === null) expect(number).toBeLessThanOrEqual(log.known + 1);
        else expect(number).toBe(log.last + 1);
        log.last = number;
        log.known = Math.max(log.known, number);
      },
      onSubscribed({ isGapless }) {
        if (isGapless) return;
        log.known = log.published;
        log.last = null;
      },
    });
  };
  for (const channel of channels) {
    const log: Log = { published: 0, known: 0, last: null, isHeld: false, leave: () => undefined };
    logs.set(channel, log);
    follow(channel, log);
  }
  const logOf = (channel: ChannelName): Log => logs.get(channel) as Log;
  client.connect();
  for (const each of steps) {
    switch (each.type) {
      case "publish":
        for (let turn = 0; turn < each.count; turn += 1) {
          const log = logOf(each.channel);
          log.published += 1;
          hub.publish(each.channel, value(log.published));
        }
        break;
      case "wait":
        await vi.advanceTimersByTimeAsync(each.ms);
        break;
      case "leave": {
        const log = logOf(each.channel);
        log.leave();
        log.isHeld = false;
        break;
      }
      case "follow":
        if (!logOf(each.channel).isHeld) follow(each.channel, logOf(each.channel));
        break;
      case "cut":
        hub.cut();
        break;
      case "silence":
        hub.silence();
        break;
      case "restart":
        hub.restart();
        break;
      case "reach":
      case "unreach":
        hub.setReachable(each.type === "reach");
        break;
      case "lose":
        hub.setNextDelivery("is lost");
        break;
      case "repeat":
        hub.setNextDelivery("comes twice");
        break;
      case "player":
        client.changeIdentity();
        break;
    }
  }
  hub.setReachable(true);
  hub.setNextDelivery("arrives");
  await vi.advanceTimersByTimeAsync(90_000);
  // The next publication reveals what is still missing.
  for (const channel of channels) {
    const log = logOf(channel);
    log.published += 1;
    hub.publish(channel, value(log.published));
  }
  await vi.advanceTimersByTimeAsync(90_000);
  for (const channel of channels) {
    const log = logOf(channel);
    if (log.isHeld) expect([channel, log.known]).toEqual([channel, log.published]);
  }
  // Failed expectations of the handlers; a lost frame may leave a message that cannot be used.
  expect(errors.filter((error) => !(error instanceof UnreadableMessage))).toEqual([]);
  client.disconnect();
  const closed = hub.close();
  await vi.advanceTimersByTimeAsync(2_000);
  await closed;
}

describe("publications", () => {
  it("arrive once and in order, or a gap is reported, whatever the network and the server do", async () => {
    vi.useFakeTimers();
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), play), { numRuns: 150 });
  }, 120_000);
});
