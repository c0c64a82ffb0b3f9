import type { PriceSnapshot } from "@touchline/feed";

type Line = PriceSnapshot["lines"][number];
type Closed = PriceSnapshot["closed"][number];

type PackedLine = readonly [
  typeId: number,
  specifier: string,
  odds: Line["odds"],
  mostBalanced: 0 | 1,
  closesAt: Line["closesAt"],
  decided: Line["decided"],
  fault: Line["fault"],
];
type PackedClosed = readonly [typeId: number, specifier: string, decided: Closed["decided"]];
type Packed = readonly [
  matchId: number,
  epoch: number,
  sequence: number,
  pricedAt: number,
  isFull: 0 | 1,
  isLive: 0 | 1,
  eventCount: number,
  driftBucket: PriceSnapshot["driftBucket"],
  availableMarkets: number,
  columns: PriceSnapshot["columns"],
  lines: readonly PackedLine[],
  closed: readonly PackedClosed[],
  hasScenarios: 0 | 1,
  betsCount: number,
  failure: PriceSnapshot["failure"],
];

/** JSON without field names: 4 KB and 30 µs for 75 lines of a match. `v8.serialize` takes 8 KB and 46 µs; names double the size. */
export function encodeSnapshot(snapshot: PriceSnapshot): Buffer {
  const packed: Packed = [
    snapshot.matchId,
    snapshot.version.epoch,
    snapshot.version.sequence,
    snapshot.pricedAt,
    snapshot.breadth === "full" ? 1 : 0,
    snapshot.isLive ? 1 : 0,
    snapshot.eventCount,
    snapshot.driftBucket,
    snapshot.availableMarkets,
    snapshot.columns,
    snapshot.lines.map((line): PackedLine => {
      const { typeId, specifier, odds, mostBalanced, closesAt, decided, fault } = line;
      return [typeId, specifier, odds, mostBalanced ? 1 : 0, closesAt, decided, fault];
    }),
    snapshot.closed.map(({ typeId, specifier, decided }): PackedClosed => [typeId, specifier, decided]),
    snapshot.hasScenarios ? 1 : 0,
    snapshot.betsCount,
    snapshot.failure,
  ];
  return Buffer.from(JSON.stringify(packed));
}

/** Reads what `encodeSnapshot` of the same format wrote. */
export function decodeSnapshot(bytes: Buffer): PriceSnapshot {
  const [matchId, epoch, sequence, pricedAt, isFull, isLive, eventCount, driftBucket, availableMarkets, ...rest] = JSON.parse(
    bytes.toString(),
  ) as Packed;
  const [columns, lines, closed, hasScenarios, betsCount, failure] = rest;
  return {
    matchId,
    version: { epoch, sequence },
    pricedAt,
    breadth: isFull === 1 ? "full" : "main",
    isLive: isLive === 1,
    eventCount,
    driftBucket,
    availableMarkets,
    columns,
    lines: lines.map(([typeId, specifier, odds, mostBalanced, closesAt, decided, fault]) => ({
      typeId,
      specifier,
      odds,
      mostBalanced: mostBalanced === 1,
      closesAt,
      decided,
      fault,
    })),
    closed: closed.map(([typeId, specifier, decided]) => ({ typeId, specifier, decided })),
    hasScenarios: hasScenarios === 1,
    betsCount,
    failure,
  };
}
