import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import { type BetRecord, isOpen } from "../../platform/database/bet-record.ts";

/** The outcome that a leg bets on. */
interface Outcome {
  readonly match_id: number | bigint;
  readonly market_id: number | bigint;
  readonly specifier: string;
  readonly outcome_id: number | bigint;
}

interface OutcomeAmount {
  readonly outcome: Outcome;
  readonly amount: bigint;
}

/** A new bet: its possible winnings and its legs. */
export interface RiskyBet {
  readonly winnings: bigint;
  readonly outcomes: readonly Outcome[];
}

/** The maximum that the operator risks on one outcome in a currency, minor units. */
export function maxLiability(currency: string): bigint {
  return currencyFacts(currency)?.maxLiability ?? 0n;
}

function keyOf({ match_id: match, market_id: market, specifier, outcome_id: outcome }: Outcome): string {
  return `${match}|${market}|${specifier}|${outcome}`;
}

function toRow({ outcome, amount }: OutcomeAmount) {
  return {
    match_id: String(outcome.match_id),
    market_id: String(outcome.market_id),
    specifier: outcome.specifier,
    outcome_id: String(outcome.outcome_id),
    amount: String(amount),
  };
}

function toJson(rows: readonly OutcomeAmount[]): string {
  return JSON.stringify(rows.map(toRow));
}

function amountsOf(bets: readonly RiskyBet[]): readonly OutcomeAmount[] {
  return bets.flatMap(({ winnings, outcomes }) => (winnings > 0n ? outcomes.map((outcome) => ({ outcome, amount: winnings })) : []));
}

/** What new bets add to the totals of their outcomes, for the database's function `add_to_liabilities`. */
export function liabilityChanges(bets: readonly RiskyBet[]): readonly object[] {
  return amountsOf(bets).map(toRow);
}

/** Adds to the totals of outcomes by the database's function `add_to_liabilities`, which locks them; deletes rows that reach zero and returns the new totals. */
async function addToTotals(
  transaction: Transaction<Tables>,
  currency: string,
  rows: readonly OutcomeAmount[],
): Promise<ReadonlyMap<string, bigint>> {
  const added = await sql<Outcome & { readonly total: bigint }>`
    select * from add_to_liabilities(${currency}, ${toJson(rows)}::jsonb)`.execute(transaction);
  const empty = added.rows.filter(({ total }) => total === 0n);
  if (empty.length > 0)
    await sql`
      delete from outcome_liabilities held using jsonb_to_recordset(${toJson(empty.map((outcome) => ({ outcome, amount: 0n })))}::jsonb)
        as gone (match_id bigint, market_id bigint, specifier text, outcome_id bigint)
      where held.match_id = gone.match_id and held.market_id = gone.market_id and held.specifier = gone.specifier
        and held.outcome_id = gone.outcome_id and held.currency = ${currency} and held.total = 0`.execute(transaction);
  return new Map(added.rows.map((row) => [keyOf(row), row.total]));
}

/** Indices of the bets that exceed the limit of an outcome when the bets are added one after the other. */
function overloading(bets: readonly RiskyBet[], totals: ReadonlyMap<string, bigint>, max: bigint): readonly number[] {
  const before = new Map(totals);
  const move = ({ winnings, outcomes }: RiskyBet, sign: bigint): void => {
    if (winnings <= 0n) return;
    for (const outcome of outcomes) before.set(keyOf(outcome), (before.get(keyOf(outcome)) ?? 0n) + sign * winnings);
  };
  for (const bet of bets) move(bet, -1n);
  return bets.flatMap((bet, index) => {
    move(bet, 1n);
    if (bet.outcomes.every((outcome) => (before.get(keyOf(outcome)) ?? 0n) <= max)) return [];
    move(bet, -1n);
    return [index];
  });
}

/**
 * Adds all bets to the totals of their outcomes, or none of them; returns the indices of those that would exceed a limit.
 * Runs in the transaction that writes the bets: parallel placements on one outcome wait for each other here.
 */
export async function reserveLiability(
  transaction: Transaction<Tables>,
  currency: string,
  bets: readonly RiskyBet[],
): Promise<readonly number[]> {
  const rows = amountsOf(bets);
  if (rows.length === 0) return [];
  const totals = await addToTotals(transaction, currency, rows);
  const max = maxLiability(currency);
  if ([...totals.values()].every((total) => total <= max)) return [];
  const over = overloading(bets, totals, max);
  await addToTotals(
    transaction,
    currency,
    rows.map(({ outcome, amount }) => ({ outcome, amount: -amount })),
  );
  return over;
}

type RiskState = Pick<BetRecord, "status" | "stake" | "potential_win">;

/** Possible winnings of a bet; zero once it is closed. */
function openWinnings(bet: RiskState): bigint {
  const { stake, potential_win: potential } = bet;
  return isOpen(bet) && potential > stake ? potential - stake : 0n;
}

/** Updates the totals of the outcomes of a bet after a change. Returns whether its possible winnings have grown. */
export async function moveLiability(transaction: Transaction<Tables>, bet: BetRecord, after: RiskState): Promise<boolean> {
  const amount = openWinnings(after) - openWinnings(bet);
  if (amount !== 0n)
    await addToTotals(
      transaction,
      bet.currency,
      bet.legs.map((outcome) => ({ outcome, amount })),
    );
  return amount > 0n;
}

/** Possible winnings of the open bets of a currency on whichever of these outcomes has the highest total. */
export async function liabilityOn(database: Kysely<Tables>, currency: string, outcomes: readonly Outcome[]): Promise<bigint> {
  const { rows } = await sql<{ total: bigint | null }>`
    select max(held.total) as total
    from jsonb_to_recordset(${toJson(outcomes.map((outcome) => ({ outcome, amount: 0n })))}::jsonb)
      as wanted (match_id bigint, market_id bigint, specifier text, outcome_id bigint)
    join outcome_liabilities held on held.match_id = wanted.match_id and held.market_id = wanted.market_id
      and held.specifier = wanted.specifier and held.outcome_id = wanted.outcome_id and held.currency = ${currency}`.execute(database);
  return rows[0]?.total ?? 0n;
}
