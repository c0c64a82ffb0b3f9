import { type Money, type RefusalFix, slipBetKey, type SlipRefusal, slipSelections } from "@touchline/domain";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { legName, useRemoveLabel } from "../leg-name.ts";
import { AnnouncedButton } from "./announced-button.tsx";
import { type SlipView, usePageSlip, useSlipFormats } from "../use-slip.ts";

interface SlipActionsProps {
  readonly view: SlipView;
  /** Focuses the stake of a bet. */
  onEnterStake(betKey: string): void;
  /** Called after a fix has set a stake, to discard the typed text. */
  onStakeSet(): void;
  onDeposit(missing: Money): void;
}

/** The main action: places the bets, or applies the fix of the most important refusal. A fix never places a bet. */
export function SlipActions({ view, onEnterStake, onStakeSet, onDeposit }: SlipActionsProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { money } = useSlipFormats();
  const removeLabel = useRemoveLabel(view);
  const { refusal, summary } = view;
  if (refusal?.type === "oddsChanged") return <AcceptChanges view={view} refusal={refusal} />;
  const fix = refusal?.fix ?? null;
  return (
    <>
      <AnnouncedButton
        tone="act"
        isMain
        places={refusal === null}
        label={label()}
        actionKey={fix === null ? "" : JSON.stringify(fix, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))}
        disabled={refusal !== null && fix === null}
        onPress={act}
      />
      {fix?.type === "setStake" ? <p className="slip-fine">{t("slip.setOnly")}</p> : null}
    </>
  );

  function label(): string {
    const stake = money(summary.totalStake);
    if (refusal?.type === "checking") return t("slip.checking");
    if (refusal !== null && fix !== null) return fixLabel(fix, refusal);
    if (summary.betCount > 1) return t("slip.placeMany", { count: summary.betCount, stake });
    return t(summary.totalDebit.minor === 0n && summary.totalStake.minor > 0n ? "slip.placeFree" : "slip.place", { stake });
  }

  function fixLabel(wanted: RefusalFix, against: SlipRefusal): string {
    switch (wanted.type) {
      case "acceptChanges":
        return t("slip.acceptAll");
      case "removeSelections":
        return removeLabel(wanted.selectionIds);
      case "changeBetType":
        return t(wanted.betType === "single" ? "slip.toSingles" : "slip.toCombo");
      case "enterStake":
        return t(against.type === "returnNotAboveStake" ? "slip.raiseStake" : "slip.enterStake");
      case "setStake":
        return setStakeLabel(wanted);
      case "deposit":
        return t("slip.deposit", { amount: money(wanted.missing) });
      case "signIn":
        return t("slip.signIn", { stake: money(summary.totalStake) });
    }
  }

  function setStakeLabel({ betKey, stake }: Extract<RefusalFix, { type: "setStake" }>): string {
    const legs = slipSelections(view.slip);
    const bet = summary.betCount > 1 ? view.slip.bets.find((candidate) => slipBetKey(candidate) === betKey) : undefined;
    const [leg] = bet?.selections ?? [];
    if (bet === undefined || leg === undefined) return t("slip.setStake", { stake: money(stake) });
    const name = bet.type === "single" ? legName(leg, legs) : t(bet.type === "system" ? "slip.type.system" : "slip.type.combo");
    return t("slip.setStakeOf", { name, stake: money(stake) });
  }

  function act(): void {
    if (fix === null) return void page.place();
    switch (fix.type) {
      case "signIn":
        return page.askSignIn();
      case "enterStake":
        return onEnterStake(fix.betKey);
      case "deposit":
        return onDeposit(fix.missing);
      case "setStake":
        page.fix(fix);
        return onStakeSet();
      case "acceptChanges":
      case "removeSelections":
      case "changeBetType":
        return page.fix(fix);
    }
  }
}

interface AcceptChangesProps {
  readonly view: SlipView;
  readonly refusal: Extract<SlipRefusal, { type: "oddsChanged" }>;
}

/** Accepts changed prices or removes their legs. Offers to accept better prices automatically. */
function AcceptChanges({ view, refusal }: AcceptChangesProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const removeLabel = useRemoveLabel(view);
  const [changed] = slipSelections(view.slip).filter((selection) => refusal.selectionIds.includes(selection.id));
  const isOne = refusal.selectionIds.length === 1 && changed !== undefined;
  return (
    <div className="flex gap-2">
      <AnnouncedButton
        className="flex-1"
        label={removeLabel(refusal.selectionIds)}
        actionKey={refusal.selectionIds.join(" ")}
        onPress={() => page.dispatch({ type: "selectionsRemoved", selectionIds: refusal.selectionIds })}
      />
      <AnnouncedButton
        tone="act"
        isMain
        className="flex-1"
        actionKey={JSON.stringify(refusal.fix)}
        label={isOne ? t("slip.acceptOne", { odds: formats.odds(changed.odds) }) : t("slip.acceptAll")}
        onPress={() => page.fix(refusal.fix)}
      />
    </div>
  );
}
