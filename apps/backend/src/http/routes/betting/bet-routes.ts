import { getBet, getBetAttempt, listBets, maxStake, placeBets, type BetAttempt } from "@touchline/contract/http/bets";
import type { PlacementError } from "@touchline/contract/errors";
import { moneyToWire } from "@touchline/domain";
import { maxStakes } from "../../../betting/limits/max-stakes.ts";
import type { Betting } from "../../../betting/start-betting.ts";
import { betToWire } from "../../../betting/stored/bet-to-wire.ts";
import { listPlayerBets } from "../../../betting/stored/list-bets.ts";
import { loadAttemptBets, loadBets, loadPlayerBet } from "../../../betting/stored/load-bets.ts";
import { entryDuty } from "../../../players/entry-duty.ts";
import { createRateLimiter } from "../../../players/rate-limiter.ts";
import { answer, notFound, tooMany } from "../../api-reply.ts";
import { implement, type Implementation } from "../../implementation.ts";
import { keyedReply, readKey } from "../../keyed-call.ts";
import type { Metrics } from "../../metrics.ts";
import type { Services } from "../../services.ts";

async function readAttempt(
  { database, betting }: BetServices,
  attempt: { readonly playerId: string; readonly key: string; readonly locale: string },
): Promise<BetAttempt> {
  const { playerId, key, locale } = attempt;
  if (betting.isInProgress(playerId, key)) return { key, state: "in_progress" };
  const row = await database
    .selectFrom("placement_attempts")
    .select(["state", "status_code", "reply", "bet_id"])
    .where("player_id", "=", playerId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (row === undefined) return { key, state: "unknown" };
  // A refused placement was written by ourselves from the contract's type; a refused cash out has no shape here: a repeat answers it.
  if (row.state === "rejected")
    return { key, state: "rejected", ...(row.bet_id === null ? { error: JSON.parse(row.reply) as PlacementError } : {}) };
  const about = row.bet_id === null ? [] : await loadBets(database, [row.bet_id]);
  const bets = [...about, ...(await loadAttemptBets(database, { playerId, key }))];
  return { key, state: "placed", bets: bets.map((bet) => betToWire(bet, { ...betting.context, locale })) };
}

type BetServices = Pick<Services, "database" | "settings"> & { readonly betting: Betting; readonly metrics: Metrics };

/** Placing bets, what became of an attempt, and the player's bets. */
export function betRoutes(services: BetServices): readonly Implementation[] {
  const { database, betting, metrics, settings } = services;
  const byPlayer = createRateLimiter({ burst: 300, perMinute: 1_200 });
  const asksByPlayer = createRateLimiter({ burst: 60, perMinute: 300 });
  return [
    implement(placeBets, async ({ player, body, locale, header }) => {
      const read = readKey(header);
      if (read.type === "bad") return read.refusal;
      const waitSeconds = byPlayer.take(player.id);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      const result = await betting.place({ player, key: read.key, body, locale, duty: entryDuty(player, settings.players) });
      if (result?.type === "answered")
        metrics.placements.inc({ outcome: result.isReplay ? "replayed" : result.status === 200 ? "placed" : "refused" });
      return keyedReply(result);
    }),
    implement(getBetAttempt, async ({ player, params, locale }) =>
      answer(200, await readAttempt(services, { playerId: player.id, key: params.key, locale })),
    ),
    implement(maxStake, async ({ player, body }) => {
      const waitSeconds = asksByPlayer.take(player.id);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      const stakes = await maxStakes(betting.context, player, body.bets);
      return answer(
        200,
        stakes.map((stake) => ({ max_stake: moneyToWire(stake) })),
      );
    }),
    implement(getBet, async ({ player, params, locale }) => {
      const bet = await loadPlayerBet(database, { playerId: player.id, id: params.id });
      return bet === null ? notFound("bet") : answer(200, betToWire(bet, { ...betting.context, locale }));
    }),
    implement(listBets, async ({ player, query, locale }) => {
      const { bets, pagination } = await listPlayerBets(database, player.id, query);
      return answer(200, { data: bets.map((bet) => betToWire(bet, { ...betting.context, locale })), pagination });
    }),
  ];
}
