import type { Money } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { type SlipView, useSlipFormats } from "../use-slip.ts";

/** A quick stake; marked if it equals the last stake. */
export function QuickFace({ amount, view }: { readonly amount: Money; readonly view: SlipView }): ReactNode {
  const t = useText();
  const { money } = useSlipFormats();
  if (view.lastStake?.minor !== amount.minor) return <bdi>{money(amount, "short")}</bdi>;
  return (
    <span className="inline-flex items-center gap-1" role="img" aria-label={t("slip.lastStake", { stake: money(amount) })}>
      <Icon name="repeat" size={12} />
      <bdi>{money(amount, "short")}</bdi>
    </span>
  );
}
