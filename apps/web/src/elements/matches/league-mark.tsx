import type { League } from "@touchline/store";
import { iconsAddress, sportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { flagAddress } from "./flag.tsx";

/** A league by its sport or game, with the emblem of its region or the flag of its country, else of its category, in the corner. */
export function LeagueMark({ league, size = 24 }: { readonly league: League; readonly size?: number }): ReactNode {
  const { category, countryCode, region } = league;
  const flag = region == null ? flagAddress(countryCode ?? category.countryCode) : null;
  return (
    <svg width={(size * 26) / 24} height={size} viewBox="0 0 26 24" aria-hidden="true" className="mark shrink-0 text-mid">
      <use href={`${iconsAddress}#${sportIcon(league.sport.key)}`} width="20" height="20" />
      <use href={`${iconsAddress}#emblem-${flag === null ? (region ?? category.region ?? "world") : "flag"}`} />
      {flag === null ? null : <image href={flag} x="12.4" y="13.6" width="13" height="9.75" />}
    </svg>
  );
}
