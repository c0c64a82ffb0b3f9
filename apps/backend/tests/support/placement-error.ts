import type { PlacementError } from "@touchline/contract/errors";

/** The body of a refused placement. */
export function placementError({ body }: { readonly body: unknown }): PlacementError {
  return body as PlacementError;
}

/** The error of the first bet of a refused placement. */
export function firstError(reply: { readonly body: unknown }): PlacementError["data"]["errors_by_bet"][string] | undefined {
  return placementError(reply).data.errors_by_bet["0"];
}
