import { lowestSystemFactor, multiplyMoney, oddsToFraction, systemSizes } from "@touchline/domain";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useSlipFormats, type SlipView } from "../use-slip.ts";

/** The least that a winning system returns: as few legs as pay a line, at the shortest prices. */
export function SystemLowest({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const { money } = useSlipFormats();
  const [bet] = view.slip.bets;
  const { totalStake } = view.summary;
  if (bet?.type !== "system" || bet.systemType === null || totalStake.minor === 0n) return null;
  const sizes = systemSizes(bet.systemType);
  const lowest = lowestSystemFactor(
    bet.selections.map((selection) => oddsToFraction(selection.odds)),
    sizes,
  );
  return (
    <div className="flex justify-between gap-3 pb-2 text-mid">
      <span>{t("slip.lowestReturn", { count: Math.min(...sizes) })}</span>
      <bdi className="n font-[640] text-hi">{money(multiplyMoney(totalStake, lowest))}</bdi>
    </div>
  );
}
