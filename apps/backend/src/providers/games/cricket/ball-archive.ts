import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type CricketFile, type Delivery, readToken } from "@touchline/feed";

/** Parts of a T20 innings, by overs: 1 to 6, 7 to 15, 16 to 20. */
export type Phase = "powerplay" | "middle" | "death";
export const phases: readonly Phase[] = ["powerplay", "middle", "death"];

/** What a ball came to. */
export type BallKind = "dot" | "one" | "two" | "four" | "six" | "wicket" | "extra";

/** One ball as it was really bowled. */
export interface ArchiveBall {
  readonly season: string;
  readonly date: string;
  readonly batting: string;
  readonly bowling: string;
  /** Of the match: 1 or 2. */
  readonly innings: number;
  /** From 1. */
  readonly over: number;
  /** Of its over, wides and no-balls counted, from 1. */
  readonly ball: number;
  readonly bowler: string;
  readonly runs: number;
  readonly kind: BallKind;
}

const folder = fileURLToPath(new URL("../../../../data/cricket/", import.meta.url));

function phaseOf(over: number): Phase {
  if (over <= 6) return "powerplay";
  return over <= 15 ? "middle" : "death";
}

/** A wicket counts before all else, a wide or no-ball before its runs; three runs count as two, five as four. */
export function kindOf({ isWicket, isLegal, runs }: Pick<Delivery, "isWicket" | "isLegal" | "runs">): BallKind {
  if (isWicket) return "wicket";
  if (!isLegal) return "extra";
  if (runs === 0) return "dot";
  if (runs === 1) return "one";
  if (runs <= 3) return "two";
  return runs <= 5 ? "four" : "six";
}

function ballsOf(file: CricketFile): readonly ArchiveBall[] {
  return file.matches.flatMap(({ date, home, away, innings }) =>
    innings.flatMap(({ team, overs, super_over: isSuperOver }, index) =>
      isSuperOver
        ? []
        : overs.flatMap(([over, , , bowler, tokens]) =>
            tokens.split(" ").map((token, at): ArchiveBall => {
              const delivery = readToken(token);
              const place = { season: file.season, date, batting: team, bowling: team === home ? away : home, innings: index + 1 };
              return { ...place, over, ball: at + 1, bowler, runs: delivery.runs, kind: kindOf(delivery) };
            }),
          ),
    ),
  );
}

let archive: Readonly<Record<Phase, readonly ArchiveBall[]>> | null = null;

/** Every ball of a phase in the seasons that came along, always in the same order; read when first asked for. */
export function ballArchive(phase: Phase): readonly ArchiveBall[] {
  if (archive === null) {
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    const balls = files.toSorted().flatMap((name) => ballsOf(JSON.parse(readFileSync(`${folder}${name}`, "utf8")) as CricketFile)); // our own files, checked by the feed's tests
    const byPhase = Map.groupBy(balls, ({ over }) => phaseOf(over));
    const of = (name: Phase): readonly ArchiveBall[] => byPhase.get(name) ?? [];
    archive = { powerplay: of("powerplay"), middle: of("middle"), death: of("death") };
  }
  return archive[phase];
}
