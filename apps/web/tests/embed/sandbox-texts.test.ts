import { join } from "node:path";
import { expect, it } from "vitest";
import { translatedLocales } from "../../plugins/catalogue-texts.ts";
import { frameScript, sandboxTexts } from "../../src/server/document/frame-document.ts";

it("sandbox texts exist in every language of the pages", () => {
  const locales = translatedLocales(join(import.meta.dirname, "../../src/messages"));
  expect(Object.keys(sandboxTexts).toSorted()).toEqual([...locales].toSorted());
  expect(new Set(Object.values(sandboxTexts)).size).toBe(locales.length);
  expect(frameScript("ja")).toContain(sandboxTexts.ja);
  expect(frameScript("ru-KZ")).toContain(sandboxTexts.ru);
  expect(frameScript("en-IE")).toContain(sandboxTexts.en);
});
