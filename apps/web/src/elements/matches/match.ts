import type { League, Match } from "@touchline/store";

/** Our address of a match. */
export function matchPath(match: Match): string {
  return `/${match.league.sport.key}/${match.slug}`;
}

/** Our address of a league. */
export function leaguePath(league: League): string {
  return `/${league.sport.key}/${league.slug}`;
}

/** Both sides of a match, or the name of an event without sides. */
export function matchName({ home, away, name }: Pick<Match, "home" | "away" | "name">): string {
  return home === null || away === null ? (name ?? "") : `${home.name} – ${away.name}`;
}

/** Whether a match has come to its end, however that was. */
export function isOver({ status }: Pick<Match, "status">): boolean {
  return status !== "prematch" && status !== "live" && status !== "stopped";
}

/** What the panel beside a match's markets shows (spec.md 2). */
export type PanelTab = "statistics" | "stream" | "chat";

const parameter = "panel";
const tabs: readonly PanelTab[] = ["statistics", "stream", "chat"];

/** Our address of a match's page, opened at one tab of its panel. */
export function panelAddress(match: Match, tab: PanelTab): string {
  return `${matchPath(match)}?${parameter}=${tab}`;
}

/** The tab of the panel that an address opens, written in any case; null for none. */
export function openedPanel(search: URLSearchParams): PanelTab | null {
  const asked = search.get(parameter)?.toLowerCase();
  return tabs.find((tab) => tab === asked) ?? null;
}
