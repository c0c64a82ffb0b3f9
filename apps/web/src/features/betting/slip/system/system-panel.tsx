import { systemTypesFor, type SlipBet } from "@touchline/domain";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import type { SlipView } from "../use-slip.ts";
import { SystemOutlook } from "./system-outlook.tsx";
import { SystemTypeRow } from "./system-type-row.tsx";

interface SystemPanelProps {
  readonly view: SlipView;
  readonly bet: SlipBet;
}

/** The systems that the legs can be, with what each makes of the stake, and what the chosen one returns. */
export function SystemPanel({ view, bet }: SystemPanelProps): ReactNode {
  const t = useText();
  const types = systemTypesFor(view.slip.rules.systemTypes, bet.selections.length);
  return (
    <div className="border-t border-line-2">
      <div
        aria-hidden="true"
        className="grid grid-cols-[minmax(0,1.3fr)_48px_minmax(0,1fr)_minmax(0,1.2fr)] gap-x-2 px-4 pt-2.5 pb-1.5 text-12 text-mid"
      >
        <span>{t("slip.system.kind")}</span>
        <span className="text-end">{t("slip.system.bets")}</span>
        <span className="text-end">{t("slip.system.each")}</span>
        <span className="text-end">{t("slip.system.most")}</span>
      </div>
      <div role="radiogroup" aria-label={t("slip.system.label")}>
        {types.map((type) => (
          <SystemTypeRow key={type.id} view={view} bet={bet} type={type} />
        ))}
      </div>
      <SystemOutlook view={view} bet={bet} />
    </div>
  );
}
