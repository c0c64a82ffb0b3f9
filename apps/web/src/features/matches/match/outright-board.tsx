import { bookSum, formatPercent, impliedChance, type Market, type Outcome } from "@touchline/domain";
import type { Match, StandingsRow } from "@touchline/store";
import { historyListings } from "@touchline/store/history";
import { EmptyState, Skeleton } from "@touchline/ui";
import { type ReactNode, useMemo } from "react";
import { EmptyWithLink } from "../../../elements/empty-states.tsx";
import { OddsButton } from "../../../elements/markets/odds-button.tsx";
import { specifierValue } from "../../../elements/markets/outcome-label.ts";
import { FormChips } from "../../../elements/matches/form-chips.tsx";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { hasTablePoints, isOver, leaguePath } from "../../../elements/matches/match.ts";
import { useMarket, useMarketKeys, useResource, useStore } from "../../../elements/store.ts";
import { useDayFormat } from "../../../elements/time.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { Change, changeOf, hasCurve, Trend, useMovement } from "./outright-trend.tsx";

/** Number of winners of a market: one, or the number in its line. */
function winnerCount({ specifier }: Market): number {
  return Number(specifierValue(specifier, "winners") ?? 1);
}

/** The market of an outright event: its winners once it is settled, and all entrants by price. */
export function OutrightBoard({ match, isLoading }: { readonly match: Match; readonly isLoading: boolean }): ReactNode {
  const t = useText();
  const market = useMarket(useMarketKeys(match.id)[0] ?? null);
  if (market === undefined)
    return isLoading ? (
      <Skeleton lines={8} className="h-11" />
    ) : (
      <EmptyState icon="lock" title={t("match.noMarkets")}>
        {t("match.noMarketsText")}
      </EmptyState>
    );
  return isOver(match) ? <OutrightWinners match={match} market={market} /> : <Entrants match={match} market={market} />;
}

function OutrightWinners({ match, market }: { readonly match: Match; readonly market: Market }): ReactNode {
  const t = useText();
  const winners = market.outcomes.filter(({ result }) => result === "win_entire");
  return (
    <EmptyWithLink
      icon="trophy"
      title={winners.length === 1 ? t("tracker.won", { team: winners[0]?.name ?? "" }) : winners.map(({ name }) => name).join(", ")}
      to={leaguePath(match.league)}
      label={t("match.toLeague", { league: match.league.name })}
      tone="quiet"
    >
      {winners.length === 0 ? t("tracker.betsVoid") : market.name}
    </EmptyWithLink>
  );
}

/** Rows of the league's tables by team name. */
function useRowsByName({ league }: Match): ReadonlyMap<string, StandingsRow> {
  const season = useResource(historyListings(useStore()).standings(league.id)).data;
  return useMemo(() => {
    const rows = [...(season?.rows ?? []), ...(season?.tables ?? []).flatMap((table) => table.rows)];
    return new Map(rows.flatMap((row) => [[row.team.name, row] as const, [row.team.commonName, row] as const]));
  }, [season]);
}

/** The names of what a row's points count: points, or wins in sports whose tables have no points. */
function earnedBy(sportKey: string): { readonly name: MessageKey; readonly short: MessageKey } {
  return hasTablePoints(sportKey)
    ? { name: "standings.points", short: "standings.pointsShort" }
    : { name: "standings.won", short: "standings.wonShort" };
}

/** Minimum number of entrants for cards; with fewer, cards would only repeat the table. */
const minForCards = 5;
const cardCount = 3;

