import { randomUUID } from "node:crypto";
import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import type { Market } from "@touchline/contract/entities/market";
import type { BetAttempt } from "@touchline/contract/http/bets";
import * as bets from "@touchline/contract/http/bets";
import { listMatches } from "@touchline/contract/http/matches";
import { getPlayer, listAccounts } from "@touchline/contract/http/player";
import { getSettings } from "@touchline/contract/http/settings";
import { type Answer, bodyOf, type Caller, must, refusalCode } from "./caller.ts";
import type { CheckContext, ConformanceCheck } from "./conformance.ts";

interface Account {
  readonly currency: string;
  readonly balance: number;
  readonly subunits: number;
}

async function accountOf(caller: Caller): Promise<Account> {
  const { currency } = bodyOf(getPlayer, await caller.get(getPlayer.path)) as { readonly currency: string };
  const { data } = bodyOf(listAccounts, await caller.get(listAccounts.path)) as { readonly data: readonly Account[] };
  const account = data.find((one) => one.currency === currency);
  must(account !== undefined, `The player has no account in ${currency}.`);
  return account;
}

/** A single with the minimum stake on an upcoming match. */
async function smallestBet(caller: Caller): Promise<BetRequest> {
  const { currency, subunits } = await accountOf(caller);
  const { min_stake } = bodyOf(getSettings, await caller.get(getSettings.path)) as { readonly min_stake: Readonly<Record<string, number>> };
  const query = "?match_status=0&bettable=true&sort_by=start_time:desc&limit=20";
  const { data } = bodyOf(listMatches, await caller.get(listMatches.path + query)) as {
    readonly data: readonly { readonly id: number; readonly main_market: Market | null }[];
  };
  for (const { id, main_market: market } of data) {
    const outcome = market?.status === 1 ? market.outcomes.find(({ active, odds }) => active && odds !== null) : undefined;
    if (market == null || outcome?.odds == null) continue;
    const selection = { match_id: id, market_id: market.id, specifier: market.specifier, outcome_id: outcome.id, odds: outcome.odds };
    return { type: "single", stake: { value: min_stake[currency] ?? subunits, currency, subunits }, selections: [selection] };
  }
  must(false, "No upcoming match has an open main market to bet on.");
}

const place = async (caller: Caller, bet: BetRequest, key: string): Promise<Answer> =>
  caller.send(
    "POST",
    bets.placeBets.path,
    { meta: { device_id: "conformance", odds_policy: "any" }, bets: [bet] },
    { "idempotency-key": key },
  );

const placedBy = (answer: Answer): readonly Bet[] => (bodyOf(bets.placeBets, answer) as { readonly bets: readonly Bet[] }).bets;

function withStake(bet: BetRequest, value: number): BetRequest {
  return { ...bet, stake: { ...bet.stake, value } };
}

