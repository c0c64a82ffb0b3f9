import { formatOdds, type Outcome } from "@touchline/domain";
import type { PricePoint } from "@touchline/store/price-history";
import type { ReactNode } from "react";
import { useDayFormat } from "../../../../elements/time/use-day-format.ts";
import { usePreferences } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { movementRows } from "./movement-rows.ts";

interface MovementTableProps {
  readonly points: readonly PricePoint[];
  readonly outcomes: readonly Outcome[];
  readonly caption: string;
}

const rowsAtMost = 60;

/** The same prices as numbers, the latest first. */
export function MovementTable({ points, outcomes, caption }: MovementTableProps): ReactNode {
  const t = useText();
  const { moment } = useDayFormat();
  const { oddsFormat } = usePreferences();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-13">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-12 text-mid">
          <tr>
            <th scope="col" className="py-1 text-start font-[560]">
              {t("movement.time")}
            </th>
            {outcomes.map(({ id, name }) => (
              <th key={id} scope="col" className="px-2 py-1 text-end font-[560]">
                <bdi className="inline-block first-letter:uppercase">{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {movementRows(points, rowsAtMost).map(({ atMs, odds }) => (
            <tr key={atMs} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-normal text-mid">
                <bdi className="n">{moment(atMs)}</bdi>
              </th>
              {outcomes.map(({ id }) => (
                <td key={id} className="n px-2 py-1.5 text-end">
                  <bdi>{formatOdds(odds.get(id) ?? null, oddsFormat)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
