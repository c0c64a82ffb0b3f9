import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { readEnvironment } from "../../../apps/web/src/server/environment.ts";
import { createWebServer } from "../../../apps/web/src/server/web-server.ts";

/** Page servers with brands and settings of their own, over one backend; ended after the file's tests. */
export interface BrandServers {
  /** Serves the pages in a brand; answers their origin. */
  serve(key: string, settings?: Readonly<Record<string, string>>): Promise<string>;
  /** Puts a pack into the folder of the operator's brands. */
  write(key: string, pack: object): void;
}

export function brandServers(backendOrigin: () => string): BrandServers {
  const servers: Awaited<ReturnType<typeof createWebServer>>[] = [];
  const folder = mkdtempSync(join(tmpdir(), "touchline-brands-"));
  afterAll(async () => {
    const closed = servers.map(async (server) => server.close());
    // A browser keeps connections for later on which it asks nothing.
    for (const { server } of servers) server.closeAllConnections();
    await Promise.all(closed);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    async serve(key, settings = {}) {
      const environment = readEnvironment({ PORT: "0", BACKEND_ORIGIN: backendOrigin(), BRAND: key, BRANDS_DIR: folder, ...settings }, []);
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
