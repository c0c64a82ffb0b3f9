import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasRedis, startTestRedis, type TestRedis } from "../../apps/backend/tests/support/test-redis.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "./postgres-server.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const secret = "0123456789abcdef0123456789abcdef";
const complete = {
  DATABASE_URL: "postgresql://touchline@127.0.0.1:1/touchline",
  REDIS_URL: "redis://127.0.0.1:1",
  REALTIME: "centrifugo",
  CENTRIFUGO_API_URL: "http://127.0.0.1:1/api",
  CENTRIFUGO_API_KEY: secret,
  CENTRIFUGO_PROXY_SECRET: secret,
  TOKEN_SECRET: secret,
  VAPID_KEY: "A".repeat(43),
};

function run(
  script: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  nodeOptions: readonly string[] = [],
) {
  const command = ["--disable-warning=ExperimentalWarning", ...nodeOptions, script, ...args];
  return spawnSync(process.execPath, command, { cwd: root, env: { PATH: process.env["PATH"] ?? "", ...environment }, encoding: "utf8" });
}

describe("the start of a role", () => {
  it("is refused by the process with a message that names the missing settings", () => {
    const { status, stderr } = run("apps/backend/src/main.ts", { ...complete, ROLE: "trading", REDIS_URL: "", TOKEN_SECRET: "" });
    expect(status).toBe(1);
    expect(stderr).toContain("ROLE=trading needs REDIS_URL and TOKEN_SECRET, which all its processes share.");
  });

  it("is refused by npm start, which runs everything", () => {
    const { status, stderr } = run("scripts/start.mjs", { ...complete, ROLE: "api" });
    expect(status).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([
      "npm start runs the whole product: start ROLE=api alone by node scripts/run-role.mjs, all roles by npm run cluster.",
    ]);
  });
});

/** A module after which the wall clock is two seconds ahead. */
const shiftClock = "data:text/javascript,const now = Date.now; Date.now = () => now() + 2000;";

describe.skipIf(!hasPostgres || !hasRedis)("the start of a role on its engines", () => {
  let postgres: PostgresServer;
  let redis: TestRedis;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startTestRedis()]);
  });
  afterAll(async () => {
    await Promise.all([postgres.remove(), redis.close()]);
  });

  it("is refused on a machine with a wrong clock", () => {
    const environment = { ...complete, ROLE: "api", DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const { status, stdout } = run("apps/backend/src/main.ts", environment, [], ["--import", shiftClock]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/The clock of this machine is (?:19|20)\d\d ms ahead of the database's, and at most 250 ms are allowed/u);
  });
});

describe("the start of the cluster", () => {
  it("is refused with a message for an invalid number of processes", () => {
    const { status, stderr } = run("scripts/cluster.mjs", {}, ["--api", "0"]);
    expect(status).toBe(1);
    expect(stderr).toContain("npm run cluster takes --trading <number>");
  });
});
