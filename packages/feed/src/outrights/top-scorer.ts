import type { Fixture } from "../core/fixture.ts";
import type { SourceMatch, Team } from "../core/source-match.ts";
import type { RatingHistory } from "../core/sport-module.ts";
import {
  createScorerRecord,
  foldPlayer,
  playChance,
  type ScorerPlayer,
  scorerSheet,
  sharesBefore,
} from "../sports/soccer/scorer-players.ts";
import { nationGoals, nationHomeEdge } from "../sports/soccer/model/nation-elo.ts";

/** A player who may score the most goals in a tournament. */
interface Entrant {
  readonly player: Team;
  readonly teamId: string;
  /** Folded name, as in the goal lists. */
  readonly name: string;
  /** Expected share of the goals of the team. */
  readonly share: number;
  /** Expected goals of the team against an average side of the tournament. */
  readonly teamGoals: number;
}

/** The question of who scores the most goals in a tournament. */
export interface ScorerRace {
  readonly players: readonly Team[];
  /** Ids of the players with the most goals; must not be shown before the end. */
  readonly winners: readonly string[];
  /** Chances by player id; several players with most goals share a win. `tiesOf` is the expected number of knock-out ties to come of a team. */
  chances(isOver: (match: SourceMatch) => boolean, tiesOf: (teamId: string) => number): ReadonlyMap<string, number>;
}

const listedPlayers = 60;

/** Null without squads: who takes part has to be known before the first match. */
export function scorerRace(
  matches: readonly SourceMatch[],
  fixtureOf: (match: SourceMatch) => Fixture | undefined,
  history: RatingHistory,
): ScorerRace | null {
  const entrants = entrantsOf(matches, fixtureOf, history);
  if (entrants.length === 0) return null;
  const goals = goalsOf(matches);
  const highest = Math.max(0, ...goals.values());
  const idOf = new Map(entrants.map(({ teamId, name, player }) => [`${teamId}/${name}`, player.id]));
  return {
    players: entrants.map(({ player }) => player),
    winners: [...goals].flatMap(([key, count]) => (count === highest ? [idOf.get(key) ?? key] : [])),
    chances(isOver, tiesOf) {
      const scored = goalsOf(matches.filter(isOver));
      const open = matches.filter((match) => isGroupMatch(match) && !isOver(match));
      const rows = entrants.map(({ player, teamId, name, share, teamGoals }) => {
        const left = open.filter(({ home, away }) => home.id === teamId || away.id === teamId).length;
        return { id: player.id, scored: scored.get(`${teamId}/${name}`) ?? 0, expected: share * teamGoals * (left + tiesOf(teamId)) };
      });
      const leader = Math.max(0, ...scored.values());
      return shareOfWins(rows, leader);
    },
  };
}

function isGroupMatch({ round }: SourceMatch): boolean {
  return round?.startsWith("Group ") === true;
}

/** Goals by team and folded name of the player; own goals count for nobody. */
function goalsOf(matches: readonly SourceMatch[]): ReadonlyMap<string, number> {
  const goals = new Map<string, number>();
  for (const { facts, home, away } of matches) {
    if (facts.sport !== "soccer") continue;
    for (const { side, player, og } of facts.goals ?? []) {
      if (player === undefined || og === 1) continue;
      const key = `${side === "h" ? home.id : away.id}/${foldPlayer(player)}`;
      goals.set(key, (goals.get(key) ?? 0) + 1);
    }
  }
  return goals;
}

/** The likeliest scorers of all squads from what was known before the first match. */
function entrantsOf(
  matches: readonly SourceMatch[],
  fixtureOf: (match: SourceMatch) => Fixture | undefined,
  history: RatingHistory,
): readonly Entrant[] {
  const record = createScorerRecord(history);
  const from = Math.min(...matches.map(({ playedAt }) => playedAt));
  const ratingOf = (teamId: string): number => history.record?.nationRating(teamId, from) ?? 0;
  const teams = new Map<string, readonly Entrant[]>();
  const ids = [...new Set(matches.filter(isGroupMatch).flatMap(({ home, away }) => [home.id, away.id]))];
  const average = ids.reduce((sum, id) => sum + ratingOf(id), 0) / ids.length;
  for (const match of matches.filter(isGroupMatch)) {
    const fixture = fixtureOf(match);
    const sheet = fixture ? scorerSheet(fixture, record) : null;
    if (sheet === null) continue;
    const shares = sharesBefore(sheet.players);
    for (const side of ["home", "away"] as const) {
      const team = match[side];
      if (teams.has(team.id)) continue;
      const atHome = side === "home" && !match.neutral ? nationHomeEdge : 0;
      const [teamGoals] = nationGoals(ratingOf(team.id) + atHome - average);
      const entrant = (player: ScorerPlayer): Entrant => ({
        player: { id: player.id.replace("tl:", "soccer:"), name: player.name, country: team.country },
        teamId: team.id,
        name: foldPlayer(player.name),
        share: (shares.get(player.id) ?? 0) * playChance(player),
        teamGoals,
      });
      teams.set(team.id, sheet.players.filter((player) => player.side === side).map(entrant));
    }
  }
  return [...teams.values()]
    .flat()
    .sort((one, other) => other.share * other.teamGoals - one.share * one.teamGoals)
    .slice(0, listedPlayers);
}

interface Tally {
  readonly id: string;
  readonly scored: number;
  /** Goals to come. */
  readonly expected: number;
}

const maxGoals = 20;
/** How uncertain the expected goals are: their distribution is negative binomial with this shape. */
const shape = 4;

/** Chance of each player to have the most goals; level players share it. The leader so far counts even if not listed. */
function shareOfWins(rows: readonly Tally[], leader: number): ReadonlyMap<string, number> {
  const distributions = rows.map(({ scored, expected }) => goalChances(scored, expected));
  const belowBy = distributions.map((chances) =>
    chances.map((_, goals) => chances.slice(0, goals).reduce((sum, chance) => sum + chance, 0)),
  );
  const result = new Map<string, number>();
  rows.forEach(({ id }, place) => {
    let chance = 0;
    for (let goals = leader; goals <= maxGoals; goals += 1) {
      const own = distributions[place]?.[goals] ?? 0;
      if (own < 1e-9) continue;
      // Nobody has more; players with the same number share the win.
      let nobodyAbove = 1;
      let level = 0;
      rows.forEach((_, other) => {
        if (other === place) return;
        const below = belowBy[other]?.[goals] ?? 0;
        const equal = distributions[other]?.[goals] ?? 0;
        nobodyAbove *= below + equal;
        level += equal / Math.max(below + equal, 1e-12);
      });
      chance += (own * nobodyAbove) / (1 + level);
    }
    result.set(id, chance);
  });
  return result;
}

/** Chances of 0 to `maxGoals` goals at the end. */
function goalChances(scored: number, expected: number): readonly number[] {
  const chances = Array.from({ length: maxGoals + 1 }, () => 0);
  const share = shape / (shape + expected);
  let chance = share ** shape;
  for (let more = 0; scored + more <= maxGoals; more += 1) {
    chances[scored + more] = chance;
    chance *= ((shape + more) / (more + 1)) * (1 - share);
  }
  return chances;
}
