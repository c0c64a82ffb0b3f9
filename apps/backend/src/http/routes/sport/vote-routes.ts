import { castVote, getVote, type Vote, type VoteChoice } from "@touchline/contract/http/vote";
import type { Database } from "../../../platform/database/open-database.ts";
import { answer, implement, type Implementation, notFound, type Refusal } from "../../api-call.ts";
import type { Services } from "../../services.ts";

/** The player and match of a prediction. */
interface VoteOwner {
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

/** The player's vote with the totals; null before voting. */
async function findVote(database: Database, { matchId, playerId }: VoteOwner): Promise<Vote | null> {
  const row = await database
    .selectFrom("match_votes")
    .select(["choice", "created_at"])
    .where("match_id", "=", BigInt(matchId))
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { data: row.choice, created_at: row.created_at.toISOString(), totals: await countVotes(database, matchId) };
}

/** Stores a first vote; null when the player has already voted. */
async function saveVote(
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

const voted: Refusal = { type: "refusal", status: 409, code: "already_voted", message: "You’ve already voted on this match." };
const over: Refusal = { type: "refusal", status: 409, code: "match_over", message: "Voting on this match has closed." };

/** Match predictions, one per player (decisions AP2). */
export function voteRoutes({ database, book, clock }: Pick<Services, "database" | "book" | "clock">): readonly Implementation[] {
  return [
    implement(getVote, async ({ player, query }) => {
      const vote = await findVote(database, { matchId: query.prediction_id, playerId: player.id });
      return vote === null ? { type: "raw", status: 200, json: "null" } : answer(200, vote);
    }),
    implement(castVote, async ({ player, body, locale }) => {
      const match = book.match(locale, body.prediction_id);
      if (match === null || match.competitors === null) return notFound("match");
      if (match.status !== 0 && match.status !== 1) return over;
      const owner = { matchId: body.prediction_id, playerId: player.id };
      const vote = await saveVote(database, owner, { choice: body.data, at: new Date(clock.now()) });
      return vote === null ? voted : answer(201, vote);
    }),
  ];
}
