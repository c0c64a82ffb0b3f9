import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

async function read(path: string, locale = "en"): Promise<{ status: number; body: Record<string, unknown> }> {
  const reply = await fetch(`${server.origin}${path}`, { headers: { "accept-language": locale } });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

describe("the site's own pages", () => {
  test("a built page has its blocks", async () => {
    const { status, body } = await read("/api/v2/site-config/pages/sports");
    expect(status).toBe(200);
    expect(body["bottom"]).toMatchObject([
      { type: "cover" },
      { type: "situations" },
      { type: "popular_combos" },
      { type: "favourites" },
      { type: "prematch_events" },
    ]);
  });

  test("a built-in page may have no blocks", async () => {
    expect((await read("/api/v2/site-config/pages/results")).body).toMatchObject({ top: [], bottom: [] });
  });

  test("an unknown page is a 404", async () => {
    expect((await read("/api/v2/site-config/pages/nothing")).status).toBe(404);
  });

  test("the description is in the requested language", async () => {
    const [english, german] = [await read("/api/v2/site-config", "en"), await read("/api/v2/site-config", "de")];
    expect(german.body["seo"]).not.toEqual(english.body["seo"]);
  });

  test("menus are returned by placement", async () => {
    const { body } = await read("/api/v2/site-config");
    expect(Object.keys(body["menus"] as object)).toEqual([
      "header",
      "left_sidebar_desktop",
      "side_menu_mobile",
      "tab_bar_mobile",
      "right_sidebar_desktop",
    ]);
  });
});
