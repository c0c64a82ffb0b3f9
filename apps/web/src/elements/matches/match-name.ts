import type { Match } from "@touchline/store";

/** Both sides of a match, or the name of an event without sides. */
export function matchName({ home, away, name }: Pick<Match, "home" | "away" | "name">): string {
  return home === null || away === null ? (name ?? "") : `${home.name} – ${away.name}`;
}
