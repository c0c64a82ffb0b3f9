import type { Database } from "../../apps/backend/src/platform/database/open-database.ts";
import { assertLedger } from "../../apps/backend/src/wallet/ledger.ts";
import { type BenchRow, percentile } from "../bench-row.ts";
import { clients, openBetting, type PlaceOne, type Round, runRound } from "./place.ts";

/** A kind of database, with three copies that hold the players of `addPlayers`. `Statement`: a statement as sent by the product. */
export interface Target<Statement> {
  readonly name: string;
  /** Placements of a round. */
  readonly count: number;
  /** Opens a copy for the product, which uses it like any database. */
  open(copy: "own" | "recorded"): Promise<Database>;
  /** Calls `run` and returns the statements that were sent to the copy `recorded` meanwhile. */
  record(run: () => Promise<void>): Promise<readonly Statement[]>;
  /** Connects each client to the copy `raw`, without the product. */
  connect(): Promise<{ send(client: number, statements: readonly Statement[]): Promise<void>; close(): Promise<void> }>;
}

const rounds = 4;
/** The first round fills the caches of both sides. */
const warmUps = 1;

/** Records the statements of placements, one placement after the other. */
async function recordPlacements<Statement>(target: Target<Statement>, count: number): Promise<readonly (readonly Statement[])[]> {
  const database = await target.open("recorded");
  const placeOne = await openBetting(database);
  const recorded: (readonly Statement[])[] = [];
  for (let index = 0; index < count; index += 1) recorded.push(await target.record(() => placeOne(index % clients)));
  await database.destroy();
  return recorded;
}

function perSecond(all: readonly Round[]): number {
  const placed = all.reduce((sum, { latencies }) => sum + latencies.length, 0);
  return placed / all.reduce((sum, { seconds }) => sum + seconds, 0);
}

async function isEachOnce(database: Database, expected: number): Promise<boolean> {
  const { count } = await database
    .selectFrom("bets")
    .select((select) => select.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count) === expected && (await assertLedger(database)).length === 0;
}

/**
 * Compares placements by the product with the same statements sent raw, in alternating rounds, so that other work of the
 * machine affects both. The statements are recorded from the product.
 */
export async function comparePlacements<Statement>(
  target: Target<Statement>,
  goals: { readonly row: number; readonly perSecond: number },
): Promise<readonly BenchRow[]> {
  const total = target.count * (rounds + warmUps);
  const recorded = await recordPlacements(target, total);
  const raw = await target.connect();
  const database = await target.open("own");
  const placeOne = await openBetting(database);
  let next = 0;
  const sendOne: PlaceOne = (client) => raw.send(client, recorded[next++] ?? []);
  const all: { readonly own: Round; readonly raw: Round }[] = [];
  for (let round = 0; round < rounds + warmUps; round += 1)
    all.push({ own: await runRound(target.count, placeOne), raw: await runRound(target.count, sendOne) });
  const isRight = await isEachOnce(database, total);
  await raw.close();
  await database.destroy();
  const measured = all.slice(warmUps);
  const [ours, floor] = [perSecond(measured.map(({ own }) => own)), perSecond(measured.map((round) => round.raw))];
  const [p99, rawP99] = [
    percentile(
      measured.flatMap(({ own }) => own.latencies),
      0.99,
    ),
    percentile(
      measured.flatMap((round) => round.raw.latencies),
      0.99,
    ),
  ];
  const statements = recorded.at(-1)?.length ?? 0;
  const { row } = goals;
  return [
    {
      row,
      name: `Placements a second, ${clients} clients, ${target.name}`,
      ours,
      floor,
      unit: "/s",
      goal: `>= 70% of raw${goals.perSecond === 0 ? "" : ` and >= ${goals.perSecond}`}, no bet twice`,
      isMet: ours / floor >= 0.7 && ours >= goals.perSecond && isRight,
      note: `floor: the ${statements} statements of a placement, recorded from the product, sent by ${clients} clients`,
    },
    { row, name: `Placement p99, ${target.name}`, ours: p99, floor: rawP99, unit: "ms", goal: "<= 3x raw", isMet: p99 <= 3 * rawP99 },
  ];
}
