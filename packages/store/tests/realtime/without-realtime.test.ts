import { describe, expect, it } from "vitest";
import { settle } from "../page-harness.ts";
import { config, setUp } from "./realtime-page.ts";

describe("a backend without realtime", () => {
  it.each([404, 405, 501])("whose token call answers %i is polled and not connected to again", async (status) => {
    const { realtime, client, start } = setUp("en", config, status);
    const { getToken, onState } = start();
    onState("connecting");
    await expect(getToken()).rejects.toThrow();
    onState("disconnected");
    expect(realtime.getState()).toEqual({ connection: "none", isStale: false });
    expect(client.disconnect).toHaveBeenCalled();
    realtime.setPlayer("p1");
    expect(client.changeIdentity).not.toHaveBeenCalled();
  });

  it("whose token call fails temporarily is tried again", async () => {
    const { realtime, client, start } = setUp("en", config, 503);
    const { getToken } = start();
    await expect(getToken()).rejects.toThrow();
    expect(realtime.getState().connection).toBe("off");
    expect(client.disconnect).not.toHaveBeenCalled();
  });

  it("that refuses every connection is polled after 15 s, until a connection succeeds", async () => {
    const { host, realtime, answers, start } = setUp();
    const { onState } = start();
    onState("connecting");
    host.advance(6_000);
    expect(realtime.getState()).toEqual({ connection: "connecting", isStale: true });
    host.advance(10_000);
    answers[0]?.done();
    await settle();
    onState("connecting");
    expect(realtime.getState()).toEqual({ connection: "none", isStale: false });
    onState("connected");
    expect(realtime.getState()).toEqual({ connection: "connected", isStale: false });
  });

  it("is not assumed while the backend's other calls fail too", async () => {
    const { host, realtime, answers, start } = setUp();
    start().onState("connecting");
    host.advance(16_000);
    answers[0]?.fail();
    await settle();
    expect(realtime.getState()).toEqual({ connection: "connecting", isStale: true });
    host.advance(16_000);
    answers[1]?.done();
    await settle();
    expect(realtime.getState()).toEqual({ connection: "none", isStale: false });
  });

  it("is not assumed when a connection that worked is lost", () => {
    const { host, realtime, start } = setUp();
    const { onState } = start();
    onState("connecting");
    onState("connected");
    onState("connecting");
    host.advance(60_000);
    expect(realtime.getState()).toEqual({ connection: "connecting", isStale: true });
  });
});
