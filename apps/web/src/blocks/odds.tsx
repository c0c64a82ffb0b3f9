import type { Match } from "@touchline/store";
import { Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { MarketGrid } from "../elements/markets/market-grid.tsx";
import { matchName, matchPath } from "../elements/matches/match.ts";
import { tileLabel } from "../elements/markets/outcome-label.ts";
import { useMarket, useMarketKeys, useResource, useStore } from "../elements/store.ts";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "./block.ts";
import { BlockFailed, BlockSection, PreviewNote } from "./block-frame.tsx";
import { loadBlockMatch, useBlockMatch } from "./block-match.ts";

function Odds({ block }: BlockProps<"odds">): ReactNode {
  const found = useBlockMatch(block);
  if (found.type === "missing") return <PreviewNote type="odds">This match is not on offer.</PreviewNote>;
  if (found.type === "failed") return <BlockFailed onRetry={found.retry} />;
  if (found.type === "loading") return <Skeleton lines={1} className="h-16" />;
  return <MatchOdds match={found.match} block={block} />;
}

function MatchOdds({ match, block }: BlockProps<"odds"> & { readonly match: Match }): ReactNode {
  const t = useText();
  const { listings, entities } = useStore();
  useResource(listings.markets(match.id));
  const keys = useMarketKeys(match.id);
  const wanted = block.market_external_id === undefined ? null : String(block.market_external_id);
  const key = wanted === null ? match.mainMarketKey : (keys.find((one) => entities.market(one)?.externalId === wanted) ?? null);
  const market = useMarket(key);
  const name = matchName(match);
  return (
    <BlockSection heading={block.heading ?? name} label={name}>
      <div className="grid gap-2 px-(--gutter) pb-3">
        <PageLink to={matchPath(match)} className="font-semibold hover:underline">
          <bdi>{block.heading === undefined ? (market?.name ?? match.league.name) : name}</bdi>
        </PageLink>
        <MarketGrid
          market={market}
          outcomesCount={match.league.sport.mainOutcomesCount}
          label={(line, outcome) => tileLabel(line, outcome, t)}
        />
      </div>
    </BlockSection>
  );
}

export const definition: BlockDefinition<"odds"> = {
  Component: Odds,
  loadData: async (store, block) => {
    const matchId = await loadBlockMatch(store, block);
    if (matchId !== null) await store.queries.load(store.listings.markets(matchId));
  },
};
