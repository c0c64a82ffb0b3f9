import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { pidOf, type ProductPart } from "../../tests/e2e/support/product-processes.ts";
import { startProduct } from "../../tests/e2e/support/start-product.ts";
import type { Bench } from "../bench-row.ts";

/** How long the product runs before it is measured; MEMORY_MINUTES overrides it. */
const minutes = Number(process.env["MEMORY_MINUTES"] ?? "10");
/** The platform runs in the process of the web server. */
const parts = ["backend", "web"] as const satisfies readonly ProductPart[];
const visitEveryMs = 5_000;
const megabyteInKilobytes = 1_024;

interface Memory {
  /** Resident megabytes; shared pages count fully in each process. */
  readonly resident: number;
  /** Megabytes in which each shared page is divided between its processes. */
  readonly proportional: number;
}

/** Memory of a process, from Linux. */
function memoryOf(pid: number): Memory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const megabytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "mu").exec(text)?.[1]) / megabyteInKilobytes;
  return { resident: megabytes("Rss"), proportional: megabytes("Pss") };
}

/** Reads the home page and then pages that it links to, one at a time, until the time is up. */
async function visitPages(origin: string, untilMs: number): Promise<void> {
  for (let visit = 0; performance.now() < untilMs; visit += 1) {
    const html = await (await fetch(`${origin}/en`)).text();
    const links = [...html.matchAll(/href="(\/en\/[^"?#]+)"/gu)].map(([, path = ""]) => path);
    const path = links[visit % Math.max(1, links.length)];
    if (path !== undefined) await (await fetch(`${origin}${path}`)).arrayBuffer();
    await sleep(Math.min(visitEveryMs, Math.max(0, untilMs - performance.now())));
  }
}

/** Row 24: the one-command start at normal speed with the models computing prices, while pages are requested. */
export const run: Bench = async () => {
  const product = await startProduct({
    TOUCHLINE_TEST: "false",
    NODE_ENV: "production",
    PRODUCTION: "false",
    LOG_LEVEL: "error",
    FEED_SEED: "resident-memory",
    FEED_SPEED: "1",
    // The tests run without heap limits.
    NODE_OPTIONS: "",
  });
  try {
    // Like every start but the first, this one finds the modules compiled.
    await product.restart({});
    await visitPages(product.origin, performance.now() + minutes * 60_000);
    const measured = parts.map((part) => ({ part, ...memoryOf(pidOf(product.pid, part) ?? 0) }));
    const launcher = memoryOf(product.pid);
    const ours = measured.reduce((sum, { resident }) => sum + resident, 0);
    const proportional = [...measured, launcher].reduce((sum, one) => sum + one.proportional, 0);
    const each = measured.map(({ part, resident }) => `${part === "web" ? "web and platform" : part} ${Math.round(resident)}`).join(", ");
    return [
      {
        row: 24,
        name: `Resident memory of backend, web server and platform after ${minutes} minutes`,
        ours,
        floor: null,
        unit: "MB",
        goal: "<= 600 MB",
        isMet: ours <= 600,
        note: `${each}, launcher ${Math.round(launcher.resident)} besides; all three with what they share counted once: ${Math.round(proportional)} MB`,
      },
    ];
  } finally {
    await product.stop();
  }
};
