import type { Competitor } from "@touchline/contract/entities/match";
import type { FeedNames, Fixture, Team } from "@touchline/feed";
import { awayKit, type Kit, neutralColors, personCode, shortTeamName, distinctCodes } from "@touchline/domain";

/** The colours of a team; neutral greys, which do not look like a kit, if they are unknown. */
function kitOf(team: Team): Kit {
  const pattern = team.pattern ?? null;
  const [first, second, ...others] = team.colours ?? [];
  return first === undefined || second === undefined
    ? { colors: neutralColors(team.id), pattern }
    : { colors: [first, second, ...others], pattern };
}

interface TeamStyle {
  readonly code: string;
  readonly kit: Kit;
}

function encodeWith(team: Team, names: FeedNames, { code, kit }: TeamStyle): Competitor {
  const [first, second, third] = kit.colors;
  const { full, common } = names.team(team);
  return {
    id: team.id,
    name: full,
    short_name: code,
    common_name: common,
    logo: null,
    country_code: team.country,
    colors: [first, second],
    ...(third === undefined ? {} : { third_color: third }),
    ...(kit.pattern === null ? {} : { pattern: kit.pattern }),
    ...(team.collar === undefined ? {} : { collar: team.collar }),
    ...(team.hasCuffs === true ? { cuffs: true } : {}),
    is_nation: team.isNation === true,
  };
}

function codeOf(team: Team, isPerson: boolean): string {
  return team.code ?? (isPerson ? personCode(team.name) : shortTeamName(team.name, { isPerson }));
}

/** Converts a team to its wire format, with its names in a locale. */
export function encodeTeam(team: Team, names: FeedNames): Competitor {
  return encodeWith(team, names, { code: codeOf(team, false), kit: kitOf(team) });
}

type Sides = Pick<Fixture, "sport" | "home" | "away">;

/** Converts both sides of a match to their wire format, with different codes and colours. */
export function encodeSides({ sport, home, away }: Sides, names: FeedNames): { home: Competitor; away: Competitor } {
  const isPerson = sport === "tennis";
  const own = [codeOf(home, isPerson), codeOf(away, isPerson)] as const;
  const [homeCode, awayCode] = own[0] === own[1] ? distinctCodes(own[0], [home.name, away.name]) : own;
  const kit = kitOf(home);
  return {
    home: encodeWith(home, names, { code: homeCode, kit }),
    away: encodeWith(away, names, { code: awayCode, kit: awayKit(kit, kitOf(away)) }),
  };
}
