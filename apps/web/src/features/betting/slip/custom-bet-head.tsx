import { askingSelections } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { useSlipFormats, type SlipView } from "./use-slip.ts";

/** Above the legs of a custom bet: their one price, what it was, and the way back to the builder. */
export function CustomBetHead({ view, tools }: { readonly view: SlipView; readonly tools: ReactNode }): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const [bet] = view.slip.bets;
  if (bet === undefined) return null;
  const { customOdds: odds, acceptedCustomOdds: before } = bet;
  const isAsking = askingSelections(bet, view.slip.oddsPolicy).length > 0;
  const tint = odds === null || before === null || !isAsking ? "" : odds > before ? "bg-up-w" : "bg-down-w";
  return (
    <div className={`flex min-h-12 items-center gap-2 border-b border-line px-4 ${tint}`}>
      <Icon name="layers" size={18} className="shrink-0 text-mid" />
      <b className="min-w-0 truncate font-[660]">{t("builder.title")}</b>
      {view.slip.state === "processing" ? null : tools}
      <span className="flex-1" />
      {odds !== null && before !== null && odds !== before ? (
        <bdi className={`text-12 ${odds > before ? "text-up" : "text-down"}`}>{t("slip.was", { odds: formats.odds(before) })}</bdi>
      ) : null}
      <b className="n text-18 font-bold">
        <bdi>{odds === null ? "–" : formats.odds(odds)}</bdi>
      </b>
    </div>
  );
}
