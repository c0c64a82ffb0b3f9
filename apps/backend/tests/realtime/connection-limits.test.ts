import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbedded } from "../../src/main/open-realtime.ts";
import type { EmbeddedRealtime } from "../../src/realtime/embedded-realtime.ts";
import { readSettings } from "../../src/platform/settings/read-settings.ts";

let realtime: EmbeddedRealtime;
let origin = "";

beforeAll(async () => {
  const read = readSettings({
    TOKEN_SECRET: "a-secret-of-the-tests-long-enough",
    REALTIME_PORT: "0",
    TRUST_PROXY: "10.0.0.0/8",
    REALTIME_CONNECTIONS: "3",
    REALTIME_CONNECTIONS_PER_ADDRESS: "2",
  });
  if (read.type === "invalid") throw new Error(read.problems.map(({ message }) => message).join(" "));
  realtime = openEmbedded(read.settings, () => undefined);
  await realtime.start();
  ({ origin } = realtime);
});
afterAll(() => realtime.close());

/** Opens a stream with these forwarding headers and returns the status of the reply. */
async function connectFrom(forwardedFor: string): Promise<number> {
  const response = await fetch(`${origin}/connection/http_stream`, {
    method: "POST",
    headers: { "X-Forwarded-For": forwardedFor },
    body: '{"id":1,"connect":{}}',
  });
  return response.status;
}

describe("realtime connections", () => {
  it("are limited by the address from trusted proxies, with an IPv6 /64 as one address, and in total", async () => {
    expect(await connectFrom("2001:db8::1")).toBe(200);
    expect(await connectFrom("198.51.100.7, 2001:db8::2")).toBe(200);
    expect(await connectFrom("2001:db8::3, 10.1.2.3")).toBe(429);
    expect(await connectFrom("203.0.113.1")).toBe(200);
    expect(await connectFrom("203.0.113.2")).toBe(503);
    expect(realtime.hub.stats()).toMatchObject({ connections: 3, refused: 2 });
  });
});
