import { formatTotalOdds, oddsToFraction } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import type { ReactNode } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useDayFormat } from "../../../../elements/time.ts";
import { usePreferences } from "../../../../elements/store.ts";
import { useBonusText } from "../../../../elements/use-bets.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import { SettlementExplained } from "./settlement.tsx";
import { BetActions } from "../actions/bet-actions.tsx";

/** All details of a bet: amounts and times, settlement, and actions. */
export function BetDetails({ bet }: { readonly bet: ListedBet }): ReactNode {
  return (
    <div className="border-t border-line">
      <BetFacts bet={bet} />
      <SettlementExplained bet={bet} />
      <BetActions bet={bet} />
    </div>
  );
}

/** The amounts and times of a bet. */
export function BetFacts({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const { moment } = useDayFormat();
  const { oddsFormat } = usePreferences();
  const bonusText = useBonusText();
  const isPartly = bet.cashedOut.minor > 0n && bet.status !== "cashed_out";
  return (
    <dl className="grid gap-1.5 px-4 py-3 text-mid">
      <Fact name={t("bets.originalStake")} value={<MoneyText amount={bet.originalStake} />} />
      {isPartly ? <Fact name={t("bets.runningStake")} value={<MoneyText amount={bet.stake} />} /> : null}
      {bet.odds === null ? null : <Fact name={t("bets.totalOdds")} value={formatTotalOdds(oddsToFraction(bet.odds), oddsFormat)} />}
      {bet.bonus === undefined || bet.bonus === null ? null : <Fact name={t("bets.bonus")} value={bonusText(bet.bonus)} />}
      <Fact name={t("bets.potentialReturn")} value={<MoneyText amount={bet.potentialWin} />} />
      {bet.isReturnCapped ? <p className="text-12">{t("bets.cappedText")}</p> : null}
      {bet.cashedOut.minor > 0n ? <Fact name={t("bets.cashedOut")} value={<MoneyText amount={bet.cashedOut} />} /> : null}
      <Fact name={t("bets.placedAt")} value={moment(bet.createdAtMs)} />
      {bet.acceptedAtMs === null ? null : <Fact name={t("bets.acceptedAt")} value={moment(bet.acceptedAtMs)} />}
      {bet.settledAtMs === null ? null : <Fact name={t("bets.settledAt")} value={moment(bet.settledAtMs)} />}
      {bet.editedFrom === null ? null : <LinkedBet name={t("bets.editedFrom")} betId={bet.editedFrom} />}
      {bet.editedTo === null ? null : <LinkedBet name={t("bets.editedTo")} betId={bet.editedTo} />}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }): ReactNode {
  return (
    <div className="flex justify-between gap-3">
      <dt>{name}</dt>
      <dd className="n text-end font-[620] text-hi">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function LinkedBet({ name, betId }: { readonly name: string; readonly betId: string }): ReactNode {
  const t = useText();
  return (
    <Fact
      name={name}
      value={
        <PageLink to={`/bets/${betId}`} className="link">
          {t("bets.thatBet")}
        </PageLink>
      }
    />
  );
}
