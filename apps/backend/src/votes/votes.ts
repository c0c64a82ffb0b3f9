import type { Vote, VoteChoice } from "@touchline/contract/http/vote";
import type { Database } from "../platform/database/open-database.ts";

/** Whose prediction of which match. */
export interface VoteOwner {
  readonly matchId: number;
  readonly playerId: string;
}

async function countVotes(database: Database, matchId: number): Promise<Vote["totals"]> {
  const rows = await database
    .selectFrom("match_votes")
    .select(["choice", (select) => select.fn.countAll().as("votes")])
    .where("match_id", "=", BigInt(matchId))
    .groupBy("choice")
    .execute();
  const votesOf = (choice: VoteChoice): number => Number(rows.find((row) => row.choice === choice)?.votes ?? 0);
  return { home: votesOf("home"), draw: votesOf("draw"), away: votesOf("away") };
}

/** The player's vote with everybody's; null before voting. */
export async function findVote(database: Database, { matchId, playerId }: VoteOwner): Promise<Vote | null> {
  const row = await database
    .selectFrom("match_votes")
    .select(["choice", "created_at"])
    .where("match_id", "=", BigInt(matchId))
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { data: row.choice, created_at: row.created_at.toISOString(), totals: await countVotes(database, matchId) };
}

/** Keeps a first vote; null when the player voted before. */
export async function saveVote(
  database: Database,
  owner: VoteOwner,
  vote: { readonly choice: VoteChoice; readonly at: Date },
): Promise<Vote | null> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto("match_votes")
    .values({ match_id: BigInt(owner.matchId), player_id: owner.playerId, choice: vote.choice, created_at: vote.at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? findVote(database, owner) : null;
}
