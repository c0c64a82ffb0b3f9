import { createHash, randomBytes } from "node:crypto";
import type { ProviderGame } from "./games/provider-game.ts";
import type { Database } from "../platform/database/open-database.ts";

type Times = Pick<ProviderGame, "everyMs" | "shownForMs">;

/** The round that accepts bets at a wall time; rounds are numbered by closing time. */
export function openRoundAt({ everyMs }: Times, nowMs: number): number {
  return Math.floor(nowMs / everyMs) + 1;
}

/** When a round closes and is drawn, wall time. */
export function closesAt({ everyMs }: Times, round: number): number {
  return round * everyMs;
}

/** When a round has been shown and is settled, wall time. */
export function paidAt(times: Times, round: number): number {
  return closesAt(times, round) + times.shownForMs;
}

/** The seed of a round, secret until it closes, and its hash, public from the start. */
export interface RoundSeed {
  readonly seed: string;
  /** SHA-256 of the seed's text in hexadecimal. */
  readonly commitment: string;
}

/** Seeds of rounds, shared by all players. */
export interface RoundSeeds {
  /** Creates the seed at first use. */
  of(provider: string, round: number): Promise<RoundSeed>;
  /** Deletes rounds without bets before a moment. */
  prune(before: Date): Promise<void>;
  /** Existing seeds of rounds in [from, to], newest first. */
  between(provider: string, from: number, to: number): Promise<readonly (RoundSeed & { readonly round: number })[]>;
}

const keptRounds = 64;

function commitmentOf(seed: string): string {
  return createHash("sha256").update(seed).digest("hex");
}

export function createRoundSeeds(database: Database, now: () => Date): RoundSeeds {
  const known = new Map<string, RoundSeed>();
  const remember = (name: string, seed: RoundSeed): RoundSeed => {
    known.set(name, seed);
    if (known.size > keptRounds) known.delete(known.keys().next().value ?? name);
    return seed;
  };
  return {
    async of(provider, round) {
      const name = `${provider}:${round}`;
      const kept = known.get(name);
      if (kept !== undefined) return kept;
      const seed = randomBytes(32).toString("hex");
      const row = { provider, number: BigInt(round), seed, commitment: commitmentOf(seed), created_at: now() };
      await database
        .insertInto("provider_rounds")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const stored = await database
        .selectFrom("provider_rounds")
        .select(["seed", "commitment"])
        .where("provider", "=", provider)
        .where("number", "=", BigInt(round))
        .executeTakeFirstOrThrow();
      return remember(name, stored);
    },
    async prune(before) {
      await database
        .deleteFrom("provider_rounds")
        .where("created_at", "<", before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("provider_bets")
                .select("id")
                .whereRef("provider_bets.provider", "=", "provider_rounds.provider")
                .whereRef("provider_bets.round", "=", "provider_rounds.number"),
            ),
          ),
        )
        .execute();
    },
    async between(provider, from, to) {
      const rows = await database
        .selectFrom("provider_rounds")
        .select(["number", "seed", "commitment"])
        .where("provider", "=", provider)
        .where("number", ">=", BigInt(from))
        .where("number", "<=", BigInt(to))
        .orderBy("number", "desc")
        .execute();
      return rows.map(({ number, seed, commitment }) => ({ round: Number(number), seed, commitment }));
    },
  };
}
