import { type Money, sumMoney } from "@touchline/domain";
import { betListingsOf, type ListedBet } from "@touchline/store";
import { type ReactNode, useState } from "react";
import { LeagueMark } from "../../../elements/matches/league-mark.tsx";
import { ClockLine, LiveClock } from "../../../elements/matches/match-clock.tsx";
import { matchPath } from "../../../elements/matches/match.ts";
import { useFreshSituations } from "../../../elements/matches/situation-note.tsx";
import { TileSide } from "../../../elements/matches/team-line.tsx";
import { WinChanceLine } from "../../../elements/matches/win-chance-line.tsx";
import { MoneyText } from "../../../elements/money-text.tsx";
import { useMatch, useResource, useSession, useStore, useValue } from "../../../elements/store.ts";
import { useDayFormat } from "../../../elements/time.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { betTitle, isPlaced } from "./bet-state.ts";
import { CashOutBox } from "./cashout/cash-out-box.tsx";
import { useBetMatches } from "./use-bet-matches.ts";
import { useMatchStatuses } from "./use-tracker.ts";
import "../../../styles/player-column.css";

const maxMatches = 10;
/** Other matches in play follow the player's own, so that the column is never empty. */
const popularLive = { state: "live", sort: "popular", limit: 8 } as const;

interface ColumnBet {
  readonly bet: ListedBet;
  readonly outcomeName: string;
}

/** A match of the column with the bets on it. A bet on several matches is listed with the first of them. */
export interface ColumnMatch {
  readonly matchId: string;
  readonly bets: readonly ColumnBet[];
}

interface ColumnSource {
  readonly bets: readonly ListedBet[];
  readonly favouriteIds: Iterable<string>;
  readonly otherIds: Iterable<string>;
  isLive(matchId: string): boolean;
  /** 1 to 5: how much the next minutes may change the result. */
  tensionOf(matchId: string): number;
  /** Null for a match that is over or unknown. */
  startOf(matchId: string): number | null;
}

/** The matches of open bets and the favourite matches: those in play first, by tension, then those with a stake, by start; then others. */
export function columnMatches({ bets, favouriteIds, otherIds, isLive, tensionOf, startOf }: ColumnSource): readonly ColumnMatch[] {
  const rank = (matchId: string): readonly number[] => [isLive(matchId) ? 0 : 1, startOf(matchId) ?? Infinity];
  const before = (one: readonly number[], other: readonly number[]): number =>
    one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  const byMatch = new Map<string, ColumnBet[]>();
  for (const bet of bets.filter(isPlaced)) {
    const [leg] = bet.legs
      .filter(({ matchId, result }) => result === "no_results" && startOf(matchId) !== null)
      .toSorted((one, other) => before(rank(one.matchId), rank(other.matchId)));
    if (leg !== undefined) byMatch.set(leg.matchId, [...(byMatch.get(leg.matchId) ?? []), { bet, outcomeName: leg.outcomeName }]);
  }
  for (const id of favouriteIds) if (startOf(id) !== null && !byMatch.has(id)) byMatch.set(id, []);
  const order = ({ matchId, bets: staked }: ColumnMatch): readonly number[] => {
    const [phase = 1, start = 0] = rank(matchId);
    return [phase, phase === 0 ? -tensionOf(matchId) : 0, staked.length > 0 ? 0 : 1, start];
  };
  const own = [...byMatch]
    .map(([matchId, staked]) => ({ matchId, bets: staked }))
    .toSorted((one, other) => before(order(one), order(other)));
  const others = [...otherIds].filter((id) => !byMatch.has(id)).map((matchId) => ({ matchId, bets: [] }));
  return [...own, ...others].slice(0, maxMatches);
}

/** The player's own matches on the widest pages: the sums at risk, and each match with its chances, its bets and their offers. */
export function PlayerColumn(): ReactNode {
  const t = useText();
  const store = useStore();
  const { listings, favourites, entities } = store;
  const { player } = useSession();
  const { data } = useResource(betListingsOf(store).bets({ group: "open", page: 1 }), { isEnabled: player !== null });
  const bets = data?.bets ?? [];
  useBetMatches(bets);
  const starred = [...useValue(favourites).matches].toSorted();
  useResource(listings.matches({ state: "bettable", ids: starred, limit: Math.max(1, starred.length) }), { isEnabled: starred.length > 0 });
  const statuses = useMatchStatuses([...new Set([...bets.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)), ...starred])]);
  const isOpen = (id: string): boolean => ["live", "stopped", "prematch"].includes(statuses.get(id) ?? "");
  const otherIds = useResource(listings.matches(popularLive)).data?.matchIds ?? [];
  const tensions = new Map(useFreshSituations().map(({ matchId, tension }) => [matchId, tension]));
  const matches = columnMatches({
    bets,
    favouriteIds: starred,
    otherIds,
    isLive: (id) => statuses.get(id) === "live" || statuses.get(id) === "stopped",
    tensionOf: (id) => tensions.get(id) ?? 1,
    startOf: (id) => (isOpen(id) ? (entities.match(id)?.startsAtMs ?? null) : null),
  });
  const ordered = useSteadyOrder(matches, tensions);
  return (
    <>
      <h2>{t("desk.title")}</h2>
      <Sums bets={bets.filter(isPlaced)} />
      {ordered.map((match) => (
        <ColumnCard key={match.matchId} {...match} tension={tensions.get(match.matchId) ?? null} />
      ))}
    </>
  );
}

