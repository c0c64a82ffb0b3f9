import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../apps/backend/src/main.ts", import.meta.url));
/** Both teams to score: no list shows this market, so it is priced only on request. */
const line = { market_id: 100_029, specifier: "", outcome_id: 500_074, odds: 1_900 };

/** A separate backend process with an empty embedded database. */
export interface ApiProcess {
  readonly origin: string;
  /** Upcoming football matches, the latest first, as these have no prices yet. */
  unpricedMatches(): Promise<readonly number[]>;
  /** Signs in the demo player and returns the headers of the session. */
  signIn(): Promise<Readonly<Record<string, string>>>;
  /** Requests the maximum stake of combos that together have one leg on each of the matches. */
  askMaxStake(headers: Readonly<Record<string, string>>, ids: readonly number[]): Promise<Response>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

export async function startApi(settings: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), "touchline-bench-"))];
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main], {
    env: {
      ...process.env,
      BACKEND_PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: "",
      LOG_LEVEL: "error",
      PRODUCTION: "false",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let tries = 0; !(await fetch(`${origin}/api/v2/sports`).catch(() => null))?.ok; tries += 1) {
    if (tries === 1_500 || child.exitCode !== null) {
      child.kill("SIGKILL");
      throw new Error("The API process did not start.");
    }
    await sleep(200);
  }
  const json = { "content-type": "application/json", origin };
  return {
    origin,
    async unpricedMatches() {
      const query = "sport_key=soccer&match_status=0&type=match&limit=300&sort_by=start_time:desc";
      const listed = await fetch(`${origin}/api/v2/matches?${query}`);
      const { data } = (await listed.json()) as { readonly data: readonly { readonly id: number }[] };
      return data.map(({ id }) => id);
    },
    async signIn() {
      const credentials = JSON.stringify({ email: "demo@touchline.test", password: "demo-pass-1" });
      const signedIn = await fetch(`${origin}/platform/api/player/sign-in`, { method: "POST", headers: json, body: credentials });
      const cookies = signedIn.headers.getSetCookie().map((one) => one.split(";")[0]);
      return { ...json, cookie: cookies.join("; ") };
    },
    askMaxStake(headers, ids) {
      const bets = Array.from({ length: Math.ceil(ids.length / 40) }, (_, index) => ({
        type: "combo",
        stake: { value: 100, currency: "EUR", subunits: 100 },
        selections: ids.slice(index * 40, index * 40 + 40).map((id) => ({ match_id: id, ...line })),
      }));
      return fetch(`${origin}/api/v2/bets/max-stake`, { method: "POST", headers, body: JSON.stringify({ bets }) });
    },
    async stop() {
      child.kill("SIGTERM");
      await new Promise((resolve) => void child.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
