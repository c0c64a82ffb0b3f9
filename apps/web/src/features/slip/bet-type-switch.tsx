import { betTypeRefusal, type BetType } from "@touchline/domain";
import { Segmented } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { usePageSlip, type SlipView } from "./use-slip.ts";

const types = ["single", "combo", "system"] as const satisfies readonly BetType[];

/** Singles, combo or system: only what the ticket can be. */
export function BetTypeSwitch({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const { slip, summary } = view;
  const possible = types.filter((type) => type === summary.type || betTypeRefusal(slip, type) === null);
  if (possible.length < 2 || summary.type === "customBet") return null;
  return (
    <div className="px-4 pt-3">
      <Segmented
        label={t("slip.type.label")}
        items={possible.map((type) => ({ key: type, label: t(`slip.type.${type}`) }))}
        chosen={summary.type}
        onChoose={(betType) => page.dispatch({ type: "betTypeChanged", betType })}
      />
    </div>
  );
}
