import type { Kysely } from "kysely";
import type { BetRecord } from "../../platform/database/bet-record.ts";
import type { Tables } from "../../platform/database/tables.ts";

/** Conditions for bets to take part. */
export interface JackpotTerms {
  readonly id: bigint;
  readonly currency: string;
  readonly min_stake: bigint;
  readonly min_odds: number;
}

/** Whether a bet takes part, by currency, stake and odds. Freebets never do. */
export function takesPart(
  jackpot: JackpotTerms,
  bet: { readonly currency: string; readonly stake: bigint; readonly odds: bigint; readonly isFreebet: boolean },
): boolean {
  return !bet.isFreebet && bet.currency === jackpot.currency && bet.stake >= jackpot.min_stake && bet.odds >= BigInt(jackpot.min_odds);
}

/** Reads the active jackpots. */
export function openJackpots(database: Pick<Kysely<Tables>, "selectFrom">): Promise<readonly JackpotTerms[]> {
  return database
    .selectFrom("jackpots")
    .select(["id", "currency", "min_stake", "min_odds"])
    .where("status", "=", "active")
    .orderBy("id")
    .execute();
}

/** Marks the bets that take part in a jackpot, before they are written. */
export function withTickets(bets: readonly BetRecord[], jackpots: readonly JackpotTerms[]): readonly BetRecord[] {
  return bets.map((bet) => ({ ...bet, used_in_jackpot: jackpots.some((jackpot) => takesPart(jackpot, toTicketBet(bet))) }));
}

function toTicketBet(bet: BetRecord) {
  return { currency: bet.currency, stake: bet.stake, odds: bet.odds, isFreebet: bet.bonus?.type === "freebet" };
}

/** The tickets of new bets. Pools are not updated with them, so that placements do not wait for each other. */
export function ticketsOf(bets: readonly BetRecord[], jackpots: readonly JackpotTerms[]): readonly object[] {
  return bets.flatMap((bet) =>
    jackpots.filter((jackpot) => takesPart(jackpot, toTicketBet(bet))).map(({ id }) => ({ bet_id: bet.id, jackpot_id: id })),
  );
}
