import { formatOdds } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import type { ReactNode } from "react";
import { useDayFormat } from "../../../../elements/time/use-day-format.ts";
import { usePreferences } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import { hasLegPrices, isPlaced } from "../card/bet-state.ts";
import { legNotPlaced, legState } from "../card/leg-state.ts";
import { toneInk } from "../card/tone-ink.data.ts";

/** Every leg of a bet as a record: event with its moment and league, selection, price asked and taken, result. */
export function RecordLegs({ bet }: { readonly bet: ListedBet }): ReactNode {
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
                <bdi>{leg.leagueName}</bdi> · <bdi className="n">{moment(leg.startsAtMs)}</bdi>
              </p>
              <p className="pt-1">
                <bdi className="text-mid">{leg.marketName}</bdi>: <bdi className="font-[640]">{leg.outcomeName}</bdi>
              </p>
            </div>
            <div className="text-end">
              {hasLegPrices(bet) ? <bdi className="n block text-16 font-[700]">{formatOdds(leg.odds, oddsFormat)}</bdi> : null}
              {!hasLegPrices(bet) || leg.oddsAsked === null || leg.oddsAsked === leg.odds ? null : (
                <bdi className="n block text-12 text-mid">{t("slip.placed.asked", { odds: formatOdds(leg.oddsAsked, oddsFormat) })}</bdi>
              )}
              <span className={`block text-12 ${toneInk[tone]}`}>{t(wordKey)}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
