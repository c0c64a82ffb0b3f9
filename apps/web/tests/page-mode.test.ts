import { readFileSync } from "node:fs";
import { locales } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { localeIconFile } from "../src/elements/locale/locale-icon.tsx";
import { readPageMode } from "../src/shell/page-mode.ts";

describe("the mode of a page", () => {
  const chrome = "Mozilla/5.0 Chrome/140.0 Safari/537.36";
  it.each([
    ["nobody's by itself", { userAgent: chrome, search: "", kept: null }, null],
    ["the app's by the address", { userAgent: chrome, search: "?sport=soccer&mode=app", kept: null }, "app"],
    ["kept over the session's links", { userAgent: chrome, search: "?page=2", kept: "app" }, "app"],
    ["the audit's by the address", { userAgent: chrome, search: "?mode=lighthouse", kept: "app" }, "lighthouse"],
    ["the audit's by its browser", { userAgent: `${chrome} Chrome-Lighthouse`, search: "", kept: null }, "lighthouse"],
    ["none that is unknown", { userAgent: chrome, search: "?mode=god", kept: "constructor" }, null],
  ])("is %s", (_what, source, mode) => {
    expect(readPageMode(source)).toBe(mode);
  });
});

describe("icons of languages", () => {
  it("are flags of countries, French's own drawing, and none for a language of many countries", () => {
    expect(["de", "en-IE", "pt-BR", "fr", "ar"].map(localeIconFile)).toEqual(["de", "ie", "br", "locale-fr", null]);
    expect(readFileSync(new URL("../public/flags/locale-fr.svg", import.meta.url), "utf8")).toContain("<svg");
    for (const { code } of locales) expect(localeIconFile(code) ?? "none").toMatch(/^[a-z]{2}$|^none$|^locale-fr$/u);
  });
});
