import { formatOdds, type SlipSelection } from "@touchline/domain";
import { Button, Icon } from "@touchline/ui";
import { useId, type ReactNode } from "react";
import { usePreferences } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";

interface EditAdditionsProps {
  readonly addable: readonly SlipSelection[];
  onAdd(selection: SlipSelection): void;
}

/** The slip's selections, each to be added to the bet that is edited; what to do where there are none. */
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
              <bdi className="n font-[680]">{formatOdds(odds, oddsFormat)}</bdi>
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
