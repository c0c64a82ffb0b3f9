import type { BetRequest } from "@touchline/contract/entities/bet";
import { floorFraction, fraction, parseOddsPolicy, type Money } from "@touchline/domain";
import type { PlayerRow } from "../../players/player-row.ts";
import { restOfLimits } from "../../safer/own-limits.ts";
import type { BettingContext } from "../betting-context.ts";
import { validateOffer, type StakeLimits, type ValidBet } from "../placement/validate-bets.ts";
import { liabilityOn, maxLiability } from "./liability.ts";
import { isUnitOf, readAccount, stakeLimitsOf, type BettingAccount } from "./locked-account.ts";

function smallest(...values: readonly bigint[]): bigint {
  return values.reduce((least, value) => (value < least ? value : least));
}

/** What the operator still risks on the bet's outcomes, as a stake at its price. */
function stakeForLiability(left: bigint, { totalOdds: { numerator, denominator } }: ValidBet): bigint {
  return left <= 0n || numerator <= denominator ? 0n : floorFraction(fraction(left * denominator, numerator - denominator));
}

/** The stake from which the return is cut: more would only lose more. */
function stakeForCap({ maxReturn }: StakeLimits, { totalOdds: { numerator, denominator } }: ValidBet): bigint {
  return floorFraction(fraction(maxReturn * denominator, numerator));
}

/** A player's account with what their own limits leave of it; null where they set no bound. */
interface LimitedAccount extends BettingAccount {
  readonly rest: bigint | null;
}

async function readLimitedAccount(context: BettingContext, playerId: string, currency: string): Promise<LimitedAccount | null> {
  const account = await readAccount(context.database, playerId, currency);
  if (account === null) return null;
  const rest = await restOfLimits(context.database, { purpose: "stake", playerId, currency, productNow: context.clock.now() });
  return { ...account, rest };
}

async function maxStakeOf(context: BettingContext, account: LimitedAccount, bet: ValidBet): Promise<bigint> {
  const limits = stakeLimitsOf(account)?.(bet.type);
  if (limits === undefined) return 0n;
  const taken = await liabilityOn(context.database, account.currency, bet.request.selections);
  const largest = smallest(
    limits.maxStake,
    account.balance,
    account.rest ?? account.balance,
    stakeForCap(limits, bet),
    stakeForLiability(maxLiability(account.currency) - taken, bet),
  );
  return largest < limits.minStake ? 0n : largest;
}

/** The largest stake that each bet would be taken with, by index: zero where it would not be taken at all. */
export async function maxStakes(context: BettingContext, player: PlayerRow, bets: readonly BetRequest[]): Promise<readonly Money[]> {
  const now = context.clock.now();
  const accounts = new Map<string, LimitedAccount | null>();
  const stakes: Money[] = [];
  for (const [index, request] of bets.entries()) {
    const { currency, subunits } = request.stake;
    const account = accounts.has(currency) ? (accounts.get(currency) ?? null) : await readLimitedAccount(context, player.id, currency);
    accounts.set(currency, account);
    const limitsOf = account === null ? null : stakeLimitsOf(account);
    let minor = 0n;
    if (account !== null && limitsOf !== null && !player.is_pve && isUnitOf(account, subunits)) {
      const offer = validateOffer(request, index, {
        book: context.book,
        policy: parseOddsPolicy("any"),
        rules: context.rules,
        limitsOf,
        now,
      });
      if (offer.type === "ok") minor = await maxStakeOf(context, account, offer.bet);
    }
    stakes.push({ minor, currency, subunits });
  }
  return stakes;
}
