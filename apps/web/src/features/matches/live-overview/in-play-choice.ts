import { readSportParameter } from "../../../navigation/navigation.ts";

/** What the in-play page shows; every part is in its address (spec.md 2). */
export interface InPlayChoice {
  readonly sport: string | null;
  /** Only what can be watched. */
  readonly hasVideo: boolean;
  /** The match beside the list; null for the list's first. */
  readonly match: string | null;
}

/** Reads the parameters of the in-play page; whatever is invalid is its default. */
export function parseInPlay(search: URLSearchParams): InPlayChoice {
  const match = search.get("match");
  return {
    sport: readSportParameter(search),
    hasVideo: search.get("hasVideo") === "true",
    match: match !== null && /^[1-9]\d{0,9}$/u.test(match) ? match : null,
  };
}

/** The address of a choice: defaults are left out. */
export function inPlayAddress({ sport, hasVideo, match }: InPlayChoice): string {
  const query = new URLSearchParams({
    ...(sport === null ? {} : { sport }),
    ...(hasVideo ? { hasVideo: "true" } : {}),
    ...(match === null ? {} : { match }),
  });
  return query.size === 0 ? "/live" : `/live?${query}`;
}
