import { Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { BetCard } from "./bet-card.tsx";

interface BetListProps {
  readonly group: "all" | "open" | "settled";
  readonly page: number;
  footer?(place: { readonly page: number; readonly lastPage: number }): ReactNode;
}

/** The player's bets of one group, in all states of the list. */
export function BetList({ group, page, footer }: BetListProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.bets({ group, page }));
  if (data === undefined) {
    return isError ? <EmptyState icon="offline" title={t("bets.failed")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} /> : <Skeleton lines={3} className="h-40" />;
  }
  if (data.bets.length === 0) {
    return (
      <EmptyState icon="ticket" title={t("bets.none")}>
        {t("bets.noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      {data.bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
      {footer?.(data)}
    </>
  );
}
