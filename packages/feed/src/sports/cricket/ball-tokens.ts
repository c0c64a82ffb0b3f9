import type { CricketInnings } from "../../core/source-match.ts";

/** One delivery, read from its token in the data. */
export interface Delivery {
  readonly runs: number;
  readonly isLegal: boolean;
  readonly isWicket: boolean;
  /** A four or six off the bat. */
  readonly boundary: 4 | 6 | null;
}

function boundaryOf(runs: number, extra: string): 4 | 6 | null {
  if (extra !== "" && extra !== "nb") return null;
  const byBat = extra === "nb" ? runs - 1 : runs;
  return byBat === 4 || byBat === 6 ? byBat : null;
}

/** `0`, `4`, `1wd`, `5nb`, `1lb`, `0W`: runs, kind of extra, wicket. */
export function readToken(token: string): Delivery {
  const [, digits, extra = "", wicket] = /^(\d*)(wd|nb|b|lb)?(W)?$/.exec(token) ?? [];
  if (digits === undefined) throw new Error(`invalid delivery: ${token}`);
  const runs = Number(digits);
  return { runs, isLegal: extra !== "wd" && extra !== "nb", isWicket: wicket !== undefined, boundary: boundaryOf(runs, extra) };
}

/** All-run fours look like boundaries: unmarks those that the batting card does not have, no-balls first. */
function unmarkExcess(byOver: Delivery[][], runs: 4 | 6, real: number): void {
  const places = byOver.flatMap((over, at) => over.flatMap(({ boundary }, ball) => (boundary === runs ? [{ at, ball }] : [])));
  const isNoBall = ({ at, ball }: { at: number; ball: number }) => !(byOver[at]?.[ball]?.isLegal ?? true);
  const ordered = [...places.filter(isNoBall), ...places.filter((place) => !isNoBall(place)).reverse()];
  for (const { at, ball } of ordered.slice(0, Math.max(places.length - real, 0))) {
    const delivery = byOver[at]?.[ball];
    if (delivery && byOver[at]) byOver[at][ball] = { ...delivery, boundary: null };
  }
}

/** The deliveries of each over in order. */
export function readDeliveries({ overs, batting }: CricketInnings): readonly (readonly Delivery[])[] {
  const byOver = overs.map(([, , , , tokens]) => tokens.split(" ").map(readToken));
  unmarkExcess(
    byOver,
    4,
    batting.reduce((sum, [, , , fours]) => sum + fours, 0),
  );
  unmarkExcess(
    byOver,
    6,
    batting.reduce((sum, [, , , , sixes]) => sum + sixes, 0),
  );
  return byOver;
}
