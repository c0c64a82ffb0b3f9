import type { CompetitionSeason } from "../dataset/dataset.ts";
import type { SourceMatch } from "../core/source-match.ts";
import { dayMs } from "../core/time.ts";

/** The facts that decide when a match of a season can be announced. */
export interface DrawStep {
  readonly match: SourceMatch;
  /** How many of the season's first matches must be over before this one is announced; 0 if it is known from the start. */
  readonly gate: number;
  /** Whether the sides depend on their previous matches in this season: a knock-out match, or a game of a series. */
  readonly isKnockOut: boolean;
}

const splitRound = /^(championship|relegation|europe|ecl playoffs)( round)?( -|,) ?(matchday )?\d+$/i;
const knockOutRound =
  /final|round of|first round|semi|quarter|wild ?card|divisional|eliminator|qualifier|super bowl|third place|play-?in|play-?offs?|qualif|conference|knock/i;

function prefixOf(round: string): string {
  const comma = round.indexOf(",");
  return comma < 0 ? "" : round.slice(0, comma);
}

/** The part of a season that a match belongs to; the first match of each part waits until all earlier parts are over. */
function partOf(
  { sport, round, facts }: SourceMatch,
  kind: CompetitionSeason["kind"],
): { readonly name: string; readonly isKnockOut: boolean } {
  const name = round ?? "";
  if (facts.sport === "tennis") return name === "Round Robin" ? { name, isKnockOut: false } : { name: "knock-out", isKnockOut: true };
  if (facts.sport === "ice-hockey") return { name: facts.playoff ? "knock-out" : "", isKnockOut: facts.playoff };
  if (splitRound.test(name)) return { name: "split", isKnockOut: false };
  if (knockOutRound.test(name) || (sport === "soccer" && kind === "cup" && /^Round \d/.test(name))) {
    // In American football the draw for a round depends on all results of the previous one.
    const own = sport === "soccer" ? prefixOf(name) : sport === "american-football" ? name : "";
    return { name: `knock-out ${own}`, isKnockOut: true };
  }
  return { name: name.startsWith("Group ") ? "Group" : prefixOf(name), isKnockOut: false };
}

/** Whether a match belongs to a knock-out; national teams' tournaments without named rounds have none. */
export function isKnockOut(match: SourceMatch, kind: CompetitionSeason["kind"]): boolean {
  return partOf(match, kind).isKnockOut;
}

/** A tournament of national teams continues with new pairings after a gap of this length between its real matches. */
const windowMs = 20 * dayMs;
const groupMatches = 3;

function hasFixedPairings({ key }: CompetitionSeason): boolean {
  return key.startsWith("internationals.friendly");
}

/** Internationals do not name their rounds: a new window of dates, or a team's fourth match, begins a new part. */
function stepsWithoutRounds(season: CompetitionSeason, matches: readonly SourceMatch[]): readonly DrawStep[] {
  if (hasFixedPairings(season)) return matches.map((match) => ({ match, gate: 0, isKnockOut: false }));
  const isQualification = /qualification|nations-league|series$/.test(season.key);
  const playedBy = new Map<string, number>();
  let gate = 0;
  let isFinalPart = false;
  return matches.map((match, index) => {
    const before = matches[index - 1];
    const ordinals = [match.home, match.away].map(({ id }) => (playedBy.get(id) ?? 0) + 1);
    for (const [side, { id }] of [match.home, match.away].entries()) playedBy.set(id, ordinals[side] ?? 1);
    if (before && match.playedAt - before.playedAt > windowMs) gate = index;
    if (!isQualification && !isFinalPart && Math.max(...ordinals) > groupMatches) {
      isFinalPart = true;
      gate = index;
    }
    return { match, gate, isKnockOut: true };
  });
}

/** The matches of a season in order, with the facts that decide when each can be announced. */
export function drawSteps(season: CompetitionSeason, matches: readonly SourceMatch[]): readonly DrawStep[] {
  if (season.key.startsWith("internationals.")) return stepsWithoutRounds(season, matches);
  const parts = new Set<string>();
  let gate = 0;
  return matches.map((match, index) => {
    const { name, isKnockOut } = partOf(match, season.kind);
    if (!parts.has(name)) {
      parts.add(name);
      gate = index;
    }
    return { match, gate, isKnockOut };
  });
}
