import { britishLadder } from "./british-ladder.data.ts";
import { compareFractions, fraction, reduceFraction, type Fraction } from "./fraction.ts";

const maxDenominator = 100n;

interface Rung {
  readonly spelling: string;
  readonly net: Fraction;
}

const rungs: readonly Rung[] = britishLadder.map((spelling) => {
  const [numerator = "0", denominator = "1"] = spelling.split("/");
  return { spelling, net: fraction(BigInt(numerator), BigInt(denominator)) };
});

/**
 * Fractional odds of net winnings: the ladder's spelling (4/6), else the exact fraction up to denominator 100, else the best approximation.
 */
export function formatBritishNet(net: Fraction): string {
  const rung = rungs.find((candidate) => compareFractions(candidate.net, net) === 0);
  if (rung !== undefined) return rung.spelling;
  const exact = reduceFraction(net);
  const shown = exact.denominator <= maxDenominator ? exact : approximate(exact);
  if (shown.numerator === 0n) return rungs[0]?.spelling ?? "1/1000";
  return `${shown.numerator}/${shown.denominator}`;
}

/** The nearest price on the traditional ladder, which may differ from the true price; the shorter one on a tie. */
export function formatNearestBritishRung(net: Fraction): string {
  let best = rungs[0];
  for (const rung of rungs) {
    if (best === undefined || compareFractions(distance(rung.net, net), distance(best.net, net)) < 0) best = rung;
  }
  return best?.spelling ?? "1/1";
}

/** Best rational approximation with a bounded denominator, by continued fractions; the smaller denominator on a tie. */
function approximate(exact: Fraction): Fraction {
  let [previous, current] = [fraction(0n), { numerator: 1n, denominator: 0n }];
  let [numerator, denominator] = [exact.numerator, exact.denominator];
  while (denominator !== 0n) {
    const whole = numerator / denominator;
    const nextDenominator = previous.denominator + whole * current.denominator;
    if (nextDenominator > maxDenominator) break;
    const next = { numerator: previous.numerator + whole * current.numerator, denominator: nextDenominator };
    [previous, current] = [current, next];
    [numerator, denominator] = [denominator, numerator - whole * denominator];
  }
  const steps = (maxDenominator - previous.denominator) / current.denominator;
  const semi = {
    numerator: previous.numerator + steps * current.numerator,
    denominator: previous.denominator + steps * current.denominator,
  };
  return compareFractions(distance(current, exact), distance(semi, exact)) <= 0 ? current : semi;
}

function distance(left: Fraction, right: Fraction): Fraction {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return { numerator: difference < 0n ? -difference : difference, denominator: left.denominator * right.denominator };
}
