import type { Jurisdiction } from "@touchline/contract/http/limits";
import { jurisdictions } from "./jurisdictions.data.ts";

const byCountry: Readonly<Record<string, Jurisdiction>> = { GB: jurisdictions.uk, BR: jurisdictions.br, KZ: jurisdictions.kz };

/** The rules for players of a country (ISO 3166 code). */
export function jurisdictionOf(country: string): Jurisdiction {
  return byCountry[country] ?? jurisdictions.default;
}
