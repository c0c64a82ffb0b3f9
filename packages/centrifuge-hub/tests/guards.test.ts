import type { Centrifuge, Subscription } from "centrifuge";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChannelGuard } from "../src/channels/namespaces.ts";
import { startTestHub, until, type TestHub } from "./support/start-test-hub.ts";

let test: TestHub;
beforeEach(async () => {
  const open = { allow_publish_for_subscriber: true, subscribe_proxy_enabled: true, publish_proxy_enabled: true };
  test = await startTestHub({
    channels: {
      namespaces: [
        { name: "room", ...open },
        { name: "open", allow_subscribe_for_client: true, publish_proxy_enabled: true, allow_publish_for_subscriber: true },
      ],
    },
  });
});
afterEach(async () => {
  await test.close();
});

const permissiveGuard: ChannelGuard = { subscribe: () => null, publish: async ({ data }) => ({ data }) };

async function subscribed(client: Centrifuge, name: string): Promise<Subscription> {
  const subscription = client.newSubscription(name);
  subscription.subscribe();
  client.connect();
  await subscription.ready(2000);
  return subscription;
}
const player = (userId: string): Centrifuge => test.client({ token: test.tokens.connectionToken(userId) });

describe("a guarded namespace", () => {
  it("refuses subscriptions and publications until a guard is set", async () => {
    await expect(subscribed(player("42"), "room:1")).rejects.toBeDefined();
    const speaker = await subscribed(player("42"), "open:1");
    await expect(speaker.publish("hello")).rejects.toMatchObject({ code: 108 });
  });

  it("asks the guard about every subscriber and passes its error to the client", async () => {
    const subscribe = vi.fn<ChannelGuard["subscribe"]>(({ userId }) => (userId === "" ? { code: 450, message: "members only" } : null));
    test.hub.guard("room", { ...permissiveGuard, subscribe });
    await subscribed(player("42"), "room:1");
    const client = test.client();
    const refused = client.newSubscription("room:1");
    const reason = new Promise((resolve) => refused.on("unsubscribed", resolve));
    refused.subscribe();
    client.connect();
    expect(await reason).toMatchObject({ code: 450, reason: "members only" });
    expect(subscribe.mock.calls).toEqual([[{ channel: "room:1", userId: "42" }], [{ channel: "room:1", userId: "" }]]);
  });

  it("publishes the data that the guard returns, in the order of the commands", async () => {
    test.hub.guard("room", {
      ...permissiveGuard,
      async publish({ data, userId }) {
        if (data === "slow") await new Promise((resolve) => setTimeout(resolve, 30));
        return { data: { text: data, by: userId } };
      },
    });
    const speaker = await subscribed(player("42"), "room:1");
    const received: unknown[] = [];
    speaker.on("publication", ({ data }) => received.push(data));
    await Promise.all([speaker.publish("slow"), speaker.publish("quick")]);
    await until(() => received.length === 2);
    expect(received).toEqual([
      { text: "slow", by: "42" },
      { text: "quick", by: "42" },
    ]);
  });

  it("does not ask the guard when the namespace options already refuse", async () => {
    const publish = vi.fn(permissiveGuard.publish);
    test.hub.guard("room", { ...permissiveGuard, publish });
    const visitor = await subscribed(test.client(), "room:1");
    await expect(visitor.publish("hello")).rejects.toMatchObject({ code: 103 });
    expect(publish).not.toHaveBeenCalled();
  });

  it("passes the guard's error to the client, but hides its exceptions", async () => {
    test.hub.guard("room", {
      ...permissiveGuard,
      async publish({ data }) {
        if (data === "bad") return { error: { code: 422, message: "not here" } };
        throw new Error("planted");
      },
    });
    const speaker = await subscribed(player("42"), "room:1");
    await expect(speaker.publish("bad")).rejects.toMatchObject({ code: 422, message: "not here" });
    await expect(speaker.publish("worse")).rejects.toMatchObject({ code: 100, message: "internal server error" });
    expect(test.errors).toEqual([new Error("planted")]);
    expect(speaker.state).toBe("subscribed");
  });
});
