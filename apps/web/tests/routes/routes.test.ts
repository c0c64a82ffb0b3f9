import { describe, expect, it } from "vitest";
import en from "../../src/messages/en.json" with { type: "json" };
import { canonicalOutcome } from "../../src/routes/page.ts";
import { toAddress, toHref } from "../../src/navigation/navigation.ts";
import { importPage, matchRoute, routes } from "../../src/routes/routes.ts";

describe("route table", () => {
  it.each(routes.map((route) => [`${route.key} ${route.path}`, route] as const))("finds the page of %s", async (_, route) => {
    const page = await importPage(route, "en");
    expect(Object.keys(en)).toContain(page.titleKey);
  });

  it("matches a static path before a variable one", () => {
    expect(matchRoute("/live")?.route.key).toBe("in_play");
    expect(matchRoute("/soccer")).toMatchObject({ route: { file: "browse/sport-page" }, params: { sport: "soccer" } });
  });

  it.each([
    ["/", "sports"],
    ["/live", "in_play"],
    ["/results", "results"],
    ["/bets", "bets_history"],
    ["/users/sign-in", "sign_in"],
    ["/cybersport", "e_sports"],
    ["/top-sports", "sport"],
    ["/schedule", "schedule"],
    ["/soccer", "sport"],
    ["/soccer/england-c-3", "category"],
    ["/soccer/premier-league-l-5", "league"],
    ["/soccer/premier-league-t-5", "league"],
    ["/soccer/arsenal-chelsea-m-1234", "match"],
    ["/404", "not_found"],
    ["/500", "failed"],
  ])("matches %s to the page %s", (path, key) => {
    expect(matchRoute(path)?.route.key).toBe(key);
  });

  it.each(["/soccer/arsenal", "/soccer/a-m-1/more", "/soccer/%E0%A4%A", "/a/b/c"])("matches %s to no page", (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it("reads sport and id from the address of a match", () => {
    expect(matchRoute("/soccer/arsenal-chelsea-m-1234")?.params).toEqual({
      sport: "soccer",
      id: "1234",
      segment: "arsenal-chelsea-m-1234",
    });
  });
});

describe("addresses", () => {
  const site = { locale: "de", bareLocale: null };

  it("can be prefixed with the locale and stripped of it", () => {
    expect(toHref("/soccer?page=2", site)).toBe("/de/soccer?page=2");
    expect(toHref("/", site)).toBe("/de");
    expect(toAddress("/de/soccer?page=2", site)).toBe("/soccer?page=2");
    expect(toAddress("/de", site)).toBe("/");
  });
});

describe("canonical address", () => {
  const search = new URLSearchParams();
  const params = { sport: "футбол", id: "1/2", segment: "a-b-m-1/2" };

  it("is encoded for a header and read back as the same page when the backend's keys have special characters", () => {
    const outcome = canonicalOutcome({ params: { ...params, sport: "soccer" }, search }, { sportKey: params.sport, slug: params.segment });
    if (outcome.type !== "redirect") throw new Error("The page was not redirected");
    expect(outcome.path).toMatch(/^[!-~]+$/u);
    expect(matchRoute(outcome.path)).toMatchObject({ route: { key: "match" }, params });
    expect(canonicalOutcome({ params, search }, { sportKey: params.sport, slug: params.segment })).toEqual({ type: "page", status: 200 });
  });
});