/** Bets with the minimum stake; a repeated request places them once. */
export const bettingChecks: readonly ConformanceCheck[] = [
  {
    level: "full",
    name: "the player's bets follow the contract",
    needs: "player",
    run: async ({ player }) => void bodyOf(bets.listBets, await player.get(`${bets.listBets.path}?limit=5`)),
  },
  {
    level: "full",
    name: "a bet takes exactly its stake, once per key, and can be looked up by its key",
    needs: "bets",
    async run({ player }: CheckContext) {
      const [bet, key, before] = [await smallestBet(player), randomUUID(), await accountOf(player)];
      const first = await place(player, bet, key);
      const [placed] = placedBy(first);
      must(placed !== undefined, "The placed bet is not in the reply.");
      const repeats = await Promise.all([place(player, bet, key), place(player, bet, key), place(player, bet, key)]);
      for (const { status, text } of repeats)
        must(
          status === 409 || (status === 200 && text === first.text),
          "A repeat with the same key returns neither the first reply nor 409.",
        );
      const after = await accountOf(player);
      must(
        before.balance - after.balance === bet.stake.value,
        `The balance fell by ${before.balance - after.balance}, not by the stake of ${bet.stake.value}.`,
      );
      const attempt = bodyOf(bets.getBetAttempt, await player.get(bets.getBetAttempt.path.replace(":key", key))) as {
        readonly state: string;
      };
      must(attempt.state === "placed", `The attempt's state is ${attempt.state}, not placed.`);
      bodyOf(bets.getBet, await player.get(bets.getBet.path.replace(":id", placed.id)));
      const listed = bodyOf(bets.listBets, await player.get(`${bets.listBets.path}?limit=20`)) as { readonly data: readonly Bet[] };
      must(listed.data.filter(({ id }) => id === placed.id).length === 1, "The bet is not in the list, or is in it more than once.");
    },
  },
  {
    level: "full",
    name: "a key used for another body is 422",
    needs: "bets",
    async run({ player }) {
      const [bet, key] = [await smallestBet(player), randomUUID()];
      placedBy(await place(player, bet, key));
      const other = await place(player, withStake(bet, bet.stake.value + 1), key);
      must(other.status === 422, `Another body under a used key answered ${other.status}, not 422.`);
    },
  },
  {
    level: "full",
    name: "an unused key is unknown",
    needs: "player",
    async run({ player }) {
      const attempt = bodyOf(bets.getBetAttempt, await player.get(bets.getBetAttempt.path.replace(":key", randomUUID()))) as {
        readonly state: string;
      };
      must(attempt.state === "unknown", `An unused key is ${attempt.state}, not unknown.`);
    },
  },
  {
    level: "full",
    name: "a closed key is void and refuses a later bet",
    needs: "bets",
    async run({ player }) {
      const [bet, key, before] = [await smallestBet(player), randomUUID(), await accountOf(player)];
      const closing = bets.closeBetAttempt.path.replace(":key", key);
      for (const _twice of [1, 2]) {
        const closed = bodyOf(bets.closeBetAttempt, await player.send("POST", closing)) as { readonly state: string };
        must(closed.state === "void", `An unused key is ${closed.state} after it was closed, not void.`);
      }
      const code = refusalCode(await place(player, bet, key), [409], "A bet under a closed key");
      must(code === "attempt_closed", `A bet under a closed key was refused with ${code}, not attempt_closed.`);
      must((await accountOf(player)).balance === before.balance, "A bet under a closed key changed the balance.");
    },
  },
  {
    level: "full",
    name: "closing a key that placed a bet returns the bet",
    needs: "bets",
    async run({ player }) {
      const [bet, key] = [await smallestBet(player), randomUUID()];
      const [placed] = placedBy(await place(player, bet, key));
      const path = bets.closeBetAttempt.path.replace(":key", key);
      const closed = bodyOf(bets.closeBetAttempt, await player.send("POST", path)) as BetAttempt;
      must(
        closed.state === "placed" && closed.bets?.[0]?.id === placed?.id,
        `A key that placed a bet is ${closed.state} after it was closed.`,
      );
    },
  },
  {
    level: "full",
    name: "a stake above the balance, below the minimum or not an integer is refused without a debit",
    needs: "bets",
    async run({ player }) {
      const [bet, before] = [await smallestBet(player), await accountOf(player)];
      for (const value of [before.balance + 1, 0, -1, 0.5, 1e15]) {
        const { status } = await place(player, withStake(bet, value), randomUUID());
        must(status === 400, `A stake of ${value} answered ${status}, not 400.`);
      }
      must((await accountOf(player)).balance === before.balance, "Refused bets changed the balance.");
    },
  },
  {
    level: "full",
    name: "an unknown bet is 404",
    needs: "player",
    async run({ player }) {
      const { status } = await player.get(bets.getBet.path.replace(":id", randomUUID()));
      must(status === 404, `An unknown bet answered ${status}, not 404.`);
    },
  },
];
