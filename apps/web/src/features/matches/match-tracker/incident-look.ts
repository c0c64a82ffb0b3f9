/** How an event stands on the time line: a ring for what counts most, a card, a tick for the rest. */
export type IncidentLook = "ring" | "yellow" | "red" | "tick";

const looks: Readonly<Record<string, IncidentLook>> = {
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

/** The look of a kind of event; null for what is no deed of a side. */
export function incidentLook({ kind, side }: { readonly kind: string; readonly side: "home" | "away" | null }): IncidentLook | null {
  return side === null ? null : (looks[kind] ?? null);
}

/** Whether an event changed the score in a way that the story of a match tells. */
export function isScore(incident: {
  readonly kind: string;
  readonly side: "home" | "away" | null;
  readonly score: string | null;
}): boolean {
  return incident.score !== null && incidentLook(incident) === "ring";
}
