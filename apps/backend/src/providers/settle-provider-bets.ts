import { fraction, money, multiplyMoney } from "@touchline/domain";
import { closesAt, paidAt } from "./rounds.ts";
import { type BetContext, finishPending, type ProviderBet } from "./provider-bet.ts";

/** Every bet that still has something coming: to be taken, settled or paid. */
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

/** Writes what the bet won; whoever comes first decides, and all would decide the same. */
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

/** Pays a settled bet; the key of the credit is the bet's own, so that paying again changes nothing. */
async function pay({ wallet, database }: BetContext, bet: ProviderBet): Promise<void> {
  const { id, provider, payout } = bet;
  if (payout === 0n || bet.is_paid) return;
  const paid = await wallet.credit({ provider, key: `${id}.payout`, debitKey: id, amount: payout });
  if (paid.type === "refused") throw new Error(`Bet ${id} cannot be paid: ${paid.reason}.`);
  await database.updateTable("provider_bets").set({ is_paid: true }).where("id", "=", id).execute();
}

/** When something is to be done about the bet, wall time in ms. */
function dueAt({ games, nowMs }: BetContext, bet: ProviderBet): number {
  const game = games.find(({ provider }) => provider === bet.provider);
  if (game === undefined) return Number.POSITIVE_INFINITY;
  if (bet.state === "pending") return closesAt(game, Number(bet.round));
  return bet.state === "accepted" ? paidAt(game, Number(bet.round)) : nowMs();
}

/** What a pass found left to do. */
export interface SettlementPass {
  /** The next moment at which there is something to do, wall time in ms; null where nothing is open. */
  readonly nextDueMs: number | null;
  /** Bets that failed, to be tried again. */
  readonly errors: readonly unknown[];
}

/** Settles and pays every bet whose round was shown, and ends what was left half done. A bet that fails holds up no other. */
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
