import { randomUUID } from "node:crypto";
import { getBetAttempt, listBets, placeBets, type BetAttempt } from "@touchline/contract/http/bets";
import type { PlacementError } from "@touchline/contract/errors";
import type { Betting } from "../../betting/start-betting.ts";
import { betToWire } from "../../betting/bet-to-wire.ts";
import { listPlayerBets } from "../../betting/list-bets.ts";
import { loadAttemptBets } from "../../betting/load-bets.ts";
import { createRateLimiter } from "../../players/rate-limiter.ts";
import { answer, type Refusal } from "../api-reply.ts";
import { implement, type Implementation } from "../implementation.ts";
import type { Metrics } from "../metrics.ts";
import type { Services } from "../services.ts";

const keyForm = /^[\w.:-]{8,64}$/;

const badKey: Refusal = {
  type: "refusal",
  status: 400,
  code: "invalid_request",
  field: "Idempotency-Key",
  message: "Idempotency-Key takes 8 to 64 letters, digits and . : _ -",
};
const inProgress: Refusal = {
  type: "refusal",
  status: 409,
  code: "attempt_in_progress",
  message: "This attempt is being worked on.",
  retryAfterSeconds: 1,
};
const keyReused: Refusal = {
  type: "refusal",
  status: 422,
  code: "key_reused",
  message: "This Idempotency-Key was used for another request.",
};

async function readAttempt(
  { database, book, betting }: BetServices,
  attempt: { readonly playerId: string; readonly key: string; readonly locale: string },
): Promise<BetAttempt> {
  const { playerId, key, locale } = attempt;
  if (betting.isInProgress(playerId, key)) return { key, state: "in_progress" };
  const row = await database
    .selectFrom("placement_attempts")
    .select(["state", "reply"])
    .where("player_id", "=", playerId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (row === undefined) return { key, state: "unknown" };
  // The reply was written by ourselves from the contract's type.
  if (row.state === "rejected") return { key, state: "rejected", error: JSON.parse(row.reply) as PlacementError };
  const bets = await loadAttemptBets(database, { playerId, key });
  return { key, state: "placed", bets: bets.map((bet) => betToWire(bet, { book, locale })) };
}

type BetServices = Pick<Services, "database" | "book"> & { readonly betting: Betting; readonly metrics: Metrics };

/** Placing bets, what became of an attempt, and the player's bets. */
export function betRoutes(services: BetServices): readonly Implementation[] {
  const { database, book, betting, metrics } = services;
  const byPlayer = createRateLimiter({ burst: 300, perMinute: 1_200 });
  return [
    implement(placeBets, async ({ player, body, locale, header }) => {
      const key = header("idempotency-key") ?? randomUUID();
      if (!keyForm.test(key)) return badKey;
      const waitSeconds = byPlayer.take(player.id);
      if (waitSeconds !== null)
        return {
          type: "refusal",
          status: 429,
          code: "too_many_requests",
          message: "Too many bets at once. Wait a moment.",
          retryAfterSeconds: waitSeconds,
        };
      const result = await betting.place({ player, key, body, locale });
      if (result === null) return inProgress;
      if (result.type === "key_reused") return keyReused;
      metrics.placements.inc({ outcome: result.isReplay ? "replayed" : result.status === 200 ? "placed" : "refused" });
      return { type: "raw", status: result.status, json: result.json, headers: result.isReplay ? { "idempotency-replayed": "true" } : {} };
    }),
    implement(getBetAttempt, async ({ player, params, locale }) =>
      answer(200, await readAttempt(services, { playerId: player.id, key: params.key, locale })),
    ),
    implement(listBets, async ({ player, query, locale }) => {
      const { bets, pagination } = await listPlayerBets(database, player.id, query);
      return answer(200, { data: bets.map((bet) => betToWire(bet, { book, locale })), pagination });
    }),
  ];
}
