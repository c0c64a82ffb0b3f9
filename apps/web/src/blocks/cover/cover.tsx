import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import { jackpotsKey, type MatchFilter, type Store } from "@touchline/store";
import type { Jackpot } from "@touchline/store/jackpots";
import { IconButton } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { ListFailed } from "../../elements/empty-states.tsx";
import { lazyComponent } from "../../elements/rendering/lazy.tsx";
import { usePreferences, useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { PreviewNote } from "../block-frame.tsx";
import { narrowFilter } from "../lists/list-filter.ts";
import { CoverStage } from "./cover-stage.tsx";
import { StartingSoon, startingSoonFilter } from "./starting-soon.tsx";
import "../../styles/cover.css";

type CoverBlock = ShownBlockOf<"cover">;

const defaultLimit = 3;
/** The same query as the ribbon's, so that both share one reply. */
const ribbonLimit = 24;
const ribbonPerSport = 7;
/** A match counts as decided when the favourite's odds are below this value. */
const openOdds = 1_150;

/** Loads the jackpots, so that the cover has their space from the start. A site may have none. */
async function loadJackpots({ queries, api }: Store): Promise<unknown> {
  const { jackpotsOf } = await import("@touchline/store/jackpots");
  return queries.load(jackpotsOf(api)).catch(() => undefined);
}

/** How to read the jackpots from the seed before their code has loaded. */
const seededJackpots = { queryKey: jackpotsKey, take: ({ data }: { readonly data: readonly Jackpot[] }) => data };

/** Reserves the space of the jackpot until its code has loaded. */
export function JackpotSpace(): ReactNode {
  const { queries, takeLateAnswers } = useStore();
  takeLateAnswers({ jackpots: () => seededJackpots });
  const jackpots = queries.client.getQueryData<readonly Jackpot[]>(jackpotsKey) ?? [];
  return usePreferences().density !== "calm" && jackpots.some(({ status }) => status === "active") ? <div className="cv-pot" /> : null;
}

const CoverJackpot = lazyComponent(async () => (await import("../../features/account/bonuses/jackpots.tsx")).JackpotMeter, JackpotSpace);

const CoverCombo = lazyComponent<{ readonly fallback: ReactNode }>(
  async () => (await import("../../features/account/bonuses/boosted-combo.tsx")).BoostedCombo,
  ({ fallback }) => fallback,
);

function liveFilter(block: CoverBlock): MatchFilter {
  return { state: "live", sort: "popular", limit: ribbonLimit, ...narrowFilter(block, ribbonPerSport) };
}

/** The first `count` matches, with open matches before those that count as decided. */
export function pickMatches(ids: readonly string[], favouriteOf: (id: string) => number | null, count: number): readonly string[] {
  const isOpen = (id: string): boolean => (favouriteOf(id) ?? 0) >= openOdds;
  return [...ids.filter(isOpen), ...ids.filter((id) => !isOpen(id))].slice(0, count);
}

/** The lowest odds of the main market of a match; null while it has none. */
function favouriteOdds({ entities }: Store, id: string): number | null {
  const key = entities.match(id)?.mainMarketKey ?? null;
  const odds = (key === null ? undefined : entities.market(key))?.outcomes.flatMap((outcome) => outcome.odds ?? []) ?? [];
  return odds.length === 0 ? null : Math.min(...odds);
}

/** The matches of the cover: live ones, else the next. */
function useCover(block: CoverBlock): { readonly ids: readonly string[] | undefined; readonly isError: boolean; retry(): void } {
  const store = useStore();
  const { listings } = store;
  const live = useResource(listings.matches(liveFilter(block)));
  const next = useResource(listings.matches(startingSoonFilter(block)), { isEnabled: live.data?.matchIds.length === 0 });
  const offered = live.data?.matchIds.length === 0 ? next.data?.matchIds : live.data?.matchIds;
  const pick = (): readonly string[] => pickMatches(offered ?? [], (id) => favouriteOdds(store, id), block.limit ?? defaultLimit);
  // A match stays while it is offered, even if another one becomes closer.
  const [picked, setPicked] = useState(pick);
  const kept = picked.filter((id) => offered?.includes(id) === true);
  if (kept.length === 0 && (offered?.length ?? 0) > 0) setPicked(pick);
  const ids = offered === undefined ? undefined : kept.length > 0 ? kept : pick();
  return {
    ids,
    isError: live.isError || (next.isError && ids === undefined),
    retry: () => void Promise.all([live.refetch(), next.refetch()]),
  };
}

/** One large match with its chances. A swipe or buttons switch to other matches; it never switches automatically. */
function Cover({ block }: BlockProps<"cover">): ReactNode {
  const t = useText();
  const { ids, isError, retry } = useCover(block);
  const [chosen, setChosen] = useState<string | null>(null);
  if (ids?.length === 0) return <PreviewNote type="cover">No match is on offer.</PreviewNote>;
  if (ids === undefined) return isError ? <ListFailed onRetry={retry} /> : <div className="cv skeleton" aria-hidden="true" />;
  const index = Math.max(0, chosen === null ? 0 : ids.indexOf(chosen));
  const turn = (by: 1 | -1): void => setChosen(ids[(index + by + ids.length) % ids.length] ?? null);
  const turner =
    ids.length < 2 ? null : (
      <span className="flex items-center">
        <IconButton icon="chevron-left" size="small" className="flip-icon" label={t("cover.previous")} onClick={() => turn(-1)} />
        <bdi className="n text-12 text-mid" aria-live="polite">{`${index + 1}/${ids.length}`}</bdi>
        <IconButton icon="chevron-right" size="small" className="flip-icon" label={t("cover.next")} onClick={() => turn(1)} />
      </span>
    );
  return (
    <section className="cv" aria-label={block.heading ?? t("cover.title")}>
      <CoverStage matchId={ids[index] ?? ""} title={block.heading ?? t("cover.title")} turner={turner} onTurn={turn} />
      <div className="cv-side">
        <CoverCombo fallback={<StartingSoon block={block} />} />
        <CoverJackpot />
      </div>
    </section>
  );
}

export const definition: BlockDefinition<"cover"> = {
  Component: Cover,
  loadData: async (store, block) =>
    Promise.all([
      ...[liveFilter(block), startingSoonFilter(block)].map(async (filter) => store.queries.load(store.listings.matches(filter))),
      loadJackpots(store),
    ]),
};
