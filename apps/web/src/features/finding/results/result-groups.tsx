import type { Match, PeriodScore } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { leaguePath, matchPath } from "../../../elements/matches/match.ts";
import { endText, isUnplayed } from "../../../elements/matches/match-end.ts";
import { leadingSide } from "../../../elements/matches/team-line.tsx";
import { useDayFormat } from "../../../elements/time.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { LeagueMark } from "../../../elements/matches/league-mark.tsx";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { useStore } from "../../../elements/store.ts";

interface ResultGroupsProps {
  readonly matchIds: readonly string[];
  /** Whether rows show the day, for results of several days. */
  readonly hasDays?: boolean;
}

/** Whether a match has an end; one that the backend does not cover may have none. */
function hasEnded({ status, scoreboard }: Match): boolean {
  return status !== "notCovered" || (scoreboard?.end ?? null) !== null;
}

/** Ended matches grouped by league, in the list's order. */
export function ResultGroups({ matchIds, hasDays = false }: ResultGroupsProps): ReactNode {
  const { entities } = useStore();
  const matches = matchIds
    .map((id) => entities.match(id))
    .filter((match) => match !== undefined)
    .filter(hasEnded);
  const leagues = Map.groupBy(matches, ({ league }) => league.id);
  return [...leagues.values()].map((group) => <LeagueResults key={group[0]?.league.id} matches={group} hasDays={hasDays} />);
}

function LeagueResults({ matches, hasDays }: { readonly matches: readonly Match[]; readonly hasDays: boolean }): ReactNode {
  const league = matches[0]?.league;
  if (league === undefined) return null;
  const columns = periodColumns(matches);
  return (
    <section aria-label={league.name}>
      <header className="sticky top-(--header-h) z-2 flex min-h-8.5 items-center gap-2.5 border-y border-line bg-raise px-(--gutter)">
        <LeagueMark league={league} />
        <PageLink to={leaguePath(league)} className="-my-3 min-w-0 py-3 font-[640]">
          <bdi className="block truncate">{league.name}</bdi>
        </PageLink>
        <span className="flex-1" />
        <ColumnHeads columns={columns} />
      </header>
      {matches.map((match) => (
        <ResultRow key={match.id} match={match} columns={columns} hasDay={hasDays} />
      ))}
    </section>
  );
}

function ColumnHeads({ columns }: { readonly columns: readonly PeriodColumn[] }): ReactNode {
  const t = useText();
  return (
    <span aria-hidden="true" className="n grid shrink-0 auto-cols-[minmax(24px,auto)] grid-flow-col gap-x-0.5 text-center text-12 text-mid">
      {columns.map((column) => (
        <span key={column.key} title={column.name} className={wideOnly(columns.length)}>
          {columnHeading(column)}
        </span>
      ))}
      <span className="min-w-8" title={t("results.final")}>
        {t("results.finalShort")}
      </span>
    </span>
  );
}

/** A column of period scores. */
export type PeriodColumn = Pick<PeriodScore, "key" | "name" | "number" | "type">;

/** The periods of all matches, in the order of the longest match. Empty if there are fewer than two. */
export function periodColumns(matches: readonly Match[]): readonly PeriodColumn[] {
  const byLength = matches.map((match) => match.scoreboard?.periods ?? []).toSorted((a, b) => b.length - a.length);
  const columns = new Map<string, PeriodColumn>();
  for (const periods of byLength) for (const period of periods) if (!columns.has(period.key)) columns.set(period.key, period);
  return columns.size < 2 ? [] : [...columns.values()];
}

/** The short heading of a column: its number, `OT` for overtime or `P` for penalties. */
export function columnHeading({ type, number }: PeriodColumn): string {
  if (type === "overtime") return "OT";
  return type === "penalties" ? "P" : String(number);
}

interface ResultScoresProps {
  readonly match: Match;
  readonly columns: readonly PeriodColumn[];
}

