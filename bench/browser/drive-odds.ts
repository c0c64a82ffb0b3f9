import type { Market } from "@touchline/contract/entities/market";
import type { Match } from "@touchline/contract/entities/match";
import type { FeedRecording } from "@touchline/feed";

const tickEveryMs = 50;
const locale = "en";

/** API key for publishing to a product under test. */
export const realtimeKey = "key-of-a-benchmark";

/** A running stream of prices. */
export interface DrivenOdds {
  /** Stops the stream and returns the outcomes published per second. */
  stop(): Promise<number>;
}

/** A listed market with the successive prices it has in the recording, each different from the previous one. */
interface PriceHistory {
  readonly market: Market;
  readonly prices: readonly (readonly number[])[];
}

function priceHistory(recording: FeedRecording, market: Market): PriceHistory {
  const prices: (readonly number[])[] = [];
  for (const { lines } of recording.matches.get(market.match_id) ?? []) {
    const line = lines.find(({ typeId, specifier }) => typeId === market.market_external_id && specifier === market.specifier);
    if (line?.state !== "open" || line.odds.join() === prices.at(-1)?.join()) continue;
    prices.push(line.odds);
  }
  return { market, prices };
}

/** The market at a step of its history, which is played forwards and backwards so that every step changes a price. */
function marketAt({ market, prices }: PriceHistory, step: number): Market {
  const last = prices.length - 1;
  const position = step % (2 * last);
  const odds = prices[position <= last ? position : 2 * last - position] ?? [];
  return { ...market, outcomes: market.outcomes.map((outcome, index) => ({ ...outcome, odds: odds[index] || null })) };
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
 * Publishes the recorded prices of listed live markets through the product's realtime API at a fixed rate: real feed prices,
 * at any speed and without the feed's pricing work on the same machine.
 */
export async function driveOdds(origin: string, recording: FeedRecording, outcomesPerSecond: number): Promise<DrivenOdds> {
  const lines = (await openColumns(origin)).map((market) => priceHistory(recording, market)).filter(({ prices }) => prices.length > 1);
  const perTick = (outcomesPerSecond * tickEveryMs) / 1_000;
  const beganAtMs = performance.now();
  let published = 0;
  let next = 0;
  let isOver = false;

  async function tick(number: number): Promise<void> {
    const commands = [];
    for (let outcomes = 0; outcomes < perTick; next += 1) {
      const line = lines[next % lines.length];
      if (line === undefined) throw new Error("No listed market changes its price in the recording.");
      const market = marketAt(line, Math.floor(next / lines.length) + 1);
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
