/** The facts of an international from which confederations are rated. */
export interface ForecastMatch {
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly tournament: string;
  /** Share of the result for home: 1, 0.5 or 0. */
  readonly result: number;
  /** The share that the ratings expected. */
  readonly expected: number;
}

/** The Elo points to add to the ratings of all nations of a confederation. */
export interface Confederation {
  readonly points: number;
  readonly nations: readonly string[];
}

const tournaments: readonly (readonly [RegExp, string])[] = [
  [/^UEFA (Euro|Nations League)/, "UEFA"],
  [/^African Cup of Nations/, "CAF"],
  [/^AFC Asian Cup/, "AFC"],
  [/^(Gold Cup qualification|CONCACAF Nations League|(CFU Caribbean|UNCAF) Cup)/, "CONCACAF"],
  [/^Oceania Nations Cup/, "OFC"],
];
/** Listed because they invite guests to their own tournaments or qualify for others in their own way. */
const members: Readonly<Record<string, readonly string[]>> = {
  CONMEBOL: ["Argentina", "Bolivia", "Brazil", "Chile", "Colombia", "Ecuador", "Paraguay", "Peru", "Uruguay", "Venezuela"],
  CONCACAF: ["Canada", "Costa Rica", "Mexico", "United States"],
};
const membersFrom = "1990";
/** Matches between confederations that the points are fitted to: all before those that the product replays and prices with them. */
const [fittedFrom, fittedTo] = ["1998", "2022-11"];

/** Less than 1, because the points are accurate to 10 to 20 only; on matches after 2022, shares of 0.75 to 1 work best. */
const keptShare = 0.75;

/** The confederation of each nation by the tournaments that it has played. */
function confederationsOf(matches: readonly ForecastMatch[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { date, home, away, tournament } of matches) {
    const name = date < membersFrom ? undefined : tournaments.find(([pattern]) => pattern.test(tournament))?.[1];
    if (name !== undefined) for (const nation of [home, away]) found.set(nation, name);
  }
  for (const [name, nations] of Object.entries(members)) for (const nation of nations) found.set(nation, name);
  return found;
}

/**
 * Nations mostly meet others of their confederation, so that its level against the rest of the world moves slowly. Its points are
 * how much better or worse than expected its nations did against others, divided by the slope of the expectation over the rating.
 */
export function rateConfederations(matches: readonly ForecastMatch[]): Readonly<Record<string, Confederation>> {
  const confederationOf = confederationsOf(matches);
  const sums = new Map<string, { surprise: number; slope: number }>();
  const add = (name: string, surprise: number, slope: number): void => {
    const sum = sums.get(name) ?? { surprise: 0, slope: 0 };
    sums.set(name, { surprise: sum.surprise + surprise, slope: sum.slope + slope });
  };
  for (const { date, home, away, result, expected } of matches) {
    const [one, other] = [confederationOf.get(home), confederationOf.get(away)];
    if (one === undefined || other === undefined || one === other || date < fittedFrom || date >= fittedTo) continue;
    const slope = (expected * (1 - expected) * Math.LN10) / 400;
    add(one, result - expected, slope);
    add(other, expected - result, slope);
  }
  const nations = [...confederationOf].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    [...sums].map(([name, { surprise, slope }]) => [
      name,
      { points: Math.round((keptShare * surprise) / slope), nations: nations.flatMap(([nation, own]) => (own === name ? [nation] : [])) },
    ]),
  );
}
