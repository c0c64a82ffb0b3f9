import { setTimeout as sleep } from "node:timers/promises";
import { readProcess } from "../../scripts/testing/processor-time.ts";
import { childrenOf } from "../../tests/e2e/support/product-processes.ts";
import { startProduct, type Product } from "../../tests/e2e/support/start-product.ts";

/** A product that has just started publishes the first prices of its whole book to every page. It begins eight seconds after its start. */
const firstPricesMs = 10_000;
const restsWithinMs = 60_000;
/** Processor time that a product at rest uses within a second, in ticks of 10 ms. */
const maxRestTicks = 15;

/** Processor time that each process of a product has used, in ticks of 10 ms, by pid. */
function readTicks({ pid }: Product): ReadonlyMap<number, number> {
  const ticks = new Map<number, number>();
  for (const child of childrenOf(pid)) {
    const times = readProcess(child.pid);
    if (times !== null) ticks.set(child.pid, times.ticks);
  }
  return ticks;
}

async function rests(product: Product): Promise<boolean> {
  const before = readTicks(product);
  await sleep(1_000);
  const after = readTicks(product);
  const used = [...after].reduce((sum, [pid, ticks]) => sum + ticks - (before.get(pid) ?? -Infinity), 0);
  return before.size === after.size && used <= maxRestTicks;
}

async function untilItRests(product: Product): Promise<void> {
  await sleep(firstPricesMs);
  const until = performance.now() + restsWithinMs;
  while (!(await rests(product)))
    if (performance.now() > until) throw new Error(`The product was still busy ${restsWithinMs / 1_000} s after its start.`);
}

/**
 * Starts the product in production mode on the recorded hour, without test hooks, with its own ports and data, and waits until it has
 * priced its book and rests.
 */
export async function openProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const product = await startProduct({
    TOUCHLINE_TEST: "false",
    NODE_ENV: "production",
    PRODUCTION: "false",
    LOG_LEVEL: "error",
    ...environment,
  });
  try {
    await untilItRests(product);
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}
