import { protocolErrors } from "@touchline/centrifuge-hub";
import { fastify } from "fastify";
import { describe, expect, it } from "vitest";
import { addProxyRoutes, proxyPaths, proxySecretHeader } from "../../src/realtime/centrifugo/proxy-routes.ts";
import { createRefusedClients } from "../../src/realtime/centrifugo/refused-clients.ts";

const secret = "a-secret-of-the-tests";

function openRoutes() {
  const app = fastify();
  const guard = {
    subscribe: ({ channel }: { readonly channel: string }) => (channel === "match:en.1" ? null : protocolErrors.unknownChannel),
    publish: async () => ({ error: protocolErrors.permissionDenied }),
  };
  addProxyRoutes(app, { secret, guards: new Map([["match", guard]]), onInterest: async () => undefined });
  return async (client: string, channel: string): Promise<unknown> => {
    const reply = await app.inject({
      method: "POST",
      url: proxyPaths.subscribe,
      headers: { [proxySecretHeader]: secret },
      payload: { channel, client },
    });
    return reply.json();
  };
}

describe("Centrifugo's requests about channels", () => {
  it("are answered with the end of a connection that asks for one unknown channel after the other", async () => {
    const ask = openRoutes();
    for (let number = 0; number < 15; number += 1)
      expect(await ask("hostile", `match:en.${900 + number}`)).toMatchObject({ error: { code: 102 } });
    expect(await ask("hostile", "match:en.999")).toEqual({ disconnect: { code: 3013, reason: "too many requests" } });
    expect(await ask("honest", "match:en.999")).toMatchObject({ error: { code: 102 } });
    expect(await ask("honest", "match:en.1")).toEqual({ result: {} });
  });

  it("count refusals per connection for a limited time and for a limited number of connections", () => {
    let now = 0;
    const refused = createRefusedClients({ maxRefusals: 2, windowMs: 1_000, size: 2, now: () => now });
    expect([refused.refuse("a"), refused.refuse("a"), refused.refuse("a")]).toEqual([false, false, true]);
    now = 1_000;
    expect(refused.refuse("a")).toBe(false);
    refused.refuse("b");
    refused.refuse("c");
    expect([refused.refuse("a"), refused.refuse("a"), refused.refuse("a")]).toEqual([false, false, true]);
  });
});
