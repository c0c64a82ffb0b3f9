import type { SourceMatch } from "../core/source-match.ts";
import { leadInTie, missingTie, type MissingTie, winnerOfTie } from "./knock-out.ts";
import { fixedBrackets, seriesLengths } from "./outright-kinds.data.ts";
import { type SeasonShape, tableOrder } from "./season-shape.ts";
import { homeEdge } from "./team-strength.ts";
import { seriesEdge, type TieState } from "./tie-chance.ts";

/** Where a side of a tie comes from. */
export type Entrant =
  | { readonly from: "team"; readonly team: number }
  | { readonly from: "winner" | "loser"; readonly tie: number }
  | { readonly from: "place"; readonly group: number; readonly place: number }
  /** One of the best teams of all groups at a place, such as the third. */
  | { readonly from: "best"; readonly place: number };

export interface Tie extends TieState {
  /** Whether both sides, and so the venue, are known. */
  readonly isDrawn: boolean;
  readonly sides: readonly [Entrant, Entrant];
  /** Which side has won; null while it is open. */
  readonly winner: 0 | 1 | null;
}

/** A round whose pairs are drawn: its ties once they are known, and the teams that enter in this round. */
export interface DrawnRound {
  readonly known: readonly Tie[];
  readonly newcomers: readonly number[];
}

/** The knock-out of a season: ties in order, where later ties refer to earlier ones, or rounds that are drawn. */
export type Bracket =
  | { readonly kind: "fixed"; readonly ties: readonly Tie[] }
  | { readonly kind: "drawn"; readonly rounds: readonly DrawnRound[] };

interface BracketState {
  readonly shape: SeasonShape;
  /** Matches whose result is known. */
  readonly finished: ReadonlySet<SourceMatch>;
  /** The group of each team. */
  readonly groups: readonly number[];
  readonly isLeagueOver: boolean;
}

type MatchesOfTie = readonly SourceMatch[];

/** Describes the knock-out as it is known in advance: its form comes from the rules, its winners only from finished matches. */
export function bracketOf(competition: string, state: BracketState): Bracket {
  const isFixed = fixedBrackets.has(competition) || state.shape.matches[0]?.sport === "tennis";
  return isFixed ? fixedBracket(competition, state) : drawnBracket(competition, state);
}

function teamNumbers({ shape }: BracketState): (id: string) => number {
  const numberOf = new Map(shape.teams.map(({ id }, team) => [id, team]));
  return (id) => numberOf.get(id) ?? 0;
}

function sidesOf([match]: MatchesOfTie): readonly [string, string] {
  return [match?.home.id ?? "", match?.away.id ?? ""];
}

function isOver(tie: MatchesOfTie, finished: ReadonlySet<SourceMatch>): boolean {
  return tie.every((match) => finished.has(match));
}

function fixedBracket(competition: string, state: BracketState): Bracket {
  const { shape, finished } = state;
  const teamOf = teamNumbers(state);
  const placeOf = state.isLeagueOver ? null : createPlaces(state);
  const ties: Tie[] = [];
  const lastTieOf = new Map<string, { readonly place: number; readonly winner: string | null }>();
  const add = (
    ids: readonly [string, string],
    winner: string | null,
    facts: (isDrawn: boolean) => Omit<Tie, "sides" | "isDrawn">,
  ): void => {
    const isDrawn = ids.every((id) => {
      const last = lastTieOf.get(id);
      return last ? ties[last.place]?.winner !== null : placeOf === null;
    });
    const entrant = (id: string): Entrant => {
      if (isDrawn) return { from: "team", team: teamOf(id) };
      const last = lastTieOf.get(id);
      if (last) return { from: last.winner === id ? "winner" : "loser", tie: last.place };
      return placeOf?.(id) ?? { from: "team", team: teamOf(id) };
    };
    ties.push({ sides: [entrant(ids[0]), entrant(ids[1])], isDrawn, ...facts(isDrawn) });
    for (const id of ids) lastTieOf.set(id, { place: ties.length - 1, winner });
  };
  const played = shape.rounds.map((round) => round.ties);
  shape.rounds.forEach(({ name, ties: ofRound }, index) => {
    for (const tie of ofRound) {
      const ids = sidesOf(tie);
      const winner = winnerOfTie(tie);
      add(ids, winner, (isDrawn) => ({
        winner: isOver(tie, finished) && winner !== null ? (winner === ids[0] ? 0 : 1) : null,
        ...tieState({ competition, round: name, tie, finished, isDrawn }),
      }));
    }
    const missing = missingTie(played, index);
    if (missing) add([missing.winner, missing.loser], missing.winner, () => missingTieState(missing, played, index, finished));
  });
  return { kind: "fixed", ties };
}

