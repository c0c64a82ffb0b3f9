import { describe, expect, it, vi } from "vitest";
import { settle } from "../page-harness.ts";
import { config, setUp } from "./realtime-page.ts";

describe("realtime", () => {
  it("subscribes to the channels followed before the start, each once", () => {
    const { realtime, channels, start } = setUp();
    const first = realtime.followMatch("7");
    const second = realtime.followMatch("7");
    realtime.followPublic();
    start();
    expect([...channels.keys()].toSorted()).toEqual(["match:en.7", "public:en"]);
    first();
    first();
    expect(channels.has("match:en.7")).toBe(true);
    second();
    expect(channels.has("match:en.7")).toBe(false);
  });

  it("names channels after the realtime locale and makes endpoints absolute", () => {
    const { realtime, channels, start } = setUp("pt-BR");
    realtime.followPublic();
    const options = start();
    expect([...channels.keys()]).toEqual(["public:pt"]);
    expect(options.transports).toEqual([
      { transport: "websocket", endpoint: "wss://bets.test/connection/websocket" },
      { transport: "sse", endpoint: "https://bets.test/connection/sse" },
    ]);
  });

  it("inserts the page's host into endpoints, and opens sockets whose endpoint is a path at their own origin, if any", () => {
    const direct = { ...config, transports: [{ transport: "websocket", endpoint: "ws://{host}:3002/connection/websocket" }] };
    expect(setUp("en", direct).start().transports).toEqual([
      { transport: "websocket", endpoint: "ws://bets.test:3002/connection/websocket" },
    ]);
    const { transports, emulationEndpoint } = setUp("en", config, 200, "https://api.test").start();
    expect(transports.map(({ endpoint }) => endpoint)).toEqual(["wss://api.test/connection/websocket", "https://bets.test/connection/sse"]);
    expect(emulationEndpoint).toBe("https://bets.test/emulation");
  });

  it("reads a channel again after its reset, within two seconds, and is stale until then", async () => {
    const { host, realtime, channels, answers, onPublication, start } = setUp();
    realtime.followPublic();
    start().onState("connected");
    channels.get("public:en")?.onPublication({ event: "channel_reset", sent_at: 1, data: {} });
    expect(onPublication).not.toHaveBeenCalled();
    host.advance(2_000);
    expect(answers).toMatchObject([{ source: "public", matchId: null }]);
    expect(realtime.getState().isStale).toBe(true);
    answers[0]?.done();
    await settle();
    expect(realtime.getState().isStale).toBe(false);
  });

  it("requests deltas only if the site offers them (flag centrifuge_delta_compression)", () => {
    expect(setUp().start().isDeltaWanted).toBe(true);
    expect(setUp("en", { ...config, delta: false }).start().isDeltaWanted).toBe(false);
  });

  it("marks prices stale after a gap until they are refetched", async () => {
    const { realtime, channels, answers, start } = setUp();
    realtime.followPublic();
    const options = start();
    options.onState("connecting");
    expect(realtime.getState()).toEqual({ connection: "off", isStale: false });
    options.onState("connected");
    channels.get("public:en")?.onSubscribed({ isGapless: false });
    expect(answers[0]).toMatchObject({ source: "public", matchId: null });
    expect(realtime.getState().isStale).toBe(false);
    answers[0]?.done();
    channels.get("public:en")?.onSubscribed({ isGapless: false });
    expect(realtime.getState().isStale).toBe(true);
    answers[1]?.done();
    await vi.waitFor(() => expect(realtime.getState().isStale).toBe(false));
  });

  it("marks prices stale when it does not connect in time, until they are refetched", async () => {
    const { host, realtime, channels, answers, start } = setUp();
    realtime.followPublic();
    const options = start();
    options.onState("connecting");
    host.advance(4_900);
    options.onState("connecting");
    expect(realtime.getState()).toEqual({ connection: "off", isStale: false });
    host.advance(200);
    expect(realtime.getState()).toEqual({ connection: "connecting", isStale: true });
    options.onState("connected");
    channels.get("public:en")?.onSubscribed({ isGapless: false });
    expect(realtime.getState()).toEqual({ connection: "connected", isStale: true });
    answers[0]?.done();
    await vi.waitFor(() => expect(realtime.getState().isStale).toBe(false));
  });

  it("marks prices stale when its code cannot be loaded, until it connects and they are refetched", async () => {
    const { realtime, channels, answers, start } = setUp();
    realtime.followPublic();
    realtime.setUnreachable();
    expect(realtime.getState()).toEqual({ connection: "disconnected", isStale: true });
    const options = start();
    options.onState("connecting");
    expect(realtime.getState()).toEqual({ connection: "connecting", isStale: true });
    channels.get("public:en")?.onSubscribed({ isGapless: false });
    options.onState("connected");
    expect(realtime.getState()).toEqual({ connection: "connected", isStale: true });
    answers[0]?.done();
    await vi.waitFor(() => expect(realtime.getState().isStale).toBe(false));
    // From here on the connection reports its own state.
    realtime.setUnreachable();
    expect(realtime.getState()).toEqual({ connection: "connected", isStale: false });
  });

  it("stops the connection timeout once it is connected", () => {
    const { host, realtime, start } = setUp();
    const options = start();
    options.onState("connecting");
    options.onState("connected");
    host.advance(60_000);
    expect(realtime.getState()).toEqual({ connection: "connected", isStale: false });
  });

  it("keeps prices stale while refetching fails, and retries until it succeeds", async () => {
    const { host, realtime, channels, answers, start } = setUp();
    realtime.followPublic();
    start().onState("connected");
    channels.get("public:en")?.onSubscribed({ isGapless: false });
    answers[0]?.done();
    channels.get("public:en")?.onSubscribed({ isGapless: false });
    answers[1]?.fail();
    await vi.waitFor(() => expect(host.errors).toHaveLength(1));
    expect(realtime.getState().isStale).toBe(true);
    host.advance(60_000);
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    expect(realtime.getState().isStale).toBe(true);
    answers[2]?.done();
    await vi.waitFor(() => expect(realtime.getState().isStale).toBe(false));
  });

  it("stops refetching a channel that is no longer followed", async () => {
    const { host, realtime, channels, answers, start } = setUp();
    const leave = realtime.followMatch("7");
    start().onState("connected");
    const channel = channels.get("match:en.7");
    channel?.onSubscribed({ isGapless: true });
    channel?.onSubscribed({ isGapless: false });
    expect(realtime.getState().isStale).toBe(true);
    leave();
    answers[0]?.fail();
    await vi.waitFor(() => expect(host.errors).toHaveLength(1));
    host.advance(60_000);
    await vi.waitFor(() => expect(realtime.getState().isStale).toBe(false));
    expect(answers).toHaveLength(1);
  });

  it("does not refetch when the connection recovered everything", () => {
    const { realtime, channels, answers, start } = setUp();
    realtime.followMatch("7");
    const options = start();
    options.onState("connected");
    options.onState("connecting");
    expect(realtime.getState().isStale).toBe(true);
    options.onState("connected");
    channels.get("match:en.7")?.onSubscribed({ isGapless: true });
    expect(answers).toEqual([]);
    expect(realtime.getState().isStale).toBe(false);
  });

  it("does not mark prices stale for the private channel", () => {
    const { realtime, channels, answers, start } = setUp();
    start().onState("connected");
    realtime.setPlayer("42");
    channels.get("$private:en.platform_user.42")?.onSubscribed({ isGapless: false });
    expect(answers[0]).toMatchObject({ source: "private" });
    expect(realtime.getState().isStale).toBe(false);
  });

  it("changes identity once for each player and unsubscribes the old private channel", () => {
    const { realtime, channels, client, start } = setUp();
    start();
    realtime.setPlayer("42");
    realtime.setPlayer("42");
    expect(client.changeIdentity).toHaveBeenCalledTimes(1);
    realtime.setPlayer(null);
    expect(client.changeIdentity).toHaveBeenCalledTimes(2);
    expect(channels.size).toBe(0);
  });

  it("requests several channel tokens in one call", async () => {
    const { host, start } = setUp();
    const options = start();
    const tokens = await Promise.all([options.getChannelToken("$a"), options.getChannelToken("$b")]);
    expect(tokens).toEqual(["for $a", "for $b"]);
    expect(host.requests.filter(({ path }) => path.endsWith("/authorize"))).toHaveLength(1);
  });
});
