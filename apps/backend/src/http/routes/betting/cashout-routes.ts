import { cashOut, cashoutTrend, editBet, removeCashoutRule, saveCashoutRule } from "@touchline/contract/http/bets";
import { offerOf, trendOf } from "../../../betting/bets/cashout-offer.ts";
import { type AutoCashoutRule, saveRule } from "../../../betting/cashout/cashout-rules.ts";
import type { KeyedResult } from "../../../betting/cashout/cash-out-bet.ts";
import { betToWire } from "../../../betting/bets/bet-to-wire.ts";
import { loadPlayerBet } from "../../../betting/bets/load-bets.ts";
import { warmCustomBets } from "../../../betting/bets/warm-legs.ts";
import type { PlayerRow } from "../../../platform/database/player-tables.ts";
import { answer, implement, type Implementation, notFound, type Refusal } from "../../api-call.ts";
import { keyedReply, readKey } from "../keyed-call.ts";
import type { RouteServices } from "../../services.ts";

const closed: Refusal = { type: "refusal", status: 409, code: "bet_closed", message: "This bet has already been settled or cashed out." };
const outOfRange: Refusal = {
  type: "refusal",
  status: 400,
  code: "rule_value_out_of_range",
  field: "at_value",
  message: "The cash-out offer can never reach this amount. Enter a lower one.",
};

function reply(result: KeyedResult): Refusal | Exclude<ReturnType<typeof keyedReply>, Refusal> {
  return result.type === "not_found" ? notFound("bet") : keyedReply(result);
}

/** Cash out, its trend and rules, and editing a bet. */
export function cashoutRoutes({ database, betting, limits, pricing, signal }: RouteServices): readonly Implementation[] {
  const { context } = betting;
  const byPlayer = limits.byKey("cash-out", { burst: 120, perMinute: 600 });
  const tooMany = async (player: PlayerRow): Promise<Refusal | null> => {
    const retryAfterSeconds = await byPlayer.take(player.id);
    if (retryAfterSeconds === null) return null;
    return {
      type: "refusal",
      status: 429,
      code: "too_many_requests",
      message: "Too many requests. Wait a moment and try again.",
      retryAfterSeconds,
    };
  };
  const changeRule = async (player: PlayerRow, bet: { readonly id: string; readonly locale: string }, rule: AutoCashoutRule) => {
    const refused = await tooMany(player);
    if (refused !== null) return refused;
    if ((await loadPlayerBet(database, { playerId: player.id, id: bet.id })) === null) return notFound("bet");
    const result = await saveRule(context, bet.id, rule);
    if (result !== "saved") return result === "bet_closed" ? closed : outOfRange;
    signal.notify("outbox");
    const saved = await loadPlayerBet(database, { playerId: player.id, id: bet.id });
    return saved === null ? notFound("bet") : answer(200, betToWire(saved, { ...context, locale: bet.locale }));
  };
  return [
    implement(cashOut, async ({ player, body, locale, header }) => {
      const key = readKey(header);
      if (key.type === "bad") return key.refusal;
      return (await tooMany(player)) ?? reply(await betting.cashOut({ player, key: key.key, body, locale }));
    }),
    implement(editBet, async ({ player, params, body, ip, locale, header }) => {
      const key = readKey(header);
      if (key.type === "bad") return key.refusal;
      const refused = (await tooMany(player)) ?? (await pricing.takeBets({ playerId: player.id, ip }, [body.bet]));
      return refused ?? reply(await betting.edit({ player, key: key.key, body, locale, betId: params.id }));
    }),
    implement(cashoutTrend, async ({ player, params }) => {
      const bet = await loadPlayerBet(database, { playerId: player.id, id: params.id });
      if (bet === null) return notFound("bet");
      await warmCustomBets(context.book, [bet]);
      const trend = trendOf(bet, context).map(({ at, value }) => ({ at: new Date(at).toISOString(), value: Number(value.minor) }));
      return answer(200, { offer: offerOf(bet, context), trend });
    }),
    implement(saveCashoutRule, ({ player, params, body, locale }) =>
      changeRule(player, { id: params.id, locale }, { action: body.action, value: BigInt(body.at_value) }),
    ),
    implement(removeCashoutRule, ({ player, params, locale }) => changeRule(player, { id: params.id, locale }, null)),
  ];
}
