import { describe, expect, it } from "vitest";
import { readLocale } from "../../src/server/pages/locale-redirect.ts";

const locales = ["en", "de", "nb", "pt-BR"];
const read = (url: string, bareLocale: string | null = null, acceptLanguage?: string) =>
  readLocale(url, { locales, bareLocale, acceptLanguage });
const page = (locale: string, address: string) => ({ type: "page", locale, address });
const moved = (to: string) => ({ type: "redirect", to, status: 301 });

describe("locale prefix without a bare locale", () => {
  it("is read from the address", () => {
    expect(read("/de/soccer?time=1h")).toEqual(page("de", "/soccer?time=1h"));
    expect(read("/de")).toEqual(page("de", "/"));
  });

  it("is the visitor's locale at /", () => {
    expect(read("/?btag=1", null, "de-AT")).toEqual({ type: "redirect", to: "/de?btag=1", status: 307 });
    expect(read("/")).toEqual({ type: "redirect", to: "/en", status: 307 });
  });

  it("is normalised by a permanent redirect from aliases and other letter case", () => {
    expect(read("/no/live?sport=tennis")).toEqual(moved("/nb/live?sport=tennis"));
    expect(read("/br")).toEqual(moved("/pt-BR"));
    expect(read("/PT-br/live")).toEqual(moved("/pt-BR/live"));
  });

  it("is the visitor's locale for an address without prefix, in a single step even with extra slashes", () => {
    const bare = (address: string) => ({ type: "bare", locale: "de", address });
    expect(read("/live?sport=tennis", null, "de")).toEqual(bare("/live?sport=tennis"));
    expect(read("//xx//live/", null, "de")).toEqual(bare("/xx/live"));
  });
});

describe("locale prefix with a bare locale", () => {
  it("is absent for the bare locale, regardless of the visitor's language", () => {
    expect(read("/", "en", "de")).toEqual(page("en", "/"));
    expect(read("/soccer?time=1h", "en")).toEqual(page("en", "/soccer?time=1h"));
    expect(read("/xx/live", "en")).toEqual(page("en", "/xx/live"));
  });

  it("redirects permanently from the prefix of the bare locale", () => {
    expect(read("/en/soccer", "en")).toEqual(moved("/soccer"));
    expect(read("/en", "en")).toEqual(moved("/"));
  });

  it("is required for the other locales", () => {
    expect(read("/de/soccer", "en")).toEqual(page("de", "/soccer"));
    expect(read("/no/live", "en")).toEqual(moved("/nb/live"));
  });
});

describe("extra slashes", () => {
  it.each([
    ["/en//soccer", "/en/soccer"],
    ["//en/soccer///l-7?next=a//b", "/en/soccer/l-7?next=a//b"],
    ["/en//", "/en"],
    ["/en/", "/en"],
    ["/en/soccer/", "/en/soccer"],
    ["/en/soccer/?time=1h", "/en/soccer?time=1h"],
    ["/no/live/", "/nb/live"],
    ["/no//live", "/nb/live"],
  ])("redirect %s to %s", (url, to) => {
    expect(read(url)).toEqual(moved(to));
  });

  it("are kept in the query, and in the root path", () => {
    expect(read("/en/soccer?from=https://a.example//b/")).toEqual(page("en", "/soccer?from=https://a.example//b/"));
    expect(read("/?a=/", "en")).toEqual(page("en", "/?a=/"));
    expect(read("/soccer/", "en")).toEqual(moved("/soccer"));
  });
});

describe("redirects never lead to another site", () => {
  it.each([
    "/en//evil.example",
    "/EN//evil.example",
    "/no//evil.example",
    "/en/%5C/evil.example",
    "/en/\\evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\\/evil.example/en",
  ])("from %s", (url) => {
    for (const bareLocale of [null, "en"]) {
      const place = read(url, bareLocale);
      if (place.type === "redirect") expect(place.to).toMatch(/^\/(?!\/)/u);
    }
  });
});

describe("readLocale", () => {
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
  ])("reads %s", (url, expected) => {
    expect(readLocale(url, options)).toEqual(expected);
  });
});
