import { toWireId } from "@touchline/domain";
import type { Vote as WireVote, VoteChoice } from "@touchline/contract/http/vote";
import type { ApiClient } from "../core/api-client.ts";
import { endpoints } from "../core/endpoints.data.ts";
import type { QueryStore, Resource } from "../core/query-store.ts";

export type { VoteChoice } from "@touchline/contract/http/vote";

/** A player's prediction; `totals` is null until the vote is counted, and for a backend that sends none. */
export interface Vote {
  readonly choice: VoteChoice;
  readonly totals: Readonly<Record<VoteChoice, number>> | null;
  readonly isSending: boolean;
}

/** Which player's vote on which match. */
export interface VoteOwner {
  readonly matchId: string;
  readonly playerId: string;
}

const wireToVote = (wire: WireVote | null): Vote | null =>
  wire === null ? null : { choice: wire.data, totals: wire.totals, isSending: false };

/** The player's prediction of a match; null before voting. */
export function voteOf(api: ApiClient, { matchId, playerId }: VoteOwner): Resource<WireVote | null, Vote | null> {
  return {
    queryKey: ["vote", { matchId, playerId }],
    freshMs: 60_000,
    live: "none",
    read: (signal) => api.fetch(endpoints.getVote, { signal, query: { prediction_id: toWireId(matchId) } }),
    take: wireToVote,
  };
}

/** Shows the vote at once and reverts it when the server does not count it; resolves to whether it was counted. An earlier vote is kept. */
export async function castVote(
  { api, queries }: { readonly api: ApiClient; readonly queries: QueryStore },
  owner: VoteOwner,
  choice: VoteChoice,
): Promise<boolean> {
  const resource = voteOf(api, owner);
  const show = (vote: Vote | null): unknown => queries.client.setQueryData(resource.queryKey, vote);
  await queries.client.cancelQueries({ queryKey: resource.queryKey });
  show({ choice, totals: null, isSending: true });
  const answer = await api.call(endpoints.castVote, { body: { prediction_id: toWireId(owner.matchId), data: choice } });
  const isCounted = answer.ok || answer.error.type === "unreadable";
  if (answer.ok) show(wireToVote(answer.value));
  else if (isCounted) show({ choice, totals: null, isSending: false });
  else {
    show(null);
    void queries.client.invalidateQueries({ queryKey: resource.queryKey });
  }
  return isCounted;
}
