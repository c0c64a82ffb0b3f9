import type { ListedBet } from "@touchline/store";
import { Button, Sheet, Skeleton } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { formatTotalOdds, type Money, oddsToFraction } from "@touchline/domain";
import { useText } from "../../../../messages/use-text.ts";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { usePreferences, useStore } from "../../../../elements/store.ts";
import { useCashOut } from "../cashout/use-cash-out.ts";
import { type DraftBet, draftReturn, isDraftChanged } from "./bet-draft.ts";
import { EditAdditions, EditLeg } from "./edit-legs.tsx";
import { useBetEdit } from "./use-bet-edit.ts";

interface EditBetSheetProps {
  readonly bet: ListedBet;
  readonly isOpen: boolean;
  onClose(): void;
}

export function EditBetSheet({ bet, isOpen, onClose }: EditBetSheetProps): ReactNode {
  const t = useText();
  return (
    <Sheet name="edit_bet" label={t("bets.edit")} isOpen={isOpen} place="center" onClose={onClose}>
      <EditBet bet={bet} onClose={onClose} />
    </Sheet>
  );
}

interface EditBetProps {
  readonly bet: ListedBet;
  onClose(): void;
}

/** Keeps, changes or removes legs of a bet. Its cash-out value becomes the stake of the new bet, atomically. */
function EditBet({ bet, onClose }: EditBetProps): ReactNode {
  const t = useText();
  const { alerts } = useStore();
  const { offer } = useCashOut(bet);
  const editing = useBetEdit(bet);
  const [refusal, setRefusal] = useState<string | null>(null);
  const value = offer.type === "offered" ? offer.value : null;
  const place = async (stake: Money): Promise<void> => {
    setRefusal(null);
    const outcome = await editing.place(stake);
    if (outcome === null) return;
    if (outcome.type === "offerRefused") return setRefusal(t(`cashout.refused.${outcome.reason}`));
    if (outcome.type === "placementRefused") return setRefusal(outcome.refusal.message ?? t(outcome.refusal.messageKey));
    alerts.show({
      tone: "success",
      title: t("bets.editDone"),
      text: t("bets.ref", { ref: outcome.placed.ref }),
      to: `/bets/${outcome.placed.id}`,
    });
    onClose();
  };
  return (
    <div className="grid gap-3 p-5">
      <h2 className="text-18 font-bold">{t("bets.edit")}</h2>
      <p className="text-mid">{t("bets.editText")}</p>
      {editing.isLoading ? (
        <Skeleton lines={bet.legs.length} className="h-14" />
      ) : (
        <ul className="divide-y divide-line">
          {editing.draft.map((leg, index) => (
            <EditLeg
              key={leg.leg.id}
              draft={leg}
              current={editing.currentLegs[index] ?? null}
              canRemove={editing.draft.length > 1}
              onChange={(changes) =>
                leg.isAdded && changes.isKept === false ? editing.removeAdded(index) : editing.change(index, changes)
              }
            />
          ))}
        </ul>
      )}
      <EditAdditions addable={editing.addable} onAdd={editing.add} />
      {refusal === null ? null : (
        <p role="alert" className="rounded-2 bg-down-w px-3 py-2 font-[620]">
          {refusal}
        </p>
      )}
      <EditSum bet={bet} value={value} newBet={editing.newBet} />
      <div className="flex flex-wrap gap-2">
        <Button
          tone="act"
          size="large"
          className="grow basis-40"
          disabled={value === null || editing.newBet === null || editing.isBusy || !isDraftChanged(editing.draft)}
          onClick={() => value !== null && void place(value)}
        >
          {t(editing.isBusy ? "bets.editing" : "bets.editConfirm")} {value === null ? null : <MoneyText amount={value} />}
        </Button>
        <Button className="min-h-11 grow" onClick={onClose}>
          {t("bets.editCancel")}
        </Button>
      </div>
    </div>
  );
}

interface EditSumProps {
  readonly bet: ListedBet;
  readonly value: Money | null;
  readonly newBet: DraftBet | null;
}

/** Compares stake, odds and return of the current bet and the new one. */
export function EditSum({ bet, value, newBet }: EditSumProps): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  if (value === null) return <p role="status">{t("cashout.suspended")}</p>;
  if (newBet === null) return <p role="status">{t("bets.editNoPrice")}</p>;
  const { odds, returns } = draftReturn(newBet, value);
  const before = bet.odds === null ? "–" : formatTotalOdds(oddsToFraction(bet.odds), oddsFormat);
  return (
    <table className="w-full text-mid">
      <thead>
        <tr className="text-12">
          <th scope="col">
            <span className="sr">{t("bets.details")}</span>
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {t("share.now")}
          </th>
          <th scope="col" className={`${cell} font-[650] text-hi`}>
            {t("bets.editNew")}
          </th>
        </tr>
      </thead>
      <tbody>
        <SumRow name={t("bets.stake")} before={<MoneyText amount={bet.stake} />} after={<MoneyText amount={value} />} />
        <SumRow name={t("bets.totalOdds")} before={before} after={formatTotalOdds(odds, oddsFormat)} />
        <SumRow name={t("bets.potentialReturn")} before={<MoneyText amount={bet.potentialWin} />} after={<MoneyText amount={returns} />} />
      </tbody>
    </table>
  );
}

const cell = "n py-1 ps-3 text-end whitespace-nowrap";

function SumRow({ name, before, after }: { readonly name: string; readonly before: ReactNode; readonly after: ReactNode }): ReactNode {
  return (
    <tr>
      <th scope="row" className="py-1 text-start font-normal">
        {name}
      </th>
      <td className={cell}>
        <bdi>{before}</bdi>
      </td>
      <td className={`${cell} font-[680] text-hi`}>
        <bdi>{after}</bdi>
      </td>
    </tr>
  );
}
