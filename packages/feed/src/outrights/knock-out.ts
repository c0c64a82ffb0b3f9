import type { SourceMatch } from "../core/source-match.ts";
import { resultOf } from "../calendar/standings.ts";

/** Whether a match is a qualifier for the event. */
export function isQualifying({ round }: SourceMatch): boolean {
  return /qualif(ying|ication)/i.test(round ?? "");
}

/** Lead of a team in a tie after some of its matches: goals over the legs, or games won in a series. */
export function leadInTie(first: string, matches: readonly SourceMatch[]): number {
  return matches.reduce((lead, match) => lead + marginOf(match) * (match.home.id === first ? 1 : -1), 0);
}

function marginOf(match: SourceMatch): number {
  if (match.facts.sport !== "soccer") return resultOf(match) ?? 0;
  const [home, away] = match.facts.et ?? match.facts.ft;
  return home - away;
}

/** Id of the team that wins a tie, shoot-out included; null if the data does not show it. */
export function winnerOfTie(matches: readonly SourceMatch[]): string | null {
  const [first] = matches;
  const last = matches.at(-1);
  if (!first || !last) return null;
  const lead = leadInTie(first.home.id, matches);
  if (lead !== 0) return lead > 0 ? first.home.id : first.away.id;
  const shootOut = last.facts.sport === "soccer" ? last.facts.penalties : null;
  if (!shootOut) return null;
  return shootOut[0] > shootOut[1] ? last.home.id : last.away.id;
}

/** A tie that is missing in the data. */
export interface MissingTie {
  readonly winner: string;
  readonly loser: string;
}

type Ties = readonly (readonly SourceMatch[])[];

/** The tie that is missing in a round: one winner of the previous round skips it, another is never seen again. Null if that is not certain. */
export function missingTie(rounds: readonly Ties[], index: number): MissingTie | null {
  const idsOf = (ties: Ties): ReadonlySet<string> => new Set(ties.flatMap((tie) => tie.flatMap(({ home, away }) => [home.id, away.id])));
  const own = idsOf(rounds[index] ?? []);
  const later = idsOf(rounds.slice(index + 1).flat());
  const waiting = (rounds[index - 1] ?? []).flatMap((tie) => winnerOfTie(tie) ?? []).filter((id) => !own.has(id));
  const [winner, ...otherWinners] = waiting.filter((id) => later.has(id));
  const [loser, ...otherLosers] = waiting.filter((id) => !later.has(id));
  if (winner === undefined || loser === undefined || otherWinners.length + otherLosers.length > 0) return null;
  return { winner, loser };
}
