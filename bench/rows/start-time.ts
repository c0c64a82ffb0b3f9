import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/launcher/free-port.ts";
import { type Bench, median } from "../bench-row.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const buildStamp = join(root, "apps/web/dist/build-stamp");
/** Seldom, because the web server writes a page for each answer. */
const pollEveryMs = 50;
const repeats = 3;

async function hasPage(origin: string): Promise<boolean> {
  return fetch(`${origin}/en`).then(
    async (reply) => (await reply.text()).includes("</html>") && reply.status === 200,
    () => false,
  );
}

/** Seconds from the start of the launcher to the first page; stops the product again. */
async function secondsToFirstPage(folder: string): Promise<number> {
  const port = await freePort("127.0.0.1");
  const startedAt = performance.now();
  const launcher = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      PLATFORM_PORT: "0",
      REALTIME_PORT: "0",
      DATABASE_URL: "",
      DATA_DIR: join(folder, "data"),
      NODE_COMPILE_CACHE: join(folder, "compiled"),
      NODE_ENV: "production",
      PRODUCTION: "false",
      STOP_NOTICE_SECONDS: "0",
    },
  });
  const ended = new Promise<"ended">((resolve) => launcher.once("close", () => resolve("ended")));
  try {
    while (!(await hasPage(`http://localhost:${port}`))) {
      if ((await Promise.race([sleep(pollEveryMs), ended])) === "ended") throw new Error("The product ended before its first page.");
    }
    return (performance.now() - startedAt) / 1_000;
  } finally {
    launcher.kill("SIGTERM");
    await ended;
  }
}

/** Row 25: the first page after `npm start`, with nothing built and no data, and with both. */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-bench-start-"));
  try {
    rmSync(buildStamp, { force: true });
    const first = await secondsToFirstPage(folder);
    const later: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) later.push(await secondsToFirstPage(folder));
    const second = median(later);
    return [
      {
        row: 25,
        name: "First page of the first start",
        ours: first,
        floor: null,
        unit: "s",
        goal: "<= 11 s",
        isMet: first <= 11,
        note: "builds the pages, creates the database and compiles every module",
      },
      {
        row: 25,
        name: "First page of a later start",
        ours: second,
        floor: null,
        unit: "s",
        goal: "<= 6 s",
        isMet: second <= 6,
        note: `median of ${repeats}; from the start of the launcher`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
