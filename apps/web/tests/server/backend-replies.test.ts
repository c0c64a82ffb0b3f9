import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { endpoints, type WirePort } from "@touchline/store";
import { fastify } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { builtInBrands } from "@touchline/ui/brands";
import { addSearchRoutes } from "../../src/server/endpoints/search-routes.ts";
import { readSiteAddresses } from "../../src/server/endpoints/sitemaps.ts";
import { readEnvironment } from "../../src/server/environment.ts";
import { type BackendApi, createBackendApi, ownAddress } from "../../src/server/http/backend-api.ts";
import { openBackendWire } from "../../src/server/http/backend-wire.ts";
import { createContentOrigins } from "../../src/server/pages/content-origins.ts";

let backend: Server | null = null;
afterEach(() => {
  backend?.closeAllConnections();
  backend?.close();
});

/** A backend with these replies by path; other requests receive 404 without a body. */
async function serve(replies: Readonly<Record<string, unknown>>): Promise<{ readonly wire: WirePort; readonly api: BackendApi }> {
  const server = createServer((request, response) => {
    const body = replies[request.url?.split("?")[0] ?? ""];
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  backend = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = readEnvironment({ BACKEND_ORIGIN: origin, LOCALES: "en" }, []);
  const { wire } = await openBackendWire(environment, { name: "Bets", report: () => undefined });
  return { wire, api: createBackendApi({ ...environment, wire }) };
}

const match = {
  id: "7a",
  slug: "a-b-m-7a",
  competitors: { home: { name: "Arsenal" }, away: { name: "Chelsea" } },
  tournament: { id: 1, sport: { key: "soccer" } },
};

describe("the web server in front of a backend that follows the specification", () => {
  it("lists its sports and matches in the sitemaps without categories, leagues or a site configuration", async () => {
    const { api } = await serve({ "/api/v2/sports": [{ id: 1, key: "soccer" }], "/api/v2/matches": { data: [match] } });
    const { pages, leagues, matches } = await readSiteAddresses(api({ locale: "en", callerAddress: ownAddress }), {
      fixed: ["/"],
      nowMs: Date.UTC(2026, 10, 23, 12),
    });
    expect(pages.map(({ path }) => path)).toEqual(["/", "/soccer"]);
    expect(leagues).toEqual([]);
    expect(matches.map(({ path }) => path)).toEqual(["/soccer/a-b-m-7a"]);
  });

  it("draws the image of a match whose id is text and whose teams have neither colours nor short names", async () => {
    const { api } = await serve({ "/api/v2/matches/7a": match });
    const app = fastify();
    addSearchRoutes(
      app,
      { publicOrigin: "https://bets.test", locales: ["en"], bareLocale: null, isIndexed: false },
      { pack: builtInBrands.broadcast, api },
    );
    const [own, general] = await Promise.all([app.inject("/social/7a.png"), app.inject("/social.png")]);
    expect(own.statusCode).toBe(200);
    expect(own.rawPayload.equals(general.rawPayload)).toBe(false);
  });

  it("allows the operator's pictures and services, but not a picture without an address", async () => {
    const { api } = await serve({
      "/api/v2/site-config": {
        logo: "https://cdn.test/logo.svg",
        favicon: "javascript:alert(1)",
        gtmId: "GTM-ABCD",
        chat: { type: "tawk", id: "x" },
      },
    });
    const read = createContentOrigins(api, { report: () => undefined });
    expect(await read()).toMatchObject({
      logo: "https://cdn.test/logo.svg",
      favicon: null,
      images: expect.arrayContaining(["https://cdn.test"]),
      frames: ["https://tawk.to"],
      hasTagManager: true,
    });
  });

  it("collects the origins of team pictures for the content security policy", async () => {
    const teams = { home: { name: "A", logo: "https://logos.test/a.png" }, away: { name: "B", logo: "/img/b.png" } };
    const { wire, api } = await serve({ "/api/v2/matches/7a": { ...match, competitors: teams } });
    expect(wire.pictureOrigins()).toEqual([]);
    const caller = { locale: "en", callerAddress: ownAddress };
    await api(caller).fetch(endpoints.getMatch, { params: { id: "7a" as unknown as number } });
    expect(wire.pictureOrigins()).toEqual(["https://logos.test"]);
  });

  it("works without a site configuration", async () => {
    const { api } = await serve({});
    const errors: unknown[] = [];
    const read = createContentOrigins(api, { report: (error) => errors.push(error) });
    expect(await read()).toMatchObject({ logo: null, images: [], isZoomable: true, hasTagManager: false });
    expect(errors).toEqual([]);
  });
});
