import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { readOwnTexts } from "../plugins/catalogue-texts.ts";
import { findRestTexts, readFirstModules, waitForRestTexts } from "../plugins/first-texts.ts";
import { createText, loadCatalogue, withRestTexts } from "../src/messages/text.ts";

const source = join(import.meta.dirname, "../src");

function toModule(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** The address of a catalogue whose rest cannot be fetched at first. */
function catalogueOf(first: object, rest: object, { failing = false } = {}): string {
  const restAddress = toModule(`export const messages = ${JSON.stringify(rest)};`);
  const found = `import(${JSON.stringify(restAddress)})`;
  const loadRest = failing ? `(query) => query === "" ? Promise.reject(new Error("offline")) : ${found}` : `() => ${found}`;
  return toModule(`export const messages = ${JSON.stringify(first)}; export const loadRest = ${loadRest};`);
}

describe("the texts of the first pages", () => {
  const modules = readFirstModules();
  const keys = Object.keys(readOwnTexts(join(source, "messages"), "en"));
  const rest = findRestTexts(keys);

  it("are those of the modules that home and match import, however far away", () => {
    for (const file of ["shell/shell.tsx", "features/matches/match/scoreboard.tsx", "blocks/cover/situation-tile.tsx"])
      expect(modules, file).toContain(join(source, file));
    for (const key of ["shell.skip", "match.over", "cover.title", "error.failedTitle"]) expect(rest.has(key), key).toBe(false);
  });

  it("leave out pages and dialogs that are fetched later", () => {
    for (const file of ["routes/pages/account/my-bets-page.tsx", "shell/slip-parts.tsx", "features/account/cashier/cashier.tsx"]) {
      expect(modules, file).not.toContain(join(source, file));
      expect(rest.isNeededBy(join(source, file)), file).toBe(true);
    }
    expect(rest.has("slip.place")).toBe(true);
    expect(keys.filter(rest.has).length).toBeGreaterThan((keys.length * 2) / 3);
  });

  it("are all that code needs which starts realtime and calls the API", () => {
    for (const file of ["client/open-page-wire.ts", "client/start-background.ts", "client/start-frame.tsx", "blocks/cover/cover.tsx"])
      expect(rest.isNeededBy(join(source, file)), file).toBe(false);
  });

  it("are waited for by imports of code that names other texts", () => {
    const file = join(source, "shell/slip-slots.tsx");
    const code =
      'const a = async () => import("./slip-parts.tsx"); type A = typeof import("./slip-parts.tsx"); import("../client/claim-tab.ts");';
    expect(waitForRestTexts(code, file, rest)).toBe(
      `import { withRestTexts } from ${JSON.stringify(join(source, "messages/text.ts"))};\n${code.replace('import("./slip-parts.tsx")', 'withRestTexts(import("./slip-parts.tsx"))')}`,
    );
    expect(waitForRestTexts(code, join(source, "shell/slip-parts.tsx"), rest)).toBe(code);
  });
});

describe("the rest of the texts", () => {
  it("is added to the catalogue in use, and to that of another language", async () => {
    const english = catalogueOf({ "shell.skip": "Skip" }, { "slip.title": "Bet slip" }, { failing: true });
    const texts = createText(await loadCatalogue(english), "en");
    expect([texts("shell.skip"), texts("slip.title")]).toEqual(["Skip", ""]);
    await expect(withRestTexts(Promise.resolve("code"))).rejects.toThrow("offline");
    expect(await withRestTexts(Promise.resolve("code"))).toBe("code");
    expect([texts("shell.skip"), texts("slip.title")]).toEqual(["Skip", "Bet slip"]);
    const german = createText(await loadCatalogue(catalogueOf({ "shell.skip": "Weiter" }, { "slip.title": "Wettschein" })), "de");
    expect([german("shell.skip"), german("slip.title")]).toEqual(["Weiter", "Wettschein"]);
  });

  it("is imported only once", async () => {
    const loadRest = vi.fn(async () => ({ messages: { "slip.title": "Spelkupong" } }));
    vi.stubGlobal("loadRestOfTest", loadRest);
    await loadCatalogue(toModule('export const messages = { "shell.skip": "Hoppa" }; export const loadRest = globalThis.loadRestOfTest;'));
    for (let page = 0; page < 3; page += 1) await withRestTexts("code");
    expect(loadRest).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
