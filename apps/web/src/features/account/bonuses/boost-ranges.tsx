import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { useBonusFormats } from "./bonus-format.ts";

interface BoostRangesProps {
  readonly ranges: readonly { readonly min_count: number; readonly max_count: number | null; readonly bonus_odds: number }[];
  /** Index of the range that a bet is in. */
  readonly active?: number | null;
}

/** The boosts by number of legs, side by side. */
export function BoostRanges({ ranges, active = null }: BoostRangesProps): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  return (
    <ol className="flex gap-px overflow-hidden rounded-2" aria-label={t("bonus.ranges")}>
      {ranges.map((range, index) => (
        <li
          key={range.min_count}
          aria-current={index === active ? "step" : undefined}
          className={`grid min-w-0 flex-1 py-1.5 text-center ${index === active ? "bg-sel text-on-sel" : "bg-cell"}`}
        >
          <b className="n text-14">
            <bdi>+{formats.percent(range.bonus_odds - 1000)}%</bdi>
          </b>
          <span className="n text-12">
            <bdi>
              {range.max_count === range.min_count
                ? range.min_count
                : range.max_count === null
                  ? `${range.min_count}+`
                  : `${range.min_count}–${range.max_count}`}
            </bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}
