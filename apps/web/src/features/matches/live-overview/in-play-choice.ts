import { readIdParameter } from "../../../navigation/id-parameter.ts";
import { readSportParameter } from "../../../navigation/navigation.ts";

/** Filters of the in-play page and its chosen match, all of them in its address (specification 2). */
export interface InPlayChoice {
  readonly sport: string | null;
  /** Only matches with video. */
  readonly hasVideo: boolean;
  /** Id of the match next to the list; null for the first in the list. */
  readonly match: string | null;
}

/** Reads the parameters of the in-play page. Invalid parameters fall back to the default. */
export function parseInPlay(search: URLSearchParams): InPlayChoice {
  return {
    sport: readSportParameter(search),
    hasVideo: search.get("hasVideo") === "true",
    match: readIdParameter(search, "match"),
  };
}

/** The address of a choice. Omits parameters with default values. */
export function inPlayAddress({ sport, hasVideo, match }: InPlayChoice): string {
  const query = new URLSearchParams({
    ...(sport === null ? {} : { sport }),
    ...(hasVideo ? { hasVideo: "true" } : {}),
    ...(match === null ? {} : { match }),
  });
  return query.size === 0 ? "/live" : `/live?${query}`;
}
