import type { SourceMatch } from "../core/source-match.ts";
import type { CompetitionSeason } from "../dataset/dataset.ts";
import { isQualifying, missingTie, type MissingTie, winnerOfTie } from "../outrights/knock-out.ts";
import { isKnockOut } from "./draw.ts";

/** All matches of two teams in one round, with the earlier ties that its sides come from. */
export interface DrawnTie {
  /** Number of the tie in the season, in the order of the bracket, from 1. */
  number: number;
  /** Empty for a tie that is missing in the data. */
  readonly matches: readonly SourceMatch[];
  /** Team id; null if the data does not show it. */
  readonly winner: string | null;
  /** The ties that the home and the away side of the first match come from; null if there is no known tie. */
  readonly from: readonly [DrawnTie | null, DrawnTie | null];
}

export interface DrawnRound {
  /** English: `Quarterfinals`. */
  readonly name: string;
  readonly kind: "single" | "legs" | "series";
  /** In the order of the bracket. */
  readonly ties: readonly DrawnTie[];
}

const thirdPlace = /third place/i;
const finalRound = /(^|, )Finals?$/;
/** Play-offs against relegation or for a place in another competition are not part of the bracket. */
const apart = /relegation|ecl playoff|conference league/i;

/** The knock-out rounds of a season as they were really played, the match for third place last. */
export function drawnRounds(season: CompetitionSeason): readonly DrawnRound[] {
  const matches = season.matches.filter(
    (match) => isKnockOut(match, season.kind) && !isQualifying(match) && !apart.test(match.round ?? ""),
  );
  const named = [...Map.groupBy(matches, ({ round }) => (round ?? "").replace(/, (Game|Matchday) \d+$/, ""))].flatMap(splitByDepth);
  named.sort(([first], [second]) => Number(thirdPlace.test(first)) - Number(thirdPlace.test(second)));
  const linked = linkTies(named, isRedrawn(season));
  const ordered = orderByBracket(linked);
  let number = 0;
  for (const tie of ordered.flat()) tie.number = number += 1;
  return named.map(([name, ties], index) => ({
    name: name.replace(/^(Finals|Final Four|Playoffs|Play-offs), /, ""),
    kind: kindOf(Math.max(...ties.map(({ length }) => length))),
    ties: ordered[index] ?? [],
  }));
}

function kindOf(maxMatches: number): DrawnRound["kind"] {
  return maxMatches > 2 ? "series" : maxMatches === 2 ? "legs" : "single";
}

type Ties = readonly (readonly SourceMatch[])[];

function tiesOf(matches: readonly SourceMatch[]): Ties {
  return [...Map.groupBy(matches, ({ home, away }) => [home.id, away.id].sort().join("/")).values()];
}

const namesBySize: Readonly<Record<number, string>> = { 1: "Final", 2: "Semifinals", 4: "Quarterfinals" };

/** Splits play-offs whose rounds have no names: into the first tie of every team, the second one and so on. */
function splitByDepth([name, matches]: readonly [string, readonly SourceMatch[]]): readonly (readonly [string, Ties])[] {
  const ties = tiesOf(matches);
  const played = new Map<string, number>();
  const depths = ties.map(([first]) => {
    const ids = first ? [first.home.id, first.away.id] : [];
    const depth = Math.max(...ids.map((id) => played.get(id) ?? 0));
    for (const id of ids) played.set(id, depth + 1);
    return depth;
  });
  const byDepth = [...Map.groupBy(ties.keys(), (index) => depths[index] ?? 0)].sort(([first], [second]) => first - second);
  // If both deciding matches have the same name in the data, the last one is the final.
  if (finalRound.test(name) && ties.length === 2)
    return [
      ["Third place", ties.slice(0, 1)],
      [name, ties.slice(1)],
    ];
  if (byDepth.length === 1) return [[name, ties]];
  return byDepth.map(([, indexes]) => [
    namesBySize[indexes.length] ?? `Round of ${indexes.length * 2}`,
    indexes.flatMap((index) => [ties[index] ?? []]),
  ]);
}

/** Whether each round is drawn separately, so that the pairings after the next round are unknown. */
function isRedrawn({ sport, kind, country }: CompetitionSeason): boolean {
  if (sport === "soccer") return kind === "cup" && !["EU", "CONMEBOL", "INT"].includes(country);
  return sport === "american-football" || sport === "cricket";
}

function linkTies(rounds: readonly (readonly [string, Ties])[], isOpenDraw: boolean): readonly (readonly DrawnTie[])[] {
  const latest = new Map<string, DrawnTie>();
  const tiesByRound = rounds.map(([, ties]) => ties);
  return rounds.map(([name, ties], index) => {
    const feeder = (id: string | undefined): DrawnTie | null => {
      const tie = id === undefined || isOpenDraw || thirdPlace.test(name) ? undefined : latest.get(id);
      return tie && (tie.winner === null || tie.winner === id) ? tie : null;
    };
    const linked = ties.map((matches): DrawnTie => ({
      number: 0,
      matches,
      winner: winnerOfTie(matches),
      from: [feeder(matches[0]?.home.id), feeder(matches[0]?.away.id)],
    }));
    const missing = isOpenDraw ? null : missingTie(tiesByRound, index);
    const unplayed = missing && missedTie(missing, feeder);
    if (unplayed) linked.push(unplayed);
    // A season in two halves has a final in each.
    if (finalRound.test(name)) latest.clear();
    else for (const tie of linked) for (const { home, away } of tie.matches) latest.set(home.id, tie).set(away.id, tie);
    if (missing && unplayed) latest.set(missing.winner, unplayed);
    return linked;
  });
}

function missedTie({ winner, loser }: MissingTie, feeder: (id: string) => DrawnTie | null): DrawnTie {
  return { number: 0, matches: [], winner, from: [feeder(winner), feeder(loser)] };
}

/** Each tie is next to the ties that its sides come from; all others follow by time. */
function orderByBracket(rounds: readonly (readonly DrawnTie[])[]): readonly (readonly DrawnTie[])[] {
  const wanted: DrawnTie[] = [];
  return rounds
    .toReversed()
    .map((ties) => {
      const known = wanted.filter((tie) => ties.includes(tie));
      const ordered = [...known, ...ties.filter((tie) => !known.includes(tie))];
      for (const { from } of ordered) for (const tie of from) if (tie) wanted.push(tie);
      return ordered;
    })
    .toReversed();
}
