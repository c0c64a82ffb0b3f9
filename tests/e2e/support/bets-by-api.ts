import type { Page } from "playwright-core";
import { isOpen, readMatches, type WireMatch } from "./product-api.ts";

/** The fields of a placed bet that tests read. */
export interface WirePlacedBet {
  readonly id: string;
  readonly ref: string;
  readonly status: string;
  readonly cashout: { readonly status: string; readonly value: number | null } | null;
}

interface Legs {
  readonly type: "single" | "combo" | "system";
  readonly matches: readonly WireMatch[];
  /** Minor units. */
  readonly stake: number;
  readonly systemId?: string;
}

/** Finds upcoming matches that are open for bets, the latest first: nothing happens to them during a test. */
export async function upcomingMatches(origin: string, count: number): Promise<readonly WireMatch[]> {
  for (;;) {
    const upcoming = await readMatches(origin, "match_status=0&limit=100");
    const open = upcoming.filter(({ main_market }) => isOpen(main_market));
    if (open.length >= count) return open.toSorted((left, right) => right.start_time.localeCompare(left.start_time)).slice(0, count);
    // A feed that has just started fills its list gradually; the hook's timeout ends the loop.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Places a bet on the first outcome of each match's main market. */
export async function placeByApi(page: Page, origin: string, { type, matches, stake, systemId }: Legs): Promise<WirePlacedBet> {
  const selections = matches.map(({ id, main_market }) => {
    const [outcome] = main_market?.outcomes ?? [];
    return { match_id: id, market_id: main_market?.id, specifier: main_market?.specifier, outcome_id: outcome?.id, odds: outcome?.odds };
  });
  const reply = await page.request.post(`${origin}/api/v2/bets`, {
    headers: { origin, "x-sb-request": "1", "idempotency-key": crypto.randomUUID() },
    data: {
      meta: { device_id: "browser-test", odds_policy: "any" },
      bets: [
        {
          type,
          stake: { value: stake, currency: "EUR", subunits: 100 },
          selections,
          ...(systemId === undefined ? {} : { system_id: systemId }),
        },
      ],
    },
  });
  if (!reply.ok()) throw new Error(`Placing answered ${reply.status()}: ${await reply.text()}`);
  const { bets } = (await reply.json()) as { readonly bets: readonly WirePlacedBet[] };
  const [bet] = bets;
  if (bet === undefined) throw new Error("No bet came back.");
  return bet;
}
