import { join } from "node:path";
import compile from "icu-minify/compile";
import { describe, expect, it } from "vitest";
import { baseLocales, catalogueLocales, pseudoLocale, readOwnTexts, readTexts } from "../plugins/catalogue-texts.ts";
import { readMessageShape } from "../plugins/message-shape.ts";
import { toPseudoText } from "../plugins/pseudo-text.ts";
import { createText, type CompiledMessages, type MessageKey, type Text } from "../src/messages/text.ts";

const folder = join(import.meta.dirname, "../src/messages");
const english = readOwnTexts(folder, "en");
const locales = [...catalogueLocales(folder), pseudoLocale];

function textIn(locale: string): Text {
  const compiled = Object.fromEntries(Object.entries(readTexts(folder, locale)).map(([key, text]) => [key, compile(text)]));
  return createText(compiled as CompiledMessages, locale);
}

describe("messages", () => {
  it.each(locales)("%s has every text with the same placeholders", (locale) => {
    const texts = readTexts(folder, locale);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(texts))
      expect([key, readMessageShape(text).places]).toEqual([key, readMessageShape(english[key] ?? "").places]);
  });

  it.each(locales)("%s is valid ICU and formats without undefined values", (locale) => {
    const t = textIn(locale);
    for (const [key, text] of Object.entries(readTexts(folder, locale))) {
      const values = Object.fromEntries(readMessageShape(text).places.map((name) => [name, 3]));
      expect(t(key as MessageKey, values)).not.toMatch(/undefined|\[object/u);
    }
  });

  it.each(["alerts.failed", "alerts.offline", "cashier.status.success", "cashier.status.error", "cashier.status.pending"] as const)(
    "%s has a title and a different description in every language",
    (alert) => {
      for (const locale of locales) {
        const t = textIn(locale);
        const texts = [t(`${alert}.title`), t(`${alert}.text`)];
        expect(new Set(texts).size, locale).toBe(2);
        expect(texts, locale).not.toContain("");
      }
    },
  );

  it("uses the plural rules of each language with Latin digits", () => {
    const t = textIn("ar");
    expect(t("search.found", { count: 2 })).toBe("نتيجتان");
    // The button shows "+2"; its accessible name must contain the same number.
    for (const count of [0, 2, 184]) expect(t("match.moreMarkets", { count })).toContain(String(count));
    expect([1, 3, 12_345].map((days) => textIn("kz")("safer.days", { days }))).toEqual(["1 күн", "3 күн", "12\u00a0345 күн"]);
  });
});

describe("fallback catalogues", () => {
  it("are the base language, then English", () => {
    expect(baseLocales(folder, "de")).toEqual(["en"]);
    expect(baseLocales(folder, "en-IE")).toEqual(["en"]);
    expect(baseLocales(folder, "en")).toEqual([]);
  });
});

describe("reality check text", () => {
  it("is `every minute` for an interval of one minute", () => {
    const format = (locale: string, minutes: number): string => textIn(locale)("safer.check.text", { minutes });
    expect([format("en", 1), format("en", 15)]).toEqual([
      "You asked for a reminder every minute.",
      "You asked for a reminder every 15 minutes.",
    ]);
    expect(format("de", 1)).toContain("jede Minute");
    expect([1, 2, 5].map((minutes) => format("pl", minutes).split(" co ")[1])).toEqual(["minutę.", "2 minuty.", "5 minut."]);
  });
});

describe("pseudo-locale", () => {
  it("lengthens and accents texts but not placeholders and branches", () => {
    expect(toPseudoText("Open {name}")).toBe("[Öpéñ {name}~~]");
    const pseudo = toPseudoText("{count, plural, one {# bet of {name}} other {# bets}}");
    expect(pseudo).toContain("{count, plural, one {# béţ óf {name}} other {# béţš}}");
  });

  it("preserves the structure of every text", () => {
    for (const [key, text] of Object.entries(english))
      expect([key, readMessageShape(toPseudoText(text))]).toEqual([key, readMessageShape(text)]);
  });
});

describe("message shape", () => {
  it("lists placeholders, plural branches and select cases", () => {
    expect(readMessageShape("{count, plural, =0 {no {thing}} one {a {thing}} other {# of {thing}}}")).toEqual({
      places: ["count", "thing"],
      plurals: [["=0", "one", "other"]],
      choices: [],
    });
    expect(readMessageShape("{id, select, a {A} other {B}}").choices).toEqual(["id=a", "id=other"]);
  });
});
