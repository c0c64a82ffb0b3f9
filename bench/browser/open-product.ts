import { startProduct, type Product } from "../../tests/e2e/support/start-product.ts";

/** Starts the product as its users get it, on the recorded hour, without the tests' hooks, on ports and data of its own. */
export async function openProduct(): Promise<Product> {
  return startProduct({ TOUCHLINE_TEST: "false", NODE_ENV: "production", PRODUCTION: "false", LOG_LEVEL: "error" });
}
