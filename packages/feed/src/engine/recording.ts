import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { type Static, Type } from "typebox";
import { Compile } from "typebox/compile";
import { lineKeyOf } from "../core/specifier.ts";
import { countWhile } from "../core/time.ts";

/** The recorded part of the state of a line; the rest follows from the match. */
export type RecordedState = "closed" | "open" | "undecidable" | "settled";

/** One line as it was priced. */
export interface RecordedLine {
  readonly typeId: number;
  readonly specifier: string;
  readonly state: RecordedState;
  readonly mostBalanced: boolean;
  /** Thousandths by outcome in template order. */
  readonly odds: readonly number[];
}

/** First, second and third. */
export type RecordedColumns = readonly [RecordedLine | null, RecordedLine | null, RecordedLine | null];

/** The lines of the list columns of a match at one moment; other lines are not offered. */
export interface RecordedFrame {
  /** Feed time, epoch ms. */
  readonly at: number;
  readonly isLive: boolean;
  readonly availableMarkets: number;
  readonly lines: readonly RecordedLine[];
  /** The line of each list column, from the first to the third, or null. */
  readonly columns: RecordedColumns;
}

/** Prices of a time span of the feed; everything else follows from the seed and the time. */
export interface FeedRecording {
  readonly seed: string;
  /** Feed time, epoch ms, of the first and the last moment. */
  readonly startAt: number;
  readonly endAt: number;
  /** Complete frames by match id, in time order. */
  readonly matches: ReadonlyMap<number, readonly RecordedFrame[]>;
}

/** The last frame at or before a moment; null without one. */
export function frameAt(recording: FeedRecording, matchId: number, now: number): RecordedFrame | null {
  const frames = recording.matches.get(matchId) ?? [];
  return frames[countWhile(frames, ({ at }) => at <= now) - 1] ?? null;
}

const states = ["closed", "open", "undecidable", "settled"] as const satisfies readonly RecordedState[];
/** A changed line of a frame: index, state (+ 4 if most balanced), change of each price. */
const Change = Type.Array(Type.Integer(), { minItems: 2 });
/** Seconds since the previous frame, 1 in play, markets on offer, indexes of the column lines (-1 for none), changes. */
const Columns = Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer()]);
const Frame = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer(), Type.Integer(), Columns, Type.Array(Change)]);
const Match = Type.Object({
  id: Type.Integer(),
  lines: Type.Array(Type.Tuple([Type.Integer(), Type.String()])),
  frames: Type.Array(Frame),
});
const File = Type.Object({
  version: Type.Literal(1),
  seed: Type.String(),
  startAt: Type.Integer(),
  endAt: Type.Integer(),
  matches: Type.Array(Match),
});
type File = Static<typeof File>;
const fileCheck = Compile(File);

/** Maximum size of an uncompressed file. */
const maxBytes = 256 * 1024 * 1024;

function packMatch(id: number, frames: readonly RecordedFrame[], startAt: number): Static<typeof Match> {
  const lines: [number, string][] = [];
  const indexes = new Map<string, number>();
  const known = new Map<number, { readonly state: number; readonly odds: readonly number[] }>();
  const indexOf = ({ typeId, specifier }: RecordedLine): number => {
    const key = lineKeyOf(typeId, specifier);
    const index = indexes.get(key) ?? lines.push([typeId, specifier]) - 1;
    indexes.set(key, index);
    return index;
  };
  let before = startAt;
  const packed = frames.map((frame): Static<typeof Frame> => {
    const present = new Map(frame.lines.map((line) => [indexOf(line), line]));
    const changes: number[][] = [];
    for (const index of new Set([...known.keys(), ...present.keys()])) {
      const line = present.get(index);
      const earlier = known.get(index) ?? { state: -1, odds: [] };
      const odds = line?.odds ?? earlier.odds;
      const state = line === undefined ? 0 : states.indexOf(line.state) + (line.mostBalanced ? states.length : 0);
      const moves = odds.map((price, outcome) => price - (earlier.odds[outcome] ?? 0));
      const isMoved = moves.some((move) => move !== 0) || odds.length !== earlier.odds.length;
      if (isMoved || state !== earlier.state) changes.push([index, state, ...(isMoved ? moves : [])]);
      known.set(index, { state, odds });
    }
    const seconds = Math.round((frame.at - before) / 1_000);
    before = frame.at;
    const column = (line: RecordedLine | null): number => (line === null ? -1 : indexOf(line));
    const [first, second, third] = frame.columns;
    return [seconds, frame.isLive ? 1 : 0, frame.availableMarkets, [column(first), column(second), column(third)], changes];
  });
  return { id, lines, frames: packed };
}

function unpackMatch({ lines, frames }: Static<typeof Match>, startAt: number): readonly RecordedFrame[] {
  const known = new Map<number, RecordedLine>();
  let at = startAt;
  return frames.map(([seconds, live, availableMarkets, [first, second, third], changes]) => {
    at += seconds * 1_000;
    for (const [index = -1, code = 0, ...moves] of changes) {
      const [typeId, specifier] = lines[index] ?? [0, ""];
      const earlier = known.get(index)?.odds ?? [];
      const odds = moves.length === 0 ? earlier : moves.map((move, outcome) => (earlier[outcome] ?? 0) + move);
      const state = states[code % states.length] ?? "closed";
      known.set(index, { typeId, specifier, state, mostBalanced: code >= states.length, odds });
    }
    return {
      at,
      isLive: live === 1,
      availableMarkets,
      lines: [...known.values()].filter((line) => line.state !== "closed"),
      columns: [known.get(first) ?? null, known.get(second) ?? null, known.get(third) ?? null],
    };
  });
}

/** Writes a recording as compressed JSON, prices as differences. Returns the size in bytes. */
export function writeRecording(path: string, { seed, startAt, endAt, matches }: FeedRecording): number {
  const file: File = {
    version: 1,
    seed,
    startAt,
    endAt,
    matches: [...matches].map(([id, frames]) => packMatch(id, frames, startAt)),
  };
  const text = Buffer.from(JSON.stringify(file));
  const bytes = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(path, bytes);
  return bytes.length;
}

/** Reads a recording; throws with a one-line message if it is missing or invalid. */
export function readRecording(path: string): FeedRecording {
  let value: unknown;
  try {
    value = JSON.parse(brotliDecompressSync(readFileSync(path), { maxOutputLength: maxBytes }).toString());
  } catch (error) {
    throw new Error(`FEED_RECORDING: ${path} cannot be read. ${error instanceof Error ? error.message : ""}`, { cause: error });
  }
  if (!fileCheck.Check(value)) throw new Error(`FEED_RECORDING: ${path} is not a recording of the feed.`);
  const { seed, startAt, endAt, matches } = value;
  return { seed, startAt, endAt, matches: new Map(matches.map((match) => [match.id, unpackMatch(match, startAt)])) };
}
