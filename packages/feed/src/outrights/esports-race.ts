import type { PlannedSplit } from "../calendar/plan.ts";
import type { Fixture } from "../core/fixture.ts";
import { seriesOverAt } from "../calendar/esports-plan.ts";
import { dayMs, hourMs } from "../core/time.ts";
import { esportsElo } from "../sports/esports/series-results.ts";
import type { Entrant, Tie } from "./bracket.ts";
import type { Race } from "./season-race.ts";
import type { Situation } from "./situation.ts";
import { perEloPoint } from "./team-strength.ts";
import { tieChance, type TieState } from "./tie-chance.ts";

const opensBeforeMs = 4 * dayMs;
/** How much a strength varies in one event, in Elo points of a map. */
const deviation = 15;

/**
 * The winner of one split of a simulated event; null if it has no final. Bets are taken until its first series, because the length of a series is
 * unknown in advance, and a price from before its result must not be on offer.
 */
export function createEsportsRace({ tournament, number, fixtures, winnerOf }: PlannedSplit): Race | null {
  const group = fixtures.filter(({ round }) => round?.startsWith("Matchday") === true);
  const final = fixtures.find(({ round }) => round === "Final");
  if (!final) return null;
  const teams = [...new Map(group.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team])).values()];
  teams.sort((one, other) => (one.name < other.name ? -1 : 1));
  const numberOf = new Map(teams.map(({ id }, team) => [id, team]));
  const startsAt = Math.min(...group.map((fixture) => fixture.startsAt));
  return {
    tournament,
    sport: tournament.sport,
    number,
    teams,
    opensAt: startsAt - opensBeforeMs,
    knownAt: new Map(),
    markets: [
      {
        kind: "winner",
        slot: 0,
        title: "Winner",
        teams,
        winners: [winnerOf(final).id],
        closesAt: Math.floor(startsAt / hourMs) * hourMs,
        endsAt: Math.ceil(seriesOverAt(final) / hourMs) * hourMs,
      },
    ],
    question: (id) => ({
      id,
      finished: [],
      situation: situationOf(
        `esports/${id}`,
        teams.map(({ name }) => esportsElo(tournament.sport, name)),
        group.map(({ home, away }) => [numberOf.get(home.id) ?? 0, numberOf.get(away.id) ?? 0]),
      ),
    }),
  };
}

function series(bestOf: Fixture["bestOf"]): TieState {
  return { bestOf: bestOf ?? 3, score: [0, 0], legsLeft: 0, edge: 0, scale: 1 };
}

/** A group in which all meet once, semi-finals of the top four, and a final. */
function situationOf(seed: string, ratings: readonly number[], pairs: readonly (readonly [number, number])[]): Situation {
  const tie = (bestOf: 3 | 5, sides: Tie["sides"]): Tie => ({ ...series(bestOf), sides, isDrawn: false, winner: null });
  const place = (at: number): Entrant => ({ from: "place", group: 0, place: at });
  const winner = (of: number): Entrant => ({ from: "winner", tie: of });
  const zeros = ratings.map(() => 0);
  return {
    seed,
    hasTable: true,
    ratings,
    deviation,
    hosts: zeros,
    points: zeros,
    groups: zeros,
    canWin: ratings.map(() => true),
    openLeague: pairs.map(([home, away]) => {
      const difference = (ratings[home] ?? 0) - (ratings[away] ?? 0);
      const chance = tieChance(difference, series(3));
      // A series is more predictable than a map.
      const edge = Math.log(chance / (1 - chance)) / perEloPoint - difference;
      return { home, away, edge, win: 1, canDraw: false };
    }),
    bracket: { kind: "fixed", ties: [tie(3, [place(0), place(3)]), tie(3, [place(1), place(2)]), tie(5, [winner(0), winner(1)])] },
  };
}
