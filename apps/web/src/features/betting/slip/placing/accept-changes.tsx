import { slipSelections, type SlipRefusal } from "@touchline/domain";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useRemoveLabel } from "../legs/leg-name.ts";
import { SaidButton } from "./said-button.tsx";
import { usePageSlip, useSlipFormats, type SlipView } from "../use-slip.ts";

interface AcceptChangesProps {
  readonly view: SlipView;
  readonly refusal: Extract<SlipRefusal, { type: "oddsChanged" }>;
}

/** Asks for a yes to prices that changed, or takes them off; better prices may be accepted from now on. */
export function AcceptChanges({ view, refusal }: AcceptChangesProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const removeLabel = useRemoveLabel(view);
  const { slip } = view;
  const [changed] = slipSelections(slip).filter((selection) => refusal.selectionIds.includes(selection.id));
  const isOne = refusal.selectionIds.length === 1 && changed !== undefined;
  return (
    <>
      <div className="flex gap-2">
        <SaidButton
          className="flex-1"
          says={removeLabel(refusal.selectionIds)}
          does={refusal.selectionIds.join(" ")}
          onPress={() => page.dispatch({ type: "selectionsRemoved", selectionIds: refusal.selectionIds })}
        />
        <SaidButton
          tone="act"
          isMain
          className="flex-1"
          does={JSON.stringify(refusal.fix)}
          says={isOne ? t("slip.acceptOne", { odds: formats.odds(changed.odds) }) : t("slip.acceptAll")}
          onPress={() => page.fix(refusal.fix)}
        />
      </div>
      {slip.oddsPolicy === "any" ? null : (
        <label className="mt-2.5 flex min-h-6 items-center justify-center gap-2 text-12 text-mid">
          <input
            type="checkbox"
            className="size-4 accent-[var(--accent)]"
            checked={slip.oddsPolicy === "higher"}
            onChange={(event) => page.dispatch({ type: "oddsPolicyChanged", policy: event.currentTarget.checked ? "higher" : "none" })}
          />
          {t("slip.policy.higher")}
        </label>
      )}
    </>
  );
}
