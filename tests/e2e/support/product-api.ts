/** The fields of an outcome that tests read. */
export interface WireOutcome {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  /** Thousandths. */
  readonly odds: number | null;
}

/** The fields of a market that tests read. */
export interface WireMarket {
  readonly id: number;
  readonly name: string;
  readonly specifier: string;
  readonly status: number;
  readonly outcomes: readonly WireOutcome[];
}

/** The fields of a match that tests read. */
export interface WireMatch {
  readonly id: number;
  readonly slug: string;
  readonly status: number;
  readonly start_time: string;
  readonly competitors: { readonly home: { readonly name: string }; readonly away: { readonly name: string } } | null;
  readonly tournament: { readonly name: string; readonly slug: string; readonly sport: { readonly key: string } };
  readonly statistics: {
    readonly total_score: { readonly home: number; readonly away: number } | null;
    readonly clock: { readonly match_time: string | null; readonly stopped: boolean } | null;
  } | null;
  readonly main_market: WireMarket | null;
}

/** Reads JSON from the product; throws unless the status is 2xx. */
export async function readJson<Body>(origin: string, path: string): Promise<Body> {
  const reply = await fetch(`${origin}${path}`, { headers: { "accept-language": "en" } });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Body;
}

/** Reads matches by the API's filters. */
export async function readMatches(origin: string, query: string): Promise<readonly WireMatch[]> {
  const page = await readJson<{ readonly data: readonly WireMatch[] }>(origin, `/api/v2/matches?type=match&${query}`);
  return page.data;
}

export async function readMarkets(origin: string, matchId: number): Promise<readonly WireMarket[]> {
  const page = await readJson<{ readonly data: readonly WireMarket[] }>(origin, `/api/v2/matches/${matchId}/markets?limit=500`);
  return page.data;
}

/** Whether every outcome of the market can be bet on. */
export function isOpen(market: WireMarket | null): market is WireMarket {
  return market !== null && market.status === 1 && market.outcomes.every(({ active, odds }) => active && odds !== null);
}

/** Names of both sides; empty for outright events. */
export function sideNames({ competitors }: WireMatch): readonly [string, string] {
  return [competitors?.home.name ?? "", competitors?.away.name ?? ""];
}

/** Address of a match page without its locale. */
export function pathOf(match: WireMatch): string {
  return `/${match.tournament.sport.key}/${match.slug}`;
}
