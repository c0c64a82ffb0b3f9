import type { LanguageTexts } from "./language-texts.ts";

/** Arabic texts of the feed. */
export const arabicTexts: LanguageTexts = {
  sports: {}, categories: {}, markets: {}, outcomes: {}, tabs: {}, phases: {}, periods: {}, details: {}, incidents: {}, rounds: {},
};
