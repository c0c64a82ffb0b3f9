import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@touchline/domain";
import { describe, expect, it } from "vitest";
import { type InfoText, type Prose, loadProse } from "../src/features/site/info/info-article.tsx";

const folder = join(import.meta.dirname, "../src/features/site/info/prose");
const read = (language: string): Prose => JSON.parse(readFileSync(join(folder, `prose-${language}.json`), "utf8")) as Prose;
const languages = readdirSync(folder).map((file) => file.slice("prose-".length, -".json".length));
const english = read("en");

function shapeOf({ sections }: InfoText): readonly (readonly [id: string, points: number])[] {
  return sections.map(({ id, points }) => [id, points.length]);
}

describe("prose", () => {
  it.each(languages)("%s has the sections and points of English, all translated", (language) => {
    const prose = read(language);
    for (const page of ["rules", "terms", "accessibility"] as const) {
      expect([page, shapeOf(prose[page])]).toEqual([page, shapeOf(english[page])]);
      const texts = [prose[page].lead, ...prose[page].sections.flatMap(({ points }) => points)];
      const foreign = new Set([english[page].lead, ...english[page].sections.flatMap(({ points }) => points)]);
      expect(texts.filter((text) => text.trim() === "" || (language !== "en" && foreign.has(text)))).toEqual([]);
    }
  });

  it("is available to every locale in its own language", async () => {
    const readers = await Promise.all(locales.map(async ({ code }) => [code, (await loadProse(code)).language] as const));
    expect(readers.filter(([code, language]) => code !== language)).toEqual([
      ["en-IE", "en"],
      ["ru-KZ", "ru"],
    ]);
  });
});
