import { displayUnits, slipUnit } from "@touchline/domain";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { usePageSlip, useShownUnit, type SlipView } from "../use-slip.ts";

/** In which unit of the account's currency amounts are shown and typed, where it has several. */
export function UnitPicker({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { listings } = useStore();
  const { data } = useResource(listings.system(), { isEnabled: view.balance !== null });
  const units = displayUnits(slipUnit(view.slip), data?.currencies ?? []);
  const shown = useShownUnit();
  if (units.length < 2) return null;
  return (
    <select
      aria-label={t("slip.unit")}
      className="min-h-8 rounded-1 bg-cell px-1.5 text-14 font-[640] text-hi"
      value={shown.currency}
      onChange={(event) => page.showUnit(event.currentTarget.value)}
    >
      {units.map(({ currency }) => (
        <option key={currency}>{currency}</option>
      ))}
    </select>
  );
}
