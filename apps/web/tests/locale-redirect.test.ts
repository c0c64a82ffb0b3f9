import { describe, expect, it } from "vitest";
import { readLocale } from "../src/server/pages/locale-redirect.ts";

const locales = ["en", "de", "nb", "pt-BR"];
const read = (url: string, bareLocale: string | null = null, acceptLanguage?: string) =>
  readLocale(url, { locales, bareLocale, acceptLanguage });
const page = (locale: string, address: string) => ({ type: "page", locale, address });
const moved = (to: string) => ({ type: "redirect", to, status: 301 });

describe("the locale of an address, always in front", () => {
  it("is read off it", () => {
    expect(read("/de/soccer?time=1h")).toEqual(page("de", "/soccer?time=1h"));
    expect(read("/de")).toEqual(page("de", "/"));
  });

  it("is the visitor's at the bare address", () => {
    expect(read("/?btag=1", null, "de-AT")).toEqual({ type: "redirect", to: "/de?btag=1", status: 307 });
    expect(read("/")).toEqual({ type: "redirect", to: "/en", status: 307 });
  });

  it("is written one way: aliases and other cases move for good", () => {
    expect(read("/no/live?sport=tennis")).toEqual(moved("/nb/live?sport=tennis"));
    expect(read("/br")).toEqual(moved("/pt-BR"));
    expect(read("/PT-br/live")).toEqual(moved("/pt-BR/live"));
  });

  it("is the visitor's where the first part is none, in one step also with spare slashes", () => {
    const bare = (address: string) => ({ type: "bare", locale: "de", address });
    expect(read("/live?sport=tennis", null, "de")).toEqual(bare("/live?sport=tennis"));
    expect(read("//xx//live/", null, "de")).toEqual(bare("/xx/live"));
  });
});

describe("the locale of an address, left out for the first one", () => {
  it("is the first one without a prefix, whatever the visitor reads", () => {
    expect(read("/", "en", "de")).toEqual(page("en", "/"));
    expect(read("/soccer?time=1h", "en")).toEqual(page("en", "/soccer?time=1h"));
    expect(read("/xx/live", "en")).toEqual(page("en", "/xx/live"));
  });

  it("moves from the first one's prefix to none, for good", () => {
    expect(read("/en/soccer", "en")).toEqual(moved("/soccer"));
    expect(read("/en", "en")).toEqual(moved("/"));
  });

  it("stays in front for the others", () => {
    expect(read("/de/soccer", "en")).toEqual(page("de", "/soccer"));
    expect(read("/no/live", "en")).toEqual(moved("/nb/live"));
  });
});

describe("slashes that are doubled or trail", () => {
  it.each([
    ["/en//soccer", "/en/soccer"],
    ["//en/soccer///l-7?next=a//b", "/en/soccer/l-7?next=a//b"],
    ["/en//", "/en"],
    ["/en/", "/en"],
    ["/en/soccer/", "/en/soccer"],
    ["/en/soccer/?time=1h", "/en/soccer?time=1h"],
    ["/no/live/", "/nb/live"],
    ["/no//live", "/nb/live"],
  ])("of %s lead to %s", (url, to) => {
    expect(read(url)).toEqual(moved(to));
  });

  it("are left alone behind the path, and where they are the path", () => {
    expect(read("/en/soccer?from=https://a.example//b/")).toEqual(page("en", "/soccer?from=https://a.example//b/"));
    expect(read("/?a=/", "en")).toEqual(page("en", "/?a=/"));
    expect(read("/soccer/", "en")).toEqual(moved("/soccer"));
  });
});

describe("no address leads to another site", () => {
  it.each([
    "/en//evil.example",
    "/EN//evil.example",
    "/no//evil.example",
    "/en/%5C/evil.example",
    "/en/\\evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\\/evil.example/en",
  ])("%s", (url) => {
    for (const bareLocale of [null, "en"]) {
      const place = read(url, bareLocale);
      if (place.type === "redirect") expect(place.to).toMatch(/^\/(?!\/)/u);
    }
  });
});
