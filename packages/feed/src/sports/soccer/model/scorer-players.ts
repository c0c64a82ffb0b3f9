import type { Side, SquadPlayer } from "../../../dataset/source-match.ts";
import type { Fixture } from "../../../fixture.ts";
import type { ScorerPlayer } from "../soccer-detail.ts";

/** Relative chance of a goal to be his, by position. */
const weightByPosition: Readonly<Record<SquadPlayer["position"], number>> = { FW: 1, MF: 0.42, DF: 0.16, GK: 0.004 };
/** Shirts 1 to 11 play more. */
const regularShirtFactor = 2;
/** Share of goals that are not own goals. */
export const namedGoalShare = 0.966;

/** Spellings of goal lists that differ from the squads. */
const squadSpelling: Readonly<Record<string, string>> = {
  "agustin cano": "agustin canobbio",
  "maxi araujo": "maximiliano araujo",
  "mohammad mohebbi": "mohammad mohebi",
  "mostafa zico": "mostafa ziko",
  "mousa al tamari": "musa al taamari",
  "stephan eustaquio": "stephen eustaquio",
};

/** Accents, case and punctuation taken out, so that two spellings of a name meet. */
export function foldName(name: string): string {
  const folded = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("đ", "d")
    .replaceAll("ı", "i")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
  return squadSpelling[folded] ?? folded;
}

function slugOf(teamId: string): string {
  return teamId.split(":").at(-1) ?? teamId;
}

function weightOf({ position, shirt }: SquadPlayer): number {
  return weightByPosition[position] * (shirt <= 11 ? regularShirtFactor : 1);
}

function teamPlayers(squad: readonly SquadPlayer[], teamId: string, side: Side): readonly ScorerPlayer[] {
  const total = squad.reduce((sum, player) => sum + weightOf(player), 0);
  return squad.map((player) => ({
    id: `tl:player:${slugOf(teamId)}-${player.shirt}`,
    name: player.name,
    side,
    share: weightOf(player) / total,
  }));
}

/** Players for scorer markets, or null where the squads are unknown or a real scorer cannot be told from them. */
export function scorerPlayers(fixture: Fixture): readonly ScorerPlayer[] | null {
  const facts = fixture.source?.facts;
  if (facts?.sport !== "soccer" || facts.squads === null || facts.goals === null) return null;
  const players = [...teamPlayers(facts.squads.home, fixture.home.id, "home"), ...teamPlayers(facts.squads.away, fixture.away.id, "away")];
  const isListed = (name: string, side: Side) => players.some((player) => player.side === side && foldName(player.name) === foldName(name));
  const named = facts.goals.filter((goal) => goal.og !== 1 && goal.m <= 90);
  return named.every((goal) => isListed(goal.player ?? "", goal.side === "h" ? "home" : "away")) ? players : null;
}
