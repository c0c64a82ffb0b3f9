import { resolveLocale } from "@touchline/domain";
import type { Prose } from "./info-text.ts";

const files = import.meta.glob<Prose>("./prose/*.json", { import: "default" });
const languages = Object.keys(files).map((path) => path.slice("./prose/prose-".length, -".json".length));

/** Fetches the prose that a locale reads: its own, its language’s, or English. */
export async function readProse(locale: string): Promise<{ readonly language: string; readonly prose: Prose }> {
  const language = resolveLocale(locale, ["en", ...languages]);
  const read = files[`./prose/prose-${language}.json`];
  if (read === undefined) throw new Error(`No prose for ${locale}`);
  return { language, prose: await read() };
}
