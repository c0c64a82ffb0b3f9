import { formatShownOdds } from "@touchline/domain";
import { betListingsOf, failureStatus, type ListedBet } from "@touchline/store";
import type { ReactNode } from "react";
import { Button, Icon, Skeleton } from "@touchline/ui";
import { useDayFormat } from "../../../../elements/time.ts";
import { usePreferences, useResource, useSession, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import { hasLegPrices, isPlaced, legNotPlaced, legState, toneClasses } from "../bet-state.ts";
import { EmptyWithLink } from "../../../../elements/empty-states.tsx";
import { BetFacts } from "../card/bet-details.tsx";
import { BetFoot } from "../card/bet-foot.tsx";
import { BetHead } from "../card/bet-head.tsx";
import { BetNotice } from "../bet-pending.tsx";
import { BetActions } from "../actions/bet-actions.tsx";
import { CashOutBox } from "../cashout/cash-out-box.tsx";
import { BetsFailed, BetsSignedOut } from "./no-bets.tsx";
import { useBetMatches } from "../use-bet-matches.ts";
import { explainBet, SettlementLines } from "../card/settlement.tsx";

interface BetRecordProps {
  readonly betId: string;
  readonly signInAddress: string;
}

/** One bet with all details, for printing. */
export function BetRecord({ betId, signInAddress }: BetRecordProps): ReactNode {
  const t = useText();
  const { status } = useSession();
  const store = useStore();
  const { data, error, refetch } = useResource(betListingsOf(store).bet(betId), { isEnabled: status === "signedIn" });
  useBetMatches(data === undefined ? [] : [data]);
  if (status === "signedOut") return <BetsSignedOut signInAddress={signInAddress} />;
  if (data !== undefined) return <Record bet={data} />;
  const failed = failureStatus(error);
  if (failed === 404 || failed === 400) {
    return (
      <EmptyWithLink icon="ticket" title={t("record.unknown")} to="/bets" label={t("bets.seeAll")}>
        {t("record.unknownText")}
      </EmptyWithLink>
    );
  }
  return error === null ? <Skeleton lines={3} className="h-32" /> : <BetsFailed onRetry={() => void refetch()} />;
}

function Record({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const explained = explainBet(bet);
  return (
    <article aria-label={t("bets.ref", { ref: bet.ref })} className="mx-auto my-3 max-w-3xl overflow-hidden rounded-3 bg-pane shadow-1">
      <BetHead bet={bet} />
      <p className="px-4 pb-3 text-12 text-mid">
        {t("record.id")} <bdi className="n break-all select-all">{bet.id}</bdi>
      </p>
      <BetNotice bet={bet} />
      <RecordLegs bet={bet} />
      <BetFoot bet={bet} />
      <CashOutBox bet={bet} />
      <BetFacts bet={bet} />
      {explained === null ? null : (
        <section className="border-t border-line px-4 py-3">
          <h2 className="pb-2 font-[650]">{t("settled.title")}</h2>
          <SettlementLines bet={bet} explained={explained} />
        </section>
      )}
      <div className="px-4 pt-1 pb-3 print:hidden">
        <Button tone="act" className="min-h-11" onClick={() => print()}>
          <Icon name="print" size={16} /> {t("record.print")}
        </Button>
      </div>
      <BetActions bet={bet} />
    </article>
  );
}

/** The legs with match, time, league, selection, requested and accepted price, and result. */
function RecordLegs({ bet }: { readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const { moment } = useDayFormat();
  const { oddsFormat } = usePreferences();
  return (
    <ol className="border-t border-line">
      {bet.legs.map((leg) => {
        const { wordKey, tone } = isPlaced(bet) ? legState(leg.result, leg.matchStatus) : legNotPlaced;
        return (
          <li
            key={leg.id}
            className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line px-4 py-3 last:border-b-0"
          >
            <div>
              <PageLink to={leg.matchPath} className="font-[660] hover:underline">
                <bdi>{leg.matchName}</bdi>
              </PageLink>
              {leg.score === null ? null : (
                <span className="ms-2">
                  <bdi dir="ltr" className="n font-[620]">
                    {leg.score.replace(":", "–")}
                  </bdi>
                </span>
              )}
              <p className="text-12 text-mid">
                <bdi>{leg.leagueName}</bdi>
                {leg.startsAtMs === null ? null : (
                  <>
                    {" · "}
                    <bdi className="n">{moment(leg.startsAtMs)}</bdi>
                  </>
                )}
              </p>
              <p className="pt-1">
                <bdi className="text-mid">{leg.marketName}</bdi>: <bdi className="font-[640]">{leg.outcomeName}</bdi>
              </p>
            </div>
            <div className="text-end">
              {hasLegPrices(bet) ? <bdi className="n block text-16 font-[700]">{formatShownOdds(leg.odds, oddsFormat)}</bdi> : null}
              {!hasLegPrices(bet) || leg.oddsAsked === null || leg.oddsAsked === leg.odds ? null : (
                <bdi className="n block text-12 text-mid">
                  {t("slip.placed.asked", { odds: formatShownOdds(leg.oddsAsked, oddsFormat) })}
                </bdi>
              )}
              <span className={`block text-12 ${toneClasses[tone]}`}>{t(wordKey)}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
