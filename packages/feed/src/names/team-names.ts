import type { Team } from "../core/source-match.ts";
import { nationNames } from "./nation-names.data.ts";

/** The names of a team in one locale. */
export interface TeamNames {
  /** For headings and facts: `Manchester United FC`. */
  readonly full: string;
  /** For lists, tickets, markets and buttons: `Man United`. */
  readonly common: string;
}

function readNames(table: Readonly<Record<string, string>>, language: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([country, row]) => {
      const name = row.split("|").find((part) => part.startsWith(`${language} `));
      return name === undefined ? [] : [[country, name.slice(language.length + 1)]];
    }),
  );
}

/** Unicode adds another name of some countries in brackets. */
const bracketed = /\s*[(（].*$/u;

/** Names teams in a language; `countryName` returns null for a country without a name in the language. */
export function createTeamNames(language: string, countryName: (code: string) => string | null): (team: Team) => TeamNames {
  const [both, common] = [readNames(nationNames.both, language), readNames(nationNames.common, language)];
  const known = new WeakMap<Team, TeamNames>();

  function namesOf({ name, shortName = name, country, isNation }: Team): TeamNames {
    const own = { full: name, common: shortName };
    if (isNation !== true || country === null || language === "en") return own;
    const full = both.get(country) ?? countryName(country)?.replace(bracketed, "");
    return full === undefined ? own : { full, common: common.get(country) ?? full };
  }

  return (team) => {
    const names = known.get(team) ?? namesOf(team);
    known.set(team, names);
    return names;
  };
}
