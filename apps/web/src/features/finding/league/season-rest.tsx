import type { League } from "@touchline/store";
import { historyListings } from "@touchline/store/history";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useDayFormat } from "../../../elements/time.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { LeagueTables, tablesOf } from "./league-tables.tsx";

interface SeasonRestProps {
  readonly league: League;
  /** Shown instead of tables if the competition has none. */
  readonly bracket: ReactNode;
  /** The last results. */
  readonly children: ReactNode;
}

/** A league without open matches: who won, when the next season starts, the last results and the final table. */
export function SeasonRest({ league, bracket, children }: SeasonRestProps): ReactNode {
  const t = useText();
  const { date } = useDayFormat();
  const season = useResource(historyListings(useStore()).standings(league.id)).data;
  const { champion = null, nextStartsAtMs = null } = season ?? {};
  const hasTables = season !== undefined && tablesOf(season).length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-line bg-raise px-(--gutter) py-3 text-14">
        <Icon name={champion === null ? "clock" : "trophy"} size={20} className="text-mid" />
        {champion === null ? null : (
          <b className="font-[680]">
            <bdi>{t("tracker.won", { team: champion.commonName })}</bdi>
          </b>
        )}
        <span className="text-mid">
          {nextStartsAtMs === null ? t("list.none") : t("league.nextSeason", { date: date(nextStartsAtMs) })}
        </span>
      </div>
      {children}
      {hasTables ? (
        <>
          <h2 className="px-(--gutter) pt-4 pb-2 font-semibold">{t("standings.title")}</h2>
          <LeagueTables league={league} />
        </>
      ) : season !== undefined && season.rounds.length > 0 ? (
        <>
          <h2 className="px-(--gutter) pt-4 pb-2 font-semibold">{t("league.knockOut")}</h2>
          {bracket}
        </>
      ) : null}
    </>
  );
}
