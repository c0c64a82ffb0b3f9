import { describe, expect, it } from "vitest";
import { importPage, matchRoute, routes } from "../../src/routes/routes.ts";
import en from "../../src/messages/en.json" with { type: "json" };

describe("route table", () => {
  it.each(routes.map((route) => [`${route.key} ${route.path}`, route] as const))("finds the page of %s", async (_, route) => {
    const page = await importPage(route, "en");
    expect(Object.keys(en)).toContain(page.titleKey);
  });

  it("matches a static path before a variable one", () => {
    expect(matchRoute("/live")?.route.key).toBe("in_play");
    expect(matchRoute("/soccer")).toMatchObject({ route: { file: "browse/sport-page" }, params: { sport: "soccer" } });
  });

  it("matches an entity by the suffix of its last segment", () => {
    expect(matchRoute("/soccer/arsenal-chelsea-m-12")).toMatchObject({ route: { key: "match" }, params: { id: "12" } });
    expect(matchRoute("/soccer/no-suffix")).toBeNull();
  });

  it("matches no path with a broken escape sequence", () => {
    expect(matchRoute("/%E0%A4%A")).toBeNull();
  });
});
