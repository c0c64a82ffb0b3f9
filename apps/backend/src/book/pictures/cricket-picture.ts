import type { ScriptEvent, Side } from "@touchline/feed";
import type { PictureLine } from "@touchline/contract/http/pictures";
import { phaseName, type PictureSubject, scoreOf, type SportPicture } from "./picture-subject.ts";

interface Over {
  runs: number;
  wickets: number;
  /** Deliveries as shown: `4`, `W`, `+1` for an extra. */
  readonly balls: string[];
}

interface Innings {
  readonly side: Side;
  readonly overs: Over[];
  runs: number;
  wickets: number;
  /** Legal deliveries. */
  balls: number;
}

const deliveries = new Set(["ball", "four", "six", "wicket"]);
const ballsPerOver = 6;
const fullOvers = 20;

/** A delivery may be a boundary and a wicket at once: two events at the same moment. */
function addDelivery(innings: Innings, event: ScriptEvent, isSame: boolean): void {
  const over = innings.overs.at(-1);
  if (over === undefined) return;
  const legal = Number(event.label?.split(".")[1] ?? 0);
  const total = scoreOf(event)[innings.side === "home" ? 0 : 1];
  const scored = total - innings.runs;
  const isExtra = (innings.overs.length - 1) * ballsPerOver + legal === innings.balls;
  innings.balls = (innings.overs.length - 1) * ballsPerOver + legal;
  innings.runs = total;
  over.runs += scored;
  if (event.kind === "wicket") {
    innings.wickets += 1;
    over.wickets += 1;
  }
  if (isSame) over.balls.push(`${over.balls.pop() ?? ""}W`);
  else over.balls.push(event.kind === "wicket" ? `${scored === 0 ? "" : scored}W` : isExtra ? `+${scored}` : String(scored));
}

/** Both innings so far; super overs appear only on the scoreboard. */
export function inningsOf(events: readonly ScriptEvent[]): readonly Innings[] {
  const found: Innings[] = [];
  let lastMs = -1;
  for (const event of events) {
    if (event.kind === "innings_start" && event.label === "SO") break;
    if (event.kind === "innings_start") found.push({ side: event.side ?? "home", overs: [], runs: 0, wickets: 0, balls: 0 });
    const innings = found.at(-1);
    if (event.kind === "over_start") innings?.overs.push({ runs: 0, wickets: 0, balls: [] });
    if (innings === undefined || !deliveries.has(event.kind)) continue;
    addDelivery(innings, event, event.atMs === lastMs);
    lastMs = event.atMs;
  }
  return found;
}

interface Chase {
  readonly runs: number;
  readonly overs: number;
}

function chaseOf(events: readonly ScriptEvent[]): Chase | null {
  const label = events.findLast(({ kind }) => kind === "target")?.label;
  if (label === undefined) return null;
  const [runs = 0, overs = fullOvers] = label.split("/").map(Number);
  return { runs, overs };
}

const rate = (runs: number, balls: number): string => ((runs * ballsPerOver) / balls).toFixed(2);

function lineOf(subject: PictureSubject, innings: Innings, chase: Chase | null): PictureLine {
  const { names, teams } = subject;
  const { runs, wickets, balls, overs, side } = innings;
  const left = chase === null ? 0 : chase.overs * ballsPerOver - balls;
  const needed = chase === null ? 0 : chase.runs - runs;
  const isChasing = chase !== null && left > 0 && needed > 0;
  return {
    text: isChasing ? names.picture("need", { team: teams[side], n: needed, balls: left }) : `${teams[side]} ${runs}/${wickets}`,
    side,
    balls: { name: names.picture("over", { n: Math.max(1, overs.length) }), values: [...(overs.at(-1)?.balls ?? [])] },
    ...(isChasing ? { chase: { runs: needed, balls: left } } : {}),
    facts: [
      ...(chase === null ? [] : [{ name: names.detail("target"), value: String(chase.runs) }]),
      ...(balls === 0 ? [] : [{ name: names.detail("run_rate"), value: rate(runs, balls) }]),
      ...(isChasing ? [{ name: names.picture("required_rate"), value: rate(needed, left) }] : []),
    ],
  };
}

/** The current over, what is needed in a chase, and the runs of both innings over by over. */
export function cricketPicture(subject: PictureSubject): SportPicture {
  const { names, events } = subject;
  const innings = inningsOf(events);
  const last = innings.at(-1);
  const chase = innings.length > 1 ? chaseOf(events) : null;
  const reduced = Number(events.find(({ kind }) => kind === "overs_reduced")?.label ?? fullOvers);
  return {
    line: last === undefined ? { text: phaseName(subject), side: null } : lineOf(subject, last, chase),
    chart:
      last === undefined
        ? null
        : {
            title: names.detail("runs"),
            worm: {
              overs: Math.max(reduced, ...innings.map(({ overs }) => overs.length)),
              target: chase?.runs ?? null,
              innings: innings.map(({ side, overs }) => {
                let sum = 0;
                return { side, runs: overs.map(({ runs }) => (sum += runs)), wickets: overs.map(({ wickets }) => wickets) };
              }),
            },
          },
    isSimulated: false,
  };
}
