import { startProduct, type Product } from "../../tests/e2e/support/start-product.ts";

/** Starts the product in production mode on the recorded hour, without test hooks, with its own ports and data. */
export async function openProduct(): Promise<Product> {
  return startProduct({ TOUCHLINE_TEST: "false", NODE_ENV: "production", PRODUCTION: "false", LOG_LEVEL: "error" });
}
