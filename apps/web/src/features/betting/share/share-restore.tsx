import {
  formatShownOdds,
  formatTotalOdds,
  type OpenedShare,
  sharedVerdict,
  type SharedVerdict,
  type SlipSelection,
  slipSelections,
} from "@touchline/domain";
import { createShare, type Share } from "@touchline/store/share";
import { Button, Icon, Sheet } from "@touchline/ui";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { usePreferences, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useNavigation, useCurrentPage } from "../../../navigation/navigation-context.ts";

const codeParameter = "betcode";

type Outcome =
  | { readonly type: "notFound" | "nothingBettable" | "later" }
  /** `isTaken`: the slip was empty, so the bets are already on it. */
  | { readonly type: "opened"; readonly share: OpenedShare; readonly isTaken: boolean };

/** Restores the bets of the code in the address, reports the result and removes the code from the address (spec.md 2, 8). */
export function ShareRestore(): ReactNode {
  const t = useText();
  const [outcome, setOutcome] = useSharedCode();
  const close = () => setOutcome(null);
  const title = outcome === null ? "" : t(outcome.type === "opened" ? "share.opened.title" : `share.${outcome.type}.title`);
  return (
    <Sheet name="bet_code" place="center" label={title} isOpen={outcome !== null} onClose={close}>
      {outcome === null ? null : (
        <div className="grid gap-4 p-5">
          <h2 className="text-18 font-[680]">{title}</h2>
          {outcome.type === "opened" ? (
            <OpenedBets share={outcome.share} isTaken={outcome.isTaken} onClose={close} />
          ) : (
            <>
              <p className="text-mid">{t(textKeys[outcome.type])}</p>
              <Button tone="act" className="min-h-11" onClick={close}>
                {t("share.understood")}
              </Button>
            </>
          )}
        </div>
      )}
    </Sheet>
  );
}

const textKeys = {
  notFound: "share.notFound.text",
  nothingBettable: "share.nothingBettable.text",
  later: "share.later.text",
} as const satisfies Readonly<Record<string, MessageKey>>;

function OpenedBets({ share, isTaken, onClose }: { readonly share: OpenedShare; readonly isTaken: boolean; onClose(): void }): ReactNode {
  const t = useText();
  const { slip } = useStore();
  const sharing = useShare();
  const isCustom = share.bets.some(({ bet }) => bet.type === "customBet");
  const hasCustom = slip.getState().slip.bets.some(({ type }) => type === "customBet");
  function take(how: "add" | "replace"): void {
    sharing.take(share, how);
    slip.setPanel({ isOpen: true, tab: "betSlip" });
    onClose();
  }
  return (
    <>
      <SharedComparison share={share} />
      {isTaken ? (
        <Button tone="act" className="min-h-11" onClick={onClose}>
          {t("share.toSlip")}
        </Button>
      ) : (
        <>
          <p className="text-mid">{t("share.slipHas", { count: slipSelections(slip.getState().slip).length })}</p>
          <div className="flex flex-wrap gap-2">
            <Button className="min-h-11 flex-1" onClick={onClose}>
              {t("share.keepMine")}
            </Button>
            <Button className="min-h-11 flex-1" onClick={() => take("replace")}>
              {t("share.replace")}
            </Button>
            {isCustom || hasCustom ? null : (
              <Button tone="act" className="min-h-11 flex-1" onClick={() => take("add")}>
                {t("share.add")}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

/** Looks up each code from the address once. */
function useSharedCode(): readonly [Outcome | null, (outcome: null) => void] {
  const { slip } = useStore();
  const share = useShare();
  const navigation = useNavigation();
  const page = useCurrentPage();
  const code = page.search.get(codeParameter);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (code === null) return;
    let isWanted = true;
    void share.open(code).then(async (opening) => {
      if (!isWanted) return;
      const { address } = navigation.getState().page;
      await navigation.go(withoutCode(address), { isReplacing: true });
      if (opening.type !== "opened") return setOutcome(opening);
      const isTaken = slip.getState().slip.bets.length === 0;
      if (isTaken) share.take(opening.share, "replace");
      setOutcome({ ...opening, isTaken });
    });
    return () => {
      isWanted = false;
    };
  }, [code, share, navigation, slip]);
  return [outcome, setOutcome];
}

function withoutCode(address: string): string {
  const [path = "/", query = ""] = address.split("?");
  const search = new URLSearchParams(query);
  search.delete(codeParameter);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

const inks: Readonly<Record<SharedVerdict, string>> = { same: "text-mid", better: "text-up", worse: "text-down" };

/** Compares the shared prices with the current ones, for each leg and in total. */
function SharedComparison({ share }: { readonly share: OpenedShare }): ReactNode {
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
      <td className="n py-2 text-end text-mid">{isPriced ? <bdi>{formatShownOdds(initialOdds, oddsFormat)}</bdi> : null}</td>
      <td className={`n py-2 text-end font-[650] ${inks[sharedVerdict(initialOdds, odds)]}`}>
        {isPriced ? <bdi>{formatShownOdds(odds, oddsFormat)}</bdi> : null}
      </td>
    </tr>
  );
}

/** Several singles are better (or worse) only if every price that moved improved (or dropped). */
function jointVerdict(share: OpenedShare): SharedVerdict {
  const verdicts = new Set(share.bets.map(({ verdict }) => verdict));
  if (verdicts.has("worse")) return "worse";
  return verdicts.has("better") ? "better" : "same";
}

function useShare(): Share {
  const store = useStore();
  return useMemo(() => createShare(store), [store]);
}
