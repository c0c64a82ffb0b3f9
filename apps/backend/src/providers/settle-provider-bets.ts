import { fraction, money, multiplyMoney } from "@touchline/domain";
import { closesAt, paidAt } from "./rounds.ts";
import { type BetContext, finishPending, loadBet, type ProviderBet } from "./provider-bet.ts";

/** All bets that still have to be accepted, settled or paid. */
function unfinished({ database }: BetContext): Promise<readonly ProviderBet[]> {
  return database
    .selectFrom("provider_bets")
    .selectAll()
    .where((where) =>
      where.or([
        where("state", "in", ["pending", "accepted", "cancelling"]),
        where.and([where("state", "=", "settled"), where("payout", ">", 0n), where("is_paid", "=", false)]),
      ]),
    )
    .orderBy("sequence")
    .execute();
}

/** Stores the winnings of a bet. Only the first process's write counts; all compute the same value. */
async function settle(context: BetContext, bet: ProviderBet): Promise<ProviderBet> {
  const game = context.games.find(({ provider }) => provider === bet.provider);
  if (game === undefined) return bet;
  const round = Number(bet.round);
  const { seed } = await context.seeds.of(bet.provider, round);
  const thousandths = game.round(round).draw(seed).returnOf(bet.selection, Number(bet.odds));
  const payout = multiplyMoney(money(bet.stake, bet), fraction(BigInt(thousandths), 1000n)).minor;
  await context.database
    .updateTable("provider_bets")
    .set({ state: "settled", payout })
    .where("id", "=", bet.id)
    .where("state", "=", "accepted")
    .execute();
  return { ...bet, state: "settled", payout };
}

/** Pays a settled bet. The credit's key is derived from the bet, so repeating it has no effect. */
async function pay({ wallet, database }: BetContext, bet: ProviderBet): Promise<void> {
  const { id, provider, payout } = bet;
  if (payout === 0n || bet.is_paid) return;
  const paid = await wallet.credit({ provider, key: `${id}.payout`, debitKey: id, amount: payout });
  if (paid.type === "refused") throw new Error(`Bet ${id} cannot be paid: ${paid.reason}.`);
  await database.updateTable("provider_bets").set({ is_paid: true }).where("id", "=", id).execute();
}

/** When the bet's next step is due, wall time in ms. */
function dueAt({ games, nowMs }: BetContext, bet: ProviderBet): number {
  const game = games.find(({ provider }) => provider === bet.provider);
  if (game === undefined) return Number.POSITIVE_INFINITY;
  if (bet.state === "pending") return closesAt(game, Number(bet.round));
  return bet.state === "accepted" ? paidAt(game, Number(bet.round)) : nowMs();
}

/** Bets whose next step is due now, and when the next of the others is. */
export interface DueProviderBets {
  readonly ids: readonly string[];
  /** Wall time in ms; null if nothing waits. */
  readonly nextDueMs: number | null;
}

export async function listDueProviderBets(context: BetContext): Promise<DueProviderBets> {
  const bets = (await unfinished(context)).map((bet) => ({ id: bet.id, at: dueAt(context, bet) }));
  const now = context.nowMs();
  const later = bets.filter(({ at }) => at > now).map(({ at }) => at);
  return { ids: bets.filter(({ at }) => at <= now).map(({ id }) => id), nextDueMs: later.length === 0 ? null : Math.min(...later) };
}

/** Finishes, settles and pays a bet as far as its round allows; returns when its next step is due, wall time in ms, or null. */
export async function settleProviderBet(context: BetContext, id: string): Promise<number | null> {
  const bet = await loadBet(context.database, id);
  if (bet === null || dueAt(context, bet) > context.nowMs()) return null;
  const taken = await finishPending(context, bet);
  if (taken.state !== "accepted") {
    await pay(context, taken);
    return null;
  }
  const due = dueAt(context, taken);
  if (due > context.nowMs()) return due;
  await pay(context, await settle(context, taken));
  return null;
}
