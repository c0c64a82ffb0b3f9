import {
  amountOf,
  effectiveStake,
  systemSizes,
  systemTable,
  type SlipBet,
  type StakedSystem,
  type SystemTableRow,
} from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useSlipFormats, type SlipView } from "../use-slip.ts";
import { WhatIfLegs } from "./what-if-legs.tsx";

interface SystemOutlookProps {
  readonly view: SlipView;
  readonly bet: SlipBet;
}

/** What the chosen system returns with each number of wrong legs, and with results that the player supposes. */
export function SystemOutlook({ view, bet }: SystemOutlookProps): ReactNode {
  const t = useText();
  const stake = effectiveStake(view.slip, bet);
  if (bet.systemType === null || stake.minor === 0n) return null;
  const system: StakedSystem = {
    odds: bet.selections.map((selection) => selection.odds),
    sizes: systemSizes(bet.systemType),
    stake,
    maxReturn: amountOf(view.slip.rules.maxReturn, stake),
  };
  const rows = systemTable(system);
  return (
    <details className="group border-t border-line-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 font-[640] marker:content-none">
        <span className="flex-1">{t("slip.system.outlook")}</span>
        <Icon name="chevron-down" size={16} className="text-mid transition-transform group-open:rotate-180" />
      </summary>
      <table className="n w-full text-14">
        <thead className="text-12 text-mid">
          <tr>
            <th scope="col" className="px-4 pb-1.5 text-start font-normal">
              {t("slip.system.wrong")}
            </th>
            <th scope="col" className="pb-1.5 text-end font-normal">
              {t("slip.system.paid")}
            </th>
            <th scope="col" className="px-4 pb-1.5 text-end font-normal">
              {t("slip.returns")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OutlookRow key={row.wrong} row={row} />
          ))}
          <tr className="border-t border-line text-mid">
            <th scope="row" className="px-4 py-1.5 text-start font-normal">
              {t("slip.system.orMore", { count: rows.length })}
            </th>
            <td className="py-1.5 text-end">0</td>
            <td className="px-4 py-1.5 text-end">{t("slip.system.nothing")}</td>
          </tr>
        </tbody>
      </table>
      <WhatIfLegs bet={bet} system={system} />
    </details>
  );
}

function OutlookRow({ row }: { readonly row: SystemTableRow }): ReactNode {
  const { money } = useSlipFormats();
  const isOne = row.least.minor === row.most.minor;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-4 py-1.5 text-start font-[640]">
        {row.wrong}
      </th>
      <td className="py-1.5 text-end text-mid">{String(row.linesPaid)}</td>
      <td className="px-4 py-1.5 text-end font-[640]">
        <bdi>{isOne ? money(row.most) : `${money(row.least)} – ${money(row.most)}`}</bdi>
      </td>
    </tr>
  );
}
