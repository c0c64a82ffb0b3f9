import { createWire } from "@touchline/store/wire";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createAnswerCache, createServerPorts } from "../../src/server/pages/server-ports.ts";

it("server ports count calls towards the visitor's limits, so that no visitor can use up the limits of all", async () => {
  const callers: unknown[] = [];
  const backend = createServer(({ headers }, response) => {
    callers.push(headers["x-forwarded-for"]);
    response.end("{}");
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  // A listening server has an AddressInfo.
  const { port } = backend.address() as AddressInfo;
  const { http } = createServerPorts({
    wire: createWire({ dialect: "touchline", adapter: null, report: () => undefined }),
    backendOrigin: `http://127.0.0.1:${port}`,
    cache: createAnswerCache(),
    cookies: new Map(),
    cookieHeader: null,
    isEmbedded: false,
    callerAddress: "203.0.113.7",
    countryHeaders: {},
    report: () => undefined,
    onBlocked: () => undefined,
    onCall: () => undefined,
  });
  for (const path of ["/api/v2/matches/1", "/platform/api/player"])
    await http({ method: "GET", path, headers: {}, body: null, timeoutMs: 5_000 });
  backend.close();
  expect(callers).toEqual(["203.0.113.7", "203.0.113.7"]);
});
