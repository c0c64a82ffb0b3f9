import type { BetFilter } from "@touchline/store";
import { Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { BetCard } from "./bet-card.tsx";
import { BetsFailed } from "./bets-failed.tsx";
import { BetsNone } from "./bets-none.tsx";
import { useBetMatches } from "./use-bet-matches.ts";

interface BetPageProps {
  readonly filter: BetFilter;
  /** Asks for the page after this one; null where it is shown already. */
  readonly onMore: (() => void) | null;
}

/** One page of the list of bets, with the way to the next. */
export function BetPage({ filter, onMore }: BetPageProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.bets(filter));
  useBetMatches(data?.bets ?? []);
  if (data === undefined) return isError ? <BetsFailed onRetry={() => void refetch()} /> : <Skeleton lines={4} className="h-36" />;
  if (data.total === 0) return <BetsNone filter={filter} />;
  if (data.bets.length === 0) return filter.page === 1 ? <EmptyState icon="ticket" title={t("bets.none")} /> : null;
  const shown = Math.min(data.total, (data.page - 1) * Math.ceil(data.total / data.lastPage) + data.bets.length);
  return (
    <>
      <div className="grid items-start gap-3 @min-[1100px]/content:grid-cols-2">
        {data.bets.map((bet) => (
          <BetCard key={bet.id} bet={bet} layout="page" />
        ))}
      </div>
      {onMore === null || data.page >= data.lastPage ? null : (
        <div className="grid justify-items-center gap-2 py-2">
          <p className="n text-12 text-mid">{t("bets.shown", { shown, total: data.total })}</p>
          <Button onClick={onMore}>{t("bets.more")}</Button>
        </div>
      )}
    </>
  );
}
