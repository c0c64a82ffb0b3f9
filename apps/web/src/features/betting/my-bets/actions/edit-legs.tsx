import { formatShownOdds, marketKey, type SlipSelection } from "@touchline/domain";
import { Button, Icon } from "@touchline/ui";
import { type ReactNode, useId } from "react";
import { useMarket, usePreferences } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import type { DraftLeg } from "./bet-draft.ts";

interface EditLegProps {
  readonly draft: DraftLeg;
  readonly current: SlipSelection | null;
  readonly canRemove: boolean;
  onChange(changes: Partial<Pick<DraftLeg, "outcomeId" | "isKept">>): void;
}

/** One leg of an edited bet: choose its outcome, remove it or restore it. */
export function EditLeg({ draft, current, canRemove, onChange }: EditLegProps): ReactNode {
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
            className="mt-1 min-h-11 w-full rounded-2 bg-cell ps-2 text-14 font-[620]"
            onChange={(event) => onChange({ outcomeId: event.target.value })}
          >
            {choices.map((outcome) => (
              <option key={outcome.id} value={outcome.id}>
                {outcome.name} {outcome.odds === null ? "" : formatShownOdds(outcome.odds, oddsFormat)}
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
        <bdi className="n font-[680]">{current === null ? t("bets.editGone") : formatShownOdds(current.odds, oddsFormat)}</bdi>
        {canRemove ? (
          <Button tone="plain" className="min-h-11 px-2" aria-pressed={!isKept} onClick={() => onChange({ isKept: !isKept })}>
            {t(isKept ? "bets.editRemove" : "bets.editRestore")}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

interface EditAdditionsProps {
  readonly addable: readonly SlipSelection[];
  onAdd(selection: SlipSelection): void;
}

/** The slip's selections that can be added to the edited bet. Shows a hint if there are none. */
export function EditAdditions({ addable, onAdd }: EditAdditionsProps): ReactNode {
  const t = useText();
  const id = useId();
  const { oddsFormat } = usePreferences();
  return (
    <section aria-labelledby={id} className="grid gap-1 border-t border-line pt-3">
      <h3 id={id} className="font-[660]">
        {t("bets.editAdd")}
      </h3>
      {addable.length === 0 ? <p className="text-mid">{t("bets.editAddHint")}</p> : null}
      <ul className="divide-y divide-line">
        {addable.map((selection) => {
          const { id: key, nameA, nameB, marketName, outcomeName, odds } = selection;
          return (
            <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5">
              <div className="min-w-0">
                <span className="flex gap-1 text-12 text-mid">
                  <bdi className="min-w-0 truncate">{nameB === null ? nameA : `${nameA} – ${nameB}`}</bdi>·
                  <bdi className="min-w-0 truncate">{marketName}</bdi>
                </span>
                <b className="font-[660]">
                  <bdi className="block truncate">{outcomeName}</bdi>
                </b>
              </div>
              <bdi className="n font-[680]">{formatShownOdds(odds, oddsFormat)}</bdi>
              <Button className="min-h-11" aria-label={`${t("share.add")}: ${outcomeName}`} onClick={() => onAdd(selection)}>
                <Icon name="plus" size={16} /> {t("share.add")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
