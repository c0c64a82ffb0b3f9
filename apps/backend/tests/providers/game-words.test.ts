import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type FrameTexts, textsByLanguage } from "../../src/providers/frame-texts/frame-texts.ts";

const catalogues = new URL("../../../web/src/messages/", import.meta.url);

/** Words for money that games share with the bet slip, with their names in the site's catalogues. */
const shared = {
  balance: "shell.balance",
  deposit: "slip.deposit",
  enterStake: "slip.enterStake",
  fundsMissing: "slip.refusal.balanceTooLow.text",
  placeStake: "slip.place",
  placing: "slip.processing.sending.title",
  refusedFunds: "slip.refusal.balanceTooLow.title",
  refusedHigh: "slip.refusal.stakeOverLimit.title",
  refusedLow: "slip.refusal.stakeUnderMinimum.title",
  returns: "slip.returns",
  returnsUpTo: "slip.returnsUpTo",
  stake: "slip.stake",
  stakeMaximum: "slip.refusal.stakeOverLimit.text",
  stakeMinimum: "slip.refusal.stakeUnderMinimum.text",
  stakeUnreadable: "slip.stakeError.notANumber",
} as const satisfies Partial<Record<keyof FrameTexts, string>>;

describe("the games' words for money", () => {
  it.each(Object.keys(textsByLanguage))("are those of the bet slip in %s", (language) => {
    const slip = JSON.parse(readFileSync(new URL(`${language}.json`, catalogues), "utf8")) as Readonly<Record<string, string>>; // our own catalogue
    const texts: Readonly<Record<string, string>> = textsByLanguage[language] ?? {};
    const own = Object.fromEntries(Object.keys(shared).map((key) => [key, texts[key]]));
    expect(own).toEqual(Object.fromEntries(Object.entries(shared).map(([key, name]) => [key, slip[name]])));
  });
});
