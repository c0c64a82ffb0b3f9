import type { Market, Outcome } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import { type ReactNode, useMemo } from "react";
import { groupMarkets } from "../../../elements/markets/market-cards.ts";
import { useMarketKeys, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

interface MarketResult {
  readonly key: string;
  readonly name: string;
  /** Outcomes that won entirely or by half; empty if the market is void. */
  readonly winners: readonly { readonly id: string; readonly name: string; readonly isHalf: boolean }[];
  readonly isSimulatedDetail: boolean;
}

const won = new Set<Outcome["result"]>(["win_entire", "refund_half_win_other"]);

function isSettled({ outcomes }: Market): boolean {
  return outcomes.some(({ result }) => result !== null && result !== "no_results");
}

/** Results of the settled markets in the feed's order. Merges the lines of a ladder. */
export function marketResults(markets: readonly Market[]): readonly MarketResult[] {
  return groupMarkets(markets.filter(isSettled)).map(({ key, name, lines }) => ({
    key,
    name,
    winners: lines.flatMap((line) =>
      line.outcomes
        .filter(({ result }) => won.has(result))
        .map((outcome) => ({
          id: `${line.specifier}/${outcome.id}`,
          name: outcome.name,
          isHalf: outcome.result === "refund_half_win_other",
        })),
    ),
    isSimulatedDetail: lines.some((line) => line.isSimulatedDetail),
  }));
}

/** Results of the markets of an ended match. */
export function ResultsBoard({ matchId }: { readonly matchId: string }): ReactNode {
  const t = useText();
  const { entities } = useStore();
  const keys = useMarketKeys(matchId);
  const results = useMemo(() => marketResults(keys.flatMap((key) => entities.market(key) ?? [])), [entities, keys]);
  if (results.length === 0) return null;
  return (
    <section aria-label={t("match.results")} className="px-(--gutter) pb-6">
      <h2 className="py-3 text-16 font-[650]">{t("match.results")}</h2>
      <dl className="grid max-w-3xl grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4">
        {results.map(({ key, name, winners, isSimulatedDetail }) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2.5 last:border-b-0">
            <dt className="text-mid">
              <bdi>{name}</bdi>
              {isSimulatedDetail ? (
                <span className="block text-12 text-low" title={t("match.simulatedDetailLong")}>
                  {t("match.simulatedDetail")}
                </span>
              ) : null}
            </dt>
            <dd className="flex flex-wrap gap-x-4 gap-y-1">
              {winners.length === 0 ? <span className="text-mid">{t("bets.leg.void")}</span> : null}
              {winners.map((winner) => (
                <span key={winner.id} className="flex items-center gap-2 font-semibold">
                  <Icon name="check-circle" size={16} className="shrink-0 text-up" />
                  <bdi>{winner.name}</bdi>
                  {winner.isHalf ? <span className="text-12 text-mid">{t("bets.leg.halfWon")}</span> : null}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
