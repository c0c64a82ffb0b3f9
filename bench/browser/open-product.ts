import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { childrenOf } from "../../tests/e2e/support/product-processes.ts";
import { startProduct, type Product } from "../../tests/e2e/support/start-product.ts";

/** The first prices of the whole book are ready after about eight seconds, and are published to every page until then. */
const firstPricesMs = 10_000;
const restsWithinMs = 60_000;
/** Processor time of a product at rest within a second, in ticks of 10 ms. */
const restingTicks = 15;

/** Processor time that the processes of a product have used, in ticks of 10 ms. */
function usedTicks(product: Product): number {
  const ticks = childrenOf(product.pid).map(({ pid }) => {
    const [, fields = ""] = /\) (.*)/u.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const [user, system] = fields.split(" ").slice(11, 13).map(Number);
    return (user ?? 0) + (system ?? 0);
  });
  return ticks.reduce((sum, own) => sum + own, 0);
}

async function untilItRests(product: Product): Promise<void> {
  await sleep(firstPricesMs);
  for (const until = performance.now() + restsWithinMs; performance.now() < until;) {
    const before = usedTicks(product);
    await sleep(1_000);
    if (usedTicks(product) - before <= restingTicks) return;
  }
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
  await untilItRests(product);
  return product;
}
