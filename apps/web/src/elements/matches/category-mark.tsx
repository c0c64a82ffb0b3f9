import type { Category } from "@touchline/store";
import { iconsAddress } from "@touchline/ui";
import type { ReactNode } from "react";
import { Flag, flagAddress } from "./flag.tsx";

/** The view box of the emblem itself within the sprite's corner emblems. */
const emblemBox = "12 10 14 14";

/** A country by its flag, a region by its emblem. */
export function CategoryMark({ category }: { readonly category: Category | undefined }): ReactNode {
  const { countryCode = null, region = null } = category ?? {};
  if (region === null && flagAddress(countryCode) !== null) return <Flag code={countryCode} />;
  return (
    <svg width="20" height="20" viewBox={emblemBox} aria-hidden="true" className="mark shrink-0">
      <use href={`${iconsAddress}#emblem-${region ?? "world"}`} width="26" height="24" />
    </svg>
  );
}
