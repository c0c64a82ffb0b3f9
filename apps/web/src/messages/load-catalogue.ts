import { resolveLocale } from "@touchline/domain";
import type { CompiledMessages } from "./text.ts";

const catalogues = import.meta.glob<CompiledMessages>("./*.json", { query: "?catalogue", import: "messages" });

/** Fetches the texts of a locale; one without texts reads those of its language or English. */
export async function loadCatalogue(locale: string): Promise<CompiledMessages> {
  const offered = Object.keys(catalogues).map((path) => path.slice(2, -5));
  const found = catalogues[`./${resolveLocale(locale, ["en", ...offered])}.json`];
  if (found === undefined) throw new Error(`No texts for ${locale}`);
  return found();
}
