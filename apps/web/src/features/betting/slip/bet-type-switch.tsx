import { betTypeRefusal, type BetType, type BetTypeRefusal } from "@touchline/domain";
import { Segmented } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { usePageSlip, type SlipView } from "./use-slip.ts";

const types = ["single", "combo", "system"] as const satisfies readonly BetType[];
type OfferedType = (typeof types)[number];

/** Singles, combo or system; one that the ticket cannot be says why when it is chosen. */
export function BetTypeSwitch({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { slip, summary } = view;
  const [wanted, setWanted] = useState<OfferedType | null>(null);
  if (summary.selectionCount < 2 || summary.type === "customBet") return null;
  const against = wanted === null ? null : told(betTypeRefusal(slip, wanted));
  return (
    <div className="px-4 pt-3 pb-1">
      <Segmented
        label={t("slip.type.label")}
        items={types.map((type) => ({
          key: type,
          label: <span className={told(betTypeRefusal(slip, type)) === null ? "" : "text-low"}>{t(`slip.type.${type}`)}</span>,
        }))}
        chosen={summary.type}
        onChoose={(betType) => {
          setWanted(betType);
          page.dispatch({ type: "betTypeChanged", betType });
        }}
      />
      <output className="block text-12 text-mid">
        {against === null ? null : <span className="block pt-1.5">{t(`slip.type.refused.${against}`)}</span>}
      </output>
    </div>
  );
}

/** Refusals that a person needs to hear of; those of a ticket that is of the type already are none. */
function told(refusal: BetTypeRefusal | null): "multiSingleOff" | "noSystemType" | null {
  return refusal === "multiSingleOff" || refusal === "noSystemType" ? refusal : null;
}
