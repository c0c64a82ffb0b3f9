import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

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

function run(script: string, environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const command = ["--disable-warning=ExperimentalWarning", script, ...args];
  return spawnSync(process.execPath, command, { cwd: root, env: { PATH: process.env["PATH"] ?? "", ...environment }, encoding: "utf8" });
}

describe("the start of a role", () => {
  it("is refused by the process, which names what it lacks", () => {
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

describe("the start of the cluster", () => {
  it("is refused with a sentence for a number of processes that makes no sense", () => {
    const { status, stderr } = run("scripts/cluster.mjs", {}, ["--api", "0"]);
    expect(status).toBe(1);
    expect(stderr).toContain("npm run cluster takes --trading <number>");
  });
});
