import type { League, Match } from "@touchline/store";

export function matchPath(match: Match): string {
  return `/${match.league.sport.key}/${match.slug}`;
}

export function leaguePath(league: League): string {
  return `/${league.sport.key}/${league.slug}`;
}

type NamedMatch = Pick<Match, "home" | "away" | "name">;

/** Both sides of a match by their everyday names, or the name of an event without sides. */
export function matchName({ home, away, name }: NamedMatch): string {
  return home === null || away === null ? (name ?? "") : `${home.commonName} – ${away.commonName}`;
}

/** Like `matchName`, but with full names, for titles and headings. */
export function fullMatchName({ home, away, name }: NamedMatch): string {
  return home === null || away === null ? (name ?? "") : `${home.name} – ${away.name}`;
}

/** Whether a match has ended for any reason. */
export function isOver({ status }: Pick<Match, "status">): boolean {
  return status !== "prematch" && status !== "live" && status !== "stopped";
}

/** Tabs of the panel next to a match's markets (spec.md 2). */
export type PanelTab = "statistics" | "squads" | "stream" | "chat";

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

const pointSports: ReadonlySet<string> = new Set(["soccer", "cricket"]);

/** Whether the tables of a sport count points. Other tables rank by wins, which are in the `points` of their rows. */
export function hasTablePoints(sportKey: string): boolean {
  return pointSports.has(sportKey);
}
