import type { Competitor } from "@touchline/store";
import { iconsAddress } from "@touchline/ui";
import type { ReactNode } from "react";

/** What the teams of a sport wear, by its key; shirts elsewhere. */
const shapes = [
  [/basket/u, "jersey"],
  [/hockey/u, "sweater"],
  [/baseball/u, "cap"],
  [/american/u, "helmet"],
  [/cs2|lol|dota|valorant|esport/u, "tile"],
] as const;

export interface CrestProps {
  readonly team: Competitor;
  readonly sportKey: string;
  readonly size?: number;
}

/** The kit of a team in its colours and pattern, drawn by the icon sprite; e-sports teams have a tile with their letters. */
export function Crest({ team, sportKey, size = 18 }: CrestProps): ReactNode {
  const shape = shapes.find(([pattern]) => pattern.test(sportKey))?.[1];
  const [first, second, third = second] = team.colors;
  const letters = size < 20 ? team.shortName.charAt(0) : team.shortName;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="crest shrink-0">
      <use href={`${iconsAddress}#kit-${shape ?? team.pattern}`} color={first} fill={second} stroke={third} />
      {shape === "tile" ? (
        <text x="15.6" y="21.5" textAnchor="middle" fill={second} fontSize={letters.length > 2 ? 11 : 15} fontWeight="800">
          {letters}
        </text>
      ) : null}
    </svg>
  );
}
