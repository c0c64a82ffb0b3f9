import { formatMoney, type Money, sumMoney } from "@touchline/domain";
import { betListingsOf, type ListedBet, type Match, type MatchFilter } from "@touchline/store";
import { Icon, Tabs } from "@touchline/ui";
import { type ReactNode, useMemo, useState } from "react";
import { LeagueMark } from "../../../elements/matches/league-mark.tsx";
import { LiveClock } from "../../../elements/matches/match-clock.tsx";
import { matchPath } from "../../../elements/matches/match.ts";
import { situationNote, useFreshSituations } from "../../../elements/matches/situation-note.tsx";
import { TileSide } from "../../../elements/matches/team-line.tsx";
import { WinChanceLine } from "../../../elements/matches/win-chance-line.tsx";
import { useMatch, useResource, useSession, useStore, useValue } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

const maxMatches = 12;

/** The player's stakes by match id. A bet with several legs counts for each match with an undecided leg. */
export function stakesByMatch(bets: readonly ListedBet[]): ReadonlyMap<string, Money> {
  const stakes = bets.flatMap(({ stake, legs }) =>
    [...new Set(legs.filter(({ result }) => result === "no_results").map(({ matchId }) => matchId))].map((id) => [id, stake] as const),
  );
  return new Map(
    [...Map.groupBy(stakes, ([id]) => id)].flatMap(([id, found]) => {
      const [first] = found;
      if (first === undefined) return [];
      const sameCurrency = found.map(([, stake]) => stake).filter(({ currency }) => currency === first[1].currency);
      return [[id, sumMoney(sameCurrency, first[1])] as const];
    }),
  );
}

function useStakes(): ReadonlyMap<string, Money> {
  const store = useStore();
  const { player } = useSession();
  const { data } = useResource(betListingsOf(store).bets({ group: "open", page: 1 }), { isEnabled: player !== null });
  const bets = player === null ? undefined : data?.bets;
  return useMemo(() => stakesByMatch(bets ?? []), [bets]);
}

export interface LiveColumnProps {
  /** Filter of the matches in play. */
  readonly filter: MatchFilter;
  /** Id of the match on the page. */
  readonly current: string;
}

/** The matches in play next to the match on the page: one tab with the player's own, which have a bet or a star, and one with all. */
export function LiveColumn({ filter, current }: LiveColumnProps): ReactNode {
  const t = useText();
  const { listings, favourites } = useStore();
  const ids = useResource(listings.matches(filter)).data?.matchIds ?? [];
  const starred = useValue(favourites).matches;
  const stakes = useStakes();
  const [chosen, setChosen] = useState<"own" | "all">("own");
  useFreshSituations();
  // The menu stays until there are matches.
  if (ids.length === 0) return null;
  const own = ids.filter((id) => stakes.has(id) || starred.has(id));
  const tab = own.length === 0 ? "all" : chosen;
  const rank = (id: string): number => (id === current ? 0 : stakes.has(id) ? 1 : starred.has(id) ? 2 : 3);
  const shown = (tab === "own" ? own : ids).toSorted((one, other) => rank(one) - rank(other)).slice(0, maxMatches);
  const label = (text: string, count: number): ReactNode => (
    <>
      {text} <bdi className="cnt">{count}</bdi>
    </>
  );
  return (
    <nav className="mdesk" aria-label={t("shell.live")}>
      {own.length === 0 ? (
        <h2>{label(t("shell.live"), ids.length)}</h2>
      ) : (
        <Tabs<"own" | "all">
          label={t("shell.live")}
          idBase="desk"
          items={[
            { key: "own", label: label(t("match.own"), own.length) },
            { key: "all", label: label(t("shell.live"), ids.length) },
          ]}
          chosen={tab}
          onChoose={setChosen}
        />
      )}
      <div {...(own.length === 0 ? {} : { id: "desk-panel", role: "tabpanel", "aria-labelledby": `desk-tab-${tab}` })}>
        {shown.map((id) => (
          <ColumnMatch key={id} matchId={id} stake={stakes.get(id)} isStarred={starred.has(id)} />
        ))}
      </div>
    </nav>
  );
}

interface ColumnMatchProps {
  readonly matchId: string;
  readonly stake: Money | undefined;
  readonly isStarred: boolean;
}

function ColumnMatch({ matchId, stake, isStarred }: ColumnMatchProps): ReactNode {
  const match = useMatch(matchId);
  if (match === undefined || match.home === null) return null;
  return (
    <PageLink to={matchPath(match)}>
      <span className="flex items-center gap-2 pb-1 text-12 text-mid">
        <LiveClock match={match} />
        <bdi className="min-w-0 flex-1 truncate">{match.league.name}</bdi>
        <LeagueMark league={match.league} size={20} />
      </span>
      <TileSide match={match} side="home" />
      <TileSide match={match} side="away" />
      <span className="mt-1.5 block h-5">
        <WinChanceLine match={match} />
      </span>
      <Foot match={match} stake={stake} isStarred={isStarred} />
    </PageLink>
  );
}

/** The stake or star of the match, and its situation. */
function Foot({ match, stake, isStarred }: Omit<ColumnMatchProps, "matchId"> & { readonly match: Match }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  return (
    <span className="mt-1 flex items-center gap-2 text-12 text-mid">
      {stake === undefined ? null : (
        <span className="whitespace-nowrap">
          {t("slip.stake")} <bdi className="n">{formatMoney(stake, locale, "full")}</bdi>
        </span>
      )}
      {isStarred ? <Icon name="star" size={13} /> : null}
      <b className="ms-auto min-w-0 truncate font-[640] text-hi">{situationNote(match, { hasPhase: false })}</b>
    </span>
  );
}
