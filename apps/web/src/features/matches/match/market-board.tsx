import { marketKey } from "@touchline/domain";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { EmptyState, Icon, IconButton, Skeleton, Tabs } from "@touchline/ui";
import { groupMarkets, groupTabs, type MarketCardData } from "../../../elements/markets/market-cards.ts";
import { useLazy } from "../../../elements/rendering/lazy.tsx";
import { useHeadChances } from "../../../elements/matches/use-head-chances.ts";
import { useMarketKeys, useMatch, useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { pinnedFirst, useBoardMemory } from "./board-memory.ts";
import { CardColumns } from "./card-columns.tsx";
import { findCards } from "./find-cards.ts";
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

/** Key of the bet builder's tab. */
const builderTab = "builder";

interface MarketBoardProps {
  readonly matchId: string;
  readonly isLoading: boolean;
  /** Content of the bet builder's tab; null for no tab. */
  readonly builder: ReactNode;
  /** Shown after the groups. */
  readonly tools?: ReactNode;
  /** The chosen group or `builder`. Falls back to the first tab if the match has no markets in the group. */
  readonly tab: string;
  onTab(tab: string): void;
}

/** The markets of a match in tabs, with search, pinning and collapsing. */
export function MarketBoard({ matchId, isLoading, builder, tools = null, tab, onTab }: MarketBoardProps): ReactNode {
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
              items={tabs.map((key) => ({ key, label: <TabLabel tab={key} count={key === "all" && !isLoading ? all.length : null} /> }))}
              chosen={chosen}
              onChoose={onTab}
            />
            {tools}
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

/** The cards without the one whose only line is in the header of the match, unless it is the only card. */
export function withoutRepeated(cards: readonly MarketCardData[], shownAbove: string | null): readonly MarketCardData[] {
  const others = cards.filter(
    ({ lines: [first, second] }) => first === undefined || second !== undefined || marketKey(first) !== shownAbove,
  );
  return others.length === 0 ? cards : others;
}

function useBoardCards({ matchId, tab, hasBuilder }: { readonly matchId: string; readonly tab: string; readonly hasBuilder: boolean }): {
  readonly all: readonly MarketCardData[];
  readonly cards: readonly MarketCardData[];
  readonly tabs: readonly string[];
  readonly chosen: string;
} {
  const { entities } = useStore();
  const keys = useMarketKeys(matchId);
  const match = useMatch(matchId);
  const { hasOdds } = useHeadChances(match);
  const shownAbove = hasOdds ? (match?.mainMarketKey ?? null) : null;
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
  const cards = useMemo(() => {
    const inTab = markets.filter((market) => chosen === "all" || market.groups.includes(chosen));
    const grouped = inTab.length === markets.length ? all : groupMarkets(inTab);
    return chosen === "top" ? withoutRepeated(grouped, shownAbove) : grouped;
  }, [markets, all, chosen, shownAbove]);
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

interface MarketSearchProps {
  readonly text: string;
  /** Number of cards found; null before the player has typed. */
  readonly count: number | null;
  onType(text: string): void;
  onClose(): void;
}

/** Searches the markets of the match by name. Escape closes it. */
function MarketSearch({ text, count, onType, onClose }: MarketSearchProps): ReactNode {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <search className="mk-search">
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        aria-label={t("match.findMarket")}
        placeholder={t("match.findMarket")}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={50}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      />
      <output className="text-12 whitespace-nowrap text-mid">{count === null ? "" : t("match.moreMarkets", { count })}</output>
      <IconButton icon="close" label={t("match.closeFind")} onClick={onClose} />
    </search>
  );
}

const builderHash = "#betBuilder";

/** The chosen tab of the market board. The builder's tab has the hash `#betBuilder` (specification 2). */
export function useMarketTab(): readonly [string, (tab: string) => void] {
  const [tab, setTab] = useState("top");
  useEffect(() => {
    const applyHash = (): void => {
      if (location.hash === builderHash) setTab(builderTab);
    };
    applyHash();
    addEventListener("hashchange", applyHash);
    return () => removeEventListener("hashchange", applyHash);
  }, []);
  return [
    tab,
    (next) => {
      setTab(next);
      const hash = next === builderTab ? builderHash : "";
      if (hash !== location.hash) history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
    },
  ];
}

const loadSheet = async () => import("./movement-sheet.tsx");

interface MovementState {
  readonly card: MarketCardData;
  readonly isOpen: boolean;
}

function MovementSlot({ card, isOpen, onClose }: MovementState & { onClose(): void }): ReactNode {
  const sheet = useLazy(loadSheet);
  return sheet === null ? null : <sheet.MovementSheet key={card.key} card={card} isOpen={isOpen} onClose={onClose} />;
}

/** Opens a card's price movement and loads its code at first use. `show` is null if the operator keeps no price history (decisions 0d). */
function useMovement(): { readonly slot: ReactNode; readonly show: ((card: MarketCardData) => void) | null } {
  const { listings } = useStore();
  const isOffered = useResource(listings.settings()).data?.capabilities.includes("price_history") ?? true;
  const [shown, setShown] = useState<MovementState | null>(null);
  const [show] = useState(() => (card: MarketCardData) => setShown({ card, isOpen: true }));
  const slot = shown === null ? null : <MovementSlot {...shown} onClose={() => setShown({ ...shown, isOpen: false })} />;
  return { slot, show: isOffered ? show : null };
}
