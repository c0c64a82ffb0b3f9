import { localeToNumberTag } from "@touchline/domain";
import type { Match } from "@touchline/store";
import { type ReactNode, useMemo } from "react";
import { useText } from "../../messages/use-text.ts";
import { Island } from "../rendering/island.tsx";
import { useStore } from "../store.ts";
import { useDayFormat, useNow } from "../time.ts";
import { LeagueMark } from "./league-mark.tsx";
import { MatchRow, rowPx, useColumnCount } from "./match-row.tsx";
import "../../styles/time-groups.css";

const minuteMs = 60_000;
/** Maximum number of minutes that are counted down; later starts show only their time. */
const soonMinutes = 180;

interface TimeGroup {
  readonly startsAtMs: number;
  readonly matches: readonly Match[];
}

/** Adjacent matches that start in the same minute. */
export function groupByStart(matches: readonly Match[]): readonly TimeGroup[] {
  const groups: { startsAtMs: number; matches: Match[] }[] = [];
  for (const match of matches) {
    const startsAtMs = Math.floor(match.startsAtMs / minuteMs) * minuteMs;
    const last = groups.at(-1);
    if (last?.startsAtMs === startsAtMs) last.matches.push(match);
    else groups.push({ startsAtMs, matches: [match] });
  }
  return groups;
}

/** The minutes until a match starts; nothing when the start is hours away. */
function Until({ startsAtMs }: { readonly startsAtMs: number }): ReactNode {
  const { locale } = useStore();
  const minutes = Math.ceil((startsAtMs - useNow()) / minuteMs);
  const format = useMemo(() => new Intl.RelativeTimeFormat(localeToNumberTag(locale), { style: "short" }), [locale]);
  return minutes < 1 || minutes > soonMinutes ? null : <bdi>{format.format(minutes, "minute")}</bdi>;
}

function TimeHeader({ group: { startsAtMs, matches } }: { readonly group: TimeGroup }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const hasDraw = matches.some(({ league }) => league.sport.mainOutcomesCount === 3);
  return (
    <div className="lh">
      <h2 className="lg">
        <b className="n">
          <bdi>{format.time(startsAtMs)}</bdi>
        </b>
        <span className="until">
          <Until startsAtMs={startsAtMs} />
        </span>
      </h2>
      <div className="ch main" aria-hidden="true">
        {(hasDraw ? ["1", "X", "2"] : ["1", "2"]).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="ch second" aria-hidden="true">
        <bdi className="truncate">{t("list.columnSecond")}</bdi>
      </div>
      <div className="ch third" aria-hidden="true">
        <bdi className="truncate">{t("group.handicap")}</bdi>
      </div>
      <span className="end" />
    </div>
  );
}

function leagueLine({ league }: Match): ReactNode {
  return (
    <span className="of-league">
      <LeagueMark league={league} size={16} />
      <bdi>{league.name}</bdi>
    </span>
  );
}

/** Rows of matches by start time; a heading shows the time and the column names once for each group. */
export function TimeGroups({ matchIds }: { readonly matchIds: readonly string[] }): ReactNode {
  const { entities } = useStore();
  const columns = useColumnCount();
  const groups = groupByStart(matchIds.flatMap((id) => entities.match(id) ?? []));
  return (
    <div className="mt by-time">
      {groups.map((group) => (
        <div key={`${group.startsAtMs}-${group.matches[0]?.id ?? ""}`} role="group">
          <Island heightPx={group.matches.length * rowPx}>
            <TimeHeader group={group} />
            {group.matches.map(({ id }) => (
              <MatchRow key={id} matchId={id} columns={columns} under={leagueLine} />
            ))}
          </Island>
        </div>
      ))}
    </div>
  );
}
