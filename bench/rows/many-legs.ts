import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { percentile, type Bench } from "../bench-row.ts";

const main = fileURLToPath(new URL("../../apps/backend/src/main.ts", import.meta.url));
/** Both teams to score: no list shows this market, so only a request prices it. */
const line = { market_id: 100_029, specifier: "", outcome_id: 500_074, odds: 1_900 };
const attackLegs = 191;
const ticketLegs = 20;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

interface Timed {
  readonly status: number;
  readonly ms: number;
  /** Slowest and 95th percentile of concurrent `GET /sports` calls. */
  readonly sportsMs: readonly [number, number];
}

/** Sends one call while another client requests the sports every 20 ms. */
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

/** Row 22: signed-in calls with 191 and with 20 matches without prices, each with a concurrent reader. */
export const run: Bench = async () => {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), "touchline-bench-"))];
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: { ...process.env, BACKEND_PORT: String(port), DATA_DIR: folder, DATABASE_URL: "", LOG_LEVEL: "error" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    for (let tries = 0; tries < 1_500 && !(await fetch(`${origin}/api/v2/sports`).catch(() => null))?.ok; tries += 1) await sleep(200);
    const headers = { "content-type": "application/json", origin };
    const credentials = JSON.stringify({ email: "demo@touchline.test", password: "demo-pass-1" });
    const signedIn = await fetch(`${origin}/platform/api/player/sign-in`, { method: "POST", headers, body: credentials });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const listed = await fetch(`${origin}/api/v2/matches?sport_key=soccer&match_status=0&type=match&limit=300&sort_by=start_time:desc`);
    const { data } = (await listed.json()) as { readonly data: readonly { readonly id: number }[] };
    await sleep(3_000);
    const ask = (ids: readonly number[]) => () => {
      const bets = Array.from({ length: Math.ceil(ids.length / 40) }, (_, index) => ({
        type: "combo",
        stake: { value: 100, currency: "EUR", subunits: 100 },
        selections: ids.slice(index * 40, index * 40 + 40).map((id) => ({ match_id: id, ...line })),
      }));
      return fetch(`${origin}/api/v2/bets/max-stake`, { method: "POST", headers: { ...headers, cookie }, body: JSON.stringify({ bets }) });
    };
    const ids = data.map(({ id }) => id);
    const alone = await withReader(origin, () => fetch(`${origin}/api/v2/settings`));
    const attack = await withReader(origin, ask(ids.slice(0, attackLegs)));
    const ticket = await withReader(origin, ask(ids.slice(attackLegs, attackLegs + ticketLegs)));
    return [
      { legs: Math.min(attackLegs, ids.length), timed: attack },
      { legs: ticketLegs, timed: ticket },
    ].map(({ legs, timed }) => ({
      row: 22,
      name: `A call that names ${legs} matches without prices: the slowest GET /sports beside it`,
      ours: timed.sportsMs[0],
      floor: alone.sportsMs[0],
      unit: "ms",
      goal: "call <= 300 ms, sports <= 50 ms",
      isMet: timed.ms <= 300 && timed.sportsMs[0] <= 50,
      note: `answered ${timed.status} in ${timed.ms.toFixed(0)} ms; 95% of the readers within ${timed.sportsMs[1].toFixed(1)} ms; the floor is the same without the call`,
    }));
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => void child.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true });
  }
};
