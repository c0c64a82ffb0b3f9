import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tmpdir } from "node:os";
import { afterAll } from "vitest";
import { readEnvironment } from "../../../apps/web/src/server/environment.ts";
import { createWebServer } from "../../../apps/web/src/server/web-server.ts";

const defaultSite = fileURLToPath(new URL("../../../apps/backend/site", import.meta.url));

/** Writes the default site with changes and its images into a folder, and returns the path for `SITE_FILE`. */
export function writeSiteFile(folder: string, changes: object): string {
  mkdirSync(folder, { recursive: true });
  const site = JSON.parse(readFileSync(join(defaultSite, "default-site.json"), "utf8")) as object;
  cpSync(join(defaultSite, "images"), join(folder, "images"), { recursive: true });
  const path = join(folder, "site.json");
  writeFileSync(path, JSON.stringify({ ...site, ...changes }));
  return path;
}

/** Web servers with their own brands and settings over one backend; closed after the file's tests. */
export interface BrandServers {
  /** Serves the pages in a brand and returns their origin. */
  serve(key: string, settings?: Readonly<Record<string, string>>): Promise<string>;
  /** Writes a brand pack into the operator's brands folder. */
  write(key: string, pack: object): void;
}

export function brandServers(backendOrigin: () => string): BrandServers {
  const servers: { readonly server: Server; close(): Promise<unknown> }[] = [];
  const folder = mkdtempSync(join(tmpdir(), "touchline-brands-"));
  afterAll(async () => {
    const closed = servers.map(async (server) => server.close());
    // Browsers keep idle connections open.
    for (const { server } of servers) server.closeAllConnections();
    await Promise.all(closed);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    async serve(key, settings = {}) {
      const environment = readEnvironment(
        { PORT: "0", BACKEND_ORIGIN: backendOrigin(), WIRE_DIALECT: "touchline", BRAND: key, BRANDS_DIR: folder, ...settings },
        [],
      );
      const server = await createWebServer(environment);
      servers.push(server);
      return server.listen({ port: 0, host: "127.0.0.1" });
    },
    write(key, pack) {
      mkdirSync(join(folder, key), { recursive: true });
      writeFileSync(join(folder, key, "brand.json"), JSON.stringify(pack));
    },
  };
}
