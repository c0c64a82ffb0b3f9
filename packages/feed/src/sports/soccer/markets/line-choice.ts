/** What the lines of a ladder are chosen from: the count so far and what is expected to come. */
export interface CountForecast {
  readonly seen: number;
  readonly expected: number;
}

/** A line this near to certain is not offered. */
const leastChance = 0.05;

function chanceAtMost(most: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = most >= 0 ? term : 0;
  for (let count = 1; count <= most; count += 1) {
    term *= mean / count;
    sum += term;
  }
  return Math.min(sum, 1);
}

function medianLine({ seen, expected }: CountForecast): number {
  for (let count = 0; count < 60; count += 1) {
    const below = chanceAtMost(count, expected);
    if (below >= 0.5) {
      const above = chanceAtMost(count - 1, expected);
      return seen + count + (0.5 - above < below - 0.5 ? -0.5 : 0.5);
    }
  }
  return seen + 0.5;
}

function isFair(line: number, { seen, expected }: CountForecast): boolean {
  const under = chanceAtMost(Math.floor(line) - seen, expected);
  return line > seen && under > leastChance && under < 1 - leastChance;
}

/** Half lines around the balanced one. */
export function halfLines(forecast: CountForecast, count: number): readonly number[] {
  const centre = medianLine(forecast);
  const reach = Math.floor(count / 2);
  return Array.from({ length: count }, (_, index) => centre + index - reach).filter((line) => line > 0 && isFair(line, forecast));
}

/** Whole and quarter lines next to the balanced one. */
export function splitLines(forecast: CountForecast): readonly number[] {
  const centre = medianLine(forecast);
  return [-0.5, -0.25, 0.25, 0.5]
    .map((step) => centre + step)
    .filter((line) => line >= 0.75 && line > forecast.seen && isFair(line, forecast));
}

/** What a handicap ladder is chosen from: the lead now, and the expected further counts of both. */
export interface LeadForecast {
  readonly lead: number;
  readonly home: number;
  readonly away: number;
}

/** Home handicaps around the balanced one; steps in quarters where `steps` says so. */
export function handicapLines({ lead, home, away }: LeadForecast, steps: readonly number[]): readonly number[] {
  const expectedLead = lead + home - away;
  const centre = -(Math.round(expectedLead * 2) / 2 || 0);
  const spread = Math.sqrt(home + away) || 0.1;
  return steps.map((step) => centre + step).filter((line) => Math.abs(line + expectedLead) < 1.65 * spread + 0.26);
}
