import { formatShownOdds, type Market, marketKey, type Odds, type Outcome } from "@touchline/domain";
import { priceHistoryOf, type PricePoint } from "@touchline/store/price-history";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Button, EmptyState, IconButton, Sheet, Skeleton } from "@touchline/ui";
import { useDayFormat, useNow } from "../../../elements/time.ts";
import { usePreferences, useQuotedMarket, useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { MovementChart, MovementLegend, plotMovement, plotSize } from "./movement-chart.tsx";
import { ladderValue, mainLine, type MarketCardData } from "../../../elements/markets/market-cards.ts";

interface MovementSheetProps {
  readonly card: MarketCardData;
  readonly isOpen: boolean;
  onClose(): void;
}

function Line({ lineKey }: { readonly lineKey: string }): ReactNode {
  const t = useText();
  const market = useQuotedMarket(lineKey);
  return market === undefined ? <EmptyState icon="lock" title={t("match.noMarkets")} /> : <MovementView key={lineKey} market={market} />;
}

/** Sheet with the price movement of a card's market, and a choice of line for ladders. */
export function MovementSheet({ card, isOpen, onClose }: MovementSheetProps): ReactNode {
  const t = useText();
  const keys = card.lines.map(marketKey);
  const [chosen, setChosen] = useState<string | null>(null);
  const main = mainLine(card);
  const lineKey = chosen !== null && keys.includes(chosen) ? chosen : main === undefined ? "" : marketKey(main);
  return (
    <Sheet name="odds_movement" label={t("movement.of", { market: card.name })} isOpen={isOpen} place="center" onClose={onClose}>
      <div className="grid gap-4 p-4">
        <header className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <h2 className="text-18 font-bold">{t("movement.title")}</h2>
            <p className="text-13 text-mid">
              <bdi className="block truncate">{card.name}</bdi>
            </p>
          </div>
          <IconButton icon="close" label={t("movement.close")} onClick={onClose} />
        </header>
        {card.lines.length > 1 ? (
          <label className="flex items-center gap-3 text-13 font-semibold">
            {t("movement.line")}
            <select className="control w-auto" value={lineKey} onChange={(event) => setChosen(event.target.value)}>
              {card.lines.map((line) => (
                <option key={marketKey(line)} value={marketKey(line)}>
                  {ladderValue(line) ?? line.name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {isOpen ? <Line lineKey={lineKey} /> : null}
      </div>
    </Sheet>
  );
}

const initiallyShown = 3;

/** The line's price history, refetched whenever a current price changes. */
function useHistory(market: Market): {
  readonly points: readonly PricePoint[] | undefined;
  readonly isError: boolean;
  retry(): void;
} {
  const { api } = useStore();
  const { data, isError, refetch } = useResource(priceHistoryOf(api, market));
  const prices = market.outcomes.map(({ odds }) => odds ?? "-").join();
  useEffect(() => void refetch(), [prices, refetch]);
  return { points: data, isError, retry: () => void refetch() };
}

/** Price movement of a line as a chart with a legend, and as a table. */
function MovementView({ market }: { readonly market: Market }): ReactNode {
  const t = useText();
  const now = useNow();
  const { points, isError, retry } = useHistory(market);
  const { outcomes } = market;
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>(() => outcomes.slice(initiallyShown).map(({ id }) => id));
  const shownIds = useMemo(() => new Set(outcomes.map(({ id }) => id).filter((id) => !hiddenIds.includes(id))), [outcomes, hiddenIds]);
  if (points === undefined) {
    return isError ? (
      <EmptyState icon="offline" title={t("movement.failed")} action={<Button onClick={retry}>{t("list.retry")}</Button>}>
        {t("list.failedText")}
      </EmptyState>
    ) : (
      <Skeleton lines={5} className="h-10" />
    );
  }
  if (points.length === 0) {
    return (
      <EmptyState icon="trend" title={t("movement.none")}>
        {t("movement.noneText")}
      </EmptyState>
    );
  }
  const shown = points.filter(({ outcomeId }) => shownIds.has(outcomeId));
  const plot = plotMovement(shown, now, plotSize);
  const toggle = (id: string): void =>
    setHiddenIds(hiddenIds.includes(id) ? hiddenIds.filter((hidden) => hidden !== id) : [...hiddenIds, id]);
  return (
    <div className="grid gap-4">
      {plot === null ? (
        <p className="py-10 text-center text-13 text-mid">{t("movement.nothingShown")}</p>
      ) : (
        <MovementChart plot={plot} outcomes={outcomes} label={t("movement.chart", { market: market.name })} />
      )}
      <MovementLegend outcomes={outcomes} shownIds={shownIds} onToggle={toggle} />
      <details>
        <summary className="min-h-11 cursor-pointer py-3 text-13 font-[570]">{t("movement.asTable")}</summary>
        <MovementTable
          points={shown}
          outcomes={outcomes.filter(({ id }) => shownIds.has(id))}
          caption={t("movement.of", { market: market.name })}
        />
      </details>
    </div>
  );
}

interface MovementTableProps {
  readonly points: readonly PricePoint[];
  readonly outcomes: readonly Outcome[];
  readonly caption: string;
}

const maxRows = 60;

/** The prices as a table, latest first. */
function MovementTable({ points, outcomes, caption }: MovementTableProps): ReactNode {
  const t = useText();
  const { moment } = useDayFormat();
  const { oddsFormat } = usePreferences();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-13">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-12 text-mid">
          <tr>
            <th scope="col" className="py-1 text-start font-[560]">
              {t("movement.time")}
            </th>
            {outcomes.map(({ id, name }) => (
              <th key={id} scope="col" className="px-2 py-1 text-end font-[560]">
                <bdi className="inline-block first-letter:uppercase">{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {movementRows(points, maxRows).map(({ atMs, odds }) => (
            <tr key={atMs} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-normal text-mid">
                <bdi className="n">{moment(atMs)}</bdi>
              </th>
              {outcomes.map(({ id }) => (
                <td key={id} className="n px-2 py-1.5 text-end">
                  <bdi>{formatShownOdds(odds.get(id) ?? null, oddsFormat)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** All prices at the time of a change. Outcomes without a price are missing. */
interface MovementRow {
  readonly atMs: number;
  readonly odds: ReadonlyMap<string, Odds>;
}

/** The price changes as rows, latest first, limited to `maxCount`. */
export function movementRows(points: readonly PricePoint[], maxCount: number): readonly MovementRow[] {
  const current = new Map<string, Odds>();
  const rows = [...Map.groupBy(points, ({ atMs }) => atMs)].map(([atMs, changes]) => {
    for (const { outcomeId, odds } of changes) {
      if (odds === null) current.delete(outcomeId);
      else current.set(outcomeId, odds);
    }
    return { atMs, odds: new Map(current) };
  });
  return rows.toReversed().slice(0, maxCount);
}
