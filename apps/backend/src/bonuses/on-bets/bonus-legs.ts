import type { BetRequest } from "@touchline/contract/entities/bet";
import type { BonusLeg } from "@touchline/domain";
import type { Book } from "../../book/book.ts";

/** Legs of a request as bonuses look at them, at these prices; a leg whose match is not known never counts. */
export function bonusLegs(
  request: Pick<BetRequest, "selections">,
  prices: readonly number[],
  book: Pick<Book, "match">,
): readonly BonusLeg[] {
  return request.selections.map(({ match_id: matchId }, position) => {
    const match = book.match("en", matchId);
    return {
      odds: prices[position] ?? 0,
      matchId,
      sportType: match?.tournament.sport.type ?? "",
      sportKey: match?.tournament.sport.key ?? "",
      categoryId: match?.tournament.category.id ?? 0,
      tournamentId: match?.tournament.id ?? 0,
      isLive: match?.status === 1,
    };
  });
}
