import { fraction, money, multiplyMoney } from "@touchline/domain";
import { closesAt, paidAt } from "./rounds.ts";
import { type BetContext, finishPending, type ProviderBet } from "./provider-bet.ts";

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

/** Stores the winnings of a bet. The first process wins; all compute the same value. */
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

/** Result of a settlement pass. */
export interface SettlementPass {
  /** When the next bet is due, wall time in ms; null without open bets. */
  readonly nextDueMs: number | null;
  /** Errors of bets that will be retried. */
  readonly errors: readonly unknown[];
}

/** Settles and pays all bets of shown rounds and finishes interrupted ones. A failing bet does not delay others. */
export async function settleProviderBets(context: BetContext): Promise<SettlementPass> {
  const errors: unknown[] = [];
  const left: number[] = [];
  for (const bet of await unfinished(context)) {
    const due = dueAt(context, bet);
    if (due > context.nowMs()) {
      left.push(due);
      continue;
    }
    try {
      const taken = await finishPending(context, bet);
      if (taken.state === "accepted" && dueAt(context, taken) > context.nowMs()) left.push(dueAt(context, taken));
      else await pay(context, taken.state === "accepted" ? await settle(context, taken) : taken);
    } catch (error) {
      errors.push(error);
      left.push(due);
    }
  }
  return { nextDueMs: left.length === 0 ? null : Math.min(...left), errors };
}
