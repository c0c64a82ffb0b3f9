import { EmptyState, Skeleton, Tabs } from "@touchline/ui";
import { useMemo, useState, type ReactNode } from "react";
import { useStore } from "../../elements/use-store.ts";
import { useMarketKeys } from "../../elements/use-market.ts";
import type { MessageKey } from "../../messages/text.ts";
import { useText } from "../../messages/use-text.ts";
import { groupMarkets, groupTabs, splitColumns } from "./group-markets.ts";
import { MarketCard } from "./market-card.tsx";

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

/** The markets of a match under their tabs. */
export function MarketBoard({ matchId, isLoading }: { readonly matchId: string; readonly isLoading: boolean }): ReactNode {
  const t = useText();
  const { entities } = useStore();
  const keys = useMarketKeys(matchId);
  const [wanted, setWanted] = useState<string>("top");
  const markets = useMemo(
    () =>
      keys
        .flatMap((key) => entities.market(key) ?? [])
        .filter(({ status }) => status === "open" || status === "suspended" || status === "handedOver"),
    [keys, entities],
  );
  const tabs = groupTabs(markets, tabOrder);
  const chosen = tabs.includes(wanted) ? wanted : (tabs[0] ?? "all");
  const columns = useMemo(() => splitColumns(groupMarkets(markets.filter(({ groups }) => groups.includes(chosen)))), [markets, chosen]);
  if (markets.length === 0) {
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
      <Tabs
        label={t("match.groups")}
        look="chip"
        idBase="markets"
        className="mk-tabs"
        items={tabs.map((key) => ({ key, label: groupLabel(key) === null ? key : t(groupLabel(key) ?? "group.all") }))}
        chosen={chosen}
        onChoose={setWanted}
      />
      <div className="cards" id="markets-panel" role="tabpanel" aria-labelledby={`markets-tab-${chosen}`}>
        {columns.map((cards, index) => (
          <div className="col" key={index}>
            {cards.map((card) => (
              <MarketCard key={card.key} card={card} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function groupLabel(key: string): MessageKey | null {
  const known = tabOrder.find((tab) => tab === key);
  return known === undefined ? null : `group.${known}`;
}
