import type { League } from "@touchline/store";
import { Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { StandingsTable } from "../../../elements/standings/standings-table.tsx";

/** The table of a league in all its states. */
export function LeagueStandings({ league }: { readonly league: League }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.standings(league.id));
  if (data === undefined) {
    return isError ? (
      <EmptyState icon="offline" title={t("standings.failed")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>}>
        {t("list.failedText")}
      </EmptyState>
    ) : (
      <Skeleton lines={10} className="h-10" />
    );
  }
  if (data.length === 0) return <EmptyState icon="trophy" title={t("standings.none")} />;
  return <StandingsTable rows={data} sportKey={league.sport.key} caption={t("standings.of", { league: league.name })} />;
}
