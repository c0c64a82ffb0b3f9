import type { BetRequest } from "@touchline/contract/entities/bet";
import { type BetType, floorFraction, fraction, type Money } from "@touchline/domain";
import type { PlayerRow } from "../../platform/database/player-tables.ts";
import { remainingWithinLimits } from "../../safer/own-limits.ts";
import type { BettingContext } from "../bets/betting-context.ts";
import { type StakeLimits, validateOffer, type ValidBet } from "./validate-bets.ts";
import { warmBets } from "../bets/warm-legs.ts";
import { liabilityOn, maxLiability } from "../bets/liability.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import { type PlayerAccount, isUnitOf, readAccount } from "../../wallet/player-accounts.ts";

/** The maximum stake of a custom bet is that of other bets divided by this, because its odds are less certain. */
const customBetDivisor = 10n;

/** The stake limits of an account by type of bet; null if the currency is not offered. */
export function stakeLimitsOf(account: PlayerAccount): ((type: BetType) => StakeLimits) | null {
  const facts = currencyFacts(account.currency);
  if (facts === null) return null;
  return (type) => {
    const offered = type === "customBet" ? facts.maxStake / customBetDivisor : facts.maxStake;
    const maxStake = account.betLimit !== null && account.betLimit < offered ? account.betLimit : offered;
    return { minStake: facts.minStake, maxReturn: facts.maxReturn, maxStake };
  };
}

function smallest(...values: readonly bigint[]): bigint {
  return values.reduce((lowest, value) => (value < lowest ? value : lowest));
}

/** The stake that would use up the remaining liability of the outcomes, at the odds of the bet. */
function stakeForLiability(left: bigint, { totalOdds: { numerator, denominator } }: ValidBet): bigint {
  return left <= 0n || numerator <= denominator ? 0n : floorFraction(fraction(left * denominator, numerator - denominator));
}

/** The stake at which the return reaches its cap. */
function stakeForCap({ maxReturn }: StakeLimits, { totalOdds: { numerator, denominator } }: ValidBet): bigint {
  return floorFraction(fraction(maxReturn * denominator, numerator));
}

/** A player's account with the amount that their own limits still allow; null without such limits. */
interface LimitedAccount extends PlayerAccount {
  readonly remaining: bigint | null;
}

async function readLimitedAccount(context: BettingContext, playerId: string, currency: string): Promise<LimitedAccount | null> {
  const account = await readAccount(context.database, playerId, currency);
  if (account === null) return null;
  const remaining = await remainingWithinLimits(context.database, {
    purpose: "stake",
    playerId,
    currency,
    productNow: context.clock.now(),
  });
  return { ...account, remaining };
}

/** Minor units; zero if below the minimum stake. */
interface StakeBounds {
  /** The maximum by every rule except the balance. */
  readonly limit: bigint;
  /** The maximum by every rule and the balance. */
  readonly stake: bigint;
}

async function stakeBoundsOf(context: BettingContext, account: LimitedAccount, bet: ValidBet): Promise<StakeBounds> {
  const limits = stakeLimitsOf(account)?.(bet.type);
  if (limits === undefined) return { limit: 0n, stake: 0n };
  const taken = await liabilityOn(context.database, account.currency, bet.request.selections);
  const limit = smallest(
    limits.maxStake,
    account.remaining ?? limits.maxStake,
    stakeForCap(limits, bet),
    stakeForLiability(maxLiability(account.currency) - taken, bet),
  );
  const orZero = (value: bigint): bigint => (value < limits.minStake ? 0n : value);
  return { limit: orZero(limit), stake: orZero(smallest(limit, account.balance)) };
}

/** Maximum stake of a bet. */
export interface MaxStake {
  /** The maximum stake accepted now; zero if the bet would be refused. */
  readonly maxStake: Money;
  /** The maximum stake regardless of the balance, so that a page can tell a low balance from a limit. */
  readonly limit: Money;
}

/** The maximum stake of each bet, by index. */
export async function maxStakes(context: BettingContext, player: PlayerRow, bets: readonly BetRequest[]): Promise<readonly MaxStake[]> {
  await warmBets(context.book, bets);
  const now = context.clock.now();
  const accounts = new Map<string, LimitedAccount | null>();
  const stakes: MaxStake[] = [];
  for (const [index, request] of bets.entries()) {
    const { currency, subunits } = request.stake;
    const account = accounts.has(currency) ? (accounts.get(currency) ?? null) : await readLimitedAccount(context, player.id, currency);
    accounts.set(currency, account);
    const limitsOf = account === null ? null : stakeLimitsOf(account);
    let bounds: StakeBounds = { limit: 0n, stake: 0n };
    if (account !== null && limitsOf !== null && !player.is_pve && isUnitOf(account, subunits)) {
      const offer = validateOffer(request, index, {
        book: context.book,
        policy: "any",
        rules: context.rules,
        limitsOf,
        now,
      });
      if (offer.type === "ok") bounds = await stakeBoundsOf(context, account, offer.bet);
    }
    const unit = { currency, subunits };
    stakes.push({ maxStake: { minor: bounds.stake, ...unit }, limit: { minor: bounds.limit, ...unit } });
  }
  return stakes;
}
