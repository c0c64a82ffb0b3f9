import { Icon, SportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { useIsDesktop } from "../../elements/rendering/use-media-query.ts";
import { LeagueMark, markKeyOf } from "../../elements/matches/league-mark.tsx";
import { leaguePath } from "../../elements/matches/match.ts";
import { MenuItem } from "./menu-item.tsx";
import { useMenu } from "./use-menu.ts";

const readLeagues = 30;
const shownLeagues = 8;

/** Icon, name and number of matches; a narrow rail has the name in two lines below the icon, and the full name as a tooltip. */
function RailEntry({
  to,
  icon,
  name,
  count,
}: {
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly count: number | undefined;
}): ReactNode {
  return (
    <PageLink to={to} className="ri" title={name} isSection>
      {icon}
      <bdi className="name truncate">{name}</bdi>
      {count === undefined ? null : <bdi className="cnt">{count}</bdi>}
    </PageLink>
  );
}

/** The column of leagues and sports on wide screens. */
export function SportRail(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const entries = useMenu("left_sidebar_desktop");
  const sports = useResource(listings.sports()).data ?? [];
  const counters = useResource(listings.counters()).data;
  const leagues = (useResource(listings.leagues({ limit: readLeagues })).data ?? [])
    .filter(({ id, sport }) => sport.type === "regular" && (counters === undefined || (counters.tournaments[id]?.matchCount ?? 0) > 0))
    .slice(0, shownLeagues);
  const keys = leagues.map(markKeyOf);
  if (useIsDesktop() === false) return null;
  const countOf = (key: string): number | undefined =>
    counters && (counters.sports[key]?.matchCount ?? 0) + (counters.sports[key]?.outrightCount ?? 0);
  const group = (title: string, type: "regular" | "cyber"): ReactNode => {
    const shown = sports.filter((sport) => (type === "cyber") === (sport.type === "cyber") && countOf(sport.key) !== 0);
    return shown.length === 0 ? null : (
      <>
        <hr />
        <h2>{title}</h2>
        {shown.map((sport) => (
          <RailEntry
            key={sport.key}
            to={`/${sport.key}`}
            icon={<SportIcon sportKey={sport.key} size={20} />}
            name={sport.name}
            count={countOf(sport.key)}
          />
        ))}
      </>
    );
  };
  return (
    <nav className="side rail" aria-label={t("shell.sports")}>
      {entries.map((entry) => (
        <MenuItem key={entry.key} entry={entry} placement="left_sidebar_desktop" />
      ))}
      {entries.length === 0 ? null : <hr />}
      <h2>{t("shell.topLeagues")}</h2>
      {leagues.map((league, index) => (
        <RailEntry
          key={league.id}
          to={leaguePath(league)}
          icon={<LeagueMark league={league} size={18} isTwin={keys.indexOf(markKeyOf(league)) < index} />}
          name={league.name}
          count={counters?.tournaments[league.id]?.matchCount}
        />
      ))}
      {group(t("shell.sports"), "regular")}
      {group(t("shell.esports"), "cyber")}
    </nav>
  );
}

/** The sports as a horizontal strip on narrow screens. */
export function SportStrip(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const sports = useResource(listings.sports()).data ?? [];
  const counters = useResource(listings.counters()).data;
  const offered = sports.filter((sport) => counters === undefined || (counters.sports[sport.key]?.matchCount ?? 0) > 0);
  return (
    <nav className="strip spx below-desk" aria-label={t("shell.sports")}>
      <PageLink to="/">
        <Icon name="flame" size={20} />
        {t("shell.popular")}
      </PageLink>
      {offered.map((sport) => (
        <PageLink key={sport.key} to={`/${sport.key}`} isSection>
          <SportIcon sportKey={sport.key} size={20} />
          <bdi>{sport.name}</bdi>
        </PageLink>
      ))}
    </nav>
  );
}
