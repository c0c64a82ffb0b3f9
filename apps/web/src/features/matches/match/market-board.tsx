import { EmptyState, Icon, IconButton, Skeleton, Tabs } from "@touchline/ui";
import { useMemo, useState, type ReactNode } from "react";
import { groupMarkets, groupTabs, type MarketCardData } from "../../../elements/markets/group-markets.ts";
import { useStore } from "../../../elements/store.ts";
import { useMarketKeys } from "../../../elements/markets/use-market.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { useBoardMemory } from "./board-memory.ts";
import { CardColumns } from "./card-columns.tsx";
import { findCards, pinnedFirst } from "./find-cards.ts";
import { MarketSearch } from "./market-search.tsx";
import { useMovement } from "./movement/use-movement.tsx";
import "../../../styles/match.css";

const tabOrder = [
  "top",
  "all",
  "goals",
  "handicap",
  "halves",
  "corners",
  "cards",
  "players",
  "sets",
  "games",
  "quarters",
  "periods",
  "innings",
  "overs",
  "maps",
  "rounds",
  "combo",
  "specials",
] as const;

/** Key of the tab that the page fills: the bet builder. */
export const builderTab = "builder";

interface MarketBoardProps {
  readonly matchId: string;
  readonly isLoading: boolean;
  /** Drawn under a tab of its own; null where there is none. */
  readonly builder: ReactNode;
  /** The chosen group, `builder`, or one that the match does not fill: then its first. */
  readonly tab: string;
  onTab(tab: string): void;
}

/** The markets of a match under their tabs: searched, pinned, collapsed. */
export function MarketBoard({ matchId, isLoading, builder, tab, onTab }: MarketBoardProps): ReactNode {
  const t = useText();
  const [search, setSearch] = useState<string | null>(null);
  const { cards, all, tabs, chosen } = useBoardCards({ matchId, tab, hasBuilder: builder !== null });
  const memory = useBoardMemory();
  const movement = useMovement();
  const found = search === null || search.trim() === "" ? null : findCards(all, search);
  const shown = useMemo(() => pinnedFirst(found ?? cards, memory.pinned), [found, cards, memory.pinned]);
  if (all.length === 0) {
    return isLoading ? (
      <Skeleton lines={6} className="h-24" />
    ) : (
      <EmptyState icon="lock" title={t("match.noMarkets")}>
        {t("match.noMarketsText")}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mk-tabs">
        {search === null ? (
          <>
            <Tabs
              label={t("match.groups")}
              variant="chip"
              idBase="markets"
              className="min-w-0 flex-1"
              items={tabs.map((key) => ({ key, label: <TabLabel tab={key} count={key === "all" ? all.length : null} /> }))}
              chosen={chosen}
              onChoose={onTab}
            />
            <IconButton icon="search" label={t("match.findMarket")} onClick={() => setSearch("")} />
          </>
        ) : (
          <MarketSearch text={search} count={found?.length ?? null} onType={setSearch} onClose={() => setSearch(null)} />
        )}
      </div>
      <div id="markets-panel" role="tabpanel" aria-labelledby={`markets-tab-${chosen}`}>
        {chosen === builderTab && found === null ? (
          builder
        ) : found?.length === 0 ? (
          <EmptyState icon="search" title={t("match.noneFound")}>
            {t("match.noneFoundText")}
          </EmptyState>
        ) : (
          <CardColumns key={found === null ? chosen : "found"} cards={shown} memory={memory} onShowMovement={movement.show} />
        )}
      </div>
      {movement.slot}
    </>
  );
}

function useBoardCards({ matchId, tab, hasBuilder }: { readonly matchId: string; readonly tab: string; readonly hasBuilder: boolean }): {
  readonly all: readonly MarketCardData[];
  readonly cards: readonly MarketCardData[];
  readonly tabs: readonly string[];
  readonly chosen: string;
} {
  const { entities } = useStore();
  const keys = useMarketKeys(matchId);
  const markets = useMemo(
    () =>
      keys
        .flatMap((key) => entities.market(key) ?? [])
        .filter(({ status }) => status === "open" || status === "suspended" || status === "handedOver"),
    [keys, entities],
  );
  const groups = groupTabs(markets, tabOrder);
  const tabs = hasBuilder ? [...groups.slice(0, 2), builderTab, ...groups.slice(2)] : groups;
  const chosen = tabs.includes(tab) ? tab : (tabs[0] ?? "all");
  const all = useMemo(() => groupMarkets(markets), [markets]);
  const cards = useMemo(() => groupMarkets(markets.filter((market) => market.groups.includes(chosen))), [markets, chosen]);
  return { all, cards, tabs, chosen };
}

function TabLabel({ tab, count }: { readonly tab: string; readonly count: number | null }): ReactNode {
  const t = useText();
  if (tab === builderTab)
    return (
      <>
        <Icon name="layers" size={16} />
        {t("builder.title")}
      </>
    );
  const label = groupLabel(tab);
  return (
    <>
      {label === null ? tab : t(label)}
      {count === null ? null : <bdi className="n text-12 text-mid">{count}</bdi>}
    </>
  );
}

function groupLabel(key: string): MessageKey | null {
  const known = tabOrder.find((tab) => tab === key);
  return known === undefined ? null : `group.${known}`;
}
