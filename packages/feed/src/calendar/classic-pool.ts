import type { CompetitionSeason, Dataset } from "../dataset/dataset.ts";
import type { SourceMatch, SportKey } from "../core/source-match.ts";
import { isPlayable, type Track } from "./track.ts";
import { dayMs, weekMs } from "../core/time.ts";

/** A past match that may be replayed as a Classic. */
export interface ClassicCandidate {
  readonly match: SourceMatch;
  readonly season: CompetitionSeason;
}

/** Past matches worth a replay, by sport. */
export type ClassicPool = ReadonlyMap<SportKey, readonly ClassicCandidate[]>;

/** Tournaments of national teams of FIFA members. */
const internationals = new Set([
  "friendly",
  "fifa-world-cup-qualification",
  "uefa-nations-league",
  "concacaf-nations-league",
  "gold-cup",
  "gold-cup-qualification",
  "afc-asian-cup-qualification",
  "african-cup-of-nations",
  "arab-cup",
  "arab-cup-qualification",
  "concacaf-series",
  "fifa-series",
  "unity-cup",
  "canadian-shield",
  "kings-cup",
  "kirin-cup",
  "baltic-cup",
  "asean-championship",
]);
const knockOut = /final|round of|play-?offs?|round [4-9]|wildcard/i;
const namedSeasons = new Set(["eng.1.2024-25", "ger.1.2024-25"]);
const minTennisMinutes = 80;

/** Finals tournaments, internationals, knock-outs, former league seasons, tennis main draws, and all matches of other sports. */
export function createClassicPool(dataset: Dataset): ClassicPool {
  const candidates = dataset.seasons.flatMap((season) =>
    season.matches.filter((match) => isPlayable(match) && isClassic(match, season)).map((match) => ({ match, season })),
  );
  return Map.groupBy(candidates, ({ match }) => match.sport);
}

function isClassic(match: SourceMatch, season: CompetitionSeason): boolean {
  const { facts } = match;
  if (facts.sport === "tennis")
    return (
      facts.end === null && facts.minutes !== null && facts.minutes >= minTennisMinutes && match.round?.includes("Qualifying") === false
    );
  if (facts.sport === "cricket") return !facts.noResult;
  if (facts.sport !== "soccer") return true;
  if (facts.awarded) return false;
  if (season.key.startsWith("internationals."))
    return internationals.has(season.key.slice("internationals.".length)) && !isUndecidedDraw(match, season);
  if (season.kind === "tournament" || namedSeasons.has(`${season.key}.${season.season}`)) return true;
  return knockOut.test(match.round ?? "");
}

/** Whether the match was drawn after extra time; the data does not show who won the shoot-out. */
function isUndecidedDraw({ facts }: SourceMatch, season: CompetitionSeason): boolean {
  if (facts.sport !== "soccer" || /friendly|qualification|nations-league$/.test(season.key)) return false;
  const [home, away] = facts.et ?? facts.ft;
  return facts.et !== null && home === away;
}

/** Whether the season plan shows a match within two weeks of a time: as a Classic it would be a spoiler. */
export function createSpoilerCheck(tracks: readonly Track[]): (candidate: ClassicCandidate, atMs: number) => boolean {
  const trackOfSeason = new Map(tracks.flatMap((track) => track.seasons.map((season) => [season, track] as const)));
  const nearMs = 14 * dayMs;
  return ({ match, season }, atMs) => {
    const track = trackOfSeason.get(season);
    return (
      track !== undefined &&
      track
        .instancesBetween(atMs - nearMs, atMs + nearMs)
        .some((instance) => instance.season === season && Math.abs(match.playedAt + instance.shiftWeeks * weekMs - atMs) < nearMs)
    );
  };
}
