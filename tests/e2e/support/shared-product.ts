import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildWeb } from "../../../scripts/launcher/build-web.ts";
import { servePartner, writeOperatedSite, writeUsualSite } from "./operated-site.ts";
import { startProduct, type Product } from "./start-product.ts";

/**
 * The products that test files share. Both play the recorded hour at normal speed: `usual` with the default settings, except for
 * what changes nothing for most visitors, `operated` with settings that an operator might change (operated-site.ts). Only the full run
 * needs the second.
 */
export type SharedName = "usual" | "operated";

/** Addresses of a shared product. */
export interface SharedProduct {
  readonly origin: string;
  readonly platformOrigin: string;
  /** Origin of a partner's site whose content both products show on a page. */
  readonly partnerOrigin: string;
}

/**
 * Builds the pages before any file starts a product: two that start at once would build over each other. A shared product starts
 * when the first file requests it at the address that the files receive, and stops after the last file. In a run of all
 * tests the usual one starts before that.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb({ isForced: false });
  const folder = mkdtempSync(join(tmpdir(), "touchline-site-"));
  const partner = await servePartner();
  const started = new Map<SharedName, Promise<Product>>();
  const writeSite = { usual: writeUsualSite, operated: writeOperatedSite };
  const start = async (name: SharedName): Promise<Product> => startProduct(writeSite[name](join(folder, name), partner.origin));
  const find = (name: SharedName): Promise<Product> => {
    const product = started.get(name) ?? start(name);
    started.set(name, product);
    return product;
  };
  const server = createServer((request, reply) => {
    find(request.url === "/operated" ? "operated" : "usual").then(
      ({ origin, platformOrigin }) =>
        reply.end(JSON.stringify({ origin, platformOrigin, partnerOrigin: partner.origin } satisfies SharedProduct)),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It starts while the unit tests run, which come before those in the browser.
  const waiting = setInterval(() => {
    if (!project.vitest.state.getFiles().some(({ projectName }) => projectName === "unit")) return;
    clearInterval(waiting);
    find("usual").catch(() => undefined);
  }, 1_000);
  project.provide("sharedProducts", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    clearInterval(waiting);
    server.close();
    server.closeAllConnections();
    for (const starting of started.values()) await (await starting.catch(() => null))?.stop();
    partner.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

declare module "vitest" {
  interface ProvidedContext {
    readonly sharedProducts: string;
  }
}
