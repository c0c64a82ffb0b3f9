import type { Match } from "@touchline/store";
import type { ReactNode } from "react";
import { Flag } from "../../../elements/scoreboard/flag.tsx";
import { leaguePath } from "../../../elements/matches/match-path.ts";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { columnMark, periodColumns, type PeriodColumn } from "./period-columns.ts";
import { ResultRow } from "./result-row.tsx";
import { wideOnly } from "./score-grid.data.ts";

/** Ended matches under their leagues, in the order of the list. */
export function ResultGroups({ matchIds }: { readonly matchIds: readonly string[] }): ReactNode {
  const { entities } = useStore();
  const matches = matchIds.map((id) => entities.match(id)).filter((match) => match !== undefined);
  const leagues = Map.groupBy(matches, ({ league }) => league.id);
  return [...leagues.values()].map((group) => <LeagueResults key={group[0]?.league.id} matches={group} />);
}

function LeagueResults({ matches }: { readonly matches: readonly Match[] }): ReactNode {
  const league = matches[0]?.league;
  if (league === undefined) return null;
  const columns = periodColumns(matches);
  return (
    <section aria-label={league.name}>
      <header className="sticky top-(--header-h) z-2 flex min-h-8.5 items-center gap-2.5 border-y border-line bg-raise px-(--gutter)">
        <Flag code={league.category.countryCode} />
        <PageLink to={leaguePath(league)} className="-my-3 min-w-0 py-3 font-[640]">
          <bdi className="block truncate">{league.name}</bdi>
        </PageLink>
        <span className="flex-1" />
        <ColumnHeads columns={columns} />
      </header>
      {matches.map((match) => (
        <ResultRow key={match.id} match={match} columns={columns} />
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
          {columnMark(column)}
        </span>
      ))}
      <span className="min-w-8" title={t("results.final")}>
        {t("results.finalShort")}
      </span>
    </span>
  );
}
