import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aliasedLocale,
  formatPercent,
  localeDirection,
  localeFacts,
  localeName,
  locales,
  localeToChannel,
  localeToNumberTag,
  localizePath,
  negotiateLocale,
  resolveLocale,
  splitLocalePath,
} from "../src/index.ts";
import { propertyRuns } from "./support/property-runs.ts";

const all = locales.map((facts) => facts.code);

describe("formatPercent", () => {
  it.each([
    ["en", 500, "50%"],
    ["en-IE", 125, "12.5%"],
    ["de", 500, "50\u00a0%"],
    ["fr", 125, "12,5\u00a0%"],
    ["kz", 30, "3\u00a0%"],
    ["pl", 500, "50%"],
    ["ja", 500, "50%"],
    ["tr", 500, "%50"],
    ["ar", 500, "50\u200e%\u200e"],
    ["fa", 500, "50%"],
    ["en", 2.5, "0.25%"],
  ])("writes the sign where %s puts it: %s thousandths", (locale, thousandths, expected) => {
    expect(formatPercent(thousandths, locale)).toBe(expected);
  });

  it("shows a plus for a gain only if asked", () => {
    expect(formatPercent(50, "en", "signed")).toBe("+5%");
    expect(formatPercent(50, "tr", "signed")).toBe("+%5");
    expect(formatPercent(0, "en", "signed")).toBe("0%");
    expect(formatPercent(50, "en")).toBe("5%");
  });
});

describe("locale resolution (specification 5)", () => {
  it.each([
    ["no", ["en", "nb"], "nb"],
    ["tl", ["en", "fil"], "fil"],
    ["vn", ["en", "vi"], "vi"],
    ["se", ["en", "sv"], "sv"],
    ["sr", ["en", "sr-ME"], "sr-ME"],
    ["kz", ["de", "en", "kz"], "kz"],
    ["kz", ["de", "en"], "en"],
    ["kz", ["de", "fr"], "de"],
    ["pt-PT", ["en", "pt"], "pt"],
    ["de-AT", ["en", "de"], "de"],
    ["no-NO", ["en", "nb"], "nb"],
    ["xx", ["fr", "en"], "fr"],
    ["xx", [], "en"],
    ["PT_br", ["en", "pt-BR"], "pt-BR"],
    ["EN-ie", ["en", "en-IE"], "en-IE"],
    ["constructor", ["en"], "en"],
    ["__proto__", ["en"], "en"],
  ] as const)("%s among %j is %s", (wanted, supported, expected) => {
    expect(resolveLocale(wanted, supported)).toBe(expected);
  });

  it("uses the default without a preference", () => {
    expect(resolveLocale(null, ["de", "en"])).toBe("de");
    expect(resolveLocale(undefined, ["de", "en"])).toBe("de");
  });

  it("always returns a supported locale if there is one", () => {
    fc.assert(
      fc.property(fc.string(), fc.subarray(all, { minLength: 1 }), (wanted, supported) => {
        expect(supported).toContain(resolveLocale(wanted, supported));
      }),
    );
  });

  it.each([
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["fr;q=0.2,ar;q=0.9", "ar"],
    ["zz, no;q=0.5", "nb"],
    ["*", "en"],
    ["", "en"],
    ["de;q=0", "en"],
    [";;;,,,q=", "en"],
  ])("negotiates %j", (header, expected) => {
    expect(negotiateLocale(header, ["en", "de", "ar", "nb"])).toBe(expected);
  });

  it.each([
    ["pt", "pt-BR"],
    ["pt-PT,pt;q=0.9,en;q=0.5", "pt-BR"],
    ["kk-KZ", "kz"],
    ["nn-NO,en", "nb"],
    ["iw", "he"],
  ])("resolves aliases: %s is %s", (header, expected) => {
    expect(negotiateLocale(header, all)).toBe(expected);
    expect(resolveLocale(header.split(",", 1)[0], all)).toBe(expected);
  });

  it("distinguishes an alias prefix from a path", () => {
    expect(aliasedLocale("no", ["en", "nb"])).toBe("nb");
    expect(aliasedLocale("nb", ["en", "nb"])).toBeNull();
    expect(aliasedLocale("xx", ["en", "nb"])).toBeNull();
  });
});

describe("locale facts", () => {
  it("include the 24 locales of the project", () => {
    expect(all).toEqual([
      "en",
      "en-IE",
      "de",
      "es",
      "pt-BR",
      "pl",
      "fr",
      "lv",
      "kz",
      "ru",
      "ru-KZ",
      "el",
      "it",
      "tr",
      "nb",
      "sv",
      "fil",
      "vi",
      "sr-ME",
      "ja",
      "ar",
      "he",
      "fa",
      "ur",
    ]);
  });

  it("have a tag that Intl supports", () => {
    for (const facts of locales)
      expect(Intl.getCanonicalLocales([facts.intlTag, facts.htmlTag, localeToNumberTag(facts.code)])).toHaveLength(
        facts.intlTag === facts.htmlTag ? 2 : 3,
      );
  });

  it("make Arabic, Hebrew, Persian and Urdu right-to-left, only with the flag", () => {
    const rtl = all.filter((code) => localeDirection(code, { rtlView: true }) === "rtl");
    expect(rtl).toEqual(["ar", "he", "fa", "ur"]);
    expect(all.every((code) => localeDirection(code, { rtlView: false }) === "ltr")).toBe(true);
  });

  it("fall back to the code of an unknown locale", () => {
    expect(localeFacts("xx")).toEqual({ code: "xx", intlTag: "xx", htmlTag: "xx", isRtl: false });
    expect(localeFacts("kz").htmlTag).toBe("kk");
    expect([localeName("kz"), localeName("PT_br"), localeName("xx")]).toEqual(["Қазақша", "Português (Brasil)", "xx"]);
  });

  it("map br and pt-BR to pt in channels", () => {
    expect([localeToChannel("br"), localeToChannel("pt-BR"), localeToChannel("de")]).toEqual(["pt", "pt", "de"]);
  });
});

describe("locale paths", () => {
  it.each([
    ["/de/soccer", "de", "/soccer"],
    ["/de", "de", "/"],
    ["/de?a=1", "de", "/?a=1"],
    ["/DE/soccer", "de", "/soccer"],
    ["/xx/soccer", null, "/xx/soccer"],
    ["/", null, "/"],
    ["/design", null, "/design"],
    ["", null, ""],
  ])("splits %s", (path, locale, rest) => {
    expect(splitLocalePath(path, ["en", "de"])).toEqual({ locale, path: rest });
  });

  it("prefix own paths but not external links", () => {
    expect(localizePath("/soccer", "de")).toBe("/de/soccer");
    expect(localizePath("/", "de")).toBe("/de");
    for (const link of ["https://example.test/", "http://x", "sms:123", "mailto:a@b", "//cdn.test/x", "#top"])
      expect(localizePath(link, "de")).toBe(link);
  });

  it("round-trip any path", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.webPath().filter((path) => path.startsWith("/") && !path.startsWith("//")),
        (locale, path) => {
          expect(splitLocalePath(localizePath(path, locale), all)).toEqual({ locale, path });
        },
      ),
      { numRuns: propertyRuns(100) },
    );
  });
});
