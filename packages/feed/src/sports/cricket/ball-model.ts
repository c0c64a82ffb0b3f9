export const fullOvers = 20;
export const ballsPerOver = 6;
export const maxWickets = 10;

/** Code of a wide; other deliveries are coded by their runs, 0 to 6. */
export const wide = 7;
/** Most frequent first: draws are looked up in this order. */
const kinds = [1, 0, 4, 6, wide, 2, 3] as const;

/** Shares of deliveries without a wicket, by part of the innings: overs 1-6, 7-15, 16-20. */
const sharesByPart = [
  [0.2812, 0.3717, 0.1845, 0.0736, 0.0437, 0.043, 0.0023],
  [0.4693, 0.2439, 0.1087, 0.0718, 0.0414, 0.0635, 0.0014],
  [0.3974, 0.207, 0.1328, 0.1099, 0.0744, 0.0766, 0.0019],
] as const;
/** How strongly each kind of delivery depends on the scoring rate. */
const slopes = [0.1, -0.95, 1.5, 1.7, 0.1, 0.55, 0.6] as const;
const wicketChances = [
  0.037, 0.041, 0.046, 0.042, 0.045, 0.036, 0.035, 0.042, 0.04, 0.039, 0.044, 0.044, 0.056, 0.051, 0.051, 0.056, 0.062, 0.066, 0.079, 0.122,
];
/** Logarithmic rate of an over relative to its part. */
const overRates = [
  -0.2, -0.04, 0.05, 0.05, 0.03, 0.06, -0.08, -0.05, -0.02, -0.06, 0.04, 0.05, -0.01, 0.03, 0.03, -0.07, -0.07, 0.01, 0.05, 0.15,
];
/** Logarithmic rate by wickets down, and the factor on the chance of the next wicket. */
const ratesByWickets = [0.045, 0.045, 0.035, 0.015, -0.005, -0.015, -0.06, -0.17, -0.3, -0.5];
const wicketFactors = [0.95, 0.97, 0.97, 0.97, 1, 1.05, 1.1, 1.45, 1.4, 1.45];

const gridStep = 0.02;
const gridReach = 60;

function cumulativeShares(part: number, rate: number): Float64Array {
  const shares = (sharesByPart[part] ?? sharesByPart[0]).map((share, index) => share * Math.exp((slopes[index] ?? 0) * rate));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let reached = 0;
  return Float64Array.from(shares, (share) => (reached += share / total));
}

const table = sharesByPart.map((_, part) =>
  Array.from({ length: 2 * gridReach + 1 }, (_unused, index) => cumulativeShares(part, (index - gridReach) * gridStep)),
);

function partOf(over: number): number {
  return over < 6 ? 0 : over < 15 ? 1 : 2;
}

/** Cumulative shares of the deliveries of an over (from 0) at a logarithmic rate. */
export function deliveryRow(over: number, rate: number): Float64Array {
  const place = Math.min(Math.max(Math.round(rate / gridStep) + gridReach, 0), 2 * gridReach);
  const row = table[partOf(over)]?.[place];
  if (!row) throw new RangeError(`no over ${over}`);
  return row;
}

/** Logarithmic rate of an over (from 0) by wickets down, for average teams. */
export function rateAt(over: number, wickets: number): number {
  return (overRates[over] ?? 0) + (ratesByWickets[wickets] ?? -0.5);
}

/** Chance that the next delivery takes a wicket. */
export function wicketChance(over: number, wickets: number, rate: number): number {
  return (wicketChances[over] ?? 0.05) * (wicketFactors[wickets] ?? 1.45) * Math.exp(-0.75 * rate);
}

/** The delivery for a draw in [0, 1). */
export function deliveryOf(row: Float64Array, draw: number): number {
  let index = 0;
  while (index < kinds.length - 1 && draw >= (row[index] ?? 1)) index += 1;
  return kinds[index] ?? 0;
}

function meanOf(over: number, wickets: number): number {
  const row = deliveryRow(over, rateAt(over, wickets));
  let [sum, before] = [0, 0];
  row.forEach((reached, index) => {
    const kind = kinds[index] ?? 0;
    sum += (reached - before) * (kind === wide ? 1.15 : kind);
    before = reached;
  });
  return sum * (1 - wicketChance(over, wickets, 0));
}

const means = Array.from({ length: fullOvers }, (_, over) =>
  Array.from({ length: maxWickets }, (_unused, wickets) => meanOf(over, wickets)),
);

/** Mean runs of average teams on a delivery of the over (from 0) by wickets down. */
export function expectedRuns(over: number, wickets: number): number {
  return means[Math.min(over, fullOvers - 1)]?.[Math.min(wickets, maxWickets - 1)] ?? 0;
}

/** Approximate runs that an average side still makes: the reference for the chase. */
export function parRuns(ballsLeft: number, wickets: number): number {
  const left = Math.min(1, (maxWickets - wickets) / (2 + (ballsLeft / ballsPerOver) * 0.32));
  return 1.58 * ballsLeft * (0.45 + 0.55 * left);
}
