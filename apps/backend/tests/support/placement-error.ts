import type { PlacementError } from "@touchline/contract/errors";

/** The body of a refused placement. */
export function placementError({ body }: { readonly body: unknown }): PlacementError {
  return body as PlacementError;
}

/** What a refused placement says of its first bet. */
export function firstError(reply: { readonly body: unknown }): PlacementError["data"]["errors_by_bet"][string] | undefined {
  return placementError(reply).data.errors_by_bet["0"];
}
