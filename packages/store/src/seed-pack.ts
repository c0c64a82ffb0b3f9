import type { ReadAnswer } from "./query-store.ts";

/** Answers as the page carries them: each league once, each line once. */
export interface PackedAnswers {
  readonly answers: readonly ReadAnswer[];
  readonly leagues: readonly unknown[];
}

interface LooseMarket {
  readonly id: number;
  readonly specifier: string;
}

interface LooseMatch {
  readonly tournament: { readonly id: number } | number;
  readonly main_market: LooseMarket | null;
  readonly secondary_market: LooseMarket | null;
  readonly top_markets: readonly LooseMarket[];
}

function isMatch(value: unknown): value is LooseMatch {
  return typeof value === "object" && value !== null && "tournament" in value && "top_markets" in value;
}

/** Applies a change to the match or matches of an answer; other answers stay. */
function mapMatches(wire: unknown, change: (match: LooseMatch) => unknown): unknown {
  if (isMatch(wire)) return change(wire);
  if (typeof wire !== "object" || wire === null || !("data" in wire) || !Array.isArray(wire.data)) return wire;
  return { ...wire, data: wire.data.map((item: unknown) => (isMatch(item) ? change(item) : item)) };
}

/** Takes out what answers say twice. */
export function packAnswers(answers: readonly ReadAnswer[]): PackedAnswers {
  const leagues: unknown[] = [];
  const indexById = new Map<number, number>();
  const pack = (match: LooseMatch): unknown => {
    const { tournament, main_market, secondary_market, top_markets } = match;
    if (typeof tournament === "number") return match;
    const index = indexById.get(tournament.id) ?? leagues.push(tournament) - 1;
    indexById.set(tournament.id, index);
    const isListed = (market: LooseMarket): boolean =>
      [main_market, secondary_market].some((listed) => listed?.id === market.id && listed.specifier === market.specifier);
    return { ...match, tournament: index, top_markets: top_markets.filter((market) => !isListed(market)) };
  };
  return { answers: answers.map(({ queryKey, wire }) => ({ queryKey, wire: mapMatches(wire, pack) })), leagues };
}

/** Puts the leagues back where they were. */
export function unpackAnswers({ answers, leagues }: PackedAnswers): readonly ReadAnswer[] {
  const unpack = (match: LooseMatch): unknown =>
    typeof match.tournament === "number" ? { ...match, tournament: leagues[match.tournament] } : match;
  return answers.map(({ queryKey, wire }) => ({ queryKey, wire: mapMatches(wire, unpack) }));
}
