import { randomUUID } from "node:crypto";
import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import type { Match } from "@touchline/contract/entities/match";

/** A reply; status 0 if none came. */
export interface Reply<Body = Readonly<Record<string, unknown>>> {
  readonly status: number;
  readonly body: Body;
  readonly text: string;
  readonly ms: number;
}

interface PlayerOptions {
  readonly id: string;
  /** Where calls go: the site, or one process. */
  readonly origin: string;
  /** The site's public origin, which pages send. */
  readonly siteOrigin: string;
  readonly token: string;
  /** The visitor's country according to the proxy in front of the site. */
  readonly country?: string;
}

let players = 0;
const callTimeoutMs = 30_000;

/** A player who calls the API as a page does. */
export class Player {
  readonly id: string;
  readonly token: string;
  readonly siteOrigin: string;
  readonly #options: PlayerOptions;
  readonly #address: string;

  constructor(options: PlayerOptions) {
    players += 1;
    this.id = options.id;
    this.token = options.token;
    this.siteOrigin = options.siteOrigin;
    this.#options = options;
    this.#address = `10.7.${Math.floor(players / 250)}.${(players % 250) + 1}`;
  }

  /** The same player at another process. */
  at(origin: string): Player {
    return new Player({ ...this.#options, origin });
  }

  /** The same player in a country. */
  from(country: string): Player {
    return new Player({ ...this.#options, country });
  }

  async call<Body = Readonly<Record<string, unknown>>>(method: string, path: string, body?: unknown, key?: string): Promise<Reply<Body>> {
    const startedAt = performance.now();
    try {
      const reply = await fetch(`${this.#options.origin}${path}`, {
        method,
        headers: {
          ...(this.token === "" ? {} : { cookie: `sb=${this.token}` }),
          ...(this.#options.country === undefined ? {} : { "x-country": this.#options.country }),
          origin: this.#options.siteOrigin,
          "accept-language": "en",
          "x-forwarded-for": this.#address,
          // As sent by the web server in front of the API processes.
          "x-forwarded-host": new URL(this.siteOrigin).host,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(key === undefined ? {} : { "idempotency-key": key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(callTimeoutMs),
      });
      const text = await reply.text();
      const isJson = reply.headers.get("content-type")?.startsWith("application/json") ?? false;
      return {
        status: reply.status,
        text,
        body: (isJson && text !== "" ? JSON.parse(text) : {}) as Body,
        ms: performance.now() - startedAt,
      };
    } catch (error) {
      return { status: 0, text: String(error), body: {} as Body, ms: performance.now() - startedAt };
    }
  }

  get<Body = Readonly<Record<string, unknown>>>(path: string): Promise<Reply<Body>> {
    return this.call<Body>("GET", path);
  }

  /** Places bets under a key; the same key again is the same attempt. */
  place(bets: readonly BetRequest[], { key = randomUUID(), policy = "any" }: { readonly key?: string; readonly policy?: string } = {}) {
    return this.call<{ readonly bets?: readonly Bet[] }>(
      "POST",
      "/api/v2/bets",
      { meta: { device_id: "proof", odds_policy: policy }, bets },
      key,
    );
  }

  async matches(query: string): Promise<readonly Match[]> {
    const { body } = await this.get<{ readonly data?: readonly Match[] }>(`/api/v2/matches?type=match&limit=100&${query}`);
    return body.data ?? [];
  }

  async balance(): Promise<number> {
    const { body } = await this.get<{ readonly data?: readonly { currency: string; balance: number }[] }>("/platform/api/player/accounts");
    return body.data?.find(({ currency }) => currency === "EUR")?.balance ?? Number.NaN;
  }
}

/** A single on a priced outcome of the match's main market, chosen by `pick`; null if none has a price. */
export function singleOn(match: Match, stake = 100, pick = 0): BetRequest | null {
  const market = match.main_market;
  const open = market?.status === 1 ? market.outcomes.filter(({ active, odds }) => active && odds !== null) : [];
  const outcome = open[pick % Math.max(1, open.length)];
  if (market === null || outcome?.odds == null) return null;
  return {
    type: "single",
    stake: { value: stake, currency: "EUR", subunits: 100 },
    selections: [{ match_id: match.id, market_id: market.id, specifier: market.specifier, outcome_id: outcome.id, odds: outcome.odds }],
  };
}
