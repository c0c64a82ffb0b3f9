import { createHub, createRealtimeTokens } from "@touchline/centrifuge-hub";
import { afterAll, describe, expect, it } from "vitest";
import { productChannels } from "../../src/main/product-channels.ts";
import { createPublicGuard } from "../../src/realtime/feed-guards.ts";

const hub = createHub({ tokens: createRealtimeTokens("a secret of the tests, long enough"), channels: productChannels });
afterAll(() => hub.close());

describe("product channels", () => {
  it.each(["public:en", "public:pt", "public:sr-ME", "match:en.1234567", "$private:en.platform_user.42", "chat:en.1234567"])(
    "include %s",
    (channel) => {
      expect(() => hub.publish(channel, {})).not.toThrow();
    },
  );

  it.each([
    "public:",
    "public:en.5",
    "public:ру",
    "match:en",
    "match:en.abc",
    `match:en.${"1".repeat(300)}`,
    "$private:en.42",
    "chat:en",
    "chat:de.lobby",
    "lobby",
    "other:x",
  ])("do not include %s", (channel) => {
    expect(() => hub.publish(channel, {})).toThrow("does not belong to any namespace of this hub");
  });

  it("let everybody subscribe to the languages of the site, and to no other", async () => {
    const guard = createPublicGuard(["en", "sr-ME"]);
    const errors = ["public:en", "public:sr-ME", "public:xx"].map((channel) => guard.subscribe({ channel, userId: "" }));
    expect(errors).toEqual([null, null, expect.objectContaining({ code: 102 })]);
    expect(await guard.publish({ channel: "public:en", userId: "1", data: {} })).toHaveProperty("error");
  });
});
