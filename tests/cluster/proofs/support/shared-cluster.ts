import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { startProcesses } from "./cluster-process.ts";

/** Settings of the cluster that the quick proofs share. */
const settings = { FEED_SPEED: "1", IN_PLAY_DELAY_SECONDS: "1", COUNTRY_HEADER: "x-country" };

/**
 * The shared cluster starts when the first proof requests it at the address that the proofs receive, and stops after the
 * last one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: ReturnType<typeof startProcesses> | null = null;
  const server = createServer((_request, reply) => {
    starting ??= startProcesses(settings, []);
    starting.then(
      ({ files }) => reply.end(JSON.stringify(files)),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("sharedCluster", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await starting?.catch(() => null))?.stop();
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** An address that answers with the files of the shared cluster. */
    readonly sharedCluster: string;
  }
}
