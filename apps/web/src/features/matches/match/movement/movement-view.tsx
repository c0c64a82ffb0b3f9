import type { Market } from "@touchline/domain";
import { priceHistoryOf, type PricePoint } from "@touchline/store/price-history";
import { Button, EmptyState, Skeleton } from "@touchline/ui";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useNow } from "../../../../elements/time/use-now.ts";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { MovementChart, plotSize } from "./movement-chart.tsx";
import { MovementLegend } from "./movement-legend.tsx";
import { plotMovement } from "./movement-plot.ts";
import { MovementTable } from "./movement-table.tsx";

const shownAtFirst = 3;

/** The line's past prices, read again whenever one of today's prices moves. */
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

/** How the prices of one line moved: the drawing, its legend, and the numbers as a table. */
export function MovementView({ market }: { readonly market: Market }): ReactNode {
  const t = useText();
  const now = useNow();
  const { points, isError, retry } = useHistory(market);
  const { outcomes } = market;
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>(() => outcomes.slice(shownAtFirst).map(({ id }) => id));
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
