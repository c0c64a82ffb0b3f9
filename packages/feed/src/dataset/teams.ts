import { personShortName } from "@touchline/domain";
import { clubAliases, clubNames, esportsNames } from "./club-aliases.data.ts";
import { nationCodes } from "./nation-codes.data.ts";
import { slug } from "../core/text.ts";
import type { SportKey, Team } from "../core/source-match.ts";
import type { SourceTeam } from "./source-file.ts";
import { teamFactsOf } from "./team-facts/team-facts.ts";

const nameBySource: Readonly<Record<string, string>> = { "United States": "USA", "Bosnia and Herzegovina": "Bosnia & Herzegovina" };
const nationName = (sourceName: string): string => nameBySource[sourceName] ?? sourceName;
const countryBySource: Readonly<Record<string, string>> = { MCO: "MC" };
/** Countries that play tennis but not football. */
const otherCountryColours: Readonly<Record<string, readonly string[]>> = {
  GB: ["#012169", "#c8102e", "#ffffff"],
  MC: ["#ce1126", "#ffffff"],
};
const nationByCountry = new Map(Object.entries(nationCodes).map(([nation, country]) => [country, nation]));

/** The colours in which players of a country play: those of its national team. */
function coloursOfCountry(country: string | null): Pick<Team, "colours"> {
  const nation = country === null ? undefined : nationByCountry.get(country);
  const colours = otherCountryColours[country ?? ""] ?? (nation === undefined ? undefined : teamFactsOf("soccer", nation)?.colours);
  return colours === undefined ? {} : { colours };
}

const canadian = new Set([
  "calgary-flames",
  "edmonton-oilers",
  "montreal-canadiens",
  "ottawa-senators",
  "toronto-maple-leafs",
  "vancouver-canucks",
  "winnipeg-jets",
  "toronto-blue-jays",
]);
/** Players with the initial and family name of another one. */
const namesakes: Readonly<Record<string, string>> = { "ze-zhang": "Ze Zhang", "zhizhen-zhang": "Zhizhen Zhang" };
const euroleagueCountries: Readonly<Record<string, string>> = {
  BAR: "ES",
  BAS: "ES",
  BUD: "ME",
  CAN: "ES",
  CSK: "RU",
  DAR: "TR",
  IST: "TR",
  KHI: "RU",
  MAD: "ES",
  MIL: "IT",
  MUN: "DE",
  OLY: "GR",
  PAN: "GR",
  TEL: "IL",
  ULK: "TR",
  ZAL: "LT",
};

/** Keeps one object per real team; the first file that names a team defines its name and country. */
export class TeamRegistry {
  readonly #teamById = new Map<string, Team>();

  club(raw: SourceTeam, fileCountry: string): Team {
    const clubSlug = clubAliases[raw.id] ?? raw.id;
    const country = raw.country ?? (fileCountry.length === 2 || fileCountry.startsWith("GB-") ? fileCountry : null);
    return this.#remember("soccer", clubSlug, clubNames[clubSlug] ?? raw.name, {
      country: country === null ? null : (countryBySource[country] ?? country),
    });
  }

  nation(sourceName: string): Team {
    const name = nationName(sourceName);
    return this.#remember("soccer", slug(name), name, { country: nationCodes[slug(name)] ?? null, isNation: true });
  }

  /** The id of a national team, by any of its names. */
  nationId(sourceName: string): string {
    return `soccer:${slug(nationName(sourceName))}`;
  }

  player(raw: SourceTeam): Team {
    return this.#remember("tennis", raw.id, raw.name, {
      country: raw.country ?? null,
      shortName: namesakes[raw.id] ?? personShortName(raw.name),
      ...coloursOfCountry(raw.country ?? null),
    });
  }

  /** A team of a league whose names are unique in its sport. */
  franchise(sport: SportKey, raw: SourceTeam, league: string): Team {
    const teamSlug = slug(raw.name);
    const country =
      league === "euroleague" ? (euroleagueCountries[raw.id] ?? null) : league === "ipl" ? "IN" : canadian.has(teamSlug) ? "CA" : "US";
    return this.#remember(sport, teamSlug, raw.name, { country });
  }

  #remember(sport: SportKey, teamSlug: string, name: string, facts: Pick<Team, "country" | "isNation" | "shortName" | "colours">): Team {
    const id = `${sport}:${teamSlug}`;
    const known = this.#teamById.get(id);
    if (known) return known;
    const team: Team = { id, name: name.trim().replace(/\s+/g, " "), ...facts, ...teamFactsOf(sport, teamSlug) };
    this.#teamById.set(id, team);
    return team;
  }
}

/** A team of an e-sports title; an organisation has one id and one name however an event spells it. */
export function esportsTeam(sport: SportKey, spelling: string, country: string | null): Team {
  const name = esportsNames[spelling] ?? spelling;
  const teamSlug = slug(name);
  return { id: `${sport}:${teamSlug}`, name, country, ...teamFactsOf(sport, teamSlug) };
}
