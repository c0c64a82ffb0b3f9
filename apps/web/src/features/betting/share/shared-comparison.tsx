import { formatOdds, formatTotalOdds, sharedVerdict, type OpenedShare, type SharedVerdict, type SlipSelection } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { usePreferences } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

const inks: Readonly<Record<SharedVerdict, string>> = { same: "text-mid", better: "text-up", worse: "text-down" };

/** Prices of the moment of sharing beside those of now, for each leg and in total, and what that means. */
export function SharedComparison({ share }: { readonly share: OpenedShare }): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  const [only] = share.bets;
  const total = share.bets.length === 1 && only !== undefined ? only : null;
  const verdict = total?.verdict ?? jointVerdict(share);
  const isPricedByLeg = total?.bet.type !== "customBet";
  return (
    <div className="grid gap-3">
      <p className={`font-[650] ${inks[verdict]}`}>{t(`share.verdict.${verdict}`)}</p>
      {share.goneCount === 0 ? null : (
        <p className="flex items-center gap-2 text-mid">
          <Icon name="info" size={16} className="shrink-0" />
          {t("share.gone", { count: share.goneCount })}
        </p>
      )}
      <table className="w-full text-start">
        <thead className="text-12 text-mid">
          <tr>
            <th className="text-start font-[560]">{t("slip.selections")}</th>
            <th className="w-16 text-end font-[560]">{t("share.then")}</th>
            <th className="w-16 text-end font-[560]">{t("share.now")}</th>
          </tr>
        </thead>
        <tbody>
          {share.bets.flatMap(({ bet }) =>
            bet.selections.map((selection) => <LegRow key={selection.id} selection={selection} isPriced={isPricedByLeg} />),
          )}
        </tbody>
        {total === null || (total.bet.selections.length === 1 && isPricedByLeg) ? null : (
          <tfoot>
            <tr className="border-t border-line-2 font-[650]">
              <td className="py-2">{t("share.total")}</td>
              <td className="n text-end text-mid">
                <bdi>{formatTotalOdds(total.sharedOdds, oddsFormat)}</bdi>
              </td>
              <td className={`n text-end ${inks[total.verdict]}`}>
                <bdi>{formatTotalOdds(total.todayOdds, oddsFormat)}</bdi>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function LegRow({ selection, isPriced }: { readonly selection: SlipSelection; readonly isPriced: boolean }): ReactNode {
  const { oddsFormat } = usePreferences();
  const { outcomeName, marketName, nameA, nameB, initialOdds, odds } = selection;
  return (
    <tr className="border-t border-line align-top">
      <td className="py-2 pe-2">
        <bdi className="block font-[640] first-letter:uppercase">{outcomeName}</bdi>
        <bdi className="block text-12 text-mid">{marketName}</bdi>
        <bdi className="block text-12 text-mid">{nameB === null ? nameA : `${nameA} – ${nameB}`}</bdi>
      </td>
      <td className="n py-2 text-end text-mid">{isPriced ? <bdi>{formatOdds(initialOdds, oddsFormat)}</bdi> : null}</td>
      <td className={`n py-2 text-end font-[650] ${inks[sharedVerdict(initialOdds, odds)]}`}>
        {isPriced ? <bdi>{formatOdds(odds, oddsFormat)}</bdi> : null}
      </td>
    </tr>
  );
}

/** Several singles together: better or worse only when all that moved moved that way. */
function jointVerdict(share: OpenedShare): SharedVerdict {
  const verdicts = new Set(share.bets.map(({ verdict }) => verdict));
  if (verdicts.has("worse")) return "worse";
  return verdicts.has("better") ? "better" : "same";
}
