import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { MatchFilter, Store } from "@touchline/store";
import { type ShownSituation, situationsOf } from "@touchline/store/situations";
import { Chip, Icon } from "@touchline/ui";
import { type ReactNode, useId, useState } from "react";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { useFreshSituations } from "../../elements/matches/situation-note.tsx";
import { Island } from "../../elements/rendering/island.tsx";
import { useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { PreviewNote } from "../block-frame.tsx";
import { narrowFilter } from "../lists/list-filter.ts";
import { SituationTile } from "./situation-tile.tsx";
import "../../styles/situations.css";

const defaultLimit = 24;
const maxPerSport = 7;
const maxSports = 5;

/** The same query as the cover's, so that both share one reply. */
function liveFilter(block: ShownBlockOf<"situations">): MatchFilter {
  return { state: "live", sort: "popular", limit: block.limit ?? defaultLimit, ...narrowFilter(block, maxPerSport) };
}

/** Puts the closest finishes first; matches without a situation follow in their original order. */
export function orderByTension(ids: readonly string[], situations: readonly Pick<ShownSituation, "matchId">[]): readonly string[] {
  const rank = new Map(situations.map(({ matchId }, index) => [matchId, index]));
  return ids.toSorted((one, other) => (rank.get(one) ?? Infinity) - (rank.get(other) ?? Infinity) || 0);
}

/** Tiles keep their order while they are shown: ended matches are removed, new ones are added at the end. */
function useSteadyOrder(ids: readonly string[], situations: readonly ShownSituation[]): readonly string[] {
  const [order, setOrder] = useState(() => orderByTension(ids, situations));
  const kept = order.filter((id) => ids.includes(id));
  const added = ids.filter((id) => !order.includes(id));
  if (added.length > 0) setOrder(kept.length === 0 ? orderByTension(ids, situations) : [...kept, ...added]);
  return kept;
}

/** The height that each tile counts for: part of the row's height, as about two tiles of a row are in view on a phone. */
const tilePx = 100;

/** The matches as tiles in a row. */
export function SituationTiles({
  matchIds,
  situations,
}: {
  readonly matchIds: readonly string[];
  readonly situations: readonly ShownSituation[];
}): ReactNode {
  return (
    <div className="rib strip">
      {matchIds.map((matchId) => (
        <Island key={matchId} heightPx={tilePx}>
          <SituationTile matchId={matchId} situation={situations.find((one) => one.matchId === matchId)} />
        </Island>
      ))}
    </div>
  );
}

interface SituationRibbonProps {
  readonly filter: MatchFilter;
  readonly heading: string | undefined;
  /** The type of the block, for the operator's note about an empty block. */
  readonly type: "situations" | "live_events";
}

/** Live matches with their situations, and a filter by sport. */
export function SituationRibbon({ filter, heading, type }: SituationRibbonProps): ReactNode {
  const t = useText();
  const id = useId();
  const { listings, entities } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(filter));
  const counters = useResource(listings.counters()).data;
  const situations = useFreshSituations();
  const [sportKey, setSportKey] = useState<string | null>(null);
  const ids = useSteadyOrder(data?.matchIds ?? [], situations);
  const sportOf = (matchId: string) => entities.match(matchId)?.league.sport;
  const sports = new Map((data?.matchIds ?? []).flatMap((matchId) => sportOf(matchId) ?? []).map(({ key, name }) => [key, name]));
  const chosen = sportKey !== null && sports.has(sportKey) ? sportKey : null;
  if (data?.matchIds.length === 0) return <PreviewNote type={type}>No match is in play.</PreviewNote>;
  const shown = chosen === null ? ids : ids.filter((matchId) => sportOf(matchId)?.key === chosen);
  return (
    <section aria-labelledby={id}>
      <div className="sec">
        <h2 id={id}>
          <bdi>{heading ?? t("list.liveNow")}</bdi>
        </h2>
        <bdi className="cnt">{counters?.live.matchCount ?? data?.total}</bdi>
        <div className="strip desk-only min-w-0 gap-0.5">
          <Chip isChosen={chosen === null} onClick={() => setSportKey(null)}>
            {t("situations.all")}
          </Chip>
          {[...sports].slice(0, maxSports).map(([key, name]) => (
            <Chip key={key} isChosen={chosen === key} onClick={() => setSportKey(key)}>
              {name}
            </Chip>
          ))}
        </div>
        <span className="flex-1" />
        <PageLink to="/live" className="-my-3 inline-flex min-h-11 shrink-0 items-center gap-1 font-semibold text-mid hover:text-hi">
          {t("list.seeAll")} <Icon name="chevron-right" size={16} mirrored />
        </PageLink>
      </div>
      {data !== undefined ? null : isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />}
      <SituationTiles matchIds={shown} situations={situations} />
    </section>
  );
}

function Situations({ block }: BlockProps<"situations">): ReactNode {
  return <SituationRibbon type="situations" filter={liveFilter(block)} heading={block.heading} />;
}

/** Reads the matches of a block and their situations; without situations, the tiles show clocks. */
export async function loadSituations(store: Store, filter: MatchFilter): Promise<unknown> {
  const { queries, listings } = store;
  return Promise.all([queries.load(listings.matches(filter)), queries.load(situationsOf(store)).catch(() => null)]);
}

export const definition: BlockDefinition<"situations"> = {
  Component: Situations,
  loadData: async (store, block) => loadSituations(store, liveFilter(block)),
};
