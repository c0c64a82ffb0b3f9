import { readFileSync } from "node:fs";
import { locales } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { localeIconFile } from "../../src/elements/locale-switch.tsx";
import { readPageMode } from "../../src/shell/page-mode.ts";

describe("page mode", () => {
  const chrome = "Mozilla/5.0 Chrome/140.0 Safari/537.36";
  it.each([
    ["as null without any indication of a mode", { userAgent: chrome, search: "", kept: null }, null],
    ["as app from the address", { userAgent: chrome, search: "?sport=soccer&mode=app", kept: null }, "app"],
    ["as app from the session", { userAgent: chrome, search: "?page=2", kept: "app" }, "app"],
    ["as lighthouse from the address", { userAgent: chrome, search: "?mode=lighthouse", kept: "app" }, "lighthouse"],
    ["as lighthouse from the user agent", { userAgent: `${chrome} Chrome-Lighthouse`, search: "", kept: null }, "lighthouse"],
    ["as null for an unknown mode", { userAgent: chrome, search: "?mode=god", kept: "constructor" }, null],
  ])("is read %s", (_what, source, mode) => {
    expect(readPageMode(source)).toBe(mode);
  });
});

describe("language icons", () => {
  it("are country flags or, for French, a custom drawing; a language of several countries has none", () => {
    expect(["de", "en-IE", "pt-BR", "fr", "ar"].map(localeIconFile)).toEqual(["de", "ie", "br", "locale-fr", null]);
    expect(readFileSync(new URL("../../public/flags/locale-fr.svg", import.meta.url), "utf8")).toContain("<svg");
    for (const { code } of locales) expect(localeIconFile(code) ?? "none").toMatch(/^[a-z]{2}$|^none$|^locale-fr$/u);
  });
});
