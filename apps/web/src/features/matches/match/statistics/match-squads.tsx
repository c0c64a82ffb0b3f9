import type { Match } from "@touchline/store";
import { squadsOf, type Squads } from "@touchline/store/match-progress";
import { Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { SideMark } from "../../../../elements/scoreboard/team-line.tsx";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";

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
    <section aria-label={team.name} className="border-b border-line py-2 last:border-0">
      <h3 className="flex items-center gap-2 px-4 py-1 text-13 font-[640]">
        <SideMark team={team} sportKey={match.league.sport.key} />
        <bdi className="truncate">{team.name}</bdi>
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

/** Who may play for either side. */
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
      <Squad match={match} side="home" players={data.home} />
      <Squad match={match} side="away" players={data.away} />
    </>
  );
}
