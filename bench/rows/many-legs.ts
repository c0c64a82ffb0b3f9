import { setTimeout as sleep } from "node:timers/promises";
import { startApi } from "../api-process.ts";
import { percentile, type Bench } from "../bench-row.ts";

const attackLegs = 191;
const ticketLegs = 20;

interface Timed {
  readonly status: number;
  readonly ms: number;
  /** Slowest and 95th percentile of concurrent `GET /sports` calls. */
  readonly sportsMs: readonly [number, number];
}

/** Sends one request while another client requests the sports every 20 ms. */
async function withReader(origin: string, call: () => Promise<Response>): Promise<Timed> {
  const waits: number[] = [];
  let isDone = false;
  const asking = (async () => {
    for (let count = 0; !isDone || count < 25; count += 1) {
      const askedAt = performance.now();
      await (await fetch(`${origin}/api/v2/sports?sport_type=${count % 2 === 0 ? "regular" : "cyber"}`)).text();
      waits.push(performance.now() - askedAt);
      await sleep(20);
    }
  })();
  await sleep(60);
  const startedAt = performance.now();
  const { status } = await call();
  const ms = performance.now() - startedAt;
  isDone = true;
  await asking;
  return { status, ms, sportsMs: [Math.max(...waits), percentile(waits, 0.95)] };
}

/** Row 22: signed-in requests for 191 and for 20 matches without prices, each with a concurrent client. */
export const run: Bench = async () => {
  const api = await startApi();
  try {
    const headers = await api.signIn();
    const ids = await api.unpricedMatches();
    await sleep(3_000);
    const ask = (asked: readonly number[]) => () => api.askMaxStake(headers, asked);
    const alone = await withReader(api.origin, () => fetch(`${api.origin}/api/v2/settings`));
    const attack = await withReader(api.origin, ask(ids.slice(0, attackLegs)));
    const ticket = await withReader(api.origin, ask(ids.slice(attackLegs, attackLegs + ticketLegs)));
    return [
      { legs: Math.min(attackLegs, ids.length), timed: attack },
      { legs: ticketLegs, timed: ticket },
    ].map(({ legs, timed }) => ({
      row: 27,
      name: `A call that names ${legs} matches without prices: the slowest GET /sports beside it`,
      ours: timed.sportsMs[0],
      floor: alone.sportsMs[0],
      unit: "ms",
      goal: "call <= 300 ms, sports <= 50 ms",
      isMet: timed.ms <= 300 && timed.sportsMs[0] <= 50,
      note: `answered ${timed.status} in ${timed.ms.toFixed(0)} ms; 95% of the readers within ${timed.sportsMs[1].toFixed(1)} ms; the floor is the same without the call`,
    }));
  } finally {
    await api.stop();
  }
};