/** A tie without a match in the data: its winner is known once the winner's next opponent is known. */
function missingTieState(
  { winner }: MissingTie,
  rounds: readonly (readonly MatchesOfTie[])[],
  index: number,
  finished: ReadonlySet<SourceMatch>,
): Omit<Tie, "sides" | "isDrawn"> {
  const ofRound = rounds[index] ?? [];
  const next =
    rounds
      .slice(index + 1)
      .flat()
      .find((tie) => sidesOf(tie).includes(winner)) ?? [];
  const opponent = sidesOf(next).find((id) => id !== winner);
  const other = ofRound.filter((tie) => sidesOf(tie).some((id) => id === opponent));
  const isKnown = other.length > 0 && other.every((tie) => isOver(tie, finished));
  return { winner: isKnown ? 0 : null, bestOf: null, score: [0, 0], legsLeft: 1, edge: 0, scale: scaleOf(ofRound[0]?.[0]) };
}

/** Describes qualified teams by group and place, or by place only where not all groups send a team. */
function createPlaces({ shape, groups }: BracketState): (id: string) => Entrant | null {
  const groupByTeam = new Map(shape.teams.map(({ id }, team) => [id, groups[team] ?? 0]));
  const order = tableOrder(shape.leagueMatches);
  const knockOut = new Set(shape.rounds.flatMap(({ ties }) => ties.flatMap((tie) => [...sidesOf(tie)])));
  const numbers = [...new Set(groups)].sort((one, other) => one - other);
  const qualified = numbers.map((group) => order.filter((id) => groupByTeam.get(id) === group && knockOut.has(id)));
  const full = Math.min(...qualified.map(({ length }) => length));
  return (id) => {
    const group = qualified.findIndex((members) => members.includes(id));
    if (group < 0) return null;
    const place = qualified[group]?.indexOf(id) ?? 0;
    return place < full ? { from: "place", group, place } : { from: "best", place };
  };
}

/** Ties of the rounds so far; a round is known once the previous one is over. */
function drawnBracket(competition: string, state: BracketState): Bracket {
  const { shape, finished } = state;
  const teamOf = teamNumbers(state);
  const seen = new Set<string>();
  let isKnown = true;
  const rounds = shape.rounds.map(({ name, ties }): DrawnRound => {
    const known = isKnown ? ties : [];
    isKnown = isKnown && ties.every((tie) => isOver(tie, finished));
    const newcomers = ties.flatMap((tie) => sidesOf(tie).filter((id) => !seen.has(id)));
    for (const id of newcomers) seen.add(id);
    return {
      newcomers: newcomers.map(teamOf),
      known: known.map((tie): Tie => {
        const ids = sidesOf(tie);
        const winner = isOver(tie, finished) ? winnerOfTie(tie) : null;
        return {
          sides: [
            { from: "team", team: teamOf(ids[0]) },
            { from: "team", team: teamOf(ids[1]) },
          ],
          isDrawn: true,
          winner: winner === null ? null : winner === ids[0] ? 0 : 1,
          ...tieState({ competition, round: name, tie, finished, isDrawn: true }),
        };
      }),
    };
  });
  return { kind: "drawn", rounds };
}

interface TieFacts {
  readonly competition: string;
  readonly round: string;
  readonly tie: MatchesOfTie;
  readonly finished: ReadonlySet<SourceMatch>;
  /** Whether both sides are known. */
  readonly isDrawn: boolean;
}

/** What an Elo point is worth in matches over three and over five sets, as the prices of matches imply. */
const setScales = { 3: 0.62, 5: 0.81 } as const;

function scaleOf(match: SourceMatch | undefined): number {
  return match?.facts.sport === "tennis" ? setScales[match.facts.bestOf] : 1;
}

function tieState({ competition, round, tie, finished, isDrawn }: TieFacts): TieState {
  const [first] = sidesOf(tie);
  const played = tie.filter((match) => finished.has(match));
  const [match] = tie;
  const bestOf = /final four/i.test(round) ? null : (seriesLengths[competition] ?? null);
  if (bestOf !== null && match) {
    const wins = played.filter((game) => winnerOfTie([game]) === first).length;
    const edge = isDrawn ? seriesEdge(bestOf, played.length, homeEdge(match)) : 0;
    return { bestOf, score: [wins, played.length - wins], legsLeft: 0, edge, scale: 1 };
  }
  const open = tie.filter((leg) => !finished.has(leg));
  const edge = isDrawn ? open.reduce((sum, leg) => sum + (leg.home.id === first ? 1 : -1) * homeEdge(leg), 0) : 0;
  const scale = match?.facts.sport === "tennis" ? setScales[match.facts.bestOf] : 1;
  return { bestOf, score: [leadInTie(first, played), 0], legsLeft: open.length, edge, scale };
}
