import type { LanguageTexts } from "./language-texts.ts";

/** German texts of the feed. */
export const germanTexts: LanguageTexts = {
  sports: {}, categories: {}, markets: {}, outcomes: {}, tabs: {}, phases: {}, periods: {}, details: {}, incidents: {}, rounds: {},
};
