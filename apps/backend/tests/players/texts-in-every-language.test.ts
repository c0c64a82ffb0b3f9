import { locales, resolveLocale } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { cashoutMessages } from "../../src/betting/cashout/cashout-messages.data.ts";
import { placementMessages } from "../../src/betting/placement/placement-messages.data.ts";
import { notificationTexts } from "../../src/notifications/notification-texts.data.ts";
import { mailTexts } from "../../src/players/mail-texts.data.ts";
import { textsByLanguage } from "../../src/providers/frame-texts/frame-texts.ts";
import { supportTexts } from "../../src/http/routes/support/support-texts.data.ts";

/** All texts below a part of a table with their paths. */
function textsOf(part: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof part === "string") return [[path, part]];
  return Object.entries(part ?? {}).flatMap(([key, value]) => textsOf(value, `${path}/${key}`));
}

/** The placeholders, sorted. */
function placesIn(text: string): readonly string[] {
  return (text.match(/\{\w+\}/gu) ?? []).toSorted();
}

const tables: readonly (readonly [name: string, table: Readonly<Record<string, unknown>>])[] = [
  ["notifications", notificationTexts],
  ["mails", mailTexts],
  ["the support's chat", supportTexts],
  ["the games", textsByLanguage],
  ["refused bets", placementMessages],
  ["refused cash outs", cashoutMessages],
];

describe.each(tables)("the texts of %s", (_name, table) => {
  const english = textsOf(table["en"]);

  it.each(locales.map(({ code }) => code).filter((code) => !code.startsWith("en")))("exist in %s with the same placeholders", (code) => {
    const language = resolveLocale(code, Object.keys(table));
    expect(language).toBe(code === "ru-KZ" ? "ru" : code);
    const own = textsOf(table[language]);
    expect(own.map(([path, text]) => [path, text === "", placesIn(text)])).toEqual(
      english.map(([path, text]) => [path, text === "", placesIn(text)]),
    );
    const sentences = own.filter(([, text], index) => text === english[index]?.[1] && /\s\w+\s\w+\s/u.test(text));
    expect(sentences).toEqual([]);
  });
});
