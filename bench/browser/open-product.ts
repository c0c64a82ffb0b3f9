import { fileURLToPath } from "node:url";
import { startProduct, type Product } from "../../tests/e2e/support/start-product.ts";

/** A recorded Saturday, so that every run sees the same prices at the same moments (docs/feed.md). */
export const sampleRecording = fileURLToPath(new URL("../../apps/backend/tests/feed/recording/saturday.br", import.meta.url));

/** Starts the product as its users get it, without the tests' hooks, on ports and data of its own. */
export async function openProduct(): Promise<Product> {
  return startProduct({ TOUCHLINE_TEST: "false", NODE_ENV: "production", LOG_LEVEL: "error", FEED_RECORDING: sampleRecording });
}
