import { gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { parseCookies } from "../src/server/pages/cookies.ts";
import { finishDocument, noncePlaceholder } from "../src/server/document/page-document.ts";
import { readLocale } from "../src/server/pages/locale-redirect.ts";
import { createPageCache } from "../src/server/pages/page-cache.ts";
import { contentSecurityPolicy } from "../src/server/http/security-headers.ts";
import { toAddress, toHref } from "../src/navigation/navigation.ts";
import { matchRoute } from "../src/routes/routes.ts";

describe("routes", () => {
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
  ])("%s is the page %s", (path, key) => {
    expect(matchRoute(path)?.route.key).toBe(key);
  });

  it.each(["/soccer/arsenal", "/soccer/a-m-1/more", "/soccer/%E0%A4%A", "/a/b/c"])("%s is no page", (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it("reads sport and id off a match's address", () => {
    expect(matchRoute("/soccer/arsenal-chelsea-m-1234")?.params).toEqual({
      sport: "soccer",
      id: "1234",
      segment: "arsenal-chelsea-m-1234",
    });
  });

  it("puts the locale before addresses and takes it off", () => {
    expect(toHref("/soccer?page=2", { locale: "de" })).toBe("/de/soccer?page=2");
    expect(toHref("/", { locale: "de" })).toBe("/de");
    expect(toAddress("/de/soccer?page=2", { locale: "de" })).toBe("/soccer?page=2");
    expect(toAddress("/de", { locale: "de" })).toBe("/");
  });
});

describe("locale in the path", () => {
  const options = { bareLocale: null, locales: ["en", "de", "nb", "ar"], acceptLanguage: "de-CH,de;q=0.9" };
  it.each([
    ["/", { type: "redirect", to: "/de", status: 307 }],
    ["/?a=1", { type: "redirect", to: "/de?a=1", status: 307 }],
    ["/no/soccer?x=1", { type: "redirect", to: "/nb/soccer?x=1", status: 301 }],
    ["/DE/soccer", { type: "redirect", to: "/de/soccer", status: 301 }],
    ["/ar/live", { type: "page", locale: "ar", address: "/live" }],
    ["/en", { type: "page", locale: "en", address: "/" }],
    ["/xx/soccer", { type: "bare", locale: "de", address: "/xx/soccer" }],
    ["/soccer", { type: "bare", locale: "de", address: "/soccer" }],
  ])("%s", (url, expected) => {
    expect(readLocale(url, options)).toEqual(expected);
  });
});

describe("server parts", () => {
  it("reads cookies, the first of a name, and survives broken escapes", () => {
    const cookies = parseCookies("a=1; b=%E4; a=2; =x; c=%20y");
    expect([...cookies]).toEqual([
      ["a", "1"],
      ["b", "%E4"],
      ["", "x"],
      ["c", " y"],
    ]);
  });

  it("draws a page once for everybody who asks at the same time, and again after a failure", async () => {
    const cache = createPageCache<string>();
    const draw = vi.fn(async () => "page");
    expect(await Promise.all([cache.get("k", draw), cache.get("k", draw)])).toEqual(["page", "page"]);
    expect(draw).toHaveBeenCalledTimes(1);
    await expect(cache.get("bad", async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await cache.get("bad", draw)).toBe("page");
  });

  it("allows scripts by nonce only", () => {
    const origins = { frames: [], images: ["https://pictures.test"], media: [], connect: [], isZoomable: true };
    const policy = contentSecurityPolicy("abc", { isDevelopment: false, origins });
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.test;");
    expect(policy).not.toContain("media-src");
    const filmed = contentSecurityPolicy("abc", { isDevelopment: false, origins: { ...origins, media: ["https://films.test"] } });
    expect(filmed).toContain("; media-src https://films.test;");
  });
});

describe("finished documents", () => {
  it("are one valid gzip member with the nonce of each response", async () => {
    const body = "<p>Grüße</p>".repeat(2_000);
    const document = await finishDocument(
      200,
      `<html><script nonce="${noncePlaceholder}"></script><link nonce="${noncePlaceholder}">${body}`,
    );
    for (const nonce of ["first==", "second+/"]) {
      const expected = `<html><script nonce="${nonce}"></script><link nonce="${nonce}">${body}`;
      expect(gunzipSync(document.gzip(nonce)).toString()).toBe(expected);
      expect(document.plain(nonce)).toBe(expected);
    }
  });

  it("are given out once more while they are drawn anew, then drawn before they are given", async () => {
    let nowMs = 0;
    let drawn = 0;
    const cache = createPageCache<number>(() => nowMs);
    const draw = async (): Promise<number> => (drawn += 1);
    expect(await cache.get("k", draw)).toBe(1);
    nowMs = 1_500;
    expect(await cache.get("k", draw)).toBe(1);
    expect(await cache.get("k", draw)).toBe(2);
    nowMs = 9_000;
    expect(await cache.get("k", draw)).toBe(3);
  });
});
