import type { MatchIncident } from "@touchline/store";
import { formatIncidentTime } from "./use-match-progress.ts";

/** The mark of an event on the time axis: a ring for scores, a card, or a tick for other events. */
type IncidentMarker = "ring" | "yellow" | "red" | "tick";

type Marked = Pick<MatchIncident, "kind" | "side">;

const markers: Readonly<Record<string, IncidentMarker>> = {
  goal: "ring",
  penalty_scored: "ring",
  touchdown: "ring",
  field_goal: "ring",
  safety: "ring",
  run: "ring",
  set_won: "ring",
  map_won: "ring",
  wicket: "ring",
  yellow_card: "yellow",
  red_card: "red",
  corner: "tick",
  game_won: "tick",
  round_won: "tick",
  four: "tick",
  six: "tick",
  point: "tick",
};

/** The marker of an event; null if the event belongs to no side or is not shown. */
export function incidentMarker({ kind, side }: Marked): IncidentMarker | null {
  return side === null ? null : (markers[kind] ?? null);
}

/** Whether an event is a score to list in the summary of a match. */
export function isScore(incident: Marked & Pick<MatchIncident, "score">): boolean {
  return incident.score !== null && incidentMarker(incident) === "ring";
}

/** Maximum number of goals listed with names under a side; with more, only the minutes fit. */
const maxNamed = 4;

/** The goals of a side as listed under its name, each player once by the surname: `Salah 12′, 60′`. Empty for sports without goals. */
export function scorersOf(incidents: readonly MatchIncident[], side: "home" | "away"): readonly string[] {
  const goals = incidents.filter(({ kind, side: by, time }) => by === side && time !== null && kind === "goal");
  const minutes = new Map<string, string[]>();
  for (const { player, time } of goals) {
    const name = goals.length > maxNamed ? "" : (player ?? "");
    minutes.set(name, [...(minutes.get(name) ?? []), formatIncidentTime(time)]);
  }
  return [...minutes].map(([name, times]) => `${name.replace(/^\S+ /u, "")}\u{A0}${times.join(", ")}`.trim());
}
