import type { League } from "@touchline/store";
import { iconsAddress, sportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { flagAddress } from "./flag.tsx";

/** Two letters that distinguish leagues with the same mark: `CC` for "FIFA Club World Cup", `EL` for "Europa League". */
function initialsOf(name: string): string {
  const initials = [...name.matchAll(/(?:^|\s)(\p{L})/gu)].map(([, letter = ""]) => letter);
  return (initials.length > 3 ? `${initials[1]}${initials.at(-1)}` : initials.slice(-2).join("")).toUpperCase();
}

/** The corner of a league's mark: the address of a flag, else the name of an emblem. */
function cornerOf({ category, countryCode, region }: League): { readonly flag: string | null; readonly emblem: string } {
  const flag = region == null ? flagAddress(countryCode ?? category.countryCode) : null;
  return { flag, emblem: flag === null ? (region ?? category.region ?? "world") : "flag" };
}

/** A key that is equal for leagues with the same mark. */
export function markKeyOf(league: League): string {
  const { flag, emblem } = cornerOf(league);
  return `${sportIcon(league.sport.key)} ${flag ?? emblem}`;
}

interface LeagueMarkProps {
  readonly league: League;
  readonly size?: number;
  /** Whether the list contains another league with the same mark, so that the corner shows letters of the name. */
  readonly isTwin?: boolean;
}

/** A league by its sport or game, with the emblem of its region or the flag of its country, else of its category, in the corner. */
export function LeagueMark({ league, size = 24, isTwin = false }: LeagueMarkProps): ReactNode {
  const { flag, emblem } = cornerOf(league);
  return (
    <svg width={(size * 26) / 24} height={size} viewBox="0 0 26 24" aria-hidden="true" className="mark shrink-0 text-mid">
      <use href={`${iconsAddress}#${sportIcon(league.sport.key)}`} width="20" height="20" />
      {isTwin ? (
        <>
          <rect x="10" y="12.5" width="16" height="11.5" rx="3" fill="var(--bug)" />
          <text x="18" y="21.6" textAnchor="middle" fontSize="9" fontWeight="800" fill="var(--on-bug)">
            {initialsOf(league.name)}
          </text>
        </>
      ) : (
        <use href={`${iconsAddress}#emblem-${emblem}`} />
      )}
      {flag === null || isTwin ? null : <image href={flag} x="12.4" y="13.6" width="13" height="9.75" />}
    </svg>
  );
}
