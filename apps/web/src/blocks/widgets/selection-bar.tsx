import { formatTotalOdds, slipSummary } from "@touchline/domain";
import { Button } from "@touchline/ui";
import { useMemo, useSyncExternalStore, type ReactNode } from "react";
import { usePreferences, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";

/** The selections of the slip in one line; hidden while the slip is empty. */
function SelectionBar(_props: BlockProps<"selection_bar">): ReactNode {
  const t = useText();
  const { slip } = useStore();
  const state = useSyncExternalStore(slip.subscribe, slip.getState, slip.getInitialState);
  const { oddsFormat } = usePreferences();
  const summary = useMemo(() => slipSummary(state.slip), [state.slip]);
  if (summary.selectionCount === 0) return null;
  return (
    <section aria-label={t("slip.title")} className="m-(--gutter) flex items-center gap-3 rounded-3 bg-raise p-3">
      <b className="num n" data-tone="act">
        {summary.selectionCount}
      </b>
      <span className="min-w-0 flex-1 truncate font-semibold">
        {state.slip.bets
          .flatMap((bet) => bet.selections)
          .map((selection) => selection.outcomeName)
          .join(" · ")}
      </span>
      {summary.totalOdds === null ? null : <bdi className="n font-[720]">{formatTotalOdds(summary.totalOdds, oddsFormat)}</bdi>}
      <Button tone="act" onClick={() => slip.setPanel({ isOpen: true, tab: "betSlip" })}>
        {t("shell.openSlip")}
      </Button>
    </section>
  );
}

export const definition: BlockDefinition<"selection_bar"> = { Component: SelectionBar };
