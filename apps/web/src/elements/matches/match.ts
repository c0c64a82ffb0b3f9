import type { Competitor, League, Match } from "@touchline/store";

export function matchPath(match: Match): string {
  return `/${match.league.sport.key}/${match.slug}`;
}

export function leaguePath(league: League): string {
  return `/${league.sport.key}/${league.slug}`;
}

/** Both sides of a match, or the name of an event without sides. */
export function matchName({ home, away, name }: Pick<Match, "home" | "away" | "name">): string {
  return home === null || away === null ? (name ?? "") : `${home.name} – ${away.name}`;
}

const maxNameLength = 18;

/** The name of a side in a list: the everyday one instead of a name that would be cut off. */
export function listName({ name, commonName }: Competitor): string {
  return name.length > maxNameLength ? commonName : name;
}

/** Whether a match has ended for any reason. */
export function isOver({ status }: Pick<Match, "status">): boolean {
  return status !== "prematch" && status !== "live" && status !== "stopped";
}

/** Tabs of the panel next to a match's markets (spec.md 2). */
export type PanelTab = "statistics" | "stream" | "chat";

const parameter = "panel";
const tabs: readonly PanelTab[] = ["statistics", "stream", "chat"];

/** The address of a match page with one tab of its panel open. */
export function panelAddress(match: Match, tab: PanelTab): string {
  return `${matchPath(match)}?${parameter}=${tab}`;
}

/** The panel tab that an address opens, ignoring case; null for none. */
export function parsePanelTab(search: URLSearchParams): PanelTab | null {
  const name = search.get(parameter)?.toLowerCase();
  return tabs.find((tab) => tab === name) ?? null;
}
