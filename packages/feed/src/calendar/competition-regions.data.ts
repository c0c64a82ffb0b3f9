import type { Region } from "./plan.ts";

/** Headings of e-sports events, and ends of their names, that stand for a region rather than a country. */
export const regionByName: Readonly<Record<string, Region>> = {
  "South America": "south-america",
  "North America": "north-america",
  Americas: "north-america",
  "Latin America": "south-america",
  "Southeast Asia": "asia",
  "South Asia": "asia",
  "Asia-Pacific": "asia",
  Europe: "europe",
  Oceania: "oceania",
  International: "world",
};

/** Federations whose nations meet in a competition of the whole world's list, by parts of its key. */
const competitionRegions: readonly (readonly [RegExp, Region])[] = [
  [/^euro$|uefa|baltic/u, "europe"],
  [/african|mapinduzi|mukuru|morocco/u, "africa"],
  [/afc-asian|asean|saff|cafa|eaff|kings-cup|merdeka|kirin|al-ain|gulf-cup|south-asian|intercontinental|asia-pacific/u, "asia"],
  [/concacaf|gold-cup|canadian/u, "north-america"],
  [/oceania|pacific-games|prime-ministers|outrigger/u, "oceania"],
];

/** The region whose nations play in an international competition; undefined for the whole world. */
export function regionOfCompetition(key: string): Region | undefined {
  return competitionRegions.find(([part]) => part.test(key))?.[1];
}
