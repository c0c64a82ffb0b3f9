import { setTimeout as sleep } from "node:timers/promises";
import { type ApiProcess, startApi } from "../api-process.ts";
import type { Bench } from "../bench-row.ts";

const warmUpSeconds = 20;
const measuredSeconds = 60;
const legs = 191;

/** Delays of the event loop since the last reading, milliseconds; without any delay, the values are the resolution, 10 ms. */
interface Delays {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

async function readDelays(origin: string): Promise<Delays> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const read = (name: string): number =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds(?:\\{[^}]*\\})? (\\S+)`, "mu").exec(text)?.[1]) * 1_000;
  return { p50: read("p50"), p99: read("p99"), max: read("max") };
}

/** Reads lists as pages do. */
async function browse(origin: string, seconds: number): Promise<void> {
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; await sleep(200)) {
    for (const status of [0, 1]) await (await fetch(`${origin}/api/v2/matches?match_status=${status}&limit=50`)).text();
  }
}

/** Sends one request after the other, each with many matches without prices; returns the statuses. */
async function attack(api: ApiProcess, seconds: number): Promise<ReadonlySet<number>> {
  const [headers, ids] = [await api.signIn(), await api.unpricedMatches()];
  const statuses = new Set<number>();
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; await sleep(1_000))
    statuses.add((await api.askMaxStake(headers, ids.slice(0, legs))).status);
  return statuses;
}

/** Row 27: delays of the API's event loop at 60 times the speed of play, alone and with requests for 191 matches without prices. */
export const run: Bench = async () => {
  const api = await startApi({ FEED_SPEED: "60", FEED_START: "2026-11-21T14:00:00Z", FEED_SEED: "bench", ALLOW_OPEN_METRICS: "true" });
  try {
    await browse(api.origin, warmUpSeconds);
    await readDelays(api.origin);
    await browse(api.origin, measuredSeconds);
    const alone = await readDelays(api.origin);
    const [statuses] = await Promise.all([attack(api, measuredSeconds / 2), browse(api.origin, measuredSeconds / 2)]);
    const attacked = await readDelays(api.origin);
    const note = `median ${alone.p50.toFixed(1)} ms; without any delay it reads 10 ms`;
    const besides = `answers: ${[...statuses].join(", ")}; the floor is the same without the calls`;
    return [
      { name: "Event loop of the API at 60 times the speed, p99", ours: alone.p99, floor: null, max: 20, goal: "<= 20 ms", note },
      { name: "The longest delay", ours: alone.max, floor: null, max: 150, goal: "<= 150 ms", note: `in ${measuredSeconds} s` },
      {
        name: `With calls that name ${legs} matches, p99`,
        ours: attacked.p99,
        floor: alone.p99,
        max: 20,
        goal: "<= 20 ms",
        note: besides,
      },
    ].map(({ max, ...row }) => ({ row: 27, unit: "ms", ...row, isMet: row.ours <= max }));
  } finally {
    await api.stop();
  }
};
