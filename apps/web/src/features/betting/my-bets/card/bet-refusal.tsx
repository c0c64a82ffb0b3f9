import type { ListedBet } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { rejectReasonKey } from "./bet-state.ts";

/** Why a bet was not accepted. */
export function BetRefusal({ rejectReason }: Pick<ListedBet, "rejectReason">): ReactNode {
  const t = useText();
  return (
    <p className="flex items-start gap-2.5 border-t border-line bg-down-w px-4 py-2.5">
      <Icon name="alert" className="shrink-0 text-down" />
      <span>
        <b className="block font-[650]">{t("bets.status.rejected")}</b>
        <span className="text-mid">{t(rejectReasonKey(rejectReason))}</span>
      </span>
    </p>
  );
}
