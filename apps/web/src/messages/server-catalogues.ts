import { resolveLocale } from "@touchline/domain";
import type { CompiledMessages } from "./text.ts";

const catalogues = import.meta.glob<CompiledMessages>("./*.json", { query: "?catalogue", import: "messages" });
const localesWithTexts = Object.keys(catalogues).map((path) => path.slice(2, -5));

/** Texts of a locale for server rendering, falling back to its language, then to English. */
export async function readCatalogue(locale: string): Promise<CompiledMessages> {
  const found = catalogues[`./${resolveLocale(locale, ["en", ...localesWithTexts])}.json`];
  if (found === undefined) throw new Error(`No texts for ${locale}`);
  return found();
}
