import { effectiveStake, slipBetKey, type SlipBet } from "@touchline/domain";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import type { StakeTarget } from "../stake/stake-target.ts";
import { useSlipFormats, type SlipView } from "../use-slip.ts";

interface LegStakeButtonProps {
  readonly view: SlipView;
  readonly bet: SlipBet;
  readonly target: StakeTarget;
}

/** The own stake of one single on the phone: a press makes the keypad write it, another gives the keypad back to the shared stake. */
export function LegStakeButton({ view, bet, target }: LegStakeButtonProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const betKey = slipBetKey(bet);
  const isTarget = target.betKey === betKey;
  return (
    <button
      type="button"
      aria-pressed={isTarget}
      aria-label={`${t("slip.stakeFor", { name: bet.selections[0]?.outcomeName ?? "" })}, ${formats.money(effectiveStake(view.slip, bet))}`}
      disabled={view.slip.state === "processing"}
      className="n relative ms-auto mt-1 block h-8 min-w-20 rounded-1 bg-pane px-2 text-end text-14 font-semibold shadow-[inset_0_0_0_1px_var(--ctl)] after:absolute after:-inset-1.5 aria-pressed:shadow-[inset_0_0_0_2px_var(--accent-t)]"
      onClick={() => target.choose(isTarget ? null : betKey)}
    >
      <bdi>{formats.money(effectiveStake(view.slip, bet))}</bdi>
    </button>
  );
}
