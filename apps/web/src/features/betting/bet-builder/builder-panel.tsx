import type { Market, Outcome } from "@touchline/domain";
import { Button, EmptyState, Skeleton } from "@touchline/ui";
import { useCallback, useEffect, useMemo, type ReactNode } from "react";
import { groupMarkets, type MarketCardData } from "../../../elements/markets/group-markets.ts";
import { cardHeight, placeCards } from "../../../elements/markets/place-cards.ts";
import { useMarketKeys } from "../../../elements/markets/use-market.ts";
import { useResource, useStore, useValue } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { BuilderCard } from "./builder-card.tsx";
import { BuilderTicket } from "./builder-ticket.tsx";
import { useBetBuilder, useLeastLegs } from "./use-bet-builder.ts";
import "../../../styles/match.css";

const none: readonly Market[] = [];
const [head, lineHeight] = [55, 43];

/** Height of a card here with the gap to the next, in pixels: lines stand below each other, and cells are narrow. */
function heightOf(card: MarketCardData): number {
  return card.shape === "ladder" || card.shape === "plate"
    ? head + lineHeight * card.lines.length
    : cardHeight({ ...card, shape: "cells" }, false);
}

/** Builds one bet of several outcomes of one match, at one price that is kept up to date (spec.md 1, decisions O). */
export function BuilderPanel({ matchId }: { readonly matchId: string }): ReactNode {
  const t = useText();
  const builder = useBetBuilder();
  const least = useLeastLegs();
  const { legs, price } = useValue(builder);
  const reading = useCustomMarkets(matchId);
  const markets = reading.data ?? none;
  useEffect(() => builder.open(matchId), [builder, matchId]);
  useEffect(() => {
    if (markets.length > 0) builder.takeMarkets(markets);
  }, [builder, markets]);
  const cards = useMemo(() => groupMarkets(markets), [markets]);
  const columns = useMemo(() => placeCards(cards, heightOf), [cards]);
  const press = useCallback((market: Market, outcome: Outcome) => builder.toggle(market, outcome), [builder]);
  if (reading.isPending) return <Skeleton lines={6} className="h-24" />;
  if (reading.isError && markets.length === 0) {
    return (
      <EmptyState
        icon="alert"
        title={t("builder.loadFailed")}
        action={<Button onClick={() => void reading.refetch()}>{t("builder.retry")}</Button>}
      >
        {t("builder.loadFailedText")}
      </EmptyState>
    );
  }
  if (markets.length === 0)
    return (
      <EmptyState icon="layers" title={t("builder.none")}>
        {t("builder.noneText")}
      </EmptyState>
    );
  return (
    <>
      <div className="cards">
        {cards.map((card) => (
          <BuilderCard
            key={card.key}
            name={card.name}
            column={columns.get(card.key) ?? "start"}
            lines={card.lines}
            legs={legs}
            onPress={press}
          />
        ))}
      </div>
      <BuilderTicket builder={builder} legs={legs} price={price} least={least} />
    </>
  );
}

/** Lines that may be legs, read again when the match gains or loses lines. */
function useCustomMarkets(matchId: string) {
  const { listings, queries } = useStore();
  const keys = useMarketKeys(matchId);
  const lineCount = keys.length;
  useEffect(() => {
    void queries.client.invalidateQueries({ queryKey: ["customMarkets", matchId] });
  }, [queries, matchId, lineCount]);
  return useResource(listings.customMarkets(matchId));
}
