import type { Competitor } from "@touchline/contract/entities/match";
import type { Fixture, Team } from "@touchline/feed";
import { awayKit, crestColors, familyName, type Kit, personCode, shortTeamName, distinctCodes } from "@touchline/domain";

function kitOf(team: Team): Kit {
  const pattern = team.pattern ?? null;
  const [first, second, ...others] = team.colours ?? [];
  return first === undefined || second === undefined
    ? { colors: crestColors(team.id), pattern }
    : { colors: [first, second, ...others], pattern };
}

function encodeWith(
  team: Team,
  { code, kit, isPerson }: { readonly code: string; readonly kit: Kit; readonly isPerson: boolean },
): Competitor {
  const [first, second, third] = kit.colors;
  return {
    id: team.id,
    name: team.name,
    short_name: code,
    common_name: team.shortName ?? (isPerson ? familyName(team.name) : team.name),
    logo: null,
    country_code: team.country,
    colors: [first, second],
    ...(third === undefined ? {} : { third_color: third }),
    ...(kit.pattern === null ? {} : { pattern: kit.pattern }),
    is_nation: team.isNation === true,
  };
}

function codeOf(team: Team, isPerson: boolean): string {
  return team.code ?? (isPerson ? personCode(team.name) : shortTeamName(team.name, { isPerson }));
}

/** Converts a team to the wire. */
export function encodeTeam(team: Team): Competitor {
  return encodeWith(team, { code: codeOf(team, false), kit: kitOf(team), isPerson: false });
}

/** Converts both sides of a match to the wire, whose codes and colours differ. */
export function encodeSides({ sport, home, away }: Pick<Fixture, "sport" | "home" | "away">): { home: Competitor; away: Competitor } {
  const isPerson = sport === "tennis";
  const own = [codeOf(home, isPerson), codeOf(away, isPerson)] as const;
  const [homeCode, awayCode] = own[0] === own[1] ? distinctCodes(own[0], [home.name, away.name]) : own;
  const kit = kitOf(home);
  return {
    home: encodeWith(home, { code: homeCode, kit, isPerson }),
    away: encodeWith(away, { code: awayCode, kit: awayKit(kit, kitOf(away)), isPerson }),
  };
}
