import { localeToNumberTag } from "@touchline/domain";
import { slipPriceAgeMs } from "@touchline/store/price-age";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";

/** The age of the oldest price on the slip, on a site that polls prices. Outside the live region, because it changes every second. */
export function OddsAge(): ReactNode {
  const t = useText();
  const store = useStore();
  const read = (): number | null => {
    const ageMs = slipPriceAgeMs(store, store.slip.getState().slip);
    return ageMs === null ? null : Math.floor(ageMs / 1_000);
  };
  const seconds = useSyncExternalStore(store.clock.subscribe, read, read);
  const format = useMemo(
    () => new Intl.RelativeTimeFormat(localeToNumberTag(store.locale), { style: "narrow", numeric: "auto" }),
    [store.locale],
  );
  if (seconds === null) return null;
  return (
    <p className="n border-t border-line px-4 py-2 text-12 text-mid">{t("slip.oddsAge", { time: format.format(-seconds, "second") })}</p>
  );
}
