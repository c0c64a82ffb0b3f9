import { closeBetAttempt, getBet, getBetAttempt, getBetSums, listBets, maxStake, placeBets } from "@touchline/contract/http/bets";
import { listPopularCombos } from "@touchline/contract/http/popular-combos";
import { createShareCode, getShareCode } from "@touchline/contract/http/shared-bets";
import { moneyToWire } from "@touchline/domain";
import { listPopularCombos as combosOf } from "../../../betting/popular-combos.ts";
import { saveSharedBets, readSharedBets } from "../../../betting/share-codes.ts";
import { answer, implement, type Implementation, notFound, tooMany } from "../../api-call.ts";
import type { RouteServices, Services } from "../../services.ts";
import { maxStakes } from "../../../betting/placement/max-stakes.ts";
import { closeAttempt, readAttempt } from "../../../betting/placement/attempt.ts";
import { betsToWire, betToWire } from "../../../betting/bets/bet-to-wire.ts";
import { readBetSums } from "../../../betting/bets/bet-sums.ts";
import { listPlayerBets, loadPlayerBet } from "../../../betting/bets/load-bets.ts";
import { warmCustomBets } from "../../../betting/bets/warm-legs.ts";
import { requiredActionOf } from "../../../players/access/entry-rules.ts";
import { keyedReply, readKey } from "../keyed-call.ts";

/** Counts change slowly, and computing them reads the bets of a day. */
const combosForMs = 30_000;

/** Bet placement, the status of an attempt, the player's bets, and popular combos. */
export function betRoutes({ database, betting, limits, metrics, pricing, settings }: RouteServices): readonly Implementation[] {
  const { book } = betting.context;
  const byPlayer = limits.byKey("place", { burst: 300, perMinute: 1_200 });
  const maxStakesByPlayer = limits.byKey("max-stake", { burst: 60, perMinute: 300 });
  const closesByPlayer = limits.byKey("close-attempt", { burst: 60, perMinute: 300 });
  return [
    implement(
      listPopularCombos,
      async () => answer(200, { data: [...(await combosOf({ book, database }, new Date(betting.context.clock.now())))] }),
      { cacheForMs: combosForMs },
    ),
    implement(placeBets, async ({ player, body, ip, locale, header }) => {
      const read = readKey(header);
      if (read.type === "bad") return read.refusal;
      const waitSeconds = await byPlayer.take(player.id);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      const refused = await pricing.takeBets({ playerId: player.id, ip }, body.bets);
      if (refused !== null) return refused;
      const result = await betting.place({
        player,
        key: read.key,
        body,
        locale,
        requiredAction: requiredActionOf(player, settings.players),
      });
      if (result.type === "answered")
        metrics.placements.inc({ outcome: result.isReplay ? "replayed" : result.status === 200 ? "placed" : "refused" });
      return keyedReply(result);
    }),
    implement(getBetAttempt, async ({ player, params, locale }) =>
      answer(200, await readAttempt(betting.context, { playerId: player.id, key: params.key, locale })),
    ),
    implement(closeBetAttempt, async ({ player, params, locale }) => {
      const waitSeconds = await closesByPlayer.take(player.id);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      return answer(200, await closeAttempt(betting.context, { playerId: player.id, key: params.key, locale }));
    }),
    implement(maxStake, async ({ player, body, ip }) => {
      const waitSeconds = await maxStakesByPlayer.take(player.id);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      const refused = await pricing.takeBets({ playerId: player.id, ip }, body.bets);
      if (refused !== null) return refused;
      const stakes = await maxStakes(betting.context, player, body.bets);
      return answer(
        200,
        stakes.map((stake) => ({ max_stake: moneyToWire(stake.maxStake), limit: moneyToWire(stake.limit) })),
      );
    }),
    implement(getBetSums, async ({ player }) => answer(200, await readBetSums(database, player, new Date(betting.context.clock.now())))),
    implement(getBet, async ({ player, params, locale }) => {
      const bet = await loadPlayerBet(database, { playerId: player.id, id: params.id });
      if (bet === null) return notFound("bet");
      await warmCustomBets(book, [bet]);
      return answer(200, betToWire(bet, { ...betting.context, locale }));
    }),
    implement(listBets, async ({ player, query, locale }) => {
      const { bets, pagination } = await listPlayerBets(database, player.id, query);
      await warmCustomBets(book, bets);
      return answer(200, { data: await betsToWire(bets, { ...betting.context, locale }), pagination });
    }),
  ];
}

/** Bets shared by a code. Reads are rate-limited by IP address; a code has 80 random bits. */
export function shareRoutes({ database, clock, limits }: Pick<Services, "database" | "clock" | "limits">): readonly Implementation[] {
  const readsByAddress = limits.byCaller("read-share-code", { burst: 30, perMinute: 60 });
  const writesByAddress = limits.byCaller("write-share-code", { burst: 20, perMinute: 30 });
  return [
    implement(getShareCode, async ({ query, ip }) => {
      const waitSeconds = await readsByAddress.take(ip);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      const bets = await readSharedBets(database, query.code);
      if (bets === null)
        return {
          type: "refusal",
          status: 404,
          code: "share_code_not_found",
          message: "We can’t find a bet with this code. Check the code.",
        };
      return answer(200, { bets: [...bets] });
    }),
    implement(createShareCode, async ({ body, ip }) => {
      const waitSeconds = await writesByAddress.take(ip);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      return answer(200, { code: await saveSharedBets(database, body.bets, new Date(clock.now())) });
    }),
  ];
}
