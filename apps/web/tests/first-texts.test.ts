import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readOwnTexts } from "../plugins/catalogue-texts.ts";
import { readFirstKeys, readFirstModules } from "../plugins/first-texts.ts";
import { addRestTexts, createText, loadCatalogue } from "../src/messages/text.ts";

const source = join(import.meta.dirname, "../src");

function catalogueOf(first: object, rest: object): string {
  const module = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
  const restAddress = module(`export const messages = ${JSON.stringify(rest)};`);
  return module(`export const messages = ${JSON.stringify(first)}; export const loadRest = () => import(${JSON.stringify(restAddress)});`);
}

describe("the texts of the first pages", () => {
  const modules = readFirstModules();
  const keys = Object.keys(readOwnTexts(join(source, "messages"), "en"));
  const first = readFirstKeys(keys, modules);

  it("are those of the modules that home and match import, however far away", () => {
    for (const file of ["shell/shell.tsx", "features/matches/match/scoreboard.tsx", "blocks/cover/situation-tile.tsx"])
      expect(modules, file).toContain(join(source, file));
    for (const key of ["shell.skip", "match.over", "cover.title", "error.failedTitle"]) expect(first, key).toContain(key);
  });

  it("leave out pages and dialogs that are fetched later", () => {
    for (const file of ["routes/pages/account/my-bets-page.tsx", "shell/slip-parts.tsx", "features/account/cashier/cashier.tsx"])
      expect(modules, file).not.toContain(join(source, file));
    expect(first).not.toContain("slip.place");
    expect(first.size).toBeLessThan(keys.length / 3);
  });
});

describe("the rest of the texts", () => {
  it("is added to the catalogue in use, and to that of another language", async () => {
    const texts = createText(await loadCatalogue(catalogueOf({ "shell.skip": "Skip" }, { "slip.title": "Bet slip" })), "en");
    expect([texts("shell.skip"), texts("slip.title")]).toEqual(["Skip", ""]);
    await addRestTexts();
    expect([texts("shell.skip"), texts("slip.title")]).toEqual(["Skip", "Bet slip"]);
    const german = createText(await loadCatalogue(catalogueOf({ "shell.skip": "Weiter" }, { "slip.title": "Wettschein" })), "de");
    expect([german("shell.skip"), german("slip.title")]).toEqual(["Weiter", "Wettschein"]);
  });
});
