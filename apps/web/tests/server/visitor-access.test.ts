import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAccess, readEnvironment } from "../../src/server/environment.ts";
import { type BackendApi, createBackendApi } from "../../src/server/http/backend-api.ts";
import { openBackendWire } from "../../src/server/http/backend-wire.ts";
import { isSiteBlocked, judgeVisitor, visitorCountry } from "../../src/server/pages/visitor-access.ts";

describe("visitor country", () => {
  it("is read from the operator's header only", () => {
    const access = readAccess({ COUNTRY_HEADER: "cf-ipcountry" });
    expect(visitorCountry({ "cf-ipcountry": "FR" }, access)).toBe("FR");
    expect(visitorCountry({ "cf-ipcountry": "fr; DE" }, access)).toBeNull();
    expect(visitorCountry({ "x-country": "FR" }, access)).toBeNull();
    expect(visitorCountry({ "cf-ipcountry": "FR" }, readAccess({}))).toBeNull();
  });
});

describe("visitor access", () => {
  let backend: Server;
  let api: BackendApi;
  beforeAll(async () => {
    backend = createServer((request, reply) => {
      const isMember = request.headers.cookie?.includes("sb=member") === true;
      const isPlayer = isMember || request.headers.cookie?.includes("sb=player") === true;
      reply.writeHead(isPlayer ? 200 : 401, { "content-type": "application/json" });
      reply.end(JSON.stringify(isPlayer ? { id: "p1", statuses: isMember ? [{ id: "spi_test" }] : [] } : { code: "unauthorized" }));
    });
    await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
    const environment = readEnvironment({ BACKEND_ORIGIN: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` }, []);
    const { wire } = await openBackendWire(environment, { name: "", report: () => undefined });
    api = createBackendApi({ ...environment, wire });
  });
  afterAll(() => new Promise((resolve) => backend.close(resolve)));

  const platformOrigin = "https://www.example.com";
  const judge = async (visitor: Partial<Parameters<typeof judgeVisitor>[0]>, env: NodeJS.ProcessEnv) =>
    judgeVisitor({ address: "/live", sessionCookies: null, ...visitor }, { api, platformOrigin, access: readAccess(env) });

  it("is open to everybody by default", async () => {
    expect(await judge({}, {})).toEqual({ type: "open" });
    expect(isSiteBlocked("FR", readAccess({}))).toBe(false);
  });

  it("is blocked in a blocked country", () => {
    const access = readAccess({ BLOCKED_COUNTRIES: "FR,US", COUNTRY_HEADER: "x-country" });
    expect([isSiteBlocked("US", access), isSiteBlocked("DE", access), isSiteBlocked(null, access)]).toEqual([true, false, false]);
  });

  it.each([
    ["a visitor", null, "/live", false],
    ["an expired session", "sb=old", "/live", false],
    ["a player without the status", "sb=player", "/live", false],
    ["a player with the status", "sb=member", "/live", true],
    ["a visitor on the sign-in page", null, "/users/sign-in", true],
    ["a visitor from the platform", null, "/init-sportsbook?token=1", true],
  ])("with a required group decides about %s", async (_name, sessionCookies, address, isOpen) => {
    const verdict = await judge({ sessionCookies, address }, { USER_GROUP: "spi_test" });
    expect(verdict).toEqual(isOpen ? { type: "open" } : { type: "redirect", to: platformOrigin });
  });
});