/** Minimum tension at which a match moves up. Otherwise the order stays while the same matches are shown, so that buttons stay in place. */
const highTension = 4;

/** The order of the matches, which changes when one is added or removed, or when its tension becomes high or drops again. */
function useSteadyOrder(matches: readonly ColumnMatch[], tensions: ReadonlyMap<string, number>): readonly ColumnMatch[] {
  const ids = matches.map(({ matchId }) => matchId);
  const key = ids
    .map((id) => `${id}${(tensions.get(id) ?? 0) >= highTension}`)
    .toSorted()
    .join();
  const [kept, setKept] = useState({ key, ids });
  if (kept.key !== key) setKept({ key, ids });
  return matches.toSorted((one, other) => kept.ids.indexOf(one.matchId) - kept.ids.indexOf(other.matchId));
}

const tensionLevels = [1, 2, 3, 4, 5] as const;

/** How much the next minutes may change the result, as one to five bars. */
function Tension({ level }: { readonly level: number }): ReactNode {
  const t = useText();
  return (
    <span className="desk-tension" role="img" aria-label={t("desk.tension", { level })} title={t("desk.tension", { level })}>
      {tensionLevels.map((step) => (
        <i key={step} {...(step <= level ? { "data-on": "" } : {})} />
      ))}
    </span>
  );
}

/** Sums of the open bets in the currency of the first. */
function Sums({ bets }: { readonly bets: readonly ListedBet[] }): ReactNode {
  const t = useText();
  const unit = bets[0]?.stake;
  if (unit === undefined) return null;
  const sum = (amountOf: (bet: ListedBet) => Money | null): Money =>
    sumMoney(
      bets.flatMap((bet) => {
        const amount = amountOf(bet);
        return amount?.currency === unit.currency ? [amount] : [];
      }),
      unit,
    );
  const figures = [
    [t("desk.atRisk"), sum(({ stake }) => stake)],
    [t("cashout.title"), sum(({ cashout }) => cashout?.value ?? null)],
    [t("desk.couldReturn"), sum(({ potentialWin }) => potentialWin)],
  ] as const;
  return (
    <dl>
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <MoneyText amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ColumnCard({ matchId, bets, tension }: ColumnMatch & { readonly tension: number | null }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const match = useMatch(matchId);
  if (match === undefined || match.home === null) return null;
  const { scoreboard } = match;
  const isLive = match.status === "live" || match.status === "stopped";
  return (
    <article>
      {isLive && scoreboard !== null ? (
        <ClockLine progress={scoreboard.progress} breaks={scoreboard.breaks} isRunning={match.status === "live"} />
      ) : null}
      <PageLink to={matchPath(match)}>
        <span className="flex items-center gap-2 text-12 text-mid">
          {isLive ? <LiveClock match={match} /> : <bdi>{`${format.time(match.startsAtMs)} ${format.day(match.startsAtMs)}`}</bdi>}
          <bdi className="min-w-0 flex-1 truncate">{match.league.name}</bdi>
          {isLive && tension !== null ? <Tension level={tension} /> : null}
          <LeagueMark league={match.league} size={20} />
        </span>
        <TileSide match={match} side="home" />
        <TileSide match={match} side="away" />
        {isLive ? (
          <span className="mt-1.5 block h-8.5">
            <WinChanceLine match={match} />
          </span>
        ) : null}
      </PageLink>
      {bets.map(({ bet, outcomeName }) => (
        <div key={bet.id} className="desk-bet">
          <p>
            <b>
              <MoneyText amount={bet.stake} />
            </b>{" "}
            <bdi className="text-mid">{bet.legs.length === 1 ? outcomeName : `${betTitle(bet, t)} · ${outcomeName}`}</bdi>
          </p>
          <CashOutBox bet={bet} layout="row" />
        </div>
      ))}
    </article>
  );
}
