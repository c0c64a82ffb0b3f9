import type { FormMatch, HeadToHead, Match, PastMatch, StandingsRow } from "@touchline/store";
import { type Squads, squadsOf } from "@touchline/store/match-progress";
import { Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { LineUps } from "./line-ups.tsx";
import { FormChips } from "../../../elements/matches/form-chips.tsx";
import { StandingsTable } from "../../../elements/matches/standings-table.tsx";
import { useDayFormat } from "../../../elements/time.ts";

/** Number of wins and draws in earlier meetings. */
function MeetingShares({ past, match }: { readonly past: HeadToHead; readonly match: Match }): ReactNode {
  const t = useText();
  const facts = [
    { key: "home", name: match.home?.commonName ?? "", count: past.homeWins },
    { key: "draw", name: t("match.draw"), count: past.draws },
    { key: "away", name: match.away?.commonName ?? "", count: past.awayWins },
  ].filter(({ key, count }) => key !== "draw" || count > 0 || match.league.sport.mainOutcomesCount === 3);
  return (
    <dl className="grid auto-cols-fr grid-flow-col border-b border-line py-2 text-center">
      {facts.map(({ key, name, count }) => (
        <div key={key} className="grid min-w-0 gap-0.5 px-2">
          <dt className="order-2 truncate text-12 text-mid">
            <bdi>{name}</bdi>
          </dt>
          <dd className="n text-18 font-bold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An earlier meeting: the sides with their names on the page, the score, and the date. */
function PastRow({ past, match }: { readonly past: PastMatch; readonly match: Match }): ReactNode {
  const { date } = useDayFormat();
  const { home, away, score } = past;
  const bold = (side: "home" | "away"): string => (score[side] >= score[side === "home" ? "away" : "home"] ? "font-[640]" : "text-mid");
  const nameOf = ({ id, name }: PastMatch["home"]): string => [match.home, match.away].find((side) => side?.id === id)?.commonName ?? name;
  return (
    <li className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 px-4 py-1.5 text-13">
      <span className="grid min-w-0">
        <bdi className={`truncate ${bold("home")}`}>{nameOf(home)}</bdi>
        <bdi className={`truncate ${bold("away")}`}>{nameOf(away)}</bdi>
        <span className="truncate text-12 text-low">
          <bdi className="n">{date(past.startsAtMs)}</bdi> · <bdi>{past.leagueName}</bdi>
        </span>
      </span>
      <bdi className="n font-bold">{`${score.home}–${score.away}`}</bdi>
    </li>
  );
}

function FormRow({ name, form }: { readonly name: string; readonly form: readonly FormMatch[] }): ReactNode {
  if (form.length === 0) return null;
  return (
    <li className="flex min-h-9 items-center justify-between gap-3 px-4">
      <bdi className="truncate text-13 font-[570]">{name}</bdi>
      <FormChips form={form.map(({ result }) => result).toReversed()} />
    </li>
  );
}

export type StatisticsViewKey = "history" | "table";

interface StatisticsViewProps {
  readonly view: StatisticsViewKey;
  readonly match: Match;
  /** Null if there is no history of the two sides. */
  readonly past: HeadToHead | null;
  readonly rows: readonly StandingsRow[];
}

/** History or league table of a match. Loads after the timeline. */
export function StatisticsView({ view, match, past, rows }: StatisticsViewProps): ReactNode {
  const t = useText();
  switch (view) {
    case "history":
      return past === null ? null : <MatchHistory match={match} past={past} />;
    case "table":
      return (
        <StandingsTable
          rows={rows}
          sportKey={match.league.sport.key}
          caption={t("standings.of", { league: match.league.name })}
          marked={new Set([match.home?.id ?? "", match.away?.id ?? ""])}
          size="compact"
        />
      );
  }
}

/** Form of both sides and their earlier meetings. */
function MatchHistory({ match, past }: { readonly match: Match; readonly past: HeadToHead }): ReactNode {
  const t = useText();
  return (
    <>
      <h3 className="px-4 pt-2 pb-1 text-12 font-[640] text-mid">{t("standings.form")}</h3>
      <ul>
        <FormRow name={match.home?.commonName ?? ""} form={past.form.home} />
        <FormRow name={match.away?.commonName ?? ""} form={past.form.away} />
      </ul>
      <h3 className="mt-2 border-t border-line px-4 pt-3 pb-1 text-12 font-[640] text-mid">{t("match.meetings")}</h3>
      {past.meetings.length === 0 ? (
        <p className="px-4 py-2 text-13 text-mid">{t("match.noMeetings")}</p>
      ) : (
        <>
          <MeetingShares past={past} match={match} />
          <ul>
            {past.meetings.map((meeting) => (
              <PastRow key={meeting.startsAtMs} past={meeting} match={match} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Squad({
  match,
  side,
  players,
}: {
  readonly match: Match;
  readonly side: "home" | "away";
  readonly players: Squads["home"];
}): ReactNode {
  const t = useText();
  const team = match[side];
  if (team === null || players.length === 0) return null;
  return (
    <section aria-label={team.commonName} className="border-b border-line py-2 last:border-0">
      <h3 className="flex items-center gap-2 px-4 py-1 text-13 font-[640]">
        <TeamMark team={team} sportKey={match.league.sport.key} />
        <bdi className="truncate">{team.commonName}</bdi>
      </h3>
      <ul>
        {players.map(({ name, shirt, position, club }) => (
          <li key={name} className="flex min-h-8 items-center gap-2 px-4 text-13">
            {shirt === null ? null : <span className="n w-6 shrink-0 text-end text-mid">{shirt}</span>}
            <span className="flex min-w-0 flex-1 items-baseline gap-2">
              <bdi className="min-w-0 truncate">{name}</bdi>
              {club === null ? null : <bdi className="min-w-0 truncate text-12 text-low">{club}</bdi>}
            </span>
            {position === null ? null : <span className="shrink-0 text-12 text-mid">{t(`squad.${position}`)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The line-ups with the prices of scorers, and the squads of both sides. */
export function MatchSquads({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const { data, isError, refetch } = useResource(squadsOf(api, match.id));
  if (isError)
    return <EmptyState icon="alert" title={t("squad.failed")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />;
  if (data === undefined) return <Skeleton lines={6} className="h-8" />;
  if (data.home.length + data.away.length === 0) return <EmptyState icon="user" title={t("squad.none")} />;
  return (
    <>
      <LineUps match={match} squads={data} />
      <Squad match={match} side="home" players={data.home} />
      <Squad match={match} side="away" players={data.away} />
    </>
  );
}