interface ResultRowProps extends ResultScoresProps {
  readonly hasDay: boolean;
}

const sides = ["home", "away"] as const;

/** An ended match: start time, teams, period scores and final score. */
function ResultRow({ match, columns, hasDay }: ResultRowProps): ReactNode {
  const t = useText();
  const { time, day } = useDayFormat();
  return (
    <PageLink
      to={matchPath(match)}
      className="grid min-h-(--row-h) grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-b border-line px-(--gutter) py-1.5 last:border-b-0 hover:bg-raise"
    >
      <span className="text-12 text-mid">
        {hasDay ? <bdi className="n block">{day(match.startsAtMs)}</bdi> : null}
        <bdi className="n block">{time(match.startsAtMs)}</bdi>
        {match.isSimulated ? (
          <span title={t("match.simulated")} className="mt-0.5 block">
            <Icon name="info" size={14} />
            <span className="sr">{t("match.simulated")}</span>
          </span>
        ) : null}
      </span>
      <span className="grid min-w-0 gap-0.5">
        {sides.map((side) => (
          <ResultSide key={side} match={match} side={side} />
        ))}
        <ResultEnd match={match} />
      </span>
      <ResultScores match={match} columns={columns} />
    </PageLink>
  );
}

/** How a match ended that was not decided in regular time. */
function ResultEnd({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { end = null, phaseName = "" } = match.scoreboard ?? {};
  if (end === null || end.kind === "finished") return null;
  const sentence = endText(match, t);
  const parts = sentence.startsWith(phaseName) ? [sentence] : [phaseName, sentence];
  return <bdi className="text-12 text-mid">{parts.filter((text) => text !== "").join(" · ")}</bdi>;
}

function ResultSide({ match, side }: { readonly match: Match; readonly side: "home" | "away" }): ReactNode {
  const team = match[side];
  if (team === null) return side === "home" ? <bdi className="text-14 font-[570]">{match.name}</bdi> : null;
  return (
    <span className={`flex items-center gap-2 text-14 leading-5 ${leadingSide(match) === side ? "font-[660]" : "font-[540] text-mid"}`}>
      <TeamMark team={team} sportKey={match.league.sport.key} />
      <bdi className="truncate">{team.commonName}</bdi>
    </span>
  );
}

function ResultScores({ match, columns }: ResultScoresProps): ReactNode {
  const { scoreboard } = match;
  if (scoreboard?.score == null || isUnplayed(match)) return null;
  const { score, periods } = scoreboard;
  const leading = leadingSide(match);
  const hidden = wideOnly(columns.length);
  const spoken = periods.map((period) => `${period.home}–${period.away}`).join(", ");
  return (
    <span className={scoreGrid}>
      {columns.map(({ key }) => {
        const period = periods.find((candidate) => candidate.key === key);
        return sides.map((side) => (
          <span key={`${key}-${side}`} aria-hidden="true" className={`text-12 text-mid ${hidden}`}>
            {period?.[side] ?? ""}
          </span>
        ));
      })}
      {sides.map((side) => (
        <b key={side} aria-hidden="true" className={`text-16 font-[720] ${leading === null || leading === side ? "" : "text-mid"}`}>
          {score[side]}
        </b>
      ))}
      <bdi dir="ltr" className="sr">
        {score.home}–{score.away}
        {columns.length === 0 ? "" : ` (${spoken})`}
      </bdi>
    </span>
  );
}

/** Two rows of scores, home above away, with columns as wide as their headings. */
const scoreGrid =
  "n relative grid auto-cols-[minmax(24px,auto)] grid-flow-col grid-rows-[20px_20px] gap-x-0.5 gap-y-0.5 text-center leading-5 [&>b]:min-w-8";

const maxPhoneColumns = 4;

/** Classes that hide the columns of a long match on narrow pages. */
function wideOnly(columnCount: number): string {
  return columnCount > maxPhoneColumns ? "@max-[639px]/content:hidden" : "";
}
