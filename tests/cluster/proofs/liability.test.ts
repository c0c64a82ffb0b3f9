import type { BetRequest } from "@touchline/contract/entities/bet";
import type { Market } from "@touchline/contract/entities/market";
import { assertLedger } from "../../../apps/backend/src/wallet/ledger.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { missingEngines, type RunningCluster, useCluster, until } from "./support/running-cluster.ts";
import type { Player } from "./support/player.ts";

const stake = 999_900;
const limit = 200_000_000n;

let cluster: RunningCluster;

beforeAll(async () => {
  if (missingEngines === "") cluster = await useCluster({ FEED_SPEED: "1" });
});
afterAll(() => cluster?.stop());

/** A single whose winnings are a little over a third of the limit, so that two of them fit and a third does not. */
async function findLongShot(player: Player): Promise<BetRequest> {
  let found: BetRequest | null = null;
  const isFound = async (): Promise<boolean> => {
    for (const match of await player.matches("match_status=0&sport_key=soccer&sort_by=start_time:asc")) {
      const { body } = await player.get<{ readonly data?: readonly Market[] }>(`/api/v2/matches/${match.id}/markets?limit=500`);
      for (const market of body.data ?? []) {
        const outcome = market.outcomes.find(({ active, odds }) => active && odds !== null && odds > 69_000 && odds < 95_000);
        if (market.status !== 1 || outcome?.odds == null) continue;
        const leg = { match_id: match.id, market_id: market.id, specifier: market.specifier, outcome_id: outcome.id, odds: outcome.odds };
        found = { type: "single", stake: { value: stake, currency: "EUR", subunits: 100 }, selections: [leg] };
        return true;
      }
    }
    return false;
  };
  await until("an outcome with long odds", isFound, 60_000, 1_000);
  if (found === null) throw new Error("No outcome has long odds.");
  return found;
}

describe.skipIf(missingEngines !== "")(`proof 5: a liability limit (missing: ${missingEngines || "nothing"})`, () => {
  it("is never exceeded by six concurrent bettors over two API processes", async () => {
    const origins = cluster.processes("api").map(({ origin }) => origin);
    const players = await Promise.all(
      Array.from({ length: 6 }, (_, index) => cluster.newPlayer(2 * stake, origins[index % origins.length] ?? cluster.origin)),
    );
    const [first] = players;
    if (first === undefined) throw new Error("No player.");
    const bet = await findLongShot(first);
    const replies = await Promise.all(players.map((player) => player.place([bet])));
    const accepted = replies.filter(({ status }) => status === 200).length;
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThan(6);
    for (const { status, text } of replies) if (status !== 200) expect(text).toContain("error.risk_validation.liability");
    const rows = await cluster.database.selectFrom("outcome_liabilities").select("total").where("currency", "=", "EUR").execute();
    for (const { total } of rows) expect(BigInt(total) <= limit).toBe(true);
    const bets = await cluster.database
      .selectFrom("bets")
      .select(["potential_win", "stake"])
      .where("status", "=", "waiting_results")
      .where(
        "player_id",
        "in",
        players.map(({ id }) => id),
      )
      .execute();
    expect(bets).toHaveLength(accepted);
    expect(await assertLedger(cluster.database)).toEqual([]);
    expect(bets.reduce((sum, one) => sum + one.potential_win - one.stake, 0n) <= limit).toBe(true);
  });
});
