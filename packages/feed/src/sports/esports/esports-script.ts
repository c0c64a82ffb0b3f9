import { leaderOf } from "../../core/match-end.ts";
import type { Fixture } from "../../core/fixture.ts";
import type { Pair, Side } from "../../core/source-match.ts";
import type { RandomSource } from "../../core/random.ts";
import type { DetailPart, MatchScript, ScriptEvent } from "../../core/sport-module.ts";
import { secondMs } from "../../core/time.ts";
import { drawInteger } from "../shared/random-draws.ts";
import { addPoint } from "../shared/scores.ts";
import { type NewEvent, type Stop, suspensionsAround } from "../shared/script-events.ts";
import { mapSeconds, playClockMap } from "./clock-model.ts";
import { detailOfMaps, type EsportsDetail, esportsStateAt, newMap } from "./esports-state.ts";
import { halfRounds, killChanceIn } from "./round-model.ts";
import { drawSeries, type MapResult, strengthGap } from "./series-results.ts";
import type { ClockTitle, RoundTitle, Title } from "./titles.data.ts";

const beforeMapSeconds = { rounds: 150, clock: 420 } as const;
const betweenMapsSeconds = { rounds: 600, clock: 540 } as const;
const halfTimeSeconds = 120;

interface Writer {
  readonly random: RandomSource;
  readonly events: ScriptEvent[];
  readonly gap: number;
  seconds: number;
  map: number;
}

function write(writer: Writer, event: NewEvent): void {
  const atMs = Math.round(writer.seconds * secondMs);
  writer.events.push({ ...event, atMs, simulated: true, isIncident: event.isIncident ?? false });
}

function pass(writer: Writer, seconds: number): void {
  writer.seconds += seconds * (0.75 + 0.5 * writer.random.next());
}

function drawSide(random: RandomSource, homeChance: number): Side {
  return random.next() < homeChance ? "home" : "away";
}

function writeKills(writer: Writer, title: RoundTitle, round: { readonly winner: Side; readonly label: string }): void {
  const kills = drawInteger(writer.random, 5, 8);
  pass(writer, title.roundSeconds * 0.35);
  for (let kill = 0; kill < kills; kill += 1) {
    pass(writer, (title.roundSeconds * 0.4) / kills);
    const side = drawSide(writer.random, killChanceIn(title, writer.gap, round.winner));
    write(writer, { kind: "kill", side, label: round.label });
  }
}

function writeRoundMap(writer: Writer, title: RoundTitle, { firstDefender, rounds }: MapResult): void {
  write(writer, { kind: "map_start", side: firstDefender, label: `M${writer.map}`, isIncident: true });
  let score: Pair = [0, 0];
  for (const [played, winner] of rounds.entries()) {
    if (played === halfRounds) pass(writer, halfTimeSeconds);
    const label = `M${writer.map} R${played + 1}`;
    writeKills(writer, title, { winner, label });
    pass(writer, title.roundSeconds * 0.25);
    score = addPoint(score, winner);
    write(writer, { kind: "round_won", side: winner, label, score: score.join(":"), isIncident: true });
  }
}

function readClock(map: number, second: number): string {
  const whole = Math.floor(second);
  return `M${map} ${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function writeClockMap(writer: Writer, title: ClockTitle, { winner }: MapResult): void {
  write(writer, { kind: "map_start", label: `M${writer.map}`, isIncident: true });
  const start = writer.seconds;
  const seconds = mapSeconds(title, 0, writer.random.next());
  const plan = { title, winner, from: newMap(0, null), fromSecond: 0, seconds };
  let kills: Pair = [0, 0];
  for (const { second, kind, side } of playClockMap(() => writer.random.next(), plan)) {
    writer.seconds = start + second;
    if (kind === "kill") kills = addPoint(kills, side);
    write(writer, { kind, side, label: readClock(writer.map, second), score: kills.join(":"), isIncident: true });
  }
  writer.seconds = start + seconds;
}

function writeMatch(writer: Writer, title: Title, maps: readonly MapResult[]): void {
  let score: Pair = [0, 0];
  write(writer, { kind: "match_start", isIncident: true });
  pass(writer, beforeMapSeconds[title.kind]);
  for (const map of maps) {
    if (writer.map > 0) pass(writer, betweenMapsSeconds[title.kind]);
    writer.map += 1;
    if (title.kind === "rounds") writeRoundMap(writer, title, map);
    else writeClockMap(writer, title, map);
    score = addPoint(score, map.winner);
    writer.seconds += 1;
    write(writer, { kind: "map_won", side: map.winner, label: `M${writer.map}`, score: score.join(":"), isIncident: true });
  }
  pass(writer, 60);
  write(writer, { kind: "match_end", score: score.join(":"), isIncident: true });
}

const stops: Readonly<Record<string, Stop>> = {
  round_won: { beforeMs: 6_000, afterMs: 8_000, group: "all" },
  kill: { beforeMs: 2_000, afterMs: 3_000, group: "kills" },
  tower: { beforeMs: 5_000, afterMs: 8_000, group: "structures" },
  dragon: { beforeMs: 8_000, afterMs: 8_000, group: "all" },
  baron: { beforeMs: 12_000, afterMs: 12_000, group: "all" },
  map_won: { beforeMs: 45_000, afterMs: 8_000, group: "all" },
};

const simulatedParts: ReadonlySet<DetailPart> = new Set(["final", "maps", "rounds", "kills"]);

/** Simulates the whole match from the seed; only the names are real. */
export function createEsportsScript(title: Title, fixture: Fixture, random: RandomSource): MatchScript<EsportsDetail> {
  const writer: Writer = { random: random.fork("maps"), events: [], gap: strengthGap(fixture, 0), seconds: 0, map: 0 };
  writeMatch(writer, title, drawSeries(title, fixture, random));
  const final = detailOfMaps(esportsStateAt(writer.events, Infinity).maps);
  return {
    durationMs: writer.events.at(-1)?.atMs ?? 0,
    events: writer.events,
    suspensions: suspensionsAround(writer.events, stops),
    final,
    simulatedParts,
    end: { kind: "finished", winner: leaderOf(final.score) },
  };
}
