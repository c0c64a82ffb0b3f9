import { isPersonSport } from "@touchline/domain";
import type { Competitor } from "@touchline/store";
import { iconsAddress } from "@touchline/ui";
import type { ReactNode } from "react";
import { lazyComponent } from "../rendering/lazy.tsx";
import { Flag, flagAddress } from "./flag.tsx";

/** The clothes of competitors by the key of their sport; shirts by default. */
const clothes = [
  [/basket/u, "jersey"],
  [/hockey/u, "sweater"],
  [/baseball/u, "cap"],
  [/american/u, "helmet"],
  [/horse|harness|greyhound/u, "silks"],
  [/cs2|lol|dota|valorant|esport/u, "tile"],
] as const;

type MarkedTeam = Pick<Competitor, "countryCode" | "isNation">;

/** Nations are drawn as flags, players as initials from 32 px on and as flags below, and other teams as kits. */
export function markKind({ countryCode, isNation }: MarkedTeam, sportKey: string, size: number): "flag" | "person" | "kit" {
  const isPerson = isPersonSport(sportKey);
  if (countryCode !== null && (isPerson ? size < 32 : isNation)) return "flag";
  return isPerson ? "person" : "kit";
}

/**
 * The symbols of the icon sprite that make up a kit, from back to front, with more details from 22 px on and folds from 44 px on.
 * Symbols that are missing from the sprite for a kind of clothes draw nothing.
 */
export function kitParts({ pattern, collar, hasCuffs }: Competitor, sportKey: string, size: number): readonly string[] {
  const worn = clothes.find(([sport]) => sport.test(sportKey))?.[1] ?? pattern;
  if (size < 22 || worn === "tile") return [worn];
  const parts = [worn, `${worn}-${worn === "silks" ? pattern : "fine"}`, collar, hasCuffs && "cuffs", size >= 44 && `${worn}-large`];
  return parts.filter((part) => typeof part === "string");
}

/** The first letters of a person's first and last name. */
export function initialsOf(name: string): string {
  return name.replace(/^(.).*?(?:[\s/-]+(\S)[^\s/-]*)?$/su, "$1$2").toUpperCase();
}

export interface TeamMarkProps {
  readonly team: Competitor;
  readonly sportKey: string;
  /** Size in px: 16 in grids, 20 in lists, 24 in tables, 44 and 56 above a match, up to 96. */
  readonly size?: number;
}

/** Most sites have no pictures of teams, so this code is loaded with the first picture. The drawing is shown until then. */
const TeamLogo = lazyComponent(
  async () => (await import("./team-logo.tsx")).TeamLogo,
  ({ drawn }: { readonly drawn: ReactNode }) => drawn,
);

/**
 * The mark of a competitor: its own picture, else the flag of a nation or a small player, else a drawing from the icon sprite: a
 * player's initials with the flag in the corner, the tile of an e-sports team with its letters, or a kit in its colours.
 */
export function TeamMark({ team, sportKey, size = 20 }: TeamMarkProps): ReactNode {
  const { colors, countryCode, logo, shortName } = team;
  const kind = markKind(team, sportKey, size);
  const isPerson = kind === "person";
  const [first, second, third = second] = colors;
  const parts = isPerson ? [kind] : kitParts(team, sportKey, size);
  const letters = isPerson ? initialsOf(team.name) : parts[0] !== "tile" ? "" : size < 20 ? shortName.charAt(0) : shortName;
  const flag = isPerson ? flagAddress(countryCode) : null;
  const drawn =
    kind === "flag" ? (
      <Flag code={countryCode} size={size} />
    ) : (
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="mark shrink-0">
        {parts.map((part) => (
          <use key={part} href={`${iconsAddress}#kit-${part}`} color={first} fill={second} stroke={third} />
        ))}
        {letters === "" ? null : (
          <text
            x="16"
            y="16"
            dy=".36em"
            textAnchor="middle"
            fill={isPerson ? "currentColor" : second}
            fontSize={isPerson ? 12 : letters.length > 2 ? 11 : 15}
            fontWeight="800"
          >
            {letters}
          </text>
        )}
        {flag === null ? null : (
          <image href={flag} x="16.8" y="19" width="17.4" height="13" clipPath="circle(6.5px at 25.5px 25.5px) view-box" />
        )}
      </svg>
    );
  return logo === null ? drawn : <TeamLogo address={logo} size={size} drawn={drawn} />;
}
