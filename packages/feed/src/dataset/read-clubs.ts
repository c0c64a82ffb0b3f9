import type { Pair } from "../core/source-match.ts";
import type { ClubLevel, ClubScale } from "../core/strength-record.ts";
import { clubAliases } from "./club-aliases.data.ts";
import { dayStart } from "./source-file.ts";

type Levels = Readonly<Record<string, Pair>>;

/** Logarithms and goals are in hundredths. */
export interface ClubScalesFile {
  readonly days: Readonly<Record<string, { readonly goals: Levels; readonly starts: Levels; readonly clubs: Levels }>>;
}

function toLevel(percent: Pair | undefined): ClubLevel | null {
  return percent ? { attack: Math.exp(percent[0] / 100), defence: Math.exp(percent[1] / 100) } : null;
}

function toScale(day: string, { goals, starts, clubs }: ClubScalesFile["days"][string]): ClubScale {
  const byTeam = new Map(Object.entries(clubs).map(([slug, percent]) => [`soccer:${clubAliases[slug] ?? slug}`, percent]));
  return {
    from: dayStart(day),
    levelOf: (teamId) => toLevel(byTeam.get(teamId)),
    startOf: (competition) => toLevel(starts[competition]),
    goalsOf(competition) {
      const [home, away] = goals[competition] ?? [];
      return home === undefined || away === undefined ? null : [home / 100, away / 100];
    },
  };
}

/** Reads the strengths of clubs by day, and finds those known at a time. */
export function readClubs(file: ClubScalesFile): (at: number) => ClubScale | null {
  const scales = Object.entries(file.days)
    .map(([day, levels]) => toScale(day, levels))
    .sort((one, other) => one.from - other.from);
  return (at) => scales.findLast(({ from }) => from <= at) ?? null;
}
