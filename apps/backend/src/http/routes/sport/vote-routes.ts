import { castVote, getVote } from "@touchline/contract/http/vote";
import { findVote, saveVote } from "../../../votes/votes.ts";
import { answer, notFound, type Refusal } from "../../api-reply.ts";
import { implement, type Implementation } from "../../implementation.ts";
import type { Services } from "../../services.ts";

const voted: Refusal = { type: "refusal", status: 409, code: "already_voted", message: "You have voted on this match." };
const over: Refusal = { type: "refusal", status: 409, code: "match_over", message: "This match takes no more votes." };

/** Predictions of matches, one for each player (decisions AP2). */
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
