import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";

/** The address of the flag of a country or region; null without one. */
export function flagAddress(code: string | null): string | null {
  return code !== null && /^[A-Z]{2}(?:-[A-Z]{3})?$/u.test(code) ? `/flags/${code.toLowerCase()}.svg` : null;
}

/** Size in px from which flags are round. */
const roundFrom = 40;

/** The flag of a country or region, else a globe. */
export function Flag({ code, size = 20 }: { readonly code: string | null; readonly size?: number }): ReactNode {
  const address = flagAddress(code);
  if (address === null) return <Icon name="globe" size={size} className="shrink-0 text-mid" />;
  const isRound = size >= roundFrom;
  return (
    <img
      className={isRound ? "flag aspect-square rounded-full" : "flag"}
      src={address}
      width={size}
      height={isRound ? size : size * 0.75}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
