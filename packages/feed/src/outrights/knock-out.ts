import type { SourceMatch } from "../core/source-match.ts";
import { resultOf } from "../calendar/standings.ts";
import { type RandomSource, shuffle } from "../core/random.ts";
import { expectedShare } from "./team-strength.ts";

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

/** Elo points that a lead of one goal or one game of a series is worth. */
const leadWorth = 110;

/** A tie of two known teams that is not over; `lead` is that of the first team. */
export interface OpenTie {
  readonly first: number;
  readonly second: number;
  readonly lead: number;
}

interface KnockOut {
  readonly entrants: readonly number[];
  readonly ties: readonly OpenTie[];
  /** By team number. */
  readonly ratings: Float64Array;
  readonly random: RandomSource;
}

/** Plays the known ties, then randomly drawn ones, until one team is left. */
export function playKnockOut({ entrants, ties, ratings, random }: KnockOut): number | undefined {
  const loserOf = (one: number, other: number, lead: number): number => {
    const share = expectedShare((ratings[one] ?? 0) - (ratings[other] ?? 0) + lead * leadWorth);
    return random.next() < share ? other : one;
  };
  const out = new Set<number>();
  for (const { first, second, lead } of ties) {
    if (entrants.includes(first) && entrants.includes(second)) out.add(loserOf(first, second, lead));
  }
  let left = entrants.filter((team) => !out.has(team));
  while (left.length > 1) {
    const order = shuffle(random, left);
    const losers = new Set<number>();
    for (let index = 0; index + 1 < order.length; index += 2) losers.add(loserOf(order[index] ?? 0, order[index + 1] ?? 0, 0));
    left = order.filter((team) => !losers.has(team));
  }
  return left[0];
}
