/** Kinds of bet; `customBet` combines several outcomes of one match at one price (spec.md 3). */
export type BetType = "single" | "combo" | "system" | "customBet";

/** Parses a wire name; double, treble and accumulator are combos (spec.md 3, decisions AM). Null if unknown. */
export function parseBetType(value: unknown): BetType | null {
  switch (value) {
    case "single":
    case "system":
    case "combo":
      return value;
    case "custom_bet":
      return "customBet";
    case "double":
    case "treble":
    case "accumulator":
      return "combo";
    default:
      return null;
  }
}

/** Converts a bet type into its wire name. */
export function betTypeToWire(type: BetType): "single" | "combo" | "system" | "custom_bet" {
  return type === "customBet" ? "custom_bet" : type;
}

/** Label of a ticket by its number of selections: 1 single, 2 double, 3 treble, more accumulator (spec.md 9). */
export type TicketLabel = "single" | "double" | "treble" | "accumulator";

/** The label of a ticket by its number of selections. */
export function ticketLabel(selectionCount: number): TicketLabel {
  if (selectionCount <= 1) return "single";
  if (selectionCount === 2) return "double";
  return selectionCount === 3 ? "treble" : "accumulator";
}
