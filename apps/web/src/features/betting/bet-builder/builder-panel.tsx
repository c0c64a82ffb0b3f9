import { type CustomLeg, formatShownOdds, isCustomBetComplete, type Market, type Outcome } from "@touchline/domain";
import type { BetBuilder, BuilderPrice } from "@touchline/store/bet-builder";
import { Button, EmptyState, Icon, IconButton, Skeleton } from "@touchline/ui";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { DockPart } from "../../../elements/dock.tsx";
import { useIsDesktop } from "../../../elements/rendering/use-media-query.ts";
import { useMarketKeys, usePreferences, useResource, useStore, useValue } from "../../../elements/store.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { cardHeight, groupMarkets, type MarketCardData, placeCards } from "../../../elements/markets/market-cards.ts";
import { BuilderCard } from "./builder-card.tsx";
import { useBetBuilder, useMinLegs } from "./use-bet-builder.ts";
import "../../../styles/match.css";

const none: readonly Market[] = [];
const [head, lineHeight] = [55, 43];

/** Height of a card with the gap below it, in px. Each line is one row. */
function heightOf(card: MarketCardData): number {
  return card.shape === "ladder" || card.shape === "grid" ? head + lineHeight * card.lines.length : cardHeight(card, false);
}

/** Builds one bet of several outcomes of a match at one live price (spec.md 1, decisions O). */
export function BuilderPanel({ matchId }: { readonly matchId: string }): ReactNode {
  const t = useText();
  const builder = useBetBuilder();
  const minLegs = useMinLegs();
  const { legs, price } = useValue(builder);
  const { query, isAwaited } = useCustomMarkets(matchId);
  const markets = query.data ?? none;
  useEffect(() => builder.open(matchId), [builder, matchId]);
  useEffect(() => {
    if (markets.length > 0) builder.takeMarkets(markets);
  }, [builder, markets]);
  const cards = useMemo(() => groupMarkets(markets), [markets]);
  const columns = useMemo(() => placeCards(cards, heightOf), [cards]);
  const press = useCallback((market: Market, outcome: Outcome) => builder.toggle(market, outcome), [builder]);
  if (query.isPending || isAwaited) return <Skeleton lines={6} className="h-24" />;
  if (query.isError && markets.length === 0) {
    return (
      <EmptyState
        icon="alert"
        title={t("builder.loadFailed")}
        action={<Button onClick={() => void query.refetch()}>{t("builder.retry")}</Button>}
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
      <BuilderTicket builder={builder} legs={legs} price={price} minLegs={minLegs} />
    </>
  );
}

const emptyTries = 3;
const emptyRetryMs = 1_200;

/**
 * The lines that can be legs. Reloaded when the match gains or loses lines, and a few times while there are none, because the models may
 * still be computing which lines can be combined.
 */
function useCustomMarkets(matchId: string) {
  const { listings, ports, queries } = useStore();
  const [tries, setTries] = useState(0);
  const keys = useMarketKeys(matchId);
  const lineCount = keys.length;
  useEffect(() => {
    void queries.client.invalidateQueries({ queryKey: ["customMarkets", matchId] });
  }, [queries, matchId, lineCount]);
  const query = useResource(listings.customMarkets(matchId));
  const { data, isFetching, refetch } = query;
  const isAwaited = data?.length === 0 && tries < emptyTries;
  useEffect(() => {
    if (!isAwaited || isFetching) return undefined;
    return ports.time.after(emptyRetryMs, () => {
      setTries((count) => count + 1);
      void refetch();
    });
  }, [ports, isAwaited, isFetching, refetch]);
  return { query, isAwaited };
}

interface BuilderTicketProps {
  readonly builder: BetBuilder;
  readonly legs: readonly CustomLeg[];
  readonly price: BuilderPrice;
  readonly minLegs: 1 | 2;
}

const refusals = {
  incompatible: "builder.incompatible",
  unavailable: "builder.unavailable",
  tooMany: "builder.tooManyShort",
} as const satisfies Readonly<Record<string, MessageKey>>;

/** The current bet: its legs, their joint price, and the button that adds it to the slip. */
function BuilderTicket({ builder, legs, price, minLegs }: BuilderTicketProps): ReactNode {
  const t = useText();
  const isComplete = isCustomBetComplete(legs, { minLegs });
  const isDocked = useIsDesktop() === false && legs.length > 0;
  const ticket = (
    <section aria-label={t("builder.title")} className="bb-ticket">
      {legs.length === 0 ? (
        <p className="min-w-0 flex-1 text-mid">{t("builder.start", { min: minLegs })}</p>
      ) : (
        <>
          <ul aria-label={t("builder.legs")} className="bb-legs">
            {legs.map((leg) => (
              <BuilderLeg key={leg.selection.id} leg={leg} onRemove={() => builder.remove(leg.selection.id)} />
            ))}
          </ul>
          <div className="bb-foot">
            <Price builder={builder} price={price} />
            <IconButton icon="trash" label={t("builder.clear")} onClick={builder.clear} />
            <Button
              tone="act"
              className="min-h-11 min-w-0 flex-1"
              disabled={!isComplete || price.type !== "priced"}
              onClick={() => builder.addToSlip({ minLegs })}
            >
              <bdi className="truncate">{isComplete ? t("builder.add", { count: legs.length }) : t("builder.oneMore")}</bdi>
            </Button>
          </div>
        </>
      )}
    </section>
  );
  return isDocked ? <DockPart place="builder">{ticket}</DockPart> : ticket;
}

function BuilderLeg({ leg, onRemove }: { readonly leg: CustomLeg; onRemove(): void }): ReactNode {
  const t = useText();
  const { outcomeName, marketName } = leg.selection;
  return (
    <li className="bb-leg">
      <span className="min-w-0 truncate">
        <bdi className="font-[640] first-letter:uppercase">{outcomeName}</bdi> <bdi className="text-12 text-mid">{marketName}</bdi>
      </span>
      <button type="button" aria-label={t("builder.remove", { name: outcomeName })} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

function Price({ builder, price }: Pick<BuilderTicketProps, "builder" | "price">): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  const odds = price.type === "priced" ? price.odds : price.type === "asking" ? price.last : null;
  if (price.type === "refused")
    return (
      <p role="alert" className="min-w-0 flex-1 text-12 font-semibold text-down">
        {t(refusals[price.reason])}
      </p>
    );
  if (price.type === "failed")
    return (
      <p role="alert" className="min-w-0 text-12 font-semibold text-down">
        {t("builder.failed")}{" "}
        <button type="button" className="link min-h-6" onClick={builder.retryPrice}>
          {t("builder.retry")}
        </button>
      </p>
    );
  return (
    <output className="min-w-[72px]" aria-label={t("builder.price")} aria-busy={price.type === "asking"}>
      {odds === null ? (
        <span className="text-12 text-mid">{t("builder.pricing")}</span>
      ) : (
        <b className={`n text-22 font-[720] ${price.type === "asking" ? "text-low" : ""}`}>
          <bdi>{formatShownOdds(odds, oddsFormat)}</bdi>
        </b>
      )}
    </output>
  );
}
