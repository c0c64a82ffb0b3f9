import { historyListings } from "@touchline/store/history";
import { matchPictureOf } from "@touchline/store/match-picture";
import { winChancesOf } from "@touchline/store/win-chances";
import { IconButton, Skeleton, Tabs } from "@touchline/ui";
import { useEffect, useState, type ReactNode } from "react";
import { EmptyWithLink } from "../../../elements/empty-states.tsx";
import { ErrorNotice } from "../../../elements/error-notice.tsx";
import { fullMatchName, isOver, leaguePath, parsePanelTab, type PanelTab } from "../../../elements/matches/match.ts";
import { useMatch, useResource, useStore } from "../../../elements/store.ts";
import { MarketBoard, useMarketTab } from "../../../features/matches/match/market-board.tsx";
import { OutrightBoard } from "../../../features/matches/match/outright-board.tsx";
import { MatchHeader } from "../../../features/matches/match/match-header.tsx";
import { MatchPanel } from "../../../features/matches/match/match-panel.tsx";
import { useText } from "../../../messages/use-text.ts";
import {
  canonicalOutcome,
  failureToOutcome,
  pageNotFound,
  type LoadContext,
  type Page,
  type PageHead,
  type PageOutcome,
  type PageProps,
  type HeadContext,
} from "../../page.ts";
import { useMediaQuery } from "../../../elements/rendering/use-media-query.ts";
import { inPlayFilter } from "../../match-filters.ts";
import { setMatchColours } from "../../../elements/matches/match-colours.ts";
import { voidBetsText } from "../../../elements/matches/match-end.ts";
import { Account, BuilderPanel, LiveColumn, MatchHero, QuickBetBar, ResultsBoard, usePanelItems } from "./match-parts.tsx";
import "../../../styles/match.css";

/** One match: scoreboard, all markets and the match panel. */
function MatchPage({ params, search }: PageProps): ReactNode {
  const t = useText();
  const { listings, realtime } = useStore();
  const match = useMatch(params.id);
  const [view, setView] = useState<"markets" | "panel">(parsePanelTab(search) === null ? "markets" : "panel");
  const [panel, setPanel] = useState<PanelTab>(parsePanelTab(search) ?? "statistics");
  const reading = useResource(listings.match(params.id));
  const markets = useResource(listings.markets(params.id));
  useEffect(() => realtime.followMatch(params.id), [realtime, params.id]);
  const [tab, setTab] = useMarketTab();
  const [isQuickOpen, setQuickOpen] = useState(false);
  const settings = useResource(listings.settings()).data;
  const hasQuickBet = match?.status === "live" && settings?.quick_bet_enabled === true;
  // Assumed until the settings arrive, so that the tabs do not move at that point.
  const hasBuilder = settings?.custom_bet_enabled !== false && match?.home != null;
  const panelItems = usePanelItems(match);
  const hasColumn = useMediaQuery("(min-width: 1600px)") === true;
  const hasTwoPanels = useMediaQuery("(min-width: 1800px)") === true;
  const squads = hasTwoPanels && panelItems.length > 1 ? panelItems.find(({ key }) => key === "squads") : undefined;
  if (match === undefined) return reading.isError ? <ErrorNotice kind="failed" /> : <Skeleton lines={6} className="h-28" />;
  return (
    <div className="contents" ref={(element) => setMatchColours(element, match)}>
      {hasColumn ? <LiveColumn filter={inPlayFilter(new URLSearchParams())} current={match.id} /> : null}
      <MatchHeader match={match} account={<Account />} />
      <MatchHero match={match} />
      {panelItems.length === 0 ? null : (
        <Tabs<"markets" | PanelTab>
          label={t("match.markets")}
          idBase="view"
          className="match-views"
          items={[{ key: "markets", label: t("match.markets") }, ...panelItems]}
          chosen={view === "markets" ? view : panel}
          onChoose={(key) => {
            setView(key === "markets" ? "markets" : "panel");
            if (key !== "markets") setPanel(key);
          }}
        />
      )}
      <div
        className="msplit"
        id="view-panel"
        data-view={view}
        data-panel={panelItems.length === 0 ? "none" : squads === undefined ? "beside" : "two"}
      >
        <div className="board min-w-0" {...(isQuickOpen ? { "data-quick": "" } : {})}>
          {match.home === null ? (
            <OutrightBoard match={match} isLoading={markets.isPending} />
          ) : isOver(match) ? (
            <>
              <EmptyWithLink
                icon="trophy"
                title={t("match.over")}
                to={leaguePath(match.league)}
                label={t("match.toLeague", { league: match.league.name })}
                tone="quiet"
              >
                {t(voidBetsText(match) ?? "match.overText")}
              </EmptyWithLink>
              <ResultsBoard matchId={match.id} />
            </>
          ) : (
            <>
              {match.status === "live" ? <QuickBetBar /> : null}
              <MarketBoard
                matchId={match.id}
                isLoading={markets.isPending}
                builder={hasBuilder ? <BuilderPanel matchId={match.id} /> : null}
                tools={
                  hasQuickBet ? (
                    <IconButton
                      icon="bolt"
                      className="quick"
                      label={t("quickBet.title")}
                      aria-expanded={isQuickOpen}
                      onClick={() => setQuickOpen(!isQuickOpen)}
                    />
                  ) : null
                }
                tab={tab}
                onTab={setTab}
              />
            </>
          )}
        </div>
        {squads === undefined ? null : (
          <section className="pan" aria-label={t("squad.title")}>
            {squads.content}
          </section>
        )}
        {panelItems.length === 0 ? null : (
          <MatchPanel match={match} items={panelItems.filter((item) => item !== squads)} chosen={panel} onChoose={setPanel} />
        )}
      </div>
    </div>
  );
}

async function load(context: LoadContext): Promise<PageOutcome> {
  const { store, params } = context;
  const { queries, listings, entities } = store;
  try {
    await Promise.all([
      queries.load(listings.match(params.id)),
      queries.load(listings.markets(params.id)),
      queries.load(listings.timeline(params.id)).catch(() => null),
      queries.load(historyListings(store).headToHead(params.id)).catch(() => null),
      queries.load(winChancesOf(store, params.id)).catch(() => null),
      queries.load(matchPictureOf(store, params.id)).catch(() => null),
    ]);
  } catch (error) {
    return failureToOutcome(error);
  }
  const match = entities.match(params.id);
  if (match === undefined) return pageNotFound;
  if (match.home === null) await queries.load(historyListings(store).standings(match.league.id)).catch(() => null);
  return canonicalOutcome(context, { sportKey: match.league.sport.key, slug: match.slug });
}

function head({ store, params, t }: HeadContext): PageHead {
  const match = store.entities.match(params.id);
  const name = match === undefined ? "" : fullMatchName(match);
  return { title: t("title.match", { name }), description: t("description.match", { name, league: match?.league.name ?? "" }) };
}

export const page: Page = {
  titleKey: "title.home",
  Component: MatchPage,
  hasOwnHeader: true,
  // A list may already have loaded the match with its first prices.
  canOpen: ({ store, params }) => store.entities.match(params.id) !== undefined,
  load,
  head,
};
