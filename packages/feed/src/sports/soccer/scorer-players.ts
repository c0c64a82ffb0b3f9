import { foldName } from "@touchline/domain";
import type { Fixture } from "../../core/fixture.ts";
import type { Side, SoccerLineUp, SquadPlayer } from "../../core/source-match.ts";
import type { RatingHistory } from "../../core/sport-module.ts";

/** A player in the scorer markets; goalkeepers are not. */
export interface ScorerPlayer {
  /** External outcome id, `tl:player:spain-19`. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly shirt: number;
  /** Goals while on the pitch, relative to other players of the team. */
  readonly rate: number;
  /** Chance of being in the starting eleven, from what is known before the match. */
  readonly startChance: number;
}

/** The players of both sides, each side with the likeliest scorer first. */
export interface ScorerSheet {
  readonly players: readonly ScorerPlayer[];
  /** Who actually played; null if unknown. Becomes public as the match goes on. */
  readonly lineUps: Readonly<Record<Side, SoccerLineUp>> | null;
}

/** Facts about scorers from earlier matches. */
export interface ScorerRecord {
  /** Goals for a nation in the four years before a time, by the folded name of the player. */
  goalsOf(teamId: string, at: number): ReadonlyMap<string, number>;
  /** Elevens of a team in earlier matches of the same tournament, as shirt numbers. */
  elevensOf(fixture: Fixture, teamId: string): readonly (readonly number[])[];
}

export const noScorerRecord: ScorerRecord = { goalsOf: () => new Map(), elevensOf: () => [] };

/** Folded names in goal lists that the squads spell differently. */
const squadSpelling: Readonly<Record<string, string>> = {
  "agustin-cano": "agustin-canobbio",
  "maxi-araujo": "maximiliano-araujo",
  "mohammad-mohebbi": "mohammad-mohebi",
  "mostafa-zico": "mostafa-ziko",
  "mousa-al-tamari": "musa-al-taamari",
  "stephan-eustaquio": "stephen-eustaquio",
};

/** Folds a name to the same key in whatever order first and family name are given. */
export function foldPlayer(name: string): string {
  const folded = foldName(name);
  return (squadSpelling[folded] ?? folded).split("-").sort().join("-");
}

export function createScorerRecord(history: RatingHistory): ScorerRecord {
  return {
    goalsOf: (teamId, at) =>
      new Map((history.record?.nationScorers(teamId, at) ?? []).map(({ player, goals }) => [foldPlayer(player), goals])),
    elevensOf({ source }, teamId) {
      if (source === null) return [];
      return history.matchesBefore("soccer", source.competition, source.playedAt).flatMap(({ facts, season, home, away }) => {
        if (facts.sport !== "soccer" || !facts.lineUps || season !== source.season) return [];
        return home.id === teamId ? [facts.lineUps.home.eleven] : away.id === teamId ? [facts.lineUps.away.eleven] : [];
      });
    },
  };
}

/** Usual goals in four years by position; the base of every player's rate. */
const usualGoals: Readonly<Record<SquadPlayer["position"], number>> = { FW: 5, MF: 2.5, DF: 1, GK: 0 };
/** Weight of a player's recorded goals of four years, which are added to the usual ones. */
const recordShare = 0.8;
/** Chance of being in the eleven: low shirt numbers play more, as do players with many goals. */
const firstElevenChance = 0.62;
const laterShirtChance = 0.22;
const provenScorer = { goals: 8, chance: 0.8 } as const;
/** Weight of this first guess, in matches. */
const guessMatches = 1.5;

function startChanceOf(shirt: number, goals: number, elevens: readonly (readonly number[])[]): number {
  const byShirt = shirt <= 11 ? firstElevenChance : laterShirtChance;
  const guess = goals >= provenScorer.goals ? provenScorer.chance : byShirt;
  const starts = elevens.filter((eleven) => eleven.includes(shirt)).length;
  return (guess * guessMatches + starts) / (guessMatches + elevens.length);
}

function slugOf(teamId: string): string {
  return teamId.split(":").at(-1) ?? teamId;
}

/** The external id of a player's outcomes. */
export function playerIdOf(teamId: string, shirt: number): string {
  return `tl:player:${slugOf(teamId)}-${shirt}`;
}

function teamPlayers(squad: readonly SquadPlayer[], fixture: Fixture, side: Side, record: ScorerRecord): readonly ScorerPlayer[] {
  const teamId = fixture[side].id;
  const goalsByName = record.goalsOf(teamId, fixture.source?.playedAt ?? 0);
  const elevens = record.elevensOf(fixture, teamId);
  return squad
    .filter(({ position }) => position !== "GK")
    .map(({ shirt, name, position }): ScorerPlayer => {
      const goals = goalsByName.get(foldPlayer(name)) ?? 0;
      return {
        id: playerIdOf(teamId, shirt),
        name,
        side,
        shirt,
        rate: usualGoals[position] + recordShare * goals,
        startChance: startChanceOf(shirt, goals, elevens),
      };
    });
}

/** Chance that a player on the bench comes on. */
const comeOnChance = 0.35;
/** Share of the match that a starter and a substitute play. */
const starterShare = 0.87;
const substituteShare = 0.27;

