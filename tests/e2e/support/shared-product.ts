import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { buildWeb } from "../../../scripts/launcher/build-web.ts";
import { startProduct, type Product } from "./start-product.ts";

/** The product that test files share. It plays the recorded hour at its own speed. */
export interface SharedProduct {
  readonly origin: string;
  readonly platformOrigin: string;
}

/**
 * Builds the pages before any file starts a product: two that start at once would build over each other. The shared product starts
 * when the first file asks for it, by a request to the address that the files receive, and stops after the last file.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb({ isForced: false });
  let starting: Promise<Product> | null = null;
  const server = createServer((_request, reply) => {
    starting ??= startProduct();
    starting.then(
      ({ origin, platformOrigin }) => reply.end(JSON.stringify({ origin, platformOrigin } satisfies SharedProduct)),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("sharedProductAddress", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    const product = await starting?.catch(() => null);
    await product?.stop();
  };
}

declare module "vitest" {
  interface ProvidedContext {
    readonly sharedProductAddress: string;
  }
}
