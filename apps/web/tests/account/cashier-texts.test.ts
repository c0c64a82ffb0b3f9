import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cashierLanguages, cashierTexts, languageAttributes } from "../../../host/src/cashier/texts/cashier-texts.ts";
import { translatedLocales } from "../../plugins/catalogue-texts.ts";

const english = cashierTexts("en").texts;
const placesOf = (text: string): readonly string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted();

describe("cashier texts", () => {
  it("exist in every language of the pages", () => {
    const pages = translatedLocales(join(import.meta.dirname, "../../src/messages"));
    expect(cashierLanguages.map(([code]) => code).toSorted()).toEqual([...pages].toSorted());
  });

  it.each(cashierLanguages)("%s (%s) contains every text with the same placeholders", (code) => {
    const { language, texts } = cashierTexts(code);
    expect(language).toBe(code);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      const own = Object.entries(texts).find(([name]) => name === key)?.[1] ?? "";
      expect([key, placesOf(own), own.trim() === ""]).toEqual([key, placesOf(text), false]);
    }
  });

  it("fall back to the base language for a regional locale, and to English for an unknown one", () => {
    expect(["en-IE", "ru-KZ", "pt", "sr", "xx"].map((locale) => cashierTexts(locale).language)).toEqual([
      "en",
      "ru",
      "pt-BR",
      "sr-ME",
      "en",
    ]);
    expect(["kz", "ur", "pt-BR"].map((language) => languageAttributes(language, { rtlView: true }))).toEqual([
      { lang: "kk", dir: "ltr" },
      { lang: "ur", dir: "rtl" },
      { lang: "pt-BR", dir: "ltr" },
    ]);
  });
});
