import { effectiveStake, slipBetKey, type SlipBet } from "@touchline/domain";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useStore } from "../../../../elements/store.ts";
import { usePageSlip, useSlipFormats, type SlipView } from "../use-slip.ts";
import { DraftInput } from "../stake/draft-input.tsx";
import { useStakeDraft } from "../stake/use-stake-draft.ts";

/** The own stake of one single among several; empty it follows the shared stake. */
export function LegStake({ view, bet }: { readonly view: SlipView; readonly bet: SlipBet }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const stake = effectiveStake(view.slip, bet);
  const draft = useStakeDraft({
    stake,
    locale,
    onChange: (typed) => page.dispatch({ type: "stakeTyped", betKey: slipBetKey(bet), stake: typed }),
  });
  return (
    <DraftInput
      className="n ms-auto mt-1 block h-8 w-24 rounded-1 bg-pane px-2 text-end text-16 font-semibold text-hi shadow-[inset_0_0_0_1px_var(--ctl)] aria-invalid:shadow-[inset_0_0_0_2px_var(--down)]"
      data-stake-of={slipBetKey(bet)}
      draft={draft}
      shown={formats.money(stake)}
      aria-label={t("slip.stakeFor", { name: bet.selections[0]?.outcomeName ?? "" })}
      disabled={view.slip.state === "processing"}
    />
  );
}