/** Expected share of the match on the pitch. */
function expectedTime({ startChance }: ScorerPlayer): number {
  return startChance * starterShare + (1 - startChance) * comeOnChance * substituteShare;
}

/** Chance that a player takes part at all. */
export function playChance({ startChance }: ScorerPlayer): number {
  return startChance + (1 - startChance) * comeOnChance;
}

/** Share of the goals of the team if the player plays, by id; before the line-ups are known. */
export function sharesBefore(players: readonly ScorerPlayer[]): ReadonlyMap<string, number> {
  const teamRate = (side: Side) =>
    players.reduce((sum, player) => sum + (player.side === side ? player.rate * expectedTime(player) : 0), 0);
  const rates = { home: teamRate("home"), away: teamRate("away") };
  return new Map(
    players.map((player) => {
      return [player.id, (player.rate * expectedTime(player)) / playChance(player) / rates[player.side]];
    }),
  );
}

/** Whether a player began, came on and went off up to a minute. */
interface Presence {
  readonly hasPlayed: boolean;
  readonly isOnPitch: boolean;
}

function presenceOf({ eleven, subs, off }: SoccerLineUp, shirt: number, minute: number): Presence {
  const cameOn = subs.some(([at, on]) => at <= minute && on === shirt);
  const wentOff =
    subs.some(([at, , gone]) => at <= minute && gone === shirt) || (off ?? []).some(([at, gone]) => at <= minute && gone === shirt);
  const hasPlayed = eleven.includes(shirt) || cameOn;
  return { hasPlayed, isOnPitch: hasPlayed && !wentOff };
}

/** Shirts on the pitch at a minute. */
export function shirtsOnPitch(lineUp: SoccerLineUp, minute: number): ReadonlySet<number> {
  const shirts = [...lineUp.eleven, ...lineUp.subs.map(([, on]) => on)];
  return new Set(shirts.filter((shirt) => presenceOf(lineUp, shirt, minute).isOnPitch));
}

/** Share of the rest of the match for which players on the pitch stay on, and which a substitute plays if he comes on. */
const stayShare = 0.9;
const restShare = 0.4;
const maxSubstitutes = 5;

/** Share of the further goals of the team, by id: those on the pitch score them, and those on the bench if they come on. */
export function sharesDuring({ players, lineUps }: ScorerSheet, minute: number): ReadonlyMap<string, number> {
  if (lineUps === null) return sharesBefore(players);
  const timeOf = (player: ScorerPlayer): { readonly chance: number; readonly share: number } => {
    const { hasPlayed, isOnPitch } = presenceOf(lineUps[player.side], player.shirt, minute);
    if (isOnPitch) return { chance: 1, share: stayShare };
    const used = lineUps[player.side].subs.filter(([at]) => at <= minute).length;
    return hasPlayed || used >= maxSubstitutes ? { chance: 0, share: 0 } : { chance: comeOnChance, share: restShare };
  };
  const rates: Record<Side, number> = { home: 0, away: 0 };
  const times = players.map((player) => {
    const time = timeOf(player);
    rates[player.side] += player.rate * time.chance * time.share;
    return time;
  });
  return new Map(players.map(({ id, rate, side }, index) => [id, (rate * (times[index]?.share ?? 0)) / Math.max(rates[side], 1e-9)]));
}

/** Ids of those who took part in the ninety minutes; null if it is unknown. */
export function idsOfPlayed({ players, lineUps }: ScorerSheet): ReadonlySet<string> | null {
  if (lineUps === null) return null;
  return new Set(players.filter(({ side, shirt }) => presenceOf(lineUps[side], shirt, 90).hasPlayed).map(({ id }) => id));
}

/** The outcomes of a line: home first; in play the eleven before the bench; the likeliest scorer first. */
export function inOrderOfPrice({ players, lineUps }: ScorerSheet, type: "prematch" | "live"): readonly ScorerPlayer[] {
  const isKnown = type === "live" && lineUps !== null;
  const shares = isKnown ? sharesDuring({ players, lineUps }, 0) : sharesBefore(players);
  const isOnBench = ({ side, shirt }: ScorerPlayer) => isKnown && !lineUps[side].eleven.includes(shirt);
  const rank = (player: ScorerPlayer) => (player.side === "home" ? 0 : 4) + (isOnBench(player) ? 2 : 0) - (shares.get(player.id) ?? 0);
  return players.toSorted((left, right) => rank(left) - rank(right));
}

/** The players of the scorer markets; null if the squads are unknown or lack a real scorer. */
export function scorerSheet(fixture: Fixture, record: ScorerRecord): ScorerSheet | null {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "soccer" || facts.squads === null || facts.goals === null) return null;
  const { squads } = facts;
  const isListed = (name: string, side: Side) => squads[side].some((player) => foldPlayer(player.name) === foldPlayer(name));
  const named = facts.goals.filter((goal) => goal.og !== 1 && goal.m <= 90);
  if (!named.every((goal) => isListed(goal.player ?? "", goal.side === "h" ? "home" : "away"))) return null;
  const players = (["home", "away"] as const).flatMap((side) => teamPlayers(squads[side], fixture, side, record));
  return { players, lineUps: facts.lineUps ?? null };
}
