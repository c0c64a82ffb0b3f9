import type { Money, RefusalFix, SlipRefusal } from "@touchline/domain";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { AcceptChanges } from "./accept-changes.tsx";
import { SaidButton } from "./said-button.tsx";
import { usePageSlip, useSlipFormats, type SlipView } from "../use-slip.ts";

interface SlipActionsProps {
  readonly view: SlipView;
  /** Puts the cursor into the stake. */
  onEnterStake(): void;
  onDeposit(missing: Money): void;
}

/** The one thing to do next: place, or the tap that removes what speaks against it. Always names the amount. */
export function SlipActions({ view, onEnterStake, onDeposit }: SlipActionsProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { money } = useSlipFormats();
  const { refusal, summary } = view;
  if (refusal?.type === "oddsChanged") return <AcceptChanges view={view} refusal={refusal} />;
  const fix = refusal?.fix ?? null;
  const places = refusal === null || fix?.type === "setStake";
  return <SaidButton tone="act" places={places} says={label()} disabled={refusal !== null && fix === null} onPress={() => void act()} />;

  function label(): string {
    const stake = money(summary.totalStake);
    if (refusal === null)
      return summary.betCount > 1 ? t("slip.placeMany", { count: summary.betCount, stake }) : t("slip.place", { stake });
    if (refusal.type === "notSignedIn") return t("slip.signIn", { stake });
    if (refusal.type === "checking") return t("slip.checking");
    return fix === null ? t("slip.place", { stake }) : fixLabel(fix, refusal);
  }

  function fixLabel(wanted: RefusalFix, against: SlipRefusal): string {
    switch (wanted.type) {
      case "acceptChanges":
        return t("slip.acceptAll");
      case "removeSelections":
        return t(against.type === "suspended" ? "slip.removeSuspended" : "slip.removeSome", {
          count: wanted.selectionIds.length,
        });
      case "changeBetType":
        return t(wanted.betType === "single" ? "slip.toSingles" : "slip.toCombo");
      case "enterStake":
        return t(against.type === "returnNotAboveStake" ? "slip.raiseStake" : "slip.enterStake");
      case "setStake":
        return t("slip.placeInstead", { stake: money(wanted.stake) });
      case "deposit":
        return t("slip.deposit", { amount: money(wanted.missing) });
      case "signIn":
        return t("slip.signIn", { stake: money(summary.totalStake) });
    }
  }

  async function act(): Promise<void> {
    if (fix === null || fix.type === "signIn") return page.place();
    if (fix.type === "enterStake") return onEnterStake();
    if (fix.type === "deposit") return onDeposit(fix.missing);
    page.fix(fix);
    if (fix.type === "setStake") await page.place();
  }
}
