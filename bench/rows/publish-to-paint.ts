import { createHub, createRealtimeTokens } from "@touchline/centrifuge-hub";
import { productChannels } from "../../apps/backend/src/main/product-channels.ts";
import { matchId, syntheticMarkets } from "../browser/entries/synthetic-markets.ts";
import { startChromium } from "../browser/phone-page.ts";
import { serveEntry } from "../browser/serve-entry.ts";
import { percentile, type Bench } from "../bench-row.ts";

const markets = 20;
const ticks = 400;
const tickEveryMs = 12;
const firstOdds = 2_000;
/** Prices show hundredths, so each tick is one hundredth higher and unique. */
const oddsStep = 10;

async function publishTicks(publish: (data: unknown) => void): Promise<ReadonlyMap<number, number>> {
  const published = new Map<number, number>();
  const lines = syntheticMarkets(markets);
  for (let tick = 0; tick < ticks; tick += 1) {
    const line = lines[tick % markets];
    if (line === undefined) break;
    const odds = firstOdds + 1_000 + tick * oddsStep;
    const moved = { ...line, outcomes: line.outcomes.map((outcome, index) => (index === 0 ? { ...outcome, odds } : outcome)) };
    published.set(odds, performance.timeOrigin + performance.now());
    publish({ event: "markets_changed", sent_at: Date.now(), data: { match_id: matchId, markets: [moved], removed: [] } });
    await new Promise((resolve) => setTimeout(resolve, tickEveryMs));
  }
  return published;
}

/** Row 11: from publication in the server process to the painted frame, through the hub, a socket, and the product's client, store and buttons. */
export const run: Bench = async () => {
  const served = await serveEntry("bench/browser/entries/ticking-board.tsx");
  const hub = createHub({ tokens: createRealtimeTokens("a secret of the benchmark, long enough"), channels: productChannels });
  hub.guard("match", { subscribe: () => null, publish: async ({ data }) => ({ data }) });
  hub.attach(served.server);
  const browser = await startChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 1_600 } });
    await page.goto(`${served.origin}/?markets=${markets}`);
    await page.waitForSelector("body[data-follows] .card", { timeout: 20_000 });
    await page.waitForTimeout(500);
    const published = await publishTicks((data) => void hub.publish(`match:en.${matchId}`, data));
    await page.waitForTimeout(500);
    const painted = await page.evaluate(() => window.painted);
    const seen = painted.filter(({ odds }) => published.has(odds));
    const delays = seen.map(({ odds, atMs }) => atMs - (published.get(odds) ?? atMs));
    const missing = published.size - new Set(seen.map(({ odds }) => odds)).size;
    const disordered = seen.filter(
      ({ odds, atMs }, index) => index > 0 && (seen[index - 1]?.odds ?? 0) > odds && (seen[index - 1]?.atMs ?? 0) < atMs,
    ).length;
    const p95 = percentile(delays, 0.95);
    return [
      {
        row: 11,
        name: "Publication to paint, p95",
        ours: p95,
        floor: null,
        unit: "ms",
        goal: "<= 40 ms, none lost or out of order",
        isMet: p95 <= 40 && missing === 0 && disordered === 0,
        note: `${ticks} ticks, one each ${tickEveryMs} ms; median ${percentile(delays, 0.5).toFixed(1)} ms, ${missing} lost, ${disordered} out of order`,
      },
    ];
  } finally {
    await browser.close();
    await hub.close();
    await served.close();
  }
};
