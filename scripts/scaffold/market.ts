import { Refused, type Draft } from "./draft.ts";
import { parseName } from "./names.ts";

const soccer = "packages/feed/src/sports/soccer";
const definitions = `${soccer}/soccer-markets.data.ts`;
const rules = `${soccer}/markets/soccer-rules.ts`;
const offer = `${soccer}/markets/soccer-offer.ts`;
const names = "packages/feed/src/names";
const settlementTest = "packages/feed/tests/sports/soccer-settlement.test.ts";
const wordsTest = "packages/feed/tests/engine/language-words.test.ts";
/** Lower type ids belong to the data provider. */
const firstOwnTypeId = 9_001;

function numbersIn(text: string, pattern: RegExp): readonly number[] {
  return [...text.matchAll(pattern)].map(([, number]) => Number(number));
}

/** A football market: definition, rule (price and settlement), offer, and a settled match in the tests. */
export function draftMarket(draft: Draft, argument: string): readonly string[] {
  const name = parseName(argument);
  const defined = draft.read(definitions);
  if (defined.toLowerCase().includes(`name: "${name.words.toLowerCase()}"`))
    throw new Refused(`Football has a market "${name.words}". Choose another name.`);
  const typeId = Math.max(firstOwnTypeId - 1, ...numbersIn(defined, /typeId: (\d+)/gu)) + 1;
  const priority = Math.max(...numbersIn(defined, /priority: (\d+)/gu)) + 1;
  draft.insertLastRow(
    definitions,
    "const definitions:",
    `  { typeId: ${typeId}, name: "${name.words}", outcomes: yesNo, scopes: full, tabs: ["goals"], priority: ${priority}, overround: 1.07 },`,
  );
  draft.insertLastRow(
    rules,
    "const fullTimeRules:",
    `  // ${name.words}: wins for two goals of each team.\n  measured(${typeId}, "yes_no", (detail) => yes(homeGoals(detail) > 1 && awayGoals(detail) > 1)),`,
  );
  draft.insertAfter(offer, ", 52, 546", `, ${typeId}`);
  for (const language of ["de", "ar"])
    draft.insertBefore(`${names}/${language}.data.ts`, "\n  },\n  outcomes: {", `\n    ${typeId}: "${name.words}",`);
  draft.insertAfter(wordsTest, "const notTranslatedYet: readonly number[] = [", `${typeId}, `);
  draft.insertBefore(
    settlementTest,
    'describe("soccer settlement of any match"',
    `describe("${name.words}", () => {
  it("is settled by the goals of each team", () => {
    check.expectSettlements(soccer, check.matchById("soccer", "worldcup.2026.103"), [[${typeId}, "", "74"]]);
    check.expectSettlements(soccer, check.matchById("soccer", "eng.1.2024-25.010"), [[${typeId}, "", "76"]]);
  });
});

`,
  );
  return [
    `Write the rule of type ${typeId} in ${rules}: price and settlement both follow from it.`,
    `Choose outcomes, tabs, priority and overround in ${definitions}, and its lines in ${offer}.`,
    `Settle real matches in ${settlementTest}.`,
    `Translate its name in ${names}/de.data.ts and ar.data.ts, name it in rare-texts.ts for the other languages, then take ${typeId} off \`notTranslatedYet\` in ${wordsTest}.`,
    "Test: npm test -- --project backend packages/feed/tests/sports/soccer packages/feed/tests/engine",
  ];
}
