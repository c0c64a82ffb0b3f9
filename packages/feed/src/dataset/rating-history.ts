import type { CompetitionSeason } from "./dataset.ts";
import type { RatingHistory } from "../sport-module.ts";
import type { SourceMatch } from "./source-match.ts";

/** History over all seasons; a competition key also stands for the keys below it (`atp` for `atp.wimbledon`), `*` for the sport. */
export function createRatingHistory(seasons: readonly CompetitionSeason[]): RatingHistory {
  const orderedByKey = new Map<string, readonly SourceMatch[]>();
  return {
    matchesBefore(sport, competition, before) {
      const key = `${sport}/${competition}`;
      let ordered = orderedByKey.get(key);
      if (!ordered) {
        ordered = seasons
          .filter(
            (season) =>
              season.sport === sport && (competition === "*" || season.key === competition || season.key.startsWith(`${competition}.`)),
          )
          .flatMap(({ matches }) => matches)
          .sort((first, second) => first.playedAt - second.playedAt);
        orderedByKey.set(key, ordered);
      }
      return ordered.slice(0, countBefore(ordered, before));
    },
  };
}

function countBefore(ordered: readonly SourceMatch[], before: number): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle]?.playedAt ?? Infinity) < before) low = middle + 1;
    else high = middle;
  }
  return low;
}
