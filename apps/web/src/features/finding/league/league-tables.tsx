import type { League, LeagueSeason, StandingsRow } from "@touchline/store";
import { Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { StandingsTable } from "../../../elements/matches/standings-table.tsx";
import { useText } from "../../../messages/use-text.ts";
import { type SeasonReading, useSeason } from "./use-season.ts";

/** All tables of a season by name; a single table has no name. */
export function tablesOf({ rows, tables }: LeagueSeason): LeagueSeason["tables"] {
  return tables.length > 0 || rows.length === 0 ? tables : [{ name: "", rows }];
}

/** The tables of a league, one for each group, with loading, failed and empty states. */
export function LeagueTables({ league }: { readonly league: League }): ReactNode {
  const t = useText();
  const reading = useSeason(league.id);
  if (reading.season === undefined) return <SeasonNotLoaded reading={reading} />;
  const tables = tablesOf(reading.season);
  if (tables.length === 0) return <EmptyState icon="trophy" title={t("standings.none")} />;
  const zones = new Set(tables.flatMap(({ rows }) => rows.flatMap(({ zone }) => zone ?? [])));
  return (
    <>
      <div className="groups" {...(tables.length > 2 ? { "data-many": "" } : {})}>
        {tables.map(({ name, rows }) => (
          <section key={name} className="pb-4" {...(name === "" ? {} : { "aria-label": name })}>
            {name === "" ? null : (
              <h2 className="px-(--gutter) pt-2 pb-1.5 text-14 font-[680]">
                <bdi>{name}</bdi>
              </h2>
            )}
            <StandingsTable
              rows={rows}
              sportKey={league.sport.key}
              caption={t("standings.of", { league: name === "" ? league.name : `${league.name}, ${name}` })}
              size={tables.length > 2 ? "compact" : "full"}
            />
          </section>
        ))}
      </div>
      <ZoneLegend zones={zones} />
    </>
  );
}

function ZoneLegend({ zones }: { readonly zones: ReadonlySet<NonNullable<StandingsRow["zone"]>> }): ReactNode {
  const t = useText();
  return zones.size === 0 ? null : (
    <ul aria-hidden="true" className="zones">
      {[...zones].map((zone) => (
        <li key={zone}>
          <i className="zone" data-zone={zone} />
          {t(`standings.${zone}`)}
        </li>
      ))}
    </ul>
  );
}

/** Shown while a season loads, or when it cannot be loaded. */
export function SeasonNotLoaded({ reading: { isError, refetch } }: { readonly reading: SeasonReading }): ReactNode {
  const t = useText();
  return isError ? (
    <EmptyState icon="offline" title={t("standings.failed")} action={<Button onClick={refetch}>{t("list.retry")}</Button>}>
      {t("list.failedText")}
    </EmptyState>
  ) : (
    <Skeleton lines={10} className="h-10" />
  );
}
