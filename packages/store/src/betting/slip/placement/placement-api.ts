import type { Bet } from "@touchline/contract/entities/bet";
import type { PlacementError } from "@touchline/contract/errors";
import type { BetAttempt, PlaceBetsBody, PlaceBetsReply } from "@touchline/contract/http/bets";
import type { SlipPorts } from "../slip-ports.ts";
import { isPlacementError } from "./wire-to-refusal.ts";

/** What is known of a placement after a call (trust: placement contract). */
export type PlacementOutcome =
  | { readonly type: "placed"; readonly bets: readonly Bet[] }
  | { readonly type: "refused"; readonly error: PlacementError }
  /** Surely not placed, without a coded reason: the key has no bet. */
  | { readonly type: "notPlaced" }
  | { readonly type: "unauthorized" }
  /** Somebody is still working on it. */
  | { readonly type: "inProgress" }
  /** The server does not know the key now; it may still arrive. */
  | { readonly type: "unseen" }
  /** Nothing is known: ask again. */
  | { readonly type: "noAnswer" };

/** Sends the bets under an idempotency key. A lost or broken answer is `noAnswer`, never a failure (decisions Y). */
export async function sendPlacement(ports: SlipPorts, key: string, body: PlaceBetsBody): Promise<PlacementOutcome> {
  const answer = await ports.request({
    method: "POST",
    path: "/api/v2/bets",
    body,
    headers: { "Idempotency-Key": key },
  });
  if (answer === null || answer.status >= 500) return { type: "noAnswer" };
  if (answer.status === 200) return isPlacedReply(answer.body) ? { type: "placed", bets: answer.body.bets } : { type: "noAnswer" };
  if (answer.status === 401) return { type: "unauthorized" };
  if (answer.status === 409) return { type: "inProgress" };
  return isPlacementError(answer.body) ? { type: "refused", error: answer.body } : { type: "notPlaced" };
}

/** Asks what became of an attempt. */
export async function askAttempt(ports: SlipPorts, key: string): Promise<PlacementOutcome> {
  const answer = await ports.request({ method: "GET", path: `/api/v2/bets/attempts/${encodeURIComponent(key)}` });
  if (answer?.status === 401) return { type: "unauthorized" };
  if (answer === null || answer.status !== 200 || answer.body === null) return { type: "noAnswer" };
  const attempt = answer.body as BetAttempt;
  switch (attempt.state) {
    case "placed":
      return { type: "placed", bets: attempt.bets ?? [] };
    case "rejected":
      return attempt.error === undefined ? { type: "notPlaced" } : { type: "refused", error: attempt.error };
    case "in_progress":
      return { type: "inProgress" };
    case "unknown":
      return { type: "unseen" };
  }
}

/** A broken body under 200 says that something was placed, not what: the key will tell. */
function isPlacedReply(body: unknown): body is PlaceBetsReply {
  return typeof body === "object" && body !== null && Array.isArray((body as Partial<PlaceBetsReply>).bets);
}
