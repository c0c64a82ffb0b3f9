import type { MatchFilter } from "@touchline/store";
import { situationsOf } from "@touchline/store/situations";
import { EmptyState, Icon } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { situationNote, useFreshSituations } from "../../../elements/matches/situation-note.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { ColumnPicker, MatchList } from "../../../features/finding/lists/match-list.tsx";
import { ListEmpty } from "../../../elements/empty-states.tsx";
import { LiveOverview, type LoadDetail, Newcomers } from "../../../features/matches/live-overview/live-overview.tsx";
import { VideoFilter } from "../../../features/finding/lists/list-controls.tsx";
import { inPlayAddress, parseInPlay, type InPlayChoice } from "../../../features/matches/live-overview/in-play-choice.ts";
import { LiveViewSwitch, useLiveView } from "../../../features/matches/live-overview/live-view-switch.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { inPlayFilter, withoutUnknownSport } from "../../match-filters.ts";
import { failureToOutcome, pageFound, type LoadContext, type Page, type PageOutcome, type PageProps } from "../../page.ts";
import { QuickBetBar } from "./match-parts.tsx";

const loadDetail: LoadDetail = async () => ({ Detail: (await import("./live-match-detail.tsx")).LiveMatchDetail });

/** All live matches by sport, as a list or with one match open next to it. */
function InPlayPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const { listings } = useStore();
  const [view, setView] = useLiveView();
  const choice = parseInPlay(search);
  const filter = inPlayFilter(search);
  const total = useResource(listings.matches(filter)).data?.total;
  const watchable = useResource(listings.counters({ hasVideo: true })).data?.live.matchCount;
  return (
    <ColumnPicker
      heading={
        <>
          <h1 className="whitespace-nowrap">{t("shell.live")}</h1>
          <bdi className="cnt">{total}</bdi>
          <span className="flex-1" />
          <VideoFilter
            size="narrow"
            isOn={choice.hasVideo}
            count={watchable}
            onToggle={() => void navigation.go(inPlayAddress({ ...choice, hasVideo: !choice.hasVideo }))}
          />
          <PageLink to="/live/multi" className="chip max-[799px]:min-h-11" aria-label={t("live.multi")}>
            <Icon name="layers" size={16} /> <span className="max-[799px]:hidden">{t("live.multi")}</span>
          </PageLink>
          <LiveViewSwitch view={view} onChoose={setView} />
        </>
      }
    >
      <LiveSports choice={choice} />
      {view === "overview" ? (
        <LiveListWithMatch choice={choice} filter={filter} />
      ) : (
        <>
          <QuickBetBar />
          <LiveList choice={choice} filter={filter} />
        </>
      )}
    </ColumnPicker>
  );
}

/** Sports with their number of live matches. */
function LiveSports({ choice }: { readonly choice: InPlayChoice }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const counts = useResource(listings.counters({ hasVideo: choice.hasVideo })).data;
  const sports = useResource(listings.sports()).data ?? [];
  const link = (key: string | null, name: string): ReactNode => (
    <PageLink
      key={key ?? "all"}
      to={inPlayAddress({ ...choice, sport: key, match: null })}
      className="chip max-[799px]:min-h-11"
      aria-current={key === choice.sport ? "page" : undefined}
    >
      {name}{" "}
      <bdi className="cnt">
        {key === null ? counts?.live.matchCount : counts === undefined ? null : (counts.sports[key]?.matchCount ?? 0)}
      </bdi>
    </PageLink>
  );
  return (
    <nav className="strip mb-0 scroll-px-(--gutter) gap-0.5 px-(--gutter) pb-2" aria-label={t("live.sports")}>
      {link(null, t("list.all"))}
      {sports
        .filter(({ key }) => key === choice.sport || counts === undefined || (counts.sports[key]?.matchCount ?? 0) > 0)
        .map(({ key, name }) => link(key, name))}
    </nav>
  );
}

/** The list next to the selected match, whose id is in the address. */
function LiveListWithMatch({ choice, filter }: { readonly choice: InPlayChoice; readonly filter: MatchFilter }): ReactNode {
  const navigation = useNavigation();
  const { listings } = useStore();
  const list = useResource(listings.matches(filter));
  // The selection is shown at once; the address changes later.
  const [pressed, setPressed] = useState({ of: choice.match, id: choice.match });
  if (pressed.of !== choice.match) setPressed({ of: choice.match, id: choice.match });
  return (
    <LiveOverview
      chosen={pressed.id ?? list.data?.matchIds[0] ?? null}
      isLoading={list.isPending}
      loadDetail={loadDetail}
      onChoose={(id) => {
        setPressed({ of: choice.match, id });
        void navigation.go(inPlayAddress({ ...choice, match: id }), { isReplacing: true });
      }}
    >
      <QuickBetBar />
      <LiveList choice={choice} filter={filter} />
    </LiveOverview>
  );
}

/** Filter for the next matches, which are shown instead of an empty list. */
function nextFilter({ sport }: InPlayChoice): MatchFilter {
  return { state: "prematch", sort: "time", limit: 3, ...(sport === null ? {} : { sportKey: sport }) };
}

function LiveList({ choice, filter }: { readonly choice: InPlayChoice; readonly filter: MatchFilter }): ReactNode {
  useFreshSituations();
  return (
    <>
      <Newcomers key={JSON.stringify(filter)} filter={filter} />
      <MatchList filter={filter} under={situationNote} empty={<NothingLive choice={choice} />} />
    </>
  );
}

/** Explains that no match is live, and lists the next matches. */
function NothingLive({ choice }: { readonly choice: InPlayChoice }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const sport = useResource(listings.sports()).data?.find(({ key }) => key === choice.sport);
  return (
    <>
      <EmptyState icon="live" title={sport === undefined ? t("live.none") : `${sport.name} · ${t("live.none")}`} />
      <h2 className="px-(--gutter) pb-2 font-semibold">{t("list.upcoming")}</h2>
      <MatchList filter={nextFilter(choice)} empty={<ListEmpty />} />
    </>
  );
}

async function load(context: LoadContext): Promise<PageOutcome> {
  const elsewhere = await withoutUnknownSport(context, "/live");
  if (elsewhere !== null) return elsewhere;
  const { store, search } = context;
  const { queries, listings } = store;
  const counters = [false, true].map(async (hasVideo) => queries.load(listings.counters({ hasVideo })).catch(() => null));
  try {
    const [{ matchIds }] = await Promise.all([
      queries.load(listings.matches(inPlayFilter(search))),
      ...counters,
      queries.load(listings.sports()).catch(() => null),
      queries.load(situationsOf(store)).catch(() => null),
    ]);
    if (matchIds.length === 0) await queries.load(listings.matches(nextFilter(parseInPlay(search)))).catch(() => null);
    return pageFound;
  } catch (error) {
    return failureToOutcome(error);
  }
}

export const page: Page = { titleKey: "title.live", Component: InPlayPage, load };
