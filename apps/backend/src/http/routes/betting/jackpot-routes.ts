import * as contract from "@touchline/contract/http/jackpots";
import { openJackpots, takesPart } from "../../../bonuses/on-bets/jackpot-tickets.ts";
import { readHits, readJackpots } from "../../../bonuses/read-jackpots.ts";
import { requestedBetKind } from "../../../betting/placement/validate-bets.ts";
import { totalOddsOf } from "../../../betting/bets/bet-terms.ts";
import { roundTotalOdds, toOdds } from "@touchline/domain";
import { answer, implement, type Implementation, noStore, notFound, type Refusal } from "../../api-call.ts";
import type { Services } from "../../services.ts";
import type { BetRequest } from "@touchline/contract/entities/bet";

const defaultHits = 10;
const jackpotsCachedMs = 2_000;

const signIn: Refusal = { type: "refusal", status: 401, code: "unauthorized", message: "Sign in first." };

/** Total odds of a request in thousandths; 0 when it is not a valid bet. */
function askedOdds(request: BetRequest): bigint {
  const form = requestedBetKind(request);
  if (form === null) return 0n;
  const terms =
    form.betType === "customBet" ? ({ type: "custom", odds: form.askedOdds } as const) : ({ type: "legs", shape: form.shape } as const);
  return BigInt(
    roundTotalOdds(
      totalOddsOf(
        terms,
        request.selections.map(({ odds }) => toOdds(odds)),
      ),
    ),
  );
}

/** Jackpots, their hits, and the jackpots that a slip qualifies for. */
export function jackpotRoutes({ database, settings }: Pick<Services, "database" | "settings">): readonly Implementation[] {
  const isOff = settings.featuresOff.includes("jackpots");
  return [
    implement(contract.slipJackpots, async ({ body }) => {
      const jackpots = isOff ? [] : await openJackpots(database);
      const data = body.bets.map((request) => {
        const bet = { currency: request.stake.currency, stake: BigInt(request.stake.value), odds: askedOdds(request) };
        const isFreebet = request.bonus?.type === "freebet";
        return { jackpot_ids: jackpots.filter((jackpot) => takesPart(jackpot, { ...bet, isFreebet })).map(({ id }) => Number(id)) };
      });
      return answer(200, { data });
    }),
    implement(
      contract.listJackpots,
      async ({ locale }) => answer(200, { data: isOff ? [] : [...(await readJackpots(database, locale))] }),
      {
        cacheForMs: jackpotsCachedMs,
      },
    ),
    implement(
      contract.getJackpot,
      async ({ params, locale }) => {
        const [jackpot] = isOff ? [] : await readJackpots(database, locale, params.id);
        return jackpot === undefined ? notFound("jackpot") : answer(200, jackpot);
      },
      { cacheForMs: jackpotsCachedMs },
    ),
    implement(contract.listJackpotHits, async ({ query, locale, findPlayer }) => {
      const player = await findPlayer();
      const isOwnOnly = query.for_user === true || query.unseen === true;
      if (isOwnOnly && player === null) return signIn;
      if (isOff) return answer(200, { data: [] }, { headers: noStore });
      const hits = await readHits(database, {
        locale,
        limit: query.limit ?? defaultHits,
        playerId: player?.id ?? null,
        isOwnOnly,
        isUnseenOnly: query.unseen === true,
        ...(query.jackpot_id === undefined ? {} : { jackpotId: query.jackpot_id }),
        ...(query.status === undefined ? {} : { statuses: query.status }),
      });
      return answer(200, { data: [...hits] }, { headers: noStore });
    }),
  ];
}
