import { allLegs, capMoney, money, parseOddsPolicy, potentialReturn, roundTotalOdds, toOdds, totalOdds } from "@touchline/domain";
import { currencyFacts } from "../wallet/currency-facts.ts";
import type { BetRecord } from "./bet-record.ts";
import { changeBet, noteBetChanged, postBetMoney, type LockedBet } from "./change-bet.ts";
import { checkLeg, type LegCheck } from "./leg-check.ts";
import type { BettingContext } from "./place-bets.ts";

/** In-play bets whose delay runs: each is judged again when it ends. */
export interface PendingBets {
  /** Bets were placed that may be pending. */
  watch(bets: readonly BetRecord[]): void;
  stop(): Promise<void>;
}

export interface PendingBetsOptions extends BettingContext {
  /** Called with each bet that was accepted or rejected. */
  readonly onDecided: (betId: string) => void;
  readonly onError: (error: unknown) => void;
}

const retryMs = 1_000;

async function accept(locked: LockedBet, checks: readonly (LegCheck & { readonly type: "ok" })[], at: Date): Promise<void> {
  const { transaction, bet } = locked;
  const stake = money(bet.stake, bet);
  const odds = checks.map((check) => toOdds(check.odds));
  const potential = capMoney(
    potentialReturn(allLegs, odds, stake),
    money(currencyFacts(bet.currency)?.maxReturn ?? bet.potential_win, stake),
  );
  await transaction
    .updateTable("bets")
    .set({
      status: "waiting_results",
      accepted_at: at,
      odds: BigInt(roundTotalOdds(totalOdds(allLegs, odds))),
      potential_win: potential.minor,
    })
    .where("id", "=", bet.id)
    .execute();
  for (const [position, price] of odds.entries()) {
    await transaction
      .updateTable("bet_legs")
      .set({ odds: price })
      .where("bet_id", "=", bet.id)
      .where("position", "=", position)
      .where("odds", "!=", price)
      .execute();
  }
}

/** Judges a bet at the end of its delay by the prices of now: accepted at them, or rejected with the stake back. */
function decidePending(context: BettingContext, betId: string): Promise<boolean> {
  return changeBet(context.database, betId, async (locked) => {
    const { bet, transaction } = locked;
    if (bet.status !== "submitted") return false;
    const now = context.clock.now();
    const at = new Date(now);
    const checks = bet.legs.map((leg) => {
      const line = { matchId: Number(leg.match_id), marketId: Number(leg.market_id), specifier: leg.specifier };
      return checkLeg({
        quote: context.book.quote(line, Number(leg.outcome_id)),
        askedOdds: leg.odds,
        policy: parseOddsPolicy(bet.odds_policy),
        now,
      });
    });
    const accepted = checks.filter((check) => check.type === "ok");
    const refused = checks.find((check) => check.type === "refused");
    if (refused === undefined) {
      await accept(locked, accepted, at);
    } else {
      await transaction.updateTable("bets").set({ status: "rejected", reject_reason: refused.error }).where("id", "=", bet.id).execute();
      await postBetMoney(locked, context.operator, { kind: "refund", at, player: bet.stake, stakes: -bet.stake });
    }
    await noteBetChanged(locked);
    return true;
  });
}

/** Watches every submitted bet, those of an earlier run of the process included. */
export async function startPendingBets(options: PendingBetsOptions): Promise<PendingBets> {
  const timers = new Map<string, NodeJS.Timeout>();
  const deciding = new Set<Promise<void>>();
  let isStopped = false;
  const schedule = (betId: string, dueAtMs: number): void => {
    if (isStopped) return;
    timers.set(
      betId,
      setTimeout(
        () => {
          timers.delete(betId);
          const work = decide(betId).finally(() => deciding.delete(work));
          deciding.add(work);
        },
        Math.max(0, dueAtMs - Date.now()),
      ),
    );
  };
  async function decide(betId: string): Promise<void> {
    try {
      if (await decidePending(options, betId)) options.onDecided(betId);
    } catch (error) {
      options.onError(error);
      schedule(betId, Date.now() + retryMs);
    }
  }
  const rows = await options.database.selectFrom("bets").select(["id", "pending_until"]).where("status", "=", "submitted").execute();
  for (const row of rows) schedule(row.id, row.pending_until?.getTime() ?? 0);
  return {
    watch(bets) {
      for (const bet of bets) if (bet.status === "submitted" && bet.pending_until !== null) schedule(bet.id, bet.pending_until.getTime());
    },
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(deciding);
    },
  };
}
