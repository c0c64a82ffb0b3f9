import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { buildWeb } from "../../../scripts/launcher/build-web.ts";
import { lockOf } from "./product-lock.ts";
import { startProduct } from "./start-product.ts";

/** As many as test files run at once; one, when files are named: most often it is a single one. */
const productCount = process.argv.some((argument) => argument.includes("tests/e2e/")) ? 1 : 2;

/**
 * Builds the pages before any file of tests starts the product (two that start at once would build over each other),
 * and starts the products that files borrow one after the other.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb({ isForced: false });
  const products = await Promise.all(Array.from({ length: productCount }, async () => startProduct()));
  for (const { origin } of products) rmSync(lockOf(origin), { recursive: true, force: true });
  project.provide(
    "products",
    products.map(({ origin, platformOrigin }) => ({ origin, platformOrigin })),
  );
  return async () => {
    await Promise.all(products.map(async (product) => product.stop()));
  };
}

declare module "vitest" {
  interface ProvidedContext {
    readonly products: readonly { readonly origin: string; readonly platformOrigin: string }[];
  }
}
