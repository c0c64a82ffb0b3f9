import type { Market } from "@touchline/contract/entities/market";
import type { Match } from "@touchline/contract/entities/match";

const tickEveryMs = 50;
const locale = "en";

/** Key of the publish API of a product that a benchmark drives. */
export const realtimeKey = "key-of-a-benchmark";

/** Prices that keep coming; `perSecond` once stopped. */
export interface DrivenOdds {
  stop(): Promise<number>;
}

/** A line whose prices all moved by a hundredth, up and down in turn. */
function moved(market: Market, tick: number): Market {
  const step = tick % 2 === 0 ? 10 : -10;
  return {
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, odds: outcome.odds === null ? null : Math.max(1_010, outcome.odds + step) })),
  };
}

async function openColumns(origin: string): Promise<readonly Market[]> {
  const reply = await fetch(`${origin}/api/v2/matches?match_status=1&limit=200`, { headers: { "accept-language": locale } });
  const { data } = (await reply.json()) as { readonly data: readonly Match[] };
  return data
    .flatMap(({ main_market: main, secondary_market: second }) => [main, second])
    .filter((market) => market !== null)
    .filter(({ status }) => status === 1);
}

/**
 * Publishes prices of the listed columns of live matches through the product's own realtime API, so many outcomes a second, line after
 * line: what the feed sends in a busy hour, without its work beside the browser.
 */
export async function driveOdds(origin: string, outcomesPerSecond: number): Promise<DrivenOdds> {
  const lines = await openColumns(origin);
  const perTick = (outcomesPerSecond * tickEveryMs) / 1_000;
  const beganAtMs = performance.now();
  let published = 0;
  let next = 0;
  let isOver = false;

  async function tick(number: number): Promise<void> {
    const commands = [];
    for (let outcomes = 0; outcomes < perTick; next += 1) {
      const line = lines[next % lines.length];
      if (line === undefined) throw new Error("No match is live.");
      const market = moved(line, Math.floor(next / lines.length));
      const data = { event: "markets_changed", sent_at: Date.now(), data: { match_id: market.match_id, markets: [market], removed: [] } };
      commands.push({ publish: { channel: `public:${locale}`, data } });
      outcomes += market.outcomes.length;
      published += market.outcomes.length;
    }
    const reply = await fetch(`${origin}/connection/api/batch`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": realtimeKey },
      body: JSON.stringify({ commands }),
    });
    if (!reply.ok) throw new Error(`The realtime API answered ${reply.status} to tick ${number}.`);
    await reply.arrayBuffer();
  }

  async function drive(): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const lateMs = performance.now() - beganAtMs - number * tickEveryMs;
      if (lateMs < 0) await new Promise((resolve) => setTimeout(resolve, -lateMs));
      await tick(number);
    }
  }
  const driven = drive();
  return {
    async stop() {
      isOver = true;
      await driven;
      return (published * 1_000) / (performance.now() - beganAtMs);
    },
  };
}
