import type { Match } from "@touchline/store";
import { matchPath } from "./match-path.ts";

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
