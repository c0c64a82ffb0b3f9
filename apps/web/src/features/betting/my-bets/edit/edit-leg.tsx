import { formatOdds, marketKey, type SlipSelection } from "@touchline/domain";
import { Button } from "@touchline/ui";
import { useId, type ReactNode } from "react";
import { useMarket } from "../../../../elements/markets/use-market.ts";
import { usePreferences } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import type { DraftLeg } from "./bet-draft.ts";

interface EditLegProps {
  readonly draft: DraftLeg;
  readonly today: SlipSelection | null;
  readonly canRemove: boolean;
  onChange(changes: Partial<Pick<DraftLeg, "outcomeId" | "isKept">>): void;
}

/** One leg of a bet being edited: its outcome to choose anew, its price of now, and out or in again. */
export function EditLeg({ draft, today, canRemove, onChange }: EditLegProps): ReactNode {
  const t = useText();
  const id = useId();
  const { oddsFormat } = usePreferences();
  const { leg, outcomeId, isKept } = draft;
  const market = useMarket(marketKey({ id: leg.marketId, matchId: leg.matchId, specifier: leg.specifier }));
  const choices = market?.outcomes.filter(({ id: other, active, odds }) => other === outcomeId || (active && odds !== null)) ?? [];
  return (
    <li className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5 ${isKept ? "" : "opacity-60"}`}>
      <div className="min-w-0">
        <label htmlFor={id} className="flex gap-1 text-12 text-mid">
          <bdi className="min-w-0 truncate">{leg.matchName}</bdi>·<bdi className="min-w-0 truncate">{leg.marketName}</bdi>
        </label>
        {choices.length > 1 && isKept ? (
          <select
            id={id}
            value={outcomeId}
            className="mt-1 min-h-11 w-full rounded-2 bg-cell px-2 text-14 font-[620]"
            onChange={(event) => onChange({ outcomeId: event.target.value })}
          >
            {choices.map((outcome) => (
              <option key={outcome.id} value={outcome.id}>
                {outcome.name} {outcome.odds === null ? "" : formatOdds(outcome.odds, oddsFormat)}
              </option>
            ))}
          </select>
        ) : (
          <b id={id} className={`block font-[660] ${isKept ? "" : "line-through"}`}>
            <bdi>{leg.outcomeName}</bdi>
          </b>
        )}
      </div>
      <div className="grid justify-items-end gap-1">
        <bdi className="n font-[680]">{today === null ? t("bets.editGone") : formatOdds(today.odds, oddsFormat)}</bdi>
        {canRemove ? (
          <Button tone="plain" className="min-h-11 px-2" aria-pressed={!isKept} onClick={() => onChange({ isKept: !isKept })}>
            {t(isKept ? "bets.editRemove" : "bets.editRestore")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
