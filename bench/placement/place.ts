import { randomUUID } from "node:crypto";
import type { BettingContext } from "../../apps/backend/src/betting/bets/betting-context.ts";
import { placeBets } from "../../apps/backend/src/betting/placement/place-bets.ts";
import { providerRules } from "../../apps/backend/src/betting/create-betting.ts";
import type { Database } from "../../apps/backend/src/platform/database/open-database.ts";
import type { PlayerRow } from "../../apps/backend/src/platform/database/player-tables.ts";
import { loadOperatorAccounts } from "../../apps/backend/src/wallet/operator-accounts.ts";
import { betOn } from "../../apps/backend/tests/support/bets.ts";
import { createPlayer } from "../../apps/backend/tests/support/create-player.ts";
import { createScriptedBook } from "../../apps/backend/tests/support/scripted-book.ts";

export const clients = 32;
/** Balance of each player, minor units: enough for every placement of a benchmark. */
const balance = 100_000_000;
/** Number of matches that the doubles are placed on, so that concurrent placements share outcomes. */
const matches = 30;

/** Adds one player for each client to an empty database. */
export async function addPlayers(database: Database): Promise<void> {
  const operator = await loadOperatorAccounts(database);
  for (let client = 0; client < clients; client += 1) await createPlayer({ database, operator }, balance);
}

/** Places one bet for a client. */
export type PlaceOne = (client: number) => Promise<void>;

/** Opens betting on a database with the players of `addPlayers`. */
export async function openBetting(database: Database): Promise<PlaceOne> {
  const players: readonly PlayerRow[] = await database.selectFrom("players").selectAll().orderBy("id").execute();
  const context: BettingContext = {
    database,
    operator: await loadOperatorAccounts(database),
    book: createScriptedBook(),
    clock: { now: () => Date.now(), speed: 1 },
    rules: providerRules,
    inPlayDelayMs: 0,
    vipReviewMs: 0,
    cashoutMarginBasisPoints: 500,
  };
  let count = 0;
  return async (client) => {
    const player = players[client];
    if (player === undefined) throw new Error(`Client ${client} has no player.`);
    count += 1;
    const result = await placeBets(context, {
      player,
      key: randomUUID(),
      body: { meta: { device_id: "bench" }, bets: [betOn([1 + (count % matches), 1 + ((count + 7) % matches)], 100)] },
      locale: "en",
    });
    if (result.type !== "answered" || result.status !== 200) throw new Error(`A placement was refused: ${JSON.stringify(result)}`);
  };
}

/** Latencies of a round of placements, and its total duration. */
export interface Round {
  readonly latencies: readonly number[];
  readonly seconds: number;
}

/** Runs `count` placements, or their raw statements, with all clients in parallel. */
export async function runRound(count: number, placeOne: PlaceOne): Promise<Round> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  let left = count;
  const work = async (_: unknown, client: number): Promise<void> => {
    while (left-- > 0) {
      const placedAt = performance.now();
      await placeOne(client);
      latencies.push(performance.now() - placedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return { latencies, seconds: (performance.now() - startedAt) / 1000 };
}