function Entrants({ match, market }: { readonly match: Match; readonly market: Market }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const { moment } = useDayFormat();
  const rows = useRowsByName(match);
  const winners = winnerCount(market);
  const entrants = market.outcomes.filter(({ odds }) => odds !== null).toSorted((left, right) => Number(left.odds) - Number(right.odds));
  const prices = entrants.flatMap(({ odds }) => odds ?? []);
  // If the book is below 100%, the likeliest entrants no longer have a price.
  const bookPermille = bookSum(prices, winners);
  const book: Book = { prices, winners, locale };
  const movement = useMovement(market, winners);
  const hasRows = entrants.some(({ name }) => rows.has(name));
  const terms = [
    ...(winners > 1 ? [t("outright.winners", { count: winners })] : []),
    ...(bookPermille >= 1_000 ? [t("outright.book", { percent: formatPercent(Math.round(bookPermille / 10) * 10, locale) })] : []),
    ...(movement === null ? [] : [t("outright.trend", { change: "▲▼", moment: moment(movement.sinceMs) })]),
  ];
  const listed = entrants.map((outcome) => {
    const trend = movement?.trends.get(outcome.id) ?? [];
    const change = outcome.odds === null ? 0 : changeOf(impliedChance(outcome.odds, prices, winners), trend);
    return { market, outcome, row: rows.get(outcome.name), sportKey: match.league.sport.key, book, hasRows, trend, change };
  });
  const earned = earnedBy(match.league.sport.key);
  const hasTrend = listed.some(({ trend }) => hasCurve(trend));
  return (
    <section aria-label={market.name} className="pb-6">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-(--gutter) pt-3 pb-2">
        <h2 className="text-16 font-[650]">
          <bdi>{market.name}</bdi>
        </h2>
        <span className="text-12 text-mid">{terms.join(" · ")}</span>
      </header>
      {entrants.length < minForCards ? null : (
        <ul className="ent-cards">
          {listed.slice(0, cardCount).map((entrant) => (
            <EntrantCard key={entrant.outcome.id} {...entrant} />
          ))}
        </ul>
      )}
      <table className="w-full border-collapse text-14">
        <caption className="sr">{market.name}</caption>
        <thead>
          <tr className="border-y border-line bg-raise text-12 text-mid">
            {hasRows ? <td className="w-11 ps-(--gutter)" aria-hidden="true" /> : null}
            <th scope="col" className={`h-8.5 text-start font-medium ${hasRows ? "px-3" : "px-(--gutter)"}`}>
              {t("outright.entrant")}
            </th>
            {hasRows ? (
              <>
                <th scope="col" className="ent-wide w-14 px-2 text-end font-medium" title={t(earned.name)}>
                  {t(earned.short)}
                </th>
                <th scope="col" className="ent-wide w-40 px-2 text-start font-medium">
                  {t("standings.form")}
                </th>
              </>
            ) : null}
            <td className="ent-wide ent-bar" aria-hidden="true" />
            {hasTrend ? <td className="ent-wide w-24" aria-hidden="true" /> : null}
            <th scope="col" className="w-16 px-2 text-end font-medium">
              {t("outright.chance")}
            </th>
            <th scope="col" className="w-28 px-(--gutter) text-end font-medium">
              {t("outright.odds")}
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map((entrant) => (
            <EntrantRow key={entrant.outcome.id} {...entrant} hasTrend={hasTrend} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Book {
  readonly prices: Parameters<typeof bookSum>[0];
  readonly winners: number;
  readonly locale: string;
}

/** Whole percent; below one percent with one decimal. */
function chanceText({ odds }: Outcome, { prices, winners, locale }: Book): string {
  const chance = odds === null ? 0 : impliedChance(odds, prices, winners);
  return formatPercent(chance < 10 ? chance : Math.round(chance / 10) * 10, locale);
}

interface EntrantProps {
  readonly market: Market;
  readonly outcome: Outcome;
  /** The entrant's row in the league's table. */
  readonly row: StandingsRow | undefined;
  readonly sportKey: string;
  readonly book: Book;
  /** Whether any entrant has a row. */
  readonly hasRows: boolean;
  /** The recorded chances in thousandths, oldest first. */
  readonly trend: readonly number[];
  /** The change of the chance since the first record, in thousandths. */
  readonly change: number;
}

function toneOf(change: number): string {
  return change === 0 ? "text-mid" : change > 0 ? "text-up" : "text-down";
}

/** Width of a bar relative to that of the favourite. */
function barWidth(outcome: Outcome, { prices, winners }: Book): string {
  const chanceOf = (odds: Outcome["odds"]): number => (odds === null ? 0 : impliedChance(odds, prices, winners));
  const highest = Math.max(1, ...prices.map(chanceOf));
  return `${Math.max(0.5, Math.round((chanceOf(outcome.odds) * 100) / highest))}%`;
}

/** A bar in the colour of the team; its rim keeps white and black visible. */
function ChanceBar({ width, row }: { readonly width: string; readonly row: StandingsRow | undefined }): ReactNode {
  return (
    <svg width="100%" height="10" aria-hidden="true">
      <rect x=".5" y=".5" width={width} height="9" rx="2" fill={row?.team.colors[0] ?? "var(--ctl)"} stroke="var(--ctl)" />
    </svg>
  );
}

function EntrantCard({ market, outcome, row, sportKey, book, trend, change }: EntrantProps): ReactNode {
  const t = useText();
  return (
    <li className="ent-card">
      <span className="flex min-w-0 items-center gap-3">
        {row === undefined ? null : <TeamMark team={row.team} sportKey={sportKey} size={44} />}
        <bdi className="min-w-0 flex-1 text-18 leading-tight font-[680]">{outcome.name}</bdi>
        <span className="text-end">
          <b className="n block text-22">
            <bdi>{chanceText(outcome, book)}</bdi>
          </b>
          <Change change={change} locale={book.locale} />
        </span>
      </span>
      {row === undefined ? null : (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-mid">
          {row.points > 0 ? (
            <span>
              {t(earnedBy(sportKey).name)} <b className="n text-hi">{row.points}</b>
            </span>
          ) : null}
          <FormChips form={row.form} />
        </span>
      )}
      <Trend trend={trend} tone="text-hi" />
      <span className="entrant">
        <OddsButton market={market} outcome={outcome} label={market.name} isExact isTabStop />
      </span>
    </li>
  );
}

function EntrantRow({
  market,
  outcome,
  row,
  sportKey,
  book,
  hasRows,
  hasTrend,
  trend,
  change,
}: EntrantProps & { readonly hasTrend: boolean }): ReactNode {
  return (
    <tr className="border-b border-line">
      {hasRows ? (
        <td className="w-11 ps-(--gutter)" aria-hidden="true">
          {row === undefined ? null : <TeamMark team={row.team} sportKey={sportKey} size={24} />}
        </td>
      ) : null}
      <th scope="row" className={`entrant-name py-1 text-start font-[570] ${hasRows ? "px-3" : "px-(--gutter)"}`}>
        <bdi>{outcome.name}</bdi>
      </th>
      {hasRows ? (
        <>
          <td className="ent-wide n px-2 text-end text-mid">{row?.points}</td>
          <td className="ent-wide px-2">{row === undefined ? null : <FormChips form={row.form} />}</td>
        </>
      ) : null}
      <td className="ent-wide ent-bar px-2" aria-hidden="true">
        <ChanceBar width={barWidth(outcome, book)} row={row} />
      </td>
      {hasTrend ? (
        <td className="ent-wide w-24 px-2" aria-hidden="true">
          <Trend trend={trend} tone={toneOf(change)} />
        </td>
      ) : null}
      <td className="n w-16 px-2 text-end">
        <bdi>{chanceText(outcome, book)}</bdi>
        <Change change={change} locale={book.locale} />
      </td>
      <td className="px-(--gutter) py-1">
        <div className="entrant">
          <OddsButton market={market} outcome={outcome} isExact isTabStop />
        </div>
      </td>
    </tr>
  );
}
