import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { buildWeb } from "../../../scripts/launcher/build-web.ts";
import { startProduct, type Product } from "./start-product.ts";

/** The products that test files share, with their settings. */
const settingsByName = {
  /** Plays the recorded hour at its own speed. */
  standard: {},
  /** Plays it 20 times as fast: odds move and matches end within a test. */
  fast: { FEED_SPEED: "20" },
} as const;

export type SharedProductName = keyof typeof settingsByName;

export interface SharedProduct {
  readonly origin: string;
  readonly platformOrigin: string;
}

/**
 * Builds the pages before any file starts a product: two that start at once would build over each other. Shared products start
 * when the first file asks for them, at the address that the files receive, and stop after the last file.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb({ isForced: false });
  const started = new Map<string, Promise<Product>>();
  const getProduct = async (name: string): Promise<SharedProduct> => {
    const settings = Object.entries(settingsByName).find(([key]) => key === name)?.[1];
    if (settings === undefined) throw new Error(`There is no shared product ${name}.`);
    const starting = started.get(name) ?? startProduct(settings);
    started.set(name, starting);
    const { origin, platformOrigin } = await starting;
    return { origin, platformOrigin };
  };
  const server = createServer((request, reply) => {
    getProduct(request.url?.slice(1) ?? "").then(
      (product) => reply.end(JSON.stringify(product)),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("sharedProductsOrigin", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([...started.values()].map(async (product) => (await product).stop()));
  };
}

declare module "vitest" {
  interface ProvidedContext {
    readonly sharedProductsOrigin: string;
  }
}
