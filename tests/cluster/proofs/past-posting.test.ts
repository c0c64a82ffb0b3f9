import type { BetRequest } from "@touchline/contract/entities/bet";
import type { Market } from "@touchline/contract/entities/market";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isQuick, missingEngines, type RunningCluster, startCluster } from "./support/running-cluster.ts";
import type { Player } from "./support/player.ts";

const tries = isQuick ? 40 : 200;
const giveUpAfterMs = isQuick ? 120_000 : 420_000;

let cluster: RunningCluster;

beforeAll(async () => {
  if (missingEngines === "") cluster = await startCluster({ FEED_SPEED: "60", IN_PLAY_DELAY_SECONDS: "1" });
});
afterAll(() => cluster?.stop());

type Line = Pick<Market, "match_id" | "id" | "specifier">;
const keyOf = ({ match_id, id, specifier }: Line): string => `${match_id}|${id}|${specifier}`;

/** Odds by outcome of the lines that were open when they were last read. */
type KnownOdds = Map<string, ReadonlyMap<number, number>>;

async function readMarkets(player: Player, matchId: number): Promise<readonly Market[]> {
  const { body } = await player.get<{ readonly data?: readonly Market[] }>(`/api/v2/matches/${matchId}/markets?limit=500`);
  return body.data ?? [];
}

/** Bets on the outcomes that won, at the odds from before the result. */
function betsOnWinners(markets: readonly Market[], known: KnownOdds): readonly BetRequest[] {
  return markets.flatMap((market) => {
    const odds = known.get(keyOf(market));
    const winner = market.status === -3 ? market.outcomes.find(({ result }) => result === "win_entire") : undefined;
    const price = winner === undefined ? undefined : odds?.get(winner.id);
    if (winner === undefined || price === undefined) return [];
    const leg = { match_id: market.match_id, market_id: market.id, specifier: market.specifier, outcome_id: winner.id, odds: price };
    return [{ type: "single", stake: { value: 100, currency: "EUR", subunits: 100 }, selections: [leg] } satisfies BetRequest];
  });
}

describe.skipIf(missingEngines !== "")(`proof 2: results that one API process shows (missing: ${missingEngines || "nothing"})`, () => {
  it(`cannot be bet on at the other in ${tries} tries`, { timeout: giveUpAfterMs + 60_000 }, async () => {
    const [first, second] = cluster.processes("api");
    if (first === undefined || second === undefined) throw new Error("The cluster has fewer than two API processes.");
    const player = await cluster.newPlayer(1_000_000, first.origin);
    const readers = [player, player.at(second.origin)];
    const known: KnownOdds = new Map();
    const tried = new Set<string>();
    const answers = new Map<number, number>();
    const deadline = Date.now() + giveUpAfterMs;
    const watched = new Set<number>();
    let count = 0;
    for (let turn = 0; count < tries && Date.now() < deadline; turn += 1) {
      const reader = readers[turn % 2] ?? player;
      const bettor = readers[(turn + 1) % 2] ?? player;
      if (watched.size < 12) for (const { id } of await reader.matches("match_status=1&sport_key=soccer")) watched.add(id);
      for (const matchId of [...watched].slice(0, 12)) {
        const markets = await readMarkets(reader, matchId);
        for (const market of markets) {
          if (market.status !== 1) continue;
          known.set(keyOf(market), new Map(market.outcomes.flatMap(({ id, odds }) => (odds === null ? [] : [[id, odds] as const]))));
        }
        const bets = betsOnWinners(markets, known).filter((bet) => !tried.has(JSON.stringify(bet.selections)));
        for (const bet of bets.slice(0, 10)) {
          tried.add(JSON.stringify(bet.selections));
          const { status } = await bettor.place([bet]);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          count += 1;
        }
        if (markets.length > 0 && markets.every(({ status }) => status === -3 || status === -4)) watched.delete(matchId);
      }
      await sleep(100);
    }
    // Bets that wait for the in-play delay are decided by then.
    await sleep(4_000);
    const accepted = await cluster.database.selectFrom("bets").select(["id", "status"]).where("status", "!=", "rejected").execute();
    cluster.note(`${count} bets on results tried: ${[...answers].map(([status, times]) => `${times} answered ${status}`).join(", ")}`);
    expect({ count, accepted, answers: [...answers] }).toMatchObject({ accepted: [] });
    expect(count).toBeGreaterThanOrEqual(tries);
  });
});
